//===- Elementwise.cpp - Evaluation of elementwise primitives -------------===//
//
// f32 and f64 arithmetic is the processor's, which IEEE rounds correctly. The
// functions of libm are called one type wider and rounded once.
//
//===----------------------------------------------------------------------===//
#include "Evaluators.h"
#include "thunder/IR/Functions.h"
#include <cmath>

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::reference;

namespace {

//===----------------------------------------------------------------------===//
// Formulas. Each is called with float, double, or an integer type.
//===----------------------------------------------------------------------===//

/// The unsigned type in which integers wrap; 64 bits, because a product of two
/// narrower ones would be computed in signed int.
template <typename T> uint64_t wrap(T value) {
  return uint64_t(int64_t(value));
}

template <typename T> inline constexpr bool isInteger = std::is_integral_v<T>;

struct Abs {
  template <typename T> static T apply(T x) {
    if constexpr (isInteger<T>)
      return x < 0 ? T(-wrap(x)) : x;
    else
      return std::fabs(x);
  }
};
struct Neg {
  template <typename T> static T apply(T x) {
    if constexpr (isInteger<T>)
      return T(-wrap(x));
    else
      return -x;
  }
};
struct Sign {
  template <typename T> static T apply(T x) { return T((x > 0) - (x < 0)); }
};
struct Rsqrt {
  template <typename T> static T apply(T x) { return T(1) / std::sqrt(x); }
};
struct Reciprocal {
  template <typename T> static T apply(T x) { return T(1) / x; }
};
struct BitwiseNot {
  template <typename T> static T apply(T x) {
    if constexpr (std::is_same_v<T, bool>)
      return !x;
    else
      return T(~x);
  }
};

/// Exact functions of the type itself.
#define THUNDER_EXACT(NAME, FUNCTION)                                          \
  struct NAME {                                                                \
    template <typename T> static T apply(T x) { return FUNCTION(x); }          \
  };
THUNDER_EXACT(Sqrt, std::sqrt)
THUNDER_EXACT(Floor, std::floor)
THUNDER_EXACT(Ceil, std::ceil)
THUNDER_EXACT(Round, std::nearbyint)
THUNDER_EXACT(Trunc, std::trunc)
#undef THUNDER_EXACT

/// Functions of libm, one type wider.
#define THUNDER_WIDE(NAME, FUNCTION)                                           \
  struct NAME {                                                                \
    template <typename T> static T apply(T x) {                                \
      return T(FUNCTION(Wide<T>(x)));                                          \
    }                                                                          \
  };
THUNDER_WIDE(Exp, std::exp)
THUNDER_WIDE(Expm1, std::expm1)
THUNDER_WIDE(Log, std::log)
THUNDER_WIDE(Log1p, std::log1p)
THUNDER_WIDE(Sin, std::sin)
THUNDER_WIDE(Cos, std::cos)
THUNDER_WIDE(Tanh, std::tanh)
THUNDER_WIDE(Erf, std::erf)
THUNDER_WIDE(Erfc, std::erfc)
THUNDER_WIDE(Exp2, std::exp2)
THUNDER_WIDE(Log2, std::log2)
THUNDER_WIDE(Log10, std::log10)
THUNDER_WIDE(Tan, std::tan)
THUNDER_WIDE(Asin, std::asin)
THUNDER_WIDE(Acos, std::acos)
THUNDER_WIDE(Atan, std::atan)
THUNDER_WIDE(Sinh, std::sinh)
THUNDER_WIDE(Cosh, std::cosh)
THUNDER_WIDE(Asinh, std::asinh)
THUNDER_WIDE(Acosh, std::acosh)
THUNDER_WIDE(Atanh, std::atanh)
#undef THUNDER_WIDE

struct Add {
  template <typename T> static T apply(T x, T y) {
    if constexpr (isInteger<T>)
      return T(wrap(x) + wrap(y));
    else
      return x + y;
  }
};
struct Sub {
  template <typename T> static T apply(T x, T y) {
    if constexpr (isInteger<T>)
      return T(wrap(x) - wrap(y));
    else
      return x - y;
  }
};
struct Mul {
  template <typename T> static T apply(T x, T y) {
    if constexpr (isInteger<T>)
      return T(wrap(x) * wrap(y));
    else
      return x * y;
  }
};
struct Div {
  template <typename T> static T apply(T x, T y) { return x / y; }
};
struct Pow {
  template <typename T> static T apply(T x, T y) {
    return T(std::pow(Wide<T>(x), Wide<T>(y)));
  }
};
struct Atan2 {
  template <typename T> static T apply(T x, T y) {
    return T(std::atan2(Wide<T>(x), Wide<T>(y)));
  }
};
struct Copysign {
  template <typename T> static T apply(T x, T y) { return std::copysign(x, y); }
};
struct Fmod {
  template <typename T> static T apply(T x, T y) { return std::fmod(x, y); }
};
struct TruncDivide {
  template <typename T> static T apply(T x, T y) {
    if (y == 0)
      return x;
    return std::is_signed_v<T> && y == T(-1) ? T(-wrap(x)) : T(x / y);
  }
};
/// Amounts that are negative or not below the width shift everything out.
template <typename T> bool shiftsOut(T y) {
  return y < 0 || int64_t(y) >= int64_t(8 * sizeof(T));
}
struct ShiftLeft {
  template <typename T> static T apply(T x, T y) {
    return shiftsOut(y) ? T(0) : T(wrap(x) << y);
  }
};
struct ShiftRight {
  template <typename T> static T apply(T x, T y) {
    if (shiftsOut(y))
      return x < 0 ? T(-1) : T(0);
    return T(x >> y);
  }
};
/// NaN wins; +0 is larger than -0.
struct Maximum {
  template <typename T> static T apply(T x, T y) {
    if constexpr (!isInteger<T>) {
      if (std::isnan(x) || std::isnan(y))
        return std::numeric_limits<T>::quiet_NaN();
      if (x == y)
        return std::signbit(x) ? y : x;
    }
    return x < y ? y : x;
  }
};
struct Minimum {
  template <typename T> static T apply(T x, T y) {
    if constexpr (!isInteger<T>) {
      if (std::isnan(x) || std::isnan(y))
        return std::numeric_limits<T>::quiet_NaN();
      if (x == y)
        return std::signbit(x) ? x : y;
    }
    return y < x ? y : x;
  }
};
struct BitwiseAnd {
  template <typename T> static T apply(T x, T y) { return T(x & y); }
};
struct BitwiseOr {
  template <typename T> static T apply(T x, T y) { return T(x | y); }
};
struct BitwiseXor {
  template <typename T> static T apply(T x, T y) { return T(x ^ y); }
};
struct Eq {
  template <typename T> static bool apply(T x, T y) { return x == y; }
};
struct Ne {
  template <typename T> static bool apply(T x, T y) { return x != y; }
};
struct Lt {
  template <typename T> static bool apply(T x, T y) { return x < y; }
};
struct Le {
  template <typename T> static bool apply(T x, T y) { return x <= y; }
};
struct Gt {
  template <typename T> static bool apply(T x, T y) { return x > y; }
};
struct Ge {
  template <typename T> static bool apply(T x, T y) { return x >= y; }
};
struct IsFinite {
  template <typename T> static bool apply(T x) { return std::isfinite(x); }
};

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// Which element types a formula is compiled for: those its primitive takes.
enum class Domain { Float, Integer, Arithmetic, Bits, Compare };

template <Domain domain, typename T> constexpr bool contains() {
  if (isStoredFloat<T>)
    return false;
  switch (domain) {
  case Domain::Float:
    return std::is_floating_point_v<T>;
  case Domain::Integer:
    return isInteger<T> && !std::is_same_v<T, bool>;
  case Domain::Arithmetic:
    return !std::is_same_v<T, bool>;
  case Domain::Bits:
    return isInteger<T>;
  case Domain::Compare:
    return true;
  }
  return false;
}

/// result[i] = Formula(operands[0][i], …) for every i.
template <typename Formula, Domain domain, bool isBinary>
LogicalResult evaluateElements(Operation *op, ArrayRef<Tensor> operands,
                               MutableArrayRef<Tensor> results) {
  Tensor &result = results.front();
  return visit(operands[0].getElementType(), [&](auto zero) -> LogicalResult {
    using T = decltype(zero);
    if constexpr (contains<domain, T>()) {
      for (int64_t i = 0, e = result.size(); i < e; ++i) {
        if constexpr (isBinary)
          result.set(i, Formula::template apply<T>(operands[0].get<T>(i),
                                                   operands[1].get<T>(i)));
        else
          result.set(i, Formula::template apply<T>(operands[0].get<T>(i)));
      }
      return success();
    } else {
      return op->emitError("is not evaluated on ") << operands[0].getType();
    }
  });
}

//===----------------------------------------------------------------------===//
// Selection and conversion
//===----------------------------------------------------------------------===//

LogicalResult evaluateWhere(WhereOp, ArrayRef<Tensor> operands,
                            Tensor &result) {
  for (int64_t i = 0, e = result.size(); i < e; ++i)
    result.copy(i, operands[0].get<bool>(i) ? operands[1] : operands[2], i);
  return success();
}

/// What x86-64's cvttsd2si gives: the smallest integer when x does not fit.
template <typename Int, typename Float> Int truncateAsX86(Float x) {
  constexpr Float limit = Float(std::numeric_limits<Int>::min());
  // Written so that NaN fails it. Above -2^31 - 1 is within for 32 bits, and
  // only a double can say so.
  bool fits = x < -limit && (x >= limit || std::trunc(x) == limit);
  return fits ? Int(x) : std::numeric_limits<Int>::min();
}

template <typename To, typename From> To convert(From value) {
  auto x = widen(value);
  using X = decltype(x);
  if constexpr (std::is_same_v<To, bool>)
    return x != 0;
  else if constexpr (std::is_floating_point_v<X> && isInteger<To>)
    // Narrow signed integers come from 32 bits and ui8 from 64, as C compiles.
    return std::is_same_v<To, int64_t> || std::is_same_v<To, uint8_t>
               ? To(truncateAsX86<int64_t>(x))
               : To(truncateAsX86<int32_t>(x));
  else
    return narrow<To>(x); // f64 to bf16 or f16 through f32, as PyTorch
}

LogicalResult evaluateConvert(ConvertElementTypeOp, ArrayRef<Tensor> operands,
                              Tensor &result) {
  visit(operands[0].getElementType(), [&](auto zero) {
    using From = decltype(zero);
    visit(result.getElementType(), [&](auto zero) {
      using To = decltype(zero);
      for (int64_t i = 0, e = result.size(); i < e; ++i)
        result.set<To>(i, convert<To>(operands[0].get<From>(i)));
    });
  });
  return success();
}

} // namespace

void reference::addElementwiseEvaluators(EvaluatorTable &table) {
#define THUNDER_UNARY(NAME, DOMAIN)                                            \
  table[NAME##Op::getOperationName()] =                                        \
      evaluateElements<NAME, Domain::DOMAIN, /*isBinary=*/false>;
#define THUNDER_BINARY(NAME, DOMAIN)                                           \
  table[NAME##Op::getOperationName()] =                                        \
      evaluateElements<NAME, Domain::DOMAIN, /*isBinary=*/true>;
  THUNDER_UNARY(Abs, Arithmetic)
  THUNDER_UNARY(Neg, Arithmetic)
  THUNDER_UNARY(Sign, Arithmetic)
  THUNDER_UNARY(Exp, Float)
  THUNDER_UNARY(Expm1, Float)
  THUNDER_UNARY(Log, Float)
  THUNDER_UNARY(Log1p, Float)
  THUNDER_UNARY(Sqrt, Float)
  THUNDER_UNARY(Rsqrt, Float)
  THUNDER_UNARY(Reciprocal, Float)
  THUNDER_UNARY(Sin, Float)
  THUNDER_UNARY(Cos, Float)
  THUNDER_UNARY(Tanh, Float)
  THUNDER_UNARY(Erf, Float)
  THUNDER_UNARY(Erfc, Float)
  THUNDER_UNARY(Exp2, Float)
  THUNDER_UNARY(Log2, Float)
  THUNDER_UNARY(Log10, Float)
  THUNDER_UNARY(Tan, Float)
  THUNDER_UNARY(Asin, Float)
  THUNDER_UNARY(Acos, Float)
  THUNDER_UNARY(Atan, Float)
  THUNDER_UNARY(Sinh, Float)
  THUNDER_UNARY(Cosh, Float)
  THUNDER_UNARY(Asinh, Float)
  THUNDER_UNARY(Acosh, Float)
  THUNDER_UNARY(Atanh, Float)
  THUNDER_UNARY(Floor, Float)
  THUNDER_UNARY(Ceil, Float)
  THUNDER_UNARY(Round, Float)
  THUNDER_UNARY(Trunc, Float)
  THUNDER_UNARY(BitwiseNot, Bits)
  THUNDER_UNARY(IsFinite, Float)
  THUNDER_BINARY(Add, Arithmetic)
  THUNDER_BINARY(Sub, Arithmetic)
  THUNDER_BINARY(Mul, Arithmetic)
  THUNDER_BINARY(Div, Float)
  THUNDER_BINARY(Pow, Float)
  THUNDER_BINARY(Atan2, Float)
  THUNDER_BINARY(Copysign, Float)
  THUNDER_BINARY(Fmod, Float)
  THUNDER_BINARY(TruncDivide, Integer)
  THUNDER_BINARY(ShiftLeft, Integer)
  THUNDER_BINARY(ShiftRight, Integer)
  THUNDER_BINARY(Maximum, Arithmetic)
  THUNDER_BINARY(Minimum, Arithmetic)
  THUNDER_BINARY(BitwiseAnd, Bits)
  THUNDER_BINARY(BitwiseOr, Bits)
  THUNDER_BINARY(BitwiseXor, Bits)
  THUNDER_BINARY(Eq, Compare)
  THUNDER_BINARY(Ne, Compare)
  THUNDER_BINARY(Lt, Compare)
  THUNDER_BINARY(Le, Compare)
  THUNDER_BINARY(Gt, Compare)
  THUNDER_BINARY(Ge, Compare)
#undef THUNDER_UNARY
#undef THUNDER_BINARY
  addEvaluator<WhereOp, evaluateWhere>(table);
  addEvaluator<ConvertElementTypeOp, evaluateConvert>(table);
}

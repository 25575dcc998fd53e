//===- SpecialFunctions.cpp - Gamma functions, inverses of erf ------------===//
#include "thunder/Symbols/SpecialFunctions.h"
#include "Families.h"
#include "thunder/IR/Functions.h"
#include <cmath>
#include <limits>

using namespace mlir;
using namespace mlir::thunder;

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double pi = 3.14159265358979323846;
constexpr double rootOfHalf = 0.70710678118654752440;

Value mlir::thunder::readSpecial(SymbolBuilder &b, StringRef name) {
  Value x = b.tensor(name);
  // Half precision and integers are numbers of f32 first.
  return b.convert(b.toCompute(b.convert(x, toFloating(b.elementOf(x)))),
                   b.f64());
}

Value mlir::thunder::buildPolynomial(PrimitiveBuilder &b, Value x,
                                     ArrayRef<double> highest) {
  Value sum = b.fullLike(x, highest.front());
  for (double coefficient : highest.drop_front())
    sum = b.add(b.mul(sum, x), b.fullLike(x, coefficient));
  return sum;
}

static Value both(PrimitiveBuilder &b, Value x, Value y) {
  return b.make<BitwiseAndOp>(x, y);
}

/// x is an integer that is not above 0.
static Value isPole(PrimitiveBuilder &b, Value x) {
  return both(b, b.compare<LeOp>(x, b.fullLike(x, 0)),
              b.compare<EqOp>(x, b.make<FloorOp>(x)));
}

//===----------------------------------------------------------------------===//
// Gamma
//===----------------------------------------------------------------------===//

/// Stirling's series from 7 on, where Γ(x + 7) / Γ(x) is a product; the
/// reflection log(π / |sin πx|) - log Γ(1 - x) below 1/2.
Value mlir::thunder::buildLgamma(PrimitiveBuilder &b, Value x) {
  Value half = b.fullLike(x, 0.5), one = b.fullLike(x, 1),
        seven = b.fullLike(x, 7), limit = b.fullLike(x, infinity);
  Value isReflected = b.compare<LtOp>(x, half);
  Value z = b.where(isReflected, b.sub(one, x), x), product = one;
  for (int i = 0; i < 7; ++i) {
    Value isSmall = b.compare<LtOp>(z, seven);
    product = b.where(isSmall, b.mul(product, z), product);
    z = b.where(isSmall, b.add(z, one), z);
  }
  Value inverse = b.div(one, z);
  // Bernoulli numbers B(2k) / (2k (2k - 1)).
  Value series =
      buildPolynomial(b, b.mul(inverse, inverse),
                      {1.0 / 156, -691.0 / 360360, 1.0 / 1188, -1.0 / 1680,
                       1.0 / 1260, -1.0 / 360, 1.0 / 12});
  Value stirling =
      b.add(b.sub(b.mul(b.sub(z, half), b.log(z)), z),
            b.add(b.fullLike(x, 0.91893853320467274178), // log(2π) / 2
                  b.mul(series, inverse)));
  Value result = b.sub(stirling, b.log(product));
  Value part = b.sub(x, b.make<FloorOp>(x));
  Value sine = b.make<SinOp>(
      b.mul(b.make<MinimumOp>(part, b.sub(one, part)), b.fullLike(x, pi)));
  Value reflected = b.sub(b.log(b.div(b.fullLike(x, pi), sine)), result);
  result = b.where(isReflected, reflected, result);
  return b.where(b.compare<EqOp>(b.make<AbsOp>(x), limit), limit, result);
}

/// log(x) - 1 / (2x) - Σ B(2k) / (2k x^2k) from 10 on, where ψ(x + 1) is
/// ψ(x) + 1 / x; the reflection ψ(1 - x) - π / tan(πx) below 0.
Value mlir::thunder::buildDigamma(PrimitiveBuilder &b, Value x) {
  Value zero = b.fullLike(x, 0), one = b.fullLike(x, 1),
        ten = b.fullLike(x, 10);
  Value isNegative = b.compare<LtOp>(x, zero);
  Value z = b.where(isNegative, b.sub(one, x), x), sum = zero;
  for (int i = 0; i < 10; ++i) {
    Value isSmall = b.compare<LtOp>(z, ten);
    sum = b.where(isSmall, b.sub(sum, b.div(one, z)), sum);
    z = b.where(isSmall, b.add(z, one), z);
  }
  Value inverse = b.div(one, z), square = b.mul(inverse, inverse);
  Value series = b.mul(
      square, buildPolynomial(b, square,
                              {1.0 / 12, -691.0 / 32760, 1.0 / 132, -1.0 / 240,
                               1.0 / 252, -1.0 / 120, 1.0 / 12}));
  Value result = b.sub(
      b.sub(b.add(sum, b.log(z)), b.mul(b.fullLike(x, 0.5), inverse)), series);
  Value tangent =
      b.make<TanOp>(b.mul(b.sub(x, b.make<TruncOp>(x)), b.fullLike(x, pi)));
  Value reflected = b.sub(result, b.div(b.fullLike(x, pi), tangent));
  result = b.where(isNegative, reflected, result);
  result = b.where(both(b, isNegative, isPole(b, x)), b.fullLike(x, notANumber),
                   result);
  return b.where(b.compare<EqOp>(x, zero), b.neg(b.div(one, x)), result);
}

/// The Euler–Maclaurin formula after ten terms, for q > 0.
static Value zetaOfPositive(PrimitiveBuilder &b, Value s, Value q) {
  constexpr int numTerms = 10;
  // B(2k) / (2k)!
  constexpr double bernoulli[] = {
      1.0 / 12,
      -1.0 / 720,
      1.0 / 30240,
      -1.0 / 1209600,
      1.0 / 47900160,
      -691.0 / 1307674368000,
      1.0 / 74724249600,
      -3617.0 / 10670622842880000,
      43867.0 / 5109094217170944000,
  };
  Value negative = b.neg(s), one = b.fullLike(s, 1), sum;
  for (int k = 0; k < numTerms; ++k) {
    Value term = b.pow(b.add(q, b.fullLike(q, double(k))), negative);
    sum = sum ? b.add(sum, term) : term;
  }
  Value w = b.add(q, b.fullLike(q, double(numTerms))),
        power = b.pow(w, negative);
  sum = b.add(sum, b.div(b.mul(power, w), b.sub(s, one)));
  sum = b.add(sum, b.mul(b.fullLike(s, 0.5), power));
  Value factor = b.div(b.mul(power, s), w);
  for (auto [k, number] : llvm::enumerate(bernoulli)) {
    sum = b.add(sum, b.mul(factor, b.fullLike(s, number)));
    Value first = b.add(s, b.fullLike(s, 2.0 * double(k) + 1)),
          second = b.add(s, b.fullLike(s, 2.0 * double(k) + 2));
    factor = b.mul(factor, b.mul(b.div(first, w), b.div(second, w)));
  }
  return sum;
}

/// For -m < q < 0 and f = q + m in (0, 1), the terms below 0 are those of
/// 1 - f, 2 - f, …, m - f with the sign of (-1)^s.
Value mlir::thunder::buildZeta(PrimitiveBuilder &b, Value s, Value q) {
  Value zero = b.fullLike(q, 0), one = b.fullLike(q, 1),
        half = b.fullLike(q, 0.5);
  Value isNegative = b.compare<LtOp>(q, zero);
  Value part = b.sub(q, b.make<FloorOp>(q));
  auto onlyBelow = [&](Value x) { return b.where(isNegative, x, one); };
  Value first = zetaOfPositive(b, s, b.where(isNegative, part, q)),
        mirrored = zetaOfPositive(b, s, onlyBelow(b.sub(one, part))),
        beyond = zetaOfPositive(b, s, onlyBelow(b.sub(one, q)));
  Value halves = b.mul(s, half);
  Value isEven = b.compare<EqOp>(halves, b.make<FloorOp>(halves));
  Value below = b.sub(mirrored, beyond);
  Value result = b.where(
      isNegative, b.add(first, b.where(isEven, below, b.neg(below))), first);
  Value needsInteger =
      both(b, isNegative, b.compare<NeOp>(s, b.make<FloorOp>(s)));
  result = b.where(needsInteger, b.fullLike(q, notANumber), result);
  result = b.where(isPole(b, q), b.fullLike(q, infinity), result);
  result = b.where(b.compare<EqOp>(s, one), b.fullLike(q, infinity), result);
  return b.where(b.compare<LtOp>(s, one), b.fullLike(q, notANumber), result);
}

Value mlir::thunder::buildPolygamma(PrimitiveBuilder &b, int64_t n, Value x) {
  if (n == 0)
    return buildDigamma(b, x);
  double factor = n % 2 ? 1 : -1;
  for (int64_t i = 2; i <= n; ++i)
    factor *= double(i);
  Value zeta = buildZeta(b, b.fullLike(x, double(n + 1)), x);
  if (n == 1) { // PyTorch's trigamma has other limits
    Value limit = b.fullLike(x, infinity);
    zeta = b.where(b.compare<EqOp>(x, limit), b.fullLike(x, 0), zeta);
    zeta = b.where(b.compare<EqOp>(x, b.neg(limit)), b.fullLike(x, notANumber),
                   zeta);
  }
  return b.mul(b.fullLike(x, factor), zeta);
}

//===----------------------------------------------------------------------===//
// Normal distribution
//===----------------------------------------------------------------------===//

/// A rational approximation and two of Newton's steps.
Value mlir::thunder::buildErfinv(PrimitiveBuilder &b, Value x) {
  Value one = b.fullLike(x, 1), size = b.make<AbsOp>(x);
  Value square = b.mul(x, x);
  Value central = b.div(b.mul(x, buildPolynomial(b, square,
                                                 {-0.140543331, 0.914624893,
                                                  -1.645349621, 0.886226899})),
                        buildPolynomial(b, square,
                                        {0.012229801, -0.329097515, 1.442710462,
                                         -2.118377725, 1}));
  Value z =
      b.make<SqrtOp>(b.neg(b.log(b.mul(b.sub(one, size), b.fullLike(x, 0.5)))));
  Value tail =
      b.div(buildPolynomial(
                b, z, {1.641345311, 3.429567803, -1.624906493, -1.970840454}),
            buildPolynomial(b, z, {1.6370678, 3.5438892, 1}));
  Value y = b.where(b.compare<LeOp>(size, b.fullLike(x, 0.7)), central,
                    b.make<CopysignOp>(tail, x));
  for (int i = 0; i < 2; ++i) {
    Value slope = b.mul(b.fullLike(x, 1.12837916709551257390), // 2 / sqrt(π)
                        b.exp(b.neg(b.mul(y, y))));
    y = b.sub(y, b.div(b.sub(b.make<ErfOp>(y), x), slope));
  }
  Value limit = b.make<CopysignOp>(b.fullLike(x, infinity), x);
  y = b.where(b.compare<EqOp>(size, one), limit, y);
  return b.where(b.compare<GtOp>(size, one), b.fullLike(x, notANumber), y);
}

/// A product below 5, from there on a continued fraction.
Value mlir::thunder::buildErfcx(PrimitiveBuilder &b, Value x) {
  constexpr int depth = 24;
  constexpr double border = 5;
  Value isLarge = b.compare<GtOp>(x, b.fullLike(x, border));
  Value far = b.where(isLarge, x, b.fullLike(x, border));
  Value fraction = far;
  for (int k = depth; k > 0; --k)
    fraction = b.add(far, b.div(b.fullLike(x, k / 2.0), fraction));
  Value large = b.div(b.fullLike(x, 0.56418958354775628695), // 1 / sqrt(π)
                      fraction);
  Value near = b.where(isLarge, b.fullLike(x, 0), x);
  Value small = b.mul(b.exp(b.mul(near, near)), b.make<ErfcOp>(near));
  return b.where(isLarge, large, small);
}

/// Cephes' rational functions of x - 1/2, and of the root of -2 log x.
Value mlir::thunder::buildNdtri(PrimitiveBuilder &b, Value x) {
  constexpr double border = 0.13533528323661269189; // exp(-2)
  Value zero = b.fullLike(x, 0), one = b.fullLike(x, 1), two = b.fullLike(x, 2);
  Value isUpper = b.compare<GtOp>(x, b.fullLike(x, 1 - border));
  Value y = b.where(isUpper, b.sub(one, x), x);
  Value isCentral = b.compare<GtOp>(y, b.fullLike(x, border));

  Value distance = b.sub(y, b.fullLike(x, 0.5)),
        square = b.mul(distance, distance);
  Value central = b.div(
      b.mul(square, buildPolynomial(
                        b, square,
                        {-5.99633501014107895267E1, 9.80010754185999661536E1,
                         -5.66762857469070293439E1, 1.39312609387279679503E1,
                         -1.23916583867381258016E0})),
      buildPolynomial(b, square,
                      {1, 1.95448858338141759834E0, 4.67627912898881538453E0,
                       8.63602421390890590575E1, -2.25462687854119370527E2,
                       2.00260212380060660359E2, -8.20372256168333339912E1,
                       1.59056225126211695515E1, -1.18331621121330003142E0}));
  central = b.mul(b.add(distance, b.mul(distance, central)),
                  b.fullLike(x, 2.50662827463100050242)); // sqrt(2π)

  Value tail = b.where(isCentral, b.fullLike(x, border), y);
  Value root = b.make<SqrtOp>(b.mul(b.neg(two), b.log(tail)));
  Value inverse = b.div(one, root);
  Value near = b.div(
      buildPolynomial(b, inverse,
                      {4.05544892305962419923E0, 3.15251094599893866154E1,
                       5.71628192246421288162E1, 4.40805073893200834700E1,
                       1.46849561928858024014E1, 2.18663306850790267539E0,
                       -1.40256079171354495875E-1, -3.50424626827848203418E-2,
                       -8.57456785154685413611E-4}),
      buildPolynomial(b, inverse,
                      {1, 1.57799883256466749731E1, 4.53907635128879210584E1,
                       4.13172038254672030440E1, 1.50425385692907503408E1,
                       2.50464946208309415979E0, -1.42182922854787788574E-1,
                       -3.80806407691578277194E-2,
                       -9.33259480895457427372E-4}));
  Value far = b.div(
      buildPolynomial(b, inverse,
                      {3.23774891776946035970E0, 6.91522889068984211695E0,
                       3.93881025292474443415E0, 1.33303460815807542389E0,
                       2.01485389549179081538E-1, 1.23716634817820021358E-2,
                       3.01581553508235416007E-4, 2.65806974686737550832E-6,
                       6.23974539184983293730E-9}),
      buildPolynomial(b, inverse,
                      {1, 6.02427039364742014255E0, 3.67983563856160859403E0,
                       1.37702099489081330271E0, 2.16236993594496635890E-1,
                       1.34204006088543189037E-2, 3.28014464682127739104E-4,
                       2.89247864745380683936E-6, 6.79019408009981274425E-9}));
  Value ratio = b.where(b.compare<LtOp>(root, b.fullLike(x, 8)), near, far);
  Value outer =
      b.sub(b.sub(root, b.div(b.log(root), root)), b.mul(inverse, ratio));
  outer = b.where(isUpper, outer, b.neg(outer));
  Value result = b.where(isCentral, central, outer);
  result = b.where(b.compare<EqOp>(x, zero), b.fullLike(x, -infinity), result);
  result = b.where(b.compare<EqOp>(x, one), b.fullLike(x, infinity), result);
  Value isOutside =
      b.make<BitwiseOrOp>(b.compare<LtOp>(x, zero), b.compare<GtOp>(x, one));
  return b.where(isOutside, b.fullLike(x, notANumber), result);
}

Value mlir::thunder::buildLogNdtr(PrimitiveBuilder &b, Value x) {
  Value t = b.mul(x, b.fullLike(x, rootOfHalf)), half = b.fullLike(x, 0.5);
  Value isLow = b.compare<LtOp>(x, b.fullLike(x, -1));
  Value low = b.sub(b.log(b.mul(buildErfcx(b, b.neg(t)), half)), b.mul(t, t));
  Value high = b.make<Log1pOp>(b.neg(b.mul(b.make<ErfcOp>(t), half)));
  return b.where(isLow, low, high);
}

static Value buildNdtr(PrimitiveBuilder &b, Value x) {
  Value inner = b.make<ErfOp>(b.mul(x, b.fullLike(x, rootOfHalf)));
  return b.mul(b.add(inner, b.fullLike(x, 1)), b.fullLike(x, 0.5));
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

Value mlir::thunder::buildSinc(PrimitiveBuilder &b, Value x) {
  Value zero = b.fullLike(x, 0), isZero = b.compare<EqOp>(x, zero);
  Value angle = b.mul(x, b.fullLike(x, pi));
  return b.where(isZero, b.fullLike(x, 1), b.div(b.make<SinOp>(angle), angle));
}

Value mlir::thunder::buildEntropy(PrimitiveBuilder &b, Value x) {
  Value zero = b.fullLike(x, 0);
  Value result =
      b.where(b.compare<EqOp>(x, zero), zero, b.mul(b.neg(x), b.log(x)));
  return b.where(b.compare<LtOp>(x, zero), b.fullLike(x, -infinity), result);
}

static Value polygamma(SymbolBuilder &b) {
  int64_t n = b.integer("n");
  Value x = readSpecial(b, "self");
  if (b.failed())
    return {};
  if (n < 0)
    return b.invalid() << "argument 'n' is negative", Value();
  return b.convert(buildPolygamma(b, n, x),
                   toFloating(b.elementOf(b.tensor("self"))));
}

/// The logarithm of the multivariate gamma function.
static Value mvlgamma(SymbolBuilder &b) {
  int64_t p = b.integer("p");
  Value x = readSpecial(b, "self");
  if (b.failed())
    return {};
  if (p < 1 || p > 64)
    return b.invalid() << "argument 'p' is " << p, Value();
  Value sum = b.fullLike(x, double(p * (p - 1)) / 4 * std::log(pi));
  for (int64_t j = 0; j < p; ++j)
    sum = b.add(sum, buildLgamma(b, b.sub(x, b.fullLike(x, double(j) / 2))));
  return b.convert(sum, toFloating(b.elementOf(b.tensor("self"))));
}

static Value zeta(SymbolBuilder &b) {
  BinaryOperands o = prepareBinary(b, "self", "other", {.floating = true});
  return b.convert(
      buildZeta(b, b.convert(o.x, b.f64()), b.convert(o.y, b.f64())), o.result);
}

ArrayRef<Symbol> mlir::thunder::getSpecialFunctionsSymbols() {
  static const Symbol symbols[] = {
      {"aten.lgamma.default", specialFunction<buildLgamma>},
      {"aten.digamma.default", specialFunction<buildDigamma>},
      {"aten.polygamma.default", polygamma},
      {"aten.mvlgamma.default", mvlgamma},
      {"aten.special_zeta.default", zeta},
      {"aten.special_zeta.self_scalar", zeta},
      {"aten.special_zeta.other_scalar", zeta},
      {"aten.erfinv.default", specialFunction<buildErfinv>},
      {"aten.special_erfcx.default", specialFunction<buildErfcx>},
      {"aten.special_ndtr.default", specialFunction<buildNdtr>},
      {"aten.special_ndtri.default", specialFunction<buildNdtri>},
      {"aten.special_log_ndtr.default", specialFunction<buildLogNdtr>},
      {"aten.special_entr.default", specialFunction<buildEntropy>},
      {"aten.sinc.default", specialFunction<buildSinc>},
  };
  return symbols;
}

//===- Scans.cpp - Running products and extremes --------------------------===//
//
// By doubling: after step k every element is the combination of the 2^k before
// it. That is a tree, so rounding differs from a loop's, and its derivative
// needs no division.
//
//===----------------------------------------------------------------------===//
#include "Indexing.h"

using namespace mlir;
using namespace mlir::thunder;

using Results = SmallVector<Value>;

/// `combine` makes values of left ones and right ones, all of one shape.
static Results
scan(PrimitiveBuilder &b, Results values, int64_t dim,
     llvm::function_ref<Results(ArrayRef<Value>, ArrayRef<Value>)> combine) {
  int64_t size = b.shapeOf(values.front())[dim];
  for (int64_t step = 1; step < size; step *= 2) {
    Results left, right;
    for (Value value : values) {
      left.push_back(b.sliceDim(value, dim, 0, size - step));
      right.push_back(b.sliceDim(value, dim, step, size));
    }
    Results combined = combine(left, right);
    for (auto [value, tail] : llvm::zip(values, combined))
      value = b.cat({b.sliceDim(value, dim, 0, step), tail}, dim);
  }
  return values;
}

/// f32 multiplies in f64, as PyTorch.
static Value cumprod(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t dim = b.dim("dim", b.rankOf(x));
  Type dtype = b.dtype("dtype");
  if (b.failed())
    return {};
  if (!dtype)
    dtype = isFloating(b.elementOf(x)) ? b.elementOf(x) : b.i64();
  if (dtype.isInteger(1))
    return b.unsupported() << "argument 'dtype' of bool", Value();
  x = b.toCompute(b.convert(x, dtype));
  if (b.rankOf(x) == 0)
    return b.convert(x, dtype);
  if (dtype.isF32())
    x = b.convert(x, b.f64());
  Results product = scan(b, {x}, dim, [&](auto left, auto right) {
    return Results{b.mul(left[0], right[0])};
  });
  return b.convert(product[0], dtype);
}

/// The largest or smallest so far and its place: of equal ones the last, a NaN
/// before all.
template <typename Wins> static Results cumulativeExtreme(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t dim = b.dim("dim", b.rankOf(x));
  if (b.failed())
    return {};
  if (b.rankOf(x) == 0)
    return {x, b.full({}, b.i64(), 0)};
  SmallVector<int64_t> shape(b.shapeOf(x));
  Value sortable = b.elementOf(x).isInteger(1)
                       ? b.convert(x, b.getBuilder().getI8Type())
                       : b.toCompute(x);
  bool isFloat = isFloating(b.elementOf(sortable));
  auto combine = [&](ArrayRef<Value> left, ArrayRef<Value> right) -> Results {
    Value wins = b.compare<Wins>(right[0], left[0]);
    if (isFloat) {
      Value leftIsNumber = b.compare<EqOp>(left[0], left[0]),
            rightIsNan = b.compare<NeOp>(right[0], right[0]);
      wins = b.make<BitwiseOrOp>(rightIsNan,
                                 b.make<BitwiseAndOp>(leftIsNumber, wins));
    }
    return {b.where(wins, right[0], left[0]), b.where(wins, right[1], left[1])};
  };
  Value place = scan(b, {sortable, b.iota(shape, dim)}, dim, combine)[1];
  // Its element, so that the cotangent goes there.
  return {b.gather(x, place, dim), place};
}

/// log(exp(x) + exp(y)) without overflow.
static Value logOfSum(PrimitiveBuilder &b, Value x, Value y) {
  Value larger = b.make<MaximumOp>(x, y), smaller = b.make<MinimumOp>(x, y);
  // Of equal infinities the difference is NaN.
  Value isSum = b.make<BitwiseOrOp>(b.compare<NeOp>(x, y), b.isFinite(x));
  Value difference = b.where(isSum, b.sub(smaller, larger), b.fullLike(x, 0));
  return b.where(isSum, b.add(b.make<Log1pOp>(b.exp(difference)), larger), x);
}

Value mlir::thunder::buildLogCumsumExp(PrimitiveBuilder &b, Value x,
                                       int64_t dim) {
  if (!x || b.rankOf(x) == 0)
    return x;
  return scan(b, {x}, dim, [&](auto left, auto right) {
    return Results{logOfSum(b, left[0], right[0])};
  })[0];
}

static Value logcumsumexp(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t dim = b.dim("dim", b.rankOf(x));
  if (b.failed())
    return {};
  if (!isFloating(b.elementOf(x)))
    return b.invalid() << "not defined for " << x.getType(), Value();
  return b.convert(buildLogCumsumExp(b, b.toCompute(x), dim), b.elementOf(x));
}

ArrayRef<Symbol> mlir::thunder::getScansSymbols() {
  static const Symbol symbols[] = {
      {"aten.cumprod.default", cumprod},
      {"aten.cummax.default", nullptr, cumulativeExtreme<GeOp>},
      {"aten.cummin.default", nullptr, cumulativeExtreme<LeOp>},
      {"aten.logcumsumexp.default", logcumsumexp},
  };
  return symbols;
}

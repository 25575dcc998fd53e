//===- VectorProducts.cpp - Products with vectors, sums of products -------===//
//
// Each is one matrix product of reshaped operands.
//
//===----------------------------------------------------------------------===//
#include "Families.h"

using namespace mlir;
using namespace mlir::thunder;

/// The product of two matrices in the dtype to compute in.
static Value multiply(SymbolBuilder &b, Value x, Value y) {
  if (!x || !y)
    return {};
  if (b.elementOf(x) != b.elementOf(y) || b.elementOf(x) == b.i1())
    return b.unsupported() << "product of " << x.getType() << " and "
                           << y.getType(),
           Value();
  if (b.rankOf(x) != 2 || b.rankOf(y) != 2 ||
      b.shapeOf(x)[1] != b.shapeOf(y)[0])
    return b.invalid() << "shapes " << x.getType() << " and " << y.getType()
                       << " cannot be multiplied",
           Value();
  return b.matmul(b.toCompute(x), b.toCompute(y));
}

static Value asRow(SymbolBuilder &b, Value x) {
  return x ? b.reshape(x, {1, b.typeOf(x).getNumElements()}) : Value();
}
static Value asColumn(SymbolBuilder &b, Value x) {
  return x ? b.reshape(x, {b.typeOf(x).getNumElements(), 1}) : Value();
}

/// Argument `name`, which must have `rank` dimensions.
static Value readOfRank(SymbolBuilder &b, StringRef name, int64_t rank) {
  Value x = b.tensor(name);
  if (x && b.rankOf(x) != rank)
    return b.invalid() << "argument '" << name << "' must have " << rank
                       << " dimensions, is " << x.getType(),
           Value();
  return x;
}

static Value dotOf(SymbolBuilder &b, StringRef nameY) {
  Value x = readOfRank(b, "self", 1), y = readOfRank(b, nameY, 1);
  return b.convert(b.reshape(multiply(b, asRow(b, x), asColumn(b, y)), {}),
                   b.elementOf(x));
}
static Value dot(SymbolBuilder &b) { return dotOf(b, "tensor"); }
static Value vdot(SymbolBuilder &b) { return dotOf(b, "other"); }

static Value mv(SymbolBuilder &b) {
  Value x = readOfRank(b, "self", 2), y = readOfRank(b, "vec", 1);
  Value product = multiply(b, x, asColumn(b, y));
  return product
             ? b.convert(b.reshape(product, {b.shapeOf(x)[0]}), b.elementOf(x))
             : Value();
}

static Value outer(SymbolBuilder &b) {
  Value x = readOfRank(b, "self", 1), y = readOfRank(b, "vec2", 1);
  if (b.failed())
    return {};
  Type result = promotedType(b.getBuilder().getContext(), {x, y});
  SmallVector<int64_t> shape = {b.shapeOf(x)[0], b.shapeOf(y)[0]};
  auto prepare = [&](Value value, int64_t dim) {
    return b.broadcastInDim(b.toCompute(b.convert(value, result)), shape,
                            {dim});
  };
  Value left = prepare(x, 0), right = prepare(y, 1);
  return b.convert(result.isInteger(1) ? b.make<BitwiseAndOp>(left, right)
                                       : b.mul(left, right),
                   result);
}

/// Over the last dimensions of both.
static Value inner(SymbolBuilder &b) {
  Value x = b.tensor("self"), y = b.tensor("other");
  if (b.failed())
    return {};
  if (b.rankOf(x) == 0 || b.rankOf(y) == 0)
    return b.unsupported() << "0-d operands", Value();
  int64_t size = b.shapeOf(x).back();
  if (size == 0 || b.shapeOf(y).back() != size)
    return b.invalid() << "last dimensions of " << x.getType() << " and "
                       << y.getType() << " differ, or are empty",
           Value();
  SmallVector<int64_t> shape(b.shapeOf(x).drop_back());
  llvm::append_range(shape, b.shapeOf(y).drop_back());
  Value left = b.reshape(x, {b.typeOf(x).getNumElements() / size, size});
  Value right = b.transpose(
      b.reshape(y, {b.typeOf(y).getNumElements() / size, size}), {1, 0});
  return b.convert(b.reshape(multiply(b, left, right), shape), b.elementOf(x));
}

/// beta * self + alpha * product; self is not looked at when beta is 0.
static Value addScaled(SymbolBuilder &b, Value product) {
  Value self = b.tensor("self");
  Scalar beta = b.scalar("beta"), alpha = b.scalar("alpha");
  if (!product || b.failed())
    return {};
  if (!alpha.is(1))
    product = b.mul(product, b.fullLike(product, alpha));
  if (!beta.is(0)) {
    Value added = b.broadcastTo(b.toCompute(self), b.shapeOf(product));
    if (!beta.is(1))
      added = b.mul(added, b.fullLike(added, beta));
    product = b.add(added, product);
  }
  return b.convert(product, b.elementOf(self));
}

static Value addmv(SymbolBuilder &b) {
  Value x = readOfRank(b, "mat", 2), y = readOfRank(b, "vec", 1);
  Value product = multiply(b, x, asColumn(b, y));
  return product ? addScaled(b, b.reshape(product, {b.shapeOf(x)[0]}))
                 : Value();
}

static Value addr(SymbolBuilder &b) {
  Value x = readOfRank(b, "vec1", 1), y = readOfRank(b, "vec2", 1);
  return addScaled(b, multiply(b, asColumn(b, x), asRow(b, y)));
}

/// The sum over the batch is a longer inner dimension.
static Value addbmm(SymbolBuilder &b) {
  Value x = readOfRank(b, "batch1", 3), y = readOfRank(b, "batch2", 3);
  if (b.failed())
    return {};
  ArrayRef<int64_t> left = b.shapeOf(x), right = b.shapeOf(y);
  if (left[0] != right[0] || left[2] != right[1])
    return b.invalid() << "shapes " << x.getType() << " and " << y.getType()
                       << " cannot be multiplied",
           Value();
  Value flatLeft =
      b.reshape(b.transpose(x, {1, 0, 2}), {left[1], left[0] * left[2]});
  Value flatRight = b.reshape(y, {right[0] * right[1], right[2]});
  return addScaled(b, multiply(b, flatLeft, flatRight));
}

/// The cross product along a dimension of size 3.
static Value crossAlong(SymbolBuilder &b, int64_t dim) {
  Value x = b.tensor("self"), y = b.tensor("other");
  FailureOr<SmallVector<int64_t>> shape = b.broadcastShapes({x, y});
  if (failed(shape) || b.failed())
    return {};
  Type result = promotedType(b.getBuilder().getContext(), {x, y});
  dim = b.wrapDim(dim, int64_t(shape->size()));
  if (b.failed())
    return {};
  if (shape->empty() || (*shape)[dim] != 3 || result.isInteger(1))
    return b.invalid() << "needs 3 numbers along dimension " << dim, Value();
  x = b.broadcastTo(b.toCompute(b.convert(x, result)), *shape);
  y = b.broadcastTo(b.toCompute(b.convert(y, result)), *shape);
  auto turn = [&](Value value, int64_t start) { // from element `start` on
    return b.cat(
        {b.sliceDim(value, dim, start, 3), b.sliceDim(value, dim, 0, start)},
        dim);
  };
  return b.convert(
      b.sub(b.mul(turn(x, 1), turn(y, 2)), b.mul(turn(x, 2), turn(y, 1))),
      result);
}

static Value linalgCross(SymbolBuilder &b) {
  return crossAlong(b, b.integer("dim"));
}

/// Along the first dimension of size 3 unless one is named.
static Value cross(SymbolBuilder &b) {
  std::optional<int64_t> dim = b.optionalInteger("dim");
  Value x = b.tensor("self");
  if (b.failed())
    return {};
  if (!dim) {
    const int64_t *found = llvm::find(b.shapeOf(x), 3);
    dim = found - b.shapeOf(x).begin();
  }
  return crossAlong(b, *dim);
}

static Value vecdot(SymbolBuilder &b) {
  Value x = b.tensor("x"), y = b.tensor("y");
  FailureOr<SmallVector<int64_t>> shape = b.broadcastShapes({x, y});
  if (failed(shape) || b.failed())
    return {};
  int64_t dim = b.dim("dim", int64_t(shape->size()));
  Type result = promotedType(b.getBuilder().getContext(), {x, y});
  if (b.failed() || shape->empty() || result.isInteger(1))
    return b.failed() ? Value()
                      : (b.unsupported() << "operands of this type", Value());
  x = b.broadcastTo(b.toCompute(b.convert(x, result)), *shape);
  y = b.broadcastTo(b.toCompute(b.convert(y, result)), *shape);
  return b.convert(b.sum(b.mul(x, y), dim), result);
}

ArrayRef<Symbol> mlir::thunder::getVectorProductsSymbols() {
  static const Symbol symbols[] = {
      {"aten.dot.default", dot},
      {"aten.vdot.default", vdot},
      {"aten.mv.default", mv},
      {"aten.outer.default", outer},
      {"aten.ger.default", outer},
      {"aten.inner.default", inner},
      {"aten.addmv.default", addmv},
      {"aten.addr.default", addr},
      {"aten.addbmm.default", addbmm},
      {"aten.cross.default", cross},
      {"aten.linalg_cross.default", linalgCross},
      {"aten.linalg_vecdot.default", vecdot},
  };
  return symbols;
}

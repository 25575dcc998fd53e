//===- Linear.cpp - Matrix products and affine maps -----------------------===//
//
// Half precision is computed in f32 and rounded once, bias included, as
// PyTorch's matrix kernels do.
//
//===----------------------------------------------------------------------===//
#include "Families.h"

using namespace mlir;
using namespace mlir::thunder;

static int64_t product(ArrayRef<int64_t> shape) {
  int64_t result = 1;
  for (int64_t size : shape)
    result *= size;
  return result;
}

/// PyTorch demands equal dtypes; bool has no products.
static bool checkFactors(SymbolBuilder &b, Value x, Value y) {
  if (!x || !y)
    return false;
  if (b.elementOf(x) != b.elementOf(y))
    return b.invalid() << "operands have different dtypes: " << x.getType()
                       << " and " << y.getType(),
           false;
  if (b.elementOf(x) == b.i1())
    return b.unsupported() << "products of bool matrices", false;
  return true;
}

/// The product of two matrices, or batches of them, in the dtype to compute in.
static Value multiply(SymbolBuilder &b, Value x, Value y, int64_t rank) {
  if (!checkFactors(b, x, y))
    return {};
  if (b.rankOf(x) != rank || b.rankOf(y) != rank)
    return b.invalid() << "needs two operands of " << rank
                       << " dimensions, has " << x.getType() << " and "
                       << y.getType(),
           Value();
  if (b.shapeOf(x)[rank - 1] != b.shapeOf(y)[rank - 2] ||
      b.shapeOf(x).drop_back(2) != b.shapeOf(y).drop_back(2))
    return b.invalid() << "shapes " << x.getType() << " and " << y.getType()
                       << " cannot be multiplied",
           Value();
  return b.matmul(b.toCompute(x), b.toCompute(y));
}

/// mm and bmm.
template <int64_t rank> static Value product(SymbolBuilder &b) {
  Value x = b.tensor("self");
  return b.convert(multiply(b, x, b.tensor("mat2"), rank), b.elementOf(x));
}

/// beta * self + alpha * (x @ y); self is not looked at when beta is 0.
static Value addProduct(SymbolBuilder &b, StringRef nameX, StringRef nameY,
                        int64_t rank) {
  Value self = b.tensor("self"), x = b.tensor(nameX);
  Scalar beta = b.scalar("beta"), alpha = b.scalar("alpha");
  Value result = multiply(b, x, b.tensor(nameY), rank);
  if (!result || !checkFactors(b, self, x))
    return {};
  if (!alpha.is(1))
    result = b.mul(result, b.fullLike(result, alpha));
  if (!beta.is(0)) {
    Value term = b.broadcastTo(b.toCompute(self), b.shapeOf(result));
    if (!beta.is(1))
      term = b.mul(term, b.fullLike(term, beta));
    result = b.add(result, term);
  }
  return b.convert(result, b.elementOf(x));
}

static Value addmm(SymbolBuilder &b) {
  return addProduct(b, "mat1", "mat2", 2);
}

static Value baddbmm(SymbolBuilder &b) {
  return addProduct(b, "batch1", "batch2", 3);
}

static Value linear(SymbolBuilder &b) {
  Value x = b.tensor("input"), weight = b.tensor("weight");
  Value bias = b.optionalTensor("bias");
  if (!checkFactors(b, x, weight) || (bias && !checkFactors(b, x, bias)))
    return {};
  if (b.rankOf(weight) != 2)
    return b.unsupported() << "argument 'weight' of type " << weight.getType()
                           << "; it must have 2 dimensions",
           Value();
  if (b.rankOf(x) < 1)
    return b.invalid() << "argument 'input' has no dimension", Value();
  // Rows of features: every leading dimension is a batch.
  SmallVector<int64_t> shape(b.shapeOf(x));
  int64_t features = shape.back();
  Value rows =
      b.reshape(x, {product(ArrayRef<int64_t>(shape).drop_back()), features});
  Value result = multiply(b, rows, b.transpose(weight, {1, 0}), 2);
  if (bias && result) {
    if (b.rankOf(bias) > 1)
      return b.unsupported() << "argument 'bias' of type " << bias.getType(),
             Value();
    result = b.add(result, b.broadcastTo(b.toCompute(bias), b.shapeOf(result)));
  }
  shape.back() = b.shapeOf(weight)[0];
  return b.reshape(b.convert(result, b.elementOf(x)), shape);
}

/// torch.matmul: vectors become matrices, batches are broadcast.
static Value matmul(SymbolBuilder &b) {
  Value x = b.tensor("self"), y = b.tensor("other");
  if (!checkFactors(b, x, y))
    return {};
  int64_t rankX = b.rankOf(x), rankY = b.rankOf(y);
  if (rankX == 0 || rankY == 0)
    return b.invalid() << "needs operands of at least 1 dimension, has "
                       << x.getType() << " and " << y.getType(),
           Value();
  Type element = b.elementOf(x);
  if (rankX == 1)
    x = b.reshape(x, {1, b.shapeOf(x)[0]});
  if (rankY == 1)
    y = b.reshape(y, {b.shapeOf(y)[0], 1});
  if (!x || !y)
    return {};

  SmallVector<int64_t> batch;
  int64_t rows = b.shapeOf(x)[b.rankOf(x) - 2];
  if (b.rankOf(y) == 2) {
    // One matrix for all batches: their rows stand in one matrix.
    batch.assign(b.shapeOf(x).begin(), b.shapeOf(x).end() - 2);
    x = b.reshape(x, {product(batch) * rows, b.shapeOf(x).back()});
  } else {
    SmallVector<int64_t> batchX(b.shapeOf(x).drop_back(2)),
        batchY(b.shapeOf(y).drop_back(2));
    size_t rank = std::max(batchX.size(), batchY.size());
    batchX.insert(batchX.begin(), rank - batchX.size(), 1);
    batchY.insert(batchY.begin(), rank - batchY.size(), 1);
    for (auto [sizeX, sizeY] : llvm::zip(batchX, batchY)) {
      if (sizeX != sizeY && sizeX != 1 && sizeY != 1)
        return b.invalid() << "batches of " << x.getType() << " and "
                           << y.getType() << " cannot be broadcast together",
               Value();
      batch.push_back(sizeX == 1 ? sizeY : sizeX);
    }
    auto toBatch = [&](Value value) {
      SmallVector<int64_t> shape(batch);
      llvm::append_range(shape, b.shapeOf(value).take_back(2));
      return b.reshape(b.broadcastTo(value, shape),
                       {product(batch), shape[rank], shape[rank + 1]});
    };
    x = toBatch(x);
    y = toBatch(y);
  }
  Value result = multiply(b, x, y, b.rankOf(y));
  SmallVector<int64_t> shape(batch);
  if (rankX > 1)
    shape.push_back(rows);
  if (rankY > 1)
    shape.push_back(b.shapeOf(result).empty() ? 0 : b.shapeOf(result).back());
  return b.reshape(b.convert(result, element), shape);
}

ArrayRef<Symbol> mlir::thunder::getLinearSymbols() {
  static const Symbol symbols[] = {
      {"aten.linear.default", linear},   {"aten.mm.default", product<2>},
      {"aten.bmm.default", product<3>},  {"aten.addmm.default", addmm},
      {"aten.baddbmm.default", baddbmm}, {"aten.matmul.default", matmul},
  };
  return symbols;
}

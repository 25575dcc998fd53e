//===- Indexing.cpp - Indexing by data ------------------------------------===//
//
// Reads. Places come as i64, in range or an error when the program runs; where
// PyTorch counts negative ones from the end, so does the formula.
//
//===----------------------------------------------------------------------===//
#include "Indexing.h"

using namespace mlir;
using namespace mlir::thunder;

Value mlir::thunder::readIndexTensor(SymbolBuilder &b, StringRef name) {
  Value index = b.tensor(name);
  if (!index)
    return {};
  Type element = b.elementOf(index);
  if (element != b.i64() && !element.isInteger(32))
    return b.unsupported() << "argument '" << name << "' of type "
                           << index.getType() << "; it must be int64 or int32",
           Value();
  return b.convert(index, b.i64());
}

Value mlir::thunder::wrapIndex(PrimitiveBuilder &b, Value index, int64_t size) {
  Value isNegative = b.compare<LtOp>(index, b.fullLike(index, 0));
  return b.where(isNegative, b.add(index, b.fullLike(index, size)), index);
}

Value mlir::thunder::atLeastOneDim(PrimitiveBuilder &b, Value x) {
  return x && b.rankOf(x) == 0 ? b.reshape(x, {1}) : x;
}

static Value gather(SymbolBuilder &b) {
  Value x = b.tensor("self"), index = readIndexTensor(b, "index");
  int64_t dim = b.dim("dim", b.rankOf(x));
  if (b.failed())
    return {};
  SmallVector<int64_t> shape(b.shapeOf(index));
  if (b.typeOf(index).getNumElements() == 0)
    return b.full(shape, b.elementOf(x), 0);
  return b.reshape(b.gather(atLeastOneDim(b, x), atLeastOneDim(b, index), dim),
                   shape);
}

static Value takeAlongDim(SymbolBuilder &b) {
  Value x = b.tensor("self"), index = readIndexTensor(b, "indices");
  std::optional<int64_t> named = b.optionalInteger("dim");
  if (b.failed())
    return {};
  if (!named) {
    Value flat = b.reshape(x, {b.typeOf(x).getNumElements()});
    index = b.reshape(index, {b.typeOf(index).getNumElements()});
    return b.gather(flat, index, 0);
  }
  int64_t dim = b.wrapDim(*named, b.rankOf(x));
  if (b.failed())
    return {};
  if (b.rankOf(x) != b.rankOf(index))
    return b.invalid() << "operand and indices must have one rank", Value();
  // Both are broadcast in all dimensions but `dim`.
  SmallVector<int64_t> indexShape(b.shapeOf(index)), shape(b.shapeOf(x));
  for (int64_t i = 0; i < b.rankOf(x); ++i) {
    if (i == dim)
      continue;
    if (shape[i] != indexShape[i] && shape[i] != 1 && indexShape[i] != 1)
      return b.invalid() << "indices " << index.getType()
                         << " cannot be broadcast along " << x.getType(),
             Value();
    shape[i] = indexShape[i] = shape[i] == 1 ? indexShape[i] : shape[i];
  }
  return b.gather(b.broadcastTo(x, shape), b.broadcastTo(index, indexShape),
                  dim);
}

static Value indexSelect(SymbolBuilder &b) {
  Value x = b.tensor("self"), index = readIndexTensor(b, "index");
  int64_t dim = b.dim("dim", b.rankOf(x));
  if (b.failed())
    return {};
  if (b.rankOf(index) > 1)
    return b.invalid() << "argument 'index' must be a vector, is "
                       << index.getType(),
           Value();
  SmallVector<int64_t> shape(b.shapeOf(x));
  Value taken = b.take(atLeastOneDim(b, x), atLeastOneDim(b, index), dim);
  return shape.empty() ? b.reshape(taken, shape) : taken;
}

static Value takeFlat(SymbolBuilder &b) {
  Value x = b.tensor("self"), index = readIndexTensor(b, "index");
  if (b.failed())
    return {};
  int64_t size = b.typeOf(x).getNumElements();
  return b.take(b.reshape(x, {size}), wrapIndex(b, index, size), 0);
}

static Value embedding(SymbolBuilder &b) {
  Value weight = b.tensor("weight"), index = readIndexTensor(b, "indices");
  if (b.failed())
    return {};
  if (b.rankOf(weight) != 2)
    return b.invalid() << "argument 'weight' must be a matrix, is "
                       << weight.getType(),
           Value();
  return b.take(weight, index, 0);
}

Value mlir::thunder::buildEmbeddingGradient(SymbolBuilder &b, Value g,
                                            Value index, int64_t numRows,
                                            int64_t padding,
                                            bool scalesByFrequency) {
  if (!g || !index)
    return {};
  int64_t count = b.typeOf(index).getNumElements(), width = b.shapeOf(g).back();
  Value rows = b.reshape(b.toCompute(g), {count, width});
  Value flat = b.convert(b.reshape(index, {count}), b.i64());
  if (!rows || !flat)
    return {};
  if (padding >= 0) {
    Value isPadding = b.compare<EqOp>(flat, b.fullLike(flat, Scalar(padding)));
    rows = b.where(b.broadcastInDim(isPadding, b.shapeOf(rows), int64_t(0)),
                   b.fullLike(rows, 0), rows);
  }
  if (scalesByFrequency) {
    Type element = b.elementOf(rows);
    Value counts = b.indexAdd(b.full({numRows}, element, 0), flat,
                              b.full({count}, element, 1), 0);
    Value mine = b.take(counts, flat, 0);
    rows = b.div(rows, b.broadcastInDim(mine, b.shapeOf(rows), int64_t(0)));
  }
  Value zeros = b.full({numRows, width}, b.elementOf(rows), 0);
  return b.convert(b.indexAdd(zeros, flat, rows, 0), b.elementOf(g));
}

static Value embeddingBackward(SymbolBuilder &b) {
  Value g = b.tensor("grad_output"), index = readIndexTensor(b, "indices");
  int64_t numRows = b.integer("num_weights"),
          padding = b.integer("padding_idx");
  bool scales = b.boolean("scale_grad_by_freq");
  if (b.failed())
    return {};
  if (numRows < 0 || b.rankOf(g) != b.rankOf(index) + 1 ||
      b.shapeOf(g).drop_back() != b.shapeOf(index))
    return b.invalid() << "not defined for " << g.getType() << " and "
                       << index.getType(),
           Value();
  // As in PyTorch, rows that do not exist get nothing: their part is cut off.
  Value row = b.convert(index, b.i64());
  Value exists =
      b.make<BitwiseAndOp>(b.compare<GeOp>(row, b.fullLike(row, 0)),
                           b.compare<LtOp>(row, b.fullLike(row, numRows)));
  row = b.where(exists, row, b.fullLike(row, numRows));
  Value gradient =
      buildEmbeddingGradient(b, g, row, numRows + 1, padding, scales);
  return b.sliceDim(gradient, 0, 0, numRows);
}

static Value oneHot(SymbolBuilder &b) {
  Value x = readIndexTensor(b, "self");
  int64_t classes = b.integer("num_classes");
  if (b.failed())
    return {};
  if (classes < 1)
    return b.unsupported() << "the number of classes from the data; state "
                              "argument 'num_classes'",
           Value();
  x = b.checkIndex(x, 0, classes, std::nullopt,
                   "one_hot: a class is out of range");
  SmallVector<int64_t> shape(b.shapeOf(x));
  SmallVector<int64_t> dims = b.allDims(shape.size());
  shape.push_back(classes);
  Value equal = b.compare<EqOp>(b.broadcastInDim(x, shape, dims),
                                b.iota(shape, shape.size() - 1));
  return b.convert(equal, b.i64());
}

//===----------------------------------------------------------------------===//
// Tensors as indices
//===----------------------------------------------------------------------===//

Value IndexedBlock::open(PrimitiveBuilder &b, Value x) const {
  return b.reshape(b.transpose(x, permutation), openShape);
}

Value IndexedBlock::close(PrimitiveBuilder &b, Value x) const {
  SmallVector<int64_t> inverse(permutation.size());
  for (auto [to, from] : llvm::enumerate(permutation))
    inverse[from] = int64_t(to);
  return b.transpose(b.reshape(x, permutedShape), inverse);
}

FailureOr<IndexedBlock> mlir::thunder::readIndices(SymbolBuilder &b, Value x,
                                                   ArrayRef<Value> arguments) {
  IndexedBlock block;
  SmallVector<Value> indices;
  SmallVector<int64_t> dims;
  for (auto [dim, index] : llvm::enumerate(arguments)) {
    if (!index)
      continue;
    Type element = b.elementOf(index);
    if (element.isInteger(1) || element.isUnsignedInteger())
      return b.unsupported() << "a mask as index (" << index.getType()
                             << "): the shape would depend on data; use where, "
                                "or torch.masked_select outside of the model",
             failure();
    if (int64_t(dim) >= b.rankOf(x) || isFloating(element))
      return b.invalid() << "index " << dim << ", " << index.getType()
                         << ", of " << x.getType(),
             failure();
    indices.push_back(b.convert(index, b.i64()));
    dims.push_back(int64_t(dim));
  }
  FailureOr<SmallVector<int64_t>> shape = b.broadcastShapes(indices);
  if (failed(shape) || b.failed())
    return failure();
  if (indices.empty())
    return b.invalid() << "argument 'indices' names no index", failure();
  block.indexShape = *shape;
  bool isAdjacent = dims.back() - dims.front() == int64_t(dims.size()) - 1;
  block.dim = isAdjacent ? dims.front() : 0;

  // The indexed dimensions next to each other, as one.
  SmallVector<int64_t> others = b.withoutDims(b.allDims(b.rankOf(x)), dims);
  block.permutation.append(others.begin(), others.begin() + block.dim);
  llvm::append_range(block.permutation, dims);
  block.permutation.append(others.begin() + block.dim, others.end());
  int64_t size = 1;
  for (auto [i, dim] : llvm::enumerate(block.permutation)) {
    int64_t extent = b.shapeOf(x)[dim];
    block.permutedShape.push_back(extent);
    if (!llvm::is_contained(dims, dim))
      block.openShape.push_back(extent);
    else
      size *= extent;
  }
  block.openShape.insert(block.openShape.begin() + block.dim, size);

  Value place;
  for (auto [dim, index] : llvm::zip(dims, indices)) {
    int64_t extent = b.shapeOf(x)[dim];
    Value wrapped = wrapIndex(b, b.broadcastTo(index, *shape), extent);
    if (dims.size() > 1) // one is checked where it is used
      wrapped = b.checkIndex(wrapped, 0, extent, std::nullopt,
                             "index is out of range");
    place = place ? b.add(b.mul(place, b.fullLike(place, extent)), wrapped)
                  : wrapped;
  }
  block.place = place;
  return block;
}

static Value index(SymbolBuilder &b) {
  Value x = b.tensor("self");
  SmallVector<Value> indices = b.tensors("indices");
  if (b.failed())
    return {};
  if (llvm::all_of(indices, [](Value index) { return !index; }))
    return x;
  FailureOr<IndexedBlock> block = readIndices(b, x, indices);
  return failed(block) ? Value()
                       : b.take(block->open(b, x), block->place, block->dim);
}

SmallVector<Value> mlir::thunder::clampIndices(SymbolBuilder &b, Value x,
                                               bool keepsNegative) {
  SmallVector<Value> indices = b.tensors("indices");
  for (auto [dim, index] : llvm::enumerate(indices)) {
    if (!index || !x || int64_t(dim) >= b.rankOf(x))
      continue;
    int64_t size = b.shapeOf(x)[dim];
    index = b.convert(index, b.i64());
    index =
        b.make<MaximumOp>(b.make<MinimumOp>(index, b.fullLike(index, size - 1)),
                          b.fullLike(index, keepsNegative ? -size : 0));
  }
  return indices;
}

Value mlir::thunder::broadcastMask(SymbolBuilder &b, Value like) {
  Value mask = b.tensor("mask");
  if (!mask || !like)
    return {};
  if (b.elementOf(mask) != b.i1())
    return b.invalid() << "argument 'mask' must be bool, is " << mask.getType(),
           Value();
  return b.broadcastTo(mask, b.shapeOf(like));
}

/// Elements by index where the mask is true; indices elsewhere may be anything.
static Value maskedIndex(SymbolBuilder &b) {
  Value x = b.tensor("self");
  SmallVector<Value> indices = clampIndices(b, x, /*keepsNegative=*/false);
  Scalar fill = b.scalar("fill");
  if (b.failed())
    return {};
  FailureOr<IndexedBlock> block = readIndices(b, x, indices);
  if (failed(block))
    return {};
  Value taken = b.take(block->open(b, x), block->place, block->dim);
  Value mask = broadcastMask(b, taken);
  return b.where(mask, taken, b.fullLike(taken, fill));
}

ArrayRef<Symbol> mlir::thunder::getIndexingSymbols() {
  static const Symbol symbols[] = {
      {"aten.gather.default", gather},
      {"aten.take_along_dim.default", takeAlongDim},
      {"aten.index_select.default", indexSelect},
      {"aten.take.default", takeFlat},
      {"aten.embedding.default", embedding},
      {"aten.one_hot.default", oneHot},
      {"aten.embedding_dense_backward.default", embeddingBackward},
      {"aten.index.Tensor", index},
      {"aten._unsafe_index.Tensor", index},
      {"aten._unsafe_masked_index.default", maskedIndex},
  };
  return symbols;
}

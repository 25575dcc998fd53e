//===- EmbeddingBag.cpp - Sums of rows of a table -------------------------===//
//
// Bag i is the rows indices[offsets[i]], … up to the next offset. Which bag a
// position belongs to is a running sum of ones at the offsets.
//
//===----------------------------------------------------------------------===//
#include "Indexing.h"

using namespace mlir;
using namespace mlir::thunder;

namespace {
enum class BagMode { Sum = 0, Mean = 1, Max = 2 };

/// The arguments, and what follows from them.
struct Bags {
  Value weight, rows, offsets, sampleWeights;
  BagMode mode = BagMode::Sum;
  std::optional<int64_t> paddingIndex;
  /// The last offset, where there is one, begins a bag that is left out.
  int64_t positions = 0, count = 0, kept = 0;
  Value bagOf; ///< of each position
  Value size;  ///< of each bag, without padding
};
} // namespace

static Bags readBags(SymbolBuilder &b) {
  Bags bags;
  bags.weight = b.tensor("weight");
  bags.rows = readIndexTensor(b, "indices");
  Value offsets = readIndexTensor(b, "offsets");
  int64_t mode = b.integer("mode");
  bool hasLast = b.boolean("include_last_offset");
  bags.sampleWeights = b.optionalTensor("per_sample_weights");
  bool scales = b.boolean("scale_grad_by_freq");
  std::optional<int64_t> padding = b.optionalInteger("padding_idx");
  if (b.failed())
    return bags;
  if (b.rankOf(bags.weight) != 2 || b.rankOf(bags.rows) != 1 ||
      b.rankOf(offsets) != 1 || mode < 0 || mode > 2) {
    b.invalid() << "expects a matrix, vectors of indices and offsets, and mode "
                   "0, 1 or 2";
    return bags;
  }
  if (scales) {
    b.unsupported() << "argument 'scale_grad_by_freq'";
    return bags;
  }
  bags.mode = BagMode(mode);
  int64_t table = b.shapeOf(bags.weight)[0];
  // -1 means none in the core operator.
  if (padding &&
      (*padding >= 0 || b.getOp().getSymbol() != "aten._embedding_bag.default"))
    bags.paddingIndex = *padding < 0 ? *padding + table : *padding;
  bags.positions = b.shapeOf(bags.rows)[0];
  bags.count = b.shapeOf(offsets)[0];
  bags.kept = bags.count - hasLast;
  if (bags.kept < 0) {
    b.invalid() << "argument 'offsets' has no last offset";
    return bags;
  }
  // PyTorch asks for 0 in front.
  Value first, rest = offsets;
  if (bags.count > 0) {
    first = b.checkIndex(b.sliceDim(offsets, 0, 0, 1), 0, 1, std::nullopt,
                         "embedding_bag: the first offset must be 0");
    rest = b.sliceDim(offsets, 0, 1, bags.count);
  }
  rest = b.checkIndex(rest, 0, bags.positions + 1, std::nullopt,
                      "embedding_bag: an offset is out of range");
  bags.offsets = bags.count > 1 ? b.cat({first, rest}, 0)
                 : first        ? first
                                : rest;
  Value zeros = b.full({bags.positions + 1}, b.i64(), 0);
  Value starts =
      b.indexAdd(zeros, bags.offsets, b.full({bags.count}, b.i64(), 1), 0);
  Value running = b.sliceDim(b.cumsum(starts, 0), 0, 0, bags.positions);
  bags.bagOf = b.sub(running, b.fullLike(running, 1));
  return bags;
}

/// 1 where a position counts, 0 where it is padding; null: all count.
static Value countsMask(SymbolBuilder &b, const Bags &bags) {
  if (!bags.paddingIndex)
    return {};
  return b.compare<NeOp>(bags.rows, b.fullLike(bags.rows, *bags.paddingIndex));
}

static Value bagSizes(SymbolBuilder &b, const Bags &bags) {
  Value mask = countsMask(b, bags);
  Value ones =
      mask ? b.convert(mask, b.i64()) : b.full({bags.positions}, b.i64(), 1);
  return b.indexAdd(b.full({bags.count}, b.i64(), 0), bags.bagOf, ones, 0);
}

/// The largest of each column over the positions of a bag: all pairs of bag and
/// position are looked at.
static Value maxOfBags(SymbolBuilder &b, const Bags &bags, Value taken) {
  int64_t columns = b.shapeOf(taken)[1];
  SmallVector<int64_t> pairs = {bags.count, bags.positions, columns};
  if (bags.count * bags.positions * columns > int64_t(1) << 26)
    return b.unsupported() << "mode max of tensors of this size", Value();
  if (bags.count * bags.positions * columns == 0)
    return b.full({bags.count, columns}, b.elementOf(taken), 0);
  Value isIn = b.compare<EqOp>(
      b.broadcastInDim(bags.bagOf, {bags.count, bags.positions}, {1}),
      b.iota({bags.count, bags.positions}, 0));
  if (Value mask = countsMask(b, bags))
    isIn = b.make<BitwiseAndOp>(
        isIn, b.broadcastInDim(mask, {bags.count, bags.positions}, {1}));
  Value values = b.broadcastInDim(taken, pairs, {1, 2});
  Value lowest = b.fullLike(values, -std::numeric_limits<double>::infinity());
  Value all = b.where(b.broadcastInDim(isIn, pairs, {0, 1}), values, lowest);
  Value largest = b.amax(all, 1);
  Value isEmpty = b.compare<EqOp>(bags.size, b.fullLike(bags.size, 0));
  return b.where(b.broadcastInDim(isEmpty, b.shapeOf(largest), {0}),
                 b.fullLike(largest, 0), largest);
}

static SmallVector<Value> embeddingBag(SymbolBuilder &b) {
  Bags bags = readBags(b);
  if (b.failed())
    return {};
  bags.size = bagSizes(b, bags);
  Type element = b.elementOf(bags.weight);
  int64_t columns = b.shapeOf(bags.weight)[1];
  Value taken = b.toCompute(b.take(bags.weight, bags.rows, 0));
  auto alongRows = [&](Value value) {
    return b.broadcastInDim(value, b.shapeOf(taken), {0});
  };
  if (bags.sampleWeights) {
    if (bags.mode != BagMode::Sum)
      return b.invalid() << "argument 'per_sample_weights' needs mode sum",
             SmallVector<Value>();
    taken = b.mul(taken, alongRows(b.toCompute(bags.sampleWeights)));
  }
  Value output;
  if (bags.mode == BagMode::Max) {
    output = maxOfBags(b, bags, taken);
  } else {
    if (Value mask = countsMask(b, bags))
      taken = b.where(alongRows(mask), taken, b.fullLike(taken, 0));
    Value zeros = b.full({bags.count, columns}, b.elementOf(taken), 0);
    output = b.indexAdd(zeros, bags.bagOf, taken, 0);
    if (bags.mode == BagMode::Mean) {
      Value divisor = b.make<MaximumOp>(bags.size, b.fullLike(bags.size, 1));
      output = b.div(output,
                     b.broadcastInDim(b.convert(divisor, b.elementOf(output)),
                                      b.shapeOf(output), {0}));
    }
  }
  // The other results serve PyTorch's backward only; their sizes depend on the
  // path it took. What the program declares is what it gets.
  SmallVector<Value> results = {
      b.convert(b.sliceDim(output, 0, 0, bags.kept), element)};
  for (unsigned i = 1; i < b.getOp()->getNumResults(); ++i) {
    OpResult declared = b.getOp()->getResult(i);
    auto type = dyn_cast<RankedTensorType>(declared.getType());
    Value value = i == 1 ? bags.bagOf : b.sliceDim(bags.size, 0, 0, bags.kept);
    if (!type)
      value = Value();
    else if (declared.use_empty())
      value = b.full(type.getShape(), type.getElementType(), 0);
    else if (i == 3)
      return b.unsupported() << "use of result 3 (the indices of the largest)",
             SmallVector<Value>();
    results.push_back(value);
  }
  return results;
}

ArrayRef<Symbol> mlir::thunder::getEmbeddingBagSymbols() {
  static const Symbol symbols[] = {
      {"aten.embedding_bag.padding_idx", nullptr, embeddingBag},
      {"aten._embedding_bag.default", nullptr, embeddingBag},
      {"aten._embedding_bag_forward_only.default", nullptr, embeddingBag},
  };
  return symbols;
}

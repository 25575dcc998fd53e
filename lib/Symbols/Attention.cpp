//===- Attention.cpp - Scaled dot-product attention -----------------------===//
//
// Half precision is computed in f32 and rounded once, as PyTorch's fused kernel
// does. A bool mask adds -inf, so NaN in a masked key stays NaN; the causal
// mask replaces the score, as there.
//
//===----------------------------------------------------------------------===//
#include "thunder/Symbols/Attention.h"
#include "Families.h"

using namespace mlir;
using namespace mlir::thunder;

Value mlir::thunder::transposeMatrices(PrimitiveBuilder &b, Value x) {
  SmallVector<int64_t> permutation = b.allDims(b.rankOf(x));
  if (permutation.size() >= 2)
    std::swap(permutation.back(), permutation[permutation.size() - 2]);
  return b.transpose(x, permutation);
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

/// The shape of key or value with each head repeated for its group of query
/// heads: [batch…, heads, group, rows, columns].
static SmallVector<int64_t> getGroupedShape(ArrayRef<int64_t> shape,
                                            int64_t group) {
  SmallVector<int64_t> grouped(shape.drop_back(2));
  grouped.push_back(group);
  llvm::append_range(grouped, shape.take_back(2));
  return grouped;
}

/// How often a head of `x` stands for heads of the query.
static int64_t getGroup(SymbolBuilder &b, Value x) {
  Value query = b.tensor("query");
  if (!x || !query || !b.boolean("enable_gqa") || b.rankOf(x) < 3)
    return 1;
  int64_t heads = b.shapeOf(x)[b.rankOf(x) - 3],
          queryHeads = b.shapeOf(query)[b.rankOf(query) - 3];
  return heads > 0 ? queryHeads / heads : 1;
}

static Value repeatHeads(PrimitiveBuilder &b, Value x, int64_t group) {
  if (!x || group == 1)
    return x;
  SmallVector<int64_t> grouped = getGroupedShape(b.shapeOf(x), group);
  SmallVector<int64_t> dims = b.allDims(b.rankOf(x));
  dims[dims.size() - 2] += 1;
  dims[dims.size() - 1] += 1;
  SmallVector<int64_t> flat(b.shapeOf(x));
  flat[flat.size() - 3] *= group;
  return b.reshape(b.broadcastInDim(x, grouped, dims), flat);
}

/// With the leading dimensions `batch`, in the dtype to compute in.
static Value spreadBatch(PrimitiveBuilder &b, Value x,
                         ArrayRef<int64_t> batch) {
  if (!x)
    return {};
  SmallVector<int64_t> shape(batch);
  llvm::append_range(shape, b.shapeOf(x).take_back(2));
  return b.broadcastTo(b.toCompute(x), shape);
}

/// What the leading dimensions of the operands broadcast to.
static FailureOr<SmallVector<int64_t>> readBatch(SymbolBuilder &b) {
  SmallVector<int64_t> batch;
  for (StringRef name : {"query", "key", "value"}) {
    Value x = b.tensor(name);
    if (!x || b.rankOf(x) < 2)
      return b.failed()
                 ? failure()
                 : (b.invalid() << "argument '" << name << "' of type "
                                << x.getType() << " needs two dimensions",
                    failure());
    SmallVector<int64_t> leading(b.shapeOf(x).drop_back(2));
    if (int64_t group = name == "query" ? 1 : getGroup(b, x); group > 1)
      leading.back() *= group;
    if (batch.size() < leading.size())
      batch.insert(batch.begin(), leading.size() - batch.size(), 1);
    MutableArrayRef<int64_t> last(batch);
    for (auto [size, own] :
         llvm::zip(last.take_back(leading.size()), leading)) {
      if (size == 1)
        size = own;
      else if (own != 1 && own != size)
        return b.invalid() << "the leading dimensions of query, key and value "
                              "do not fit together",
               failure();
    }
  }
  return batch;
}

FailureOr<AttentionArguments> mlir::thunder::readAttention(SymbolBuilder &b) {
  Value query = b.tensor("query"), key = b.tensor("key"),
        value = b.tensor("value");
  AttentionArguments a;
  a.mask = b.optionalTensor("attn_mask");
  a.isCausal = b.boolean("is_causal");
  a.dropout = readProbability(b, "dropout_p");
  std::optional<Scalar> scale = b.optionalScalar("scale");
  bool groups = b.boolean("enable_gqa");
  if (b.failed())
    return failure();
  a.element = b.elementOf(query);
  auto refuse = [&](StringRef reason) {
    return b.invalid() << reason << " (query " << query.getType() << ", key "
                       << key.getType() << ", value " << value.getType() << ")",
           failure();
  };
  int64_t rank = b.rankOf(query);
  if (rank < 2 || b.rankOf(key) < 2 || b.rankOf(value) < 2)
    return refuse("the operands need two dimensions");
  if (!isFloating(a.element) || b.elementOf(key) != a.element ||
      b.elementOf(value) != a.element)
    return refuse("the operands must have one floating dtype");
  if (b.shapeOf(query).back() != b.shapeOf(key).back() ||
      b.shapeOf(key)[b.rankOf(key) - 2] !=
          b.shapeOf(value)[b.rankOf(value) - 2])
    return refuse("the operands do not fit together");
  if (a.mask && a.isCausal)
    return refuse("both 'attn_mask' and 'is_causal' are given");
  if (groups) {
    if (rank < 3 || b.rankOf(key) < 3 || b.rankOf(value) < 3)
      return refuse("'enable_gqa' needs a dimension of heads");
    int64_t heads = b.shapeOf(query)[rank - 3];
    for (Value x : {key, value})
      if (int64_t own = b.shapeOf(x)[b.rankOf(x) - 3];
          own == 0 || heads % own != 0)
        return refuse("the query's heads are no multiple of the others'");
  }
  int64_t width = b.shapeOf(query).back();
  a.scale = scale       ? scale->number
            : width > 0 ? 1 / std::sqrt(double(width))
                        : 1;

  key = repeatHeads(b, key, getGroup(b, key));
  value = repeatHeads(b, value, getGroup(b, value));
  FailureOr<SmallVector<int64_t>> batch = readBatch(b);
  if (failed(batch))
    return failure();
  a.query = spreadBatch(b, query, *batch);
  a.key = spreadBatch(b, key, *batch);
  a.value = spreadBatch(b, value, *batch);
  if (b.failed())
    return failure();
  a.scoreShape = *batch;
  a.scoreShape.append(
      {b.shapeOf(a.query)[batch->size()], b.shapeOf(a.key)[batch->size()]});
  if (a.mask && b.elementOf(a.mask) != b.i1() &&
      b.elementOf(a.mask) != a.element)
    return b.invalid() << "argument 'attn_mask' of type " << a.mask.getType()
                       << " must be bool or of the query's dtype",
           failure();
  return a;
}

//===----------------------------------------------------------------------===//
// Formula
//===----------------------------------------------------------------------===//

/// The mask as what is added to the scores.
static Value buildMask(PrimitiveBuilder &b, const AttentionArguments &a,
                       Type element) {
  ArrayRef<int64_t> shape = b.shapeOf(a.mask);
  if (b.elementOf(a.mask) != b.i1())
    return b.broadcastTo(b.toCompute(a.mask), a.scoreShape);
  Value mask =
      b.where(a.mask, b.full(shape, element, 0.0),
              b.full(shape, element, -std::numeric_limits<double>::infinity()));
  return b.broadcastTo(mask, a.scoreShape);
}

/// The softmax over `dim`; 0 along it where all are -inf.
static Value buildSafeSoftmax(PrimitiveBuilder &b, Value x, int64_t dim) {
  if (!x || b.typeOf(x).getNumElements() == 0)
    return x;
  ArrayRef<int64_t> shape = b.shapeOf(x);
  Value largest = b.amax(x, dim);
  Value isMasked = b.compare<EqOp>(
      largest, b.fullLike(largest, -std::numeric_limits<double>::infinity()));
  Value base = b.where(isMasked, b.fullLike(largest, 0), largest);
  Value powers = b.exp(b.sub(x, b.broadcastBack(base, shape, dim)));
  Value total = b.sum(powers, dim);
  total = b.where(isMasked, b.fullLike(total, 1), total);
  return b.div(powers, b.broadcastBack(total, shape, dim));
}

AttentionWeights
mlir::thunder::buildAttentionWeights(SymbolBuilder &b,
                                     const AttentionArguments &a) {
  Value scores = b.matmul(a.query, transposeMatrices(b, a.key));
  if (!scores)
    return {};
  scores = b.mul(scores, b.fullLike(scores, a.scale));
  if (a.mask)
    scores = b.add(scores, buildMask(b, a, b.elementOf(scores)));
  ArrayRef<int64_t> shape = a.scoreShape;
  int64_t row = a.numBatchDims(), column = row + 1;
  if (a.isCausal)
    scores = b.where(
        b.compare<GeOp>(b.iota(shape, row), b.iota(shape, column)), scores,
        b.fullLike(scores, -std::numeric_limits<double>::infinity()));
  AttentionWeights result;
  result.weights = buildSafeSoftmax(b, scores, column);
  if (a.dropout > 0)
    result.factor =
        buildDropoutFactor(b, makeDraw(Draw::Kind::Uniform, shape, b.f32()),
                           a.dropout, b.elementOf(scores));
  return result;
}

Value mlir::thunder::sumToArgument(SymbolBuilder &b, StringRef name,
                                   Value batched) {
  Value argument = b.tensor(name);
  if (!argument || !batched)
    return {};
  int64_t group = name == "query" ? 1 : getGroup(b, argument);
  SmallVector<int64_t> own(b.shapeOf(argument));
  Value result;
  if (group > 1) {
    SmallVector<int64_t> repeated(own);
    repeated[repeated.size() - 3] *= group;
    result = b.reshape(b.sumTo(batched, repeated), getGroupedShape(own, group));
    result = b.sum(result, b.rankOf(result) - 3);
  } else {
    result = b.sumTo(batched, own);
  }
  return b.convert(result, b.elementOf(argument));
}

std::optional<Draw> mlir::thunder::readAttentionDraw(SymbolBuilder &b) {
  double p = readProbability(b, "dropout_p");
  if (b.failed() || p == 0 || p >= 1)
    return std::nullopt;
  FailureOr<SmallVector<int64_t>> shape = readBatch(b);
  if (failed(shape))
    return std::nullopt;
  Value query = b.tensor("query"), key = b.tensor("key");
  shape->append({b.shapeOf(query)[b.rankOf(query) - 2],
                 b.shapeOf(key)[b.rankOf(key) - 2]});
  return makeDraw(Draw::Kind::Uniform, *shape, b.f32());
}

static Value attention(SymbolBuilder &b) {
  FailureOr<AttentionArguments> a = readAttention(b);
  if (failed(a))
    return {};
  auto [weights, factor] = buildAttentionWeights(b, *a);
  if (factor)
    weights = b.mul(weights, factor);
  return b.convert(b.matmul(weights, a->value), a->element);
}

/// softmax over `dim`, 0 where all are -inf.
static Value safeSoftmax(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t dim = b.wrapDim(b.integer("dim"), b.rankOf(x));
  Type dtype = b.dtype("dtype");
  if (b.failed())
    return {};
  Type result = dtype ? dtype : b.elementOf(x);
  if (!isFloating(result))
    return b.invalid() << "not defined for " << result, Value();
  SmallVector<int64_t> given(b.shapeOf(x));
  x = b.toCompute(b.convert(x, result));
  if (given.empty())
    x = b.reshape(x, {1});
  return b.convert(b.reshape(buildSafeSoftmax(b, x, dim), given), result);
}

ArrayRef<Symbol> mlir::thunder::getAttentionSymbols() {
  static const Symbol symbols[] = {
      {"aten.scaled_dot_product_attention.default", attention},
      {"aten._safe_softmax.default", safeSoftmax},
  };
  return symbols;
}

//===- SimplifyPrimitives.cpp - Shorter programs of the same bits ---------===//
//
// Patterns over primitives that change no bit of any result: compositions of
// layout ops, operations on tensors of one number, IEEE identities. `x + 0` is
// not one (it turns -0 into 0), `x * 1` is.
//
//===----------------------------------------------------------------------===//
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "thunder/Transforms/Passes.h"

namespace mlir::thunder {
#define GEN_PASS_DEF_SIMPLIFYPRIMITIVES
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

static RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

//===----------------------------------------------------------------------===//
// Layout
//===----------------------------------------------------------------------===//

/// transpose(transpose(x))
static LogicalResult composeTransposes(TransposeOp op,
                                       PatternRewriter &rewriter) {
  auto producer = op.getInput().getDefiningOp<TransposeOp>();
  if (!producer)
    return failure();
  SmallVector<int64_t> permutation;
  for (int64_t dim : op.getPermutation())
    permutation.push_back(producer.getPermutation()[dim]);
  rewriter.replaceOpWithNewOp<TransposeOp>(op, op.getType(),
                                           producer.getInput(), permutation);
  return success();
}

/// True for the exchange of the last two of at least two dimensions.
static bool transposesMatrices(TransposeOp op) {
  ArrayRef<int64_t> permutation = op.getPermutation();
  int64_t rank = int64_t(permutation.size());
  if (rank < 2)
    return false;
  for (int64_t i = 0; i < rank - 2; ++i)
    if (permutation[i] != i)
      return false;
  return permutation[rank - 2] == rank - 1;
}

/// transpose(matmul(x, y)) is matmul(transpose(y), transpose(x)), term by term.
/// Only where a factor is transposed already: that one loses its transpose.
static LogicalResult transposeFactors(TransposeOp op,
                                      PatternRewriter &rewriter) {
  auto product = op.getInput().getDefiningOp<MatmulOp>();
  if (!product || !product->hasOneUse() || !transposesMatrices(op))
    return failure();
  auto isTransposed = [](Value factor) {
    auto producer = factor.getDefiningOp<TransposeOp>();
    return producer && transposesMatrices(producer);
  };
  if (!isTransposed(product.getLhs()) && !isTransposed(product.getRhs()))
    return failure();
  auto transpose = [&](Value factor) -> Value {
    SmallVector<int64_t> shape(typeOf(factor).getShape());
    std::swap(shape.back(), shape[shape.size() - 2]);
    return TransposeOp::create(
        rewriter, op.getLoc(),
        RankedTensorType::get(shape, typeOf(factor).getElementType()), factor,
        op.getPermutation());
  };
  Value lhs = transpose(product.getRhs()), rhs = transpose(product.getLhs());
  rewriter.replaceOpWithNewOp<MatmulOp>(op, op.getType(), lhs, rhs);
  return success();
}

/// broadcast_in_dim(broadcast_in_dim(x))
static LogicalResult composeBroadcasts(BroadcastInDimOp op,
                                       PatternRewriter &rewriter) {
  auto producer = op.getInput().getDefiningOp<BroadcastInDimOp>();
  if (!producer)
    return failure();
  SmallVector<int64_t> dims;
  for (int64_t dim : producer.getDims())
    dims.push_back(op.getDims()[dim]);
  rewriter.replaceOpWithNewOp<BroadcastInDimOp>(op, op.getType(),
                                                producer.getInput(), dims);
  return success();
}

/// broadcast_in_dim of a reshape that only adds dimensions of size 1: the
/// broadcast places the dimensions itself. Ones that the operand has are
/// matched greedily, which is right, as all of them are the same.
static LogicalResult broadcastPastReshape(BroadcastInDimOp op,
                                          PatternRewriter &rewriter) {
  auto producer = op.getInput().getDefiningOp<ReshapeOp>();
  if (!producer)
    return failure();
  ArrayRef<int64_t> from = typeOf(producer.getInput()).getShape(),
                    to = typeOf(producer.getResult()).getShape();
  SmallVector<int64_t> dims;
  for (auto [dim, size] : llvm::enumerate(to)) {
    if (dims.size() < from.size() && from[dims.size()] == size)
      dims.push_back(op.getDims()[dim]);
    else if (size != 1)
      return failure();
  }
  if (dims.size() != from.size())
    return failure();
  rewriter.replaceOpWithNewOp<BroadcastInDimOp>(op, op.getType(),
                                                producer.getInput(), dims);
  return success();
}

/// A broadcast that repeats nothing and adds no dimension but ones.
static LogicalResult broadcastToReshape(BroadcastInDimOp op,
                                        PatternRewriter &rewriter) {
  RankedTensorType from = typeOf(op.getInput()), to = typeOf(op.getResult());
  if (!from.hasStaticShape() || !to.hasStaticShape() ||
      from.getNumElements() != to.getNumElements())
    return failure();
  rewriter.replaceOpWithNewOp<ReshapeOp>(op, op.getType(), op.getInput());
  return success();
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

/// A layout op of a tensor of one number.
template <typename OpTy>
static LogicalResult moveFull(OpTy op, PatternRewriter &rewriter) {
  auto full = op.getInput().template getDefiningOp<FullOp>();
  if (!full)
    return failure();
  rewriter.replaceOpWithNewOp<FullOp>(op, op.getType(), full.getValue());
  return success();
}

/// Float to float rounds to nearest even here as at run time: through f32 where
/// a half type is made of f64.
static LogicalResult convertFull(ConvertElementTypeOp op,
                                 PatternRewriter &rewriter) {
  auto full = op.getInput().getDefiningOp<FullOp>();
  auto to = dyn_cast<FloatType>(typeOf(op.getResult()).getElementType());
  auto number = full ? dyn_cast<FloatAttr>(full.getValue()) : FloatAttr();
  if (!to || !number)
    return failure();
  APFloat value = number.getValue();
  if (!value.isFinite())
    return failure();
  bool losesInfo;
  if (to.getWidth() < 32)
    value.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
  value.convert(to.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  rewriter.replaceOpWithNewOp<FullOp>(op, op.getType(),
                                      FloatAttr::get(to, value));
  return success();
}

static bool isOne(Value value) {
  auto full = value.getDefiningOp<FullOp>();
  auto number = full ? dyn_cast<FloatAttr>(full.getValue()) : FloatAttr();
  return number && number.getValue().isExactlyValue(1.0);
}

/// x * 1, 1 * x, x / 1
template <typename OpTy, bool eitherSide>
static LogicalResult dropOne(OpTy op, PatternRewriter &rewriter) {
  Value kept = isOne(op.getRhs())                 ? op.getLhs()
               : eitherSide && isOne(op.getLhs()) ? op.getRhs()
                                                  : Value();
  if (!kept)
    return failure();
  rewriter.replaceOp(op, kept);
  return success();
}

/// -(-x)
static LogicalResult dropDoubleNeg(NegOp op, PatternRewriter &rewriter) {
  auto producer = op.getInput().getDefiningOp<NegOp>();
  if (!producer)
    return failure();
  rewriter.replaceOp(op, producer.getInput());
  return success();
}

/// Both sides equal.
static LogicalResult dropWhere(WhereOp op, PatternRewriter &rewriter) {
  if (op.getLhs() != op.getRhs())
    return failure();
  rewriter.replaceOp(op, op.getLhs());
  return success();
}

namespace {
struct SimplifyPrimitives
    : public thunder::impl::SimplifyPrimitivesBase<SimplifyPrimitives> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add(composeTransposes);
    patterns.add(transposeFactors);
    patterns.add(composeBroadcasts);
    patterns.add(broadcastPastReshape);
    patterns.add(broadcastToReshape);
    patterns.add(moveFull<TransposeOp>);
    patterns.add(moveFull<ReshapeOp>);
    patterns.add(moveFull<BroadcastInDimOp>);
    patterns.add(convertFull);
    patterns.add(dropOne<MulOp, true>);
    patterns.add(dropOne<DivOp, false>);
    patterns.add(dropDoubleNeg);
    patterns.add(dropWhere);
    GreedyRewriteConfig config;
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    Block &block = getOperation().getEntryBlock();
    size_t before = block.getOperations().size();
    if (failed(
            applyPatternsGreedily(getOperation(), std::move(patterns), config)))
      return signalPassFailure();
    size_t after = block.getOperations().size();
    numRemoved += before > after ? before - after : 0;
  }
};
} // namespace

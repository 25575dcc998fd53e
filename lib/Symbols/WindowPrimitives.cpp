//===- WindowPrimitives.cpp - Builds convolutions and max_pool ------------===//
//
// The shapes of results follow here; what else must hold, the primitives'
// verifiers check.
//
//===----------------------------------------------------------------------===//
#include "thunder/Symbols/Windows.h"

using namespace mlir;
using namespace mlir::thunder;

/// The first result of `op`; reports an op that does not verify, and erases it.
static Value checked(PrimitiveBuilder &b, Operation *op) {
  std::string reason;
  {
    ScopedDiagnosticHandler collect(op->getContext(), [&](Diagnostic &error) {
      reason = error.str();
      return success();
    });
    if (succeeded(op->getName().verifyInvariants(op)))
      return op->getResult(0);
  }
  op->erase();
  return b.invalid() << reason, Value();
}

static RankedTensorType typeLike(Value x, ArrayRef<int64_t> shape) {
  return RankedTensorType::get(shape, getElementTypeOrSelf(x));
}

Value mlir::thunder::buildConvolution(PrimitiveBuilder &b, Value x,
                                      Value weight, const Windows &windows) {
  if (!x || !weight)
    return {};
  ArrayRef<int64_t> input = b.shapeOf(x), kernel = b.shapeOf(weight);
  size_t spatial = windows.stride.size();
  if (input.size() != spatial + 2 || kernel.size() != spatial + 2 ||
      windows.padding.size() != spatial || windows.dilation.size() != spatial)
    return b.invalid() << "convolution of " << x.getType() << " with "
                       << weight.getType() << " in " << spatial
                       << " spatial dimensions",
           Value();
  SmallVector<int64_t> shape = {input[0], kernel[0]};
  for (size_t i = 0; i < spatial; ++i) {
    int64_t room = input[i + 2] + 2 * windows.padding[i] -
                   windows.dilation[i] * (kernel[i + 2] - 1) - 1;
    if (room < 0 || windows.stride[i] < 1)
      return b.invalid() << "a window of " << weight.getType()
                         << " does not fit into " << x.getType(),
             Value();
    shape.push_back(room / windows.stride[i] + 1);
  }
  return checked(b, ConvolutionOp::create(b.getBuilder(), b.getLoc(),
                                          typeLike(x, shape), x, weight,
                                          windows.stride, windows.padding,
                                          windows.dilation, windows.groups));
}

Value mlir::thunder::buildConvolutionInputGrad(PrimitiveBuilder &b, Value grad,
                                               Value weight,
                                               ArrayRef<int64_t> shape,
                                               const Windows &windows) {
  if (!grad || !weight)
    return {};
  return checked(b, ConvolutionInputGradOp::create(
                        b.getBuilder(), b.getLoc(), typeLike(grad, shape), grad,
                        weight, windows.stride, windows.padding,
                        windows.dilation, windows.groups));
}

Value mlir::thunder::buildConvolutionWeightGrad(PrimitiveBuilder &b, Value x,
                                                Value grad,
                                                ArrayRef<int64_t> shape,
                                                const Windows &windows) {
  if (!x || !grad)
    return {};
  return checked(b, ConvolutionWeightGradOp::create(
                        b.getBuilder(), b.getLoc(), typeLike(x, shape), x, grad,
                        windows.stride, windows.padding, windows.dilation,
                        windows.groups));
}

std::pair<Value, Value> mlir::thunder::buildMaxPool(PrimitiveBuilder &b,
                                                    Value x,
                                                    ArrayRef<int64_t> shape,
                                                    ArrayRef<int64_t> kernel,
                                                    const Windows &windows) {
  if (!x)
    return {};
  auto op =
      MaxPoolOp::create(b.getBuilder(), b.getLoc(), typeLike(x, shape),
                        RankedTensorType::get(shape, b.i64()), x, kernel,
                        windows.stride, windows.padding, windows.dilation);
  Value values = checked(b, op);
  return values ? std::pair(values, Value(op.getIndices()))
                : std::pair<Value, Value>();
}

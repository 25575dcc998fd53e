//===- Random.cpp - Verifiers of random numbers ---------------------------===//
#include "thunder/IR/Thunder.h"

using namespace mlir;
using namespace mlir::thunder;

static LogicalResult verifyDraw(Operation *op, Type stateType, int64_t offset,
                                Type result) {
  auto state = cast<RankedTensorType>(stateType);
  if (state.getShape() != ArrayRef<int64_t>{2})
    return op->emitOpError("the state must be tensor<2xi64>, is ")
           << state << " (C1)";
  if (offset < 0 || !cast<RankedTensorType>(result).hasStaticShape())
    return op->emitOpError("offset ")
           << offset << " must not be negative and the result " << result
           << " have a static shape (C2)";
  return success();
}

LogicalResult UniformPhiloxOp::verify() {
  return verifyDraw(*this, getState().getType(), getOffset(), getType());
}

LogicalResult BitsPhiloxOp::verify() {
  return verifyDraw(*this, getState().getType(), getOffset(), getType());
}

#define GET_OP_CLASSES
#include "thunder/IR/ThunderRandom.cpp.inc"

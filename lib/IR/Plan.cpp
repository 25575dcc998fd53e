//===- Plan.cpp - Ops of the plan -----------------------------------------===//
#include "thunder/IR/Thunder.h"

using namespace mlir;
using namespace mlir::thunder;

#define GET_OP_CLASSES
#include "thunder/IR/ThunderPlan.cpp.inc"

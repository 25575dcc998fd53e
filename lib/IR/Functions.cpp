//===- Functions.cpp - Rarer elementwise functions ------------------------===//
#include "thunder/IR/Functions.h"

using namespace mlir;
using namespace mlir::thunder;

#define GET_OP_CLASSES
#include "thunder/IR/ThunderFunctions.cpp.inc"

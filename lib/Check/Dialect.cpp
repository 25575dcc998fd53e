//===- Dialect.cpp - The check dialect ------------------------------------===//
#include "thunder/Check/Check.h"

using namespace mlir;
using namespace mlir::check;

#include "thunder/Check/CheckDialect.cpp.inc"
#define GET_OP_CLASSES
#include "thunder/Check/CheckOps.cpp.inc"

void CheckDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "thunder/Check/CheckOps.cpp.inc"
      >();
}

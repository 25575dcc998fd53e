//===- Dialect.cpp - The thunder dialect, its attributes and enums --------===//
#include "mlir/IR/DialectImplementation.h"
#include "thunder/IR/Functions.h"

using namespace mlir;
using namespace mlir::thunder;

#include "thunder/IR/ThunderDialect.cpp.inc"
#include "thunder/IR/ThunderEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "thunder/IR/ThunderAttrs.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "thunder/IR/ThunderTypes.cpp.inc"

void ThunderDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "thunder/IR/ThunderAttrs.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "thunder/IR/ThunderTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "thunder/IR/ThunderProgram.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "thunder/IR/ThunderElementwise.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "thunder/IR/ThunderFunctions.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "thunder/IR/ThunderShape.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "thunder/IR/ThunderReduction.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "thunder/IR/ThunderIndexing.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "thunder/IR/ThunderLinear.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "thunder/IR/ThunderRandom.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "thunder/IR/ThunderAutodiff.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "thunder/IR/ThunderReference.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "thunder/IR/ThunderPlan.cpp.inc"
      >();
}

bool mlir::thunder::isPrimitive(Operation *op) {
  return op->hasTrait<Primitive>();
}

LogicalResult
DimsAttr::verifyEncoding(ArrayRef<int64_t> shape, Type elementType,
                         function_ref<InFlightDiagnostic()> emitError) const {
  if (getDims().size() != shape.size())
    return emitError() << "#thunder.dims names " << getDims().size()
                       << " dimensions of a tensor with " << shape.size()
                       << " (C1)";
  for (auto [i, dim] : llvm::enumerate(getDims())) {
    if (auto size = dyn_cast<IntegerAttr>(dim)) {
      if (size.getInt() != shape[i])
        return emitError() << "#thunder.dims entry " << i << " is "
                           << size.getInt() << ", the dimension is not (C2)";
    } else if (!isa<StringAttr>(dim) || !ShapedType::isDynamic(shape[i])) {
      return emitError() << "#thunder.dims entry " << i
                         << " must be the static size, or a string at a "
                            "dynamic dimension (C3)";
    }
  }
  return success();
}

//===- Reference.cpp - The type of references, and their ops --------------===//
#include "mlir/IR/DialectImplementation.h"
#include "thunder/IR/Thunder.h"

using namespace mlir;
using namespace mlir::thunder;

//===----------------------------------------------------------------------===//
// !thunder.ref
//===----------------------------------------------------------------------===//

RefType RefType::of(RankedTensorType tensor) {
  return get(tensor.getContext(), tensor.getShape(), tensor.getElementType());
}

RankedTensorType RefType::getTensorType() const {
  return RankedTensorType::get(getShape(), getElementType());
}

int64_t RefType::getNumElements() const {
  return ShapedType::getNumElements(getShape());
}

Type RefType::parse(AsmParser &parser) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<int64_t> shape;
  Type element;
  if (parser.parseLess() ||
      parser.parseDimensionList(shape, /*allowDynamic=*/false) ||
      parser.parseType(element) || parser.parseGreater())
    return {};
  return getChecked([&] { return parser.emitError(loc); }, parser.getContext(),
                    ArrayRef<int64_t>(shape), element);
}

void RefType::print(AsmPrinter &printer) const {
  printer << '<';
  for (int64_t size : getShape())
    printer << size << 'x';
  printer << getElementType() << '>';
}

LogicalResult RefType::verify(function_ref<InFlightDiagnostic()> emitError,
                              ArrayRef<int64_t> shape, Type element) {
  if (llvm::any_of(shape, [](int64_t size) { return size < 0; }) ||
      !isa<FloatType, IntegerType>(element))
    return emitError() << "a reference has static sizes and the element type "
                          "of a tensor, not "
                       << element << " (C1)";
  return success();
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// (C1) of what moves a value.
static LogicalResult verifyValue(Operation *op, Type reference, Type value) {
  if (cast<RefType>(reference).getTensorType() != value)
    return op->emitOpError("value of type ")
           << value << " does not fit " << reference << " (C1)";
  return success();
}

void RefAllocOp::build(OpBuilder &builder, OperationState &state, Value value) {
  build(builder, state, RefType::of(cast<RankedTensorType>(value.getType())),
        value);
}

void RefLoadOp::build(OpBuilder &builder, OperationState &state,
                      Value reference) {
  build(builder, state, cast<RefType>(reference.getType()).getTensorType(),
        reference);
}

LogicalResult RefAllocOp::verify() {
  return verifyValue(*this, getType(), getValue().getType());
}

LogicalResult RefLoadOp::verify() {
  return verifyValue(*this, getReference().getType(), getType());
}

LogicalResult RefStoreOp::verify() {
  return verifyValue(*this, getReference().getType(), getValue().getType());
}

LogicalResult RefViewOp::verify() {
  RefType storage = getStorage().getType(), window = getType();
  if (getStorage().getDefiningOp<RefViewOp>())
    return emitOpError("is a view of a view; views are composed (C1)");
  ArrayRef<int64_t> sizes = window.getShape();
  if (getStrides().size() != sizes.size() || getOffset() < 0 ||
      llvm::any_of(getStrides(), [](int64_t stride) { return stride < 0; }))
    return emitOpError("must have ")
           << sizes.size()
           << " strides, none of them and no offset negative (C2)";
  if (window.getNumElements() > 0) {
    int64_t last = getOffset();
    bool overflows = false;
    for (auto [size, stride] : llvm::zip(sizes, getStrides())) {
      int64_t span;
      overflows |= llvm::MulOverflow(size - 1, stride, span) ||
                   llvm::AddOverflow(last, span, last);
    }
    if (overflows || last >= storage.getNumElements())
      return emitOpError("reaches beyond the storage ") << storage << " (C3)";
  }
  if (storage.getElementType() != window.getElementType())
    return emitOpError("element types of ")
           << storage << " and " << window << " differ (C4)";
  return success();
}

#define GET_OP_CLASSES
#include "thunder/IR/ThunderReference.cpp.inc"

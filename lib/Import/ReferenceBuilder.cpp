//===- ReferenceBuilder.cpp - References to written storages --------------===//
#include "ReferenceBuilder.h"

using namespace llvm;
using namespace mlir::thunder;

namespace thunder {

void ReferenceBuilder::setArgument(StringRef name, mlir::Value argument) {
  storages[analysis.find(name)->storage].reference = argument;
}

void ReferenceBuilder::allocate(StringRef name, mlir::Value value,
                                mlir::Location loc) {
  size_t index = analysis.find(name)->storage;
  const WrittenStorage &storage = analysis.getStorages()[index];
  if (!storage.permutation.empty())
    value = TransposeOp::create(
        builder, loc,
        cast<mlir::RankedTensorType>(value.getType()).clone(storage.shape),
        value, storage.permutation);
  storages[index].reference = RefAllocOp::create(builder, loc, value);
}

mlir::Value ReferenceBuilder::refer(StringRef name, mlir::RankedTensorType type,
                                    mlir::Location loc, bool isDetached) {
  const ValueWindow &window = *analysis.find(name);
  Storage &storage = storages[window.storage];
  isDetached |= window.isDetached;
  if ((window.isWhole && !isDetached) || !storage.reference)
    return storage.reference;
  mlir::Value &view = isDetached ? storage.detached[name] : storage.views[name];
  if (!view)
    view = RefViewOp::create(builder, loc, RefType::of(type), storage.reference,
                             builder.getDenseI64ArrayAttr(window.strides),
                             builder.getI64IntegerAttr(window.offset),
                             isDetached ? builder.getUnitAttr()
                                        : mlir::UnitAttr());
  return view;
}

mlir::Value ReferenceBuilder::load(StringRef name, mlir::RankedTensorType type,
                                   mlir::Location loc) {
  mlir::Value reference = refer(name, type, loc);
  if (!reference)
    return {};
  mlir::Value &value = storages[analysis.find(name)->storage].loads[name];
  if (!value)
    value = RefLoadOp::create(builder, loc, reference);
  return value;
}

void ReferenceBuilder::invalidate(StringRef name) {
  storages[analysis.find(name)->storage].loads.clear();
}

} // namespace thunder

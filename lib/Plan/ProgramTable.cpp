//===- ProgramTable.cpp - Tensors, outputs and checks of a program --------===//
#include "thunder/Plan/ProgramTable.h"

using namespace mlir;
using namespace mlir::thunder;

ProgramTable::ProgramTable(ModuleOp module) {
  for (Operation &op : *module.getBody()) {
    if (auto tensor = dyn_cast<ProgramTensorOp>(op)) {
      tensorIndices[tensor.getSymNameAttr()] = tensors.size();
      tensors.push_back(tensor);
    } else if (auto kernel = dyn_cast<KernelFuncOp>(op)) {
      kernelIndices[kernel.getSymNameAttr()] = kernels.size();
      kernels.push_back(kernel);
    } else if (auto entry = dyn_cast<EntryOp>(op)) {
      entries.push_back(entry);
    }
  }
}

int64_t ProgramTable::getTensorIndex(StringAttr symbol) const {
  auto found = tensorIndices.find(symbol);
  return found == tensorIndices.end() ? -1 : found->second;
}

KernelFuncOp ProgramTable::getKernel(StringAttr symbol) const {
  auto found = kernelIndices.find(symbol);
  return found == kernelIndices.end() ? KernelFuncOp() : kernels[found->second];
}

uint64_t mlir::thunder::getByteSize(ShapedType type) {
  uint64_t bits = type.getElementTypeBitWidth();
  return type.getNumElements() * ((bits + 7) / 8);
}

MemRefType mlir::thunder::getBufferType(RankedTensorType type) {
  return MemRefType::get(type.getShape(), type.getElementType());
}

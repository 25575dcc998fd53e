//===- ProgramTable.h - Tensors, outputs and checks of a program -*- C++
//-*-===//
//
// What a planned module holds besides entries and kernels, and the module
// attributes' names. The plan makes it, the host program and lib/Package read
// it.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_PLAN_PROGRAMTABLE_H
#define THUNDER_PLAN_PROGRAMTABLE_H

#include "mlir/IR/BuiltinOps.h"
#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

namespace attribute {
/// On the module, ArrayAttr of DictionaryAttr {operator, source, message}: the
/// data checks that launches refer to.
inline constexpr StringLiteral kChecks = "thunder.checks";
/// On the module, ArrayAttr: the flattened user outputs. Each entry is a
/// FlatSymbolRefAttr of a thunder.program_tensor, a unit attribute (None) or a
/// StringAttr. (On a thunder.func the tensors are result numbers.)
inline constexpr StringLiteral kProgramOutputs = "thunder.outputs";
} // namespace attribute

/// A planned module, indexed: the positions of ops in the lists are the indices
/// that manifest and generated code use.
struct ProgramTable {
  explicit ProgramTable(ModuleOp module);

  SmallVector<ProgramTensorOp> tensors;
  SmallVector<EntryOp> entries;
  SmallVector<KernelFuncOp> kernels;

  /// The index of the tensor with this symbol, or -1.
  int64_t getTensorIndex(StringAttr symbol) const;
  /// The kernel with this symbol, or null.
  KernelFuncOp getKernel(StringAttr symbol) const;

private:
  DenseMap<StringAttr, int64_t> tensorIndices, kernelIndices;
};

/// Bytes of a dense row-major tensor or memref of static shape; a bool takes
/// one byte.
uint64_t getByteSize(ShapedType type);

/// The memref type of a tensor's buffer.
MemRefType getBufferType(RankedTensorType type);

} // namespace mlir::thunder

#endif // THUNDER_PLAN_PROGRAMTABLE_H

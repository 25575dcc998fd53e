//===- ExternCalls.h - Calls of the C functions of custom operators -------===//
//
// The code of a thunder.host_call: descriptors of its tensors on the stack, and
// a call with the interface of thunder/extern.h.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_PLAN_EXTERNCALLS_H
#define THUNDER_LIB_PLAN_EXTERNCALLS_H

#include "thunder/IR/Thunder.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include <map>

namespace mlir::thunder {

class ExternCallBuilder {
public:
  ExternCallBuilder(llvm::Module &module, llvm::IRBuilder<> &builder);

  /// Makes room, at the builder's insertion point, for the descriptors of any
  /// of the calls of `entry`.
  void startEntry(EntryOp entry);

  /// Builds the call; `addresses` are those of its inputs, then targets. Gives
  /// the status that the function returns.
  llvm::Value *build(HostCallOp call, ArrayRef<llvm::Value *> addresses);

private:
  llvm::Constant *getSizes(ArrayRef<int64_t> sizes);
  void describe(unsigned slot, RankedTensorType type, llvm::Value *address);

  llvm::Module &module;
  llvm::IRBuilder<> &builder;
  llvm::StructType *tensorType; ///< thunder_tensor
  llvm::Value *descriptors = nullptr;
  std::map<SmallVector<int64_t>, llvm::Constant *> sizeTables;
};

} // namespace mlir::thunder

#endif // THUNDER_LIB_PLAN_EXTERNCALLS_H

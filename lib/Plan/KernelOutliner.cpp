//===- KernelOutliner.cpp - One thunder.kernel_func for equal kernels -----===//
#include "KernelOutliner.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::thunder;

/// Hash of a kernel's body: kinds, types and attributes of its ops, and where
/// their operands come from.
static uint64_t hashBody(Block &body) {
  DenseMap<Value, unsigned> numbers;
  llvm::hash_code hash = llvm::hash_value(body.getNumArguments());
  for (BlockArgument argument : body.getArguments()) {
    numbers[argument] = numbers.size();
    hash = llvm::hash_combine(hash, argument.getType());
  }
  for (Operation &op : body) {
    hash =
        llvm::hash_combine(hash, OperationEquivalence::computeHash(
                                     &op, OperationEquivalence::ignoreHashValue,
                                     OperationEquivalence::ignoreHashValue,
                                     OperationEquivalence::IgnoreLocations));
    for (Value operand : op.getOperands())
      hash = llvm::hash_combine(hash, numbers.lookup(operand));
    for (Value result : op.getResults())
      numbers[result] = numbers.size();
  }
  return hash;
}

/// Says little about what a kernel does, unless it is all that the kernel does.
static bool isPlumbing(Operation &op) {
  return isa<FullOp, IotaOp, BroadcastInDimOp, ConvertElementTypeOp,
             TransposeOp>(op);
}

/// A readable name: the first kinds of ops in the body.
static std::string nameBody(Block &body) {
  bool onlyPlumbing = llvm::all_of(body.without_terminator(), isPlumbing);
  SmallVector<StringRef, 4> names;
  for (Operation &op : body.without_terminator()) {
    StringRef name = op.getName().stripDialect();
    if ((!isPlumbing(op) || onlyPlumbing) && !llvm::is_contained(names, name))
      names.push_back(name);
    if (names.size() == 4)
      break;
  }
  return llvm::join(names, "_");
}

KernelFuncOp KernelOutliner::outline(KernelOp kernel,
                                     ArrayRef<int64_t> inPlace) {
  Block &body = kernel.getBody().front();
  // What a check says is told by the launch, so that kernels can be shared.
  for (auto check : body.getOps<CheckIndexOp>())
    check.setMessage("");

  DenseI64ArrayAttr pairs =
      inPlace.empty() ? nullptr : builder.getDenseI64ArrayAttr(inPlace);
  SmallVector<KernelFuncOp, 1> &candidates = byHash[hashBody(body)];
  for (KernelFuncOp candidate : candidates)
    if (candidate.getScheduleClass() == kernel.getScheduleClass() &&
        candidate.getScheduleAttr() == kernel.getScheduleAttr() &&
        candidate.getInPlaceAttr() == pairs &&
        OperationEquivalence::isRegionEquivalentTo(
            &candidate.getBody(), &kernel.getBody(),
            OperationEquivalence::IgnoreLocations)) {
      ++shared;
      return candidate;
    }

  std::string name = ("k" + Twine(count++) + "_" + nameBody(body)).str();
  auto function = KernelFuncOp::create(builder, kernel.getLoc(), name,
                                       kernel.getScheduleClass(),
                                       kernel.getScheduleAttr(), pairs);
  function.getBody().takeBody(kernel.getBody());
  candidates.push_back(function);
  return function;
}

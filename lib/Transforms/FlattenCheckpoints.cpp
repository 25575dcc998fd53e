//===- FlattenCheckpoints.cpp - Regions become marked ops -----------------===//
//
// Every later pass sees one block. What stands in a region is told by the
// attribute `thunder.checkpoint`, as it is of exported programs; the outermost
// of nested regions counts, since its inputs are all that may be kept.
//
//===----------------------------------------------------------------------===//
#include "mlir/IR/IRMapping.h"
#include "thunder/Transforms/Autodiff.h"
#include "thunder/Transforms/Passes.h"

namespace mlir::thunder {
#define GEN_PASS_DEF_FLATTENCHECKPOINTS
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

namespace {
struct FlattenCheckpoints
    : public thunder::impl::FlattenCheckpointsBase<FlattenCheckpoints> {
  void runOnOperation() override {
    Block &block = getOperation().getEntryBlock();
    unsigned next = 0;
    for (Operation *op = &block.front(), *following; op; op = following) {
      following = op->getNextNode();
      auto region = dyn_cast<CheckpointOp>(op);
      if (!region)
        continue;
      Attribute id = op->getAttr(attribute::kCheckpoint);
      if (!id)
        id = StringAttr::get(&getContext(), "region." + Twine(next++));
      // Regions inside come next and have the mark of this one.
      Operation *before = op->getPrevNode();
      flatten(region, id);
      following = before ? before->getNextNode() : &block.front();
      ++numRegions;
    }
  }

private:
  static void flatten(CheckpointOp region, Attribute id) {
    Block &body = region.getBody().front();
    IRMapping values;
    values.map(body.getArguments(), region.getInputs());
    OpBuilder builder(region);
    for (Operation &op : body.without_terminator())
      builder.clone(op, values)->setAttr(attribute::kCheckpoint, id);
    for (auto [result, value] :
         llvm::zip(region.getResults(), body.getTerminator()->getOperands()))
      result.replaceAllUsesWith(values.lookup(value));
    region.erase();
  }
};
} // namespace

//===- HoistPreparation.cpp - What depends on weights only, once ----------===//
//
// Transposed weights, folded statistics and converted parameters are the same
// in every run. They move to a function @prepare, which the program runs when
// its weights have changed, and come back as arguments of role `derived`.
//
//===----------------------------------------------------------------------===//
#include "mlir/IR/IRMapping.h"
#include "thunder/IR/Arguments.h"
#include "thunder/Transforms/Passes.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::thunder {
#define GEN_PASS_DEF_HOISTPREPARATION
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

/// Of a value that is kept between runs: more than this times the bytes it is
/// made of is not worth the memory.
static constexpr int64_t largestGrowth = 4;

static int64_t sizeOf(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  return type.hasStaticShape()
             ? type.getNumElements() * type.getElementTypeBitWidth()
             : 0;
}

/// Ops that cost nothing or whose result is larger than what it is made of:
/// they are repeated where they are used, never kept.
static bool isRepeated(Operation *op) {
  return isa<FullOp, IotaOp, ReshapeOp, BroadcastInDimOp>(op);
}

namespace {

/// The split of one function.
class Preparation {
public:
  Preparation(FuncOp func, const llvm::StringSet<> &changing)
      : func(func), changing(changing) {}

  /// False when there is nothing to move.
  bool find();
  /// Adds @prepare before the function, and gives the function its results.
  void apply();
  unsigned numKept() const { return kept.size(); }

private:
  bool isInvariant(Value value) const { return invariant.contains(value); }
  /// Adds to `closure` the ops that `value` needs, operands first.
  void collect(Value value, llvm::SetVector<Operation *> &closure) const;

  FuncOp func;
  const llvm::StringSet<> &changing; ///< arguments that some entry writes
  llvm::DenseSet<Value> invariant;   ///< depends on weights and constants only
  llvm::SetVector<Value> kept;       ///< results of @prepare
};

} // namespace

bool Preparation::find() {
  for (auto [index, argument] : llvm::enumerate(func.getArguments())) {
    Role role = getArgumentRole(func, index);
    bool isWeight = role == Role::Parameter || role == Role::Buffer ||
                    role == Role::Constant;
    if (isWeight && !changing.contains(getArgumentName(func, index)))
      invariant.insert(argument);
  }
  // What an op that stays reads from one that moves is kept.
  for (Operation &op : func.getEntryBlock()) {
    auto isMovable = [&] {
      if (!op.hasTrait<Primitive>() || op.hasTrait<ChecksData>() ||
          op.getNumResults() == 0 ||
          !llvm::all_of(op.getOperands(),
                        [&](Value v) { return isInvariant(v); }))
        return false;
      int64_t from = 0;
      for (Value operand : op.getOperands())
        from += sizeOf(operand);
      return isRepeated(&op) || llvm::all_of(op.getResults(), [&](Value v) {
               return sizeOf(v) <= largestGrowth * from;
             });
    };
    if (isMovable()) {
      invariant.insert(op.result_begin(), op.result_end());
      continue;
    }
    for (Value operand : op.getOperands()) {
      // Through the ops that are repeated, to what they repeat.
      SmallVector<Value> pending{operand};
      while (!pending.empty()) {
        Value value = pending.pop_back_val();
        Operation *producer = value.getDefiningOp();
        if (!producer || !isInvariant(value) || kept.contains(value))
          continue;
        if (isRepeated(producer))
          llvm::append_range(pending, producer->getOperands());
        else
          kept.insert(value);
      }
    }
  }
  return !kept.empty();
}

void Preparation::collect(Value value,
                          llvm::SetVector<Operation *> &closure) const {
  // Depth first without recursion: an op is added when its operands are.
  SmallVector<std::pair<Operation *, bool>> pending{
      {value.getDefiningOp(), false}};
  while (!pending.empty()) {
    auto [op, isExpanded] = pending.pop_back_val();
    if (!op || closure.contains(op))
      continue;
    if (isExpanded) {
      closure.insert(op);
      continue;
    }
    pending.push_back({op, true});
    for (Value operand : op->getOperands())
      pending.push_back({operand.getDefiningOp(), false});
  }
}

void Preparation::apply() {
  OpBuilder builder(func);
  MLIRContext *context = func.getContext();
  llvm::SetVector<Operation *> moved;
  for (Value value : kept)
    collect(value, moved);
  llvm::SetVector<Value> arguments;
  for (Operation *op : moved)
    for (Value operand : op->getOperands())
      if (isa<BlockArgument>(operand))
        arguments.insert(operand);

  SmallVector<DictionaryAttr> argumentAttributes, resultAttributes;
  for (Value argument : arguments)
    argumentAttributes.push_back(
        func.getArgAttrDict(cast<BlockArgument>(argument).getArgNumber()));
  llvm::StringSet<> taken;
  for (unsigned i = 0, e = func.getNumArguments(); i < e; ++i)
    taken.insert(getArgumentName(func, i));
  for (unsigned n = 0; resultAttributes.size() < kept.size(); ++n)
    if (std::string name = ("derived." + Twine(n)).str(); !taken.contains(name))
      resultAttributes.push_back(
          makeArgumentAttributes(context, name, Role::Derived));

  auto type =
      builder.getFunctionType(TypeRange(ValueRange(arguments.getArrayRef())),
                              TypeRange(ValueRange(kept.getArrayRef())));
  auto prepare = FuncOp::create(builder, func.getLoc(), "prepare", type);
  prepare.setAllArgAttrs(argumentAttributes);
  prepare.setAllResultAttrs(resultAttributes);
  Block *body = &prepare.getEntryBlock();

  IRMapping mapping;
  for (auto [from, to] : llvm::zip(arguments, body->getArguments()))
    mapping.map(from, Value(to));
  builder.setInsertionPointToEnd(body);
  for (Operation *op : moved)
    builder.clone(*op, mapping);
  SmallVector<Value> results;
  for (Value value : kept)
    results.push_back(mapping.lookup(value));
  ReturnOp::create(builder, func.getLoc(), results);

  for (auto [value, attributes] : llvm::zip(kept, resultAttributes)) {
    Value old = value;
    unsigned position = func.getNumArguments();
    // Cannot fail: the attributes are those of an argument.
    (void)func.insertArgument(position, old.getType(), attributes,
                              old.getLoc());
    old.replaceAllUsesWith(func.getArgument(position));
  }
  // Users come after their operands: what is unused now stays unused.
  for (Operation &op :
       llvm::make_early_inc_range(llvm::reverse(func.getEntryBlock())))
    if (op.use_empty() && op.hasTrait<Primitive>() && op.getNumResults() > 0 &&
        isInvariant(op.getResult(0)))
      op.erase();
}

namespace {
struct HoistPreparation
    : public thunder::impl::HoistPreparationBase<HoistPreparation> {
  void runOnOperation() override {
    SmallVector<FuncOp> entries;
    llvm::StringSet<> changing;
    for (FuncOp func : getOperation().getOps<FuncOp>()) {
      if (func.isPrivate())
        continue;
      entries.push_back(func);
      for (Value target : func.getReturn().getTargets())
        if (auto argument = dyn_cast<BlockArgument>(target))
          changing.insert(
              thunder::getArgumentName(func, argument.getArgNumber()));
    }
    // Programs of several entries train: their weights change in each run.
    if (entries.size() != 1)
      return markAllAnalysesPreserved();
    Preparation preparation(entries.front(), changing);
    if (!preparation.find())
      return markAllAnalysesPreserved();
    preparation.apply();
    kept += preparation.numKept();
  }
};
} // namespace

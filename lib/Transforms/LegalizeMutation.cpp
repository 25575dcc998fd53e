//===- LegalizeMutation.cpp - From storages to values ---------------------===//
//
// One walk in program order. Every storage has a current value; a load is a
// function of it, a store makes the next one, and a symbol that writes becomes
// its functional twin between the two. What is seen outside, the last value of
// an argument's storage, becomes a `writes` operand of the terminator.
//
//===----------------------------------------------------------------------===//
#include "StorageWindow.h"
#include "thunder/IR/Arguments.h"
#include "thunder/IR/HostCalls.h"
#include "thunder/Symbols/FunctionalTwins.h"
#include "thunder/Symbols/ResultTypes.h"
#include "thunder/Symbols/Symbols.h"
#include "thunder/Transforms/Passes.h"
#include "llvm/ADT/TypeSwitch.h"
#include <map>

namespace mlir::thunder {
#define GEN_PASS_DEF_LEGALIZEMUTATION
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

namespace {

/// A storage on the walk.
struct Storage {
  Value current;          ///< its value at this place of the program
  BlockArgument argument; ///< the argument whose storage it is; else null
  /// What was read of the current value, or written as it.
  std::map<StorageWindow, Value> known;
};

/// A reference: where it looks.
struct Reference {
  Storage *storage;
  StorageWindow window;
};

class Legalizer {
public:
  explicit Legalizer(FuncOp func) : func(func), builder(func.getContext()) {}
  LogicalResult run();
  unsigned numStores() const { return stores; }

private:
  bool isReference(Value value) const { return references.contains(value); }
  LogicalResult visitBlock(Block &block);
  LogicalResult visit(Operation *op);
  LogicalResult visitSymbol(BoundSymbolOp op);
  LogicalResult visitHostCall(BoundSymbolOp op);
  LogicalResult visitReturn(ReturnOp op);

  /// PyTorch refuses a write to these with gradients enabled.
  bool isLeaf(unsigned index) const {
    return thunder::getArgumentRole(func, index) == Role::Parameter &&
           thunder::requiresGrad(func, index);
  }
  Value read(PrimitiveBuilder &b, const Reference &reference);
  LogicalResult write(PrimitiveBuilder &b, const Reference &reference,
                      Value value);
  /// `value` in the element type of the reference, where PyTorch allows that.
  Value castResult(PrimitiveBuilder &b, Value value,
                   const Reference &reference);
  /// The symbol on values: `name` with the operands loaded, some arguments
  /// dropped or renamed. Its result types are placeholders.
  BoundSymbolOp buildTwin(BoundSymbolOp op, PrimitiveBuilder &b,
                          const FunctionalTwin &twin, TypeRange types);
  Value applySymbol(PrimitiveBuilder &b, StringRef symbol,
                    ArrayRef<StringRef> names, ValueRange operands);

  FuncOp func;
  OpBuilder builder;
  std::vector<std::unique_ptr<Storage>> storages;
  DenseMap<Value, Reference> references;
  SmallVector<Operation *> dead; ///< in program order
  unsigned stores = 0;
};

} // namespace

/// A symbol of one result of the type of its last operand.
Value Legalizer::applySymbol(PrimitiveBuilder &b, StringRef symbol,
                             ArrayRef<StringRef> names, ValueRange operands) {
  SmallVector<Attribute> values;
  for (unsigned i = 0; i < operands.size(); ++i)
    values.push_back(OperandAttr::get(b.getBuilder().getContext(), i));
  OpBuilder &builder = b.getBuilder();
  auto op = BoundSymbolOp::create(
      builder, b.getLoc(), operands.back().getType(),
      FlatSymbolRefAttr::get(builder.getContext(), symbol), operands,
      builder.getStrArrayAttr(names), builder.getArrayAttr(values),
      /*effects=*/ArrayAttr());
  return op->getResult(0);
}

Value Legalizer::read(PrimitiveBuilder &b, const Reference &reference) {
  Storage &storage = *reference.storage;
  Value &known = storage.known[reference.window];
  if (known)
    return known;
  Value value = reference.window.isWhole(b.shapeOf(storage.current))
                    ? storage.current
                    : readWindow(b, storage.current, reference.window);
  if (value && reference.window.isDetached)
    value = applySymbol(b, "aten.detach.default", {"self"}, value);
  return known = value;
}

LogicalResult Legalizer::write(PrimitiveBuilder &b, const Reference &reference,
                               Value value) {
  Storage &storage = *reference.storage;
  if (BlockArgument leaf = storage.argument;
      leaf && !reference.window.isDetached && isLeaf(leaf.getArgNumber()))
    return b.invalid() << "writes in place to the parameter '"
                       << thunder::getDisplayName(func, leaf.getArgNumber())
                       << "', a leaf that requires grad; write through "
                          "detach() or to a clone()",
           failure();
  const StorageWindow &window = reference.window;
  Value next = window.isWhole(b.shapeOf(storage.current))
                   ? value
                   : writeWindow(b, storage.current, window, value);
  if (!next)
    return failure();
  // Outside autograd the values change and the gradient flows past.
  if (window.isDetached)
    next = applySymbol(b, "thunder.set_data", {"old", "new"},
                       {storage.current, next});
  storage.current = next;
  storage.known.clear();
  if (!window.isDetached)
    storage.known[window] = value;
  ++stores;
  return success();
}

/// Categories of torch.can_cast: a result may not lose its kind.
static bool canCast(Type from, Type to) {
  auto category = [](Type type) {
    return type.isInteger(1) ? 0 : isa<FloatType>(type) ? 2 : 1;
  };
  return category(from) <= category(to);
}

Value Legalizer::castResult(PrimitiveBuilder &b, Value value,
                            const Reference &reference) {
  if (!value)
    return {};
  Type element = b.elementOf(reference.storage->current);
  if (b.shapeOf(value) != ArrayRef<int64_t>(reference.window.sizes))
    return b.unsupported() << "gives " << value.getType()
                           << " for an operand of another shape: an in-place "
                              "operator that changes the shape",
           Value();
  if (!canCast(b.elementOf(value), element))
    return b.invalid() << "result type " << b.elementOf(value)
                       << " can't be cast to the desired output type "
                       << element,
           Value();
  return b.convert(value, element);
}

/// `attribute` with operands renumbered; what stands for no operand is kept.
static Attribute renumber(Attribute attribute,
                          function_ref<unsigned(unsigned)> number) {
  if (auto operand = dyn_cast<OperandAttr>(attribute))
    return OperandAttr::get(attribute.getContext(), number(operand.getIndex()));
  auto list = dyn_cast<ArrayAttr>(attribute);
  if (!list)
    return attribute;
  SmallVector<Attribute> values;
  for (Attribute value : list)
    values.push_back(renumber(value, number));
  return ArrayAttr::get(attribute.getContext(), values);
}

BoundSymbolOp Legalizer::buildTwin(BoundSymbolOp op, PrimitiveBuilder &b,
                                   const FunctionalTwin &twin,
                                   TypeRange types) {
  SmallVector<Value> operands;
  SmallVector<Attribute> names, values;
  for (auto [nameAttribute, value] :
       llvm::zip(op.getArgNames(), op.getArgValues())) {
    StringRef name = cast<StringAttr>(nameAttribute).getValue();
    if (llvm::is_contained(twin.dropped, name))
      continue;
    for (auto [from, to] : twin.renamed)
      if (name == from)
        name = to;
    names.push_back(builder.getStringAttr(name));
    values.push_back(renumber(value, [&](unsigned index) {
      Value operand = op.getInputs()[index];
      operands.push_back(isReference(operand) ? read(b, references.at(operand))
                                              : operand);
      return operands.size() - 1;
    }));
  }
  if (b.failed())
    return {};
  auto call = BoundSymbolOp::create(
      builder, op.getLoc(), types,
      FlatSymbolRefAttr::get(op.getContext(), twin.symbol), operands,
      builder.getArrayAttr(names), builder.getArrayAttr(values),
      /*effects=*/ArrayAttr());
  // The checkpoint region that the node belongs to.
  call->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  return call;
}

LogicalResult Legalizer::visitSymbol(BoundSymbolOp op) {
  if (llvm::none_of(op.getInputs(), [&](Value v) { return isReference(v); }))
    return success();
  if (getHostCall(op))
    return visitHostCall(op);
  PrimitiveBuilder b(builder, op.getLoc(), op.getSymbol());
  std::optional<FunctionalTwin> twin = findFunctionalTwin(op.getSymbol());
  if (!twin)
    return b.unsupported() << "this operator writes to an operand, and has no "
                              "functional form that thunderc knows",
           failure();
  SmallVector<Type> placeholders(twin->numResults,
                                 RankedTensorType::get({}, b.f32()));
  BoundSymbolOp call = buildTwin(op, b, *twin, placeholders);
  if (!call)
    return failure();
  FailureOr<SmallVector<Type>> types = inferResultTypes(call);
  if (failed(types))
    return failure();
  for (auto [result, type] : llvm::zip(call->getResults(), *types))
    result.setType(type);

  for (auto [name, index] : twin->written) {
    // An operand that is not there, or that nothing else sees, is no reference.
    Value target = op.getTensorArgument(name);
    if (!target || !isReference(target))
      continue;
    Value value = castResult(b, call->getResult(index), references.at(target));
    if (!value || failed(write(b, references.at(target), value)))
      return failure();
  }
  if (op->getNumResults() > twin->results.size())
    return b.invalid() << "has " << op->getNumResults() << " results",
           failure();
  for (auto [i, result] : llvm::enumerate(op->getResults())) {
    Value value = call->getResult(twin->results[i]);
    if (value.getType() != result.getType())
      return b.invalid() << "result " << i << " is declared as "
                         << result.getType() << ", from the arguments follows "
                         << value.getType(),
             failure();
    result.replaceAllUsesWith(value);
  }
  dead.push_back(op);
  return success();
}

/// The same symbol on values, with a result more for each operand that it
/// writes.
LogicalResult Legalizer::visitHostCall(BoundSymbolOp op) {
  PrimitiveBuilder b(builder, op.getLoc(), op.getSymbol());
  SmallVector<Value> operands;
  for (Value operand : op.getInputs())
    operands.push_back(isReference(operand) ? read(b, references.at(operand))
                                            : operand);
  if (b.failed() || llvm::is_contained(operands, Value()))
    return failure();
  SmallVector<unsigned> written = getWrittenOperands(op);
  SmallVector<Type> types(op->getResultTypes());
  for (unsigned operand : written)
    types.push_back(operands[operand].getType());
  auto call = BoundSymbolOp::create(
      builder, op.getLoc(), types, op.getSymbolAttr(), operands,
      op.getArgNames(), op.getArgValues(), op.getEffectsAttr());
  for (StringRef rule : {"grad_rule", "impl_rule", "no_grad"})
    if (Attribute value = op->getAttr(rule))
      call->setAttr(rule, value);
  call->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  size_t next = op->getNumResults();
  for (unsigned operand : written) {
    Value target = op.getInputs()[operand], value = call->getResult(next++);
    if (isReference(target) && failed(write(b, references.at(target), value)))
      return failure();
  }
  op->replaceAllUsesWith(call->getResults().take_front(op->getNumResults()));
  dead.push_back(op);
  return success();
}

/// Adds the last values of the arguments that were written.
LogicalResult Legalizer::visitReturn(ReturnOp op) {
  SmallVector<Value> outputs(op.getOutputs()), values(op.getValues()),
      targets(op.getTargets());
  for (const std::unique_ptr<Storage> &storage : storages)
    if (storage->argument && storage->current != storage->argument) {
      unsigned index = storage->argument.getArgNumber();
      // State files have no place for it, so the write would be lost.
      if (thunder::getArgumentRole(func, index) == Role::Constant)
        return emitUnsupported(op.getLoc())
               << "the program writes to the constant '"
               << thunder::getDisplayName(func, index)
               << "'; register it as a buffer of the module";
      values.push_back(storage->current);
      targets.push_back(storage->argument);
    }
  ReturnOp::create(builder, op.getLoc(), outputs, values, targets);
  dead.push_back(op);
  return success();
}

LogicalResult Legalizer::visit(Operation *op) {
  builder.setInsertionPoint(op);
  PrimitiveBuilder b(builder, op->getLoc(), op->getName().getStringRef());
  auto remember = [&](Value reference, Value value) {
    storages.push_back(std::make_unique<Storage>());
    storages.back()->current = value;
    references[reference] = {storages.back().get(),
                             StorageWindow::whole(b.shapeOf(value))};
  };
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](RefAllocOp alloc) {
        remember(alloc, alloc.getValue());
        dead.push_back(op);
        return success();
      })
      .Case([&](RefViewOp view) {
        StorageWindow window;
        window.sizes.assign(view.getType().getShape());
        window.strides.assign(view.getStrides());
        window.offset = view.getOffset();
        window.isDetached = view.getDetached();
        references[view] = {references.at(view.getStorage()).storage, window};
        dead.push_back(op);
        return success();
      })
      .Case([&](RefLoadOp load) -> LogicalResult {
        Value value = read(b, references.at(load.getReference()));
        if (!value)
          return failure();
        load.getResult().replaceAllUsesWith(value);
        dead.push_back(op);
        return success();
      })
      .Case([&](RefStoreOp store) {
        dead.push_back(op);
        return write(b, references.at(store.getReference()), store.getValue());
      })
      .Case([&](BoundSymbolOp symbol) { return visitSymbol(symbol); })
      // A region makes storages of its own of the values that it is given.
      .Case([&](CheckpointOp checkpoint) {
        return visitBlock(checkpoint.getBody().front());
      })
      .Case([&](ReturnOp terminator) { return visitReturn(terminator); })
      .Default([&](Operation *op) -> LogicalResult {
        if (llvm::none_of(op->getOperands(),
                          [&](Value v) { return isReference(v); }))
          return success();
        return op->emitOpError("cannot work on a reference");
      });
}

LogicalResult Legalizer::visitBlock(Block &block) {
  // New ops come before the one that is looked at.
  for (Operation &op : llvm::make_early_inc_range(block))
    if (!isReference(op.getNumResults() == 1 ? op.getResult(0) : Value()) &&
        failed(visit(&op)))
      return failure();
  return success();
}

LogicalResult Legalizer::run() {
  SmallVector<Type> types;
  builder.setInsertionPointToStart(&func.getEntryBlock());
  for (BlockArgument argument : func.getArguments()) {
    if (auto type = dyn_cast<RefType>(argument.getType())) {
      // The argument becomes the value on entry, which loads may give to any
      // op; what refers to its storage refers to a placeholder.
      argument.setType(type.getTensorType());
      auto storage = RefAllocOp::create(builder, argument.getLoc(), argument);
      argument.replaceAllUsesExcept(storage, storage);
      storages.push_back(std::make_unique<Storage>());
      storages.back()->current = storages.back()->argument = argument;
      references[storage] = {storages.back().get(),
                             StorageWindow::whole(type.getShape())};
      dead.push_back(storage);
    }
    types.push_back(argument.getType());
  }
  if (failed(visitBlock(func.getEntryBlock())))
    return failure();
  for (Operation *op : llvm::reverse(dead))
    op->erase();
  func.setFunctionType(
      builder.getFunctionType(types, func.getFunctionType().getResults()));
  return success();
}

namespace {
struct LegalizeMutation
    : public thunder::impl::LegalizeMutationBase<LegalizeMutation> {
  void runOnOperation() override {
    // Programs that mutate nothing have no references.
    bool hasReferences = false;
    getOperation().getBody().walk([&](Operation *op) {
      hasReferences |= isa<RefAllocOp, RefViewOp, RefLoadOp, RefStoreOp>(op);
    });
    hasReferences |= llvm::any_of(getOperation().getArgumentTypes(),
                                  [](Type type) { return isa<RefType>(type); });
    if (!hasReferences)
      return markAllAnalysesPreserved();
    Legalizer legalizer(getOperation());
    if (failed(legalizer.run()))
      return signalPassFailure();
    numStores += legalizer.numStores();
  }
};
} // namespace

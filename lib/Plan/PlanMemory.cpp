//===- PlanMemory.cpp - Turn functions of kernels into entries ------------===//
#include "BufferPlacement.h"
#include "KernelOutliner.h"
#include "TensorTable.h"
#include "thunder/IR/Arguments.h"
#include "thunder/IR/ErrorClass.h"
#include "thunder/IR/HostCalls.h"
#include "thunder/Plan/Passes.h"
#include "thunder/Plan/ProgramTable.h"
#include "llvm/ADT/ScopeExit.h"

namespace mlir::thunder {
#define GEN_PASS_DEF_PLANMEMORY
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

/// The first operator name and the first source line in `loc`.
static void describeLocation(Location loc, StringRef &name,
                             std::string &source) {
  loc->walk([&](Location part) {
    if (auto named = dyn_cast<NameLoc>(part); named && name.empty())
      name = named.getName();
    if (auto file = dyn_cast<FileLineColLoc>(part); file && source.empty())
      source =
          (file.getFilename().getValue() + ":" + Twine(file.getLine())).str();
    return WalkResult::advance();
  });
}

namespace {
/// Makes the entry of one function.
class EntryBuilder {
public:
  EntryBuilder(OpBuilder &functions, KernelOutliner &outliner,
               SmallVectorImpl<Attribute> &checks)
      : functions(functions), outliner(outliner), checks(checks),
        launches(functions.getContext()) {}

  /// Null after an error.
  EntryOp build(FuncOp func, const TensorTable::Signature &signature,
                const BufferPlacement &placement);

  unsigned getNumLaunches() const { return numLaunches; }

private:
  void launch(KernelOp kernel, ArrayRef<int64_t> inPlace,
              const BufferPlacement &placement);
  LogicalResult call(BoundSymbolOp symbol, const BufferPlacement &placement);
  /// Adds a row to the table of checks; gives its number. An operation without
  /// a name in its location is called `otherwise`.
  int64_t addCheck(Location loc, StringRef otherwise, StringRef message);
  Value getView(Location loc, Value value, const BufferPlacement &placement) {
    Value root = getBufferRoot(value);
    return getView(loc, placement.buffers.lookup(root),
                   cast<RankedTensorType>(root.getType()));
  }
  void copy(const BufferCopy &copy);
  Value getView(Location loc, const Buffer &buffer, RankedTensorType type);

  OpBuilder &functions; ///< where tensors and kernels are made
  KernelOutliner &outliner;
  SmallVectorImpl<Attribute> &checks;
  OpBuilder launches; ///< the entry's end
  /// The type of each tensor's buffer: a value in it may have another shape.
  DenseMap<Attribute, MemRefType> tensorTypes;
  /// Views by tensor (null: the arena), offset and type.
  DenseMap<std::pair<std::pair<Attribute, uint64_t>, Type>, Value> views;
  unsigned numLaunches = 0;
};
} // namespace

Value EntryBuilder::getView(Location loc, const Buffer &buffer,
                            RankedTensorType type) {
  MemRefType bufferType =
      buffer.tensor ? tensorTypes.lookup(buffer.tensor) : getBufferType(type);
  Value &view = views[{{buffer.tensor, buffer.offset}, bufferType}];
  if (!view)
    view = buffer.tensor
               ? TensorViewOp::create(launches, loc, bufferType, buffer.tensor)
                     .getResult()
               : ArenaViewOp::create(launches, loc, bufferType, buffer.offset)
                     .getResult();
  return view;
}

int64_t EntryBuilder::addCheck(Location loc, StringRef otherwise,
                               StringRef message) {
  StringRef symbol;
  std::string source;
  describeLocation(loc, symbol, source);
  auto text = [&](StringRef name, StringRef value) {
    return functions.getNamedAttr(name, functions.getStringAttr(value));
  };
  checks.push_back(functions.getDictionaryAttr(
      {text("message", message),
       text("operator", symbol.empty() ? otherwise : symbol),
       text("source", source)}));
  return checks.size() - 1;
}

LogicalResult EntryBuilder::call(BoundSymbolOp symbol,
                                 const BufferPlacement &placement) {
  Location loc = symbol.getLoc();
  FailureOr<std::string> arguments = renderArguments(symbol);
  if (failed(arguments) || failed(verifyHostCall(symbol)))
    return failure();
  auto view = [&](Value value) { return getView(loc, value, placement); };
  SmallVector<Value> inputs(llvm::map_range(symbol.getInputs(), view));
  SmallVector<Value> targets(llvm::map_range(symbol->getResults(), view));
  // What the function writes in place holds the old contents.
  SmallVector<unsigned> written = getWrittenOperands(symbol);
  for (auto [operand, target] :
       llvm::zip(written, ArrayRef<Value>(targets).take_back(written.size())))
    CopyOp::create(launches, loc, inputs[operand], target);
  std::string message =
      getExternFunction(symbol.getSymbol()) + " reports a failure";
  int64_t check = addCheck(loc, symbol.getSymbol(), message);
  HostCallOp::create(launches, loc, symbol.getSymbol(), inputs, targets,
                     FunctionType::get(loc.getContext(),
                                       symbol->getOperandTypes(),
                                       symbol->getResultTypes()),
                     *arguments, check);
  ++numLaunches;
  return success();
}

void EntryBuilder::launch(KernelOp kernel, ArrayRef<int64_t> inPlace,
                          const BufferPlacement &placement) {
  auto view = [&](Value value) {
    return getView(kernel.getLoc(), value, placement);
  };
  SmallVector<Value> inputs(llvm::map_range(kernel.getInputs(), view));
  SmallVector<Value> targets(llvm::map_range(kernel.getResults(), view));

  SmallVector<int64_t> numbers;
  for (Operation &op : kernel.getBody().front()) {
    if (!op.hasTrait<ChecksData>())
      continue;
    StringRef message = "index out of range";
    if (auto check = dyn_cast<CheckIndexOp>(op))
      message = check.getMessage();
    numbers.push_back(
        addCheck(op.getLoc(), op.getName().getStringRef(), message));
  }

  KernelFuncOp code = outliner.outline(kernel, inPlace);
  LaunchOp::create(
      launches, kernel.getLoc(), FlatSymbolRefAttr::get(code.getSymNameAttr()),
      inputs, targets,
      numbers.empty() ? nullptr : functions.getDenseI64ArrayAttr(numbers));
  ++numLaunches;
}

void EntryBuilder::copy(const BufferCopy &copy) {
  Location loc = launches.getUnknownLoc();
  Value source = getView(loc, copy.source, copy.type);
  CopyOp::create(launches, loc, source, getView(loc, copy.target, copy.type));
}

EntryOp EntryBuilder::build(FuncOp func,
                            const TensorTable::Signature &signature,
                            const BufferPlacement &placement) {
  auto symbols = [&](ArrayRef<FlatSymbolRefAttr> list) {
    return functions.getArrayAttr(
        SmallVector<Attribute>(list.begin(), list.end()));
  };
  auto noteTypes = [&](ArrayRef<FlatSymbolRefAttr> tensors, TypeRange types) {
    for (auto [tensor, type] : llvm::zip(tensors, types))
      tensorTypes[tensor] = getBufferType(cast<RankedTensorType>(type));
  };
  noteTypes(signature.arguments, func.getArgumentTypes());
  noteTypes(signature.results, func.getResultTypes());
  SmallVector<FlatSymbolRefAttr> written;
  for (Value target : func.getReturn().getTargets())
    written.push_back(
        signature.arguments[cast<BlockArgument>(target).getArgNumber()]);
  auto entry =
      EntryOp::create(functions, func.getLoc(), func.getSymName(),
                      placement.arenaBytes, symbols(signature.arguments),
                      symbols(signature.results), symbols(written));
  launches.setInsertionPointToStart(&entry.getBody().emplaceBlock());
  for (const BufferCopy &c : placement.before)
    copy(c);
  for (auto [step, inPlace] : llvm::zip(placement.order, placement.inPlace)) {
    if (auto kernel = dyn_cast<KernelOp>(step))
      launch(kernel, inPlace, placement);
    else if (failed(call(cast<BoundSymbolOp>(step), placement)))
      return {};
  }
  for (const BufferCopy &c : placement.after)
    copy(c);
  return entry;
}

namespace {
struct PlanMemory : thunder::impl::PlanMemoryBase<PlanMemory> {
  void runOnOperation() override {
    if (failed(plan(getOperation())))
      signalPassFailure();
  }

private:
  LogicalResult plan(ModuleOp module);
  LogicalResult checkInput(FuncOp func);
};
} // namespace

/// Nothing but kernels with a schedule, host calls, and reshapes.
LogicalResult PlanMemory::checkInput(FuncOp func) {
  for (Operation &op : func.getEntryBlock().without_terminator()) {
    for (Type type : op.getResultTypes())
      if (auto tensor = dyn_cast<RankedTensorType>(type);
          !tensor || !tensor.hasStaticShape())
        return emitUnsupported(op.getLoc())
               << "a value has the type " << type
               << "; programs have static shapes only";
    if (isa<ReshapeOp, RecomputeBarrierOp>(op) || getHostCall(&op))
      continue;
    auto kernel = dyn_cast<KernelOp>(op);
    if (!kernel)
      return op.emitError("'") << op.getName()
                               << "' is in no kernel: run "
                                  "thunder-partition-kernels first";
    DictionaryAttr schedule = kernel.getScheduleAttr();
    auto units = schedule ? schedule.getAs<IntegerAttr>("units") : nullptr;
    if (!units || units.getInt() < 0)
      return op.emitError("kernel has no schedule with its number of units");
  }
  return success();
}

LogicalResult PlanMemory::plan(ModuleOp module) {
  SmallVector<FuncOp> funcs(module.getOps<FuncOp>());
  if (funcs.empty())
    return success();
  // The module becomes tensors, then kernels, then entries.
  OpBuilder tensorBuilder(&getContext()), kernelBuilder(&getContext());
  Operation *first = funcs.front();
  tensorBuilder.setInsertionPoint(first);
  Operation *marker = ModuleOp::create(tensorBuilder, first->getLoc());
  tensorBuilder.setInsertionPoint(marker);
  kernelBuilder.setInsertionPoint(first);
  Operation *kernelsEnd = ModuleOp::create(kernelBuilder, first->getLoc());
  kernelBuilder.setInsertionPoint(kernelsEnd);
  llvm::scope_exit removeMarkers([&] {
    marker->erase();
    kernelsEnd->erase();
  });

  TensorTable table(tensorBuilder);
  KernelOutliner outliner(kernelBuilder);
  SmallVector<Attribute> checks;
  ArrayAttr programOutputs;
  for (FuncOp func : funcs) {
    if (func.isPrivate()) {
      func.erase();
      continue;
    }
    if (failed(checkInput(func)))
      return failure();
    FailureOr<TensorTable::Signature> signature = table.add(func);
    if (failed(signature))
      return failure();
    if (auto outputs = func->getAttrOfType<ArrayAttr>(attribute::kOutputs)) {
      SmallVector<Attribute> list;
      for (Attribute output : outputs) {
        auto result = dyn_cast<IntegerAttr>(output);
        if (result && (result.getInt() < 0 ||
                       result.getInt() >= int64_t(func.getNumResults())))
          return func.emitError("thunder.outputs names result ")
                 << result.getInt() << " of " << func.getNumResults();
        list.push_back(result ? signature->results[result.getInt()] : output);
      }
      programOutputs = tensorBuilder.getArrayAttr(list);
    } else if (!programOutputs) {
      // Without a word on it, all results are but what the compiler added.
      SmallVector<Attribute> list;
      for (auto [result, role] :
           llvm::zip(signature->results, signature->resultRoles))
        if (role == TensorRole::Output)
          list.push_back(result);
      if (!list.empty() || func.getNumResults() == 0)
        programOutputs = tensorBuilder.getArrayAttr(list);
    }

    BufferPlacement placement =
        placeBuffers(func, signature->arguments, signature->results);
    EntryBuilder builder(kernelBuilder, outliner, checks);
    EntryOp entry = builder.build(func, *signature, placement);
    if (!entry)
      return failure();
    entry->moveBefore(module.getBody(), module.getBody()->end());
    func.erase();
    launches += builder.getNumLaunches();
    copies += placement.before.size() + placement.after.size();
    inPlace += placement.numInPlace;
  }
  shared += outliner.getNumShared();
  module->setAttr(attribute::kProgramOutputs,
                  programOutputs ? programOutputs
                                 : tensorBuilder.getArrayAttr({}));
  module->setAttr(attribute::kChecks, tensorBuilder.getArrayAttr(checks));
  return success();
}

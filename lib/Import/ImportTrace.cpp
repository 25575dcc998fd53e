//===- ImportTrace.cpp - A thunder trace becomes a module -----------------===//
//
// Inputs, outputs and what is written to inputs; the ops in between are
// TraceBuilder's.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/ImportTrace.h"
#include "BuiltModule.h"
#include "TraceBuilder.h"
#include "thunder/IR/Arguments.h"
#include "thunder/Symbols/PrimitiveBuilder.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;

namespace thunder::trace {

using mlir::Attribute;
using mlir::Location;
using mlir::RankedTensorType;
using mlir::Type;
using mlir::Value;
using mlir::thunder::PrimitiveBuilder;
using mlir::thunder::Role;
namespace attribute = mlir::thunder::attribute;

namespace {

/// Inputs that share a storage, in the order of the file.
struct Group {
  SmallVector<const Input *> inputs;
  bool isWritten = false;
};

/// One argument of the function; tied parameters of the state share one.
struct PlannedArgument {
  SmallVector<const Input *, 1> inputs;
  Role role = Role::Input;
  std::optional<size_t> weight;
};

class ModuleBuilder {
public:
  ModuleBuilder(mlir::MLIRContext &context, const Program &program,
                const TraceOptions &options)
      : program(program), options(options), ops(context, program),
        builder(ops.getBuilder()), unknown(mlir::UnknownLoc::get(&context)) {}

  Expected<mlir::OwningOpRef<mlir::ModuleOp>> run();

private:
  Error planArguments();
  Error findWeight(const Input &input, const Path &path,
                   PlannedArgument &argument);
  Error createFunction(mlir::ModuleOp module);
  void attachAttributes(unsigned index, const PlannedArgument &argument);
  Error bindInputs();
  Error bindGroup(const Group &group);
  /// Puts the inputs of a group into one storage. Where they overlap they must
  /// hold the same.
  Error assemble(const Group &group);
  Value agree(const Input &input, Value given, Value held);
  Error buildOutputs();
  Error addOutput(const EncodedValue &value);
  Value makeConstant(const EncodedValue &value);
  /// A buffer that the program assigns and never reads; null when its name is
  /// taken.
  Value addSlot(StringRef name, Value value, Location loc);
  Location at(const Input &input) {
    return mlir::NameLoc::get(builder.getStringAttr(input.value));
  }

  const Program &program;
  const TraceOptions &options;
  TraceBuilder ops;
  mlir::OpBuilder &builder;
  Location unknown;
  mlir::thunder::FuncOp func;
  SmallVector<PlannedArgument> planned;
  TraceBuilder::Scope scope;
  StringMap<Value> arguments; ///< by the name of the input
  StringMap<Window> windows;  ///< of inputs on written storages
  StringSet<> slots;          ///< buffers that are only assigned
  SmallVector<Value> outputs;
  SmallVector<std::string> outputNames;
  SmallVector<Attribute> tree;
};

Expected<mlir::OwningOpRef<mlir::ModuleOp>> ModuleBuilder::run() {
  mlir::OwningOpRef<mlir::ModuleOp> module = mlir::ModuleOp::create(unknown);
  builder.setInsertionPointToEnd(module->getBody());
  for (const Rule &rule : program.rules)
    if (Error error = ops.buildRule(rule))
      return error;
  if (Error error = planArguments())
    return error;
  if (Error error = createFunction(*module))
    return error;
  ops.setScope(&scope);
  if (Error error = bindInputs())
    return error;
  if (Error error = ops.buildOps(program.ops))
    return error;
  if (Error error = buildOutputs())
    return error;
  if (Error error = verifyBuilt(*module))
    return error;
  return module;
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

/// Finds the data of a parameter or buffer.
Error ModuleBuilder::findWeight(const Input &input, const Path &path,
                                PlannedArgument &argument) {
  if (options.weights)
    argument.weight = options.weights->find(input.name);
  if (argument.weight || options.hasState)
    argument.role =
        input.role == InputRole::Parameter ? Role::Parameter : Role::Buffer;
  if (!argument.weight)
    return Error::success();
  const Weight &weight = options.weights->getWeights()[*argument.weight];
  const ValueRecord &record = program.values.find(input.value)->second;
  if (weight.dtype == record.dtype &&
      ArrayRef<int64_t>(weight.sizes) == ArrayRef<int64_t>(record.shape))
    return Error::success();
  return TraceBuilder::fail(ErrorKind::Malformed, path,
                            "the weights have another shape or dtype for '" +
                                input.name + "' than " + record.text);
}

Error ModuleBuilder::planArguments() {
  for (auto [i, input] : enumerate(program.inputs)) {
    Path path = {nullptr, "$.inputs", i};
    if (!ops.getDeclaredType(input.value))
      return TraceBuilder::fail(ErrorKind::Unsupported, path,
                                "'" + input.value +
                                    "' is a Python number; only tensors are "
                                    "inputs");
    PlannedArgument argument;
    argument.inputs = {&input};
    if (input.role != InputRole::Argument)
      if (Error error = findWeight(input, path, argument))
        return error;
    auto isTied = [&](const PlannedArgument &other) {
      const Input &first = *other.inputs.front();
      return other.role == argument.role && !input.storage.empty() &&
             first.storage == input.storage && first.offset == input.offset &&
             first.strides == input.strides &&
             ops.getDeclaredType(first.value) ==
                 ops.getDeclaredType(input.value);
    };
    auto tied =
        argument.role == Role::Input ? planned.end() : find_if(planned, isTied);
    if (tied == planned.end()) {
      planned.push_back(std::move(argument));
      continue;
    }
    if (tied->weight && argument.weight &&
        options.weights->getContiguous(*tied->weight) !=
            options.weights->getContiguous(*argument.weight))
      return TraceBuilder::fail(ErrorKind::Malformed, path,
                                "'" + input.name + "' is tied to '" +
                                    tied->inputs.front()->name +
                                    "', and the weights differ");
    tied->inputs.push_back(&input);
  }
  return Error::success();
}

Error ModuleBuilder::createFunction(mlir::ModuleOp module) {
  SmallVector<Type> types;
  for (const PlannedArgument &argument : planned)
    types.push_back(ops.getDeclaredType(argument.inputs.front()->value));
  func = mlir::thunder::FuncOp::create(builder, unknown, "forward",
                                       builder.getFunctionType(types, {}));
  builder.setInsertionPointToEnd(&func.getEntryBlock());
  for (auto [i, argument] : enumerate(planned)) {
    for (const Input *input : argument.inputs)
      arguments[input->value] = func.getArgument(i);
    attachAttributes(i, argument);
  }
  return Error::success();
}

void ModuleBuilder::attachAttributes(unsigned index,
                                     const PlannedArgument &argument) {
  SmallVector<mlir::NamedAttribute> more;
  SmallVector<StringRef> qualified;
  bool requiresGrad = false;
  for (const Input *input : argument.inputs) {
    if (input->role != InputRole::Argument)
      qualified.push_back(input->name);
    requiresGrad |= program.values.find(input->value)->second.requiresGrad;
  }
  auto add = [&](StringRef name, Attribute value) {
    more.push_back(builder.getNamedAttr(name, value));
  };
  if (!qualified.empty())
    add(attribute::kQualified, builder.getStrArrayAttr(qualified));
  if (requiresGrad)
    add(attribute::kRequiresGrad, builder.getUnitAttr());
  if (argument.weight)
    add(attribute::kWeight, builder.getI64IntegerAttr(*argument.weight));
  func.setArgAttrs(index,
                   mlir::thunder::makeArgumentAttributes(
                       builder.getContext(), argument.inputs.front()->value,
                       argument.role, more));
}

Error ModuleBuilder::bindInputs() {
  std::vector<Group> groups;
  StringMap<size_t> byStorage;
  for (const Input &input : program.inputs) {
    StringRef storage = input.storage.empty() ? input.value : input.storage;
    auto [it, isNew] = byStorage.try_emplace(storage, groups.size());
    if (isNew)
      groups.emplace_back();
    Group &group = groups[it->second];
    group.inputs.push_back(&input);
    group.isWritten |= ops.isWritten(input.value);
  }
  for (const Group &group : groups)
    if (Error error = bindGroup(group))
      return error;
  return Error::success();
}

/// True for parameters under several names: one storage, seen alike.
static bool isTied(const Group &group) {
  const Input &first = *group.inputs.front();
  return group.inputs.size() > 1 &&
         all_of(group.inputs, [&](const Input *input) {
           return input->role == InputRole::Parameter &&
                  input->offset == first.offset &&
                  input->strides == first.strides;
         });
}

Error ModuleBuilder::bindGroup(const Group &group) {
  const Input &first = *group.inputs.front();
  Value value = arguments.lookup(first.value);
  // The gradient of all names goes to the first.
  if (isTied(group) && !group.isWritten) {
    for (const Input *input : group.inputs) {
      Value other = arguments.lookup(input->value);
      if (other.getType() != value.getType())
        return assemble(group);
      scope.values[input->value] =
          other == value ? value : agree(*input, value, other);
    }
    return Error::success();
  }
  if (group.inputs.size() > 1)
    return assemble(group);
  if (!group.isWritten) {
    scope.values[first.value] = value;
    return Error::success();
  }
  Window window;
  auto shape = cast<RankedTensorType>(value.getType()).getShape();
  window.sizes.assign(shape.begin(), shape.end());
  window.strides = first.strides;
  window.offset = first.offset;
  if (window.offset != 0 || !window.isContiguous())
    return assemble(group);
  window.storage = ops.allocate(value, at(first));
  if (first.isLeaf && program.values.find(first.value)->second.requiresGrad)
    ops.getStorage(window.storage).leaf = first.value;
  scope.windows[first.value] = windows[first.value] = window;
  return Error::success();
}

/// `given` where it equals `held`, which is checked when the program runs.
Value ModuleBuilder::agree(const Input &input, Value given, Value held) {
  PrimitiveBuilder b(builder, at(input), "input");
  Value differs = b.compare<mlir::thunder::NeOp>(given, held);
  if (isa<mlir::FloatType>(b.elementOf(given))) {
    Value isNumber = b.make<mlir::thunder::BitwiseOrOp>(
        b.compare<mlir::thunder::EqOp>(given, given),
        b.compare<mlir::thunder::EqOp>(held, held));
    differs = b.make<mlir::thunder::BitwiseAndOp>(differs, isNumber);
  }
  Value checked = b.checkIndex(
      b.convert(differs, b.i64()), 0, 1, std::nullopt,
      ("'" + input.value + "' and another input share memory and differ")
          .str());
  return b.where(
      b.compare<mlir::thunder::EqOp>(checked, b.fullLike(checked, 0)), given,
      held);
}

Error ModuleBuilder::assemble(const Group &group) {
  const Input &first = *group.inputs.front();
  Type element = cast<RankedTensorType>(arguments.lookup(first.value).getType())
                     .getElementType();
  int64_t extent = 0, total = 0;
  SmallVector<Window> places;
  for (const Input *input : group.inputs) {
    Window &window = places.emplace_back();
    auto shape =
        cast<RankedTensorType>(arguments.lookup(input->value).getType())
            .getShape();
    window.sizes.assign(shape.begin(), shape.end());
    window.strides = input->strides;
    window.offset = input->offset;
    extent = std::max(extent, window.getReach());
    total += window.getNumElements();
  }
  constexpr int64_t maxExtent = int64_t(1) << 32;
  if (extent > maxExtent)
    return importError(ErrorKind::Limit, "the storage '" + first.value +
                                             "' spans more than 2^32 elements");
  PrimitiveBuilder b(builder, at(first), "input");
  Value empty = b.full({extent}, element, 0);
  if (!empty)
    return importError(ErrorKind::Unsupported,
                       "inputs of this dtype that share memory");
  size_t storage = ops.allocate(empty, at(first));
  auto put = [&](const Input &input, const Window &window, Value value) {
    return window.getNumElements() == 0
               ? Error::success()
               : ops.store({nullptr, "$.inputs"}, input.value, window, value,
                           /*isDetached=*/false, at(input));
  };
  for (auto [input, window] : zip(group.inputs, places)) {
    window.storage = storage;
    if (Error error = put(*input, window, arguments.lookup(input->value)))
      return error;
  }
  // Windows that do not overlap fill the storage without a rest.
  bool mayOverlap = total > extent || group.inputs.size() > 1;
  for (auto [input, window] : zip(group.inputs, places)) {
    Value value = arguments.lookup(input->value);
    if (mayOverlap && window.getNumElements() > 0) {
      value = agree(*input, value, ops.load(input->value, window, at(*input)));
      if (Error error = put(*input, window, value))
        return error;
    }
    if (group.isWritten)
      scope.windows[input->value] = windows[input->value] = window;
    else
      scope.values[input->value] = value;
  }
  for (const Input *input : group.inputs)
    if (input->isLeaf && program.values.find(input->value)->second.requiresGrad)
      ops.getStorage(storage).leaf = input->value;
  ops.getStorage(storage).isStored = false;
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Outputs
//===----------------------------------------------------------------------===//

/// A number in the output tree, as the 0-d tensor that users get.
Value ModuleBuilder::makeConstant(const EncodedValue &value) {
  using Kind = EncodedValue::Kind;
  mlir::TypedAttr number;
  if (value.is(Kind::Int))
    number = builder.getI64IntegerAttr(value.integer);
  else if (value.is(Kind::Float))
    number = builder.getF64FloatAttr(value.real);
  else if (value.is(Kind::Bool))
    number = builder.getIntegerAttr(builder.getI1Type(), value.boolean);
  else
    return {};
  Location loc = mlir::NameLoc::get(builder.getStringAttr("output"));
  return mlir::thunder::FullOp::create(
      builder, loc, RankedTensorType::get({}, number.getType()), number);
}

/// Leaves in order: None and strings are counted and are no results.
Error ModuleBuilder::addOutput(const EncodedValue &value) {
  using Kind = EncodedValue::Kind;
  if (value.isSequence() || value.is(Kind::NamedTuple)) {
    for (const EncodedValue &item : value.items)
      if (Error error = addOutput(item))
        return error;
    return Error::success();
  }
  if (value.is(Kind::Dict)) {
    for (size_t i = 1; i < value.items.size(); i += 2)
      if (Error error = addOutput(value.items[i]))
        return error;
    return Error::success();
  }
  if (value.is(Kind::None)) {
    tree.push_back(builder.getUnitAttr());
    return Error::success();
  }
  if (is_contained({Kind::String, Kind::Device, Kind::Enum, Kind::PyType},
                   value.kind)) {
    tree.push_back(builder.getStringAttr(value.text));
    return Error::success();
  }
  Value result =
      value.is(Kind::Reference)
          ? ops.read(value.text,
                     mlir::NameLoc::get(builder.getStringAttr("output")))
          : makeConstant(value);
  if (!result)
    return importError(ErrorKind::Unsupported,
                       "$.outputs: a slice, dtype, complex number or function "
                       "as an output");
  outputNames.push_back("output" + std::to_string(tree.size()));
  tree.push_back(builder.getI64IntegerAttr(outputs.size()));
  outputs.push_back(result);
  return Error::success();
}

Value ModuleBuilder::addSlot(StringRef name, Value value, Location loc) {
  if (!slots.insert(name).second || arguments.contains(name))
    return {};
  unsigned index = func.getNumArguments();
  SmallVector<mlir::NamedAttribute> more = {builder.getNamedAttr(
      attribute::kQualified, builder.getStrArrayAttr({name}))};
  if (mlir::failed(func.insertArgument(
          index, value.getType(),
          mlir::thunder::makeArgumentAttributes(builder.getContext(), name,
                                                Role::Buffer, more),
          loc)))
    return {};
  return func.getArgument(index);
}

Error ModuleBuilder::buildOutputs() {
  if (Error error = addOutput(program.outputs))
    return error;
  SmallVector<Value> written, targets;
  // Inputs whose storage something wrote, then slots that are assigned anew.
  for (const Input &input : program.inputs) {
    auto window = windows.find(input.value);
    if (window == windows.end() ||
        !ops.getStorage(window->second.storage).isStored)
      continue;
    Value target = arguments.lookup(input.value);
    if (is_contained(targets, target)) // tied
      continue;
    targets.push_back(target);
    written.push_back(ops.load(input.value, window->second, at(input)));
  }
  for (auto [i, writeback] : enumerate(program.writebacks)) {
    Path path = {nullptr, "$.writebacks", i};
    auto input = find_if(program.inputs, [&](const Input &candidate) {
      return candidate.name == writeback.target;
    });
    Location loc = mlir::NameLoc::get(builder.getStringAttr(writeback.target));
    Value value = ops.read(writeback.value, loc);
    Value target = input == program.inputs.end()
                       ? addSlot(writeback.target, value, loc)
                       : arguments.lookup(input->value);
    if (!target)
      return TraceBuilder::fail(ErrorKind::Unsupported, path,
                                "'" + writeback.target +
                                    "' is called as an input is");
    if (value.getType() != target.getType())
      return TraceBuilder::fail(ErrorKind::Malformed, path,
                                "'" + writeback.value +
                                    "' has another shape or dtype than '" +
                                    writeback.target + "'");
    auto earlier = find(targets, target);
    if (earlier != targets.end()) {
      written[earlier - targets.begin()] = value;
      continue;
    }
    targets.push_back(target);
    written.push_back(value);
  }
  mlir::thunder::ReturnOp::create(builder, unknown, outputs, written, targets);
  SmallVector<Type> types(mlir::ValueRange(outputs).getTypes());
  func.setFunctionType(
      builder.getFunctionType(func.getFunctionType().getInputs(), types));
  for (auto [i, name] : enumerate(outputNames))
    func.setResultAttr(i, attribute::kName, builder.getStringAttr(name));
  func->setAttr(attribute::kOutputs, builder.getArrayAttr(tree));
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Coverage
//===----------------------------------------------------------------------===//

/// Ops that are not external and that no symbol stands for.
class CoverageBuilder {
public:
  void visit(const Op &op) {
    if (!op.body.empty()) {
      for (const Op &inner : op.body)
        visit(inner);
      return;
    }
    bool isBuiltIn =
        op.hasBody ||
        is_contained({"prims.copy_", "prims.copy_with_setitem",
                      "ltorch.getitem", "prims.get_grad", "prims.put_grad"},
                     op.symbol) ||
        op.symbol.starts_with("ext.") || TraceBinder::isKnown(op);
    auto [it, isNew] = index.try_emplace(op.symbol, coverage.entries.size());
    if (isNew) {
      CoverageEntry &entry = coverage.entries.emplace_back();
      entry.symbol = op.symbol.str();
      entry.node = op.path.render();
      if (!op.file.empty())
        entry.source = (op.file + ":" + Twine(op.line)).str();
      entry.reason = isBuiltIn ? "" : "not supported";
    }
    ++coverage.entries[it->second].count;
  }

  Coverage coverage;

private:
  StringMap<size_t> index;
};

} // namespace

Coverage computeCoverage(const Program &program) {
  CoverageBuilder builder;
  for (const Op &op : program.ops)
    builder.visit(op);
  for (const Rule &rule : program.rules)
    for (const Op &op : rule.body)
      builder.visit(op);
  return std::move(builder.coverage);
}

Expected<mlir::OwningOpRef<mlir::ModuleOp>>
importTrace(mlir::MLIRContext &context, StringRef path, StringRef text,
            const TraceOptions &options) {
  auto inFile = [&](Error error) {
    return prefixed(path + ": ", std::move(error));
  };
  auto program = readProgram(text);
  if (!program)
    return inFile(program.takeError());
  auto module = buildTrace(context, **program, options);
  if (!module)
    return inFile(module.takeError());
  return std::move(*module);
}

Expected<mlir::OwningOpRef<mlir::ModuleOp>>
buildTrace(mlir::MLIRContext &context, const Program &program,
           const TraceOptions &options) {
  if (Error error = computeCoverage(program).toError())
    return error;
  return ModuleBuilder(context, program, options).run();
}

} // namespace thunder::trace

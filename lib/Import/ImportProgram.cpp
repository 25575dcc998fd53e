//===- ImportProgram.cpp - An exported program becomes a module -----------===//
//
// One walk over the specs and nodes of a checked program. Everything that could
// make a wrong call to MLIR has been refused before.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/ImportProgram.h"
#include "BuiltModule.h"
#include "CheckpointModules.h"
#include "ReferenceBuilder.h"
#include "ValueConversion.h"
#include "thunder/IR/Arguments.h"
#include "thunder/Import/ImportError.h"
#include "thunder/Import/Metadata.h"

using namespace llvm;

namespace thunder {

using namespace serde;
using mlir::Attribute;
using mlir::Location;
using mlir::Type;
using mlir::Value;
namespace attribute = mlir::thunder::attribute;

namespace {

class ModuleBuilder {
public:
  ModuleBuilder(mlir::MLIRContext &context, const LoadedProgram &loaded,
                const CustomOperators *operators, CheckpointModules checkpoints)
      : operators(operators), checkpoints(std::move(checkpoints)),
        program(*loaded.program), weights(*loaded.weights),
        graph(program.graph), builder(&context),
        unknown(mlir::UnknownLoc::get(&context)) {}

  Expected<mlir::OwningOpRef<mlir::ModuleOp>> run() {
    mlir::OwningOpRef<mlir::ModuleOp> module = mlir::ModuleOp::create(unknown);
    if (Error error = planArguments())
      return error;
    if (Error error = planReferences())
      return error;
    builder.setInsertionPointToEnd(module->getBody());
    SmallVector<Type> types;
    for (const PlannedArgument &argument : arguments)
      types.push_back(argument.type);
    func = mlir::thunder::FuncOp::create(builder, unknown, "forward",
                                         builder.getFunctionType(types, {}));
    builder.setInsertionPointToEnd(&func.getEntryBlock());
    attachArguments();
    for (auto [i, node] : llvm::enumerate(graph.nodes))
      if (Error error = buildNode(node, i))
        return error;
    if (Error error = checkpoints.checkUse())
      return error;
    if (Error error = buildOutputs())
      return error;
    recordRanges();
    if (Error error = verifyBuilt(*module))
      return error;
    return module;
  }

private:
  /// One argument of the function; tied weights share one.
  struct PlannedArgument {
    Type type;
    mlir::thunder::Role role;
    SmallVector<const InputSpec *, 1> specs;
    SmallVector<StringRef, 1> names; ///< the graph's, parallel to specs
    std::optional<size_t> weight;
    bool requiresGrad = false;
  };

  //===--------------------------------------------------------------------===//
  // Arguments
  //===--------------------------------------------------------------------===//

  static std::optional<mlir::thunder::Role> roleOf(InputSpec::Kind kind) {
    switch (kind) {
    case InputSpec::Kind::UserInput:
      return mlir::thunder::Role::Input;
    case InputSpec::Kind::Parameter:
      return mlir::thunder::Role::Parameter;
    case InputSpec::Kind::Buffer:
      return mlir::thunder::Role::Buffer;
    case InputSpec::Kind::TensorConstant:
      return mlir::thunder::Role::Constant;
    default:
      return std::nullopt;
    }
  }

  Error planArguments() {
    for (auto [i, spec] : llvm::enumerate(program.signature.inputs)) {
      std::string at =
          "$.graph_module.signature.input_specs[" + std::to_string(i) + "]: ";
      // A constant that stood in place of a tensor takes no argument.
      if (spec.kind == InputSpec::Kind::ConstantInput)
        continue;
      std::optional<mlir::thunder::Role> role = roleOf(spec.kind);
      if (!role)
        return importError(ErrorKind::Unsupported,
                           at + (spec.kind == InputSpec::Kind::Token
                                     ? "an effect token"
                                     : "an object of a custom class"));
      if (Error error = planArgument(spec, *role, at))
        return error;
    }
    return checkOverlaps();
  }

  Error planArgument(const InputSpec &spec, mlir::thunder::Role role,
                     StringRef at) {
    PlannedArgument argument;
    argument.role = role;
    argument.specs = {&spec};
    if (const auto *tensor = spec.arg.get<TensorArgument>()) {
      const TensorMeta &meta = graph.tensorValues.find(tensor->name)->second;
      argument.type = getTensorType(builder, meta);
      argument.names = {tensor->name};
      argument.requiresGrad =
          role == mlir::thunder::Role::Parameter && meta.requiresGrad;
    } else if (StringRef name; Type type = scalarType(spec.arg, name)) {
      if (name.empty())
        return Error::success(); // a constant
      argument.type = type;
      argument.names = {name};
    } else if (spec.arg.getTag() == ArgumentTag::CustomObj) {
      return importError(ErrorKind::Unsupported,
                         at + "an input of a custom class");
    } else {
      return Error::success(); // a constant takes no argument
    }
    if (role == mlir::thunder::Role::Input) {
      arguments.push_back(std::move(argument));
      return Error::success();
    }
    argument.weight = weights.find(spec.qualified);
    if (argument.weight) {
      const Weight &weight = weights.getWeights()[*argument.weight];
      argument.requiresGrad |= weight.requiresGrad;
      for (size_t index : argumentsOfStorage[weight.storage])
        if (weights.getWeights()[*arguments[index].weight].isSameView(weight)) {
          mergeTied(arguments[index], argument);
          return Error::success();
        }
      argumentsOfStorage[weight.storage].push_back(arguments.size());
    }
    arguments.push_back(std::move(argument));
    return Error::success();
  }

  /// Adds the names of `tied` to `argument`. The first name of the weight table
  /// becomes the primary one.
  void mergeTied(PlannedArgument &argument, PlannedArgument &tied) {
    bool isFirst = *tied.weight < *argument.weight;
    auto at = [&](auto &list) { return isFirst ? list.begin() : list.end(); };
    argument.specs.insert(at(argument.specs), tied.specs.front());
    argument.names.insert(at(argument.names), tied.names.front());
    argument.weight = std::min(*argument.weight, *tied.weight);
    argument.requiresGrad |= tied.requiresGrad;
    if (tied.role == mlir::thunder::Role::Parameter)
      argument.role = tied.role;
  }

  /// Arguments are values without aliasing, so two different windows on the
  /// same bytes would lose an update of one of them.
  Error checkOverlaps() {
    struct Window {
      int64_t begin, end;
      size_t weight;
      bool isMutable;
    };
    std::map<size_t, std::vector<Window>> windows;
    for (const PlannedArgument &argument : arguments) {
      if (!argument.weight)
        continue;
      const Weight &weight = weights.getWeights()[*argument.weight];
      int64_t last = weight.offset;
      for (auto [size, stride] : llvm::zip(weight.sizes, weight.strides))
        last += (size - 1) * stride;
      if (weight.getNumElements() > 0)
        windows[weight.storage].push_back(
            {weight.offset, last + 1, *argument.weight,
             argument.role != mlir::thunder::Role::Constant});
    }
    for (auto &[storage, list] : windows) {
      llvm::sort(list, [](const Window &a, const Window &b) {
        return std::tie(a.begin, a.end) < std::tie(b.begin, b.end);
      });
      for (size_t i = 0; i + 1 < list.size(); ++i)
        if (list[i].end > list[i + 1].begin &&
            (list[i].isMutable || list[i + 1].isMutable))
          return importError(ErrorKind::Unsupported,
                             "'" + weights.getWeights()[list[i].weight].name +
                                 "' and '" +
                                 weights.getWeights()[list[i + 1].weight].name +
                                 "' are different windows on the same data");
    }
    return Error::success();
  }

  /// Finds the storages that nodes write; arguments among them are references.
  Error planReferences() {
    SmallVector<SmallVector<StringRef, 1>> groups;
    for (const PlannedArgument &argument : arguments)
      groups.push_back(argument.names);
    Expected<StorageAnalysis> analysis =
        StorageAnalysis::compute(graph, groups, schemas, operators);
    if (!analysis)
      return analysis.takeError();
    references.emplace(std::move(*analysis), builder);
    for (PlannedArgument &argument : arguments) {
      StringRef name = argument.names.front();
      if (!references->contains(name))
        continue;
      argument.type = mlir::thunder::RefType::of(
          cast<mlir::RankedTensorType>(argument.type));
    }
    return Error::success();
  }

  void attachArguments() {
    for (auto [i, argument] : llvm::enumerate(arguments)) {
      if (references->contains(argument.names.front()))
        references->setArgument(argument.names.front(), func.getArgument(i));
      for (StringRef name : argument.names)
        values[name] = func.getArgument(i);
      SmallVector<mlir::NamedAttribute> more;
      SmallVector<Attribute> qualified;
      bool isTransient = argument.role == mlir::thunder::Role::Buffer;
      for (const InputSpec *spec : argument.specs) {
        if (!spec->qualified.empty())
          qualified.push_back(builder.getStringAttr(spec->qualified));
        isTransient &= !spec->persistent;
        if (spec->kind == InputSpec::Kind::Buffer)
          targets[spec->qualified] = func.getArgument(i);
        if (spec->kind == InputSpec::Kind::Parameter)
          targets[spec->qualified] = func.getArgument(i);
      }
      auto add = [&](StringRef name, Attribute value) {
        more.push_back(builder.getNamedAttr(name, value));
      };
      if (!qualified.empty())
        add(attribute::kQualified, builder.getArrayAttr(qualified));
      if (argument.requiresGrad)
        add(attribute::kRequiresGrad, builder.getUnitAttr());
      if (isTransient)
        add(attribute::kTransient, builder.getUnitAttr());
      if (argument.weight)
        add(attribute::kWeight, builder.getI64IntegerAttr(*argument.weight));
      func.setArgAttrs(i, mlir::thunder::makeArgumentAttributes(
                              builder.getContext(), argument.names.front(),
                              argument.role, more));
    }
  }

  //===--------------------------------------------------------------------===//
  // Nodes
  //===--------------------------------------------------------------------===//

  /// The builtin type of a symbolic number, and its name; null for others.
  Type scalarType(const Argument &argument, StringRef &name) {
    auto take = [&](const auto &sym) {
      if (const auto *text = std::get_if<StringRef>(&sym.value))
        name = *text;
    };
    if (const auto *sym = argument.get<SymIntArgument>())
      return take(*sym), builder.getI64Type();
    if (const auto *sym = argument.get<SymFloatArgument>())
      return take(*sym), builder.getF64Type();
    if (const auto *sym = argument.get<SymBoolArgument>())
      return take(*sym), builder.getI1Type();
    return {};
  }

  Location locationOf(const Node &node) {
    Location source = unknown;
    if (auto frame = findUserFrame(node.getMetadata("stack_trace")))
      source = mlir::FileLineColLoc::get(builder.getContext(), frame->file,
                                         frame->line, 0);
    return mlir::NameLoc::get(builder.getStringAttr(node.name), source);
  }

  Error unsupported(const Node &node, size_t index, const Twine &what) {
    return importError(ErrorKind::Unsupported,
                       graph.getNodePath(index) + ": " + what + " (node '" +
                           node.name + "', " + node.target + ")");
  }

  mlir::RankedTensorType typeOf(StringRef name) {
    return getTensorType(builder, graph.tensorValues.find(name)->second);
  }

  /// What `name` is here: its value, or what its storage holds.
  Value valueOf(StringRef name, Location loc) {
    if (references->contains(name))
      return references->load(name, typeOf(name), loc);
    return values.lookup(name);
  }

  /// True for a node that only gives other names to windows of storages.
  bool isView(ArrayRef<StringRef> results, bool writes) {
    return !writes && !results.empty() && all_of(results, [&](StringRef name) {
      return references->isView(name);
    });
  }

  Error buildNode(const Node &node, size_t index) {
    SmallVector<Value> operands;
    SmallVector<Attribute> names, arguments, effects;
    Location loc = locationOf(node);
    const OperatorSchema *schema = schemas.find(getSymbolName(node.target));
    SmallVector<StringRef> written, writtenValues;
    if (schema)
      written = findWrittenArguments(node, *schema);
    SmallVector<unsigned> declaredWrites = findDeclaredWrites(node, operators);
    SmallVector<StringRef> results;
    SmallVector<Type> types;
    for (const Argument &output : node.outputs)
      if (!collectResults(output, results, types))
        return unsupported(node, index, "a result of unknown form");
    noteReshaped(node, results);
    if (isView(results, !written.empty() || !declaredWrites.empty()))
      return Error::success();

    std::optional<Window> window;
    if (schema && showsWindow(schema->symbol) && results.size() == 1) {
      window = findWindow(node, results.front());
      if (!window)
        return unsupported(node, index,
                           "shows other elements than those of its operand");
    }
    bool isWritten = false; // the argument that is being converted
    auto reference = [&](StringRef name) -> Attribute {
      Value value;
      if (isWritten && references->contains(name)) {
        value = references->refer(name, typeOf(name), loc, node.isInNoGrad);
        writtenValues.push_back(name);
        effects.push_back(
            builder.getStringAttr("write:" + std::to_string(operands.size())));
      } else {
        value = valueOf(name, loc);
      }
      if (!value)
        return {};
      operands.push_back(value);
      return mlir::thunder::OperandAttr::get(builder.getContext(),
                                             operands.size() - 1);
    };
    auto add = [&](StringRef name, const Argument &argument,
                   const SchemaType *type) {
      isWritten =
          is_contained(schema ? written : ArrayRef<StringRef>(), name) ||
          (!schema && is_contained(declaredWrites, names.size()));
      names.push_back(builder.getStringAttr(name));
      return bool(arguments.emplace_back(
          convertArgument(builder, argument, type, reference)));
    };
    if (schema) {
      Expected<BoundArguments> bound = bindArguments(node, *schema);
      if (!bound)
        return bound.takeError();
      for (auto [argument, value] : llvm::zip(schema->arguments, *bound)) {
        bool isStride = argument.name == "stride";
        if (window && (isStride || argument.name == "storage_offset")) {
          names.push_back(builder.getStringAttr(argument.name));
          arguments.push_back(
              isStride
                  ? Attribute(builder.getI64ArrayAttr(window->packed.strides))
                  : builder.getI64IntegerAttr(window->packed.offset));
          continue;
        }
        if (window && argument.name == "self")
          if (Value whole = rebuildRoot(node, *window, loc)) {
            names.push_back(builder.getStringAttr(argument.name));
            arguments.push_back(mlir::thunder::OperandAttr::get(
                builder.getContext(), operands.size()));
            operands.push_back(whole);
            continue;
          }
        if (!add(argument.name, value ? *value : *argument.defaultValue,
                 &argument.type))
          return unsupported(node, index,
                             "argument '" + argument.name +
                                 "' has no form that thunderc compiles");
      }
    } else {
      // What a custom operator calls its arguments says nothing to its code.
      for (const NamedArgument &input : node.inputs)
        if (!add(input.kind == ArgumentKind::Keyword ? input.name : "",
                 input.value, nullptr))
          return unsupported(node, index,
                             "argument '" + input.name +
                                 "' has no form that thunderc compiles");
    }
    // What a writing operator returns of its operands is no value.
    for (size_t i = results.size(); i-- > 0;)
      if (references->isView(results[i])) {
        results.erase(results.begin() + i);
        types.erase(types.begin() + i);
      }
    std::string symbol = getImportedSymbol(node.target);
    const std::vector<std::string> *declared =
        operators ? operators->findEffects(symbol) : nullptr;
    if (declared)
      for (StringRef effect : *declared)
        if (!effect.starts_with("write:"))
          effects.push_back(builder.getStringAttr(effect));
    if (effects.size() < (declared ? declared->size() : 0))
      return unsupported(node, index,
                         "an argument that is declared to be written is no "
                         "tensor");
    auto op = mlir::thunder::BoundSymbolOp::create(
        builder, loc, types,
        mlir::FlatSymbolRefAttr::get(builder.getContext(), symbol), operands,
        builder.getArrayAttr(names), builder.getArrayAttr(arguments),
        declared || !effects.empty() ? builder.getArrayAttr(effects)
                                     : mlir::ArrayAttr());
    std::string id = findCheckpoint(node.getMetadata("custom"));
    if (std::string module =
            checkpoints.find(node.getMetadata("nn_module_stack"));
        id.empty())
      id = module;
    if (!id.empty())
      op->setAttr("thunder.checkpoint", builder.getStringAttr(id));
    for (StringRef name : writtenValues)
      references->invalidate(name);
    for (auto [name, result] : llvm::zip(results, op.getResults())) {
      Value value = node.isInNoGrad ? detach(result, loc) : result;
      values[name] = value;
      if (references->contains(name))
        references->allocate(name, value, loc);
    }
    return Error::success();
  }

  static bool showsWindow(StringRef symbol) {
    return symbol == "aten.as_strided.default" ||
           symbol == "aten.as_strided_copy.default";
  }

  /// Where the result of an `as_strided` lies among the elements of its
  /// operand, or of the value whose storage the operand shows a part of.
  struct Window {
    StringRef root;
    PackedWindow packed;
  };
  std::optional<Window> findWindow(const Node &node, StringRef result) {
    const auto *operand = node.inputs.empty()
                              ? nullptr
                              : node.inputs.front().value.get<TensorArgument>();
    auto view = graph.tensorValues.find(result);
    if (!operand || view == graph.tensorValues.end())
      return std::nullopt;
    std::optional<TensorMeta> shown = findShownType(
        node, view->second, graph.tensorValues.find(operand->name)->second);
    for (StringRef name : {operand->name, references->findRoot(operand->name)})
      if (auto base = graph.tensorValues.find(name);
          shown && base != graph.tensorValues.end())
        if (auto packed = findAmongElements(base->second, *shown))
          return Window{name, std::move(*packed)};
    return std::nullopt;
  }

  /// All of the storage that the operand of `node` shows a part of, null when
  /// it shows all of it. A gradient goes to the operand only, as in PyTorch.
  Value rebuildRoot(const Node &node, const Window &window, Location loc) {
    StringRef name = node.inputs.front().value.get<TensorArgument>()->name;
    if (name == window.root)
      return {};
    Value part = valueOf(name, loc), root = valueOf(window.root, loc);
    const TensorMeta &base = graph.tensorValues.find(window.root)->second,
                     &shown = graph.tensorValues.find(name)->second;
    auto packed = findAmongElements(base, shown);
    auto type =
        part ? dyn_cast<mlir::RankedTensorType>(part.getType()) : nullptr;
    if (!packed || !type || !root)
      return {};
    auto operand = [&](unsigned index) {
      return mlir::thunder::OperandAttr::get(builder.getContext(), index);
    };
    return mlir::thunder::BoundSymbolOp::create(
               builder, loc, root.getType(),
               mlir::FlatSymbolRefAttr::get(builder.getContext(),
                                            "thunder.as_strided_scatter"),
               {detach(root, loc), part},
               builder.getStrArrayAttr(
                   {"self", "src", "size", "stride", "storage_offset"}),
               builder.getArrayAttr(
                   {operand(0), operand(1),
                    builder.getI64ArrayAttr(type.getShape()),
                    builder.getI64ArrayAttr(packed->strides),
                    builder.getI64IntegerAttr(packed->offset)}),
               mlir::ArrayAttr())
        .getResult(0);
  }

  /// Notes when `node` changes how an input is seen (`x.t_()`): the caller gets
  /// it back with other sizes.
  void noteReshaped(const Node &node, ArrayRef<StringRef> results) {
    if (results.size() != 1 || node.inputs.empty() ||
        !changesOnlySizes(getSymbolName(node.target)))
      return;
    const auto *operand = node.inputs.front().value.get<TensorArgument>();
    if (!operand)
      return;
    for (auto &[input, current] : reshaped)
      if (current == operand->name) {
        current = results.front();
        return;
      }
    for (const PlannedArgument &argument : arguments)
      if (argument.role == mlir::thunder::Role::Input &&
          argument.names.front() == operand->name)
        reshaped[operand->name] = results.front();
  }

  /// `value` as a constant to autograd.
  Value detach(Value value, Location loc) {
    auto type = dyn_cast<mlir::RankedTensorType>(value.getType());
    if (!type || !isa<mlir::FloatType>(type.getElementType()))
      return value;
    Attribute operand =
        mlir::thunder::OperandAttr::get(builder.getContext(), 0);
    return mlir::thunder::BoundSymbolOp::create(
               builder, loc, type,
               mlir::FlatSymbolRefAttr::get(builder.getContext(),
                                            "aten.detach.default"),
               value, builder.getStrArrayAttr({"self"}),
               builder.getArrayAttr(operand), mlir::ArrayAttr())
        .getResult(0);
  }

  /// The names and types of what one output of a node defines.
  bool collectResults(const Argument &output, SmallVectorImpl<StringRef> &names,
                      SmallVectorImpl<Type> &types) {
    auto addTensor = [&](StringRef name) {
      auto it = graph.tensorValues.find(name);
      if (it == graph.tensorValues.end()) {
        // The exporter describes no result that nothing uses.
        names.push_back(name);
        types.push_back(builder.getNoneType());
        return name.contains("_unused_");
      }
      names.push_back(name);
      types.push_back(getTensorType(builder, it->second));
      return true;
    };
    if (const auto *tensor = output.get<TensorArgument>())
      return addTensor(tensor->name);
    if (const auto *tensors = output.get<std::vector<TensorArgument>>())
      return all_of(*tensors,
                    [&](const TensorArgument &t) { return addTensor(t.name); });
    if (const auto *tensor = output.get<OptionalTensorArgument>())
      return !*tensor || addTensor((*tensor)->name);
    StringRef name;
    if (Type type = scalarType(output, name)) {
      if (!name.empty()) {
        names.push_back(name);
        types.push_back(type);
      }
      return true;
    }
    return output.getTag() == ArgumentTag::None;
  }

  //===--------------------------------------------------------------------===//
  // Outputs
  //===--------------------------------------------------------------------===//

  /// A number in the output tree, as the 0-d tensor that users get.
  Value constantOutput(const Argument &argument) {
    mlir::TypedAttr value;
    if (const auto *number = argument.get<int64_t>())
      value = builder.getI64IntegerAttr(*number);
    else if (const auto *real = argument.get<double>())
      value = builder.getF64FloatAttr(*real);
    else if (const auto *truth = argument.get<bool>())
      value = builder.getIntegerAttr(builder.getI1Type(), *truth);
    else
      return {};
    auto type = mlir::RankedTensorType::get({}, value.getType());
    mlir::Location loc = mlir::NameLoc::get(builder.getStringAttr("output"));
    return mlir::thunder::FullOp::create(builder, loc, type, value);
  }

  Value findValue(const Argument &argument) {
    if (const auto *tensor = argument.get<TensorArgument>())
      return valueOf(tensor->name,
                     mlir::NameLoc::get(builder.getStringAttr("output")));
    StringRef name;
    if (scalarType(argument, name) && !name.empty())
      return values.lookup(name);
    return {};
  }

  Error buildOutputs() {
    SmallVector<Value> outputs, written, writeTargets;
    SmallVector<std::string> outputNames;
    SmallVector<Attribute> tree;
    for (auto [i, spec] : llvm::enumerate(program.signature.outputs)) {
      std::string at =
          "$.graph_module.signature.output_specs[" + std::to_string(i) + "]: ";
      Value value = findValue(spec.arg);
      switch (spec.kind) {
      case OutputSpec::Kind::UserOutput:
      case OutputSpec::Kind::LossOutput:
        if (!value)
          value = constantOutput(spec.arg);
        if (value) {
          outputNames.push_back("output" + std::to_string(tree.size()));
          tree.push_back(builder.getI64IntegerAttr(outputs.size()));
          outputs.push_back(value);
        } else if (const auto *text = spec.arg.get<StringRef>()) {
          tree.push_back(builder.getStringAttr(*text));
        } else if (spec.arg.getTag() == ArgumentTag::None) {
          tree.push_back(builder.getUnitAttr());
        } else {
          return importError(ErrorKind::Unsupported,
                             at + "an output of kind " + spec.arg.getTagName());
        }
        break;
      case OutputSpec::Kind::GradientToParameter:
      case OutputSpec::Kind::GradientToUserInput:
        outputNames.push_back(("grad." + spec.qualified).str());
        outputs.push_back(value);
        break;
      case OutputSpec::Kind::Token:
        return importError(ErrorKind::Unsupported, at + "an effect token");
      case OutputSpec::Kind::BufferMutation:
      case OutputSpec::Kind::ParameterMutation:
      case OutputSpec::Kind::UserInputMutation: {
        Value target = spec.kind == OutputSpec::Kind::UserInputMutation
                           ? values.lookup(spec.qualified)
                           : targets.lookup(spec.qualified);
        if (value.getType() != target.getType())
          return malformed(at + "the new value of '" + spec.qualified +
                           "' has another shape or dtype");
        if (is_contained(writeTargets, target))
          return malformed(at + "a second new value for '" + spec.qualified +
                           "'");
        written.push_back(value);
        writeTargets.push_back(target);
        break;
      }
      }
    }
    if (Error error = addReshaped(outputs, outputNames))
      return error;
    mlir::thunder::ReturnOp::create(builder, unknown, outputs, written,
                                    writeTargets);
    SmallVector<Type> types(ValueRange(outputs).getTypes());
    func.setFunctionType(
        builder.getFunctionType(func.getFunctionType().getInputs(), types));
    for (auto [i, name] : llvm::enumerate(outputNames))
      func.setResultAttr(i, attribute::kName, builder.getStringAttr(name));
    func->setAttr(attribute::kOutputs, builder.getArrayAttr(tree));
    return Error::success();
  }

  /// Inputs that come back with other sizes are outputs `mutated.NAME`.
  Error addReshaped(SmallVector<Value> &outputs,
                    SmallVector<std::string> &outputNames) {
    for (const auto &[input, current] : reshaped) {
      if (typeOf(input) == typeOf(current))
        continue;
      if (references->contains(input))
        return importError(ErrorKind::Unsupported,
                           "'" + input +
                               "' is written in place and gets other sizes");
      outputNames.push_back(("mutated." + input).str());
      outputs.push_back(valueOf(current, unknown));
    }
    return Error::success();
  }

  /// What is known of symbolic sizes: `thunder.ranges = {s0 = [2, 9]}`, with
  /// unit for an open end.
  void recordRanges() {
    mlir::NamedAttrList ranges;
    auto bound = [&](const std::optional<int64_t> &value) -> Attribute {
      if (value)
        return builder.getI64IntegerAttr(*value);
      return builder.getUnitAttr();
    };
    for (const RangeConstraint &range : program.rangeConstraints)
      ranges.set(range.expr,
                 builder.getArrayAttr({bound(range.min), bound(range.max)}));
    if (!ranges.empty())
      func->setAttr("thunder.ranges",
                    ranges.getDictionary(builder.getContext()));
  }

  using ValueRange = mlir::ValueRange;

  const CustomOperators *operators;
  CheckpointModules checkpoints;
  const Program &program;
  const WeightTable &weights;
  const Graph &graph;
  OperatorSchemas schemas;
  mlir::OpBuilder builder;
  Location unknown;
  mlir::thunder::FuncOp func;
  SmallVector<PlannedArgument> arguments;
  DenseMap<size_t, SmallVector<size_t, 1>> argumentsOfStorage;
  /// Of the storages that nodes write; set before the first node.
  std::optional<ReferenceBuilder> references;
  /// Inputs with other sizes at the end: under which name.
  MapVector<StringRef, StringRef> reshaped;
  StringMap<Value> values;  ///< by the graph's names
  StringMap<Value> targets; ///< parameters and buffers by qualified name
};

} // namespace

Expected<ImportedProgram> buildModule(mlir::MLIRContext &context,
                                      const LoadedProgram &loaded,
                                      const ImportOptions &options) {
  auto inFile = [&](Error error) {
    return prefixed(loaded.archive->getName() + ": ", std::move(error));
  };
  OperatorSchemas schemas;
  if (Error error =
          computeCoverage(*loaded.program, schemas, options.isSupported)
              .toError())
    return inFile(std::move(error));
  auto checkpoints = CheckpointModules::create(options.checkpoint);
  if (!checkpoints)
    return checkpoints.takeError();
  auto module =
      ModuleBuilder(context, loaded, options.operators, std::move(*checkpoints))
          .run();
  if (!module)
    return inFile(module.takeError());
  return ImportedProgram{std::move(*module), loaded.weights};
}

Expected<ImportedProgram> importProgram(mlir::MLIRContext &context,
                                        StringRef path,
                                        const ImportOptions &options) {
  Expected<LoadedProgram> loaded = loadProgram(path, options);
  if (!loaded)
    return loaded.takeError();
  return buildModule(context, *loaded, options);
}

Expected<ImportedProgram> importProgram(mlir::MLIRContext &context,
                                        std::unique_ptr<MemoryBuffer> buffer,
                                        const ImportOptions &options) {
  Expected<LoadedProgram> loaded = loadProgram(std::move(buffer), options);
  if (!loaded)
    return loaded.takeError();
  return buildModule(context, *loaded, options);
}

} // namespace thunder

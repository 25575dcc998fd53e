//===- GraphChecks.cpp - Whether a program that parses also makes sense ---===//
//
// One walk in program order with the set of names defined so far.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/GraphChecks.h"
#include "thunder/Import/ImportError.h"
#include "thunder/Import/Metadata.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;

namespace thunder {

using namespace serde;

namespace {

template <typename Sym>
void visitSym(const Sym &sym, function_ref<void(StringRef)> visit) {
  if (const auto *name = std::get_if<StringRef>(&sym.value))
    visit(*name);
}

struct NameVisitor {
  function_ref<void(StringRef)> visit;

  void operator()(const TensorArgument &a) const { visit(a.name); }
  void operator()(const CustomObjArgument &a) const { visit(a.name); }
  void operator()(const SymIntArgument &a) const { visitSym(a, visit); }
  void operator()(const SymFloatArgument &a) const { visitSym(a, visit); }
  void operator()(const SymBoolArgument &a) const { visitSym(a, visit); }
  void operator()(const OptionalTensorArgument &a) const {
    if (a)
      visit(a->name);
  }
  void operator()(const NamedValue &a) const { forEachName(a.value, visit); }
  template <typename T> void operator()(const std::vector<T> &list) const {
    for (const auto &item : list)
      (*this)(item);
  }
  /// Constants.
  template <typename T> void operator()(const T &) const {}
};

class GraphChecker {
public:
  GraphChecker(const Graph &graph, OperatorSchemas &schemas)
      : graph(graph), schemas(schemas) {}

  Error run() {
    for (auto [i, node] : llvm::enumerate(graph.nodes))
      for (const Argument &output : node.outputs)
        forEachName(output,
                    [&](StringRef name) { producers.try_emplace(name, i); });
    for (auto [i, input] : llvm::enumerate(graph.inputs))
      define(input, graph.path + ".inputs[" + Twine(i) + "]", nullptr);
    for (auto [i, node] : llvm::enumerate(graph.nodes))
      if (problem.empty())
        checkNode(node, i);
    for (auto [i, output] : llvm::enumerate(graph.outputs))
      use(output, graph.path + ".outputs[" + Twine(i) + "]", nullptr);
    if (problem.empty() && nested)
      return malformed(nested->getMessage());
    return problem.empty() ? Error::success() : malformed(problem);
  }

private:
  /// `node` is the one that is wrong; null for the graph itself.
  void fail(const Twine &path, const Twine &message, const Node *node) {
    if (problem.empty())
      problem = (path + ": " + message + (node ? suffixOf(*node) : "")).str();
  }

  static std::string suffixOf(const Node &node) {
    std::string suffix = (" (node '" + node.name + "', " + node.target).str();
    if (auto frame = findUserFrame(node.getMetadata("stack_trace")))
      suffix += ", " + frame->render();
    return suffix + ")";
  }

  /// Values must have a type, so that the importer can build them.
  bool hasType(const Argument &argument, StringRef name) const {
    switch (argument.getTag()) {
    case ArgumentTag::SymInt:
    case ArgumentTag::SymInts:
      return graph.symIntValues.contains(name);
    case ArgumentTag::SymBool:
    case ArgumentTag::SymBools:
      return graph.symBoolValues.contains(name);
    case ArgumentTag::SymFloat:
    case ArgumentTag::SymFloats:
      return graph.symFloatValues.contains(name);
    case ArgumentTag::CustomObj:
      return true;
    default:
      return graph.tensorValues.contains(name);
    }
  }

  void define(const Argument &argument, const Twine &path, const Node *node) {
    forEachName(argument, [&](StringRef name) {
      if (!defined.insert(name).second)
        fail(path, "the name '" + name + "' is defined twice", node);
      else if (!hasType(argument, name) && !isToken(name))
        fail(path, "the value '" + name + "' has no type", node);
    });
  }

  /// Effect tokens order operators and carry nothing.
  static bool isToken(StringRef name) { return name.starts_with("token"); }

  void use(const Argument &argument, const Twine &path, const Node *node) {
    forEachName(argument, [&](StringRef name) {
      if (defined.contains(name))
        return;
      auto producer = producers.find(name);
      if (producer == producers.end())
        fail(path, "no value is named '" + name + "'", node);
      else
        fail(path,
             "'" + name + "' is used before node '" +
                 graph.nodes[producer->second].name +
                 "' defines it (the graph is cyclic or out of order)",
             node);
    });
  }

  void checkNode(const Node &node, size_t index) {
    std::string path = graph.getNodePath(index);
    for (auto [i, input] : llvm::enumerate(node.inputs)) {
      std::string inputPath = path + ".inputs[" + std::to_string(i) + "].arg";
      use(input.value, inputPath, &node);
      if (const auto *body = input.value.get<GraphArgument>(); body && !nested)
        if (Error error = GraphChecker(*body->graph, schemas).run())
          nested = takeImportError(std::move(error));
    }
    if (const OperatorSchema *schema =
            schemas.find(getSymbolName(node.target))) {
      Expected<BoundArguments> bound = bindArguments(node, *schema);
      if (!bound)
        fail(path, takeImportError(bound.takeError()).getMessage(), &node);
    }
    for (auto [i, output] : llvm::enumerate(node.outputs))
      define(output, path + ".outputs[" + Twine(i) + "]", &node);
  }

  const Graph &graph;
  OperatorSchemas &schemas;
  StringSet<> defined;
  StringMap<size_t> producers; ///< node that defines a name
  std::string problem;
  std::optional<ImportError> nested; ///< of a graph inside a node
};

/// The names that specs refer to must exist, and specs stand parallel to the
/// graph's inputs and outputs.
Error checkSignature(const Program &program) {
  const GraphSignature &signature = program.signature;
  const std::string path = "$.graph_module.signature";
  if (signature.inputs.size() != program.graph.inputs.size())
    return malformed(path + ".input_specs: " + Twine(signature.inputs.size()) +
                     " specs for " + Twine(program.graph.inputs.size()) +
                     " graph inputs");
  if (signature.outputs.size() != program.graph.outputs.size())
    return malformed(
        path + ".output_specs: " + Twine(signature.outputs.size()) +
        " specs for " + Twine(program.graph.outputs.size()) + " graph outputs");
  auto namesOf = [](const Argument &argument) {
    SmallVector<StringRef, 1> names;
    forEachName(argument, [&](StringRef name) { names.push_back(name); });
    return names;
  };
  StringSet<> parameters, buffers, userInputs;
  for (auto [i, spec] : llvm::enumerate(signature.inputs)) {
    std::string at = path + ".input_specs[" + std::to_string(i) + "]";
    if (namesOf(spec.arg) != namesOf(program.graph.inputs[i]))
      return malformed(at + ": the spec and graph input " + Twine(i) +
                       " have different names");
    if (spec.kind == InputSpec::Kind::Parameter &&
        !parameters.insert(spec.qualified).second)
      return malformed(at + ": a second parameter '" + spec.qualified + "'");
    if (spec.kind == InputSpec::Kind::Buffer &&
        !buffers.insert(spec.qualified).second)
      return malformed(at + ": a second buffer '" + spec.qualified + "'");
    if (spec.kind == InputSpec::Kind::UserInput)
      for (StringRef name : namesOf(spec.arg))
        userInputs.insert(name);
  }
  StringSet<> written;
  for (auto [i, spec] : llvm::enumerate(signature.outputs)) {
    std::string at = path + ".output_specs[" + std::to_string(i) + "]";
    if (namesOf(spec.arg) != namesOf(program.graph.outputs[i]))
      return malformed(at + ": the spec and graph output " + Twine(i) +
                       " name different values");
    const StringSet<> *targets = nullptr;
    bool isMutation = false;
    switch (spec.kind) {
    case OutputSpec::Kind::BufferMutation:
      targets = &buffers, isMutation = true;
      break;
    case OutputSpec::Kind::ParameterMutation:
      targets = &parameters, isMutation = true;
      break;
    case OutputSpec::Kind::GradientToParameter:
      targets = &parameters;
      break;
    case OutputSpec::Kind::UserInputMutation:
      targets = &userInputs, isMutation = true;
      break;
    case OutputSpec::Kind::GradientToUserInput:
      targets = &userInputs;
      break;
    default:
      break;
    }
    if (targets && !targets->contains(spec.qualified))
      return malformed(at + ": no input is named '" + spec.qualified + "'");
    if (isMutation && !written.insert(spec.qualified).second)
      return malformed(at + ": a second new value for '" + spec.qualified +
                       "'");
  }
  return Error::success();
}

} // namespace

void forEachName(const Argument &argument,
                 function_ref<void(StringRef)> visit) {
  std::visit(NameVisitor{visit}, argument.value);
}

Error checkProgram(const Program &program, OperatorSchemas &schemas) {
  if (Error error = GraphChecker(program.graph, schemas).run())
    return error;
  return checkSignature(program);
}

} // namespace thunder

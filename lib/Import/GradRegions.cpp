//===- GradRegions.cpp - Regions of torch.no_grad() -----------------------===//
#include "GradRegions.h"
#include "thunder/Import/GraphChecks.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;

namespace thunder {

using namespace serde;

namespace {

constexpr StringLiteral regionTarget =
    "torch.ops.higher_order.wrap_with_set_grad_enabled";

/// Other names for values. The names in the file's text are never changed.
using Names = StringMap<StringRef>;

struct Renamer {
  const Names &names;

  void operator()(StringRef &name) const {
    if (auto it = names.find(name); it != names.end())
      name = it->second;
  }
  void operator()(TensorArgument &a) const { (*this)(a.name); }
  void operator()(CustomObjArgument &a) const { (*this)(a.name); }
  void operator()(SymIntArgument &a) const { renameSym(a); }
  void operator()(SymFloatArgument &a) const { renameSym(a); }
  void operator()(SymBoolArgument &a) const { renameSym(a); }
  void operator()(OptionalTensorArgument &a) const {
    if (a)
      (*this)(a->name);
  }
  void operator()(NamedValue &a) const { (*this)(a.value); }
  void operator()(Argument &a) const {
    std::visit(
        [this](auto &value) {
          // A constant string is no name.
          if constexpr (!std::is_same_v<decltype(value), StringRef &>)
            (*this)(value);
        },
        a.value);
  }
  template <typename T> void operator()(std::vector<T> &list) const {
    if constexpr (!std::is_same_v<T, bool> && !std::is_same_v<T, StringRef>)
      for (T &item : list)
        (*this)(item);
  }
  template <typename T> void operator()(T &) const {}

private:
  template <typename Sym> void renameSym(Sym &sym) const {
    if (auto *name = std::get_if<StringRef>(&sym.value))
      (*this)(*name);
  }
};

SmallVector<StringRef> namesOf(ArrayRef<Argument> arguments) {
  SmallVector<StringRef> names;
  for (const Argument &argument : arguments)
    forEachName(argument, [&](StringRef name) { names.push_back(name); });
  return names;
}

class RegionInliner {
public:
  explicit RegionInliner(Program &program)
      : program(program), graph(program.graph) {}

  void run() {
    auto isRegion = [](const Node &node) {
      return node.target == regionTarget;
    };
    if (none_of(graph.nodes, isRegion))
      return;
    for (StringRef name : namesOf(graph.inputs))
      used.insert(name);
    for (const Node &node : graph.nodes)
      for (StringRef name : namesOf(node.outputs))
        used.insert(name);
    Names names;
    std::vector<Node> nodes = std::move(graph.nodes);
    graph.nodes.clear();
    append(nodes, nullptr, names, /*isInNoGrad=*/false);
    Renamer rename{names};
    for (Argument &output : graph.outputs)
      rename(output);
    for (OutputSpec &output : program.signature.outputs)
      rename(output.arg);
  }

private:
  /// Appends nodes to the program. `body` is the region's graph that they are
  /// from, null for the program's own; `names` maps its names to the program's.
  void append(std::vector<Node> &nodes, Graph *body, Names &names,
              bool isInNoGrad) {
    Renamer rename{names};
    for (Node &node : nodes) {
      for (NamedArgument &input : node.inputs)
        rename(input.value);
      if (node.target == regionTarget && appendRegion(node, names))
        continue;
      node.isInNoGrad = isInNoGrad;
      if (body) {
        for (StringRef name : namesOf(node.outputs))
          moveValue(*body, name, names);
        for (Argument &output : node.outputs)
          rename(output);
      }
      graph.nodes.push_back(std::move(node));
    }
  }

  /// Appends the nodes of a region; false when it has another form.
  bool appendRegion(Node &node, Names &names) {
    if (node.inputs.size() < 2)
      return false;
    const bool *enabled = node.inputs[0].value.get<bool>();
    auto *region = std::get_if<GraphArgument>(&node.inputs[1].value.value);
    if (!enabled || !region)
      return false;
    Graph &body = *region->graph;
    SmallVector<StringRef> operands, formal = namesOf(body.inputs),
                                     results = namesOf(node.outputs),
                                     outputs = namesOf(body.outputs);
    for (const NamedArgument &input : drop_begin(node.inputs, 2))
      append_range(operands, namesOf(input.value));
    if (operands.size() != node.inputs.size() - 2 ||
        operands.size() != formal.size() || results.size() != outputs.size())
      return false;
    Names inner;
    for (auto [name, operand] : zip(formal, operands))
      inner[name] = operand;
    append(body.nodes, &body, inner, !*enabled);
    for (auto [name, output] : zip(results, outputs))
      names[name] = inner.lookup(output);
    return true;
  }

  /// Gives a value of a region a name and its type in the program.
  void moveValue(Graph &body, StringRef name, Names &names) {
    std::string free = name.str();
    while (!used.insert(free).second)
      free = (name + "_in_region" + Twine(numRenamed++)).str();
    StringRef kept = program.names.emplace_back(std::move(free));
    names[name] = kept;
    auto move = [&](auto &from, auto &to) {
      if (auto it = from.find(name); it != from.end())
        to.insert({kept, std::move(it->second)});
    };
    move(body.tensorValues, graph.tensorValues);
    move(body.symIntValues, graph.symIntValues);
    move(body.symFloatValues, graph.symFloatValues);
    move(body.symBoolValues, graph.symBoolValues);
    move(body.customObjValues, graph.customObjValues);
  }

  Program &program;
  Graph &graph;
  StringSet<> used;
  unsigned numRenamed = 0;
};

} // namespace

void inlineGradRegions(Program &program) { RegionInliner(program).run(); }

} // namespace thunder

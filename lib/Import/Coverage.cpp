//===- Coverage.cpp - Which operators of a program can be compiled --------===//
//
// Groups nodes by operator and by the reason that speaks against them.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/Coverage.h"
#include "StorageAnalysis.h"
#include "SymbolAliases.h"
#include "thunder/Import/ImportError.h"
#include "thunder/Import/Metadata.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace thunder {

using namespace serde;

namespace {

bool isSymbolic(StringRef target) {
  return target.starts_with("_operator.") || target.starts_with("math.") ||
         target.starts_with("torch.sym_");
}

class CoverageBuilder {
public:
  CoverageBuilder(Coverage &coverage, OperatorSchemas &schemas,
                  const SupportQuery &isSupported)
      : coverage(coverage), schemas(schemas), isSupported(isSupported) {}

  void visit(const Graph &graph) {
    for (const Node &node : graph.nodes) {
      visit(node);
      for (const NamedArgument &input : node.inputs)
        if (const auto *body = input.value.get<GraphArgument>())
          visit(*body->graph);
    }
  }

private:
  void visit(const Node &node) {
    std::string symbol = getImportedSymbol(node.target);
    std::string reason = findRefusal(node, schemas);
    if (reason.empty() && isSupported && !isSupported(symbol))
      reason = StringRef(symbol).starts_with("ext.")
                   ? "a custom operator; declare it in an --ops file: \"" +
                         symbol + "\": {\"kind\": \"opaque\", \"effects\": []}"
                   : "not supported";
    auto [it, isNew] =
        index.try_emplace(symbol + "\n" + reason, coverage.entries.size());
    if (isNew) {
      CoverageEntry &entry = coverage.entries.emplace_back();
      entry.symbol = symbol;
      entry.reason = reason;
      entry.node = node.name.str();
    }
    CoverageEntry &entry = coverage.entries[it->second];
    ++entry.count;
    if (entry.source.empty())
      if (auto frame = findUserFrame(node.getMetadata("stack_trace")))
        entry.source = frame->render();
  }

  Coverage &coverage;
  OperatorSchemas &schemas;
  const SupportQuery &isSupported;
  StringMap<size_t> index;
};

/// "aten.add_.Tensor (writes its input, 2 times, model.py:12)"
std::string describe(const CoverageEntry &entry) {
  std::string text = entry.symbol + " (" + entry.reason;
  if (entry.count > 1)
    text += ", " + std::to_string(entry.count) + " times";
  text += entry.source.empty() ? ", node '" + entry.node + "'"
                               : ", " + entry.source;
  return text + ")";
}

} // namespace

std::string getImportedSymbol(StringRef target) {
  StringRef symbol = target;
  if (!symbol.consume_front("torch.ops."))
    return target.str();
  StringRef space = symbol.split('.').first;
  if (changesOnlySizes(symbol)) {
    auto [base, overload] = symbol.rsplit('.');
    if (base == "aten.transpose_")
      overload = "int"; // the one of two whose arguments have these names
    return (base.drop_back() + "." + overload).str();
  }
  if (space == "aten")
    return resolveAlias(symbol);
  if (space == "prims" || space == "higher_order")
    return symbol.str();
  symbol.consume_back(".default");
  return ("ext." + symbol).str();
}

std::string findRefusal(const Node &node, OperatorSchemas &schemas) {
  StringRef symbol = getSymbolName(node.target);
  if (symbol.starts_with("higher_order."))
    return "higher-order operator";
  if (isSymbolic(node.target))
    return {};
  if (symbol.size() == node.target.size())
    return "a Python function that no operator stands for";
  const OperatorSchema *schema = schemas.find(symbol);
  if (!schema) {
    bool isStandard =
        symbol.starts_with("aten.") || symbol.starts_with("prims.");
    return isStandard ? "unknown operator" : "";
  }
  for (const SchemaArgument &argument : schema->arguments)
    if (argument.type.writes && argument.type.list)
      return "writes a list of tensors";
  return {};
}

bool Coverage::isComplete() const {
  return all_of(entries,
                [](const CoverageEntry &e) { return e.reason.empty(); });
}

std::string Coverage::render() const {
  std::string text;
  raw_string_ostream os(text);
  size_t width = 8;
  for (const CoverageEntry &entry : entries)
    width = std::max(width, entry.symbol.size());
  os << "count  " << left_justify("operator", width) << "  verdict\n";
  for (const CoverageEntry &entry : entries) {
    os << format_decimal(entry.count, 5) << "  "
       << left_justify(entry.symbol, width) << "  "
       << (entry.reason.empty() ? "supported" : entry.reason);
    if (!entry.reason.empty() && !entry.source.empty())
      os << ", " << entry.source;
    os << "\n";
  }
  return text;
}

Error Coverage::toError() const {
  // The first line is the diagnosis, whole in 300 characters.
  constexpr size_t firstLine = 220;
  size_t missing = count_if(
      entries, [](const CoverageEntry &e) { return !e.reason.empty(); });
  if (missing == 0)
    return Error::success();
  std::string message = std::to_string(missing) + " unsupported operator" +
                        (missing == 1 ? "" : "s") + ": ";
  std::vector<std::string> notes;
  bool isCut = false;
  for (const CoverageEntry &entry : entries) {
    if (entry.reason.empty())
      continue;
    std::string text = describe(entry);
    isCut |= !notes.empty() && message.size() + text.size() > firstLine;
    if (!isCut)
      message += (notes.empty() ? "" : ", ") + text;
    notes.push_back(std::move(text));
  }
  if (isCut)
    message += ", …";
  return make_error<ImportError>(ErrorKind::Unsupported, std::move(message),
                                 std::move(notes));
}

Coverage computeCoverage(const Program &program, OperatorSchemas &schemas,
                         const SupportQuery &isSupported) {
  Coverage coverage;
  CoverageBuilder(coverage, schemas, isSupported).visit(program.graph);
  return coverage;
}

} // namespace thunder

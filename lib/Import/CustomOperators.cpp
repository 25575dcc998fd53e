//===- CustomOperators.cpp - What --ops files declare ---------------------===//
#include "thunder/Import/CustomOperators.h"
#include "RuleTemplates.h"
#include "thunder/Import/ImportError.h"
#include "thunder/Symbols/TraceSymbols.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;

namespace thunder {

using mlir::thunder::BoundSymbolOp;
using mlir::thunder::RuleKind;
using mlir::thunder::RuleOp;

namespace {
constexpr StringLiteral symbolsAttribute = "thunder.symbols",
                        executorAttribute = "thunder.executor";

StringRef getExecutor(RuleOp rule) {
  auto name = rule->getAttrOfType<mlir::StringAttr>(executorAttribute);
  return name ? name.getValue() : StringRef();
}

bool isEffect(StringRef text) {
  unsigned argument;
  return text == "rng" || text == "host" ||
         (text.consume_front("write:") && !text.getAsInteger(10, argument));
}
} // namespace

CustomOperators::CustomOperators() = default;
CustomOperators::~CustomOperators() = default;
CustomOperators::CustomOperators(CustomOperators &&) = default;
CustomOperators &CustomOperators::operator=(CustomOperators &&) = default;

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

Error CustomOperators::readJson(StringRef path,
                                std::unique_ptr<MemoryBuffer> text) {
  auto program = trace::readOperators(text->getBuffer());
  if (!program)
    return prefixed(path + ": ", program.takeError());
  for (const auto &entry : (*program)->symbols)
    if (entry.second.hasEffects) {
      std::vector<std::string> list;
      for (StringRef effect : entry.second.effects)
        list.push_back(effect.str());
      if (!effects.try_emplace(entry.first(), list).second)
        return malformed(path + ": $.symbols." + entry.first() +
                         ": another file declares it too");
    }
  files.push_back({path.str(), std::move(text), std::move(*program)});
  return Error::success();
}

Error CustomOperators::readModule(StringRef path,
                                  mlir::OwningOpRef<mlir::ModuleOp> module) {
  for (mlir::Operation &op : *module->getBody())
    if (!isa<RuleOp>(op))
      return malformed(path + ": holds '" + op.getName().getStringRef() +
                       "'; declarations are rules only (thunder.rule)");
  for (auto rule : module->getOps<RuleOp>())
    if (!rule.getTarget())
      return malformed(path + ": the rule @" + rule.getSymName() +
                       " does not say for which symbol it is");
  if (mlir::Attribute value = (*module)->getAttr(symbolsAttribute)) {
    auto symbols = dyn_cast<mlir::DictionaryAttr>(value);
    if (!symbols)
      return malformed(path + ": " + symbolsAttribute + " is no dictionary");
    for (mlir::NamedAttribute entry : symbols) {
      StringRef name = entry.getName().getValue();
      std::vector<std::string> list;
      auto texts = dyn_cast<mlir::ArrayAttr>(entry.getValue());
      for (mlir::Attribute text :
           texts ? texts.getValue() : ArrayRef<mlir::Attribute>()) {
        auto effect = dyn_cast<mlir::StringAttr>(text);
        list.push_back(effect ? effect.getValue().str() : "");
      }
      if (!texts || !all_of(list, isEffect))
        return malformed(path + ": the effects of " + name +
                         " are no list of \"rng\", \"host\" and \"write:N\"");
      if (!effects.try_emplace(name, list).second)
        return malformed(path + ": another file declares " + name + " too");
    }
  }
  modules.push_back(std::move(module));
  return Error::success();
}

const std::vector<std::string> *
CustomOperators::findEffects(StringRef symbol) const {
  auto found = effects.find(symbol);
  return found == effects.end() ? nullptr : &found->second;
}

std::vector<std::string> CustomOperators::getExecutors() const {
  StringSet<> names;
  for (const File &file : files)
    for (const trace::ExecutorRules &rules : file.program->executors)
      names.insert(rules.executor);
  for (const auto &module : modules)
    for (auto rule : const_cast<mlir::OwningOpRef<mlir::ModuleOp> &>(module)
                         ->getOps<RuleOp>())
      if (StringRef name = getExecutor(rule); !name.empty())
        names.insert(name);
  std::vector<std::string> sorted;
  for (const auto &name : names)
    sorted.push_back(name.first().str());
  sort(sorted);
  return sorted;
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

namespace {

/// What a file says of a symbol.
struct SymbolRules {
  const trace::Program *program;
  StringRef path;     ///< of the file
  StringRef executor; ///< empty: for all uses
  StringRef gradRule, implRule;

  /// Rules exist and have their kind: the reader has checked it.
  const trace::Rule *find(RuleKind kind) const {
    StringRef name = kind == RuleKind::Grad ? gradRule : implRule;
    return name.empty() ? nullptr
                        : &program->rules[program->ruleIndex.lookup(name)];
  }
};

} // namespace

/// Finds and builds rules for the symbols of one module.
class CustomOperators::Rules {
public:
  Rules(const std::vector<File> &files, ArrayRef<std::string> executors,
        ExecutorQuery takes, mlir::ModuleOp module)
      : executors(executors), takes(takes), templates(module) {
    for (const File &file : files) {
      const trace::Program &program = *file.program;
      for (const auto &entry : program.symbols)
        add(entry.first(), {&program, file.path, "", entry.second.gradRule,
                            entry.second.implRule});
      for (const trace::ExecutorRules &rules : program.executors)
        add(rules.symbol, {&program, file.path, rules.executor, rules.gradRule,
                           rules.implRule});
    }
  }

  /// Gives `op` the rule of that kind, when it has none and there is one.
  Error attach(BoundSymbolOp op, RuleKind kind) {
    bool hasRule = kind == RuleKind::Grad ? bool(op.getGradRuleAttr())
                                          : bool(op.getImplRuleAttr());
    if (hasRule)
      return Error::success();
    Expected<const SymbolRules *> found = find(op, kind);
    if (!found)
      return found.takeError();
    if (!*found)
      return Error::success();
    auto symbol =
        templates.build(*(*found)->program, *(*found)->find(kind), op);
    if (!symbol)
      return prefixed((*found)->path + ": ", symbol.takeError());
    if (kind == RuleKind::Grad)
      op.setGradRuleAttr(*symbol);
    else
      op.setImplRuleAttr(*symbol);
    return Error::success();
  }

private:
  /// Notes rules under the name in the file and those of registered symbols
  /// that it may stand for: traces are read as them.
  void add(StringRef name, const SymbolRules &rules) {
    bySymbol[name].push_back(rules);
    for (const auto &candidate :
         mlir::thunder::findTraceCandidates(name, /*numberFirst=*/false))
      if (candidate.symbol != name)
        bySymbol[candidate.symbol].push_back(rules);
  }

  /// The rules that hold for `op`, or null.
  Expected<const SymbolRules *> find(BoundSymbolOp op, RuleKind kind) {
    auto known = bySymbol.find(op.getSymbol());
    ArrayRef<SymbolRules> list;
    if (known != bySymbol.end())
      list = known->second;
    for (const SymbolRules &rules : list) {
      const trace::Rule *rule =
          rules.executor.empty() ? rules.find(kind) : nullptr;
      if (rule && !RuleTemplates::fits(*rule, op))
        return malformed(rules.path + ": " + rule->path.render() +
                         ": the arguments are not those of " + op.getSymbol());
      if (rule)
        return &rules;
    }
    for (const std::string &executor : executors) {
      if (takes(op, executor, kind))
        return nullptr;
      for (const SymbolRules &rules : list)
        if (const trace::Rule *rule =
                rules.executor == executor ? rules.find(kind) : nullptr)
          if (RuleTemplates::fits(*rule, op))
            return &rules;
    }
    return nullptr;
  }

  ArrayRef<std::string> executors;
  ExecutorQuery takes;
  RuleTemplates templates;
  StringMap<SmallVector<SymbolRules, 1>> bySymbol;
};

Error CustomOperators::apply(mlir::ModuleOp module,
                             ArrayRef<std::string> executors,
                             ExecutorQuery takes) const {
  SmallVector<BoundSymbolOp> symbols;
  for (auto func : module.getOps<mlir::thunder::FuncOp>())
    func.walk([&](BoundSymbolOp op) { symbols.push_back(op); });
  mlir::Builder builder(module.getContext());
  Rules rules(files, executors, takes, module);
  for (BoundSymbolOp op : symbols) {
    const std::vector<std::string> *declared = findEffects(op.getSymbol());
    if (declared && !op.getEffectsAttr() && op.getBody().empty()) {
      SmallVector<StringRef> list(declared->begin(), declared->end());
      for (StringRef effect : list)
        if (effect.starts_with("write:"))
          return malformed(op.getSymbol() +
                           ": writes to an argument; IR has to say so itself");
      op.setEffectsAttr(builder.getStrArrayAttr(list));
    }
    for (RuleKind kind : {RuleKind::Grad, RuleKind::Impl})
      if (Error error = rules.attach(op, kind))
        return error;
  }

  // Rules of IR are tried in their order: those for all uses, then by executor.
  mlir::OpBuilder inserter = mlir::OpBuilder::atBlockEnd(module.getBody());
  StringSet<> names;
  for (auto rule : module.getOps<RuleOp>())
    names.insert(rule.getSymName());
  SmallVector<StringRef> order = {""};
  order.append(executors.begin(), executors.end());
  for (StringRef executor : order)
    for (const auto &file : modules)
      for (auto rule : const_cast<mlir::OwningOpRef<mlir::ModuleOp> &>(file)
                           ->getOps<RuleOp>()) {
        if (getExecutor(rule) != executor)
          continue;
        if (!names.insert(rule.getSymName()).second)
          return malformed("the rule @" + rule.getSymName() +
                           " is there twice; rename one");
        inserter.clone(*rule);
      }
  return Error::success();
}

} // namespace thunder

//===- ThunderGraphReader.cpp - From JSON to a trace ----------------------===//
//
// One function a record of the schema. Unknown keys are errors: a file that
// says more than this reader knows means something else.
//
//===----------------------------------------------------------------------===//
#include "ThunderValueReader.h"

using namespace llvm;

namespace thunder::trace {

namespace {

constexpr size_t maxOps = size_t(1) << 20;
constexpr size_t maxFileBytes = size_t(1) << 30;
constexpr int64_t knownVersion = 1;

class GraphReader : public ValueReader {
public:
  explicit GraphReader(Program &program) : program(program) {}

  void run(const Cursor &root);
  /// Reads an --ops file.
  void runOperators(const Cursor &root);

private:
  void valueRecord(StringRef key, const Cursor &at);
  void input(const Cursor &at, Input &result);
  void ops(const Cursor &at, const Path *parent, StringRef key,
           std::vector<Op> &result, unsigned depth);
  void op(const Cursor &at, Op &result, unsigned depth);
  void location(const Cursor &at, Op &result);
  void rule(StringRef key, const Cursor &at, Rule &result);
  void rules(const Cursor &at);
  /// `format` must be that, and the version one that is known.
  void header(const Cursor &root, StringRef format);
  /// The name of a symbol in an --ops file: also one of ATen.
  void checkTarget(const Cursor &at, StringRef text) {
    if (text.starts_with("aten."))
      checkName(at, text);
    else
      checkSymbolName(at, text);
  }
  /// The names of rules that an --ops file has for a symbol.
  void rulesOfSymbol(const Cursor &at, StringRef &gradRule,
                     StringRef &implRule);
  enum class SymbolPlace { Graph, ExternalOfGraph, Operators };
  void symbol(const Cursor &at, SymbolRecord &result, SymbolPlace place);
  Writeback writeback(const Cursor &at);
  std::vector<std::pair<StringRef, EncodedValue>> keywords(const Cursor &at);

  /// Calls `read` with the member when it is there, null or not.
  template <typename Fn> void member(const Cursor &at, StringRef key, Fn read) {
    if (const JsonValue *value = at->find(key))
      read(Cursor(*value, at, key));
  }

  template <typename Enum, size_t n>
  Enum choice(const Cursor &at, const std::pair<StringLiteral, Enum> (&rows)[n],
              StringRef what) {
    StringRef text = string(at);
    for (const auto &[name, value] : rows)
      if (name == text)
        return value;
    fail(at, "unknown " + what + " '" + text.take_front(60) + "'");
    return rows[0].second;
  }

  Program &program;
  size_t numOps = 0;
};

void GraphReader::valueRecord(StringRef key, const Cursor &at) {
  checkKeys(at, {"type", "device", "requires_grad", "weak", "tags"});
  if (failed())
    return;
  checkName(at, key);
  ValueRecord &record = program.values[key];
  type(field(at, "type"), record);
  member(at, "device", [&](const Cursor &c) { nonEmptyString(c); });
  member(at, "requires_grad",
         [&](const Cursor &c) { record.requiresGrad = boolean(c); });
  member(at, "weak", [&](const Cursor &c) { boolean(c); });
  member(at, "tags", [&](const Cursor &c) {
    for (StringRef tag : strings(c))
      if (tag != "DETACHED_AUTOGRAD_GRAPH" && tag != "RECOMPUTE_IN_BACKWARD")
        fail(c, "unknown tag '" + tag.take_front(60) + "'");
  });
}

void GraphReader::input(const Cursor &at, Input &result) {
  checkKeys(
      at, {"value", "role", "name", "storage", "offset", "strides", "is_leaf"});
  constexpr std::pair<StringLiteral, InputRole> roles[] = {
      {"arg", InputRole::Argument},
      {"param", InputRole::Parameter},
      {"buffer", InputRole::Buffer}};
  result.value = name(field(at, "value"));
  result.role = choice(field(at, "role"), roles, "role");
  result.name = nonEmptyString(field(at, "name"));
  member(at, "is_leaf", [&](const Cursor &c) { result.isLeaf = boolean(c); });
  if (failed())
    return;
  auto record = program.values.find(result.value);
  if (record == program.values.end())
    return fail(at, "value '" + result.value + "' has no type");
  member(at, "storage", [&](const Cursor &c) { result.storage = name(c); });
  bool hasGeometry = at->find("offset") && at->find("strides");
  if (bool(at->find("storage")) != hasGeometry ||
      bool(at->find("offset")) != bool(at->find("strides")))
    return fail(at, "storage, offset and strides belong together");
  if (!hasGeometry) {
    ArrayRef<int64_t> shape = record->second.shape;
    result.strides.assign(shape.size(), 1);
    for (size_t dim = shape.size(); dim-- > 1;)
      result.strides[dim - 1] =
          result.strides[dim] * std::max<int64_t>(shape[dim], 1);
    return;
  }
  result.offset = integer(field(at, "offset"));
  for (int64_t stride : integers(field(at, "strides")))
    result.strides.push_back(stride);
  if (failed())
    return;
  if (result.strides.size() != record->second.shape.size())
    return fail(at, "strides rank differs from shape rank");
  int64_t last = result.offset;
  bool isValid = result.offset >= 0;
  for (auto [size, stride] : zip(record->second.shape, result.strides)) {
    int64_t reach;
    isValid = isValid && stride >= 0 &&
              !MulOverflow(std::max<int64_t>(size - 1, 0), stride, reach) &&
              !AddOverflow(last, reach, last) && last < int64_t(1) << 48;
  }
  if (!isValid)
    fail(at, "a negative offset or stride, or one beyond 2^48 elements");
}

std::vector<std::pair<StringRef, EncodedValue>>
GraphReader::keywords(const Cursor &at) {
  std::vector<std::pair<StringRef, EncodedValue>> result;
  entries(at, [&](StringRef key, const Cursor &item) {
    result.emplace_back(key, value(item));
  });
  return result;
}

/// `basename:line`
void GraphReader::location(const Cursor &at, Op &result) {
  auto [file, line] = string(at).rsplit(':');
  if (!failed() && (file.empty() || file.contains('/') ||
                    line.getAsInteger(10, result.line)))
    fail(at, "malformed location; it is basename:line");
  result.file = file;
}

void GraphReader::op(const Cursor &at, Op &result, unsigned depth) {
  checkKeys(at, {"sym", "args", "kwargs", "out", "body", "no_grad", "tags",
                 "loc", "grad_rule", "impl_rule"});
  if (++numOps > maxOps)
    fail(at, "more than 2^20 ops");
  result.symbol = symbolName(field(at, "sym"));
  member(at, "args", [&](const Cursor &c) { result.args = values(c); });
  member(at, "kwargs", [&](const Cursor &c) { result.kwargs = keywords(c); });
  member(at, "out", [&](const Cursor &c) { result.out = value(c); });
  member(at, "no_grad", [&](const Cursor &c) { result.noGrad = boolean(c); });
  member(at, "tags", [&](const Cursor &c) { strings(c); });
  member(at, "loc", [&](const Cursor &c) { location(c, result); });
  member(at, "grad_rule", [&](const Cursor &c) { result.gradRule = name(c); });
  member(at, "impl_rule", [&](const Cursor &c) { result.implRule = name(c); });
  member(at, "body", [&](const Cursor &c) {
    result.hasBody = true;
    ops(c, &result.path, ".body", result.body, depth + 1);
  });
  if (result.symbol == "ltorch.checkpoint" && !result.hasBody)
    fail(at, "a checkpoint region has a body");
}

void GraphReader::ops(const Cursor &at, const Path *parent, StringRef key,
                      std::vector<Op> &result, unsigned depth) {
  if (depth > maxDepth)
    return fail(at, "bodies are nested deeper than 64");
  if (at->getKind() != JsonValue::Kind::Array)
    return failKind(at, "an array");
  ArrayRef<JsonValue> items = at->getArray();
  // Paths point at each other: the ops do not move any more.
  result.resize(items.size());
  for (size_t i = 0; i < items.size() && !failed(); ++i) {
    result[i].path = {parent, key, i};
    op(Cursor(items[i], at, i), result[i], depth);
  }
}

void GraphReader::rule(StringRef key, const Cursor &at, Rule &result) {
  checkKeys(at, {"kind", "args", "kwargs", "body", "out"});
  checkName(at, key);
  result.name = key;
  constexpr std::pair<StringLiteral, bool> kinds[] = {{"grad", true},
                                                      {"impl", false}};
  result.isGrad = choice(field(at, "kind"), kinds, "kind");
  result.args = values(field(at, "args"));
  member(at, "kwargs", [&](const Cursor &c) { result.kwargs = keywords(c); });
  result.out = value(field(at, "out"));
  ops(field(at, "body"), &result.path, ".body", result.body, 1);
}

void GraphReader::symbol(const Cursor &at, SymbolRecord &result,
                         SymbolPlace place) {
  SmallVector<StringLiteral> keys = {
      "kind", "is_prim", "has_grad_rule", "effects", "torch_library", "tags"};
  if (place == SymbolPlace::Operators)
    keys.append({"grad_rule", "impl_rule"});
  checkKeys(at, keys);
  using Kind = SymbolRecord::Kind;
  constexpr std::pair<StringLiteral, Kind> kinds[] = {
      {"prim", Kind::Prim},
      {"composite", Kind::Composite},
      {"auto", Kind::Auto},
      {"opaque", Kind::Opaque}};
  result.kind = choice(field(at, "kind"), kinds, "kind");
  for (StringRef key : {"is_prim", "has_grad_rule", "torch_library"})
    member(at, key, [&](const Cursor &c) { boolean(c); });
  member(at, "tags", [&](const Cursor &c) { strings(c); });
  member(at, "effects", [&](const Cursor &c) {
    result.hasEffects = true;
    for (StringRef effect : result.effects = strings(c)) {
      StringRef number = effect;
      unsigned index;
      bool isWrite =
          number.consume_front("write:") && !number.getAsInteger(10, index);
      if (effect != "rng" && effect != "host" && !isWrite)
        fail(c, "unknown effect '" + effect.take_front(60) + "'");
    }
  });
  if (place == SymbolPlace::Operators && result.kind == Kind::Opaque)
    field(at, "effects");
  if (place == SymbolPlace::ExternalOfGraph)
    for (StringRef key : {"is_prim", "has_grad_rule", "effects"})
      field(at, key);
}

Writeback GraphReader::writeback(const Cursor &at) {
  checkKeys(at, {"kind", "target", "value"});
  StringRef kind = string(field(at, "kind"));
  if (kind != "buffer" && kind != "attr" && kind != "item")
    fail(at, "unknown kind '" + kind.take_front(60) + "'");
  return {nonEmptyString(field(at, "target")), name(field(at, "value"))};
}

void GraphReader::header(const Cursor &root, StringRef format) {
  if (root->getKind() != JsonValue::Kind::Object)
    return failKind(root, "an object");
  Cursor given = field(root, "format");
  if (string(given) != format)
    return fail(given, "must be '" + format + "'");
  Cursor version = field(root, "version");
  if (int64_t number = integer(version); !failed() && number != knownVersion)
    fail(version,
         "version " + Twine(number) + " is not supported (this reader: 1)");
}

void GraphReader::rules(const Cursor &at) {
  if (at->getKind() != JsonValue::Kind::Object)
    return failKind(at, "an object");
  static const Path parent = {nullptr, "$.rules", Path::none};
  // Paths of ops point at their rule's.
  program.rules.resize(at->getObject().size());
  size_t next = 0;
  entries(at, [&](StringRef key, const Cursor &item) {
    Rule &result = program.rules[next];
    result.path = {&parent, key, Path::none};
    program.ruleIndex[key] = next++;
    rule(key, item, result);
  });
}

void GraphReader::rulesOfSymbol(const Cursor &at, StringRef &gradRule,
                                StringRef &implRule) {
  for (auto [key, target, isGrad] :
       {std::tuple(StringLiteral("grad_rule"), &gradRule, true),
        {StringLiteral("impl_rule"), &implRule, false}})
    member(at, key, [&, target = target, isGrad = isGrad](const Cursor &c) {
      *target = name(c);
      auto found = program.ruleIndex.find(*target);
      if (failed())
        return;
      if (found == program.ruleIndex.end())
        fail(c, "unknown rule " + *target);
      else if (program.rules[found->second].isGrad != isGrad)
        fail(c, "rule " + *target + " is of the other kind");
    });
}

void GraphReader::runOperators(const Cursor &root) {
  header(root, "thunder-ops");
  checkKeys(root, {"format", "version", "producer", "values", "symbols",
                   "rules", "executors"});
  if (failed())
    return;
  member(root, "producer", [&](const Cursor &c) { string(c); });
  member(root, "values", [&](const Cursor &c) {
    entries(c, [&](StringRef key, const Cursor &at) { valueRecord(key, at); });
  });
  member(root, "rules", [&](const Cursor &c) { rules(c); });
  member(root, "symbols", [&](const Cursor &c) {
    entries(c, [&](StringRef key, const Cursor &at) {
      checkTarget(at, key);
      SymbolRecord &record = program.symbols[key];
      symbol(at, record, SymbolPlace::Operators);
      rulesOfSymbol(at, record.gradRule, record.implRule);
    });
  });
  member(root, "executors", [&](const Cursor &c) {
    entries(c, [&](StringRef executor, const Cursor &at) {
      checkName(at, executor);
      entries(at, [&](StringRef key, const Cursor &item) {
        checkTarget(item, key);
        checkKeys(item, {"grad_rule", "impl_rule"});
        ExecutorRules &entry = program.executors.emplace_back();
        entry.executor = executor;
        entry.symbol = key;
        rulesOfSymbol(item, entry.gradRule, entry.implRule);
      });
    });
  });
}

void GraphReader::run(const Cursor &root) {
  header(root, "thunder-graph");
  if (failed())
    return;
  checkKeys(root, {"format", "version", "producer", "name", "values", "inputs",
                   "ops", "outputs", "writebacks", "rules", "symbols"});
  program.name = "main";
  member(root, "producer", [&](const Cursor &c) { string(c); });
  member(root, "name", [&](const Cursor &c) { program.name = name(c); });
  entries(field(root, "values"),
          [&](StringRef key, const Cursor &at) { valueRecord(key, at); });
  list(field(root, "inputs"), [&](const Cursor &at) {
    input(at, program.inputs.emplace_back());
    return 0;
  });
  member(root, "symbols", [&](const Cursor &c) {
    entries(c, [&](StringRef key, const Cursor &at) {
      checkSymbolName(at, key);
      symbol(at, program.symbols[key],
             key.starts_with("ext.") ? SymbolPlace::ExternalOfGraph
                                     : SymbolPlace::Graph);
    });
  });
  ops(field(root, "ops"), nullptr, "$.ops", program.ops, 0);
  program.outputs = value(field(root, "outputs"));
  member(root, "writebacks", [&](const Cursor &c) {
    program.writebacks =
        list(c, [&](const Cursor &at) { return writeback(at); });
  });
  member(root, "rules", [&](const Cursor &c) { rules(c); });
}

} // namespace

std::string Path::render() const {
  std::string text = parent ? parent->render() : "";
  if (parent && !key.starts_with("."))
    text += ".";
  text += key;
  if (index != none)
    text += "[" + std::to_string(index) + "]";
  return text;
}

void forEachReference(const EncodedValue &value,
                      function_ref<void(StringRef)> fn) {
  if (value.is(EncodedValue::Kind::Reference))
    fn(value.text);
  for (const EncodedValue &item : value.items)
    forEachReference(item, fn);
}

bool isThunderGraph(StringRef path, StringRef text) {
  if (!path.ends_with(".json") && path != "-")
    return false;
  // A bare exported program names its schema, a trace its format.
  return text.ltrim().starts_with("{") && !text.contains("\"schema_version\"");
}

/// Parses `text` and reads it with one of the functions of the reader.
static Expected<std::unique_ptr<Program>>
read(StringRef text, void (GraphReader::*run)(const Cursor &)) {
  if (text.size() > maxFileBytes)
    return importError(ErrorKind::Limit, "a trace of more than 1 GiB");
  auto document = JsonDocument::parse(text);
  if (!document)
    return document.takeError();
  auto program = std::make_unique<Program>();
  program->document = std::move(*document);
  GraphReader reader(*program);
  (reader.*run)(Cursor(program->document->getRoot(), "$"));
  if (Error error = reader.takeError())
    return error;
  return program;
}

Expected<std::unique_ptr<Program>> readProgram(StringRef text) {
  auto program = read(text, &GraphReader::run);
  if (!program)
    return program;
  if (Error error = checkNames(**program))
    return error;
  return program;
}

Expected<std::unique_ptr<Program>> readOperators(StringRef text) {
  return read(text, &GraphReader::runOperators);
}

} // namespace thunder::trace

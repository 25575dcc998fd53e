//===- OperatorSchemas.cpp - Signatures of PyTorch's operators ------------===//
//
// Looks signatures up in the generated table, parses them, and binds the
// arguments of nodes to them.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/OperatorSchemas.h"
#include "thunder/Import/ImportError.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace thunder {

using serde::Argument;
using serde::ArgumentTag;
using Base = SchemaType::Base;

namespace {

struct TableRow {
  const char *symbol, *signature;
};

constexpr TableRow table[] = {
#include "OperatorSchemas.inc"
};

//===----------------------------------------------------------------------===//
// Signatures
//===----------------------------------------------------------------------===//

/// Splits at commas outside brackets and quotes.
SmallVector<StringRef> splitList(StringRef text) {
  SmallVector<StringRef> parts;
  int depth = 0;
  size_t start = 0;
  bool quoted = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (quoted) {
      quoted = c != '"' || text[i - 1] == '\\';
    } else if (c == '"') {
      quoted = true;
    } else if (c == '(' || c == '[') {
      ++depth;
    } else if (c == ')' || c == ']') {
      --depth;
    } else if (c == ',' && depth == 0) {
      parts.push_back(text.slice(start, i).trim());
      start = i + 1;
    }
  }
  if (StringRef last = text.drop_front(start).trim(); !last.empty())
    parts.push_back(last);
  return parts;
}

/// Takes a type off the front of `text`: base, then any of `?`, `(a!)`, `[2]`.
SchemaType parseType(StringRef &text) {
  SchemaType type;
  StringRef whole = text;
  StringRef base =
      text.take_while([](char c) { return isAlnum(c) || c == '_'; });
  type.base = StringSwitch<Base>(base)
                  .Case("Tensor", Base::Tensor)
                  .Cases({"int", "SymInt"}, Base::Int)
                  .Case("float", Base::Float)
                  .Cases({"bool", "SymBool"}, Base::Bool)
                  .Cases({"Scalar", "number"}, Base::Scalar)
                  .Case("complex", Base::Complex)
                  .Case("str", Base::String)
                  .Case("ScalarType", Base::ScalarType)
                  .Case("Layout", Base::Layout)
                  .Case("Device", Base::Device)
                  .Case("MemoryFormat", Base::MemoryFormat)
                  .Case("Generator", Base::Generator)
                  .Default(Base::Other);
  text = text.drop_front(base.size());
  while (!text.empty()) {
    if (text.consume_front("?")) {
      type.optional = true;
    } else if (text[0] == '(') {
      type.writes |=
          text.take_until([](char c) { return c == ')'; }).contains('!');
      text = text.drop_front(text.find(')') + 1);
    } else if (text.consume_front("[")) {
      type.list = true;
      type.elementOptional = type.optional;
      type.optional = false;
      text.consumeInteger(10, type.listSize);
      text.consume_front("]");
    } else {
      break;
    }
  }
  type.text = whole.drop_back(text.size());
  return type;
}

/// A default that is no list. Enumerations already have the file's numbers.
serde::ArgumentValue parseScalarDefault(StringRef text, Base base) {
  if (text == "None")
    return serde::NoneArgument();
  if (text == "True" || text == "False")
    return text == "True";
  if (text.consume_front("\"")) {
    text.consume_back("\"");
    return text;
  }
  int64_t integer = 0;
  if (!text.getAsInteger(10, integer)) {
    if (base == Base::ScalarType)
      return static_cast<serde::ScalarType>(integer);
    if (base == Base::MemoryFormat)
      return static_cast<serde::MemoryFormat>(integer);
    if (base == Base::Float)
      return static_cast<double>(integer);
    return integer;
  }
  double real = 0;
  text.getAsDouble(real);
  return real;
}

serde::ArgumentValue parseDefault(StringRef text, const SchemaType &type) {
  if (!type.list || text == "None")
    return parseScalarDefault(text, type.base);
  SmallVector<StringRef> items;
  if (text.consume_front("[")) {
    text.consume_back("]");
    items = splitList(text);
  } else {
    items.assign(std::max(1u, type.listSize), text); // int[2] padding=0
  }
  auto collect = [&](auto zero) {
    std::vector<decltype(zero)> values;
    for (StringRef item : items)
      values.push_back(
          std::get<decltype(zero)>(parseScalarDefault(item, type.base)));
    return values;
  };
  switch (type.base) {
  case Base::Float:
    return collect(double());
  case Base::Bool:
    return collect(bool());
  case Base::Tensor:
    return std::vector<serde::TensorArgument>();
  default:
    return collect(int64_t());
  }
}

std::unique_ptr<OperatorSchema> parseSignature(const TableRow &row) {
  auto schema = std::make_unique<OperatorSchema>();
  schema->symbol = row.symbol;
  auto [arguments, returns] = StringRef(row.signature).rsplit(" -> ");
  // An alias set `(a -> *)` holds an arrow too, but never the last one.
  bool keywordOnly = false;
  for (StringRef text : splitList(arguments.drop_front().drop_back())) {
    if (text == "*") {
      keywordOnly = true;
      continue;
    }
    SchemaArgument argument;
    argument.keywordOnly = keywordOnly;
    argument.type = parseType(text);
    auto [name, value] = text.trim().split('=');
    argument.name = name;
    if (!value.empty())
      argument.defaultValue = Argument{parseDefault(value, argument.type)};
    schema->arguments.push_back(std::move(argument));
  }
  if (returns.starts_with("("))
    returns = returns.drop_front().drop_back();
  for (StringRef text : splitList(returns))
    schema->returns.push_back(parseType(text));
  return schema;
}

//===----------------------------------------------------------------------===//
// Binding
//===----------------------------------------------------------------------===//

using Tag = ArgumentTag;

/// Whether an argument that is no list may stand for one value of `base`.
bool acceptsScalar(Base base, Tag tag) {
  switch (base) {
  case Base::Tensor:
    // Numbers are what PyTorch calls wrapped numbers: add.Tensor(x, 1).
    return is_contained({Tag::Tensor, Tag::OptionalTensor, Tag::Int, Tag::Float,
                         Tag::Bool, Tag::Complex, Tag::SymInt, Tag::SymFloat,
                         Tag::SymBool},
                        tag);
  case Base::Int:
    return is_contained({Tag::Int, Tag::SymInt}, tag);
  case Base::Float:
    return is_contained({Tag::Float, Tag::Int, Tag::SymFloat, Tag::SymInt},
                        tag);
  case Base::Bool:
    return is_contained({Tag::Bool, Tag::SymBool}, tag);
  case Base::Scalar:
  case Base::Complex:
    return is_contained({Tag::Int, Tag::Float, Tag::Bool, Tag::Complex,
                         Tag::SymInt, Tag::SymFloat, Tag::SymBool},
                        tag);
  case Base::String:
    return tag == Tag::String;
  case Base::ScalarType:
    return tag == Tag::ScalarType;
  case Base::Layout:
    return tag == Tag::Layout;
  case Base::Device:
    return tag == Tag::Device || tag == Tag::String;
  case Base::MemoryFormat:
    return tag == Tag::MemoryFormat;
  case Base::Generator:
    return false;
  case Base::Other:
    return true;
  }
  return false;
}

bool acceptsList(const SchemaType &type, const Argument &argument) {
  Tag tag = argument.getTag();
  // The writer cannot tell the kind of an empty list.
  if (const auto *tensors = argument.get<std::vector<serde::TensorArgument>>();
      tensors && tensors->empty())
    return true;
  switch (type.base) {
  case Base::Tensor:
    return tag == Tag::Tensors ||
           (tag == Tag::OptionalTensors && type.elementOptional);
  case Base::Int:
    // int[2] may be given as one number.
    return is_contained({Tag::Ints, Tag::SymInts, Tag::Int, Tag::SymInt}, tag);
  case Base::Float:
    return is_contained({Tag::Floats, Tag::Ints, Tag::SymFloats}, tag);
  case Base::Bool:
    return is_contained({Tag::Bools, Tag::SymBools}, tag);
  case Base::Scalar:
  case Base::Complex:
    return is_contained(
        {Tag::Ints, Tag::Floats, Tag::Bools, Tag::SymInts, Tag::SymFloats},
        tag);
  case Base::String:
    return tag == Tag::Strings;
  default:
    return type.base == Base::Other;
  }
}

bool accepts(const SchemaType &type, const Argument &argument) {
  if (argument.getTag() == Tag::None)
    return type.optional || type.base == Base::Generator;
  return type.list ? acceptsList(type, argument)
                   : acceptsScalar(type.base, argument.getTag());
}

} // namespace

std::optional<size_t> OperatorSchema::find(StringRef name) const {
  for (auto [i, argument] : llvm::enumerate(arguments))
    if (argument.name == name)
      return i;
  return std::nullopt;
}

bool OperatorSchema::writes() const {
  return any_of(arguments,
                [](const SchemaArgument &a) { return a.type.writes; });
}

size_t OperatorSchemas::size() { return std::size(table); }

StringRef OperatorSchemas::getSymbol(size_t index) {
  return table[index].symbol;
}

const OperatorSchema *OperatorSchemas::find(StringRef symbol) {
  auto [it, isNew] = parsed.try_emplace(symbol);
  if (isNew) {
    const auto *row =
        llvm::lower_bound(table, symbol, [](const TableRow &r, StringRef name) {
          return r.symbol < name;
        });
    if (row != std::end(table) && row->symbol == symbol)
      it->second = parseSignature(*row);
  }
  return it->second.get();
}

StringRef getSymbolName(StringRef target) {
  target.consume_front("torch.ops.");
  return target;
}

Expected<BoundArguments> bindArguments(const serde::Node &node,
                                       const OperatorSchema &schema) {
  BoundArguments bound(schema.arguments.size(), nullptr);
  if (node.inputs.size() > bound.size())
    return malformed("wrong argument count: " + Twine(node.inputs.size()) +
                     ", " + schema.symbol + " takes at most " +
                     Twine(bound.size()));
  for (auto [position, input] : llvm::enumerate(node.inputs)) {
    std::optional<size_t> index = position;
    if (!input.name.empty())
      index = schema.find(input.name);
    if (!index)
      return malformed("unknown argument '" + input.name.take_front(60) +
                       "' of " + schema.symbol);
    const SchemaArgument &argument = schema.arguments[*index];
    if (bound[*index])
      return malformed("argument '" + argument.name + "' of " + schema.symbol +
                       " is given twice");
    if (!accepts(argument.type, input.value))
      return malformed("wrong argument kind: '" + argument.name + "' of " +
                       schema.symbol + " is a " + argument.type.text +
                       ", the file has " + input.value.getTagName());
    bound[*index] = &input.value;
  }
  for (auto [argument, value] : llvm::zip(schema.arguments, bound))
    if (!value && !argument.defaultValue)
      return malformed("wrong argument count: '" + argument.name + "' of " +
                       schema.symbol + " is missing");
  if (node.outputs.size() != schema.returns.size())
    return malformed("wrong result count: " + Twine(node.outputs.size()) +
                     ", " + schema.symbol + " gives " +
                     Twine(schema.returns.size()));
  return bound;
}

} // namespace thunder

//===- TraceBinding.cpp - Which symbol an op of a trace is ----------------===//
#include "TraceBinding.h"
#include "ThunderValueReader.h"
#include "thunder/Symbols/TraceSymbols.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;

namespace thunder::trace {

using mlir::Attribute;
using mlir::thunder::TraceCandidate;
using Kind = EncodedValue::Kind;
using Base = SchemaType::Base;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

namespace {

/// torch's names of reductions, where ATen has a number.
std::optional<int64_t> reductionNumber(StringRef text) {
  constexpr StringLiteral names[] = {"none", "mean", "sum"};
  for (auto [i, name] : enumerate(names))
    if (name == text)
      return i;
  return std::nullopt;
}

Attribute convertList(mlir::Builder &builder, const EncodedValue &value,
                      const SchemaType *type, ReferenceFn reference) {
  SchemaType element;
  if (type) {
    element = *type;
    element.list = false;
  }
  SmallVector<Attribute> items;
  for (const EncodedValue &item : value.items)
    if (!items.emplace_back(convertEncoded(
            builder, item, type ? &element : nullptr, reference)))
      return {};
  // int[2] may be written [3] for [3, 3].
  if (type && type->listSize > 1 && items.size() == 1 &&
      isa<mlir::IntegerAttr>(items[0]))
    items.resize(type->listSize, items[0]);
  return builder.getArrayAttr(items);
}

mlir::Type typeOfPython(mlir::Builder &builder, StringRef name) {
  if (name == "float")
    return builder.getF32Type();
  if (name == "int")
    return builder.getI64Type();
  return name == "bool" ? builder.getI1Type() : mlir::Type();
}

} // namespace

Attribute convertEncoded(mlir::Builder &builder, const EncodedValue &value,
                         const SchemaType *type, ReferenceFn reference) {
  bool isScalarList = type && type->list && !value.isSequence();
  if (isScalarList && value.isNumber()) {
    SmallVector<Attribute> items(
        std::max(type->listSize, 1u),
        convertEncoded(builder, value, nullptr, reference));
    return builder.getArrayAttr(items);
  }
  auto tagged = [&](StringRef key, Attribute content) -> Attribute {
    return content
               ? builder.getDictionaryAttr(builder.getNamedAttr(key, content))
               : Attribute();
  };
  switch (value.kind) {
  case Kind::None:
    return builder.getUnitAttr();
  case Kind::Bool:
    return builder.getBoolAttr(value.boolean);
  case Kind::Int:
    if (type && type->base == Base::Float)
      return builder.getF64FloatAttr(value.real);
    return builder.getI64IntegerAttr(value.integer);
  case Kind::Float:
    return builder.getF64FloatAttr(value.real);
  case Kind::Reference:
    return reference(value.text);
  case Kind::Tuple:
  case Kind::List:
    return convertList(builder, value, type, reference);
  case Kind::Slice:
    return tagged("slice", convertList(builder, value, nullptr, reference));
  case Kind::Dict:
    return tagged("dict", convertList(builder, value, nullptr, reference));
  case Kind::NamedTuple:
    return convertList(builder, value, nullptr, reference);
  case Kind::Ellipsis:
    return tagged("ellipsis", builder.getBoolAttr(true));
  case Kind::Complex:
    return builder.getDictionaryAttr(
        {builder.getNamedAttr("imag", builder.getF64FloatAttr(value.imag)),
         builder.getNamedAttr("real", builder.getF64FloatAttr(value.real))});
  case Kind::String:
    if (type && type->base == Base::Int)
      if (std::optional<int64_t> number = reductionNumber(value.text))
        return builder.getI64IntegerAttr(*number);
    return builder.getStringAttr(value.text);
  case Kind::Dtype:
    return mlir::TypeAttr::get(getElementType(builder, value.dtype));
  case Kind::PyType: {
    mlir::Type element = typeOfPython(builder, value.text);
    return element ? mlir::TypeAttr::get(element) : Attribute();
  }
  case Kind::Device:
  case Kind::Enum:
  case Kind::Function:
    return builder.getStringAttr(value.text);
  }
  return {};
}

//===----------------------------------------------------------------------===//
// Overloads
//===----------------------------------------------------------------------===//

namespace {

bool acceptsScalar(const SchemaType &type, const EncodedValue &value,
                   bool numbersAsTensors) {
  switch (type.base) {
  case Base::Tensor:
    return value.is(Kind::Reference) || (numbersAsTensors && value.isNumber());
  case Base::Int:
    return value.is(Kind::Int) ||
           (value.is(Kind::String) && reductionNumber(value.text));
  case Base::Float:
    return value.is(Kind::Float) || value.is(Kind::Int);
  case Base::Bool:
    return value.is(Kind::Bool);
  case Base::Scalar:
    return value.isNumber();
  case Base::Complex:
    return value.isNumber() || value.is(Kind::Complex);
  case Base::String:
    return value.is(Kind::String);
  case Base::ScalarType:
    return value.is(Kind::Dtype) || value.is(Kind::PyType);
  case Base::Layout:
  case Base::MemoryFormat:
    return value.is(Kind::Enum);
  case Base::Device:
    return value.is(Kind::Device);
  case Base::Generator:
  case Base::Other:
    return false;
  }
  return false;
}

bool accepts(const SchemaType &type, const EncodedValue &value,
             bool numbersAsTensors) {
  if (value.is(Kind::None))
    return type.optional;
  if (!type.list)
    return acceptsScalar(type, value, numbersAsTensors);
  if (!value.isSequence())
    return type.base != Base::Tensor && acceptsScalar(type, value, false);
  return all_of(value.items, [&](const EncodedValue &item) {
    return (item.is(Kind::None) && type.elementOptional) ||
           acceptsScalar(type, item, false);
  });
}

/// Arguments of thunder's functions that say where and how, not what.
bool meansNothing(StringRef name, const EncodedValue &value) {
  return value.is(Kind::None) || (value.is(Kind::Bool) && !value.boolean) ||
         is_contained({"device", "layout", "memory_format", "generator",
                       "requires_grad", "pin_memory", "non_blocking", "copy",
                       "norm_type"},
                      name);
}

/// thunder's names of arguments that ATen calls otherwise.
StringRef renamed(StringRef name) {
  constexpr std::pair<StringLiteral, StringLiteral> names[] = {
      {"a", "self"}, {"b", "other"}, {"input", "self"}, {"x", "self"}};
  for (const auto &[from, to] : names)
    if (from == name)
      return to;
  return name;
}

/// Tries one candidate.
class Matcher {
public:
  Matcher(const Op &op, const TraceCandidate &candidate,
          const OperatorSchema *schema, bool numbersAsTensors)
      : op(op), schema(schema), numbersAsTensors(numbersAsTensors) {
    result.symbol = candidate.symbol;
    isSwapped = candidate.isSwapped;
    if (!candidate.parameters.empty())
      candidate.parameters.split(parameters, ',');
  }

  std::optional<BoundOp> run() {
    if (!takePositional() || !takeKeywords() || !takeGiven() || !finish())
      return std::nullopt;
    return std::move(result);
  }

private:
  bool takePositional();
  bool takeKeywords();
  bool takeGiven();
  bool finish();
  bool set(StringRef name, const EncodedValue &value);
  /// The parameter at `position`; empty when there is none.
  StringRef parameterAt(size_t position) const {
    if (!parameters.empty())
      return position < parameters.size() ? parameters[position] : StringRef();
    return schema && position < schema->arguments.size()
               ? schema->arguments[position].name
               : StringRef();
  }

  const Op &op;
  const OperatorSchema *schema;
  bool numbersAsTensors, isSwapped = false;
  SmallVector<StringRef> parameters;
  StringMap<const EncodedValue *> given;
  BoundOp result;
};

bool Matcher::set(StringRef name, const EncodedValue &value) {
  if (!schema)
    return given.try_emplace(name, &value).second;
  std::optional<size_t> index = schema->find(name);
  // scatter's source is `src` or, a number, `value`.
  if (!index && name == "src")
    index = schema->find("value");
  if (!index)
    return meansNothing(name, value);
  const SchemaArgument &argument = schema->arguments[*index];
  // A flag of thunder's is no factor of ATen's.
  if (value.is(Kind::Bool) && argument.type.base == Base::Scalar &&
      argument.defaultValue)
    return false;
  if (value.is(Kind::None) && !argument.type.optional && argument.defaultValue)
    return true;
  return accepts(argument.type, value, numbersAsTensors) &&
         given.try_emplace(argument.name, &value).second;
}

bool Matcher::takePositional() {
  size_t count = op.args.size();
  for (size_t i = 0; i < count; ++i) {
    size_t from = isSwapped && i < 2 ? 1 - i : i;
    const EncodedValue &value = op.args[from];
    StringRef name = parameterAt(i);
    if (name == "-")
      continue;
    if (name.empty() || name == "!") {
      if (!meansNothing("", value))
        return false;
      continue;
    }
    if (name.contains('='))
      return false;
    // `view(a, 2, 3)`: the numbers that are left are one list.
    std::optional<size_t> index = schema ? schema->find(name) : std::nullopt;
    bool isList = index && schema->arguments[*index].type.list &&
                  schema->arguments[*index].type.base == Base::Int &&
                  (*index + 1 == schema->arguments.size() ||
                   schema->arguments[*index + 1].keywordOnly);
    bool areNumbers =
        all_of(ArrayRef(op.args).drop_front(i),
               [](const EncodedValue &v) { return v.is(Kind::Int); });
    if (isList && areNumbers && i + 1 < count) {
      EncodedValue &list = result.made.emplace_back();
      list.kind = Kind::Tuple;
      list.items.assign(op.args.begin() + i, op.args.end());
      return set(name, list);
    }
    if (!set(name, value))
      return false;
  }
  return true;
}

bool Matcher::takeKeywords() {
  for (const auto &[key, value] : op.kwargs) {
    StringRef name = key;
    bool isKnown = schema ? schema->find(name).has_value()
                          : is_contained(parameters, name);
    if (!isKnown)
      name = renamed(name);
    isKnown = schema ? schema->find(name).has_value()
                     : is_contained(parameters, name);
    if (isKnown ? !set(name, value) : !meansNothing(key, value))
      return false;
  }
  return true;
}

/// What the table adds: `cudnn_enabled=false`, `dtype=f64`.
bool Matcher::takeGiven() {
  for (StringRef parameter : parameters) {
    auto [name, text] = parameter.split('=');
    if (text.empty() || given.contains(name))
      continue;
    EncodedValue &value = result.made.emplace_back();
    value.dtype = findDtype(text);
    bool isDtype = value.dtype != serde::ScalarType::Unknown;
    value.kind = isDtype ? Kind::Dtype : Kind::Bool;
    if (!set(name, value))
      return false;
  }
  return true;
}

bool Matcher::finish() {
  if (!schema) {
    for (StringRef name : parameters)
      if (name != "-" && name != "!")
        result.arguments.push_back({name, given.lookup(name)});
    return true;
  }
  if (none_of(schema->returns,
              [](const SchemaType &type) { return type.list; }))
    result.numResults = schema->returns.size();
  for (const SchemaArgument &argument : schema->arguments) {
    const EncodedValue *value = given.lookup(argument.name);
    if (!value && !argument.defaultValue)
      return false;
    result.arguments.push_back(
        {argument.name, value, &argument.type,
         argument.defaultValue ? &*argument.defaultValue : nullptr});
  }
  return true;
}

bool startsWithNumber(const Op &op) {
  return op.args.size() >= 2 && op.args[0].isNumber() &&
         op.args[1].is(Kind::Reference);
}

} // namespace

std::optional<BoundOp> TraceBinder::bind(const Op &op) {
  SmallVector<TraceCandidate> candidates =
      mlir::thunder::findTraceCandidates(op.symbol, startsWithNumber(op));
  for (bool numbersAsTensors : {false, true})
    for (const TraceCandidate &candidate : candidates)
      if (std::optional<BoundOp> bound =
              Matcher(op, candidate, schemas.find(candidate.symbol),
                      numbersAsTensors)
                  .run())
        return bound;
  return std::nullopt;
}

bool TraceBinder::isKnown(const Op &op) {
  return !mlir::thunder::findTraceCandidates(op.symbol, startsWithNumber(op))
              .empty();
}

BoundOp TraceBinder::keep(const Op &op) {
  BoundOp result;
  result.symbol = op.symbol.str();
  for (const EncodedValue &value : op.args)
    result.arguments.push_back({"", &value});
  for (const auto &[name, value] : op.kwargs)
    result.arguments.push_back({name, &value});
  return result;
}

} // namespace thunder::trace

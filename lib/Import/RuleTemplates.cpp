//===- RuleTemplates.cpp - Rules of --ops files at their uses -------------===//
#include "RuleTemplates.h"
#include "TraceBuilder.h"
#include "ValueConversion.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;

namespace thunder {

using mlir::Attribute;
using mlir::thunder::BoundSymbolOp;
using trace::EncodedValue;
using Kind = EncodedValue::Kind;

namespace {

/// What the formal arguments of a rule stand for at a symbol.
struct Binding {
  StringMap<mlir::Type> tensors;
  StringMap<EncodedValue> numbers;

  bool bind(const EncodedValue &formal, Attribute actual, BoundSymbolOp op) {
    if (formal.is(Kind::Reference)) {
      if (auto operand = dyn_cast<mlir::thunder::OperandAttr>(actual)) {
        tensors[formal.text] = op.getInputs()[operand.getIndex()].getType();
        return true;
      }
      EncodedValue number;
      if (auto boolean = dyn_cast<mlir::BoolAttr>(actual)) {
        number.kind = Kind::Bool;
        number.boolean = boolean.getValue();
      } else if (auto integer = dyn_cast<mlir::IntegerAttr>(actual)) {
        number.kind = Kind::Int;
        number.integer = integer.getInt();
      } else if (auto real = dyn_cast<mlir::FloatAttr>(actual)) {
        number.kind = Kind::Float;
        number.real = real.getValueAsDouble();
      } else {
        return false;
      }
      numbers[formal.text] = number;
      return true;
    }
    if (auto list = dyn_cast<mlir::ArrayAttr>(actual)) {
      if (!formal.isSequence() || formal.items.size() != list.size())
        return false;
      return all_of(zip(formal.items, list), [&](auto pair) {
        return bind(std::get<0>(pair), std::get<1>(pair), op);
      });
    }
    mlir::Builder builder(op.getContext());
    auto none = [](StringRef) { return Attribute(); };
    return trace::convertEncoded(builder, formal, nullptr, none) == actual;
  }

  /// Binds all arguments: positional ones in order, the others by name. The
  /// arguments of a registered symbol all have names: a rule that gives none
  /// takes them in order.
  bool bind(const trace::Rule &rule, BoundSymbolOp op) {
    size_t next = 0, numArguments = op.getArgNames().size();
    if (rule.args.size() + rule.kwargs.size() != numArguments)
      return false;
    for (auto [nameAttribute, actual] :
         zip(op.getArgNames(), op.getArgValues())) {
      StringRef name = cast<mlir::StringAttr>(nameAttribute).getValue();
      auto keyword = find_if(
          rule.kwargs, [&](const auto &row) { return row.first == name; });
      const EncodedValue *formal = nullptr;
      if (!name.empty() && keyword != rule.kwargs.end())
        formal = &keyword->second;
      else if (next < rule.args.size())
        formal = &rule.args[next++];
      if (!formal || !bind(*formal, actual, op))
        return false;
    }
    return true;
  }

  void put(EncodedValue &value) const {
    if (value.is(Kind::Reference))
      if (auto number = numbers.find(value.text); number != numbers.end())
        value = number->second;
    for (EncodedValue &item : value.items)
      put(item);
  }
  void put(std::vector<trace::Op> &ops) const {
    for (trace::Op &op : ops) {
      for (EncodedValue &value : op.args)
        put(value);
      for (auto &[name, value] : op.kwargs)
        put(value);
      put(op.body);
    }
  }
};

trace::ValueRecord describe(mlir::Type type) {
  trace::ValueRecord record;
  auto tensor = cast<mlir::RankedTensorType>(type);
  mlir::Builder builder(type.getContext());
  for (unsigned code = 0; code <= unsigned(serde::ScalarType::BFloat16); ++code)
    if (getElementType(builder, serde::ScalarType(code)) ==
        tensor.getElementType())
      record.dtype = serde::ScalarType(code);
  record.shape.assign(tensor.getShape().begin(), tensor.getShape().end());
  return record;
}

} // namespace

bool RuleTemplates::fits(const trace::Rule &rule, BoundSymbolOp op) {
  return Binding().bind(rule, op);
}

Expected<mlir::FlatSymbolRefAttr>
RuleTemplates::build(const trace::Program &program, const trace::Rule &rule,
                     BoundSymbolOp op) {
  auto type = mlir::FunctionType::get(op.getContext(), op->getOperandTypes(),
                                      op->getResultTypes());
  auto &entry = known[{{&rule, op.getArgNames()}, {op.getArgValues(), type}}];
  if (entry)
    return entry;

  Binding binding;
  binding.bind(rule, op);
  // A program of this rule alone, with the types of this use.
  trace::Program use;
  use.symbols = program.symbols;
  use.values = program.values;
  for (const auto &tensor : binding.tensors) {
    if (!isa<mlir::RankedTensorType>(tensor.second))
      return importError(ErrorKind::Unsupported,
                         rule.path.render() + ": a rule for a symbol that "
                                              "writes its operand");
    use.values[tensor.first()] = describe(tensor.second);
  }
  SmallVector<StringRef> results;
  forEachReference(rule.out, [&](StringRef name) { results.push_back(name); });
  if (results.size() != op->getNumResults())
    return malformed(rule.path.render() + ": has " + Twine(results.size()) +
                     " results, " + op.getSymbol() + " has " +
                     Twine(op->getNumResults()));
  for (auto [name, result] : zip(results, op->getResults()))
    use.values[name] = describe(result.getType());
  trace::Rule &copy = use.rules.emplace_back(rule);
  for (EncodedValue &value : copy.args)
    binding.put(value);
  for (auto &[name, value] : copy.kwargs)
    binding.put(value);
  binding.put(copy.body);
  // What code from outside gives and is added to a cotangent has the type of
  // its parameter; other types are inferred.
  StringSet<> external;
  for (const trace::Op &inner : copy.body)
    if (inner.symbol.starts_with("ext."))
      forEachReference(inner.out,
                       [&](StringRef name) { external.insert(name); });
  for (const trace::Op &inner : copy.body)
    if (inner.symbol == "prims.put_grad" && inner.args.size() == 2 &&
        external.contains(inner.args[1].text))
      if (auto parameter = use.values.find(inner.args[0].text);
          parameter != use.values.end()) {
        trace::ValueRecord record = parameter->second;
        use.values.try_emplace(inner.args[1].text, record);
      }
  copy.name =
      mlir::StringAttr::get(op.getContext(),
                            "ops." + Twine(known.size()) + "." + rule.name)
          .getValue();
  use.ruleIndex[copy.name] = 0;
  if (Error error = trace::checkNames(use))
    return error;

  trace::TraceBuilder ops(*op.getContext(), use);
  ops.getBuilder().setInsertionPointToStart(module.getBody());
  if (Error error = ops.buildRule(copy))
    return error;
  auto built = cast<mlir::thunder::RuleOp>(module.getBody()->front());
  // The arguments as this use has them.
  built.setFormalNamesAttr(op.getArgNames());
  built.setFormalsAttr(op.getArgValues());
  return entry = mlir::FlatSymbolRefAttr::get(built.getSymNameAttr());
}

} // namespace thunder

//===- SymbolBuilder.cpp - The arguments of a bound symbol ----------------===//
#include "thunder/Symbols/SymbolBuilder.h"

using namespace mlir;
using namespace mlir::thunder;

Attribute SymbolBuilder::argument(StringRef name) {
  Attribute value = op.getArgument(name);
  if (!value && !failed())
    invalid() << "has no argument '" << name << "'";
  return value;
}

void SymbolBuilder::reportKind(StringRef name, StringRef expected,
                               Attribute value) {
  if (failed())
    return;
  InFlightDiagnostic error = invalid();
  error << "argument '" << name << "' must be " << expected;
  if (!value || isa<UnitAttr>(value))
    error << ", is None";
  else if (!isa<OperandAttr>(value))
    error << ", is " << value;
}

bool SymbolBuilder::isNone(StringRef name) {
  return isa_and_present<UnitAttr>(argument(name));
}

Value SymbolBuilder::tensor(StringRef name) {
  Value value = op.getTensorArgument(name);
  if (!value)
    reportKind(name, "a tensor", argument(name));
  else if (!isa<RankedTensorType>(value.getType()))
    return reportKind(name, "a tensor", {}), Value();
  return value;
}

SmallVector<Value> SymbolBuilder::tensors(StringRef name) {
  Attribute value = argument(name);
  SmallVector<Value> list;
  auto array = dyn_cast_if_present<ArrayAttr>(value);
  if (!array)
    return reportKind(name, "a list of tensors", value), list;
  for (Attribute element : array) {
    auto operand = dyn_cast<OperandAttr>(element);
    Value tensor = operand ? op.getInputs()[operand.getIndex()] : Value();
    bool isTensor = tensor && isa<RankedTensorType>(tensor.getType());
    if (!isTensor && !isa<UnitAttr>(element))
      return reportKind(name, "a list of tensors", value), SmallVector<Value>();
    list.push_back(isTensor ? tensor : Value());
  }
  return list;
}

Value SymbolBuilder::optionalTensor(StringRef name) {
  return isNone(name) ? Value() : tensor(name);
}

/// The integer in `value`; a bool is not one.
static std::optional<int64_t> readInteger(Attribute value) {
  auto integer = dyn_cast_if_present<IntegerAttr>(value);
  if (!integer || integer.getType().isInteger(1))
    return std::nullopt;
  return integer.getValue().getSExtValue();
}

int64_t SymbolBuilder::integer(StringRef name) {
  Attribute value = argument(name);
  std::optional<int64_t> integer = readInteger(value);
  if (!integer)
    reportKind(name, "an integer", value);
  return integer.value_or(0);
}

std::optional<int64_t> SymbolBuilder::optionalInteger(StringRef name) {
  if (isNone(name))
    return std::nullopt;
  return integer(name);
}

SmallVector<int64_t> SymbolBuilder::integers(StringRef name) {
  Attribute value = argument(name);
  SmallVector<int64_t> list;
  if (std::optional<int64_t> single = readInteger(value))
    return {*single};
  if (auto dense = dyn_cast_if_present<DenseI64ArrayAttr>(value))
    return SmallVector<int64_t>(dense.asArrayRef());
  auto array = dyn_cast_if_present<ArrayAttr>(value);
  if (!array)
    return reportKind(name, "a list of integers", value), list;
  for (Attribute element : array) {
    std::optional<int64_t> integer = readInteger(element);
    if (!integer)
      return reportKind(name, "a list of integers", value), list;
    list.push_back(*integer);
  }
  return list;
}

bool SymbolBuilder::boolean(StringRef name) {
  Attribute value = argument(name);
  if (auto flag = dyn_cast_if_present<BoolAttr>(value))
    return flag.getValue();
  return reportKind(name, "a bool", value), false;
}

Scalar SymbolBuilder::scalar(StringRef name) {
  Attribute value = argument(name);
  if (auto flag = dyn_cast_if_present<BoolAttr>(value))
    return Scalar::makeBool(flag.getValue());
  if (auto number = dyn_cast_if_present<FloatAttr>(value))
    return Scalar(number.getValueAsDouble());
  if (std::optional<int64_t> integer = readInteger(value))
    return Scalar(*integer);
  return reportKind(name, "a number", value), Scalar();
}

std::optional<Scalar> SymbolBuilder::optionalScalar(StringRef name) {
  if (isNone(name))
    return std::nullopt;
  return scalar(name);
}

StringRef SymbolBuilder::string(StringRef name) {
  Attribute value = argument(name);
  if (auto text = dyn_cast_if_present<StringAttr>(value))
    return text.getValue();
  return reportKind(name, "a string", value), StringRef();
}

Type SymbolBuilder::dtype(StringRef name) {
  Attribute value = argument(name);
  if (!value || isa<UnitAttr>(value))
    return {};
  auto type = dyn_cast<TypeAttr>(value);
  if (!type || !isa<FloatType, IntegerType>(type.getValue()))
    return reportKind(name, "a supported dtype", value), Type();
  return type.getValue();
}

Type SymbolBuilder::resultElement(unsigned index) {
  auto type = index < op->getNumResults()
                  ? dyn_cast<RankedTensorType>(op->getResult(index).getType())
                  : RankedTensorType();
  return type ? type.getElementType() : Type();
}

//===- HostCalls.cpp - Symbols that code from outside computes ------------===//
#include "thunder/IR/HostCalls.h"
#include "thunder/IR/ErrorClass.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace mlir::thunder;

/// Of the names of custom operators; no registered symbol has it.
static constexpr StringLiteral customPrefix = "ext.";

BoundSymbolOp mlir::thunder::getHostCall(Operation *op) {
  auto symbol = dyn_cast<BoundSymbolOp>(op);
  return symbol && symbol.isDeclared() &&
                 symbol.getSymbol().starts_with(customPrefix)
             ? symbol
             : BoundSymbolOp();
}

bool mlir::thunder::hasOrderedEffects(Operation *op) {
  BoundSymbolOp call = getHostCall(op);
  return call && !call.getEffectsAttr().empty();
}

SmallVector<unsigned> mlir::thunder::getWrittenOperands(BoundSymbolOp op) {
  SmallVector<unsigned> operands;
  if (ArrayAttr effects = op.getEffectsAttr())
    for (StringAttr effect : effects.getAsRange<StringAttr>()) {
      StringRef text = effect.getValue();
      unsigned operand = 0;
      if (text.consume_front("write:") && !text.getAsInteger(10, operand))
        operands.push_back(operand);
    }
  return operands;
}

LogicalResult mlir::thunder::verifyHostCall(BoundSymbolOp op) {
  auto isTensor = [](Type type) { return isa<RankedTensorType>(type); };
  if (!llvm::all_of(op->getOperandTypes(), isTensor) ||
      !llvm::all_of(op->getResultTypes(), isTensor))
    return emitUnsupported(op.getLoc())
           << op.getSymbol()
           << ": a custom operator takes and makes tensors only";
  SmallVector<unsigned> written = getWrittenOperands(op);
  bool fits = written.size() <= op->getNumResults();
  size_t first = op->getNumResults() - written.size();
  for (size_t i = 0; fits && i < written.size(); ++i)
    fits = op->getResult(first + i).getType() ==
           op.getInputs()[written[i]].getType();
  if (!fits)
    return op.emitOpError("has no result for the new value of an operand that "
                          "it writes");
  return success();
}

std::string mlir::thunder::getExternFunction(StringRef symbol) {
  std::string name = symbol.str();
  for (char &c : name)
    if (!llvm::isAlnum(c))
      c = '_';
  return name;
}

//===----------------------------------------------------------------------===//
// Arguments as JSON
//===----------------------------------------------------------------------===//

/// The name of a dtype in thunder's notation.
static std::string nameType(Type type) {
  if (type.isInteger(1))
    return "bool";
  std::string text;
  llvm::raw_string_ostream(text) << type;
  // i64, f32, bf16 are called alike; ui8 is u8.
  StringRef name = text;
  return (name.consume_front("ui") ? "u" + name : name).str();
}

static void renderNumber(llvm::raw_ostream &os, double value) {
  if (!std::isfinite(value)) {
    os << "{\"float\":\""
       << (std::isnan(value) ? "nan"
           : value > 0       ? "inf"
                             : "-inf")
       << "\"}";
    return;
  }
  // The shortest text that reads back as the same number, with a point.
  SmallString<32> text;
  APFloat(value).toString(text);
  os << text;
  if (text.find_first_of(".eE") == StringRef::npos)
    os << ".0";
}

static LogicalResult render(llvm::raw_ostream &os, Attribute value) {
  if (isa<UnitAttr>(value)) {
    os << "null";
  } else if (auto operand = dyn_cast<OperandAttr>(value)) {
    os << "{\"in\":" << operand.getIndex() << "}";
  } else if (auto boolean = dyn_cast<BoolAttr>(value)) {
    os << (boolean.getValue() ? "true" : "false");
  } else if (auto integer = dyn_cast<IntegerAttr>(value)) {
    os << integer.getInt();
  } else if (auto number = dyn_cast<FloatAttr>(value)) {
    renderNumber(os, number.getValueAsDouble());
  } else if (auto text = dyn_cast<StringAttr>(value)) {
    os << "{\"str\":" << llvm::json::Value(text.getValue()) << "}";
  } else if (auto type = dyn_cast<TypeAttr>(value)) {
    os << "{\"dtype\":\"" << nameType(type.getValue()) << "\"}";
  } else if (auto list = dyn_cast<ArrayAttr>(value)) {
    os << "[";
    for (auto [i, element] : llvm::enumerate(list)) {
      os << (i ? "," : "");
      if (failed(render(os, element)))
        return failure();
    }
    os << "]";
  } else {
    return failure();
  }
  return success();
}

FailureOr<std::string> mlir::thunder::renderArguments(BoundSymbolOp op) {
  // Positional arguments have no name.
  std::string positional, named;
  llvm::raw_string_ostream args(positional), kwargs(named);
  for (auto [nameAttribute, value] :
       llvm::zip(op.getArgNames(), op.getArgValues())) {
    StringRef name = cast<StringAttr>(nameAttribute).getValue();
    llvm::raw_ostream &os = name.empty() ? args : kwargs;
    if (os.tell())
      os << ",";
    if (!name.empty())
      os << llvm::json::Value(name) << ":";
    if (failed(render(os, value))) {
      emitUnsupported(op.getLoc())
          << op.getSymbol() << ": the argument " << value
          << " has no form in which a custom operator is given it";
      return failure();
    }
  }
  return "{\"args\":[" + positional + "],\"kwargs\":{" + named + "}}";
}

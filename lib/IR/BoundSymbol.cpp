//===- BoundSymbol.cpp - thunder.bsym -------------------------------------===//
//
// The readable form of nested arguments, and what is checked of them.
//
//===----------------------------------------------------------------------===//
#include "thunder/IR/Thunder.h"

using namespace mlir;
using namespace mlir::thunder;

//===----------------------------------------------------------------------===//
// Access
//===----------------------------------------------------------------------===//

Attribute BoundSymbolOp::getArgument(StringRef name) {
  for (auto [argument, value] : llvm::zip(getArgNames(), getArgValues()))
    if (cast<StringAttr>(argument).getValue() == name)
      return value;
  return {};
}

Value BoundSymbolOp::getTensorArgument(StringRef name) {
  auto operand = dyn_cast_or_null<OperandAttr>(getArgument(name));
  return operand && operand.getIndex() < getInputs().size()
             ? getInputs()[operand.getIndex()]
             : Value();
}

//===----------------------------------------------------------------------===//
// Assembly: (name = %operand, name = [%a, %b], name = 1 : i64, name = none)
//===----------------------------------------------------------------------===//

static ParseResult
parseArgumentValue(OpAsmParser &parser,
                   SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands,
                   Attribute &value) {
  MLIRContext *context = parser.getContext();
  OpAsmParser::UnresolvedOperand operand;
  OptionalParseResult parsed = parser.parseOptionalOperand(operand);
  if (parsed.has_value()) {
    value = OperandAttr::get(context, operands.size());
    operands.push_back(operand);
    return *parsed;
  }
  if (succeeded(parser.parseOptionalKeyword("none"))) {
    value = UnitAttr::get(context);
    return success();
  }
  SmallVector<Attribute> elements;
  if (succeeded(parser.parseOptionalLSquare())) {
    if (failed(parser.parseOptionalRSquare())) {
      auto parseElement = [&] {
        return parseArgumentValue(parser, operands, elements.emplace_back());
      };
      if (parser.parseCommaSeparatedList(parseElement) || parser.parseRSquare())
        return failure();
    }
    value = ArrayAttr::get(context, elements);
    return success();
  }
  return parser.parseAttribute(value);
}

static void printArgumentValue(OpAsmPrinter &printer, Attribute value,
                               OperandRange operands) {
  if (auto operand = dyn_cast<OperandAttr>(value)) {
    printer << operands[operand.getIndex()];
  } else if (isa<UnitAttr>(value)) {
    printer << "none";
  } else if (auto array = dyn_cast<ArrayAttr>(value)) {
    printer << "[";
    llvm::interleaveComma(array, printer, [&](Attribute element) {
      printArgumentValue(printer, element, operands);
    });
    printer << "]";
  } else {
    printer << value;
  }
}

ParseResult BoundSymbolOp::parse(OpAsmParser &parser, OperationState &result) {
  FlatSymbolRefAttr symbol;
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Attribute> names, values;
  auto parseArgument = [&]() -> ParseResult {
    // A positional argument has no name. One that begins with a word other than
    // `none`, or is a string, is written with an empty name.
    StringRef name;
    if (succeeded(parser.parseOptionalKeyword(&name, {"none"}))) {
      names.push_back(StringAttr::get(parser.getContext(), ""));
      values.push_back(UnitAttr::get(parser.getContext()));
      return success();
    }
    std::string text;
    if (succeeded(parser.parseOptionalKeywordOrString(&text))) {
      names.push_back(StringAttr::get(parser.getContext(), text));
      return failure(
          parser.parseEqual() ||
          parseArgumentValue(parser, operands, values.emplace_back()));
    }
    names.push_back(StringAttr::get(parser.getContext(), ""));
    return parseArgumentValue(parser, operands, values.emplace_back());
  };
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseAttribute(symbol, getSymbolAttrName(result.name),
                            result.attributes) ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren,
                                     parseArgument))
    return failure();
  result.addAttribute(getArgNamesAttrName(result.name),
                      ArrayAttr::get(parser.getContext(), names));
  result.addAttribute(getArgValuesAttrName(result.name),
                      ArrayAttr::get(parser.getContext(), values));
  if (succeeded(parser.parseOptionalKeyword("effects"))) {
    ArrayAttr effects;
    if (parser.parseAttribute(effects, getEffectsAttrName(result.name),
                              result.attributes))
      return failure();
  }
  FunctionType type;
  if (parser.parseOptionalAttrDictWithKeyword(result.attributes) ||
      parser.parseColonType(type) ||
      parser.resolveOperands(operands, type.getInputs(), loc, result.operands))
    return failure();
  result.addTypes(type.getResults());
  OptionalParseResult body = parser.parseOptionalRegion(*result.addRegion());
  return body.has_value() ? *body : success();
}

/// `name = `, or nothing for a positional argument. One whose value would be
/// read as a name, because it begins with a word or is a string, is `"" = `.
static void printArgumentName(OpAsmPrinter &printer, StringRef name,
                              Attribute value) {
  bool looksLikeName =
      !isa<OperandAttr, UnitAttr, ArrayAttr, FloatAttr>(value) &&
      !(isa<IntegerAttr>(value) &&
        !cast<IntegerAttr>(value).getType().isInteger(1));
  if (name.empty() && !looksLikeName)
    return;
  if (name == "none") // the word alone is the value None
    printer.printString(name);
  else
    printer.printKeywordOrString(name);
  printer << " = ";
}

void BoundSymbolOp::print(OpAsmPrinter &printer) {
  printer << " " << getSymbolAttr() << "(";
  llvm::interleaveComma(
      llvm::zip(getArgNames(), getArgValues()), printer, [&](auto argument) {
        auto [name, value] = argument;
        printArgumentName(printer, cast<StringAttr>(name).getValue(), value);
        printArgumentValue(printer, value, getInputs());
      });
  printer << ")";
  if (ArrayAttr effects = getEffectsAttr())
    printer << " effects " << effects;
  printer.printOptionalAttrDictWithKeyword(
      (*this)->getAttrs(), {getSymbolAttrName(), getArgNamesAttrName(),
                            getArgValuesAttrName(), getEffectsAttrName()});
  printer << " : ";
  printer.printFunctionalType(*this);
  if (!getBody().empty()) {
    printer << " ";
    printer.printRegion(getBody());
  }
}

//===----------------------------------------------------------------------===//
// Verification and effects
//===----------------------------------------------------------------------===//

/// Walks the argument structure; operands must appear as 0, 1, 2, … (C2).
static LogicalResult checkOperandOrder(Attribute value, unsigned &next) {
  if (auto operand = dyn_cast<OperandAttr>(value))
    return success(operand.getIndex() == next++);
  if (auto array = dyn_cast<ArrayAttr>(value))
    for (Attribute element : array)
      if (failed(checkOperandOrder(element, next)))
        return failure();
  return success();
}

LogicalResult BoundSymbolOp::verify() {
  if (getArgNames().size() != getArgValues().size())
    return emitOpError("has ") << getArgNames().size() << " argument names and "
                               << getArgValues().size() << " values (C1)";
  unsigned next = 0;
  for (Attribute value : getArgValues())
    if (failed(checkOperandOrder(value, next)))
      return emitOpError(
          "arguments must name the operands in order, each once (C2)");
  if (next != getInputs().size())
    return emitOpError("has ")
           << getInputs().size() << " operands, its arguments name " << next
           << " (C2)";
  if (!getBody().empty()) {
    Block &body = getBody().front();
    auto yield =
        dyn_cast_or_null<YieldOp>(body.empty() ? nullptr : &body.back());
    if (body.getArgumentTypes() != getInputs().getTypes() || !yield ||
        yield.getOperandTypes() != getResultTypes())
      return emitOpError(
          "body must take the operands and yield the results (C3)");
  }
  if (ArrayAttr effects = getEffectsAttr())
    for (Attribute effect : effects) {
      StringRef text = cast<StringAttr>(effect).getValue();
      unsigned operand = 0;
      bool isWrite = text.consume_front("write:") &&
                     !text.getAsInteger(10, operand) &&
                     operand < getInputs().size();
      if (!isWrite && text != "rng" && text != "host")
        return emitOpError("effect ")
               << effect
               << " is not rng, host or write:N with N an operand (C4)";
    }
  return success();
}

void BoundSymbolOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  ArrayAttr list = getEffectsAttr();
  if (list && !list.empty())
    return effects.emplace_back(MemoryEffects::Write::get()), void();
  // An opaque symbol makes new values: dead ones go, equal ones stay apart.
  if (isDeclared())
    for (OpResult result : getOperation()->getResults())
      effects.emplace_back(MemoryEffects::Allocate::get(), result);
}

//===- Program.cpp - Functions, returns and kernels -----------------------===//
#include "mlir/Interfaces/FunctionImplementation.h"
#include "thunder/IR/Arguments.h"
#include "thunder/IR/Thunder.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::thunder;

//===----------------------------------------------------------------------===//
// thunder.func
//===----------------------------------------------------------------------===//

void FuncOp::build(OpBuilder &builder, OperationState &state, StringRef name,
                   FunctionType type) {
  buildWithEntryBlock(builder, state, name, type, {}, type.getInputs());
}

ParseResult FuncOp::parse(OpAsmParser &parser, OperationState &result) {
  auto buildType = [](Builder &builder, ArrayRef<Type> arguments,
                      ArrayRef<Type> results,
                      function_interface_impl::VariadicFlag, std::string &) {
    return builder.getFunctionType(arguments, results);
  };
  return function_interface_impl::parseFunctionOp(
      parser, result, /*allowVariadic=*/false,
      getFunctionTypeAttrName(result.name), buildType,
      getArgAttrsAttrName(result.name), getResAttrsAttrName(result.name));
}

void FuncOp::print(OpAsmPrinter &printer) {
  function_interface_impl::printFunctionOp(
      printer, *this, /*isVariadic=*/false, getFunctionTypeAttrName(),
      getArgAttrsAttrName(), getResAttrsAttrName());
}

LogicalResult FuncOp::verify() {
  if (!getBody().hasOneBlock())
    return emitOpError("needs a body of one block (C1)");
  if (getEntryBlock().empty() || !isa<ReturnOp>(getEntryBlock().back()))
    return emitOpError("must end in a thunder.return (C3)");
  if (isPrivate())
    return success();
  llvm::StringSet<> names;
  for (unsigned i = 0, e = getNumArguments(); i < e; ++i) {
    StringRef name = getArgumentName(*this, i);
    if (name.empty())
      return emitOpError("argument ")
             << i << " has no " << attribute::kName << " (C2)";
    if (!names.insert(name).second)
      return emitOpError("has two arguments named '") << name << "' (C2)";
    auto role = getArgAttrOfType<StringAttr>(i, attribute::kRole);
    if (!role || !symbolizeRole(role.getValue()))
      return emitOpError("argument '")
             << name << "' has no valid " << attribute::kRole << " (C2)";
  }
  return success();
}

ReturnOp FuncOp::getReturn() {
  return cast<ReturnOp>(getEntryBlock().getTerminator());
}

//===----------------------------------------------------------------------===//
// thunder.return
//===----------------------------------------------------------------------===//

ParseResult ReturnOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> outputs, values, targets;
  SmallVector<Type> outputTypes, writeTypes;
  SMLoc loc = parser.getCurrentLocation();
  if (succeeded(parser.parseOptionalKeyword("outputs"))) {
    if (parser.parseLParen() || parser.parseOperandList(outputs) ||
        parser.parseColonTypeList(outputTypes) || parser.parseRParen())
      return failure();
  }
  if (succeeded(parser.parseOptionalKeyword("writes"))) {
    auto parseWrite = [&]() -> ParseResult {
      return failure(parser.parseOperand(values.emplace_back()) ||
                     parser.parseArrow() ||
                     parser.parseOperand(targets.emplace_back()) ||
                     parser.parseColonType(writeTypes.emplace_back()));
    };
    if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, parseWrite))
      return failure();
  }
  if (parser.parseOptionalAttrDict(result.attributes) ||
      parser.resolveOperands(outputs, outputTypes, loc, result.operands) ||
      parser.resolveOperands(values, writeTypes, loc, result.operands) ||
      parser.resolveOperands(targets, writeTypes, loc, result.operands))
    return failure();
  result.getOrAddProperties<Properties>().operandSegmentSizes = {
      int32_t(outputs.size()), int32_t(values.size()), int32_t(targets.size())};
  return success();
}

void ReturnOp::print(OpAsmPrinter &printer) {
  if (!getOutputs().empty())
    printer << " outputs(" << getOutputs() << " : " << getOutputs().getTypes()
            << ")";
  if (!getValues().empty()) {
    printer << " writes(";
    llvm::interleaveComma(
        llvm::zip(getValues(), getTargets()), printer, [&](auto write) {
          auto [value, target] = write;
          printer << value << " -> " << target << " : " << target.getType();
        });
    printer << ")";
  }
  printer.printOptionalAttrDict((*this)->getAttrs(),
                                {getOperandSegmentSizesAttrName()});
}

LogicalResult ReturnOp::verify() {
  auto func = cast<FuncOp>((*this)->getParentOp());
  if (getOutputs().getTypes() != TypeRange(func.getResultTypes()))
    return emitOpError("outputs have the types (")
           << getOutputs().getTypes() << "), the function returns ("
           << func.getResultTypes() << ") (C1)";
  if (getValues().size() != getTargets().size())
    return emitOpError("writes ") << getValues().size() << " values to "
                                  << getTargets().size() << " targets (C2)";
  llvm::DenseSet<Value> seen;
  for (auto [value, target] : llvm::zip(getValues(), getTargets())) {
    auto argument = dyn_cast<BlockArgument>(target);
    if (!argument || argument.getOwner() != &func.getEntryBlock())
      return emitOpError(
          "target of a write must be an argument of the function (C2)");
    if (!seen.insert(target).second)
      return emitOpError("writes argument ")
             << argument.getArgNumber() << " twice (C2)";
    if (value.getType() != target.getType())
      return emitOpError("writes a ")
             << value.getType() << " to argument " << argument.getArgNumber()
             << " of type " << target.getType() << " (C3)";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// thunder.kernel
//===----------------------------------------------------------------------===//

ParseResult KernelOp::parse(OpAsmParser &parser, OperationState &result) {
  StringRef className;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&className))
    return failure();
  std::optional<ScheduleClass> scheduleClass =
      symbolizeScheduleClass(className);
  if (!scheduleClass)
    return parser.emitError(loc, "unknown schedule class '")
           << className << "'";
  result.addAttribute(
      getScheduleClassAttrName(result.name),
      ScheduleClassAttr::get(parser.getContext(), *scheduleClass));

  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Type> types;
  auto parseOperand = [&]() -> ParseResult {
    OpAsmParser::Argument &argument = arguments.emplace_back();
    if (parser.parseArgument(argument) || parser.parseEqual() ||
        parser.parseOperand(operands.emplace_back()) ||
        parser.parseColonType(argument.type))
      return failure();
    types.push_back(argument.type);
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren,
                                     parseOperand) ||
      parser.parseArrowTypeList(result.types) ||
      parser.resolveOperands(operands, types, loc, result.operands))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("schedule"))) {
    DictionaryAttr schedule;
    if (parser.parseAttribute(schedule, getScheduleAttrName(result.name),
                              result.attributes))
      return failure();
  }
  return failure(parser.parseOptionalAttrDictWithKeyword(result.attributes) ||
                 parser.parseRegion(*result.addRegion(), arguments));
}

void KernelOp::print(OpAsmPrinter &printer) {
  printer << " " << stringifyScheduleClass(getScheduleClass()) << "(";
  llvm::interleaveComma(llvm::zip(getBody().getArguments(), getInputs()),
                        printer, [&](auto pair) {
                          auto [argument, operand] = pair;
                          printer << argument << " = " << operand << " : "
                                  << argument.getType();
                        });
  printer << ")";
  printer.printArrowTypeList(getResultTypes());
  if (DictionaryAttr schedule = getScheduleAttr())
    printer << " schedule " << schedule;
  printer.printOptionalAttrDictWithKeyword(
      (*this)->getAttrs(), {getScheduleClassAttrName(), getScheduleAttrName()});
  printer << " ";
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

LogicalResult KernelOp::verify() {
  Block &body = getBody().front();
  if (body.getArgumentTypes() != getInputs().getTypes())
    return emitOpError("body takes (")
           << body.getArgumentTypes() << "), the kernel is given ("
           << getInputs().getTypes() << ") (C1)";
  auto yield = dyn_cast_or_null<YieldOp>(body.empty() ? nullptr : &body.back());
  if (!yield || yield.getOperandTypes() != getResultTypes())
    return emitOpError(
        "body must end in a thunder.yield of the results' types (C1)");
  for (Operation &op : body.without_terminator())
    if (!isPrimitive(&op))
      return emitOpError("body holds '")
             << op.getName() << "', which is not a primitive (C2)";
  return success();
}

#define GET_OP_CLASSES
#include "thunder/IR/ThunderProgram.cpp.inc"

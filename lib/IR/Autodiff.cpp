//===- Autodiff.cpp - Checkpoint regions, barriers, rules -----------------===//
#include "thunder/IR/Thunder.h"

using namespace mlir;
using namespace mlir::thunder;

//===----------------------------------------------------------------------===//
// thunder.checkpoint
//===----------------------------------------------------------------------===//

ParseResult CheckpointOp::parse(OpAsmParser &parser, OperationState &result) {
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
  SMLoc loc = parser.getCurrentLocation();
  return failure(
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren,
                                     parseOperand) ||
      parser.parseOptionalArrowTypeList(result.types) ||
      parser.resolveOperands(operands, types, loc, result.operands) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes) ||
      parser.parseRegion(*result.addRegion(), arguments));
}

void CheckpointOp::print(OpAsmPrinter &printer) {
  printer << "(";
  llvm::interleaveComma(llvm::zip(getBody().getArguments(), getInputs()),
                        printer, [&](auto pair) {
                          auto [argument, operand] = pair;
                          printer << argument << " = " << operand << " : "
                                  << argument.getType();
                        });
  printer << ")";
  printer.printOptionalArrowTypeList(getResultTypes());
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs());
  printer << " ";
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

LogicalResult CheckpointOp::verify() {
  Block &body = getBody().front();
  auto yield = dyn_cast_or_null<YieldOp>(body.empty() ? nullptr : &body.back());
  if (body.getArgumentTypes() != getInputs().getTypes() || !yield ||
      yield.getOperandTypes() != getResultTypes())
    return emitOpError(
        "body must take the operands and yield the results (C1)");
  return success();
}

//===----------------------------------------------------------------------===//
// thunder.recompute_barrier
//===----------------------------------------------------------------------===//

ParseResult RecomputeBarrierOp::parse(OpAsmParser &parser,
                                      OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> inputs, after;
  SmallVector<Type> inputTypes, afterTypes;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(inputs) || parser.parseColon() ||
      parser.parseTypeList(inputTypes) || parser.parseKeyword("after") ||
      parser.parseLParen() || parser.parseOperandList(after) ||
      parser.parseColonTypeList(afterTypes) || parser.parseRParen() ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.resolveOperands(inputs, inputTypes, loc, result.operands) ||
      parser.resolveOperands(after, afterTypes, loc, result.operands))
    return failure();
  result.addTypes(inputTypes);
  result.getOrAddProperties<Properties>().operandSegmentSizes = {
      int32_t(inputs.size()), int32_t(after.size())};
  return success();
}

void RecomputeBarrierOp::print(OpAsmPrinter &printer) {
  printer << " " << getInputs() << " : " << getInputs().getTypes() << " after("
          << getAfter() << " : " << getAfter().getTypes() << ")";
  printer.printOptionalAttrDict((*this)->getAttrs(),
                                {getOperandSegmentSizesAttrName()});
}

LogicalResult RecomputeBarrierOp::verify() {
  if (getInputs().getTypes() != getResultTypes())
    return emitOpError("must have one result an input, of its type (C1)");
  if (getAfter().empty())
    return emitOpError("must come after something (C2)");
  return success();
}

//===----------------------------------------------------------------------===//
// thunder.rule
//===----------------------------------------------------------------------===//

YieldOp RuleOp::getYield() {
  return cast<YieldOp>(getEntryBlock().getTerminator());
}

/// Walks the argument structure; parameters must appear as 0, 1, 2, …
static LogicalResult checkParameters(Attribute value, unsigned &next) {
  if (auto operand = dyn_cast<OperandAttr>(value))
    return success(operand.getIndex() == next++);
  if (auto array = dyn_cast<ArrayAttr>(value))
    for (Attribute element : array)
      if (failed(checkParameters(element, next)))
        return failure();
  return success();
}

LogicalResult RuleOp::verify() {
  Block &body = getEntryBlock();
  if (body.empty() || !isa<YieldOp>(body.back()))
    return emitOpError("body must end in a thunder.yield (C1)");
  unsigned next = 0;
  bool inOrder = getFormalNames().size() == getFormals().size();
  for (Attribute formal : getFormals())
    inOrder = inOrder && succeeded(checkParameters(formal, next));
  if (!inOrder || next != body.getNumArguments())
    return emitOpError("formals must be named, and name the ")
           << body.getNumArguments() << " parameters in order, each once (C2)";
  llvm::DenseSet<Value> read;
  for (Operation &op : body.without_terminator()) {
    auto get = dyn_cast<GetGradOp>(op);
    auto put = dyn_cast<PutGradOp>(op);
    if ((get || put) && getKind() == RuleKind::Impl)
      return op.emitOpError("has no place in a rule of kind impl (C4)");
    if (get && !read.insert(get.getValue()).second)
      return op.emitOpError("reads a cotangent that was read before (C3)");
    if (!put)
      continue;
    auto parameter = dyn_cast<BlockArgument>(put.getValue());
    if (!parameter || parameter.getOwner() != &body)
      return op.emitOpError("must add to a parameter of the rule (C3)");
    if (read.contains(parameter))
      return op.emitOpError("adds to a cotangent that was read before (C3)");
  }
  return success();
}

#define GET_OP_CLASSES
#include "thunder/IR/ThunderAutodiff.cpp.inc"

//===- Plan.cpp - Ops of the plan -----------------------------------------===//
#include "thunder/IR/IndexedUpdate.h"
#include "llvm/ADT/SmallSet.h"

using namespace mlir;
using namespace mlir::thunder;

//===----------------------------------------------------------------------===//
// thunder.kernel_func
//===----------------------------------------------------------------------===//

ParseResult KernelFuncOp::parse(OpAsmParser &parser, OperationState &result) {
  StringAttr name;
  StringRef className;
  SMLoc loc;
  if (parser.parseSymbolName(name, getSymNameAttrName(result.name),
                             result.attributes) ||
      parser.getCurrentLocation(&loc) || parser.parseKeyword(&className))
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
  if (parser.parseArgumentList(arguments, AsmParser::Delimiter::Paren,
                               /*allowType=*/true))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("schedule"))) {
    DictionaryAttr schedule;
    if (parser.parseAttribute(schedule, getScheduleAttrName(result.name),
                              result.attributes))
      return failure();
  }
  if (succeeded(parser.parseOptionalKeyword("in_place"))) {
    auto pairs = dyn_cast_or_null<DenseI64ArrayAttr>(
        DenseI64ArrayAttr::parse(parser, Type()));
    if (!pairs)
      return failure();
    result.addAttribute(getInPlaceAttrName(result.name), pairs);
  }
  return failure(parser.parseOptionalAttrDictWithKeyword(result.attributes) ||
                 parser.parseRegion(*result.addRegion(), arguments));
}

void KernelFuncOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printer.printSymbolName(getSymName());
  printer << ' ' << stringifyScheduleClass(getScheduleClass()) << '(';
  llvm::interleaveComma(
      getBody().getArguments(), printer,
      [&](BlockArgument argument) { printer.printRegionArgument(argument); });
  printer << ')';
  if (DictionaryAttr schedule = getScheduleAttr())
    printer << " schedule " << schedule;
  if (DenseI64ArrayAttr pairs = getInPlaceAttr()) {
    printer << " in_place ";
    pairs.print(printer);
  }
  printer.printOptionalAttrDictWithKeyword(
      (*this)->getAttrs(), {getSymNameAttrName(), getScheduleClassAttrName(),
                            getScheduleAttrName(), getInPlaceAttrName()});
  printer << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

YieldOp KernelFuncOp::getYield() {
  return cast<YieldOp>(getEntryBlock().getTerminator());
}

int64_t KernelFuncOp::getInPlaceOperand(unsigned index) {
  std::optional<ArrayRef<int64_t>> pairs = getInPlace();
  return pairs && index < pairs->size() ? (*pairs)[index] : -1;
}

SmallVector<Operation *> KernelFuncOp::getChecks() {
  SmallVector<Operation *> checks;
  for (Operation &op : getEntryBlock())
    if (op.hasTrait<ChecksData>())
      checks.push_back(&op);
  return checks;
}

bool mlir::thunder::isUpdatedInPlaces(BlockArgument argument) {
  if (!argument.hasOneUse())
    return false;
  OpOperand &use = *argument.use_begin();
  return isa<ScatterOp, ScatterAddOp, IndexAddOp, IndexCopyOp>(
             use.getOwner()) &&
         use.getOperandNumber() == 0;
}

LogicalResult KernelFuncOp::verify() {
  Block &body = getEntryBlock();
  if (body.empty() || !isa<YieldOp>(body.back()))
    return emitOpError("body must end in a thunder.yield (C1)");
  for (Operation &op : body.without_terminator())
    if (!isPrimitive(&op))
      return emitOpError("body holds '")
             << op.getName() << "', which is not a primitive (C1)";
  if (!getInPlace())
    return success();

  OperandRange results = getYield()->getOperands();
  if (getInPlace()->size() != results.size())
    return emitOpError("in_place has ")
           << getInPlace()->size() << " entries for " << results.size()
           << " results (C2)";
  llvm::SmallSet<int64_t, 4> taken;
  for (auto [operand, result] : llvm::zip(*getInPlace(), results)) {
    if (operand == -1)
      continue;
    if (operand < 0 || operand >= body.getNumArguments())
      return emitOpError("in_place names operand ")
             << operand << " of " << body.getNumArguments() << " (C2)";
    bool updates = getScheduleClass() == ScheduleClass::Loops &&
                   isUpdatedInPlaces(body.getArgument(operand));
    if (getScheduleClass() != ScheduleClass::Pointwise && !updates)
      return emitOpError("only a pointwise kernel works in place (C2)");
    if (!taken.insert(operand).second)
      return emitOpError("two results take the buffer of operand ")
             << operand << " (C2)";
    auto from = cast<RankedTensorType>(body.getArgument(operand).getType());
    auto to = cast<RankedTensorType>(result.getType());
    if (from.getShape() != to.getShape() ||
        from.getElementTypeBitWidth() != to.getElementTypeBitWidth())
      return emitOpError("a ")
             << to << " cannot take the buffer of a " << from << " (C2)";
    if (updates)
      continue;
    for (Operation *user : body.getArgument(operand).getUsers())
      if (!user->hasTrait<OpTrait::Elementwise>() && !isa<YieldOp>(user))
        return emitOpError("overwrites operand ")
               << operand << " while '" << user->getName()
               << "' reads it at other places (C3)";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// thunder.program_tensor
//===----------------------------------------------------------------------===//

LogicalResult ProgramTensorOp::verify() {
  auto type = dyn_cast<RankedTensorType>(getType());
  if (!type || !type.hasStaticShape())
    return emitOpError("must be a tensor of a static shape, is ") << getType();
  return success();
}

//===----------------------------------------------------------------------===//
// thunder.host_call
//===----------------------------------------------------------------------===//

LogicalResult HostCallOp::verify() {
  auto check = [&](StringRef what, ValueRange buffers,
                   TypeRange types) -> LogicalResult {
    if (buffers.size() != types.size())
      return emitOpError("passes ")
             << buffers.size() << " " << what << ", the signature has "
             << types.size() << " (C1)";
    for (auto [buffer, type] : llvm::zip(buffers, types)) {
      auto given = cast<MemRefType>(buffer.getType());
      auto wanted = dyn_cast<RankedTensorType>(type);
      if (!wanted || !wanted.hasStaticShape() || !given.hasStaticShape() ||
          given.getElementType() != wanted.getElementType() ||
          given.getNumElements() != wanted.getNumElements())
        return emitOpError("passes a ") << given << " as a " << type << " (C1)";
    }
    return success();
  };
  if (failed(check("inputs", getInputs(), getSignature().getInputs())))
    return failure();
  return check("targets", getTargets(), getSignature().getResults());
}

#define GET_OP_CLASSES
#include "thunder/IR/ThunderPlan.cpp.inc"

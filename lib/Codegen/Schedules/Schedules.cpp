//===- Schedules.cpp - The schedule of a kernel ---------------------------===//
#include "Schedule.h"
#include "mlir/IR/BuiltinOps.h"
#include "thunder/Conversion/PrimitiveLoops.h"
#include "thunder/IR/ErrorClass.h"
#include "thunder/IR/Functions.h"

using namespace mlir;
using namespace mlir::thunder;

DictionaryAttr Schedule::toAttribute(MLIRContext *context) const {
  Builder b(context);
  SmallVector<NamedAttribute> attributes = {
      b.getNamedAttr("units", b.getI64IntegerAttr(units)),
      b.getNamedAttr("grain", b.getI64IntegerAttr(grain)),
      b.getNamedAttr("nanoseconds", b.getI64IntegerAttr(std::max<int64_t>(
                                        1, int64_t(nanoseconds))))};
  for (auto &[name, value] : numbers)
    attributes.push_back(b.getNamedAttr(name, b.getI64IntegerAttr(value)));
  return b.getDictionaryAttr(attributes);
}

RankedTensorType Problem::operand(unsigned i) const {
  return cast<RankedTensorType>(body.getArgument(i).getType());
}

RankedTensorType Problem::result(unsigned i) const {
  return cast<RankedTensorType>(body.getTerminator()->getOperand(i).getType());
}

int64_t mlir::thunder::getByteSize(RankedTensorType type) {
  return type.getNumElements() * ((type.getElementTypeBitWidth() + 7) / 8);
}

int64_t Problem::bytes() const {
  int64_t sum = 0;
  for (unsigned i = 0; i < numOperands(); ++i)
    sum += getByteSize(operand(i));
  for (unsigned i = 0; i < numResults(); ++i)
    sum += getByteSize(result(i));
  return sum;
}

/// Instructions of an element-wise primitive, roughly.
static double costOf(Operation &op) {
  if (isa<UniformPhiloxOp, BitsPhiloxOp>(op))
    return 200;
  if (isa<PowOp, FmodOp, Atan2Op, ErfcOp, Exp2Op, Log2Op, Log10Op, TanOp,
          AsinOp, AcosOp, AtanOp, SinhOp, CoshOp, AsinhOp, AcoshOp, AtanhOp>(
          op))
    return 60;
  if (isa<ExpOp, Expm1Op, LogOp, Log1pOp, SinOp, CosOp, TanhOp, ErfOp>(op))
    return 30;
  if (isa<DivOp, SqrtOp, RsqrtOp, ReciprocalOp, TruncDivideOp>(op))
    return 5;
  return isa<BroadcastInDimOp, TransposeOp, ReshapeOp, SliceOp, FullOp>(op) ? 0
                                                                            : 1;
}

double Problem::estimate() const {
  // Memory at 20 GB/s, caches at 100 GB/s; two vector instructions a cycle at 3
  // GHz.
  double memory = double(bytes()) * (bytes() > (4 << 20) ? 0.05 : 0.01),
         instructions = 0;
  for (Operation &op : body.without_terminator())
    for (Type type : {op.getResult(0).getType(),
                      op.getNumOperands() ? op.getOperand(0).getType()
                                          : op.getResult(0).getType()})
      instructions += costOf(op) *
                      double(cast<RankedTensorType>(type).getNumElements()) / 2;
  return std::max(memory, instructions / double(target.vectors.lanes) / 6);
}

bool Problem::isExpensive() const {
  return llvm::any_of(body, [](Operation &op) { return costOf(op) >= 30; });
}

FailureOr<DictionaryAttr>
mlir::thunder::computeSchedule(Block &body, ScheduleClass scheduleClass,
                               Location loc, const CpuTarget &target) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  OpBuilder builder = OpBuilder::atBlockBegin(module->getBody());
  FailureOr<func::FuncOp> linalg =
      convertKernelToLinalg(body, "kernel", loc, builder);
  if (failed(linalg))
    return failure();
  (*linalg)->setAttr(kernelattribute::kClass,
                     ScheduleClassAttr::get(loc.getContext(), scheduleClass));
  Problem problem{body, *linalg, target};
  if (problem.numResults() == 0)
    return emitUnsupported(loc) << "a kernel without results", failure();
  Schedule schedule;
  LogicalResult status = failure();
  switch (scheduleClass) {
  case ScheduleClass::Pointwise:
    status = schedulePointwise(problem, schedule);
    break;
  case ScheduleClass::Row:
    status = scheduleRow(problem, schedule);
    break;
  case ScheduleClass::Reduction:
    status = scheduleReduction(problem, schedule);
    break;
  case ScheduleClass::ColumnReduction:
    status = scheduleColumnReduction(problem, schedule);
    break;
  case ScheduleClass::Gemm:
    status = scheduleGemm(problem, schedule);
    break;
  case ScheduleClass::Loops:
    status = scheduleLoops(problem, schedule);
    break;
  }
  if (failed(status))
    return failure();
  // One thread finds the first failure; primitives with loops of their own see
  // to that themselves.
  if (llvm::any_of(body, [](Operation &op) {
        return op.hasTrait<ChecksData>() && !analyzePrimitiveLoops(&op);
      }))
    schedule.grain = std::max<int64_t>(1, schedule.units);
  return schedule.toAttribute(loc.getContext());
}

LogicalResult mlir::thunder::assignSchedules(Operation *root,
                                             const CpuTarget &target) {
  auto assign = [&](auto kernel) -> LogicalResult {
    if (kernel.getScheduleAttr())
      return success();
    FailureOr<DictionaryAttr> schedule =
        computeSchedule(kernel.getBody().front(), kernel.getScheduleClass(),
                        kernel.getLoc(), target);
    if (failed(schedule))
      return failure();
    kernel.setScheduleAttr(*schedule);
    return success();
  };
  WalkResult result = root->walk([&](Operation *op) {
    LogicalResult status = success();
    if (auto kernel = dyn_cast<KernelOp>(op))
      status = assign(kernel);
    else if (auto kernelFunc = dyn_cast<KernelFuncOp>(op))
      status = assign(kernelFunc);
    return failed(status) ? WalkResult::interrupt() : WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

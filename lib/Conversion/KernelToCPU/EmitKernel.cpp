//===- EmitKernel.cpp - The function around an emitted kernel -------------===//
//
// Arguments become flat 1-D memrefs, so that every address is base + index and
// nothing of memref's strides is left to lower.
//
//===----------------------------------------------------------------------===//
#include "Emitters.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "thunder/IR/ErrorClass.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::cpu;

static LogicalResult emitClass(ScheduleClass scheduleClass,
                               Emission &emission) {
  switch (scheduleClass) {
  case ScheduleClass::Pointwise:
    return emitPointwise(emission);
  case ScheduleClass::Row:
    return emitRow(emission);
  case ScheduleClass::Reduction:
    return emitReduction(emission);
  case ScheduleClass::ColumnReduction:
    return emitColumnReduction(emission);
  case ScheduleClass::Gemm:
    return emitGemm(emission);
  case ScheduleClass::Loops:
    return emitLoops(emission);
  }
  return emitUnsupported(emission.graph.loc)
             << "schedule class without an emitter",
         failure();
}

FailureOr<func::FuncOp>
mlir::thunder::emitCpuKernel(func::FuncOp kernel, const VectorTarget &target) {
  FailureOr<KernelGraph> graph = readKernelGraph(kernel);
  if (failed(graph))
    return failure();
  OpBuilder builder(kernel);
  SmallVector<Type> types;
  for (Type type : kernel.getArgumentTypes()) {
    auto memref = cast<MemRefType>(type);
    Type element = memref.getElementType().isInteger(1)
                       ? builder.getI8Type()
                       : memref.getElementType();
    types.push_back(MemRefType::get({memref.getNumElements()}, element));
  }
  unsigned numBuffers = types.size(),
           numOperands = numBuffers - graph->outputs.size();
  if (graph->checksData())
    types.push_back(MemRefType::get({3}, builder.getI64Type()));
  types.append(2, builder.getIndexType());

  builder.setInsertionPointAfter(kernel);
  auto func = func::FuncOp::create(builder, kernel.getLoc(), kernel.getName(),
                                   builder.getFunctionType(types, {}));
  llvm::SmallDenseSet<unsigned> shared;
  for (auto [result, operand] : llvm::enumerate(graph->inPlace))
    if (operand >= 0)
      for (unsigned shares :
           {unsigned(operand), unsigned(numOperands + result)})
        shared.insert(shares);
  for (unsigned i = 0; i < numBuffers; ++i) {
    if (!shared.contains(i))
      func.setArgAttr(i, LLVM::LLVMDialect::getNoAliasAttrName(),
                      builder.getUnitAttr());
    func.setArgAttr(i, LLVM::LLVMDialect::getAlignAttrName(),
                    builder.getI64IntegerAttr(64));
  }
  Block *entry = func.addEntryBlock();
  Emitter e(kernel.getLoc(), func, target);
  e.setInsertionPointToStart(entry);
  func::ReturnOp::create(e);
  e.setInsertionPoint(entry->getTerminator());
  ValueRange arguments = entry->getArguments();
  if (graph->checksData())
    e.record = arguments[numBuffers];
  Emission emission{*graph, e, arguments.take_front(numBuffers),
                    arguments[types.size() - 2], arguments[types.size() - 1]};
  if (failed(emitClass(graph->scheduleClass, emission))) {
    func.erase();
    return failure();
  }
  kernel.erase();
  return func;
}

void mlir::thunder::registerCpuKernelDialects(DialectRegistry &registry) {
  registry.insert<func::FuncDialect, arith::ArithDialect, math::MathDialect,
                  memref::MemRefDialect, scf::SCFDialect, vector::VectorDialect,
                  LLVM::LLVMDialect>();
}

//===- ThunderToLinalg.h - Kernel bodies as linalg --------------*- C++ -*-===//
//
// The input of the emitters, and what --emit=linalg prints: one func.func per
// kernel on memrefs, its body linalg on tensors.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_CONVERSION_THUNDERTOLINALG_H
#define THUNDER_CONVERSION_THUNDERTOLINALG_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

/// Attributes that a kernel's func.func carries from its kernel_func.
namespace kernelattribute {
inline constexpr StringLiteral kClass =
    "thunder.schedule_class"; ///< ScheduleClassAttr
inline constexpr StringLiteral kSchedule =
    "thunder.schedule"; ///< DictionaryAttr
inline constexpr StringLiteral kInPlace =
    "thunder.in_place"; ///< DenseI64ArrayAttr
} // namespace kernelattribute

/// Appends to `registry` the dialects that the converted kernels are made of.
void registerLinalgKernelDialects(DialectRegistry &registry);

/// Makes `func.func @name(operands…, results…)` from a kernel's body (block
/// arguments are the operands, a thunder.yield the results). Arguments are
/// identity memrefs of static shape; `ui8` becomes `i8`. Each result is written
/// by one bufferization.materialize_in_destination, and what is not affine
/// (gather, scatter_add, check_index, pad, cat) stays a thunder op. Broadcasts,
/// transposes and slices of operands become indexing maps. Fails with an error
/// at the op that has no such form.
FailureOr<func::FuncOp> convertKernelToLinalg(Block &body, StringRef name,
                                              Location loc, OpBuilder &builder);

/// The same for an outlined kernel; class, schedule and in-place pairs become
/// attributes of the function.
FailureOr<func::FuncOp> convertKernelToLinalg(KernelFuncOp kernel,
                                              OpBuilder &builder);

} // namespace mlir::thunder

#endif // THUNDER_CONVERSION_THUNDERTOLINALG_H

//===- Emitter.h - Building blocks of emitted kernels -----------*- C++ -*-===//
//
// A builder with the few shapes of code that kernels are made of: loops over
// index values, loads and stores on flat buffers, vectors of one width.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_CONVERSION_EMITTER_H
#define THUNDER_LIB_CONVERSION_EMITTER_H

#include "KernelGraph.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace mlir::thunder::cpu {

using Values = SmallVector<Value>;

class Emitter : public ImplicitLocOpBuilder {
public:
  Emitter(Location loc, func::FuncOp func, const VectorTarget &target)
      : ImplicitLocOpBuilder(loc, func.getContext()), func(func),
        target(target) {}

  func::FuncOp func;
  VectorTarget target;
  /// memref<3xi64> of a kernel that checks data: number of the check that
  /// failed (0: none), position, value.
  Value record;

  /// Index arithmetic; constants fold.
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(*this, value);
  }
  Value add(Value x, Value y);
  Value add(Value x, int64_t y) { return y == 0 ? x : add(x, index(y)); }
  Value mul(Value x, int64_t y);
  Value minimum(Value x, Value y) {
    return arith::MinUIOp::create(*this, x, y);
  }
  /// `constant` plus the sum of coefficients times `dims`; a null dimension is
  /// 0.
  Value linear(const LinearForm &form, ValueRange dims);

  /// Loops; `body` gets the index (and the carried values) and returns the
  /// values for the next round. The returned values are those after the loop.
  void loop(Value lower, Value upper, int64_t step,
            llvm::function_ref<void(Value)> body);
  Values loop(Value lower, Value upper, int64_t step, ValueRange carried,
              llvm::function_ref<Values(Value, ValueRange)> body);
  /// `body` where `condition` (i1) holds.
  void when(Value condition, llvm::function_ref<void()> body);

  /// `type`, or a vector of `lanes` of it; 0 lanes is the scalar itself.
  Type widen(Type type, int64_t lanes) {
    return lanes ? Type(VectorType::get({lanes}, type)) : type;
  }
  /// A constant of `type`, which may be a vector; exact for what the type
  /// holds.
  Value constant(Type type, double value);
  Value constant(Type type, int64_t value);
  Value constant(TypedAttr value, int64_t lanes);
  Value splat(Value scalar, int64_t lanes);
  /// Element `lane` of a vector.
  Value extract(Value vector, int64_t lane) {
    return vector::ExtractOp::create(*this, vector, ArrayRef<int64_t>{lane});
  }
  /// i1 vector: the first `valid` lanes.
  Value mask(int64_t lanes, int64_t valid);

  /// Elements of a flat buffer. `elementType` is i1 where memory has i8.
  /// `valid` < lanes touches the first `valid` elements only.
  Value load(Value buffer, Value position, Type elementType, int64_t lanes,
             int64_t valid);
  void store(Value value, Value buffer, Value position, int64_t lanes,
             int64_t valid);

  /// An uninitialized buffer on the stack, 64-byte aligned.
  Value scratch(Type elementType, int64_t size);

  /// A call of a function of libm with scalar arguments of one float type, once
  /// for each lane. `name` is the double one's; f32 appends an f.
  Value callLibm(StringRef name, ValueRange arguments);

  /// Where `isBad` holds and no check has failed yet: puts check `number`, the
  /// `position` (index) and the `value` (i64) into the record.
  void report(Value isBad, int64_t number, Value position, Value value);

  /// The larger (smaller) of two floats; NaN if either is.
  Value maximum(Value x, Value y, bool smaller = false);
};

} // namespace mlir::thunder::cpu

#endif // THUNDER_LIB_CONVERSION_EMITTER_H

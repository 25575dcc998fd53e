//===- PoolLoops.cpp - Loops of max_pool ----------------------------------===//
//
// A unit is one window, looked at in row-major order.
//
//===----------------------------------------------------------------------===//
#include "PrimitiveEmitter.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::cpu;

void PrimitiveEmitter::emit(MaxPoolOp op) {
  ArrayRef<int64_t> shape = resultType().getShape(), kernel = op.getKernel();
  if (resultType().getNumElements() == 0)
    return;
  size_t leading = shape.size() - kernel.size();
  ArrayRef<int64_t> plane = operandType(0).getShape().drop_front(leading);
  Type element = resultType().getElementType();
  // Larger than the best, NaN, or the first.
  auto isBetter = [&](Value value, Value best, Value bestIndex) -> Value {
    Value isFirst = arith::CmpIOp::create(e, arith::CmpIPredicate::slt,
                                          bestIndex, constant64(0));
    Value isLarger;
    if (isa<FloatType>(element)) {
      isLarger = arith::OrIOp::create(
          e, arith::CmpFOp::create(e, arith::CmpFPredicate::OGT, value, best),
          arith::CmpFOp::create(e, arith::CmpFPredicate::UNO, value, value));
    } else {
      isLarger = arith::CmpIOp::create(e,
                                       op->hasAttr(unsignedAttribute)
                                           ? arith::CmpIPredicate::ugt
                                           : arith::CmpIPredicate::sgt,
                                       value, best);
    }
    return arith::OrIOp::create(e, isFirst, isLarger);
  };
  e.loop(emission.begin, emission.end, 1, [&](Value unit) {
    Values place = indices(unit, shape);
    Value start = position(ArrayRef<Value>(place).take_front(leading),
                           shape.take_front(leading));
    start = e.mul(start, ShapedType::getNumElements(plane));
    Value zero = arith::ConstantOp::create(e, e.getZeroAttr(element));
    // `inPlane`: row-major position so far; null conditions hold always.
    auto window = [&](auto &&self, size_t dim, Value inPlane, Value isInside,
                      ValueRange best) -> Values {
      if (dim == kernel.size()) {
        Value at =
            isInside ? arith::SelectOp::create(e, isInside, inPlane, e.index(0))
                           .getResult()
                     : inPlane;
        Value value = load(operand(0), e.add(start, at));
        Value better = isBetter(value, best[0], best[1]);
        if (isInside)
          better = arith::AndIOp::create(e, better, isInside);
        Value index = arith::IndexCastOp::create(e, e.getI64Type(), inPlane);
        return {arith::SelectOp::create(e, better, value, best[0]),
                arith::SelectOp::create(e, better, index, best[1])};
      }
      int64_t stride = op.getStride()[dim], padding = op.getPadding()[dim],
              dilation = op.getDilation()[dim];
      bool mayLeave = padding > 0 || (shape[leading + dim] - 1) * stride +
                                             (kernel[dim] - 1) * dilation >=
                                         plane[dim];
      return e.loop(
          e.index(0), e.index(kernel[dim]), 1, best,
          [&](Value k, ValueRange carried) {
            // In front of the plane it wraps to a large number.
            Value q = e.add(
                e.add(e.mul(place[leading + dim], stride), e.mul(k, dilation)),
                -padding);
            Value inside = isInside;
            if (mayLeave) {
              inside = arith::CmpIOp::create(e, arith::CmpIPredicate::ult, q,
                                             e.index(plane[dim]));
              if (isInside)
                inside = arith::AndIOp::create(e, inside, isInside);
            }
            return self(self, dim + 1, e.add(e.mul(inPlane, plane[dim]), q),
                        inside, carried);
          });
    };
    Values best =
        window(window, 0, e.index(0), Value(), Values{zero, constant64(-1)});
    store(best[0], result(0), unit);
    store(best[1], result(1), unit);
  });
}

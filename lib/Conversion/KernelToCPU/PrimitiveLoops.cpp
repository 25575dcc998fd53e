//===- PrimitiveLoops.cpp - Primitives without a linalg form --------------===//
//
// What depends on data (gather, scatter_add) or fills its result
// from several places (pad, cat). The operands are buffers.
//
//===----------------------------------------------------------------------===//
#include "Emitters.h"
#include "thunder/IR/ErrorClass.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::cpu;

namespace {

class PrimitiveEmitter {
public:
  PrimitiveEmitter(Emission &emission, const Node &node, const Output &output)
      : emission(emission), e(emission.e), node(node), type(node.type),
        result(emission.arguments[output.argument]) {}

  /// Buffer and type of operand `i`.
  Value buffer(unsigned i) {
    return emission.arguments[emission.graph.node(node.inputs[i]).argument];
  }
  RankedTensorType operandType(unsigned i) {
    return emission.graph.node(node.inputs[i]).type;
  }

  void emitGather(GatherOp op);
  void emitScatterAdd(ScatterAddOp op);
  void emitPad(PadOp op);
  void emitCat(CatOp op);

private:
  Value loadScalar(Value memory, Value position) {
    return memref::LoadOp::create(e, memory, ValueRange{position});
  }
  void storeScalar(Value value, Value memory, Value position) {
    memref::StoreOp::create(e, value, memory, ValueRange{position});
  }
  Value constant64(int64_t value) {
    return arith::ConstantOp::create(e, e.getI64IntegerAttr(value));
  }
  /// Index values of all dimensions of `shape` at row-major position `unit`.
  Values indices(Value unit, ArrayRef<int64_t> shape);
  /// Row-major position in `shape`.
  Value position(ValueRange index, ArrayRef<int64_t> shape);
  /// An index value checked to lie in [0, size); 0 where it does not.
  Value checkedIndex(Value value, int64_t size, Value position);

  Emission &emission;
  Emitter &e;
  const Node &node;
  RankedTensorType type;
  Value result;
};

} // namespace

Values PrimitiveEmitter::indices(Value unit, ArrayRef<int64_t> shape) {
  SmallVector<LoopGroup> groups;
  for (auto [dim, size] : llvm::enumerate(shape))
    groups.push_back({unsigned(dim), size});
  Values dims(shape.size());
  delinearize(e, unit, groups, dims);
  return dims;
}

Value PrimitiveEmitter::position(ValueRange index, ArrayRef<int64_t> shape) {
  Value sum = e.index(0);
  int64_t stride = 1;
  for (int64_t i = shape.size() - 1; i >= 0; --i) {
    sum = e.add(sum, e.mul(index[i], stride));
    stride *= shape[i];
  }
  return sum;
}

Value PrimitiveEmitter::checkedIndex(Value value, int64_t size,
                                     Value position) {
  Value isBad = arith::CmpIOp::create(e, arith::CmpIPredicate::uge, value,
                                      constant64(size));
  e.report(isBad, /*number=*/1, position, value);
  Value safe = arith::SelectOp::create(e, isBad, constant64(0), value);
  return arith::IndexCastOp::create(e, e.getIndexType(), safe);
}

void PrimitiveEmitter::emitGather(GatherOp op) {
  RankedTensorType inputType = operandType(0);
  int64_t size = inputType.getDimSize(op.getDim());
  e.loop(e.index(0), e.index(type.getNumElements()), 1, [&](Value unit) {
    Value index = checkedIndex(loadScalar(buffer(1), unit), size, unit);
    if (size == 0) // every index is out of range
      return;
    Values place = indices(unit, type.getShape());
    place[op.getDim()] = index;
    storeScalar(loadScalar(buffer(0), position(place, inputType.getShape())),
                result, unit);
  });
}

void PrimitiveEmitter::emitScatterAdd(ScatterAddOp op) {
  e.loop(e.index(0), e.index(type.getNumElements()), 1, [&](Value unit) {
    storeScalar(loadScalar(buffer(0), unit), result, unit);
  });
  RankedTensorType sourceType = operandType(2);
  int64_t size = type.getDimSize(op.getDim());
  e.loop(e.index(0), e.index(sourceType.getNumElements()), 1, [&](Value unit) {
    Value index = loadScalar(buffer(1), unit);
    Value isBad = arith::CmpIOp::create(e, arith::CmpIPredicate::uge, index,
                                        constant64(size));
    e.report(isBad, /*number=*/1, unit, index);
    Value isGood =
        arith::XOrIOp::create(e, isBad, e.constant(e.getI1Type(), int64_t(1)));
    e.when(isGood, [&] {
      Values place = indices(unit, sourceType.getShape());
      place[op.getDim()] =
          arith::IndexCastOp::create(e, e.getIndexType(), index);
      Value target = position(place, type.getShape());
      Value old = loadScalar(result, target),
            added = loadScalar(buffer(2), unit);
      Value sum = isa<FloatType>(type.getElementType())
                      ? arith::AddFOp::create(e, old, added).getResult()
                      : arith::AddIOp::create(e, old, added).getResult();
      storeScalar(sum, result, target);
    });
  });
}

/// Fills with the constant, then puts the operand's elements in their places.
void PrimitiveEmitter::emitPad(PadOp op) {
  Value value = arith::ConstantOp::create(e, cast<TypedAttr>(op.getValue()));
  Type memory = cast<MemRefType>(result.getType()).getElementType();
  if (value.getType() != memory)
    value = arith::ExtUIOp::create(e, memory, value);
  e.loop(e.index(0), e.index(type.getNumElements()), 1,
         [&](Value unit) { storeScalar(value, result, unit); });
  RankedTensorType inputType = operandType(0);
  e.loop(e.index(0), e.index(inputType.getNumElements()), 1, [&](Value unit) {
    Values place = indices(unit, inputType.getShape());
    for (auto [index, low, interior] :
         llvm::zip(place, op.getLow(), op.getInterior()))
      index = e.add(e.mul(index, interior + 1), low);
    storeScalar(loadScalar(buffer(0), unit), result,
                position(place, type.getShape()));
  });
}

/// An operand is `outer` runs, which land in the result at a distance.
void PrimitiveEmitter::emitCat(CatOp op) {
  int64_t outer = 1, inner = 1, offset = 0;
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    (int64_t(dim) < op.getDim() ? outer : inner) *= size;
  for (unsigned i = 0; i < node.inputs.size(); ++i) {
    int64_t run = outer ? operandType(i).getNumElements() / outer : 0;
    e.loop(e.index(0), e.index(outer), 1, [&](Value row) {
      Value source = e.mul(row, run), target = e.add(e.mul(row, inner), offset);
      e.loop(e.index(0), e.index(run), 1, [&](Value column) {
        storeScalar(loadScalar(buffer(i), e.add(source, column)), result,
                    e.add(target, column));
      });
    });
    offset += run;
  }
}

LogicalResult cpu::emitPrimitiveLoops(Emission &emission, const Node &node,
                                      const Output &output) {
  for (Value input : node.inputs)
    if (emission.graph.node(input).kind != Node::Kind::Buffer)
      return emitUnsupported(node.op->getLoc())
                 << "'" << node.op->getName() << "' reads buffers only",
             failure();
  PrimitiveEmitter emitter(emission, node, output);
  // These loops are not cut: whoever has the first unit does all.
  Emitter &e = emission.e;
  Value isFirst = arith::CmpIOp::create(e, arith::CmpIPredicate::eq,
                                        emission.begin, e.index(0));
  Value isNotEmpty = arith::CmpIOp::create(e, arith::CmpIPredicate::ult,
                                           emission.begin, emission.end);
  LogicalResult status = success();
  e.when(arith::AndIOp::create(e, isFirst, isNotEmpty), [&] {
    status = llvm::TypeSwitch<Operation *, LogicalResult>(node.op)
                 .Case([&](GatherOp op) {
                   return emitter.emitGather(op), success();
                 })
                 .Case([&](ScatterAddOp op) {
                   return emitter.emitScatterAdd(op), success();
                 })
                 .Case([&](PadOp op) { return emitter.emitPad(op), success(); })
                 .Case([&](CatOp op) { return emitter.emitCat(op), success(); })
                 .Default([](Operation *op) -> LogicalResult {
                   return emitUnsupported(op->getLoc())
                              << "'" << op->getName() << "' has no CPU code",
                          failure();
                 });
  });
  return status;
}

//===- PrimitiveLoops.cpp - Primitives without a linalg form --------------===//
//
// How the work of each is cut, and what their emitters share: runs of elements
// next to each other, and checked indices.
//
//===----------------------------------------------------------------------===//
#include "PrimitiveEmitter.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "thunder/IR/ErrorClass.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::cpu;

/// Elements that are worth a cut.
static constexpr int64_t leastRun = 64;

/// `count` pieces of `elements` each.
static PrimitiveLoopShape makeShape(int64_t count, int64_t elements) {
  return {std::max<int64_t>(count, 1),
          std::max<int64_t>(1, leastRun / std::max<int64_t>(elements, 1))};
}

/// Lines along a dimension.
static PrimitiveLoopShape cutLines(ArrayRef<int64_t> shape, int64_t dim) {
  Split split(shape, dim);
  return makeShape(split.outer * split.inner, split.size);
}

/// Along the outermost dimension unless that is indexed.
static PrimitiveLoopShape cutScatter(RankedTensorType type, int64_t dim) {
  int64_t rows = dim == 0 ? 1 : type.getDimSize(0);
  return makeShape(rows, rows ? type.getNumElements() / rows : 0);
}

/// Slices of the outer dimensions, or columns of a single one.
static PrimitiveLoopShape cutUpdate(RankedTensorType type, int64_t dim) {
  Split split(type.getShape(), dim);
  return split.outer == 1 ? makeShape(split.inner, 1)
                          : makeShape(split.outer, split.size * split.inner);
}

std::optional<PrimitiveLoopShape>
mlir::thunder::analyzePrimitiveLoops(Operation *op) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  ArrayRef<int64_t> shape = type.getShape();
  return llvm::TypeSwitch<Operation *, std::optional<PrimitiveLoopShape>>(op)
      .Case([&](GatherOp) { return makeShape(type.getNumElements(), 1); })
      .Case([&](TakeOp take) {
        Split split(
            cast<RankedTensorType>(take.getInput().getType()).getShape(),
            take.getDim());
        return makeShape(split.inner ? type.getNumElements() / split.inner : 0,
                         split.inner);
      })
      .Case<ScatterOp, ScatterAddOp>(
          [&](auto scatter) { return cutScatter(type, scatter.getDim()); })
      .Case<IndexAddOp, IndexCopyOp>(
          [&](auto update) { return cutUpdate(type, update.getDim()); })
      .Case([&](PadOp) {
        int64_t row = shape.empty() ? 1 : shape.back();
        return makeShape(row ? type.getNumElements() / row : 0, row);
      })
      .Case([&](CatOp cat) {
        // Rows of all operands, or a part of few long rows.
        Split split(shape, cat.getDim());
        int64_t row = split.size * split.inner;
        return split.outer < 8 ? makeShape(row, 1)
                               : makeShape(split.outer, row);
      })
      .Case([&](MaxPoolOp pool) {
        return makeShape(type.getNumElements(),
                         ShapedType::getNumElements(pool.getKernel()));
      })
      .Case<CumsumOp, SortOp>(
          [&](auto scan) { return cutLines(shape, scan.getDim()); })
      .Default(std::nullopt);
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

void PrimitiveEmitter::forRun(Value count,
                              llvm::function_ref<void(Value, int64_t)> body) {
  int64_t lanes = e.target.lanes;
  std::optional<int64_t> known = getConstantIntValue(count);
  Value whole =
      known ? e.index(*known / lanes * lanes)
            : Value(arith::SubIOp::create(e, count, remainder(count, lanes)));
  if (!known || *known >= lanes)
    e.loop(e.index(0), whole, lanes, [&](Value i) { body(i, lanes); });
  if (!known || *known % lanes)
    e.loop(whole, count, 1, [&](Value i) { body(i, 0); });
}

void PrimitiveEmitter::copyRun(Value source, Value from, Value target, Value to,
                               Value count) {
  Type memory = cast<MemRefType>(target.getType()).getElementType();
  forRun(count, [&](Value i, int64_t lanes) {
    e.store(e.load(source, e.add(from, i), memory, lanes, lanes), target,
            e.add(to, i), lanes, lanes);
  });
}

void PrimitiveEmitter::addRun(Value source, Value from, Value target, Value to,
                              Value count) {
  Type memory = cast<MemRefType>(target.getType()).getElementType();
  forRun(count, [&](Value i, int64_t lanes) {
    Value place = e.add(to, i);
    Value old = e.load(target, place, memory, lanes, lanes);
    Value added = e.load(source, e.add(from, i), memory, lanes, lanes);
    e.store(addElements(old, added), target, place, lanes, lanes);
  });
}

void PrimitiveEmitter::fillRun(Value scalar, Value target, Value to,
                               Value count) {
  forRun(count, [&](Value i, int64_t lanes) {
    e.store(e.splat(scalar, lanes), target, e.add(to, i), lanes, lanes);
  });
}

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

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

void PrimitiveEmitter::checkAll(unsigned i, int64_t size) {
  Value isFirst = arith::CmpIOp::create(e, arith::CmpIPredicate::eq,
                                        emission.begin, e.index(0));
  e.when(isFirst, [&] {
    e.loop(e.index(0), e.index(operandType(i).getNumElements()), 1,
           [&](Value place) {
             Value value = load(operand(i), place);
             Value isBad = arith::CmpIOp::create(e, arith::CmpIPredicate::uge,
                                                 value, constant64(size));
             e.report(isBad, /*number=*/1, place, value);
           });
  });
}

Value PrimitiveEmitter::safeIndex(unsigned i, Value place, int64_t size) {
  Value value = load(operand(i), place);
  Value isGood = arith::CmpIOp::create(e, arith::CmpIPredicate::ult, value,
                                       constant64(size));
  return arith::IndexCastOp::create(
      e, e.getIndexType(),
      arith::SelectOp::create(e, isGood, value, constant64(0)));
}

void PrimitiveEmitter::withIndex(unsigned i, Value place, int64_t size,
                                 llvm::function_ref<void(Value)> body) {
  Value value = load(operand(i), place);
  Value isGood = arith::CmpIOp::create(e, arith::CmpIPredicate::ult, value,
                                       constant64(size));
  e.when(isGood,
         [&] { body(arith::IndexCastOp::create(e, e.getIndexType(), value)); });
}

/// The results have the outputs of the kernel in order; `output` is the first.
LogicalResult cpu::emitPrimitiveLoops(Emission &emission, const Node &node,
                                      const Output &output) {
  for (Value input : node.inputs)
    if (emission.graph.node(input).kind != Node::Kind::Buffer)
      return emitUnsupported(node.op->getLoc())
                 << "'" << node.op->getName() << "' reads buffers only",
             failure();
  PrimitiveEmitter emitter(emission, node.op);
  return llvm::TypeSwitch<Operation *, LogicalResult>(node.op)
      .Case<GatherOp, TakeOp, ScatterOp, ScatterAddOp, IndexCopyOp, IndexAddOp,
            PadOp, CatOp, CumsumOp, SortOp, MaxPoolOp>(
          [&](auto op) { return emitter.emit(op), success(); })
      .Default([](Operation *op) -> LogicalResult {
        return emitUnsupported(op->getLoc())
                   << "'" << op->getName() << "' has no CPU code",
               failure();
      });
}

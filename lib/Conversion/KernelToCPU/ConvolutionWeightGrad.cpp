//===- ConvolutionWeightGrad.cpp - Gradients of convolutions' weights -----===//
//
//   for each group, block of samples and block of channels of x
//     pack x: padded, a stride taken apart
//     for the units' blocks of mr channels of y
//       for nc columns, pairs of a channel of x and a tap: mr x nc sums of
//       vectors in registers over samples and places, then over lanes, added
//       to what earlier blocks of samples gave
//
// A unit is a block of channels of y, so the order of sums does not depend on
// how units are cut.
//
//===----------------------------------------------------------------------===//
#include "Convolution.h"
#include "PackPlanes.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::cpu;

namespace {

class WeightGradEmitter {
public:
  WeightGradEmitter(Emission &emission, Value product,
                    const ConvolutionShape &shape)
      : emission(emission), graph(emission.graph), e(emission.e), shape(shape),
        axes{shape.axis(0), shape.axis(1), shape.axis(2)},
        plane(axes, /*cut=*/1, axes[1].places()) {
    const Node &node = graph.node(product);
    input = emission.arguments[graph.node(node.inputs[0]).argument];
    grad = emission.arguments[graph.node(node.inputs[1]).argument];
    result = emission.arguments[graph.outputs[0].argument];
    rows = std::min(graph.number("rows", 4), shape.outputs);
    columns = graph.number("columns", 3);
    samples = graph.number("samples", 1);
    channels = graph.number("channels", 1);
  }
  void emit();

private:
  void emitGroup(Value lower, Value upper);
  void emitRows(Value row, int64_t count);
  void emitTile(Value row, int64_t count, Value column, int64_t numColumns);
  /// Where column `column` looks in the packed planes.
  Value columnStart(Value column);
  Value divide(Value x, int64_t y) {
    return y == 1 ? x : Value(arith::DivUIOp::create(e, x, e.index(y)));
  }
  Value remainder(Value x, int64_t y) {
    return y == 1 ? e.index(0)
                  : Value(arith::RemUIOp::create(e, x, e.index(y)));
  }
  Value remaining(Value start, int64_t size, int64_t block) {
    if (size % block == 0)
      return e.index(block);
    return e.minimum(e.index(block),
                     arith::SubIOp::create(e, e.index(size), start));
  }

  Emission &emission;
  const KernelGraph &graph;
  Emitter &e;
  const ConvolutionShape &shape;
  std::array<WindowAxis, 3> axes;
  PackedPlane plane;
  int64_t rows, columns;     ///< of a tile
  int64_t samples, channels; ///< of a block
  Value input, grad, result, packed;

  // Of the block that is being emitted.
  Value group, firstSample, sampleCount, firstChannel, channelCount;
};

} // namespace

void WeightGradEmitter::emit() {
  packed = e.scratch(shape.element, samples * channels * plane.size());
  int64_t blocks = llvm::divideCeil(shape.outputs, rows);
  Value first = divide(emission.begin, blocks);
  Value last = arith::CeilDivUIOp::create(e, emission.end, e.index(blocks));
  e.loop(first, last, 1, [&](Value index) {
    group = index;
    Value start = e.mul(group, blocks);
    Value lower = arith::SubIOp::create(
        e, arith::MaxUIOp::create(e, emission.begin, start), start);
    Value upper = arith::SubIOp::create(
        e, e.minimum(emission.end, e.add(start, blocks)), start);
    emitGroup(lower, upper);
  });
}

void WeightGradEmitter::emitGroup(Value lower, Value upper) {
  int64_t whole = shape.outputs / rows, rest = shape.outputs % rows;
  e.loop(e.index(0), e.index(shape.batch), samples, [&](Value n) {
    firstSample = n;
    sampleCount = remaining(n, shape.batch, samples);
    e.loop(e.index(0), e.index(shape.inputs), channels, [&](Value c) {
      firstChannel = c;
      channelCount = remaining(c, shape.inputs, channels);
      e.loop(e.index(0), sampleCount, 1, [&](Value s) {
        Value channel = e.add(
            e.mul(e.add(e.mul(e.add(n, s), shape.groups), group), shape.inputs),
            c);
        PlanePacker(e, axes, /*cut=*/1, plane)
            .pack(input, e.mul(channel, shape.xSize()), packed,
                  e.mul(s, channels * plane.size()), channelCount, e.index(0));
      });
      if (whole)
        e.loop(lower, e.minimum(upper, e.index(whole)), 1,
               [&](Value block) { emitRows(e.mul(block, rows), rows); });
      if (rest)
        e.when(arith::CmpIOp::create(e, arith::CmpIPredicate::eq, upper,
                                     e.index(whole + 1)),
               [&] { emitRows(e.index(whole * rows), rest); });
    });
  });
}

void WeightGradEmitter::emitRows(Value row, int64_t count) {
  Value total = e.mul(channelCount, shape.windowSize());
  Value whole = e.mul(divide(total, columns), columns);
  e.loop(e.index(0), whole, columns,
         [&](Value column) { emitTile(row, count, column, columns); });
  if (columns > 1)
    e.loop(whole, total, 1,
           [&](Value column) { emitTile(row, count, column, 1); });
}

Value WeightGradEmitter::columnStart(Value column) {
  const ConvolutionShape::Sizes &window = shape.window;
  Value width = remainder(column, window[2]);
  Value height = remainder(divide(column, window[2]), window[1]);
  Value depth = remainder(divide(column, window[1] * window[2]), window[0]);
  Value channel = divide(column, shape.windowSize());
  Value packedRow = e.add(e.mul(depth, shape.dilation[0] * plane.height),
                          e.mul(height, shape.dilation[1]));
  Value offset = e.mul(width, shape.dilation[2]);
  Value inRow = e.add(e.mul(remainder(offset, plane.steps), plane.run),
                      divide(offset, plane.steps));
  return e.add(e.mul(channel, plane.size()),
               e.add(e.mul(packedRow, plane.row()), inRow));
}

void WeightGradEmitter::emitTile(Value row, int64_t count, Value column,
                                 int64_t numColumns) {
  int64_t lanes = e.target.lanes, width = shape.y[2],
          whole = width / lanes * lanes;
  Values starts;
  for (int64_t j = 0; j < numColumns; ++j)
    starts.push_back(columnStart(e.add(column, j)));
  Values sums(count * numColumns,
              e.constant(VectorType::get({lanes}, shape.element), 0.0));
  Value firstOutput = e.add(e.mul(group, shape.outputs), row);
  sums =
      e.loop(e.index(0), sampleCount, 1, sums, [&](Value s, ValueRange outer) {
        Value channel =
            e.add(e.mul(e.add(firstSample, s), shape.groups * shape.outputs),
                  firstOutput);
        Value gradStart = e.mul(channel, shape.ySize());
        Value planeStart = e.mul(s, channels * plane.size());
        return e.loop(
            e.index(0), e.index(shape.y[0] * shape.y[1]), 1, outer,
            [&](Value line, ValueRange inner) {
              Value depth = divide(line, shape.y[1]),
                    height = remainder(line, shape.y[1]);
              Value packedRow =
                  e.add(e.mul(depth, axes[0].sourceStep * plane.height),
                        e.mul(height, axes[1].sourceStep));
              Value packedLine =
                  e.add(planeStart, e.mul(packedRow, plane.row()));
              Value gradLine = e.add(gradStart, e.mul(line, width));
              auto step = [&](Value x, int64_t valid, ValueRange carried) {
                Values next = llvm::to_vector_of<Value>(carried), seen;
                for (Value start : starts)
                  seen.push_back(e.load(packed,
                                        e.add(e.add(packedLine, start), x),
                                        shape.element, lanes, valid));
                for (int64_t i = 0; i < count; ++i) {
                  Value place = e.add(e.add(gradLine, x), i * shape.ySize());
                  Value g = e.load(grad, place, shape.element, lanes, valid);
                  for (int64_t j = 0; j < numColumns; ++j) {
                    Value &sum = next[i * numColumns + j];
                    sum = math::FmaOp::create(e, g, seen[j], sum);
                  }
                }
                return next;
              };
              Values next = llvm::to_vector_of<Value>(inner);
              if (whole)
                next = e.loop(e.index(0), e.index(whole), lanes, next,
                              [&](Value x, ValueRange carried) {
                                return step(x, lanes, carried);
                              });
              if (width > whole)
                next = step(e.index(whole), width - whole, next);
              return next;
            });
      });
  Value isFirst = arith::CmpIOp::create(e, arith::CmpIPredicate::eq,
                                        firstSample, e.index(0));
  int64_t window = shape.windowSize();
  for (int64_t i = 0; i < count; ++i) {
    Value weightRow = e.mul(e.add(firstOutput, i), shape.inputs * window);
    Value place = e.add(e.add(weightRow, e.mul(firstChannel, window)), column);
    for (int64_t j = 0; j < numColumns; ++j) {
      Value sum = addLanes(e, sums[i * numColumns + j]), at = e.add(place, j);
      Value before = e.load(result, at, shape.element, 0, 0);
      Value added = arith::AddFOp::create(e, before, sum);
      e.store(arith::SelectOp::create(e, isFirst, sum, added), result, at, 0,
              0);
    }
  }
}

void cpu::emitWeightGrad(Emission &emission, Value product,
                         const ConvolutionShape &shape) {
  WeightGradEmitter(emission, product, shape).emit();
}

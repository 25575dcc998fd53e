//===- Convolution.cpp - Kernels around one convolution -------------------===//
//
//   for each sample, group and block of rows of the result (a unit)
//     pack the source's rows: padded, a stride taken apart
//     for blocks of mr channels of the result
//       for nv vectors of places along rows: mr x nv sums in registers over the
//       channels of the source and the taps of the window, then the epilogue
//
// Convolutions and their adjoints in the input alike (Convolution.h). A unit
// makes all of its sums, in an order that units do not change.
//
//===----------------------------------------------------------------------===//
#include "Convolution.h"
#include "PackPlanes.h"
#include "thunder/IR/ErrorClass.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::cpu;

/// Taps of a window whose loops are unrolled.
static constexpr size_t mostUnrolledTaps = 16;

namespace {

class ConvolutionEmitter {
public:
  ConvolutionEmitter(Emission &emission, Value product,
                     const ConvolutionShape &shape)
      : graph(emission.graph), emission(emission), e(emission.e),
        product(product), shape(shape),
        axes{shape.axis(0), shape.axis(1), shape.axis(2)},
        cut(getCutAxis(axes)), block(graph.number("block", 1)),
        plane(axes, cut, block) {}
  void emit();

private:
  /// A row segment of places whose last vector has `valid` lanes.
  struct Segment {
    int64_t first;  ///< place of its first vector
    int64_t perRow; ///< vectors in a row
    int64_t valid;
  };
  /// The places of one vector.
  struct Place {
    Value depth, height, width; ///< within the phase
    Value packed;               ///< where tap 0 of channel 0 looks
  };
  /// Taps of one axis, at equal distances.
  struct TapRange {
    int64_t count, window, windowStep, offset, offsetStep;
  };

  void emitPhase(std::array<int64_t, 3> phase);
  void emitChannels(Value channel, int64_t count, const Segment &segment);
  void emitTile(Value channel, int64_t count, Value vector, int64_t vectors,
                const Segment &segment);
  Place placeOf(Value vector, const Segment &segment);
  Values accumulate(Value channel, int64_t count, ArrayRef<Place> places);
  TapRange rangeOf(unsigned axis);
  void finish(Value sum, Value channel, const Place &place, int64_t valid);
  ArrayRef<WindowAxis::Tap> taps(unsigned axis) {
    return axes[axis].phases[phase[axis]];
  }
  Value divide(Value x, int64_t y) {
    return y == 1 ? x : Value(arith::DivUIOp::create(e, x, e.index(y)));
  }
  Value remainder(Value x, int64_t y) {
    return y == 1 ? e.index(0)
                  : Value(arith::RemUIOp::create(e, x, e.index(y)));
  }

  const KernelGraph &graph;
  Emission &emission;
  Emitter &e;
  Value product;
  const ConvolutionShape &shape;
  std::array<WindowAxis, 3> axes;
  unsigned cut;
  int64_t block;
  PackedPlane plane;
  int64_t rows = 1, vectors = 1;    ///< of a tile
  int64_t channels = 0, summed = 0; ///< of result and source, in a group
  int64_t channelStride = 0, summedStride = 0; ///< in the weights
  Value source, weights, packed;

  // Of the unit and the phase that are being emitted.
  Value sample, group, start;
  std::array<int64_t, 3> phase = {0, 0, 0};
  Value rowCount;
};

} // namespace

void ConvolutionEmitter::emit() {
  bool isForward = shape.kind == ConvolutionShape::Kind::Forward;
  const Node &node = graph.node(product);
  source = emission.arguments[graph.node(node.inputs[0]).argument];
  weights = emission.arguments[graph.node(node.inputs[1]).argument];
  channels = isForward ? shape.outputs : shape.inputs;
  summed = isForward ? shape.inputs : shape.outputs;
  int64_t window = shape.windowSize();
  channelStride = isForward ? summed * window : window;
  summedStride = isForward ? window : channels * window;
  rows = std::min(graph.number("rows", 4), channels);
  vectors = graph.number("vectors", 2);
  // A vector of the last row reads beyond its places.
  packed = e.scratch(shape.element, summed * plane.size() + e.target.lanes);
  int64_t blocks = llvm::divideCeil(axes[cut].places(), block);
  e.loop(emission.begin, emission.end, 1, [&](Value unit) {
    Value groupOfAll = divide(unit, blocks);
    start = e.mul(remainder(unit, blocks), block);
    sample = divide(groupOfAll, shape.groups);
    group = remainder(groupOfAll, shape.groups);
    int64_t size = axes[0].sourceSize * axes[1].sourceSize * axes[2].sourceSize;
    PlanePacker(e, axes, cut, plane)
        .pack(source, e.mul(groupOfAll, summed * size), packed, e.index(0),
              e.index(summed), start);
    for (int64_t d = 0; d < axes[0].resultStep; ++d)
      for (int64_t h = 0; h < axes[1].resultStep; ++h)
        for (int64_t w = 0; w < axes[2].resultStep; ++w)
          emitPhase({d, h, w});
  });
}

void ConvolutionEmitter::emitPhase(std::array<int64_t, 3> current) {
  phase = current;
  int64_t places[3];
  for (unsigned i = 0; i < 3; ++i)
    if ((places[i] = axes[i].places(phase[i])) <= 0)
      return;
  // A later phase may have a place less, so the last block may have none.
  Value left = arith::SubIOp::create(e, e.index(places[cut]), start);
  rowCount = e.minimum(e.index(block), left);
  if (cut == 0)
    rowCount = e.mul(rowCount, places[1]);
  int64_t lanes = e.target.lanes, whole = places[2] / lanes;
  SmallVector<Segment, 2> segments;
  if (whole)
    segments.push_back({0, whole, lanes});
  if (places[2] % lanes)
    segments.push_back({whole * lanes, 1, places[2] % lanes});
  for (const Segment &segment : segments) {
    int64_t wholeRows = channels / rows * rows;
    e.loop(e.index(0), e.index(wholeRows), rows,
           [&](Value channel) { emitChannels(channel, rows, segment); });
    if (wholeRows < channels)
      emitChannels(e.index(wholeRows), channels - wholeRows, segment);
  }
}

void ConvolutionEmitter::emitChannels(Value channel, int64_t count,
                                      const Segment &segment) {
  Value total = e.mul(rowCount, segment.perRow);
  Value whole = e.mul(divide(total, vectors), vectors);
  e.loop(e.index(0), whole, vectors, [&](Value vector) {
    emitTile(channel, count, vector, vectors, segment);
  });
  if (vectors > 1)
    e.loop(whole, total, 1,
           [&](Value vector) { emitTile(channel, count, vector, 1, segment); });
}

ConvolutionEmitter::Place ConvolutionEmitter::placeOf(Value vector,
                                                      const Segment &segment) {
  Place place;
  Value row = divide(vector, segment.perRow);
  place.width = e.add(e.mul(remainder(vector, segment.perRow), e.target.lanes),
                      segment.first);
  int64_t height = axes[1].places(phase[1]);
  place.depth = cut == 0 ? divide(row, height) : e.index(0);
  place.height = cut == 0 ? remainder(row, height) : row;
  Value packedRow =
      e.add(e.mul(e.mul(place.depth, axes[0].sourceStep), plane.height),
            e.mul(place.height, axes[1].sourceStep));
  place.packed = e.add(e.mul(packedRow, plane.row()), place.width);
  (cut == 0 ? place.depth : place.height) =
      e.add(cut == 0 ? place.depth : place.height, start);
  return place;
}

ConvolutionEmitter::TapRange ConvolutionEmitter::rangeOf(unsigned axis) {
  ArrayRef<WindowAxis::Tap> all = taps(axis);
  if (all.empty())
    return {0, 0, 0, 0, 0};
  if (all.size() == 1)
    return {1, all[0].window, 0, all[0].offset, 0};
  return {int64_t(all.size()), all[0].window, all[1].window - all[0].window,
          all[0].offset, all[1].offset - all[0].offset};
}

Values ConvolutionEmitter::accumulate(Value channel, int64_t count,
                                      ArrayRef<Place> places) {
  int64_t lanes = e.target.lanes, window = shape.windowSize();
  Values zeros(count * places.size(),
               e.constant(VectorType::get({lanes}, shape.element), 0.0));
  TapRange depth = rangeOf(0), height = rangeOf(1);
  if (depth.count == 0 || height.count == 0 || taps(2).empty())
    return zeros;
  Value firstWeight = e.add(e.mul(group, channels * summed * window),
                            e.mul(channel, channelStride));
  // The taps of one row of the window, from `weight` and `offset` on.
  auto row = [&](Value weight, Value offset, Values sums) {
    for (const WindowAxis::Tap &tap : taps(2)) {
      Values seen;
      for (const Place &place : places)
        seen.push_back(e.load(
            packed, e.add(e.add(place.packed, offset), plane.inRow(tap.offset)),
            shape.element, lanes, lanes));
      for (int64_t i = 0; i < count; ++i) {
        Value scalar =
            e.load(weights, e.add(weight, i * channelStride + tap.window),
                   shape.element, 0, 0);
        Value spread = e.splat(scalar, lanes);
        for (size_t v = 0; v < places.size(); ++v) {
          Value &sum = sums[i * places.size() + v];
          sum = math::FmaOp::create(e, spread, seen[v], sum);
        }
      }
    }
    return sums;
  };
  bool unrolls =
      depth.count * height.count * taps(2).size() <= mostUnrolledTaps;
  // All taps of `range`, in a loop or one after the other.
  auto forTaps = [&](const TapRange &range, int64_t windowStride,
                     int64_t offsetStride, Value weight, Value offset,
                     Values sums, auto body) -> Values {
    auto at = [&](Value index, Values carried) {
      return body(
          e.add(e.add(weight, e.mul(index, range.windowStep * windowStride)),
                range.window * windowStride),
          e.add(e.add(offset, e.mul(index, range.offsetStep * offsetStride)),
                range.offset * offsetStride),
          carried);
    };
    if (unrolls || range.count == 1) {
      for (int64_t i = 0; i < range.count; ++i)
        sums = at(e.index(i), sums);
      return sums;
    }
    return e.loop(e.index(0), e.index(range.count), 1, sums,
                  [&](Value index, ValueRange carried) {
                    return at(index, llvm::to_vector_of<Value>(carried));
                  });
  };
  return e.loop(
      e.index(0), e.index(summed), 1, zeros, [&](Value c, ValueRange carried) {
        Value weight = e.add(firstWeight, e.mul(c, summedStride));
        Value offset = e.mul(c, plane.size());
        return forTaps(depth, shape.window[1] * shape.window[2],
                       plane.height * plane.row(), weight, offset,
                       llvm::to_vector_of<Value>(carried),
                       [&](Value weight, Value offset, Values sums) {
                         return forTaps(height, shape.window[2], plane.row(),
                                        weight, offset, sums, row);
                       });
      });
}

void ConvolutionEmitter::emitTile(Value channel, int64_t count, Value vector,
                                  int64_t numVectors, const Segment &segment) {
  SmallVector<Place> places;
  for (int64_t v = 0; v < numVectors; ++v)
    places.push_back(placeOf(e.add(vector, v), segment));
  Values sums = accumulate(channel, count, places);
  for (int64_t i = 0; i < count; ++i)
    for (int64_t v = 0; v < numVectors; ++v)
      finish(sums[i * numVectors + v],
             e.add(e.add(e.mul(group, channels), channel), i), places[v],
             segment.valid);
}

/// The epilogue and the stores of one vector of sums. The lanes of a phase of
/// several lie apart in the result.
void ConvolutionEmitter::finish(Value sum, Value channel, const Place &place,
                                int64_t valid) {
  Values spatial = {place.depth, place.height, place.width};
  for (unsigned i = 0; i < 3; ++i)
    spatial[i] = e.add(e.mul(spatial[i], axes[i].resultStep), phase[i]);
  Evaluator at(e, graph, emission.arguments);
  at.dims = {sample, channel};
  llvm::append_range(at.dims,
                     ArrayRef<Value>(spatial).take_back(shape.spatial));
  at.vectorDim = at.dims.size() - 1;
  AffineMap identity =
      AffineMap::getMultiDimIdentityMap(at.dims.size(), e.getContext());
  auto storeAll = [&](Value value) {
    Evaluator here = at;
    here.define(product, identity, value);
    Values results;
    for (const Output &output : graph.outputs)
      results.push_back(here.get(output.tensor));
    for (auto [output, result] : llvm::zip(graph.outputs, results))
      here.store(result, output);
  };
  if (axes[2].resultStep == 1) {
    at.lanes = e.target.lanes;
    at.valid = valid;
    return storeAll(sum);
  }
  for (int64_t lane = 0; lane < valid; ++lane) {
    at.dims[at.vectorDim] = e.add(spatial[2], lane * axes[2].resultStep);
    storeAll(e.extract(sum, lane));
  }
}

/// The node of the convolution; errors for kernels that are not around one.
static FailureOr<Value> findProduct(const KernelGraph &graph) {
  Value product;
  for (Value tensor : graph.order) {
    const Node &node = graph.node(tensor);
    if (node.kind == Node::Kind::Elementwise)
      continue;
    bool readsBuffers = llvm::all_of(node.inputs, [&](Value input) {
      return graph.node(input).kind == Node::Kind::Buffer;
    });
    if (product || !isConvolution(node.op) || !readsBuffers)
      return emitUnsupported(node.op->getLoc())
                 << "'" << node.op->getName()
                 << "' is not part of a kernel around one convolution of "
                    "buffers",
             failure();
    product = tensor;
  }
  if (!product)
    return emitUnsupported(graph.loc)
               << "a convolution kernel without a convolution",
           failure();
  for (const Output &output : graph.outputs)
    if (graph.node(output.tensor).type.getShape() !=
        graph.node(product).type.getShape())
      return emitUnsupported(graph.loc)
                 << "results of a convolution kernel have its shape",
             failure();
  return product;
}

LogicalResult cpu::emitConvolution(Emission &emission) {
  const KernelGraph &graph = emission.graph;
  FailureOr<Value> product = findProduct(graph);
  if (failed(product))
    return failure();
  FailureOr<ConvolutionShape> shape =
      analyzeConvolution(graph.node(*product).op);
  if (failed(shape))
    return failure();
  // Where a schedule names no tile, elements are computed one by one.
  if (!graph.number("rows", 0))
    return emitConvolutionLoops(emission, *product, *shape), success();
  if (shape->kind == ConvolutionShape::Kind::WeightGrad)
    return emitWeightGrad(emission, *product, *shape), success();
  ConvolutionEmitter(emission, *product, *shape).emit();
  return success();
}

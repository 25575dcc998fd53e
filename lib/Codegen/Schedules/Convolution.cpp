//===- Convolution.cpp - Schedule of convolutions -------------------------===//
//
// The tile is the one with the fewest cycles for the sizes at hand: one vector
// operation a cycle and port, loads beside them, and a chain of dependent sums
// at least as long as an operation takes. Blocks keep the packed source in half
// a megabyte.
//
//===----------------------------------------------------------------------===//
#include "Convolution.h"
#include "thunder/IR/ErrorClass.h"

using namespace mlir;
using namespace mlir::thunder;

using Kind = ConvolutionShape::Kind;

/// Of packed planes: what a block should not exceed, and what no unit may, as
/// threads have 8 MiB of stack.
static constexpr int64_t wantedBytes = 512 << 10, mostBytes = 4 << 20;
/// Taps along the last dimension, which are unrolled.
static constexpr size_t mostTaps = 64;
/// Units worth making of a single sample.
static constexpr int64_t wantedUnits = 8;

namespace {
struct Tile {
  int64_t rows = 1, columns = 1;
};

/// A tile and how often it and its remainders run.
class TileSearch {
public:
  TileSearch(const CpuTarget &target, int64_t registersOfVector)
      : registers((target.vectors.lanes >= 16 ? 32 : 16) / registersOfVector) {}

  /// The best tile for `rows` by `columns` sums; `rows` of them broadcast.
  Tile find(int64_t rows, int64_t columns) const {
    Tile best;
    double least = std::numeric_limits<double>::infinity();
    for (int64_t r = 1; r <= std::min<int64_t>(rows, 8); ++r)
      for (int64_t c = 1; c <= std::min<int64_t>(columns, 8); ++c) {
        if (r * c + c + 1 > registers)
          break;
        double cost = double(rows / r) * costOfRows(r, c, columns) +
                      (rows % r ? costOfRows(rows % r, c, columns) : 0);
        if (cost < least) {
          least = cost;
          best = {r, c};
        }
      }
    return best;
  }

private:
  static double costOfRows(int64_t r, int64_t c, int64_t columns) {
    return double(columns / c) * costOf(r, c) +
           double(columns % c) * costOf(r, 1);
  }
  /// Cycles: two operations and two loads in each, four until a sum is there.
  static double costOf(int64_t r, int64_t c) {
    return std::max({double(r * c) / 2, double(r + c) / 2, 4.0}) + 0.25;
  }

  int64_t registers;
};
} // namespace

/// Places in blocks of one axis, packed; false when there is no room.
static bool scheduleCorrelation(const ConvolutionShape &shape,
                                const TileSearch &tiles, int64_t lanes,
                                int64_t elementBytes, Schedule &schedule) {
  std::array<WindowAxis, 3> axes = {shape.axis(0), shape.axis(1),
                                    shape.axis(2)};
  for (ArrayRef<WindowAxis::Tap> taps : axes[2].phases)
    if (taps.size() > mostTaps)
      return false;
  // The code of each phase is emitted on its own.
  if (axes[0].resultStep * axes[1].resultStep * axes[2].resultStep > 16)
    return false;
  bool isForward = shape.kind == Kind::Forward;
  int64_t channels = isForward ? shape.outputs : shape.inputs,
          summed = isForward ? shape.inputs : shape.outputs;
  unsigned cut = getCutAxis(axes);
  auto bytes = [&](int64_t block) {
    return double(summed) * double(PackedPlane(axes, cut, block).size()) *
           double(elementBytes);
  };
  int64_t places = axes[cut].places(), block = places;
  if (shape.batch * shape.groups < wantedUnits)
    block = std::min(
        places, std::max<int64_t>(llvm::divideCeil(places, wantedUnits), 8));
  while (block > 1 && bytes(block) > double(wantedBytes))
    block = (block + 1) / 2;
  if (bytes(block) > double(mostBytes))
    return false;
  // Blocks of about equal size.
  block = llvm::divideCeil(places, llvm::divideCeil(places, block));
  int64_t blocks = llvm::divideCeil(places, block);
  int64_t rows = block * (cut == 0 ? axes[1].places() : 1),
          perRow = axes[2].places() / lanes;
  Tile tile = tiles.find(channels, rows * std::max<int64_t>(perRow, 1));
  schedule.set("rows", tile.rows);
  schedule.set("vectors", tile.columns);
  schedule.set("block", block);
  schedule.units = shape.batch * shape.groups * blocks;
  return true;
}

static bool scheduleWeightGrad(const ConvolutionShape &shape,
                               const TileSearch &tiles, int64_t elementBytes,
                               Schedule &schedule) {
  std::array<WindowAxis, 3> axes = {shape.axis(0), shape.axis(1),
                                    shape.axis(2)};
  int64_t plane =
      PackedPlane(axes, /*cut=*/1, axes[1].places()).size() * elementBytes;
  if (plane > mostBytes)
    return false;
  int64_t channels = std::clamp<int64_t>(wantedBytes / plane, 1, shape.inputs);
  int64_t samples =
      std::clamp<int64_t>(wantedBytes / (plane * channels), 1, shape.batch);
  Tile tile = tiles.find(shape.outputs, channels * shape.windowSize());
  schedule.set("rows", tile.rows);
  schedule.set("columns", tile.columns);
  schedule.set("channels", channels);
  schedule.set("samples", samples);
  schedule.units = shape.groups * llvm::divideCeil(shape.outputs, tile.rows);
  return true;
}

LogicalResult mlir::thunder::scheduleConvolution(const Problem &problem,
                                                 Schedule &schedule) {
  auto found = llvm::find_if(problem.body,
                             [](Operation &op) { return isConvolution(&op); });
  if (found == problem.body.end())
    return emitUnsupported(problem.body.getParentOp()->getLoc())
               << "a convolution kernel without a convolution",
           failure();
  FailureOr<ConvolutionShape> shape = analyzeConvolution(&*found);
  if (failed(shape))
    return failure();
  int64_t lanes = problem.target.vectors.lanes;
  bool hasVectorCode = shape->element.isF32() || shape->element.isF64();
  int64_t elementBytes = shape->element.getIntOrFloatBitWidth() / 8;
  TileSearch tiles(problem.target, shape->element.isF64() ? 2 : 1);
  bool hasTiles =
      hasVectorCode && shape->multiplications() > 0 &&
      (shape->kind == Kind::WeightGrad
           ? scheduleWeightGrad(*shape, tiles, elementBytes, schedule)
           : scheduleCorrelation(*shape, tiles, lanes, elementBytes, schedule));
  double cycle = 2.4; // operations of one lane in a nanosecond
  if (hasTiles) {
    schedule.nanoseconds = shape->multiplications() /
                               (double(lanes) * cycle * 4 / elementBytes * 2) +
                           problem.estimate();
    return success();
  }
  schedule.units = std::max<int64_t>(1, problem.result(0).getNumElements());
  schedule.grain = 16;
  schedule.nanoseconds = 2 * shape->multiplications() + problem.estimate();
  return success();
}

//===- Gemm.cpp - Schedule of matrix products -----------------------------===//
//
// The tile fills the registers: 6 x 2 vectors with 16 of them (AVX2), 8 x 2
// with 32 (AVX-512: 8 x 32 f32). Blocks keep the packed right operand in half
// of L2.
//
//===----------------------------------------------------------------------===//
#include "Schedule.h"
#include "thunder/IR/ErrorClass.h"

using namespace mlir;
using namespace mlir::thunder;

namespace {

/// Sizes of a product and how its operands lie in memory.
struct Product {
  int64_t batch = 1, m = 0, n = 0, k = 0;
  int64_t elementBytes = 4;
  bool hasVectorCode = true; ///< f32 and f64
  bool isRightTransposed =
      false; ///< columns of the right operand are not contiguous
  bool isLeftTransposed = false;
  bool hasPartialSums = false; ///< a result has the product's type
};

/// The numbers of one instruction set.
struct TileTable {
  int64_t lanes, rows, vectors, depth, width;
};

} // namespace

static constexpr TileTable tiles[] = {
    {16, 8, 2, 256, 512},
    {8, 6, 2, 256, 256},
    {4, 6, 2, 256, 256},
};

static bool isTransposed(Value operand) {
  if (auto convert = operand.getDefiningOp<ConvertElementTypeOp>())
    return isTransposed(convert.getInput());
  auto transpose = operand.getDefiningOp<TransposeOp>();
  if (!transpose)
    return false;
  int64_t rank = transpose.getPermutation().size();
  return transpose.getPermutation()[rank - 1] != rank - 1;
}

static FailureOr<Product> findProduct(const Problem &problem) {
  for (Operation &op : problem.body)
    if (auto matmul = dyn_cast<MatmulOp>(op)) {
      auto type = cast<RankedTensorType>(matmul.getType()),
           left = cast<RankedTensorType>(matmul.getLhs().getType());
      int64_t rank = type.getRank();
      Product product;
      product.batch = ShapedType::getNumElements(type.getShape().drop_back(2));
      product.m = type.getDimSize(rank - 2);
      product.n = type.getDimSize(rank - 1);
      product.k = left.getDimSize(rank - 1);
      product.elementBytes = type.getElementTypeBitWidth() / 8;
      product.hasVectorCode =
          type.getElementType().isF32() || type.getElementType().isF64();
      product.isLeftTransposed = isTransposed(matmul.getLhs());
      product.isRightTransposed = isTransposed(matmul.getRhs());
      for (unsigned i = 0; i < problem.numResults(); ++i)
        product.hasPartialSums |=
            problem.result(i).getElementType() == type.getElementType();
      return product;
    }
  return emitUnsupported(problem.body.getParentOp()->getLoc())
             << "a gemm kernel without a matrix product",
         failure();
}

/// A divisor of `m` near the largest tile saves the code of a remainder; else
/// tiles of about equal height.
static int64_t chooseRows(int64_t m, int64_t largest) {
  if (m <= largest)
    return std::max<int64_t>(m, 1);
  if (m <= 64)
    for (int64_t rows = largest; rows >= 4; --rows)
      if (m % rows == 0)
        return rows;
  int64_t blocks = (m + largest - 1) / largest;
  return (m + blocks - 1) / blocks;
}

LogicalResult mlir::thunder::scheduleGemm(const Problem &problem,
                                          Schedule &schedule) {
  FailureOr<Product> product = findProduct(problem);
  if (failed(product))
    return failure();
  if (!product->hasVectorCode)
    return scheduleLoops(problem, schedule);
  TileTable table = tiles[2];
  for (const TileTable &row : tiles)
    if (row.lanes == problem.target.vectors.lanes)
      table = row;
  int64_t m = product->m, n = product->n, k = product->k;
  // Vectors of f64 take two registers.
  int64_t vectors =
      std::max<int64_t>(1, table.vectors * 4 / product->elementBytes);
  int64_t rows = chooseRows(m, table.rows);
  // Few rows: wider tiles, so that eight sums are in flight.
  while (rows * vectors * 2 <= table.rows * table.vectors && vectors < 8)
    vectors *= 2;
  // One use of a packed element does not pay for the packing.
  bool packs = product->isRightTransposed ||
               (m > 4 * rows && k * n * product->elementBytes > (64 << 10));
  int64_t depth = packs ? table.depth * 4 / product->elementBytes : 1024;
  if (k > depth && product->hasPartialSums) {
    int64_t blocks = (k + depth - 1) / depth;
    depth = ((k + blocks - 1) / blocks + 7) / 8 * 8;
  } else {
    depth = std::max<int64_t>(k, 1);
  }
  // Packed blocks fit in 512 KiB, whatever the depth.
  int64_t width = table.width, panel = vectors * table.lanes;
  while (width > panel && depth * width * product->elementBytes > (512 << 10))
    width /= 2;
  width = std::max(width / panel * panel, panel);
  if (packs && depth * width * product->elementBytes > (1 << 20))
    return emitUnsupported(problem.body.getParentOp()->getLoc())
               << "a matrix product with an inner dimension of " << k
               << " and no result of its own type",
           failure();
  schedule.set("mr", rows);
  schedule.set("nv", vectors);
  schedule.set("kc", depth);
  schedule.set("nc", width);
  schedule.set("pack", packs);
  schedule.set("pack_left", packs && !product->isLeftTransposed &&
                                n > 4 * panel && depth > 64);
  schedule.units = product->batch * std::max<int64_t>(1, (m + rows - 1) / rows);
  double flops =
      2.0 * double(product->batch) * double(m) * double(n) * double(k);
  schedule.nanoseconds = flops / (double(table.lanes) * 4 * 2.4 * 4 /
                                  double(product->elementBytes)) +
                         problem.estimate();
  return success();
}

//===- Diagonals.cpp - Diagonals and windows ------------------------------===//
//
// Diagonals are slices and pads of a matrix as one row: element (i, i + offset)
// is every (columns + 1)-th.
//
//===----------------------------------------------------------------------===//
#include "Families.h"

using namespace mlir;
using namespace mlir::thunder;

namespace {
/// The diagonal of two dimensions of `x`.
struct Diagonal {
  Value matrices;            ///< x with those two dimensions last, as one row
  SmallVector<int64_t> dims; ///< the permutation that brought them there
  SmallVector<int64_t> outer;
  int64_t rows = 0, columns = 0, start = 0, count = 0;
};
} // namespace

static Diagonal readDiagonal(SymbolBuilder &b, Value x, int64_t offset,
                             int64_t dim1, int64_t dim2) {
  Diagonal diagonal;
  int64_t rank = b.rankOf(x);
  dim1 = b.wrapDim(dim1, rank);
  dim2 = b.wrapDim(dim2, rank);
  if (b.failed())
    return diagonal;
  if (dim1 == dim2) {
    b.invalid() << "a diagonal needs two dimensions of " << x.getType();
    return diagonal;
  }
  for (int64_t i = 0; i < rank; ++i)
    if (i != dim1 && i != dim2) {
      diagonal.dims.push_back(i);
      diagonal.outer.push_back(b.shapeOf(x)[i]);
    }
  diagonal.dims.append({dim1, dim2});
  diagonal.rows = b.shapeOf(x)[dim1];
  diagonal.columns = b.shapeOf(x)[dim2];
  diagonal.count = std::max<int64_t>(
      0, offset >= 0 ? std::min(diagonal.rows, diagonal.columns - offset)
                     : std::min(diagonal.rows + offset, diagonal.columns));
  if (diagonal.count)
    diagonal.start = offset >= 0 ? offset : -offset * diagonal.columns;
  SmallVector<int64_t> flat(diagonal.outer);
  flat.push_back(diagonal.rows * diagonal.columns);
  diagonal.matrices = b.reshape(b.transpose(x, diagonal.dims), flat);
  return diagonal;
}

static Value takeDiagonal(SymbolBuilder &b, Value x, int64_t offset,
                          int64_t dim1, int64_t dim2) {
  Diagonal d = readDiagonal(b, x, offset, dim1, dim2);
  if (b.failed())
    return {};
  int64_t limit =
      d.count ? d.start + (d.count - 1) * (d.columns + 1) + 1 : d.start;
  return b.sliceDim(d.matrices, d.outer.size(), d.start, limit, d.columns + 1);
}

static Value diagonal(SymbolBuilder &b) {
  return takeDiagonal(b, b.tensor("self"), b.integer("offset"),
                      b.integer("dim1"), b.integer("dim2"));
}

static Value linalgDiagonal(SymbolBuilder &b) {
  return takeDiagonal(b, b.tensor("A"), b.integer("offset"), b.integer("dim1"),
                      b.integer("dim2"));
}

static Value diagonalScatter(SymbolBuilder &b) {
  Value x = b.tensor("self"), source = b.tensor("src");
  Diagonal d = readDiagonal(b, x, b.integer("offset"), b.integer("dim1"),
                            b.integer("dim2"));
  if (b.failed())
    return {};
  SmallVector<int64_t> shape(d.outer);
  shape.push_back(d.count);
  if (b.shapeOf(source) != ArrayRef<int64_t>(shape))
    return b.invalid() << "argument 'src', " << source.getType()
                       << ", does not have the shape of the diagonal",
           Value();
  if (d.count == 0)
    return x;
  Value put =
      b.indexCopy(d.matrices, b.iota({d.count}, 0, d.start, d.columns + 1),
                  b.convert(source, b.elementOf(x)), d.outer.size());
  SmallVector<int64_t> inverse(d.dims.size());
  for (auto [to, from] : llvm::enumerate(d.dims))
    inverse[from] = int64_t(to);
  shape.pop_back();
  shape.append({d.rows, d.columns});
  return b.transpose(b.reshape(put, shape), inverse);
}

/// The last dimension on a diagonal of two new ones.
static Value embedDiagonal(SymbolBuilder &b, Value x, int64_t offset,
                           int64_t dim1, int64_t dim2) {
  int64_t rank = b.rankOf(x) + 1;
  dim1 = b.wrapDim(dim1, rank);
  dim2 = b.wrapDim(dim2, rank);
  if (b.failed())
    return {};
  if (dim1 == dim2)
    return b.invalid() << "a diagonal needs two dimensions", Value();
  if (dim1 > dim2) {
    std::swap(dim1, dim2);
    offset = -offset;
  }
  int64_t last = rank - 2, count = b.shapeOf(x)[last];
  int64_t size = count + std::abs(offset);
  int64_t start = offset >= 0 ? offset : -offset * size;
  int64_t extent = count ? (count - 1) * (size + 1) + 1 : 0;
  SmallVector<int64_t> low(rank - 1, 0), high(rank - 1, 0),
      interior(rank - 1, 0);
  low[last] = count ? start : 0;
  high[last] = size * size - low[last] - extent;
  interior[last] = size;
  Value flat = b.pad(x, low, high, interior);
  SmallVector<int64_t> shape(b.shapeOf(x).drop_back());
  shape.append({size, size});
  SmallVector<int64_t> permutation;
  for (int64_t i = 0, next = 0; i < rank; ++i)
    permutation.push_back(i == dim1 ? rank - 2 : i == dim2 ? rank - 1 : next++);
  return b.transpose(b.reshape(flat, shape), permutation);
}

static Value diagEmbed(SymbolBuilder &b) {
  Value x = b.tensor("self");
  if (b.failed() || b.rankOf(x) == 0)
    return b.invalid() << "needs a tensor with dimensions", Value();
  return embedDiagonal(b, x, b.integer("offset"), b.integer("dim1"),
                       b.integer("dim2"));
}

static Value diag(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t offset = b.integer("diagonal");
  if (b.failed())
    return {};
  if (b.rankOf(x) == 1)
    return embedDiagonal(b, x, offset, 0, 1);
  if (b.rankOf(x) == 2)
    return takeDiagonal(b, x, offset, 0, 1);
  return b.invalid() << "expects one or two dimensions, has " << x.getType(),
         Value();
}

static Value diagflat(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t offset = b.integer("offset");
  if (b.failed())
    return {};
  return embedDiagonal(b, b.reshape(x, {b.typeOf(x).getNumElements()}), offset,
                       0, 1);
}

/// Windows of `size` at a distance of `step`: a new last dimension.
static Value unfold(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t rank = b.rankOf(x), dim = b.dim("dimension", rank),
          size = b.integer("size"), step = b.integer("step");
  if (b.failed())
    return {};
  if (rank == 0) {
    x = b.reshape(x, {1});
    rank = 1;
  }
  if (size < 0 || step < 1 || size > b.shapeOf(x)[dim])
    return b.invalid() << "windows of " << size << " by " << step
                       << " do not fit " << x.getType(),
           Value();
  int64_t windows = (b.shapeOf(x)[dim] - size) / step + 1;
  Value place =
      b.add(b.iota({windows, size}, 0, 0, step), b.iota({windows, size}, 1));
  Value taken = b.take(x, place, dim);
  SmallVector<int64_t> permutation;
  for (int64_t i = 0; i <= rank; ++i)
    if (i != dim + 1)
      permutation.push_back(i);
  permutation.push_back(dim + 1);
  Value result = b.transpose(taken, permutation);
  return b.rankOf(b.tensor("self")) == 0 ? b.reshape(result, {size}) : result;
}

ArrayRef<Symbol> mlir::thunder::getDiagonalsSymbols() {
  static const Symbol symbols[] = {
      {"aten.diagonal.default", diagonal},
      {"aten.diagonal_copy.default", diagonal},
      {"aten.linalg_diagonal.default", linalgDiagonal},
      {"aten.diagonal_scatter.default", diagonalScatter},
      {"aten.diag_embed.default", diagEmbed},
      {"aten.diag.default", diag},
      {"aten.diagflat.default", diagflat},
      {"aten.unfold.default", unfold},
      {"aten.unfold_copy.default", unfold},
  };
  return symbols;
}

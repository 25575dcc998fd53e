//===- LinearSystems.cpp - Determinants, inverses, solutions --------------===//
//
// Elimination with partial pivoting, a step a column, all matrices of a batch
// at once. The steps are unrolled, so only for small matrices.
//
//===----------------------------------------------------------------------===//
#include "Families.h"
#include "thunder/IR/Functions.h"

using namespace mlir;
using namespace mlir::thunder;

using Results = SmallVector<Value>;

constexpr int64_t mostColumns = 64;

namespace {
/// P A = L U of matrices [batch, m, n].
struct Factors {
  Value packed;      ///< [batch, m, n]: U, and L below the diagonal
  Value permutation; ///< i64 [batch, m]: row i of P A is this row of A
  Value pivots;      ///< i32 [batch, min(m, n)]: rows that were swapped, from 1
  Value sign;        ///< [batch]: of the permutation
};
} // namespace

/// The matrices of argument `name` as [batch, n, m] in the dtype to compute in.
static Value readMatrices(SymbolBuilder &b, StringRef name) {
  Value x = b.tensor(name);
  if (b.failed())
    return {};
  int64_t rank = b.rankOf(x);
  if (rank < 2 || !isFloating(b.elementOf(x)))
    return b.invalid() << "expects floating matrices, has " << x.getType(),
           Value();
  ArrayRef<int64_t> shape = b.shapeOf(x);
  int64_t batch = ShapedType::getNumElements(shape.drop_back(2));
  return b.reshape(b.toCompute(x), {batch, shape[rank - 2], shape[rank - 1]});
}

/// The same, which must be square and not too large.
static Value readSquare(SymbolBuilder &b, StringRef name) {
  Value x = readMatrices(b, name);
  if (!x)
    return {};
  int64_t size = b.shapeOf(x)[1];
  if (size != b.shapeOf(x)[2])
    return b.invalid() << "expects square matrices, has "
                       << b.tensor(name).getType(),
           Value();
  if (size > mostColumns)
    return b.unsupported() << "matrices of more than " << mostColumns
                           << " columns",
           Value();
  return x;
}

/// A number a matrix, repeated to `shape` [batch, …].
static Value spreadBatch(PrimitiveBuilder &b, Value x,
                         ArrayRef<int64_t> shape) {
  return b.broadcastInDim(x, shape, int64_t(0));
}

/// Rows in another order: [batch, n, m] by index [batch, n].
static Value takeRows(PrimitiveBuilder &b, Value x, Value index) {
  if (!x || b.shapeOf(x)[2] == 0)
    return x;
  return b.gather(x, b.broadcastInDim(index, b.shapeOf(x), {0, 1}), 1);
}

static Factors factorize(PrimitiveBuilder &b, Value a) {
  ArrayRef<int64_t> shape = b.shapeOf(a);
  int64_t batch = shape[0], rows = shape[1], steps = std::min(rows, shape[2]);
  SmallVector<int64_t> vectors = {batch, rows};
  Factors f;
  f.packed = a;
  f.permutation = b.iota(vectors, 1);
  f.sign = b.full({batch}, b.elementOf(a), 1);
  SmallVector<Value> pivots;
  Value row = b.iota(vectors, 1);
  for (int64_t k = 0; k < steps && f.packed; ++k) {
    // The row with the largest element of this column, from row k on.
    Value column = b.selectDim(f.packed, 2, k);
    Value size = b.make<AbsOp>(column);
    Value isDone = b.compare<LtOp>(row, b.fullLike(row, k));
    Value best = b.argmax(b.where(isDone, b.fullLike(size, -1), size), 1);
    pivots.push_back(b.reshape(b.convert(b.add(best, b.fullLike(best, 1)),
                                         b.getBuilder().getI32Type()),
                               {batch, 1}));
    Value here = b.fullLike(row, k), there = spreadBatch(b, best, vectors);
    Value order = b.where(b.compare<EqOp>(row, here), there,
                          b.where(b.compare<EqOp>(row, there), here, row));
    Value isSwapped = b.compare<NeOp>(best, b.fullLike(best, k));
    f.sign = b.where(isSwapped, b.neg(f.sign), f.sign);
    f.packed = takeRows(b, f.packed, order);
    f.permutation = b.gather(f.permutation, order, 1);
    if (k + 1 == rows)
      break;
    // Rows below: minus the multiple of row k that clears the column. Of a zero
    // column nothing is to be cleared.
    Value pivotRow = b.selectDim(f.packed, 1, k);
    Value pivot = b.selectDim(pivotRow, 1, k), zero = b.fullLike(pivot, 0);
    Value isZero = b.compare<EqOp>(pivot, zero);
    Value divisor = b.where(isZero, b.fullLike(pivot, 1), pivot);
    column = b.selectDim(f.packed, 2, k);
    Value isBelow = b.compare<GtOp>(row, here);
    Value factor =
        b.where(isBelow, b.div(column, spreadBatch(b, divisor, vectors)),
                b.fullLike(column, 0));
    Value isRight =
        b.compare<GtOp>(b.iota(shape, 2), b.full(shape, b.i64(), k));
    Value change = b.mul(b.broadcastInDim(factor, shape, {0, 1}),
                         b.broadcastInDim(pivotRow, shape, {0, 2}));
    change = b.where(isRight, change, b.fullLike(change, 0));
    f.packed = b.sub(f.packed, change);
    // The factors take the place of what they clear.
    Value isColumn =
        b.compare<EqOp>(b.iota(shape, 2), b.full(shape, b.i64(), k));
    Value isKept = b.make<BitwiseAndOp>(
        isColumn, b.broadcastInDim(isBelow, shape, {0, 1}));
    f.packed =
        b.where(isKept, b.broadcastInDim(factor, shape, {0, 1}), f.packed);
  }
  f.pivots = pivots.empty() ? b.full(vectors, b.getBuilder().getI32Type(), 0)
             : pivots.size() == 1 ? pivots.front()
                                  : b.cat(pivots, 1);
  return f;
}

/// The diagonal of matrices [batch, m, n].
static Value diagonalOf(PrimitiveBuilder &b, Value x) {
  ArrayRef<int64_t> shape = b.shapeOf(x);
  Value isDiagonal = b.compare<EqOp>(b.iota(shape, 1), b.iota(shape, 2));
  Value diagonal = b.sum(b.where(isDiagonal, x, b.fullLike(x, 0)), {2});
  return b.sliceDim(diagonal, 1, 0, std::min(shape[1], shape[2]));
}

/// Solves T X = B for a triangular T [batch, n, n] and B [batch, n, m], row by
/// row. With `unit` the diagonal counts as ones.
static Value solveTriangle(PrimitiveBuilder &b, Value t, Value rhs, bool upper,
                           bool unit) {
  int64_t n = b.shapeOf(t)[1], batch = b.shapeOf(rhs)[0],
          width = b.shapeOf(rhs)[2];
  SmallVector<Value> rows(n);
  for (int64_t step = 0; step < n; ++step) {
    int64_t i = upper ? n - 1 - step : step;
    Value row = b.sliceDim(rhs, 1, i, i + 1);
    Value coefficients = b.sliceDim(t, 1, i, i + 1); // [batch, 1, n]
    ArrayRef<Value> known =
        upper ? ArrayRef(rows).drop_front(i + 1) : ArrayRef(rows).take_front(i);
    if (!known.empty() && batch > 0 && width > 0) {
      Value solved = known.size() == 1 ? known.front() : b.cat(known, 1);
      Value part = upper ? b.sliceDim(coefficients, 2, i + 1, n)
                         : b.sliceDim(coefficients, 2, 0, i);
      row = b.sub(row, b.matmul(part, solved));
    }
    if (!unit) {
      Value pivot = b.reshape(b.sliceDim(coefficients, 2, i, i + 1), {batch});
      if (!row || !pivot)
        return {};
      row = b.div(row, spreadBatch(b, pivot, b.shapeOf(row)));
    }
    rows[i] = row;
  }
  return rows.empty() ? rhs : rows.size() == 1 ? rows.front() : b.cat(rows, 1);
}

static Value solveFactors(PrimitiveBuilder &b, const Factors &f, Value rhs) {
  Value permuted = takeRows(b, rhs, f.permutation);
  Value y = solveTriangle(b, f.packed, permuted, /*upper=*/false, true);
  return solveTriangle(b, f.packed, y, /*upper=*/true, false);
}

static Value identityLike(PrimitiveBuilder &b, Value a) {
  ArrayRef<int64_t> shape = b.shapeOf(a);
  return b.convert(b.compare<EqOp>(b.iota(shape, 1), b.iota(shape, 2)),
                   b.elementOf(a));
}

static Value swapLast(PrimitiveBuilder &b, Value x) {
  return b.transpose(x, {0, 2, 1});
}

//===----------------------------------------------------------------------===//
// Determinants
//===----------------------------------------------------------------------===//

/// `values` [batch, …] in the batch shape of argument `name`.
static Value finishBatch(SymbolBuilder &b, StringRef name, Value values,
                         int64_t numDims, bool keepsType = true) {
  if (!values)
    return {};
  Value x = b.tensor(name);
  SmallVector<int64_t> shape(b.shapeOf(x).drop_back(2));
  llvm::append_range(shape, b.shapeOf(values).take_back(numDims));
  values = b.reshape(values, shape);
  return keepsType ? b.convert(values, b.elementOf(x)) : values;
}

static StringRef nameOfMatrix(SymbolBuilder &b) {
  return b.getOp().getArgument("A") ? "A" : "self";
}

static Value determinantOf(PrimitiveBuilder &b, const Factors &f) {
  Value diagonal = diagonalOf(b, f.packed);
  return b.mul(f.sign, b.reduce<ProdOp>(diagonal, {1}));
}

template <bool withFactors> static Results det(SymbolBuilder &b) {
  StringRef name = nameOfMatrix(b);
  Value a = readSquare(b, name);
  if (!a)
    return {};
  // PyTorch's factors are those of the transposed matrix.
  Factors f = factorize(b, withFactors ? swapLast(b, a) : a);
  Results results = {finishBatch(b, name, determinantOf(b, f), 0)};
  if (withFactors) {
    results.push_back(finishBatch(b, name, f.packed, 2));
    results.push_back(finishBatch(b, name, f.pivots, 1, false));
  }
  return results;
}

/// The sign of the determinant and the logarithm of its size.
template <bool withFactors> static Results slogdet(SymbolBuilder &b) {
  StringRef name = nameOfMatrix(b);
  Value a = readSquare(b, name);
  if (!a)
    return {};
  Factors f = factorize(b, withFactors ? swapLast(b, a) : a);
  Value diagonal = diagonalOf(b, f.packed);
  Value sign = b.mul(f.sign, b.reduce<ProdOp>(b.make<SignOp>(diagonal), {1}));
  Value log = b.sum(b.log(b.make<AbsOp>(diagonal)), {1});
  Results results = {finishBatch(b, name, sign, 0),
                     finishBatch(b, name, log, 0)};
  if (withFactors) {
    results.push_back(finishBatch(b, name, f.packed, 2));
    results.push_back(finishBatch(b, name, f.pivots, 1, false));
  }
  return results;
}

/// NaN of a negative determinant.
static Value logdet(SymbolBuilder &b) {
  StringRef name = nameOfMatrix(b);
  Value a = readSquare(b, name);
  return a ? finishBatch(b, name, b.log(determinantOf(b, factorize(b, a))), 0)
           : Value();
}

//===----------------------------------------------------------------------===//
// Inverses and solutions
//===----------------------------------------------------------------------===//

/// One where a pivot is 0, which PyTorch reports as an error.
static Value firstZeroPivot(PrimitiveBuilder &b, const Factors &f) {
  Value diagonal = diagonalOf(b, f.packed);
  SmallVector<int64_t> shape(b.shapeOf(diagonal));
  Value isZero = b.compare<EqOp>(diagonal, b.fullLike(diagonal, 0));
  Value place = b.iota(shape, 1, /*start=*/1);
  // The smallest place of a zero, or 0.
  Value none = b.fullLike(place, shape[1] + 1);
  Value first = b.reduce<AminOp>(b.where(isZero, place, none), {1});
  Value limit = b.fullLike(first, shape[1]);
  return b.where(b.compare<GtOp>(first, limit), b.fullLike(first, 0), first);
}

/// What is divided by a zero pivot is an error when the program runs.
static Factors factorizeRegular(PrimitiveBuilder &b, Value a) {
  Factors f = factorize(b, a);
  if (!f.packed || b.shapeOf(a)[1] == 0)
    return f;
  Value info = b.checkIndex(firstZeroPivot(b, f), 0, 1, std::nullopt,
                            "the matrix is singular");
  // Through the permutation, so that using the factors checks.
  f.permutation =
      b.add(f.permutation, spreadBatch(b, info, b.shapeOf(f.permutation)));
  return f;
}

template <bool withInfo> static Results inverse(SymbolBuilder &b) {
  StringRef name = nameOfMatrix(b);
  Value a = readSquare(b, name);
  bool checks = !withInfo || b.boolean("check_errors");
  if (!a || b.failed())
    return {};
  Factors f = checks ? factorizeRegular(b, a) : factorize(b, a);
  Value result = solveFactors(b, f, identityLike(b, a));
  Results results = {finishBatch(b, name, result, 2)};
  if (withInfo) {
    Value info = b.shapeOf(a)[1] ? firstZeroPivot(b, f)
                                 : b.full({b.shapeOf(a)[0]}, b.i64(), 0);
    results.push_back(finishBatch(
        b, name, b.convert(info, b.getBuilder().getI32Type()), 0, false));
  }
  return results;
}

/// A X = B, or X A = B; B is matrices, or vectors in one dimension less.
template <bool withFactors> static Results solve(SymbolBuilder &b) {
  Value a = readSquare(b, "A");
  Value rhs = b.tensor("B");
  bool isLeft = b.boolean("left");
  bool checks = !withFactors || b.boolean("check_errors");
  if (!a || b.failed())
    return {};
  Value original = b.tensor("A");
  Type element = b.elementOf(original);
  SmallVector<int64_t> batch(b.shapeOf(original).drop_back(2));
  int64_t rank = b.rankOf(original), n = b.shapeOf(a)[1];
  bool isVector =
      b.rankOf(rhs) == 1 || (b.rankOf(rhs) == rank - 1 &&
                             b.shapeOf(rhs) == b.shapeOf(original).drop_back());
  Value wide = b.toCompute(rhs);
  if (isVector)
    wide = b.unsqueeze(wide, b.rankOf(wide));
  if (b.elementOf(rhs) != element || b.rankOf(wide) < 2)
    return b.invalid() << "not defined for " << original.getType() << " and "
                       << rhs.getType(),
           Results();
  SmallVector<int64_t> common(batch);
  ArrayRef<int64_t> given = b.shapeOf(wide).drop_back(2);
  if (given != ArrayRef<int64_t>(batch)) {
    FailureOr<SmallVector<int64_t>> both =
        b.broadcastShapes({b.full(batch, b.i1(), 0), b.full(given, b.i1(), 0)});
    if (failed(both))
      return {};
    common = *both;
  }
  int64_t rows = b.shapeOf(wide)[b.rankOf(wide) - 2],
          columns = b.shapeOf(wide).back(),
          count = ShapedType::getNumElements(common);
  auto toCommon = [&](Value value, int64_t height, int64_t width) {
    SmallVector<int64_t> shape(common);
    shape.append({height, width});
    return b.reshape(b.broadcastTo(value, shape), {count, height, width});
  };
  Value left = toCommon(b.toCompute(original), n, n),
        right = toCommon(wide, rows, columns);
  if (!isLeft) {
    left = swapLast(b, left);
    right = swapLast(b, right);
  }
  if (!left || !right || b.shapeOf(right)[1] != n)
    return b.failed()
               ? Results()
               : (b.invalid() << "the sides have different sizes", Results());
  Factors f = checks ? factorizeRegular(b, left) : factorize(b, left);
  Value x = solveFactors(b, f, right);
  if (!isLeft)
    x = swapLast(b, x);
  SmallVector<int64_t> shape(common);
  shape.push_back(rows);
  if (!isVector)
    shape.push_back(columns);
  Results results = {b.convert(b.reshape(x, shape), element)};
  if (withFactors) {
    // Those of A itself.
    Factors own = factorize(b, isLeft ? a : swapLast(b, a));
    Value info =
        n ? firstZeroPivot(b, own) : b.full({b.shapeOf(a)[0]}, b.i64(), 0);
    results.push_back(finishBatch(b, "A", own.packed, 2));
    results.push_back(finishBatch(b, "A", own.pivots, 1, false));
    results.push_back(finishBatch(
        b, "A", b.convert(info, b.getBuilder().getI32Type()), 0, false));
  }
  return results;
}

/// L [batch, m, k] and U [batch, k, n] of packed factors, k = min(m, n).
static Value lowerOf(PrimitiveBuilder &b, Value packed) {
  ArrayRef<int64_t> shape = b.shapeOf(packed);
  Value row = b.iota(shape, 1), column = b.iota(shape, 2);
  Value below =
      b.where(b.compare<GtOp>(row, column), packed, b.fullLike(packed, 0));
  Value lower =
      b.where(b.compare<EqOp>(row, column), b.fullLike(packed, 1), below);
  return b.sliceDim(lower, 2, 0, std::min(shape[1], shape[2]));
}
static Value upperOf(PrimitiveBuilder &b, Value packed) {
  ArrayRef<int64_t> shape = b.shapeOf(packed);
  Value upper = b.where(b.compare<LeOp>(b.iota(shape, 1), b.iota(shape, 2)),
                        packed, b.fullLike(packed, 0));
  return b.sliceDim(upper, 1, 0, std::min(shape[1], shape[2]));
}

/// The matrix P of A = P L U.
static Value permutationOf(PrimitiveBuilder &b, Value order, Type element) {
  SmallVector<int64_t> shape(b.shapeOf(order));
  shape.push_back(shape[1]);
  // Row i of P' A is row order[i] of A.
  return b.convert(
      b.compare<EqOp>(b.iota(shape, 1), b.broadcastInDim(order, shape, {0, 2})),
      element);
}

/// Factors in the forms that PyTorch's operators give them.
enum class FactorForm { Packed, PackedWithInfo, Parts };
template <FactorForm form> static Results lu(SymbolBuilder &b) {
  StringRef name = nameOfMatrix(b);
  Value a = readMatrices(b, name);
  bool pivots = b.boolean("pivot");
  if (!a || b.failed())
    return {};
  if (!pivots || std::min(b.shapeOf(a)[1], b.shapeOf(a)[2]) > mostColumns)
    return b.unsupported() << "factors without pivoting or of more than "
                           << mostColumns << " columns",
           Results();
  Factors f = factorize(b, a);
  if (form == FactorForm::Parts)
    return {finishBatch(b, name,
                        permutationOf(b, f.permutation, b.elementOf(a)), 2),
            finishBatch(b, name, lowerOf(b, f.packed), 2),
            finishBatch(b, name, upperOf(b, f.packed), 2)};
  Results results = {finishBatch(b, name, f.packed, 2),
                     finishBatch(b, name, f.pivots, 1, false)};
  if (form == FactorForm::PackedWithInfo) {
    bool isEmpty = b.shapeOf(f.pivots)[1] == 0;
    Value info =
        isEmpty ? b.full({b.shapeOf(a)[0]}, b.i64(), 0) : firstZeroPivot(b, f);
    results.push_back(finishBatch(
        b, name, b.convert(info, b.getBuilder().getI32Type()), 0, false));
  }
  return results;
}

Value mlir::thunder::buildCholeskySolve(PrimitiveBuilder &b, Value lower,
                                        Value rhs) {
  if (!lower || !rhs)
    return {};
  Value y = solveTriangle(b, lower, rhs, /*upper=*/false, false);
  return solveTriangle(b, swapLast(b, lower), y, /*upper=*/true, false);
}

/// A X = B from the triangle L of A = L L', or U of U' U.
static Value choleskySolve(SymbolBuilder &b) {
  Value rhs = readMatrices(b, "self"), t = readSquare(b, "input2");
  bool upper = b.boolean("upper");
  if (!rhs || !t || b.failed())
    return {};
  if (b.shapeOf(rhs)[0] != b.shapeOf(t)[0] ||
      b.elementOf(rhs) != b.elementOf(t))
    return b.unsupported() << "different batches", Value();
  if (b.shapeOf(rhs)[1] != b.shapeOf(t)[1])
    return b.invalid() << "the sides have different sizes", Value();
  return finishBatch(b, "self",
                     buildCholeskySolve(b, upper ? swapLast(b, t) : t, rhs), 2);
}

static Value choleskyInverse(SymbolBuilder &b) {
  Value t = readSquare(b, "self");
  bool upper = b.boolean("upper");
  if (!t || b.failed())
    return {};
  return finishBatch(
      b, "self",
      buildCholeskySolve(b, upper ? swapLast(b, t) : t, identityLike(b, t)), 2);
}

/// A = Q R by reflections, a column each, with LAPACK's signs.
static Results qr(SymbolBuilder &b) {
  Value a = readMatrices(b, "A");
  StringRef mode = b.string("mode");
  if (!a || b.failed())
    return {};
  ArrayRef<int64_t> shape = b.shapeOf(a);
  int64_t batch = shape[0], rows = shape[1], columns = shape[2],
          rank = std::min(rows, columns);
  if (rank > mostColumns)
    return b.unsupported() << "matrices of more than " << mostColumns
                           << " columns",
           Results();
  if (mode != "reduced" && mode != "complete")
    return b.unsupported() << "mode '" << mode << "'", Results();
  SmallVector<int64_t> square = {batch, rows, rows}, vectors = {batch, rows};
  Value q = b.convert(b.compare<EqOp>(b.iota(square, 1), b.iota(square, 2)),
                      b.elementOf(a)),
        r = a, row = b.iota(vectors, 1);
  for (int64_t k = 0; batch > 0 && k < rank && r; ++k) {
    Value here = b.fullLike(row, k), column = b.selectDim(r, 2, k);
    Value zero = b.fullLike(column, 0);
    Value below = b.where(b.compare<GtOp>(row, here), column, zero);
    Value alpha = b.selectDim(column, 1, k);
    Value rest = b.sum(b.mul(below, below), {1});
    // Where all is 0 below, nothing is to be reflected.
    Value isDone = b.compare<EqOp>(rest, b.fullLike(rest, 0));
    Value square = b.add(rest, b.mul(alpha, alpha)), one = b.fullLike(rest, 1);
    Value norm = b.make<SqrtOp>(b.where(isDone, one, square));
    Value beta = b.where(b.compare<LtOp>(alpha, b.fullLike(alpha, 0)), norm,
                         b.neg(norm));
    Value tau =
        b.where(isDone, b.fullLike(rest, 0), b.div(b.sub(beta, alpha), beta));
    Value divisor = b.where(isDone, one, b.sub(alpha, beta));
    Value v = b.div(below, spreadBatch(b, divisor, vectors));
    v = b.where(b.compare<EqOp>(row, here), b.fullLike(v, 1), v);
    Value vColumn = b.reshape(v, {batch, rows, 1}),
          vRow = b.reshape(v, {batch, 1, rows});
    auto scaled = [&](Value x) {
      return x ? b.mul(x, spreadBatch(b, tau, b.shapeOf(x))) : Value();
    };
    r = b.sub(r, b.matmul(vColumn, scaled(b.matmul(vRow, r))));
    q = b.sub(q, b.matmul(scaled(b.matmul(q, vColumn)), vRow));
  }
  if (!q || !r)
    return {};
  Value upper = b.where(b.compare<LeOp>(b.iota(shape, 1), b.iota(shape, 2)), r,
                        b.fullLike(r, 0));
  if (mode == "reduced") {
    q = b.sliceDim(q, 2, 0, rank);
    upper = b.sliceDim(upper, 1, 0, rank);
  }
  return {finishBatch(b, "A", q, 2), finishBatch(b, "A", upper, 2)};
}

/// The inverse of a linear map of tensors: dimensions before `ind` come from
/// those behind it.
static Value tensorInverse(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t split = b.integer("ind");
  if (b.failed())
    return {};
  int64_t rank = b.rankOf(x);
  if (split < 1 || split > rank || !isFloating(b.elementOf(x)))
    return b.invalid() << "argument 'ind' is " << split, Value();
  SmallVector<int64_t> front(b.shapeOf(x).take_front(split)),
      back(b.shapeOf(x).drop_front(split));
  int64_t size = ShapedType::getNumElements(front);
  if (size != ShapedType::getNumElements(back))
    return b.invalid() << "dimensions before and behind " << split
                       << " have different sizes",
           Value();
  if (size > mostColumns)
    return b.unsupported() << "matrices of more than " << mostColumns
                           << " columns",
           Value();
  Value a = b.reshape(b.toCompute(x), {1, size, size});
  if (!a)
    return {};
  Value inverse = solveFactors(b, factorizeRegular(b, a), identityLike(b, a));
  llvm::append_range(back, front);
  return b.convert(b.reshape(inverse, back), b.elementOf(x));
}

static Value solveTriangular(SymbolBuilder &b) {
  Value t = readSquare(b, "self"), rhs = b.tensor("B");
  bool upper = b.boolean("upper"), isLeft = b.boolean("left"),
       unit = b.boolean("unitriangular");
  if (!t || b.failed())
    return {};
  Value original = b.tensor("self");
  Type element = b.elementOf(original);
  if (b.elementOf(rhs) != element || b.rankOf(rhs) < 2)
    return b.invalid() << "not defined for " << original.getType() << " and "
                       << rhs.getType(),
           Value();
  FailureOr<SmallVector<int64_t>> batch =
      b.broadcastShapes({b.full(b.shapeOf(original).drop_back(2), b.i1(), 0),
                         b.full(b.shapeOf(rhs).drop_back(2), b.i1(), 0)});
  if (failed(batch))
    return {};
  int64_t n = b.shapeOf(t)[1], rows = b.shapeOf(rhs)[b.rankOf(rhs) - 2],
          columns = b.shapeOf(rhs).back(),
          count = ShapedType::getNumElements(*batch);
  auto toCommon = [&](Value value, int64_t height, int64_t width) {
    SmallVector<int64_t> shape(*batch);
    shape.append({height, width});
    return b.reshape(b.broadcastTo(b.toCompute(value), shape),
                     {count, height, width});
  };
  Value left = toCommon(original, n, n), right = toCommon(rhs, rows, columns);
  if (!isLeft) { // X T = B is T' X' = B'
    left = swapLast(b, left);
    right = swapLast(b, right);
    upper = !upper;
  }
  if (!left || !right || b.shapeOf(right)[1] != n)
    return b.failed()
               ? Value()
               : (b.invalid() << "the sides have different sizes", Value());
  Value x = solveTriangle(b, left, right, upper, unit);
  SmallVector<int64_t> shape(*batch);
  shape.append({rows, columns});
  return b.convert(b.reshape(isLeft ? x : swapLast(b, x), shape), element);
}

/// By squaring; of the inverse for a negative power.
static Value matrixPower(SymbolBuilder &b) {
  int64_t n = b.integer("n");
  Value a = n < 0 ? readSquare(b, "self") : readMatrices(b, "self");
  if (!a || b.failed())
    return {};
  if (b.shapeOf(a)[1] != b.shapeOf(a)[2])
    return b.invalid() << "expects square matrices, has "
                       << b.tensor("self").getType(),
           Value();
  if (n < 0)
    a = solveFactors(b, factorizeRegular(b, a), identityLike(b, a));
  Value power;
  uint64_t left = n < 0 ? -uint64_t(n) : uint64_t(n);
  for (Value square = a; left > 0; left /= 2) {
    if (left % 2)
      power = power ? b.matmul(power, square) : square;
    if (left > 1)
      square = b.matmul(square, square);
  }
  return finishBatch(b, "self", power ? power : identityLike(b, a), 2);
}

/// A = L L' of symmetric positive matrices, of which one triangle is read.
template <bool withInfo> static Results cholesky(SymbolBuilder &b) {
  Value a = readSquare(b, "self");
  bool upper = b.boolean("upper");
  if (!a || b.failed())
    return {};
  if (withInfo && b.boolean("check_errors"))
    return b.unsupported() << "argument 'check_errors'", Results();
  if (upper)
    a = swapLast(b, a);
  int64_t batch = b.shapeOf(a)[0], n = b.shapeOf(a)[1];
  SmallVector<Value> columns; // [batch, n, 1]
  Value row = b.iota({batch, n, 1}, 1);
  Value failedAt = b.full({batch}, b.i64(), 0);
  for (int64_t k = 0; k < n; ++k) {
    Value column = b.sliceDim(a, 2, k, k + 1);
    if (!columns.empty() && batch > 0) {
      Value known = columns.size() == 1 ? columns.front() : b.cat(columns, 2);
      Value mine = swapLast(b, b.sliceDim(known, 1, k, k + 1));
      column = b.sub(column, b.matmul(known, mine));
    }
    Value pivot = b.reshape(b.sliceDim(column, 1, k, k + 1), {batch});
    if (!pivot)
      return {};
    Value isPositive = b.compare<GtOp>(pivot, b.fullLike(pivot, 0));
    Value isFirst = b.make<BitwiseAndOp>(
        b.make<BitwiseNotOp>(isPositive),
        b.compare<EqOp>(failedAt, b.fullLike(failedAt, 0)));
    failedAt = b.where(isFirst, b.fullLike(failedAt, k + 1), failedAt);
    Value root = spreadBatch(b, b.make<SqrtOp>(pivot), b.shapeOf(column));
    column = b.where(b.compare<GeOp>(row, b.fullLike(row, k)),
                     b.div(column, root), b.fullLike(column, 0));
    columns.push_back(column);
  }
  Value result = columns.empty()       ? a
                 : columns.size() == 1 ? columns.front()
                                       : b.cat(columns, 2);
  if (!withInfo && n > 0) {
    Value info = b.checkIndex(failedAt, 0, 1, std::nullopt,
                              "the matrix is not positive-definite");
    result = b.add(result, spreadBatch(b, b.convert(info, b.elementOf(result)),
                                       b.shapeOf(result)));
  }
  if (upper)
    result = swapLast(b, result);
  Results results = {finishBatch(b, "self", result, 2)};
  if (withInfo)
    results.push_back(finishBatch(
        b, "self", b.convert(failedAt, b.getBuilder().getI32Type()), 0, false));
  return results;
}

ArrayRef<Symbol> mlir::thunder::getLinearSystemsSymbols() {
  static const Symbol symbols[] = {
      {"aten.linalg_det.default", nullptr, det<false>},
      {"aten.det.default", nullptr, det<false>},
      {"aten._linalg_det.default", nullptr, det<true>},
      {"aten.linalg_slogdet.default", nullptr, slogdet<false>},
      {"aten.slogdet.default", nullptr, slogdet<false>},
      {"aten._linalg_slogdet.default", nullptr, slogdet<true>},
      {"aten.logdet.default", logdet},
      {"aten.linalg_inv.default", nullptr, inverse<false>},
      {"aten.inverse.default", nullptr, inverse<false>},
      {"aten.linalg_inv_ex.default", nullptr, inverse<true>},
      {"aten.linalg_solve.default", nullptr, solve<false>},
      {"aten._linalg_solve_ex.default", nullptr, solve<true>},
      {"aten.linalg_solve_triangular.default", solveTriangular},
      {"aten.linalg_lu.default", nullptr, lu<FactorForm::Parts>},
      {"aten.linalg_lu_factor.default", nullptr, lu<FactorForm::Packed>},
      {"aten.linalg_lu_factor_ex.default", nullptr,
       lu<FactorForm::PackedWithInfo>},
      {"aten._lu_with_info.default", nullptr, lu<FactorForm::PackedWithInfo>},
      {"aten.linalg_qr.default", nullptr, qr},
      {"aten.cholesky_solve.default", choleskySolve},
      {"aten.cholesky_inverse.default", choleskyInverse},
      {"aten.linalg_tensorinv.default", tensorInverse},
      {"aten.linalg_matrix_power.default", matrixPower},
      {"aten.matrix_power.default", matrixPower},
      {"aten.linalg_cholesky.default", nullptr, cholesky<false>},
      {"aten.linalg_cholesky_ex.default", nullptr, cholesky<true>},
  };
  return symbols;
}

//===- LinearSystems.cpp - Gradient rules of solutions by triangles -------===//
//
// PyTorch's formulas, which give the triangle that is not read a gradient, too.
//
//===----------------------------------------------------------------------===//
#include "CompositeRules.h"
#include "thunder/Symbols/Formulas.h"

using namespace mlir;
using namespace mlir::thunder;

/// As [batch, rows, columns] in the dtype to compute in.
static Value toMatrices(SymbolBuilder &b, Value x) {
  ArrayRef<int64_t> shape = b.shapeOf(x);
  if (!x || shape.size() < 2)
    return {};
  return b.reshape(b.toCompute(x),
                   {ShapedType::getNumElements(shape.drop_back(2)),
                    shape[shape.size() - 2], shape.back()});
}

static Value swapLast(SymbolBuilder &b, Value x) {
  return b.transpose(x, {0, 2, 1});
}

/// Adds `term`, matrices, to the cotangent of argument `name`.
static void add(SymbolBuilder &b, Gradients &gradients, StringRef name,
                Value term) {
  Value operand = b.tensor(name);
  if (operand && term)
    gradients.add(
        b, operand,
        b.convert(b.reshape(term, b.shapeOf(operand)), b.elementOf(operand)));
}

/// A symmetric matrix times the triangle of argument `name`.
static Value timesTriangle(SymbolBuilder &b, Value common, StringRef name,
                           bool upper) {
  Value triangle = toMatrices(b, b.tensor(name));
  return upper ? b.matmul(triangle, common) : b.matmul(common, triangle);
}

static void choleskySolve(SymbolBuilder &b, Gradients &gradients) {
  bool upper = b.boolean("upper");
  Value triangle = toMatrices(b, b.tensor("input2"));
  Value result = toMatrices(b, b.getOp()->getResult(0)),
        g = toMatrices(b, gradients.of(b, b.getOp()));
  if (b.failed() || !triangle || !g)
    return;
  Value ofSelf =
      buildCholeskySolve(b, upper ? swapLast(b, triangle) : triangle, g);
  add(b, gradients, "self", ofSelf);
  Value common = b.neg(b.matmul(ofSelf, swapLast(b, result)));
  common = b.add(common, swapLast(b, common));
  add(b, gradients, "input2", timesTriangle(b, common, "input2", upper));
}

static void choleskyInverse(SymbolBuilder &b, Gradients &gradients) {
  bool upper = b.boolean("upper");
  Value inverse = toMatrices(b, b.getOp()->getResult(0)),
        g = toMatrices(b, gradients.of(b, b.getOp()));
  if (b.failed() || !g)
    return;
  Value common = b.add(g, swapLast(b, g));
  common = b.neg(b.matmul(inverse, b.matmul(common, inverse)));
  add(b, gradients, "self", timesTriangle(b, common, "self", upper));
}

/// The operand counts as symmetric: both triangles get half of the cotangent.
static void cholesky(SymbolBuilder &b, Gradients &gradients) {
  bool upper = b.boolean("upper");
  Value lower = toMatrices(b, b.getOp()->getResult(0)),
        g = toMatrices(b, gradients.of(b, b.getOp()));
  if (b.failed() || !lower || !g)
    return;
  if (upper) {
    lower = swapLast(b, lower);
    g = swapLast(b, g);
  }
  Value product = b.matmul(swapLast(b, lower), g);
  if (!product)
    return;
  ArrayRef<int64_t> shape = b.shapeOf(product);
  Value row = b.iota(shape, 1), column = b.iota(shape, 2);
  // Half of the lower triangle and of its mirror image.
  Value mirrored =
      b.where(b.compare<GeOp>(row, column), product, swapLast(b, product));
  Value middle = b.mul(mirrored, b.fullLike(mirrored, 0.5));
  // L'^-1 M L^-1, where L'^-1 X is (L L')^-1 L X.
  auto solve = [&](Value x) {
    return buildCholeskySolve(b, lower, b.matmul(lower, x));
  };
  add(b, gradients, "self", solve(swapLast(b, solve(middle))));
}

ArrayRef<SymbolRuleEntry> mlir::thunder::getLinearSystemsRules() {
  static const SymbolRuleEntry rules[] = {
      {"aten.linalg_cholesky.default", cholesky},
      {"aten.linalg_cholesky_ex.default", cholesky},
      {"aten.cholesky_solve.default", choleskySolve},
      {"aten.cholesky_inverse.default", choleskyInverse},
  };
  return rules;
}

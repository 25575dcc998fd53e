//===- Formulas.h - What decompositions and gradient rules share *- C++ -*-===//
//
// A gradient rule that repeats a part of the forward formula calls the same
// function, so that CSE finds the part computed once.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_SYMBOLS_FORMULAS_H
#define THUNDER_SYMBOLS_FORMULAS_H

#include "thunder/Symbols/SymbolBuilder.h"

namespace mlir::thunder {

struct Symbol;
/// The table of losses over classes.
ArrayRef<Symbol> getCrossEntropySymbols();

/// The operands of a binary operator: of one shape, in the dtype to compute in.
struct BinaryOperands {
  Value x, y;  ///< null after an error
  Type result; ///< dtype of the operator's result
};

/// How a binary operator treats its operands.
struct BinaryRules {
  bool floating = false; ///< integers become floats (true division, pow)
  /// A Python number meets a half-precision tensor rounded to that precision
  /// (add, comparisons), or unrounded (mul, div).
  bool roundsNumbers = true;
};

/// Broadcasts and promotes arguments `x` and `y`, each a tensor or a number.
BinaryOperands prepareBinary(SymbolBuilder &b, StringRef x, StringRef y,
                             BinaryRules rules = {});

/// The gradient [numRows, width] of an embedding's weight, from g [index…,
/// width]; nothing for the row `padding` (none when negative). With
/// `scalesByFrequency` each row's is divided by how often it was read.
Value buildEmbeddingGradient(SymbolBuilder &b, Value g, Value index,
                             int64_t numRows, int64_t padding,
                             bool scalesByFrequency);

/// X of L L' X = B, for lower triangles L [batch, n, n] and B [batch, n, m].
Value buildCholeskySolve(PrimitiveBuilder &b, Value lower, Value rhs);

/// log(Σ exp) over the elements up to each, along `dim`, of f32 or f64.
Value buildLogCumsumExp(PrimitiveBuilder &b, Value x, int64_t dim);

/// The checked arguments of the scatter family; 0-d tensors have one dimension.
struct Scatter {
  Value x, index, source; ///< index i64; source as large as the index
  int64_t dim = 0;
  SmallVector<int64_t> shape; ///< of the result
};

/// `sourceName`: the argument with what is written, a tensor or a number.
Scatter readScatter(SymbolBuilder &b, StringRef sourceName);

/// torch.scatter_reduce: `kind` is sum, prod, mean, amax or amin.
Value buildScatterReduce(SymbolBuilder &b, const Scatter &s, StringRef kind,
                         bool includesSelf);

/// Over dimension `dim` of a floating tensor (f32 or f64) that is not 0-d:
/// (x - max) - log(sum(exp(x - max))), and exp(x - max) / sum(exp(x - max)).
Value buildLogSoftmax(PrimitiveBuilder &b, Value x, int64_t dim);
Value buildSoftmax(PrimitiveBuilder &b, Value x, int64_t dim);

/// Their adjoints from the result y: g - exp(y) * sum(g), and
/// g * y - y * sum(g * y).
Value buildLogSoftmaxGradient(PrimitiveBuilder &b, Value g, Value y,
                              int64_t dim);
Value buildSoftmaxGradient(PrimitiveBuilder &b, Value g, Value y, int64_t dim);

/// 1 / (1 + exp(-x)) of an f32 or f64 tensor; below 0 exp(x) / (1 + exp(x)),
/// which does not lose small results.
Value buildSigmoid(PrimitiveBuilder &b, Value x);

/// The constants of selu (Klambauer et al., Self-Normalizing Neural Networks).
inline constexpr double kSeluAlpha = 1.6732632423543772848170429916717,
                        kSeluScale = 1.0507009873554804934193349852946;

/// max(x, 0), NaN where x is NaN.
Value buildRelu(PrimitiveBuilder &b, Value x);

enum class Reduction { None = 0, Mean = 1, Sum = 2 };

/// Argument `reduction`.
FailureOr<Reduction> readReduction(SymbolBuilder &b);

/// The logarithms of x and of 1 - x, not below -100.
std::pair<Value, Value> buildClampedLogs(PrimitiveBuilder &b, Value x);

/// Argument `weight` in the shape and dtype of x; null when it is None.
Value readElementWeight(SymbolBuilder &b, Value x);

/// The checked arguments of a loss over classes.
struct ClassLossArguments {
  Value input;  ///< in the dtype to compute in
  Value target; ///< i64, the input's shape without `dim`; null when given are
  Value probabilities; ///< of each class, in the input's shape and dtype
  Value classWeight;   ///< one a class, in the dtype to compute in; may be null
  int64_t ignoreIndex = -100;
  double smoothing = 0; ///< how much all classes share, 0 to 1
  Reduction reduction = Reduction::Mean;
  int64_t dim = 0; ///< the dimension of classes
  Type element;    ///< the input's own dtype, and the result's
};

FailureOr<ClassLossArguments> readClassLoss(SymbolBuilder &b);

/// `x` times the weight of each class, where there is one.
Value weighClasses(PrimitiveBuilder &b, Value x, const ClassLossArguments &a);

/// The probabilities of classes after smoothing; null when classes are indices.
Value smoothProbabilities(PrimitiveBuilder &b, const ClassLossArguments &a);

/// The pieces of a cross entropy or negative log likelihood over classes given
/// by index. `target` has the input's shape without `dim`.
struct ClassLoss {
  Value target;  ///< i64, checked
  Value isClass; ///< i1, input's shape: this element's class is the target
  Value isValid; ///< i1, target's shape: the target is not the ignored one
  Value weight;  ///< target's shape, the class's weight, 0 where ignored
  Value total;   ///< 0-d: the sum of `weight`
};

/// Builds the pieces for an input of `shape` and element type `element` with
/// classes along `dim`; `classWeight` (one a class) may be null.
ClassLoss buildClassLoss(PrimitiveBuilder &b, ArrayRef<int64_t> shape,
                         Type element, int64_t dim, Value target,
                         Value classWeight, int64_t ignoreIndex);

} // namespace mlir::thunder

#endif // THUNDER_SYMBOLS_FORMULAS_H

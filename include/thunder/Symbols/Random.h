//===- Random.h - What symbols draw ------------------------------*- C++
//-*-===//
//
// A symbol that draws random numbers gets two more arguments when the program
// is imported: `rng.state`, a tensor<2xi64> of seed and offset, and
// `rng.offset`, where in the program's stream its draw begins; or `rng.tape`,
// the draw itself. From then on it is a function of its arguments: repeating it
// replays the draw.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_SYMBOLS_RANDOM_H
#define THUNDER_SYMBOLS_RANDOM_H

#include "thunder/Symbols/SymbolBuilder.h"

namespace mlir::thunder {

struct Symbol;
/// The families' tables.
ArrayRef<Symbol> getDropoutSymbols();
ArrayRef<Symbol> getRandomSymbols();

/// A tensor of independent numbers.
struct Draw {
  enum class Kind {
    Uniform, ///< in [0, 1), multiples of 2^-24 (f64: of 2^-53)
    Normal,  ///< mean 0, deviation 1
    Integers ///< in [low, high), each with equal probability
  };
  Kind kind = Kind::Uniform;
  SmallVector<int64_t> shape;
  Type element; ///< f32 or f64; i64 for integers
  int64_t low = 0, high = 0;

  RankedTensorType getType() const {
    return RankedTensorType::get(shape, element);
  }
  /// How many elements of the stream it takes.
  int64_t getLength() const;
};

/// What the symbol draws; nothing when it draws nothing, or after an error.
std::optional<Draw> readDraw(SymbolBuilder &b);

/// The numbers: `draw` at the symbol's place in the stream, or its tape.
Value buildDraw(SymbolBuilder &b, const Draw &draw);

/// The type of argument `name`, a tensor, or a reference before `legalize`;
/// null after an error.
RankedTensorType readTensorType(SymbolBuilder &b, StringRef name);

Draw makeDraw(Draw::Kind kind, ArrayRef<int64_t> shape, Type element);

/// What dropouts of elements and of features draw.
std::optional<Draw> readDropoutDraw(SymbolBuilder &b);
std::optional<Draw> readFeatureDropoutDraw(SymbolBuilder &b);

/// What dropout multiplies with: 1 / (1 - p) where a uniform draw of `shape` is
/// at least p, else 0, in dtype `element`. 0 < p <= 1.
Value buildDropoutFactor(SymbolBuilder &b, const Draw &draw, double p,
                         Type element);

/// Argument `p`, a probability.
double readProbability(SymbolBuilder &b, StringRef name);

/// Gives each symbol of `func` that draws its arguments, and `func` the
/// argument `rng.state` with its advance as a write of the return; with `tape`,
/// an input rng.0, rng.1, … for each draw instead.
LogicalResult assignDraws(FuncOp func, bool tape);

} // namespace mlir::thunder

#endif // THUNDER_SYMBOLS_RANDOM_H

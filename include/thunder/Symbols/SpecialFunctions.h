//===- SpecialFunctions.h - Gamma, error and Bessel functions ---*- C++ -*-===//
//
// Formulas over f64 tensors, shared by decompositions and gradient rules. f32
// and half precision are computed in f64 and rounded once.
//
// Sources: M. Abramowitz, I. Stegun, Handbook of Mathematical Functions; the
// ranges and rational functions of S. Moshier's Cephes library, which PyTorch
// uses. Chebyshev coefficients were computed with 40 digits.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_SYMBOLS_SPECIALFUNCTIONS_H
#define THUNDER_SYMBOLS_SPECIALFUNCTIONS_H

#include "thunder/Symbols/SymbolBuilder.h"

namespace mlir::thunder {

struct Symbol;
/// The families' tables.
ArrayRef<Symbol> getBesselFunctionsSymbols();
ArrayRef<Symbol> getSpecialFunctionsSymbols();

/// The polynomial with these coefficients, the highest power first.
Value buildPolynomial(PrimitiveBuilder &b, Value x, ArrayRef<double> highest);

/// log|Γ(x)|; infinite at 0, -1, -2, … and at infinities.
Value buildLgamma(PrimitiveBuilder &b, Value x);
/// Its derivative; NaN at -1, -2, …, infinite at 0 with the sign of -x.
Value buildDigamma(PrimitiveBuilder &b, Value x);
/// The n-th derivative of digamma, n >= 0.
Value buildPolygamma(PrimitiveBuilder &b, int64_t n, Value x);
/// Hurwitz's zeta function: the sum of (q + k)^-s over k >= 0, for s > 1.
/// Below 0, q needs an integer s; infinite at q = 0, -1, -2, ….
Value buildZeta(PrimitiveBuilder &b, Value s, Value q);

/// The inverse of erf, of [-1, 1].
Value buildErfinv(PrimitiveBuilder &b, Value x);
/// exp(x²) * erfc(x).
Value buildErfcx(PrimitiveBuilder &b, Value x);
/// The inverse of the normal distribution's cdf, of [0, 1].
Value buildNdtri(PrimitiveBuilder &b, Value x);
/// The logarithm of that cdf.
Value buildLogNdtr(PrimitiveBuilder &b, Value x);
/// sin(pi x) / (pi x), 1 at 0.
Value buildSinc(PrimitiveBuilder &b, Value x);
/// -x log(x), 0 at 0, -inf below it.
Value buildEntropy(PrimitiveBuilder &b, Value x);

/// Modified Bessel functions of orders 0 and 1, and times exp(-|x|).
Value buildI0(PrimitiveBuilder &b, Value x);
Value buildI0e(PrimitiveBuilder &b, Value x);
Value buildI1(PrimitiveBuilder &b, Value x);
Value buildI1e(PrimitiveBuilder &b, Value x);

/// Argument `name` in f64.
Value readSpecial(SymbolBuilder &b, StringRef name);

/// A symbol that is a formula over its argument `self`, or `x`; integers give
/// f32.
template <Value (*formula)(PrimitiveBuilder &, Value)>
Value specialFunction(SymbolBuilder &b) {
  StringRef name = b.getOp().getArgument("self") ? "self" : "x";
  Value x = readSpecial(b, name);
  Type element = b.failed() ? Type() : b.elementOf(b.tensor(name));
  return b.convert(x ? formula(b, x) : Value(),
                   isa_and_present<FloatType>(element) ? element : b.f32());
}

} // namespace mlir::thunder

#endif // THUNDER_SYMBOLS_SPECIALFUNCTIONS_H

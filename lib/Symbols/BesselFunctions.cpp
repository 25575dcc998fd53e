//===- BesselFunctions.cpp - Modified Bessel functions --------------------===//
#include "Families.h"
#include "thunder/Symbols/SpecialFunctions.h"

using namespace mlir;
using namespace mlir::thunder;

// Chebyshev series, the highest term first. Small: of exp(-x) I0(x) and
// exp(-x) I1(x) / x in x / 2 - 2, for x in [0, 8]; large: of exp(-x) sqrt(x)
// In(x) in 32 / x - 2, for x from 8.
constexpr double i0Small[] = {
    -4.4153416464793394e-18, 3.3307945188222381e-17,  -2.4312798465479547e-16,
    1.715391285555133e-15,   -1.1685332877993452e-14, 7.6761854986049356e-14,
    -4.8564467831119295e-13, 2.9550526631296398e-12,  -1.7268262914415557e-11,
    9.6758090353732369e-11,  -5.1897956016352629e-10, 2.6598237246823867e-9,
    -1.300025009986248e-8,   6.0469950225419189e-8,   -2.6707938539406117e-7,
    1.1173875391201037e-6,   -4.4167383584587506e-6,  1.6448448070728897e-5,
    -5.7541950100821037e-5,  1.8850288509584166e-4,   -5.7637557453858237e-4,
    1.6394756169413358e-3,   -4.3243099950505759e-3,  1.0546460394594998e-2,
    -2.3737414805899469e-2,  4.9305284239670708e-2,   -9.4901097048047644e-2,
    1.7162090152220878e-1,   -3.046826723431984e-1,   6.7679527440947608e-1};
constexpr double i0Large[] = {
    -7.233180487874754e-18,  -4.8305044859441821e-18, 4.46562142029676e-17,
    3.4612228676974611e-17,  -2.8276239805165835e-16, -3.4254856196772191e-16,
    1.7725601330565264e-15,  3.8116806693526224e-15,  -9.5548466988283076e-15,
    -4.1505693472872221e-14, 1.5400862175214098e-14,  3.8527783827421427e-13,
    7.1801244513836662e-13,  -1.7941785315068061e-12, -1.3215811840447713e-11,
    -3.1499165279632414e-11, 1.1889147107846438e-11,  4.9406023882249696e-10,
    3.3962320257083863e-9,   2.2666689904981781e-8,   2.0489185894690637e-7,
    2.8913705208347565e-6,   6.889758346916824e-5,    3.3691164782556941e-3,
    8.0449041101410883e-1};
constexpr double i1Small[] = {
    2.7779141127610464e-18,  -2.1114212143581661e-17, 1.5536319577362005e-16,
    -1.1055969477353863e-15, 7.6006842947354069e-15,  -5.0421855047279117e-14,
    3.2237933659455747e-13,  -1.9839743977649437e-12, 1.1736186298890902e-11,
    -6.6634897235020277e-11, 3.625590281552117e-10,   -1.8872497517228293e-9,
    9.3815373864957718e-9,   -4.4450591287963281e-8,  2.0032947535521353e-7,
    -8.5687202646954547e-7,  3.4702513081376785e-6,   -1.3273163656039436e-5,
    4.7815651075500542e-5,   -1.6176081582589675e-4,  5.1228595616857577e-4,
    -1.5135724506312531e-3,  4.1564229443128882e-3,   -1.0564084894626198e-2,
    2.4726449030626517e-2,   -5.2945981208094991e-2,  1.026436586898471e-1,
    -1.7641651835783406e-1,  2.5258718644363365e-1};
constexpr double i1Large[] = {
    7.5172963108421048e-18,  4.4143483230717079e-18,  -4.6503053684893583e-17,
    -3.209525921993424e-17,  2.9626289976459501e-16,  3.3082023109209283e-16,
    -1.8803547755107824e-15, -3.8144030724370078e-15, 1.0420276984128803e-14,
    4.2724400167119514e-14,  -2.1015418427726643e-14, -4.0835511110921973e-13,
    -7.1985517762459085e-13, 2.0356285441470895e-12,  1.4125807436613781e-11,
    3.2526035830154882e-11,  -1.8974958123505412e-11, -5.5897434621965838e-10,
    -3.835380385964237e-9,   -2.6314688468895195e-8,  -2.5122362378702089e-7,
    -3.8825648088776904e-6,  -1.1058893876262372e-4,  -9.7610974913614684e-3,
    7.7857623501828012e-1};

/// Clenshaw's recurrence, in x of [-2, 2].
static Value chebyshev(PrimitiveBuilder &b, Value x, ArrayRef<double> series) {
  Value last = b.fullLike(x, series.front()), beforeLast = b.fullLike(x, 0),
        previous;
  for (double coefficient : series.drop_front()) {
    previous = beforeLast;
    beforeLast = last;
    last = b.add(b.sub(b.mul(x, beforeLast), previous),
                 b.fullLike(x, coefficient));
  }
  return b.mul(b.fullLike(x, 0.5), b.sub(last, previous));
}

/// exp(-x) In(x) of x >= 0; `small` is to be multiplied with x when `isOdd`.
static Value scaledBessel(PrimitiveBuilder &b, Value x, ArrayRef<double> small,
                          ArrayRef<double> large, bool isOdd) {
  Value eight = b.fullLike(x, 8), two = b.fullLike(x, 2);
  Value isSmall = b.compare<LeOp>(x, eight);
  // Each series gets an argument of its own range.
  Value near = b.where(isSmall, x, eight), far = b.where(isSmall, eight, x);
  Value left = chebyshev(b, b.sub(b.mul(near, b.fullLike(x, 0.5)), two), small);
  if (isOdd)
    left = b.mul(left, near);
  Value right =
      b.div(chebyshev(b, b.sub(b.div(b.fullLike(x, 32), far), two), large),
            b.make<SqrtOp>(far));
  return b.where(isSmall, left, right);
}

Value mlir::thunder::buildI0e(PrimitiveBuilder &b, Value x) {
  return scaledBessel(b, b.make<AbsOp>(x), i0Small, i0Large, false);
}

Value mlir::thunder::buildI0(PrimitiveBuilder &b, Value x) {
  Value size = b.make<AbsOp>(x);
  return b.mul(b.exp(size), buildI0e(b, size));
}

static Value withSignOf(PrimitiveBuilder &b, Value sign, Value x) {
  return b.where(b.compare<LtOp>(sign, b.fullLike(sign, 0)), b.neg(x), x);
}

Value mlir::thunder::buildI1e(PrimitiveBuilder &b, Value x) {
  Value size = b.make<AbsOp>(x);
  return withSignOf(b, x, scaledBessel(b, size, i1Small, i1Large, true));
}

Value mlir::thunder::buildI1(PrimitiveBuilder &b, Value x) {
  return b.mul(b.exp(b.make<AbsOp>(x)), buildI1e(b, x));
}

ArrayRef<Symbol> mlir::thunder::getBesselFunctionsSymbols() {
  static const Symbol symbols[] = {
      {"aten.i0.default", specialFunction<buildI0>},
      {"aten.special_i0e.default", specialFunction<buildI0e>},
      {"aten.special_i1.default", specialFunction<buildI1>},
      {"aten.special_i1e.default", specialFunction<buildI1e>},
  };
  return symbols;
}

//===- BesselFunctions.cpp - Modified Bessel functions --------------------===//
#include "Families.h"
#include "thunder/IR/Functions.h"
#include "thunder/Symbols/SpecialFunctions.h"
#include <limits>

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

// K0(x) + log(x / 2) I0(x) and x (K1(x) - log(x / 2) I1(x)) in x² - 2, for x up
// to 2; exp(x) sqrt(x) Kn(x) in 8 / x - 2 from there. J0(x), J1(x) / x and what
// Y0(x) - 2 / π log(x) J0(x) and (Y1(x) - 2 / π (log(x) J1(x) - 1 / x)) / x are
// in x² / 16 - 2, for x up to 8; the amplitudes of cosine and x / 8 times sine
// of the oscillation in 256 / x² - 2 from there.
constexpr double k0Small[] = {1.3744654358807509e-16, 4.2598161427910826e-14,
                              1.0349695257633625e-11, 1.9045163772202089e-9,
                              2.5347910790261495e-7,  2.2862121031194518e-5,
                              1.2646154114469259e-3,  3.5979936515361502e-2,
                              3.4428989992462849e-1,  -5.3532739323390277e-1};
constexpr double k0Large[] = {
    5.3004337711773358e-18,  -1.6475805939842633e-17, 5.2103917776435541e-17,
    -1.6782311257549006e-16, 5.5120559994043334e-16,  -1.8485933779209072e-15,
    6.340076476276646e-15,   -2.2275133267462964e-14, 8.0328907750683744e-14,
    -2.9800969231481784e-13, 1.1403405882073442e-12,  -4.5145978833745192e-12,
    1.8559491149549266e-11,  -7.957489244477397e-11,  3.5773972814003284e-10,
    -1.6975345093890615e-9,  8.5740340174142261e-9,   -4.6604898976879477e-8,
    2.7668136394450151e-7,   -1.8317555227191195e-6,  1.3949813718876499e-5,
    -1.2849549581627803e-4,  1.5698838857300534e-3,   -3.1448101311964501e-2,
    2.4403030820659555};
constexpr double k1Small[] = {
    -7.0238634793862876e-18, -2.4274498505193659e-15, -6.666901694199329e-13,
    -1.4114883926335278e-10, -2.2133876307347259e-8,  -2.4334061415659682e-6,
    -1.7302889575130521e-4,  -6.9757238596398644e-3,  -1.2261118082265715e-1,
    -3.5315596077654488e-1,  1.5253002273389478};
constexpr double k1Large[] = {
    -5.7567444820733025e-18, 1.7940510478863573e-17,  -5.6894628491936484e-17,
    1.8380935752430454e-16,  -6.0570472706430178e-16, 2.0387031662398609e-15,
    -7.0198370892147689e-15, 2.4771544242195987e-14,  -8.9767051820101461e-14,
    3.3484196660522431e-13,  -1.2891739609498229e-12, 5.1396396734823435e-12,
    -2.129967838427791e-11,  9.2183151876053141e-11,  -4.1903547593419256e-10,
    2.0150497551970346e-9,   -1.0345762465678097e-8,  5.7410841254500493e-8,
    -3.5019606030878125e-7,  2.4064849478372171e-6,   -1.936197974166083e-5,
    1.9521551847135163e-4,   -2.8578168596227794e-3,  1.0392373657681724e-1,
    2.7206261904844427};
constexpr double j0Small[] = {
    1.2218515873961411e-17,  -7.5885081254475463e-16, 4.1253205956343739e-14,
    -1.9438346867370166e-12, 7.8486963144794644e-11,  -2.6792535305576729e-9,
    7.6081635924187819e-8,   -1.7619469077621507e-6,  3.2460328821005081e-5,
    -4.6062616620627505e-4,  4.8191800694676045e-3,   -3.4893769411408885e-2,
    1.5806710233209726e-1,   -3.7009499387264978e-1,  2.6517861320333681e-1,
    -8.7234423528522213e-3,  3.1545594294978024e-1};
constexpr double j1Small[] = {
    3.6912682997929333e-19,  -2.4441972916190464e-17, 1.4232144003513942e-15,
    -7.2217552396517734e-14, 3.1601545803480033e-12,  -1.1780266226958848e-10,
    3.6871337590971482e-9,   -9.5219847567504362e-8,  1.9858774049915167e-6,
    -3.2555548668572585e-5,  4.0503377283548218e-4,   -3.646940600769276e-3,
    2.2213639654966035e-2,   -8.2680491766817907e-2,  1.609992623572097e-1,
    -1.4897514506765211e-1,  1.6208969265131623e-1};
constexpr double y0Small[] = {
    3.9032584173475983e-19,  -2.6977881152566836e-17, 1.6434898714919469e-15,
    -8.7473412033107696e-14, 4.0263308183061208e-12,  -1.5837552541812015e-10,
    5.2487947873305161e-9,   -1.4407233274018699e-7,  3.206532537654801e-6,
    -5.632079141056987e-5,   7.5311359325777423e-4,   -7.2879624795520792e-3,
    4.7196689595763387e-2,   -1.7730201278114358e-1,  2.6156734625504664e-1,
    1.7903431407718266e-1,   -2.7447430552974527e-1,  -6.6292226406569883e-2};
constexpr double y1Small[] = {
    -8.2249113720215846e-19, 5.3466803857286701e-17,  -3.0511859694473253e-15,
    1.51429151205002e-13,    -6.4651518414115942e-12, 2.3443379059115164e-10,
    -7.1105500498992798e-9,  1.7707804556154403e-7,   -3.5380800186893499e-6,
    5.5059828733387438e-5,   -6.414551451326356e-4,   5.289897544167113e-3,
    -2.8328123944594366e-2,  8.4451972596523458e-2,   -9.5912045360830742e-2,
    -1.608717304766875e-2,   5.0760264714835635e-3};
constexpr double phase0P[] = {
    -2.8808661694828712e-18, 1.6305919233744185e-17,  -1.0011513723467786e-16,
    6.7480722157338737e-16,  -5.0690340959352361e-15, 4.3265957431549406e-14,
    -4.3045788699253912e-13, 5.1682623873491925e-12,  -7.86409137723707e-11,
    1.6306464635151383e-9,   -5.1705945376060977e-8,  3.0751847875194746e-6,
    -5.3652204681321174e-4,  1.9989206986950373};
constexpr double phase0Q[] = {
    1.3091448717220122e-19,  -6.1911157873581449e-19, 3.1082440486738144e-18,
    -1.6686065214378146e-17, 9.6621289703032567e-17,  -6.09993013164005e-16,
    4.2552250402454611e-15,  -3.336328185322427e-14,  3.0061451253517063e-13,
    -3.2067474209966347e-12, 4.2201219046687384e-11,  -7.27191593686632e-10,
    1.7972457247968992e-8,   -7.4144984110606473e-7,  6.8385199426116496e-5,
    -3.1111709210674018e-2};
constexpr double phase1P[] = {
    3.0492991197665872e-18,  -1.7312313216116335e-17, 1.0667689114335412e-16,
    -7.2211808422740179e-16, 5.4526748960447172e-15,  -4.6842237839904892e-14,
    4.6991955152305424e-13,  -5.7048636403956447e-12, 8.8168986595823389e-11,
    -1.8718907491063066e-9,  6.1776339606442985e-8,   -3.9872843004889085e-6,
    8.9898983308594086e-4,   2.0018060817200274};
constexpr double phase1Q[] = {
    -1.3765771484849488e-19, 6.5240811495892603e-19,  -3.2834519872981615e-18,
    1.7676355487764792e-17,  -1.0269147531823243e-16, 6.508282957783384e-16,
    -4.5612523950772972e-15, 3.5967765829165292e-14,  -3.2643156743278999e-13,
    3.5152187949686081e-12,  -4.6863636881769452e-11, 8.2291933276505541e-10,
    -2.0959781384083422e-8,  9.1386152579554541e-7,   -9.6277235491570793e-5,
    9.355557413907065e-2};

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

//===----------------------------------------------------------------------===//
// Without a derivative in PyTorch
//===----------------------------------------------------------------------===//

/// The value of `small` up to a border and of `large` from there; each gets
/// arguments of its own range only. NaN belongs to neither.
static Value chooseRange(PrimitiveBuilder &b, Value x, double border,
                         llvm::function_ref<Value(Value)> small,
                         llvm::function_ref<Value(Value)> large) {
  Value limit = b.fullLike(x, border);
  Value isSmall = b.compare<LeOp>(x, limit);
  Value near = small(b.where(isSmall, x, limit)),
        far = large(b.where(isSmall, limit, x));
  return b.where(isSmall, near, far);
}

static Value number(PrimitiveBuilder &b, Value like, double value) {
  return b.fullLike(like, value);
}

/// Kn, or exp(x) Kn; infinite at 0, NaN below.
template <bool isFirst, bool isScaled>
static Value modifiedK(PrimitiveBuilder &b, Value x) {
  auto small = [&](Value near) {
    Value argument = b.sub(b.mul(near, near), number(b, near, 2));
    Value logarithm = b.log(b.mul(near, number(b, near, 0.5))), k;
    if (isFirst)
      k = b.add(b.mul(logarithm, buildI1(b, near)),
                b.div(chebyshev(b, argument, k1Small), near));
    else
      k = b.sub(chebyshev(b, argument, k0Small),
                b.mul(logarithm, buildI0(b, near)));
    return isScaled ? b.mul(k, b.exp(near)) : k;
  };
  auto large = [&](Value far) {
    Value argument = b.sub(b.div(number(b, far, 8), far), number(b, far, 2));
    Value k = b.div(chebyshev(b, argument, isFirst ? k1Large : k0Large),
                    b.make<SqrtOp>(far));
    return isScaled ? k : b.mul(k, b.exp(b.neg(far)));
  };
  Value result = chooseRange(b, x, 2, small, large);
  double infinity = std::numeric_limits<double>::infinity();
  return b.where(b.compare<EqOp>(x, number(b, x, 0)), number(b, x, infinity),
                 result);
}

constexpr double pi = 3.14159265358979323846;

/// sqrt(2 / (π x)) times the cosine (sine: of Yn) of x - (n / 2 + 1 / 4) π.
static Value oscillation(PrimitiveBuilder &b, Value x, bool isFirst,
                         bool isSecondKind) {
  Value ratio = b.div(number(b, x, 8), x);
  Value argument =
      b.sub(b.mul(b.mul(ratio, ratio), number(b, x, 4)), number(b, x, 2));
  Value p = chebyshev(b, argument, isFirst ? phase1P : phase0P),
        q = b.mul(ratio, chebyshev(b, argument, isFirst ? phase1Q : phase0Q));
  Value phase = b.sub(x, number(b, x, (isFirst ? 0.75 : 0.25) * pi));
  Value cosine = b.make<CosOp>(phase), sine = b.make<SinOp>(phase);
  Value wave = isSecondKind ? b.add(b.mul(p, sine), b.mul(q, cosine))
                            : b.sub(b.mul(p, cosine), b.mul(q, sine));
  return b.mul(wave, b.make<SqrtOp>(b.div(number(b, x, 2 / pi), x)));
}

static Value squareArgument(PrimitiveBuilder &b, Value x) {
  return b.sub(b.mul(b.mul(x, x), number(b, x, 1.0 / 16)), number(b, x, 2));
}

/// Jn of x >= 0.
static Value besselJ(PrimitiveBuilder &b, Value x, bool isFirst) {
  auto small = [&](Value near) {
    Value argument = squareArgument(b, near);
    return isFirst ? b.mul(near, chebyshev(b, argument, j1Small))
                   : chebyshev(b, argument, j0Small);
  };
  return chooseRange(b, x, 8, small, [&](Value far) {
    return oscillation(b, far, isFirst, false);
  });
}

static Value besselJ0(PrimitiveBuilder &b, Value x) {
  return besselJ(b, b.make<AbsOp>(x), false);
}
static Value besselJ1(PrimitiveBuilder &b, Value x) {
  return withSignOf(b, x, besselJ(b, b.make<AbsOp>(x), true));
}

/// Yn; -inf at 0, NaN below.
template <bool isFirst> static Value besselY(PrimitiveBuilder &b, Value x) {
  auto small = [&](Value near) {
    Value argument = squareArgument(b, near), factor = number(b, near, 2 / pi);
    Value waves = b.mul(b.log(near), besselJ(b, near, isFirst));
    if (!isFirst)
      return b.add(b.mul(factor, waves), chebyshev(b, argument, y0Small));
    waves = b.sub(waves, b.div(number(b, near, 1), near));
    return b.add(b.mul(factor, waves),
                 b.mul(near, chebyshev(b, argument, y1Small)));
  };
  Value result = chooseRange(b, x, 8, small, [&](Value far) {
    return oscillation(b, far, isFirst, true);
  });
  double infinity = std::numeric_limits<double>::infinity();
  return b.where(b.compare<EqOp>(x, number(b, x, 0)), number(b, x, -infinity),
                 result);
}

/// sin(x) / x, by its series near 0; 0 at infinity.
static Value sphericalJ0(PrimitiveBuilder &b, Value x) {
  Value size = b.make<AbsOp>(x), half = number(b, x, 0.5);
  Value isSmall = b.compare<LtOp>(size, half);
  Value safe = b.where(isSmall, half, x), square = b.mul(x, x);
  Value series = number(b, x, 1), term = series;
  for (int k = 1; k <= 7; ++k) {
    term =
        b.mul(term, b.mul(square, number(b, x, -1.0 / (2 * k * (2 * k + 1)))));
    series = b.add(series, term);
  }
  Value result = b.where(isSmall, series, b.div(b.make<SinOp>(safe), safe));
  double infinity = std::numeric_limits<double>::infinity();
  return b.where(b.compare<EqOp>(size, number(b, x, infinity)), number(b, x, 0),
                 result);
}

ArrayRef<Symbol> mlir::thunder::getBesselFunctionsSymbols() {
  static const Symbol symbols[] = {
      {"aten.i0.default", specialFunction<buildI0>},
      {"aten.special_i0e.default", specialFunction<buildI0e>},
      {"aten.special_i1.default", specialFunction<buildI1>},
      {"aten.special_i1e.default", specialFunction<buildI1e>},
      {"aten.special_modified_bessel_i0.default", specialFunction<buildI0>},
      {"aten.special_modified_bessel_i1.default", specialFunction<buildI1>},
      {"aten.special_modified_bessel_k0.default",
       specialFunction<modifiedK<false, false>>},
      {"aten.special_modified_bessel_k1.default",
       specialFunction<modifiedK<true, false>>},
      {"aten.special_scaled_modified_bessel_k0.default",
       specialFunction<modifiedK<false, true>>},
      {"aten.special_scaled_modified_bessel_k1.default",
       specialFunction<modifiedK<true, true>>},
      {"aten.special_bessel_j0.default", specialFunction<besselJ0>},
      {"aten.special_bessel_j1.default", specialFunction<besselJ1>},
      {"aten.special_bessel_y0.default", specialFunction<besselY<false>>},
      {"aten.special_bessel_y1.default", specialFunction<besselY<true>>},
      {"aten.special_spherical_bessel_j0.default",
       specialFunction<sphericalJ0>},
  };
  return symbols;
}

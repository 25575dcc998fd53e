//===- ThunderFunctions.td - Rarer elementwise functions ------*- tablegen -*-===//
//
// Elementwise primitives that few programs use. Their C++ classes have a header
// of their own, thunder/IR/Functions.h.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_FUNCTIONS
#define THUNDER_FUNCTIONS

include "ThunderBase.td"

def Thunder_ErfcOp : Thunder_Unary<"erfc", "1 - erf(x), within 2 ulp", Thunder_FloatTensor>;
def Thunder_Exp2Op : Thunder_Unary<"exp2", "2 to the x, within 2 ulp", Thunder_FloatTensor>;
def Thunder_Log2Op : Thunder_Unary<"log2", "logarithm to base 2, within 2 ulp", Thunder_FloatTensor>;
def Thunder_Log10Op : Thunder_Unary<"log10", "logarithm to base 10, within 2 ulp", Thunder_FloatTensor>;
def Thunder_TanOp : Thunder_Unary<"tan", "tangent, within 2 ulp", Thunder_FloatTensor>;
def Thunder_AsinOp : Thunder_Unary<"asin", "inverse sine, within 2 ulp; NaN outside [-1, 1]", Thunder_FloatTensor>;
def Thunder_AcosOp : Thunder_Unary<"acos", "inverse cosine, within 2 ulp; NaN outside [-1, 1]", Thunder_FloatTensor>;
def Thunder_AtanOp : Thunder_Unary<"atan", "inverse tangent, within 2 ulp", Thunder_FloatTensor>;
def Thunder_SinhOp : Thunder_Unary<"sinh", "hyperbolic sine, within 2 ulp", Thunder_FloatTensor>;
def Thunder_CoshOp : Thunder_Unary<"cosh", "hyperbolic cosine, within 2 ulp", Thunder_FloatTensor>;
def Thunder_AsinhOp : Thunder_Unary<"asinh", "inverse hyperbolic sine, within 2 ulp", Thunder_FloatTensor>;
def Thunder_AcoshOp : Thunder_Unary<"acosh", "inverse hyperbolic cosine, within 2 ulp; NaN below 1", Thunder_FloatTensor>;
def Thunder_AtanhOp : Thunder_Unary<"atanh", "inverse hyperbolic tangent, within 2 ulp; NaN outside [-1, 1]", Thunder_FloatTensor>;
def Thunder_Atan2Op : Thunder_Binary<"atan2", "angle of the point (y, x), as C's atan2(x, y), within 2 ulp", Thunder_FloatTensor>;
def Thunder_CopysignOp : Thunder_Binary<"copysign", "|x| with the sign of y", Thunder_FloatTensor>;
def Thunder_FmodOp : Thunder_Binary<"fmod", "x - y * trunc(x / y), exact, as C's fmod", Thunder_FloatTensor>;
def Thunder_TruncDivideOp : Thunder_Binary<"trunc_divide", "x / y towards zero; x where y is 0; wraps where the smallest is divided by -1", RankedTensorOf<[Thunder_Int]>, [NonDifferentiable]>;
def Thunder_ShiftLeftOp : Thunder_Binary<"shift_left", "x * 2^y, wraps; 0 where y is negative or not below the width, as PyTorch", RankedTensorOf<[Thunder_Int]>, [NonDifferentiable]>;
def Thunder_ShiftRightOp : Thunder_Binary<"shift_right", "floor(x / 2^y); the sign alone where y is negative or not below the width, as PyTorch", RankedTensorOf<[Thunder_Int]>, [NonDifferentiable]>;

#endif // THUNDER_FUNCTIONS

//===- ThunderElementwise.td - Elementwise primitives ---------*- tablegen -*-===//
//
// One result element from the operands' elements at the same index. Operands
// have one shape and one dtype: symbols broadcast and promote, primitives don't.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_ELEMENTWISE
#define THUNDER_ELEMENTWISE

include "ThunderBase.td"

//===----------------------------------------------------------------------===//
// Unary
//===----------------------------------------------------------------------===//

def Thunder_AbsOp : Thunder_Unary<"abs", "|x|; NaN stays NaN; wraps at the smallest integer", Thunder_ArithTensor>;
def Thunder_NegOp : Thunder_Unary<"neg", "-x; wraps for integers", Thunder_ArithTensor>;
def Thunder_SignOp : Thunder_Unary<"sign", "-1, 0 or 1; 0 for NaN, as PyTorch", Thunder_ArithTensor, [NonDifferentiable]>;
def Thunder_ExpOp : Thunder_Unary<"exp", "e to the x, within 2 ulp", Thunder_FloatTensor>;
def Thunder_Expm1Op : Thunder_Unary<"expm1", "e to the x, minus 1, within 2 ulp", Thunder_FloatTensor>;
def Thunder_LogOp : Thunder_Unary<"log", "natural logarithm, within 2 ulp", Thunder_FloatTensor>;
def Thunder_Log1pOp : Thunder_Unary<"log1p", "log(1 + x), within 2 ulp", Thunder_FloatTensor>;
def Thunder_SqrtOp : Thunder_Unary<"sqrt", "square root, correctly rounded", Thunder_FloatTensor>;
def Thunder_RsqrtOp : Thunder_Unary<"rsqrt", "1 / sqrt(x): two correctly rounded operations", Thunder_FloatTensor>;
def Thunder_ReciprocalOp : Thunder_Unary<"reciprocal", "1 / x, correctly rounded", Thunder_FloatTensor>;
def Thunder_SinOp : Thunder_Unary<"sin", "sine, within 2 ulp", Thunder_FloatTensor>;
def Thunder_CosOp : Thunder_Unary<"cos", "cosine, within 2 ulp", Thunder_FloatTensor>;
def Thunder_TanhOp : Thunder_Unary<"tanh", "hyperbolic tangent, within 2 ulp", Thunder_FloatTensor>;
def Thunder_ErfOp : Thunder_Unary<"erf", "error function, within 2 ulp", Thunder_FloatTensor>;
def Thunder_FloorOp : Thunder_Unary<"floor", "largest integer not above x", Thunder_FloatTensor, [NonDifferentiable]>;
def Thunder_CeilOp : Thunder_Unary<"ceil", "smallest integer not below x", Thunder_FloatTensor, [NonDifferentiable]>;
def Thunder_RoundOp : Thunder_Unary<"round", "nearest integer, ties to even", Thunder_FloatTensor, [NonDifferentiable]>;
def Thunder_TruncOp : Thunder_Unary<"trunc", "x without its fraction", Thunder_FloatTensor, [NonDifferentiable]>;
def Thunder_BitwiseNotOp : Thunder_Unary<"bitwise_not", "every bit flipped; logical not of i1", Thunder_BitsTensor, [NonDifferentiable]>;

def Thunder_IsFiniteOp : Thunder_InferredPrim<"isfinite", [Pure, NonDifferentiable, Elementwise, SameOperandsAndResultShape]> {
  let summary = "true where x is neither infinite nor NaN";
  let arguments = (ins Thunder_FloatTensor:$input);
  let results = (outs Thunder_BoolTensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
}

def Thunder_ConvertElementTypeOp : Thunder_InferredPrim<"convert_element_type", [Pure, Elementwise, SameOperandsAndResultShape]> {
  let summary = "Convert every element to another dtype";
  let description = [{
    Float to float rounds to nearest even; float to integer truncates, and gives
    C's conversion on x86-64 for values out of range; anything to i1 is `x != 0`;
    integer to integer wraps; i1 gives 0 or 1. `ui8` is unsigned.
  }];
  let arguments = (ins Thunder_Tensor:$input, TypeAttr:$dtype);
  let results = (outs Thunder_Tensor:$result);
  let assemblyFormat = "$input `to` $dtype attr-dict `:` type($input) `->` type($result)";
}

//===----------------------------------------------------------------------===//
// Binary
//===----------------------------------------------------------------------===//

def Thunder_AddOp : Thunder_Binary<"add", "x + y; wraps for integers", Thunder_ArithTensor, [Commutative]>;
def Thunder_SubOp : Thunder_Binary<"sub", "x - y; wraps for integers", Thunder_ArithTensor>;
def Thunder_MulOp : Thunder_Binary<"mul", "x * y; wraps for integers", Thunder_ArithTensor, [Commutative]>;
def Thunder_DivOp : Thunder_Binary<"div", "x / y, correctly rounded", Thunder_FloatTensor>;
def Thunder_PowOp : Thunder_Binary<"pow", "x to the y, as C's pow", Thunder_FloatTensor>;
def Thunder_MaximumOp : Thunder_Binary<"maximum", "the larger; NaN if either is", Thunder_ArithTensor, [Commutative]>;
def Thunder_MinimumOp : Thunder_Binary<"minimum", "the smaller; NaN if either is", Thunder_ArithTensor, [Commutative]>;
def Thunder_BitwiseAndOp : Thunder_Binary<"bitwise_and", "bitwise and", Thunder_BitsTensor, [Commutative, NonDifferentiable]>;
def Thunder_BitwiseOrOp : Thunder_Binary<"bitwise_or", "bitwise or", Thunder_BitsTensor, [Commutative, NonDifferentiable]>;
def Thunder_BitwiseXorOp : Thunder_Binary<"bitwise_xor", "bitwise exclusive or", Thunder_BitsTensor, [Commutative, NonDifferentiable]>;

class Thunder_Compare<string mnemonic, string formula>
    : Thunder_InferredPrim<mnemonic, [Pure, NonDifferentiable, Elementwise, SameTypeOperands, SameOperandsAndResultShape]> {
  let summary = formula;
  let arguments = (ins RankedTensorOf<[Thunder_ComputeFloat, Thunder_Int, I1]>:$lhs,
                       RankedTensorOf<[Thunder_ComputeFloat, Thunder_Int, I1]>:$rhs);
  let results = (outs Thunder_BoolTensor:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)";
}

def Thunder_EqOp : Thunder_Compare<"eq", "x == y; false for NaN">;
def Thunder_NeOp : Thunder_Compare<"ne", "x != y; true for NaN">;
def Thunder_LtOp : Thunder_Compare<"lt", "x < y; false for NaN">;
def Thunder_LeOp : Thunder_Compare<"le", "x <= y; false for NaN">;
def Thunder_GtOp : Thunder_Compare<"gt", "x > y; false for NaN">;
def Thunder_GeOp : Thunder_Compare<"ge", "x >= y; false for NaN">;

//===----------------------------------------------------------------------===//
// Ternary
//===----------------------------------------------------------------------===//

def Thunder_WhereOp : Thunder_Prim<"where", [Pure, Elementwise, AllTypesMatch<["lhs", "rhs", "result"]>, SameOperandsAndResultShape]> {
  let summary = "x where the condition holds, else y; the other side is not looked at";
  let arguments = (ins Thunder_BoolTensor:$condition, Thunder_Tensor:$lhs, Thunder_Tensor:$rhs);
  let results = (outs Thunder_Tensor:$result);
  let assemblyFormat = "$condition `,` $lhs `,` $rhs attr-dict `:` type($condition) `,` type($result)";
}

#endif // THUNDER_ELEMENTWISE

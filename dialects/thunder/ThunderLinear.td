//===- ThunderLinear.td - Matrix products and convolutions ----*- tablegen -*-===//
#ifndef THUNDER_LINEAR
#define THUNDER_LINEAR

include "ThunderBase.td"

def Thunder_MatmulOp : Thunder_InferredPrim<"matmul", [Pure]> {
  let summary = "Batched matrix product [B…, M, K] x [B…, K, N] -> [B…, M, N]";
  let description = [{
    Floats accumulate in f32 (f64 for f64) with fused multiply-add and round once
    to the result's dtype; integers wrap.

    - (C1) operands have the same rank, at least 2, and the same element type
    - (C2) leading dimensions are equal
    - (C3) the last dimension of lhs equals the second to last of rhs
  }];
  let arguments = (ins RankedTensorOf<[Thunder_Float, Thunder_Int]>:$lhs, RankedTensorOf<[Thunder_Float, Thunder_Int]>:$rhs);
  let results = (outs RankedTensorOf<[Thunder_Float, Thunder_Int]>:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";
}

/// What the three convolutions share: the product of the other two of
/// x [N, G*I, X…], w [G*O, I, K…] and y [N, G*O, Y…] at
/// x position = y position * stride - padding + w position * dilation.
class Thunder_Convolution<string mnemonic, string text> : Thunder_Prim<mnemonic, [Pure]> {
  let summary = text;
  let results = (outs Thunder_FloatTensor:$result);
  let hasVerifier = 1;
  code verifyDescription = [{
    - (C1) all three tensors have one element type and the same rank, at least 3
    - (C2) `stride`, `padding`, `dilation` have one entry a spatial dimension; strides and dilations are at least 1, paddings not negative
    - (C3) `groups >= 1` divides the channels of x and of y; the weight has x's channels divided by `groups`, and y's channels first
    - (C4) Y = (X + 2 padding - dilation (K - 1) - 1) / stride + 1, rounded down, and not negative
    - (C5) batch sizes are equal
  }];
}

def Thunder_ConvolutionOp : Thunder_Convolution<"convolution", "Sum over input channels and window: torch.nn.functional.conv1d…3d without bias"> {
  let description = "Sums as matmul does; beyond the borders are zeros.\n" # verifyDescription;
  let arguments = (ins Thunder_FloatTensor:$input, Thunder_FloatTensor:$weight, DenseI64ArrayAttr:$stride, DenseI64ArrayAttr:$padding, DenseI64ArrayAttr:$dilation, Thunder_I64Attr:$groups);
  let assemblyFormat = "$input `,` $weight `stride` `=` $stride `padding` `=` $padding `dilation` `=` $dilation `groups` `=` $groups attr-dict `:` type($input) `,` type($weight) `->` type($result)";
}

def Thunder_ConvolutionInputGradOp : Thunder_Convolution<"convolution_input_grad", "The adjoint of convolution in its input: from y and w to x; also a transposed convolution"> {
  let description = "The result's spatial sizes are those of its type.\n" # verifyDescription;
  let arguments = (ins Thunder_FloatTensor:$grad, Thunder_FloatTensor:$weight, DenseI64ArrayAttr:$stride, DenseI64ArrayAttr:$padding, DenseI64ArrayAttr:$dilation, Thunder_I64Attr:$groups);
  let assemblyFormat = "$grad `,` $weight `stride` `=` $stride `padding` `=` $padding `dilation` `=` $dilation `groups` `=` $groups attr-dict `:` type($grad) `,` type($weight) `->` type($result)";
}

def Thunder_ConvolutionWeightGradOp : Thunder_Convolution<"convolution_weight_grad", "The adjoint of convolution in its weight: from x and y to w, summed over batch and positions"> {
  let description = "The window's sizes are those of the result's type.\n" # verifyDescription;
  let arguments = (ins Thunder_FloatTensor:$input, Thunder_FloatTensor:$grad, DenseI64ArrayAttr:$stride, DenseI64ArrayAttr:$padding, DenseI64ArrayAttr:$dilation, Thunder_I64Attr:$groups);
  let assemblyFormat = "$input `,` $grad `stride` `=` $stride `padding` `=` $padding `dilation` `=` $dilation `groups` `=` $groups attr-dict `:` type($input) `,` type($grad) `->` type($result)";
}

#endif // THUNDER_LINEAR

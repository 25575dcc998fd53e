//===- ThunderLinear.td - Matrix products ---------------------*- tablegen -*-===//
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

#endif // THUNDER_LINEAR

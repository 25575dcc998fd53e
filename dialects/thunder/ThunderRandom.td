//===- ThunderRandom.td - Random numbers ----------------------*- tablegen -*-===//
//
// Functions of a state, so that a draw is replayed by repeating the op and two
// draws differ in `offset`. The state is [seed, offset], i64. Element i uses
// word n % 4 of Philox 4x32-10 (Salmon et al., "Parallel random numbers: as easy
// as 1, 2, 3", 2011) with key `seed` and 64-bit counter n / 4, where
// n = state offset + `offset` + i.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_RANDOM
#define THUNDER_RANDOM

include "ThunderBase.td"

class Thunder_Random<string mnemonic, string text, Type type> : Thunder_Prim<mnemonic, [Pure, NonDifferentiable]> {
  let summary = text;
  let description = [{
    - (C1) the state is tensor<2xi64>
    - (C2) `offset` is not negative; the result's shape is static
  }];
  let arguments = (ins Thunder_IndexTensor:$state, Thunder_I64Attr:$offset);
  let results = (outs type:$result);
  let assemblyFormat = "$state `offset` `=` $offset attr-dict `:` type($state) `->` type($result)";
  let hasVerifier = 1;
}

def Thunder_UniformPhiloxOp : Thunder_Random<"uniform_philox", "Uniform in [0, 1): the word's upper 24 bits times 2^-24", RankedTensorOf<[F32]>>;
def Thunder_BitsPhiloxOp : Thunder_Random<"bits_philox", "The word itself, 0 to 2^32 - 1", Thunder_IndexTensor>;

#endif // THUNDER_RANDOM

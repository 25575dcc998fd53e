//===- TypePromotion.h - Which dtype an operator computes in ----*- C++ -*-===//
//
// PyTorch's rules: a tensor with dimensions outweighs a 0-d tensor, which
// outweighs a Python number, unless the lighter one is of a higher category
// (bool < integer < float).
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_SYMBOLS_TYPEPROMOTION_H
#define THUNDER_SYMBOLS_TYPEPROMOTION_H

#include "thunder/Symbols/PrimitiveBuilder.h"

namespace mlir::thunder {

/// torch.promote_types: the smallest dtype that both convert to.
Type promoteTypes(Type x, Type y);

/// torch.result_type over tensors and Python numbers.
Type promotedType(MLIRContext *context, ArrayRef<Value> tensors,
                  ArrayRef<Scalar> scalars = {});

/// Integers and bool become PyTorch's default dtype f32; floats stay.
Type toFloating(Type element);

inline bool isFloating(Type element) {
  return isa_and_present<FloatType>(element);
}

} // namespace mlir::thunder

#endif // THUNDER_SYMBOLS_TYPEPROMOTION_H

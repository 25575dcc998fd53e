//===- SymbolBuilder.h - The arguments of a bound symbol --------*- C++ -*-===//
//
// Typed access to the named arguments of a `thunder.bsym`, for its
// decomposition and its gradient rule. Wrong kinds are reported, once, with
// symbol and argument; see PrimitiveBuilder for how errors stick.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_SYMBOLS_SYMBOLBUILDER_H
#define THUNDER_SYMBOLS_SYMBOLBUILDER_H

#include "thunder/Symbols/PrimitiveBuilder.h"

namespace mlir::thunder {

/// Arguments in the IR: tensors are operands, int is i64, float is f64, bool is
/// i1, a dtype is a type attribute, None is `none`.
class SymbolBuilder : public PrimitiveBuilder {
public:
  SymbolBuilder(BoundSymbolOp op, OpBuilder &builder)
      : PrimitiveBuilder(builder, op.getLoc(), op.getSymbol()), op(op) {}

  BoundSymbolOp getOp() { return op; }
  bool isNone(StringRef name);
  Value tensor(StringRef name);
  /// True when the argument is a tensor; exported graphs put numbers into
  /// arguments that the schema calls tensors, too.
  bool isTensor(StringRef name) { return bool(op.getTensorArgument(name)); }
  /// A list of tensors; null ones are None.
  SmallVector<Value> tensors(StringRef name);
  /// Null when the argument is None; check `failed()` to tell an error.
  Value optionalTensor(StringRef name);
  int64_t integer(StringRef name);
  std::optional<int64_t> optionalInteger(StringRef name);
  /// Argument `name` as dimension of a tensor of this rank, see wrapDim.
  int64_t dim(StringRef name, int64_t rank) {
    return wrapDim(integer(name), rank);
  }
  /// A list; a single integer counts as a list of one.
  SmallVector<int64_t> integers(StringRef name);
  bool boolean(StringRef name);
  Scalar scalar(StringRef name);
  std::optional<Scalar> optionalScalar(StringRef name);
  double number(StringRef name) { return scalar(name).number; }
  StringRef string(StringRef name);
  /// Null when the argument is None.
  Type dtype(StringRef name);
  /// Element type of result `index` as the program declares it.
  Type resultElement(unsigned index = 0);

private:
  Attribute argument(StringRef name);
  /// Reports that argument `name` is not `expected`, once.
  void reportKind(StringRef name, StringRef expected, Attribute value);

  BoundSymbolOp op;
};

} // namespace mlir::thunder

#endif // THUNDER_SYMBOLS_SYMBOLBUILDER_H

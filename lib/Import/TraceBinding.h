//===- TraceBinding.h - Which symbol an op of a trace is --------*- C++ -*-===//
//
// Finds the registered symbol that an op stands for, and its arguments by name.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_IMPORT_TRACEBINDING_H
#define THUNDER_LIB_IMPORT_TRACEBINDING_H

#include "ValueConversion.h"
#include "thunder/Import/ThunderGraph.h"
#include <deque>
#include <optional>

namespace thunder::trace {

/// An op as a registered symbol, or under its own name.
struct BoundOp {
  struct Argument {
    llvm::StringRef name;      ///< empty: positional
    const EncodedValue *value; ///< null: the default holds
    const SchemaType *type = nullptr;
    const serde::Argument *defaultValue = nullptr;
  };
  std::string symbol;
  /// Of the symbol's signature; none when it has lists, or is not known.
  std::optional<size_t> numResults;
  std::vector<Argument> arguments; ///< in the symbol's order
  std::deque<EncodedValue> made;   ///< values that the file does not have
};

/// Makes the attribute of an encoded value: as convertArgument does, and
/// slices, ellipses, dictionaries as one-entry dictionaries. `type` may be
/// null. `reference` is called in the order of operands; null when it fails.
mlir::Attribute convertEncoded(mlir::Builder &builder,
                               const EncodedValue &value,
                               const SchemaType *type, ReferenceFn reference);

class TraceBinder {
public:
  /// The registered symbol that `op` means and that takes its arguments; none
  /// when there is no such. A number in place of a tensor counts as a tensor
  /// where PyTorch's operators take one.
  std::optional<BoundOp> bind(const Op &op);
  /// The op under its own name with its arguments as written.
  static BoundOp keep(const Op &op);
  /// True when some registered symbol may be meant.
  static bool isKnown(const Op &op);

private:
  OperatorSchemas schemas;
};

} // namespace thunder::trace

#endif // THUNDER_LIB_IMPORT_TRACEBINDING_H

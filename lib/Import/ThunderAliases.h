//===- ThunderAliases.h - What a trace may write ----------------*- C++ -*-===//
#ifndef THUNDER_LIB_IMPORT_THUNDERALIASES_H
#define THUNDER_LIB_IMPORT_THUNDERALIASES_H

#include "thunder/Import/ThunderGraph.h"
#include "llvm/ADT/DenseSet.h"

namespace thunder::trace {

/// The arguments that an op without body writes, by position.
llvm::SmallVector<size_t> findWrittenArguments(const Op &op,
                                               const Program &program);

/// Which values may share memory, and whether something writes it. Geometry
/// does not matter here: values that may share it count as sharing it.
class AliasClasses {
public:
  static AliasClasses compute(const Program &program);

  /// True when `name` may lie on a storage that some op writes.
  bool isWritten(llvm::StringRef name) const;
  /// True when `op` writes, itself or in its body.
  bool writes(const Op &op) const { return writers.contains(&op); }

private:
  friend class AliasAnalysis;
  llvm::StringMap<size_t> classes; ///< by name
  std::vector<size_t> parents;     ///< union-find over classes
  llvm::DenseSet<size_t> written;  ///< roots
  llvm::DenseSet<const Op *> writers;
};

/// True when rules may stand for `op`: its body is never taken apart.
inline bool isWhole(const Op &op) {
  return !op.gradRule.empty() || !op.implRule.empty();
}

} // namespace thunder::trace

#endif // THUNDER_LIB_IMPORT_THUNDERALIASES_H

//===- Coverage.h - Which operators of a program can be compiled ----------===//
//
// Looks at every node of a program, nested graphs included, before anything is
// built, so that a user learns of all that is missing at once.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IMPORT_COVERAGE_H
#define THUNDER_IMPORT_COVERAGE_H

#include "thunder/Import/OperatorSchemas.h"
#include <functional>

namespace thunder {

/// Whether later phases have a meaning for the symbol "aten.linear.default".
using SupportQuery = std::function<bool(llvm::StringRef symbol)>;

/// One operator of a program.
struct CoverageEntry {
  std::string symbol; ///< "aten.linear.default", "ext.ns.name"
  size_t count = 0;
  std::string source; ///< "model.py:12" of its first node; may be empty
  std::string node;   ///< name of its first node
  std::string reason; ///< why it cannot be compiled; empty when it can
};

/// All operators of a program in the order of their first use.
struct Coverage {
  std::vector<CoverageEntry> entries;

  bool isComplete() const;
  /// A table for people: count, operator, verdict, source line.
  std::string render() const;
  /// What is missing, as an error (Unsupported): a first line that begins the
  /// list and a note for each operator. Success when nothing is.
  llvm::Error toError() const;
};

/// Name of a node's operator in the IR: "aten.add.Tensor", "ext.ns.name",
/// "higher_order.cond", "_operator.add".
std::string getImportedSymbol(llvm::StringRef target);

/// Why `node` cannot be compiled whatever later phases know; empty when
/// nothing speaks against it.
std::string findRefusal(const serde::Node &node, OperatorSchemas &schemas);

/// Looks at all nodes. Without `isSupported`, every operator that the importer
/// can represent counts as supported.
Coverage computeCoverage(const serde::Program &program,
                         OperatorSchemas &schemas,
                         const SupportQuery &isSupported = {});

} // namespace thunder

#endif // THUNDER_IMPORT_COVERAGE_H

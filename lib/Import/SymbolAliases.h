//===- SymbolAliases.h - Operators with two names ---------------*- C++ -*-===//
#ifndef THUNDER_LIB_IMPORT_SYMBOLALIASES_H
#define THUNDER_LIB_IMPORT_SYMBOLALIASES_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace thunder {

/// The name under which thunderc knows the operator `symbol`, which has the
/// same arguments: `aten.abs_.default` of `aten.absolute_.default`. Most
/// symbols have one name only.
std::string resolveAlias(llvm::StringRef symbol);

} // namespace thunder

#endif // THUNDER_LIB_IMPORT_SYMBOLALIASES_H

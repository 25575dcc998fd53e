//===- GraphChecks.h - Whether a program that parses also makes sense -----===//
//
// Names are the only links of a serialized graph. These checks make sure that
// each is defined once, before its uses, with a type, and that operators are
// given what their signatures ask for.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IMPORT_GRAPHCHECKS_H
#define THUNDER_IMPORT_GRAPHCHECKS_H

#include "thunder/Import/OperatorSchemas.h"

namespace thunder {

/// Calls `visit` with each value name that `argument` refers to, in order.
/// Graphs inside are not entered: they have their own names.
void forEachName(const serde::Argument &argument,
                 llvm::function_ref<void(llvm::StringRef)> visit);

/// Checks the whole program, nested graphs included. Operators without a
/// signature (custom, higher-order, symbolic) are not checked against one.
llvm::Error checkProgram(const serde::Program &program,
                         OperatorSchemas &schemas);

} // namespace thunder

#endif // THUNDER_IMPORT_GRAPHCHECKS_H

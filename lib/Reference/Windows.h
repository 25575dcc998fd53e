//===- Windows.h - Evaluators of primitives over windows --------*- C++ -*-===//
#ifndef THUNDER_LIB_REFERENCE_WINDOWS_H
#define THUNDER_LIB_REFERENCE_WINDOWS_H

#include "Evaluators.h"

namespace mlir::thunder::reference {

void addWindowEvaluators(EvaluatorTable &table);

} // namespace mlir::thunder::reference

#endif // THUNDER_LIB_REFERENCE_WINDOWS_H

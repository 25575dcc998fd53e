//===- ErrorClass.h - Errors that are not the input's fault ---------------===//
//
// A plain MLIR error says that the input is wrong (exit 1 of thunderc). These
// two helpers mark the other kinds that a pass can meet, so that the driver
// ends with the exit code that the command line promises. Use them as
// emitError: `return emitUnsupported(op->getLoc()) << "…", failure();`
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IR_ERRORCLASS_H
#define THUNDER_IR_ERRORCLASS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Diagnostics.h"

namespace mlir::thunder {

/// The metadata of a diagnostic that names its class.
inline constexpr llvm::StringLiteral unsupportedClass = "thunder.unsupported",
                                     limitClass = "thunder.limit";

inline InFlightDiagnostic emitErrorOfClass(Location loc, StringRef errorClass) {
  InFlightDiagnostic diagnostic = emitError(loc);
  diagnostic.getUnderlyingDiagnostic()->getMetadata().push_back(
      DiagnosticArgument(StringAttr::get(loc.getContext(), errorClass)));
  return diagnostic;
}

/// The input is valid, but needs what thunderc does not have (exit 4).
inline InFlightDiagnostic emitUnsupported(Location loc) {
  return emitErrorOfClass(loc, unsupportedClass);
}

/// A limit or a budget cannot be met (exit 7).
inline InFlightDiagnostic emitLimitExceeded(Location loc) {
  return emitErrorOfClass(loc, limitClass);
}

/// The class that one of the helpers gave to `diagnostic`; empty for a plain
/// error.
inline StringRef getErrorClass(Diagnostic &diagnostic) {
  for (DiagnosticArgument &argument : diagnostic.getMetadata())
    if (argument.getKind() ==
        DiagnosticArgument::DiagnosticArgumentKind::Attribute)
      if (auto name = dyn_cast<StringAttr>(argument.getAsAttribute()))
        return name.getValue();
  return {};
}

} // namespace mlir::thunder

#endif // THUNDER_IR_ERRORCLASS_H

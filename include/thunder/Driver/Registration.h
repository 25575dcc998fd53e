//===- Registration.h - The dialects and passes of thunderc ---------------===//
//
// What thunderc, thunder-opt and thunder-lsp-server know: the one list of
// dialects that appear in any phase, and of our passes and pipelines.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_DRIVER_REGISTRATION_H
#define THUNDER_DRIVER_REGISTRATION_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace thunder {

/// Adds every dialect that a dump of some phase may hold.
void registerDialects(mlir::DialectRegistry &registry);

/// Makes our passes, the phases as pipelines, and the upstream transforms that
/// tests use, known to thunder-opt.
void registerPasses();

} // namespace thunder

#endif // THUNDER_DRIVER_REGISTRATION_H

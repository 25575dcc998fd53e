//===- SchemaReader.h - JSON text to serde structs ------------------------===//
//
// Strict where the format is: types, union tags, enumerations and required
// keys; keys that a newer torch added are passed over. Errors give the path in
// the file and the node.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IMPORT_SCHEMAREADER_H
#define THUNDER_IMPORT_SCHEMAREADER_H

#include "thunder/Import/Schema.h"

namespace thunder::serde {

/// Reads an ExportedProgram. `text` must outlive the result.
llvm::Expected<std::unique_ptr<Program>> readProgram(llvm::StringRef text);

/// Reads a PayloadConfig (model_weights_config.json). `text` must outlive the
/// result; `what` names it in messages.
llvm::Expected<PayloadConfig> readPayloadConfig(llvm::StringRef text,
                                                llvm::StringRef what);

} // namespace thunder::serde

#endif // THUNDER_IMPORT_SCHEMAREADER_H

//===- ThunderValueReader.h - Encoded values and types of traces *- C++ -*-===//
#ifndef THUNDER_LIB_IMPORT_THUNDERVALUEREADER_H
#define THUNDER_LIB_IMPORT_THUNDERVALUEREADER_H

#include "JsonCursor.h"
#include "thunder/Import/ThunderGraph.h"

namespace thunder::trace {

/// Arrays and objects inside each other in an encoded value, and bodies.
inline constexpr unsigned maxDepth = 64;
inline constexpr size_t maxRank = 32, maxNameBytes = 255;

/// The dtype called `name`; Unknown when there is none.
serde::ScalarType findDtype(llvm::StringRef name);

/// Reads types, names and encoded values; see CursorReader for how errors
/// stick.
class ValueReader : public CursorReader {
public:
  /// A name of the file: letters, digits, `_` and `.`, no digit first.
  llvm::StringRef name(const Cursor &at);
  /// `ltorch.add`, `ext.executor.name`.
  llvm::StringRef symbolName(const Cursor &at);
  /// The same for text that is the key of `at`.
  void checkName(const Cursor &at, llvm::StringRef text);
  void checkSymbolName(const Cursor &at, llvm::StringRef text);
  /// `f32[4,2]`, or `int` for a Python number.
  void type(const Cursor &at, ValueRecord &record);
  serde::ScalarType dtype(const Cursor &at);
  EncodedValue value(const Cursor &at, unsigned depth = 0);
  std::vector<EncodedValue> values(const Cursor &at, unsigned depth = 0);
  /// Fails on a key that is not one of `known`.
  void checkKeys(const Cursor &at, llvm::ArrayRef<llvm::StringLiteral> known);
  /// A member, or null when it is absent.
  static const JsonValue *find(const Cursor &at, llvm::StringRef key) {
    return at->find(key);
  }

private:
  EncodedValue object(const Cursor &at, unsigned depth);
  void pairs(const Cursor &at, EncodedValue &result, unsigned depth);
};

} // namespace thunder::trace

#endif // THUNDER_LIB_IMPORT_THUNDERVALUEREADER_H

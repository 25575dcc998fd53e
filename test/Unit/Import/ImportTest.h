//===- ImportTest.h - What the tests of lib/Import share ------------------===//
//
// Expected values are unwrapped with `expectValue`; errors are compared by the
// part of the message that a user needs.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_TEST_UNIT_IMPORT_IMPORTTEST_H
#define THUNDER_TEST_UNIT_IMPORT_IMPORTTEST_H

#include "thunder/Import/ImportError.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

namespace thunder::test {

/// Path of a file in test/Inputs/pt2.
inline std::string inputPath(const char *name) {
  return std::string(THUNDER_TEST_INPUTS "/pt2/") + name;
}

/// A copy of `bytes` as an input named `name`.
inline std::unique_ptr<llvm::MemoryBuffer>
makeBuffer(llvm::StringRef bytes, llvm::StringRef name = "test.pt2") {
  return llvm::MemoryBuffer::getMemBufferCopy(bytes, name);
}

/// The message of a failure; "" and a test failure when there was none.
template <typename T> ImportError expectError(llvm::Expected<T> result) {
  if (result) {
    ADD_FAILURE() << "no error";
    return ImportError(ErrorKind::Malformed, "");
  }
  return takeImportError(result.takeError());
}

/// Fails the test unless `result` is an error that contains `part`.
template <typename T>
void expectMessage(llvm::Expected<T> result, llvm::StringRef part,
                   ErrorKind kind = ErrorKind::Malformed) {
  ImportError error = expectError(std::move(result));
  EXPECT_NE(error.getMessage().find(part.str()), std::string::npos)
      << error.getMessage() << "\n  lacks: " << part.str();
  EXPECT_EQ(static_cast<int>(error.getKind()), static_cast<int>(kind))
      << error.getMessage();
}

/// The value, or a default-constructed one and a test failure.
template <typename T> T expectValue(llvm::Expected<T> result) {
  if (result)
    return std::move(*result);
  ADD_FAILURE() << takeImportError(result.takeError()).getMessage();
  return T();
}

} // namespace thunder::test

#endif // THUNDER_TEST_UNIT_IMPORT_IMPORTTEST_H

//===- Diagnostics.cpp - Errors and warnings of the compiler --------------===//
//
// Prints `thunderc: error: LOCATION: MESSAGE`, or one JSON object a line.
// The first line is cut at 300 characters: what is cut follows as a note.
//
//===----------------------------------------------------------------------===//
#include "thunder/Driver/Diagnostics.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/MLIRContext.h"
#include "thunder/IR/ErrorClass.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"

namespace thunder {
namespace {

constexpr size_t longestFirstLine = 300;

/// The Python source line, or the file position or node name, of a location;
/// empty when it says nothing.
std::string describe(mlir::Location loc) {
  if (auto file = mlir::dyn_cast<mlir::FileLineColLoc>(loc))
    return (file.getFilename().getValue() + ":" + llvm::Twine(file.getLine()) +
            (file.getColumn() ? ":" + llvm::Twine(file.getColumn())
                              : llvm::Twine()))
        .str();
  if (auto name = mlir::dyn_cast<mlir::NameLoc>(loc)) {
    std::string inner = describe(name.getChildLoc());
    std::string own = name.getName().str();
    return inner.empty() ? own : own + " (" + inner + ")";
  }
  if (auto fused = mlir::dyn_cast<mlir::FusedLoc>(loc)) {
    std::string text;
    for (mlir::Location part : fused.getLocations())
      if (std::string one = describe(part); !one.empty())
        text += (text.empty() ? "" : ", ") + one;
    return text;
  }
  if (auto call = mlir::dyn_cast<mlir::CallSiteLoc>(loc))
    return describe(call.getCallee());
  return "";
}

/// Names come from files of strangers: what would steer a terminal is shown as
/// what it is. Line ends and tabs are the compiler's own.
std::string printable(llvm::StringRef text) {
  std::string result;
  for (unsigned char c : text) {
    if ((c < 0x20 && c != '\n' && c != '\t') || c == 0x7f)
      llvm::raw_string_ostream(result) << llvm::format("\\x%02x", c);
    else
      result += c;
  }
  return result;
}

CompilerExit exitCodeOf(llvm::StringRef errorClass) {
  if (errorClass == mlir::thunder::unsupportedClass)
    return CompilerExit::Unsupported;
  if (errorClass == mlir::thunder::limitClass)
    return CompilerExit::Limit;
  return CompilerExit::InvalidInput;
}

} // namespace

Diagnostics::Diagnostics(llvm::raw_ostream &os, DiagnosticFormat format,
                         bool warningsAsErrors)
    : os(os), format(format), warningsAsErrors(warningsAsErrors) {}

Diagnostics::~Diagnostics() = default;

CompilerExit Diagnostics::error(CompilerExit errorCode,
                                const llvm::Twine &message,
                                llvm::ArrayRef<std::string> notes) {
  if (!failed())
    code = errorCode;
  print("error", errorCode, "", message.str(), notes);
  return errorCode;
}

void Diagnostics::warning(const llvm::Twine &message) {
  if (warningsAsErrors)
    error(CompilerExit::InvalidInput, message + " [-Werror]");
  else
    print("warning", CompilerExit::Success, "", message.str(), {});
}

void Diagnostics::attach(mlir::MLIRContext &context) {
  handler = std::make_unique<mlir::ScopedDiagnosticHandler>(
      &context, [this](mlir::Diagnostic &diagnostic) {
        receive(diagnostic);
        return mlir::success();
      });
}

void Diagnostics::detach() { handler.reset(); }

void Diagnostics::note(const llvm::Twine &message) {
  print("note", CompilerExit::Success, "", message.str(), {});
}

void Diagnostics::receive(mlir::Diagnostic &diagnostic) {
  std::vector<std::string> notes;
  for (mlir::Diagnostic &note : diagnostic.getNotes()) {
    std::string where = describe(note.getLocation());
    notes.push_back(where.empty() ? note.str() : where + ": " + note.str());
  }
  bool isError = diagnostic.getSeverity() == mlir::DiagnosticSeverity::Error ||
                 (warningsAsErrors && diagnostic.getSeverity() ==
                                          mlir::DiagnosticSeverity::Warning);
  CompilerExit errorCode = CompilerExit::Success;
  // An error that says its class is about the input, whoever finds it.
  llvm::StringRef errorClass = mlir::thunder::getErrorClass(diagnostic);
  if (isError)
    errorCode = compilerIsToBlame && errorClass.empty()
                    ? CompilerExit::Internal
                    : exitCodeOf(errorClass);
  if (isError && !failed())
    code = errorCode;
  llvm::StringRef severity =
      isError ? "error"
      : diagnostic.getSeverity() == mlir::DiagnosticSeverity::Warning
          ? "warning"
          : "remark";
  print(severity, errorCode, describe(diagnostic.getLocation()),
        diagnostic.str(), notes);
}

void Diagnostics::print(llvm::StringRef severity, CompilerExit errorCode,
                        llvm::StringRef location, llvm::StringRef message,
                        llvm::ArrayRef<std::string> notes) {
  if (format == DiagnosticFormat::Json) {
    llvm::json::Object object{{"severity", severity},
                              {"message", llvm::json::fixUTF8(message)}};
    if (errorCode != CompilerExit::Success) {
      object["class"] = nameOf(errorCode);
      object["exit"] = static_cast<int>(errorCode);
    }
    if (!location.empty())
      object["location"] = llvm::json::fixUTF8(location);
    if (!notes.empty()) {
      llvm::json::Array array;
      for (const std::string &note : notes)
        array.push_back(llvm::json::fixUTF8(note));
      object["notes"] = std::move(array);
    }
    os << llvm::json::Value(std::move(object)) << '\n';
    return;
  }
  std::string line = ("thunderc: " + severity + ": ").str();
  if (!location.empty())
    line += printable(location) + ": ";
  std::string text = printable(message);
  auto [first, rest] = llvm::StringRef(text).split('\n');
  line += first;
  std::string cut;
  if (line.size() > longestFirstLine) {
    cut = "… " + line.substr(longestFirstLine - 3);
    line = line.substr(0, longestFirstLine - 3) + "…";
  }
  os << line << '\n';
  if (!cut.empty())
    os << "  note: " << cut << '\n';
  if (!rest.empty())
    os << rest << '\n';
  for (const std::string &note : notes)
    os << "  note: " << printable(note) << '\n';
}

} // namespace thunder

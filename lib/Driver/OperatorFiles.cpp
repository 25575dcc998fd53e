//===- OperatorFiles.cpp - The files of --ops and --link ------------------===//
#include "OperatorFiles.h"
#include "mlir/Parser/Parser.h"
#include "thunder/Import/ImportError.h"
#include "thunder/Symbols/FunctionalTwins.h"
#include "thunder/Transforms/Executors.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SHA256.h"
#include "llvm/Support/SourceMgr.h"

namespace thunder {

using mlir::thunder::BoundSymbolOp;
using mlir::thunder::ExecutorEntry;
using mlir::thunder::RuleKind;

std::string sha256(llvm::StringRef bytes) {
  return llvm::toHex(llvm::SHA256::hash(llvm::arrayRefFromStringRef(bytes)),
                     /*LowerCase=*/true);
}

std::unique_ptr<llvm::MemoryBuffer> openFile(llvm::StringRef path,
                                             Diagnostics &diagnostics) {
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> buffer =
      llvm::MemoryBuffer::getFileOrSTDIN(path, /*IsText=*/false,
                                         /*RequiresNullTerminator=*/true);
  if (buffer)
    return std::move(*buffer);
  diagnostics.error(CompilerExit::File, "'" + path + "' cannot be read: " +
                                            buffer.getError().message());
  return nullptr;
}

mlir::OwningOpRef<mlir::ModuleOp>
parseModule(std::unique_ptr<llvm::MemoryBuffer> buffer, llvm::StringRef path,
            mlir::MLIRContext &context, Diagnostics &diagnostics) {
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::parseSourceFile<mlir::ModuleOp>(sources, &context);
  if (!module && !diagnostics.failed())
    diagnostics.error(CompilerExit::InvalidInput,
                      path + ": no module could be read");
  return module;
}

void report(llvm::Error error, Diagnostics &diagnostics) {
  ImportError taken = takeImportError(std::move(error));
  // Notes are for what the first line leaves out.
  bool isCut = llvm::StringRef(taken.getMessage()).ends_with("…");
  diagnostics.error(static_cast<CompilerExit>(taken.getKind()),
                    taken.getMessage(),
                    isCut ? taken.getNotes() : std::vector<std::string>());
}

/// A name of --executors that nothing stands for is a usage error.
static void checkExecutors(const CustomOperators &operators,
                           const std::vector<std::string> &names,
                           Diagnostics &diagnostics) {
  std::vector<std::string> known = operators.getExecutors();
  for (const mlir::thunder::Executor *executor : mlir::thunder::getExecutors())
    known.push_back(executor->name.str());
  for (const std::string &name : names)
    if (!llvm::is_contained(known, name)) {
      diagnostics.error(
          CompilerExit::Usage,
          "--executors=" + name + ": there is no such executor; " +
              (known.empty() ? "none is known (--ops files declare some)"
                             : "known ones: " + llvm::join(known, ", ")));
      return;
    }
}

std::optional<OperatorFiles> readOperatorFiles(const CompilerOptions &options,
                                               mlir::MLIRContext &context,
                                               Diagnostics &diagnostics) {
  OperatorFiles files;
  std::string hashes;
  for (const std::string &path : options.operators.declarations) {
    std::unique_ptr<llvm::MemoryBuffer> buffer = openFile(path, diagnostics);
    if (!buffer)
      return std::nullopt;
    files.paths.push_back(path);
    hashes += sha256(buffer->getBuffer());
    auto read = [&]() -> llvm::Error {
      if (llvm::StringRef(path).ends_with(".json"))
        return files.operators.readJson(path, std::move(buffer));
      auto module = parseModule(std::move(buffer), path, context, diagnostics);
      return module ? files.operators.readModule(path, std::move(module))
                    : llvm::Error::success(); // is reported
    };
    if (llvm::Error error = read())
      report(std::move(error), diagnostics);
    if (diagnostics.failed())
      return std::nullopt;
  }
  for (const std::string &path : options.operators.link) {
    std::unique_ptr<llvm::MemoryBuffer> buffer = openFile(path, diagnostics);
    if (!buffer)
      return std::nullopt;
    files.paths.push_back(path);
    hashes += sha256(buffer->getBuffer());
  }
  if (!hashes.empty())
    files.hash = sha256(hashes);
  checkExecutors(files.operators, options.operators.executors, diagnostics);
  if (diagnostics.failed())
    return std::nullopt;
  return files;
}

bool applyOperators(const CustomOperators &operators,
                    const CompilerOptions &options, mlir::ModuleOp module,
                    Diagnostics &diagnostics) {
  auto takes = [](BoundSymbolOp op, llvm::StringRef executor, RuleKind kind) {
    auto has = [&](const ExecutorEntry &entry) {
      return kind == RuleKind::Grad ? bool(entry.differentiate)
                                    : bool(entry.execute);
    };
    return mlir::thunder::findExecutorEntry(op, {executor.str()}, has) !=
           nullptr;
  };
  llvm::Error error =
      operators.apply(module, options.operators.executors, takes);
  if (!error)
    return true;
  report(std::move(error), diagnostics);
  return false;
}

SupportQuery makeSupportQuery(const CustomOperators &operators) {
  return [&operators](llvm::StringRef symbol) {
    return mlir::thunder::isSupportedSymbol(symbol) ||
           operators.findEffects(symbol);
  };
}

} // namespace thunder

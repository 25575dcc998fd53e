//===- CustomOperators.h - What --ops files declare -------------*- C++ -*-===//
//
// Effects of operators that PyTorch does not have, and rules for any symbol:
// how it is derived (`grad`) and what runs instead of it (`impl`), for all its
// uses or on behalf of an executor. From JSON ("thunder-ops", version 1) or
// from IR (thunder.rule; `thunder.symbols` on the module); see
// docs/CustomOperators.md.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IMPORT_CUSTOMOPERATORS_H
#define THUNDER_IMPORT_CUSTOMOPERATORS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "thunder/IR/Thunder.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <string>
#include <vector>

namespace thunder {

namespace trace {
struct Program;
} // namespace trace

class CustomOperators {
public:
  CustomOperators();
  ~CustomOperators();
  CustomOperators(CustomOperators &&);
  CustomOperators &operator=(CustomOperators &&);

  /// Adds what the JSON text of the file `path` declares. Errors name the path
  /// in the file; a symbol whose effects are declared twice is one.
  llvm::Error readJson(llvm::StringRef path,
                       std::unique_ptr<llvm::MemoryBuffer> text);
  /// Adds the rules of a verified module, and the dictionary `thunder.symbols`
  /// of effects by symbol. A rule with the attribute `thunder.executor =
  /// "NAME"` is that executor's.
  llvm::Error readModule(llvm::StringRef path,
                         mlir::OwningOpRef<mlir::ModuleOp> module);

  /// The declared effects of a symbol (`rng`, `host`, `write:N` with N an
  /// argument); null when none are declared.
  const std::vector<std::string> *findEffects(llvm::StringRef symbol) const;
  /// The executors that files declare, sorted.
  std::vector<std::string> getExecutors() const;

  /// Whether an executor that is no file's takes `op`, with a rule of `kind`.
  using ExecutorQuery = llvm::function_ref<bool(mlir::thunder::BoundSymbolOp op,
                                                llvm::StringRef executor,
                                                mlir::thunder::RuleKind kind)>;

  /// Gives the symbols of `module` that declare none their effects and rules:
  /// a rule for all uses, else that of the first of `executors` with one that
  /// fits. What the program itself says of a symbol stays.
  llvm::Error apply(mlir::ModuleOp module,
                    llvm::ArrayRef<std::string> executors,
                    ExecutorQuery takes) const;

private:
  class Rules;
  struct File {
    std::string path;
    std::unique_ptr<llvm::MemoryBuffer> text;
    std::unique_ptr<trace::Program> program;
  };
  std::vector<File> files;
  std::vector<mlir::OwningOpRef<mlir::ModuleOp>> modules;
  llvm::StringMap<std::vector<std::string>> effects;
};

} // namespace thunder

#endif // THUNDER_IMPORT_CUSTOMOPERATORS_H

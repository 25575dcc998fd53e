//===- TraceBuilder.h - Builds the ops of a trace ---------------*- C++ -*-===//
//
// Values of a trace by name. A value on a storage that something writes is a
// window on a reference (thunder.ref); any other is an SSA value.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_IMPORT_TRACEBUILDER_H
#define THUNDER_LIB_IMPORT_TRACEBUILDER_H

#include "ThunderAliases.h"
#include "ThunderWindows.h"
#include "TraceBinding.h"
#include "thunder/IR/Thunder.h"
#include "thunder/Import/ImportError.h"

namespace thunder::trace {

class TraceBuilder {
public:
  TraceBuilder(mlir::MLIRContext &context, const Program &program)
      : program(program), aliases(AliasClasses::compute(program)),
        builder(&context) {}

  /// A storage that something writes, in the region that is being built.
  struct Storage {
    mlir::Value reference;
    llvm::SmallVector<int64_t, 4> shape; ///< of the reference
    bool isStored = false;
    /// The input that PyTorch lets nobody write with gradients on; or empty.
    llvm::StringRef leaf;
    llvm::StringMap<mlir::Value> views, loads; ///< by name
  };

  /// The names of a function, a region or a body.
  struct Scope {
    llvm::StringMap<mlir::Value> values;
    llvm::StringMap<Window> windows;
    /// Nothing in here is seen through another name: all names are values.
    bool holdsValuesOnly = false;
  };

  mlir::OpBuilder &getBuilder() { return builder; }
  Scope &getScope() { return *scope; }
  void setScope(Scope *other) { scope = other; }
  Storage &getStorage(size_t index) { return storages[index]; }
  bool isWritten(llvm::StringRef name) const { return aliases.isWritten(name); }

  llvm::Error buildOps(const std::vector<Op> &ops);
  llvm::Error buildRule(const Rule &rule);

  /// The value of `name` here: a load when it lies on a storage.
  mlir::Value read(llvm::StringRef name, mlir::Location loc);
  /// Gives `name` a value, and a storage of its own when it may be written.
  /// Fails when the file declares another type.
  llvm::Error define(const Path &path, llvm::StringRef name, mlir::Value value,
                     mlir::Location loc);
  /// A new storage that holds `value`.
  size_t allocate(mlir::Value value, mlir::Location loc);
  /// Writes to a window, named for its view; `detached`: outside autograd.
  llvm::Error store(const Path &path, llvm::StringRef name,
                    const Window &window, mlir::Value value, bool isDetached,
                    mlir::Location loc);
  mlir::Value load(llvm::StringRef name, const Window &window,
                   mlir::Location loc);
  /// Everything a storage holds.
  mlir::Value loadWhole(size_t storage, mlir::Location loc);

  mlir::Location getLocation(const Op &op);
  /// The type the file declares; null when it declares none, or a number.
  mlir::RankedTensorType getDeclaredType(llvm::StringRef name);
  static llvm::Error fail(ErrorKind kind, const Path &path,
                          const llvm::Twine &message) {
    return importError(kind, path.render() + ": " + message);
  }

private:
  llvm::Error buildOp(const Op &op);
  llvm::Error buildCopy(const Op &op);
  llvm::Error buildSetitem(const Op &op);
  llvm::Error checkResultCast(const Op &op);
  llvm::Error buildSetitemAt(const Op &op, const BasicIndex &index,
                             mlir::Value value);
  llvm::Error buildGetitem(const Op &op);
  llvm::Error buildGradientOp(const Op &op);
  llvm::Error buildCheckpoint(const Op &op);
  llvm::Error buildIdentity(const Op &op);
  llvm::Error buildComposite(const Op &op);
  llvm::Error buildLeaf(const Op &op);
  llvm::Error buildIndexPut(const Op &op);
  /// True when `op` may give a view of a written storage.
  bool mayBeView(const Op &op) const;
  /// How the result of such an op lies.
  ViewResult findView(const Op &op, const BoundOp &bound);
  /// Makes the only result of `op` a view.
  llvm::Error defineView(const Op &op, Window window);
  /// A composite that may give a view: by its meaning, else by its body.
  llvm::Error buildViewComposite(const Op &op);

  /// An op's arguments as thunder.bsym has them.
  struct Arguments {
    llvm::SmallVector<mlir::Value> operands;
    llvm::SmallVector<llvm::StringRef> operandNames; ///< parallel to operands
    llvm::SmallVector<mlir::Attribute> names, values, effects;
    llvm::SmallVector<llvm::StringRef> written; ///< names of written operands
  };
  llvm::Error convertArguments(const Op &op, const BoundOp &bound,
                               Arguments &result);
  mlir::thunder::BoundSymbolOp createSymbol(const Op &op,
                                            llvm::StringRef symbol,
                                            const Arguments &arguments,
                                            mlir::TypeRange types);
  /// One that the file does not have: named arguments, one result.
  llvm::Expected<mlir::Value> createHelper(
      const Op &op, llvm::StringRef symbol,
      llvm::ArrayRef<std::pair<llvm::StringRef, mlir::Attribute>> arguments,
      mlir::ValueRange operands);
  llvm::Error inferTypes(const Op &op, mlir::thunder::BoundSymbolOp symbol);
  bool splices(const Op &op) const;
  bool mayTakeRegistered(const Op &op, const BoundOp &bound) const;
  /// Reports what MLIR said while `build` ran, with the path of `op`.
  llvm::Error collect(const Op &op, llvm::function_ref<bool()> build);

  const Program &program;
  AliasClasses aliases;
  TraceBinder binder;
  mlir::OpBuilder builder;
  std::vector<Storage> storages;
  Scope *scope = nullptr;
};

/// The names of `op`'s results in order; null and constants are left out.
llvm::SmallVector<llvm::StringRef> getResultNames(const Op &op);

/// Names that the body of `op` uses and does not define, in order, each once,
/// without those of its arguments.
llvm::SmallVector<llvm::StringRef> findCaptures(const Op &op);

/// The name of rule `name` in the module.
std::string getRuleSymbol(llvm::StringRef name);

} // namespace thunder::trace

#endif // THUNDER_LIB_IMPORT_TRACEBUILDER_H

//===- InputReader.cpp - From a file to a module --------------------------===//
//
// A dump carries `thunder.source`, the path of the program it was made from:
// the weights are read from there again, and the hash tells whether the file is
// still the same.
//
//===----------------------------------------------------------------------===//
#include "InputReader.h"
#include "OperatorFiles.h"
#include "thunder/IR/Thunder.h"
#include "thunder/Import/ImportError.h"
#include "thunder/Import/ImportProgram.h"
#include "thunder/Import/ImportTrace.h"
#include "thunder/Symbols/Random.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

namespace thunder {
namespace {

constexpr llvm::StringLiteral sourceAttribute = "thunder.source",
                              hashAttribute = "thunder.source_hash",
                              modeAttribute = "thunder.mode";

bool isZip(llvm::StringRef bytes) { return bytes.starts_with("PK"); }

/// IR is told apart from programs by the file's name, and on the standard input
/// by its first bytes.
bool isIR(llvm::StringRef path, llvm::StringRef bytes) {
  llvm::StringRef extension = llvm::sys::path::extension(path);
  if (extension == ".mlir" || extension == ".mlirbc")
    return true;
  if (path != "-" || isZip(bytes))
    return false;
  return bytes.starts_with("ML\xefR") || !bytes.ltrim().starts_with("{");
}

class Reader {
public:
  Reader(const CompilerOptions &options, mlir::MLIRContext &context,
         Diagnostics &diagnostics)
      : options(options), context(context), diagnostics(diagnostics) {}

  Input input;

  void read() {
    std::optional<OperatorFiles> files =
        readOperatorFiles(options, context, diagnostics);
    if (!files)
      return;
    operators = std::move(files->operators);
    if (!options.model.checkpoint.empty() && !recordsModules())
      return;
    input.operatorsHash = files->hash;
    llvm::StringRef path = options.model.input;
    std::unique_ptr<llvm::MemoryBuffer> buffer = openFile(path, diagnostics);
    if (!buffer)
      return;
    input.name = path == "-" ? "program" : llvm::sys::path::stem(path).str();
    input.filesRead.push_back(path.str());
    llvm::append_range(input.filesRead, files->paths);
    if (isIR(path, buffer->getBuffer()))
      return readIR(std::move(buffer));
    if (!options.phases.startFrom.empty() &&
        options.phases.startFrom != "import") {
      diagnostics.error(CompilerExit::Usage,
                        "--start-from=" + options.phases.startFrom +
                            " needs IR (.mlir), and '" + path + "' is none");
      return;
    }
    input.hash = sha256(buffer->getBuffer());
    if (trace::isThunderGraph(path, buffer->getBuffer()))
      readTrace(*buffer);
    else
      readProgram(std::move(buffer));
    if (!input.module)
      return;
    applyOperators();
    if (!input.module)
      return;
    mlir::Builder builder(&context);
    auto note = [&](llvm::StringRef name, llvm::StringRef text) {
      (*input.module)->setAttr(name, builder.getStringAttr(text));
    };
    note(sourceAttribute, path);
    note(hashAttribute, input.hash);
    note(modeAttribute, nameOf(options.model.mode));
  }

private:
  /// Only exported programs say which modules their nodes came from.
  bool recordsModules() {
    llvm::StringRef extension = llvm::sys::path::extension(options.model.input);
    if (extension == ".pt2" || extension.empty() || options.model.input == "-")
      return true;
    diagnostics.error(CompilerExit::Usage,
                      "--checkpoint needs an exported program (.pt2): '" +
                          options.model.input + "' records no modules");
    return false;
  }

  void applyOperators() {
    if (thunder::applyOperators(operators, options, *input.module, diagnostics))
      return;
    input.module = nullptr;
  }

  void readTrace(const llvm::MemoryBuffer &buffer) {
    trace::TraceOptions traceOptions;
    traceOptions.hasState = options.model.mode == Mode::Train;
    if (!readWeightsBeside(options.model.input))
      return;
    traceOptions.weights = input.weights;
    llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>> module =
        trace::importTrace(context, options.model.input, buffer.getBuffer(),
                           traceOptions);
    if (!module)
      return report(module.takeError(), diagnostics);
    input.module = std::move(*module);
  }

  /// The weights of the trace at `path`, where there are some.
  bool readWeightsBeside(llvm::StringRef path) {
    llvm::SmallString<128> file(llvm::sys::path::parent_path(path));
    llvm::sys::path::append(file, "weights.safetensors");
    if (path == "-" || !llvm::sys::fs::exists(file))
      return true;
    llvm::Expected<std::shared_ptr<WeightTable>> weights =
        WeightTable::loadSafetensors(file);
    if (!weights)
      return report(weights.takeError(), diagnostics), false;
    input.weights = std::move(*weights);
    input.filesRead.push_back(file.str().str());
    return true;
  }

  void readProgram(std::unique_ptr<llvm::MemoryBuffer> buffer) {
    ImportOptions importOptions;
    importOptions.operators = &operators;
    importOptions.checkpoint = options.model.checkpoint;
    importOptions.isSupported = makeSupportQuery(operators);
    llvm::Expected<ImportedProgram> program =
        importProgram(context, std::move(buffer), importOptions);
    if (!program)
      return report(program.takeError(), diagnostics);
    input.module = std::move(program->module);
    input.weights = std::move(program->weights);
  }

  void readIR(std::unique_ptr<llvm::MemoryBuffer> buffer) {
    std::string contentHash = sha256(buffer->getBuffer());
    mlir::OwningOpRef<mlir::ModuleOp> module = parseModule(
        std::move(buffer), options.model.input, context, diagnostics);
    if (!module)
      return;
    auto text = [&](llvm::StringRef name) -> std::string {
      auto attribute = (*module)->getAttrOfType<mlir::StringAttr>(name);
      return attribute ? attribute.getValue().str() : "";
    };
    // What the program was read for is not asked for twice, nor changed.
    std::string mode = text(modeAttribute);
    if (!mode.empty() && mode != nameOf(options.model.mode)) {
      diagnostics.error(CompilerExit::Usage,
                        options.model.input + " was made with --mode=" + mode +
                            ": give it again, with the other options");
      return;
    }
    input.hash = text(hashAttribute);
    std::string source = text(sourceAttribute);
    if (input.hash.empty())
      input.hash = contentHash;
    if (!source.empty() && !readWeights(source))
      return;
    input.module = std::move(module);
    // A dump of a program has them already.
    if (source.empty() && (options.phases.startFrom.empty() ||
                           options.phases.startFrom == "import"))
      applyOperators();
  }

  /// The weights of the program at `path`, which must not have changed.
  bool readWeights(llvm::StringRef path) {
    if (path == "-") {
      diagnostics.error(CompilerExit::File,
                        options.model.input +
                            ": its program came from the standard input, so "
                            "its weights cannot be read again");
      return false;
    }
    std::unique_ptr<llvm::MemoryBuffer> buffer = openFile(path, diagnostics);
    if (!buffer)
      return false;
    if (sha256(buffer->getBuffer()) != input.hash) {
      diagnostics.error(CompilerExit::InvalidInput,
                        "'" + path + "' has changed since " +
                            options.model.input + " was made from it");
      return false;
    }
    input.filesRead.push_back(path.str());
    input.name = llvm::sys::path::stem(path).str();
    if (trace::isThunderGraph(path, buffer->getBuffer()))
      return readWeightsBeside(path);
    llvm::Expected<LoadedProgram> program = loadProgram(std::move(buffer));
    if (!program) {
      report(program.takeError(), diagnostics);
      return false;
    }
    input.weights = std::move(program->weights);
    return true;
  }

  const CompilerOptions &options;
  mlir::MLIRContext &context;
  Diagnostics &diagnostics;
  CustomOperators operators;
};

} // namespace

/// Places of random draws in the program's stream, while its symbols are whole
/// and in its order; what has its place keeps it.
static mlir::LogicalResult assignDraws(mlir::ModuleOp module, bool tape) {
  for (auto func : module.getOps<mlir::thunder::FuncOp>())
    if (!func.isPrivate() && failed(mlir::thunder::assignDraws(func, tape)))
      return mlir::failure();
  return mlir::success();
}

Input readInput(const CompilerOptions &options, mlir::MLIRContext &context,
                Diagnostics &diagnostics) {
  Reader reader(options, context, diagnostics);
  reader.read();
  if (reader.input.module &&
      failed(assignDraws(*reader.input.module, options.model.tape)))
    reader.input.module = nullptr;
  return std::move(reader.input);
}

llvm::Expected<Coverage> readCoverage(llvm::StringRef path,
                                      const CustomOperators &operators) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path, /*IsText=*/false);
  if (!buffer)
    return importError(ErrorKind::File, "'" + path + "' cannot be read: " +
                                            buffer.getError().message());
  if (trace::isThunderGraph(path, (*buffer)->getBuffer())) {
    auto program = trace::readProgram((*buffer)->getBuffer());
    if (!program)
      return prefixed(path + ": ", program.takeError());
    return trace::computeCoverage(**program);
  }
  llvm::Expected<LoadedProgram> program = loadProgram(std::move(*buffer));
  if (!program)
    return program.takeError();
  OperatorSchemas schemas;
  return computeCoverage(*program->program, schemas,
                         makeSupportQuery(operators));
}

} // namespace thunder

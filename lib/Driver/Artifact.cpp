//===- Artifact.cpp - The phases codegen and package ----------------------===//
//
// Kernels and host program are compiled to objects here and handed to
// lib/Package with the weights and the manifest's facts.
//
//===----------------------------------------------------------------------===//
#include "Artifact.h"
#include "OutputFile.h"
#include "thunder/Codegen/KernelObjects.h"
#include "thunder/Driver/CommandLine.h"
#include "thunder/Import/Weights.h"
#include "thunder/Package/Package.h"
#include "thunder/Plan/HostProgram.h"
#include "thunder/Plan/ProgramTable.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SHA256.h"

namespace thunder {
namespace {

/// Weights above this size go to a file beside the program (--weights=auto).
constexpr uint64_t largestEmbedded = 1ull << 30;

void report(llvm::Error error, Diagnostics &diagnostics) {
  llvm::handleAllErrors(
      std::move(error),
      [&](const PackageError &failure) {
        constexpr CompilerExit codes[] = {CompilerExit::File,
                                          CompilerExit::Unsupported,
                                          CompilerExit::ExternalTool};
        diagnostics.error(codes[static_cast<int>(failure.kind)], failure.text);
      },
      [&](const llvm::ErrorInfoBase &failure) {
        diagnostics.error(CompilerExit::Internal, failure.message());
      });
}

/// The name of a library without "lib" and its extension: the prefix of its
/// functions and the name of its header.
std::string libraryName(llvm::StringRef path) {
  llvm::StringRef name = llvm::sys::path::stem(path);
  name.consume_front("lib");
  return makeIdentifier(name);
}

} // namespace

std::string ArtifactWriter::contentHash(llvm::StringRef cpu) const {
  std::string all = (compilerVersion() + "\n" + input.hash +
                     input.operatorsHash + "\n" + options.fingerprint() + cpu)
                        .str();
  return llvm::toHex(llvm::SHA256::hash(llvm::arrayRefFromStringRef(all)),
                     /*LowerCase=*/true);
}

bool ArtifactWriter::writeFile(const std::string &path,
                               llvm::StringRef content) {
  std::optional<OutputFile> file = OutputFile::create(path, out, diagnostics);
  if (!file)
    return false;
  file->os() << content;
  return file->commit(diagnostics);
}

bool ArtifactWriter::write(const std::string &path, mlir::TimingScope &timing) {
  mlir::ModuleOp plan = *input.module;
  std::string error;
  mlir::FailureOr<mlir::thunder::CpuTarget> target =
      mlir::thunder::getCpuTarget(options.codegen.cpu, error);
  if (mlir::failed(target)) {
    diagnostics.error(CompilerExit::Unsupported,
                      "--cpu=" + options.codegen.cpu + ": " + error);
    return false;
  }
  mlir::thunder::CodegenOptions codegen;
  codegen.optimizationLevel = options.codegen.level;

  Emit emit = options.output.emit;
  if (emit == Emit::Linalg) {
    mlir::FailureOr<std::string> text = mlir::thunder::printLinalg(plan);
    return mlir::succeeded(text) && writeFile(path, *text);
  }
  if (emit == Emit::LLVM || options.phases.stopAfter == "codegen") {
    mlir::FailureOr<std::string> text =
        mlir::thunder::printLLVM(plan, *target, codegen);
    return mlir::succeeded(text) &&
           writeFile(path, *text + mlir::thunder::printHostProgram(plan));
  }

  auto readWeight = [&](int64_t index) {
    return input.weights->getContiguous(index);
  };
  PackageParts parts;
  parts.weights = layOutWeights(plan);
  if (!parts.weights.items.empty() && !input.weights) {
    diagnostics.error(CompilerExit::InvalidInput,
                      options.model.input +
                          ": the IR refers to weights, but names no program "
                          "that holds them");
    return false;
  }
  bool external = options.codegen.weights == WeightsPlacement::External ||
                  (options.codegen.weights == WeightsPlacement::Auto &&
                   parts.weights.totalBytes > largestEmbedded);

  ManifestInfo info;
  info.name = input.name;
  info.compiler = compilerVersion().str();
  info.mode = nameOf(options.model.mode);
  info.cpu = target->name;
  info.features = target->features;
  info.hash = contentHash(target->name);
  info.threads = options.codegen.threads;
  info.optimizationLevel = options.codegen.level;
  info.fastMath = nameOf(options.codegen.fastMath);
  if (options.model.mode == Mode::Train)
    info.optimizer = nameOf(options.model.optimizer.kind);
  if (external)
    info.weightsFile = getWeightsFileName(path);
  parts.manifest = buildManifest(plan, parts.weights, info);
  if (emit == Emit::Manifest)
    return writeFile(path, formatManifest(parts.manifest));
  if (emit == Emit::Header)
    return writeFile(path,
                     buildHeader(libraryName(path == "-" ? input.name : path),
                                 parts.manifest));

  std::vector<mlir::thunder::KernelObject> kernels;
  llvm::SmallVector<char, 0> host;
  {
    mlir::TimingScope scope = timing.nest("codegen");
    auto compiled = mlir::thunder::compileKernels(plan, *target, codegen);
    if (mlir::failed(compiled))
      return false;
    kernels = std::move(*compiled);
    auto hostObject = mlir::thunder::emitHostObject(plan);
    if (mlir::failed(hostObject))
      return false;
    host = std::move(*hostObject);
  }
  mlir::TimingScope scope = timing.nest("package");
  for (const mlir::thunder::KernelObject &kernel : kernels)
    parts.objects.emplace_back(kernel.bytes.data(), kernel.bytes.size());
  parts.objects.emplace_back(host.data(), host.size());
  size_t entries = mlir::thunder::ProgramTable(plan).entries.size();
  for (size_t i = 0; i < entries; ++i)
    parts.entrySymbols.push_back(mlir::thunder::getEntrySymbol(i));

  parts.externFunctions = findExternFunctions(plan);

  PackageOptions package;
  package.linkFiles = options.operators.link;
  package.kind = emit == Emit::Lib   ? ArtifactKind::Library
                 : emit == Emit::Obj ? ArtifactKind::Object
                                     : ArtifactKind::Executable;
  package.prefix = libraryName(path);
  package.outputPath = path;
  package.externalWeights = external;
  package.verbose = options.report.verbose;
  package.dryRun = options.report.dryRun;
  if (options.output.keepTemporaries)
    package.temporaryFolder = path + ".temps";
  if (llvm::Error error = thunder::package(parts, readWeight, package)) {
    report(std::move(error), diagnostics);
    return false;
  }
  // Beside a device such as /dev/null no file appears.
  bool isFile =
      !llvm::sys::fs::exists(path) || llvm::sys::fs::is_regular_file(path);
  if (emit != Emit::Lib || options.report.dryRun || !isFile)
    return true;
  llvm::SmallString<128> header(path);
  llvm::sys::path::remove_filename(header);
  llvm::sys::path::append(header, package.prefix + ".h");
  return writeFile(header.str().str(),
                   buildHeader(package.prefix, parts.manifest));
}

} // namespace thunder

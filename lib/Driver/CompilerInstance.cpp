//===- CompilerInstance.cpp - One run of the compiler ---------------------===//
//
// The flow of thunderc: read the input, run the phases of the table between
// --start-from and the last one needed, write the result. A crash inside ends
// in an error that names a reproducer, not in a signal.
//
//===----------------------------------------------------------------------===//
#include "thunder/Driver/CompilerInstance.h"
#include "Artifact.h"
#include "Explain.h"
#include "InputReader.h"
#include "OperatorFiles.h"
#include "OutputFile.h"
#include "PhaseRunner.h"
#include "TracePrinter.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Support/Timing.h"
#include "thunder/Driver/Registration.h"
#include "thunder/Import/ImportError.h"
#include "thunder/Import/ImportProgram.h"
#include "thunder/Package/Package.h"
#include "thunder/Symbols/FunctionalTwins.h"
#include "thunder/Symbols/Symbols.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/FileSystem.h"

namespace thunder {
namespace {

/// Deep graphs are walked recursively; a main thread has only 8 MiB.
constexpr unsigned stackBytes = 256u << 20;

/// The phase whose IR an --emit value prints; empty for what needs all phases.
llvm::StringRef phaseOf(Emit emit) {
  switch (emit) {
  case Emit::Thunder:
    return "import";
  case Emit::Grad:
    return "differentiate";
  case Emit::Trace:
    return "optimize";
  case Emit::Plan:
    return "plan";
  default:
    return "";
  }
}

/// What thunderc calls a result when -o does not.
std::string defaultName(Emit emit, llvm::StringRef program) {
  switch (emit) {
  case Emit::Exe:
    return program.str();
  case Emit::Lib:
    return ("lib" + program + ".so").str();
  case Emit::Obj:
    return (program + ".o").str();
  default:
    return "-"; // text
  }
}

} // namespace

CompilerInstance::CompilerInstance(CompilerOptions given,
                                   Diagnostics &diagnostics,
                                   llvm::raw_ostream &out)
    : options(std::move(given)), diagnostics(diagnostics), out(out) {
  mlir::DialectRegistry registry;
  registerDialects(registry);
  context = std::make_unique<mlir::MLIRContext>(
      registry, mlir::MLIRContext::Threading::DISABLED);
  context->loadAllAvailableDialects();
  context->printOpOnDiagnostic(false);
  diagnostics.attach(*context);
  phaseRunner = std::make_unique<PhaseRunner>(options, diagnostics);
}

CompilerInstance::~CompilerInstance() { diagnostics.detach(); }

CompilerExit CompilerInstance::run() {
  auto dispatch = [&] {
    switch (options.verb) {
    case Verb::Compile:
      return compile();
    case Verb::Check:
      return check();
    case Verb::Verify:
      return verify();
    case Verb::Inspect:
      return inspect();
    }
  };
  llvm::CrashRecoveryContext::Enable();
  llvm::CrashRecoveryContext recovery;
  if (!recovery.RunSafelyOnThread(dispatch, stackBytes))
    diagnostics.error(CompilerExit::Internal,
                      "thunderc crashed in the phase '" +
                          phaseRunner->current() + "'");
  if (diagnostics.exitCode() == CompilerExit::Internal && !isReproducing)
    writeReproducer();
  return diagnostics.exitCode();
}

void CompilerInstance::compile() {
  mlir::DefaultTimingManager timer;
  OutputFormat timeFormat = options.report.time;
  timer.setEnabled(timeFormat != OutputFormat::Off);
  timer.setDisplayMode(mlir::DefaultTimingManager::DisplayMode::Tree);
  timer.setOutput(mlir::createOutputStrategy(
      timeFormat == OutputFormat::Json
          ? mlir::DefaultTimingManager::OutputFormat::Json
          : mlir::DefaultTimingManager::OutputFormat::Text,
      llvm::errs()));
  mlir::TimingScope timing = timer.getRootScope();
  Input input;
  {
    mlir::TimingScope reading = timing.nest("read");
    input = readInput(options, *context, diagnostics);
  }
  if (input.module && checkOutputPath(input) &&
      runPhases(input, lastPhase(), timing))
    writeOutput(input, timing);
  if (options.report.statistics != OutputFormat::Off)
    phaseRunner->statistics.print(llvm::errs(), options.report.statistics);
}

size_t CompilerInstance::lastPhase() const {
  llvm::StringRef last = options.phases.stopAfter;
  if (last.empty())
    last = phaseOf(options.output.emit);
  return last.empty() ? phases().size() - 1 : *findPhase(last);
}

bool CompilerInstance::runPhases(Input &input, size_t last,
                                 mlir::TimingScope &timing) {
  llvm::StringRef from = options.phases.startFrom;
  size_t first = from.empty() ? 0 : *findPhase(from);
  if (first > last) {
    diagnostics.error(
        CompilerExit::Usage,
        "--start-from=" + from + " comes after '" + phases()[last].name +
            "', where --emit=" + nameOf(options.output.emit) + " ends");
    return false;
  }
  if (first > 0 && options.verb == Verb::Compile &&
      !(checkMode(input) && phaseRunner->verifyInput(first - 1, *input.module)))
    return false;
  for (size_t i = first; i <= last; ++i)
    if (phases()[i].populate && !phaseRunner->run(i, *input.module, timing))
      return false;
  return true;
}

/// The entry of a program says what it was compiled for.
bool CompilerInstance::checkMode(const Input &input) {
  static constexpr std::pair<llvm::StringLiteral, Mode> entries[] = {
      {"grad", Mode::Grad}, {"step", Mode::Train}};
  for (auto [name, mode] : entries)
    if (input.module.get().lookupSymbol(name) && options.model.mode != mode) {
      diagnostics.error(CompilerExit::Usage,
                        options.model.input + " holds @" + name +
                            ": give --mode=" + nameOf(mode) +
                            " and the other options it was made with");
      return false;
    }
  return true;
}

std::string CompilerInstance::outputPath(llvm::StringRef programName) const {
  if (!options.output.path.empty())
    return options.output.path;
  if (!options.phases.stopAfter.empty())
    return "-";
  return defaultName(options.output.emit, programName);
}

/// A result never takes the place of what it was made from.
bool CompilerInstance::checkOutputPath(const Input &input) {
  std::string path = outputPath(input.name);
  for (const std::string &source : input.filesRead)
    if (path != "-" && source != "-" &&
        llvm::sys::fs::equivalent(path, source)) {
      diagnostics.error(CompilerExit::Usage,
                        "the output '" + path +
                            "' is the input itself; give -o FILE");
      return false;
    }
  return true;
}

void CompilerInstance::writeOutput(Input &input, mlir::TimingScope &timing) {
  mlir::TimingScope writing = timing.nest("write");
  std::string path = outputPath(input.name);
  llvm::StringRef stop = options.phases.stopAfter;
  bool isDump = !stop.empty() && phases()[*findPhase(stop)].populate;
  bool isIR = stop.empty() && !phaseOf(options.output.emit).empty();
  bool isProgram =
      !isDump && !isIR && defaultName(options.output.emit, "") != "-";
  if (path == "-" && isProgram) {
    diagnostics.error(CompilerExit::Usage,
                      llvm::Twine("--emit=") + nameOf(options.output.emit) +
                          " cannot go to the standard output: give -o FILE");
    return;
  }
  explain(options.report.explain, *input.module, llvm::errs());
  if (isDump || isIR) {
    if (options.report.dryRun)
      return;
    std::optional<OutputFile> file = OutputFile::create(path, out, diagnostics);
    if (!file)
      return;
    if (isDump)
      printDump(*input.module, file->os());
    else if (options.output.emit == Emit::Trace)
      printTrace(*input.module, file->os());
    else
      input.module->print(file->os());
    if (!file->commit(diagnostics))
      return;
  } else {
    phaseRunner->enter(*findPhase("codegen"));
    if (!ArtifactWriter(options, input, diagnostics, out).write(path, writing))
      return;
  }
  if (options.output.writeDependencies && !options.report.dryRun)
    writeDependencies(input);
}

void CompilerInstance::writeDependencies(const Input &input) {
  std::string target = outputPath(input.name);
  std::string path = options.output.dependencyFile.empty()
                         ? target + ".d"
                         : options.output.dependencyFile;
  std::optional<OutputFile> file = OutputFile::create(path, out, diagnostics);
  if (!file)
    return;
  auto escaped = [](llvm::StringRef name) {
    std::string text;
    for (char c : name) {
      if (c == ' ' || c == '#')
        text += '\\';
      text += c;
      if (c == '$')
        text += '$';
    }
    return text;
  };
  file->os() << escaped(target) << ':';
  for (const std::string &name : input.filesRead)
    file->os() << ' ' << escaped(name);
  file->os() << '\n';
  file->commit(diagnostics);
}

/// A run is deterministic: the IR before the failing phase comes from running
/// once more up to there.
void CompilerInstance::writeReproducer() {
  std::string failing = phaseRunner->current().str();
  size_t index = *findPhase(failing);
  size_t first = options.phases.startFrom.empty()
                     ? 0
                     : *findPhase(options.phases.startFrom);
  llvm::SmallString<128> path;
  if (index > first && !llvm::sys::fs::createTemporaryFile(
                           "thunderc-" + failing, "mlir", path)) {
    CompilerOptions before = options;
    before.verb = Verb::Compile;
    before.phases.stopAfter = phases()[index - 1].name.str();
    before.phases.dumpDirectory.clear();
    before.output = OutputOptions();
    before.output.path = path.str().str();
    before.report = ReportOptions();
    llvm::raw_null_ostream nowhere;
    Diagnostics silent(nowhere);
    CompilerInstance again(before, silent, nowhere);
    again.isReproducing = true;
    if (again.run() == CompilerExit::Success) {
      diagnostics.note("reproducer: " + path + " with --start-from=" + failing);
      return;
    }
  }
  diagnostics.note("reproducer: " + options.model.input);
}

void CompilerInstance::check() {
  std::optional<OperatorFiles> files =
      readOperatorFiles(options, *context, diagnostics);
  if (!files)
    return;
  llvm::Expected<Coverage> coverage =
      readCoverage(options.model.input, files->operators);
  if (coverage) {
    out << coverage->render();
    if (llvm::Error missing = coverage->toError())
      coverage = std::move(missing);
  }
  if (coverage)
    return;
  ImportError error = takeImportError(coverage.takeError());
  diagnostics.error(static_cast<CompilerExit>(error.getKind()),
                    error.getMessage());
}

void CompilerInstance::inspect() {
  llvm::Expected<std::string> manifest = extractManifest(options.model.input);
  if (manifest)
    out << formatManifest(*manifest);
  else
    diagnostics.error(CompilerExit::File, llvm::toString(manifest.takeError()));
}

} // namespace thunder

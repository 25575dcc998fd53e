//===- CompilerOptions.h - What the user asked for ------------------------===//
//
// Plain data: the command line (docs/CLI.md) after parsing and checking, and
// nothing else. CommandLine.cpp fills it, CompilerInstance reads it; unit
// tests and other tools may fill it by hand.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_DRIVER_COMPILEROPTIONS_H
#define THUNDER_DRIVER_COMPILEROPTIONS_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace thunder {

enum class Verb { Compile, Check, Verify, Inspect };
enum class Mode { Infer, Grad, Train };
enum class OptimizerKind { SGD, Adam, AdamW };
enum class FastMath { None, Contract, Approx };
enum class WeightsPlacement { Auto, Embed, External };
enum class OutputFormat { Off, Text, Json };
enum class DiagnosticFormat { Text, Json };

/// The values of --emit, in the order of --help.
enum class Emit {
  Exe,
  Lib,
  Obj,
  Header,
  Thunder,
  Trace,
  Grad,
  Plan,
  Linalg,
  LLVM,
  GPU,
  PTX,
  Cubin,
  Manifest
};

/// The optimizer of a training program. Numbers that are not given keep
/// PyTorch's defaults; the program's flags override them at run time.
struct OptimizerOptions {
  OptimizerKind kind = OptimizerKind::SGD;
  double lr = 1e-3;
  double momentum = 0;
  double dampening = 0;
  bool nesterov = false;
  double beta1 = 0.9, beta2 = 0.999;
  double eps = 1e-8;
  double weightDecay = 0; ///< 1e-2 for AdamW
};

/// What gets compiled.
struct ModelOptions {
  std::string input; ///< a path, or "-" for stdin
  Mode mode = Mode::Infer;
  std::string loss; ///< as given; empty: the only floating scalar output
  OptimizerOptions optimizer;             ///< mode train
  std::vector<std::string> withRespectTo; ///< names and globs
  std::vector<std::string> freeze;        ///< names and globs
  std::vector<std::string> checkpoint;    ///< module paths and globs
  std::string autocast;                   ///< bf16, f16, or empty
  /// Random numbers come from inputs rng.0, rng.1, …
  bool tape = false;
};

/// Operators that PyTorch does not have (docs/CustomOperators.md).
struct OperatorOptions {
  std::vector<std::string> declarations; ///< --ops: .json and .mlir files
  std::vector<std::string> link;         ///< their code: .c, .o, .a, .so
  std::vector<std::string> executors;    ///< who may claim symbols, in order
};

/// How the program is compiled.
struct CodegenOptions {
  unsigned level = 2; ///< -O0 … -O3
  std::string cpu = "native";
  unsigned threads = 1;
  FastMath fastMath = FastMath::None;
  bool deterministic = false;
  WeightsPlacement weights = WeightsPlacement::Auto;
};

/// What is written, and where.
struct OutputOptions {
  Emit emit = Emit::Exe;
  std::string path; ///< -o; "-" is stdout; empty: derived from the input
  bool writeDependencies = false;
  std::string dependencyFile; ///< -MF; empty: the output with .d
  bool keepTemporaries = false;
};

/// The window of phases that runs, and what is written about it.
struct PhaseOptions {
  std::string startFrom, stopAfter; ///< names of phases; empty: all
  std::string dumpDirectory;
};

/// What is reported besides the result.
struct ReportOptions {
  std::vector<std::string>
      explain; ///< coverage, kernels, fusion, memory, recompute
  OutputFormat time = OutputFormat::Off, statistics = OutputFormat::Off;
  DiagnosticFormat diagnostics = DiagnosticFormat::Text;
  bool warningsAsErrors = false;
  bool verbose = false; ///< -v: say which commands run
  bool dryRun = false;  ///< -###: say them, run nothing
};

/// thunderc verify.
struct VerifyOptions {
  std::string inputs; ///< safetensors
  std::string
      expect; ///< safetensors with the right outputs; empty: lib/Reference
};

struct CompilerOptions {
  Verb verb = Verb::Compile;
  ModelOptions model;
  OperatorOptions operators;
  CodegenOptions codegen;
  OutputOptions output;
  PhaseOptions phases;
  ReportOptions report;
  VerifyOptions verify;

  /// The options that decide what the program computes and how, one
  /// `name=value` a line in a fixed order: part of the content hash.
  std::string fingerprint() const;
};

/// The names of enumerators on the command line, in dumps and in manifests.
const char *nameOf(Mode mode);
const char *nameOf(Emit emit);
const char *nameOf(OptimizerKind kind);
const char *nameOf(FastMath fastMath);

} // namespace thunder

#endif // THUNDER_DRIVER_COMPILEROPTIONS_H

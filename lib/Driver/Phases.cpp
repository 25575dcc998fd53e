//===- Phases.cpp - The phases of a compilation, as one table -------------===//
//
// Each row says what a phase does, what holds after it, and which passes it is
// made of; the last pass of a phase is the verifier of its contract.
//
//===----------------------------------------------------------------------===//
#include "thunder/Driver/Phases.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "thunder/Codegen/Passes.h"
#include "thunder/Plan/Passes.h"
#include "thunder/Transforms/Passes.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

namespace thunder {
namespace {

// The pipelines that need no options.
void populateImport(mlir::OpPassManager &passes, const CompilerOptions &) {
  passes.addPass(mlir::thunder::createVerifyImport());
}
void populateLegalize(mlir::OpPassManager &passes, const CompilerOptions &) {
  mlir::thunder::populateLegalize(passes);
}
void populateClaim(mlir::OpPassManager &passes,
                   const CompilerOptions &options) {
  mlir::thunder::populateClaim(passes, options.operators.executors);
}
void populateOptimize(mlir::OpPassManager &passes,
                      const CompilerOptions &options) {
  mlir::thunder::populateOptimize(passes, options.codegen.level > 0);
}
void populatePlan(mlir::OpPassManager &passes, const CompilerOptions &) {
  mlir::thunder::populatePlan(passes);
}

void populateDifferentiate(mlir::OpPassManager &passes,
                           const CompilerOptions &options) {
  using PhaseOptions = mlir::thunder::DifferentiatePhaseOptions;
  const ModelOptions &model = options.model;
  PhaseOptions phase;
  phase.mode = model.mode == Mode::Infer  ? PhaseOptions::Mode::Infer
               : model.mode == Mode::Grad ? PhaseOptions::Mode::Grad
                                          : PhaseOptions::Mode::Train;
  phase.loss.loss = model.loss;
  phase.autocast = model.autocast;
  llvm::append_range(phase.autodiff.withRespectTo, model.withRespectTo);
  llvm::append_range(phase.autodiff.freeze, model.freeze);
  llvm::append_range(phase.autodiff.executors, options.operators.executors);
  const OptimizerOptions &given = model.optimizer;
  mlir::thunder::BuildTrainingStepOptions &optimizer = phase.optimizer;
  optimizer.optimizer = nameOf(given.kind);
  optimizer.lr = given.lr;
  optimizer.momentum = given.momentum;
  optimizer.dampening = given.dampening;
  optimizer.nesterov = given.nesterov;
  optimizer.beta1 = given.beta1;
  optimizer.beta2 = given.beta2;
  optimizer.eps = given.eps;
  optimizer.weightDecay = given.weightDecay;
  mlir::thunder::populateDifferentiate(passes, phase);
}

void populatePartition(mlir::OpPassManager &passes,
                       const CompilerOptions &options) {
  mlir::thunder::populatePartition(passes, options.codegen.level > 0);
  passes.addPass(mlir::thunder::createAssignSchedules({options.codegen.cpu}));
}

} // namespace

llvm::ArrayRef<Phase> phases() {
  static constexpr Phase table[] = {
      {"import", "read the exported program; symbols stay whole",
       "every op has a location, names resolve, sizes are within limits",
       populateImport, mlir::thunder::createVerifyImport},
      {"legalize", "turn mutations into values",
       "no reference is left; mutations are `writes` of the terminator",
       populateLegalize, mlir::thunder::createVerifyLegalize},
      {"differentiate", "derive backward, loss and optimizer",
       "each entry function computes all that its mode promises; saved values "
       "are explicit",
       populateDifferentiate, mlir::thunder::createVerifyDifferentiate},
      {"claim", "inline symbols that no executor runs down to primitives",
       "only primitives and claimed symbols are left", populateClaim,
       mlir::thunder::createVerifyClaim},
      {"optimize", "canonicalize, merge equal values, remove dead ones",
       "the terminator is unchanged", populateOptimize,
       mlir::thunder::createVerifyOptimize},
      {"partition", "group primitives into kernels and decide schedules",
       "every primitive is in exactly one kernel, library call or host op",
       populatePartition, mlir::thunder::createVerifyPartition},
      {"plan", "order launches and place buffers in the arena",
       "each buffer has an offset, a size and a live range; none overlap",
       populatePlan, mlir::thunder::createVerifyPlan},
      {"codegen", "emit the kernels and the host program",
       "kernels and host program are LLVM IR", nullptr, nullptr},
      {"package", "compile to an object and link with the runtime",
       "the artifact runs without the compiler and describes itself", nullptr,
       nullptr},
  };
  return table;
}

std::optional<size_t> findPhase(llvm::StringRef name) {
  for (auto [index, phase] : llvm::enumerate(phases()))
    if (phase.name == name)
      return index;
  return std::nullopt;
}

void registerPhasePipelines() {
  for (const Phase &phase : phases())
    if (phase.populate)
      mlir::registerPassPipeline(
          ("thunder-phase-" + phase.name).str(), phase.summary,
          [&phase](
              mlir::OpPassManager &passes, llvm::StringRef,
              llvm::function_ref<mlir::LogicalResult(const llvm::Twine &)>) {
            phase.populate(passes, CompilerOptions());
            return mlir::success();
          },
          [](llvm::function_ref<void(const mlir::detail::PassOptions &)>) {});
}

std::string listPhases() {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (const Phase &phase : phases())
    os << llvm::format("%-14s", phase.name.data()) << phase.summary << '\n';
  return text;
}

std::string phasesDocumentation() {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "# Phases\n\nGenerated from lib/Driver/Phases.cpp by `thunderc "
        "--print-docs=phases`; do not edit.\n\n"
        "`--stop-after=PHASE` ends a compilation early and writes the IR, "
        "`--start-from=PHASE` continues with it, `--dump-phases=DIR` writes it "
        "after every phase as `NN-PHASE.mlir`, and `thunder-opt "
        "--thunder-phase-PHASE` runs one phase that is made of passes.\n\n"
        "| phase | what it does | what is true afterwards |\n|---|---|---|\n";
  for (const Phase &phase : phases())
    os << "| `" << phase.name << "` | " << phase.summary << " | "
       << phase.contract << " |\n";
  return text;
}

} // namespace thunder

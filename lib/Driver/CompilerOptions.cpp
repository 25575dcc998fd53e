//===- CompilerOptions.cpp - Names of options -----------------------------===//
//
// The spelling of enumerators, used by the command line, dumps and manifests,
// and the fingerprint that enters a program's content hash.
//
//===----------------------------------------------------------------------===//
#include "thunder/Driver/CompilerOptions.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

namespace thunder {

const char *nameOf(Mode mode) {
  constexpr const char *names[] = {"infer", "grad", "train"};
  return names[static_cast<int>(mode)];
}

const char *nameOf(Emit emit) {
  constexpr const char *names[] = {
      "exe",  "lib",    "obj",  "header", "thunder", "trace", "grad",
      "plan", "linalg", "llvm", "gpu",    "ptx",     "cubin", "manifest"};
  return names[static_cast<int>(emit)];
}

const char *nameOf(OptimizerKind kind) {
  constexpr const char *names[] = {"sgd", "adam", "adamw"};
  return names[static_cast<int>(kind)];
}

const char *nameOf(FastMath fastMath) {
  constexpr const char *names[] = {"none", "contract", "approx"};
  return names[static_cast<int>(fastMath)];
}

std::string CompilerOptions::fingerprint() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  const OptimizerOptions &o = model.optimizer;
  os << "mode=" << nameOf(model.mode) << "\nloss=" << model.loss
     << "\nwrt=" << llvm::join(model.withRespectTo, "\n")
     << "\nfreeze=" << llvm::join(model.freeze, "\n")
     << "\ncheckpoint=" << llvm::join(model.checkpoint, ",")
     << "\nexecutors=" << llvm::join(operators.executors, ",")
     << "\nautocast=" << model.autocast << "\ntape=" << model.tape
     << "\nopt=" << codegen.level << "\ncpu=" << codegen.cpu
     << "\nthreads=" << codegen.threads
     << "\nfast-math=" << nameOf(codegen.fastMath)
     << "\ndeterministic=" << codegen.deterministic << '\n';
  if (model.mode == Mode::Train) {
    os << "optimizer=" << nameOf(o.kind);
    for (double number : {o.lr, o.momentum, o.dampening, o.beta1, o.beta2,
                          o.eps, o.weightDecay})
      os << ',' << llvm::format("%.17g", number);
    os << (o.nesterov ? ",nesterov\n" : "\n");
  }
  return text;
}

} // namespace thunder

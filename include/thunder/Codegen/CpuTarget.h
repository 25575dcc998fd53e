//===- CpuTarget.h - The processor that is compiled for ---------*- C++ -*-===//
#ifndef THUNDER_CODEGEN_CPUTARGET_H
#define THUNDER_CODEGEN_CPUTARGET_H

#include "mlir/Support/LLVM.h"
#include "thunder/Conversion/KernelToCPU.h"
#include <string>
#include <vector>

namespace mlir::thunder {

struct CpuTarget {
  std::string triple; ///< e.g. x86_64-pc-linux-gnu
  std::string name;   ///< LLVM's name of the processor, e.g. znver3
  /// What a program needs and checks when it starts: the extensions that
  /// emitted code uses and that not every x86-64 processor has, in LLVM's
  /// spelling and a fixed order (avx, avx2, avx512f, …, fma, f16c).
  std::vector<std::string> features;
  VectorTarget vectors;

  bool hasFeature(StringRef feature) const {
    return llvm::is_contained(features, feature);
  }
};

/// The target that --cpu=`name` means; "native" is this machine's processor.
/// Fails when LLVM knows no such x86-64 processor; `error` then says so.
FailureOr<CpuTarget> getCpuTarget(StringRef name, std::string &error);

} // namespace mlir::thunder

#endif // THUNDER_CODEGEN_CPUTARGET_H

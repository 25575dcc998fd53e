//===- Target.cpp - The processor that is compiled for --------------------===//
#include "TargetMachine.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/X86TargetParser.h"

using namespace mlir;
using namespace mlir::thunder;

/// Extensions beyond x86-64's base that emitted code may use, in the order of
/// the manifest.
static constexpr StringLiteral usedFeatures[] = {
    "sse4.1",   "avx",      "avx2",          "fma",      "f16c",
    "bmi",      "bmi2",     "avx512f",       "avx512bw", "avx512dq",
    "avx512vl", "avx512cd", "prefer-256-bit"};

static const llvm::Target *lookUpX86(const llvm::Triple &triple,
                                     std::string &error) {
  static const bool initialized = [] {
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
    return true;
  }();
  (void)initialized;
  return llvm::TargetRegistry::lookupTarget(triple, error);
}

FailureOr<CpuTarget> mlir::thunder::getCpuTarget(StringRef name,
                                                 std::string &error) {
  CpuTarget target;
  llvm::Triple triple(llvm::sys::getDefaultTargetTriple());
  if (triple.getArch() != llvm::Triple::x86_64)
    triple = llvm::Triple("x86_64-pc-linux-gnu");
  target.triple = triple.str();
  target.name =
      name == "native" ? llvm::sys::getHostCPUName().str() : name.str();
  if (llvm::X86::parseArchX86(target.name, /*Only64Bit=*/true) ==
      llvm::X86::CK_None) {
    error = "'" + target.name +
            "' is no x86-64 processor that is known; try native, x86-64-v2, "
            "x86-64-v3 or x86-64-v4";
    return failure();
  }
  SmallVector<StringRef> cpuFeatures;
  llvm::X86::getFeaturesForCPU(target.name, cpuFeatures);
  llvm::StringSet<> available;
  for (StringRef feature : cpuFeatures)
    available.insert(feature);
  if (name == "native") // a virtual machine may lack what its processor has
    for (auto &[feature, isThere] : llvm::sys::getHostCPUFeatures())
      if (!isThere)
        available.erase(feature);
  for (StringRef feature : usedFeatures)
    if (available.contains(feature) && feature != "prefer-256-bit")
      target.features.push_back(feature.str());
  target.vectors.lanes =
      target.hasFeature("avx512f") && target.hasFeature("avx512vl") ? 16
      : target.hasFeature("avx2") && target.hasFeature("fma")       ? 8
                                                                    : 4;
  if (!lookUpX86(triple, error))
    return failure();
  return target;
}

std::unique_ptr<llvm::TargetMachine>
mlir::thunder::createTargetMachine(const CpuTarget &target, unsigned level) {
  std::string error;
  llvm::Triple triple(target.triple);
  const llvm::Target *x86 = lookUpX86(triple, error);
  if (!x86)
    return nullptr;
  llvm::TargetOptions options;
  options.AllowFPOpFusion = llvm::FPOpFusion::Strict;
  auto codegenLevel = level == 0   ? llvm::CodeGenOptLevel::None
                      : level == 1 ? llvm::CodeGenOptLevel::Less
                      : level == 2 ? llvm::CodeGenOptLevel::Default
                                   : llvm::CodeGenOptLevel::Aggressive;
  return std::unique_ptr<llvm::TargetMachine>(x86->createTargetMachine(
      triple, getTuningCpu(target), getFeatureString(target), options,
      llvm::Reloc::PIC_, std::nullopt, codegenLevel));
}

std::string mlir::thunder::getTuningCpu(const CpuTarget &target) {
  return target.name;
}

/// All used features spelled out: those that are there and those that are not.
std::string mlir::thunder::getFeatureString(const CpuTarget &target) {
  std::string text;
  for (StringRef feature : usedFeatures)
    text += (text.empty() ? "" : ",") +
            std::string(target.hasFeature(feature) ? "+" : "-") + feature.str();
  return text;
}

//===- PhaseStatistics.cpp - What the IR consists of after each phase -----===//
//
// One walk a phase; only with --stats.
//
//===----------------------------------------------------------------------===//
#include "PhaseStatistics.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"

namespace thunder {

void PhaseStatistics::record(llvm::StringRef name, mlir::ModuleOp module) {
  Counts counts;
  counts.phase = name.str();
  module->walk([&](mlir::Operation *op) {
    if (op != module)
      ++counts.ops[op->getName().getStringRef().str()];
  });
  phases.push_back(std::move(counts));
}

void PhaseStatistics::print(llvm::raw_ostream &os, OutputFormat format) const {
  if (format == OutputFormat::Json) {
    llvm::json::Array array;
    for (const Counts &counts : phases) {
      llvm::json::Object ops;
      for (const auto &[op, count] : counts.ops)
        ops[op] = count;
      array.push_back(
          llvm::json::Object{{"phase", counts.phase}, {"ops", std::move(ops)}});
    }
    os << llvm::json::Value(std::move(array)) << '\n';
    return;
  }
  for (const Counts &counts : phases) {
    os << "after " << counts.phase << ":\n";
    for (const auto &[op, count] : counts.ops)
      os << llvm::format("%8llu  ", static_cast<unsigned long long>(count))
         << op << '\n';
  }
}

} // namespace thunder

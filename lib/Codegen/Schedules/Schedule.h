//===- Schedule.h - What the schedule functions share -----------*- C++ -*-===//
#ifndef THUNDER_LIB_CODEGEN_SCHEDULE_H
#define THUNDER_LIB_CODEGEN_SCHEDULE_H

#include "thunder/Codegen/Schedules.h"

namespace mlir::thunder {

/// The numbers of a schedule while they are collected.
class Schedule {
public:
  /// Independent pieces of work, and the multiple at which they may be cut.
  int64_t units = 1, grain = 1;
  /// Estimated time of the whole kernel on one thread.
  double nanoseconds = 0;

  /// A number for the emitter.
  void set(StringRef name, int64_t value) {
    numbers.push_back({name.str(), value});
  }
  DictionaryAttr toAttribute(MLIRContext *context) const;

private:
  SmallVector<std::pair<std::string, int64_t>> numbers;
};

/// A kernel to be scheduled.
struct Problem {
  Block &body;         ///< primitives
  func::FuncOp linalg; ///< the same as linalg
  const CpuTarget &target;

  /// Operand `i` and result `i`.
  RankedTensorType operand(unsigned i) const;
  RankedTensorType result(unsigned i) const;
  unsigned numOperands() const { return body.getNumArguments(); }
  unsigned numResults() const { return body.getTerminator()->getNumOperands(); }
  /// Bytes of all operands and results.
  int64_t bytes() const;
  /// Nanoseconds on one thread for the memory traffic and, element by element,
  /// the primitives of the body.
  double estimate() const;
  /// True when the body has a primitive of tens of instructions (exp, erf, …).
  bool isExpensive() const;
};

/// Bytes of the elements of `type` in memory.
int64_t getByteSize(RankedTensorType type);

/// One a class. They fail, with an error, when the class cannot do the body.
LogicalResult schedulePointwise(const Problem &problem, Schedule &schedule);
LogicalResult scheduleRow(const Problem &problem, Schedule &schedule);
LogicalResult scheduleReduction(const Problem &problem, Schedule &schedule);
LogicalResult scheduleColumnReduction(const Problem &problem,
                                      Schedule &schedule);
LogicalResult scheduleGemm(const Problem &problem, Schedule &schedule);
LogicalResult scheduleLoops(const Problem &problem, Schedule &schedule);

} // namespace mlir::thunder

#endif // THUNDER_LIB_CODEGEN_SCHEDULE_H

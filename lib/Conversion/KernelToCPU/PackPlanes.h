//===- PackPlanes.h - Channels in a zero-padded scratch ---------*- C++ -*-===//
#ifndef THUNDER_LIB_CONVERSION_PACKPLANES_H
#define THUNDER_LIB_CONVERSION_PACKPLANES_H

#include "Emitter.h"
#include "thunder/Conversion/Convolution.h"

namespace mlir::thunder::cpu {

/// Copies channels of a source into planes, with zeros around it.
class PlanePacker {
public:
  PlanePacker(Emitter &emitter, ArrayRef<WindowAxis> axes, unsigned cut,
              const PackedPlane &plane)
      : e(emitter), axes(axes), cut(cut), plane(plane) {}

  /// Channels [0, count): from `from` on in `source` to `to` on in `packed`.
  /// The planes begin at place `start` of the axis that is cut.
  void pack(Value source, Value from, Value packed, Value to, Value count,
            Value start);

private:
  void packRow(Value source, Value from, Value packed, Value to);
  void zeroRow(Value packed, Value to);
  /// The source row behind row `row` of axis `i`, and whether there is one
  /// (null: always).
  std::pair<Value, Value> sourceRow(unsigned i, Value row, Value start);
  /// Calls `body` for vectors and then single elements of [from, to).
  void run(int64_t from, int64_t to,
           llvm::function_ref<void(Value, int64_t)> body);

  Emitter &e;
  ArrayRef<WindowAxis> axes;
  unsigned cut;
  const PackedPlane &plane;
};

/// The sum of all lanes, pairwise.
Value addLanes(Emitter &e, Value vector);

} // namespace mlir::thunder::cpu

#endif // THUNDER_LIB_CONVERSION_PACKPLANES_H

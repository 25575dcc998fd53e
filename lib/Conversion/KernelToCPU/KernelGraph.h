//===- KernelGraph.h - A kernel's linalg body, read once --------*- C++ -*-===//
//
// The emitters' view of a kernel: which tensor is a buffer, which is computed
// elementwise, which by a reduction, and where results go.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_CONVERSION_KERNELGRAPH_H
#define THUNDER_LIB_CONVERSION_KERNELGRAPH_H

#include "mlir/IR/AffineMap.h"
#include "thunder/Conversion/KernelToCPU.h"

namespace mlir::thunder::cpu {

/// What defines a tensor value.
struct Node {
  enum class Kind {
    Buffer,      ///< an argument, dense and row-major
    Elementwise, ///< a payload over parallel loops; the output map is identity
    Reduction,   ///< a payload with accumulators over some reduction loops
    Check,       ///< a check_index: the operand's element, looked at
    Primitive,   ///< a thunder op that has no linalg form
  };
  Kind kind = Kind::Buffer;
  Operation *op = nullptr;
  RankedTensorType type;

  /// Buffer: number of the argument.
  unsigned argument = 0;

  /// Elementwise, Reduction.
  Block *payload = nullptr;
  unsigned resultIndex = 0;
  SmallVector<Value> inputs;
  SmallVector<AffineMap> inputMaps; ///< from loops to elements of the inputs
  AffineMap outputMap;              ///< from loops to elements of the result
  SmallVector<int64_t> loopSizes;
  SmallVector<bool> isReductionLoop;
  SmallVector<TypedAttr> initialValues; ///< of the accumulators
};

/// One written result.
struct Output {
  Value tensor;
  unsigned argument;
};

struct KernelGraph {
  explicit KernelGraph(Location loc) : loc(loc) {}

  Location loc;
  DenseMap<Value, Node> nodes;
  SmallVector<Value> order; ///< computed values, producers first
  SmallVector<Output> outputs;
  ScheduleClass scheduleClass = ScheduleClass::Loops;
  DictionaryAttr schedule;
  ArrayRef<int64_t> inPlace; ///< operand whose buffer a result takes, or -1

  const Node &node(Value tensor) const { return nodes.find(tensor)->second; }
  /// A number of the schedule, or `otherwise`.
  int64_t number(StringRef name, int64_t otherwise) const;
  /// Number, from 1, of the op among those that check data; 0 for others.
  int64_t checkNumber(Operation *op) const;
  /// True when some op checks data at run time.
  bool checksData() const;
};

/// Reads `func`; fails with an error at an op that emitters don't know.
FailureOr<KernelGraph> readKernelGraph(func::FuncOp func);

/// An affine expression as sum of coefficient times dimension, plus constant.
struct LinearForm {
  SmallVector<int64_t> coefficients;
  int64_t constant = 0;
};

/// `expr` over `numDims` dimensions; all maps of kernels are such sums.
LinearForm flattenExpression(AffineExpr expr, unsigned numDims);

/// The position in a dense row-major buffer of type `type` of the element at
/// `map`.
LinearForm linearize(RankedTensorType type, AffineMap map);

/// Every place in memory, as function of the kernel's loops, that computing
/// `tensor` at `map` touches, and each loop index that a payload reads (as the
/// form with coefficient 1). Fails when a reduction is on the way.
LogicalResult collectAccesses(const KernelGraph &graph, Value tensor,
                              AffineMap map,
                              SmallVectorImpl<LinearForm> &accesses);

/// The same for all results of a pointwise kernel, which must have one shape,
/// and the results themselves.
LogicalResult collectPointwiseAccesses(const KernelGraph &graph,
                                       SmallVectorImpl<LinearForm> &accesses);

/// Neighbouring loops that are one loop for every access; size-1 loops vanish.
struct LoopGroup {
  unsigned lastDim; ///< the loop whose coefficients stand for the group
  int64_t size;
};
SmallVector<LoopGroup> mergeLoops(ArrayRef<int64_t> sizes,
                                  ArrayRef<LinearForm> accesses);

} // namespace mlir::thunder::cpu

#endif // THUNDER_LIB_CONVERSION_KERNELGRAPH_H

//===- Pointwise.cpp - Kernels of elementwise primitives ------------------===//
//
// Loops that are contiguous for every operand are one. A single loop is cut
// anywhere at multiples of the grain; otherwise the units are the rounds of the
// outer loops, and the inner one is vectorized.
//
//===----------------------------------------------------------------------===//
#include "Emitters.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::cpu;

namespace {

/// All outputs at one place: computed, then stored, so that a result may take
/// the buffer of an operand.
struct PointwiseBody {
  Emission &emission;
  Values outerDims;
  unsigned vectorDim;

  void emit(Value position, int64_t lanes, int64_t valid) const {
    Evaluator place(emission.e, emission.graph, emission.arguments);
    place.dims = outerDims;
    if (!place.dims.empty())
      place.dims[vectorDim] = position;
    place.lanes = lanes;
    place.valid = valid;
    place.vectorDim = vectorDim;
    Values results;
    for (const Output &output : emission.graph.outputs)
      results.push_back(place.get(output.tensor));
    for (auto [output, result] : llvm::zip(emission.graph.outputs, results))
      place.store(result, output);
  }
};

} // namespace

LogicalResult cpu::emitPointwise(Emission &emission) {
  const KernelGraph &graph = emission.graph;
  Emitter &e = emission.e;
  RankedTensorType domain = graph.node(graph.outputs.front().tensor).type;
  SmallVector<LinearForm> accesses;
  if (failed(collectPointwiseAccesses(graph, accesses)))
    return failure();
  if (domain.getNumElements() == 0)
    return success();
  SmallVector<LoopGroup> groups = mergeLoops(domain.getShape(), accesses);
  PointwiseBody body{emission, Values(domain.getRank()), 0};
  if (groups.empty()) { // one element
    e.loop(emission.begin, emission.end, 1,
           [&](Value) { body.emit(Value(), 0, 0); });
    return success();
  }
  int64_t lanes = e.target.lanes, block = lanes * graph.number("unroll", 1);
  LoopGroup inner = groups.pop_back_val();
  int64_t whole = inner.size / block * block;
  body.vectorDim = inner.lastDim;
  auto blocks = [&](Value lower, Value upper) {
    e.loop(lower, upper, block, [&](Value i) {
      for (int64_t offset = 0; offset < block; offset += lanes)
        body.emit(e.add(i, offset), lanes, lanes);
    });
  };
  auto tail = [&] {
    for (int64_t i = whole; i < inner.size; i += lanes)
      body.emit(e.index(i), lanes, std::min(lanes, inner.size - i));
  };
  if (groups.empty()) {
    if (whole)
      blocks(emission.begin, e.minimum(emission.end, e.index(whole)));
    if (whole < inner.size)
      e.when(arith::CmpIOp::create(e, arith::CmpIPredicate::eq, emission.end,
                                   e.index(inner.size)),
             tail);
    return success();
  }
  e.loop(emission.begin, emission.end, 1, [&](Value unit) {
    delinearize(e, unit, groups, body.outerDims);
    if (whole)
      blocks(e.index(0), e.index(whole));
    tail();
  });
  return success();
}

//===- Loops.cpp - Any primitive, one element at a time -------------------===//
//
// The emitter without requirements: units are the elements of the results in
// row-major order, each computed by scalar code with the reduction inside.
//
//===----------------------------------------------------------------------===//
#include "Convolution.h"
#include "thunder/IR/ErrorClass.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::cpu;

LogicalResult cpu::emitLoops(Emission &emission) {
  const KernelGraph &graph = emission.graph;
  Emitter &e = emission.e;
  if (llvm::any_of(graph.order, [&](Value tensor) {
        return isConvolution(graph.node(tensor).op);
      }))
    return emitConvolution(emission);
  for (Value tensor : graph.order)
    if (graph.node(tensor).kind == Node::Kind::Primitive) {
      const Node &node = graph.node(tensor);
      auto outputs = llvm::map_range(
          graph.outputs, [](const Output &output) { return output.tensor; });
      if (!llvm::equal(outputs, node.op->getResults()))
        return emitUnsupported(node.op->getLoc())
                   << "'" << node.op->getName()
                   << "' must be alone in its kernel, which has all its "
                      "results and no others",
               failure();
      return emitPrimitiveLoops(emission, node, graph.outputs.front());
    }
  RankedTensorType domain = graph.node(graph.outputs[0].tensor).type;
  for (const Output &output : graph.outputs)
    if (graph.node(output.tensor).type.getShape() != domain.getShape())
      return emitUnsupported(graph.loc)
                 << "results of one kernel of loops must have one shape",
             failure();
  SmallVector<LoopGroup> groups;
  for (auto [dim, size] : llvm::enumerate(domain.getShape()))
    if (size != 1)
      groups.push_back({unsigned(dim), size});
  e.loop(emission.begin, emission.end, 1, [&](Value unit) {
    Evaluator place(e, graph, emission.arguments);
    place.dims.assign(domain.getRank(), Value());
    delinearize(e, unit, groups, place.dims);
    Values results;
    for (const Output &output : graph.outputs)
      results.push_back(place.get(output.tensor));
    for (auto [output, result] : llvm::zip(graph.outputs, results))
      place.store(result, output);
  });
  return success();
}

//===- Reduction.cpp - Kernels that reduce everything ---------------------===//
//
// One unit of work: the tree of ReductionTree.h over all elements in row-major
// order, then scalar code for what is made of the sums.
//
//===----------------------------------------------------------------------===//
#include "Emitters.h"
#include "ReductionTree.h"
#include "thunder/IR/ErrorClass.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::cpu;

/// The reductions of the kernel: all of one domain and over all its loops.
static LogicalResult collectReductions(const KernelGraph &graph,
                                       SmallVectorImpl<Value> &reductions) {
  for (Value tensor : graph.order) {
    const Node &node = graph.node(tensor);
    if (node.kind == Node::Kind::Elementwise)
      continue;
    if (!isSimpleReduction(node) ||
        llvm::is_contained(node.isReductionLoop, false) ||
        (!reductions.empty() &&
         node.loopSizes != graph.node(reductions[0]).loopSizes))
      return emitUnsupported(node.op->getLoc())
                 << "'" << node.op->getName()
                 << "' is not part of a kernel that reduces all elements",
             failure();
    reductions.push_back(tensor);
  }
  if (reductions.empty())
    return emitUnsupported(graph.loc)
               << "a reduction kernel without a reduction",
           failure();
  return success();
}

LogicalResult cpu::emitReduction(Emission &emission) {
  const KernelGraph &graph = emission.graph;
  Emitter &e = emission.e;
  SmallVector<Value> reductions;
  if (failed(collectReductions(graph, reductions)))
    return failure();
  ArrayRef<int64_t> sizes = graph.node(reductions[0]).loopSizes;
  SmallVector<LinearForm> accesses;
  SmallVector<const Node *> nodes;
  for (Value tensor : reductions) {
    nodes.push_back(&graph.node(tensor));
    if (failed(collectAccesses(graph, nodes.back()->inputs[0],
                               nodes.back()->inputMaps[0], accesses)))
      return failure();
  }
  SmallVector<LoopGroup> groups = mergeLoops(sizes, accesses), dimensions;
  for (auto [dim, size] : llvm::enumerate(sizes))
    dimensions.push_back({unsigned(dim), size});
  int64_t length = ShapedType::getNumElements(sizes);

  auto elements = [&](Value position, int64_t valid) -> Values {
    int64_t lanes = e.target.lanes;
    if (groups.size() == 1) {
      Evaluator place(e, graph, emission.arguments);
      place.dims.assign(sizes.size(), Value());
      place.lanes = lanes;
      place.valid = valid;
      place.vectorDim = groups[0].lastDim;
      place.dims[place.vectorDim] = position;
      Values values;
      for (const Node *node : nodes)
        values.push_back(place.get(node->inputs[0], node->inputMaps[0]));
      return values;
    }
    // Operands are broadcast: the same vectors, gathered.
    SmallVector<Values> gathered(nodes.size());
    for (int64_t lane = 0; lane < lanes; ++lane) {
      Evaluator place(e, graph, emission.arguments);
      place.dims.assign(sizes.size(), Value());
      if (lane < valid)
        delinearize(e, e.add(position, lane), dimensions, place.dims);
      for (auto [n, values] : llvm::enumerate(gathered))
        values.push_back(lane < valid ? place.get(nodes[n]->inputs[0],
                                                  nodes[n]->inputMaps[0])
                                      : values[0]);
    }
    Values vectors;
    for (const Values &values : gathered)
      vectors.push_back(vector::FromElementsOp::create(
          e, VectorType::get({lanes}, values[0].getType()), values));
    return vectors;
  };
  e.loop(emission.begin, emission.end, 1, [&](Value) {
    Values sums = ReductionTree(e, graph, nodes).emit(length, elements);
    Evaluator place(e, graph, emission.arguments);
    for (auto [tensor, sum] : llvm::zip(reductions, sums))
      place.define(tensor, AffineMap::get(0, 0, e.getContext()), sum);
    for (const Output &output : graph.outputs)
      place.store(place.get(output.tensor), output);
  });
  return success();
}

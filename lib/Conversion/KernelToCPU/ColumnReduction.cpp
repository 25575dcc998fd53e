//===- ColumnReduction.cpp - Kernels that reduce leading dimensions -------===//
//
// Blocks of up to 8 vectors of columns stay in registers while the rows go by,
// in nested chains (ReductionTree.h): the order depends on the number of rows
// only. Units are columns.
//
//===----------------------------------------------------------------------===//
#include "Emitters.h"
#include "ReductionTree.h"
#include "thunder/IR/ErrorClass.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::cpu;

namespace {

class ColumnReductionEmitter {
public:
  ColumnReductionEmitter(Emission &emission)
      : emission(emission), graph(emission.graph), e(emission.e) {}
  LogicalResult emit();

private:
  LogicalResult analyze();
  /// Columns from `column` on: `vectors` vectors, of which the last has `valid`
  /// lanes.
  void emitBlock(Value column, int64_t vectors, int64_t valid);
  /// The values to reduce, one a reduction.
  Values elementsAt(Value row, Value column, int64_t valid);

  Emission &emission;
  const KernelGraph &graph;
  Emitter &e;
  SmallVector<Value> reductions;
  ArrayRef<int64_t> sizes;
  int64_t rows = 1, columns = 1;
  SmallVector<LoopGroup> rowGroups, columnGroups;
};

} // namespace

LogicalResult ColumnReductionEmitter::analyze() {
  SmallVector<LinearForm> accesses;
  unsigned numRowLoops = 0;
  for (Value tensor : graph.order) {
    const Node &node = graph.node(tensor);
    if (node.kind == Node::Kind::Elementwise)
      continue;
    unsigned leading = llvm::count(node.isReductionLoop, true);
    if (!isSimpleReduction(node) ||
        llvm::is_contained(
            ArrayRef<bool>(node.isReductionLoop).take_front(leading), false) ||
        (!reductions.empty() &&
         (node.loopSizes != graph.node(reductions[0]).loopSizes ||
          leading != numRowLoops)))
      return emitUnsupported(node.op->getLoc())
                 << "'" << node.op->getName()
                 << "' is not part of a kernel that reduces leading dimensions",
             failure();
    numRowLoops = leading;
    reductions.push_back(tensor);
    if (failed(collectAccesses(graph, node.inputs[0], node.inputMaps[0],
                               accesses)))
      return failure();
  }
  if (reductions.empty())
    return emitUnsupported(graph.loc)
               << "a column reduction kernel without a reduction",
           failure();
  sizes = graph.node(reductions[0]).loopSizes;
  for (const Output &output : graph.outputs)
    if (!llvm::is_contained(reductions, output.tensor))
      return emitUnsupported(graph.loc)
                 << "results of a column reduction are the reductions",
             failure();
  rowGroups = mergeLoops(sizes.take_front(numRowLoops), accesses);
  for (LoopGroup &group : rowGroups)
    rows *= group.size;
  if (ShapedType::getNumElements(sizes.take_front(numRowLoops)) == 0)
    rows = 0;
  // Sizes of 1 in front keep the numbers of the dimensions.
  SmallVector<int64_t> columnSizes(numRowLoops, 1);
  llvm::append_range(columnSizes, sizes.drop_front(numRowLoops));
  columnGroups = mergeLoops(columnSizes, accesses);
  columns = ShapedType::getNumElements(sizes.drop_front(numRowLoops));
  return success();
}

/// Columns that are one loop for every operand are loaded as vectors, others
/// (of broadcast operands) one by one.
Values ColumnReductionEmitter::elementsAt(Value row, Value column,
                                          int64_t valid) {
  int64_t lanes = e.target.lanes;
  auto at = [&](Value column, int64_t lanes, int64_t valid) {
    Evaluator place(e, graph, emission.arguments);
    place.dims.assign(sizes.size(), Value());
    place.lanes = lanes;
    place.valid = valid;
    if (!columnGroups.empty())
      place.vectorDim = columnGroups.back().lastDim;
    delinearize(e, column, columnGroups, place.dims);
    delinearize(e, row, rowGroups, place.dims);
    Values values;
    for (Value tensor : reductions)
      values.push_back(place.get(graph.node(tensor).inputs[0],
                                 graph.node(tensor).inputMaps[0]));
    return values;
  };
  if (columnGroups.size() == 1)
    return at(column, lanes, valid);
  SmallVector<Values> gathered(reductions.size());
  for (int64_t lane = 0; lane < lanes; ++lane) {
    Values values = lane < valid ? at(e.add(column, lane), 0, 0) : Values();
    for (auto [n, elements] : llvm::enumerate(gathered))
      elements.push_back(lane < valid ? values[n] : elements[0]);
  }
  Values vectors;
  for (const Values &elements : gathered)
    vectors.push_back(vector::FromElementsOp::create(
        e, VectorType::get({lanes}, elements[0].getType()), elements));
  return vectors;
}

void ColumnReductionEmitter::emitBlock(Value column, int64_t vectors,
                                       int64_t valid) {
  int64_t lanes = e.target.lanes;
  auto validOf = [&](int64_t vector) {
    return vector + 1 == vectors ? valid : lanes;
  };
  Values neutral;
  for (Value tensor : reductions)
    neutral.append(vectors,
                   e.constant(graph.node(tensor).initialValues[0], lanes));
  auto elements = [&](Value row) {
    Values values(neutral.size());
    for (int64_t v = 0; v < vectors; ++v)
      for (auto [n, value] : llvm::enumerate(
               elementsAt(row, e.add(column, v * lanes), validOf(v))))
        values[n * vectors + v] = value;
    return values;
  };
  auto combine = [&](ValueRange values, ValueRange accumulators) {
    Values next;
    for (auto [i, value, accumulator] : llvm::enumerate(values, accumulators))
      next.push_back(combineByPayload(e, graph,
                                      graph.node(reductions[i / vectors]),
                                      value, accumulator, lanes));
    return next;
  };
  Values sums = emitChains(e, e.index(0), rows, 1, neutral, elements, combine);
  for (const Output &output : graph.outputs) {
    int64_t n = llvm::find(reductions, output.tensor) - reductions.begin();
    for (int64_t v = 0; v < vectors; ++v)
      e.store(sums[n * vectors + v], emission.arguments[output.argument],
              e.add(column, v * lanes), lanes, validOf(v));
  }
}

LogicalResult ColumnReductionEmitter::emit() {
  if (failed(analyze()))
    return failure();
  int64_t lanes = e.target.lanes, vectors = graph.number("vectors", 8),
          block = lanes * vectors;
  int64_t whole = columns / block * block;
  if (whole)
    e.loop(emission.begin, e.minimum(emission.end, e.index(whole)), block,
           [&](Value column) { emitBlock(column, vectors, lanes); });
  if (int64_t rest = columns - whole) {
    int64_t restVectors = (rest + lanes - 1) / lanes;
    e.when(arith::CmpIOp::create(e, arith::CmpIPredicate::eq, emission.end,
                                 e.index(columns)),
           [&] {
             emitBlock(e.index(whole), restVectors,
                       rest - (restVectors - 1) * lanes);
           });
  }
  return success();
}

LogicalResult cpu::emitColumnReduction(Emission &emission) {
  return ColumnReductionEmitter(emission).emit();
}

//===- Row.cpp - Kernels over rows: softmax, norms, losses ----------------===//
//
// The level of a value is the number of reductions on its way. A row is walked
// once for each level p: that pass computes the reductions of values of level p
// (which have level p + 1) and stores the results of level p. Values over whole
// rows that a later pass needs are computed again, or kept in a row of scratch
// when they are expensive.
//
//===----------------------------------------------------------------------===//
#include "Emitters.h"
#include "ReductionTree.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "thunder/IR/ErrorClass.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::cpu;

namespace {

class RowEmitter {
public:
  RowEmitter(Emission &emission)
      : emission(emission), graph(emission.graph), e(emission.e) {}
  LogicalResult emit();

private:
  LogicalResult analyze();
  LogicalResult visit(Value tensor, AffineMap map);
  void chooseKept();
  void emitRow(Value row);
  void emitPass(unsigned pass, Evaluator &rowPlace);
  void emitRowValues(unsigned level, Evaluator &rowPlace);
  Evaluator placeAt(const Evaluator &rowPlace, unsigned pass, Value column,
                    int64_t lanes, int64_t valid);
  Value emitOrdered(const Node &node, unsigned pass, const Evaluator &rowPlace);

  bool isFull(Value tensor) {
    return graph.node(tensor).type.getShape() == ArrayRef<int64_t>(domain);
  }
  AffineMap identity() {
    return AffineMap::getMultiDimIdentityMap(domain.size(), e.getContext());
  }
  /// From the kernel's loops to those over rows.
  AffineMap rowMap() {
    // Of a single row, a map without results (and not a null one).
    return AffineMap::get(domain.size(), 0,
                          identity().getResults().drop_back(), e.getContext());
  }
  AffineMap mapOf(Value tensor) {
    return isFull(tensor) ? identity() : rowMap();
  }

  Emission &emission;
  const KernelGraph &graph;
  Emitter &e;
  SmallVector<int64_t> domain; ///< rows…, columns
  int64_t columns = 0;
  SmallVector<LinearForm> accesses;
  SmallVector<LoopGroup> rowGroups;
  DenseMap<Value, unsigned> levels;
  unsigned lastLevel = 0;
  DenseMap<Value, Value> kept; ///< value over a row, its scratch row
  llvm::DenseSet<std::pair<Value, AffineMap>> seen;
};

} // namespace

/// Checks that `tensor` is only read where its row is, finds its level, and
/// notes what it touches in memory.
LogicalResult RowEmitter::visit(Value tensor, AffineMap map) {
  const Node &node = graph.node(tensor);
  if (!seen.insert({tensor, map}).second)
    return success();
  if (node.kind == Node::Kind::Buffer) {
    accesses.push_back(linearize(node.type, map));
    levels[tensor] = 0;
    return success();
  }
  SmallVector<AffineMap> inputMaps = node.inputMaps;
  AffineMap loopMap = map;
  switch (node.kind) {
  case Node::Kind::Elementwise:
    node.payload->walk([&](linalg::IndexOp index) {
      accesses.push_back(
          flattenExpression(map.getResult(index.getDim()), map.getNumDims()));
    });
    break;
  case Node::Kind::Check:
    inputMaps = {
        AffineMap::getMultiDimIdentityMap(node.type.getRank(), e.getContext())};
    break;
  case Node::Kind::Reduction:
    if (map != rowMap() ||
        ArrayRef<int64_t>(node.loopSizes) != ArrayRef<int64_t>(domain) ||
        node.inputs.size() != 1 || !node.isReductionLoop.back() ||
        llvm::is_contained(ArrayRef<bool>(node.isReductionLoop).drop_back(),
                           true))
      return emitUnsupported(node.op->getLoc())
                 << "a row kernel reduces the last dimension, and reads the "
                    "result in the same row",
             failure();
    loopMap = identity();
    break;
  default:
    return emitUnsupported(node.op->getLoc())
               << "'" << node.op->getName() << "' is not part of a row kernel",
           failure();
  }
  unsigned level = 0;
  for (auto [input, inputMap] : llvm::zip(node.inputs, inputMaps)) {
    if (failed(visit(input, inputMap.compose(loopMap))))
      return failure();
    level = std::max(level, levels[input]);
  }
  levels[tensor] = level + (node.kind == Node::Kind::Reduction);
  lastLevel = std::max(lastLevel, levels[tensor]);
  return success();
}

LogicalResult RowEmitter::analyze() {
  for (Value tensor : graph.order)
    if (graph.node(tensor).kind == Node::Kind::Reduction) {
      domain = graph.node(tensor).loopSizes;
      break;
    }
  if (domain.empty())
    return emitUnsupported(graph.loc) << "a row kernel without a reduction",
           failure();
  columns = domain.back();
  for (const Output &output : graph.outputs) {
    ArrayRef<int64_t> shape = graph.node(output.tensor).type.getShape();
    if (!isFull(output.tensor) &&
        shape != ArrayRef<int64_t>(domain).drop_back())
      return emitUnsupported(graph.loc) << "results of a row kernel are over "
                                           "rows and columns, or over rows",
             failure();
    if (failed(visit(output.tensor, mapOf(output.tensor))))
      return failure();
    accesses.push_back(
        linearize(graph.node(output.tensor).type, mapOf(output.tensor)));
  }
  rowGroups = mergeLoops(ArrayRef<int64_t>(domain).drop_back(), accesses);
  return success();
}

/// Keeps rows of expensive values within a budget of cache.
void RowEmitter::chooseKept() {
  int64_t budget = 128 * 1024;
  for (Value tensor : graph.order) {
    const Node &node = graph.node(tensor);
    if (!levels.contains(tensor) || node.kind != Node::Kind::Elementwise ||
        !isFull(tensor))
      continue;
    bool isExpensive = false;
    node.payload->walk([&](Operation *op) {
      isExpensive |= isa<math::ExpOp, math::ExpM1Op, math::LogOp, math::Log1pOp,
                         math::TanhOp, math::ErfOp, math::SinOp, math::CosOp,
                         math::PowFOp>(op);
    });
    bool isReadLater = llvm::any_of(graph.order, [&](Value user) {
      const Node &reader = graph.node(user);
      unsigned pass =
          levels.lookup(user) - (reader.kind == Node::Kind::Reduction);
      return levels.contains(user) &&
             llvm::is_contained(reader.inputs, tensor) && pass > levels[tensor];
    });
    int64_t bytes =
        columns * std::max<int64_t>(1, node.type.getElementTypeBitWidth() / 8);
    if (!isExpensive || !isReadLater || bytes > budget)
      continue;
    budget -= bytes;
    Type element = node.type.getElementType();
    kept[tensor] =
        e.scratch(element.isInteger(1) ? e.getI8Type() : element, columns);
  }
}

/// The values over rows of this level, and results among them.
void RowEmitter::emitRowValues(unsigned level, Evaluator &rowPlace) {
  for (Value tensor : graph.order) {
    const Node &node = graph.node(tensor);
    if (levels.contains(tensor) && levels[tensor] == level && !isFull(tensor) &&
        node.kind != Node::Kind::Reduction &&
        node.type.getRank() + 1 == int64_t(domain.size()))
      rowPlace.get(tensor, rowMap());
  }
  for (const Output &output : graph.outputs)
    if (!isFull(output.tensor) && levels[output.tensor] == level)
      rowPlace.store(rowPlace.get(output.tensor, rowMap()), output, rowMap());
}

/// The place at `column` of the row, knowing all values of lower levels.
Evaluator RowEmitter::placeAt(const Evaluator &rowPlace, unsigned pass,
                              Value column, int64_t lanes, int64_t valid) {
  Evaluator place(e, graph, emission.arguments);
  place.dims = rowPlace.dims;
  place.vectorDim = domain.size() - 1;
  place.dims[place.vectorDim] = column;
  place.lanes = lanes;
  place.valid = valid;
  for (Value tensor : graph.order) {
    if (!levels.contains(tensor) || levels[tensor] > pass)
      continue;
    if (!isFull(tensor)) {
      if (Value known = rowPlace.lookup(tensor, rowMap()))
        place.define(tensor, rowMap(), e.splat(known, lanes));
    } else if (kept.contains(tensor) && levels[tensor] < pass) {
      Type element = graph.node(tensor).type.getElementType();
      place.define(tensor, identity(),
                   e.load(kept[tensor], column, element, lanes, valid));
    }
  }
  return place;
}

/// A reduction with several accumulators (argmax): scalar code, in order.
Value RowEmitter::emitOrdered(const Node &node, unsigned pass,
                              const Evaluator &rowPlace) {
  Values initial;
  for (TypedAttr value : node.initialValues)
    initial.push_back(e.constant(value, 0));
  Values results =
      e.loop(e.index(0), e.index(columns), 1, initial,
             [&](Value column, ValueRange carried) {
               Evaluator place = placeAt(rowPlace, pass, column, 0, 0);
               Values operands = {place.get(node.inputs[0], node.inputMaps[0])};
               llvm::append_range(operands, carried);
               return place.clonePayload(node, identity(), operands);
             });
  return results[node.resultIndex];
}

void RowEmitter::emitPass(unsigned pass, Evaluator &rowPlace) {
  SmallVector<Value> reductions, ordered, keptNow;
  SmallVector<const Node *> nodes;
  SmallVector<Output> results;
  for (Value tensor : graph.order) {
    if (!levels.contains(tensor))
      continue;
    const Node &node = graph.node(tensor);
    if (node.kind == Node::Kind::Reduction && levels[tensor] == pass + 1) {
      if (isSimpleReduction(node)) {
        reductions.push_back(tensor);
        nodes.push_back(&node);
      } else {
        ordered.push_back(tensor);
      }
    }
    if (kept.contains(tensor) && levels[tensor] == pass)
      keptNow.push_back(tensor);
  }
  for (const Output &output : graph.outputs)
    if (isFull(output.tensor) && levels[output.tensor] == pass)
      results.push_back(output);
  int64_t lanes = e.target.lanes;
  auto elements = [&](Value position, int64_t valid) {
    Evaluator place = placeAt(rowPlace, pass, position, lanes, valid);
    Values values;
    for (const Node *node : nodes)
      values.push_back(place.get(node->inputs[0], node->inputMaps[0]));
    for (Value tensor : keptNow)
      e.store(place.get(tensor), kept[tensor], position, lanes, valid);
    Values stored;
    for (const Output &output : results)
      stored.push_back(place.get(output.tensor));
    for (auto [output, value] : llvm::zip(results, stored))
      place.store(value, output);
    return values;
  };
  if (!reductions.empty() || !results.empty() || !keptNow.empty()) {
    Values sums = ReductionTree(e, graph, nodes).emit(columns, elements);
    for (auto [tensor, sum] : llvm::zip(reductions, sums))
      rowPlace.define(tensor, rowMap(), sum);
  }
  for (Value tensor : ordered)
    rowPlace.define(tensor, rowMap(),
                    emitOrdered(graph.node(tensor), pass, rowPlace));
}

void RowEmitter::emitRow(Value row) {
  Evaluator rowPlace(e, graph, emission.arguments);
  rowPlace.dims.assign(domain.size(), Value());
  delinearize(e, row, rowGroups, rowPlace.dims);
  for (unsigned level = 0; level <= lastLevel; ++level) {
    emitRowValues(level, rowPlace);
    emitPass(level, rowPlace);
  }
}

LogicalResult RowEmitter::emit() {
  if (failed(analyze()))
    return failure();
  chooseKept();
  e.loop(emission.begin, emission.end, 1, [&](Value row) { emitRow(row); });
  return success();
}

LogicalResult cpu::emitRow(Emission &emission) {
  return RowEmitter(emission).emit();
}

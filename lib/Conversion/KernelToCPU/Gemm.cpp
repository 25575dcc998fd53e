//===- Gemm.cpp - Kernels around one matrix product -----------------------===//
//
//   for each matrix of the batch
//     for column blocks (nc) { for blocks of the inner dimension (kc)
//       pack the right operand into panels of nv vectors
//       for the units' blocks of mr rows
//         for panels: mr x nv accumulators in registers over kc, then either
//         partial sums to memory or, in the last block, the epilogue }
//
// Any strides are possible: what is not contiguous is packed. A unit is one
// block of rows, so the order of sums does not depend on how units are cut.
//
//===----------------------------------------------------------------------===//
#include "Gemm.h"
#include "thunder/IR/ErrorClass.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::cpu;

/// A buffer of the product's type, or one of half precision that is extended.
LogicalResult GemmEmitter::readOperand(unsigned index, LinearForm &form,
                                       Value &buffer, Type &memory) {
  const Node &node = graph.node(product);
  const Node *source = &graph.node(node.inputs[index]);
  AffineMap map = node.inputMaps[index];
  if (source->kind == Node::Kind::Elementwise && source->inputs.size() == 1 &&
      isa<arith::ExtFOp>(source->payload->front()) &&
      source->payload->getOperations().size() == 2) {
    map = source->inputMaps[0].compose(map);
    source = &graph.node(source->inputs[0]);
  }
  memory = source->type.getElementType();
  bool isHalf = element.isF32() && isa<BFloat16Type, Float16Type>(memory);
  if (source->kind != Node::Kind::Buffer || (memory != element && !isHalf))
    return emitUnsupported(node.op->getLoc())
               << "operands of a gemm kernel's product are buffers of its "
                  "type, or of half precision",
           failure();
  form = linearize(source->type, map);
  buffer = emission.arguments[source->argument];
  return success();
}

Value GemmEmitter::loadOperand(Value buffer, Type memory, Value position,
                               int64_t lanes, int64_t valid) {
  Value value = e.load(buffer, position, memory, lanes, valid);
  return memory == element
             ? value
             : arith::ExtFOp::create(e, e.widen(element, lanes), value);
}

LogicalResult GemmEmitter::analyze() {
  for (Value tensor : graph.order) {
    const Node &node = graph.node(tensor);
    if (node.kind == Node::Kind::Elementwise)
      continue;
    if (product || node.kind != Node::Kind::Reduction ||
        node.inputs.size() != 2)
      return emitUnsupported(node.op->getLoc())
                 << "'" << node.op->getName()
                 << "' is not part of a kernel around one matrix product",
             failure();
    product = tensor;
  }
  if (!product)
    return emitUnsupported(graph.loc)
               << "a gemm kernel without a matrix product",
           failure();
  const Node &node = graph.node(product);
  element = node.type.getElementType();
  if (failed(readOperand(0, left, leftBuffer, leftMemory)) ||
      failed(readOperand(1, right, rightBuffer, rightMemory)))
    return failure();
  numBatch = node.loopSizes.size() - 3;
  m = node.loopSizes[numBatch];
  n = node.loopSizes[numBatch + 1];
  k = node.loopSizes[numBatch + 2];
  for (auto [dim, size] :
       llvm::enumerate(ArrayRef<int64_t>(node.loopSizes).take_front(numBatch)))
    batchGroups.push_back({unsigned(dim), size});
  batch = ShapedType::getNumElements(
      ArrayRef<int64_t>(node.loopSizes).take_front(numBatch));

  AffineMap identity =
      AffineMap::getMultiDimIdentityMap(numBatch + 2, e.getContext());
  for (const Output &output : graph.outputs) {
    const Node &result = graph.node(output.tensor);
    if (result.type.getShape() != node.type.getShape())
      return emitUnsupported(graph.loc)
                 << "results of a gemm kernel have the product's shape",
             failure();
    if (output.tensor != product &&
        failed(checkEpilogue(output.tensor, identity)))
      return failure();
    if (!partialSums && result.type.getElementType() == element)
      partialSums = emission.arguments[output.argument];
  }
  return success();
}

/// The product may be read at the place it is computed for, only.
LogicalResult GemmEmitter::checkEpilogue(Value tensor, AffineMap map) {
  const Node &node = graph.node(tensor);
  if (node.kind == Node::Kind::Buffer)
    return success();
  if (tensor == product) {
    if (map.isIdentity())
      return success();
    return emitUnsupported(node.op->getLoc())
               << "the epilogue of a gemm kernel reads the product in order",
           failure();
  }
  ++epilogueOps;
  node.payload->walk([&](Operation *op) {
    isExpensive |= op->getDialect()->getNamespace() == "math";
  });
  for (auto [input, inputMap] : llvm::zip(node.inputs, node.inputMaps))
    if (failed(checkEpilogue(input, inputMap.compose(map))))
      return failure();
  return success();
}

void GemmEmitter::readSchedule() {
  int64_t lanes = e.target.lanes;
  rows = std::min(graph.number("mr", 4), m);
  vectors = std::min(graph.number("nv", 2), (n + lanes - 1) / lanes);
  panel = vectors * lanes;
  packs = graph.number("pack", 1) || rightStride(1) != 1;
  packsLeft = graph.number("pack_left", 0) && leftStride(1) == 1;
  depth = partialSums ? std::min(graph.number("kc", k), k) : k;
  width = std::min((graph.number("nc", n) + panel - 1) / panel * panel,
                   (n + panel - 1) / panel * panel);
  if (!packs)
    width = (n + panel - 1) / panel * panel;
  if (packs)
    packed = e.scratch(element, depth * width);
  if (packsLeft)
    packedLeft = e.scratch(element, rows * (depth + 16));
  // A long epilogue is a loop over the tile, a short one is repeated for each
  // register.
  if (epilogueOps > 4 || isExpensive)
    tile = e.scratch(element, rows * panel);
}

Value GemmEmitter::gatherRight(Value position, int64_t stride, int64_t valid) {
  Values elements;
  for (int64_t lane = 0; lane < e.target.lanes; ++lane)
    elements.push_back(lane < valid
                           ? loadRight(e.add(position, lane * stride), 0, 0)
                           : e.constant(element, 0.0));
  return vector::FromElementsOp::create(
      e, VectorType::get({e.target.lanes}, element), elements);
}

void GemmEmitter::transpose(MutableArrayRef<Value> block) {
  int64_t lanes = e.target.lanes;
  for (int64_t distance = 1; distance < lanes; distance *= 2)
    for (int64_t i = 0; i < lanes; ++i) {
      if (i & distance)
        continue;
      SmallVector<int64_t> low, high;
      for (int64_t lane = 0; lane < lanes; ++lane) {
        low.push_back(lane & distance ? lanes + lane - distance : lane);
        high.push_back(lane & distance ? lanes + lane : lane + distance);
      }
      Value x = block[i], y = block[i + distance];
      block[i] = vector::ShuffleOp::create(e, x, y, low);
      block[i + distance] = vector::ShuffleOp::create(e, x, y, high);
    }
}

/// Columns [column, column + valid) of rows [p0, p0 + depth) into the panel
/// that starts at `target` of the scratch; columns beyond are zero.
void GemmEmitter::packPanel(Value target, Value column, Value p0, Value length,
                            int64_t valid) {
  int64_t lanes = e.target.lanes, rowStride = rightStride(0),
          columnStride = rightStride(1);
  Value source = e.add(
      rightBase, e.add(e.mul(p0, rowStride), e.mul(column, columnStride)));
  for (int64_t v = 0; v < vectors; ++v) {
    int64_t there = std::clamp<int64_t>(valid - v * lanes, 0, lanes);
    Value from = e.add(source, v * lanes * columnStride),
          to = e.add(target, v * lanes);
    auto row = [&](Value p) {
      Value position = e.add(from, e.mul(p, rowStride));
      Value value =
          there == 0 ? e.constant(VectorType::get({lanes}, element), 0.0)
          : columnStride == 1 ? loadRight(position, lanes, there)
                              : gatherRight(position, columnStride, there);
      e.store(value, packed, e.add(to, e.mul(p, panel)), lanes, lanes);
    };
    Value done = e.index(0);
    if (rowStride == 1 && columnStride != 1 && there > 0) {
      done = e.mul(arith::DivUIOp::create(e, length, e.index(lanes)), lanes);
      e.loop(e.index(0), done, lanes, [&](Value p) {
        Values block;
        for (int64_t lane = 0; lane < lanes; ++lane)
          block.push_back(
              lane < there
                  ? loadRight(e.add(e.add(from, p), lane * columnStride), lanes,
                              lanes)
                  : e.constant(VectorType::get({lanes}, element), 0.0));
        transpose(block);
        for (int64_t lane = 0; lane < lanes; ++lane)
          e.store(block[lane], packed, e.add(to, e.mul(e.add(p, lane), panel)),
                  lanes, lanes);
      });
    }
    e.loop(done, length, 1, row);
  }
}

void GemmEmitter::packRight(Value jc, Value columns, Value p0, Value length) {
  int64_t rest = n % panel;
  Value whole =
      rest ? e.mul(arith::DivUIOp::create(e, columns, e.index(panel)), panel)
           : columns;
  if (n >= panel)
    e.loop(e.index(0), whole, panel, [&](Value j) {
      packPanel(e.mul(j, depth), e.add(jc, j), p0, length, panel);
    });
  if (rest)
    e.when(arith::CmpIOp::create(e, arith::CmpIPredicate::ne, whole, columns),
           [&] {
             packPanel(e.mul(whole, depth), e.add(jc, whole), p0, length, rest);
           });
}

/// `count` rows of the left operand side by side, at a distance that spreads
/// them over the sets of the cache.
void GemmEmitter::packLeft(Value row, int64_t count, Value p0, Value length) {
  int64_t lanes = e.target.lanes;
  Value whole = e.mul(arith::DivUIOp::create(e, length, e.index(lanes)), lanes);
  for (int64_t i = 0; i < count; ++i) {
    Value source =
        e.add(e.add(leftBase, p0), e.mul(e.add(row, i), leftStride(0)));
    Value target = e.index(i * (depth + 16));
    auto copy = [&](Value lower, Value upper, int64_t step) {
      e.loop(lower, upper, step, [&](Value p) {
        int64_t width = step == 1 ? 0 : step;
        e.store(loadLeft(e.add(source, p), width, width), packedLeft,
                e.add(target, p), width, width);
      });
    };
    copy(e.index(0), whole, lanes);
    copy(whole, length, 1);
  }
}

Values GemmEmitter::multiply(const Tile &t) {
  int64_t lanes = e.target.lanes;
  Values zeros(t.rows * t.vectors,
               e.constant(VectorType::get({lanes}, element), 0.0));
  return e.loop(
      e.index(0), t.length, 1, zeros, [&](Value p, ValueRange carried) {
        Values sums = llvm::to_vector_of<Value>(carried), columns;
        for (int64_t v = 0; v < t.vectors; ++v) {
          int64_t valid = v + 1 == t.vectors ? t.valid : lanes;
          if (packs) {
            Value position = e.add(
                e.add(e.mul(t.panelColumn, depth), e.mul(p, panel)), v * lanes);
            columns.push_back(e.load(packed, position, element, lanes, lanes));
          } else {
            Value position =
                e.add(e.add(rightBase, e.mul(e.add(t.p0, p), rightStride(0))),
                      e.add(t.column, v * lanes));
            columns.push_back(loadRight(position, lanes, valid));
          }
        }
        for (int64_t i = 0; i < t.rows; ++i) {
          Value scalar;
          if (packsLeft) {
            scalar =
                e.load(packedLeft, e.add(p, i * (depth + 16)), element, 0, 0);
          } else {
            Value place = e.add(e.mul(t.row, leftStride(0)),
                                e.mul(e.add(t.p0, p), leftStride(1)));
            scalar = loadLeft(e.add(e.add(leftBase, place), i * leftStride(0)),
                              0, 0);
          }
          Value spread = e.splat(scalar, lanes);
          for (int64_t v = 0; v < t.vectors; ++v) {
            Value &sum = sums[i * t.vectors + v];
            sum = math::FmaOp::create(e, spread, columns[v], sum);
          }
        }
        return sums;
      });
}

void GemmEmitter::finish(Value sum, Value row, Value column, int64_t valid) {
  Evaluator place(e, graph, emission.arguments);
  place.dims = batchDims;
  place.dims.append({row, column});
  place.lanes = e.target.lanes;
  place.valid = valid;
  place.vectorDim = numBatch + 1;
  place.define(product,
               AffineMap::getMultiDimIdentityMap(numBatch + 2, e.getContext()),
               sum);
  Values results;
  for (const Output &output : graph.outputs)
    results.push_back(place.get(output.tensor));
  for (auto [output, result] : llvm::zip(graph.outputs, results))
    place.store(result, output);
}

void GemmEmitter::emitTile(const Tile &t) {
  int64_t lanes = e.target.lanes;
  Values sums = multiply(t);
  auto validOf = [&](int64_t v) {
    return v + 1 == t.vectors ? t.valid : lanes;
  };
  auto forEach =
      [&](llvm::function_ref<void(Value &, int64_t, int64_t)> visit) {
        for (int64_t i = 0; i < t.rows; ++i)
          for (int64_t v = 0; v < t.vectors; ++v)
            visit(sums[i * t.vectors + v], i, v);
      };
  auto position = [&](int64_t i, int64_t v) {
    Value start = e.add(e.mul(t.row, n), t.column);
    return e.add(e.add(resultBase, start), i * n + v * lanes);
  };
  auto last = [&] {
    if (!tile) {
      forEach([&](Value &sum, int64_t i, int64_t v) {
        finish(sum, e.add(t.row, i), e.add(t.column, v * lanes), validOf(v));
      });
      return;
    }
    forEach([&](Value &sum, int64_t i, int64_t v) {
      e.store(sum, tile, e.index(i * panel + v * lanes), lanes, lanes);
    });
    e.loop(e.index(0), e.index(t.rows), 1, [&](Value i) {
      for (int64_t v = 0; v < t.vectors; ++v) {
        Value sum = e.load(tile, e.add(e.mul(i, panel), v * lanes), element,
                           lanes, lanes);
        finish(sum, e.add(t.row, i), e.add(t.column, v * lanes), validOf(v));
      }
    });
  };
  if (depth >= k)
    return last();
  // What earlier blocks of the inner dimension gave; the first has nothing.
  Value isFirst =
      arith::CmpIOp::create(e, arith::CmpIPredicate::eq, t.p0, e.index(0));
  forEach([&](Value &sum, int64_t i, int64_t v) {
    Value before =
        e.load(partialSums, position(i, v), element, lanes, validOf(v));
    sum = arith::SelectOp::create(e, isFirst, sum,
                                  arith::AddFOp::create(e, sum, before));
  });
  Value end = e.add(t.p0, t.length);
  Value isLast =
      arith::CmpIOp::create(e, arith::CmpIPredicate::eq, end, e.index(k));
  if (epilogueOps == 0 && graph.outputs.size() == 1) {
    forEach([&](Value &sum, int64_t i, int64_t v) {
      e.store(sum, partialSums, position(i, v), lanes, validOf(v));
    });
    return;
  }
  auto branch = scf::IfOp::create(e, isLast, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(e);
  e.setInsertionPointToStart(branch.thenBlock());
  last();
  e.setInsertionPointToStart(branch.elseBlock());
  forEach([&](Value &sum, int64_t i, int64_t v) {
    e.store(sum, partialSums, position(i, v), lanes, validOf(v));
  });
}

void GemmEmitter::emitRows(Value row, int64_t count, Value jc, Value columns,
                           Value p0, Value length) {
  int64_t lanes = e.target.lanes, rest = n % panel;
  if (packsLeft)
    packLeft(row, count, p0, length);
  auto tileAt = [&](Value j, int64_t numVectors, int64_t valid) {
    emitTile({row, e.add(jc, j), j, p0, length, count, numVectors, valid});
  };
  Value whole =
      rest ? e.mul(arith::DivUIOp::create(e, columns, e.index(panel)), panel)
           : columns;
  if (n >= panel)
    e.loop(e.index(0), whole, panel,
           [&](Value j) { tileAt(j, vectors, lanes); });
  if (rest) {
    int64_t numVectors = (rest + lanes - 1) / lanes;
    e.when(arith::CmpIOp::create(e, arith::CmpIPredicate::ne, whole, columns),
           [&] { tileAt(whole, numVectors, rest - (numVectors - 1) * lanes); });
  }
}

/// Row blocks [lower, upper) of one matrix of the batch.
void GemmEmitter::emitMatrix(Value lower, Value upper) {
  int64_t rest = m % rows, wholeBlocks = m / rows;
  auto blocks = [&](Value jc, Value columns, Value p0, Value length) {
    if (packs)
      packRight(jc, columns, p0, length);
    if (wholeBlocks) {
      Value end = rest ? e.minimum(upper, e.index(wholeBlocks)) : upper;
      e.loop(lower, end, 1, [&](Value block) {
        emitRows(e.mul(block, rows), rows, jc, columns, p0, length);
      });
    }
    if (rest)
      e.when(arith::CmpIOp::create(e, arith::CmpIPredicate::eq, upper,
                                   e.index(wholeBlocks + 1)),
             [&] {
               emitRows(e.index(wholeBlocks * rows), rest, jc, columns, p0,
                        length);
             });
  };
  auto remaining = [&](Value start, int64_t size, int64_t block) -> Value {
    if (size % block == 0)
      return e.index(block);
    return e.minimum(e.index(block),
                     arith::SubIOp::create(e, e.index(size), start));
  };
  auto columnBlock = [&](Value jc) {
    Value columns = width >= n ? e.index(n) : remaining(jc, n, width);
    if (depth >= k)
      return blocks(jc, columns, e.index(0), e.index(k));
    e.loop(e.index(0), e.index(k), depth,
           [&](Value p0) { blocks(jc, columns, p0, remaining(p0, k, depth)); });
  };
  if (width >= n)
    return columnBlock(e.index(0));
  e.loop(e.index(0), e.index(n), width, columnBlock);
}

LogicalResult GemmEmitter::emit() {
  if (failed(analyze()))
    return failure();
  if (batch * m * n == 0)
    return success();
  readSchedule();
  int64_t blocks = (m + rows - 1) / rows;
  auto matrix = [&](Value index, Value lower, Value upper) {
    batchDims.assign(numBatch, Value());
    if (index)
      delinearize(e, index, batchGroups, batchDims);
    Values loops = batchDims;
    loops.append(3, Value());
    leftBase = e.linear(left, loops);
    rightBase = e.linear(right, loops);
    resultBase = index ? e.mul(index, m * n) : e.index(0);
    emitMatrix(lower, upper);
  };
  if (batch == 1) {
    // An empty range of units packs nothing.
    e.when(arith::CmpIOp::create(e, arith::CmpIPredicate::ult, emission.begin,
                                 emission.end),
           [&] { matrix(Value(), emission.begin, emission.end); });
    return success();
  }
  Value first = arith::DivUIOp::create(e, emission.begin, e.index(blocks));
  Value last = arith::CeilDivUIOp::create(e, emission.end, e.index(blocks));
  e.loop(first, last, 1, [&](Value index) {
    Value start = e.mul(index, blocks);
    Value lower = arith::SubIOp::create(
        e, arith::MaxUIOp::create(e, emission.begin, start), start);
    Value upper = arith::SubIOp::create(
        e, e.minimum(emission.end, e.add(start, blocks)), start);
    matrix(index, lower, upper);
  });
  return success();
}

/// Integers and half precisions, whose products have no vector code, are
/// computed element by element.
LogicalResult cpu::emitGemm(Emission &emission) {
  for (Value tensor : emission.graph.order) {
    const Node &node = emission.graph.node(tensor);
    if (node.kind != Node::Kind::Reduction || node.inputs.size() != 2)
      continue;
    Type element = emission.graph.node(node.inputs[0]).type.getElementType();
    if (!element.isF32() && !element.isF64())
      return emitLoops(emission);
  }
  return GemmEmitter(emission).emit();
}

//===- Evaluator.cpp - Elements of computed tensors -----------------------===//
#include "Evaluator.h"
#include "VectorMath.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::cpu;

/// Unit stride is a vector load, none a splat, anything else one load a lane.
Value Evaluator::loadBuffer(const Node &node, AffineMap map) {
  Value memory = arguments[node.argument];
  LinearForm form = linearize(node.type, map);
  Value position = e.linear(form, dims);
  Type element = node.type.getElementType();
  int64_t stride = lanes ? form.coefficients[vectorDim] : 0;
  if (stride == 0)
    return e.splat(e.load(memory, position, element, 0, 0), lanes);
  if (stride == 1)
    return e.load(memory, position, element, lanes, valid);
  Values elements;
  for (int64_t lane = 0; lane < lanes; ++lane)
    elements.push_back(
        lane < valid
            ? e.load(memory, e.add(position, lane * stride), element, 0, 0)
            : elements.front());
  return vector::FromElementsOp::create(e, VectorType::get({lanes}, element),
                                        elements);
}

/// The value of an index expression, as index scalar or vector.
Value Evaluator::loopIndex(AffineExpr expr) {
  LinearForm form = flattenExpression(expr, dims.size());
  Value base = e.linear(form, dims);
  if (!lanes)
    return base;
  SmallVector<Attribute> steps;
  for (int64_t lane = 0; lane < lanes; ++lane)
    steps.push_back(e.getIndexAttr(lane * form.coefficients[vectorDim]));
  Value offsets = arith::ConstantOp::create(
      e, DenseElementsAttr::get(VectorType::get({lanes}, e.getIndexType()),
                                ArrayRef<Attribute>(steps)));
  return arith::AddIOp::create(e, e.splat(base, lanes), offsets);
}

Value Evaluator::cloneOp(Operation &op, ValueRange operands) {
  if (Value value = emitMath(e, &op, operands))
    return value;
  if (isa<arith::MaximumFOp, arith::MinimumFOp>(op))
    return e.maximum(operands[0], operands[1],
                     /*smaller=*/isa<arith::MinimumFOp>(op));
  if (isa<arith::TruncFOp>(op) && op.getResult(0).getType().isBF16())
    return roundToBFloat16(e, operands[0]);
  OperationState state(e.getLoc(), op.getName());
  state.addOperands(operands);
  state.addTypes(e.widen(op.getResult(0).getType(), lanes));
  state.addAttributes(op.getAttrs());
  return e.create(state)->getResult(0);
}

Values Evaluator::clonePayload(const Node &node, AffineMap map,
                               ValueRange operands) {
  DenseMap<Value, Value> values;
  for (auto [argument, operand] :
       llvm::zip(node.payload->getArguments(), operands))
    values[argument] = operand;
  auto lookup = [&](Value value) {
    Value &known = values[value];
    if (!known) // a constant outside of the payload
      known = e.constant(value.getDefiningOp<arith::ConstantOp>().getValue(),
                         lanes);
    return known;
  };
  for (Operation &op : node.payload->without_terminator()) {
    Value result;
    if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
      result = e.constant(constant.getValue(), lanes);
    } else if (auto index = dyn_cast<linalg::IndexOp>(op)) {
      result = loopIndex(map.getResult(index.getDim()));
    } else {
      Values arguments;
      for (Value operand : op.getOperands())
        arguments.push_back(lookup(operand));
      result = cloneOp(op, arguments);
    }
    values[op.getResult(0)] = result;
  }
  Values results;
  for (Value result : node.payload->getTerminator()->getOperands())
    results.push_back(lookup(result));
  return results;
}

/// Sums and products of f32 run in f64: one rounding, and a chain of any length
/// is exact enough. Products of matrices are f32 chains of fused multiply-adds.
Value Evaluator::reduce(const Node &node, AffineMap map) {
  Operation *combiner =
      node.payload->getTerminator()->getOperand(0).getDefiningOp();
  bool isMatmul = node.inputs.size() == 2;
  bool widens = !isMatmul && isa<arith::AddFOp, arith::MulFOp>(combiner) &&
                node.initialValues[0].getType().isF32();
  unsigned numKernelDims = dims.size();
  // Loops of the reduction join the kernel's; the others follow from the map.
  SmallVector<AffineExpr> loops(node.loopSizes.size());
  for (auto [i, expr] : llvm::enumerate(node.outputMap.getResults()))
    loops[cast<AffineDimExpr>(expr).getPosition()] = map.getResult(i);
  SmallVector<unsigned> reductionLoops;
  for (unsigned i = 0; i < node.loopSizes.size(); ++i)
    if (node.isReductionLoop[i]) {
      loops[i] = e.getAffineDimExpr(numKernelDims + reductionLoops.size());
      reductionLoops.push_back(i);
    }
  AffineMap loopMap = AffineMap::get(numKernelDims + reductionLoops.size(), 0,
                                     loops, e.getContext());

  Values accumulators;
  for (TypedAttr value : node.initialValues)
    accumulators.push_back(e.constant(value, 0));
  if (widens)
    accumulators[0] = arith::ExtFOp::create(e, e.getF64Type(), accumulators[0]);
  Values outerDims = dims;
  auto nest = [&](auto &&self, unsigned depth, ValueRange carried) -> Values {
    if (depth < reductionLoops.size())
      return e.loop(e.index(0), e.index(node.loopSizes[reductionLoops[depth]]),
                    1, carried, [&](Value i, ValueRange inner) {
                      dims.push_back(i);
                      Values next = self(self, depth + 1, inner);
                      dims.pop_back();
                      return next;
                    });
    Evaluator place(e, graph, arguments);
    place.dims = dims;
    Values operands;
    for (auto [input, inputMap] : llvm::zip(node.inputs, node.inputMaps))
      operands.push_back(place.get(input, inputMap.compose(loopMap)));
    if (isMatmul && isa<arith::AddFOp>(combiner)) {
      Type type = carried[0].getType();
      for (Value &operand : operands)
        if (operand.getType() != type)
          operand = arith::ExtFOp::create(e, type, operand);
      return {math::FmaOp::create(e, operands[0], operands[1], carried[0])};
    }
    if (widens) {
      Value wide = arith::ExtFOp::create(e, e.getF64Type(), operands[0]);
      if (isa<arith::AddFOp>(combiner))
        return {arith::AddFOp::create(e, carried[0], wide)};
      return {arith::MulFOp::create(e, carried[0], wide)};
    }
    llvm::append_range(operands, carried);
    return place.clonePayload(node, loopMap, operands);
  };
  Values results = nest(nest, 0, accumulators);
  dims = outerDims;
  Value result = results[node.resultIndex];
  return widens ? Value(arith::TruncFOp::create(e, e.getF32Type(), result))
                : result;
}

/// Kernels that check are not cut (see their schedules), so the first failure
/// that is met is the first in row-major order.
Value Evaluator::check(const Node &node, AffineMap map) {
  auto op = cast<CheckIndexOp>(node.op);
  Value value = get(node.inputs[0], map);
  Type type = value.getType();
  auto compare = [&](arith::CmpIPredicate predicate, int64_t bound) -> Value {
    return arith::CmpIOp::create(e, predicate, value, e.constant(type, bound));
  };
  Value isBad =
      arith::OrIOp::create(e, compare(arith::CmpIPredicate::slt, op.getLower()),
                           compare(arith::CmpIPredicate::sge, op.getUpper()));
  if (std::optional<int64_t> ignored = op.getIgnore())
    isBad = arith::AndIOp::create(e, isBad,
                                  compare(arith::CmpIPredicate::ne, *ignored));
  int64_t number = graph.checkNumber(op);
  LinearForm form = linearize(node.type, map);
  Value position = e.linear(form, dims);
  if (lanes == 0) {
    e.report(isBad, number, position, value);
    return value;
  }
  if (valid < lanes)
    isBad = arith::AndIOp::create(e, isBad, e.mask(lanes, valid));
  e.when(vector::ReductionOp::create(e, vector::CombiningKind::OR, isBad), [&] {
    e.loop(e.index(0), e.index(valid), 1, [&](Value lane) {
      auto at = [&](Value vector) {
        return vector::ExtractOp::create(e, vector, OpFoldResult(lane));
      };
      Value place = e.add(position, e.mul(lane, form.coefficients[vectorDim]));
      e.report(at(isBad), number, place, at(value));
    });
  });
  return value;
}

Value Evaluator::get(Value tensor, AffineMap map) {
  auto key = std::make_pair(tensor, map);
  if (Value known = memo.lookup(key))
    return known;
  const Node &node = graph.node(tensor);
  Value value;
  if (node.kind == Node::Kind::Buffer) {
    value = loadBuffer(node, map);
  } else if (node.kind == Node::Kind::Reduction) {
    value = reduce(node, map);
  } else if (node.kind == Node::Kind::Check) {
    value = check(node, map);
  } else {
    Values operands;
    for (auto [input, inputMap] : llvm::zip(node.inputs, node.inputMaps))
      operands.push_back(get(input, inputMap.compose(map)));
    operands.push_back(Value()); // the unread element of the destination
    value = clonePayload(node, map, operands)[node.resultIndex];
  }
  memo[key] = value;
  return value;
}

void Evaluator::store(Value value, const Output &output, AffineMap map) {
  Value position =
      e.linear(linearize(graph.node(output.tensor).type, map), dims);
  e.store(value, arguments[output.argument], position, lanes, valid);
}

void cpu::delinearize(Emitter &e, Value unit, ArrayRef<LoopGroup> groups,
                      Values &dims) {
  for (auto [i, group] : llvm::enumerate(llvm::reverse(groups))) {
    if (i + 1 == groups.size()) {
      dims[group.lastDim] = unit;
      return;
    }
    Value size = e.index(group.size);
    dims[group.lastDim] = arith::RemUIOp::create(e, unit, size);
    unit = arith::DivUIOp::create(e, unit, size);
  }
}

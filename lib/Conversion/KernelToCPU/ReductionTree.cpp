//===- ReductionTree.cpp - The order in which reductions combine ----------===//
#include "ReductionTree.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::cpu;

static constexpr int64_t radix = 32;

Values cpu::emitChains(Emitter &e, Value base, int64_t rounds, int64_t step,
                       ValueRange neutral,
                       llvm::function_ref<Values(Value)> elements,
                       CombineFn combine) {
  if (rounds <= radix)
    return e.loop(e.index(0), e.index(rounds * step), step, neutral,
                  [&](Value i, ValueRange carried) {
                    return combine(elements(e.add(base, i)), carried);
                  });
  int64_t inner = radix;
  while (inner * radix < rounds)
    inner *= radix;
  int64_t whole = rounds / inner;
  Values sums =
      e.loop(e.index(0), e.index(whole * inner * step), inner * step, neutral,
             [&](Value i, ValueRange carried) {
               return combine(emitChains(e, e.add(base, i), inner, step,
                                         neutral, elements, combine),
                              carried);
             });
  if (int64_t rest = rounds % inner) {
    Value last = e.add(base, whole * inner * step);
    sums = combine(emitChains(e, last, rest, step, neutral, elements, combine),
                   sums);
  }
  return sums;
}

Value cpu::combineByPayload(Emitter &e, const KernelGraph &graph,
                            const Node &node, Value value, Value accumulator,
                            int64_t lanes) {
  Evaluator place(e, graph, {});
  place.lanes = lanes;
  return place.clonePayload(node, AffineMap(), {value, accumulator})[0];
}

bool cpu::isSimpleReduction(const Node &node) {
  return node.kind == Node::Kind::Reduction && node.inputs.size() == 1 &&
         node.initialValues.size() == 1;
}

Value ReductionTree::horizontal(const Node &node, Value vector) {
  for (int64_t half = e.target.lanes / 2; half >= 1; half /= 2) {
    SmallVector<int64_t> low, high;
    for (int64_t i = 0; i < half; ++i) {
      low.push_back(i);
      high.push_back(i + half);
    }
    vector = combineByPayload(
        e, graph, node, vector::ShuffleOp::create(e, vector, vector, low),
        vector::ShuffleOp::create(e, vector, vector, high), half);
  }
  return e.extract(vector, 0);
}

Values ReductionTree::emit(int64_t length, Elements elements) {
  int64_t lanes = e.target.lanes;
  int64_t unroll = std::clamp<int64_t>((length + lanes - 1) / lanes, 1, 4);
  int64_t step = lanes * unroll, whole = length / step * step;
  // Accumulators of one reduction are neighbours.
  auto round = [&](Value position) {
    Values values(nodes.size() * unroll);
    for (int64_t u = 0; u < unroll; ++u)
      for (auto [n, value] :
           llvm::enumerate(elements(e.add(position, u * lanes), lanes)))
        values[n * unroll + u] = value;
    return values;
  };
  auto combine = [&](ValueRange values, ValueRange accumulators) {
    Values next;
    for (auto [i, value, accumulator] : llvm::enumerate(values, accumulators))
      next.push_back(combineByPayload(e, graph, *nodes[i / unroll], value,
                                      accumulator, lanes));
    return next;
  };
  Values accumulators;
  if (nodes.empty()) {
    e.loop(e.index(0), e.index(whole), step, [&](Value i) { round(i); });
  } else {
    Values neutral;
    for (const Node *node : nodes)
      neutral.append(unroll, e.constant(node->initialValues[0], lanes));
    accumulators =
        emitChains(e, e.index(0), whole / step, step, neutral, round, combine);
  }
  int64_t u = 0;
  for (int64_t i = whole; i < length; i += lanes, ++u) {
    int64_t valid = std::min(lanes, length - i);
    for (auto [n, value] : llvm::enumerate(elements(e.index(i), valid))) {
      Value &accumulator = accumulators[n * unroll + u];
      Value combined =
          combineByPayload(e, graph, *nodes[n], value, accumulator, lanes);
      accumulator = valid == lanes
                        ? combined
                        : arith::SelectOp::create(e, e.mask(lanes, valid),
                                                  combined, accumulator)
                              .getResult();
    }
  }
  Values results;
  for (auto [n, node] : llvm::enumerate(nodes)) {
    Values parts(accumulators.begin() + n * unroll,
                 accumulators.begin() + (n + 1) * unroll);
    while (parts.size() > 1) {
      Values next;
      for (size_t i = 0; i + 1 < parts.size(); i += 2)
        next.push_back(
            combineByPayload(e, graph, *node, parts[i], parts[i + 1], lanes));
      if (parts.size() % 2)
        next.push_back(parts.back());
      parts = next;
    }
    results.push_back(horizontal(*node, parts[0]));
  }
  return results;
}

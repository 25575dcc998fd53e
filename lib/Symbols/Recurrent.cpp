//===- Recurrent.cpp - Layers that step through a sequence ----------------===//
//
// Steps are unrolled. The products with all inputs of a layer are one product.
//
//===----------------------------------------------------------------------===//
#include "Families.h"
#include "thunder/Symbols/Formulas.h"

using namespace mlir;
using namespace mlir::thunder;

using Results = SmallVector<Value>;

namespace {

enum class Cell { Tanh, Relu, Gru, Lstm };

/// Weights of one direction of a layer; the biases may be null.
struct Weights {
  Value input, hidden, inputBias, hiddenBias;
  Value projection; ///< of an LSTM's output; may be null
};

/// What a step passes on: [batch, width].
struct State {
  Value hidden;
  Value cell; ///< of an LSTM
};

/// Unrolls a layer; half precision computes in f32 and rounds the states.
class Unroller {
public:
  Unroller(SymbolBuilder &b, Cell cell, Type element)
      : b(b), cell(cell), element(element) {}

  /// The hidden states [steps, batch, width] of `x` [steps, batch, features];
  /// `state` becomes the last one.
  Value run(Value x, const Weights &w, State &state, bool isReversed) {
    if (!x || !state.hidden)
      return {};
    ArrayRef<int64_t> shape = b.shapeOf(x);
    int64_t steps = shape[0], batch = shape[1];
    Value inputs =
        multiply(b.reshape(x, {steps * batch, shape[2]}), w.input, w.inputBias);
    if (!inputs)
      return {};
    int64_t gates = b.shapeOf(inputs)[1];
    inputs = b.reshape(inputs, {steps, batch, gates});
    SmallVector<Value> hidden(steps);
    for (int64_t i = 0; i < steps; ++i) {
      int64_t t = isReversed ? steps - 1 - i : i;
      step(b.selectDim(inputs, 0, t), w, state);
      if (!state.hidden)
        return {};
      hidden[t] = b.unsqueeze(state.hidden, 0);
    }
    return hidden.size() == 1 ? hidden.front() : b.cat(hidden, 0);
  }

private:
  Value multiply(Value x, Value weight, Value bias) {
    if (!x || !weight)
      return {};
    Value y =
        b.matmul(b.toCompute(x), b.transpose(b.toCompute(weight), {1, 0}));
    if (!y || !bias)
      return round(y);
    return round(b.add(
        y, b.broadcastInDim(b.toCompute(bias), b.shapeOf(y), int64_t(1))));
  }
  /// As PyTorch's operators do one by one.
  Value round(Value x) { return b.toCompute(b.convert(x, element)); }
  Value sigmoid(Value x) { return x ? round(buildSigmoid(b, x)) : Value(); }
  Value tanh(Value x) { return round(b.make<TanhOp>(x)); }

  void step(Value input, const Weights &w, State &state) {
    Value recurrent = multiply(state.hidden, w.hidden, w.hiddenBias);
    if (!input || !recurrent) {
      state.hidden = {};
      return;
    }
    int64_t count = cell == Cell::Lstm ? 4 : cell == Cell::Gru ? 3 : 1;
    int64_t width = b.shapeOf(input)[1] / count;
    auto gate = [&](Value gates, int64_t i) {
      return b.sliceDim(gates, 1, i * width, (i + 1) * width);
    };
    Value old = b.toCompute(state.hidden);
    if (cell == Cell::Gru) {
      auto sum = [&](int64_t i) {
        return round(b.add(gate(input, i), gate(recurrent, i)));
      };
      Value reset = sigmoid(sum(0)), update = sigmoid(sum(1));
      Value fresh = tanh(round(
          b.add(gate(input, 2), round(b.mul(reset, gate(recurrent, 2))))));
      Value change = round(b.mul(round(b.sub(old, fresh)), update));
      state.hidden = b.convert(b.add(change, fresh), element);
      return;
    }
    Value gates = round(b.add(input, recurrent));
    if (cell != Cell::Lstm) {
      Value next = cell == Cell::Tanh ? tanh(gates) : buildRelu(b, gates);
      state.hidden = b.convert(next, element);
      return;
    }
    Value in = sigmoid(gate(gates, 0)), forget = sigmoid(gate(gates, 1)),
          fresh = tanh(gate(gates, 2)), out = sigmoid(gate(gates, 3));
    Value kept = round(b.mul(forget, b.toCompute(state.cell)));
    Value next = round(b.add(kept, round(b.mul(in, fresh))));
    state.cell = b.convert(next, element);
    Value hidden = b.mul(out, tanh(next));
    if (w.projection)
      hidden = multiply(round(hidden), w.projection, {});
    state.hidden = b.convert(hidden, element);
  }

  SymbolBuilder &b;
  Cell cell;
  Type element;
};

} // namespace

template <Cell cell> static Results recurrent(SymbolBuilder &b) {
  constexpr int64_t mostSteps = 1024;
  Value x = b.tensor("input");
  bool isLstm = cell == Cell::Lstm, hasBiases = b.boolean("has_biases"),
       isBidirectional = b.boolean("bidirectional"),
       batchFirst = b.boolean("batch_first");
  SmallVector<Value> params = b.tensors("params"), hx;
  if (isLstm)
    hx = b.tensors("hx");
  else
    hx = {b.tensor("hx")};
  int64_t numLayers = b.integer("num_layers");
  double dropout = b.number("dropout");
  bool isTraining = b.boolean("train");
  if (b.failed())
    return {};
  if (isTraining && dropout > 0 && numLayers > 1)
    return b.unsupported() << "dropout between layers; use several layers with "
                              "dropout of their own",
           Results();
  int64_t directions = isBidirectional ? 2 : 1, sets = numLayers * directions;
  Type element = b.elementOf(x);
  bool hasProjection = isLstm && hx.size() == 2 && hx[0] && hx[1] &&
                       b.shapeOf(hx[0]).back() != b.shapeOf(hx[1]).back();
  int64_t perSet = (hasBiases ? 4 : 2) + (hasProjection ? 1 : 0);
  bool fits = b.rankOf(x) == 3 && isFloating(element) &&
              int64_t(params.size()) == sets * perSet &&
              hx.size() == (isLstm ? 2u : 1u) && numLayers > 0;
  for (Value value : params)
    fits &= value && b.elementOf(value) == element;
  for (Value value : hx)
    fits = fits && value && b.elementOf(value) == element &&
           b.rankOf(value) == 3 && b.shapeOf(value)[0] == sets;
  if (!fits)
    return b.invalid() << "states or weights do not fit " << x.getType(),
           Results();
  if (batchFirst)
    x = b.transpose(x, {1, 0, 2});
  if (!x || b.shapeOf(x)[0] > mostSteps || b.shapeOf(x)[0] == 0)
    return b.failed()
               ? Results()
               : (b.unsupported() << "a sequence of this length", Results());
  Unroller unroller(b, cell, element);
  SmallVector<Value> lastHidden, lastCell;
  for (int64_t layer = 0; layer < numLayers; ++layer) {
    SmallVector<Value> outputs;
    for (int64_t direction = 0; direction < directions; ++direction) {
      int64_t set = layer * directions + direction;
      ArrayRef<Value> mine = ArrayRef(params).slice(set * perSet, perSet);
      Weights w = {mine[0], mine[1], {}, {}, {}};
      if (hasBiases) {
        w.inputBias = mine[2];
        w.hiddenBias = mine[3];
      }
      if (hasProjection)
        w.projection = mine.back();
      State state = {b.selectDim(hx[0], 0, set),
                     isLstm ? b.selectDim(hx[1], 0, set) : Value()};
      outputs.push_back(unroller.run(x, w, state, direction == 1));
      if (!outputs.back())
        return {};
      lastHidden.push_back(b.unsqueeze(state.hidden, 0));
      if (isLstm)
        lastCell.push_back(b.unsqueeze(state.cell, 0));
    }
    x = outputs.size() == 1 ? outputs.front() : b.cat(outputs, 2);
  }
  auto join = [&](ArrayRef<Value> states) {
    return states.size() == 1 ? states.front() : b.cat(states, 0);
  };
  if (batchFirst)
    x = b.transpose(x, {1, 0, 2});
  Results results = {x, join(lastHidden)};
  if (isLstm)
    results.push_back(join(lastCell));
  return results;
}

ArrayRef<Symbol> mlir::thunder::getRecurrentSymbols() {
  static const Symbol symbols[] = {
      {"aten.lstm.input", nullptr, recurrent<Cell::Lstm>},
      {"aten.gru.input", nullptr, recurrent<Cell::Gru>},
      {"aten.rnn_tanh.input", nullptr, recurrent<Cell::Tanh>},
      {"aten.rnn_relu.input", nullptr, recurrent<Cell::Relu>},
  };
  return symbols;
}

//===- ConvolutionLoops.cpp - Convolutions, one element at a time ---------===//
//
// For what has no tiles: empty operands, windows and planes that are too large.
// A unit is an element of the result.
//
//===----------------------------------------------------------------------===//
#include "Convolution.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::cpu;

namespace {

class ConvolutionLoops {
public:
  ConvolutionLoops(Emission &emission, Value product,
                   const ConvolutionShape &shape)
      : emission(emission), graph(emission.graph), e(emission.e),
        product(product), shape(shape) {}
  void emit();

private:
  Value compute(ArrayRef<Value> place);
  /// Nested loops over [0, size) of `sizes`; `body` gets indices and the sum.
  Value sumOver(ArrayRef<int64_t> sizes, Value sum,
                llvm::function_ref<Value(ArrayRef<Value>, Value)> body);
  /// Operand `i` at the position; 0 where `isInside` does not hold.
  Value load(unsigned i, Value position, Value isInside);
  Value addProduct(Value sum, Value at0, Value at1, Value isInside);
  /// [n, channel, spatial…] of a tensor with these sizes.
  Value position(Value n, int64_t channels, Value channel,
                 const ConvolutionShape::Sizes &sizes, ArrayRef<Value> spatial);
  Value divide(Value x, int64_t y) {
    return arith::DivUIOp::create(e, x, e.index(std::max<int64_t>(y, 1)));
  }
  Value remainder(Value x, int64_t y) {
    return arith::RemUIOp::create(e, x, e.index(std::max<int64_t>(y, 1)));
  }
  /// The index in x along dimension `i` that y at `place` sees through tap `k`;
  /// `isInside` no longer holds beyond the borders.
  Value inX(unsigned i, Value place, Value k, Value &isInside);

  Emission &emission;
  const KernelGraph &graph;
  Emitter &e;
  Value product;
  const ConvolutionShape &shape;
};

} // namespace

Value ConvolutionLoops::sumOver(
    ArrayRef<int64_t> sizes, Value sum,
    llvm::function_ref<Value(ArrayRef<Value>, Value)> body) {
  Values indices;
  auto nest = [&](auto &&self, Value carried) -> Value {
    if (indices.size() == sizes.size())
      return body(indices, carried);
    return e.loop(e.index(0), e.index(sizes[indices.size()]), 1, {carried},
                  [&](Value i, ValueRange inner) -> Values {
                    indices.push_back(i);
                    Value next = self(self, inner[0]);
                    indices.pop_back();
                    return {next};
                  })[0];
  };
  return nest(nest, sum);
}

Value ConvolutionLoops::load(unsigned i, Value position, Value isInside) {
  const Node &node = graph.node(graph.node(product).inputs[i]);
  Value safe = arith::SelectOp::create(e, isInside, position, e.index(0));
  return e.load(emission.arguments[node.argument], safe, shape.element, 0, 0);
}

Value ConvolutionLoops::addProduct(Value sum, Value at0, Value at1,
                                   Value isInside) {
  Value added = math::FmaOp::create(e, load(0, at0, isInside),
                                    load(1, at1, isInside), sum);
  return arith::SelectOp::create(e, isInside, added, sum);
}

Value ConvolutionLoops::position(Value n, int64_t channels, Value channel,
                                 const ConvolutionShape::Sizes &sizes,
                                 ArrayRef<Value> spatial) {
  Value sum = e.add(e.mul(n, channels), channel);
  for (unsigned i = 0; i < 3; ++i)
    sum = e.add(e.mul(sum, sizes[i]), spatial[i]);
  return sum;
}

Value ConvolutionLoops::inX(unsigned i, Value place, Value k, Value &isInside) {
  Value x =
      e.add(e.add(e.mul(place, shape.stride[i]), e.mul(k, shape.dilation[i])),
            -shape.padding[i]);
  // In front of x it is a large number.
  isInside =
      arith::AndIOp::create(e, isInside,
                            arith::CmpIOp::create(e, arith::CmpIPredicate::ult,
                                                  x, e.index(shape.x[i])));
  return x;
}

/// `place`: [n, channel, …], or [output, input, …] of a weight's gradient.
Value ConvolutionLoops::compute(ArrayRef<Value> place) {
  const ConvolutionShape::Sizes &window = shape.window;
  int64_t inputs = shape.inputs, outputs = shape.outputs,
          allInputs = inputs * shape.groups,
          allOutputs = outputs * shape.groups;
  Value zero = e.constant(shape.element, 0.0);
  auto always = [&] { return e.constant(e.getI1Type(), int64_t(1)); };
  switch (shape.kind) {
  case ConvolutionShape::Kind::Forward: {
    Value group = divide(place[1], outputs);
    return sumOver(
        {inputs, window[0], window[1], window[2]}, zero,
        [&](ArrayRef<Value> k, Value sum) {
          Value isInside = always();
          Values x;
          for (unsigned i = 0; i < 3; ++i)
            x.push_back(inX(i, place[2 + i], k[1 + i], isInside));
          Value channel = e.add(e.mul(group, inputs), k[0]);
          return addProduct(
              sum, position(place[0], allInputs, channel, shape.x, x),
              position(place[1], inputs, k[0], window, k.drop_front()),
              isInside);
        });
  }
  case ConvolutionShape::Kind::InputGrad: {
    Value group = divide(place[1], inputs), input = remainder(place[1], inputs);
    return sumOver(
        {outputs, window[0], window[1], window[2]}, zero,
        [&](ArrayRef<Value> k, Value sum) {
          Value isInside = always();
          Values y;
          for (unsigned i = 0; i < 3; ++i) {
            Value distance =
                arith::SubIOp::create(e, e.add(place[2 + i], shape.padding[i]),
                                      e.mul(k[1 + i], shape.dilation[i]));
            // Divided as a large number, a negative one may come out small.
            Value isPositive = arith::CmpIOp::create(
                e, arith::CmpIPredicate::sge, distance, e.index(0));
            Value isWhole = arith::CmpIOp::create(
                e, arith::CmpIPredicate::eq,
                remainder(distance, shape.stride[i]), e.index(0));
            y.push_back(divide(distance, shape.stride[i]));
            Value isSmall = arith::CmpIOp::create(
                e, arith::CmpIPredicate::ult, y.back(), e.index(shape.y[i]));
            for (Value condition : {isPositive, isWhole, isSmall})
              isInside = arith::AndIOp::create(e, isInside, condition);
          }
          Value output = e.add(e.mul(group, outputs), k[0]);
          return addProduct(
              sum, position(place[0], allOutputs, output, shape.y, y),
              position(output, inputs, input, window, k.drop_front()),
              isInside);
        });
  }
  case ConvolutionShape::Kind::WeightGrad: {
    Value group = divide(place[0], outputs);
    Value channel = e.add(e.mul(group, inputs), place[1]);
    return sumOver(
        {shape.batch, shape.y[0], shape.y[1], shape.y[2]}, zero,
        [&](ArrayRef<Value> y, Value sum) {
          Value isInside = always();
          Values x;
          for (unsigned i = 0; i < 3; ++i)
            x.push_back(inX(i, y[1 + i], place[2 + i], isInside));
          return addProduct(
              sum, position(y[0], allInputs, channel, shape.x, x),
              position(y[0], allOutputs, place[0], shape.y, y.drop_front()),
              isInside);
        });
  }
  }
  return zero;
}

void ConvolutionLoops::emit() {
  RankedTensorType type = graph.node(product).type;
  SmallVector<LoopGroup> groups;
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    groups.push_back({unsigned(dim), size});
  if (type.getNumElements() == 0)
    return;
  AffineMap identity =
      AffineMap::getMultiDimIdentityMap(type.getRank(), e.getContext());
  e.loop(emission.begin, emission.end, 1, [&](Value unit) {
    Evaluator at(e, graph, emission.arguments);
    at.dims.assign(type.getRank(), Value());
    delinearize(e, unit, groups, at.dims);
    Values place = {at.dims[0], at.dims[1]};
    place.append(3 - shape.spatial, e.index(0));
    llvm::append_range(place, ArrayRef<Value>(at.dims).drop_front(2));
    Value sum = compute(place);
    at.define(product, identity, sum);
    Values results;
    for (const Output &output : graph.outputs)
      results.push_back(at.get(output.tensor));
    for (auto [output, result] : llvm::zip(graph.outputs, results))
      at.store(result, output);
  });
}

void cpu::emitConvolutionLoops(Emission &emission, Value product,
                               const ConvolutionShape &shape) {
  ConvolutionLoops(emission, product, shape).emit();
}

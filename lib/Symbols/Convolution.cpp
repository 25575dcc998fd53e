//===- Convolution.cpp - Convolutions and transposed convolutions ---------===//
//
// Half precision is computed in f32 and rounded once, bias included, as
// PyTorch's kernels do. A transposed convolution is the adjoint of a
// convolution in its input.
//
//===----------------------------------------------------------------------===//

#include "WindowFamilies.h"
#include "thunder/Symbols/Windows.h"
using namespace mlir;
using namespace mlir::thunder;

namespace {
/// What the arguments of any convolution say.
struct ConvolutionArguments {
  Value x, weight, bias; ///< in the dtype to compute in; bias may be null
  Windows windows;
  SmallVector<int64_t> outputPadding; ///< of a transposed one
  bool isTransposed = false;
  bool isBatched = true; ///< else `x` got a dimension of size 1 in front
  Type element;          ///< dtype of the result
};
} // namespace

SmallVector<int64_t>
mlir::thunder::readSpatialList(SymbolBuilder &b, StringRef name,
                               int64_t spatial, int64_t least,
                               ArrayRef<int64_t> otherwise) {
  SmallVector<int64_t> list = b.integers(name);
  if (list.empty())
    list.assign(otherwise.begin(), otherwise.end());
  if (list.size() == 1)
    list.resize(spatial, list.front());
  if (!b.failed() &&
      (int64_t(list.size()) != spatial ||
       llvm::any_of(list, [&](int64_t value) { return value < least; })))
    b.invalid() << "argument '" << name << "' must have " << spatial
                << " entries of at least " << least;
  return list;
}

/// Tensors, stride, dilation and groups; `spatial` is -1 where the weight says.
static FailureOr<ConvolutionArguments> readTensors(SymbolBuilder &b,
                                                   int64_t spatial) {
  ConvolutionArguments a;
  Value x = b.tensor("input"), weight = b.tensor("weight"),
        bias = b.optionalTensor("bias");
  if (b.failed())
    return failure();
  if (spatial < 0)
    spatial = b.rankOf(weight) - 2;
  a.element = b.elementOf(x);
  for (Value other : {weight, bias})
    if (other && b.elementOf(other) != a.element)
      return b.invalid() << "operands have different dtypes: " << x.getType()
                         << " and " << other.getType(),
             failure();
  if (!isFloating(a.element))
    return b.unsupported() << "convolutions of " << a.element
                           << "; convert the operands to a floating dtype",
           failure();
  if (spatial < 1 || b.rankOf(weight) != spatial + 2 ||
      (b.rankOf(x) != spatial + 2 && b.rankOf(x) != spatial + 1))
    return b.invalid() << "input " << x.getType() << " and weight "
                       << weight.getType() << " do not have " << spatial
                       << " spatial dimensions",
           failure();
  a.isBatched = b.rankOf(x) == spatial + 2;
  a.x = b.toCompute(a.isBatched ? x : b.unsqueeze(x, 0));
  a.weight = b.toCompute(weight);
  a.bias = b.toCompute(bias);
  a.windows.stride = readSpatialList(b, "stride", spatial, 1);
  a.windows.dilation = readSpatialList(b, "dilation", spatial, 1);
  a.windows.groups = b.integer("groups");
  if (!b.failed() && a.windows.groups < 1)
    b.invalid() << "argument 'groups' is " << a.windows.groups;
  if (b.failed())
    return failure();
  return a;
}

/// The shape of a transposed convolution's result.
static FailureOr<SmallVector<int64_t>>
transposedShape(SymbolBuilder &b, const ConvolutionArguments &a) {
  ArrayRef<int64_t> input = b.shapeOf(a.x), weight = b.shapeOf(a.weight);
  SmallVector<int64_t> shape = {input[0], weight[1] * a.windows.groups};
  for (size_t i = 0; i < a.windows.stride.size(); ++i) {
    int64_t stride = a.windows.stride[i], dilation = a.windows.dilation[i],
            more = a.outputPadding[i];
    if (more >= std::max(stride, dilation))
      return b.invalid() << "output padding " << more
                         << " must be smaller than stride or dilation",
             failure();
    if (more >= stride)
      return b.unsupported()
                 << "output padding " << more
                 << " that is not smaller than the stride " << stride,
             failure();
    shape.push_back((input[i + 2] - 1) * stride - 2 * a.windows.padding[i] +
                    dilation * (weight[i + 2] - 1) + more + 1);
    if (shape.back() < 1)
      return b.invalid() << "the result would have size " << shape.back()
                         << " in spatial dimension " << i,
             failure();
  }
  return shape;
}

static Value build(SymbolBuilder &b, const ConvolutionArguments &a) {
  Value result;
  if (a.isTransposed) {
    FailureOr<SmallVector<int64_t>> shape = transposedShape(b, a);
    if (failed(shape))
      return {};
    result = buildConvolutionInputGrad(b, a.x, a.weight, *shape, a.windows);
  } else {
    result = buildConvolution(b, a.x, a.weight, a.windows);
  }
  if (!result)
    return {};
  if (a.bias) {
    if (b.rankOf(a.bias) != 1 || b.shapeOf(a.bias)[0] != b.shapeOf(result)[1])
      return b.invalid() << "argument 'bias' of type " << a.bias.getType()
                         << " for a result of type " << result.getType(),
             Value();
    result =
        b.add(result, b.broadcastInDim(a.bias, b.shapeOf(result), int64_t(1)));
  }
  if (!a.isBatched)
    result = b.reshape(result, b.shapeOf(result).drop_front());
  return b.convert(result, a.element);
}

/// conv1d, conv2d, conv3d.
template <int64_t spatial> static Value convolution(SymbolBuilder &b) {
  FailureOr<ConvolutionArguments> a = readTensors(b, spatial);
  if (failed(a))
    return {};
  a->windows.padding = readSpatialList(b, "padding", spatial, 0);
  return b.failed() ? Value() : build(b, *a);
}

/// Padding by name: none, or as much as keeps the size at stride 1. An odd
/// number has the larger half behind.
template <int64_t spatial> static Value namedPadding(SymbolBuilder &b) {
  FailureOr<ConvolutionArguments> a = readTensors(b, spatial);
  StringRef padding = b.string("padding");
  if (failed(a) || b.failed())
    return {};
  a->windows.padding.assign(spatial, 0);
  if (padding == "valid")
    return build(b, *a);
  if (padding != "same")
    return b.invalid() << "argument 'padding' is '" << padding
                       << "', neither 'same' nor 'valid'",
           Value();
  SmallVector<int64_t> high(spatial + 2, 0), zeros(spatial + 2, 0);
  for (int64_t i = 0; i < spatial; ++i) {
    if (a->windows.stride[i] != 1)
      return b.invalid() << "padding 'same' with a stride of "
                         << a->windows.stride[i],
             Value();
    int64_t total = a->windows.dilation[i] * (b.shapeOf(a->weight)[i + 2] - 1);
    a->windows.padding[i] = total / 2;
    high[i + 2] = total % 2;
  }
  if (high != zeros)
    a->x = b.pad(a->x, zeros, high, zeros);
  // What is padded by hand stands behind; symmetric padding adds as much there
  // as in front.
  return build(b, *a);
}

template <int64_t spatial> static Value transposed(SymbolBuilder &b) {
  FailureOr<ConvolutionArguments> a = readTensors(b, spatial);
  if (failed(a))
    return {};
  a->isTransposed = true;
  a->windows.padding = readSpatialList(b, "padding", spatial, 0);
  a->outputPadding = readSpatialList(b, "output_padding", spatial, 0);
  return b.failed() ? Value() : build(b, *a);
}

/// aten.convolution, where an argument says which.
static Value anyConvolution(SymbolBuilder &b) {
  FailureOr<ConvolutionArguments> a = readTensors(b, /*spatial=*/-1);
  if (failed(a))
    return {};
  int64_t spatial = a->windows.stride.size();
  a->isTransposed = b.boolean("transposed");
  a->windows.padding = readSpatialList(b, "padding", spatial, 0);
  a->outputPadding = readSpatialList(b, "output_padding", spatial, 0);
  return b.failed() ? Value() : build(b, *a);
}

ArrayRef<Symbol> mlir::thunder::getConvolutionSymbols() {
  static const Symbol symbols[] = {
      {"aten.conv1d.default", convolution<1>},
      {"aten.conv2d.default", convolution<2>},
      {"aten.conv3d.default", convolution<3>},
      {"aten.conv1d.padding", namedPadding<1>},
      {"aten.conv2d.padding", namedPadding<2>},
      {"aten.conv3d.padding", namedPadding<3>},
      {"aten.conv_transpose1d.default", transposed<1>},
      {"aten.conv_transpose2d.input", transposed<2>},
      {"aten.conv_transpose3d.input", transposed<3>},
      {"aten.convolution.default", anyConvolution},
  };
  return symbols;
}

//===- PrimitiveBuilder.cpp - Builds primitives that verify ---------------===//
#include "thunder/Symbols/PrimitiveBuilder.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::thunder;

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

InFlightDiagnostic PrimitiveBuilder::invalid() {
  hasFailed = true;
  return std::move(emitError(loc) << context << ": ");
}

InFlightDiagnostic PrimitiveBuilder::unsupported() {
  hasFailed = true;
  return std::move(emitUnsupported(loc) << context << ": ");
}

Value PrimitiveBuilder::check(Operation *op) {
  std::string reason;
  {
    ScopedDiagnosticHandler collect(loc.getContext(), [&](Diagnostic &error) {
      reason = error.str();
      return success();
    });
    if (succeeded(op->getName().verifyInvariants(op)))
      return op->getResult(0);
  }
  op->erase();
  return invalid() << reason, Value();
}

bool PrimitiveBuilder::sameType(StringRef op, Value x, Value y) {
  if (!x || !y)
    return false;
  if (x.getType() == y.getType())
    return true;
  return invalid() << op << " of " << x.getType() << " and " << y.getType(),
         false;
}

//===----------------------------------------------------------------------===//
// Primitives
//===----------------------------------------------------------------------===//

Value PrimitiveBuilder::where(Value condition, Value x, Value y) {
  if (!condition || !sameType(WhereOp::getOperationName(), x, y))
    return {};
  return check(WhereOp::create(builder, loc, x.getType(), condition, x, y));
}

Value PrimitiveBuilder::isFinite(Value x) {
  return x ? check(IsFiniteOp::create(builder, loc, typeOf(x).clone(i1()), x))
           : Value();
}

Value PrimitiveBuilder::convert(Value x, Type element) {
  if (!x || elementOf(x) == element)
    return x;
  return check(ConvertElementTypeOp::create(
      builder, loc, typeOf(x).clone(element), x, TypeAttr::get(element)));
}

TypedAttr PrimitiveBuilder::makeNumber(Type element, Scalar value) {
  if (auto type = dyn_cast_if_present<FloatType>(element)) {
    // PyTorch's half types are made from float, so a double rounds twice.
    double number =
        type.getWidth() < 32 ? double(float(value.number)) : value.number;
    return FloatAttr::get(type, number);
  }
  auto type = dyn_cast_if_present<IntegerType>(element);
  if (!type)
    return unsupported() << "a number of this type", TypedAttr();
  if (type.getWidth() == 1)
    return IntegerAttr::get(type, value.number != 0 ? 1 : 0);
  if (value.kind == Scalar::Kind::Float)
    return unsupported() << "number " << value.number
                         << " as an element of type " << element,
           TypedAttr();
  unsigned width = type.getWidth();
  bool fits = type.isUnsigned() ? llvm::isUIntN(width, value.integer)
                                : llvm::isIntN(width, value.integer);
  if (!fits)
    return unsupported() << "number " << value.integer << " does not fit into "
                         << element,
           TypedAttr();
  return IntegerAttr::get(type, APInt(width, value.integer, true,
                                      /*implicitTrunc=*/true));
}

Value PrimitiveBuilder::full(ArrayRef<int64_t> shape, Type element,
                             Scalar value) {
  TypedAttr number = makeNumber(element, value);
  if (!number)
    return {};
  return check(FullOp::create(builder, loc,
                              RankedTensorType::get(shape, element), number));
}

Value PrimitiveBuilder::iota(ArrayRef<int64_t> shape, int64_t dim,
                             int64_t start, int64_t step) {
  return check(IotaOp::create(builder, loc, RankedTensorType::get(shape, i64()),
                              dim, start, step));
}

Value PrimitiveBuilder::broadcastInDim(Value x, ArrayRef<int64_t> shape,
                                       ArrayRef<int64_t> dims) {
  if (!x)
    return {};
  if (shapeOf(x) == shape)
    return x;
  return check(BroadcastInDimOp::create(
      builder, loc, RankedTensorType::get(shape, elementOf(x)), x, dims));
}

Value PrimitiveBuilder::reshape(Value x, ArrayRef<int64_t> shape) {
  if (!x || shapeOf(x) == shape)
    return x;
  return check(ReshapeOp::create(
      builder, loc, RankedTensorType::get(shape, elementOf(x)), x));
}

Value PrimitiveBuilder::transpose(Value x, ArrayRef<int64_t> permutation) {
  if (!x)
    return {};
  SmallVector<int64_t> shape;
  for (int64_t dim : permutation) {
    if (dim < 0 || dim >= rankOf(x))
      return invalid() << "dimension " << dim << " of " << x.getType(), Value();
    shape.push_back(shapeOf(x)[dim]);
  }
  return check(TransposeOp::create(builder, loc,
                                   RankedTensorType::get(shape, elementOf(x)),
                                   x, permutation));
}

Value PrimitiveBuilder::matmul(Value x, Value y) {
  if (!x || !y)
    return {};
  FailureOr<MatmulOp> op = createInferred<MatmulOp>(builder, loc, {x, y});
  if (succeeded(op))
    return check(*op);
  hasFailed = true;
  return {};
}

Value PrimitiveBuilder::gather(Value x, Value index, int64_t dim) {
  if (!x || !index)
    return {};
  return check(GatherOp::create(builder, loc, typeOf(index).clone(elementOf(x)),
                                x, index, dim));
}

Value PrimitiveBuilder::take(Value x, Value index, int64_t dim) {
  if (!x || !index)
    return {};
  if (dim < 0 || dim >= rankOf(x))
    return invalid() << "dimension " << dim << " of " << x.getType(), Value();
  SmallVector<int64_t> shape(shapeOf(x).take_front(dim));
  llvm::append_range(shape, shapeOf(index));
  llvm::append_range(shape, shapeOf(x).drop_front(dim + 1));
  return check(TakeOp::create(
      builder, loc, RankedTensorType::get(shape, elementOf(x)), x, index, dim));
}

Value PrimitiveBuilder::cumsum(Value x, int64_t dim) {
  return x ? check(CumsumOp::create(builder, loc, x.getType(), x, dim))
           : Value();
}

std::pair<Value, Value> PrimitiveBuilder::sort(Value x, int64_t dim,
                                               bool descending) {
  if (!x)
    return {};
  auto op = SortOp::create(builder, loc, x.getType(), typeOf(x).clone(i64()), x,
                           dim, descending);
  Value values = check(op);
  return values ? std::pair(values, Value(op.getIndices()))
                : std::pair<Value, Value>();
}

Value PrimitiveBuilder::argmax(Value x, int64_t dim) {
  if (!x)
    return {};
  RankedTensorType type =
      RankedTensorType::get(withoutDims(shapeOf(x), dim), i64());
  return check(ArgmaxOp::create(builder, loc, type, x, dim));
}

Value PrimitiveBuilder::checkIndex(Value index, int64_t lower, int64_t upper,
                                   std::optional<int64_t> ignore,
                                   StringRef message) {
  if (!index)
    return {};
  IntegerAttr ignored =
      ignore ? builder.getI64IntegerAttr(*ignore) : IntegerAttr();
  return check(CheckIndexOp::create(builder, loc, index.getType(), index,
                                    builder.getI64IntegerAttr(lower),
                                    builder.getI64IntegerAttr(upper), ignored,
                                    builder.getStringAttr(message)));
}

Value PrimitiveBuilder::slice(Value x, ArrayRef<int64_t> starts,
                              ArrayRef<int64_t> limits,
                              ArrayRef<int64_t> strides) {
  if (!x)
    return {};
  SmallVector<int64_t> shape;
  for (auto [start, limit, stride] : llvm::zip(starts, limits, strides)) {
    if (stride < 1 || start > limit)
      return invalid() << "slice [" << start << ", " << limit << ") by "
                       << stride,
             Value();
    shape.push_back(llvm::divideCeil(limit - start, stride));
  }
  return check(SliceOp::create(builder, loc,
                               RankedTensorType::get(shape, elementOf(x)), x,
                               starts, limits, strides));
}

Value PrimitiveBuilder::cat(ArrayRef<Value> values, int64_t dim) {
  if (values.empty() || llvm::is_contained(values, Value()))
    return {};
  SmallVector<int64_t> shape(shapeOf(values.front()));
  if (dim < 0 || dim >= int64_t(shape.size()))
    return invalid() << "dimension " << dim << " of "
                     << values.front().getType(),
           Value();
  shape[dim] = 0;
  for (Value value : values) {
    if (rankOf(value) != int64_t(shape.size()))
      return invalid() << "cannot concatenate " << values.front().getType()
                       << " and " << value.getType(),
             Value();
    shape[dim] += shapeOf(value)[dim];
  }
  return check(CatOp::create(
      builder, loc, RankedTensorType::get(shape, elementOf(values.front())),
      values, dim));
}

Value PrimitiveBuilder::pad(Value x, ArrayRef<int64_t> low,
                            ArrayRef<int64_t> high, ArrayRef<int64_t> interior,
                            Scalar value) {
  if (!x)
    return {};
  SmallVector<int64_t> shape;
  for (auto [size, before, after, between] :
       llvm::zip(shapeOf(x), low, high, interior))
    shape.push_back(before + after + size +
                    (size > 0 ? (size - 1) * between : 0));
  TypedAttr number = makeNumber(elementOf(x), value);
  if (!number)
    return {};
  return check(PadOp::create(builder, loc,
                             RankedTensorType::get(shape, elementOf(x)), x,
                             number, low, high, interior));
}

//===----------------------------------------------------------------------===//
// Broadcasting
//===----------------------------------------------------------------------===//

FailureOr<SmallVector<int64_t>>
PrimitiveBuilder::broadcastShapes(ArrayRef<Value> values) {
  SmallVector<int64_t> shape;
  for (Value value : values) {
    if (!value)
      return failure();
    ArrayRef<int64_t> other = shapeOf(value);
    if (other.size() > shape.size())
      shape.insert(shape.begin(), other.size() - shape.size(), 1);
    size_t offset = shape.size() - other.size();
    for (auto [i, size] : llvm::enumerate(other)) {
      int64_t &common = shape[offset + i];
      if (common == 1)
        common = size;
      else if (size != 1 && size != common) {
        InFlightDiagnostic error = invalid();
        error << "shapes of the operands cannot be broadcast together:";
        for (Value operand : values)
          error << " " << operand.getType();
        return failure();
      }
    }
  }
  return shape;
}

Value PrimitiveBuilder::broadcastTo(Value x, ArrayRef<int64_t> shape) {
  if (!x)
    return {};
  int64_t offset = int64_t(shape.size()) - rankOf(x);
  SmallVector<int64_t> dims;
  for (int64_t i = 0; i < rankOf(x); ++i)
    dims.push_back(offset + i);
  if (offset >= 0)
    return broadcastInDim(x, shape, dims);
  return invalid() << "cannot broadcast " << x.getType() << " to "
                   << shape.size() << " dimensions",
         Value();
}

Value PrimitiveBuilder::broadcastBack(Value reduced, ArrayRef<int64_t> shape,
                                      ArrayRef<int64_t> dims) {
  SmallVector<int64_t> kept = withoutDims(allDims(int64_t(shape.size())), dims);
  return broadcastInDim(reduced, shape, kept);
}

Value PrimitiveBuilder::keepDims(Value reduced, ArrayRef<int64_t> shape,
                                 ArrayRef<int64_t> dims, bool keep) {
  if (!keep)
    return reduced;
  SmallVector<int64_t> kept(shape);
  for (int64_t dim : dims)
    kept[dim] = 1;
  return reshape(reduced, kept);
}

Value PrimitiveBuilder::sliceDim(Value x, int64_t dim, int64_t start,
                                 int64_t limit, int64_t stride) {
  SmallVector<int64_t> starts(rankOf(x), 0), limits(shapeOf(x)),
      strides(rankOf(x), 1);
  if (!x || dim < 0 || dim >= rankOf(x))
    return {};
  starts[dim] = start;
  limits[dim] = limit;
  strides[dim] = stride;
  bool isWhole = start == 0 && limit == shapeOf(x)[dim] && stride == 1;
  return isWhole ? x : slice(x, starts, limits, strides);
}

Value PrimitiveBuilder::selectDim(Value x, int64_t dim, int64_t index) {
  return reshape(sliceDim(x, dim, index, index + 1),
                 withoutDims(shapeOf(x), dim));
}

Value PrimitiveBuilder::flip(Value x, int64_t dim) {
  if (!x || shapeOf(x)[dim] < 2)
    return x;
  int64_t size = shapeOf(x)[dim];
  return take(x, iota({size}, 0, /*start=*/size - 1, /*step=*/-1), dim);
}

Value PrimitiveBuilder::unsqueeze(Value x, int64_t dim) {
  SmallVector<int64_t> shape(shapeOf(x));
  shape.insert(shape.begin() + dim, 1);
  return reshape(x, shape);
}

Value PrimitiveBuilder::sumTo(Value x, ArrayRef<int64_t> shape) {
  if (!x || shapeOf(x) == shape)
    return x;
  int64_t offset = rankOf(x) - int64_t(shape.size());
  if (offset < 0)
    return invalid() << "cannot sum " << x.getType() << " to " << shape.size()
                     << " dimensions",
           Value();
  SmallVector<int64_t> dims;
  for (int64_t i = 0; i < rankOf(x); ++i)
    if (i < offset || (shape[i - offset] == 1 && shapeOf(x)[i] != 1))
      dims.push_back(i);
  return reshape(dims.empty() ? x : sum(x, dims), shape);
}

Type PrimitiveBuilder::computeType(Type element) {
  return isa_and_present<BFloat16Type, Float16Type>(element) ? f32() : element;
}

Value PrimitiveBuilder::spread(Value x, Value like) {
  return like ? broadcastInDim(convert(x, elementOf(like)), shapeOf(like), {})
              : Value();
}

//===----------------------------------------------------------------------===//
// Dimensions
//===----------------------------------------------------------------------===//

int64_t PrimitiveBuilder::wrapDim(int64_t dim, int64_t rank) {
  int64_t count = std::max<int64_t>(rank, 1);
  if (dim >= -count && dim < count)
    return dim < 0 ? dim + count : dim;
  return invalid() << "dimension " << dim << " is out of range [" << -count
                   << ", " << count - 1 << "]",
         -1;
}

FailureOr<SmallVector<int64_t>>
PrimitiveBuilder::wrapDims(ArrayRef<int64_t> dims, int64_t rank,
                           bool emptyIsAll) {
  if (dims.empty() && emptyIsAll)
    return allDims(rank);
  SmallVector<int64_t> wrapped;
  for (int64_t dim : dims) {
    int64_t index = wrapDim(dim, rank);
    if (index < 0)
      return failure();
    wrapped.push_back(index);
  }
  llvm::sort(wrapped);
  if (std::adjacent_find(wrapped.begin(), wrapped.end()) != wrapped.end())
    return invalid() << "a dimension is named twice", failure();
  // The one dimension of a 0-d tensor exists in PyTorch's argument only.
  if (rank == 0)
    wrapped.clear();
  return wrapped;
}

SmallVector<int64_t> PrimitiveBuilder::allDims(int64_t rank) {
  return llvm::to_vector(llvm::seq<int64_t>(0, rank));
}

SmallVector<int64_t> PrimitiveBuilder::withoutDims(ArrayRef<int64_t> shape,
                                                   ArrayRef<int64_t> dims) {
  SmallVector<int64_t> kept;
  for (auto [i, size] : llvm::enumerate(shape))
    if (!llvm::is_contained(dims, int64_t(i)))
      kept.push_back(size);
  return kept;
}

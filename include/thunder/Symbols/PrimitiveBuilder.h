//===- PrimitiveBuilder.h - Builds primitives that verify -------*- C++ -*-===//
//
// Formulas over primitives, for decompositions and gradient rules. Errors
// stick: a null Value is a failure that was already reported, every method
// passes it on, and `failed()` tells in the end. No op is left in the IR that
// would not verify.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_SYMBOLS_PRIMITIVEBUILDER_H
#define THUNDER_SYMBOLS_PRIMITIVEBUILDER_H

#include "thunder/IR/ErrorClass.h"
#include "thunder/IR/Thunder.h"

namespace mlir::thunder {

/// A number of the source program: what Python calls bool, int or float.
struct Scalar {
  enum class Kind { Bool, Int, Float };
  Kind kind = Kind::Int;
  int64_t integer = 0; ///< the value of a Bool or Int
  double number = 0;   ///< the value, of any kind, as a double

  Scalar() = default;
  Scalar(double value) : kind(Kind::Float), number(value) {}
  Scalar(int64_t value)
      : kind(Kind::Int), integer(value), number(double(value)) {}
  Scalar(int value) : Scalar(int64_t(value)) {}
  static Scalar makeBool(bool value) {
    Scalar result(int64_t{value});
    result.kind = Kind::Bool;
    return result;
  }
  /// Equal to `value` whatever the kind.
  bool is(double value) const { return number == value; }
};

class PrimitiveBuilder {
public:
  /// `context` names the symbol or pass in errors; it must outlive the builder.
  PrimitiveBuilder(OpBuilder &builder, Location loc, StringRef context)
      : builder(builder), loc(loc), context(context) {}

  //===--------------------------------------------------------------------===//
  // Errors
  //===--------------------------------------------------------------------===//

  /// Reports that the input is wrong (exit 1), or that it needs what thunderc
  /// does not have (exit 4). The text continues after "context: ".
  InFlightDiagnostic invalid();
  InFlightDiagnostic unsupported();
  bool failed() const { return hasFailed; }

  //===--------------------------------------------------------------------===//
  // Types
  //===--------------------------------------------------------------------===//

  // Of a null Value: no type, shape [] and no element type.
  static RankedTensorType typeOf(Value value) {
    return value ? cast<RankedTensorType>(value.getType()) : RankedTensorType();
  }
  static ArrayRef<int64_t> shapeOf(Value value) {
    return value ? typeOf(value).getShape() : ArrayRef<int64_t>();
  }
  static Type elementOf(Value value) {
    return value ? typeOf(value).getElementType() : Type();
  }
  static int64_t rankOf(Value value) { return shapeOf(value).size(); }
  Type f32() { return builder.getF32Type(); }
  Type f64() { return builder.getF64Type(); }
  Type i64() { return builder.getI64Type(); }
  Type i1() { return builder.getI1Type(); }

  //===--------------------------------------------------------------------===//
  // Primitives: operands have equal types, nothing is broadcast or promoted
  //===--------------------------------------------------------------------===//

  /// A unary or binary primitive whose result has the operands' type.
  template <typename OpTy> Value make(Value x) {
    return x ? check(OpTy::create(builder, loc, x.getType(), x)) : Value();
  }
  template <typename OpTy> Value make(Value x, Value y) {
    return sameType(OpTy::getOperationName(), x, y)
               ? check(OpTy::create(builder, loc, x.getType(), x, y))
               : Value();
  }
  Value add(Value x, Value y) { return make<AddOp>(x, y); }
  Value sub(Value x, Value y) { return make<SubOp>(x, y); }
  Value mul(Value x, Value y) { return make<MulOp>(x, y); }
  Value div(Value x, Value y) { return make<DivOp>(x, y); }
  Value pow(Value x, Value y) { return make<PowOp>(x, y); }
  Value neg(Value x) { return make<NegOp>(x); }
  Value exp(Value x) { return make<ExpOp>(x); }
  Value log(Value x) { return make<LogOp>(x); }
  /// A comparison: EqOp, NeOp, LtOp, LeOp, GtOp or GeOp.
  template <typename OpTy> Value compare(Value x, Value y) {
    return sameType(OpTy::getOperationName(), x, y)
               ? check(OpTy::create(builder, loc, typeOf(x).clone(i1()), x, y))
               : Value();
  }
  Value where(Value condition, Value x, Value y);
  Value isFinite(Value x);
  /// `x` itself when it has that element type already.
  Value convert(Value x, Type element);
  /// A tensor of one number, converted to `element` as PyTorch does (to bf16
  /// and f16 through f32). Refuses an integer that the dtype cannot hold.
  Value full(ArrayRef<int64_t> shape, Type element, Scalar value);
  /// A number in the shape and dtype of `x`.
  Value fullLike(Value x, Scalar value) {
    return x ? full(shapeOf(x), elementOf(x), value) : Value();
  }
  /// The index along `dim`, as i64.
  Value iota(ArrayRef<int64_t> shape, int64_t dim, int64_t start = 0,
             int64_t step = 1);
  Value broadcastInDim(Value x, ArrayRef<int64_t> shape,
                       ArrayRef<int64_t> dims);
  Value reshape(Value x, ArrayRef<int64_t> shape);
  Value transpose(Value x, ArrayRef<int64_t> permutation);
  /// SumOp, ProdOp, AmaxOp or AminOp over `dims`: sorted, without repetition.
  template <typename OpTy> Value reduce(Value x, ArrayRef<int64_t> dims) {
    if (!x)
      return {};
    RankedTensorType type = typeOf(x).clone(withoutDims(shapeOf(x), dims));
    return check(OpTy::create(builder, loc, type, x, dims));
  }
  Value sum(Value x, ArrayRef<int64_t> dims) { return reduce<SumOp>(x, dims); }
  Value amax(Value x, ArrayRef<int64_t> dims) {
    return reduce<AmaxOp>(x, dims);
  }
  Value matmul(Value x, Value y);
  Value gather(Value x, Value index, int64_t dim);
  Value scatter(Value x, Value index, Value source, int64_t dim) {
    return update<ScatterOp>(x, index, source, dim);
  }
  Value scatterAdd(Value x, Value index, Value source, int64_t dim) {
    return update<ScatterAddOp>(x, index, source, dim);
  }
  Value take(Value x, Value index, int64_t dim);
  Value indexAdd(Value x, Value index, Value source, int64_t dim) {
    return update<IndexAddOp>(x, index, source, dim);
  }
  Value indexCopy(Value x, Value index, Value source, int64_t dim) {
    return update<IndexCopyOp>(x, index, source, dim);
  }
  Value cumsum(Value x, int64_t dim);
  /// The values and where they were; null both after an error.
  std::pair<Value, Value> sort(Value x, int64_t dim, bool descending);
  Value argmax(Value x, int64_t dim);
  Value checkIndex(Value index, int64_t lower, int64_t upper,
                   std::optional<int64_t> ignore, StringRef message);
  Value slice(Value x, ArrayRef<int64_t> starts, ArrayRef<int64_t> limits,
              ArrayRef<int64_t> strides);
  Value cat(ArrayRef<Value> values, int64_t dim);
  /// Surrounds with zeros, or with `value`.
  Value pad(Value x, ArrayRef<int64_t> low, ArrayRef<int64_t> high,
            ArrayRef<int64_t> interior, Scalar value = 0);

  //===--------------------------------------------------------------------===//
  // Above the primitives
  //===--------------------------------------------------------------------===//

  /// Aligns shapes at their last dimensions, as PyTorch's broadcasting.
  /// Reports shapes that do not fit together.
  FailureOr<SmallVector<int64_t>> broadcastShapes(ArrayRef<Value> values);
  Value broadcastTo(Value x, ArrayRef<int64_t> shape);
  /// The inverse of a reduction over `dims`: repeats along them.
  Value broadcastBack(Value reduced, ArrayRef<int64_t> shape,
                      ArrayRef<int64_t> dims);
  /// A reduction's result with the reduced dimensions as ones when `keep`.
  Value keepDims(Value reduced, ArrayRef<int64_t> shape, ArrayRef<int64_t> dims,
                 bool keep);
  /// Elements [start, limit) of one dimension.
  Value sliceDim(Value x, int64_t dim, int64_t start, int64_t limit,
                 int64_t stride = 1);
  /// Element `index` of one dimension, which disappears.
  Value selectDim(Value x, int64_t dim, int64_t index);
  /// A dimension backwards.
  Value flip(Value x, int64_t dim);
  /// A dimension of size 1 more.
  Value unsqueeze(Value x, int64_t dim);
  /// The adjoint of a broadcast to x's shape: sums down to `shape`.
  Value sumTo(Value x, ArrayRef<int64_t> shape);
  /// In the dtype that arithmetic on x's dtype computes in: f32 for bf16 and
  /// f16, else unchanged.
  Value toCompute(Value x) {
    return x ? convert(x, computeType(elementOf(x))) : Value();
  }
  Type computeType(Type element);
  /// A number of the 0-d tensor `x`, repeated to a shape and rounded to a
  /// dtype.
  Value spread(Value x, Value like);

  /// Dimension `dim` of a tensor of this rank, counted from the end when
  /// negative (a 0-d tensor has dimension 0). Reports one out of range, -1.
  int64_t wrapDim(int64_t dim, int64_t rank);
  /// Sorted, wrapped; reports a repeated one. Empty dims mean all dimensions
  /// when `emptyIsAll`.
  FailureOr<SmallVector<int64_t>> wrapDims(ArrayRef<int64_t> dims, int64_t rank,
                                           bool emptyIsAll);

  static SmallVector<int64_t> allDims(int64_t rank);
  static SmallVector<int64_t> withoutDims(ArrayRef<int64_t> shape,
                                          ArrayRef<int64_t> dims);

  OpBuilder &getBuilder() { return builder; }
  Location getLoc() const { return loc; }

protected:
  /// The number as attribute of an element type; null after an error.
  TypedAttr makeNumber(Type element, Scalar value);
  template <typename OpTy>
  Value update(Value x, Value index, Value source, int64_t dim) {
    return x && index && source ? check(OpTy::create(builder, loc, x.getType(),
                                                     x, index, source, dim))
                                : Value();
  }
  /// The op's first result, or null after an error when the op does not verify.
  Value check(Operation *op);
  bool sameType(StringRef op, Value x, Value y);

  OpBuilder &builder;
  Location loc;
  StringRef context;
  bool hasFailed = false;
};

} // namespace mlir::thunder

#endif // THUNDER_SYMBOLS_PRIMITIVEBUILDER_H

//===- KernelToLinalg.cpp - From a kernel's primitives to linalg ----------===//
//
// One walk over the body. Primitives that only say where an element comes from
// (broadcast_in_dim, transpose, slice, reshape by unit dimensions) make no op:
// a value is remembered as a source tensor and an affine map into it, and the
// map ends up in the indexing maps of whoever reads the value.
//
//===----------------------------------------------------------------------===//
#include "Payload.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "thunder/Conversion/PrimitiveLoops.h"
#include "thunder/Conversion/ThunderToLinalg.h"
#include "thunder/IR/ErrorClass.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::thunder;

namespace {

/// The element at index i of a value is the element at `map(i)` of `source`.
struct View {
  Value source;
  AffineMap map;
};

class KernelConverter {
public:
  KernelConverter(ImplicitLocOpBuilder &builder) : b(builder) {}

  /// Converts `body` into the function's entry block, whose arguments are the
  /// buffers of operands and results.
  LogicalResult convert(Block &body, Block &entry);

private:
  LogicalResult convertOp(Operation &op);
  LogicalResult convertElementwise(Operation &op);
  LogicalResult convertReshape(ReshapeOp op);
  LogicalResult convertDraw(Operation *op, Value state, int64_t offset);
  LogicalResult convertReduction(Operation *op, ArrayRef<int64_t> dims,
                                 Combiner combiner);
  LogicalResult convertArgmax(ArgmaxOp op);
  LogicalResult convertMatmul(MatmulOp op);
  LogicalResult keepAsThunder(Operation &op);

  AffineExpr dim(unsigned index) { return b.getAffineDimExpr(index); }
  AffineExpr zero() { return b.getAffineConstantExpr(0); }
  AffineMap makeMap(unsigned numDims, ArrayRef<AffineExpr> results) {
    return AffineMap::get(numDims, 0, results, b.getContext());
  }
  RankedTensorType signless(Type type) {
    auto tensor = cast<RankedTensorType>(type);
    return RankedTensorType::get(tensor.getShape(),
                                 getSignlessType(tensor.getElementType()));
  }
  /// A new value without a view.
  void define(Value original, Value converted) {
    unsigned rank = cast<RankedTensorType>(converted.getType()).getRank();
    views[original] = {converted, b.getMultiDimIdentityMap(rank)};
  }
  Value emptyTensor(RankedTensorType type) {
    return tensor::EmptyOp::create(b, type.getShape(), type.getElementType());
  }
  Value filledTensor(RankedTensorType type, TypedAttr value) {
    Value constant = arith::ConstantOp::create(b, value);
    return linalg::FillOp::create(b, constant, emptyTensor(type)).getResult(0);
  }
  /// A tensor with the elements of the view: its source when that is all there
  /// is to it, else a copy.
  Value materialize(View view, RankedTensorType type);

  using BodyBuilder = llvm::function_ref<SmallVector<Value>(ValueRange)>;
  /// linalg.generic over `iterators`; `body` gets the elements of inputs, then
  /// of the accumulators, and returns the new ones.
  linalg::GenericOp makeGeneric(ArrayRef<View> inputs, ValueRange inits,
                                AffineMap outputMap,
                                ArrayRef<utils::IteratorType> iterators,
                                BodyBuilder body);

  ImplicitLocOpBuilder &b;
  DenseMap<Value, View> views;
};

} // namespace

linalg::GenericOp KernelConverter::makeGeneric(
    ArrayRef<View> inputs, ValueRange inits, AffineMap outputMap,
    ArrayRef<utils::IteratorType> iterators, BodyBuilder body) {
  SmallVector<Value> operands;
  SmallVector<AffineMap> maps;
  for (const View &view : inputs) {
    operands.push_back(view.source);
    maps.push_back(view.map);
  }
  maps.append(inits.size(), outputMap);
  return linalg::GenericOp::create(
      b, inits.getTypes(), operands, inits, maps, iterators,
      [&](OpBuilder &inner, Location loc, ValueRange args) {
        OpBuilder::InsertionGuard guard(b);
        b.setInsertionPoint(inner.getInsertionBlock(),
                            inner.getInsertionPoint());
        SmallVector<Value> results = body(args);
        linalg::YieldOp::create(b, results);
      });
}

static SmallVector<utils::IteratorType> parallelLoops(int64_t rank) {
  return SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel);
}

Value KernelConverter::materialize(View view, RankedTensorType type) {
  if (view.map.isIdentity() && view.source.getType() == type)
    return view.source;
  return makeGeneric(
             view, emptyTensor(type), b.getMultiDimIdentityMap(type.getRank()),
             parallelLoops(type.getRank()),
             [](ValueRange args) { return SmallVector<Value>{args[0]}; })
      .getResult(0);
}

LogicalResult KernelConverter::convertElementwise(Operation &op) {
  SmallVector<View> inputs;
  for (Value operand : op.getOperands())
    inputs.push_back(views.lookup(operand));
  RankedTensorType type = signless(op.getResult(0).getType());
  bool supported = true;
  auto generic = makeGeneric(
      inputs, emptyTensor(type), b.getMultiDimIdentityMap(type.getRank()),
      parallelLoops(type.getRank()), [&](ValueRange args) {
        Value result = buildElementwisePayload(&op, b, args.drop_back());
        supported = bool(result);
        return SmallVector<Value>{supported ? result : args.back()};
      });
  if (!supported)
    return emitUnsupported(op.getLoc())
               << "'" << op.getName() << "' has no CPU code",
           failure();
  define(op.getResult(0), generic.getResult(0));
  return success();
}

/// The row-major position of an element decides its number: no loop order, cut
/// or width changes it.
LogicalResult KernelConverter::convertDraw(Operation *op, Value state,
                                           int64_t offset) {
  RankedTensorType type = signless(op->getResult(0).getType());
  View source = views.lookup(state);
  SmallVector<View> inputs;
  for (int64_t i : {0, 1}) {
    AffineMap element = makeMap(type.getRank(), b.getAffineConstantExpr(i));
    inputs.push_back({source.source, source.map.compose(element)});
  }
  auto generic = makeGeneric(
      inputs, emptyTensor(type), b.getMultiDimIdentityMap(type.getRank()),
      parallelLoops(type.getRank()), [&](ValueRange args) {
        Value position = arith::AddIOp::create(
            b, args[1],
            arith::ConstantOp::create(b, b.getI64IntegerAttr(offset)));
        int64_t stride = 1;
        for (int64_t i = type.getRank() - 1; i >= 0; --i) {
          Value index = arith::IndexCastOp::create(
              b, b.getI64Type(), linalg::IndexOp::create(b, i));
          Value factor =
              arith::ConstantOp::create(b, b.getI64IntegerAttr(stride));
          position = arith::AddIOp::create(
              b, position, arith::MulIOp::create(b, index, factor));
          stride *= type.getDimSize(i);
        }
        Value word = buildPhiloxWord(b, b.getLoc(), args[0], position);
        return SmallVector<Value>{isa<UniformPhiloxOp>(op)
                                      ? buildUniform(b, b.getLoc(), word)
                                      : word};
      });
  define(op->getResult(0), generic.getResult(0));
  return success();
}

/// Unit dimensions come and go in the map; anything else needs a source that
/// is dense already.
LogicalResult KernelConverter::convertReshape(ReshapeOp op) {
  View view = views.lookup(op.getInput());
  auto from = cast<RankedTensorType>(op.getInput().getType()),
       to = cast<RankedTensorType>(op.getType());
  auto isWide = [](int64_t size) { return size != 1; };
  if (llvm::to_vector(llvm::make_filter_range(from.getShape(), isWide)) ==
      llvm::to_vector(llvm::make_filter_range(to.getShape(), isWide))) {
    SmallVector<AffineExpr> results;
    unsigned next = 0;
    for (int64_t size : from.getShape()) {
      if (size == 1) {
        results.push_back(zero());
        continue;
      }
      while (to.getDimSize(next) == 1)
        ++next;
      results.push_back(dim(next++));
    }
    views[op.getResult()] = {view.source,
                             view.map.compose(makeMap(to.getRank(), results))};
    return success();
  }
  Value source = materialize(view, signless(from));
  auto collapse = [&](Value value, int64_t rank) -> Value {
    if (rank == 1)
      return value;
    ReassociationIndices all = llvm::to_vector(llvm::seq<int64_t>(0, rank));
    if (rank == 0)
      return tensor::ExpandShapeOp::create(
          b, RankedTensorType::get({1}, signless(from).getElementType()), value,
          ArrayRef<ReassociationIndices>{});
    return tensor::CollapseShapeOp::create(b, value,
                                           ArrayRef<ReassociationIndices>{all});
  };
  Value flat = collapse(source, from.getRank());
  if (to.getRank() == 1)
    return define(op.getResult(), flat), success();
  if (to.getRank() == 0)
    return define(op.getResult(),
                  tensor::CollapseShapeOp::create(
                      b, signless(to), flat, ArrayRef<ReassociationIndices>{})),
           success();
  ReassociationIndices all =
      llvm::to_vector(llvm::seq<int64_t>(0, to.getRank()));
  define(op.getResult(),
         tensor::ExpandShapeOp::create(b, signless(to), flat,
                                       ArrayRef<ReassociationIndices>{all}));
  return success();
}

LogicalResult KernelConverter::convertReduction(Operation *op,
                                                ArrayRef<int64_t> dims,
                                                Combiner combiner) {
  auto inputType = cast<RankedTensorType>(op->getOperand(0).getType());
  RankedTensorType type = signless(op->getResult(0).getType());
  SmallVector<utils::IteratorType> iterators =
      parallelLoops(inputType.getRank());
  SmallVector<AffineExpr> kept;
  for (int64_t i = 0; i < inputType.getRank(); ++i) {
    if (llvm::is_contained(dims, i))
      iterators[i] = utils::IteratorType::reduction;
    else
      kept.push_back(dim(i));
  }
  Type elementType = inputType.getElementType();
  // A loop has its size from an operand: a value that is repeated along all of
  // a reduced dimension is written out.
  View input = views.lookup(op->getOperand(0));
  if (llvm::any_of(dims, [&](int64_t i) {
        return !input.map.isFunctionOfDim(unsigned(i));
      })) {
    input.source = materialize(input, signless(inputType));
    input.map = b.getMultiDimIdentityMap(inputType.getRank());
  }
  auto generic = makeGeneric(
      input, filledTensor(type, getNeutralElement(combiner, elementType)),
      makeMap(inputType.getRank(), kept), iterators, [&](ValueRange args) {
        return SmallVector<Value>{buildCombiner(combiner, b, b.getLoc(),
                                                elementType, args[0], args[1])};
      });
  define(op->getResult(0), generic.getResult(0));
  return success();
}

/// Value and index of the best so far: better is larger, or the first NaN.
LogicalResult KernelConverter::convertArgmax(ArgmaxOp op) {
  auto inputType = cast<RankedTensorType>(op.getInput().getType());
  int64_t reduced = op.getDim();
  SmallVector<utils::IteratorType> iterators =
      parallelLoops(inputType.getRank());
  iterators[reduced] = utils::IteratorType::reduction;
  SmallVector<AffineExpr> kept;
  for (int64_t i = 0; i < inputType.getRank(); ++i)
    if (i != reduced)
      kept.push_back(dim(i));
  Type elementType = inputType.getElementType();
  RankedTensorType indexType = signless(op.getType());
  RankedTensorType valueType = indexType.clone(getSignlessType(elementType));
  Value inits[] = {
      filledTensor(valueType, getNeutralElement(Combiner::Max, elementType)),
      filledTensor(indexType, b.getI64IntegerAttr(0))};
  auto generic = makeGeneric(
      views.lookup(op.getInput()), inits, makeMap(inputType.getRank(), kept),
      iterators, [&](ValueRange args) {
        Value value = args[0], best = args[1], better;
        if (isa<FloatType>(elementType)) {
          Value isNan =
              arith::CmpFOp::create(b, arith::CmpFPredicate::UNO, value, value);
          Value bestIsNumber =
              arith::CmpFOp::create(b, arith::CmpFPredicate::ORD, best, best);
          Value larger =
              arith::CmpFOp::create(b, arith::CmpFPredicate::OGT, value, best);
          better = arith::OrIOp::create(
              b, larger, arith::AndIOp::create(b, isNan, bestIsNumber));
        } else {
          better = arith::CmpIOp::create(b,
                                         elementType.isUnsignedInteger()
                                             ? arith::CmpIPredicate::ugt
                                             : arith::CmpIPredicate::sgt,
                                         value, best);
        }
        Value index = arith::IndexCastOp::create(
            b, b.getI64Type(), linalg::IndexOp::create(b, reduced));
        return SmallVector<Value>{
            arith::SelectOp::create(b, better, value, best),
            arith::SelectOp::create(b, better, index, args[2])};
      });
  define(op.getResult(), generic.getResult(1));
  return success();
}

/// Loops: batch dimensions, m, n, k. Half precisions accumulate in f32.
LogicalResult KernelConverter::convertMatmul(MatmulOp op) {
  RankedTensorType type = signless(op.getType());
  int64_t batch = type.getRank() - 2, loops = batch + 3;
  auto batched = [&](unsigned row, unsigned column) {
    SmallVector<AffineExpr> results;
    for (int64_t i = 0; i < batch; ++i)
      results.push_back(dim(i));
    results.append({dim(batch + row), dim(batch + column)});
    return makeMap(loops, results);
  };
  View lhs = views.lookup(op.getLhs()), rhs = views.lookup(op.getRhs());
  SmallVector<View> inputs = {{lhs.source, lhs.map.compose(batched(0, 2))},
                              {rhs.source, rhs.map.compose(batched(2, 1))}};
  SmallVector<utils::IteratorType> iterators = parallelLoops(loops);
  iterators.back() = utils::IteratorType::reduction;
  bool isHalf = isa<FloatType>(type.getElementType()) &&
                type.getElementTypeBitWidth() == 16;
  RankedTensorType sumType = isHalf ? type.clone(b.getF32Type()) : type;
  Value sums = filledTensor(sumType, b.getZeroAttr(sumType.getElementType()));
  auto generic =
      makeGeneric(inputs, sums, batched(0, 1), iterators, [&](ValueRange args) {
        Value x = args[0], y = args[1];
        if (isHalf) {
          x = arith::ExtFOp::create(b, b.getF32Type(), x);
          y = arith::ExtFOp::create(b, b.getF32Type(), y);
        }
        if (isa<FloatType>(sumType.getElementType()))
          return SmallVector<Value>{arith::AddFOp::create(
              b, args[2], arith::MulFOp::create(b, x, y))};
        return SmallVector<Value>{
            arith::AddIOp::create(b, args[2], arith::MulIOp::create(b, x, y))};
      });
  Value result = generic.getResult(0);
  if (isHalf) {
    View full = {result, b.getMultiDimIdentityMap(type.getRank())};
    result = makeGeneric(full, emptyTensor(type), full.map,
                         parallelLoops(type.getRank()),
                         [&](ValueRange args) {
                           return SmallVector<Value>{arith::TruncFOp::create(
                               b, type.getElementType(), args[0])};
                         })
                 .getResult(0);
  }
  define(op.getResult(), result);
  return success();
}

/// What depends on data, or is not one affine map, is emitted from the
/// primitive itself, on tensors of signless types.
LogicalResult KernelConverter::keepAsThunder(Operation &op) {
  SmallVector<Value> operands;
  for (Value operand : op.getOperands())
    operands.push_back(
        materialize(views.lookup(operand), signless(operand.getType())));
  OperationState state(op.getLoc(), op.getName());
  state.addOperands(operands);
  for (Type type : op.getResultTypes())
    state.addTypes(signless(type));
  if (getElementTypeOrSelf(op.getResult(0)).isUnsignedInteger())
    state.addAttribute(unsignedAttribute, b.getUnitAttr());
  for (NamedAttribute attribute : op.getAttrs()) {
    auto value = dyn_cast<IntegerAttr>(attribute.getValue());
    if (value && isa<PadOp>(op) && attribute.getName() == "value")
      attribute = {attribute.getName(), getSignlessAttr(value)};
    state.addAttribute(attribute.getName(), attribute.getValue());
  }
  for (auto [original, converted] :
       llvm::zip(op.getResults(), b.create(state)->getResults()))
    define(original, converted);
  return success();
}

LogicalResult KernelConverter::convertOp(Operation &op) {
  b.setLoc(op.getLoc());
  return llvm::TypeSwitch<Operation *, LogicalResult>(&op)
      .Case([&](FullOp full) {
        RankedTensorType type = signless(full.getType());
        TypedAttr value = getSignlessAttr(full.getValue());
        auto generic = makeGeneric(
            {}, emptyTensor(type), b.getMultiDimIdentityMap(type.getRank()),
            parallelLoops(type.getRank()), [&](ValueRange) {
              return SmallVector<Value>{arith::ConstantOp::create(b, value)};
            });
        return define(full.getResult(), generic.getResult(0)), success();
      })
      .Case([&](IotaOp iota) {
        RankedTensorType type = signless(iota.getType());
        auto generic = makeGeneric(
            {}, emptyTensor(type), b.getMultiDimIdentityMap(type.getRank()),
            parallelLoops(type.getRank()), [&](ValueRange) {
              Type i64 = b.getI64Type(), element = type.getElementType();
              Value index = arith::IndexCastOp::create(
                  b, i64, linalg::IndexOp::create(b, iota.getDimension()));
              Value step = arith::ConstantOp::create(
                  b, b.getI64IntegerAttr(iota.getStep()));
              Value start = arith::ConstantOp::create(
                  b, b.getI64IntegerAttr(iota.getStart()));
              Value value = arith::AddIOp::create(
                  b, start, arith::MulIOp::create(b, index, step));
              if (element != i64)
                value = arith::TruncIOp::create(b, element, value);
              return SmallVector<Value>{value};
            });
        return define(iota.getResult(), generic.getResult(0)), success();
      })
      .Case<UniformPhiloxOp, BitsPhiloxOp>([&](auto draw) {
        return convertDraw(draw, draw.getState(), draw.getOffset());
      })
      .Case([&](BroadcastInDimOp broadcast) {
        View view = views.lookup(broadcast.getInput());
        auto from = cast<RankedTensorType>(broadcast.getInput().getType());
        auto to = cast<RankedTensorType>(broadcast.getType());
        SmallVector<AffineExpr> results;
        for (auto [i, target] : llvm::enumerate(broadcast.getDims()))
          results.push_back(from.getDimSize(i) == to.getDimSize(target)
                                ? dim(target)
                                : zero());
        views[broadcast.getResult()] = {
            view.source, view.map.compose(makeMap(to.getRank(), results))};
        return success();
      })
      .Case([&](TransposeOp transpose) {
        View view = views.lookup(transpose.getInput());
        SmallVector<AffineExpr> results(transpose.getPermutation().size());
        for (auto [i, source] : llvm::enumerate(transpose.getPermutation()))
          results[source] = dim(i);
        views[transpose.getResult()] = {
            view.source, view.map.compose(makeMap(results.size(), results))};
        return success();
      })
      .Case([&](SliceOp slice) {
        View view = views.lookup(slice.getInput());
        SmallVector<AffineExpr> results;
        for (auto [i, start, stride] :
             llvm::enumerate(slice.getStarts(), slice.getStrides()))
          results.push_back(dim(i) * stride + start);
        views[slice.getResult()] = {
            view.source, view.map.compose(makeMap(results.size(), results))};
        return success();
      })
      .Case([&](ReshapeOp reshape) { return convertReshape(reshape); })
      .Case([&](SumOp sum) {
        return convertReduction(sum, sum.getDims(), Combiner::Sum);
      })
      .Case([&](ProdOp prod) {
        return convertReduction(prod, prod.getDims(), Combiner::Prod);
      })
      .Case([&](AmaxOp amax) {
        return convertReduction(amax, amax.getDims(), Combiner::Max);
      })
      .Case([&](AminOp amin) {
        return convertReduction(amin, amin.getDims(), Combiner::Min);
      })
      .Case([&](ArgmaxOp argmax) { return convertArgmax(argmax); })
      .Case([&](MatmulOp matmul) { return convertMatmul(matmul); })
      .Case<CheckIndexOp, GatherOp, ScatterOp, ScatterAddOp, TakeOp, IndexAddOp,
            IndexCopyOp, CumsumOp, SortOp, PadOp, CatOp, ConvolutionOp,
            ConvolutionInputGradOp, ConvolutionWeightGradOp, MaxPoolOp>(
          [&](auto kept) { return keepAsThunder(*kept.getOperation()); })
      .Default([&](Operation *other) { return convertElementwise(*other); });
}

LogicalResult KernelConverter::convert(Block &body, Block &entry) {
  unsigned numOperands = body.getNumArguments();
  for (BlockArgument argument : body.getArguments()) {
    Value buffer = entry.getArgument(argument.getArgNumber());
    define(argument,
           bufferization::ToTensorOp::create(b, signless(argument.getType()),
                                             buffer, /*restrict=*/true));
  }
  for (Operation &op : body.without_terminator())
    if (failed(convertOp(op)))
      return failure();
  b.setLoc(body.getTerminator()->getLoc());
  llvm::DenseSet<Value> stored;
  for (auto [i, result] :
       llvm::enumerate(body.getTerminator()->getOperands())) {
    View view = views.lookup(result);
    RankedTensorType type = signless(result.getType());
    // An operand that is a result, or a value that is two, is copied.
    Value value = view.source.getDefiningOp<bufferization::ToTensorOp>() ||
                          !stored.insert(view.source).second
                      ? Value()
                      : materialize(view, type);
    if (!value)
      value =
          makeGeneric(
              view, emptyTensor(type), b.getMultiDimIdentityMap(type.getRank()),
              parallelLoops(type.getRank()),
              [](ValueRange args) { return SmallVector<Value>{args[0]}; })
              .getResult(0);
    bufferization::MaterializeInDestinationOp::create(
        b, Type(), value, entry.getArgument(numOperands + i),
        /*restrict=*/true, /*writable=*/true);
  }
  return success();
}

/// Shapes must be static, elements of a known size.
static LogicalResult checkType(Location loc, Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (tensor && tensor.hasStaticShape() &&
      tensor.getElementType().isIntOrFloat())
    return success();
  return emitUnsupported(loc)
         << "kernels for the CPU have tensors of static shape, not " << type;
}

FailureOr<func::FuncOp>
mlir::thunder::convertKernelToLinalg(Block &body, StringRef name, Location loc,
                                     OpBuilder &builder) {
  ImplicitLocOpBuilder b(loc, builder.getInsertionBlock(),
                         builder.getInsertionPoint());
  for (Operation &op : body)
    for (Type type : op.getResultTypes())
      if (failed(checkType(op.getLoc(), type)))
        return failure();
  SmallVector<Type> types;
  auto addBuffer = [&](Type type) -> LogicalResult {
    if (failed(checkType(loc, type)))
      return failure();
    auto tensor = cast<RankedTensorType>(type);
    types.push_back(MemRefType::get(tensor.getShape(),
                                    getSignlessType(tensor.getElementType())));
    return success();
  };
  for (BlockArgument argument : body.getArguments())
    if (failed(addBuffer(argument.getType())))
      return failure();
  for (Value result : body.getTerminator()->getOperands())
    if (failed(addBuffer(result.getType())))
      return failure();
  auto func = func::FuncOp::create(b, name, b.getFunctionType(types, {}));
  Block *entry = func.addEntryBlock();
  b.setInsertionPointToStart(entry);
  if (failed(KernelConverter(b).convert(body, *entry))) {
    func.erase();
    return failure();
  }
  func::ReturnOp::create(b);
  return func;
}

FailureOr<func::FuncOp>
mlir::thunder::convertKernelToLinalg(KernelFuncOp kernel, OpBuilder &builder) {
  FailureOr<func::FuncOp> func = convertKernelToLinalg(
      kernel.getBody().front(), kernel.getSymName(), kernel.getLoc(), builder);
  if (failed(func))
    return failure();
  (*func)->setAttr(kernelattribute::kClass, kernel.getScheduleClassAttr());
  if (kernel.getScheduleAttr())
    (*func)->setAttr(kernelattribute::kSchedule, kernel.getScheduleAttr());
  if (Attribute inPlace = kernel->getAttr("in_place"))
    (*func)->setAttr(kernelattribute::kInPlace, inPlace);
  return func;
}

void mlir::thunder::registerLinalgKernelDialects(DialectRegistry &registry) {
  registry
      .insert<ThunderDialect, func::FuncDialect, arith::ArithDialect,
              math::MathDialect, memref::MemRefDialect, tensor::TensorDialect,
              linalg::LinalgDialect, bufferization::BufferizationDialect>();
}

//===- Emitter.cpp - Building blocks of emitted kernels -------------------===//
#include "Emitter.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::cpu;

Value Emitter::add(Value x, Value y) {
  auto zero = [](Value value) {
    auto constant = value.getDefiningOp<arith::ConstantIndexOp>();
    return constant && constant.value() == 0;
  };
  if (zero(x))
    return y;
  if (zero(y))
    return x;
  return arith::AddIOp::create(*this, x, y, arith::IntegerOverflowFlags::nsw);
}

Value Emitter::mul(Value x, int64_t y) {
  if (y == 1)
    return x;
  if (y == 0)
    return index(0);
  return arith::MulIOp::create(*this, x, index(y),
                               arith::IntegerOverflowFlags::nsw);
}

Value Emitter::linear(const LinearForm &form, ValueRange dims) {
  Value sum = index(form.constant);
  for (auto [coefficient, dim] : llvm::zip(form.coefficients, dims))
    if (dim && coefficient)
      sum = add(sum, mul(dim, coefficient));
  return sum;
}

void Emitter::loop(Value lower, Value upper, int64_t step,
                   llvm::function_ref<void(Value)> body) {
  loop(lower, upper, step, {}, [&](Value i, ValueRange) {
    body(i);
    return Values{};
  });
}

Values Emitter::loop(Value lower, Value upper, int64_t step, ValueRange carried,
                     llvm::function_ref<Values(Value, ValueRange)> body) {
  auto loopOp = scf::ForOp::create(*this, lower, upper, index(step), carried);
  InsertionGuard guard(*this);
  // Without carried values the builder has made a terminator already.
  if (carried.empty()) {
    setInsertionPointToStart(loopOp.getBody());
    body(loopOp.getInductionVar(), {});
    return {};
  }
  setInsertionPointToEnd(loopOp.getBody());
  Values next = body(loopOp.getInductionVar(), loopOp.getRegionIterArgs());
  scf::YieldOp::create(*this, next);
  return llvm::to_vector_of<Value>(loopOp.getResults());
}

void Emitter::when(Value condition, llvm::function_ref<void()> body) {
  auto branch = scf::IfOp::create(*this, condition, /*withElseRegion=*/false);
  InsertionGuard guard(*this);
  setInsertionPointToStart(branch.thenBlock());
  body();
}

Value Emitter::constant(TypedAttr value, int64_t lanes) {
  if (lanes == 0)
    return arith::ConstantOp::create(*this, value);
  auto type = VectorType::get({lanes}, value.getType());
  return arith::ConstantOp::create(
      *this, DenseElementsAttr::get(type, ArrayRef<Attribute>{value}));
}

/// Lanes of a scalar or vector type, as `constant` counts them.
static int64_t lanesOf(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector ? vector.getNumElements() : 0;
}

Value Emitter::constant(Type type, double value) {
  auto floatType = cast<FloatType>(getElementTypeOrSelf(type));
  APFloat number(value);
  bool losesInfo;
  number.convert(floatType.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                 &losesInfo);
  return constant(cast<TypedAttr>(FloatAttr::get(floatType, number)),
                  lanesOf(type));
}

Value Emitter::constant(Type type, int64_t value) {
  auto element = getElementTypeOrSelf(type);
  return constant(cast<TypedAttr>(getIntegerAttr(element, value)),
                  lanesOf(type));
}

Value Emitter::splat(Value scalar, int64_t lanes) {
  if (lanes == 0)
    return scalar;
  return vector::BroadcastOp::create(
      *this, VectorType::get({lanes}, scalar.getType()), scalar);
}

Value Emitter::mask(int64_t lanes, int64_t valid) {
  SmallVector<bool> bits(lanes, false);
  std::fill_n(bits.begin(), std::min(valid, lanes), true);
  return arith::ConstantOp::create(
      *this,
      DenseElementsAttr::get(VectorType::get({lanes}, getI1Type()), bits));
}

/// Half precision. LLVM takes a masked access of it apart into conversions that
/// no library has, so the few elements of a tail are moved as 16 bits each.
static bool isHalf(Type type) { return type.isBF16() || type.isF16(); }

/// The first `valid` elements at `position`; zeros behind them.
static Value loadHalves(Emitter &e, Value buffer, Value position, Type half,
                        int64_t lanes, int64_t valid) {
  SmallVector<Value> bits;
  for (int64_t lane = 0; lane < lanes; ++lane)
    bits.push_back(lane < valid ? arith::BitcastOp::create(
                                      e, e.getI16Type(),
                                      memref::LoadOp::create(
                                          e, buffer, e.add(position, lane)))
                                      .getResult()
                                : e.constant(e.getI16Type(), int64_t(0)));
  Value vector = vector::FromElementsOp::create(
      e, VectorType::get({lanes}, e.getI16Type()), bits);
  return arith::BitcastOp::create(e, VectorType::get({lanes}, half), vector);
}

static void storeHalves(Emitter &e, Value value, Value buffer, Value position,
                        Type half, int64_t lanes, int64_t valid) {
  Value bits = arith::BitcastOp::create(
      e, VectorType::get({lanes}, e.getI16Type()), value);
  for (int64_t lane = 0; lane < valid; ++lane)
    memref::StoreOp::create(
        e,
        arith::BitcastOp::create(e, half,
                                 vector::ExtractOp::create(e, bits, lane)),
        buffer, e.add(position, lane));
}

Value Emitter::load(Value buffer, Value position, Type elementType,
                    int64_t lanes, int64_t valid) {
  Type memoryType = cast<MemRefType>(buffer.getType()).getElementType();
  Value value;
  if (lanes == 0) {
    value = memref::LoadOp::create(*this, buffer, position);
  } else {
    auto type = VectorType::get({lanes}, memoryType);
    if (valid >= lanes)
      value = vector::LoadOp::create(*this, type, buffer, position);
    else if (isHalf(memoryType))
      value = loadHalves(*this, buffer, position, memoryType, lanes, valid);
    else
      value = vector::MaskedLoadOp::create(
          *this, type, buffer, position, mask(lanes, valid),
          arith::ConstantOp::create(*this, getZeroAttr(type)));
  }
  if (elementType == memoryType)
    return value;
  return arith::CmpIOp::create(*this, arith::CmpIPredicate::ne, value,
                               constant(value.getType(), int64_t(0)));
}

void Emitter::store(Value value, Value buffer, Value position, int64_t lanes,
                    int64_t valid) {
  Type memoryType = cast<MemRefType>(buffer.getType()).getElementType();
  if (getElementTypeOrSelf(value) != memoryType)
    value = arith::ExtUIOp::create(*this, widen(memoryType, lanes), value);
  if (lanes == 0)
    memref::StoreOp::create(*this, value, buffer, position);
  else if (valid >= lanes)
    vector::StoreOp::create(*this, value, buffer, position);
  else if (isHalf(memoryType))
    storeHalves(*this, value, buffer, position, memoryType, lanes, valid);
  else
    vector::MaskedStoreOp::create(*this, buffer, position, mask(lanes, valid),
                                  value);
}

Value Emitter::scratch(Type elementType, int64_t size) {
  InsertionGuard guard(*this);
  setInsertionPointToStart(&func.getBody().front());
  return memref::AllocaOp::create(*this, MemRefType::get({size}, elementType),
                                  getI64IntegerAttr(64));
}

Value Emitter::callLibm(StringRef name, ValueRange arguments) {
  Type type = arguments[0].getType(), element = getElementTypeOrSelf(type);
  std::string symbol = (name + (element.isF32() ? "f" : "")).str();
  auto module = func->getParentOfType<ModuleOp>();
  auto callee = module.lookupSymbol<func::FuncOp>(symbol);
  if (!callee) {
    OpBuilder top = OpBuilder::atBlockBegin(module.getBody());
    SmallVector<Type> types(arguments.size(), element);
    callee = func::FuncOp::create(top, getLoc(), symbol,
                                  top.getFunctionType(types, {element}));
    callee.setPrivate();
  }
  int64_t lanes = lanesOf(type);
  auto call = [&](ValueRange scalars) {
    return func::CallOp::create(*this, callee, scalars).getResult(0);
  };
  if (lanes == 0)
    return call(arguments);
  Values results;
  for (int64_t lane = 0; lane < lanes; ++lane) {
    Values scalars;
    for (Value argument : arguments)
      scalars.push_back(extract(argument, lane));
    results.push_back(call(scalars));
  }
  return vector::FromElementsOp::create(*this, cast<VectorType>(type), results);
}

/// The compare and select pair is one vmaxps, which returns y when either is
/// NaN; the second select brings back a NaN of x.
Value Emitter::maximum(Value x, Value y, bool smaller) {
  auto predicate =
      smaller ? arith::CmpFPredicate::OLT : arith::CmpFPredicate::OGT;
  Value larger = arith::SelectOp::create(
      *this, arith::CmpFOp::create(*this, predicate, x, y), x, y);
  Value isNan = arith::CmpFOp::create(*this, arith::CmpFPredicate::UNO, x, x);
  return arith::SelectOp::create(*this, isNan, x, larger);
}

void Emitter::report(Value isBad, int64_t number, Value position, Value value) {
  auto field = [&](int64_t i) { return index(i); };
  auto constant64 = [&](int64_t value) {
    return constant(getI64Type(), value);
  };
  Value failed = memref::LoadOp::create(*this, record, field(0));
  Value isFirst = arith::CmpIOp::create(*this, arith::CmpIPredicate::eq, failed,
                                        constant64(0));
  when(arith::AndIOp::create(*this, isBad, isFirst), [&] {
    memref::StoreOp::create(*this, constant64(number), record, field(0));
    memref::StoreOp::create(
        *this, arith::IndexCastOp::create(*this, getI64Type(), position),
        record, field(1));
    memref::StoreOp::create(*this, value, record, field(2));
  });
}

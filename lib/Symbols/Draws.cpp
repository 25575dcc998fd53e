//===- Draws.cpp - From the program's stream to random numbers ------------===//
//
// Which part of the stream a symbol takes, and how words become uniform and
// normal numbers and integers. Formulas over primitives, so that every device
// has the same numbers.
//
//===----------------------------------------------------------------------===//
#include "thunder/IR/Arguments.h"
#include "thunder/Symbols/Random.h"

using namespace mlir;
using namespace mlir::thunder;

static constexpr StringLiteral stateName = "rng.state",
                               offsetName = "rng.offset", tapeName = "rng.tape";

static int64_t numElements(ArrayRef<int64_t> shape) {
  int64_t result = 1;
  for (int64_t size : shape)
    result *= size;
  return result;
}

/// Words of one uniform number.
static int64_t wordsOfUniform(Type element) { return element.isF64() ? 2 : 1; }

int64_t Draw::getLength() const {
  int64_t count = numElements(shape);
  switch (kind) {
  case Kind::Uniform:
    return count * wordsOfUniform(element);
  case Kind::Normal:
    return 2 * count * wordsOfUniform(element);
  case Kind::Integers:
    return count;
  }
  llvm_unreachable("all kinds are handled");
}

RankedTensorType mlir::thunder::readTensorType(SymbolBuilder &b,
                                               StringRef name) {
  if (Value value = b.getOp().getTensorArgument(name))
    if (auto reference = dyn_cast<RefType>(value.getType()))
      return reference.getTensorType();
  return b.typeOf(b.tensor(name));
}

Draw mlir::thunder::makeDraw(Draw::Kind kind, ArrayRef<int64_t> shape,
                             Type element) {
  Draw draw;
  draw.kind = kind;
  draw.shape.assign(shape.begin(), shape.end());
  draw.element = element;
  return draw;
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

static Value makeBits(SymbolBuilder &b, Value state, ArrayRef<int64_t> shape,
                      int64_t offset) {
  return BitsPhiloxOp::create(b.getBuilder(), b.getLoc(),
                              RankedTensorType::get(shape, b.i64()), state,
                              offset);
}

/// In [0, 1). In f64: 27 and 26 bits of two words, which stand a whole draw
/// apart.
static Value makeUniform(SymbolBuilder &b, Value state, ArrayRef<int64_t> shape,
                         Type element, int64_t offset) {
  if (!element.isF64())
    return UniformPhiloxOp::create(b.getBuilder(), b.getLoc(),
                                   RankedTensorType::get(shape, b.f32()), state,
                                   offset);
  auto part = [&](int64_t first, int dropped, double weight) {
    Value word = b.convert(makeBits(b, state, shape, first), b.f64());
    Value kept = b.make<FloorOp>(
        b.mul(word, b.fullLike(word, std::ldexp(1.0, -dropped))));
    return b.mul(kept, b.fullLike(kept, weight));
  };
  return b.add(part(offset, 5, std::ldexp(1.0, -27)),
               part(offset + numElements(shape), 6, std::ldexp(1.0, -53)));
}

/// Box-Muller: sqrt(-2 log(1 - u)) * cos(2 pi v).
static Value makeNormal(SymbolBuilder &b, Value state, ArrayRef<int64_t> shape,
                        Type element, int64_t offset) {
  Value u = makeUniform(b, state, shape, element, offset);
  Value v = makeUniform(b, state, shape, element,
                        offset + numElements(shape) * wordsOfUniform(element));
  Value logarithm = b.log(b.sub(b.fullLike(u, 1), u));
  Value radius = b.make<SqrtOp>(b.mul(logarithm, b.fullLike(u, -2)));
  Value angle = b.mul(v, b.fullLike(v, 2 * M_PI));
  return b.mul(radius, b.make<CosOp>(angle));
}

/// low + floor(word * (high - low) / 2^32). The product is rounded to f64: at
/// 2^31 numbers its distance to the last multiple of 2^32 stays larger.
static Value makeIntegers(SymbolBuilder &b, Value state, const Draw &draw,
                          int64_t offset) {
  Value words = makeBits(b, state, draw.shape, offset);
  Value product = b.mul(words, b.fullLike(words, draw.high - draw.low));
  Value scaled = b.convert(product, b.f64());
  scaled =
      b.make<FloorOp>(b.mul(scaled, b.fullLike(scaled, std::ldexp(1.0, -32))));
  Value index = b.convert(scaled, b.i64());
  return b.add(index, b.fullLike(index, draw.low));
}

Value mlir::thunder::buildDraw(SymbolBuilder &b, const Draw &draw) {
  if (b.failed())
    return {};
  if (Value tape = b.getOp().getTensorArgument(tapeName)) {
    if (tape.getType() == draw.getType())
      return tape;
    return b.invalid() << "the tape holds a " << tape.getType()
                       << ", drawn is a " << draw.getType(),
           Value();
  }
  Value state = b.getOp().getTensorArgument(stateName);
  auto place =
      dyn_cast_if_present<IntegerAttr>(b.getOp().getArgument(offsetName));
  if (!state || !place || place.getInt() < 0 ||
      state.getType() != RankedTensorType::get({2}, b.i64()))
    return b.invalid() << "draws random numbers but has no arguments '"
                       << stateName << "' and '" << offsetName << "'",
           Value();
  int64_t offset = place.getInt();
  switch (draw.kind) {
  case Draw::Kind::Uniform:
    return makeUniform(b, state, draw.shape, draw.element, offset);
  case Draw::Kind::Normal:
    return makeNormal(b, state, draw.shape, draw.element, offset);
  case Draw::Kind::Integers:
    return makeIntegers(b, state, draw, offset);
  }
  llvm_unreachable("all kinds are handled");
}

//===----------------------------------------------------------------------===//
// Places in the stream
//===----------------------------------------------------------------------===//

namespace {
/// Walks a function in program order. A symbol with a body, or a checkpoint
/// region, passes what its draws need on as operands.
class DrawAssigner {
public:
  DrawAssigner(FuncOp func, bool tape) : func(func), tape(tape) {}

  LogicalResult run() {
    Scope scope;
    if (failed(visit(func.getEntryBlock(), scope)))
      return failure();
    return scope.state ? writeState(scope.state) : success();
  }

private:
  struct Scope {
    Operation *op = nullptr; ///< a symbol or region; null for the function
    Scope *outer = nullptr;
    Value state; ///< null until a draw needs it
  };

  LogicalResult visit(Block &block, Scope &scope);
  LogicalResult assign(BoundSymbolOp symbol, const Draw &draw, Scope &scope);
  LogicalResult writeState(Value state);
  FailureOr<Value> getState(Scope &scope);
  FailureOr<Value> getTape(Scope &scope, Type type);
  FailureOr<Value> addArgument(StringRef name, Type type, Role role);
  static void addOperand(BoundSymbolOp symbol, StringRef name, Value value);
  static Value passOn(Operation *op, StringRef name, Value value);
  static void addNamed(BoundSymbolOp symbol, StringRef name, Attribute value);

  FuncOp func;
  bool tape;
  int64_t offset = 0;    ///< elements drawn so far
  unsigned numDraws = 0; ///< draws so far
};
} // namespace

FailureOr<Value> DrawAssigner::addArgument(StringRef name, Type type,
                                           Role role) {
  unsigned index = func.getNumArguments();
  if (failed(func.insertArgument(
          index, type, makeArgumentAttributes(func.getContext(), name, role),
          func.getLoc())))
    return failure();
  return Value(func.getArgument(index));
}

void DrawAssigner::addNamed(BoundSymbolOp symbol, StringRef name,
                            Attribute value) {
  SmallVector<Attribute> names(symbol.getArgNames().getValue()),
      values(symbol.getArgValues().getValue());
  names.push_back(StringAttr::get(symbol.getContext(), name));
  values.push_back(value);
  symbol.setArgNamesAttr(ArrayAttr::get(symbol.getContext(), names));
  symbol.setArgValuesAttr(ArrayAttr::get(symbol.getContext(), values));
}

void DrawAssigner::addOperand(BoundSymbolOp symbol, StringRef name,
                              Value value) {
  addNamed(symbol, name,
           OperandAttr::get(symbol.getContext(), symbol.getInputs().size()));
  symbol.getInputsMutable().append(value);
}

/// Makes `value` an operand; gives what it is called inside.
Value DrawAssigner::passOn(Operation *op, StringRef name, Value value) {
  if (auto symbol = dyn_cast<BoundSymbolOp>(op))
    addOperand(symbol, name, value);
  else
    cast<CheckpointOp>(op).getInputsMutable().append(value);
  return op->getRegion(0).front().addArgument(value.getType(), op->getLoc());
}

FailureOr<Value> DrawAssigner::getState(Scope &scope) {
  if (scope.state)
    return scope.state;
  auto type =
      RankedTensorType::get({2}, IntegerType::get(func.getContext(), 64));
  if (!scope.op) {
    FailureOr<Value> state = addArgument(stateName, type, Role::Rng);
    if (succeeded(state))
      scope.state = *state;
    return state;
  }
  FailureOr<Value> outer = getState(*scope.outer);
  if (failed(outer))
    return failure();
  scope.state = passOn(scope.op, stateName, *outer);
  return scope.state;
}

FailureOr<Value> DrawAssigner::getTape(Scope &scope, Type type) {
  std::string name = ("rng." + Twine(numDraws)).str();
  if (!scope.op)
    return addArgument(name, type, Role::Input);
  FailureOr<Value> outer = getTape(*scope.outer, type);
  if (failed(outer))
    return failure();
  return passOn(scope.op, name, *outer);
}

LogicalResult DrawAssigner::assign(BoundSymbolOp symbol, const Draw &draw,
                                   Scope &scope) {
  if (tape) {
    FailureOr<Value> value = getTape(scope, draw.getType());
    if (failed(value))
      return failure();
    addOperand(symbol, tapeName, *value);
    ++numDraws;
    return success();
  }
  FailureOr<Value> state = getState(scope);
  if (failed(state))
    return failure();
  addOperand(symbol, stateName, *state);
  Builder builder(func.getContext());
  addNamed(symbol, offsetName, builder.getI64IntegerAttr(offset));
  if (llvm::AddOverflow(offset, draw.getLength(), offset))
    return emitUnsupported(symbol.getLoc())
           << symbol.getSymbol() << ": the program draws too many numbers";
  return success();
}

LogicalResult DrawAssigner::visit(Block &block, Scope &scope) {
  for (Operation &op : block) {
    auto symbol = dyn_cast<BoundSymbolOp>(op);
    if (!symbol && !isa<CheckpointOp>(op))
      continue;
    if (Region &body = op.getRegion(0); !body.empty()) {
      Scope inner{&op, &scope, {}};
      if (failed(visit(body.front(), inner)))
        return failure();
      continue;
    }
    if (symbol.getArgument(stateName) || symbol.getArgument(tapeName))
      continue;
    OpBuilder builder(symbol);
    SymbolBuilder b(symbol, builder);
    std::optional<Draw> draw = readDraw(b);
    if (b.failed())
      return failure();
    if (draw && failed(assign(symbol, *draw, scope)))
      return failure();
  }
  return success();
}

/// The state for the next run: the offset advanced by all draws, dead ones
/// included.
LogicalResult DrawAssigner::writeState(Value state) {
  ReturnOp exit = func.getReturn();
  OpBuilder builder(exit);
  Location loc = NameLoc::get(builder.getStringAttr(stateName));
  auto type = cast<RankedTensorType>(state.getType());
  Value advance = IotaOp::create(builder, loc, type, /*dimension=*/int64_t(0),
                                 /*start=*/int64_t(0), /*step=*/offset);
  Value next = AddOp::create(builder, loc, type, state, advance);
  exit.getValuesMutable().append(next);
  exit.getTargetsMutable().append(state);
  return success();
}

LogicalResult mlir::thunder::assignDraws(FuncOp func, bool tape) {
  return DrawAssigner(func, tape).run();
}

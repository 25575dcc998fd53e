//===- Interpreter.cpp - Walks a program and evaluates its ops ------------===//
#include "thunder/Reference/Interpreter.h"
#include "Windows.h"
#include "thunder/IR/ErrorClass.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::reference;

static const EvaluatorTable &getEvaluators() {
  static const EvaluatorTable table = [] {
    EvaluatorTable table;
    addElementwiseEvaluators(table);
    addShapeEvaluators(table);
    addReductionEvaluators(table);
    addIndexingEvaluators(table);
    addLinearEvaluators(table);
    addRandomEvaluators(table);
    addWindowEvaluators(table);
    return table;
  }();
  return table;
}

bool reference::hasEvaluation(StringRef operationName) {
  return getEvaluators().contains(operationName);
}

namespace {

/// One run. Values live in `values` until their last use.
class Interpreter {
public:
  explicit Interpreter(const InterpreterOptions &options) : options(options) {}

  FailureOr<ExecutionResult> run(FuncOp func, ArrayRef<Tensor> arguments);

private:
  LogicalResult runOp(Operation *op);
  /// Runs the block with `operands` as its arguments; gives what it yields.
  FailureOr<SmallVector<Tensor>> runBody(Block &body,
                                         ArrayRef<Tensor> operands);
  LogicalResult checkLimits(Operation *op);
  FailureOr<SmallVector<Tensor>> runPrimitive(Operation *op, Evaluator evaluate,
                                              ArrayRef<Tensor> operands);
  void define(Value value, Tensor tensor);
  Tensor use(Value value);

  struct Live {
    Tensor tensor;
    int64_t remainingUses;
  };
  DenseMap<Value, Live> values;
  int64_t liveBytes = 0, steps = 0;
  const InterpreterOptions &options;
};

} // namespace

void Interpreter::define(Value value, Tensor tensor) {
  int64_t uses = std::distance(value.use_begin(), value.use_end());
  if (uses == 0)
    return;
  liveBytes += tensor.getBytes().size();
  values[value] = {std::move(tensor), uses};
}

Tensor Interpreter::use(Value value) {
  auto live = values.find(value);
  Tensor tensor = live->second.tensor;
  if (--live->second.remainingUses == 0) {
    liveBytes -= tensor.getBytes().size();
    values.erase(live);
  }
  return tensor;
}

/// The two factors of how often an op reads its operands, as far as that is
/// more than once an element.
static std::pair<int64_t, int64_t> countProducts(Operation *op) {
  auto typeOf = [](Value value) {
    return cast<RankedTensorType>(value.getType());
  };
  auto window = [&](Value weight) {
    ArrayRef<int64_t> shape = typeOf(weight).getShape();
    return ShapedType::getNumElements(shape.drop_front());
  };
  if (auto matmul = dyn_cast<MatmulOp>(op))
    return {typeOf(matmul.getResult()).getNumElements(),
            typeOf(matmul.getLhs()).getShape().back()};
  if (auto forward = dyn_cast<ConvolutionOp>(op))
    return {typeOf(forward.getResult()).getNumElements(),
            window(forward.getWeight())};
  if (auto grad = dyn_cast<ConvolutionInputGradOp>(op))
    return {typeOf(grad.getGrad()).getNumElements(), window(grad.getWeight())};
  if (auto grad = dyn_cast<ConvolutionWeightGradOp>(op))
    return {typeOf(grad.getGrad()).getNumElements(), window(grad.getResult())};
  if (auto pool = dyn_cast<MaxPoolOp>(op))
    return {typeOf(pool.getValues()).getNumElements(),
            ShapedType::getNumElements(pool.getKernel())};
  return {0, 0};
}

/// Before an op runs: its results must have static types and fit the limits.
LogicalResult Interpreter::checkLimits(Operation *op) {
  int64_t needed = liveBytes;
  for (Value result : op->getResults()) {
    if (!Tensor::isSupported(result.getType()))
      return emitUnsupported(op->getLoc())
             << "the interpreter has no values of type " << result.getType();
    auto type = cast<RankedTensorType>(result.getType());
    int64_t bytes =
        type.getNumElements() * Tensor::getItemSize(type.getElementType());
    if (llvm::AddOverflow(needed, bytes, needed) || needed > options.maxBytes)
      return emitLimitExceeded(op->getLoc())
             << "the interpreter needs more than its limit of "
             << options.maxBytes << " bytes";
    steps += type.getNumElements();
  }
  // What a reduction reads, a product as often as it reads it.
  for (Value operand : op->getOperands())
    if (auto type = dyn_cast<RankedTensorType>(operand.getType());
        type && type.hasStaticShape())
      steps += type.getNumElements();
  auto [elements, inner] = countProducts(op);
  int64_t products;
  if (llvm::MulOverflow(inner, elements, products) ||
      llvm::AddOverflow(steps, products, steps))
    steps = std::numeric_limits<int64_t>::max();
  if (steps > options.maxSteps)
    return emitLimitExceeded(op->getLoc())
           << "the interpreter needs more than its limit of "
           << options.maxSteps << " steps";
  return success();
}

FailureOr<SmallVector<Tensor>>
Interpreter::runPrimitive(Operation *op, Evaluator evaluate,
                          ArrayRef<Tensor> operands) {
  SmallVector<Tensor> results;
  for (Type type : op->getResultTypes())
    results.push_back(Tensor::create(cast<RankedTensorType>(type)));
  if (failed(evaluate(op, operands, results)))
    return failure();
  return results;
}

FailureOr<SmallVector<Tensor>> Interpreter::runBody(Block &body,
                                                    ArrayRef<Tensor> operands) {
  for (auto [argument, operand] :
       llvm::zip_equal(body.getArguments(), operands))
    define(argument, operand);
  for (Operation &op : body.without_terminator())
    if (failed(runOp(&op)))
      return failure();
  return llvm::map_to_vector(body.getTerminator()->getOperands(),
                             [&](Value value) { return use(value); });
}

LogicalResult Interpreter::runOp(Operation *op) {
  if (failed(checkLimits(op)))
    return failure();
  SmallVector<Tensor> operands = llvm::map_to_vector(
      op->getOperands(), [&](Value value) { return use(value); });
  FailureOr<SmallVector<Tensor>> results = failure();
  auto evaluator = getEvaluators().find(op->getName().getStringRef());
  if (evaluator != getEvaluators().end()) {
    results = runPrimitive(op, evaluator->second, operands);
  } else if (auto barrier = dyn_cast<RecomputeBarrierOp>(op)) {
    results = SmallVector<Tensor>(
        ArrayRef<Tensor>(operands).take_front(barrier.getInputs().size()));
  } else if (auto kernel = dyn_cast<KernelOp>(op)) {
    results = runBody(kernel.getBody().front(), operands);
  } else if (auto symbol = dyn_cast<BoundSymbolOp>(op);
             symbol && !symbol.getBody().empty()) {
    results = runBody(symbol.getBody().front(), operands);
  } else if (options.evaluateOther) {
    SmallVector<Tensor> others;
    if (succeeded(options.evaluateOther(op, operands, others)))
      results = std::move(others);
  } else {
    return emitUnsupported(op->getLoc())
           << "the interpreter does not know '" << op->getName()
           << "': it runs primitives and symbols with a body";
  }
  if (failed(results))
    return failure();
  for (auto [value, tensor] : llvm::zip_equal(op->getResults(), *results)) {
    if (tensor.getType().getShape() !=
            cast<RankedTensorType>(value.getType()).getShape() ||
        tensor.getElementType() !=
            cast<RankedTensorType>(value.getType()).getElementType())
      return op->emitError("was evaluated to a ")
             << tensor.getType() << " where " << value.getType()
             << " was expected";
    define(value, tensor);
  }
  return success();
}

FailureOr<ExecutionResult> Interpreter::run(FuncOp func,
                                            ArrayRef<Tensor> arguments) {
  if (arguments.size() != func.getNumArguments())
    return func.emitError("takes ")
               << func.getNumArguments() << " arguments, is given "
               << arguments.size(),
           failure();
  for (auto [i, type] : llvm::enumerate(func.getArgumentTypes())) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || tensor.getShape() != arguments[i].getShape() ||
        tensor.getElementType() != arguments[i].getElementType())
      return func.emitError("argument ")
                 << i << " is a " << type << ", is given a "
                 << arguments[i].getType(),
             failure();
  }
  FailureOr<SmallVector<Tensor>> operands =
      runBody(func.getEntryBlock(), arguments);
  if (failed(operands))
    return failure();
  // The operands of thunder.return: outputs, written values, their targets.
  ReturnOp exit = func.getReturn();
  size_t outputs = exit.getOutputs().size();
  ExecutionResult result;
  result.outputs.assign(operands->begin(), operands->begin() + outputs);
  for (auto [i, target] : llvm::enumerate(exit.getTargets()))
    result.writes.push_back(
        {cast<BlockArgument>(target).getArgNumber(), (*operands)[outputs + i]});
  return result;
}

FailureOr<ExecutionResult>
reference::interpret(FuncOp func, ArrayRef<Tensor> arguments,
                     const InterpreterOptions &options) {
  return Interpreter(options).run(func, arguments);
}

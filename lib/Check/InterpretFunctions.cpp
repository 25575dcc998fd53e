//===- InterpretFunctions.cpp - Runs programs that check themselves -------===//
#include "thunder/Check/Check.h"
#include "thunder/Reference/Compare.h"
#include "thunder/Reference/Interpreter.h"

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::reference;

namespace {

/// Gives the ops of the check dialect their meaning in a run.
class Expectations {
public:
  LogicalResult evaluate(Operation *op, ArrayRef<Tensor> operands,
                         SmallVectorImpl<Tensor> &results) {
    if (auto constant = dyn_cast<check::ConstantOp>(op)) {
      FailureOr<Tensor> tensor = Tensor::fromAttribute(constant.getValue());
      if (failed(tensor))
        return op->emitError("has no value of type ") << constant.getType();
      results.push_back(*tensor);
      return success();
    }
    Tolerance tolerance;
    if (auto close = dyn_cast<check::ExpectCloseOp>(op))
      tolerance = {close.getRtol().convertToDouble(),
                   close.getAtol().convertToDouble(),
                   static_cast<int64_t>(close.getUlp())};
    else if (!isa<check::ExpectEqOp>(op))
      return op->emitError("cannot be interpreted");
    ++count;
    Comparison comparison = compare(operands[0], operands[1], tolerance);
    if (comparison.mismatches > 0)
      return op->emitError(comparison.describe(operands[0], operands[1]));
    return success();
  }

  int64_t count = 0;
};

class InterpretFunctionsPass
    : public PassWrapper<InterpretFunctionsPass, OperationPass<>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(InterpretFunctionsPass)

  StringRef getArgument() const override {
    return "thunder-interpret-functions";
  }
  StringRef getDescription() const override {
    return "Run every function without arguments and its expectations";
  }

  void runOnOperation() override {
    Expectations expectations;
    InterpreterOptions options;
    options.evaluateOther = [&](Operation *op, ArrayRef<Tensor> operands,
                                SmallVectorImpl<Tensor> &results) {
      return expectations.evaluate(op, operands, results);
    };
    // Every function runs, so that all failures of a file are seen at once.
    bool hasFailed = false;
    getOperation()->walk([&](FuncOp func) {
      if (func.getNumArguments() == 0)
        hasFailed |= failed(interpret(func, {}, options));
    });
    if (!hasFailed && expectations.count == 0) {
      getOperation()->emitError("nothing was expected of any function");
      hasFailed = true;
    }
    if (hasFailed)
      signalPassFailure();
  }
};

} // namespace

std::unique_ptr<Pass> check::createInterpretFunctionsPass() {
  return std::make_unique<InterpretFunctionsPass>();
}

void check::registerCheckPasses() {
  PassRegistration<InterpretFunctionsPass>();
}

//===- InsertLoss.cpp - Make the loss the only output ---------------------===//
#include "thunder/Analysis/Activity.h"
#include "thunder/IR/Arguments.h"
#include "thunder/Transforms/Passes.h"
#include "llvm/ADT/BitVector.h"

namespace mlir::thunder {
#define GEN_PASS_DEF_INSERTLOSS
#include "thunder/IR/Passes.h.inc"
} // namespace mlir::thunder

using namespace mlir;
using namespace mlir::thunder;

namespace {
/// The option, taken apart: `output` alone or `function(output, target)`.
struct LossExpression {
  StringRef function, output, target;
};

/// A loss of the command line as a bound symbol.
struct KnownLoss {
  StringLiteral function;
  StringLiteral symbol;
  /// Arguments after `self` and `target`.
  ArrayRef<std::pair<StringLiteral, Attribute (*)(Builder &)>> arguments;
};
} // namespace

//===----------------------------------------------------------------------===//
// The known losses
//===----------------------------------------------------------------------===//

static Attribute none(Builder &b) { return b.getUnitAttr(); }
static Attribute mean(Builder &b) { return b.getI64IntegerAttr(1); }
static Attribute ignored(Builder &b) { return b.getI64IntegerAttr(-100); }
static Attribute zero(Builder &b) { return b.getF64FloatAttr(0); }

using Argument = std::pair<StringLiteral, Attribute (*)(Builder &)>;
static constexpr Argument crossEntropyArguments[] = {{"weight", none},
                                                     {"reduction", mean},
                                                     {"ignore_index", ignored},
                                                     {"label_smoothing", zero}};
static constexpr Argument meanArguments[] = {{"reduction", mean}};
static constexpr Argument bceArguments[] = {
    {"weight", none}, {"pos_weight", none}, {"reduction", mean}};

static constexpr StringLiteral kCrossEntropy = "cross_entropy";

static ArrayRef<KnownLoss> getKnownLosses() {
  static const KnownLoss losses[] = {
      {kCrossEntropy, "aten.cross_entropy_loss.default", crossEntropyArguments},
      {"mse", "aten.mse_loss.default", meanArguments},
      {"bce_with_logits", "aten.binary_cross_entropy_with_logits.default",
       bceArguments}};
  return losses;
}

/// The type of a target that the program does not have yet.
static RankedTensorType getTargetType(const KnownLoss &loss,
                                      RankedTensorType output) {
  if (loss.function != kCrossEntropy)
    return output;
  SmallVector<int64_t> shape(output.getShape());
  shape.erase(shape.begin() + (shape.size() == 1 ? 0 : 1));
  return RankedTensorType::get(shape,
                               IntegerType::get(output.getContext(), 64));
}

//===----------------------------------------------------------------------===//
// The expression
//===----------------------------------------------------------------------===//

/// Takes `text` apart; nullopt when it has another form.
static std::optional<LossExpression> parseLoss(StringRef text) {
  text = text.trim();
  LossExpression loss;
  if (!text.ends_with(")")) {
    loss.output = text;
    return loss;
  }
  auto [function, rest] = text.drop_back().split('(');
  auto [output, target] = rest.split(',');
  loss = {function.trim(), output.trim(), target.trim()};
  if (loss.function.empty() || loss.output.empty() || loss.target.empty() ||
      loss.target.find_first_of(",()") != StringRef::npos)
    return std::nullopt;
  return loss;
}

/// `thunder.name` of result `index`, or its position.
static std::string getResultName(FuncOp func, unsigned index) {
  auto name = func.getResultAttrOfType<StringAttr>(index, attribute::kName);
  return name ? name.str() : "output" + std::to_string(index);
}

/// The results that could be the loss by default, as text.
static SmallVector<unsigned> getScalarOutputs(FuncOp func) {
  SmallVector<unsigned> scalars;
  for (auto [i, type] : llvm::enumerate(func.getResultTypes()))
    if (isFloatingTensor(type) && cast<RankedTensorType>(type).getRank() == 0)
      scalars.push_back(i);
  return scalars;
}

static FailureOr<unsigned> findOutput(FuncOp func, StringRef name) {
  if (name.empty()) {
    SmallVector<unsigned> scalars = getScalarOutputs(func);
    if (scalars.size() == 1)
      return scalars.front();
    InFlightDiagnostic error = emitError(func.getLoc());
    if (scalars.empty())
      return error << "no output is a floating scalar to minimize; give "
                      "--loss=cross_entropy(output0,target), mse or "
                      "bce_with_logits";
    error << "several outputs could be the loss:";
    for (unsigned i : scalars)
      error << " " << getResultName(func, i);
    return error << "; name one with --loss";
  }
  for (unsigned i = 0, e = func.getNumResults(); i < e; ++i)
    if (getResultName(func, i) == name)
      return i;
  return emitError(func.getLoc())
         << "--loss: there is no output '" << name << "'; the program has "
         << func.getNumResults() << " outputs, output0 is the first";
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// The input called `name`, added behind the last input when there is none.
static FailureOr<Value> getTarget(FuncOp func, StringRef name,
                                  RankedTensorType type) {
  unsigned behind = func.getNumArguments();
  for (unsigned i = 0, e = func.getNumArguments(); i < e; ++i) {
    if (getArgumentName(func, i) == name)
      return Value(func.getArgument(i));
    if (getArgumentRole(func, i) == Role::Input)
      behind = i + 1;
  }
  if (failed(func.insertArgument(
          behind, type,
          makeArgumentAttributes(func.getContext(), name, Role::Input),
          func.getLoc())))
    return failure();
  return Value(func.getArgument(behind));
}

/// A bound symbol of one result with these arguments after tensor operands.
static Value buildSymbol(OpBuilder &builder, Location loc, StringRef symbol,
                         ArrayRef<std::pair<StringRef, Value>> tensors,
                         ArrayRef<std::pair<StringRef, Attribute>> others,
                         Type result) {
  SmallVector<Value> operands;
  SmallVector<Attribute> values;
  SmallVector<StringRef> names;
  for (auto [name, value] : tensors) {
    names.push_back(name);
    values.push_back(
        OperandAttr::get(builder.getContext(), unsigned(operands.size())));
    operands.push_back(value);
  }
  for (auto [name, value] : others) {
    names.push_back(name);
    values.push_back(value);
  }
  auto op = BoundSymbolOp::create(
      builder, loc, result,
      FlatSymbolRefAttr::get(builder.getContext(), symbol), operands,
      builder.getStrArrayAttr(names), builder.getArrayAttr(values),
      /*effects=*/ArrayAttr());
  return op.getResult(0);
}

/// The loss as a 0-d tensor.
static FailureOr<Value> buildLoss(FuncOp func, const LossExpression &loss) {
  FailureOr<unsigned> index = findOutput(func, loss.output);
  if (failed(index))
    return failure();
  Value output = func.getReturn().getOutputs()[*index];
  auto type = dyn_cast<RankedTensorType>(output.getType());
  Location loc = func.getReturn().getLoc();
  if (!type || !isFloatingTensor(type) || !type.hasStaticShape())
    return emitError(loc) << "--loss: '" << getResultName(func, *index)
                          << "' is " << output.getType()
                          << "; only floating tensors of a fixed shape can be "
                             "minimized";
  OpBuilder builder(func.getReturn());
  auto scalar = RankedTensorType::get({}, type.getElementType());
  if (loss.function.empty()) {
    if (type.getNumElements() != 1)
      return emitError(loc)
             << "--loss: '" << getResultName(func, *index) << "' is " << type
             << ", not a scalar; give --loss=cross_entropy("
             << getResultName(func, *index)
             << ",target), mse or bce_with_logits";
    if (type.getRank() == 0)
      return output;
    return buildSymbol(builder, loc, "aten.reshape.default", {{"self", output}},
                       {{"shape", builder.getArrayAttr({})}}, scalar);
  }
  for (const KnownLoss &known : getKnownLosses()) {
    if (known.function != loss.function)
      continue;
    if (known.function == kCrossEntropy && type.getRank() == 0)
      return emitError(loc) << "--loss: cross_entropy needs a dimension of "
                               "classes, '"
                            << getResultName(func, *index) << "' is " << type;
    FailureOr<Value> target =
        getTarget(func, loss.target, getTargetType(known, type));
    if (failed(target))
      return failure();
    SmallVector<std::pair<StringRef, Attribute>> others;
    for (auto [name, makeValue] : known.arguments)
      others.emplace_back(name, makeValue(builder));
    return buildSymbol(builder, loc, known.symbol,
                       {{"self", output}, {"target", *target}}, others, scalar);
  }
  return emitError(loc) << "--loss: there is no loss '" << loss.function
                        << "'; known are cross_entropy, mse, bce_with_logits";
}

namespace {
struct InsertLoss : public thunder::impl::InsertLossBase<InsertLoss> {
  using InsertLossBase::InsertLossBase;

  void runOnOperation() override {
    auto func = getOperation().lookupSymbol<FuncOp>("forward");
    if (!func) {
      emitError(getOperation().getLoc(),
                "there is no function @forward to train");
      return signalPassFailure();
    }
    std::optional<LossExpression> expression = parseLoss(loss);
    if (!expression) {
      emitError(func.getLoc())
          << "--loss=" << loss << " is neither outputK nor LOSS(outputK,NAME)";
      return signalPassFailure();
    }
    FailureOr<Value> value = buildLoss(func, *expression);
    if (failed(value))
      return signalPassFailure();

    Builder builder(&getContext());
    DictionaryAttr attributes = builder.getDictionaryAttr(
        builder.getNamedAttr(attribute::kName, builder.getStringAttr("loss")));
    llvm::BitVector all(func.getNumResults(), true);
    if (failed(func.eraseResults(all)) ||
        failed(func.insertResult(0, value->getType(), attributes)))
      return signalPassFailure();
    func.getReturn().getOutputsMutable().assign(*value);
    func->setAttr(attribute::kOutputs,
                  builder.getArrayAttr(builder.getI64IntegerAttr(0)));
    numInserted += !expression->function.empty();
  }
};
} // namespace

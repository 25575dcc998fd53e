//===- PartitionClasses.cpp - What each schedule class can emit -----------===//
#include "PartitionClasses.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::thunder;

/// The longest single row that one unit of work reduces; beyond it, reductions
/// of all elements, which are cut into pieces, win.
static constexpr int64_t longestLoneRow = 16384;

/// The longest sum of a matrix product without partial sums: a panel of packed
/// operands of this depth stays in half of L2.
static constexpr int64_t longestWholeSum = 4096;

bool mlir::thunder::isElementwise(Operation *op) {
  return op->hasTrait<OpTrait::Elementwise>();
}

bool mlir::thunder::isWidening(Operation *op) {
  auto convert = dyn_cast<ConvertElementTypeOp>(op);
  return convert && convert.getDtype().isF32() &&
         isa<BFloat16Type, Float16Type>(
             getElementTypeOrSelf(convert.getInput()));
}

bool mlir::thunder::isCheapProducer(Operation *op) {
  return isa<FullOp, IotaOp, BroadcastInDimOp, UniformPhiloxOp, BitsPhiloxOp>(
      op);
}

static ArrayRef<int64_t> getShape(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

/// The reduced dimensions of a reduction; empty optional for other ops.
static std::optional<SmallVector<int64_t>> getReducedDims(Operation *op) {
  return llvm::TypeSwitch<Operation *, std::optional<SmallVector<int64_t>>>(op)
      .Case<SumOp, ProdOp, AmaxOp, AminOp>([](auto reduction) {
        return SmallVector<int64_t>(reduction.getDims());
      })
      .Case<ArgmaxOp>(
          [](ArgmaxOp argmax) { return SmallVector<int64_t>{argmax.getDim()}; })
      .Default(std::nullopt);
}

/// True when `dims` is first, first + 1, …, first + count - 1.
static bool isRange(ArrayRef<int64_t> dims, int64_t first, size_t count) {
  if (dims.size() != count)
    return false;
  for (auto [index, dim] : llvm::enumerate(dims))
    if (dim != first + int64_t(index))
      return false;
  return true;
}

namespace {
/// One check of a candidate; each class has a method that returns the reason
/// why not, or an empty string.
class ClassChecker {
public:
  explicit ClassChecker(const KernelCandidate &candidate)
      : candidate(candidate),
        inside(candidate.ops.begin(), candidate.ops.end()) {}

  std::string check(ScheduleClass scheduleClass) {
    switch (scheduleClass) {
    case ScheduleClass::Pointwise:
      return checkPointwise();
    case ScheduleClass::Row:
      return checkRow();
    case ScheduleClass::Reduction:
      return checkReduction();
    case ScheduleClass::ColumnReduction:
      return checkColumnReduction();
    case ScheduleClass::Gemm:
      return checkGemm();
    case ScheduleClass::Loops:
      return checkLoops();
    }
    return "";
  }

private:
  std::string checkPointwise();
  std::string checkRow();
  std::string checkReduction();
  std::string checkColumnReduction();
  std::string checkGemm();
  bool preparesOperand(Operation *op, MatmulOp matmul);
  std::string checkLoops();

  /// Elementwise work on tensors of `shape`, and what is made in or broadcast
  /// from outside into that shape.
  std::string checkElement(Operation *op, ArrayRef<int64_t> shape);
  bool isInside(Value value) { return inside.contains(value.getDefiningOp()); }

  static std::string refuse(Operation *op, const Twine &reason) {
    return ("'" + op->getName().getStringRef() + "' " + reason).str();
  }

  const KernelCandidate &candidate;
  llvm::SmallPtrSet<Operation *, 16> inside;
};
} // namespace

std::string ClassChecker::checkElement(Operation *op, ArrayRef<int64_t> shape) {
  if (!isElementwise(op) && !isCheapProducer(op))
    return refuse(op, "is not elementwise");
  if (getShape(op->getResult(0)) != shape)
    return refuse(op, "has another shape than the kernel");
  if (isa<BroadcastInDimOp>(op) && isInside(op->getOperand(0)))
    return refuse(op, "broadcasts a value that the kernel computes");
  return "";
}

std::string ClassChecker::checkPointwise() {
  ArrayRef<int64_t> shape = getShape(candidate.ops.front()->getResult(0));
  for (Operation *op : candidate.ops) {
    // Elements of an operand at other places.
    bool isView = isa<TransposeOp, SliceOp>(op) &&
                  getShape(op->getResult(0)) == shape &&
                  !isInside(op->getOperand(0));
    if (isView)
      continue;
    if (std::string reason = checkElement(op, shape); !reason.empty())
      return reason;
  }
  return "";
}

std::string ClassChecker::checkRow() {
  auto reduction = llvm::find_if(
      candidate.ops, [](Operation *op) { return getReducedDims(op); });
  if (reduction == candidate.ops.end())
    return "has no reduction";
  ArrayRef<int64_t> full = getShape((*reduction)->getOperand(0));
  if (full.empty())
    return "reduces a scalar";
  if (full.size() == 1 && full.front() > longestLoneRow)
    return "has one row, which is too long";
  ArrayRef<int64_t> rows = full.drop_back();
  int64_t last = rows.size();

  for (Operation *op : candidate.ops) {
    if (std::optional<SmallVector<int64_t>> dims = getReducedDims(op)) {
      if (isa<ArgmaxOp>(op) || getShape(op->getOperand(0)) != full ||
          !isRange(*dims, last, 1))
        return refuse(op, "does not reduce the last dimension of the rows");
      continue;
    }
    ArrayRef<int64_t> shape = getShape(op->getResult(0));
    auto broadcast = dyn_cast<BroadcastInDimOp>(op);
    if (!broadcast || !isInside(broadcast.getInput())) {
      if (shape != full && shape != rows)
        return refuse(op, "works neither on the rows nor on one value a row");
      if (std::string reason = checkElement(op, shape);
          !reason.empty() && !isa<CheckIndexOp>(op))
        return reason;
    }
    if (!broadcast)
      continue;
    // Back along the row, of per-column values, or of a scalar.
    ArrayRef<int64_t> from = getShape(broadcast.getInput());
    ArrayRef<int64_t> dims = broadcast.getDims();
    bool alongRow = shape == full && from == rows && isRange(dims, 0, last);
    bool alongColumn =
        shape == full && from == full.take_back() && isRange(dims, last, 1);
    bool isScalar = from.empty() && !isInside(broadcast.getInput());
    if (!alongRow && !(alongColumn && !isInside(broadcast.getInput())) &&
        !isScalar)
      return refuse(op, "broadcasts neither along rows nor along columns");
  }
  return "";
}

/// Elementwise work and then reductions, which are all that is kept. `accept`
/// says which reductions of a tensor of rank `rank` the class makes.
static std::string checkPrologue(
    const KernelCandidate &candidate,
    function_ref<std::string(Operation *, ArrayRef<int64_t>)> element,
    function_ref<bool(Operation *, ArrayRef<int64_t>, size_t)> accept) {
  auto first = llvm::find_if(candidate.ops,
                             [](Operation *op) { return getReducedDims(op); });
  if (first == candidate.ops.end())
    return "has no reduction";
  ArrayRef<int64_t> shape = getShape((*first)->getOperand(0));
  for (Operation *op : candidate.ops) {
    std::optional<SmallVector<int64_t>> dims = getReducedDims(op);
    if (!dims) {
      if (std::string reason = element(op, shape); !reason.empty())
        return reason;
    } else if (getShape(op->getOperand(0)) != shape ||
               *dims != *getReducedDims(*first) ||
               !accept(op, *dims, shape.size())) {
      return ("'" + op->getName().getStringRef() +
              "' does not reduce as the class does")
          .str();
    }
  }
  for (Value result : candidate.results)
    if (!getReducedDims(result.getDefiningOp()))
      return "keeps a value that is no reduction";
  return "";
}

std::string ClassChecker::checkReduction() {
  return checkPrologue(
      candidate,
      [&](Operation *op, ArrayRef<int64_t> shape) {
        return checkElement(op, shape);
      },
      [](Operation *op, ArrayRef<int64_t> dims, size_t rank) {
        return !isa<ArgmaxOp>(op) && rank > 0 && isRange(dims, 0, rank);
      });
}

std::string ClassChecker::checkColumnReduction() {
  return checkPrologue(
      candidate,
      [&](Operation *op, ArrayRef<int64_t> shape) {
        return checkElement(op, shape);
      },
      [](Operation *op, ArrayRef<int64_t> dims, size_t rank) {
        return isa<SumOp>(op) && !dims.empty() && dims.size() < rank &&
               isRange(dims, 0, dims.size());
      });
}

/// An operand of the product is read in any order, and half precision is
/// extended when it is loaded. Nothing else may want the prepared value.
bool ClassChecker::preparesOperand(Operation *op, MatmulOp matmul) {
  if ((!isa<TransposeOp>(op) && !isWidening(op)) ||
      llvm::is_contained(candidate.results, op->getResult(0)))
    return false;
  return llvm::all_of(op->getUsers(), [&](Operation *user) {
    return user == matmul ||
           (inside.contains(user) && preparesOperand(user, matmul));
  });
}

std::string ClassChecker::checkGemm() {
  MatmulOp matmul;
  for (Operation *op : candidate.ops)
    if (auto found = dyn_cast<MatmulOp>(op)) {
      if (matmul)
        return "holds two matrix products";
      matmul = found;
    }
  if (!matmul)
    return "has no matrix product";
  Type element = matmul.getType().getElementType();
  if (!element.isF32() && !element.isF64())
    return "multiplies neither f32 nor f64";
  // Partial sums are kept in a result, unless all of a sum is computed at once.
  if (getShape(matmul.getLhs()).back() > longestWholeSum &&
      llvm::none_of(candidate.results, [&](Value result) {
        return cast<RankedTensorType>(result.getType()).getElementType() ==
               element;
      }))
    return "has no result of the product's type";
  ArrayRef<int64_t> shape = getShape(matmul.getResult());
  for (Operation *op : candidate.ops) {
    if (op == matmul)
      continue;
    if (preparesOperand(op, matmul)) {
      Operation *source = op->getOperand(0).getDefiningOp();
      if (isInside(op->getOperand(0)) && !preparesOperand(source, matmul))
        return refuse(op, "prepares what the kernel computes");
      continue;
    }
    if (std::string reason = checkElement(op, shape); !reason.empty())
      return reason;
  }
  for (Value operand : matmul->getOperands())
    if (isInside(operand) && !preparesOperand(operand.getDefiningOp(), matmul))
      return "computes an operand of its matrix product";
  return "";
}

/// A single primitive, or elementwise work on the result of a convolution.
std::string ClassChecker::checkLoops() {
  if (candidate.ops.size() == 1)
    return "";
  Operation *convolution = nullptr;
  for (Operation *op : candidate.ops)
    if (isa<ConvolutionOp>(op)) {
      if (convolution)
        return "holds two convolutions";
      convolution = op;
    }
  if (!convolution)
    return "holds more than one primitive, none a convolution";
  ArrayRef<int64_t> shape = getShape(convolution->getResult(0));
  for (Operation *op : candidate.ops)
    if (op != convolution)
      if (std::string reason = checkElement(op, shape); !reason.empty())
        return reason;
  for (Value operand : convolution->getOperands())
    if (isInside(operand))
      return "computes an operand of its convolution";
  return "";
}

std::string mlir::thunder::explainMismatch(const KernelCandidate &candidate,
                                           ScheduleClass scheduleClass) {
  return ClassChecker(candidate).check(scheduleClass);
}

std::optional<ScheduleClass>
mlir::thunder::classify(const KernelCandidate &candidate) {
  bool hasProduct = false, hasConvolution = false, hasReduction = false;
  for (Operation *op : candidate.ops) {
    hasProduct |= isa<MatmulOp>(op);
    hasConvolution |= isa<ConvolutionOp>(op);
    hasReduction |= getReducedDims(op).has_value();
  }
  SmallVector<ScheduleClass, 4> classes;
  if (hasProduct)
    classes = {ScheduleClass::Gemm};
  else if (hasReduction)
    classes = {ScheduleClass::Reduction, ScheduleClass::ColumnReduction,
               ScheduleClass::Row};
  else if (!hasConvolution)
    classes = {ScheduleClass::Pointwise};
  classes.push_back(ScheduleClass::Loops);
  ClassChecker checker(candidate);
  for (ScheduleClass scheduleClass : classes)
    if (checker.check(scheduleClass).empty())
      return scheduleClass;
  return std::nullopt;
}

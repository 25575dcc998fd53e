//===- Reduction.cpp - Evaluation of reductions ---------------------------===//
//
// Sums and products are kept one type wider (f32 in double, f64 in long
// double) and rounded once: the value that every legal order of the
// additions approximates.
//
//===----------------------------------------------------------------------===//
#include "Evaluators.h"
#include <cmath>
#include <numeric>

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::reference;

/// The position in the result that element `position` of the input goes to.
static int64_t getTarget(int64_t position, ArrayRef<int64_t> shape,
                         ArrayRef<int64_t> dims) {
  int64_t target = 0;
  for (auto [d, i] : llvm::enumerate(delinearize(position, shape)))
    if (!llvm::is_contained(dims, int64_t(d)))
      target = target * shape[d] + i;
  return target;
}

namespace {
struct Sum {
  static constexpr int initial = 0;
  template <typename W> static W combine(W x, W y) { return x + y; }
};
struct Prod {
  static constexpr int initial = 1;
  template <typename W> static W combine(W x, W y) { return x * y; }
};
} // namespace

template <typename OpTy, typename Formula>
static LogicalResult evaluateFold(OpTy op, ArrayRef<Tensor> operands,
                                  Tensor &result) {
  const Tensor &input = operands[0];
  visit(input.getElementType(), [&](auto zero) {
    using T = decltype(zero);
    std::vector<Wide<T>> totals(result.size(), Wide<T>(Formula::initial));
    for (int64_t i = 0, e = input.size(); i < e; ++i) {
      Wide<T> &total = totals[getTarget(i, input.getShape(), op.getDims())];
      total = Formula::combine(total, Wide<T>(widen(input.get<T>(i))));
    }
    for (auto [i, total] : llvm::enumerate(totals))
      result.set(i, narrow<T>(total));
  });
  return success();
}

/// True when `x` goes before `y` as an extreme: it is NaN, or beyond it; +0 is
/// larger than -0.
template <typename T> static bool isBetter(T x, T y, bool wantsLargest) {
  if constexpr (std::is_floating_point_v<T>) {
    if (std::isnan(x) || std::isnan(y))
      return std::isnan(x) && !std::isnan(y);
    if (x == y)
      return std::signbit(x) != std::signbit(y) &&
             std::signbit(y) == wantsLargest;
  }
  return wantsLargest ? x > y : x < y;
}

template <typename OpTy, bool wantsLargest>
static LogicalResult evaluateExtreme(OpTy op, ArrayRef<Tensor> operands,
                                     Tensor &result) {
  const Tensor &input = operands[0];
  visit(input.getElementType(), [&](auto zero) {
    using T = decltype(zero);
    std::vector<bool> seen(result.size(), false);
    for (int64_t i = 0, e = input.size(); i < e; ++i) {
      int64_t target = getTarget(i, input.getShape(), op.getDims());
      if (!seen[target] || isBetter(widen(input.get<T>(i)),
                                    widen(result.get<T>(target)), wantsLargest))
        result.copy(target, input, i);
      seen[target] = true;
    }
  });
  return success();
}

static LogicalResult evaluateArgmax(ArgmaxOp op, ArrayRef<Tensor> operands,
                                    Tensor &result) {
  const Tensor &input = operands[0];
  int64_t dim = op.getDim();
  visit(input.getElementType(), [&](auto zero) {
    using T = decltype(zero);
    for (int64_t i = 0, e = input.size(); i < e; ++i) {
      SmallVector<int64_t> index = delinearize(i, input.getShape());
      int64_t target = getTarget(i, input.getShape(), dim),
              candidate = index[dim];
      index[dim] = result.get<int64_t>(target);
      T x = input.get<T>(i),
        best = input.get<T>(linearize(index, input.getShape()));
      // Equal ones, +0 and -0 among them, keep the first.
      if (widen(x) != widen(best) &&
          isBetter(widen(x), widen(best), /*wantsLargest=*/true))
        result.set(target, candidate);
    }
  });
  return success();
}

/// Running sums in the wide type, each rounded when it is written.
static LogicalResult evaluateCumsum(CumsumOp op, ArrayRef<Tensor> operands,
                                    Tensor &result) {
  int64_t dim = op.getDim();
  visit(result.getElementType(), [&](auto zero) {
    using T = decltype(zero);
    for (int64_t i = 0, e = result.size(); i < e; ++i) {
      SmallVector<int64_t> place = delinearize(i, result.getShape());
      if (place[dim] != 0) // one line at a time, from its start
        continue;
      Wide<T> sum = 0;
      for (; place[dim] < result.getShape()[dim]; ++place[dim]) {
        int64_t at = linearize(place, result.getShape());
        sum += Wide<T>(widen(operands[0].get<T>(at)));
        result.set<T>(at, narrow<T>(sum));
      }
    }
  });
  return success();
}

static LogicalResult evaluateSort(SortOp op, ArrayRef<Tensor> operands,
                                  MutableArrayRef<Tensor> results) {
  const Tensor &input = operands[0];
  int64_t dim = op.getDim(), size = input.getShape()[dim];
  visit(input.getElementType(), [&](auto zero) {
    using T = decltype(zero);
    for (int64_t i = 0, e = input.size(); i < e; ++i) {
      SmallVector<int64_t> place = delinearize(i, input.getShape());
      if (place[dim] != 0) // one line at a time, from its start
        continue;
      auto at = [&](int64_t j) {
        place[dim] = j;
        return linearize(place, input.getShape());
      };
      auto less = [&](int64_t a, int64_t b) {
        auto x = widen(input.get<T>(at(a))), y = widen(input.get<T>(at(b)));
        if (op.getDescending())
          std::swap(x, y);
        bool isNan = std::isnan(double(y)) && !std::isnan(double(x));
        return x < y || isNan;
      };
      std::vector<int64_t> order(size);
      std::iota(order.begin(), order.end(), 0);
      std::stable_sort(order.begin(), order.end(), less);
      for (auto [j, from] : llvm::enumerate(order)) {
        results[0].copy(at(j), input, at(from));
        results[1].set<int64_t>(at(j), from);
      }
    }
  });
  return success();
}

void reference::addReductionEvaluators(EvaluatorTable &table) {
  addEvaluator<SumOp, evaluateFold<SumOp, Sum>>(table);
  addEvaluator<ProdOp, evaluateFold<ProdOp, Prod>>(table);
  addEvaluator<AmaxOp, evaluateExtreme<AmaxOp, true>>(table);
  addEvaluator<AminOp, evaluateExtreme<AminOp, false>>(table);
  addEvaluator<ArgmaxOp, evaluateArgmax>(table);
  addEvaluator<CumsumOp, evaluateCumsum>(table);
  addEvaluator<SortOp, evaluateSort>(table);
}

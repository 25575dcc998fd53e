//===- Contractions.cpp - Sums of products over named dimensions ----------===//
#include "Families.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::thunder;

namespace {
/// A tensor whose dimensions have labels.
struct Labelled {
  Value value;
  SmallVector<int> labels;
};
} // namespace

static bool has(ArrayRef<int> labels, int label) {
  return llvm::is_contained(labels, label);
}

/// The size of a label's dimension.
static int64_t sizeOf(PrimitiveBuilder &b, const Labelled &x, int label) {
  return b.shapeOf(x.value)[llvm::find(x.labels, label) - x.labels.begin()];
}

/// Dimensions in the order of `labels`, which are all of them.
static Value arrange(PrimitiveBuilder &b, const Labelled &x,
                     ArrayRef<int> labels) {
  SmallVector<int64_t> order;
  for (int label : labels)
    order.push_back(llvm::find(x.labels, label) - x.labels.begin());
  return llvm::is_sorted(order) ? x.value : b.transpose(x.value, order);
}

/// Sums over the labels that are not kept.
static Labelled sumUnless(PrimitiveBuilder &b, Labelled x,
                          llvm::function_ref<bool(int)> isKept) {
  SmallVector<int64_t> dims;
  SmallVector<int> labels;
  for (auto [dim, label] : llvm::enumerate(x.labels))
    if (isKept(label))
      labels.push_back(label);
    else
      dims.push_back(int64_t(dim));
  if (!dims.empty())
    x.value = b.sum(x.value, dims);
  x.labels = labels;
  return x;
}

/// A label that names two dimensions: their diagonal.
static Labelled takeDiagonals(PrimitiveBuilder &b, Labelled x) {
  for (size_t i = 0; i < x.labels.size() && x.value; ++i)
    for (size_t k = i + 1; k < x.labels.size(); ++k) {
      if (x.labels[k] != x.labels[i])
        continue;
      SmallVector<int64_t> order, shape;
      SmallVector<int> labels;
      for (size_t dim = 0; dim < x.labels.size(); ++dim)
        if (dim != i && dim != k) {
          order.push_back(int64_t(dim));
          labels.push_back(x.labels[dim]);
          shape.push_back(b.shapeOf(x.value)[dim]);
        }
      int64_t size = b.shapeOf(x.value)[i];
      order.append({int64_t(i), int64_t(k)});
      labels.push_back(x.labels[i]);
      shape.push_back(size * size);
      int64_t last = int64_t(shape.size()) - 1;
      Value flat = b.reshape(b.transpose(x.value, order), shape);
      x.value = size ? b.sliceDim(flat, last, 0, size * size, size + 1) : flat;
      x.labels = labels;
      return takeDiagonals(b, x);
    }
  return x;
}

/// The product of two tensors, summed over labels that are not kept.
static Labelled contract(PrimitiveBuilder &b, Labelled x, Labelled y,
                         llvm::function_ref<bool(int)> isKept) {
  x = sumUnless(b, x, [&](int l) { return isKept(l) || has(y.labels, l); });
  y = sumUnless(b, y, [&](int l) { return isKept(l) || has(x.labels, l); });
  if (!x.value || !y.value)
    return {};
  SmallVector<int> batch, left, right, inner, result;
  SmallVector<int64_t> shape;
  int64_t numBatch = 1, numLeft = 1, numRight = 1, numInner = 1;
  for (int label : x.labels) {
    int64_t size = sizeOf(b, x, label);
    if (!has(y.labels, label)) {
      left.push_back(label);
      numLeft *= size;
    } else if (isKept(label)) {
      batch.push_back(label);
      numBatch *= size;
    } else {
      inner.push_back(label);
      numInner *= size;
    }
  }
  for (int label : y.labels)
    if (!has(x.labels, label)) {
      right.push_back(label);
      numRight *= sizeOf(b, y, label);
    }
  auto join = [](std::initializer_list<ArrayRef<int>> lists) {
    SmallVector<int> all;
    for (ArrayRef<int> list : lists)
      llvm::append_range(all, list);
    return all;
  };
  result = join({batch, left, right});
  for (int label : result)
    shape.push_back(has(x.labels, label) ? sizeOf(b, x, label)
                                         : sizeOf(b, y, label));
  Value lhs = b.reshape(arrange(b, x, join({batch, left, inner})),
                        {numBatch, numLeft, numInner});
  Value rhs = b.reshape(arrange(b, y, join({batch, inner, right})),
                        {numBatch, numInner, numRight});
  Value product;
  if (inner.empty()) {
    SmallVector<int64_t> full = {numBatch, numLeft, numRight};
    product = b.mul(
        b.broadcastInDim(b.reshape(lhs, {numBatch, numLeft}), full, {0, 1}),
        b.broadcastInDim(b.reshape(rhs, {numBatch, numRight}), full, {0, 2}));
  } else {
    product = b.matmul(lhs, rhs);
  }
  return {b.reshape(product, shape), result};
}

/// The contraction of all operands to the labels `output`.
static Value contractAll(PrimitiveBuilder &b, ArrayRef<Labelled> operands,
                         ArrayRef<int> output) {
  Labelled product = operands.front();
  for (size_t i = 1; i < operands.size(); ++i)
    product = contract(b, product, operands[i], [&](int label) {
      return has(output, label) ||
             llvm::any_of(operands.drop_front(i + 1), [&](const Labelled &o) {
               return has(o.labels, label);
             });
    });
  if (!product.value)
    return {};
  product =
      sumUnless(b, product, [&](int label) { return has(output, label); });
  return product.value ? arrange(b, product, output) : Value();
}

//===----------------------------------------------------------------------===//
// einsum
//===----------------------------------------------------------------------===//

/// Labels of letters are their codes; those of an ellipsis count down from -1,
/// the last dimension first.
static FailureOr<SmallVector<int>> readLabels(SymbolBuilder &b, StringRef text,
                                              int64_t numEllipsis) {
  SmallVector<int> labels;
  bool hasEllipsis = false;
  for (; !text.empty(); text = text.drop_front()) {
    if (text.starts_with("...") && !hasEllipsis) {
      hasEllipsis = true;
      for (int64_t i = numEllipsis; i > 0; --i)
        labels.push_back(int(-i));
      text = text.drop_front(2);
    } else if (llvm::isAlpha(text.front())) {
      labels.push_back(text.front());
    } else {
      return b.invalid() << "argument 'equation' has '" << text.front() << "'",
             failure();
    }
  }
  return labels;
}

static Value einsum(SymbolBuilder &b) {
  std::string equation = b.string("equation").str();
  SmallVector<Value> tensors = b.tensors("tensors");
  llvm::erase(equation, ' ');
  auto [inputs, output] = StringRef(equation).split("->");
  SmallVector<StringRef> parts;
  inputs.split(parts, ',');
  if (b.failed())
    return {};
  if (parts.size() != tensors.size() || tensors.empty() ||
      llvm::is_contained(tensors, Value()))
    return b.invalid() << "argument 'equation' names " << parts.size()
                       << " operands, there are " << tensors.size(),
           Value();
  Type element = b.elementOf(tensors.front());
  SmallVector<Labelled> operands;
  llvm::SmallDenseMap<int, int64_t> sizeOfLabel, count;
  int64_t widest = 0;
  for (auto [part, tensor] : llvm::zip(parts, tensors)) {
    int64_t letters = llvm::count_if(part, llvm::isAlpha),
            free = part.contains("...") ? b.rankOf(tensor) - letters : 0;
    FailureOr<SmallVector<int>> labels =
        readLabels(b, part, std::max<int64_t>(free, 0));
    if (failed(labels))
      return {};
    if (int64_t(labels->size()) != b.rankOf(tensor))
      return b.invalid() << "'" << part << "' does not fit "
                         << tensor.getType(),
             Value();
    if (b.elementOf(tensor) != element || element.isInteger(1))
      return b.unsupported()
                 << "operands of " << element << " and " << b.elementOf(tensor),
             Value();
    widest = std::max(widest, free);
    for (auto [label, size] : llvm::zip(*labels, b.shapeOf(tensor))) {
      int64_t &known = sizeOfLabel.try_emplace(label, 1).first->second;
      if (known == 1)
        known = size;
      else if (size != 1 && size != known)
        return b.invalid() << "a label has sizes " << known << " and " << size,
               Value();
      ++count[label];
    }
    operands.push_back({b.toCompute(tensor), *labels});
  }
  for (Labelled &operand : operands) {
    SmallVector<int64_t> full;
    for (int label : operand.labels)
      full.push_back(sizeOfLabel[label]);
    operand.value = b.broadcastTo(operand.value, full);
    operand = takeDiagonals(b, operand);
  }
  SmallVector<int> result;
  if (StringRef(equation).contains("->")) {
    FailureOr<SmallVector<int>> labels = readLabels(b, output, widest);
    if (failed(labels))
      return {};
    result = *labels;
  } else { // what occurs once, in alphabetical order behind an ellipsis
    for (auto [label, times] : count)
      if (times == 1 || label < 0)
        result.push_back(label);
    llvm::sort(result);
  }
  for (auto [i, label] : llvm::enumerate(result))
    if (!count.contains(label) ||
        has(ArrayRef<int>(result).drop_front(i + 1), label))
      return b.invalid() << "the result of '" << equation
                         << "' names a dimension twice, or an unknown one",
             Value();
  return b.convert(contractAll(b, operands, result), element);
}

static Value tensordot(SymbolBuilder &b) {
  Value x = b.tensor("self"), y = b.tensor("other");
  SmallVector<int64_t> dimsX = b.integers("dims_self"),
                       dimsY = b.integers("dims_other");
  if (b.failed())
    return {};
  Type element = b.elementOf(x);
  if (dimsX.size() != dimsY.size() || b.elementOf(y) != element ||
      element.isInteger(1))
    return b.invalid() << "not defined for " << x.getType() << " and "
                       << y.getType() << " with these dimensions",
           Value();
  Labelled left = {b.toCompute(x), {}}, right = {b.toCompute(y), {}};
  for (int64_t i = 0; i < b.rankOf(x); ++i)
    left.labels.push_back(int(i));
  for (int64_t i = 0; i < b.rankOf(y); ++i)
    right.labels.push_back(int(b.rankOf(x) + i));
  SmallVector<int> inner;
  for (auto [dimX, dimY] : llvm::zip(dimsX, dimsY)) {
    dimX = b.wrapDim(dimX, b.rankOf(x));
    dimY = b.wrapDim(dimY, b.rankOf(y));
    if (b.failed())
      return {};
    int64_t sizeX = b.shapeOf(left.value)[dimX],
            sizeY = b.shapeOf(right.value)[dimY];
    if (has(inner, left.labels[dimX]) ||
        (sizeX != sizeY && sizeX != 1 && sizeY != 1))
      return b.invalid() << "dimension " << dimX << " of " << x.getType()
                         << " and " << dimY << " of " << y.getType()
                         << " cannot be summed over",
             Value();
    // One element stands for all: a sum over the other's dimension.
    auto single = [&](Labelled &operand, int64_t dim, int64_t size) {
      SmallVector<int64_t> shape(b.shapeOf(operand.value));
      shape[dim] = size;
      operand.value = b.broadcastTo(operand.value, shape);
    };
    single(left, dimX, std::max(sizeX, sizeY));
    single(right, dimY, std::max(sizeX, sizeY));
    right.labels[dimY] = left.labels[dimX];
    inner.push_back(left.labels[dimX]);
  }
  SmallVector<int> result;
  for (ArrayRef<int> labels : {ArrayRef(left.labels), ArrayRef(right.labels)})
    for (int label : labels)
      if (!has(inner, label))
        result.push_back(label);
  return b.convert(contractAll(b, {left, right}, result), element);
}

//===----------------------------------------------------------------------===//
// Products of matrices
//===----------------------------------------------------------------------===//

/// The product of all matrices; a vector may stand first and last.
static Value multiDot(SymbolBuilder &b) {
  SmallVector<Value> tensors =
      b.tensors(b.getOp().getArgument("tensors") ? "tensors" : "matrices");
  if (b.failed())
    return {};
  SmallVector<Labelled> operands;
  SmallVector<int> result;
  int last = int(tensors.size());
  for (auto [i, tensor] : llvm::enumerate(tensors)) {
    int place = int(i);
    bool isEnd = place == 0 || place == last - 1;
    if (!tensor || b.elementOf(tensor) != b.elementOf(tensors[0]) ||
        b.elementOf(tensor).isInteger(1) ||
        (b.rankOf(tensor) != 2 && !(isEnd && b.rankOf(tensor) == 1)))
      return b.invalid() << "operand " << place << " is no matrix", Value();
    SmallVector<int> labels = {place, place + 1};
    if (b.rankOf(tensor) == 1)
      labels = {place == 0 ? 1 : place};
    if (place == 0 && b.rankOf(tensor) == 2)
      result.push_back(0);
    if (place == last - 1 && b.rankOf(tensor) == 2)
      result.push_back(last);
    operands.push_back({b.toCompute(tensor), labels});
    if (place > 0 && sizeOf(b, operands[place - 1], place) !=
                         sizeOf(b, operands[place], place))
      return b.invalid() << "matrices " << place - 1 << " and " << place
                         << " cannot be multiplied",
             Value();
  }
  return operands.empty() ? (b.invalid() << "has no operands", Value())
                          : b.convert(contractAll(b, operands, result),
                                      b.elementOf(tensors[0]));
}

/// Every element of x times y, block by block.
static Value kron(SymbolBuilder &b) {
  Value x = b.tensor("self"), y = b.tensor("other");
  if (b.failed())
    return {};
  Type element = promotedType(b.getBuilder().getContext(), {x, y});
  int64_t rank = std::max(b.rankOf(x), b.rankOf(y));
  SmallVector<int64_t> shape, full, dimsX, dimsY;
  auto padded = [&](Value value) {
    SmallVector<int64_t> sizes(rank - b.rankOf(value), 1);
    llvm::append_range(sizes, b.shapeOf(value));
    return sizes;
  };
  SmallVector<int64_t> sizesX = padded(x), sizesY = padded(y);
  for (int64_t i = 0; i < rank; ++i) {
    shape.push_back(sizesX[i] * sizesY[i]);
    full.append({sizesX[i], sizesY[i]});
    dimsX.push_back(2 * i);
    dimsY.push_back(2 * i + 1);
  }
  auto prepare = [&](Value value, ArrayRef<int64_t> sizes,
                     ArrayRef<int64_t> dims) {
    return b.broadcastInDim(
        b.reshape(b.toCompute(b.convert(value, element)), sizes), full, dims);
  };
  Value left = prepare(x, sizesX, dimsX), right = prepare(y, sizesY, dimsY);
  Value product = element.isInteger(1) ? b.make<BitwiseAndOp>(left, right)
                                       : b.mul(left, right);
  return b.convert(b.reshape(product, shape), element);
}

/// x1' W_k x2 + bias_k for each k.
static Value bilinear(SymbolBuilder &b) {
  Value x = b.tensor("input1"), y = b.tensor("input2"),
        weight = b.tensor("weight"), bias = b.optionalTensor("bias");
  if (b.failed())
    return {};
  Type element = b.elementOf(x);
  int64_t rank = b.rankOf(x);
  bool fits = rank > 0 && b.rankOf(y) == rank && b.rankOf(weight) == 3 &&
              b.shapeOf(x).drop_back() == b.shapeOf(y).drop_back() &&
              b.shapeOf(x).back() == b.shapeOf(weight)[1] &&
              b.shapeOf(y).back() == b.shapeOf(weight)[2] &&
              b.elementOf(y) == element && b.elementOf(weight) == element;
  if (!isFloating(element))
    return b.unsupported() << "operands of " << element, Value();
  if (!fits)
    return b.invalid() << "not defined for " << x.getType() << ", "
                       << y.getType() << " and " << weight.getType(),
           Value();
  enum { row = 1000, column, result };
  Labelled left = {b.toCompute(x), {}}, right = {b.toCompute(y), {}};
  SmallVector<int> output;
  for (int dim = 0; dim + 1 < rank; ++dim)
    output.push_back(dim);
  left.labels = right.labels = output;
  left.labels.push_back(row);
  right.labels.push_back(column);
  output.push_back(result);
  Value product = contractAll(
      b, {left, {b.toCompute(weight), {result, row, column}}, right}, output);
  if (product && bias)
    product =
        b.add(product, b.broadcastTo(b.toCompute(bias), b.shapeOf(product)));
  return b.convert(product, element);
}

/// All combinations of elements of vectors, a row each.
static Value cartesianProduct(SymbolBuilder &b) {
  SmallVector<Value> tensors = b.tensors("tensors");
  if (b.failed() || tensors.empty())
    return b.failed() ? Value() : (b.invalid() << "has no operands", Value());
  SmallVector<int64_t> shape;
  for (Value tensor : tensors) {
    if (!tensor || b.rankOf(tensor) != 1 ||
        b.elementOf(tensor) != b.elementOf(tensors[0]))
      return b.invalid() << "operands must be vectors of one dtype", Value();
    shape.push_back(b.shapeOf(tensor)[0]);
  }
  if (tensors.size() == 1)
    return tensors[0];
  int64_t count = ShapedType::getNumElements(shape);
  SmallVector<Value> columns;
  for (auto [dim, tensor] : llvm::enumerate(tensors))
    columns.push_back(
        b.reshape(b.broadcastInDim(tensor, shape, {int64_t(dim)}), {count, 1}));
  return b.cat(columns, 1);
}

/// Powers of the elements, a row each; `increasing`: from the power 0 on.
static Value buildVander(SymbolBuilder &b, Value x,
                         std::optional<int64_t> count, bool increasing) {
  if (b.failed())
    return {};
  Type element = b.elementOf(x);
  if (element.isInteger(1))
    return b.invalid() << "not defined for " << x.getType(), Value();
  if (b.rankOf(x) == 0)
    x = b.reshape(x, {1});
  int64_t rank = b.rankOf(x);
  int64_t columns = count.value_or(b.shapeOf(x).back());
  if (columns < 0 || columns > 4096)
    return b.unsupported() << columns << " columns", Value();
  SmallVector<int64_t> shape(b.shapeOf(x)), empty(shape);
  shape.push_back(1);
  empty.push_back(0);
  Value wide = b.reshape(b.toCompute(x), shape), power = b.fullLike(wide, 1);
  SmallVector<Value> powers;
  for (int64_t i = 0; i < columns; ++i) {
    powers.push_back(power);
    power = b.mul(power, wide);
  }
  if (!increasing)
    std::reverse(powers.begin(), powers.end());
  if (powers.empty())
    return b.full(empty, element, 0);
  return b.convert(powers.size() == 1 ? powers.front() : b.cat(powers, rank),
                   element);
}

static Value vander(SymbolBuilder &b) {
  return buildVander(b, b.tensor("x"), b.optionalInteger("N"),
                     b.boolean("increasing"));
}
static Value linalgVander(SymbolBuilder &b) {
  return buildVander(b, b.tensor("x"), b.optionalInteger("N"), true);
}

static Value trace(SymbolBuilder &b) {
  Value x = b.tensor("self");
  if (b.failed())
    return {};
  if (b.rankOf(x) != 2)
    return b.invalid() << "expects a matrix, has " << x.getType(), Value();
  Type element = isFloating(b.elementOf(x)) ? b.elementOf(x) : b.i64();
  Value isDiagonal =
      b.compare<EqOp>(b.iota(b.shapeOf(x), 0), b.iota(b.shapeOf(x), 1));
  Value wide = b.toCompute(b.convert(x, element));
  return b.convert(
      b.sum(b.where(isDiagonal, wide, b.fullLike(wide, 0)), {0, 1}), element);
}

/// Matrices side by side on a diagonal, zeros elsewhere.
static Value blockDiag(SymbolBuilder &b) {
  SmallVector<Value> tensors = b.tensors("tensors");
  if (b.failed() || tensors.empty() || llvm::is_contained(tensors, Value()))
    return b.failed() ? Value() : (b.unsupported() << "no operands", Value());
  Type element = promotedType(b.getBuilder().getContext(), tensors);
  SmallVector<Value> blocks, rows;
  int64_t width = 0, before = 0;
  for (Value tensor : tensors) {
    if (b.rankOf(tensor) > 2)
      return b.invalid() << "operand " << tensor.getType() << " is no matrix",
             Value();
    SmallVector<int64_t> shape(2 - b.rankOf(tensor), 1);
    llvm::append_range(shape, b.shapeOf(tensor));
    blocks.push_back(b.reshape(b.convert(tensor, element), shape));
    width += shape[1];
  }
  for (Value block : blocks) {
    int64_t size = b.shapeOf(block)[1];
    rows.push_back(
        b.pad(block, {0, before}, {0, width - before - size}, {0, 0}));
    before += size;
  }
  return rows.size() == 1 ? rows.front() : b.cat(rows, 0);
}

ArrayRef<Symbol> mlir::thunder::getContractionsSymbols() {
  static const Symbol symbols[] = {
      {"aten.einsum.default", einsum},
      {"aten.tensordot.default", tensordot},
      {"aten.linalg_multi_dot.default", multiDot},
      {"aten.chain_matmul.default", multiDot},
      {"aten.kron.default", kron},
      {"aten.bilinear.default", bilinear},
      {"aten.cartesian_prod.default", cartesianProduct},
      {"aten.vander.default", vander},
      {"aten.linalg_vander.default", linalgVander},
      {"aten.trace.default", trace},
      {"aten.block_diag.default", blockDiag},
  };
  return symbols;
}

//===- ThunderWindows.cpp - Views of traces as windows on storages --------===//
#include "ThunderWindows.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace thunder::trace {

using Sizes = SmallVector<int64_t, 4>;

Sizes getContiguousStrides(ArrayRef<int64_t> sizes) {
  Sizes strides(sizes.size(), 1);
  for (size_t dim = sizes.size(); dim-- > 1;)
    strides[dim - 1] = strides[dim] * std::max<int64_t>(sizes[dim], 1);
  return strides;
}

int64_t Window::getNumElements() const {
  int64_t count = 1;
  for (int64_t size : sizes)
    count *= size;
  return count;
}

bool Window::isContiguous() const {
  for (auto [size, stride, expected] :
       zip(sizes, strides, getContiguousStrides(sizes)))
    if (size != 1 && stride != expected)
      return getNumElements() == 0;
  return true;
}

int64_t Window::getReach() const {
  if (getNumElements() == 0)
    return 0;
  int64_t last = offset;
  for (auto [size, stride] : zip(sizes, strides))
    last += (size - 1) * stride;
  return last + 1;
}

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

Sizes BasicIndex::getShape() const {
  Sizes shape;
  for (int64_t dim : dims)
    shape.push_back(
        dim < 0 ? 1 : divideCeil(limits[dim] - starts[dim], steps[dim]));
  return shape;
}

/// A bound of a slice as Python clamps it.
static std::optional<int64_t> readBound(const EncodedValue &value, int64_t size,
                                        int64_t otherwise) {
  if (value.is(EncodedValue::Kind::None))
    return otherwise;
  if (!value.is(EncodedValue::Kind::Int))
    return std::nullopt;
  int64_t bound = value.integer < 0 ? value.integer + size : value.integer;
  return std::clamp<int64_t>(bound, 0, size);
}

std::optional<BasicIndex> readBasicIndex(const EncodedValue &index,
                                         ArrayRef<int64_t> sizes) {
  using Kind = EncodedValue::Kind;
  SmallVector<const EncodedValue *> parts;
  if (index.is(Kind::Tuple)) {
    for (const EncodedValue &item : index.items)
      parts.push_back(&item);
  } else {
    parts.push_back(&index);
  }
  size_t consumed = count_if(parts, [](const EncodedValue *part) {
    return part->is(Kind::Int) || part->is(Kind::Slice);
  });
  if (consumed > sizes.size())
    return std::nullopt;
  BasicIndex result;
  auto keepAll = [&](size_t count) {
    for (; count > 0; --count) {
      size_t dim = result.starts.size();
      result.dims.push_back(dim);
      result.starts.push_back(0);
      result.limits.push_back(sizes[dim]);
      result.steps.push_back(1);
    }
  };
  bool hasEllipsis = false;
  for (const EncodedValue *part : parts) {
    if (part->is(Kind::None)) {
      result.dims.push_back(-1);
      continue;
    }
    if (part->is(Kind::Ellipsis)) {
      if (hasEllipsis)
        return std::nullopt;
      hasEllipsis = true;
      keepAll(sizes.size() - consumed);
      continue;
    }
    size_t dim = result.starts.size();
    if (part->is(Kind::Int)) {
      int64_t size = sizes[dim];
      int64_t at = part->integer < 0 ? part->integer + size : part->integer;
      if (at < 0 || at >= size)
        return std::nullopt;
      result.starts.push_back(at);
      result.limits.push_back(at + 1);
      result.steps.push_back(1);
      continue;
    }
    if (!part->is(Kind::Slice))
      return std::nullopt;
    std::optional<int64_t> start = readBound(part->items[0], sizes[dim], 0),
                           stop = readBound(part->items[1], sizes[dim],
                                            sizes[dim]);
    const EncodedValue &step = part->items[2];
    bool isStepValid =
        step.is(Kind::None) || (step.is(Kind::Int) && step.integer > 0);
    if (!start || !stop || !isStepValid)
      return std::nullopt;
    result.dims.push_back(dim);
    result.starts.push_back(*start);
    result.limits.push_back(std::max(*start, *stop));
    result.steps.push_back(step.is(Kind::None) ? 1 : step.integer);
  }
  keepAll(sizes.size() - result.starts.size());
  return result;
}

Window applyIndex(const Window &operand, const BasicIndex &index) {
  Window result = operand;
  result.sizes = index.getShape();
  result.strides.clear();
  for (auto [start, stride] : zip(index.starts, operand.strides))
    result.offset += start * stride;
  for (int64_t dim : index.dims)
    result.strides.push_back(dim < 0 ? 0
                                     : operand.strides[dim] * index.steps[dim]);
  if (result.getNumElements() == 0)
    result.offset = operand.offset;
  return result;
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

/// The strides under which the window is seen in `shape` without a copy.
static std::optional<Sizes> viewStrides(const Window &window,
                                        ArrayRef<int64_t> shape) {
  if (window.getNumElements() == 0)
    return getContiguousStrides(shape);
  Sizes strides(shape.size(), 1);
  int64_t next = int64_t(shape.size()) - 1;
  int64_t covered = 1, run = 1;
  Sizes sizes, old;
  for (auto [size, stride] : zip(window.sizes, window.strides))
    if (size != 1) {
      sizes.push_back(size);
      old.push_back(stride);
    }
  int64_t innermost = old.empty() ? 1 : old.back();
  for (int64_t dim = int64_t(sizes.size()) - 1; dim >= 0; --dim) {
    run *= sizes[dim];
    if (dim > 0 && old[dim - 1] == run * innermost)
      continue;
    while (next >= 0 && (covered < run || shape[next] == 1)) {
      strides[next] = covered * innermost;
      covered *= shape[next--];
    }
    if (covered != run)
      return std::nullopt;
    if (dim > 0)
      innermost = old[dim - 1];
    covered = run = 1;
  }
  for (; next >= 0; --next)
    if (shape[next] != 1)
      return std::nullopt;
  return strides;
}

namespace {

/// Arguments of one op; a wrong kind makes the view unknown.
class ViewComputer {
public:
  ViewComputer(function_ref<mlir::Attribute(StringRef)> argument,
               const Window &operand)
      : argument(argument), operand(operand) {}

  ViewResult run(StringRef symbol);

private:
  std::optional<int64_t> integer(StringRef name) {
    auto number = dyn_cast_if_present<mlir::IntegerAttr>(argument(name));
    if (!number || number.getType().isInteger(1))
      return std::nullopt;
    return number.getInt();
  }
  std::optional<Sizes> integers(StringRef name) {
    auto list = dyn_cast_if_present<mlir::ArrayAttr>(argument(name));
    if (!list)
      return std::nullopt;
    Sizes result;
    for (mlir::Attribute item : list) {
      auto number = dyn_cast<mlir::IntegerAttr>(item);
      if (!number)
        return std::nullopt;
      result.push_back(number.getInt());
    }
    return result;
  }
  /// A dimension below `rank`, from argument `name`.
  std::optional<size_t> dim(StringRef name, size_t rank) {
    std::optional<int64_t> value = integer(name);
    return value ? wrap(*value, rank) : std::nullopt;
  }
  static std::optional<size_t> wrap(int64_t value, size_t rank) {
    int64_t wrapped = value < 0 ? value + int64_t(rank) : value;
    if (wrapped < 0 || wrapped >= int64_t(rank))
      return std::nullopt;
    return wrapped;
  }

  static ViewResult view(Window window) {
    return {ViewResult::Kind::View, std::move(window)};
  }
  ViewResult reshape(StringRef name, bool mayCopy);
  ViewResult permute(ArrayRef<int64_t> order);
  ViewResult exchange(std::optional<size_t> first,
                      std::optional<size_t> second);
  ViewResult broadcast();
  ViewResult expand();
  ViewResult slice();
  ViewResult squeeze(std::optional<Sizes> dims);
  ViewResult unsqueeze();
  ViewResult select();
  ViewResult narrow(std::optional<int64_t> start, std::optional<int64_t> count);
  ViewResult diagonal();

  function_ref<mlir::Attribute(StringRef)> argument;
  const Window &operand;
};

ViewResult ViewComputer::reshape(StringRef name, bool mayCopy) {
  std::optional<Sizes> shape = integers(name);
  if (!shape)
    return {};
  int64_t known = 1;
  int64_t *open = nullptr;
  for (int64_t &size : *shape)
    if (size == -1 && !open)
      open = &size;
    else if (size < 0 || MulOverflow(known, size, known))
      return {};
  if (open)
    *open = known > 0 ? operand.getNumElements() / known : 0;
  Window window = operand;
  window.sizes = *shape;
  if (window.getNumElements() != operand.getNumElements())
    return {};
  std::optional<Sizes> strides = viewStrides(operand, *shape);
  if (!strides)
    return {mayCopy ? ViewResult::Kind::Copy : ViewResult::Kind::Unknown, {}};
  window.strides = *strides;
  return view(window);
}

ViewResult ViewComputer::permute(ArrayRef<int64_t> order) {
  size_t rank = operand.sizes.size();
  if (order.size() != rank)
    return {};
  Window window = operand;
  for (auto [i, value] : enumerate(order)) {
    std::optional<size_t> from = wrap(value, rank);
    if (!from)
      return {};
    window.sizes[i] = operand.sizes[*from];
    window.strides[i] = operand.strides[*from];
  }
  return view(window);
}

ViewResult ViewComputer::exchange(std::optional<size_t> first,
                                  std::optional<size_t> second) {
  if (operand.sizes.empty())
    return view(operand);
  if (!first || !second)
    return {};
  Window window = operand;
  std::swap(window.sizes[*first], window.sizes[*second]);
  std::swap(window.strides[*first], window.strides[*second]);
  return view(window);
}

ViewResult ViewComputer::broadcast() {
  std::optional<Sizes> shape = integers("shape"), dims = integers("dims");
  if (!shape || !dims || dims->size() != operand.sizes.size())
    return {};
  Window window = operand;
  window.sizes = *shape;
  window.strides.assign(shape->size(), 0);
  for (auto [i, dim] : enumerate(*dims)) {
    if (dim < 0 || dim >= int64_t(shape->size()))
      return {};
    if (operand.sizes[i] == (*shape)[dim])
      window.strides[dim] = operand.strides[i];
    else if (operand.sizes[i] != 1)
      return {};
  }
  return view(window);
}

ViewResult ViewComputer::expand() {
  std::optional<Sizes> shape = integers("size");
  if (!shape || shape->size() < operand.sizes.size())
    return {};
  size_t added = shape->size() - operand.sizes.size();
  Window window = operand;
  window.strides.assign(shape->size(), 0);
  for (size_t i = added; i < shape->size(); ++i) {
    int64_t own = operand.sizes[i - added];
    if ((*shape)[i] == -1)
      (*shape)[i] = own;
    if ((*shape)[i] == own)
      window.strides[i] = operand.strides[i - added];
    else if (own != 1)
      return {};
  }
  window.sizes = *shape;
  return any_of(*shape, [](int64_t size) { return size < 0; }) ? ViewResult()
                                                               : view(window);
}

ViewResult ViewComputer::slice() {
  std::optional<Sizes> starts = integers("starts"), limits = integers("limits"),
                       steps = integers("strides");
  BasicIndex index;
  size_t rank = operand.sizes.size();
  if (!steps)
    steps.emplace(rank, 1);
  if (!starts || !limits || starts->size() != rank || limits->size() != rank ||
      steps->size() != rank)
    return {};
  for (size_t i = 0; i < rank; ++i) {
    if ((*starts)[i] < 0 || (*starts)[i] > (*limits)[i] ||
        (*limits)[i] > operand.sizes[i] || (*steps)[i] < 1)
      return {};
    index.dims.push_back(i);
  }
  index.starts = *starts;
  index.limits = *limits;
  index.steps = *steps;
  return view(applyIndex(operand, index));
}

/// Removes dimensions of size 1: those named, or all without names.
ViewResult ViewComputer::squeeze(std::optional<Sizes> dims) {
  size_t rank = operand.sizes.size();
  SmallVector<bool> named(rank, !dims);
  for (int64_t value : dims.value_or(Sizes())) {
    std::optional<size_t> at = wrap(value, rank);
    if (!at)
      return {};
    named[*at] = true;
  }
  Window window = operand;
  window.sizes.clear();
  window.strides.clear();
  for (size_t i = 0; i < rank; ++i)
    if (!named[i] || operand.sizes[i] != 1) {
      window.sizes.push_back(operand.sizes[i]);
      window.strides.push_back(operand.strides[i]);
    }
  return view(window);
}

ViewResult ViewComputer::unsqueeze() {
  std::optional<size_t> at = dim("dim", operand.sizes.size() + 1);
  if (!at)
    return {};
  Window window = operand;
  window.sizes.insert(window.sizes.begin() + *at, 1);
  window.strides.insert(window.strides.begin() + *at, 0);
  return view(window);
}

ViewResult ViewComputer::select() {
  std::optional<size_t> at = dim("dim", operand.sizes.size());
  std::optional<int64_t> number = integer("index");
  if (!at || !number)
    return {};
  std::optional<size_t> place = wrap(*number, operand.sizes[*at]);
  if (!place)
    return {};
  Window window = operand;
  window.offset += int64_t(*place) * operand.strides[*at];
  window.sizes.erase(window.sizes.begin() + *at);
  window.strides.erase(window.strides.begin() + *at);
  return view(window);
}

ViewResult ViewComputer::narrow(std::optional<int64_t> start,
                                std::optional<int64_t> count) {
  std::optional<size_t> at = dim("dim", operand.sizes.size());
  if (!at || !start || !count)
    return {};
  int64_t size = operand.sizes[*at];
  int64_t first = *start < 0 ? *start + size : *start;
  if (first < 0 || *count < 0 || first > size || *count > size - first)
    return {};
  Window window = operand;
  window.sizes[*at] = *count;
  if (window.getNumElements() > 0)
    window.offset += first * operand.strides[*at];
  return view(window);
}

ViewResult ViewComputer::diagonal() {
  size_t rank = operand.sizes.size();
  std::optional<size_t> first = dim("dim1", rank), second = dim("dim2", rank);
  std::optional<int64_t> offset = integer("offset");
  if (!first || !second || *first == *second || !offset)
    return {};
  Window window;
  window.storage = operand.storage;
  window.isDetached = operand.isDetached;
  window.offset = operand.offset;
  for (size_t i = 0; i < rank; ++i)
    if (i != *first && i != *second) {
      window.sizes.push_back(operand.sizes[i]);
      window.strides.push_back(operand.strides[i]);
    }
  int64_t rows = operand.sizes[*first] + std::min<int64_t>(*offset, 0),
          columns = operand.sizes[*second] - std::max<int64_t>(*offset, 0);
  window.sizes.push_back(std::max<int64_t>(std::min(rows, columns), 0));
  window.strides.push_back(operand.strides[*first] + operand.strides[*second]);
  if (window.getNumElements() > 0)
    window.offset += *offset > 0 ? *offset * operand.strides[*second]
                                 : -*offset * operand.strides[*first];
  return view(window);
}

ViewResult ViewComputer::run(StringRef symbol) {
  size_t rank = operand.sizes.size();
  auto list = [&](StringRef name) -> std::optional<Sizes> {
    if (std::optional<int64_t> single = integer(name))
      return Sizes{*single};
    return integers(name);
  };
  if (symbol == "aten.alias.default" || symbol == "aten.detach.default")
    return view(operand);
  if (symbol == "aten.contiguous.default")
    return operand.isContiguous() ? view(operand)
                                  : ViewResult{ViewResult::Kind::Copy, {}};
  if (symbol == "aten.reshape.default")
    return reshape("shape", /*mayCopy=*/true);
  if (symbol == "aten.view.default")
    return reshape("size", /*mayCopy=*/false);
  if (symbol == "aten.permute.default") {
    std::optional<Sizes> order = integers("dims");
    return order ? permute(*order) : ViewResult();
  }
  if (symbol == "aten.transpose.int")
    return exchange(dim("dim0", rank), dim("dim1", rank));
  if (symbol == "aten.swapaxes.default")
    return exchange(dim("axis0", rank), dim("axis1", rank));
  if (symbol == "aten.swapdims.default")
    return exchange(dim("dim0", rank), dim("dim1", rank));
  if (symbol == "aten.narrow.default")
    return narrow(integer("start"), integer("length"));
  if (symbol == "aten.diagonal.default")
    return diagonal();
  if (symbol == "aten.t.default")
    return rank < 2 ? view(operand) : rank == 2 ? exchange(0, 1) : ViewResult();
  if (symbol == "prims.broadcast_in_dim")
    return broadcast();
  if (symbol == "aten.expand.default")
    return expand();
  if (symbol == "prims.slice_prim")
    return slice();
  if (symbol == "aten.squeeze.default")
    return squeeze(std::nullopt);
  if (symbol == "aten.squeeze.dim" || symbol == "aten.squeeze.dims") {
    std::optional<Sizes> dims = list("dim");
    return dims ? squeeze(dims) : ViewResult();
  }
  if (symbol == "aten.unsqueeze.default")
    return unsqueeze();
  if (symbol == "aten.select.int")
    return select();
  return {};
}

} // namespace

ViewResult computeView(StringRef symbol,
                       function_ref<mlir::Attribute(StringRef)> argument,
                       const Window &operand) {
  return ViewComputer(argument, operand).run(symbol);
}

} // namespace thunder::trace

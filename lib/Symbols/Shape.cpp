//===- Shape.cpp - Views: the same elements under another shape -----------===//
#include "Families.h"

using namespace mlir;
using namespace mlir::thunder;

/// The shape in argument `name`, -1 replaced by what is left.
static Value reshapeTo(SymbolBuilder &b, StringRef name) {
  Value x = b.tensor("self");
  SmallVector<int64_t> shape = b.integers(name);
  if (b.failed())
    return {};
  int64_t known = 1, count = b.typeOf(x).getNumElements();
  int64_t *free = nullptr;
  for (int64_t &size : shape) {
    if (size == -1 && !free) {
      free = &size;
    } else if (size < 0 || llvm::MulOverflow(known, size, known)) {
      return b.invalid() << "argument '" << name << "' is not a shape", Value();
    }
  }
  if (free && known > 0 && count % known == 0)
    *free = count / known;
  if (free ? *free == -1 : known != count)
    return b.invalid() << x.getType() << " has " << count
                       << " elements: argument '" << name << "' does not fit",
           Value();
  return b.reshape(x, shape);
}

static Value reshape(SymbolBuilder &b) { return reshapeTo(b, "shape"); }
static Value view(SymbolBuilder &b) { return reshapeTo(b, "size"); }

static Value flatten(SymbolBuilder &b) {
  Value x = b.tensor("self");
  if (!x)
    return {};
  int64_t start = b.wrapDim(b.integer("start_dim"), b.rankOf(x)),
          end = b.wrapDim(b.integer("end_dim"), b.rankOf(x));
  if (b.failed())
    return {};
  if (start > end)
    return b.invalid() << "argument 'start_dim' is after 'end_dim'", Value();
  if (b.rankOf(x) == 0)
    return b.reshape(x, {1});
  SmallVector<int64_t> shape(b.shapeOf(x).take_front(start));
  int64_t size = 1;
  for (int64_t i = start; i <= end; ++i)
    size *= b.shapeOf(x)[i];
  shape.push_back(size);
  llvm::append_range(shape, b.shapeOf(x).drop_front(end + 1));
  return b.reshape(x, shape);
}

static Value permute(SymbolBuilder &b) {
  Value x = b.tensor("self");
  SmallVector<int64_t> dims = b.integers("dims");
  if (b.failed())
    return {};
  for (int64_t &dim : dims)
    if ((dim = b.wrapDim(dim, b.rankOf(x))) < 0)
      return {};
  SmallVector<int64_t> sorted(dims);
  llvm::sort(sorted);
  if (sorted != b.allDims(b.rankOf(x)))
    return b.invalid() << "argument 'dims' must name every dimension of "
                       << x.getType() << " once",
           Value();
  return b.transpose(x, dims);
}

/// Exchanges two dimensions; a 0-d tensor is left alone.
static Value swap(SymbolBuilder &b, Value x, int64_t dim0, int64_t dim1) {
  if (b.failed() || b.rankOf(x) == 0)
    return x;
  SmallVector<int64_t> dims = b.allDims(b.rankOf(x));
  std::swap(dims[dim0], dims[dim1]);
  return b.transpose(x, dims);
}

static Value transpose(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t rank = b.rankOf(x);
  return swap(b, x, b.wrapDim(b.integer("dim0"), rank),
              b.wrapDim(b.integer("dim1"), rank));
}

static Value t(SymbolBuilder &b) {
  Value x = b.tensor("self");
  if (b.rankOf(x) > 2)
    return b.invalid() << "expects at most 2 dimensions, has " << x.getType(),
           Value();
  return b.rankOf(x) < 2 ? x : swap(b, x, 0, 1);
}

static Value unsqueeze(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t dim = b.wrapDim(b.integer("dim"), b.rankOf(x) + 1);
  if (b.failed())
    return {};
  SmallVector<int64_t> shape(b.shapeOf(x));
  shape.insert(shape.begin() + dim, 1);
  return b.reshape(x, shape);
}

/// Drops the dimensions of size 1 among `dims`.
static Value squeezeDims(SymbolBuilder &b, Value x, ArrayRef<int64_t> dims) {
  FailureOr<SmallVector<int64_t>> wrapped =
      b.wrapDims(dims, b.rankOf(x), /*emptyIsAll=*/false);
  if (!x || failed(wrapped))
    return {};
  llvm::erase_if(*wrapped, [&](int64_t dim) { return b.shapeOf(x)[dim] != 1; });
  return b.reshape(x, b.withoutDims(b.shapeOf(x), *wrapped));
}

static Value squeezeAll(SymbolBuilder &b) {
  Value x = b.tensor("self");
  return squeezeDims(b, x, b.allDims(b.rankOf(x)));
}

/// One dimension or a list.
static Value squeeze(SymbolBuilder &b) {
  return squeezeDims(b, b.tensor("self"), b.integers("dim"));
}

/// -1 keeps a dimension's size.
static Value expand(SymbolBuilder &b) {
  Value x = b.tensor("self");
  SmallVector<int64_t> shape = b.integers("size");
  int64_t offset = int64_t(shape.size()) - b.rankOf(x);
  if (b.failed())
    return {};
  if (offset < 0)
    return b.invalid() << "argument 'size' has fewer dimensions than "
                       << x.getType(),
           Value();
  for (auto [i, size] : llvm::enumerate(shape)) {
    bool isNew = int64_t(i) < offset;
    if (size == -1 && !isNew)
      size = b.shapeOf(x)[i - offset];
    if (size < 0 || (!isNew && b.shapeOf(x)[i - offset] != 1 &&
                     b.shapeOf(x)[i - offset] != size))
      return b.invalid() << "cannot expand " << x.getType()
                         << " to argument 'size', entry " << i << " is "
                         << size,
             Value();
  }
  return b.broadcastTo(x, shape);
}

static Value expandAs(SymbolBuilder &b) {
  Value x = b.tensor("self"), other = b.tensor("other");
  return other ? b.broadcastTo(x, b.shapeOf(other)) : Value();
}

static Value swapAxes(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t rank = b.rankOf(x);
  return swap(b, x, b.wrapDim(b.integer("axis0"), rank),
              b.wrapDim(b.integer("axis1"), rank));
}

static Value ravel(SymbolBuilder &b) {
  Value x = b.tensor("self");
  return x ? b.reshape(x, {b.typeOf(x).getNumElements()}) : Value();
}

/// Dimensions `from` put at places `to`; the others keep their order.
static Value moveDims(SymbolBuilder &b, Value x, ArrayRef<int64_t> from,
                      ArrayRef<int64_t> to) {
  if (b.failed())
    return {};
  int64_t rank = b.rankOf(x);
  SmallVector<int64_t> permutation(rank, -1), left = b.allDims(rank);
  if (from.size() != to.size())
    return b.invalid() << "source and destination differ in length", Value();
  for (auto [source, target] : llvm::zip(from, to)) {
    int64_t dim = b.wrapDim(source, rank), place = b.wrapDim(target, rank);
    if (b.failed())
      return {};
    if (rank == 0)
      return x;
    if (permutation[place] != -1 || !llvm::is_contained(left, dim))
      return b.invalid() << "a dimension is named twice", Value();
    permutation[place] = dim;
    llvm::erase(left, dim);
  }
  const int64_t *next = left.begin();
  for (int64_t &dim : permutation)
    if (dim == -1)
      dim = *next++;
  return b.transpose(x, permutation);
}

static Value movedim(SymbolBuilder &b) {
  return moveDims(b, b.tensor("self"), b.integers("source"),
                  b.integers("destination"));
}

/// The last two dimensions exchanged, or all of them in reverse.
static Value matrixTranspose(SymbolBuilder &b) {
  Value x = b.tensor("self");
  if (b.failed() || b.rankOf(x) == 1)
    return b.invalid() << "needs matrices", Value();
  return swap(b, x, b.rankOf(x) - 2, b.rankOf(x) - 1);
}
static Value reverseDims(SymbolBuilder &b) {
  Value x = b.tensor("self");
  SmallVector<int64_t> dims = b.allDims(b.rankOf(x));
  std::reverse(dims.begin(), dims.end());
  return b.transpose(x, dims);
}

static Value unflatten(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t dim = b.dim("dim", b.rankOf(x));
  SmallVector<int64_t> sizes = b.integers("sizes");
  if (b.failed() || b.rankOf(x) == 0)
    return {};
  int64_t known = 1, size = b.shapeOf(x)[dim];
  int64_t *free = nullptr;
  for (int64_t &part : sizes) {
    if (part == -1 && !free)
      free = &part;
    else if (part < 0 || llvm::MulOverflow(known, part, known))
      return b.invalid() << "argument 'sizes' is not a shape", Value();
  }
  if (free && known > 0)
    *free = size / known;
  SmallVector<int64_t> shape(b.shapeOf(x));
  shape.erase(shape.begin() + dim);
  shape.insert(shape.begin() + dim, sizes.begin(), sizes.end());
  return b.reshape(x, shape); // refuses sizes that do not multiply to `size`
}

static Value reshapeAs(SymbolBuilder &b) {
  Value other = b.tensor("other");
  return other ? b.reshape(b.tensor("self"), b.shapeOf(other)) : Value();
}

static Value channelShuffle(SymbolBuilder &b) {
  Value x = b.tensor("self");
  int64_t groups = b.integer("groups");
  if (b.failed())
    return {};
  if (b.rankOf(x) < 3 || groups < 1 || b.shapeOf(x)[1] % groups)
    return b.invalid() << "cannot shuffle " << x.getType() << " in " << groups
                       << " groups",
           Value();
  SmallVector<int64_t> shape(b.shapeOf(x)), wide(shape);
  wide[1] = groups;
  wide.insert(wide.begin() + 2, shape[1] / groups);
  SmallVector<int64_t> permutation = b.allDims(wide.size());
  std::swap(permutation[1], permutation[2]);
  return b.reshape(b.transpose(b.reshape(x, wide), permutation), shape);
}

ArrayRef<Symbol> mlir::thunder::getShapeSymbols() {
  static const Symbol symbols[] = {
      {"aten.reshape.default", reshape},
      {"aten.view.default", view},
      {"aten._unsafe_view.default", view},
      {"aten.flatten.using_ints", flatten},
      {"aten.permute.default", permute},
      {"aten.transpose.int", transpose},
      {"aten.t.default", t},
      {"aten.unsqueeze.default", unsqueeze},
      {"aten.squeeze.default", squeezeAll},
      {"aten.squeeze.dim", squeeze},
      {"aten.squeeze.dims", squeeze},
      {"aten.expand.default", expand},
      {"aten.broadcast_to.default", expand},
      {"aten.expand_as.default", expandAs},
      {"aten.expand_copy.default", expand},
      {"aten.view_copy.default", view},
      {"aten.permute_copy.default", permute},
      {"aten.transpose_copy.int", transpose},
      {"aten.t_copy.default", t},
      {"aten.unsqueeze_copy.default", unsqueeze},
      {"aten.squeeze_copy.default", squeezeAll},
      {"aten.squeeze_copy.dim", squeeze},
      {"aten.squeeze_copy.dims", squeeze},
      {"aten.swapaxes.default", swapAxes},
      {"aten.swapdims.default", transpose},
      {"aten.movedim.int", movedim},
      {"aten.movedim.intlist", movedim},
      {"aten.moveaxis.int", movedim},
      {"aten.moveaxis.intlist", movedim},
      {"aten.mT.default", matrixTranspose},
      {"aten.mH.default", matrixTranspose}, // of real matrices
      {"aten.adjoint.default", matrixTranspose},
      {"aten.matrix_H.default", matrixTranspose},
      {"aten.numpy_T.default", reverseDims},
      {"aten.ravel.default", ravel},
      {"aten.unflatten.int", unflatten},
      {"aten.reshape_as.default", reshapeAs},
      {"aten.view_as.default", reshapeAs},
      {"aten.channel_shuffle.default", channelShuffle},
  };
  return symbols;
}

//===- StorageAnalysis.cpp - Which values share a storage -----------------===//
#include "StorageAnalysis.h"
#include "thunder/Import/Coverage.h"
#include "thunder/Import/ImportError.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace thunder {

using namespace serde;

namespace {

/// Operators that update running statistics although their signature does not
/// say so, with the flag that makes them do it.
struct HiddenWrite {
  StringLiteral symbol, flag;
};

constexpr HiddenWrite hiddenWrites[] = {
    {"aten.batch_norm.default", "training"},
    {"aten.native_batch_norm.default", "training"},
    {"aten.cudnn_batch_norm.default", "training"},
    {"aten.miopen_batch_norm.default", "training"},
    {"aten._batch_norm_impl_index.default", "training"},
    {"aten.instance_norm.default", "use_input_stats"},
};

/// Operators whose result may be a copy although the signature names an alias.
enum class Sharing {
  IfViewable,   ///< the strides allow the new shape
  IfSameLayout, ///< the operand has the layout that is asked for
  UnlessCopied, ///< argument `copy` is not true
};
struct MayAlias {
  StringLiteral base;
  Sharing sharing;
};

constexpr MayAlias mayAlias[] = {
    {"aten.reshape", Sharing::IfViewable},
    {"aten.reshape_as", Sharing::IfViewable},
    {"aten.flatten", Sharing::IfViewable},
    {"aten.ravel", Sharing::IfViewable},
    {"aten.contiguous", Sharing::IfSameLayout},
    {"aten.sum_to_size", Sharing::IfSameLayout},
    {"aten.to", Sharing::UnlessCopied},
};

/// Operators that may give their operand, or a view of it, although the
/// signature says nothing.
struct HiddenAlias {
  StringLiteral symbol, argument;
  bool isDropout; ///< only in evaluation, or where nothing is dropped
};
constexpr HiddenAlias hiddenAliases[] = {
    {"aten.dropout.default", "input", true},
    {"aten.feature_dropout.default", "input", true},
    {"aten.alpha_dropout.default", "input", true},
    {"aten.feature_alpha_dropout.default", "input", true},
    {"aten.atleast_1d.default", "self", false},
    {"aten.atleast_2d.default", "self", false},
    {"aten.atleast_3d.default", "self", false},
    {"aten.sum_to_size.default", "self", false},
    {"aten.type_as.default", "self", false},
};

/// Sizes, strides and offset of a value of static shape.
struct Layout {
  SmallVector<int64_t> sizes, strides;
  int64_t offset = 0;

  int64_t getNumElements() const {
    int64_t count = 1;
    for (int64_t size : sizes)
      count *= size;
    return count;
  }
};

std::optional<Layout> getLayout(const TensorMeta &meta) {
  Layout layout;
  for (auto [list, target] : {std::pair(&meta.sizes, &layout.sizes),
                              {&meta.strides, &layout.strides}})
    for (const SymScalar &scalar : *list) {
      const int64_t *value = scalar.getInteger();
      if (!value || *value < 0)
        return std::nullopt;
      target->push_back(*value);
    }
  const int64_t *offset = meta.storageOffset.getInteger();
  if (!offset || *offset < 0 || layout.sizes.size() != layout.strides.size())
    return std::nullopt;
  layout.offset = *offset;
  return layout;
}

/// The dimensions by falling stride.
SmallVector<int64_t> sortDims(const Layout &layout) {
  SmallVector<int64_t> order = to_vector(seq<int64_t>(layout.sizes.size()));
  stable_sort(order, [&](int64_t a, int64_t b) {
    return layout.strides[a] > layout.strides[b];
  });
  return order;
}

/// The places of a root that has gaps, or is an argument in another order than
/// row-major: in memory, and among its elements in row-major order.
class Repacking {
public:
  /// None when two elements are one.
  static std::optional<Repacking> compute(const Layout &root) {
    Repacking repacking;
    repacking.offset = root.offset;
    SmallVector<int64_t> packed(root.sizes.size(), 1);
    for (int64_t dim = int64_t(packed.size()) - 2; dim >= 0; --dim)
      packed[dim] = packed[dim + 1] * root.sizes[dim + 1];
    for (int64_t dim : sortDims(root)) {
      if (root.sizes[dim] == 1)
        continue;
      Dim next = {root.sizes[dim], root.strides[dim], packed[dim]};
      if (!repacking.dims.empty()) {
        Dim &last = repacking.dims.back();
        int64_t extent;
        if (MulOverflow(next.stride, next.size, extent) || last.stride < extent)
          return std::nullopt;
        if (last.stride == extent && last.packed == next.packed * next.size) {
          last = {last.size * next.size, next.stride, next.packed};
          continue;
        }
      }
      repacking.dims.push_back(next);
    }
    if (!repacking.dims.empty() && repacking.dims.back().stride == 0)
      return std::nullopt;
    return repacking;
  }

  /// `window` with strides and offset among the elements of the root; false
  /// when it has places outside of them.
  bool apply(Layout &window) const {
    SmallVector<int64_t> last(dims.size(), 0); // the window's last coordinates
    window.offset -= offset;
    if (!split(window.offset, 1, last))
      return false;
    for (auto [size, stride] : zip(window.sizes, window.strides))
      if (!split(stride, size - 1, last))
        return false;
    return true;
  }

private:
  struct Dim {
    int64_t size, stride, packed;
  };

  /// Makes `distance` in memory, gone `count` times, a distance among elements:
  /// takes it apart into steps along the dimensions, which move the `last`
  /// coordinates. False when one is no place of the root.
  bool split(int64_t &distance, int64_t count,
             SmallVector<int64_t> &last) const {
    int64_t rest = std::exchange(distance, 0);
    if (count < 1)
      return true;
    for (auto [dim, coordinate] : zip(dims, last)) {
      int64_t steps = rest / dim.stride;
      if (steps > (dim.size - 1 - coordinate) / count)
        return false;
      rest -= steps * dim.stride;
      distance += steps * dim.packed;
      coordinate += steps * count;
    }
    return rest == 0;
  }

  int64_t offset = 0;
  SmallVector<Dim> dims; ///< by falling stride, without those of size 1
};

/// True when a tensor of this layout can be seen under `shape` without a copy:
/// each run of old dimensions that is contiguous in itself must be covered by a
/// run of new ones.
bool isViewable(const Layout &layout, ArrayRef<int64_t> shape) {
  if (layout.getNumElements() == 0 || layout.sizes.empty())
    return true;
  int64_t next = int64_t(shape.size()) - 1, covered = 1, run = 1,
          innermost = layout.strides.back();
  for (int64_t dim = int64_t(layout.sizes.size()) - 1; dim >= 0; --dim) {
    run *= layout.sizes[dim];
    bool continues = dim > 0 && (layout.sizes[dim - 1] == 1 ||
                                 layout.strides[dim - 1] == run * innermost);
    if (continues)
      continue;
    while (next >= 0 && (covered < run || shape[next] == 1))
      covered *= shape[next--];
    if (covered != run)
      return false;
    if (dim > 0)
      innermost = layout.strides[dim - 1];
    covered = run = 1;
  }
  return next < 0;
}

/// The name of the alias set of a type: "a" of `Tensor(a -> *)`; empty: none.
StringRef getAliasSet(const SchemaType &type) {
  StringRef rest = type.text.split('(').second;
  return rest.take_while([](char c) { return c >= 'a' && c <= 'z'; });
}

const Argument *findInput(const Node &node, StringRef name) {
  for (const NamedArgument &input : node.inputs)
    if (input.name == name)
      return &input.value;
  return nullptr;
}

bool isSet(const Node &node, StringRef name) {
  const Argument *flag = findInput(node, name);
  const bool *value = flag ? flag->get<bool>() : nullptr;
  return value && *value;
}

StringRef getTensorName(const Argument *argument) {
  if (!argument)
    return {};
  if (const auto *tensor = argument->get<TensorArgument>())
    return tensor->name;
  if (const auto *tensor = argument->get<OptionalTensorArgument>())
    return *tensor ? (*tensor)->name : StringRef();
  return {};
}

class Analyzer {
public:
  Analyzer(const Graph &graph, OperatorSchemas &schemas,
           const CustomOperators *operators)
      : graph(graph), schemas(schemas), operators(operators) {}

  void addInputs(ArrayRef<SmallVector<StringRef, 1>> groups) {
    for (ArrayRef<StringRef> group : groups) {
      for (StringRef name : group)
        members[name] = {roots.size(), false};
      roots.push_back(group.front());
    }
    numArguments = roots.size();
  }

  void visit(const Node &node) {
    const OperatorSchema *schema = schemas.find(getSymbolName(node.target));
    if (!schema)
      return visitCustom(node);
    StringSet<> targets;
    for (StringRef name : findWrittenArguments(node, *schema))
      if (StringRef value = getTensorName(findBound(node, *schema, name));
          !value.empty()) {
        targets.insert(value);
        if (auto it = members.find(value); it != members.end())
          written.insert(it->second.root);
      }
    for (auto [output, type] : zip(node.outputs, schema->returns)) {
      StringRef base = findAliased(node, *schema, type);
      // What is returned of a written operand is the operand itself.
      bool isConstant = node.isInNoGrad && !targets.contains(base);
      visitResult(node, output, base, isConstant);
    }
  }

  Error finish(std::vector<WrittenStorage> &storages,
               StringMap<ValueWindow> &windows);

  /// The root of each value.
  StringMap<StringRef> takeRoots() const {
    StringMap<StringRef> result;
    for (const auto &entry : members)
      result[entry.first()] = roots[entry.second.root];
    return result;
  }

private:
  struct Member {
    size_t root;
    bool isDetached;
  };

  /// The argument of that name, also where the file gives it by position.
  const Argument *findBound(const Node &node, const OperatorSchema &schema,
                            StringRef name) {
    if (const Argument *argument = findInput(node, name))
      return argument;
    std::optional<size_t> position = schema.find(name);
    if (position && *position < node.inputs.size() &&
        node.inputs[*position].name.empty())
      return &node.inputs[*position].value;
    return nullptr;
  }

  bool drops(const Node &node, const OperatorSchema &schema) {
    const Argument *train = findBound(node, schema, "train"),
                   *rate = findBound(node, schema, "p");
    const bool *isTraining = train ? train->get<bool>() : nullptr;
    const double *p = rate ? rate->get<double>() : nullptr;
    return isTraining && *isTraining && !(p && *p == 0);
  }

  /// The value that a result of `type` may share its storage with.
  StringRef findAliased(const Node &node, const OperatorSchema &schema,
                        const SchemaType &type) {
    StringRef symbol = getSymbolName(node.target);
    for (const HiddenAlias &row : hiddenAliases)
      if (row.symbol == symbol && (!row.isDropout || !drops(node, schema)))
        return getTensorName(findBound(node, schema, row.argument));
    StringRef set = getAliasSet(type);
    if (set.empty())
      return {};
    for (const SchemaArgument &argument : schema.arguments)
      if (getAliasSet(argument.type) == set)
        return getTensorName(findBound(node, schema, argument.name));
    return {};
  }

  /// The results of a custom operator share no storage with anything.
  void visitCustom(const Node &node) {
    for (unsigned position : findDeclaredWrites(node, operators))
      if (auto it = members.find(getTensorName(&node.inputs[position].value));
          it != members.end())
        written.insert(it->second.root);
    for (const Argument &output : node.outputs)
      visitResult(node, output, /*base=*/"", /*isConstant=*/false);
  }

  /// `isConstant`: autograd does not see the result.
  void visitResult(const Node &node, const Argument &output, StringRef base,
                   bool isConstant) {
    if (const auto *list = output.get<std::vector<TensorArgument>>()) {
      for (const TensorArgument &tensor : *list)
        addResult(node, tensor.name, base, isConstant);
      return;
    }
    if (StringRef name = getTensorName(&output); !name.empty())
      addResult(node, name, base, isConstant);
  }

  void addResult(const Node &node, StringRef name, StringRef base,
                 bool isConstant) {
    auto from = members.find(base);
    if (from == members.end() || !shares(node, name, base)) {
      members[name] = {roots.size(), false};
      roots.push_back(name);
      return;
    }
    Member member = from->second;
    StringRef symbol = getSymbolName(node.target);
    member.isDetached |= isConstant || symbol == "aten.detach.default" ||
                         symbol == "aten.detach_.default";
    members[name] = member;
  }

  bool shares(const Node &node, StringRef name, StringRef base) {
    const TensorMeta &result = graph.tensorValues.find(name)->second,
                     &operand = graph.tensorValues.find(base)->second;
    if (result.dtype != operand.dtype)
      return false;
    StringRef symbol = getSymbolName(node.target).rsplit('.').first;
    for (const MayAlias &row : mayAlias) {
      if (row.base != symbol)
        continue;
      std::optional<Layout> from = getLayout(operand), to = getLayout(result);
      if (!from || !to)
        return true;
      switch (row.sharing) {
      case Sharing::IfViewable:
        return isViewable(*from, to->sizes);
      case Sharing::IfSameLayout:
        return from->sizes == to->sizes && from->strides == to->strides;
      case Sharing::UnlessCopied:
        return !isSet(node, "copy");
      }
    }
    return true;
  }

  const Graph &graph;
  OperatorSchemas &schemas;
  const CustomOperators *operators;
  std::vector<StringRef> roots; ///< those of arguments first
  size_t numArguments = 0;
  StringMap<Member> members;
  DenseSet<size_t> written;
};

} // namespace

bool changesOnlySizes(StringRef symbol) {
  return is_contained({"aten.as_strided_", "aten.detach_", "aten.squeeze_",
                       "aten.swapaxes_", "aten.swapdims_", "aten.t_",
                       "aten.transpose_", "aten.unsqueeze_"},
                      symbol.rsplit('.').first);
}

std::optional<PackedWindow> findAmongElements(const TensorMeta &base,
                                              const TensorMeta &view) {
  auto root = getLayout(base), window = getLayout(view);
  if (!root || !window || window->offset < root->offset)
    return std::nullopt;
  std::optional<Repacking> repacking = Repacking::compute(*root);
  if (!repacking || !repacking->apply(*window))
    return std::nullopt;
  return PackedWindow{window->strides, window->offset};
}

std::optional<TensorMeta> findShownType(const Node &node, TensorMeta type,
                                        const TensorMeta &operand) {
  if (getSymbolName(node.target) != "aten.as_strided_copy.default")
    return type;
  type.storageOffset = operand.storageOffset;
  const Argument *given = findInput(node, "stride"),
                 *start = findInput(node, "storage_offset");
  const auto *strides = given ? given->get<std::vector<int64_t>>() : nullptr;
  if (!strides)
    return std::nullopt;
  type.strides.clear();
  for (int64_t stride : *strides)
    type.strides.push_back({stride, {}});
  if (start && start->getTag() != ArgumentTag::None) {
    const int64_t *offset = start->get<int64_t>();
    if (!offset)
      return std::nullopt;
    type.storageOffset = {*offset, {}};
  }
  return type;
}

SmallVector<StringRef> findWrittenArguments(const Node &node,
                                            const OperatorSchema &schema) {
  SmallVector<StringRef> names;
  if (changesOnlySizes(schema.symbol))
    return names;
  for (const SchemaArgument &argument : schema.arguments)
    if (argument.type.writes)
      names.push_back(argument.name);
  for (const HiddenWrite &row : hiddenWrites)
    if (row.symbol == schema.symbol && isSet(node, row.flag))
      for (StringRef name : {"running_mean", "running_var"})
        if (!getTensorName(findInput(node, name)).empty())
          names.push_back(name);
  return names;
}

SmallVector<unsigned> findDeclaredWrites(const Node &node,
                                         const CustomOperators *operators) {
  SmallVector<unsigned> positions;
  const std::vector<std::string> *effects =
      operators ? operators->findEffects(getImportedSymbol(node.target))
                : nullptr;
  if (!effects)
    return positions;
  for (StringRef effect : *effects)
    if (unsigned position; effect.consume_front("write:") &&
                           !effect.getAsInteger(10, position) &&
                           position < node.inputs.size())
      positions.push_back(position);
  return positions;
}

Error Analyzer::finish(std::vector<WrittenStorage> &storages,
                       StringMap<ValueWindow> &windows) {
  struct Root {
    size_t number;
    Layout layout;
    std::optional<Repacking> repacking;
  };
  DenseMap<size_t, Root> numbers; // by root
  for (size_t root : seq<size_t>(roots.size())) {
    if (!written.contains(root))
      continue;
    StringRef name = roots[root];
    std::optional<Layout> layout =
        getLayout(graph.tensorValues.find(name)->second);
    if (!layout)
      return importError(ErrorKind::Unsupported,
                         "'" + name +
                             "' is written in place and has a "
                             "symbolic size; export with fixed shapes");
    SmallVector<int64_t> order = sortDims(*layout);
    WrittenStorage storage;
    storage.root = name;
    int64_t stride = 1;
    bool isDense = true;
    for (int64_t dim : reverse(order)) {
      if (layout->sizes[dim] == 1)
        continue;
      isDense &= layout->strides[dim] == stride;
      stride *= layout->sizes[dim];
    }
    isDense |= layout->getNumElements() == 0;
    // Dimensions of size 1 may have any stride.
    SmallVector<int64_t> moving(order);
    erase_if(moving, [&](int64_t dim) { return layout->sizes[dim] == 1; });
    bool isArgument = root < numArguments, isPermuted = !is_sorted(moving);
    storage.shape = layout->sizes;
    std::optional<Repacking> repacking;
    if (!isDense ||
        (isArgument && isPermuted && layout->getNumElements() > 0)) {
      repacking = Repacking::compute(*layout);
      if (!repacking)
        return importError(ErrorKind::Unsupported,
                           "'" + name +
                               "' is written in place and has elements that "
                               "are one; call contiguous() before");
    } else if (isPermuted) {
      for (auto [size, dim] : zip(storage.shape, order))
        size = layout->sizes[dim];
      storage.permutation = order;
    }
    numbers[root] = {storages.size(), *layout, repacking};
    storages.push_back(std::move(storage));
  }
  for (const auto &entry : members) {
    auto number = numbers.find(entry.second.root);
    if (number == numbers.end())
      continue;
    const auto &[storage, root, repacking] = number->second;
    std::optional<Layout> layout =
        getLayout(graph.tensorValues.find(entry.first())->second);
    Layout window = layout.value_or(Layout());
    bool fits = layout && layout->offset >= root.offset &&
                (!repacking || repacking->apply(window));
    if (!fits)
      return importError(ErrorKind::Unsupported,
                         "'" + entry.first() + "' is a view of '" +
                             storages[storage].root +
                             "', which is written in place, beyond it or of a "
                             "symbolic size");
    bool isWhole = storages[storage].permutation.empty() &&
                   layout->offset == root.offset && layout->sizes == root.sizes;
    for (auto [size, a, b] : zip(root.sizes, root.strides, layout->strides))
      isWhole = isWhole && (size == 1 || a == b);
    if (!repacking)
      window.offset -= root.offset;
    windows[entry.first()] = {storage, window.strides, window.offset,
                              entry.second.isDetached,
                              isWhole && !entry.second.isDetached};
  }
  return Error::success();
}

Expected<StorageAnalysis> StorageAnalysis::compute(
    const Graph &graph, ArrayRef<SmallVector<StringRef, 1>> inputGroups,
    OperatorSchemas &schemas, const CustomOperators *operators) {
  StorageAnalysis analysis;
  Analyzer analyzer(graph, schemas, operators);
  analyzer.addInputs(inputGroups);
  for (const Node &node : graph.nodes)
    analyzer.visit(node);
  if (Error error = analyzer.finish(analysis.storages, analysis.windows))
    return error;
  analysis.roots = analyzer.takeRoots();
  return analysis;
}

} // namespace thunder

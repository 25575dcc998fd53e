//===- SchemaReader.cpp - JSON text to serde structs ----------------------===//
//
// One member function a struct of the schema, and a table for each union.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/SchemaReader.h"
#include "JsonCursor.h"
#include "thunder/Import/ImportError.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace thunder::serde {

namespace {

constexpr int64_t supportedMajor = 8;
constexpr size_t maxRank = 64;
constexpr int64_t maxElements = int64_t(1) << 40;

class Reader : public CursorReader {
public:
  ScalarType scalarType(const Cursor &at) {
    int64_t number = integer(at);
    const ScalarTypeInfo *info = getScalarTypeInfo(number);
    if (!info || (info->type == ScalarType::Unknown && !failed())) {
      fail(at, "unknown dtype " + Twine(number));
      return ScalarType::Unknown;
    }
    return info->type;
  }

  //===--------------------------------------------------------------------===//
  // Symbols and tensors
  //===--------------------------------------------------------------------===//

  SymbolicExpr expression(const Cursor &at) {
    Expected<SymbolicExpr> expr = SymbolicExpr::parse(string(at));
    if (expr)
      return std::move(*expr);
    fail(at, takeImportError(expr.takeError()).getMessage());
    return {};
  }

  /// SymInt, SymFloat or SymBool; `constantTag` is as_int, as_float, as_bool.
  SymScalar symScalar(const Cursor &at, StringRef constantTag) {
    SymScalar result;
    StringRef tag;
    Cursor member = unionMember(at, "a symbolic value", tag);
    if (failed())
      return result;
    if (tag == "as_expr") {
      result.value = expression(field(member, "expr_str"));
      optional(member, "hint", [&](const Cursor &hint) {
        StringRef hintTag;
        Cursor value = unionMember(hint, "a hint", hintTag);
        if (hintTag == "as_int")
          result.hint = integer(value);
        else if (hintTag == "as_float")
          result.hint = real(value);
        else if (hintTag == "as_bool")
          result.hint = boolean(value);
        else
          failTag(value, "hint", hintTag);
      });
    } else if (tag != constantTag) {
      failTag(member, "symbolic value", tag);
    } else if (tag == "as_int") {
      result.value = integer(member);
    } else if (tag == "as_float") {
      result.value = real(member);
    } else {
      result.value = boolean(member);
    }
    return result;
  }

  SymScalar symInt(const Cursor &at) { return symScalar(at, "as_int"); }

  Device device(const Cursor &at) {
    Device result;
    result.type = nonEmptyString(field(at, "type"));
    optional(at, "index",
             [&](const Cursor &index) { result.index = integer(index); });
    return result;
  }

  Layout layout(const Cursor &at) {
    return enumeration(at, Layout::Strided, "layout");
  }

  TensorMeta tensorMeta(const Cursor &at) {
    TensorMeta meta;
    meta.dtype = scalarType(field(at, "dtype"));
    auto readInt = [&](const Cursor &item) { return symInt(item); };
    meta.sizes = list(field(at, "sizes"), readInt);
    meta.strides = list(field(at, "strides"), readInt);
    meta.storageOffset = symInt(field(at, "storage_offset"));
    meta.requiresGrad = boolean(field(at, "requires_grad"));
    meta.device = device(field(at, "device"));
    meta.layout = layout(field(at, "layout"));
    if (!failed())
      checkExtent(at, meta);
    return meta;
  }

  /// Dimensions that any later arithmetic may multiply without overflow.
  void checkExtent(const Cursor &at, const TensorMeta &meta) {
    if (meta.sizes.size() > maxRank)
      return fail(at, "a tensor of rank " + Twine(meta.sizes.size()) +
                          " (the limit is " + Twine(maxRank) + ")");
    if (meta.sizes.size() != meta.strides.size())
      return fail(at, "sizes and strides have different lengths");
    int64_t elements = 1;
    for (const SymScalar &size : meta.sizes) {
      const int64_t *value = size.getInteger();
      if (!value)
        continue;
      if (*value < 0)
        return fail(at, "negative dimension " + Twine(*value));
      int64_t factor = std::max<int64_t>(*value, 1);
      if (factor > maxElements / elements)
        return fail(at, "dimensions whose product overflows the limit of 2^40 "
                        "elements");
      elements *= factor;
    }
    for (const SymScalar &stride : meta.strides)
      if (const int64_t *value = stride.getInteger(); value && *value < 0)
        return fail(at, "negative stride " + Twine(*value));
    if (const int64_t *value = meta.storageOffset.getInteger();
        value && *value < 0)
      return fail(at, "negative storage_offset " + Twine(*value));
  }

  //===--------------------------------------------------------------------===//
  // Arguments
  //===--------------------------------------------------------------------===//

  TensorArgument tensorArgument(const Cursor &at) {
    return {nonEmptyString(field(at, "name"))};
  }

  CustomObjArgument customObj(const Cursor &at) {
    return {nonEmptyString(field(at, "name")), string(field(at, "class_fqn"))};
  }

  GraphArgument graphArgument(const Cursor &at) {
    GraphArgument result;
    result.name = string(field(at, "name"));
    std::string outer = std::move(nodeLabel);
    nodeLabel.clear();
    result.graph = std::make_unique<Graph>();
    graph(field(at, "graph"), *result.graph);
    nodeLabel = std::move(outer);
    return result;
  }

  OptionalTensorArgument optionalTensor(const Cursor &at) {
    StringRef tag;
    Cursor member = unionMember(at, "an optional tensor", tag);
    if (tag == "as_tensor")
      return tensorArgument(member);
    if (tag != "as_none")
      failTag(member, "optional tensor", tag);
    return std::nullopt;
  }

  /// SymIntArgument and its kin: a name or a constant.
  template <typename Sym, typename Fn>
  Sym symArgument(const Cursor &at, StringRef constantTag, Fn readConstant) {
    StringRef tag;
    Cursor member = unionMember(at, "a symbolic argument", tag);
    if (tag == "as_name")
      return {nonEmptyString(member)};
    if (tag == constantTag)
      return {readConstant(member)};
    failTag(member, "symbolic argument", tag);
    return {};
  }
  SymIntArgument symIntArgument(const Cursor &at) {
    return symArgument<SymIntArgument>(
        at, "as_int", [&](const Cursor &c) { return integer(c); });
  }
  SymFloatArgument symFloatArgument(const Cursor &at) {
    return symArgument<SymFloatArgument>(
        at, "as_float", [&](const Cursor &c) { return real(c); });
  }
  SymBoolArgument symBoolArgument(const Cursor &at) {
    return symArgument<SymBoolArgument>(
        at, "as_bool", [&](const Cursor &c) { return boolean(c); });
  }

  /// Applies one member function to every item.
  template <typename Owner, typename T>
  auto all(const Cursor &at, T (Owner::*read)(const Cursor &)) {
    return list(at, [&](const Cursor &item) { return (this->*read)(item); });
  }

  Argument argument(const Cursor &at);

  NamedArgument namedArgument(const Cursor &at) {
    NamedArgument result;
    result.name = string(field(at, "name"));
    result.value = argument(field(at, "arg"));
    optional(at, "kind", [&](const Cursor &kind) {
      result.kind = enumeration(kind, ArgumentKind::Keyword, "argument kind");
    });
    return result;
  }

  //===--------------------------------------------------------------------===//
  // Nodes and graphs
  //===--------------------------------------------------------------------===//

  std::vector<std::pair<StringRef, StringRef>> stringMap(const Cursor &at) {
    std::vector<std::pair<StringRef, StringRef>> result;
    entries(at, [&](StringRef key, const Cursor &value) {
      result.emplace_back(key, string(value));
    });
    return result;
  }

  Node node(const Cursor &at) {
    Node result;
    result.target = nonEmptyString(field(at, "target"));
    optional(at, "name",
             [&](const Cursor &name) { result.name = string(name); });
    nodeLabel = ("node '" + result.name + "', " + result.target).str();
    result.inputs = all(field(at, "inputs"), &Reader::namedArgument);
    result.outputs = all(field(at, "outputs"), &Reader::argument);
    result.metadata = stringMap(field(at, "metadata"));
    optional(at, "is_hop_single_tensor_return", [&](const Cursor &flag) {
      result.isHopSingleTensorReturn = boolean(flag);
    });
    if (result.name.empty())
      result.name = firstOutputName(result);
    if (!failed())
      nodeLabel.clear();
    return result;
  }

  /// Older files do not name nodes; their outputs have the names.
  static StringRef firstOutputName(const Node &node) {
    if (!node.outputs.empty())
      if (const auto *tensor = node.outputs.front().get<TensorArgument>())
        return tensor->name;
    return node.target;
  }

  template <typename Map, typename Fn>
  void valueTable(const Cursor &at, Map &map, Fn read) {
    entries(at, [&](StringRef name, const Cursor &value) {
      map.insert({name, read(value)});
    });
  }

  void graph(const Cursor &at, Graph &result) {
    result.path = at.getPath();
    result.inputs = all(field(at, "inputs"), &Reader::argument);
    result.outputs = all(field(at, "outputs"), &Reader::argument);
    result.nodes = all(field(at, "nodes"), &Reader::node);
    valueTable(field(at, "tensor_values"), result.tensorValues,
               [&](const Cursor &c) { return tensorMeta(c); });
    valueTable(field(at, "sym_int_values"), result.symIntValues,
               [&](const Cursor &c) { return symInt(c); });
    valueTable(field(at, "sym_bool_values"), result.symBoolValues,
               [&](const Cursor &c) { return symScalar(c, "as_bool"); });
    optional(at, "sym_float_values", [&](const Cursor &values) {
      valueTable(values, result.symFloatValues,
                 [&](const Cursor &c) { return symScalar(c, "as_float"); });
    });
    optional(at, "custom_obj_values", [&](const Cursor &values) {
      valueTable(values, result.customObjValues,
                 [&](const Cursor &c) { return customObj(c); });
    });
    optional(at, "is_single_tensor_return", [&](const Cursor &flag) {
      result.isSingleTensorReturn = boolean(flag);
    });
  }

  //===--------------------------------------------------------------------===//
  // Signature
  //===--------------------------------------------------------------------===//

  Argument constantValue(const Cursor &at) {
    StringRef tag;
    unionMember(at, "a constant", tag);
    if (!failed() && tag != "as_none" && tag != "as_int" && tag != "as_float" &&
        tag != "as_string" && tag != "as_bool")
      failTag(at, "constant", tag);
    return argument(at);
  }

  InputSpec inputSpec(const Cursor &at);
  OutputSpec outputSpec(const Cursor &at);

  ModuleCallEntry moduleCall(const Cursor &at) {
    ModuleCallEntry entry;
    entry.fqn = string(field(at, "fqn"));
    optional(at, "signature", [&](const Cursor &signature) {
      ModuleCallSignature &result = entry.signature.emplace();
      result.inputs = all(field(signature, "inputs"), &Reader::argument);
      result.outputs = all(field(signature, "outputs"), &Reader::argument);
      result.inSpec = string(field(signature, "in_spec"));
      result.outSpec = string(field(signature, "out_spec"));
      optional(signature, "forward_arg_names", [&](const Cursor &names) {
        result.forwardArgNames = strings(names);
      });
    });
    return entry;
  }

  //===--------------------------------------------------------------------===//
  // Program
  //===--------------------------------------------------------------------===//

  SchemaVersion schemaVersion(const Cursor &at) {
    SchemaVersion version;
    if (at->getKind() == JsonValue::Kind::Integer) {
      version.major = at->getInteger(); // torch 2.1 and 2.2
    } else {
      version.major = integer(field(at, "major"));
      version.minor = integer(field(at, "minor"));
    }
    if (version.major == supportedMajor || failed())
      return version;
    if (version.major >= 1 && version.major < supportedMajor)
      fail(at, "schema version " + Twine(version.major) +
                   " is older than thunderc reads (8); export the model again "
                   "with torch 2.6 or later");
    else
      fail(at, "unknown schema version " + Twine(version.major) +
                   "; thunderc reads version 8");
    return version;
  }

  RangeConstraint rangeConstraint(StringRef expr, const Cursor &at) {
    RangeConstraint result;
    result.expr = expr;
    auto bound = [&](StringRef key, std::optional<int64_t> &value) {
      optional(at, key, [&](const Cursor &c) { value = integer(c); });
    };
    if (at->getKind() != JsonValue::Kind::Object)
      failKind(at, "an object");
    bound("min_val", result.min);
    bound("max_val", result.max);
    return result;
  }

  void program(const Cursor &at, Program &result) {
    result.version = schemaVersion(field(at, "schema_version"));
    optional(at, "torch_version",
             [&](const Cursor &c) { result.torchVersion = string(c); });
    optional(at, "verifiers",
             [&](const Cursor &c) { result.verifiers = strings(c); });
    optional(at, "guards_code",
             [&](const Cursor &c) { result.guardsCode = strings(c); });
    entries(field(at, "opset_version"), [&](StringRef key, const Cursor &c) {
      result.opsetVersion.emplace_back(key, integer(c));
    });
    entries(field(at, "range_constraints"),
            [&](StringRef key, const Cursor &c) {
              result.rangeConstraints.push_back(rangeConstraint(key, c));
            });
    Cursor graphModule = field(at, "graph_module");
    graph(field(graphModule, "graph"), result.graph);
    Cursor signature = field(graphModule, "signature");
    result.signature.inputs =
        all(field(signature, "input_specs"), &Reader::inputSpec);
    result.signature.outputs =
        all(field(signature, "output_specs"), &Reader::outputSpec);
    result.moduleCallGraph =
        all(field(graphModule, "module_call_graph"), &Reader::moduleCall);
    optional(graphModule, "metadata",
             [&](const Cursor &c) { result.metadata = stringMap(c); });
    optional(graphModule, "treespec_namedtuple_fields", [&](const Cursor &c) {
      entries(c, [&](StringRef name, const Cursor &definition) {
        result.namedTuples.push_back(
            {name, strings(field(definition, "field_names"))});
      });
    });
  }

  PayloadMeta payload(StringRef name, const Cursor &at) {
    PayloadMeta result;
    result.name = name;
    result.pathName = nonEmptyString(field(at, "path_name"));
    result.isParam = boolean(field(at, "is_param"));
    result.usePickle = boolean(field(at, "use_pickle"));
    optional(at, "tensor_meta",
             [&](const Cursor &c) { result.meta = tensorMeta(c); });
    return result;
  }
};

/// How the payload of each tag is read, in the order of ArgumentTag.
using ReadPayload = ArgumentValue (*)(Reader &, const Cursor &);
constexpr ReadPayload payloadReaders[] = {
    [](Reader &, const Cursor &) -> ArgumentValue { return NoneArgument(); },
    [](Reader &r, const Cursor &c) -> ArgumentValue {
      return r.tensorArgument(c);
    },
    [](Reader &r, const Cursor &c) -> ArgumentValue {
      return r.all(c, &Reader::tensorArgument);
    },
    [](Reader &r, const Cursor &c) -> ArgumentValue { return r.integer(c); },
    [](Reader &r, const Cursor &c) -> ArgumentValue { return r.integers(c); },
    [](Reader &r, const Cursor &c) -> ArgumentValue { return r.real(c); },
    [](Reader &r, const Cursor &c) -> ArgumentValue { return r.reals(c); },
    [](Reader &r, const Cursor &c) -> ArgumentValue { return r.string(c); },
    [](Reader &r, const Cursor &c) -> ArgumentValue { return r.strings(c); },
    [](Reader &r, const Cursor &c) -> ArgumentValue {
      return r.symIntArgument(c);
    },
    [](Reader &r, const Cursor &c) -> ArgumentValue {
      return r.all(c, &Reader::symIntArgument);
    },
    [](Reader &r, const Cursor &c) -> ArgumentValue { return r.scalarType(c); },
    [](Reader &r, const Cursor &c) -> ArgumentValue {
      return r.enumeration(c, MemoryFormat::Preserve, "memory format");
    },
    [](Reader &r, const Cursor &c) -> ArgumentValue { return r.layout(c); },
    [](Reader &r, const Cursor &c) -> ArgumentValue { return r.device(c); },
    [](Reader &r, const Cursor &c) -> ArgumentValue { return r.boolean(c); },
    [](Reader &r, const Cursor &c) -> ArgumentValue {
      return r.all(c, &Reader::boolean);
    },
    [](Reader &r, const Cursor &c) -> ArgumentValue {
      return r.symBoolArgument(c);
    },
    [](Reader &r, const Cursor &c) -> ArgumentValue {
      return r.all(c, &Reader::symBoolArgument);
    },
    [](Reader &r, const Cursor &c) -> ArgumentValue {
      return r.all(c, &Reader::optionalTensor);
    },
    [](Reader &r, const Cursor &c) -> ArgumentValue {
      return r.graphArgument(c);
    },
    [](Reader &r, const Cursor &c) -> ArgumentValue { return r.customObj(c); },
    [](Reader &r, const Cursor &c) -> ArgumentValue {
      return OperatorArgument{r.nonEmptyString(c)};
    },
    [](Reader &r, const Cursor &c) -> ArgumentValue {
      return r.symFloatArgument(c);
    },
    [](Reader &r, const Cursor &c) -> ArgumentValue {
      return r.all(c, &Reader::symFloatArgument);
    },
    [](Reader &r, const Cursor &c) -> ArgumentValue {
      return r.optionalTensor(c);
    },
    [](Reader &r, const Cursor &c) -> ArgumentValue {
      return ComplexValue{r.real(r.field(c, "real")),
                          r.real(r.field(c, "imag"))};
    },
    [](Reader &r, const Cursor &c) -> ArgumentValue {
      return r.list(c, [&](const Cursor &item) {
        return r.all(item, &Reader::tensorArgument);
      });
    },
    [](Reader &r, const Cursor &c) -> ArgumentValue {
      return r.all(c, &Reader::integers);
    },
    [](Reader &r, const Cursor &c) -> ArgumentValue {
      std::vector<NamedValue> values;
      r.entries(c, [&](StringRef name, const Cursor &value) {
        values.push_back({name, r.argument(value)});
      });
      return values;
    },
    [](Reader &r, const Cursor &c) -> ArgumentValue {
      return r.all(c, &Reader::reals);
    },
};
static_assert(std::size(payloadReaders) == std::variant_size_v<ArgumentValue>);

Argument Reader::argument(const Cursor &at) {
  Argument result;
  StringRef tag;
  Cursor member = unionMember(at, "an argument", tag);
  if (failed())
    return result;
  std::optional<ArgumentTag> kind = findArgumentTag(tag);
  if (!kind)
    failTag(at, "argument", tag);
  else
    result.value = payloadReaders[static_cast<size_t>(*kind)](*this, member);
  return result;
}

/// How a spec's members are called, by tag.
template <typename Kind> struct SpecRow {
  StringLiteral tag;
  Kind kind;
  StringLiteral qualifiedKey; ///< "" when it has none
  ArgumentTag argument;       ///< None: any
};

constexpr SpecRow<InputSpec::Kind> inputSpecs[] = {
    {"user_input", InputSpec::Kind::UserInput, "", ArgumentTag::None},
    {"parameter", InputSpec::Kind::Parameter, "parameter_name",
     ArgumentTag::Tensor},
    {"buffer", InputSpec::Kind::Buffer, "buffer_name", ArgumentTag::Tensor},
    {"tensor_constant", InputSpec::Kind::TensorConstant, "tensor_constant_name",
     ArgumentTag::Tensor},
    {"custom_obj", InputSpec::Kind::CustomObj, "custom_obj_name",
     ArgumentTag::CustomObj},
    {"token", InputSpec::Kind::Token, "", ArgumentTag::Tensor},
    {"constant_input", InputSpec::Kind::ConstantInput, "name",
     ArgumentTag::None},
};

constexpr SpecRow<OutputSpec::Kind> outputSpecs[] = {
    {"user_output", OutputSpec::Kind::UserOutput, "", ArgumentTag::None},
    {"loss_output", OutputSpec::Kind::LossOutput, "", ArgumentTag::Tensor},
    {"buffer_mutation", OutputSpec::Kind::BufferMutation, "buffer_name",
     ArgumentTag::Tensor},
    {"parameter_mutation", OutputSpec::Kind::ParameterMutation,
     "parameter_name", ArgumentTag::Tensor},
    {"user_input_mutation", OutputSpec::Kind::UserInputMutation,
     "user_input_name", ArgumentTag::Tensor},
    {"gradient_to_parameter", OutputSpec::Kind::GradientToParameter,
     "parameter_name", ArgumentTag::Tensor},
    {"gradient_to_user_input", OutputSpec::Kind::GradientToUserInput,
     "user_input_name", ArgumentTag::Tensor},
    {"token", OutputSpec::Kind::Token, "", ArgumentTag::Tensor},
};

/// Reads the members that input and output specs have in common; the row, or
/// null after a failure.
template <typename Spec, typename Rows>
const SpecRow<typename Spec::Kind> *readSpec(Reader &reader, const Cursor &at,
                                             const Rows &rows, Spec &spec) {
  StringRef tag;
  Cursor member = reader.unionMember(at, "a spec", tag);
  if (reader.failed())
    return nullptr;
  for (const auto &row : rows) {
    if (row.tag != tag)
      continue;
    spec.kind = row.kind;
    if (!row.qualifiedKey.empty())
      spec.qualified =
          reader.nonEmptyString(reader.field(member, row.qualifiedKey));
    if (tag == "constant_input") {
      spec.arg = reader.constantValue(reader.field(member, "value"));
      return &row;
    }
    Cursor arg = reader.field(member, "arg");
    // The payload is the argument struct itself, without a tag.
    if (row.argument == ArgumentTag::Tensor)
      spec.arg.value = reader.tensorArgument(arg);
    else if (row.argument == ArgumentTag::CustomObj)
      spec.arg.value = reader.customObj(arg);
    else
      spec.arg = reader.argument(arg);
    return &row;
  }
  reader.failTag(at, "spec", tag);
  return nullptr;
}

InputSpec Reader::inputSpec(const Cursor &at) {
  InputSpec spec;
  readSpec(*this, at, inputSpecs, spec);
  if (!failed() && spec.kind == InputSpec::Kind::Buffer) {
    const JsonValue &members = at->getObject().front().value;
    Cursor member(members, at, "buffer");
    optional(member, "persistent",
             [&](const Cursor &flag) { spec.persistent = boolean(flag); });
  }
  return spec;
}

OutputSpec Reader::outputSpec(const Cursor &at) {
  OutputSpec spec;
  readSpec(*this, at, outputSpecs, spec);
  return spec;
}

} // namespace

Expected<std::unique_ptr<Program>> readProgram(StringRef text) {
  auto document = JsonDocument::parse(text);
  if (!document)
    return document.takeError();
  auto program = std::make_unique<Program>();
  program->json = std::move(*document);
  Reader reader;
  reader.program(Cursor(program->json->getRoot(), "$"), *program);
  if (Error error = reader.takeError())
    return error;
  return program;
}

Expected<PayloadConfig> readPayloadConfig(StringRef text, StringRef what) {
  auto document = JsonDocument::parse(text);
  if (!document)
    return prefixed(what + ": ", document.takeError());
  PayloadConfig config;
  config.json = std::move(*document);
  Reader reader;
  Cursor root(config.json->getRoot(), "$");
  reader.entries(reader.field(root, "config"),
                 [&](StringRef name, const Cursor &at) {
                   config.entries.push_back(reader.payload(name, at));
                 });
  if (Error error = reader.takeError())
    return prefixed(what + ": ", std::move(error));
  return config;
}

} // namespace thunder::serde

//===- ValueConversion.cpp - Serialized types and arguments as MLIR -------===//
//
// See the header.
//
//===----------------------------------------------------------------------===//
#include "ValueConversion.h"
#include "thunder/IR/Thunder.h"

using namespace llvm;

namespace thunder {

using namespace serde;
using mlir::Attribute;
using mlir::Builder;
using mlir::Type;

Type getElementType(Builder &builder, ScalarType type) {
  mlir::MLIRContext *context = builder.getContext();
  auto unsignedType = [&](unsigned width) {
    return mlir::IntegerType::get(context, width, mlir::IntegerType::Unsigned);
  };
  switch (type) {
  case ScalarType::Unknown:
    return {};
  case ScalarType::Byte:
    return unsignedType(8);
  case ScalarType::Char:
    return builder.getIntegerType(8);
  case ScalarType::Short:
    return builder.getIntegerType(16);
  case ScalarType::Int:
    return builder.getIntegerType(32);
  case ScalarType::Long:
    return builder.getIntegerType(64);
  case ScalarType::Half:
    return builder.getF16Type();
  case ScalarType::Float:
    return builder.getF32Type();
  case ScalarType::Double:
    return builder.getF64Type();
  case ScalarType::ComplexHalf:
    return mlir::ComplexType::get(builder.getF16Type());
  case ScalarType::ComplexFloat:
    return mlir::ComplexType::get(builder.getF32Type());
  case ScalarType::ComplexDouble:
    return mlir::ComplexType::get(builder.getF64Type());
  case ScalarType::Bool:
    return builder.getI1Type();
  case ScalarType::BFloat16:
    return builder.getBF16Type();
  case ScalarType::UInt16:
    return unsignedType(16);
  case ScalarType::UInt32:
    return unsignedType(32);
  case ScalarType::UInt64:
    return unsignedType(64);
  case ScalarType::Float8E4M3FN:
    return mlir::Float8E4M3FNType::get(context);
  case ScalarType::Float8E5M2:
    return mlir::Float8E5M2Type::get(context);
  case ScalarType::Float8E4M3FNUZ:
    return mlir::Float8E4M3FNUZType::get(context);
  case ScalarType::Float8E5M2FNUZ:
    return mlir::Float8E5M2FNUZType::get(context);
  case ScalarType::Float8E8M0FNU:
    return mlir::Float8E8M0FNUType::get(context);
  }
  return {};
}

mlir::RankedTensorType getTensorType(Builder &builder, const TensorMeta &meta) {
  SmallVector<int64_t> shape;
  SmallVector<Attribute> dims;
  bool isStatic = true;
  for (const SymScalar &size : meta.sizes) {
    const int64_t *value = size.getInteger();
    const SymbolicExpr *expr = size.getExpr();
    if (!value && expr && expr->kind == SymbolicExpr::Kind::Integer)
      value = &expr->value;
    if (value && *value >= 0) {
      shape.push_back(*value);
      dims.push_back(builder.getI64IntegerAttr(*value));
    } else {
      isStatic = false;
      shape.push_back(mlir::ShapedType::kDynamic);
      dims.push_back(builder.getStringAttr(expr ? expr->render() : "?"));
    }
  }
  Attribute encoding;
  if (!isStatic)
    encoding = mlir::thunder::DimsAttr::get(builder.getContext(), dims);
  return mlir::RankedTensorType::get(shape, getElementType(builder, meta.dtype),
                                     encoding);
}

namespace {

/// Converts one alternative of ArgumentValue at a time.
struct ArgumentConverter {
  Builder &builder;
  const SchemaType *type;
  ReferenceFn reference;

  bool isFloat() const { return type && type->base == SchemaType::Base::Float; }

  Attribute operator()(const NoneArgument &) { return builder.getUnitAttr(); }
  Attribute operator()(const TensorArgument &a) { return reference(a.name); }
  Attribute operator()(int64_t value) {
    if (isFloat())
      return builder.getF64FloatAttr(static_cast<double>(value));
    return builder.getI64IntegerAttr(value);
  }
  Attribute operator()(double value) { return builder.getF64FloatAttr(value); }
  Attribute operator()(bool value) { return builder.getBoolAttr(value); }
  Attribute operator()(StringRef text) { return builder.getStringAttr(text); }
  Attribute operator()(ScalarType dtype) {
    return mlir::TypeAttr::get(getElementType(builder, dtype));
  }
  Attribute operator()(MemoryFormat format) {
    constexpr StringLiteral names[] = {"unknown_format", "contiguous_format",
                                       "channels_last", "channels_last_3d",
                                       "preserve_format"};
    return builder.getStringAttr(names[static_cast<size_t>(format)]);
  }
  Attribute operator()(Layout layout) {
    constexpr StringLiteral names[] = {"unknown",    "sparse_coo", "sparse_csr",
                                       "sparse_csc", "sparse_bsr", "sparse_bsc",
                                       "mkldnn",     "strided"};
    return builder.getStringAttr(names[static_cast<size_t>(layout)]);
  }
  Attribute operator()(const Device &device) {
    if (!device.index)
      return builder.getStringAttr(device.type);
    return builder.getStringAttr(device.type + ":" + Twine(*device.index));
  }
  Attribute operator()(const OperatorArgument &a) {
    return builder.getStringAttr(a.name);
  }
  Attribute operator()(const ComplexValue &value) {
    return builder.getDictionaryAttr(
        {builder.getNamedAttr("imag", builder.getF64FloatAttr(value.imag)),
         builder.getNamedAttr("real", builder.getF64FloatAttr(value.real))});
  }
  Attribute operator()(const OptionalTensorArgument &a) {
    return a ? reference(a->name) : builder.getUnitAttr();
  }
  template <typename Constant>
  Attribute symbol(const std::variant<StringRef, Constant> &value) {
    if (const auto *name = std::get_if<StringRef>(&value))
      return reference(*name);
    return (*this)(std::get<Constant>(value));
  }
  Attribute operator()(const SymIntArgument &a) { return symbol(a.value); }
  Attribute operator()(const SymFloatArgument &a) { return symbol(a.value); }
  Attribute operator()(const SymBoolArgument &a) { return symbol(a.value); }
  template <typename T> Attribute operator()(const std::vector<T> &list) {
    SmallVector<Attribute> items;
    for (const auto &item : list)
      if (!items.emplace_back((*this)(item)))
        return {};
    return builder.getArrayAttr(items);
  }
  /// No attribute form: graphs, objects, dictionaries.
  Attribute operator()(const GraphArgument &) { return {}; }
  Attribute operator()(const CustomObjArgument &) { return {}; }
  Attribute operator()(const NamedValue &) { return {}; }
};

} // namespace

Attribute convertArgument(Builder &builder, const Argument &argument,
                          const SchemaType *type, ReferenceFn reference) {
  Attribute value =
      std::visit(ArgumentConverter{builder, type, reference}, argument.value);
  if (!value || !type || !type->list || isa<mlir::UnitAttr>(value))
    return value;
  // int[2] may be written 3 or [3] for [3, 3]. A symbolic value cannot be
  // repeated (each operand stands once), and stays as it is.
  auto list = dyn_cast<mlir::ArrayAttr>(value);
  if (!list)
    list = builder.getArrayAttr({value});
  if (type->listSize > 1 && list.size() == 1 &&
      isa<mlir::IntegerAttr, mlir::FloatAttr>(list[0]))
    list =
        builder.getArrayAttr(SmallVector<Attribute>(type->listSize, list[0]));
  return list;
}

} // namespace thunder

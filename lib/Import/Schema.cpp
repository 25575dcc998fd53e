//===- Schema.cpp - torch.export's serialized program ---------------------===//
//
// The tables behind the enumerations and small queries of the structs.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/Schema.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace thunder::serde {

namespace {

constexpr ScalarTypeInfo scalarTypes[] = {
    {ScalarType::Unknown, "unknown", 0},
    {ScalarType::Byte, "uint8", 1},
    {ScalarType::Char, "int8", 1},
    {ScalarType::Short, "int16", 2},
    {ScalarType::Int, "int32", 4},
    {ScalarType::Long, "int64", 8},
    {ScalarType::Half, "float16", 2},
    {ScalarType::Float, "float32", 4},
    {ScalarType::Double, "float64", 8},
    {ScalarType::ComplexHalf, "complex32", 4},
    {ScalarType::ComplexFloat, "complex64", 8},
    {ScalarType::ComplexDouble, "complex128", 16},
    {ScalarType::Bool, "bool", 1},
    {ScalarType::BFloat16, "bfloat16", 2},
    {ScalarType::UInt16, "uint16", 2},
    {ScalarType::Float8E4M3FN, "float8_e4m3fn", 1},
    {ScalarType::Float8E5M2, "float8_e5m2", 1},
    {ScalarType::Float8E4M3FNUZ, "float8_e4m3fnuz", 1},
    {ScalarType::Float8E5M2FNUZ, "float8_e5m2fnuz", 1},
    {ScalarType::Float8E8M0FNU, "float8_e8m0fnu", 1},
    {ScalarType::UInt32, "uint32", 4},
    {ScalarType::UInt64, "uint64", 8},
};

/// In the order of ArgumentTag.
constexpr StringLiteral tagNames[] = {
    "as_none",          "as_tensor",
    "as_tensors",       "as_int",
    "as_ints",          "as_float",
    "as_floats",        "as_string",
    "as_strings",       "as_sym_int",
    "as_sym_ints",      "as_scalar_type",
    "as_memory_format", "as_layout",
    "as_device",        "as_bool",
    "as_bools",         "as_sym_bool",
    "as_sym_bools",     "as_optional_tensors",
    "as_graph",         "as_custom_obj",
    "as_operator",      "as_sym_float",
    "as_sym_floats",    "as_optional_tensor",
    "as_complex",       "as_nested_tensors",
    "as_int_lists",     "as_string_to_argument",
    "as_float_lists",
};
static_assert(std::size(tagNames) == std::variant_size_v<ArgumentValue>);

} // namespace

const ScalarTypeInfo *getScalarTypeInfo(int64_t number) {
  const auto *row = find_if(scalarTypes, [&](const ScalarTypeInfo &info) {
    return static_cast<int64_t>(info.type) == number;
  });
  return row == std::end(scalarTypes) ? nullptr : row;
}

bool TensorMeta::isStatic() const {
  return all_of(sizes, [](const SymScalar &s) { return s.getInteger(); });
}

std::optional<ArgumentTag> findArgumentTag(StringRef name) {
  const auto *it = find(tagNames, name);
  if (it == std::end(tagNames))
    return std::nullopt;
  return static_cast<ArgumentTag>(it - std::begin(tagNames));
}

StringRef Argument::getTagName() const { return tagNames[value.index()]; }

StringRef Node::getMetadata(StringRef key) const {
  for (const auto &[name, text] : metadata)
    if (name == key)
      return text;
  return {};
}

bool Program::isTrainingIR() const {
  return is_contained(verifiers, "TRAINING");
}

} // namespace thunder::serde

//===- Schema.h - torch.export's serialized program, field by field -------===//
//
// Mirrors torch/_export/serde/schema.py, major version 8: every node, argument
// kind and spec has its place, whether thunderc compiles it or not. Nothing
// here interprets an operator. Strings are views of the JSON text, which the
// Program owns.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IMPORT_SCHEMA_H
#define THUNDER_IMPORT_SCHEMA_H

#include "thunder/Import/Json.h"
#include "thunder/Import/SymbolicExpr.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallVector.h"
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace thunder::serde {

/// Element types by the numbers of the file, which are not c10's.
enum class ScalarType : uint8_t {
  Unknown = 0,
  Byte = 1,
  Char = 2,
  Short = 3,
  Int = 4,
  Long = 5,
  Half = 6,
  Float = 7,
  Double = 8,
  ComplexHalf = 9,
  ComplexFloat = 10,
  ComplexDouble = 11,
  Bool = 12,
  BFloat16 = 13,
  UInt16 = 28,
  Float8E4M3FN = 29,
  Float8E5M2 = 30,
  Float8E4M3FNUZ = 31,
  Float8E5M2FNUZ = 32,
  Float8E8M0FNU = 33,
  UInt32 = 34,
  UInt64 = 35,
};

/// What the importer must know of an element type.
struct ScalarTypeInfo {
  ScalarType type;
  llvm::StringLiteral name; ///< torch's: "float32"
  unsigned bytes;           ///< of one element; 0 for Unknown
};

/// The table row of `number`; null for a number that names no element type.
const ScalarTypeInfo *getScalarTypeInfo(int64_t number);
inline const ScalarTypeInfo &getScalarTypeInfo(ScalarType type) {
  return *getScalarTypeInfo(static_cast<int64_t>(type));
}

enum class Layout : uint8_t {
  Unknown = 0,
  SparseCoo = 1,
  SparseCsr = 2,
  SparseCsc = 3,
  SparseBsr = 4,
  SparseBsc = 5,
  Mkldnn = 6,
  Strided = 7,
};

enum class MemoryFormat : uint8_t {
  Unknown = 0,
  Contiguous = 1,
  ChannelsLast = 2,
  ChannelsLast3d = 3,
  Preserve = 4,
};

enum class ArgumentKind : uint8_t { Unknown = 0, Positional = 1, Keyword = 2 };

struct Device {
  llvm::StringRef type;
  std::optional<int64_t> index;
};

/// A size, stride, number or truth value that may depend on symbols. `hint` is
/// the value that it had in the example inputs, advisory only.
struct SymScalar {
  std::variant<int64_t, double, bool, SymbolicExpr> value = int64_t(0);
  std::variant<std::monostate, int64_t, double, bool> hint;

  const int64_t *getInteger() const { return std::get_if<int64_t>(&value); }
  const SymbolicExpr *getExpr() const {
    return std::get_if<SymbolicExpr>(&value);
  }
};

/// Type of a tensor value; sizes and strides in elements.
struct TensorMeta {
  ScalarType dtype = ScalarType::Unknown;
  std::vector<SymScalar> sizes, strides;
  SymScalar storageOffset;
  bool requiresGrad = false;
  Device device;
  Layout layout = Layout::Strided;

  bool isStatic() const;
};

//===----------------------------------------------------------------------===//
// Arguments: what a node reads, a constant or a reference by name
//===----------------------------------------------------------------------===//

struct Argument;
struct Graph;

struct NoneArgument {};
struct TensorArgument {
  llvm::StringRef name;
};
struct TokenArgument {
  llvm::StringRef name;
};
struct CustomObjArgument {
  llvm::StringRef name, classFqn;
};
struct OperatorArgument {
  llvm::StringRef name;
};
struct GraphArgument {
  llvm::StringRef name;
  std::unique_ptr<Graph> graph;
};
/// A reference to a symbolic value, or a constant in its place.
struct SymIntArgument {
  std::variant<llvm::StringRef, int64_t> value;
};
struct SymFloatArgument {
  std::variant<llvm::StringRef, double> value;
};
struct SymBoolArgument {
  std::variant<llvm::StringRef, bool> value;
};
using OptionalTensorArgument = std::optional<TensorArgument>;
struct ComplexValue {
  double real = 0, imag = 0;
};
struct NamedValue;

/// The union `Argument`. The alternatives stand in the order of ArgumentTag.
using ArgumentValue = std::variant<
    NoneArgument, TensorArgument, std::vector<TensorArgument>, int64_t,
    std::vector<int64_t>, double, std::vector<double>, llvm::StringRef,
    std::vector<llvm::StringRef>, SymIntArgument, std::vector<SymIntArgument>,
    ScalarType, MemoryFormat, Layout, Device, bool, std::vector<bool>,
    SymBoolArgument, std::vector<SymBoolArgument>,
    std::vector<OptionalTensorArgument>, GraphArgument, CustomObjArgument,
    OperatorArgument, SymFloatArgument, std::vector<SymFloatArgument>,
    OptionalTensorArgument, ComplexValue,
    std::vector<std::vector<TensorArgument>>, std::vector<std::vector<int64_t>>,
    std::vector<NamedValue>, std::vector<std::vector<double>>>;

enum class ArgumentTag : uint8_t {
  None,
  Tensor,
  Tensors,
  Int,
  Ints,
  Float,
  Floats,
  String,
  Strings,
  SymInt,
  SymInts,
  ScalarType,
  MemoryFormat,
  Layout,
  Device,
  Bool,
  Bools,
  SymBool,
  SymBools,
  OptionalTensors,
  Graph,
  CustomObj,
  Operator,
  SymFloat,
  SymFloats,
  OptionalTensor,
  Complex,
  NestedTensors,
  IntLists,
  StringToArgument,
  FloatLists,
};

/// The tag that the file spells `name` ("as_tensor"); none when it is unknown.
std::optional<ArgumentTag> findArgumentTag(llvm::StringRef name);

struct Argument {
  ArgumentValue value;

  ArgumentTag getTag() const { return static_cast<ArgumentTag>(value.index()); }
  /// The tag as the file spells it: "as_tensor".
  llvm::StringRef getTagName() const;
  template <typename T> const T *get() const { return std::get_if<T>(&value); }
};

/// An entry of a dictionary argument.
struct NamedValue {
  llvm::StringRef name;
  Argument value;
};

/// An argument of a node. `name` is the operator schema's; empty for operands
/// of higher-order operators.
struct NamedArgument {
  llvm::StringRef name;
  Argument value;
  ArgumentKind kind = ArgumentKind::Unknown;
};

//===----------------------------------------------------------------------===//
// Nodes and graphs
//===----------------------------------------------------------------------===//

struct Node {
  llvm::StringRef target; ///< "torch.ops.aten.add.Tensor"
  llvm::StringRef name;   ///< of the FX node; made from an output when absent
  std::vector<NamedArgument> inputs;
  std::vector<Argument> outputs;
  std::vector<std::pair<llvm::StringRef, llvm::StringRef>> metadata;
  std::optional<bool> isHopSingleTensorReturn;
  /// From a region of `torch.no_grad()`: its results are constants to autograd,
  /// and so is what it writes.
  bool isInNoGrad = false;

  /// The metadata string `key`; empty when absent.
  llvm::StringRef getMetadata(llvm::StringRef key) const;
};

struct Graph {
  std::string path; ///< where it stands in the file: "$.graph_module.graph"
  std::vector<Argument> inputs, outputs;
  std::vector<Node> nodes;
  llvm::MapVector<llvm::StringRef, TensorMeta> tensorValues;
  llvm::MapVector<llvm::StringRef, SymScalar> symIntValues, symBoolValues,
      symFloatValues;
  llvm::MapVector<llvm::StringRef, CustomObjArgument> customObjValues;
  bool isSingleTensorReturn = false;

  /// "$.graph_module.graph.nodes[3]".
  std::string getNodePath(size_t node) const {
    return path + ".nodes[" + std::to_string(node) + "]";
  }
};

//===----------------------------------------------------------------------===//
// Signature
//===----------------------------------------------------------------------===//

struct InputSpec {
  enum class Kind {
    UserInput,
    Parameter,
    Buffer,
    TensorConstant,
    CustomObj,
    Token,
    ConstantInput,
  };
  Kind kind = Kind::UserInput;
  Argument arg;              ///< of ConstantInput: the constant
  llvm::StringRef qualified; ///< parameter_name, buffer_name, …, or the name
  bool persistent = true;    ///< of a Buffer
};

struct OutputSpec {
  enum class Kind {
    UserOutput,
    LossOutput,
    BufferMutation,
    ParameterMutation,
    UserInputMutation,
    GradientToParameter,
    GradientToUserInput,
    Token,
  };
  Kind kind = Kind::UserOutput;
  Argument arg;
  llvm::StringRef qualified; ///< buffer_name, parameter_name, user_input_name
};

struct GraphSignature {
  std::vector<InputSpec> inputs;
  std::vector<OutputSpec> outputs;
};

struct ModuleCallSignature {
  std::vector<Argument> inputs, outputs;
  llvm::StringRef inSpec, outSpec;
  std::vector<llvm::StringRef> forwardArgNames;
};

struct ModuleCallEntry {
  llvm::StringRef fqn;
  std::optional<ModuleCallSignature> signature;
};

struct RangeConstraint {
  llvm::StringRef expr; ///< a symbol, or an expression as Python prints it
  std::optional<int64_t> min, max;
};

struct NamedTupleDef {
  llvm::StringRef name;
  std::vector<llvm::StringRef> fields;
};

/// Version of the schema; the minor one only adds.
struct SchemaVersion {
  int64_t major = 0, minor = 0;
};

/// The whole file. Owns the JSON that its strings point into; the text belongs
/// to whoever called readProgram.
struct Program {
  std::unique_ptr<JsonDocument> json;
  std::deque<std::string> names; ///< those that are not in the file
  Graph graph;
  GraphSignature signature;
  std::vector<ModuleCallEntry> moduleCallGraph;
  std::vector<std::pair<llvm::StringRef, llvm::StringRef>> metadata;
  std::vector<NamedTupleDef> namedTuples;
  std::vector<std::pair<llvm::StringRef, int64_t>> opsetVersion;
  std::vector<RangeConstraint> rangeConstraints;
  SchemaVersion version;
  std::vector<llvm::StringRef> verifiers; ///< "TRAINING", "ATEN", …
  llvm::StringRef torchVersion;
  std::vector<llvm::StringRef> guardsCode;

  /// Whether in-place nodes and composite operators may occur.
  bool isTrainingIR() const;
};

/// Where the bytes of one weight lie, of a config of raw weights.
struct PayloadMeta {
  llvm::StringRef name; ///< qualified name
  llvm::StringRef pathName;
  bool isParam = false, usePickle = false;
  std::optional<TensorMeta> meta;
};

/// A config of raw weights with the JSON that it points into.
struct PayloadConfig {
  std::unique_ptr<JsonDocument> json;
  std::vector<PayloadMeta> entries;
};

} // namespace thunder::serde

#endif // THUNDER_IMPORT_SCHEMA_H

//===- ThunderGraph.h - A thunder trace as its JSON file says it -*- C++
//-*-===//
//
// The schema of thunder graph JSON, version 1: one traced program before
// autodiff. Everything is a view of the file's text. Names are unique in the
// whole file; a nested op that computes a result of an outer one has its name.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IMPORT_THUNDERGRAPH_H
#define THUNDER_IMPORT_THUNDERGRAPH_H

#include "thunder/Import/Json.h"
#include "thunder/Import/Schema.h"
#include "llvm/ADT/StringMap.h"

namespace thunder::trace {

/// A place in the file, for messages: `$.ops[3].body[0]`. Parents outlive it.
struct Path {
  static constexpr size_t none = ~size_t(0);
  const Path *parent = nullptr;
  llvm::StringRef key;
  size_t index = none; ///< of an element of `key`

  std::string render() const;
};

/// An encoded value: constants, references by name, and nests of them.
struct EncodedValue {
  enum class Kind : uint8_t {
    None,
    Bool,
    Int,
    Float,
    Reference, ///< `text` is the value's name
    Tuple,
    List,
    Dict,       ///< `items` are key, value, key, value, …
    NamedTuple, ///< `items` are the values
    Slice,      ///< `items` are start, stop, step
    Ellipsis,
    Complex, ///< `real` and `imag`
    String,
    Dtype,
    Device,
    PyType, ///< "int", "float", "bool", "complex"
    Enum,   ///< a layout or memory format
    Function,
  };
  Kind kind = Kind::None;
  bool boolean = false;
  serde::ScalarType dtype = serde::ScalarType::Unknown;
  int64_t integer = 0;
  double real = 0, imag = 0;
  llvm::StringRef text;
  std::vector<EncodedValue> items;

  bool is(Kind other) const { return kind == other; }
  bool isSequence() const { return is(Kind::Tuple) || is(Kind::List); }
  bool isNumber() const {
    return is(Kind::Bool) || is(Kind::Int) || is(Kind::Float);
  }
};

/// Calls `fn(name)` for each reference in `value`, in order.
void forEachReference(const EncodedValue &value,
                      llvm::function_ref<void(llvm::StringRef)> fn);

/// What the file says of a value.
struct ValueRecord {
  /// A Python number rather than a tensor: `text` is int, float, bool, complex.
  bool isNumber = false;
  llvm::StringRef text; ///< the type as written
  serde::ScalarType dtype = serde::ScalarType::Unknown;
  llvm::SmallVector<int64_t, 4> shape;
  bool requiresGrad = false; ///< holds on inputs only
};

enum class InputRole : uint8_t { Argument, Parameter, Buffer };

struct Input {
  llvm::StringRef value;
  InputRole role = InputRole::Argument;
  llvm::StringRef name; ///< qualified name, or the access path of an argument
  llvm::StringRef storage;               ///< empty: its own
  int64_t offset = 0;                    ///< in elements
  llvm::SmallVector<int64_t, 4> strides; ///< in elements, one a dimension
  bool isLeaf = true;
};

struct Op {
  Path path;
  llvm::StringRef symbol;
  std::vector<EncodedValue> args;
  std::vector<std::pair<llvm::StringRef, EncodedValue>> kwargs;
  EncodedValue out;
  bool hasBody = false;
  std::vector<Op> body;
  bool noGrad = false;
  llvm::StringRef file; ///< of the Python source; empty when unknown
  unsigned line = 0;
  llvm::StringRef gradRule, implRule; ///< empty: none
};

struct Rule {
  Path path;
  llvm::StringRef name;
  bool isGrad = true;
  std::vector<EncodedValue> args;
  std::vector<std::pair<llvm::StringRef, EncodedValue>> kwargs;
  std::vector<Op> body;
  EncodedValue out;
};

struct SymbolRecord {
  enum class Kind : uint8_t { Prim, Composite, Auto, Opaque };
  Kind kind = Kind::Prim;
  /// Of an external symbol: `rng`, `host`, `write:N` with N an argument.
  bool hasEffects = false;
  std::vector<llvm::StringRef> effects;
  llvm::StringRef gradRule, implRule; ///< in --ops files; empty: none
};

/// In an --ops file: the rules of an executor for a symbol.
struct ExecutorRules {
  llvm::StringRef executor, symbol;
  llvm::StringRef gradRule, implRule; ///< empty: none
};

struct Writeback {
  llvm::StringRef target, value;
};

/// A whole file. Owns the parsed JSON; the text must outlive it.
struct Program {
  std::unique_ptr<JsonDocument> document;
  llvm::StringRef name;
  llvm::StringMap<ValueRecord> values;
  std::vector<Input> inputs;
  std::vector<Op> ops;
  EncodedValue outputs;
  std::vector<Writeback> writebacks;
  std::vector<Rule> rules;
  llvm::StringMap<size_t> ruleIndex; ///< by name
  llvm::StringMap<SymbolRecord> symbols;
  std::vector<ExecutorRules> executors; ///< of an --ops file
};

/// True for a `.json` file, or the standard input ("-"), that is no other JSON
/// that thunderc reads: a thunder graph, or a malformed one.
bool isThunderGraph(llvm::StringRef path, llvm::StringRef text);

/// Reads a file and checks it: the schema, names and scopes, rules, and that
/// external symbols are declared. Errors begin with the path in the file.
llvm::Expected<std::unique_ptr<Program>> readProgram(llvm::StringRef text);

/// Reads an --ops file: symbols, rules and executors only. Parameters and
/// results of rules have no types, so their names are not checked.
llvm::Expected<std::unique_ptr<Program>> readOperators(llvm::StringRef text);

/// The part of readProgram that looks at names: every value is defined before
/// it is used, and once; bodies compute what they should; rules fit their ops.
llvm::Error checkNames(const Program &program);

} // namespace thunder::trace

#endif // THUNDER_IMPORT_THUNDERGRAPH_H

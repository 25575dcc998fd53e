//===- OperatorSchemas.h - Signatures of PyTorch's operators --------------===//
//
// A serialized node leaves out what it could take from its operator's
// signature. This table has the signature of every ATen and prims overload:
// argument names, types, defaults, and which arguments are written.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_IMPORT_OPERATORSCHEMAS_H
#define THUNDER_IMPORT_OPERATORSCHEMAS_H

#include "thunder/Import/Schema.h"
#include "llvm/ADT/StringMap.h"

namespace thunder {

/// A type of a signature: `SymInt[2]?` is {Int, list, listSize 2, optional}.
struct SchemaType {
  enum class Base {
    Tensor,
    Int, ///< also SymInt
    Float,
    Bool, ///< also SymBool
    Scalar,
    Complex,
    String,
    ScalarType,
    Layout,
    Device,
    MemoryFormat,
    Generator,
    Other,
  };
  Base base = Base::Other;
  bool list = false, optional = false, elementOptional = false;
  unsigned listSize = 0; ///< of `int[2]`; 0: any length
  bool writes = false;   ///< `(a!)`
  llvm::StringRef text;  ///< as the signature spells it
};

struct SchemaArgument {
  llvm::StringRef name;
  SchemaType type;
  bool keywordOnly = false;
  /// The value of an omitted argument; none: it must be given.
  std::optional<serde::Argument> defaultValue;
};

struct OperatorSchema {
  llvm::StringRef symbol; ///< "aten.linear.default"
  std::vector<SchemaArgument> arguments;
  std::vector<SchemaType> returns;

  /// Position of the argument `name`, or none.
  std::optional<size_t> find(llvm::StringRef name) const;
  /// Whether the signature marks an argument as written.
  bool writes() const;
};

/// The table. Signatures are parsed at their first use and then kept; an object
/// is used by one thread.
class OperatorSchemas {
public:
  /// The signature of "aten.linear.default", or null for an unknown operator.
  const OperatorSchema *find(llvm::StringRef symbol);

  /// Number of operators in the table, and the name of one; sorted.
  static size_t size();
  static llvm::StringRef getSymbol(size_t index);

private:
  llvm::StringMap<std::unique_ptr<OperatorSchema>> parsed;
};

/// "torch.ops.aten.add.Tensor" without its "torch.ops.".
llvm::StringRef getSymbolName(llvm::StringRef target);

/// The arguments of a node in the order of its operator's signature; null
/// where the default holds.
using BoundArguments = llvm::SmallVector<const serde::Argument *>;

/// Binds the arguments of `node` by name (by position where they have none)
/// and checks their kinds and the number of results. The error names the
/// argument; the caller adds node and path.
llvm::Expected<BoundArguments> bindArguments(const serde::Node &node,
                                             const OperatorSchema &schema);

} // namespace thunder

#endif // THUNDER_IMPORT_OPERATORSCHEMAS_H

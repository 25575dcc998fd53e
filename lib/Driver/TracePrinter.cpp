//===- TracePrinter.cpp - A program as thunder prints its traces ----------===//
#include "TracePrinter.h"
#include "thunder/IR/Arguments.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/Format.h"

namespace thunder {
namespace {

using llvm::StringRef;
using mlir::Attribute;
using mlir::Operation;
using mlir::Type;
using mlir::Value;
using mlir::thunder::BoundSymbolOp;
using mlir::thunder::FuncOp;

/// "f32", "bool", "u8": thunder's names of dtypes.
std::string nameOfElement(Type type) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (type.isInteger(1))
    return "bool";
  if (type.isUnsignedInteger())
    os << 'u' << type.getIntOrFloatBitWidth();
  else
    os << type;
  return text;
}

/// `cpu f32[2, 3]`
std::string nameOfType(Type type) {
  auto tensor = mlir::dyn_cast<mlir::RankedTensorType>(type);
  std::string text;
  llvm::raw_string_ostream os(text);
  if (!tensor) {
    os << type;
    return text;
  }
  os << "cpu " << nameOfElement(tensor.getElementType()) << '[';
  llvm::interleaveComma(tensor.getShape(), os, [&](int64_t size) {
    if (mlir::ShapedType::isDynamic(size))
      os << '?';
    else
      os << size;
  });
  os << ']';
  return text;
}

class TracePrinter {
public:
  explicit TracePrinter(llvm::raw_ostream &os) : os(os) {}

  void print(FuncOp func);

private:
  void name(Value value, StringRef wish);
  void printOps(mlir::Block &block, unsigned depth);
  void printOp(Operation *op, unsigned depth);
  void printArguments(Operation *op);
  void printAttribute(Attribute value, mlir::OperandRange operands);
  void printReturn(mlir::thunder::ReturnOp op);
  void printSource(mlir::Location loc);
  /// `a, b`; one alone has a comma behind, as Python's tuples.
  template <typename Range, typename Fn> void tuple(const Range &range, Fn fn) {
    os << '(';
    llvm::interleaveComma(range, os, fn);
    os << (llvm::hasSingleElement(range) ? ",)" : ")");
  }

  llvm::raw_ostream &os;
  llvm::DenseMap<Value, std::string> names;
  llvm::StringSet<> used;
  unsigned next = 0;
  std::string source; ///< the line of Python that was printed last
};

void TracePrinter::name(Value value, StringRef wish) {
  std::string text;
  for (char c : wish)
    text += llvm::isAlnum(c) || c == '_' ? c : '_';
  if (text.empty() || !used.insert(text).second)
    do {
      text = "t" + std::to_string(next++);
    } while (!used.insert(text).second);
  names[value] = text;
}

/// A line of the program's Python, when it is another one than before.
void TracePrinter::printSource(mlir::Location loc) {
  while (auto named = mlir::dyn_cast<mlir::NameLoc>(loc))
    loc = named.getChildLoc();
  auto file = mlir::dyn_cast<mlir::FileLineColLoc>(loc);
  if (!file)
    return;
  std::string text =
      (file.getFilename().getValue() + ":" + llvm::Twine(file.getLine())).str();
  if (text != source)
    os << "\n  # " << text << '\n';
  source = text;
}

void TracePrinter::printAttribute(Attribute value,
                                  mlir::OperandRange operands) {
  auto list = [&](auto range) { tuple(range, [&](auto item) { os << item; }); };
  llvm::TypeSwitch<Attribute>(value)
      .Case([&](mlir::thunder::OperandAttr operand) {
        os << names.lookup(operands[operand.getIndex()]);
      })
      .Case([&](mlir::UnitAttr) { os << "None"; })
      .Case([&](mlir::BoolAttr flag) {
        os << (flag.getValue() ? "True" : "False");
      })
      .Case([&](mlir::IntegerAttr number) { os << number.getValue(); })
      .Case([&](mlir::FloatAttr number) {
        os << llvm::format("%.17g", number.getValueAsDouble());
      })
      .Case(
          [&](mlir::StringAttr text) { os << '\'' << text.getValue() << '\''; })
      .Case([&](mlir::TypeAttr type) {
        os << "dtypes." << nameOfElement(type.getValue());
      })
      .Case(
          [&](mlir::DenseI64ArrayAttr numbers) { list(numbers.asArrayRef()); })
      .Case([&](mlir::ArrayAttr items) {
        tuple(items, [&](Attribute item) { printAttribute(item, operands); });
      })
      .Default([&](Attribute other) { os << other; });
}

/// A bound symbol's arguments as the user wrote them; an op's operands, then
/// its attributes by name.
void TracePrinter::printArguments(Operation *op) {
  llvm::ListSeparator separator;
  if (auto symbol = mlir::dyn_cast<BoundSymbolOp>(op)) {
    for (auto [name, value] :
         llvm::zip(symbol.getArgNames(), symbol.getArgValues())) {
      StringRef text = mlir::cast<mlir::StringAttr>(name).getValue();
      os << separator;
      if (!text.empty())
        os << text << '=';
      printAttribute(value, op->getOperands());
    }
    return;
  }
  for (Value operand : op->getOperands())
    os << separator << names.lookup(operand);
  for (mlir::NamedAttribute attribute : op->getAttrDictionary()) {
    os << separator << attribute.getName().getValue() << '=';
    printAttribute(attribute.getValue(), op->getOperands());
  }
}

void TracePrinter::printOp(Operation *op, unsigned depth) {
  if (depth == 0)
    printSource(op->getLoc());
  os.indent(2 + 2 * depth) << (depth ? "# " : "");
  for (Value result : op->getResults())
    name(result, "");
  if (op->getNumResults() > 0) {
    llvm::interleaveComma(op->getResults(), os,
                          [&](Value result) { os << names.lookup(result); });
    os << " = ";
  }
  auto symbol = mlir::dyn_cast<BoundSymbolOp>(op);
  if (symbol)
    os << symbol.getSymbol();
  else
    os << "prims." << op->getName().stripDialect();
  os << '(';
  printArguments(op);
  os << ')';
  if (op->getNumResults() == 1)
    os << "  # " << names.lookup(op->getResult(0)) << ": \""
       << nameOfType(op->getResult(0).getType()) << '"';
  os << '\n';
  for (mlir::Region &region : op->getRegions())
    if (!region.empty()) {
      for (auto [inner, operand] :
           llvm::zip(region.front().getArguments(), op->getOperands()))
        names[inner] = names.lookup(operand);
      printOps(region.front(), depth + 1);
    }
}

void TracePrinter::printOps(mlir::Block &block, unsigned depth) {
  for (Operation &op : block) {
    if (auto yield = mlir::dyn_cast<mlir::thunder::YieldOp>(op)) {
      os.indent(2 + 2 * depth) << "# return ";
      llvm::interleaveComma(yield.getOperands(), os,
                            [&](Value value) { os << names.lookup(value); });
      os << '\n';
    } else if (auto exit = mlir::dyn_cast<mlir::thunder::ReturnOp>(op)) {
      printReturn(exit);
    } else {
      printOp(&op, depth);
    }
  }
}

void TracePrinter::printReturn(mlir::thunder::ReturnOp op) {
  os << "  return {'output': ";
  tuple(op.getOutputs(), [&](Value value) { os << names.lookup(value); });
  if (!op.getValues().empty()) {
    os << ", 'writes': {";
    llvm::interleaveComma(
        llvm::zip(op.getTargets(), op.getValues()), os, [&](auto write) {
          auto [target, value] = write;
          os << '\'' << names.lookup(target) << "': " << names.lookup(value);
        });
    os << '}';
  }
  os << "}\n";
}

void TracePrinter::print(FuncOp func) {
  auto function = mlir::cast<mlir::FunctionOpInterface>(*func);
  for (auto [i, argument] : llvm::enumerate(func.getArguments()))
    name(argument, mlir::thunder::getArgumentName(function, i));
  os << "def " << func.getSymName() << '(';
  llvm::interleaveComma(func.getArguments(), os,
                        [&](Value value) { os << names.lookup(value); });
  os << "):\n";
  for (Value argument : func.getArguments())
    os << "  # " << names.lookup(argument) << ": \""
       << nameOfType(argument.getType()) << "\"\n";
  printOps(func.getEntryBlock(), 0);
}

} // namespace

void printTrace(mlir::ModuleOp module, llvm::raw_ostream &os) {
  os << "import thunder.core.prims as prims\n"
     << "from thunder.core import dtypes\n";
  for (FuncOp func : module.getOps<FuncOp>()) {
    os << '\n';
    TracePrinter(os).print(func);
  }
}

} // namespace thunder

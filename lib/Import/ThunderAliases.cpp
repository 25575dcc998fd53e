//===- ThunderAliases.cpp - What a trace may write ------------------------===//
#include "ThunderAliases.h"
#include "thunder/Symbols/TraceSymbols.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace thunder::trace {

namespace {

/// Symbols that update running statistics in training: arguments 1 and 2, when
/// argument `flag` is true.
struct StatisticsRow {
  StringLiteral symbol;
  size_t flag;
};
constexpr StatisticsRow statisticsRows[] = {
    {"ltorch.batch_norm", 5},
    {"ltorch.instance_norm", 5},
};

bool isInPlaceName(StringRef symbol) {
  return symbol.starts_with("ltorch.") && symbol.ends_with("_") &&
         !symbol.ends_with("__");
}

} // namespace

SmallVector<size_t> findWrittenArguments(const Op &op, const Program &program) {
  if (op.symbol == "prims.copy_")
    return {1};
  if (isInPlaceName(op.symbol))
    return {0};
  for (const StatisticsRow &row : statisticsRows)
    if (row.symbol == op.symbol && op.args.size() > row.flag &&
        op.args[row.flag].boolean)
      return {1, 2};
  SmallVector<size_t> positions;
  auto record = program.symbols.find(op.symbol);
  if (op.symbol.starts_with("ext.") && record != program.symbols.end())
    for (StringRef effect : record->second.effects) {
      size_t position;
      if (effect.consume_front("write:") && !effect.getAsInteger(10, position))
        positions.push_back(position);
    }
  return positions;
}

class AliasAnalysis {
public:
  explicit AliasAnalysis(const Program &program) : program(program) {}

  AliasClasses run() {
    for (const Input &input : program.inputs) {
      classOf(input.value);
      if (!input.storage.empty())
        join(input.value, input.storage);
    }
    for (const Op &op : program.ops)
      visit(op);
    for (size_t number : written)
      result.written.insert(find(number));
    return std::move(result);
  }

private:
  size_t classOf(StringRef name) {
    auto [it, isNew] = result.classes.try_emplace(name, result.parents.size());
    if (isNew)
      result.parents.push_back(it->second);
    return it->second;
  }
  size_t find(size_t number) {
    while (result.parents[number] != number)
      number = result.parents[number] = result.parents[result.parents[number]];
    return number;
  }
  void join(StringRef a, StringRef b) {
    result.parents[find(classOf(a))] = find(classOf(b));
  }

  bool markWriters(const Op &op) {
    bool found = op.symbol == "prims.copy_with_setitem" ||
                 (!op.hasBody && !findWrittenArguments(op, program).empty());
    for (const Op &inner : op.body)
      found |= markWriters(inner);
    if (found)
      result.writers.insert(&op);
    return found;
  }

  void visit(const Op &op) {
    if (!result.writers.contains(&op))
      markWriters(op);
    bool isView = mlir::thunder::mayReturnView(op.symbol);
    bool opens = op.symbol == "ltorch.checkpoint" || isView ||
                 result.writers.contains(&op);
    if (!op.body.empty() && opens && !isWhole(op)) {
      for (const Op &inner : op.body)
        visit(inner);
      // Whatever the body does: the result may be a view.
      if (isView && !op.args.empty())
        shareFirst(op);
      return;
    }
    forEachReference(op.out, [&](StringRef name) { classOf(name); });
    if (!op.body.empty())
      return;
    bool sharesFirst = isView || op.hasBody || isInPlaceName(op.symbol);
    if (op.symbol == "prims.copy_")
      return visitWrite(op, 1, /*givesBack=*/true);
    if (op.symbol == "prims.copy_with_setitem")
      forEachReference(
          op.out, [&](StringRef name) { written.push_back(classOf(name)); });
    if (!op.hasBody)
      for (size_t position : findWrittenArguments(op, program))
        visitWrite(op, position, /*givesBack=*/false);
    if (sharesFirst && !op.args.empty())
      shareFirst(op);
  }

  /// Results may share memory with the first argument.
  void shareFirst(const Op &op) {
    forEachReference(op.args[0], [&](StringRef operand) {
      forEachReference(op.out, [&](StringRef name) { join(name, operand); });
    });
  }

  void visitWrite(const Op &op, size_t position, bool givesBack) {
    if (position >= op.args.size() ||
        !op.args[position].is(EncodedValue::Kind::Reference))
      return;
    StringRef target = op.args[position].text;
    written.push_back(classOf(target));
    if (givesBack)
      forEachReference(op.out, [&](StringRef name) { join(name, target); });
  }

  const Program &program;
  AliasClasses result;
  std::vector<size_t> written;
};

AliasClasses AliasClasses::compute(const Program &program) {
  return AliasAnalysis(program).run();
}

bool AliasClasses::isWritten(StringRef name) const {
  auto it = classes.find(name);
  if (it == classes.end())
    return false;
  size_t number = it->second;
  while (parents[number] != number)
    number = parents[number];
  return written.contains(number);
}

} // namespace thunder::trace

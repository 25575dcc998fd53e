//===- TraceOps.cpp - Bodies, regions and writes of a trace ---------------===//
#include "TraceBuilder.h"
#include "thunder/Symbols/PrimitiveBuilder.h"
#include "thunder/Symbols/TraceSymbols.h"

using namespace llvm;

namespace thunder::trace {

using mlir::Attribute;
using mlir::Location;
using mlir::RankedTensorType;
using mlir::Value;
using mlir::thunder::BoundSymbolOp;
using Kind = EncodedValue::Kind;

Error TraceBuilder::buildOps(const std::vector<Op> &ops) {
  for (const Op &op : ops)
    if (Error error = buildOp(op))
      return error;
  return Error::success();
}

/// What a body writes is seen outside of it: such a body's ops stand in its
/// place.
bool TraceBuilder::splices(const Op &op) const {
  return !scope->holdsValuesOnly && !isWhole(op) && aliases.writes(op);
}

/// PyTorch refuses an in-place operator whose result is of a higher kind than
/// its operand (integers += floats); thunder converts it without a word. What
/// assigns, as copy_, converts in PyTorch too.
Error TraceBuilder::checkResultCast(const Op &op) {
  StringRef name = op.symbol;
  bool assigns = is_contained(
      {"ltorch.copy_", "ltorch.fill_", "ltorch.setitem_", "ltorch.zero_"},
      name);
  if (!name.consume_front("ltorch.") || !name.ends_with("_") || assigns ||
      op.body.size() < 2)
    return Error::success();
  const Op &write = op.body.back(), &conversion = op.body[op.body.size() - 2];
  if (write.symbol != "prims.copy_" || write.args.empty() ||
      conversion.symbol != "prims.convert_element_type" ||
      conversion.args.empty() || !conversion.args[0].is(Kind::Reference) ||
      !is_contained(getResultNames(conversion), write.args[0].text))
    return Error::success();
  RankedTensorType from = getDeclaredType(conversion.args[0].text),
                   to = getDeclaredType(write.args[0].text);
  auto kindOf = [](mlir::Type type) {
    return type.isInteger(1)              ? 0
           : isa<mlir::IntegerType>(type) ? 1
           : isa<mlir::FloatType>(type)   ? 2
                                          : 3;
  };
  if (!from || !to ||
      kindOf(from.getElementType()) <= kindOf(to.getElementType()))
    return Error::success();
  std::string text;
  raw_string_ostream(text) << "result type " << from.getElementType()
                           << " can't be cast to the desired output type "
                           << to.getElementType();
  return fail(ErrorKind::Malformed, op.path, op.symbol + ": " + text);
}

/// thunder decomposes some views to copies; what PyTorch calls a view is one.
Error TraceBuilder::buildViewComposite(const Op &op) {
  if (op.symbol == "ltorch.getitem" && op.args.size() == 2) {
    const Window &operand = scope->windows.find(op.args[0].text)->second;
    if (std::optional<BasicIndex> index =
            readBasicIndex(op.args[1], operand.sizes))
      return defineView(op, applyIndex(operand, *index));
    return buildComposite(op);
  }
  std::optional<BoundOp> bound = binder.bind(op);
  ViewResult view = bound ? findView(op, *bound) : ViewResult();
  if (view.kind == ViewResult::Kind::View && getResultNames(op).size() == 1)
    return defineView(op, view.window);
  return view.kind == ViewResult::Kind::Copy ? buildComposite(op)
                                             : buildOps(op.body);
}

Error TraceBuilder::buildOp(const Op &op) {
  if (op.symbol == "ltorch.checkpoint")
    return buildCheckpoint(op);
  if (op.hasBody && op.body.empty())
    return buildIdentity(op);
  if (op.hasBody) {
    if (Error error = checkResultCast(op))
      return error;
    if (splices(op))
      return buildOps(op.body);
    return mayBeView(op) ? buildViewComposite(op) : buildComposite(op);
  }
  if (op.symbol == "prims.copy_")
    return buildCopy(op);
  if (op.symbol == "prims.copy_with_setitem")
    return buildSetitem(op);
  if (op.symbol == "ltorch.getitem")
    return buildGetitem(op);
  if (op.symbol == "prims.get_grad" || op.symbol == "prims.put_grad")
    return buildGradientOp(op);
  return buildLeaf(op);
}

//===----------------------------------------------------------------------===//
// Composites and regions
//===----------------------------------------------------------------------===//

/// Nothing is computed: results are arguments, or other names of the first.
Error TraceBuilder::buildIdentity(const Op &op) {
  StringRef source;
  for (const EncodedValue &value : op.args)
    if (source.empty())
      forEachReference(value, [&](StringRef name) {
        if (source.empty())
          source = name;
      });
  for (StringRef name : getResultNames(op)) {
    if (scope->values.contains(name) || scope->windows.contains(name))
      continue;
    if (source.empty())
      return fail(ErrorKind::Malformed, op.path,
                  "result '" + name + "' of " + op.symbol +
                      " is not produced by its body");
    if (auto window = scope->windows.find(source);
        window != scope->windows.end())
      scope->windows[name] = window->second;
    else if (Error error = define(op.path, name, read(source, getLocation(op)),
                                  getLocation(op)))
      return error;
  }
  return Error::success();
}

namespace {

bool draws(const Op &op) {
  StringRef base = op.symbol.split('.').second;
  if (op.body.empty())
    return is_contained({"uniform", "uniform_like", "uniform_philox", "rand",
                         "rand_like", "randn", "randn_like", "randint",
                         "bernoulli", "multinomial", "dropout"},
                        base);
  return any_of(op.body, draws);
}

} // namespace

/// A body decides what is computed. Under the name of a registered symbol its
/// gradient rule stays reachable, unless that would draw other numbers; one
/// that reads more than its arguments is none.
bool TraceBuilder::mayTakeRegistered(const Op &op, const BoundOp &bound) const {
  return !isWhole(op) && !draws(op) &&
         bound.numResults == getResultNames(op).size();
}

Error TraceBuilder::buildComposite(const Op &op) {
  if (aliases.writes(op))
    return fail(ErrorKind::Unsupported, op.path,
                op.symbol + ": writes in place inside a body that a rule may "
                            "stand for");
  SmallVector<StringRef> captures = findCaptures(op);
  std::optional<BoundOp> bound = binder.bind(op);
  if (!bound || !captures.empty() || !mayTakeRegistered(op, *bound))
    bound = TraceBinder::keep(op);
  Arguments arguments;
  if (Error error = convertArguments(op, *bound, arguments))
    return error;
  Location loc = getLocation(op);
  SmallVector<Attribute> captured;
  for (StringRef name : captures) {
    captured.push_back(mlir::thunder::OperandAttr::get(
        builder.getContext(), arguments.operands.size()));
    arguments.operands.push_back(read(name, loc));
    arguments.operandNames.push_back(name);
  }
  if (!captured.empty()) {
    arguments.names.push_back(builder.getStringAttr("captures"));
    arguments.values.push_back(builder.getArrayAttr(captured));
  }

  mlir::Region region;
  mlir::Block &block = region.emplaceBlock();
  Scope inner;
  inner.holdsValuesOnly = true;
  for (auto [name, value] : zip(arguments.operandNames, arguments.operands)) {
    Value argument = block.addArgument(value.getType(), loc);
    inner.values.try_emplace(name, argument);
  }
  SmallVector<Value> results;
  {
    mlir::OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(&block);
    Scope *outer = std::exchange(scope, &inner);
    Error error = buildOps(op.body);
    scope = outer;
    if (error)
      return error;
    for (StringRef name : getResultNames(op))
      results.push_back(inner.values.lookup(name));
    mlir::thunder::YieldOp::create(builder, loc, results);
  }
  BoundSymbolOp symbol = createSymbol(
      op, bound->symbol, arguments, mlir::TypeRange(mlir::ValueRange(results)));
  symbol.getBody().takeBody(region);
  for (auto [name, value] : zip(getResultNames(op), symbol->getResults()))
    if (!scope->values.contains(name) && !scope->windows.contains(name))
      if (Error error = define(op.path, name, value, loc))
        return error;
  return Error::success();
}

/// The region gets whole storages as values, makes references of them inside,
/// and yields what it wrote; the writes themselves happen outside, once.
Error TraceBuilder::buildCheckpoint(const Op &op) {
  if (isWhole(op))
    return fail(ErrorKind::Unsupported, op.path,
                "a rule for a checkpoint region");
  Location loc = getLocation(op);
  SmallVector<StringRef> names;
  StringMap<bool> seen;
  auto add = [&](StringRef name) {
    if (seen.try_emplace(name, true).second)
      names.push_back(name);
  };
  for (const EncodedValue &value : op.args)
    forEachReference(value, add);
  for (const auto &[key, value] : op.kwargs)
    forEachReference(value, add);
  for (StringRef name : findCaptures(op))
    add(name);

  mlir::Region region;
  mlir::Block &block = region.emplaceBlock();
  SmallVector<Value> operands;
  Scope inner;
  inner.holdsValuesOnly = scope->holdsValuesOnly;
  auto addOperand = [&](Value value) {
    operands.push_back(value);
    return block.addArgument(value.getType(), loc);
  };
  /// Storages outside, and inside.
  SmallVector<std::pair<size_t, size_t>> pairs;
  mlir::OpBuilder bodyBuilder(builder.getContext());
  bodyBuilder.setInsertionPointToEnd(&block);
  for (StringRef name : names) {
    auto found = scope->windows.find(name);
    if (found == scope->windows.end()) {
      inner.values[name] = addOperand(scope->values.lookup(name));
      continue;
    }
    Window window = found->second;
    auto pair =
        find_if(pairs, [&](auto p) { return p.first == window.storage; });
    if (pair == pairs.end()) {
      Value argument = addOperand(loadWhole(window.storage, loc));
      std::swap(builder, bodyBuilder);
      pairs.emplace_back(window.storage, allocate(argument, loc));
      std::swap(builder, bodyBuilder);
      storages.back().leaf = storages[window.storage].leaf;
      pair = std::prev(pairs.end());
    }
    window.storage = pair->second;
    inner.windows[name] = window;
  }

  SmallVector<Value> results;
  SmallVector<StringRef> resultNames;
  {
    mlir::OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(&block);
    Scope *outer = std::exchange(scope, &inner);
    Error error = buildOps(op.body);
    for (StringRef name : getResultNames(op)) {
      if (error || is_contained(resultNames, name))
        continue;
      auto window = inner.windows.find(name);
      auto pair = window == inner.windows.end()
                      ? pairs.end()
                      : find_if(pairs, [&](auto p) {
                          return p.second == window->second.storage;
                        });
      if (pair != pairs.end()) {
        outer->windows[name] = window->second;
        outer->windows[name].storage = pair->first;
      } else if (!is_contained(names, name)) {
        resultNames.push_back(name);
        results.push_back(read(name, loc));
      }
    }
    for (auto [from, to] : pairs)
      if (!error && storages[to].isStored)
        results.push_back(loadWhole(to, loc));
    scope = outer;
    if (error)
      return error;
    mlir::thunder::YieldOp::create(builder, loc, results);
  }
  auto checkpoint = mlir::thunder::CheckpointOp::create(
      builder, loc, mlir::TypeRange(mlir::ValueRange(results)), operands);
  checkpoint.getBody().takeBody(region);
  size_t next = resultNames.size();
  for (auto [from, to] : pairs) {
    if (!storages[to].isStored)
      continue;
    mlir::thunder::RefStoreOp::create(
        builder, loc, checkpoint->getResult(next++), storages[from].reference);
    storages[from].loads.clear();
    storages[from].isStored = true;
  }
  for (auto [i, name] : enumerate(resultNames))
    if (Error error = define(op.path, name, checkpoint->getResult(i), loc))
      return error;
  return Error::success();
}

Error TraceBuilder::buildRule(const Rule &rule) {
  Scope inner;
  inner.holdsValuesOnly = true;
  Location loc = mlir::NameLoc::get(builder.getStringAttr(rule.path.render()));
  mlir::Region region;
  mlir::Block &block = region.emplaceBlock();
  SmallVector<Attribute> names, formals;
  auto reference = [&](StringRef name) -> Attribute {
    RankedTensorType type = getDeclaredType(name);
    if (!type)
      return {};
    inner.values[name] = block.addArgument(type, loc);
    return mlir::thunder::OperandAttr::get(builder.getContext(),
                                           block.getNumArguments() - 1);
  };
  auto add = [&](StringRef name, const EncodedValue &value) {
    names.push_back(builder.getStringAttr(name));
    return bool(formals.emplace_back(
        convertEncoded(builder, value, nullptr, reference)));
  };
  bool isValid = true;
  for (const EncodedValue &value : rule.args)
    isValid = isValid && add("", value);
  for (const auto &[name, value] : rule.kwargs)
    isValid = isValid && add(name, value);
  if (!isValid)
    return fail(ErrorKind::Unsupported, rule.path,
                "an argument has no form that thunderc compiles");
  {
    mlir::OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(&block);
    scope = &inner;
    Error error = buildOps(rule.body);
    scope = nullptr;
    if (error)
      return error;
    SmallVector<Value> results;
    forEachReference(rule.out, [&](StringRef name) {
      results.push_back(inner.values.lookup(name));
    });
    mlir::thunder::YieldOp::create(builder, loc, results);
  }
  auto op = mlir::thunder::RuleOp::create(
      builder, loc,
      rule.isGrad ? mlir::thunder::RuleKind::Grad
                  : mlir::thunder::RuleKind::Impl,
      getRuleSymbol(rule.name), mlir::FlatSymbolRefAttr(),
      builder.getArrayAttr(names), builder.getArrayAttr(formals));
  op.getBody().takeBody(region);
  return Error::success();
}

Error TraceBuilder::buildGradientOp(const Op &op) {
  Location loc = getLocation(op);
  Value value = read(op.args[0].text, loc);
  if (op.symbol == "prims.get_grad") {
    SmallVector<StringRef> names = getResultNames(op);
    if (names.size() != 1)
      return fail(ErrorKind::Malformed, op.path, "has one result");
    return define(op.path, names[0],
                  mlir::thunder::GetGradOp::create(builder, loc, value), loc);
  }
  Value gradient = read(op.args[1].text, loc);
  if (value.getType() != gradient.getType())
    return fail(ErrorKind::Malformed, op.path,
                "the cotangent of '" + op.args[0].text +
                    "' has another shape or dtype");
  mlir::thunder::PutGradOp::create(builder, loc, value, gradient);
  return Error::success();
}

} // namespace thunder::trace

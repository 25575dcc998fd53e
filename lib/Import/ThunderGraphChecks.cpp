//===- ThunderGraphChecks.cpp - Names, scopes and rules of a trace --------===//
//
// One walk in program order. A body sees what was defined before its op; what
// it defines itself is seen outside only when it is a result of the op.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/ImportError.h"
#include "thunder/Import/ThunderGraph.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;

namespace thunder::trace {

namespace {

class NameChecker {
public:
  explicit NameChecker(const Program &program) : program(program) {}

  Error run();

private:
  /// Where a name was defined, counted in definitions.
  struct Definition {
    size_t order;
    bool isVisible;
  };

  Error visitOps(const std::vector<Op> &ops, const Rule *rule);
  Error visitOp(const Op &op, const Rule *rule);
  /// `begin`: definitions made before the body; `isSeen`: at its end, the name
  /// was visible.
  Error visitResult(const Op &op, StringRef name, size_t begin, bool isSeen);
  Error visitRule(const Rule &rule);
  Error checkGradientOp(const Op &op, const Rule *rule);
  Error checkRule(const Op &op, StringRef name, bool isGrad);
  Error checkOut(const Op &op, const EncodedValue &out);

  static Error fail(const Path &path, const Twine &message) {
    return malformed(path.render() + ": " + message);
  }
  bool isVisible(StringRef name) const {
    auto it = definitions.find(name);
    return it != definitions.end() && it->second.isVisible;
  }
  /// False when the file defined it before.
  bool define(StringRef name) {
    bool isNew = definitions.try_emplace(name, Definition{next++, true}).second;
    if (isNew)
      scope.push_back(name);
    return isNew;
  }
  void closeScope(size_t size) {
    for (; scope.size() > size; scope.pop_back())
      definitions[scope.back()].isVisible = false;
  }

  const Program &program;
  StringMap<Definition> definitions;
  std::vector<StringRef> scope; ///< visible names, in order of definition
  size_t next = 0;
  /// Of the rule that is visited: parameters, and cotangents that were read.
  StringSet<> parameters, read;
};

/// The first error of `fn` over the references in arguments.
template <typename Fn>
Error forEachUse(const std::vector<EncodedValue> &args,
                 const std::vector<std::pair<StringRef, EncodedValue>> &kwargs,
                 Fn fn) {
  std::optional<Error> first;
  auto visit = [&](StringRef name) {
    if (first)
      return;
    if (Error error = fn(name))
      first.emplace(std::move(error));
  };
  for (const EncodedValue &value : args)
    forEachReference(value, visit);
  for (const auto &[key, value] : kwargs)
    forEachReference(value, visit);
  return first ? std::move(*first) : Error::success();
}

bool mentions(const Op &op, StringRef name) {
  bool found = false;
  auto look = [&](StringRef other) { found |= other == name; };
  for (const EncodedValue &value : op.args)
    forEachReference(value, look);
  for (const auto &[key, value] : op.kwargs)
    forEachReference(value, look);
  return found;
}

/// Whether `actual` has the form that the rule's formal argument asks for.
bool fits(const EncodedValue &formal, const EncodedValue &actual) {
  using Kind = EncodedValue::Kind;
  if (formal.kind != actual.kind || formal.items.size() != actual.items.size())
    return false;
  if (formal.is(Kind::Reference))
    return true;
  bool bothNaN = formal.real != formal.real && actual.real != actual.real;
  if (formal.boolean != actual.boolean || formal.dtype != actual.dtype ||
      formal.integer != actual.integer || formal.text != actual.text ||
      (formal.real != actual.real && !bothNaN) || formal.imag != actual.imag)
    return false;
  return all_of(zip(formal.items, actual.items), [](auto pair) {
    return fits(std::get<0>(pair), std::get<1>(pair));
  });
}

size_t countLeaves(const EncodedValue &value) {
  size_t count = 0;
  forEachReference(value, [&](StringRef) { ++count; });
  return count;
}

Error NameChecker::checkOut(const Op &op, const EncodedValue &out) {
  using Kind = EncodedValue::Kind;
  if (is_contained({Kind::Dict, Kind::Slice, Kind::Ellipsis, Kind::Function},
                   out.kind))
    return fail(op.path, "out is made of names, arrays, null and constants");
  for (const EncodedValue &item : out.items)
    if (Error error = checkOut(op, item))
      return error;
  return Error::success();
}

Error NameChecker::checkRule(const Op &op, StringRef name, bool isGrad) {
  auto found = program.ruleIndex.find(name);
  if (found == program.ruleIndex.end())
    return fail(op.path, "unknown rule " + name);
  const Rule &rule = program.rules[found->second];
  if (rule.isGrad != isGrad)
    return fail(op.path, "rule " + name + " is of the other kind");
  bool isFitting = rule.args.size() == op.args.size() &&
                   rule.kwargs.size() == op.kwargs.size();
  for (size_t i = 0; isFitting && i < op.args.size(); ++i)
    isFitting = fits(rule.args[i], op.args[i]);
  for (size_t i = 0; isFitting && i < op.kwargs.size(); ++i)
    isFitting = rule.kwargs[i].first == op.kwargs[i].first &&
                fits(rule.kwargs[i].second, op.kwargs[i].second);
  if (!isFitting)
    return fail(op.path, "the arguments of rule " + name +
                             " are not those of " + op.symbol);
  if (countLeaves(rule.out) != countLeaves(op.out))
    return fail(op.path, "rule " + name + " has " +
                             Twine(countLeaves(rule.out)) + " results, " +
                             op.symbol + " has " + Twine(countLeaves(op.out)));
  return Error::success();
}

/// What reads and adds cotangents stands in gradient rules, not in bodies.
Error NameChecker::checkGradientOp(const Op &op, const Rule *rule) {
  bool isGet = op.symbol == "prims.get_grad";
  if (!isGet && op.symbol != "prims.put_grad")
    return Error::success();
  if (!rule || !rule->isGrad)
    return fail(op.path, op.symbol + " has its place in a gradient rule only");
  size_t count = isGet ? 1 : 2;
  bool isFitting =
      op.args.size() == count && all_of(op.args, [](const EncodedValue &value) {
        return value.is(EncodedValue::Kind::Reference);
      });
  if (!isFitting)
    return fail(op.path, op.symbol + " takes " + Twine(count) + " tensors");
  StringRef name = op.args[0].text;
  if (isGet && !read.insert(name).second)
    return fail(op.path, "the cotangent of '" + name + "' was read before");
  if (isGet)
    return Error::success();
  if (!parameters.contains(name))
    return fail(op.path, "'" + name + "' is no parameter of the rule");
  if (read.contains(name))
    return fail(op.path, "adds to the cotangent of '" + name +
                             "', which was read before");
  return Error::success();
}

Error NameChecker::visitResult(const Op &op, StringRef name, size_t begin,
                               bool isSeen) {
  auto known = definitions.find(name);
  bool isKnown = known != definitions.end();
  if (op.hasBody && !op.body.empty()) {
    // The body has computed it, or it is an input that is given back.
    bool isProduced = isSeen && known->second.order >= begin;
    if (!isProduced &&
        !(isKnown && known->second.isVisible && mentions(op, name)))
      return fail(op.path, "result '" + name + "' of " + op.symbol +
                               " is not produced by its body");
    if (isProduced && !known->second.isVisible) {
      known->second.isVisible = true;
      scope.push_back(name);
    }
    return Error::success();
  }
  if (op.hasBody && isVisible(name) && mentions(op, name))
    return Error::success();
  if (!define(name))
    return fail(op.path, "result '" + name + "' defined twice");
  if (op.symbol.starts_with("ext.") && !op.hasBody &&
      !program.values.contains(name))
    return fail(op.path, "result '" + name + "' of external symbol " +
                             op.symbol + " has no type");
  return Error::success();
}

Error NameChecker::visitOp(const Op &op, const Rule *rule) {
  if (Error error = forEachUse(op.args, op.kwargs, [&](StringRef name) {
        return isVisible(name) ? Error::success()
                               : fail(op.path, "use of undefined value '" +
                                                   name + "' by " + op.symbol);
      }))
    return error;
  if (op.symbol.starts_with("ext.") && !program.symbols.contains(op.symbol))
    return fail(op.path, "external symbol " + op.symbol +
                             " is not declared in $.symbols");
  if (Error error = checkGradientOp(op, rule))
    return error;
  for (auto [name, isGrad] :
       {std::pair(op.gradRule, true), {op.implRule, false}})
    if (!name.empty())
      if (Error error = checkRule(op, name, isGrad))
        return error;
  size_t begin = next, size = scope.size();
  if (Error error = visitOps(op.body, nullptr))
    return error;
  // What a nested body keeps to itself is no result.
  StringSet<> seen;
  forEachReference(op.out, [&](StringRef name) {
    if (isVisible(name))
      seen.insert(name);
  });
  closeScope(size);
  if (Error error = checkOut(op, op.out))
    return error;
  return forEachUse({op.out}, {}, [&](StringRef name) {
    return visitResult(op, name, begin, seen.contains(name));
  });
}

Error NameChecker::visitOps(const std::vector<Op> &ops, const Rule *rule) {
  for (const Op &op : ops)
    if (Error error = visitOp(op, rule))
      return error;
  return Error::success();
}

Error NameChecker::visitRule(const Rule &rule) {
  parameters.clear();
  read.clear();
  if (Error error = forEachUse(rule.args, rule.kwargs, [&](StringRef name) {
        parameters.insert(name);
        if (!program.values.contains(name))
          return fail(rule.path, "parameter '" + name + "' has no type");
        return define(name)
                   ? Error::success()
                   : fail(rule.path, "parameter '" + name + "' defined twice");
      }))
    return error;
  if (Error error = visitOps(rule.body, &rule))
    return error;
  Error error = forEachUse({rule.out}, {}, [&](StringRef name) {
    return isVisible(name) ? Error::success()
                           : fail(rule.path, "undefined value '" + name + "'");
  });
  closeScope(0);
  return error;
}

Error NameChecker::run() {
  StringSet<> storages;
  for (auto [i, input] : enumerate(program.inputs)) {
    Path path = {nullptr, "$.inputs", i};
    if (!define(input.value))
      return fail(path, "value '" + input.value + "' defined twice");
    if (input.storage.empty())
      continue;
    // The id of a storage is the name of its first input.
    bool isFirst = input.storage == input.value;
    if (!isFirst && !storages.contains(input.storage))
      return fail(path, "storage '" + input.storage +
                            "' is not the name of an input before");
    storages.insert(input.storage);
    if (program.values.find(input.value)->second.dtype !=
        program.values.find(input.storage)->second.dtype)
      return fail(path, "storage '" + input.storage +
                            "' is shared by different dtypes");
  }
  if (Error error = visitOps(program.ops, nullptr))
    return error;
  if (Error error = forEachUse({program.outputs}, {}, [&](StringRef name) {
        return isVisible(name)
                   ? Error::success()
                   : malformed("$.outputs: undefined value '" + name + "'");
      }))
    return error;
  for (auto [i, writeback] : enumerate(program.writebacks))
    if (!isVisible(writeback.value))
      return fail({nullptr, "$.writebacks", i},
                  "undefined value '" + writeback.value + "'");
  closeScope(0);
  for (const Rule &rule : program.rules)
    if (Error error = visitRule(rule))
      return error;
  return Error::success();
}

} // namespace

Error checkNames(const Program &program) { return NameChecker(program).run(); }

} // namespace thunder::trace

//===- TraceBuilder.cpp - Values, storages, and ops as they are -----------===//
#include "TraceBuilder.h"
#include "thunder/Symbols/PrimitiveBuilder.h"
#include "thunder/Symbols/ResultTypes.h"
#include "thunder/Symbols/TraceSymbols.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;

namespace thunder::trace {

using mlir::Attribute;
using mlir::Location;
using mlir::RankedTensorType;
using mlir::Value;
using mlir::thunder::BoundSymbolOp;
using mlir::thunder::RefType;

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

SmallVector<StringRef> getResultNames(const Op &op) {
  SmallVector<StringRef> names;
  forEachReference(op.out, [&](StringRef name) { names.push_back(name); });
  return names;
}

namespace {

void findFree(const Op &op, StringSet<> &bound,
              SmallVectorImpl<StringRef> &free) {
  auto use = [&](StringRef name) {
    if (bound.insert(name).second)
      free.push_back(name);
  };
  for (const EncodedValue &value : op.args)
    forEachReference(value, use);
  for (const auto &[key, value] : op.kwargs)
    forEachReference(value, use);
  for (const Op &inner : op.body)
    findFree(inner, bound, free);
  forEachReference(op.out, [&](StringRef name) { bound.insert(name); });
}

} // namespace

SmallVector<StringRef> findCaptures(const Op &op) {
  StringSet<> bound;
  SmallVector<StringRef> free;
  auto bind = [&](StringRef name) { bound.insert(name); };
  for (const EncodedValue &value : op.args)
    forEachReference(value, bind);
  for (const auto &[key, value] : op.kwargs)
    forEachReference(value, bind);
  for (const Op &inner : op.body)
    findFree(inner, bound, free);
  return free;
}

std::string getRuleSymbol(StringRef name) { return ("rule." + name).str(); }

Location TraceBuilder::getLocation(const Op &op) {
  Location source = mlir::UnknownLoc::get(builder.getContext());
  if (!op.file.empty())
    source =
        mlir::FileLineColLoc::get(builder.getContext(), op.file, op.line, 0);
  return mlir::NameLoc::get(builder.getStringAttr(op.path.render()), source);
}

RankedTensorType TraceBuilder::getDeclaredType(StringRef name) {
  auto record = program.values.find(name);
  if (record == program.values.end() || record->second.isNumber)
    return {};
  return RankedTensorType::get(record->second.shape,
                               getElementType(builder, record->second.dtype));
}

//===----------------------------------------------------------------------===//
// Values and storages
//===----------------------------------------------------------------------===//

size_t TraceBuilder::allocate(Value value, Location loc) {
  Storage &storage = storages.emplace_back();
  storage.reference = mlir::thunder::RefAllocOp::create(builder, loc, value);
  storage.shape.assign(
      cast<RankedTensorType>(value.getType()).getShape().begin(),
      cast<RankedTensorType>(value.getType()).getShape().end());
  return storages.size() - 1;
}

/// The reference of a window; views are made once for each name.
static Value refer(mlir::OpBuilder &builder, TraceBuilder::Storage &storage,
                   StringRef name, const Window &window, Location loc) {
  bool isWhole = !window.isDetached && window.offset == 0 &&
                 window.sizes == storage.shape && window.isContiguous();
  if (isWhole)
    return storage.reference;
  Value &view = storage.views[name];
  if (view)
    return view;
  auto type = cast<RefType>(storage.reference.getType());
  return view = mlir::thunder::RefViewOp::create(
             builder, loc,
             RefType::get(builder.getContext(), window.sizes,
                          type.getElementType()),
             storage.reference, builder.getDenseI64ArrayAttr(window.strides),
             builder.getI64IntegerAttr(window.offset),
             window.isDetached ? builder.getUnitAttr() : mlir::UnitAttr());
}

Value TraceBuilder::load(StringRef name, const Window &window, Location loc) {
  Storage &storage = storages[window.storage];
  Value &value = storage.loads[name];
  if (!value)
    value = mlir::thunder::RefLoadOp::create(
        builder, loc, refer(builder, storage, name, window, loc));
  return value;
}

Value TraceBuilder::loadWhole(size_t storage, Location loc) {
  return mlir::thunder::RefLoadOp::create(builder, loc,
                                          storages[storage].reference);
}

Value TraceBuilder::read(StringRef name, Location loc) {
  auto window = scope->windows.find(name);
  if (window != scope->windows.end())
    return load(name, window->second, loc);
  return scope->values.lookup(name);
}

Error TraceBuilder::define(const Path &path, StringRef name, Value value,
                           Location loc) {
  RankedTensorType declared = getDeclaredType(name);
  auto record = program.values.find(name);
  if (record != program.values.end() && value.getType() != declared) {
    std::string text;
    raw_string_ostream(text) << value.getType();
    return fail(ErrorKind::Malformed, path,
                "result '" + name + "' is declared as " + record->second.text +
                    ", from the arguments follows " + text);
  }
  if (scope->holdsValuesOnly || !aliases.isWritten(name) ||
      !isa<RankedTensorType>(value.getType())) {
    scope->values[name] = value;
    return Error::success();
  }
  auto shape = cast<RankedTensorType>(value.getType()).getShape();
  Window window;
  window.storage = allocate(value, loc);
  window.sizes.assign(shape.begin(), shape.end());
  window.strides = getContiguousStrides(shape);
  scope->windows[name] = window;
  return Error::success();
}

Error TraceBuilder::store(const Path &path, StringRef name,
                          const Window &window, Value value, bool isDetached,
                          Location loc) {
  Window target = window;
  target.isDetached |= isDetached;
  Storage &storage = storages[window.storage];
  if (!target.isDetached && !storage.leaf.empty())
    return fail(ErrorKind::Malformed, path,
                "writes in place to '" + storage.leaf +
                    "', a leaf that requires grad; write under no_grad, "
                    "through detach() or to a clone()");
  for (auto [size, stride] : zip(target.sizes, target.strides))
    if (size > 1 && stride == 0)
      return fail(ErrorKind::Malformed, path,
                  "writes in place to '" + name +
                      "', an expanded tensor whose elements share memory");
  auto type = RankedTensorType::get(
      target.sizes,
      cast<RefType>(storage.reference.getType()).getElementType());
  if (value.getType() != type) {
    std::string text;
    raw_string_ostream(text) << value.getType() << " to a " << type;
    return fail(ErrorKind::Malformed, path,
                "writes a " + text + ", '" + name + "'");
  }
  std::string viewName = name.str();
  if (target.isDetached != window.isDetached)
    viewName += " detached";
  mlir::thunder::RefStoreOp::create(
      builder, loc, value, refer(builder, storage, viewName, target, loc));
  storage.loads.clear();
  storage.isStored = true;
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

Error TraceBuilder::collect(const Op &op, function_ref<bool()> build) {
  std::string text;
  ErrorKind kind = ErrorKind::Malformed;
  mlir::ScopedDiagnosticHandler handler(
      builder.getContext(), [&](mlir::Diagnostic &diagnostic) {
        if (text.empty()) {
          text = diagnostic.str();
          if (mlir::thunder::getErrorClass(diagnostic) ==
              mlir::thunder::unsupportedClass)
            kind = ErrorKind::Unsupported;
        }
        return mlir::success();
      });
  if (build())
    return Error::success();
  std::string line = op.file.empty()
                         ? ""
                         : (" (" + op.file + ":" + Twine(op.line) + ")").str();
  return fail(kind, op.path,
              (text.empty() ? op.symbol.str() + ": cannot be built" : text) +
                  line);
}

Error TraceBuilder::convertArguments(const Op &op, const BoundOp &bound,
                                     Arguments &result) {
  Location loc = getLocation(op);
  SmallVector<size_t> written;
  if (!op.hasBody)
    written = findWrittenArguments(op, program);
  for (const BoundOp::Argument &argument : bound.arguments) {
    bool writes = any_of(written, [&](size_t position) {
      return position < op.args.size() && &op.args[position] == argument.value;
    });
    auto reference = [&](StringRef name) -> Attribute {
      Value value;
      auto window = scope->windows.find(name);
      if (writes && window != scope->windows.end()) {
        Window target = window->second;
        target.isDetached |= op.noGrad;
        value = refer(builder, storages[target.storage],
                      op.noGrad ? (name + " detached").str() : name.str(),
                      target, loc);
        result.effects.push_back(builder.getStringAttr(
            "write:" + std::to_string(result.operands.size())));
        result.written.push_back(name);
      } else {
        value = read(name, loc);
      }
      if (!value)
        return {};
      result.operands.push_back(value);
      result.operandNames.push_back(name);
      return mlir::thunder::OperandAttr::get(builder.getContext(),
                                             result.operands.size() - 1);
    };
    Attribute value;
    if (argument.value)
      value =
          convertEncoded(builder, *argument.value, argument.type, reference);
    else if (argument.defaultValue)
      value = convertArgument(builder, *argument.defaultValue, argument.type,
                              [](StringRef) { return Attribute(); });
    else
      value = builder.getUnitAttr();
    if (!value)
      return fail(ErrorKind::Unsupported, op.path,
                  op.symbol + ": argument '" + argument.name +
                      "' has no form that thunderc compiles");
    result.names.push_back(builder.getStringAttr(argument.name));
    result.values.push_back(value);
  }
  return Error::success();
}

BoundSymbolOp TraceBuilder::createSymbol(const Op &op, StringRef symbol,
                                         const Arguments &arguments,
                                         mlir::TypeRange types) {
  auto rule = [&](StringRef name) {
    return name.empty() ? mlir::FlatSymbolRefAttr()
                        : mlir::FlatSymbolRefAttr::get(builder.getContext(),
                                                       getRuleSymbol(name));
  };
  bool isOpaque = op.symbol.starts_with("ext.") && !op.hasBody;
  SmallVector<Attribute> effects(arguments.effects);
  if (isOpaque)
    for (StringRef effect : program.symbols.find(op.symbol)->second.effects)
      if (!effect.starts_with("write:"))
        effects.push_back(builder.getStringAttr(effect));
  auto result = BoundSymbolOp::create(
      builder, getLocation(op), types,
      mlir::FlatSymbolRefAttr::get(builder.getContext(), symbol),
      arguments.operands, builder.getArrayAttr(arguments.names),
      builder.getArrayAttr(arguments.values),
      isOpaque || !effects.empty() ? builder.getArrayAttr(effects)
                                   : mlir::ArrayAttr());
  if (auto attribute = rule(op.gradRule))
    result.setGradRuleAttr(attribute);
  if (auto attribute = rule(op.implRule))
    result.setImplRuleAttr(attribute);
  result.setNoGrad(op.noGrad);
  return result;
}

Error TraceBuilder::inferTypes(const Op &op, BoundSymbolOp symbol) {
  return collect(op, [&] {
    mlir::FailureOr<SmallVector<mlir::Type>> types =
        mlir::thunder::inferResultTypes(symbol);
    if (failed(types))
      return false;
    for (auto [result, type] : zip(symbol->getResults(), *types))
      result.setType(type);
    return true;
  });
}

Error TraceBuilder::buildLeaf(const Op &op) {
  bool isExternal = op.symbol.starts_with("ext.");
  std::optional<BoundOp> bound =
      isExternal ? TraceBinder::keep(op) : binder.bind(op);
  if (!bound)
    return fail(ErrorKind::Unsupported, op.path,
                op.symbol + ": no form of this operator that thunderc knows "
                            "takes these arguments");
  if (mayBeView(op)) {
    ViewResult view = findView(op, *bound);
    bool isOne = getResultNames(op).size() == 1;
    if (view.kind == ViewResult::Kind::View && isOne)
      return defineView(op, view.window);
    if (view.kind != ViewResult::Kind::Copy)
      return fail(ErrorKind::Unsupported, op.path,
                  op.symbol + ": a view, in this form, of '" + op.args[0].text +
                      "', which is written in place");
  }
  Arguments arguments;
  if (Error error = convertArguments(op, *bound, arguments))
    return error;
  // A result that is a written operand is a name of its storage.
  SmallVector<StringRef> names;
  bool isInPlace =
      !arguments.written.empty() && !isExternal && op.symbol.ends_with("_");
  for (StringRef name : getResultNames(op))
    if (isInPlace)
      scope->windows[name] = scope->windows.lookup(arguments.written.front());
    else
      names.push_back(name);
  SmallVector<mlir::Type> types;
  bool isDeclared = true;
  for (StringRef name : names) {
    RankedTensorType type = getDeclaredType(name);
    isDeclared &= bool(type);
    types.push_back(type ? type
                         : RankedTensorType::get({}, builder.getF32Type()));
  }
  for (StringRef name : arguments.written) {
    const Window &window = scope->windows.find(name)->second;
    Storage &storage = storages[window.storage];
    if (!storage.leaf.empty() && !window.isDetached && !op.noGrad)
      return fail(ErrorKind::Malformed, op.path,
                  "writes in place to '" + storage.leaf +
                      "', a leaf that requires grad");
    storage.isStored = true;
  }
  BoundSymbolOp symbol = createSymbol(op, bound->symbol, arguments, types);
  if (!isDeclared && arguments.written.empty() && !isExternal)
    if (Error error = inferTypes(op, symbol))
      return error;
  for (StringRef name : arguments.written)
    storages[scope->windows.find(name)->second.storage].loads.clear();
  for (auto [name, value] : zip(names, symbol->getResults()))
    if (Error error = define(op.path, name, value, symbol.getLoc()))
      return error;
  return Error::success();
}

ViewResult TraceBuilder::findView(const Op &op, const BoundOp &bound) {
  const Window operand = scope->windows.lookup(op.args[0].text);
  SmallVector<std::pair<StringRef, Attribute>> attributes;
  auto none = [](StringRef) { return Attribute(); };
  for (const BoundOp::Argument &argument : bound.arguments)
    if (argument.value)
      attributes.emplace_back(
          argument.name,
          convertEncoded(builder, *argument.value, argument.type, none));
    else if (argument.defaultValue)
      attributes.emplace_back(argument.name,
                              convertArgument(builder, *argument.defaultValue,
                                              argument.type, none));
  auto find = [&](StringRef name) -> Attribute {
    for (auto &[other, value] : attributes)
      if (other == name)
        return value;
    return {};
  };
  const ViewResult same = {ViewResult::Kind::View, operand},
                   copy = {ViewResult::Kind::Copy, {}};
  if (op.symbol == "prims.stride_order")
    return operand.isContiguous() ? same : copy;
  if (!StringRef(bound.symbol).starts_with("aten.to."))
    return computeView(bound.symbol, find, operand);
  // A conversion to the dtype that it has is the tensor itself.
  mlir::Type element =
      cast<RefType>(storages[operand.storage].reference.getType())
          .getElementType();
  mlir::Type wanted;
  if (auto dtype = dyn_cast_if_present<mlir::TypeAttr>(find("dtype")))
    wanted = dtype.getValue();
  else if (op.args.size() > 1 && op.args[1].is(EncodedValue::Kind::Reference))
    wanted =
        cast<mlir::ShapedType>(read(op.args[1].text, getLocation(op)).getType())
            .getElementType();
  auto copies = dyn_cast_if_present<mlir::BoolAttr>(find("copy"));
  return wanted == element && !(copies && copies.getValue()) ? same : copy;
}

bool TraceBuilder::mayBeView(const Op &op) const {
  SmallVector<StringRef> results = getResultNames(op);
  return !scope->holdsValuesOnly && !isWhole(op) &&
         mlir::thunder::mayReturnView(op.symbol) && !results.empty() &&
         !op.args.empty() && op.args[0].is(EncodedValue::Kind::Reference) &&
         scope->windows.contains(op.args[0].text) &&
         aliases.isWritten(results[0]);
}

Error TraceBuilder::defineView(const Op &op, Window window) {
  StringRef name = getResultNames(op).front();
  window.isDetached |= op.noGrad || op.symbol == "ltorch.detach";
  RankedTensorType declared = getDeclaredType(name);
  if (declared && declared.getShape() != ArrayRef<int64_t>(window.sizes))
    return fail(ErrorKind::Malformed, op.path,
                "result '" + name +
                    "' is declared with another shape than follows from the "
                    "arguments");
  scope->windows[name] = window;
  return Error::success();
}

} // namespace thunder::trace

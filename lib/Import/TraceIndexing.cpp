//===- TraceIndexing.cpp - What traces copy, set and get by index ---------===//
#include "TraceBuilder.h"
#include "thunder/Symbols/PrimitiveBuilder.h"
#include "thunder/Symbols/ResultTypes.h"

using namespace llvm;

namespace thunder::trace {

using mlir::Attribute;
using mlir::Location;
using mlir::RankedTensorType;
using mlir::Value;
using mlir::thunder::BoundSymbolOp;
using mlir::thunder::PrimitiveBuilder;
using Kind = EncodedValue::Kind;

/// prims.copy_(source, target): the target's storage holds the source.
Error TraceBuilder::buildCopy(const Op &op) {
  bool isValid = op.args.size() == 2 && op.args[0].is(Kind::Reference) &&
                 op.args[1].is(Kind::Reference);
  if (!isValid)
    return fail(ErrorKind::Malformed, op.path, "takes a source and a target");
  bool isDetached = op.noGrad;
  for (const auto &[name, value] : op.kwargs)
    if (name == "grad_enabled")
      isDetached |= value.is(Kind::Bool) && !value.boolean;
  Location loc = getLocation(op);
  StringRef target = op.args[1].text;
  auto found = scope->windows.find(target);
  if (found == scope->windows.end())
    return fail(ErrorKind::Unsupported, op.path,
                "writes in place inside a rule, or a body that a rule may "
                "stand for");
  Window window = found->second;
  if (Error error = store(op.path, target, window, read(op.args[0].text, loc),
                          isDetached, loc))
    return error;
  for (StringRef name : getResultNames(op))
    scope->windows[name] = window;
  return Error::success();
}

/// A value in the shape and dtype of `type`, as an assignment converts it.
static Value fit(PrimitiveBuilder &b, const EncodedValue &encoded, Value value,
                 RankedTensorType type) {
  if (!value) {
    mlir::thunder::Scalar number =
        encoded.is(Kind::Float) ? mlir::thunder::Scalar(encoded.real)
        : encoded.is(Kind::Bool)
            ? mlir::thunder::Scalar::makeBool(encoded.boolean)
            : mlir::thunder::Scalar(encoded.integer);
    return b.full(type.getShape(), type.getElementType(), number);
  }
  // Leading dimensions of size 1 too many are allowed.
  SmallVector<int64_t> shape(b.shapeOf(value));
  while (int64_t(shape.size()) > type.getRank() && shape.front() == 1)
    shape.erase(shape.begin());
  value = b.broadcastTo(b.reshape(value, shape), type.getShape());
  return b.convert(value, type.getElementType());
}

/// prims.copy_with_setitem(a, index, value): a copy of `a` with a part set.
Error TraceBuilder::buildSetitem(const Op &op) {
  SmallVector<StringRef> results = getResultNames(op);
  bool isValid = op.args.size() == 3 && op.args[0].is(Kind::Reference) &&
                 (op.args[2].is(Kind::Reference) || op.args[2].isNumber()) &&
                 results.size() == 1;
  if (!isValid)
    return fail(ErrorKind::Unsupported, op.path,
                op.symbol + " takes a tensor, an index and a value");
  Location loc = getLocation(op);
  Value value = read(op.args[0].text, loc);
  auto type = cast<RankedTensorType>(value.getType());
  std::optional<BasicIndex> index = readBasicIndex(op.args[1], type.getShape());
  if (!index)
    return buildIndexPut(op);
  if (scope->holdsValuesOnly)
    return fail(ErrorKind::Unsupported, op.path,
                op.symbol + ": inside a rule, or a body that a rule may stand "
                            "for");
  if (Error error = define(op.path, results[0], value, loc))
    return error;
  Window part = applyIndex(scope->windows.find(results[0])->second, *index);
  Value content;
  if (Error error = collect(op, [&] {
        PrimitiveBuilder b(builder, loc, op.symbol);
        Value given = op.args[2].is(Kind::Reference)
                          ? read(op.args[2].text, loc)
                          : Value();
        content = fit(b, op.args[2], given,
                      RankedTensorType::get(part.sizes, type.getElementType()));
        return bool(content);
      }))
    return error;
  bool isStored = part.getNumElements() == 0;
  return isStored ? Error::success()
                  : store(op.path, (results[0] + " part").str(), part, content,
                          /*isDetached=*/false, loc);
}

/// Tensors as indices, with full slices between them, as ATen has them: a list
/// of tensors and None. Null attribute when it is another index.
static Attribute convertIndices(mlir::Builder &builder,
                                const EncodedValue &index,
                                ReferenceFn reference) {
  SmallVector<Attribute> items;
  auto isFull = [](const EncodedValue &part) {
    return part.is(Kind::Slice) &&
           all_of(part.items,
                  [](const EncodedValue &v) { return v.is(Kind::None); });
  };
  auto add = [&](const EncodedValue &part) {
    if (part.is(Kind::Reference))
      items.push_back(reference(part.text));
    else
      items.push_back(isFull(part) ? Attribute(builder.getUnitAttr())
                                   : Attribute());
    return bool(items.back());
  };
  bool isValid = index.is(Kind::Tuple) ? all_of(index.items, add) : add(index);
  return isValid ? builder.getArrayAttr(items) : Attribute();
}

Expected<Value>
TraceBuilder::createHelper(const Op &op, StringRef symbol,
                           ArrayRef<std::pair<StringRef, Attribute>> arguments,
                           mlir::ValueRange operands) {
  Arguments converted;
  converted.operands.assign(operands.begin(), operands.end());
  for (auto &[name, value] : arguments) {
    converted.names.push_back(builder.getStringAttr(name));
    converted.values.push_back(value);
  }
  BoundSymbolOp result = createSymbol(
      op, symbol, converted,
      mlir::TypeRange(RankedTensorType::get({}, builder.getF32Type())));
  if (Error error = inferTypes(op, result))
    return error;
  return result->getResult(0);
}

Error TraceBuilder::buildIndexPut(const Op &op) {
  Location loc = getLocation(op);
  SmallVector<Value> operands = {read(op.args[0].text, loc)};
  auto add = [&](StringRef name) -> Attribute {
    operands.push_back(read(name, loc));
    return mlir::thunder::OperandAttr::get(builder.getContext(),
                                           operands.size() - 1);
  };
  Attribute self = mlir::thunder::OperandAttr::get(builder.getContext(), 0);
  Attribute indices = convertIndices(builder, op.args[1], add);
  if (!indices)
    return fail(ErrorKind::Unsupported, op.path,
                op.symbol + ": an index of this form");
  Value content;
  if (op.args[2].is(Kind::Reference)) {
    content = read(op.args[2].text, loc);
  } else if (Error error = collect(op, [&] {
               PrimitiveBuilder b(builder, loc, op.symbol);
               auto type = cast<RankedTensorType>(operands[0].getType());
               content = fit(b, op.args[2], Value(),
                             RankedTensorType::get({}, type.getElementType()));
               return bool(content);
             })) {
    return error;
  }
  operands.push_back(content);
  Attribute values = mlir::thunder::OperandAttr::get(builder.getContext(),
                                                     operands.size() - 1);
  Expected<Value> result =
      createHelper(op, "aten.index_put.default",
                   {{"self", self},
                    {"indices", indices},
                    {"values", values},
                    {"accumulate", builder.getBoolAttr(false)}},
                   operands);
  if (!result)
    return result.takeError();
  return define(op.path, getResultNames(op)[0], *result, loc);
}

/// A getitem without a body.
Error TraceBuilder::buildGetitem(const Op &op) {
  SmallVector<StringRef> results = getResultNames(op);
  if (op.args.size() != 2 || !op.args[0].is(Kind::Reference) ||
      results.size() != 1)
    return fail(ErrorKind::Unsupported, op.path,
                op.symbol + " takes a tensor and an index");
  Location loc = getLocation(op);
  StringRef source = op.args[0].text;
  auto found = scope->windows.find(source);
  bool isWindow = found != scope->windows.end();
  Window operand = isWindow ? found->second : Window();
  SmallVector<int64_t> sizes;
  if (isWindow)
    sizes.assign(operand.sizes.begin(), operand.sizes.end());
  else if (auto type = dyn_cast<RankedTensorType>(
               scope->values.lookup(source).getType()))
    sizes.assign(type.getShape().begin(), type.getShape().end());
  std::optional<BasicIndex> index = readBasicIndex(op.args[1], sizes);
  if (index && isWindow) {
    Window view = applyIndex(operand, *index);
    view.isDetached |= op.noGrad;
    scope->windows[results[0]] = view;
    return Error::success();
  }
  SmallVector<Value> operands = {read(source, loc)};
  Attribute self = mlir::thunder::OperandAttr::get(builder.getContext(), 0);
  Expected<Value> result = Value();
  if (index) {
    result = createHelper(op, "prims.slice_prim",
                          {{"a", self},
                           {"starts", builder.getI64ArrayAttr(index->starts)},
                           {"limits", builder.getI64ArrayAttr(index->limits)},
                           {"strides", builder.getI64ArrayAttr(index->steps)}},
                          operands);
    if (result)
      result =
          createHelper(op, "aten.reshape.default",
                       {{"self", self},
                        {"shape", builder.getI64ArrayAttr(index->getShape())}},
                       *result);
  } else {
    Attribute indices =
        convertIndices(builder, op.args[1], [&](StringRef name) -> Attribute {
          operands.push_back(read(name, loc));
          return mlir::thunder::OperandAttr::get(builder.getContext(),
                                                 operands.size() - 1);
        });
    if (!indices)
      return fail(ErrorKind::Unsupported, op.path,
                  op.symbol + ": an index of this form, or one out of range");
    result = createHelper(op, "aten.index.Tensor",
                          {{"self", self}, {"indices", indices}}, operands);
  }
  if (!result)
    return result.takeError();
  return define(op.path, results[0], *result, loc);
}

} // namespace thunder::trace

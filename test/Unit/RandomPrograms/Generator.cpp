//===- Generator.cpp - Random programs of primitives ----------------------===//
#include "Generator.h"
#include <algorithm>
#include <functional>
#include <random>

namespace {

using Shape = std::vector<int64_t>;

std::string join(const Shape &list) {
  std::string text;
  for (int64_t value : list)
    text += (text.empty() ? "" : ", ") + std::to_string(value);
  return "[" + text + "]";
}

bool isFloat(const std::string &element) {
  return element == "f32" || element == "f64";
}

int64_t count(const Shape &shape) {
  int64_t product = 1;
  for (int64_t size : shape)
    product *= size;
  return product;
}

class Generator {
public:
  explicit Generator(uint64_t seed) : random(seed) {}
  RandomProgram run(unsigned size);

private:
  using Filter = std::function<bool(const RandomValue &)>;

  int64_t draw(int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(random);
  }
  template <typename T> const T &oneOf(const std::vector<T> &list) {
    return list[draw(0, int64_t(list.size()) - 1)];
  }

  const RandomValue &addInput(Shape shape, std::string element, double low,
                              double high, bool hasSpecials);
  Shape drawShape();
  /// A value that passes the filter; a new input of `shape` and `element` when
  /// there is none.
  RandomValue pick(const Filter &filter, const std::string &element = "f32");
  void emit(const std::string &operation, const std::string &types, Shape shape,
            std::string element, bool isExact);
  std::vector<int64_t> drawDims(int64_t rank);

  void emitUnary();
  void emitBinary();
  void emitSelection();
  void emitConversion();
  void emitLayout();
  void emitReduction();
  void emitIndexing();
  void emitSlicesByIndex(const RandomValue &x, int64_t dim);
  void emitMatmul();
  void emitCreation();

  std::mt19937_64 random;
  RandomProgram program;
  std::vector<RandomValue> values;
  std::string body;
  unsigned next = 0;
};

Shape Generator::drawShape() {
  static const std::vector<int64_t> sizes = {1, 2, 3, 5, 8, 16, 17, 33, 64};
  Shape shape;
  for (int64_t rank = draw(0, 3); rank > 0; --rank)
    shape.push_back(oneOf(sizes));
  if (draw(0, 39) == 0 && !shape.empty())
    shape[0] = 0;
  while (count(shape) > 4096)
    shape.pop_back();
  return shape;
}

const RandomValue &Generator::addInput(Shape shape, std::string element,
                                       double low, double high,
                                       bool hasSpecials) {
  RandomValue value{"in" + std::to_string(program.inputs.size()),
                    std::move(shape), std::move(element), true};
  program.inputs.push_back({value, low, high, hasSpecials});
  values.push_back(value);
  return values.back();
}

RandomValue Generator::pick(const Filter &filter, const std::string &element) {
  std::vector<RandomValue> candidates;
  for (const RandomValue &value : values)
    if (filter(value))
      candidates.push_back(value);
  // Recent values are likelier, which makes deep programs.
  if (!candidates.empty())
    return candidates[std::max(draw(0, int64_t(candidates.size()) - 1),
                               draw(0, int64_t(candidates.size()) - 1))];
  Shape shape = drawShape();
  while (!filter({"", shape, element, true}))
    shape = drawShape();
  return addInput(shape, element, -4, 4, draw(0, 3) == 0);
}

void Generator::emit(const std::string &operation, const std::string &types,
                     Shape shape, std::string element, bool isExact) {
  RandomValue value{"v" + std::to_string(next++), std::move(shape),
                    std::move(element), isExact};
  body += "  %" + value.name + " = thunder." + operation + " : " + types + "\n";
  values.push_back(value);
}

std::vector<int64_t> Generator::drawDims(int64_t rank) {
  std::vector<int64_t> dims;
  for (int64_t i = 0; i < rank; ++i)
    if (draw(0, 1))
      dims.push_back(i);
  return dims;
}

void Generator::emitUnary() {
  // Correctly rounded; the last three amplify the error of an operand near 0,
  // so that they take exact ones only.
  static const std::vector<std::string> exact = {"abs", "neg", "sqrt", "rsqrt",
                                                 "reciprocal"},
                                        signs = {"abs", "neg"},
                                        steps = {"floor", "ceil", "round",
                                                 "trunc", "sign"},
                                        functions = {"exp",   "expm1", "log",
                                                     "log1p", "sin",   "cos",
                                                     "tanh",  "erf",   "erfc",
                                                     "exp2",  "tan",   "atan",
                                                     "sinh",  "asinh"};
  switch (draw(0, 4)) {
  case 0:
  case 1: {
    RandomValue x = pick([](auto &v) { return isFloat(v.element); });
    emit(oneOf(x.isExact ? exact : signs) + " %" + x.name, x.type(), x.shape,
         x.element, x.isExact);
    return;
  }
  case 2: {
    RandomValue x =
        pick([](auto &v) { return isFloat(v.element) && v.isExact; });
    emit(oneOf(steps) + " %" + x.name, x.type(), x.shape, x.element, true);
    return;
  }
  case 3: {
    // Functions of exact operands only: a large argument would amplify.
    RandomValue x =
        pick([](auto &v) { return isFloat(v.element) && v.isExact; });
    emit(oneOf(functions) + " %" + x.name, x.type(), x.shape, x.element, false);
    return;
  }
  default: {
    RandomValue x =
        pick([](auto &v) { return !isFloat(v.element) && v.element != "i1"; },
             "i64");
    std::string operation =
        oneOf(std::vector<std::string>{"abs", "neg", "sign", "bitwise_not"});
    emit(operation + " %" + x.name, x.type(), x.shape, x.element, true);
  }
  }
}

void Generator::emitBinary() {
  RandomValue x = pick([](auto &v) { return v.element != "i1"; });
  RandomValue y = pick([&](auto &v) { return v.type() == x.type(); });
  if (y.type() != x.type())
    y = x;
  std::vector<std::string> operations = {"add", "sub", "mul", "maximum",
                                         "minimum"};
  if (isFloat(x.element)) {
    // An inexact divisor near 0 would amplify its error.
    if (y.isExact)
      operations.push_back("div");
    // They jump: only of operands that both sides compute to the same bits.
    if (x.isExact && y.isExact)
      operations.insert(operations.end(), {"fmod", "copysign"});
  } else {
    operations.insert(operations.end(),
                      {"bitwise_and", "bitwise_or", "bitwise_xor",
                       "trunc_divide", "shift_left", "shift_right"});
  }
  emit(oneOf(operations) + " %" + x.name + ", %" + y.name, x.type(), x.shape,
       x.element, x.isExact && y.isExact);
}

void Generator::emitSelection() {
  RandomValue x = pick([](auto &v) { return v.isExact && v.element != "i1"; });
  RandomValue y =
      pick([&](auto &v) { return v.isExact && v.type() == x.type(); });
  if (y.type() != x.type())
    y = x;
  std::string comparison =
      oneOf(std::vector<std::string>{"eq", "ne", "lt", "le", "gt", "ge"});
  RandomValue mask{"", x.shape, "i1", true};
  emit(comparison + " %" + x.name + ", %" + y.name,
       x.type() + " -> " + mask.type(), x.shape, "i1", true);
  std::string condition = values.back().name;
  RandomValue a = pick([&](auto &v) { return v.shape == x.shape; });
  if (a.shape != x.shape)
    a = x;
  RandomValue b = pick([&](auto &v) { return v.type() == a.type(); });
  if (b.type() != a.type())
    b = a;
  emit("where %" + condition + ", %" + a.name + ", %" + b.name,
       mask.type() + ", " + a.type(), a.shape, a.element,
       a.isExact && b.isExact);
}

void Generator::emitConversion() {
  RandomValue x = pick([](auto &v) { return v.isExact; });
  std::string element = oneOf(std::vector<std::string>{
      "f32", "f32", "f64", "i64", "i32", "i16", "i8", "ui8", "i1"});
  RandomValue result{"", x.shape, element, true};
  emit("convert_element_type %" + x.name + " to " + element,
       x.type() + " -> " + result.type(), x.shape, element, true);
}

void Generator::emitLayout() {
  RandomValue x = pick([](auto &v) { return !v.shape.empty(); });
  int64_t rank = int64_t(x.shape.size());
  RandomValue result = x;
  std::string text;
  switch (draw(0, 5)) {
  case 0: { // transpose
    Shape permutation(rank);
    for (int64_t i = 0; i < rank; ++i)
      permutation[i] = i;
    std::shuffle(permutation.begin(), permutation.end(), random);
    for (int64_t i = 0; i < rank; ++i)
      result.shape[i] = x.shape[permutation[i]];
    text = "transpose %" + x.name + " permutation = " + join(permutation);
    break;
  }
  case 1: { // slice
    Shape starts, limits, strides;
    for (int64_t i = 0; i < rank; ++i) {
      limits.push_back(draw(std::min<int64_t>(1, x.shape[i]), x.shape[i]));
      starts.push_back(draw(0, std::max<int64_t>(0, limits[i] - 1)));
      strides.push_back(draw(1, 3));
      result.shape[i] = (limits[i] - starts[i] + strides[i] - 1) / strides[i];
    }
    text = "slice %" + x.name + " " + join(starts) + " to " + join(limits) +
           " step " + join(strides);
    break;
  }
  case 2: { // pad
    Shape low, high, interior;
    for (int64_t i = 0; i < rank; ++i) {
      low.push_back(draw(0, 2));
      high.push_back(draw(0, 2));
      interior.push_back(x.shape[i] < 20 ? draw(0, 1) : 0);
      result.shape[i] +=
          low[i] + high[i] + std::max<int64_t>(0, x.shape[i] - 1) * interior[i];
    }
    std::string value = isFloat(x.element)  ? "0.5 : " + x.element
                        : x.element == "i1" ? "true"
                                            : "3 : " + x.element;
    text = "pad %" + x.name + " with " + value + " low = " + join(low) +
           " high = " + join(high) + " interior = " + join(interior);
    break;
  }
  case 3: { // cat
    int64_t dim = draw(0, rank - 1);
    result.shape[dim] *= 2;
    text = "cat %" + x.name + ", %" + x.name + " dim = " + std::to_string(dim);
    emit(text, x.type() + ", " + x.type() + " -> " + result.type(),
         result.shape, x.element, x.isExact);
    return;
  }
  case 4: { // reshape
    result.shape = {count(x.shape)};
    text = "reshape %" + x.name;
    break;
  }
  default: { // broadcast in front or behind
    int64_t size = draw(1, 4);
    bool inFront = draw(0, 1);
    result.shape.insert(inFront ? result.shape.begin() : result.shape.end(),
                        size);
    Shape dims;
    for (int64_t i = 0; i < rank; ++i)
      dims.push_back(i + inFront);
    text = "broadcast_in_dim %" + x.name + " dims = " + join(dims);
  }
  }
  if (count(result.shape) > 20000 || result.shape.size() > 4)
    return;
  emit(text, x.type() + " -> " + result.type(), result.shape, x.element,
       x.isExact);
}

void Generator::emitReduction() {
  RandomValue x = pick([](auto &v) {
    return v.element != "i1" && !v.shape.empty() && count(v.shape) > 0;
  });
  std::string operation = oneOf(
      std::vector<std::string>{"sum", "sum", "amax", "amin", "prod", "argmax"});
  RandomValue result = x;
  if (operation == "argmax") {
    if (!x.isExact)
      return;
    int64_t dim = draw(0, int64_t(x.shape.size()) - 1);
    result.shape.erase(result.shape.begin() + dim);
    result.element = "i64";
    emit("argmax %" + x.name + " dim = " + std::to_string(dim),
         x.type() + " -> " + result.type(), result.shape, "i64", true);
    return;
  }
  std::vector<int64_t> dims = drawDims(int64_t(x.shape.size()));
  for (size_t i = dims.size(); i-- > 0;)
    result.shape.erase(result.shape.begin() + dims[i]);
  bool adds = operation == "sum" || operation == "prod";
  emit(operation + " %" + x.name + " dims = " + join(dims),
       x.type() + " -> " + result.type(), result.shape, x.element,
       x.isExact && !(adds && isFloat(x.element)));
}

/// take, index_add, index_copy: one vector of indices for all slices.
void Generator::emitSlicesByIndex(const RandomValue &x, int64_t dim) {
  int64_t count = draw(1, 6);
  RandomValue index =
      addInput({count}, "i64", 0, double(x.shape[dim] - 1), false);
  Shape shape = x.shape;
  shape[dim] = count;
  RandomValue slices{"", shape, x.element, x.isExact};
  std::string at = "%" + x.name + "[%" + index.name + "]",
              along = " dim = " + std::to_string(dim),
              types = x.type() + ", " + index.type();
  int64_t kind = draw(0, 2);
  if (kind == 0) {
    emit("take " + at + along, types + " -> " + slices.type(), shape, x.element,
         x.isExact);
    return;
  }
  RandomValue source = addInput(shape, x.element, -4, 4, false);
  emit((kind == 1 ? "index_add " + at + " += %" : "index_copy " + at + " = %") +
           source.name + along,
       types + ", " + source.type() + " -> " + x.type(), x.shape, x.element,
       x.isExact);
}

void Generator::emitIndexing() {
  RandomValue x = pick([](auto &v) {
    return !v.shape.empty() && count(v.shape) > 0 && v.element != "i1";
  });
  int64_t dim = draw(0, int64_t(x.shape.size()) - 1);
  if (draw(0, 1)) {
    emitSlicesByIndex(x, dim);
    return;
  }
  Shape shape = x.shape;
  shape[dim] = draw(1, 6);
  RandomValue index =
      addInput(shape, "i64", 0, double(x.shape[dim] - 1), false);
  RandomValue result{"", shape, x.element, x.isExact};
  if (draw(0, 1)) {
    emit("gather %" + x.name + "[%" + index.name +
             "] dim = " + std::to_string(dim),
         x.type() + ", " + index.type() + " -> " + result.type(), shape,
         x.element, x.isExact);
    return;
  }
  RandomValue source = addInput(shape, x.element, -4, 4, false);
  bool adds = draw(0, 1);
  emit((adds ? "scatter_add %" : "scatter %") + x.name + "[%" + index.name +
           (adds ? "] += %" : "] = %") + source.name +
           " dim = " + std::to_string(dim),
       x.type() + ", " + index.type() + ", " + source.type() + " -> " +
           x.type(),
       x.shape, x.element, x.isExact);
}

void Generator::emitMatmul() {
  RandomValue x = pick([](auto &v) {
    return v.shape.size() == 2 &&
           (v.element == "f32" || v.element == "f64" || v.element == "i64");
  });
  int64_t columns = oneOf(std::vector<int64_t>{1, 4, 8, 17, 32});
  RandomValue y = addInput({x.shape[1], columns}, x.element, -2, 2, false);
  RandomValue result{"", {x.shape[0], columns}, x.element, true};
  emit("matmul %" + x.name + ", %" + y.name,
       x.type() + ", " + y.type() + " -> " + result.type(), result.shape,
       x.element, x.isExact && !isFloat(x.element));
}

void Generator::emitCreation() {
  RandomValue result{"", drawShape(), draw(0, 1) ? "f32" : "i64", true};
  if (draw(0, 2) == 0) {
    RandomValue state =
        pick([](auto &v) { return v.element == "i64" && v.shape == Shape{2}; },
             "i64");
    emit("bits_philox %" + state.name +
             " offset = " + std::to_string(draw(0, 9)),
         state.type() + " -> " + RandomValue{"", result.shape, "i64"}.type(),
         result.shape, "i64", true);
    return;
  }
  if (result.element == "f32") {
    emit("full " + std::string(draw(0, 1) ? "0.3" : "-2.0") + " : f32",
         result.type(), result.shape, "f32", true);
  } else if (!result.shape.empty()) {
    emit("iota dim = " +
             std::to_string(draw(0, int64_t(result.shape.size()) - 1)) +
             " {start = -3 : i64, step = 2 : i64}",
         result.type(), result.shape, "i64", true);
  }
}

RandomProgram Generator::run(unsigned size) {
  addInput(drawShape(), "f32", -4, 4, draw(0, 1));
  addInput(drawShape(), draw(0, 1) ? "f64" : "i32", -4, 4, false);
  while (next < size) {
    int64_t choice = draw(0, 19);
    if (choice < 5)
      emitUnary();
    else if (choice < 9)
      emitBinary();
    else if (choice < 11)
      emitSelection();
    else if (choice < 13)
      emitConversion();
    else if (choice < 16)
      emitLayout();
    else if (choice < 18)
      emitReduction();
    else if (choice < 19)
      draw(0, 1) ? emitIndexing() : emitMatmul();
    else
      emitCreation();
  }
  // Values that nothing uses, and the last ones.
  for (size_t i = values.size(); i-- > 0 && program.outputs.size() < 12;)
    if (values[i].name[0] == 'v' &&
        body.find("%" + values[i].name + ",") == std::string::npos &&
        body.find("%" + values[i].name + " :") == std::string::npos)
      program.outputs.push_back(values[i]);
  if (program.outputs.empty() || draw(0, 1))
    for (size_t i = values.size(), n = 0; i-- > 0 && n < 3; ++n)
      if (values[i].name[0] == 'v')
        program.outputs.push_back(values[i]);
  program.text = "thunder.func @forward(";
  for (const RandomInput &input : program.inputs)
    program.text += (&input == program.inputs.data() ? "%" : ", %") +
                    input.value.name + ": " + input.value.type() +
                    " {thunder.name = \"" + input.value.name +
                    "\", thunder.role = \"input\"}";
  program.text += ") -> (";
  std::string results, types, indices;
  for (size_t i = 0; i < program.outputs.size(); ++i) {
    const RandomValue &output = program.outputs[i];
    const char *comma = i ? ", " : "";
    program.text += comma + output.type() + " {thunder.name = \"output" +
                    std::to_string(i) + "\"}";
    results += comma + ("%" + output.name);
    types += comma + output.type();
    indices += comma + std::to_string(i);
  }
  program.text += ") attributes {thunder.outputs = [" + indices + "]} {\n" +
                  body + "  thunder.return outputs(" + results + " : " + types +
                  ")\n}\n";
  return program;
}

} // namespace

std::string RandomValue::type() const {
  std::string text = "tensor<";
  for (int64_t size : shape)
    text += std::to_string(size) + "x";
  return text + element + ">";
}

RandomProgram makeRandomProgram(uint64_t seed, unsigned size) {
  return Generator(seed).run(size);
}

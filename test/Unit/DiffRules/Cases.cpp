//===- Cases.cpp - One small program for each gradient rule ---------------===//
//
// Ranges stay away from poles and from points without a derivative, and keep
// third derivatives below 1000, which the test's tolerance is derived from.
//
//===----------------------------------------------------------------------===//
#include "Cases.h"

/// A primitive that takes and gives tensor<2x3xf64>.
static Case unary(const char *name, double low, double high) {
  return {name,
          {{"x", "2x3xf64", low, high}},
          std::string("%r = ") + name + " %x : tensor<2x3xf64>",
          "2x3xf64"};
}

static Case binary(const char *name, Argument x, Argument y) {
  return {name,
          {x, y},
          std::string("%r = ") + name + " %x, %y : tensor<2x3xf64>",
          "2x3xf64"};
}

static Case reduction(const char *name) {
  return {name,
          {{"x", "2x3x4xf64", 0.5, 2}},
          std::string("%r = ") + name +
              " %x dims = [0, 2] : tensor<2x3x4xf64> -> tensor<3xf64>",
          "3xf64"};
}

/// A symbol of one tensor<2x3xf64>; `more` are further arguments.
static Case symbol(const char *name, const char *more = "") {
  return {name,
          {{"x", "2x3xf64", -2, 2}},
          std::string("%r = thunder.bsym @") + name + "(self = %x" + more +
              ") : (tensor<2x3xf64>) -> tensor<2x3xf64>",
          "2x3xf64"};
}

/// A loss over [5, 4] scores and class indices, some of them ignored.
static Case classLoss(const char *name, const char *more, const char *result) {
  return {name,
          {{"x", "5x4xf64", -2, 2}, {"t", "5xi64", 0, 3}},
          std::string("%r = thunder.bsym @") + name +
              "(self = %x, target = %t, weight = none" + more +
              ") : (tensor<5x4xf64>, tensor<5xi64>) -> tensor<" + result + ">",
          result};
}

/// One of the three convolutions, with everything that it can have.
static Case convolution(const char *name, Argument x, Argument y,
                        const char *result) {
  return {name,
          {x, y},
          std::string("%r = ") + name + " %" + x.name + ", %" + y.name +
              " stride = [2, 1] padding = [1, 1] dilation = [1, 2] groups = 2 "
              ": tensor<" +
              x.type + ">, tensor<" + y.type + "> -> tensor<" + result + ">",
          result};
}

/// A batch norm of three channels. `results` are the types of all results.
static Case batchNorm(const char *name, const char *shape, const char *more,
                      const char *results, const char *names = "%r") {
  bool hasStatistics = std::string(more).find("%m") != std::string::npos;
  std::string types = std::string("tensor<") + shape +
                      ">, tensor<3xf64>, tensor<3xf64>" +
                      (hasStatistics ? ", tensor<3xf64>, tensor<3xf64>" : "");
  std::vector<Argument> arguments = {
      {"x", shape, -2, 2}, {"w", "3xf64", 0.5, 2}, {"b", "3xf64", -1, 1}};
  return {
      name, arguments,
      std::string(hasStatistics
                      ? "%m = thunder.full 0.25 : f64 : tensor<3xf64>\n%v = "
                        "thunder.full 1.5 : f64 : tensor<3xf64>\n"
                      : "") +
          names + " = thunder.bsym @" + name +
          "(input = %x, weight = %w, bias = %b" + more + ") : (" + types +
          ") -> " + results,
      shape};
}

static std::vector<Case> makePrimitiveCases() {
  Argument x{"x", "2x3xf64", -2, 2}, y{"y", "2x3xf64", -2, 2};
  Argument positiveX{"x", "2x3xf64", 0.5, 2}, positiveY{"y", "2x3xf64", 0.5, 2};
  return {
      unary("thunder.abs", -2, 2),
      unary("thunder.neg", -2, 2),
      unary("thunder.exp", -2, 2),
      unary("thunder.expm1", -2, 2),
      unary("thunder.log", 0.5, 2),
      unary("thunder.log1p", -0.5, 2),
      unary("thunder.sqrt", 0.5, 2),
      unary("thunder.rsqrt", 0.5, 2),
      unary("thunder.reciprocal", 0.5, 2),
      unary("thunder.reciprocal", -2, -0.5),
      unary("thunder.sin", -3, 3),
      unary("thunder.cos", -3, 3),
      unary("thunder.tanh", -2, 2),
      unary("thunder.erf", -2, 2),
      unary("thunder.erfc", -2, 2),
      unary("thunder.exp2", -2, 2),
      unary("thunder.log2", 0.5, 2),
      unary("thunder.log10", 0.5, 2),
      unary("thunder.tan", -1, 1),
      unary("thunder.asin", -0.5, 0.5),
      unary("thunder.acos", -0.5, 0.5),
      unary("thunder.atan", -2, 2),
      unary("thunder.sinh", -2, 2),
      unary("thunder.cosh", -2, 2),
      unary("thunder.asinh", -2, 2),
      unary("thunder.acosh", 1.5, 3),
      unary("thunder.atanh", -0.5, 0.5),
      binary("thunder.add", x, y),
      binary("thunder.sub", x, y),
      binary("thunder.mul", x, y),
      binary("thunder.div", x, positiveY),
      binary("thunder.pow", positiveX, y),
      binary("thunder.atan2", positiveX, positiveY),
      binary("thunder.copysign", positiveX, y),
      // Quotients stay between 1 and 2.
      binary("thunder.fmod", {"x", "2x3xf64", 2.2, 3.8},
             {"y", "2x3xf64", 1.95, 2.05}),
      binary("thunder.maximum", x, y),
      binary("thunder.minimum", x, y),
      {"thunder.convert_element_type",
       {{"x", "2x3xf64", -2, 2}},
       R"(%0 = thunder.convert_element_type %x to f32 : tensor<2x3xf64> -> tensor<2x3xf32>
          %r = thunder.convert_element_type %0 to f64 : tensor<2x3xf32> -> tensor<2x3xf64>)",
       "2x3xf64",
       1.0 / 1024},
      {"thunder.where",
       {{"x", "2x3xf64", -2, 2},
        {"y", "2x3xf64", -2, 2},
        {"i", "2x3xi64", 0, 1}},
       R"(%c = thunder.convert_element_type %i to i1 : tensor<2x3xi64> -> tensor<2x3xi1>
          %r = thunder.where %c, %x, %y : tensor<2x3xi1>, tensor<2x3xf64>)",
       "2x3xf64"},
      {"thunder.broadcast_in_dim",
       {{"x", "3x1xf64", -2, 2}},
       "%r = thunder.broadcast_in_dim %x dims = [0, 2] : tensor<3x1xf64> -> "
       "tensor<3x2x4xf64>",
       "3x2x4xf64"},
      {"thunder.broadcast_in_dim",
       {{"x", "f64", -2, 2}},
       "%r = thunder.broadcast_in_dim %x dims = [] : tensor<f64> -> "
       "tensor<2x3xf64>",
       "2x3xf64"},
      {"thunder.reshape",
       {{"x", "2x3xf64", -2, 2}},
       "%r = thunder.reshape %x : tensor<2x3xf64> -> tensor<3x1x2xf64>",
       "3x1x2xf64"},
      {"thunder.transpose",
       {{"x", "2x3x4xf64", -2, 2}},
       "%r = thunder.transpose %x permutation = [2, 0, 1] : tensor<2x3x4xf64> "
       "-> tensor<4x2x3xf64>",
       "4x2x3xf64"},
      {"thunder.slice",
       {{"x", "5x6xf64", -2, 2}},
       "%r = thunder.slice %x [1, 0] to [5, 5] step [3, 2] : tensor<5x6xf64> "
       "-> tensor<2x3xf64>",
       "2x3xf64"},
      {"thunder.pad",
       {{"x", "2x3xf64", -2, 2}},
       "%r = thunder.pad %x with 0.5 : f64 low = [1, 0] high = [2, 1] interior "
       "= [0, 2] : tensor<2x3xf64> -> tensor<5x8xf64>",
       "5x8xf64"},
      {"thunder.cat",
       {{"x", "2x3xf64", -2, 2}, {"y", "2x2xf64", -2, 2}},
       "%r = thunder.cat %x, %y, %x dim = 1 : tensor<2x3xf64>, "
       "tensor<2x2xf64>, "
       "tensor<2x3xf64> -> tensor<2x8xf64>",
       "2x8xf64"},
      reduction("thunder.sum"),
      reduction("thunder.prod"),
      reduction("thunder.amax"),
      reduction("thunder.amin"),
      {"thunder.gather",
       {{"x", "3x4xf64", -2, 2}, {"i", "5x4xi64", 0, 2}},
       "%r = thunder.gather %x[%i] dim = 0 : tensor<3x4xf64>, tensor<5x4xi64> "
       "-> tensor<5x4xf64>",
       "5x4xf64"},
      {"thunder.scatter_add",
       {{"x", "3x4xf64", -2, 2},
        {"i", "3x5xi64", 0, 3},
        {"s", "3x5xf64", -2, 2}},
       "%r = thunder.scatter_add %x[%i] += %s dim = 1 : tensor<3x4xf64>, "
       "tensor<3x5xi64>, tensor<3x5xf64> -> tensor<3x4xf64>",
       "3x4xf64"},
      {"thunder.take",
       {{"x", "3x4xf64", -2, 2}, {"i", "2x5xi64", 0, 3}},
       "%r = thunder.take %x[%i] dim = 1 : tensor<3x4xf64>, tensor<2x5xi64> "
       "-> tensor<3x2x5xf64>",
       "3x2x5xf64"},
      {"thunder.index_add",
       {{"x", "3x4xf64", -2, 2}, {"i", "5xi64", 0, 3}, {"s", "3x5xf64", -2, 2}},
       "%r = thunder.index_add %x[%i] += %s dim = 1 : tensor<3x4xf64>, "
       "tensor<5xi64>, tensor<3x5xf64> -> tensor<3x4xf64>",
       "3x4xf64"},
      // One index: of equal ones, PyTorch gives all sources the cotangent.
      {"thunder.index_copy",
       {{"x", "3x4xf64", -2, 2}, {"i", "1xi64", 0, 3}, {"s", "3x1xf64", -2, 2}},
       "%r = thunder.index_copy %x[%i] = %s dim = 1 : tensor<3x4xf64>, "
       "tensor<1xi64>, tensor<3x1xf64> -> tensor<3x4xf64>",
       "3x4xf64"},
      {"thunder.scatter",
       {{"x", "3x4xf64", -2, 2},
        {"i", "3x1xi64", 0, 3},
        {"s", "3x1xf64", -2, 2}},
       "%r = thunder.scatter %x[%i] = %s dim = 1 : tensor<3x4xf64>, "
       "tensor<3x1xi64>, tensor<3x1xf64> -> tensor<3x4xf64>",
       "3x4xf64"},
      {"thunder.cumsum",
       {{"x", "3x4xf64", -2, 2}},
       "%r = thunder.cumsum %x dim = 0 : tensor<3x4xf64>",
       "3x4xf64"},
      {"thunder.sort",
       {{"x", "3x4xf64", -2, 2}},
       "%r, %p = thunder.sort %x dim = 1 descending : tensor<3x4xf64> -> "
       "tensor<3x4xf64>, tensor<3x4xi64>",
       "3x4xf64"},
      {"thunder.matmul",
       {{"x", "2x3x4xf64", -2, 2}, {"y", "2x4x5xf64", -2, 2}},
       "%r = thunder.matmul %x, %y : tensor<2x3x4xf64>, tensor<2x4x5xf64> -> "
       "tensor<2x3x5xf64>",
       "2x3x5xf64"},
      convolution("thunder.convolution", {"x", "2x4x5x4xf64", -2, 2},
                  {"w", "6x2x3x2xf64", -2, 2}, "2x6x3x4xf64"),
      convolution("thunder.convolution_input_grad", {"y", "2x6x3x4xf64", -2, 2},
                  {"w", "6x2x3x2xf64", -2, 2}, "2x4x5x4xf64"),
      convolution("thunder.convolution_weight_grad",
                  {"x", "2x4x5x4xf64", -2, 2}, {"y", "2x6x3x4xf64", -2, 2},
                  "6x2x3x2xf64"),
      {"thunder.max_pool",
       {{"x", "2x2x5x4xf64", -2, 2}},
       "%r, %i = thunder.max_pool %x kernel = [3, 2] stride = [2, 1] padding = "
       "[1, 0] dilation = [1, 2] : tensor<2x2x5x4xf64> -> "
       "tensor<2x2x3x2xf64>, tensor<2x2x3x2xi64>",
       "2x2x3x2xf64"},
  };
}

static std::vector<Case> makeSymbolCases() {
  const char *pixelLoss =
      R"(%r = thunder.bsym @aten.nll_loss2d.default(self = %x, target = %t, weight = none, reduction = 1, ignore_index = -100)
          : (tensor<2x3x2x2xf64>, tensor<2x2x2xi64>) -> tensor<f64>)";
  return {
      symbol("aten.relu.default"),
      symbol("aten.sigmoid.default"),
      symbol("aten.tanh.default"),
      symbol("aten.silu.default"),
      symbol("aten.gelu.default", R"(, approximate = "none")"),
      symbol("aten.gelu.default", R"(, approximate = "tanh")"),
      symbol("aten.log_sigmoid.default"),
      batchNorm("aten.batch_norm.default", "4x3x2x2xf64",
                ", running_mean = none, running_var = none, training = true, "
                "momentum = 0.1 : f64, eps = 0.01 : f64, cudnn_enabled = true",
                "tensor<4x3x2x2xf64>"),
      batchNorm("aten.batch_norm.default", "4x3xf64",
                ", running_mean = %m, running_var = %v, training = false, "
                "momentum = 0.1 : f64, eps = 0.01 : f64, cudnn_enabled = true",
                "tensor<4x3xf64>"),
      batchNorm(
          "aten._native_batch_norm_legit_no_training.default", "2x3x4xf64",
          ", running_mean = %m, running_var = %v, momentum = 0.1 : f64, "
          "eps = 0.01 : f64",
          "(tensor<2x3x4xf64>, tensor<0xf64>, tensor<0xf64>)", "%r, %s, %t"),
      batchNorm("aten._native_batch_norm_legit_functional.default",
                "4x3x2x2xf64",
                ", running_mean = %m, running_var = %v, training = true, "
                "momentum = 0.1 : f64, eps = 0.01 : f64",
                "(tensor<4x3x2x2xf64>, tensor<3xf64>, tensor<3xf64>, "
                "tensor<3xf64>, tensor<3xf64>)",
                "%r, %s, %t, %u, %q"),
      batchNorm("aten._native_batch_norm_legit.no_stats", "4x3x2xf64",
                ", training = true, momentum = 0.1 : f64, eps = 0.01 : f64",
                "(tensor<4x3x2xf64>, tensor<3xf64>, tensor<3xf64>)",
                "%r, %s, %t"),
      symbol("aten.softmax.int", ", dim = -1, dtype = none"),
      symbol("aten.softmax.int", ", dim = 0, dtype = none"),
      symbol("aten._softmax.default", ", dim = 1, half_to_float = false"),
      symbol("aten.log_softmax.int", ", dim = 1, dtype = none"),
      symbol("aten._log_softmax.default", ", dim = 0, half_to_float = false"),
      classLoss(
          "aten.cross_entropy_loss.default",
          ", reduction = 1, ignore_index = -100, label_smoothing = 0.0 : f64",
          "f64"),
      classLoss(
          "aten.cross_entropy_loss.default",
          ", reduction = 1, ignore_index = 2, label_smoothing = 0.0 : f64",
          "f64"),
      classLoss(
          "aten.cross_entropy_loss.default",
          ", reduction = 2, ignore_index = -100, label_smoothing = 0.0 : f64",
          "f64"),
      classLoss(
          "aten.cross_entropy_loss.default",
          ", reduction = 0, ignore_index = 2, label_smoothing = 0.0 : f64",
          "5xf64"),
      classLoss("aten.nll_loss.default", ", reduction = 1, ignore_index = 0",
                "f64"),
      classLoss("aten.nll_loss_nd.default",
                ", reduction = 2, ignore_index = -100", "f64"),
      {"aten.nll_loss2d.default",
       {{"x", "2x3x2x2xf64", -2, 2}, {"t", "2x2x2xi64", 0, 2}},
       pixelLoss,
       "f64"},
  };
}

/// How rules work together: `rule` names what is tested, not an operation.
static std::vector<Case> makeProgramCases() {
  return {
      {"a value used three times",
       {{"x", "2x3xf64", -2, 2}},
       R"(%0 = thunder.mul %x, %x : tensor<2x3xf64>
          %1 = thunder.sin %0 : tensor<2x3xf64>
          %2 = thunder.mul %1, %x : tensor<2x3xf64>
          %r = thunder.add %2, %0 : tensor<2x3xf64>)",
       "2x3xf64"},
      {"an argument that is the output",
       {{"x", "2x3xf64", -2, 2}},
       "%r = thunder.reshape %x : tensor<2x3xf64> -> tensor<2x3xf64>",
       "2x3xf64"},
      {"an argument that is not used",
       {{"x", "2x3xf64", -2, 2}, {"y", "4xf64", -2, 2}},
       "%r = thunder.exp %x : tensor<2x3xf64>",
       "2x3xf64"},
      {"a path through a step function",
       {{"x", "2x3xf64", -2, 2}},
       R"(%0 = thunder.floor %x : tensor<2x3xf64>
          %r = thunder.mul %0, %x : tensor<2x3xf64>)",
       "2x3xf64"},
      // What is written is what was there, so the rule's derivative, that of
      // the old value, is the one of the function.
      {"aten.embedding.default",
       {{"w", "4x3xf64", -2, 2}, {"i", "2x3xi64", 0, 3}},
       R"(%r = thunder.bsym @aten.embedding.default(weight = %w, indices = %i, padding_idx = -1, scale_grad_by_freq = false, sparse = false)
          : (tensor<4x3xf64>, tensor<2x3xi64>) -> tensor<2x3x3xf64>)",
       "2x3x3xf64"},
      {"thunder.set_data",
       {{"x", "2x3xf64", -2, 2}},
       R"(%0 = thunder.bsym @aten.detach.default(self = %x) : (tensor<2x3xf64>) -> tensor<2x3xf64>
          %r = thunder.bsym @thunder.set_data(old = %x, new = %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>)",
       "2x3xf64"},
      {"broadcasting symbols",
       {{"x", "2x3xf64", -2, 2}, {"y", "3xf64", 0.5, 2}, {"s", "f64", 0.5, 2}},
       R"(%0 = thunder.bsym @aten.mul.Tensor(self = %x, other = %y) : (tensor<2x3xf64>, tensor<3xf64>) -> tensor<2x3xf64>
          %1 = thunder.bsym @aten.add.Tensor(self = %0, other = %s, alpha = 2) : (tensor<2x3xf64>, tensor<f64>) -> tensor<2x3xf64>
          %r = thunder.bsym @aten.div.Tensor(self = %1, other = %y) : (tensor<2x3xf64>, tensor<3xf64>) -> tensor<2x3xf64>)",
       "2x3xf64"},
      {"a linear layer",
       {{"x", "4x3xf64", -1, 1},
        {"w", "2x3xf64", -1, 1},
        {"b", "2xf64", -1, 1}},
       R"(%r = thunder.bsym @aten.linear.default(input = %x, weight = %w, bias = %b)
          : (tensor<4x3xf64>, tensor<2x3xf64>, tensor<2xf64>) -> tensor<4x2xf64>)",
       "4x2xf64"},
      {"a symbol with a body of its own",
       {{"x", "2x3xf64", -2, 2}},
       R"(%r = thunder.bsym @ext.test.square(self = %x) : (tensor<2x3xf64>) -> tensor<2x3xf64> {
          ^bb0(%a: tensor<2x3xf64>):
            %0 = thunder.mul %a, %a : tensor<2x3xf64>
            thunder.yield %0 : tensor<2x3xf64>
          })",
       "2x3xf64"},
      {"a mean and an integer input",
       {{"x", "2x3xf64", -2, 2}, {"i", "2x3xi64", -3, 3}},
       R"(%0 = thunder.bsym @aten.mul.Tensor(self = %x, other = %i) : (tensor<2x3xf64>, tensor<2x3xi64>) -> tensor<2x3xf64>
          %r = thunder.bsym @aten.mean.dim(self = %0, dim = [1], keepdim = false, dtype = none) : (tensor<2x3xf64>) -> tensor<2xf64>)",
       "2xf64"},
  };
}

const std::vector<Case> &getCases() {
  static const std::vector<Case> cases = [] {
    std::vector<Case> all = makePrimitiveCases();
    for (auto make : {makeSymbolCases, makeProgramCases, makeFunctionCases,
                      makeTransformerCases})
      for (Case &entry : make())
        all.push_back(std::move(entry));
    return all;
  }();
  return cases;
}

//===- FunctionCases.cpp - Programs for the rules of functions ------------===//
//
// Ranges stay away from poles and kinks, see Cases.cpp.
//
//===----------------------------------------------------------------------===//
#include "Cases.h"

/// A symbol of arguments of type tensor<2x3xf64>, written as text.
static Case symbol(const char *name, std::vector<Argument> arguments,
                   const std::string &text) {
  std::string types;
  for (const Argument &argument : arguments)
    types += std::string(types.empty() ? "tensor<" : ", tensor<") +
             argument.type + ">";
  return {name, arguments,
          std::string("%r = thunder.bsym @") + name + "(" + text + ") : (" +
              types + ") -> tensor<2x3xf64>",
          "2x3xf64"};
}

/// A symbol that gives one number for all of x.
static Case ofAll(const char *name) {
  return {name,
          {{"x", "2x3xf64", -2, 2}},
          std::string("%r = thunder.bsym @") + name +
              "(self = %x) : (tensor<2x3xf64>) -> tensor<f64>",
          "f64"};
}

/// A reduction of a source into x by index; each of its elements is above or
/// below all of x.
static Case scatterReduce(const char *reduce, const char *includesSelf) {
  return symbol(
      "aten.scatter_reduce.two",
      {{"x", "2x3xf64", 1, 2}, {"i", "2x3xi64", 0, 1}, {"s", "2x3xf64", 3, 4}},
      std::string("self = %x, dim = 0, index = %i, src = %s, reduce "
                  "= \"") +
          reduce + "\", include_self = " + includesSelf);
}

std::vector<Case> makeFunctionCases() {
  const Argument below = {"x", "2x3xf64", -2, -1},
                 inside = {"x", "2x3xf64", -2.5, 2.5},
                 positive = {"x", "2x3xf64", 0.5, 2},
                 large = {"x", "2x3xf64", 1.5, 4},
                 inner = {"x", "2x3xf64", -0.7, 0.7},
                 probability = {"x", "2x3xf64", 0.2, 0.8},
                 other = {"y", "2x3xf64", 0.5, 2};
  std::vector<Case> cases = {
      symbol("aten.hypot.default", {positive, other}, "self = %x, other = %y"),
      symbol("aten.xlogy.Tensor", {positive, other}, "self = %x, other = %y"),
      symbol("aten.xlogy.Scalar_Self", {other}, "self = 0.5, other = %y"),
      symbol("aten.xlogy.Scalar_Other", {positive}, "self = %x, other = 2.5"),
      symbol("aten.special_xlog1py.default", {positive, other},
             "self = %x, other = %y"),
      symbol("aten.hardswish.default", {inside}, "self = %x"),
      symbol("aten.elu.default", {below},
             "self = %x, alpha = 1.5, scale = 2.0, input_scale = 0.5"),
      symbol("aten.elu.default", {positive},
             "self = %x, alpha = 1.5, scale = 2.0, input_scale = 0.5"),
      symbol("aten.celu.default", {below}, "self = %x, alpha = 2.0"),
      symbol("aten.selu.default", {below}, "self = %x"),
      symbol("aten.nextafter.default", {{"x", "2x3xf64", -2, -1}, other},
             "self = %x, other = %y"),
      symbol("aten.lgamma.default", {other}, "self = %y"),
      symbol("aten.digamma.default", {large}, "self = %x"),
      symbol("aten.polygamma.default", {large}, "n = 0, self = %x"),
      symbol("aten.polygamma.default", {large}, "n = 2, self = %x"),
      symbol("aten.mvlgamma.default", {large}, "self = %x, p = 2"),
      symbol("aten.special_zeta.default", {{"s", "2x3xi64", 2, 3}, large},
             "self = %s, other = %x"),
      symbol("aten.special_zeta.self_scalar", {large},
             "self = 2.5, other = %x"),
      symbol("aten.erfinv.default", {inner}, "self = %x"),
      symbol("aten.special_erfcx.default", {positive}, "self = %x"),
      symbol("aten.special_ndtri.default", {probability}, "self = %x"),
      symbol("aten.special_log_ndtr.default", {inside}, "self = %x"),
      symbol("aten.special_entr.default", {positive}, "self = %x"),
      symbol("aten.sinc.default", {positive}, "self = %x"),
      symbol("aten.i0.default", {inside}, "self = %x"),
      symbol("aten.special_i0e.default", {positive}, "self = %x"),
      symbol("aten.special_i1.default", {positive}, "self = %x"),
      symbol("aten.special_i1e.default", {positive}, "self = %x"),
      symbol("aten.logcumsumexp.default", {inside}, "self = %x, dim = 1"),
      ofAll("aten.median.default"),
      ofAll("aten.nanmedian.default"),
  };
  // A symmetric matrix, whose derivative is that of both triangles.
  for (const char *name :
       {"aten.linalg_cholesky.default", "aten.linalg_cholesky_ex.default"})
    cases.push_back(
        {name,
         {{"a", "2x2xf64", 0.5, 1}},
         std::string(
             R"(%0 = thunder.bsym @aten.mT.default(self = %a) : (tensor<2x2xf64>) -> tensor<2x2xf64>
          %1 = thunder.bsym @aten.add.Tensor(self = %a, other = %0, alpha = 1) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
          %2 = thunder.bsym @aten.eye.m(n = 2, m = 2, dtype = f64, layout = none, device = none, pin_memory = none) : () -> tensor<2x2xf64>
          %3 = thunder.bsym @aten.add.Tensor(self = %1, other = %2, alpha = 4) : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
          )") +
             (std::string(name).ends_with("_ex.default")
                  ? "%r, %i = thunder.bsym "
                    "@aten.linalg_cholesky_ex.default(self = %3, upper = "
                    "false, check_errors = false) : (tensor<2x2xf64>) -> "
                    "(tensor<2x2xf64>, tensor<i32>)"
                  : "%r = thunder.bsym @aten.linalg_cholesky.default(self = "
                    "%3, upper = false) : (tensor<2x2xf64>) -> "
                    "tensor<2x2xf64>"),
         "2x2xf64"});
  // The triangles are made before, so that what is not read has no part.
  const std::string triangle =
      R"(%l = thunder.bsym @aten.tril.default(self = %a, diagonal = 0) : (tensor<2x2xf64>) -> tensor<2x2xf64>
          %r = thunder.bsym )";
  cases.push_back(
      {"aten.cholesky_solve.default",
       {{"x", "2x3xf64", -2, 2}, {"a", "2x2xf64", 1, 2}},
       triangle +
           R"(@aten.cholesky_solve.default(self = %x, input2 = %l, upper = false) : (tensor<2x3xf64>, tensor<2x2xf64>) -> tensor<2x3xf64>)",
       "2x3xf64"});
  cases.push_back(
      {"aten.cholesky_inverse.default",
       {{"a", "2x2xf64", 1, 2}},
       triangle +
           R"(@aten.cholesky_inverse.default(self = %l, upper = false) : (tensor<2x2xf64>) -> tensor<2x2xf64>)",
       "2x2xf64"});
  for (const char *reduce : {"sum", "prod", "mean", "amax", "amin"})
    for (const char *includesSelf : {"true", "false"})
      cases.push_back(scatterReduce(reduce, includesSelf));
  return cases;
}

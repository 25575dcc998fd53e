//===- TransformerCases.cpp - Rules of norms, attention and losses --------===//
//
// Ranges as in Cases.cpp. The mean square of what is normalized stays above
// 0.05: each row holds numbers from both ends of its range or is wide enough.
//
//===----------------------------------------------------------------------===//
#include "Cases.h"

/// A norm over rows of [3, 4] or groups of [2, 4, 3]; `results` of which the
/// first counts.
static Case norm(const char *name, const char *shape, const char *weightShape,
                 bool hasBias, const char *more, const char *otherResults) {
  std::string type = std::string("tensor<") + shape + ">",
              weight = std::string("tensor<") + weightShape + ">";
  std::vector<Argument> arguments = {{"x", shape, -2, 2},
                                     {"w", weightShape, -2, 2}};
  std::string operands = "input = %x, weight = %w",
              types = type + ", " + weight, results = type;
  if (hasBias) {
    arguments.push_back({"b", weightShape, -2, 2});
    operands += ", bias = %b";
    types += ", " + weight;
  }
  bool isSingle = !*otherResults;
  std::string body = std::string(isSingle ? "%0" : "%0:") +
                     (isSingle               ? ""
                      : *otherResults == '1' ? "2"
                                             : "3") +
                     " = thunder.bsym @" + name + "(" + operands + more +
                     ") : (" + types + ") -> ";
  body += isSingle ? type : "(" + type + std::string(otherResults + 1) + ")";
  body += std::string("\n%r = thunder.reshape %0") + (isSingle ? "" : "#0") +
          " : " + type + " -> " + type;
  return {name, arguments, body, shape};
}

/// Attention of queries [1, heads, 3, 2] over keys [1, keyHeads, 4, 2].
static Case attention(bool hasMask, const char *keys, const char *more) {
  std::string key = std::string("tensor<") + keys + ">";
  std::vector<Argument> arguments = {
      {"q", "1x4x3x2xf64", -1, 1}, {"k", keys, -1, 1}, {"v", keys, -1, 1}};
  if (hasMask)
    arguments.push_back({"m", "3x4xf64", -1, 1});
  std::string body =
      "%r = thunder.bsym @aten.scaled_dot_product_attention.default("
      "query = %q, key = %k, value = %v, attn_mask = ";
  body += hasMask ? "%m" : "none";
  body += std::string(", dropout_p = 0.0 : f64, ") + more +
          ") : (tensor<1x4x3x2xf64>, " + key + ", " + key +
          (hasMask ? ", tensor<3x4xf64>" : "") + ") -> tensor<1x4x3x2xf64>";
  return {"aten.scaled_dot_product_attention.default", arguments, body,
          "1x4x3x2xf64"};
}

/// A cross entropy of [5, 4] scores.
static Case crossEntropy(bool ofProbabilities, bool hasWeight,
                         const char *reduction, const char *result) {
  std::vector<Argument> arguments = {{"x", "5x4xf64", -2, 2}};
  if (ofProbabilities)
    arguments.push_back({"t", "5x4xf64", 0.1, 0.9});
  else
    arguments.push_back({"t", "5xi64", 0, 3});
  if (hasWeight)
    arguments.push_back({"w", "4xf64", 0.5, 2});
  std::string body = "%r = thunder.bsym @aten.cross_entropy_loss.default(self "
                     "= %x, target = %t, weight = ";
  body += hasWeight ? "%w" : "none";
  body += std::string(", reduction = ") + reduction +
          ", ignore_index = 2, label_smoothing = 0.2 : f64) : "
          "(tensor<5x4xf64>, " +
          (ofProbabilities ? "tensor<5x4xf64>" : "tensor<5xi64>") +
          (hasWeight ? ", tensor<4xf64>" : "") + ") -> tensor<" + result + ">";
  return {"aten.cross_entropy_loss.default", arguments, body, result};
}

static Case binaryCrossEntropy(const char *reduction, const char *result) {
  return {"aten.binary_cross_entropy.default",
          {{"x", "2x3xf64", 0.2, 0.8}, {"t", "2x3xf64", 0, 1}},
          std::string("%r = thunder.bsym @aten.binary_cross_entropy.default("
                      "self = %x, target = %t, weight = none, reduction = ") +
              reduction + ") : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<" +
              result + ">",
          result};
}

std::vector<Case> makeTransformerCases() {
  const char *rows = ", normalized_shape = [4], eps = 0.1 : f64",
             *layer = ", normalized_shape = [4], eps = 0.1 : f64, cudnn_enable "
                      "= true",
             *groups =
                 ", num_groups = 2, eps = 0.1 : f64, cudnn_enabled = true",
             *nativeGroups =
                 ", N = 2, C = 4, HxW = 3, group = 2, eps = 0.1 : f64";
  return {
      norm("aten.layer_norm.default", "3x4xf64", "4xf64", true, layer, ""),
      norm("aten.native_layer_norm.default", "3x4xf64", "4xf64", true, rows,
           "2, tensor<3x1xf64>, tensor<3x1xf64>"),
      norm("aten.rms_norm.default", "3x4xf64", "4xf64", false, rows, ""),
      norm("aten._fused_rms_norm.default", "3x4xf64", "4xf64", false, rows,
           "1, tensor<3x1xf64>"),
      norm("aten.group_norm.default", "2x4x3xf64", "4xf64", true, groups, ""),
      norm("aten.native_group_norm.default", "2x4x3xf64", "4xf64", true,
           nativeGroups, "2, tensor<2x2xf64>, tensor<2x2xf64>"),
      attention(false, "1x4x4x2xf64",
                "is_causal = false, scale = none, enable_gqa = false"),
      attention(true, "1x4x4x2xf64",
                "is_causal = false, scale = 0.5 : f64, enable_gqa = false"),
      attention(false, "1x2x4x2xf64",
                "is_causal = true, scale = none, enable_gqa = true"),
      {"aten._safe_softmax.default",
       {{"x", "2x3xf64", -2, 2}},
       "%r = thunder.bsym @aten._safe_softmax.default(self = %x, dim = 1, "
       "dtype = none) : (tensor<2x3xf64>) -> tensor<2x3xf64>",
       "2x3xf64"},
      crossEntropy(false, false, "1", "f64"),
      crossEntropy(false, false, "0", "5xf64"),
      crossEntropy(true, false, "1", "f64"),
      crossEntropy(true, true, "0", "5xf64"),
      crossEntropy(true, true, "2", "f64"),
      binaryCrossEntropy("1", "f64"),
      binaryCrossEntropy("0", "2x3xf64"),
  };
}

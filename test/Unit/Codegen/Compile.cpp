//===- Compile.cpp - Targets, errors and determinism of code generation ---===//
#include "KernelHarness.h"
#include "gtest/gtest.h"

using namespace thunder::test;

namespace {

const char *const oneOfEach = R"(
thunder.kernel_func @pointwise pointwise(%a: tensor<100xf32>, %b: tensor<100xbf16>) {
  %0 = thunder.exp %a : tensor<100xf32>
  %1 = thunder.convert_element_type %0 to bf16 : tensor<100xf32> -> tensor<100xbf16>
  %2 = thunder.erf %a : tensor<100xf32>
  thunder.yield %1, %2 : tensor<100xbf16>, tensor<100xf32>
}
thunder.kernel_func @row row(%a: tensor<4x100xf32>) {
  %0 = thunder.tanh %a : tensor<4x100xf32>
  %1 = thunder.sum %0 dims = [1] : tensor<4x100xf32> -> tensor<4xf32>
  %2 = thunder.broadcast_in_dim %1 dims = [0] : tensor<4xf32> -> tensor<4x100xf32>
  %3 = thunder.div %0, %2 : tensor<4x100xf32>
  thunder.yield %3 : tensor<4x100xf32>
}
thunder.kernel_func @columns column_reduction(%a: tensor<4x100xf32>) {
  %0 = thunder.sum %a dims = [0] : tensor<4x100xf32> -> tensor<100xf32>
  thunder.yield %0 : tensor<100xf32>
}
thunder.kernel_func @gemm gemm(%a: tensor<33x40xf32>, %b: tensor<50x40xf32>) {
  %0 = thunder.transpose %b permutation = [1, 0] : tensor<50x40xf32> -> tensor<40x50xf32>
  %1 = thunder.matmul %a, %0 : tensor<33x40xf32>, tensor<40x50xf32> -> tensor<33x50xf32>
  thunder.yield %1 : tensor<33x50xf32>
}
)";

TEST(Compile, EveryGenerationOfProcessors) {
  for (std::string cpu : {"x86-64", "x86-64-v2", "x86-64-v3", "znver3",
                          "x86-64-v4", "skylake-avx512", "znver5"})
    EXPECT_EQ(compileOnly(oneOfEach, cpu), "") << cpu;
}

TEST(Compile, UnknownProcessorIsAnError) {
  std::string error = compileOnly(oneOfEach, "pentium-12");
  EXPECT_NE(error.find("'pentium-12' is no x86-64 processor"),
            std::string::npos)
      << error;
}

TEST(Compile, WhatAClassCannotDoIsAnError) {
  std::string error = compileOnly(R"(
thunder.kernel_func @k pointwise(%a: tensor<4x5xf32>) {
  %0 = thunder.sum %a dims = [1] : tensor<4x5xf32> -> tensor<4xf32>
  thunder.yield %0 : tensor<4xf32>
}
)",
                                  "native");
  EXPECT_NE(error.find("is not elementwise"), std::string::npos) << error;
  error = compileOnly(R"(
thunder.kernel_func @k row(%a: tensor<4x5xf32>) {
  %0 = thunder.sum %a dims = [0] : tensor<4x5xf32> -> tensor<5xf32>
  thunder.yield %0 : tensor<5xf32>
}
)",
                      "native");
  EXPECT_NE(error.find("error"), std::string::npos) << error;
  error = compileOnly(R"(
thunder.kernel_func @k loops(%a: tensor<?xf32>) {
  %0 = thunder.neg %a : tensor<?xf32>
  thunder.yield %0 : tensor<?xf32>
}
)",
                      "native");
  EXPECT_NE(error.find("tensors of static shape"), std::string::npos) << error;
}

} // namespace

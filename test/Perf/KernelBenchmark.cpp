//===- KernelBenchmark.cpp - Times each class against its floor -----------===//
//
// Run by hand on a quiet machine; figures are recorded, not asserted:
//   build/bin/KernelBenchmark [TEXT]    only kernels with TEXT in their name
// A floor is the time that this machine needs at least: memory traffic at the
// speed of memcpy on one thread, or multiply-adds at the speed of a register
// loop that does nothing else.
//
//===----------------------------------------------------------------------===//
#include "KernelHarness.h"
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <random>

using namespace thunder::test;

namespace {

double seconds() {
  return std::chrono::duration<double>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

/// Shortest time of one call, in seconds.
template <typename Call> double measure(Call call) {
  double best = 1e9;
  for (double end = seconds() + 0.3; seconds() < end;) {
    double start = seconds();
    call();
    best = std::min(best, seconds() - start);
  }
  return best;
}

struct Workload {
  const char *name, *text;
  std::vector<int64_t> elements; ///< of operands and results, all f32
  double flops;                  ///< 0: bound by memory
};

const std::vector<Workload> workloads = {
    {"exp, 4M",
     "pointwise(%a: tensor<4194304xf32>) {\n %0 = thunder.exp %a : "
     "tensor<4194304xf32>\n"
     " thunder.yield %0 : tensor<4194304xf32>\n}\n",
     {4194304, 4194304},
     0},
    {"tanh, 4M",
     "pointwise(%a: tensor<4194304xf32>) {\n %0 = thunder.tanh %a : "
     "tensor<4194304xf32>\n"
     " thunder.yield %0 : tensor<4194304xf32>\n}\n",
     {4194304, 4194304},
     0},
    {"softmax 2048x1024",
     "row(%a: tensor<2048x1024xf32>) {\n"
     " %m = thunder.amax %a dims = [1] : tensor<2048x1024xf32> -> "
     "tensor<2048xf32>\n"
     " %b = thunder.broadcast_in_dim %m dims = [0] : tensor<2048xf32> -> "
     "tensor<2048x1024xf32>\n"
     " %s = thunder.sub %a, %b : tensor<2048x1024xf32>\n %e = thunder.exp %s : "
     "tensor<2048x1024xf32>\n"
     " %t = thunder.sum %e dims = [1] : tensor<2048x1024xf32> -> "
     "tensor<2048xf32>\n"
     " %c = thunder.broadcast_in_dim %t dims = [0] : tensor<2048xf32> -> "
     "tensor<2048x1024xf32>\n"
     " %r = thunder.div %e, %c : tensor<2048x1024xf32>\n thunder.yield %r : "
     "tensor<2048x1024xf32>\n}\n",
     {2097152, 2097152},
     0},
    {"sum of 8M",
     "reduction(%a: tensor<8388608xf32>) {\n"
     " %m = thunder.sum %a dims = [0] : tensor<8388608xf32> -> tensor<f32>\n "
     "thunder.yield %m : tensor<f32>\n}\n",
     {8388608, 1},
     0},
    {"column sums 8192x1024",
     "column_reduction(%a: tensor<8192x1024xf32>) {\n"
     " %m = thunder.sum %a dims = [0] : tensor<8192x1024xf32> -> "
     "tensor<1024xf32>\n"
     " thunder.yield %m : tensor<1024xf32>\n}\n",
     {8388608, 1024},
     0},
    {"gemm 32x128x64, B transposed",
     "gemm(%a: tensor<32x64xf32>, %w: tensor<128x64xf32>) {\n"
     " %t = thunder.transpose %w permutation = [1, 0] : tensor<128x64xf32> -> "
     "tensor<64x128xf32>\n"
     " %m = thunder.matmul %a, %t : tensor<32x64xf32>, tensor<64x128xf32> -> "
     "tensor<32x128xf32>\n"
     " thunder.yield %m : tensor<32x128xf32>\n}\n",
     {32 * 64, 128 * 64, 32 * 128},
     2.0 * 32 * 128 * 64},
    {"gemm 32x10x128, B transposed",
     "gemm(%a: tensor<32x128xf32>, %w: tensor<10x128xf32>) {\n"
     " %t = thunder.transpose %w permutation = [1, 0] : tensor<10x128xf32> -> "
     "tensor<128x10xf32>\n"
     " %m = thunder.matmul %a, %t : tensor<32x128xf32>, tensor<128x10xf32> -> "
     "tensor<32x10xf32>\n"
     " thunder.yield %m : tensor<32x10xf32>\n}\n",
     {32 * 128, 10 * 128, 320},
     2.0 * 32 * 10 * 128},
    {"gemm 128x64x32, A transposed",
     "gemm(%a: tensor<32x128xf32>, %w: tensor<32x64xf32>) {\n"
     " %t = thunder.transpose %a permutation = [1, 0] : tensor<32x128xf32> -> "
     "tensor<128x32xf32>\n"
     " %m = thunder.matmul %t, %w : tensor<128x32xf32>, tensor<32x64xf32> -> "
     "tensor<128x64xf32>\n"
     " thunder.yield %m : tensor<128x64xf32>\n}\n",
     {32 * 128, 32 * 64, 128 * 64},
     2.0 * 32 * 128 * 64},
    {"gemm 512x512x512",
     "gemm(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>) {\n"
     " %m = thunder.matmul %a, %b : tensor<512x512xf32>, tensor<512x512xf32> "
     "-> tensor<512x512xf32>\n"
     " thunder.yield %m : tensor<512x512xf32>\n}\n",
     {262144, 262144, 262144},
     2.0 * 512 * 512 * 512},
    {"gemm 1024x1024x1024",
     "gemm(%a: tensor<1024x1024xf32>, %b: tensor<1024x1024xf32>) {\n"
     " %m = thunder.matmul %a, %b : tensor<1024x1024xf32>, "
     "tensor<1024x1024xf32> -> tensor<1024x1024xf32>\n"
     " thunder.yield %m : tensor<1024x1024xf32>\n}\n",
     {1048576, 1048576, 1048576},
     2.0 * 1024 * 1024 * 1024},
    {"gemm 1024x1024x1024, B transposed",
     "gemm(%a: tensor<1024x1024xf32>, %w: tensor<1024x1024xf32>) {\n"
     " %t = thunder.transpose %w permutation = [1, 0] : tensor<1024x1024xf32> "
     "-> tensor<1024x1024xf32>\n"
     " %m = thunder.matmul %a, %t : tensor<1024x1024xf32>, "
     "tensor<1024x1024xf32> -> tensor<1024x1024xf32>\n"
     " thunder.yield %m : tensor<1024x1024xf32>\n}\n",
     {1048576, 1048576, 1048576},
     2.0 * 1024 * 1024 * 1024},
};

/// Bytes a second of a large copy (read and written), as memcpy does it.
double copySpeed() {
  Buffer from(64 << 20), to(64 << 20);
  return 2.0 * double(from.bytes) /
         measure([&] { std::memcpy(to.data, from.data, from.bytes); });
}

/// Multiply-adds a second, as 2 operations: a small product that stays in
/// registers and L1, with a tile that divides it.
double peakFlops() {
  Kernels kernels("thunder.kernel_func @peak gemm(%a: tensor<6x4096xf32>, %b: "
                  "tensor<4096x16xf32>) {\n"
                  " %m = thunder.matmul %a, %b : tensor<6x4096xf32>, "
                  "tensor<4096x16xf32> -> tensor<6x16xf32>\n"
                  " thunder.yield %m : tensor<6x16xf32>\n}\n");
  Buffer a = Buffer::of(std::vector<float>(6 * 4096, 1)),
         b = Buffer::of(std::vector<float>(4096 * 16, 1)), c(6 * 16 * 4);
  return 2.0 * 6 * 4096 * 16 /
         measure([&] { kernels.call("peak", {&a, &b, &c}); });
}

/// Data of the operands.
std::mt19937 generator(0);
std::uniform_real_distribution<float> uniform(-1, 1);

} // namespace

int main(int argc, char **argv) {
  double bandwidth = copySpeed(), peak = peakFlops();
  std::printf("memcpy %.1f GB/s, 6x16x4096 product %.1f GF/s\n",
              bandwidth * 1e-9, peak * 1e-9);
  std::printf("%-36s %12s %12s %8s %10s\n", "kernel", "time us", "floor us",
              "floor %", "compile ms");
  for (const Workload &workload : workloads) {
    if (argc > 1 && !std::strstr(workload.name, argv[1]))
      continue;
    Kernels kernels(std::string("thunder.kernel_func @k ") + workload.text);
    if (!kernels.error.empty()) {
      std::printf("%s: %s\n", workload.name, kernels.error.c_str());
      return 1;
    }
    std::vector<Buffer> buffers;
    std::vector<Buffer *> arguments;
    double bytes = 0;
    for (int64_t count : workload.elements) {
      std::vector<float> data(count);
      for (float &value : data)
        value = uniform(generator);
      buffers.push_back(Buffer::of(data));
      bytes += 4.0 * double(count);
    }
    for (Buffer &buffer : buffers)
      arguments.push_back(&buffer);
    double floor = workload.flops ? workload.flops / peak : bytes / bandwidth;
    double time = measure([&] { kernels.call("k", arguments); });
    std::printf("%-36s %12.2f %12.2f %7.0f%% %10.1f\n", workload.name,
                time * 1e6, floor * 1e6, 100 * floor / time,
                kernels.compileMilliseconds);
  }
}

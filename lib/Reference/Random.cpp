//===- Random.cpp - Evaluation of random numbers --------------------------===//
#include "Evaluators.h"
#include <array>

using namespace mlir;
using namespace mlir::thunder;
using namespace mlir::thunder::reference;

/// Philox 4x32-10 as the paper writes it.
static std::array<uint32_t, 4> philox(std::array<uint32_t, 4> counter,
                                      std::array<uint32_t, 2> key) {
  for (int round = 0; round < 10; ++round) {
    uint64_t p0 = uint64_t(0xD2511F53) * counter[0];
    uint64_t p1 = uint64_t(0xCD9E8D57) * counter[2];
    counter = {uint32_t(p1 >> 32) ^ counter[1] ^ key[0], uint32_t(p1),
               uint32_t(p0 >> 32) ^ counter[3] ^ key[1], uint32_t(p0)};
    key[0] += 0x9E3779B9;
    key[1] += 0xBB67AE85;
  }
  return counter;
}

/// The word of element `i` of a draw at `offset`.
static uint32_t drawWord(const Tensor &state, uint64_t offset, int64_t i) {
  uint64_t seed = state.get<int64_t>(0);
  uint64_t n = uint64_t(state.get<int64_t>(1)) + offset + uint64_t(i);
  uint64_t counter = n / 4;
  return philox({uint32_t(counter), uint32_t(counter >> 32), 0, 0},
                {uint32_t(seed), uint32_t(seed >> 32)})[n % 4];
}

static LogicalResult
evaluateUniform(UniformPhiloxOp op, ArrayRef<Tensor> operands, Tensor &result) {
  for (int64_t i = 0, e = result.size(); i < e; ++i)
    result.set(i,
               float(drawWord(operands[0], op.getOffset(), i) >> 8) * 0x1p-24f);
  return success();
}

static LogicalResult evaluateBits(BitsPhiloxOp op, ArrayRef<Tensor> operands,
                                  Tensor &result) {
  for (int64_t i = 0, e = result.size(); i < e; ++i)
    result.set(i, int64_t(drawWord(operands[0], op.getOffset(), i)));
  return success();
}

void reference::addRandomEvaluators(EvaluatorTable &table) {
  addEvaluator<UniformPhiloxOp, evaluateUniform>(table);
  addEvaluator<BitsPhiloxOp, evaluateBits>(table);
}

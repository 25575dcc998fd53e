//===- RandomPrograms.cpp - Compiled programs against the interpreter -----===//
//
// Compiles random programs with thunderc as a user would, runs them, and
// compares every output with the reference interpreter. Outputs whose bits are
// determined must have exactly those; for the others the tolerance is 16 times
// the rounding error that the interpreter itself makes in f32, which it knows
// from running the same program in f64, plus 64 units in the last place of the
// tensor's largest element for sums of up to 64^2 terms.
//
// THUNDER_RANDOM_SEEDS=N runs N programs instead of 50, THUNDER_RANDOM_FIRST
// gives the first seed.
//
//===----------------------------------------------------------------------===//
#include "Generator.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "thunder/Reference/Compare.h"
#include "thunder/Reference/Interpreter.h"
#include "thunder/TensorFiles/TensorFile.h"
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <random>

using namespace mlir;
using mlir::thunder::FuncOp;
using mlir::thunder::ThunderDialect;
using namespace mlir::thunder::reference;

namespace {

uint64_t fromEnvironment(const char *name, uint64_t otherwise) {
  const char *text = std::getenv(name);
  return text ? std::strtoull(text, nullptr, 10) : otherwise;
}

Tensor makeInput(RankedTensorType type, const RandomInput &input,
                 std::mt19937_64 &random) {
  const double specials[] = {NAN, INFINITY, -INFINITY, -0.0};
  Tensor tensor = Tensor::create(type);
  visit(type.getElementType(), [&](auto zero) {
    using T = decltype(zero);
    for (int64_t i = 0; i < tensor.size(); ++i) {
      double value =
          std::uniform_real_distribution<double>(input.low, input.high)(random);
      if constexpr (std::is_floating_point_v<T>) {
        if (input.hasSpecials && random() % 8 == 0)
          value = specials[random() % 4];
        tensor.set<T>(i, T(value));
      } else if constexpr (std::is_integral_v<T>) {
        // Inclusive of both ends, for indices.
        tensor.set<T>(i, T(std::uniform_int_distribution<int64_t>(
                             int64_t(input.low), int64_t(input.high))(random)));
      }
    }
  });
  return tensor;
}

/// The same numbers as f64; other elements stay.
Tensor widenToDouble(const Tensor &tensor) {
  if (!tensor.getElementType().isF32())
    return tensor;
  Tensor wide = Tensor::create(
      tensor.getType().clone(Float64Type::get(tensor.getType().getContext())));
  for (int64_t i = 0; i < tensor.size(); ++i)
    wide.set<double>(i, tensor.get<float>(i));
  return wide;
}

std::string inDoubles(std::string text) {
  for (size_t at; (at = text.find("f32")) != std::string::npos;)
    text.replace(at, 3, "f64");
  return text;
}

::thunder::DataType fileType(Type element) {
  if (element.isF32())
    return ::thunder::DataType::F32;
  if (element.isF64())
    return ::thunder::DataType::F64;
  if (element.isUnsignedInteger(8))
    return ::thunder::DataType::U8;
  switch (element.getIntOrFloatBitWidth()) {
  case 1:
    return ::thunder::DataType::Bool;
  case 8:
    return ::thunder::DataType::I8;
  case 16:
    return ::thunder::DataType::I16;
  case 32:
    return ::thunder::DataType::I32;
  default:
    return ::thunder::DataType::I64;
  }
}

/// Element `i` of an inexact output: see the head of the file.
bool isClose(const Tensor &actual, const Tensor &expected, const Tensor &wide,
             int64_t i, double tolerance) {
  double x = actual.toDouble(i), y = expected.toDouble(i), z = wide.toDouble(i);
  if (!std::isfinite(y) || !std::isfinite(z)) {
    bool isSure = std::isnan(y) ? std::isnan(z) : y == z;
    return !isSure || (std::isnan(y) ? std::isnan(x) : x == y);
  }
  return std::fabs(x - y) <= tolerance;
}

double deriveTolerance(const Tensor &expected, const Tensor &wide) {
  double error = 0, largest = 0;
  for (int64_t i = 0; i < expected.size(); ++i) {
    double y = expected.toDouble(i), z = wide.toDouble(i);
    if (std::isfinite(y) && std::isfinite(z)) {
      error = std::max(error, std::fabs(y - z));
      largest = std::max(largest, std::fabs(y));
    }
  }
  double ulp = std::ldexp(1.0, expected.getElementType().isF32() ? -23 : -52);
  return 16 * error + 64 * ulp * largest;
}

class RandomPrograms : public testing::TestWithParam<uint64_t> {
protected:
  void SetUp() override {
    folder = std::filesystem::temp_directory_path() /
             ("thunder-random-" + std::to_string(GetParam()) + "-" +
              std::to_string(getpid()));
    std::filesystem::create_directories(folder);
    context.loadDialect<ThunderDialect>();
  }
  void TearDown() override {
    if (!HasFailure())
      std::filesystem::remove_all(folder);
  }

  std::string path(const char *name) { return (folder / name).string(); }
  /// Exit code of a command whose messages go to a file of the folder.
  int runCommand(const std::string &command) {
    return std::system((command + " > " + path("log") + " 2>&1").c_str());
  }
  std::string readLog() {
    std::ifstream file(path("log"));
    return {std::istreambuf_iterator<char>(file), {}};
  }
  FailureOr<ExecutionResult> interpretText(const std::string &text,
                                           ArrayRef<Tensor> inputs) {
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
    if (!module)
      return failure();
    return interpret(module->lookupSymbol<FuncOp>("forward"), inputs);
  }

  std::filesystem::path folder;
  MLIRContext context;
};

TEST_P(RandomPrograms, AreWhatTheInterpreterComputes) {
  SCOPED_TRACE("seed " + std::to_string(GetParam()) + ", files in " +
               folder.string());
  RandomProgram program = makeRandomProgram(GetParam(), 14);
  std::ofstream(path("program.mlir")) << program.text;
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(program.text, &context);
  ASSERT_TRUE(module);
  auto func = module->lookupSymbol<FuncOp>("forward");

  std::mt19937_64 random(GetParam() + 1000003);
  SmallVector<Tensor> inputs, wideInputs;
  std::vector<::thunder::Tensor> files;
  for (auto [input, type] :
       llvm::zip(program.inputs, func.getArgumentTypes())) {
    inputs.push_back(makeInput(cast<RankedTensorType>(type), input, random));
    wideInputs.push_back(widenToDouble(inputs.back()));
    files.push_back(::thunder::Tensor::view(
        input.value.name, fileType(inputs.back().getElementType()),
        inputs.back().getShape().vec(), inputs.back().getBytes().data()));
  }
  ASSERT_FALSE(
      ::thunder::writeTensors(path("inputs.safetensors"), files).failed());

  FailureOr<ExecutionResult> expected = interpretText(program.text, inputs),
                             wide = interpretText(inDoubles(program.text),
                                                  wideInputs);
  ASSERT_TRUE(succeeded(expected) && succeeded(wide));

  ASSERT_EQ(runCommand(THUNDER_BIN "/thunderc " + path("program.mlir") +
                       " -o " + path("program")),
            0)
      << readLog();
  ASSERT_EQ(runCommand(path("program") + " --inputs " +
                       path("inputs.safetensors") + " --outputs " +
                       path("outputs.safetensors")),
            0)
      << readLog();
  ::thunder::Expected<::thunder::TensorFile> outputs =
      ::thunder::readTensors(path("outputs.safetensors"));
  ASSERT_FALSE(outputs.failed()) << outputs.status().text();

  for (auto [k, output] : llvm::enumerate(program.outputs)) {
    const Tensor &want = expected->outputs[k];
    const ::thunder::Tensor *file = outputs->find("output" + std::to_string(k));
    ASSERT_TRUE(file) << "output" << k;
    ASSERT_EQ(file->bytes, want.getBytes().size());
    Tensor got = *Tensor::fromBytes(
        want.getType(), {file->data, static_cast<size_t>(file->bytes)});
    if (output.isExact) {
      Comparison result = compare(got, want, Tolerance());
      EXPECT_EQ(result.mismatches, 0) << "output" << k << " = %" << output.name
                                      << ": " << result.describe(got, want);
      continue;
    }
    double tolerance = deriveTolerance(want, wide->outputs[k]);
    for (int64_t i = 0; i < want.size(); ++i)
      if (!isClose(got, want, wide->outputs[k], i, tolerance)) {
        ADD_FAILURE() << "output" << k << " = %" << output.name << " at "
                      << indexToString(delinearize(i, want.getShape())) << ": "
                      << got.toString(i) << ", expected " << want.toString(i)
                      << " within " << tolerance;
        break;
      }
  }
}

uint64_t firstSeed() { return fromEnvironment("THUNDER_RANDOM_FIRST", 0); }

INSTANTIATE_TEST_SUITE_P(
    Seeds, RandomPrograms,
    testing::Range<uint64_t>(firstSeed(),
                             firstSeed() +
                                 fromEnvironment("THUNDER_RANDOM_SEEDS", 50)));

} // namespace

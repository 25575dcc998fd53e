//===- Verify.cpp - thunderc verify ---------------------------------------===//
//
// Compiles the program, runs it on the given inputs in a process of its own,
// and compares every output (and gradient) with the reference interpreter's, or
// with the tensors of --expect.
//
// Tolerance: sums in a program are in another order than the interpreter's wide
// ones, so errors grow with the largest magnitude of a tensor, not of an
// element. f32 allows 170 ulp of it (2e-5), gradients 1e-4, f64 the same number
// of its ulps (4e-14), half precisions 5 ulp of bf16 (2e-2); integers and bools
// must be equal.
//
//===----------------------------------------------------------------------===//
#include "Artifact.h"
#include "InputReader.h"
#include "PhaseRunner.h"
#include "mlir/Support/Timing.h"
#include "thunder/Driver/CompilerInstance.h"
#include "thunder/IR/Arguments.h"
#include "thunder/IR/ErrorClass.h"
#include "thunder/IR/HostCalls.h"
#include "thunder/Import/Weights.h"
#include "thunder/Reference/Interpreter.h"
#include "thunder/TensorFiles/TensorFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include <cmath>

namespace thunder {
namespace {

namespace reference = mlir::thunder::reference;
using mlir::thunder::FuncOp;
using mlir::thunder::Role;

/// The dtype of safetensors that holds elements of `type`.
std::optional<DataType> dataTypeOf(mlir::Type type) {
  if (type.isInteger(1))
    return DataType::Bool;
  if (type.isUnsignedInteger(8))
    return DataType::U8;
  if (type.isInteger(8))
    return DataType::I8;
  if (type.isInteger(16))
    return DataType::I16;
  if (type.isInteger(32))
    return DataType::I32;
  if (type.isInteger(64))
    return DataType::I64;
  if (type.isBF16())
    return DataType::BF16;
  if (type.isF16())
    return DataType::F16;
  if (type.isF32())
    return DataType::F32;
  if (type.isF64())
    return DataType::F64;
  return std::nullopt;
}

double tolerance(DataType type, bool isGradient) {
  switch (type) {
  case DataType::BF16:
  case DataType::F16:
    return 2e-2;
  case DataType::F64:
    return isGradient ? 2e-13 : 4e-14;
  case DataType::F32:
    return isGradient ? 1e-4 : 2e-5;
  default:
    return 0;
  }
}

/// The code of custom operators is for programs, not for the compiler.
mlir::LogicalResult refuseOperator(mlir::Operation *op) {
  llvm::StringRef name = op->getName().getStringRef();
  if (mlir::thunder::BoundSymbolOp call = mlir::thunder::getHostCall(op))
    name = call.getSymbol();
  return mlir::thunder::emitUnsupported(op->getLoc())
         << name
         << ": the interpreter cannot run custom operators; give the right "
            "outputs with --expect";
}

/// A tensor as it should be.
struct Wanted {
  std::string name;
  DataType type;
  Shape shape;
  std::string bytes;
};

/// The largest difference between two tensors of one dtype and the largest
/// finite magnitude of `want`. NaN equals NaN, infinities only themselves.
struct Difference {
  double largest = 0, scale = 0;
};
Difference compare(DataType type, const char *got, const char *want,
                   size_t count) {
  Difference result;
  size_t size = itemSize(type);
  for (size_t i = 0; i < count; ++i) {
    double a = toDouble(type, got + i * size),
           b = toDouble(type, want + i * size);
    if (std::isfinite(b))
      result.scale = std::max(result.scale, std::fabs(b));
    if (std::memcmp(got + i * size, want + i * size, size) == 0 || a == b ||
        (std::isnan(a) && std::isnan(b)))
      continue;
    double difference = std::fabs(a - b);
    // 64-bit integers that round to one double still differ.
    if (difference == 0)
      difference = 1;
    result.largest = std::max(result.largest,
                              std::isnan(difference) ? HUGE_VAL : difference);
  }
  return result;
}

} // namespace

class Verification {
public:
  Verification(const CompilerOptions &options, Diagnostics &diagnostics,
               llvm::raw_ostream &out)
      : options(options), diagnostics(diagnostics), out(out) {}

  /// Reads --inputs, and --expect when given.
  bool readFiles() {
    return read(options.verify.inputs, inputs) &&
           (options.verify.expect.empty() ||
            read(options.verify.expect, goldens));
  }

  /// What the interpreter computes; `module` holds primitives only.
  bool interpret(mlir::ModuleOp module, WeightTable *weights) {
    if (!options.verify.expect.empty())
      return true;
    for (auto func : module.getOps<FuncOp>())
      return interpret(func, weights);
    return false;
  }

  /// Runs `program` and compares.
  void runAndCompare(llvm::StringRef program, llvm::StringRef folder) {
    llvm::SmallString<128> results(folder), messages(folder);
    llvm::sys::path::append(results, "out.safetensors");
    llvm::sys::path::append(messages, "messages");
    std::string given = options.verify.inputs;
    if (!seeds.empty() && !writeInputs(folder, given))
      return;
    std::string message;
    std::optional<llvm::StringRef> redirects[] = {
        llvm::StringRef(""), llvm::StringRef(""), llvm::StringRef(messages)};
    int status = llvm::sys::ExecuteAndWait(
        program, {program, "--inputs", given, "--outputs", results},
        std::nullopt, redirects, 0, 0, &message);
    if (status != 0) {
      if (auto buffer = llvm::MemoryBuffer::getFile(messages))
        message += (*buffer)->getBuffer().rtrim().str();
      diagnostics.error(status == 3 ? CompilerExit::File
                                    : CompilerExit::InvalidInput,
                        "the program ended with exit code " +
                            llvm::Twine(status) + ": " + message);
      return;
    }
    TensorFile outputs;
    if (read(results.str().str(), outputs))
      compareAll(outputs);
  }

private:
  bool read(const std::string &path, TensorFile &file) {
    thunder::Expected<TensorFile> result = readTensors(path);
    if (result.failed()) {
      diagnostics.error(CompilerExit::File, result.status().text());
      return false;
    }
    file = std::move(*result);
    return true;
  }

  /// The inputs and the seeds in one file in `folder`.
  bool writeInputs(llvm::StringRef folder, std::string &path) {
    path = (folder + "/in.safetensors").str();
    std::vector<Tensor> tensors;
    for (const std::vector<Tensor> *list : {&inputs.tensors, &seeds})
      for (const Tensor &tensor : *list)
        tensors.push_back(
            Tensor::view(tensor.name, tensor.type, tensor.shape, tensor.data));
    Status status = writeTensors(path, tensors);
    return !status.failed() || fail(status.text());
  }

  bool fail(const llvm::Twine &message) {
    diagnostics.error(CompilerExit::File, message);
    return false;
  }

  /// The value of argument `i`: from --inputs, the weights, or what a program
  /// takes when it is not given.
  bool argument(FuncOp func, unsigned i, WeightTable *weights,
                reference::Tensor &value) {
    auto function = mlir::cast<mlir::FunctionOpInterface>(*func);
    auto type = mlir::cast<mlir::RankedTensorType>(func.getArgumentTypes()[i]);
    std::string name = mlir::thunder::getArgumentName(function, i).str();
    if (!reference::Tensor::isSupported(type))
      return fail("'" + name + "' has a type that verify cannot handle");
    int64_t weight = mlir::thunder::getWeightIndex(function, i);
    llvm::StringRef bytes;
    if (weight >= 0 && weights) {
      bytes = weights->getContiguous(weight);
    } else if (const Tensor *given = inputs.find(name)) {
      if (given->type != dataTypeOf(type.getElementType()) ||
          llvm::ArrayRef(given->shape) != type.getShape())
        return fail("'" + name + "' of " + options.verify.inputs +
                    " has another dtype or shape than the program's input");
      bytes = llvm::StringRef(given->data, given->bytes);
    } else if (mlir::thunder::getArgumentRole(function, i) == Role::Rng) {
      value = reference::Tensor::create(type); // seed 0, as the program's
      return true;
    } else if (mlir::thunder::getArgumentRole(function, i) == Role::Seed) {
      return makeSeed(name, type, value);
    } else {
      return fail(options.verify.inputs + " has no tensor '" + name + "'");
    }
    auto tensor = reference::Tensor::fromBytes(
        type, llvm::ArrayRef(bytes.data(), bytes.size()));
    if (mlir::failed(tensor))
      return fail("'" + name + "' has another size than its type");
    value = *tensor;
    return true;
  }

  /// A cotangent that --inputs does not give: 1 for a scalar, else small
  /// numbers that every dtype has, so that no gradient is compared as 0 with 0.
  /// The program gets the same.
  bool makeSeed(const std::string &name, mlir::RankedTensorType type,
                reference::Tensor &value) {
    std::optional<DataType> dtype = dataTypeOf(type.getElementType());
    Tensor seed;
    seed.name = name;
    seed.type = *dtype;
    seed.shape.assign(type.getShape().begin(), type.getShape().end());
    thunder::Expected<char *> data = seed.allocate();
    if (data.failed())
      return fail(data.status().text());
    size_t size = itemSize(*dtype);
    for (int64_t i = 0, e = type.getNumElements(); i < e; ++i) {
      double number = type.getRank() == 0 ? 1 : double(i * 5 % 7 - 2) / 4;
      if (!storeFloating(*dtype, number, *data + i * size))
        return fail("'" + name + "' is not floating");
    }
    value = *reference::Tensor::fromBytes(
        type, llvm::ArrayRef(*data, type.getNumElements() * size));
    seeds.push_back(std::move(seed));
    return true;
  }

  bool interpret(FuncOp func, WeightTable *weights) {
    llvm::SmallVector<reference::Tensor> arguments(func.getNumArguments());
    for (unsigned i = 0; i < func.getNumArguments(); ++i)
      if (!argument(func, i, weights, arguments[i]))
        return false;
    reference::InterpreterOptions interpreter;
    interpreter.evaluateOther = [](mlir::Operation *op, auto, auto &) {
      return refuseOperator(op);
    };
    auto result = reference::interpret(func, arguments, interpreter);
    if (mlir::failed(result))
      return false;
    for (auto [i, tensor] : llvm::enumerate(result->outputs)) {
      auto name = func.getResultAttrOfType<mlir::StringAttr>(
          i, mlir::thunder::attribute::kName);
      llvm::ArrayRef<char> bytes = tensor.getBytes();
      expected.push_back({name ? name.getValue().str() : "",
                          *dataTypeOf(tensor.getElementType()),
                          Shape(tensor.getShape()),
                          std::string(bytes.data(), bytes.size())});
    }
    return true;
  }

  void compareAll(const TensorFile &outputs) {
    for (const Tensor &golden : goldens.tensors)
      expected.push_back({golden.name, golden.type, golden.shape,
                          std::string(golden.data, golden.bytes)});
    unsigned different = 0;
    for (const Wanted &want : expected)
      different += !compareOne(want, outputs.find(want.name));
    if (!options.verify.expect.empty()) {
      unsigned unknown = 0;
      for (const Tensor &output : outputs.tensors)
        if (!goldens.find(output.name)) {
          out << llvm::left_justify(output.name, 24) << " not compared\n";
          ++unknown;
        }
      if (unknown == outputs.tensors.size() && unknown > 0)
        diagnostics.error(CompilerExit::Mismatch,
                          options.verify.expect +
                              " has none of the program's outputs");
    }
    if (different)
      diagnostics.error(
          CompilerExit::Mismatch,
          llvm::Twine(different) + " of " + llvm::Twine(expected.size()) +
              " tensors differ from " +
              (options.verify.expect.empty() ? "the reference interpreter"
                                             : options.verify.expect));
  }

  bool compareOne(const Wanted &want, const Tensor *got) {
    out << llvm::left_justify(want.name, 24) << ' ';
    if (!got || got->type != want.type || got->shape != want.shape) {
      out << (got ? "another dtype or shape\n" : "missing\n");
      return false;
    }
    Difference difference = compare(want.type, got->data, want.bytes.data(),
                                    want.bytes.size() / itemSize(want.type));
    bool isGradient = llvm::StringRef(want.name).starts_with("grad.");
    double allowed =
        tolerance(want.type, isGradient) * std::max(difference.scale, 1e-30);
    bool isSame = difference.largest <= allowed;
    out << (isSame ? "ok     " : "DIFFERS")
        << llvm::format(" largest difference %.3g, allowed %.3g\n",
                        difference.largest, allowed);
    return isSame;
  }

  const CompilerOptions &options;
  Diagnostics &diagnostics;
  llvm::raw_ostream &out;
  TensorFile inputs, goldens;
  std::vector<Tensor> seeds; ///< cotangents that --inputs does not give
  std::vector<Wanted> expected;
};

void CompilerInstance::verify() {
  mlir::DefaultTimingManager timer;
  mlir::TimingScope timing = timer.getRootScope();
  Verification verification(options, diagnostics, out);
  Input input = readInput(options, *context, diagnostics);
  if (!input.module || !verification.readFiles())
    return;
  // The interpreter takes the primitives as they are before any optimization.
  if (!runPhases(input, *findPhase("claim"), timing) ||
      !verification.interpret(*input.module, input.weights.get()))
    return;
  options.phases.startFrom = "optimize";
  llvm::SmallString<128> folder;
  if (llvm::sys::fs::createUniqueDirectory("thunderc-verify", folder)) {
    diagnostics.error(CompilerExit::File, "no temporary folder can be made");
    return;
  }
  llvm::SmallString<128> program(folder);
  llvm::sys::path::append(program, "program");
  if (runPhases(input, *findPhase("plan"), timing)) {
    phaseRunner->enter(*findPhase("codegen"));
    if (ArtifactWriter(options, input, diagnostics, out)
            .write(program.str().str(), timing))
      verification.runAndCompare(program, folder);
  }
  llvm::sys::fs::remove_directories(folder);
}

} // namespace thunder

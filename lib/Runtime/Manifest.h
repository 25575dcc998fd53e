//===- Manifest.h - The manifest of a program, parsed ---------------------===//
//
// docs/Manifest.md as structs. Every index in them is valid, every size fits.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_LIB_RUNTIME_MANIFEST_H
#define THUNDER_LIB_RUNTIME_MANIFEST_H

#include "thunder/TensorFiles/Tensor.h"
#include <string>
#include <string_view>
#include <vector>

namespace thunder {

enum class Role : uint8_t {
  Parameter,
  Buffer,
  Constant,
  Input,
  Hyper,
  Optimizer,
  Step,
  Derived,
  Output,
  Gradient,
  Rng ///< the buffer "rng.state": I64 [2], seed and offset of random numbers
};

struct TensorInfo {
  std::string name;
  std::vector<std::string>
      qualified; ///< of a parameter or buffer; several when tied
  Role role = Role::Input;
  DataType type = DataType::F32;
  Shape shape;
  uint64_t bytes = 0;
  bool persistent = true; ///< of a buffer: belongs to state files
  bool hasData = false;   ///< has an initial value
  uint64_t dataOffset = 0;
};

/// One of the flattened outputs of the model.
struct OutputInfo {
  enum class Kind : uint8_t { Tensor, None, String } kind = Kind::None;
  int tensor = -1;
  std::string text;
};

struct EntryInfo {
  std::string name;
  std::vector<int> inputs, outputs, writes; ///< tensors
  uint64_t arenaBytes = 0;
};

struct CheckInfo {
  std::string operation, source, message;
};

struct HyperInfo {
  std::string flag; ///< without the dashes
  int tensor = -1;
  double initial = 0;
};

struct SeedInfo {
  int output = -1; ///< position in Manifest::outputs
  int tensor = -1; ///< its cotangent
};

struct TrainingInfo {
  int loss = -1, step = -1; ///< tensors
  /// Tensors of the entries `gradients` and `update`; -1 without these.
  int scale = -1, maxNorm = -1, gradientNorm = -1;
  std::string optimizer;
  std::vector<int> data; ///< inputs that come from the data file
  std::vector<HyperInfo> hyper;
};

struct Manifest {
  enum class Mode : uint8_t { Infer, Grad, Train };

  std::string name, compiler, hash, weightsFile;
  Mode mode = Mode::Infer;
  std::string targetKind, cpu;
  std::vector<std::string> features;
  int threads = 1;
  std::vector<TensorInfo> tensors;
  std::vector<OutputInfo> outputs;
  std::vector<EntryInfo> entries;
  std::vector<CheckInfo> checks;
  std::vector<SeedInfo> seeds;
  TrainingInfo training; ///< mode Train only

  /// The index of the entry `name`, or -1.
  int entry(std::string_view name) const;
  /// The user inputs in order, the cotangents of grad programs excluded.
  std::vector<int> userInputs() const;
  bool isSeed(int tensor) const;
};

/// Parses a manifest; `weightsBytes` is the size of the embedded weights.
Expected<Manifest> parseManifest(std::string_view json, uint64_t weightsBytes);

} // namespace thunder
#endif // THUNDER_LIB_RUNTIME_MANIFEST_H

//===- Batches.h - Training data in batches -------------------------------===//
#ifndef THUNDER_LIB_RUNTIME_BATCHES_H
#define THUNDER_LIB_RUNTIME_BATCHES_H

#include "Instance.h"

namespace thunder {

/// A data file cut into the batches that the program was compiled for. An input
/// has exactly the compiled shape (then every step takes it whole) or a leading
/// dimension that is a multiple of the compiled one.
class Batches {
public:
  /// Reads and checks the file. `dropLast` permits a remainder.
  Status load(const Instance &instance, const std::string &path, bool dropLast);

  /// Orders each epoch anew: rows when all inputs have as many, else batches.
  /// The order is a function of seed and epoch alone.
  void shuffle(uint64_t seed);

  /// To be called when something else was written to the program's inputs.
  void forget() { lastBatch = -1; }

  int64_t count() const { return batches; }

  /// Copies the batch of a step (counted from the beginning of the training)
  /// into the program.
  void set(Instance &instance, int64_t step);

private:
  struct Item {
    int tensor;
    const Tensor *given;
    bool whole;        ///< the compiled shape: the same in every step
    int64_t batchRows; ///< the compiled leading dimension; 1 for a scalar
    uint64_t rowBytes;
  };

  Status addItem(const TensorInfo &info, int tensor, const Tensor &given,
                 bool dropLast);
  bool sameRows() const;
  void order(int64_t epoch);

  std::string origin;
  TensorFile file;
  std::vector<Item> items;
  int64_t batches = 1;
  const Item *first = nullptr; ///< the input that `batches` comes from

  bool shuffled = false, byRow = false;
  uint64_t seed = 0;
  int64_t orderedEpoch = -1, lastBatch = -1;
  std::vector<int64_t> permutation; ///< of rows or of batches, for orderedEpoch
};

} // namespace thunder
#endif // THUNDER_LIB_RUNTIME_BATCHES_H

//===- CompanionWeights.cpp - Weights in a safetensors file ---------------===//
//
// A trace has its weights in a file beside it, by qualified name.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/ImportError.h"
#include "thunder/Import/Weights.h"
#include "thunder/TensorFiles/TensorFile.h"

namespace thunder {

llvm::Expected<std::shared_ptr<WeightTable>>
WeightTable::loadSafetensors(llvm::StringRef path) {
  auto file = readTensors(path.str());
  if (file.failed())
    return importError(static_cast<ErrorKind>(file.status().code()),
                       file.status().text());
  auto table = std::make_shared<WeightTable>();
  table->tensorFile = std::make_shared<TensorFile>(std::move(*file));
  for (const Tensor &tensor : table->tensorFile->tensors) {
    Weight weight;
    weight.name = tensor.name;
    weight.dtype = static_cast<serde::ScalarType>(info(tensor.type).scalarType);
    weight.sizes.assign(tensor.shape.begin(), tensor.shape.end());
    weight.strides.assign(weight.sizes.size(), 1);
    for (size_t dim = weight.sizes.size(); dim-- > 1;)
      weight.strides[dim - 1] =
          weight.strides[dim] * std::max<int64_t>(weight.sizes[dim], 1);
    weight.storage = table->storages.size();
    table->storages.push_back({llvm::StringRef(tensor.data, tensor.bytes)});
    table->index.try_emplace(weight.name, table->weights.size());
    table->weights.push_back(std::move(weight));
  }
  table->copies.resize(table->weights.size());
  return table;
}

} // namespace thunder

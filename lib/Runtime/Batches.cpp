//===- Batches.cpp - Training data in batches -----------------------------===//
#include "Batches.h"
#include "Inputs.h"
#include "Philox.h"
#include <algorithm>
#include <cstring>

namespace thunder {

Status Batches::load(const Instance &instance, const std::string &path,
                     bool dropLast) {
  origin = quoted(path);
  Expected<TensorFile> read = readTensors(path);
  if (read.failed())
    return std::move(read).status();
  file = std::move(*read);
  std::vector<const Tensor *> given;
  for (const Tensor &tensor : file.tensors)
    given.push_back(&tensor);
  Expected<std::vector<Binding>> bindings = bindNames(
      instance.manifest(), instance.manifest().training.data, given, origin);
  if (bindings.failed())
    return std::move(bindings).status();
  items.reserve(bindings->size());
  for (const Binding &binding : *bindings)
    if (Status status = addItem(instance.info(binding.tensor), binding.tensor,
                                *binding.given, dropLast);
        status.failed())
      return status;
  return Status::ok();
}

Status Batches::addItem(const TensorInfo &info, int tensor, const Tensor &given,
                        bool dropLast) {
  bool scalar = info.shape.empty();
  Item item = {tensor, &given, given.shape == info.shape,
               scalar ? 1 : info.shape[0], info.bytes};
  if (item.batchRows > 0)
    item.rowBytes = info.bytes / item.batchRows;
  if (item.whole || given.type != info.type) {
    items.push_back(item);
    return checkType(info, given, origin);
  }

  Shape expected = info.shape;
  if (!scalar && !given.shape.empty())
    expected[0] = given.shape[0];
  if (scalar || item.batchRows == 0 || expected != given.shape)
    return fileError("%s: tensor %s has shape %s, expected %s%s",
                     origin.c_str(), quoted(given.name).c_str(),
                     toString(given.shape).c_str(),
                     toString(info.shape).c_str(),
                     scalar ? "" : ", or a multiple of its first dimension");
  int64_t rows = given.shape[0], count = rows / item.batchRows;
  if (count == 0)
    return fileError("%s: tensor %s has %lld rows, fewer than a batch of %lld",
                     origin.c_str(), quoted(given.name).c_str(),
                     static_cast<long long>(rows),
                     static_cast<long long>(item.batchRows));
  if (rows % item.batchRows != 0 && !dropLast)
    return fileError("%s: tensor %s has %lld rows, not a multiple of the batch "
                     "of %lld; --drop-last ignores the rest",
                     origin.c_str(), quoted(given.name).c_str(),
                     static_cast<long long>(rows),
                     static_cast<long long>(item.batchRows));
  if (first && count != batches)
    return fileError(
        "%s: tensor %s gives %lld batches, but %s gives %lld", origin.c_str(),
        quoted(given.name).c_str(), static_cast<long long>(count),
        quoted(first->given->name).c_str(), static_cast<long long>(batches));
  items.push_back(item);
  if (!first) {
    first = &items.back();
    batches = count;
  }
  return Status::ok();
}

bool Batches::sameRows() const {
  const Item *leading = nullptr;
  for (const Item &item : items) {
    if (item.given->shape.empty())
      continue;
    if (leading && (leading->given->shape[0] != item.given->shape[0] ||
                    leading->batchRows != item.batchRows))
      return false;
    leading = &item;
  }
  return leading && leading->batchRows > 0;
}

void Batches::shuffle(uint64_t newSeed) {
  shuffled = true;
  byRow = sameRows();
  seed = newSeed;
}

/// A Fisher-Yates shuffle whose draws are Philox(seed; position, epoch).
void Batches::order(int64_t epoch) {
  if (orderedEpoch == epoch)
    return;
  orderedEpoch = epoch;
  int64_t count = batches;
  if (byRow)
    for (const Item &item : items)
      if (!item.given->shape.empty())
        count = item.given->shape[0];
  permutation.resize(count);
  for (int64_t i = 0; i < count; ++i)
    permutation[i] = i;
  auto low = [](uint64_t value) { return static_cast<uint32_t>(value); };
  auto high = [](uint64_t value) { return static_cast<uint32_t>(value >> 32); };
  for (int64_t i = count - 1; i > 0; --i) {
    auto draw = philox4x32({low(i), high(i), low(epoch), high(epoch)},
                           {low(seed), high(seed)});
    uint64_t random = static_cast<uint64_t>(draw[1]) << 32 | draw[0];
    auto other = static_cast<int64_t>(
        static_cast<unsigned __int128>(random) * (i + 1) >> 64);
    std::swap(permutation[i], permutation[other]);
  }
}

void Batches::set(Instance &instance, int64_t step) {
  int64_t epoch = step / batches, batch = step % batches;
  if (shuffled)
    order(epoch);
  if (shuffled && !byRow)
    batch = permutation[batch];
  for (const Item &item : items) {
    if (shuffled && byRow && !item.given->shape.empty()) {
      char *target = instance.writable(item.tensor);
      for (int64_t row = 0; row < item.batchRows;
           ++row, target += item.rowBytes)
        std::memcpy(target,
                    item.given->data +
                        permutation[batch * item.batchRows + row] *
                            item.rowBytes,
                    item.rowBytes);
      if (instance.info(item.tensor).type == DataType::Bool)
        instance.assign(item.tensor, instance.data(item.tensor));
      continue;
    }
    bool unchanged = lastBatch >= 0 && (item.whole || batch == lastBatch) &&
                     !instance.isWritten(item.tensor);
    if (!unchanged)
      instance.assign(item.tensor,
                      item.whole ? item.given->data
                                 : item.given->data +
                                       batch * item.batchRows * item.rowBytes);
  }
  lastBatch = batch;
}

} // namespace thunder

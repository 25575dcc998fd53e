//===- Safetensors.cpp - The safetensors format ---------------------------===//
#include "thunder/TensorFiles/Safetensors.h"
#include "thunder/TensorFiles/Json.h"
#include <algorithm>
#include <cstring>

namespace thunder {
namespace {
constexpr uint64_t headerLimit = 100'000'000;
constexpr const char *metadataKey = "__metadata__";

Status readMetadata(const JsonValue &value, Metadata &metadata) {
  if (!value.is(JsonValue::Kind::Object))
    return fileError("%s is not an object", metadataKey);
  for (const JsonValue &entry : value.children) {
    if (!entry.is(JsonValue::Kind::String))
      return fileError("%s: %s is not a string", metadataKey,
                       quoted(entry.key).c_str());
    metadata.emplace_back(entry.key, entry.text);
  }
  return Status::ok();
}

/// The array of non-negative integers `value`; nothing when it is not one.
std::optional<Shape> sizes(const JsonValue *value) {
  if (!value || !value->is(JsonValue::Kind::Array))
    return std::nullopt;
  Shape result;
  for (const JsonValue &item : value->children) {
    if (!item.is(JsonValue::Kind::Integer) || item.integer < 0)
      return std::nullopt;
    result.push_back(item.integer);
  }
  return result;
}

/// One entry of the header; `data` is what follows the header.
Status readEntry(const JsonValue &entry, std::string_view data,
                 Tensor &tensor) {
  tensor.name = entry.key;
  if (!entry.is(JsonValue::Kind::Object))
    return fileError("it is not an object");
  for (const JsonValue &member : entry.children)
    if (member.key != "dtype" && member.key != "shape" &&
        member.key != "data_offsets")
      return fileError("unknown key %s", quoted(member.key).c_str());

  const JsonValue *dtype = entry.find("dtype");
  if (!dtype || !dtype->is(JsonValue::Kind::String))
    return fileError("dtype is missing or not a string");
  std::optional<DataType> type = dataTypeFromTag(dtype->text);
  if (!type)
    return fileError("unknown dtype %s", quoted(dtype->text).c_str());
  tensor.type = *type;

  std::optional<Shape> shape = sizes(entry.find("shape"));
  if (!shape)
    return fileError("shape is missing or not a list of sizes");
  tensor.shape = std::move(*shape);

  std::optional<Shape> range = sizes(entry.find("data_offsets"));
  if (!range || range->size() != 2 || (*range)[0] > (*range)[1])
    return fileError("data_offsets is missing or not [begin, end]");
  uint64_t begin = (*range)[0], end = (*range)[1];
  if (end > data.size())
    return fileError(
        "its data end at byte %llu, but the file has only %zu bytes of data",
        static_cast<unsigned long long>(end), data.size());
  std::optional<int64_t> needed = byteCount(tensor.type, tensor.shape);
  if (!needed || static_cast<uint64_t>(*needed) != end - begin)
    return fileError("%llu bytes do not fit dtype %s and shape %s",
                     static_cast<unsigned long long>(end - begin),
                     tag(tensor.type), toString(tensor.shape).c_str());
  tensor.data = data.data() + begin;
  tensor.bytes = end - begin;
  return Status::ok();
}

/// The ranges must tile the data: bytes that belong to nobody or to two tensors
/// are how a file hides things.
Status checkCoverage(std::string_view data,
                     const std::vector<Tensor> &tensors) {
  std::vector<const Tensor *> order;
  for (const Tensor &tensor : tensors)
    order.push_back(&tensor);
  std::sort(order.begin(), order.end(), [](const Tensor *a, const Tensor *b) {
    return a->data != b->data ? a->data < b->data : a->bytes < b->bytes;
  });
  const char *expected = data.data();
  for (const Tensor *tensor : order) {
    if (tensor->data != expected)
      return fileError("tensor %s: its data %s", quoted(tensor->name).c_str(),
                       tensor->data > expected
                           ? "leave a hole before them"
                           : "overlap those of another tensor");
    expected += tensor->bytes;
  }
  if (expected != data.data() + data.size())
    return fileError("%zu bytes after the last tensor",
                     static_cast<size_t>(data.data() + data.size() - expected));
  return Status::ok();
}
} // namespace

Status parseSafetensors(std::string_view bytes, std::vector<Tensor> &tensors,
                        Metadata &metadata) {
  uint64_t headerBytes = 0;
  if (bytes.size() < sizeof headerBytes)
    return fileError("not a safetensors file: %zu bytes are too short",
                     bytes.size());
  std::memcpy(&headerBytes, bytes.data(), sizeof headerBytes);
  bytes.remove_prefix(sizeof headerBytes);
  if (headerBytes > headerLimit)
    return fileError("not a safetensors file: a header of %llu bytes is above "
                     "the limit of 100 MB",
                     static_cast<unsigned long long>(headerBytes));
  if (headerBytes > bytes.size())
    return fileError("truncated: the header needs %llu bytes, the file has %zu",
                     static_cast<unsigned long long>(headerBytes),
                     bytes.size());
  std::string_view header = bytes.substr(0, headerBytes),
                   data = bytes.substr(headerBytes);
  if (header.empty() || header.front() != '{')
    return fileError(
        "not a safetensors file: the header does not begin with '{'");
  Expected<JsonValue> root = parseJson(header, {headerLimit});
  if (root.failed())
    return std::move(root).status().in("header");

  for (const JsonValue &entry : root->children) {
    if (entry.key == metadataKey) {
      if (Status status = readMetadata(entry, metadata); status.failed())
        return status;
      continue;
    }
    Tensor &tensor = tensors.emplace_back();
    if (Status status = readEntry(entry, data, tensor); status.failed())
      return std::move(status).in("tensor " + quoted(entry.key));
  }
  return checkCoverage(data, tensors);
}

Status writeSafetensors(AtomicFile &file, const std::vector<Tensor> &tensors,
                        const Metadata &metadata) {
  std::vector<const Tensor *> order;
  for (const Tensor &tensor : tensors)
    order.push_back(&tensor);
  std::sort(order.begin(), order.end(), [](const Tensor *a, const Tensor *b) {
    size_t sizeA = itemSize(a->type), sizeB = itemSize(b->type);
    return sizeA != sizeB ? sizeA > sizeB : a->name < b->name;
  });

  JsonWriter json;
  json.beginObject();
  if (!metadata.empty()) {
    json.key(metadataKey).beginObject();
    for (const auto &[key, value] : metadata)
      json.key(key).string(value);
    json.endObject();
  }
  uint64_t offset = 0;
  for (const Tensor *tensor : order) {
    json.key(tensor->name).beginObject();
    json.key("dtype").string(tag(tensor->type));
    json.key("shape").beginArray();
    for (int64_t size : tensor->shape)
      json.integer(size);
    json.endArray();
    json.key("data_offsets").beginArray();
    json.integer(offset).integer(offset + tensor->bytes);
    json.endArray().endObject();
    offset += tensor->bytes;
  }
  json.endObject();

  std::vector<std::string_view> names;
  for (const Tensor *tensor : order)
    names.push_back(tensor->name);
  std::sort(names.begin(), names.end());
  auto twice = std::adjacent_find(names.begin(), names.end());
  if (twice != names.end())
    return fileError("two tensors are named %s", quoted(*twice).c_str());
  if (std::binary_search(names.begin(), names.end(),
                         std::string_view(metadataKey)))
    return fileError("a tensor cannot be named %s", metadataKey);

  std::string header = json.text();
  header.append((8 - header.size() % 8) % 8, ' ');
  if (header.size() > headerLimit)
    return fileError("a header of %zu bytes is above the limit of 100 MB",
                     header.size());
  uint64_t headerBytes = header.size();
  if (Status status = file.write(&headerBytes, sizeof headerBytes);
      status.failed())
    return status;
  if (Status status = file.write(header.data(), header.size()); status.failed())
    return status;
  for (const Tensor *tensor : order)
    if (Status status = file.write(tensor->data, tensor->bytes);
        status.failed())
      return status;
  return Status::ok();
}

} // namespace thunder

//===- Weights.cpp - The tensors that a program brings along --------------===//
//
// Joins what the layouts say about weights (a JSON config, or a pickle) with
// the records that hold their bytes.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/Weights.h"
#include "thunder/Import/ImportError.h"
#include "thunder/Import/SchemaReader.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;

namespace thunder {

namespace {

/// What a view may span. All arithmetic on sizes is done in 128 bits.
constexpr int64_t maxElements = int64_t(1) << 40;
/// Elements of a view that repeats its storage (stride 0): it must be copied.
constexpr int64_t maxRepeatedElements = int64_t(1) << 28;

/// Checks that the view lies within `storageElements`, and its size.
Error checkView(const Weight &weight, uint64_t storageElements) {
  auto refuse = [&](const Twine &why) {
    return malformed("weight '" + weight.name + "': " + why);
  };
  __int128 elements = 1, last = weight.offset;
  for (auto [size, stride] : llvm::zip_equal(weight.sizes, weight.strides)) {
    if (size < 0 || stride < 0)
      return refuse("a negative size or stride");
    elements *= size;
    if (elements > maxElements)
      return refuse("more than 2^40 elements");
    last += static_cast<__int128>(size - 1) * stride;
    if (size > 0 && last > (static_cast<__int128>(1) << 62))
      return refuse("its strides reach past any storage");
  }
  if (elements > 0 && (weight.offset < 0 || last >= storageElements))
    return refuse("its shape needs " + Twine(static_cast<int64_t>(last) + 1) +
                  " elements, the file has " + Twine(storageElements));
  if (elements > storageElements && elements > maxRepeatedElements)
    return importError(ErrorKind::Limit,
                       "weight '" + weight.name +
                           "': a repeated view of more than 2^28 elements");
  return Error::success();
}

} // namespace

int64_t Weight::getNumElements() const {
  int64_t count = 1;
  for (int64_t size : sizes)
    count *= size;
  return count;
}

bool Weight::isContiguous() const {
  int64_t expected = 1;
  for (size_t i = sizes.size(); i-- > 0;) {
    if (sizes[i] != 1 && strides[i] != expected)
      return getNumElements() == 0;
    expected *= sizes[i];
  }
  return true;
}

bool Weight::isSameView(const Weight &other) const {
  return storage == other.storage && dtype == other.dtype &&
         offset == other.offset && sizes == other.sizes &&
         strides == other.strides;
}

Expected<std::shared_ptr<WeightTable>>
WeightTable::load(std::shared_ptr<ProgramArchive> archive) {
  auto table = std::make_shared<WeightTable>();
  table->archive = archive;
  for (StringRef kind : {"weights", "constants"}) {
    Error error = archive->getLayout() == ArchiveLayout::RawWeights
                      ? table->loadRaw(kind)
                      : table->loadPickled(kind);
    if (error)
      return prefixed(archive->getName() + ": ", std::move(error));
  }
  table->copies.resize(table->weights.size());
  return table;
}

Error WeightTable::loadRaw(StringRef kind) {
  const ZipEntry *record = archive->getPayloadRecord(kind);
  if (!record)
    return Error::success();
  Expected<StringRef> text = archive->getZip()->read(*record);
  if (!text)
    return text.takeError();
  Expected<serde::PayloadConfig> config =
      serde::readPayloadConfig(*text, record->name);
  if (!config)
    return config.takeError();
  for (const serde::PayloadMeta &entry : config->entries)
    if (Error error = addRaw(kind, entry))
      return error;
  return Error::success();
}

Error WeightTable::addRaw(StringRef kind, const serde::PayloadMeta &entry) {
  Expected<const ZipEntry *> record =
      archive->getRawRecord(kind, entry.pathName);
  if (!record)
    return prefixed("weight '" + entry.name + "': ", record.takeError());
  bool isConstant = kind == "constants";
  if (entry.usePickle) {
    Expected<StringRef> bytes = archive->getZip()->read(**record);
    if (!bytes)
      return bytes.takeError();
    return addSaved(*bytes, (*record)->name, isConstant, entry.name);
  }
  if (!entry.meta) {
    // A custom object. Whoever uses it is reported as unsupported.
    return Error::success();
  }
  if (archive->isBigEndian())
    return importError(ErrorKind::Unsupported,
                       "big-endian weights; export on a little-endian machine");
  Weight weight;
  weight.name = entry.name.str();
  weight.dtype = entry.meta->dtype;
  weight.isConstant = isConstant;
  weight.isParameter = entry.isParam;
  weight.requiresGrad = entry.isParam && entry.meta->requiresGrad;
  auto constant = [&](const serde::SymScalar &value, int64_t &result) {
    if (const int64_t *integer = value.getInteger()) {
      result = *integer;
      return true;
    }
    return false;
  };
  bool isStatic = constant(entry.meta->storageOffset, weight.offset);
  for (auto [size, stride] :
       llvm::zip_equal(entry.meta->sizes, entry.meta->strides))
    isStatic &= constant(size, weight.sizes.emplace_back()) &&
                constant(stride, weight.strides.emplace_back());
  if (!isStatic)
    return malformed("weight '" + entry.name + "': a symbolic size or stride");
  return add(std::move(weight), *record, *archive->getZip());
}

Error WeightTable::add(Weight weight, const ZipEntry *entry, ZipArchive &zip) {
  Expected<StringRef> bytes = zip.read(*entry);
  if (!bytes)
    return bytes.takeError();
  unsigned itemSize = serde::getScalarTypeInfo(weight.dtype).bytes;
  if (itemSize == 0 || bytes->size() % itemSize != 0)
    return malformed("weight '" + weight.name + "': its storage of " +
                     Twine(bytes->size()) + " bytes is no whole number of " +
                     serde::getScalarTypeInfo(weight.dtype).name + " elements");
  if (bytes->empty() && weight.getNumElements() > 0)
    return malformed("weight '" + weight.name +
                     "': the file holds no data for it (exported from a fake "
                     "tensor, or cut off)");
  if (Error error = checkView(weight, bytes->size() / itemSize))
    return error;
  if (!index.try_emplace(weight.name, weights.size()).second)
    return malformed("weight '" + weight.name + "' is given twice");
  auto [it, isNew] = storageOfEntry.try_emplace(entry, storages.size());
  if (isNew)
    storages.push_back({*bytes});
  weight.storage = it->second;
  weights.push_back(std::move(weight));
  return Error::success();
}

Error WeightTable::loadPickled(StringRef kind) {
  const ZipEntry *record = archive->getPayloadRecord(kind);
  if (!record)
    return Error::success();
  Expected<StringRef> bytes = archive->getZip()->read(*record);
  if (!bytes)
    return bytes.takeError();
  return addSaved(*bytes, record->name, kind == "constants");
}

Error WeightTable::addSaved(StringRef bytes, const Twine &what, bool isConstant,
                            StringRef onlyName) {
  auto parsed = TorchSaveFile::parse(bytes, what);
  if (!parsed)
    return parsed.takeError();
  savedFiles.push_back(std::move(*parsed));
  TorchSaveFile &file = *savedFiles.back();
  const PickleValue &root = file.getRoot();
  if (!onlyName.empty())
    return addTensor(file, onlyName, root, isConstant);
  if (root.kind != PickleValue::Kind::Dict)
    return malformed(what + ": no dictionary of tensors");
  for (size_t i = 0; i + 1 < root.items.size(); i += 2) {
    const PickleValue &key = *root.items[i], &value = *root.items[i + 1];
    if (key.kind != PickleValue::Kind::String)
      return malformed(what + ": a key that is no string");
    if (value.kind == PickleValue::Kind::Tensor)
      if (Error error = addTensor(file, key.text, value, isConstant))
        return error;
  }
  return Error::success();
}

Error WeightTable::addTensor(TorchSaveFile &file, StringRef name,
                             const PickleValue &tensor, bool isConstant) {
  if (tensor.kind != PickleValue::Kind::Tensor)
    return malformed("weight '" + name + "' is no tensor");
  if (file.isBigEndian())
    return importError(ErrorKind::Unsupported,
                       "big-endian weights; export on a little-endian machine");
  Expected<const ZipEntry *> record = file.findStorage(tensor.storage.key);
  if (!record)
    return prefixed("weight '" + name + "': ", record.takeError());
  Weight weight;
  weight.name = name.str();
  weight.dtype = tensor.dtype;
  weight.sizes.assign(tensor.sizes.begin(), tensor.sizes.end());
  weight.strides.assign(tensor.strides.begin(), tensor.strides.end());
  weight.offset = tensor.offset;
  weight.isConstant = isConstant;
  weight.isParameter = tensor.isParameter;
  weight.requiresGrad = tensor.requiresGrad;
  return add(std::move(weight), *record, file.getZip());
}

std::optional<size_t> WeightTable::find(StringRef name) const {
  auto it = index.find(name);
  if (it == index.end())
    return std::nullopt;
  return it->second;
}

StringRef WeightTable::getContiguous(size_t position) {
  const Weight &weight = weights[position];
  size_t itemSize = serde::getScalarTypeInfo(weight.dtype).bytes;
  StringRef bytes = storages[weight.storage].bytes;
  size_t count = weight.getNumElements();
  if (weight.isContiguous())
    return bytes.substr(weight.offset * itemSize, count * itemSize);
  std::string &copy = copies[position];
  if (!copy.empty() || count == 0)
    return copy;
  copy.reserve(count * itemSize);
  SmallVector<int64_t> at(weight.sizes.size(), 0);
  int64_t offset = weight.offset;
  for (size_t element = 0; element < count; ++element) {
    copy.append(bytes.data() + offset * itemSize, itemSize);
    // The next index, row-major.
    for (size_t dim = at.size(); dim-- > 0;) {
      offset += weight.strides[dim];
      if (++at[dim] < weight.sizes[dim])
        break;
      offset -= at[dim] * weight.strides[dim];
      at[dim] = 0;
    }
  }
  return copy;
}

std::string WeightTable::getHash(size_t position) {
  const Weight &weight = weights[position];
  std::string type = serde::getScalarTypeInfo(weight.dtype).name.str();
  for (int64_t size : weight.sizes)
    type += "x" + std::to_string(size);
  XXH128_hash_t content =
      xxh3_128bits(arrayRefFromStringRef(getContiguous(position)));
  uint64_t kind = xxh3_64bits(type);
  return utohexstr(content.high64, /*LowerCase=*/true, /*Width=*/16) +
         utohexstr(content.low64 ^ kind, /*LowerCase=*/true, /*Width=*/16);
}

} // namespace thunder

//===- Archive.cpp - The files of an exported program ---------------------===//
//
// Recognises the layouts by their entry names, in the order of precedence that
// torch.export.load itself uses, and says what a refused file is.
//
//===----------------------------------------------------------------------===//
#include "thunder/Import/Archive.h"
#include "thunder/Import/ImportError.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace thunder {

namespace {

constexpr StringLiteral flatProgram = "serialized_exported_program.json";

/// The entry `<folder>/name` or `name` that lies highest; null when none does.
const ZipEntry *findUnderRoot(const ZipArchive &zip, StringRef name) {
  if (const ZipEntry *entry = zip.find(name))
    return entry;
  for (const ZipEntry &entry : zip.getEntries()) {
    auto [folder, rest] = entry.name.split('/');
    if (rest == name)
      return &entry;
  }
  return nullptr;
}

/// What a zip without a program is, for the message.
Error refuseZip(const ZipArchive &zip) {
  auto unsupported = [](const Twine &what) {
    return importError(ErrorKind::Unsupported, what);
  };
  for (const ZipEntry &entry : zip.getEntries()) {
    auto [folder, rest] = entry.name.split('/');
    if (rest == "constants.pkl" || rest.starts_with("code/"))
      return unsupported("a TorchScript file (torch.jit.save); export the "
                         "model with torch.export.save instead");
  }
  if (findUnderRoot(zip, "data.pkl"))
    return unsupported("a file of torch.save: it holds tensors but no "
                       "program; export the model with torch.export.save");
  if (zip.getEntries().empty())
    return malformed("an empty zip file");
  return malformed("a zip file without an exported program: it has neither "
                   "models/<name>.json nor " +
                   flatProgram);
}

/// Refuses a name that could mean anything but a file below its folder.
Error checkPathName(StringRef pathName) {
  SmallVector<StringRef> parts;
  pathName.split(parts, '/');
  if (pathName.empty() || pathName.contains('\0') || pathName.contains('\\') ||
      is_contained(parts, "") || is_contained(parts, "..") ||
      is_contained(parts, "."))
    return malformed("path_name \"" + pathName.take_front(80) +
                     "\" is not the name of a file below its folder");
  return Error::success();
}

} // namespace

Expected<std::shared_ptr<ProgramArchive>>
ProgramArchive::open(StringRef path, StringRef model, const ZipLimits &limits) {
  auto buffer = MemoryBuffer::getFileOrSTDIN(path, /*IsText=*/false,
                                             /*RequiresNullTerminator=*/false);
  if (!buffer)
    return importError(ErrorKind::File,
                       path + ": " + buffer.getError().message());
  return open(std::move(*buffer), model, limits);
}

Expected<std::shared_ptr<ProgramArchive>>
ProgramArchive::open(std::unique_ptr<MemoryBuffer> buffer, StringRef model,
                     const ZipLimits &limits) {
  auto archive = std::make_shared<ProgramArchive>();
  archive->buffer = std::move(buffer);
  if (Error error = archive->detect(model, limits))
    return prefixed(archive->getName() + ": ", std::move(error));
  return archive;
}

Error ProgramArchive::detect(StringRef wantedModel, const ZipLimits &limits) {
  StringRef bytes = buffer->getBuffer();
  if (bytes.empty())
    return malformed("an empty file");
  if (!ZipArchive::isZip(bytes)) {
    StringRef text = bytes;
    text.consume_front("\xEF\xBB\xBF");
    if (text.ltrim().starts_with("{")) {
      programJson = bytes;
      return Error::success();
    }
    if (bytes.starts_with("\x80\x02"))
      return importError(ErrorKind::Unsupported,
                         "a pickle (torch.save of an old torch); export the "
                         "model with torch.export.save");
    if (bytes.size() > 8 && bytes[8] == '{')
      return importError(ErrorKind::Unsupported,
                         "a safetensors file: it holds tensors but no program");
    return malformed("not a .pt2 file: neither a zip archive nor JSON");
  }
  Expected<std::unique_ptr<ZipArchive>> parsed =
      ZipArchive::parse(bytes, "zip", limits);
  if (!parsed)
    return parsed.takeError();
  zip = std::move(*parsed);
  if (const ZipEntry *entry = zip->find(flatProgram)) {
    layout = ArchiveLayout::FlatZip;
    return readProgram(entry);
  }
  if (const ZipEntry *format = findUnderRoot(*zip, "archive_format")) {
    Expected<StringRef> text = zip->read(*format);
    if (!text)
      return text.takeError();
    if (text->trim() != "pt2")
      return importError(ErrorKind::Unsupported,
                         "archive_format is \"" + text->take_front(20) +
                             "\"; only \"pt2\" can be read");
    return detectRooted(format->name, wantedModel);
  }
  return refuseZip(*zip);
}

Error ProgramArchive::detectRooted(StringRef formatName,
                                   StringRef wantedModel) {
  root = formatName.drop_back(StringRef("archive_format").size()).str();
  std::string folder = root + "models/";
  SmallVector<StringRef> names;
  bool compiled = false;
  for (const ZipEntry &entry : zip->getEntries()) {
    StringRef name = entry.name;
    compiled |= StringRef(name).starts_with(root + "data/aotinductor/");
    if (name.consume_front(folder) && name.consume_back(".json"))
      names.push_back(name);
  }
  if (names.empty() && compiled)
    return importError(ErrorKind::Unsupported,
                       "a package compiled by AOTInductor: it holds machine "
                       "code but no graph; export the model with "
                       "torch.export.save");
  if (names.empty())
    return malformed("no models/<name>.json: the archive holds no program");
  if (wantedModel.empty())
    wantedModel = names.size() == 1 ? names.front() : "model";
  if (!is_contained(names, wantedModel))
    return malformed("no program named \"" + wantedModel +
                     "\"; the archive holds: " + join(names, ", "));
  model = wantedModel.str();

  if (const ZipEntry *entry = zip->find(root + "byteorder")) {
    Expected<StringRef> order = zip->read(*entry);
    if (!order)
      return order.takeError();
    if (order->trim() != "little" && order->trim() != "big")
      return malformed("byteorder is neither \"little\" nor \"big\"");
    bigEndian = order->trim() == "big";
  }
  layout = ArchiveLayout::RawWeights;
  if (!getPayloadRecord("weights") && !getPayloadRecord("constants")) {
    layout = ArchiveLayout::PickledWeights;
    if (!getPayloadRecord("weights") && !getPayloadRecord("constants"))
      layout = ArchiveLayout::RawWeights; // a program without any tensor
  }
  return readProgram(zip->find(folder + model + ".json"));
}

Error ProgramArchive::readProgram(const ZipEntry *entry) {
  Expected<StringRef> text = zip->read(*entry);
  if (!text)
    return text.takeError();
  if (text->trim().empty())
    return malformed(entry->name + " is empty");
  programJson = *text;
  return Error::success();
}

const ZipEntry *ProgramArchive::getPayloadRecord(StringRef kind) const {
  SmallVector<std::string> candidates;
  switch (layout) {
  case ArchiveLayout::BareJson:
    return nullptr;
  case ArchiveLayout::FlatZip: {
    // The first writers gave torch.save files the suffix .json.
    std::string base =
        kind == "weights" ? "serialized_state_dict" : "serialized_constants";
    candidates = {base + ".pt", base + ".json"};
    break;
  }
  case ArchiveLayout::PickledWeights:
    candidates = {root + "data/" + kind.str() + "/" + model + ".pt"};
    break;
  case ArchiveLayout::RawWeights:
    // The second name was used by older internal writers.
    candidates = {root + "data/" + kind.str() + "/" + model + "_" + kind.str() +
                      "_config.json",
                  root + "data/" + kind.str() + "/" + model +
                      (kind == "weights" ? "_model_param_config.json"
                                         : "_model_constants_config.json")};
    break;
  }
  for (const std::string &name : candidates)
    if (const ZipEntry *entry = zip->find(name))
      return entry;
  return nullptr;
}

Expected<const ZipEntry *>
ProgramArchive::getRawRecord(StringRef kind, StringRef pathName) const {
  if (Error error = checkPathName(pathName))
    return error;
  std::string name = root + "data/" + kind.str() + "/" + pathName.str();
  if (const ZipEntry *entry = zip->find(name))
    return entry;
  return malformed("the archive has no entry \"" + name + "\"");
}

} // namespace thunder

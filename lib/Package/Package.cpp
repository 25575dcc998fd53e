//===- Package.cpp - From objects to a program or library -----------------===//
//
// Everything is put into a temporary folder, linked there, and renamed to its
// place: a failed run changes nothing.
//
//===----------------------------------------------------------------------===//
#include "thunder/Package/Package.h"
#include "ExternCode.h"
#include "ImageAssembly.h"
#include "Linker.h"
#include "thunder/TensorFiles/Json.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

namespace thunder {
namespace {

llvm::Error fileError(const llvm::Twine &path, std::error_code code) {
  return llvm::make_error<PackageError>(PackageError::Kind::File,
                                        "cannot write '" + path +
                                            "': " + code.message());
}

/// A folder for one run; it goes with this object unless it is to stay.
class WorkFolder {
public:
  ~WorkFolder() {
    if (!path.empty() && !keep)
      llvm::sys::fs::remove_directories(path);
  }

  llvm::Error create(llvm::StringRef kept) {
    keep = !kept.empty();
    std::error_code code;
    if (keep) {
      path = kept;
      code = llvm::sys::fs::create_directories(path);
      // The assembler is told of the files by their whole names.
      if (!code)
        code = llvm::sys::fs::make_absolute(path);
    } else {
      code = llvm::sys::fs::createUniqueDirectory("thunderc", path);
    }
    return code ? fileError(path, code) : llvm::Error::success();
  }

  std::string file(const llvm::Twine &name) const {
    llvm::SmallString<256> result(path);
    llvm::sys::path::append(result, name);
    return result.str().str();
  }

  llvm::Error write(const llvm::Twine &name, llvm::StringRef bytes) const {
    std::error_code code;
    llvm::raw_fd_ostream os(file(name), code);
    if (code)
      return fileError(file(name), code);
    os << bytes;
    os.close();
    if (!os.has_error())
      return llvm::Error::success();
    code = os.error();
    os.clear_error();
    return fileError(file(name), code);
  }

  llvm::SmallString<256> path;

private:
  bool keep = false;
};

/// Writes the weights one after the other as the layout says, `header` first.
llvm::Error writeWeights(llvm::StringRef path, llvm::StringRef header,
                         const WeightLayout &layout, WeightReader readWeight) {
  std::error_code code;
  llvm::raw_fd_ostream os(path, code);
  if (code)
    return fileError(path, code);
  os << header;
  uint64_t written = 0;
  for (const WeightLayout::Item &item : layout.items) {
    os.write_zeros(item.offset - written);
    llvm::StringRef bytes = readWeight(item.weight);
    if (bytes.size() != item.bytes)
      return llvm::make_error<PackageError>(
          PackageError::Kind::File,
          "the weight '" + item.name + "' has " + llvm::Twine(bytes.size()) +
              " bytes, the program needs " + llvm::Twine(item.bytes));
    os << bytes;
    written = item.offset + item.bytes;
  }
  os.write_zeros(layout.totalBytes - written);
  os.close();
  if (!os.has_error())
    return llvm::Error::success();
  code = os.error();
  os.clear_error();
  return fileError(path, code);
}

/// What a safetensors file has before its data.
std::string safetensorsHeader(const WeightLayout &layout,
                              llvm::StringRef manifest) {
  Expected<JsonValue> root =
      parseJson(std::string_view(manifest.data(), manifest.size()));
  const JsonValue *tensors = root.failed() ? nullptr : root->find("tensors");
  llvm::DenseMap<uint64_t, const JsonValue *> byOffset;
  if (tensors)
    for (const JsonValue &tensor : tensors->children)
      if (const JsonValue *data = tensor.find("data"))
        byOffset.try_emplace(data->find("offset")->integer, &tensor);

  JsonWriter json;
  json.beginObject();
  uint64_t end = 0;
  auto entry = [&](std::string_view name, std::string_view dtype,
                   llvm::ArrayRef<int64_t> shape, uint64_t bytes) {
    json.key(name).beginObject().key("dtype").string(dtype);
    json.key("shape").beginArray();
    for (int64_t size : shape)
      json.integer(size);
    json.endArray().key("data_offsets").beginArray();
    json.integer(end).integer(end + bytes).endArray().endObject();
    end += bytes;
  };
  for (const WeightLayout::Item &item : layout.items) {
    const JsonValue *tensor = byOffset.lookup(item.offset);
    llvm::SmallVector<int64_t> shape;
    for (const JsonValue &size : tensor->find("shape")->children)
      shape.push_back(size.integer);
    entry(item.name, tensor->find("dtype")->text, shape, item.bytes);
  }
  json.endObject();
  std::string text = json.text();
  text.resize(llvm::alignTo(text.size(), 8), ' ');
  std::string header(8, '\0');
  for (int i = 0; i < 8; ++i)
    header[i] = char(uint64_t(text.size()) >> (8 * i));
  return header + text;
}

/// The layout of an external file: no padding, as safetensors demands.
WeightLayout withoutPadding(WeightLayout layout) {
  layout.totalBytes = 0;
  for (WeightLayout::Item &item : layout.items) {
    item.offset = layout.totalBytes;
    layout.totalBytes += item.bytes;
  }
  return layout;
}

std::vector<std::string> linkArguments(ArtifactKind kind,
                                       llvm::StringRef prefix,
                                       const WorkFolder &folder) {
  switch (kind) {
  case ArtifactKind::Executable:
    return {"-pie"};
  case ArtifactKind::Library:
    return {"-shared", "-Wl,-soname,lib" + prefix.str() + ".so",
            "-Wl,--exclude-libs,ALL",
            "-Wl,--version-script=" + folder.file("exports.map")};
  case ArtifactKind::Object:
    return {"-r", "-nostdlib"};
  }
  return {};
}

} // namespace

std::string getWeightsFileName(llvm::StringRef path) {
  return (llvm::sys::path::filename(path) + ".safetensors").str();
}

llvm::Error package(const PackageParts &parts, WeightReader readWeight,
                    const PackageOptions &options) {
  WorkFolder folder;
  if (llvm::Error error = folder.create(options.temporaryFolder))
    return error;

  bool embed = !options.externalWeights && !parts.weights.items.empty();
  if (llvm::Error error = folder.write("manifest.json", parts.manifest))
    return error;
  if (embed)
    if (llvm::Error error = writeWeights(folder.file("weights.bin"), "",
                                         parts.weights, readWeight))
      return error;
  std::string assembly =
      buildImageAssembly(parts, folder.file("manifest.json"),
                         embed ? folder.file("weights.bin") : "");
  if (options.kind == ArtifactKind::Library)
    assembly += buildLibraryAssembly(options.prefix);
  if (llvm::Error error = folder.write("image.s", assembly))
    return error;
  if (options.kind == ArtifactKind::Library)
    if (llvm::Error error =
            folder.write("exports.map",
                         "{ global: " + options.prefix + "_*; local: *; };\n"))
      return error;

  // Thousands of kernels do not fit on a command line.
  std::string list;
  for (auto [i, object] : llvm::enumerate(parts.objects)) {
    std::string name = llvm::formatv("object{0}.o", i);
    if (llvm::Error error = folder.write(name, object))
      return error;
    list += "\"" + folder.file(name) + "\"\n";
  }
  if (llvm::Error error = folder.write("objects.txt", list))
    return error;

  llvm::Expected<std::vector<std::string>> externCode =
      prepareExternCode(parts, folder.path, options);
  if (!externCode)
    return externCode.takeError();
  std::vector<std::string> arguments =
      linkArguments(options.kind, options.prefix, folder);
  std::string linked = folder.file("linked");
  arguments.insert(
      arguments.end(),
      {"-o", linked, "@" + folder.file("objects.txt"), folder.file("image.s")});
  llvm::append_range(arguments, *externCode);
  if (options.kind != ArtifactKind::Object) {
    llvm::Expected<std::string> runtime = findRuntimeArchive();
    if (!runtime)
      return runtime.takeError();
    arguments.insert(arguments.end(),
                     {*runtime, "-s",
                      "-Wl,--gc-sections,--as-needed,--build-id=none", "-lm",
                      "-pthread"});
  }
  if (llvm::Error error = runLinker(arguments, folder.path, options))
    return error;
  if (options.dryRun)
    return llvm::Error::success();

  // A device or a pipe is written to, never replaced by a file.
  if (llvm::sys::fs::exists(options.outputPath) &&
      !llvm::sys::fs::is_regular_file(options.outputPath)) {
    std::error_code code = llvm::sys::fs::copy_file(linked, options.outputPath);
    return code ? fileError(options.outputPath, code) : llvm::Error::success();
  }

  // Into the folder of the destination first: a rename is atomic only there.
  std::string staged = options.outputPath + ".tmp" +
                       std::to_string(llvm::sys::Process::getProcessId());
  auto place = [&](const std::string &destination) -> llvm::Error {
    if (std::error_code code = llvm::sys::fs::rename(staged, destination)) {
      llvm::sys::fs::remove(staged);
      return fileError(destination, code);
    }
    return llvm::Error::success();
  };
  if (options.externalWeights && !parts.weights.items.empty()) {
    WeightLayout layout = withoutPadding(parts.weights);
    if (llvm::Error error = writeWeights(
            staged, safetensorsHeader(parts.weights, parts.manifest), layout,
            readWeight)) {
      llvm::sys::fs::remove(staged);
      return error;
    }
    llvm::SmallString<256> path(
        llvm::sys::path::parent_path(options.outputPath));
    llvm::sys::path::append(path, getWeightsFileName(options.outputPath));
    if (llvm::Error error = place(path.str().str()))
      return error;
  }
  if (std::error_code code = llvm::sys::fs::copy_file(linked, staged)) {
    llvm::sys::fs::remove(staged);
    return fileError(options.outputPath, code);
  }
  auto permissions = llvm::sys::fs::getPermissions(linked);
  if (permissions)
    llvm::sys::fs::setPermissions(staged, *permissions);
  return place(options.outputPath);
}

} // namespace thunder

//===- TensorFile.cpp - Files of named tensors ----------------------------===//
#include "thunder/TensorFiles/TensorFile.h"
#include "thunder/TensorFiles/Npy.h"
#include "thunder/TensorFiles/Safetensors.h"
#include "thunder/TensorFiles/Zip.h"

namespace thunder {
namespace {
enum class Format { Safetensors, Npz, Npy };

std::optional<Format> formatOf(std::string_view path) {
  if (path.ends_with(".safetensors"))
    return Format::Safetensors;
  if (path.ends_with(".npz"))
    return Format::Npz;
  if (path.ends_with(".npy"))
    return Format::Npy;
  return std::nullopt;
}

Status unknownFormat(const std::string &path) {
  return fileError("%s: unknown extension; use .safetensors, .npz or .npy",
                   quoted(path).c_str());
}

Status parseNpz(std::string_view bytes, std::vector<Tensor> &tensors) {
  constexpr std::string_view extension = ".npy";
  Expected<std::vector<ZipMember>> members = parseZip(bytes);
  if (members.failed())
    return std::move(members).status();
  for (const ZipMember &member : *members) {
    if (!member.name.ends_with(extension))
      return fileError("member %s is not an .npy array",
                       quoted(member.name).c_str());
    Tensor &tensor = tensors.emplace_back();
    tensor.name = member.name.substr(0, member.name.size() - extension.size());
    if (Status status = parseNpy(member.data, tensor); status.failed())
      return std::move(status).in("member " + quoted(member.name));
  }
  return Status::ok();
}

Status writeNpz(AtomicFile &file, const std::vector<Tensor> &tensors) {
  ZipWriter zip(file);
  for (size_t i = 0; i < tensors.size(); ++i) {
    const Tensor &tensor = tensors[i];
    for (size_t j = 0; j < i; ++j)
      if (tensors[j].name == tensor.name)
        return fileError("two tensors are named %s",
                         quoted(tensor.name).c_str());
    Expected<std::string> header = npyHeader(tensor);
    if (header.failed())
      return std::move(header).status();
    if (Status status =
            zip.add(tensor.name + ".npy", *header, {tensor.data, tensor.bytes});
        status.failed())
      return status;
  }
  return zip.finish();
}

Status writeNpy(AtomicFile &file, const std::vector<Tensor> &tensors) {
  if (tensors.size() != 1)
    return fileError(
        "an .npy file holds one tensor, not %zu; use .npz or .safetensors",
        tensors.size());
  Expected<std::string> header = npyHeader(tensors[0]);
  if (header.failed())
    return std::move(header).status();
  if (Status status = file.write(header->data(), header->size());
      status.failed())
    return status;
  return file.write(tensors[0].data, tensors[0].bytes);
}
} // namespace

const Tensor *TensorFile::find(std::string_view name) const {
  for (const Tensor &tensor : tensors)
    if (tensor.name == name)
      return &tensor;
  return nullptr;
}

bool isTensorPath(std::string_view path) { return formatOf(path).has_value(); }

Expected<TensorFile> readTensors(const std::string &path) {
  std::optional<Format> format = formatOf(path);
  if (!format)
    return unknownFormat(path);
  Expected<MappedFile> mapping = MappedFile::open(path);
  if (mapping.failed())
    return std::move(mapping).status();
  TensorFile file;
  file.path = path;
  file.mapping = std::move(*mapping);
  std::string_view bytes = file.mapping.bytes();
  Status status;
  switch (*format) {
  case Format::Safetensors:
    status = parseSafetensors(bytes, file.tensors, file.metadata);
    break;
  case Format::Npz:
    status = parseNpz(bytes, file.tensors);
    break;
  case Format::Npy:
    status = parseNpy(bytes, file.tensors.emplace_back());
    break;
  }
  if (status.failed())
    return std::move(status).in(quoted(path));
  return file;
}

Status writeTensors(AtomicFile &file, const std::string &path,
                    const std::vector<Tensor> &tensors,
                    const Metadata &metadata) {
  std::optional<Format> format = formatOf(path);
  if (!format)
    return unknownFormat(path);
  switch (*format) {
  case Format::Safetensors:
    return writeSafetensors(file, tensors, metadata);
  case Format::Npz:
    return writeNpz(file, tensors);
  case Format::Npy:
    break;
  }
  return writeNpy(file, tensors);
}

Status writeTensors(const std::string &path, const std::vector<Tensor> &tensors,
                    const Metadata &metadata) {
  if (!isTensorPath(path))
    return unknownFormat(path);
  Expected<AtomicFile> file = AtomicFile::create(path);
  if (file.failed())
    return std::move(file).status();
  if (Status status = writeTensors(*file, path, tensors, metadata);
      status.failed())
    return status;
  return file->commit();
}

} // namespace thunder

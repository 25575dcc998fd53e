//===- TensorFile.h - Files of named tensors ------------------------------===//
//
// Reading and writing sets of named tensors in the formats of users:
// safetensors, npz (a zip archive of npy members, stored), npy (one tensor).
// The extension of the path chooses. Readers map the file; tensors borrow its
// bytes. Everything in a file is checked before it is used.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_TENSORFILES_TENSORFILE_H
#define THUNDER_TENSORFILES_TENSORFILE_H

#include "thunder/TensorFiles/FileIO.h"
#include "thunder/TensorFiles/Tensor.h"
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace thunder {

/// Pairs of text that a safetensors file keeps under `__metadata__`.
using Metadata = std::vector<std::pair<std::string, std::string>>;

/// The tensors of a file and the mapping that their bytes lie in; movable.
struct TensorFile {
  std::string path;
  MappedFile mapping;
  std::vector<Tensor> tensors;
  Metadata metadata; ///< safetensors only

  const Tensor *find(std::string_view name) const;
};

/// Reads `path` by its extension: .safetensors, .npz or .npy (whose tensor has
/// an empty name). Errors begin with the path.
Expected<TensorFile> readTensors(const std::string &path);

/// Writes tensors into a file under construction; the caller commits it.
/// `path` gives the format. An npy file takes exactly one tensor.
Status writeTensors(AtomicFile &file, const std::string &path,
                    const std::vector<Tensor> &tensors,
                    const Metadata &metadata = {});

/// The same in one go: the file appears whole or not at all.
Status writeTensors(const std::string &path, const std::vector<Tensor> &tensors,
                    const Metadata &metadata = {});

/// True for a path that readTensors and writeTensors accept.
bool isTensorPath(std::string_view path);

} // namespace thunder
#endif // THUNDER_TENSORFILES_TENSORFILE_H

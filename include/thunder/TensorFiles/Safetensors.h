//===- Safetensors.h - The safetensors format -----------------------------===//
//
// u64 header size · JSON header · data. Read with every rule of the format:
// header of at most 100 MB that begins with '{', no duplicate key, ranges that
// fit dtype and shape and cover the data without hole or overlap.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_TENSORFILES_SAFETENSORS_H
#define THUNDER_TENSORFILES_SAFETENSORS_H

#include "thunder/TensorFiles/TensorFile.h"

namespace thunder {

/// The tensors in `bytes`, in the order of the header; they borrow `bytes`.
Status parseSafetensors(std::string_view bytes, std::vector<Tensor> &tensors,
                        Metadata &metadata);

/// Writes tensors in a canonical order (large elements first, then by name),
/// which keeps each aligned to its element; the data begin at a multiple of 8.
/// Fails on two tensors of one name and on the name `__metadata__`.
Status writeSafetensors(AtomicFile &file, const std::vector<Tensor> &tensors,
                        const Metadata &metadata);

} // namespace thunder
#endif // THUNDER_TENSORFILES_SAFETENSORS_H

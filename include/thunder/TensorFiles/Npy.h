//===- Npy.h - NumPy's format for one array -------------------------------===//
//
// Versions 1 to 3. Little-endian row-major data are borrowed; Fortran order and
// big-endian data are converted into a copy. Objects, records and strings are
// refused.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_TENSORFILES_NPY_H
#define THUNDER_TENSORFILES_NPY_H

#include "thunder/TensorFiles/Tensor.h"
#include <string>
#include <string_view>

namespace thunder {

/// The array in `bytes`, exactly; `tensor` keeps its name and borrows `bytes`
/// unless the data had to be converted.
Status parseNpy(std::string_view bytes, Tensor &tensor);

/// What precedes the data in an npy file. Fails for element types that NumPy
/// lacks (BF16 and the 8-bit floating types).
Expected<std::string> npyHeader(const Tensor &tensor);

} // namespace thunder
#endif // THUNDER_TENSORFILES_NPY_H

//===- extern.h - Custom operators as C functions ---------------*- C -*-===//
//
// What code that `thunderc --link` takes has to offer
// (docs/CustomOperators.md). The custom operator `ext.ns.name` is the function
//
//   int32_t ext_ns_name(const thunder_tensor *in, int32_t n_in,
//                       thunder_tensor *out, int32_t n_out,
//                       const char *attributes_json);
//
// `in` has the operator's tensor arguments in order, absent ones left out;
// `out` its results, then one tensor for each argument that it writes (effect
// `write:N`), which holds the old contents. Memory belongs to the program: it
// is valid during the call, no `out` overlaps anything else, `in` must not be
// written. `attributes_json` has all arguments:
// {"args":[{"in":0}, 0.5], "kwargs":{"mode":{"str":"sum"}}}.
//
// The function returns 0, or a status that ends the program with exit code 1.
// It is called on the thread that runs the program; it must not throw.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_EXTERN_H
#define THUNDER_EXTERN_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A tensor: row-major and dense, 64-byte aligned unless it is a parameter's
/// or input's own memory.
typedef struct {
  void *data;
  const int64_t *shape;   ///< `rank` sizes
  const int64_t *strides; ///< `rank` strides, in elements
  int32_t rank;
  int32_t dtype; ///< a thunder_dtype
} thunder_tensor;

/// Types of elements: the ScalarType numbers of PyTorch's export schema.
typedef enum {
  THUNDER_UINT8 = 1,
  THUNDER_INT8 = 2,
  THUNDER_INT16 = 3,
  THUNDER_INT32 = 4,
  THUNDER_INT64 = 5,
  THUNDER_FLOAT16 = 6,
  THUNDER_FLOAT32 = 7,
  THUNDER_FLOAT64 = 8,
  THUNDER_COMPLEX64 = 10,
  THUNDER_COMPLEX128 = 11,
  THUNDER_BOOL = 12, ///< one byte, 0 or 1
  THUNDER_BFLOAT16 = 13
} thunder_dtype;

#ifdef __cplusplus
}
#endif
#endif // THUNDER_EXTERN_H

//===- Library.h - The C interface of `--emit=lib` ------------------------===//
//
// A library that thunderc emits as libNAME.so has these functions under its own
// prefix, declared by NAME.h: NAME_create(state_file, &handle) and so on. They
// forward to the functions below, which are linked into the library and not
// visible outside of it.
//
// Every function that returns int returns the status of emitted programs:
//   0 done · 1 wrong data (an index out of range, …) · 2 usage ·
//   3 file or tensor (missing, extra, wrong size) · 4 no device, or a CPU
//   feature is lacking · 7 memory
// There is no global state: handles are independent of each other. One thread
// at a time may use a handle. Buffers belong to the caller, have any alignment
// and hold row-major elements of the dtype and shape that `describe` gives.
//
//===----------------------------------------------------------------------===//
#ifndef THUNDER_RUNTIME_LIBRARY_H
#define THUNDER_RUNTIME_LIBRARY_H

#include "thunder/Runtime/ProgramImage.h"
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A program with its memory.
typedef struct thunder_handle thunder_handle;

/// A named tensor in the caller's memory.
typedef struct {
  const char *name;
  void *data;   ///< read only when it is an input
  size_t bytes; ///< must be the size of the tensor
} thunder_buffer;

/// Makes a handle. `state_file`: a state to begin with (a .safetensors or .npz
/// file, as --load-state takes it), or null for the compiled-in values.
/// On failure too `*out` is a handle, good for last_error and destroy only; it
/// is null when there was no memory even for that.
int thunder_rt_create(const char *state_file, thunder_handle **out,
                      const thunder_image *image);

/// The manifest of the program as JSON text: names, dtypes and shapes of all
/// tensors. Valid as long as the handle.
const char *thunder_rt_describe(thunder_handle *handle);

/// Why the last call on this handle failed: one line; empty after success.
const char *thunder_rt_last_error(const thunder_handle *handle);

/// How many threads the program uses from now on (default: as compiled).
int thunder_rt_set_threads(thunder_handle *handle, int threads);

/// Runs inference, or outputs and gradients. All inputs must be given (but
/// cotangents: see --mode=grad); of the outputs (output0, …, grad.NAME,
/// mutated.NAME) those that the caller wants. Buffers that the model mutates
/// are part of the handle's state and keep their new values.
int thunder_rt_run(thunder_handle *handle, const thunder_buffer *inputs,
                   int32_t input_count, const thunder_buffer *outputs,
                   int32_t output_count);

/// Does one training step on one batch. `inputs` may also hold run-time numbers
/// of the optimizer by their names in the manifest (e.g. "hyper.lr", F64); they
/// hold for this step. `loss`, when not null, gets the loss before the update.
/// After status 1 the state is undefined: set it anew.
int thunder_rt_step(thunder_handle *handle, const thunder_buffer *inputs,
                    int32_t input_count, double *loss);

/// The same step in two parts, for gradients of several batches, clipping, or
/// gradients that are summed over processes in between. `gradients` adds `scale`
/// times the gradients of one batch to those since the last update (the mean
/// over N batches: scale 1/N) and gives the batch's loss. `update` clips them to
/// the norm `max_norm` as torch.nn.utils.clip_grad_norm_ does (negative: not at
/// all), updates the parameters and clears the gradients; `numbers` are run-time
/// numbers of the optimizer, `norm`, when not null, gets the norm before
/// clipping. Gradients are got and set as the state `grad.NAME`.
int thunder_rt_gradients(thunder_handle *handle, const thunder_buffer *inputs,
                         int32_t input_count, double scale, double *loss);
int thunder_rt_update(thunder_handle *handle, const thunder_buffer *numbers,
                      int32_t number_count, double max_norm, double *norm);

/// The loss on one batch in evaluation mode; changes nothing.
int thunder_rt_evaluate(thunder_handle *handle, const thunder_buffer *inputs,
                        int32_t input_count, double *loss);

/// Copies a parameter, buffer, optimizer slot or `train.step` out or in; names
/// are those of state files.
int thunder_rt_get_state(thunder_handle *handle, const char *name, void *data,
                         size_t bytes);
int thunder_rt_set_state(thunder_handle *handle, const char *name,
                         const void *data, size_t bytes);

/// Saves the whole state; the file appears complete or not at all.
int thunder_rt_save_state(thunder_handle *handle, const char *path);

/// Frees the handle; null is fine.
void thunder_rt_destroy(thunder_handle *handle);

#ifdef __cplusplus
}
#endif
#endif // THUNDER_RUNTIME_LIBRARY_H

/* What the compiler emits for --emit=lib beside the program: the functions of
 * Library.h under the model's prefix. */
#include "thunder/Runtime/Library.h"

#define EXPORT __attribute__((visibility("default")))

extern const thunder_image image __asm__("thunder_image");

EXPORT int fake_create(const char *state, thunder_handle **out) {
  return thunder_rt_create(state, out, &image);
}
EXPORT const char *fake_describe(thunder_handle *handle) {
  return thunder_rt_describe(handle);
}
EXPORT const char *fake_last_error(const thunder_handle *handle) {
  return thunder_rt_last_error(handle);
}
EXPORT int fake_set_threads(thunder_handle *handle, int threads) {
  return thunder_rt_set_threads(handle, threads);
}
EXPORT int fake_run(thunder_handle *handle, const thunder_buffer *inputs,
                    int32_t input_count, const thunder_buffer *outputs,
                    int32_t output_count) {
  return thunder_rt_run(handle, inputs, input_count, outputs, output_count);
}
EXPORT int fake_step(thunder_handle *handle, const thunder_buffer *inputs,
                     int32_t input_count, double *loss) {
  return thunder_rt_step(handle, inputs, input_count, loss);
}
EXPORT int fake_get_state(thunder_handle *handle, const char *name, void *data,
                          size_t bytes) {
  return thunder_rt_get_state(handle, name, data, bytes);
}
EXPORT int fake_set_state(thunder_handle *handle, const char *name,
                          const void *data, size_t bytes) {
  return thunder_rt_set_state(handle, name, data, bytes);
}
EXPORT int fake_save_state(thunder_handle *handle, const char *path) {
  return thunder_rt_save_state(handle, path);
}
EXPORT void fake_destroy(thunder_handle *handle) { thunder_rt_destroy(handle); }

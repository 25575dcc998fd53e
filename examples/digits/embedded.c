/* Trains and classifies inside of a C program: no process is started, and no framework is linked.
 *
 *     thunderc --emit=lib --mode=train "--loss=cross_entropy(output0,target)" --optimizer=adamw digits_untrained.pt2 -o libdigits_training.so
 *     thunderc --emit=lib digits_trained.pt2 -o libdigits.so
 *     cc embedded.c -I. -L. -ldigits_training -ldigits -Wl,-rpath,. -o embedded
 *     ./embedded train.safetensors test.safetensors labels.safetensors state.safetensors
 */
#include "digits.h"
#include "digits_training.h"
#include "safetensors.h"

enum { batch = 32, pixels = 64, classes = 10, steps = 90 };

/* Ends the program when a call on `handle` failed. */
static void check(int status, const char *error) {
  if (status != 0) {
    fprintf(stderr, "error: %s\n", error);
    exit(status);
  }
}

/* Every step takes the mean gradient of two batches, with a norm of at most 1. */
static void train(const char *data, const char *state) {
  tensor images = load(data, "input", "F32"), labels = load(data, "target", "I64");
  size_t batches = images.bytes / (batch * pixels * sizeof(float));
  digits_training_handle *handle;
  check(digits_training_create(NULL, &handle), digits_training_last_error(handle));
  for (size_t step = 0; step < steps; ++step) {
    double loss = 0, norm;
    for (size_t half = 0; half < 2; ++half) {
      size_t at = (2 * step + half) % batches;
      digits_training_buffer inputs[] = {
          {"input", images.data + at * batch * pixels * sizeof(float), batch * pixels * sizeof(float)},
          {"target", labels.data + at * batch * sizeof(int64_t), batch * sizeof(int64_t)}};
      double part;
      check(digits_training_gradients(handle, inputs, 2, 0.5, &part), digits_training_last_error(handle));
      loss += part / 2;
    }
    check(digits_training_update(handle, NULL, 0, 1.0, &norm), digits_training_last_error(handle));
    if (step % 30 == 0)
      printf("step %zu: loss %.3f, norm of the gradients %.3f\n", step, loss, norm);
  }
  check(digits_training_save_state(handle, state), digits_training_last_error(handle));
  digits_training_destroy(handle);
}

int main(int argc, char **argv) {
  if (argc != 5)
    return fprintf(stderr, "usage: embedded TRAIN TEST LABELS STATE\n"), 2;
  train(argv[1], argv[4]);

  tensor images = load(argv[2], "input", "F32"), labels = load(argv[3], "target", "I64");
  size_t count = labels.bytes / sizeof(int64_t), right = 0;
  float *scores = calloc(count, classes * sizeof(float));
  digits_handle *handle;
  check(digits_create(argv[4], &handle), digits_last_error(handle));
  digits_buffer input = {"input", images.data, images.bytes}, output = {"output0", scores, count * classes * sizeof(float)};
  check(digits_run(handle, &input, 1, &output, 1), digits_last_error(handle));
  for (size_t i = 0; i < count; ++i) {
    int64_t label, best = 0;
    memcpy(&label, labels.data + i * sizeof label, sizeof label);
    for (int64_t c = 1; c < classes; ++c)
      best = scores[i * classes + c] > scores[i * classes + best] ? c : best;
    right += best == label;
  }
  printf("accuracy %.1f %% (%zu of %zu)\n", 100.0 * right / count, right, count);
  digits_destroy(handle);
  free(scores);
  return 0;
}

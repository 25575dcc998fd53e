/* Prints the mean cross-entropy loss and the accuracy of a classifier's outputs.
 *
 *     accuracy outputs.safetensors labels.safetensors
 *
 * The first file holds "output0" (F32 scores, one row an image), which a compiled program wrote; the second holds "target" (I64
 * classes).
 */
#include "safetensors.h"
#include <math.h>

int main(int argc, char **argv) {
  if (argc != 3)
    return fprintf(stderr, "usage: accuracy OUTPUTS.safetensors LABELS.safetensors\n"), 2;
  tensor scores = load(argv[1], "output0", "F32"), target = load(argv[2], "target", "I64");
  size_t images = target.bytes / sizeof(int64_t), classes = images ? scores.bytes / sizeof(float) / images : 0;
  if (classes == 0 || scores.bytes != images * classes * sizeof(float))
    fail(argv[1], "has another number of rows than there are labels");
  size_t right = 0;
  double loss = 0;
  for (size_t i = 0; i < images; ++i) {
    float row[1024];
    int64_t label;
    if (classes > sizeof row / sizeof *row)
      fail(argv[1], "has more than 1024 classes");
    memcpy(row, scores.data + i * classes * sizeof(float), classes * sizeof(float));
    memcpy(&label, target.data + i * sizeof label, sizeof label);
    if (label < 0 || (size_t)label >= classes)
      fail(argv[2], "has a label that is no class");
    size_t best = 0;
    for (size_t c = 1; c < classes; ++c)
      best = row[c] > row[best] ? c : best;
    double sum = 0;
    for (size_t c = 0; c < classes; ++c)
      sum += exp((double)row[c] - row[best]);
    loss += row[best] + log(sum) - row[label];
    right += best == (size_t)label;
  }
  printf("loss %.4f, accuracy %.1f %% (%zu of %zu)\n", loss / images, 100.0 * right / images, right, images);
  return 0;
}

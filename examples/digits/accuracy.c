/* Prints the mean cross-entropy loss and the accuracy of a classifier's outputs.
 *
 *     accuracy outputs.safetensors labels.safetensors
 *
 * The first file holds "output0" (F32 scores, one row an image), which a compiled program wrote; the second holds "target" (I64
 * classes). A safetensors file is 8 bytes of header length, a JSON header that names each tensor's bytes, and the bytes.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  char *data;
  size_t bytes;
} tensor;

static void fail(const char *path, const char *what) {
  fprintf(stderr, "accuracy: error: %s: %s\n", path, what);
  exit(1);
}

/* The whole file at `path`, with a NUL behind it; the caller frees it. */
static char *read_file(const char *path, size_t *bytes) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END) != 0)
    fail(path, "cannot be read");
  long size = ftell(file);
  rewind(file);
  char *content = malloc((size_t)size + 1);
  if (!content || fread(content, 1, (size_t)size, file) != (size_t)size)
    fail(path, "cannot be read");
  fclose(file);
  content[size] = 0;
  *bytes = (size_t)size;
  return content;
}

/* The bytes of the tensor `name` with dtype tag `dtype`; they stay in memory until the program ends. */
static tensor load(const char *path, const char *name, const char *dtype) {
  size_t file_bytes;
  uint64_t header_bytes;
  char *content = read_file(path, &file_bytes);
  if (file_bytes < 8 || (memcpy(&header_bytes, content, 8), header_bytes > file_bytes - 8))
    fail(path, "is not a safetensors file");
  char *header = content + 8, *payload = header + header_bytes, key[64], tag[64];
  char first = *payload;
  *payload = 0; /* the header as a C string */
  snprintf(key, sizeof key, "\"%s\"", name);
  snprintf(tag, sizeof tag, "\"%s\"", dtype);
  char *entry = strstr(header, key), *end = entry ? strchr(entry, '}') : NULL;
  char *type = end ? strstr(entry, tag) : NULL, *offsets = end ? strstr(entry, "\"data_offsets\"") : NULL;
  unsigned long long from, to;
  if (!type || type > end || !offsets || offsets > end || sscanf(strchr(offsets, '['), "[%llu,%llu]", &from, &to) != 2)
    fail(path, "has no such tensor");
  *payload = first;
  if (from > to || to > file_bytes - 8 - header_bytes)
    fail(path, "is truncated");
  return (tensor){payload + from, (size_t)(to - from)};
}

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

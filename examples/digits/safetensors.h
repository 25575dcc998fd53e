/* Reads tensors of safetensors files, for the examples.
 *
 * A safetensors file is 8 bytes of header length, a JSON header that names each tensor's bytes, and the bytes.
 */
#ifndef SAFETENSORS_H
#define SAFETENSORS_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  char *data;
  size_t bytes;
} tensor;

static void fail(const char *path, const char *what) {
  fprintf(stderr, "error: %s: %s\n", path, what);
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
  uint64_t header_bytes = 0;
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
  unsigned long long from = 0, to = 0;
  if (!type || type > end || !offsets || offsets > end || sscanf(strchr(offsets, '['), "[%llu,%llu]", &from, &to) != 2)
    fail(path, "has no such tensor");
  *payload = first;
  if (from > to || to > file_bytes - 8 - header_bytes)
    fail(path, "is truncated");
  return (tensor){payload + from, (size_t)(to - from)};
}

#endif /* SAFETENSORS_H */

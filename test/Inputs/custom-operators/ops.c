/* Custom operators of the tests. Each says that it is called, so that tests see how often and in what order. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <thunder/extern.h>

static int64_t count_elements(const thunder_tensor *t) {
  int64_t n = 1;
  for (int32_t i = 0; i < t->rank; ++i)
    n *= t->shape[i];
  return n;
}
#define F32(t) ((float *)(t).data)

/* out = x * y */
int32_t ext_test_mul(const thunder_tensor *in, int32_t n_in, thunder_tensor *out, int32_t n_out, const char *attributes_json) {
  (void)attributes_json;
  puts("called mul");
  if (n_in != 2 || n_out != 1)
    return 1;
  for (int64_t i = 0, n = count_elements(out); i < n; ++i)
    F32(*out)[i] = F32(in[0])[i] * F32(in[1])[i];
  return 0;
}

/* Shows the call; the result is the first operand. */
int32_t ext_test_show(const thunder_tensor *in, int32_t n_in, thunder_tensor *out, int32_t n_out, const char *attributes_json) {
  printf("called show %s\n", attributes_json);
  for (int32_t i = 0; i < n_in; ++i) {
    printf("in[%d] dtype %d shape", i, in[i].dtype);
    for (int32_t d = 0; d < in[i].rank; ++d)
      printf(" %d", (int)in[i].shape[d]);
    printf(" strides");
    for (int32_t d = 0; d < in[i].rank; ++d)
      printf(" %d", (int)in[i].strides[d]);
    printf("\n");
  }
  if (n_out != 1)
    return 1;
  memcpy(out->data, in[0].data, sizeof(float) * count_elements(out));
  return 0;
}

/* Effect write:0: adds x to what the output holds; the first result is the old sum of its elements. */
int32_t ext_test_accumulate(const thunder_tensor *in, int32_t n_in, thunder_tensor *out, int32_t n_out, const char *attributes_json) {
  (void)attributes_json;
  puts("called accumulate");
  if (n_in != 2 || n_out != 2)
    return 1;
  float sum = 0;
  for (int64_t i = 0, n = count_elements(&out[1]); i < n; ++i) {
    sum += F32(out[1])[i];
    F32(out[1])[i] += F32(in[1])[i];
  }
  *F32(out[0]) = sum;
  return 0;
}

/* Effect host, no results. */
int32_t ext_test_first(const thunder_tensor *in, int32_t n_in, thunder_tensor *out, int32_t n_out, const char *attributes_json) {
  (void)out, (void)attributes_json;
  printf("called first %g\n", F32(in[0])[0]);
  return n_in != 1 || n_out != 0;
}

/* Effect host, no operands: 5 everywhere. */
int32_t ext_test_second(const thunder_tensor *in, int32_t n_in, thunder_tensor *out, int32_t n_out, const char *attributes_json) {
  (void)in, (void)attributes_json;
  puts("called second");
  if (n_in != 0 || n_out != 1)
    return 1;
  for (int64_t i = 0, n = count_elements(out); i < n; ++i)
    F32(*out)[i] = 5;
  return 0;
}

/* Fails with status 7 when the first element is negative. */
int32_t ext_test_root(const thunder_tensor *in, int32_t n_in, thunder_tensor *out, int32_t n_out, const char *attributes_json) {
  (void)attributes_json;
  if (n_in != 1 || n_out != 1 || F32(in[0])[0] < 0)
    return 7;
  F32(*out)[0] = 1;
  return 0;
}

/* out = x * s, where s is the last positional argument. */
int32_t ext_test_scale(const thunder_tensor *in, int32_t n_in, thunder_tensor *out, int32_t n_out, const char *attributes_json) {
  printf("called scale %s\n", attributes_json);
  const char *comma = strchr(attributes_json, ',');
  if (n_in != 1 || n_out != 1 || !comma)
    return 1;
  float s = strtof(comma + 1, NULL);
  for (int64_t i = 0, n = count_elements(out); i < n; ++i)
    F32(*out)[i] = F32(in[0])[i] * s;
  return 0;
}

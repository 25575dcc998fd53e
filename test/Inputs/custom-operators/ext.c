/* The external symbols of the corpus as C functions with thunderc's interface for custom operators.
   float32 (one also int64), row-major. Calls are counted; at exit the counts go to the file named by EXT_CALLS, one "name count" a line. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { void *data; const int64_t *shape; const int64_t *strides; int32_t rank; int32_t dtype; } thunder_tensor;

enum { INT64 = 5 }; /* dtype codes: the ScalarType numbers of the .pt2 schema */
enum { MY_SIMPLE_MUL, OPQ_MUL_RULE, OPQ_SPLIT, DUMMY_LINEAR_FWD, DUMMY_PASS_TOKEN, DUMMY_LINEAR_BWD, DUMMY_TWO, KINDS };
static const char *const names[KINDS] = {"my_simple_mul", "opq_mul_rule", "opq_split", "dummy_linear_fwd", "dummy_pass_token", "dummy_linear_bwd", "dummy_two"};
static long counts[KINDS];

static void report(void) {
  const char *path = getenv("EXT_CALLS");
  FILE *f = path ? fopen(path, "w") : NULL;
  if (!f) return;
  for (int i = 0; i < KINDS; ++i) if (counts[i]) fprintf(f, "%s %ld\n", names[i], counts[i]);
  fclose(f);
}

static void count(int kind) {
  static int registered;
  if (!registered) { registered = 1; atexit(report); }
  ++counts[kind];
}

static int64_t numel(const thunder_tensor *t) { int64_t n = 1; for (int i = 0; i < t->rank; ++i) n *= t->shape[i]; return n; }
#define F(t) ((float *)(t).data)

static int32_t mul(const thunder_tensor *in, thunder_tensor *out) {
  for (int64_t i = 0, n = numel(out); i < n; ++i) F(*out)[i] = F(in[0])[i] * F(in[1])[i];
  return 0;
}

int32_t ext_user_my_simple_mul(const thunder_tensor *in, int32_t n_in, thunder_tensor *out, int32_t n_out, const char *attributes) {
  (void)attributes; count(MY_SIMPLE_MUL);
  if (n_in != 2 || n_out != 1) return 1;
  if (out[0].dtype == INT64) {
    for (int64_t i = 0, n = numel(out); i < n; ++i) ((int64_t *)out->data)[i] = ((int64_t *)in[0].data)[i] * ((int64_t *)in[1].data)[i];
    return 0;
  }
  return mul(in, out);
}
int32_t ext_user_opq_mul_rule(const thunder_tensor *in, int32_t n_in, thunder_tensor *out, int32_t n_out, const char *attributes) {
  (void)attributes; count(OPQ_MUL_RULE);
  return n_in != 2 || n_out != 1 ? 1 : mul(in, out);
}
int32_t ext_user_opq_split(const thunder_tensor *in, int32_t n_in, thunder_tensor *out, int32_t n_out, const char *attributes) {
  (void)attributes; count(OPQ_SPLIT);
  if (n_in != 1 || n_out != 2) return 1;
  for (int64_t i = 0, n = numel(in); i < n; ++i) { F(out[0])[i] = F(in[0])[i] * 2; F(out[1])[i] = F(in[0])[i] + 1; }
  return 0;
}
/* in: a [m,k], w [n,k] (bias absent); out: a w^T */
int32_t ext_repro_ex_dummy_linear_fwd(const thunder_tensor *in, int32_t n_in, thunder_tensor *out, int32_t n_out, const char *attributes) {
  (void)attributes; count(DUMMY_LINEAR_FWD);
  if (n_in != 2 || n_out != 1) return 1;
  int64_t m = in[0].shape[0], k = in[0].shape[1], n = in[1].shape[0];
  for (int64_t i = 0; i < m; ++i) for (int64_t j = 0; j < n; ++j) {
    double s = 0;
    for (int64_t p = 0; p < k; ++p) s += (double)F(in[0])[i * k + p] * F(in[1])[j * k + p];
    F(out[0])[i * n + j] = (float)s;
  }
  return 0;
}
int32_t ext_repro_ex_dummy_pass_token(const thunder_tensor *in, int32_t n_in, thunder_tensor *out, int32_t n_out, const char *attributes) {
  (void)attributes; count(DUMMY_PASS_TOKEN);
  if (n_in != n_out) return 1;
  for (int i = 0; i < n_in; ++i) memmove(out[i].data, in[i].data, (size_t)numel(&in[i]) * sizeof(float));
  return 0;
}
/* in: g [m,n], a [m,k], w [n,k]; out: g w [m,k], g^T a [n,k] */
int32_t ext_repro_ex_dummy_linear_bwd(const thunder_tensor *in, int32_t n_in, thunder_tensor *out, int32_t n_out, const char *attributes) {
  (void)attributes; count(DUMMY_LINEAR_BWD);
  if (n_in != 3 || n_out != 2) return 1;
  int64_t m = in[0].shape[0], n = in[0].shape[1], k = in[1].shape[1];
  for (int64_t i = 0; i < m; ++i) for (int64_t p = 0; p < k; ++p) {
    double s = 0;
    for (int64_t j = 0; j < n; ++j) s += (double)F(in[0])[i * n + j] * F(in[2])[j * k + p];
    F(out[0])[i * k + p] = (float)s;
  }
  for (int64_t j = 0; j < n; ++j) for (int64_t p = 0; p < k; ++p) {
    double s = 0;
    for (int64_t i = 0; i < m; ++i) s += (double)F(in[0])[i * n + j] * F(in[1])[i * k + p];
    F(out[1])[j * k + p] = (float)s;
  }
  return 0;
}
int32_t ext_repro_ex_dummy_two(const thunder_tensor *in, int32_t n_in, thunder_tensor *out, int32_t n_out, const char *attributes) {
  (void)attributes; count(DUMMY_TWO);
  if (n_in != 1 || n_out != 2) return 1;
  for (int64_t i = 0, n = numel(in); i < n; ++i) { F(out[0])[i] = F(in[0])[i]; F(out[1])[i] = F(in[0])[i] * 2; }
  return 0;
}

/* What the compiler would emit for a tiny model, by hand: the runtime is tested
 * with real programs that need no compiler.
 *
 *   infer: y = x·w + w[index], z = x·(2w); counts its runs in a buffer, adds 1
 * to the input m in place. w is tied under two names; 2w is derived by
 *          `prepare`.
 *   grad:  y = x·w, total = sum(y); gradients of w and of x.
 *   train: loss = mean((x·w - t)²); momentum SGD. A NaN in t fails a check.
 */
#include "thunder/Runtime/ProgramImage.h"
#include <string.h>

/* With EXTERNAL_WEIGHTS they are in a file beside the program. */
#ifdef EXTERNAL_WEIGHTS
#define WEIGHTS_FILE ",\"weights_file\":\"fake.safetensors\""
#else
#define WEIGHTS_FILE
#endif
#ifndef FEATURES
#define FEATURES "\"sse2\""
#endif

enum { rows = 4, columns = 3 };

#define HEAD(MODE)                                                             \
  "{\"format\":\"thunder-program\",\"version\":1,\"name\":\"fake\","           \
  "\"compiler\":\"thunderc 0.0.0\",\"mode\":\"" MODE                           \
  "\",\"hash\":\"00\",\"target\":{\"kind\":\"cpu\",\"cpu\":\"x86-64\","        \
  "\"features\":[" FEATURES "]},\"threads\":1,"
#define TENSOR(NAME, ROLE, DTYPE, SHAPE)                                       \
  "{\"name\":\"" NAME "\",\"role\":\"" ROLE "\",\"dtype\":\"" DTYPE            \
  "\",\"shape\":" SHAPE "}"
#define W                                                                      \
  "{\"name\":\"p_layer_w\",\"qualified\":[\"layer.w\",\"head.w\"],\"role\":"   \
  "\"parameter\",\"dtype\":\"F32\","                                           \
  "\"shape\":[3],\"requires_grad\":true,\"data\":{\"offset\":0,\"bytes\":12}}" \
  ","
#define CHECKS                                                                 \
  "\"checks\":[{\"operator\":\"aten.index\",\"source\":\"model.py:7\","        \
  "\"message\":\"index out of range\"}]"

#ifndef EXTERNAL_WEIGHTS
_Alignas(64) static const float weights[16] = {0.5f, -1.25f, 2.0f};
#endif

static float dot(const float *x, const float *w) {
  float sum = 0;
  for (int j = 0; j < columns; ++j)
    sum += x[j] * w[j];
  return sum;
}

#if defined(INFER)
static const char manifest[] = HEAD(
    "infer") "\"tensors\":[" W
             "{\"name\":\"b_calls\",\"qualified\":[\"calls\"],\"role\":"
             "\"buffer\",\"dtype\":\"I64\",\"shape\":[]}," TENSOR("x", "input", "F32", "[4,3]") "," TENSOR(
                 "index", "input", "I64",
                 "[4]") "," TENSOR("m", "input", "F16",
                                   "[2]") "," TENSOR("y", "output", "F32",
                                                     "[4]") "," TENSOR("twice",
                                                                       "derive"
                                                                       "d",
                                                                       "F32",
                                                                       "[3]") "," TENSOR("z",
                                                                                         "output",
                                                                                         "F32",
                                                                                         "[4]") "],"
                                                                                                "\"outputs\":[{\"tensor\":5},{\"none\":true},{\"string\":\"hello\"},{\"tensor\":7}],"
                                                                                                "\"entries\":[{\"name\":\"prepare\",\"inputs\":[0],\"outputs\":[6],\"writes\":[],\"arena_bytes\":0},"
                                                                                                "{\"name\":\"forward\",\"inputs\":[0,1,2,3,4,6],\"outputs\":[5,7],\"writes\":[1,4],\"arena_bytes\":4096}]," CHECKS
                                                                                                "}";

static int32_t prepare(thunder_context *ctx, char *arena, void *const *t) {
  const float *w = t[0];
  float *twice = t[6];
  for (int j = 0; j < columns; ++j)
    twice[j] = 2 * w[j];
  return 0;
}

static void rowsOf(void *const *arguments, int64_t begin, int64_t end) {
  const float *w = arguments[0], *x = arguments[2], *twice = arguments[6];
  const int64_t *index = arguments[3];
  float *y = arguments[5], *z = arguments[7];
  for (int64_t i = begin; i < end; ++i) {
    y[i] = dot(x + i * columns, w) + w[index[i]];
    z[i] = dot(x + i * columns, twice);
  }
}

static int32_t forward(thunder_context *ctx, char *arena, void *const *t) {
  memset(arena, 1, 4096);
  const int64_t *index = t[3];
  for (int i = rows - 1; i >= 0; --i)
    if (index[i] < 0 || index[i] >= columns)
      thunder_report_check(ctx, 0, i, index[i]);
  for (int i = 0; i < rows; ++i)
    if (index[i] < 0 || index[i] >= columns)
      return 1;
  thunder_parallel(ctx, rowsOf, t, rows, 1);
  ++*(int64_t *)t[1];
  uint16_t *m = t[4]; /* one unit in the last place of 1.0 */
  for (int i = 0; i < 2; ++i)
    ++m[i];
  return 0;
}
static const thunder_entry entries[] = {prepare, forward};

#elif defined(GRAD)
static const char manifest[] = HEAD("grad") "\"tensors\":[" W
    TENSOR("x", "input", "F32", "[4,3]") "," TENSOR("grad_output0", "input", "F32", "[4]") "," TENSOR(
        "grad_output1", "input", "F32",
        "[]") "," TENSOR("y", "output", "F32",
                         "[4]") "," TENSOR("total", "output", "F32",
                                           "[]") "," TENSOR("grad.layer.w",
                                                            "gradient", "F32",
                                                            "[3]") "," TENSOR("grad.x",
                                                                              "gradient",
                                                                              "F32",
                                                                              "[4,3]") "],"
                                                                                       "\"outputs\":[{\"tensor\":4},{\"tensor\":5}],\"seeds\":[{\"output\":0,\"tensor\":2},{\"output\":1,\"tensor\":3}],"
                                                                                       "\"entries\":[{\"name\":\"grad\",\"inputs\":[0,1,2,3],\"outputs\":[4,5,6,7],\"writes\":[],\"arena_bytes\":0}]}";

static int32_t grad(thunder_context *ctx, char *arena, void *const *t) {
  const float *w = t[0], *x = t[1], *seed = t[2], *seedTotal = t[3];
  float *y = t[4], *total = t[5], *gradW = t[6], *gradX = t[7];
  *total = 0;
  memset(gradW, 0, columns * sizeof *gradW);
  for (int i = 0; i < rows; ++i) {
    y[i] = dot(x + i * columns, w);
    *total += y[i];
    for (int j = 0; j < columns; ++j) {
      gradW[j] += (seed[i] + *seedTotal) * x[i * columns + j];
      gradX[i * columns + j] = (seed[i] + *seedTotal) * w[j];
    }
  }
  return 0;
}
static const thunder_entry entries[] = {grad};

#else
static const char manifest[] = HEAD("train") "\"tensors\":[" W
    TENSOR("x", "input", "F32", "[4,3]") "," TENSOR("t", "input", "F32", "[4]") "," TENSOR("hyper.lr", "hyper", "F64", "[]") "," TENSOR(
        "hyper.momentum", "hyper", "F64",
        "[]") "," TENSOR("optimizer.momentum.layer.w", "optimizer", "F32",
                         "[3]") "," TENSOR("train.step", "step", "I64",
                                           "[]") "," TENSOR("loss", "output",
                                                            "F32",
                                                            "[]") "],"
                                                                  "\"outputs\":"
                                                                  "[{"
                                                                  "\"tensor\":"
                                                                  "7}],"
                                                                  "\"entries\":"
                                                                  "[{\"name\":"
                                                                  "\"step\","
                                                                  "\"inputs\":["
                                                                  "0,1,2,3,4,5,"
                                                                  "6],"
                                                                  "\"outputs\":"
                                                                  "[7],"
                                                                  "\"writes\":["
                                                                  "0,5,6],"
                                                                  "\"arena_"
                                                                  "bytes\":64}]"
                                                                  ","
                                                                  "\"training\""
                                                                  ":{\"loss\":"
                                                                  "7,\"step\":"
                                                                  "6,"
                                                                  "\"optimizer"
                                                                  "\":\"sgd\","
                                                                  "\"data\":[1,"
                                                                  "2],"
                                                                  "\"hyper\":"
                                                                  "[{\"flag\":"
                                                                  "\"lr\","
                                                                  "\"tensor\":"
                                                                  "3,"
                                                                  "\"default\":"
                                                                  "0.125},{"
                                                                  "\"flag\":"
                                                                  "\"momentum\""
                                                                  ",\"tensor\":"
                                                                  "4,"
                                                                  "\"default\":"
                                                                  "0}]}"
                                                                  "," CHECKS WEIGHTS_FILE
                                                                  "}";

static int32_t step(thunder_context *ctx, char *arena, void *const *t) {
  float *w = t[0], *velocity = t[5], *loss = t[7], gradient[columns] = {0};
  const float *x = t[1], *target = t[2];
  float lr = (float)*(const double *)t[3],
        momentum = (float)*(const double *)t[4];
  *loss = 0;
  for (int i = 0; i < rows; ++i) {
    if (target[i] != target[i]) {
      thunder_report_check(ctx, 0, i, 0);
      return 1;
    }
    float difference = dot(x + i * columns, w) - target[i];
    *loss += difference * difference / rows;
    for (int j = 0; j < columns; ++j)
      gradient[j] += 2 * difference * x[i * columns + j] / rows;
  }
  for (int j = 0; j < columns; ++j) {
    velocity[j] = momentum * velocity[j] + gradient[j];
    w[j] -= lr * velocity[j];
  }
  ++*(int64_t *)t[6];
  return 0;
}
static const thunder_entry entries[] = {step};
#endif

/* The type has the same name, hence another one here. */
const thunder_image image __asm__("thunder_image") = {
    manifest, sizeof manifest - 1, entries,
#ifdef EXTERNAL_WEIGHTS
    0, 0
#else
    (const char *)weights, sizeof weights
#endif
};

/* example::swish(x, beta) = x * sigmoid(beta * x), for float32. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <thunder/extern.h>

int32_t ext_example_swish(const thunder_tensor *in, int32_t n_in, thunder_tensor *out, int32_t n_out, const char *attributes_json) {
  /* {"args":[{"in":0}, beta],"kwargs":{}} */
  const char *comma = strchr(attributes_json, ',');
  if (n_in != 1 || n_out != 1 || in[0].dtype != THUNDER_FLOAT32 || !comma)
    return 1;
  float beta = strtof(comma + 1, NULL);
  const float *x = in[0].data;
  float *y = out[0].data;
  int64_t count = 1;
  for (int32_t dim = 0; dim < in[0].rank; ++dim)
    count *= in[0].shape[dim];
  for (int64_t i = 0; i < count; ++i)
    y[i] = x[i] / (1 + expf(-beta * x[i]));
  return 0;
}

#!/usr/bin/env python3
"""Writes safetensors files for verify.test.

    verify.py seed IN OUT     the tensors of IN, and a cotangent of the digits classifier's scores
    verify.py nudge IN OUT    the tensors of IN, with the largest element of the first floating tensor off by 1 %
"""
import json
import math
import struct
import sys

what, source, target = sys.argv[1:]
content = open(source, "rb").read()
size = struct.unpack_from("<Q", content)[0]
header, data = json.loads(content[8:8 + size]), bytearray(content[8 + size:])
header.pop("__metadata__", None)
if what == "seed":
    values = [math.sin(i) for i in range(357 * 10)]
    header["grad_output0"] = {"dtype": "F32", "shape": [357, 10], "data_offsets": [len(data), len(data) + 4 * len(values)]}
    data += struct.pack(f"<{len(values)}f", *values)
else:
    name = next(name for name, info in header.items() if info["dtype"] == "F32")
    begin, end = header[name]["data_offsets"]
    at = max(range(begin, end, 4), key=lambda i: abs(struct.unpack_from("<f", data, i)[0]))
    struct.pack_into("<f", data, at, struct.unpack_from("<f", data, at)[0] * 1.01)
text = json.dumps(header).encode()
open(target, "wb").write(struct.pack("<Q", len(text)) + text + data)

#!/usr/bin/env python3
"""A classifier with --autocast=bf16 gives PyTorch's bf16 scores, and gradients and training in f32.

    autocast.py THUNDERC MODEL INPUTS FOLDER

Both round each product to bf16 once, after f32 sums in another order: now and then a sum lies so near the middle between two bf16 numbers
that the other one is taken, here or in the layer before. So nearly all scores must be equal, and none off by more than 2 units in the last
place. Without autocast, rounding the f32 scores gives many others.
"""
import json
import pathlib
import struct
import subprocess
import sys

thunderc, model, inputs, folder = sys.argv[1], sys.argv[2], *map(pathlib.Path, sys.argv[3:5])


def read(path):
    content = path.read_bytes()
    size = struct.unpack_from("<Q", content)[0]
    header = json.loads(content[8:8 + size])
    return {name: (info["dtype"], content[8 + size + info["data_offsets"][0]:8 + size + info["data_offsets"][1]])
            for name, info in header.items() if name != "__metadata__"}


def scores(*flags):
    """The bits of the scores of 32 images, rounded to bf16 when the program gives f32."""
    program, out = folder / "program", folder / "out.safetensors"
    subprocess.run([thunderc, model, *flags, "-o", program], check=True)
    subprocess.run([program, "--inputs", folder / "in.safetensors", "--outputs", out], check=True)
    dtype, data = read(out)["output0"]
    if dtype == "BF16":
        return dtype, struct.unpack(f"<{len(data) // 2}H", data)
    bits = struct.unpack(f"<{len(data) // 4}I", data)
    return dtype, tuple((b + 0x7FFF + (b >> 16 & 1)) >> 16 for b in bits)


images = read(inputs / "few_classes.safetensors")["input"][1][:32 * 64 * 4]
header = json.dumps({"input": {"dtype": "F32", "shape": [32, 64], "data_offsets": [0, len(images)]}}).encode()
(folder / "in.safetensors").write_bytes(struct.pack("<Q", len(header)) + header + images)
data = read(inputs / "autocast.safetensors")["output0"][1]
want = struct.unpack(f"<{len(data) // 2}H", data)


def compare(got):
    """How many are equal, and the largest distance in units in the last place of numbers of one sign."""
    return sum(a == b for a, b in zip(got, want)), max(abs(a - b) for a, b in zip(got, want))


dtype, got = scores("--autocast=bf16")
equal, distance = compare(got)
print(f"autocast: {dtype}, {equal} of {len(want)} equal, others within {distance}")
plain_dtype, plain = scores()
print(f"without: {plain_dtype}, {compare(plain)[0]} of {len(want)} equal")
sys.exit(not (dtype == "BF16" and plain_dtype == "F32" and len(got) == 320 and equal >= 0.97 * 320 and distance <= 2
              and compare(plain)[0] < 0.9 * 320))

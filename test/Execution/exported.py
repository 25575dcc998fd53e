#!/usr/bin/env python3
"""Compiles exported programs and compares what they give with PyTorch's results, tensor by tensor.

    exported.py [FLAG…] THUNDERC FOLDER WORK NAME…     FOLDER has NAME.pt2 or NAME.json, and NAME.safetensors (see FOLDER/make.py)

Flags are thunderc's.
"""
import json
import math
import pathlib
import struct
import subprocess
import sys

extra = [word for word in sys.argv[1:] if word.startswith("-")]
thunderc, folder, work, *names = [word for word in sys.argv[1:] if not word.startswith("-")]
folder, work = pathlib.Path(folder), pathlib.Path(work)
TOLERANCE = 2.0**-21  # f32: a few roundings, the last operation at least


def load(path):
    raw = path.read_bytes()
    size = struct.unpack_from("<Q", raw)[0]
    header = json.loads(raw[8:8 + size])
    header.pop("__metadata__", None)
    return {k: (v, raw[8 + size + v["data_offsets"][0]:8 + size + v["data_offsets"][1]]) for k, v in header.items()}


def save(path, tensors):
    header, blob = {}, b""
    for name, (info, data) in tensors.items():
        header[name] = {"dtype": info["dtype"], "shape": info["shape"], "data_offsets": [len(blob), len(blob) + len(data)]}
        blob += data
    text = json.dumps(header).encode()
    path.write_bytes(struct.pack("<Q", len(text)) + text + blob)


def compare(name, have, want):
    """Why they differ; empty when they are equal."""
    if have is None:
        return f"{name} is missing"
    if (have[0]["dtype"], have[0]["shape"]) != (want[0]["dtype"], want[0]["shape"]):
        return f"{name} is {have[0]}, expected {want[0]}"
    count = len(want[1]) // 4
    for i, (a, b) in enumerate(zip(*(struct.unpack(f"<{count}f", t[1]) for t in (have, want)))):
        if not (a == b or (math.isnan(a) and math.isnan(b)) or abs(a - b) <= TOLERANCE * max(1, abs(b))):
            return f"{name}[{i}] is {a}, expected {b}"
    return ""


def part(tensors, kind):
    return {name[len(kind):]: tensor for name, tensor in tensors.items() if name.startswith(kind)}


failures, compared = [], 0
for name in names or sorted(path.stem for path in folder.glob("*.safetensors")):
    source = next(path for path in (folder / f"{name}.pt2", folder / f"{name}.json") if path.exists())
    tensors = load(folder / f"{name}.safetensors")
    gradients = part(tensors, "grad.")
    for mode in ["infer"] + (["grad"] if gradients else []):
        program = work / f"{name}.{mode}"
        flags = [*extra, f"--mode={mode}"] + (["--wrt=" + ",".join(gradients)] if mode == "grad" else [])
        subprocess.run([thunderc, source, "-o", program, *flags], check=True)
        inputs = part(tensors, "in.")
        if mode == "grad":
            inputs |= {"grad_output" + k: v for k, v in part(tensors, "cot.").items()}
        save(work / "in.safetensors", inputs)
        subprocess.run([program, "--inputs", work / "in.safetensors", "--outputs", work / "out.safetensors",
                        "--save-state", work / "state.safetensors"], check=True)
        out, state = load(work / "out.safetensors"), load(work / "state.safetensors")
        expected = [("output" + k, out.get("output" + k), v) for k, v in part(tensors, "out.").items()]
        expected += [("mutated." + k, out.get("mutated." + k), v) for k, v in part(tensors, "mut.").items()]
        expected += [(k, state.get(k), v) for k, v in part(tensors, "state.").items()]
        if mode == "grad":
            expected += [("grad." + k, out.get("grad." + k), v) for k, v in gradients.items()]
        compared += len(expected)
        failures += [f"{name} ({mode}): {why}" for why in (compare(*e) for e in expected) if why]
print("\n".join(failures) or f"{compared} tensors equal PyTorch's")
sys.exit(1 if failures or not compared else 0)

#!/usr/bin/env python3
"""Trains as PyTorch did: every case of Inputs/expected.json, whose log and parameters must agree.

    train.py THUNDERC INPUTS DIGITS FOLDER [--spoil FLAG=VALUE]

Losses of 8 steps differ by f32 rounding only (sums in another order: 1e-6 of the loss a step, which training multiplies a few times); an
optimizer with a wrong term is off by more than 1e-3 after one step. `--spoil` adds a flag to each run: then every case must fail.
"""
import json
import pathlib
import struct
import subprocess
import sys

thunderc, inputs, digits, folder = sys.argv[1:5]
spoil = sys.argv[6:7]
TOLERANCE = 5e-5
folder = pathlib.Path(folder)
inputs = pathlib.Path(inputs)


def norms(path):
    """The norm of each F32 tensor of a state file that is a parameter."""
    content = path.read_bytes()
    size = struct.unpack_from("<Q", content)[0]
    header = json.loads(content[8:8 + size])
    result = {}
    for name, info in header.items():
        if info.get("dtype") != "F32" or name.startswith("optimizer."):
            continue
        begin, end = info["data_offsets"]
        values = struct.unpack_from(f"<{(end - begin) // 4}f", content, 8 + size + begin)
        result[name] = sum(v * v for v in values) ** 0.5
    return result


def differences(got, want, where):
    if spoil:  # that the learning rate is another one proves nothing
        got, want = ({key: value for key, value in values.items() if key != "lr"} for values in (got, want))
    if set(got) != set(want):
        return [f"{where}: {sorted(got)} instead of {sorted(want)}"]
    return [f"{where}: {key} is {got[key]}, PyTorch's {want[key]}" for key in want
            if not abs(got[key] - want[key]) <= TOLERANCE * max(abs(want[key]), 1e-3)]


programs = {}
bad = []
for name, case in json.loads((inputs / "expected.json").read_text()).items():
    model, data = (inputs / case[key].format(digits=digits) for key in ("model", "data"))
    flags = (model, *case["compile"])
    if flags not in programs:
        programs[flags] = folder / f"train{len(programs)}"
        subprocess.run([thunderc, "--mode=train", *flags, "-o", programs[flags]], check=True)
    log, state = folder / "log", folder / "state.safetensors"
    run = [inputs / flag if flag.endswith(".safetensors") else flag for flag in case["run"]]
    subprocess.run([programs[flags], "--data", data, "--steps", "8", "--progress=never",
                    "--log", log, "--save-state", state, *run, *spoil], check=True)
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    found = [] if len(lines) == len(case["log"]) else [f"{name}: {len(lines)} lines in the log"]
    for line, want in zip(lines, case["log"]):
        found += differences(line, want, f"{name}, step {want['step']}")
    found += differences(norms(state), case["norms"], f"{name}, norms of parameters")
    print(f"{name}: {'differs' if found else 'agrees'}")
    bad += found
print("\n".join(bad))
sys.exit(bool(bad))

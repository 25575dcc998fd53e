#!/usr/bin/env python3
"""Checks that --info of a program says what someone needs to use it.

    info.py PROGRAM [KEY=VALUE…]     KEY is a path of names and indices (inputs.0.name), VALUE JSON
"""
import json
import re
import subprocess
import sys

info = json.loads(subprocess.run([sys.argv[1], "--info"], capture_output=True, check=True).stdout)
for argument in sys.argv[2:]:
    path, _, value = argument.partition("=")
    found = info
    for key in path.split("."):
        found = found[int(key) if key.isdigit() else key]
    if found != json.loads(value):
        sys.exit(f"{path} is {found!r}, not {value}")
if not re.fullmatch("[0-9a-f]{64}", info["hash"]):
    sys.exit("the hash is no SHA-256")
if info["target"]["kind"] != "cpu" or not info["target"]["features"]:
    sys.exit("the target is not said")
tensors = [*info["inputs"], *info["parameters"], *info["outputs"]]
bytes_of_all = 0
for tensor in tensors:
    count = 1
    for size in tensor["shape"]:
        count *= size
    bytes_of_all += count * {"F32": 4, "I64": 8}[tensor["dtype"]]
if not bytes_of_all <= info["peak_memory_bytes"] < 3 * bytes_of_all:
    sys.exit(f"the peak is {info['peak_memory_bytes']} bytes, the tensors alone have {bytes_of_all}")

#!/usr/bin/env python3
"""Names of tensors may hold any characters: --wrt and --freeze find them, and emitted programs take and give them.

    names.py THUNDERC FOLDER
"""
import json
import pathlib
import struct
import subprocess
import sys

thunderc, folder = sys.argv[1], pathlib.Path(sys.argv[2])
NAMES = ["@at", "a@b", "a,b", ",", "sp ace", "st*r", "wh?t", "br[ac", "{x}", "{a,b}", "back\\slash", "tail\\", 'quo"te', "it's", "-dash", "--wrt",
         "größe", "#hash", "a=b", "$x", "plain"]


def quote(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def escaped(name):
    """A comma would separate; a backslash before one, or at the end, would change its meaning."""
    return name.replace("\\", "\\\\").replace(",", "\\,") if "\\" in name else name.replace(",", "\\,")


arguments = ", ".join(f'%a{i}: tensor<f32> {{thunder.name = {quote(name)}, thunder.role = "input"}}' for i, name in enumerate(NAMES))
body = "\n".join(f"  %s{i} = thunder.add %{'s' if i > 1 else 'a'}{i - 1}, %a{i} : tensor<f32>" for i in range(1, len(NAMES)))
program = folder / "names.mlir"
program.write_text(f"thunder.func @forward({arguments}) -> tensor<f32> {{\n{body}\n  thunder.return outputs(%s{len(NAMES) - 1} : tensor<f32>)\n}}\n")


def gradients(*flags):
    """The names of the gradients of the program that these flags make."""
    out = folder / "program"
    ran = subprocess.run([thunderc, program, "--start-from=legalize", "--mode=grad", "--emit=manifest", *flags, "-o", out], capture_output=True, text=True)
    if ran.returncode:
        return f"exit {ran.returncode}: {ran.stderr}"
    return [t["name"].removeprefix("grad.") for t in json.loads(out.read_text())["tensors"] if t["role"] == "gradient"]


def expect(got, want, what):
    if got != want:
        sys.exit(f"{what}: {got} instead of {want}")


for name in NAMES:
    text = escaped(name)
    expect(gradients(f"--wrt={text}"), [name], f"--wrt={text}")
    expect(gradients(f"--wrt=*", f"--freeze={text}"), [n for n in NAMES if n != name], f"--freeze={text}")
    if not text.startswith("-"):  # that would be a flag
        expect(gradients("--wrt", text), [name], f"--wrt {text}")
expect(gradients("--wrt=" + ",".join(map(escaped, NAMES))), NAMES, "all in one flag")
# Globs still are globs, with their own commas, and an escaped one is a letter.
expect(gradients("--wrt={plain,a=b},s*"), ["sp ace", "st*r", "a=b", "plain"], "globs")
expect(gradients("--wrt=st\\*r"), ["st*r"], "an escaped star")
expect(gradients("--wrt=plain,")[:6], "exit 2", "an empty name")
expect(gradients("--wrt=@missing")[:6], "exit 1", "a name that is not there")

# The program itself.
subprocess.run([thunderc, program, "--start-from=legalize", "--mode=grad", "-o", folder / "program"], check=True)
header = json.dumps({name: {"dtype": "F32", "shape": [], "data_offsets": [4 * i, 4 * i + 4]} for i, name in enumerate(NAMES)}).encode()
(folder / "in.safetensors").write_bytes(struct.pack("<Q", len(header)) + header + struct.pack(f"<{len(NAMES)}f", *range(len(NAMES))))
subprocess.run([folder / "program", "--inputs", folder / "in.safetensors", "--outputs", folder / "out.safetensors"], check=True)
content = (folder / "out.safetensors").read_bytes()
size = struct.unpack_from("<Q", content)[0]
outputs = json.loads(content[8:8 + size])
for name in NAMES:
    begin = 8 + size + outputs["grad." + name]["data_offsets"][0]
    expect(struct.unpack_from("<f", content, begin)[0], 1.0, f"the gradient of {name}")
begin = 8 + size + outputs["output0"]["data_offsets"][0]
expect(struct.unpack_from("<f", content, begin)[0], float(sum(range(len(NAMES)))), "the sum")

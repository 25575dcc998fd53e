#!/usr/bin/env python3
"""Checks what a compiler cannot: who includes whom, the length of files, names, and that no file names the machine it was written on.

    rules.py SOURCE_ROOT

Prints one line per offence; the exit status is 1 when there is one.
"""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
LONGEST = 800

# A library may include itself and what stands here. The middle ones stand in the order of use: each may include those behind it.
MIDDLE = ["Package", "Plan", "Codegen", "Conversion", "Transforms", "Analysis"]
FOUNDATION = {"Symbols", "IR", "Interfaces"}
ALLOWED = {
    "IR": {"Interfaces"},
    "Interfaces": {"IR"},
    "Symbols": {"IR", "Interfaces"},
    "Import": FOUNDATION | {"TensorFiles"},
    "Reference": {"IR"},
    "Check": {"Reference", "IR"},
    "TensorFiles": set(),
    "Runtime": {"TensorFiles"},
    "Driver": set(MIDDLE) | FOUNDATION | {"Import", "Reference", "TensorFiles"},
}
for position, library in enumerate(MIDDLE):
    ALLOWED[library] = set(MIDDLE[position + 1:]) | FOUNDATION
ALLOWED["Package"].add("TensorFiles")

COMPILER_FREE = {"TensorFiles", "Runtime"}
THIRD_PARTY = {"CLI/": "lib/Driver/CommandLine", "nlohmann/": "lib/Import/"}  # who may include headers that throw
MACHINE = re.compile(r"/(?:work|root|home)/|/tmp/[a-z]")

offences = []


def offence(path, line, what):
    offences.append(f"{path.relative_to(root)}:{line}: {what}")


def library_of(path):
    parts = path.relative_to(root).parts
    if parts[0] == "lib":
        return parts[1]
    if parts[:2] == ("include", "thunder"):
        return parts[2]
    return "tools" if parts[0] == "tools" else None


def check_include(path, number, header):
    library, relative = library_of(path), str(path.relative_to(root))
    for prefix, owner in THIRD_PARTY.items():
        if header.startswith(prefix) and not relative.startswith(owner):
            offence(path, number, f"{header} throws exceptions; only {owner}* may include it")
    if library in COMPILER_FREE and re.match(r"(llvm|mlir)(-c)?/", header):
        offence(path, number, f"{library} must not include {header}: it is linked into programs")
    ours = re.match(r"thunder/(\w+)/", header)
    if not ours or library is None:
        return
    target = ours[1]
    if library == "tools":
        if target not in ("Driver", "IR") and not (target == "Check" and path.parent.name == "thunder-opt"):
            offence(path, number, f"tools may include Driver, not {header}")
    elif target != library and target not in ALLOWED.get(library, set()):
        offence(path, number, f"{library} must not include {header}")


def check_code(path):
    lines = path.read_text().splitlines()
    if len(lines) > LONGEST:
        offence(path, len(lines), f"longer than {LONGEST} lines")
    if "utils" in path.stem.lower() or any(re.search(r"namespace\s+\w*utils\b", line, re.I) for line in lines):
        offence(path, 1, "no file or namespace is called Utils: name what it does")
    if not lines or not lines[0].startswith("//===-") or path.name not in lines[0]:
        offence(path, 1, "the first line must be the header //===- NAME - what it is ---===//")
    for number, line in enumerate(lines, 1):
        if include := re.match(r'\s*#\s*include\s*[<"]([^>"]+)[>"]', line):
            check_include(path, number, include[1])


code, text = {".cpp", ".h", ".td", ".c"}, {".md", ".py", ".txt", ".cmake", ".json", ".mlir", ".test", ".in", ""}
for folder in ("lib", "include", "tools", "dialects"):
    for path in sorted((root / folder).rglob("*")):
        if path.suffix in code and path.is_file():
            check_code(path)
for folder in (".", "lib", "include", "tools", "dialects", "docs", "cmake", "scripts", "test", "examples", ".ci"):
    listing = (root / folder).glob("*") if folder == "." else (root / folder).rglob("*")
    for path in sorted(listing):
        if path.is_file() and path.suffix in code | text and path != pathlib.Path(__file__).resolve() and ".git" not in path.parts:
            for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
                if MACHINE.search(line) and "#!" not in line:
                    offence(path, number, "names a folder of one machine")

print("\n".join(offences))
sys.exit(bool(offences))

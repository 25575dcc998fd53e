#!/usr/bin/env python3
"""Lists what a primitive still lacks before it is done: docs/AddingAnOp.md says what and why.

    check.py SOURCE_ROOT [OP…]

Reads the primitives from the dialect's definitions. Prints one line for each thing that is missing; the exit status is 1 when there is one.
"""
import json
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(sys.argv[1])
test = root / "test"


def definitions():
    """{op name: record} of every primitive."""
    include = subprocess.run(["llvm-config", "--includedir"], check=True, capture_output=True, text=True).stdout.strip()
    found = {}
    for family in sorted((root / "dialects/thunder").glob("Thunder*.td")):
        text = subprocess.run(["llvm-tblgen", "--dump-json", f"-I{family.parent}", f"-I{include}", str(family)], check=True,
                              capture_output=True, text=True).stdout
        records = json.loads(text)
        for name in records["!instanceof"].get("Op", []):
            record = records[name]
            if has_trait(record, "PrimitiveTrait"):
                found[record["opName"]] = record
    return found


def has_trait(record, name):
    return any(trait.get("def") == name for trait in record["traits"])


def read_all(*patterns):
    return {path: path.read_text() for pattern in patterns for path in sorted(test.glob(pattern))}


def uses(text, op):
    """The text has the operation, in its full form or as the functions of the dialect print it."""
    return re.search(rf"(?:thunder\.|= ){op}\b", text) is not None


round_trips = read_all("Dialect/Thunder/ops-*.mlir")
refusals = [chunk for text in read_all("Dialect/Thunder/invalid-*.mlir").values() for chunk in text.split("// -----")]
# Executed kernels: programs in the text of the tests, or names of tables from which they make programs.
lowerings = read_all("Conversion/**/*.mlir", "Codegen/**/*.mlir", "Unit/Codegen/*.cpp")
rules = "\n".join(path.read_text() for path in (root / "lib/Transforms/Autodiff/Rules").glob("*.cpp"))
cases = "\n".join(path.read_text() for path in (test / "Unit/DiffRules").glob("*.cpp"))


def missing(op, record):
    """What `op` lacks, one text each."""
    interpreted = test / f"Interpret/{op}.mlir"
    values = interpreted.read_text() if interpreted.exists() else ""
    if "check.expect" not in values or not uses(values, op):
        yield f"evaluation: test/Interpret/{op}.mlir expects no values of it"
    if not any(re.search(rf"CHECK.*\b{op}\b", text) and uses(text, op) for text in round_trips.values()):
        yield "assembly: no test/Dialect/Thunder/ops-*.mlir checks how it is printed"
    for label, constraint in re.findall(r"\((C\d+)\)([^(]*)", record["description"]):
        if "at run time" in constraint:
            if "expected-error" not in values:
                yield f"constraint ({label}): test/Interpret/{op}.mlir expects no error"
        elif not any("expected-error" in chunk and f"({label})" in chunk and uses(chunk, op) for chunk in refusals):
            yield f"constraint ({label}): no test/Dialect/Thunder/invalid-*.mlir breaks it"
    class_name = re.sub(r"^Thunder_", "", record["!name"])
    if has_trait(record, "NonDifferentiable"):
        if re.search(rf"primitiveRule<{class_name}\b", rules):
            yield "gradient: it is NonDifferentiable and has a rule"
    else:
        if not re.search(rf"primitiveRule<{class_name}\b", rules):
            yield "gradient: neither a rule in lib/Transforms/Autodiff/Rules nor NonDifferentiable"
        if f'"thunder.{op}"' not in cases:
            yield "gradient: no program in test/Unit/DiffRules/Cases.cpp"
    if not any(uses(text, op) or f'"{op}"' in text for text in lowerings.values()):
        yield "lowering: no test in test/Conversion, test/Codegen or test/Unit/Codegen"


primitives = definitions()
chosen = sys.argv[2:] or sorted(primitives)
failures = 0
for op in chosen:
    if op not in primitives:
        print(f"{op}: is not a primitive of the dialect")
        failures += 1
        continue
    for text in missing(op, primitives[op]):
        print(f"{op}: {text}")
        failures += 1
print(f"{len(chosen)} primitives, {failures} things missing")
sys.exit(1 if failures or not primitives else 0)

#!/usr/bin/env python3
"""Checks that docs/Semantics.md and the tests that it points to are complete: semantics.py SOURCE_ROOT"""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
text = (root / "docs/Semantics.md").read_text()
programs = {p.stem for p in (root / "test/Inputs/semantics").glob("*.json")}
programs |= {f"refused/{p.stem}" for p in (root / "test/Inputs/semantics/refused").glob("*.json")}
named, errors = set(), []
for line in text.splitlines():
    cell = line.rsplit("|", 2)[-2] if line.startswith("| ") else ""
    for words in re.findall(r"semantics: ([^;]*)", cell):
        for word in words.strip().split(", "):
            # M16b–M16f: a range of last letters.
            span = re.fullmatch(r"(.*)([a-z])–\1([a-z])", word)
            named |= {span[1] + chr(c) for c in range(ord(span[2]), ord(span[3]) + 1)} if span else {word}
    for path in re.findall(r"test/[\w/.-]+", cell):
        if not (root / path).exists():
            errors.append(f"{path} does not exist")
    for trace in re.findall(r"`(\w+)`", cell):
        if not (root / "test/Inputs/thunder" / trace).exists():
            errors.append(f"no trace {trace}")
errors += [f"docs/Semantics.md names no row {name}" for name in sorted(programs - named)]
errors += [f"there is no program {name}" for name in sorted(named - programs)]
print("\n".join(errors))
sys.exit(1 if errors else 0)

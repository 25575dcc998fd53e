#!/usr/bin/env python3
"""Checks that docs/Passes.md says of every pass what a reader needs: before, after, needs, refuses, statistics.

    passes.py PASSES_MD

Prints a line per omission; the exit status is 1 when there is one. A pass that changes nothing has no before, after and statistics.
"""
import re
import sys

text = open(sys.argv[1], encoding="utf-8").read()
sections = re.split(r"^### `(.+)`$", text, flags=re.MULTILINE)[1:]
omissions = []
for name, body in zip(sections[::2], sections[1::2]):
    labels = ["Needs", "Refuses"]
    if "Changes nothing" not in re.sub(r"\s+", " ", body):
        labels += ["Before", "After"]
        if "#### Statistics" not in body:
            omissions.append(f"{name}: has no statistics")
    omissions += [f"{name}: does not say **{label}.**" for label in labels if f"**{label}.**" not in body]
if not sections:
    omissions.append("there is no pass")
print("\n".join(omissions))
sys.exit(bool(omissions))

"""Exports program.py of each folder of a corpus and compares with its graph.json, value by value.

usage: thunder-export-corpus.py FOLDER_OF_THE_EXPORTER CORPUS
"""
import importlib.util
import json
import pathlib
import sys
import warnings

warnings.filterwarnings("ignore")
sys.path.insert(0, sys.argv[1])
import thunder  # noqa: E402
import thunder_export  # noqa: E402


def load(path):
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def first_difference(expected, actual, path="$"):
    if type(expected) is not type(actual):
        return f"{path}: {expected!r} and {actual!r}"
    if isinstance(expected, dict):
        if expected.keys() != actual.keys():
            return f"{path}: keys {sorted(expected.keys() ^ actual.keys())}"
        pairs = [(f"{path}.{key}", expected[key], actual[key]) for key in expected]
    elif isinstance(expected, list):
        if len(expected) != len(actual):
            return f"{path}: {len(expected)} and {len(actual)} entries"
        pairs = [(f"{path}[{i}]", *pair) for i, pair in enumerate(zip(expected, actual))]
    else:
        return None if expected == actual else f"{path}: {expected!r} and {actual!r}"
    return next((found for where, a, b in pairs if (found := first_difference(a, b, where))), None)


equal = 0
for graph in sorted(pathlib.Path(sys.argv[2]).glob("*/graph.json")):
    program = load(graph.parent / "program.py")
    executors = program.register(thunder) if hasattr(program, "register") else []
    case = program.make()
    document, _ = thunder_export.export(case["f"], case["args"], case.get("kwargs"), executors=executors, name=graph.parent.name)
    expected, actual = json.loads(graph.read_text()), json.loads(thunder_export.dumps(document))
    for versions in (expected, actual):  # they name the versions that ran
        versions.pop("producer")
    difference = first_difference(expected, actual)
    if difference:
        print(f"{graph.parent.name} differs at {difference}")
    equal += difference is None
print(f"{equal} graphs are equal")

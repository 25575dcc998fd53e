#!/usr/bin/env python3
"""Random traces with views, writes in place, aliased inputs and checkpoints, against an evaluator whose tensors really share memory.

    aliasing.py THUNDERC WORK [--first SEED] [--count N] [--batch N] [flags of thunderc]

The evaluator below knows windows on flat storages and nothing else: no versions, no functional forms. Gradients are dual numbers pushed through the
same writes, one input element at a time. `batch` seeds are compiled as one program; one that fails is compiled alone and reduced: ops and outputs are
taken away as long as it still fails. What is left is kept in WORK/failing-SEED.json.

Everything is f64. Two orders of evaluation differ by a few ulp an operation, values stay below about 10^3: 1e-10 of the larger of 1 and the value is
four decimal digits above that, and far below what a wrong version of a value gives.
"""
import argparse
import json
import math
import pathlib
import random
import struct
import subprocess
import sys

TOLERANCE = 1e-10
UNARY = {"sin": (math.sin, math.cos), "cos": (math.cos, lambda a: -math.sin(a)), "tanh": (math.tanh, lambda a: 1 - math.tanh(a)**2),
         "neg": (lambda a: -a, lambda a: -1.0)}
BINARY = {"add": lambda a, b: (a[0] + b[0], a[1] + b[1]), "sub": lambda a, b: (a[0] - b[0], a[1] - b[1]),
          "mul": lambda a, b: (a[0] * b[0], a[0] * b[1] + a[1] * b[0])}


# ---------------------------------------------------------------------------------------------- windows

class Window:
    """offset + sum of index * stride on a storage, a list of (value, derivative)."""

    def __init__(self, storage, sizes, strides, offset=0):
        self.storage, self.sizes, self.strides, self.offset = storage, list(sizes), list(strides), offset

    @staticmethod
    def fresh(elements, sizes):
        return Window(elements, sizes, contiguous(sizes))

    def places(self):
        places = [self.offset]
        for size, stride in zip(self.sizes, self.strides):
            places = [p + i * stride for p in places for i in range(size)]
        return places

    def read(self):
        return [self.storage[p] for p in self.places()]

    def write(self, elements):
        for place, element in zip(self.places(), elements):
            self.storage[place] = element


def contiguous(sizes):
    strides, step = [], 1
    for size in reversed(sizes):
        strides.insert(0, step)
        step *= size
    return strides


def is_number(value):
    return isinstance(value, (int, float))


def take(window, index):
    """Basic indexing: one entry a leading dimension, an int or [start, stop, step]."""
    sizes, strides, offset = [], [], window.offset
    for size, stride, entry in zip(window.sizes, window.strides, index):
        if isinstance(entry, int):
            offset += entry * stride
        else:
            start, stop, step = entry
            offset += start * stride
            sizes.append(-(-(stop - start) // step))
            strides.append(stride * step)
    rest = len(index)
    return Window(window.storage, sizes + window.sizes[rest:], strides + window.strides[rest:], offset)


def evaluate(op, scope):
    """Runs one op; results are new names in `scope`."""
    name, args = op["op"], op["args"]
    value = lambda a: scope[a] if isinstance(a, str) else a
    elements = lambda a, like: [(float(a), 0.0)] * len(like) if is_number(a) else scope[a].read()
    if name == "checkpoint":
        inner = {a: scope[a] for a in args}
        for nested in op["body"]:
            evaluate(nested, inner)
        scope[op["out"]] = inner[op["out"]]
        return
    x = value(args[0])
    if name == "view":
        scope[op["out"]] = Window(x.storage, args[1], contiguous(args[1]), x.offset)
    elif name == "transpose":
        sizes, strides = x.sizes[:], x.strides[:]
        for row in (sizes, strides):
            row[args[1]], row[args[2]] = row[args[2]], row[args[1]]
        scope[op["out"]] = Window(x.storage, sizes, strides, x.offset)
    elif name == "getitem":
        scope[op["out"]] = take(x, args[1])
    elif name == "diagonal":
        scope[op["out"]] = Window(x.storage, [min(x.sizes)], [sum(x.strides)], x.offset)
    elif name == "setitem_":
        target = take(x, args[1])
        target.write(elements(args[2], target.places()))
    else:
        base, in_place = name.rstrip("_"), name.endswith("_")
        mine = x.read()
        if base in UNARY:
            f, derivative = UNARY[base]
            result = [(f(a), derivative(a) * d) for a, d in mine]
        elif base == "copy":
            result = elements(args[1], mine)
        elif base == "clone":
            result = mine
        else:
            result = [BINARY[base](a, b) for a, b in zip(mine, elements(args[1], mine))]
        if in_place:
            x.write(result)
            scope[op["out"]] = x
        else:
            scope[op["out"]] = Window.fresh(list(result), x.sizes)


# ---------------------------------------------------------------------------------------------- generator

class Generator:
    def __init__(self, seed, prefix):
        self.random = random.Random(seed)
        self.prefix, self.count = prefix, 0
        self.inputs, self.ops = [], []
        self.scope = {}  # evaluated along the way: shapes are needed

    def name(self):
        self.count += 1
        return f"{self.prefix}v{self.count}"

    def add_input(self, window, group=None):
        name = f"{self.prefix}in{len(self.inputs)}"
        self.inputs.append({"name": name, "window": window, "group": group})
        self.scope[name] = window

    def make_inputs(self):
        r = self.random
        numbers = lambda n: [(r.uniform(-1.5, 1.5), 0.0) for _ in range(n)]
        for _ in range(r.randint(1, 2)):
            sizes = r.choice([[2, 3], [3, 2], [6], [2, 2, 3], [3, 3], [4]])
            self.add_input(Window.fresh(numbers(math.prod(sizes)), sizes))
        if r.random() < 0.4:  # windows of one storage
            storage, group = numbers(12), f"{self.prefix}in{len(self.inputs)}"
            choices = [([4], [1], r.randint(0, 8)), ([3, 4], [4, 1], 0), ([4, 3], [1, 4], 0), ([6], [2], 0), ([2, 3], [6, 1], r.randint(0, 3))]
            for sizes, strides, offset in r.sample(choices, 2):
                self.add_input(Window(storage, sizes, strides, offset), group)

    def pick(self, accept=lambda w: True):
        names = [n for n, w in self.scope.items() if accept(w)]
        return self.random.choice(names[-8:] if self.random.random() < 0.6 else names) if names else None

    def emit(self, op, has_result=True):
        if has_result:
            op["out"] = self.name()
        evaluate(op, self.scope)
        self.ops.append(op)
        return op.get("out")

    def operand(self, like):
        """A number or a tensor of the same shape."""
        if self.random.random() < 0.4:
            return round(self.random.uniform(-1.2, 1.2), 3)
        return self.pick(lambda w: w.sizes == like.sizes)

    def index(self, sizes):
        entries = []
        for size in sizes[:self.random.randint(1, len(sizes))]:
            if self.random.random() < 0.5:
                entries.append(self.random.randrange(size))
            else:
                start = self.random.randrange(size)
                entries.append([start, self.random.randint(start + 1, size), self.random.choice([1, 1, 2])])
        return entries

    def step(self):
        r = self.random
        kind = r.choices(["view", "transpose", "getitem", "diagonal", "setitem", "unary", "binary", "unary_", "binary_", "copy_", "clone", "checkpoint"],
                         [2, 2, 3, 1, 2, 2, 2, 4, 4, 2, 1, 1])[0]
        if kind == "view":
            x = self.pick(lambda w: w.sizes and w.strides == contiguous(w.sizes))
            if x:
                count = math.prod(self.scope[x].sizes)
                self.emit({"op": "view", "args": [x, r.choice([[count], [1, count], *([[2, count // 2]] if count % 2 == 0 else [])])]})
        elif kind in ("transpose", "diagonal"):
            x = self.pick(lambda w: len(w.sizes) >= 2 if kind == "transpose" else len(w.sizes) == 2)
            if x:
                self.emit({"op": kind, "args": [x, *r.sample(range(len(self.scope[x].sizes)), 2)] if kind == "transpose" else [x]})
        elif kind in ("getitem", "setitem"):
            x = self.pick(lambda w: len(w.sizes) >= 1)
            if x:
                index = self.index(self.scope[x].sizes)
                part = take(self.scope[x], index)
                if kind == "getitem":
                    self.emit({"op": "getitem", "args": [x, index]})
                else:
                    self.emit({"op": "setitem_", "args": [x, index, self.operand(part) or 0.5], "copy": self.name(),
                               "result": self.name()}, has_result=False)
        elif kind in ("unary", "unary_"):
            self.emit({"op": r.choice(list(UNARY)) + kind[5:], "args": [self.pick()]})
        elif kind in ("binary", "binary_"):
            x = self.pick()
            self.emit({"op": r.choice(list(BINARY)) + kind[6:], "args": [x, self.operand(self.scope[x])]})
        elif kind == "copy_":
            x = self.pick()
            self.emit({"op": "copy_", "args": [x, self.pick(lambda w: w.sizes == self.scope[x].sizes)]})
        elif kind == "clone":
            self.emit({"op": "clone", "args": [self.pick()]})
        else:
            self.checkpoint()

    def checkpoint(self):
        """A region: pure ops, and writes to a value of its own."""
        x = self.pick()
        same = [n for n, w in self.scope.items() if w.sizes == self.scope[x].sizes]
        inputs = list(dict.fromkeys([x, self.random.choice(same)]))
        body, known = [], list(inputs)
        for i in range(self.random.randint(2, 4)):
            base = self.random.choice(list(UNARY) + list(BINARY))
            own = [n for n in known if n not in inputs]
            in_place = bool(own) and self.random.random() < 0.3
            args = [self.random.choice(own if in_place else known)]
            if base in BINARY:
                args.append(self.random.choice(known))
            body.append({"op": base + "_" * in_place, "args": args, "out": self.name()})
            known.append(body[-1]["out"])
        op = {"op": "checkpoint", "args": inputs, "body": body, "out": body[-1]["out"]}
        evaluate(op, self.scope)
        self.ops.append(op)

    def program(self):
        self.make_inputs()
        start = {i["name"]: list(i["window"].storage) for i in self.inputs}
        for _ in range(self.random.randint(6, 16)):
            self.step()
        for i in self.inputs:  # evaluation wrote to them
            i["start"] = start[i["name"]]
        names = list(self.scope)
        outputs = self.random.sample(names, min(3, len(names)))
        return {"inputs": self.inputs, "ops": self.ops, "outputs": outputs}


# ---------------------------------------------------------------------------------------------- expected values

def run(program, seeded=None):
    """Scope after the ops; `seeded` is (input, place) whose derivative is 1."""
    scope, storages = {}, {}
    for i in program["inputs"]:
        key = i["group"] or i["name"]
        if key not in storages:
            storages[key] = [(value, 0.0) for value, _ in i["start"]]
        w = i["window"]
        scope[i["name"]] = Window(storages[key], w.sizes, w.strides, w.offset)
    if seeded:
        name, place = seeded
        storage = scope[name].storage
        storage[place] = (storage[place][0], 1.0)
    for op in program["ops"]:
        evaluate(op, scope)
    return scope


def expected(program, cotangents):
    """Values by key, as the program names them: outputs, mutated inputs, gradients."""
    scope, result = run(program), {}
    for i, name in enumerate(program["outputs"]):
        result["output", i] = [v for v, _ in scope[name].read()]
    for i in program["inputs"]:
        before = Window([(v, 0.0) for v, _ in i["start"]], i["window"].sizes, i["window"].strides, i["window"].offset).read()
        result["input", i["name"]] = ([v for v, _ in before], [v for v, _ in scope[i["name"]].read()])
    for i in program["inputs"]:
        if i["group"]:
            continue
        gradient = []
        for place in i["window"].places():
            after = run(program, (i["name"], place))
            gradient.append(sum(c * d for k, name in enumerate(program["outputs"]) for c, (_, d) in zip(cotangents[k], after[name].read())))
        result["grad", i["name"]] = gradient
    return result


# ---------------------------------------------------------------------------------------------- files

def encode_index(index):
    return [e if isinstance(e, int) else {"slice": e} for e in index]


def encode_op(op):
    name, args = op["op"], list(op["args"])
    if name in ("getitem", "setitem_"):
        args[1] = encode_index(args[1])
    if name == "setitem_":  # as thunder writes it
        copy = {"sym": "prims.copy_with_setitem", "args": args, "out": op["copy"]}
        return {"sym": "ltorch.setitem_", "args": args, "out": op["result"],
                "body": [{"sym": "ltorch.setitem", "args": args, "out": op["copy"], "body": [copy]},
                         {"sym": "prims.copy_", "args": [op["copy"], args[0]], "kwargs": {"grad_enabled": True}, "out": op["result"]}]}
    record = {"sym": "ltorch." + name, "args": args, "out": op.get("out")}
    if "body" in op:
        record["body"] = [encode_op(nested) for nested in op["body"]]
    return record


def write_graph(path, programs):
    values, inputs, ops, outputs = {}, [], [], []
    for program in programs:
        for position, i in enumerate(program["inputs"]):
            w = i["window"]
            values[i["name"]] = {"type": f"f64[{','.join(map(str, w.sizes))}]"}
            record = {"value": i["name"], "role": "arg", "name": f"args[{len(inputs)}]"}
            if i["group"]:
                record.update(storage=i["group"], offset=w.offset, strides=w.strides)
            inputs.append(record)
        ops += [encode_op(op) for op in program["ops"]]
        outputs += program["outputs"]
    path.write_text(json.dumps({"format": "thunder-graph", "version": 1, "name": "aliasing", "values": values, "inputs": inputs, "ops": ops,
                                "outputs": outputs}, indent=1))


def write_tensors(path, tensors):
    header, blob = {}, b""
    for name, (sizes, data) in tensors.items():
        header[name] = {"dtype": "F64", "shape": sizes, "data_offsets": [len(blob), len(blob) + 8 * len(data)]}
        blob += struct.pack(f"<{len(data)}d", *data)
    text = json.dumps(header).encode()
    path.write_bytes(struct.pack("<Q", len(text)) + text + blob)


def read_tensors(path):
    raw = path.read_bytes()
    size = struct.unpack_from("<Q", raw)[0]
    header = json.loads(raw[8:8 + size])
    header.pop("__metadata__", None)
    floats = lambda b: list(struct.unpack(f"<{len(b) // 8}d", b))
    return {k: floats(raw[8 + size + v["data_offsets"][0]:8 + size + v["data_offsets"][1]]) for k, v in header.items()}


# ---------------------------------------------------------------------------------------------- comparison

def differs(have, want):
    return have is None or len(have) != len(want) or any(not abs(a - b) <= TOLERANCE * max(1, abs(b)) for a, b in zip(have, want))


class Runner:
    def __init__(self, thunderc, work, flags):
        self.thunderc, self.work, self.flags = thunderc, work, flags

    def failures(self, programs, seeds):
        """Seed -> why it fails, of these programs compiled as one."""
        graph, binary, given, made = (self.work / name for name in ("graph.json", "program", "inputs.safetensors", "outputs.safetensors"))
        write_graph(graph, programs)
        selected = [i["name"] for p in programs for i in p["inputs"] if not i["group"]]
        compiled = subprocess.run([self.thunderc, graph, "-o", binary, "--mode=grad", "--wrt=" + ",".join(selected), *self.flags],
                                  capture_output=True, text=True)
        if compiled.returncode:
            return {seed: compiled.stderr.strip() for seed in seeds}
        r = random.Random(seeds[0])
        tensors, wanted, first = {}, [], 0
        for program in programs:
            scope = run(program)
            cotangents = []
            for k, name in enumerate(program["outputs"]):
                cotangents.append([r.uniform(-1, 1) for _ in scope[name].places()])
                tensors[f"grad_output{first + k}"] = (scope[name].sizes, cotangents[-1])
            want = expected(program, cotangents)
            for i in program["inputs"]:
                tensors[i["name"]] = (i["window"].sizes, want["input", i["name"]][0])
            wanted.append((first, want))
            first += len(program["outputs"])
        write_tensors(given, tensors)
        ran = subprocess.run([binary, "--inputs", given, "--outputs", made], capture_output=True, text=True)
        if ran.returncode:
            return {seed: ran.stderr.strip() for seed in seeds}
        out, failing = read_tensors(made), {}
        for seed, (first, want) in zip(seeds, wanted):
            for (kind, name), value in want.items():
                if kind == "input":
                    before, after = value
                    have, value, key = out.get("mutated." + name, before), after, "mutated." + name
                else:
                    key = f"output{first + name}" if kind == "output" else "grad." + name
                    have = out.get(key)
                if differs(have, value):
                    failing.setdefault(seed, f"{key} is {have}, expected {value}")
        return failing

    def reduce(self, program, seed):
        """Takes away ops and outputs while the program still fails; ops that need a missing value go too."""
        fails = lambda p: p["outputs"] and seed in self.failures([p], [seed])
        changed = True
        while changed:
            changed = False
            for k in reversed(range(len(program["ops"]))):
                smaller = without(program, k)
                if fails(smaller):
                    program, changed = smaller, True
                    break
            for k in reversed(range(len(program["outputs"]))):
                smaller = dict(program, outputs=program["outputs"][:k] + program["outputs"][k + 1:])
                if fails(smaller):
                    program, changed = smaller, True
                    break
        return program


def without(program, k):
    """The program without op k and all that needs its result."""
    known = {i["name"] for i in program["inputs"]}
    ops = []
    for n, op in enumerate(program["ops"]):
        if n != k and all(a in known for a in op["args"] if isinstance(a, str)):
            ops.append(op)
            known.add(op.get("out"))
    return dict(program, ops=ops, outputs=[o for o in program["outputs"] if o in known])


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("thunderc")
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--batch", type=int, default=10)
    options, flags = parser.parse_known_args()
    runner, wrong = Runner(options.thunderc, options.work, flags), 0
    for first in range(options.first, options.first + options.count, options.batch):
        seeds = list(range(first, min(first + options.batch, options.first + options.count)))
        programs = {seed: Generator(seed, f"s{seed}.").program() for seed in seeds}
        for seed in runner.failures([programs[s] for s in seeds], seeds):
            alone = runner.failures([programs[seed]], [seed])
            if not alone and len(seeds) > 1:
                continue  # another one of the batch
            wrong += 1
            reduced = runner.reduce(programs[seed], seed)
            write_graph(options.work / f"failing-{seed}.json", [reduced])
            print(f"seed {seed}: {runner.failures([reduced], [seed]).get(seed, alone[seed])[:600]}")
    print(f"{options.count - wrong} of {options.count} programs are what the evaluator computes")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()

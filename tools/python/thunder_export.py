#!/usr/bin/env python3
"""Exports what lightning-thunder traced as thunder graph JSON, which thunderc compiles.

    from thunder_export import export
    export(module_or_function, args, kwargs, "folder")     # folder/graph.json, weights.safetensors, inputs.safetensors

    thunder_export.py PROGRAM.py FOLDER                    # PROGRAM.py has make() -> {"f": callable, "args": ..., "kwargs": ...}

The trace is thunder's first one: composites with their decompositions, before autodiff, alias handling and dead code
elimination. Needs lightning-thunder 0.2.6 and PyTorch; nothing of it is needed to compile or to run.
"""
import argparse
import importlib.util
import json
import math
import os
import re
import struct
import sys

import torch

import thunder
from thunder.core import dtypes, jit_ext, prims
from thunder.core.interpreter import INTERPRETER_SIGNALS
from thunder.core.proxies import NumberProxy, Proxy, TensorProxy
from thunder.core.symbol import Symbol
from thunder.core.trace import TraceCtx, tracectx

FORMAT, VERSION = "thunder-graph", 1
DTYPES = {torch.bool: "bool", torch.uint8: "u8", torch.int8: "i8", torch.int16: "i16", torch.int32: "i32",
          torch.int64: "i64", torch.bfloat16: "bf16", torch.float16: "f16", torch.float32: "f32", torch.float64: "f64",
          torch.complex32: "c32", torch.complex64: "c64", torch.complex128: "c128",
          torch.float8_e5m2: "f8e5m2", torch.float8_e4m3fn: "f8e4m3fn"}
TAGS = {"bool": "BOOL", "u8": "U8", "i8": "I8", "i16": "I16", "i32": "I32", "i64": "I64", "bf16": "BF16", "f16": "F16",
        "f32": "F32", "f64": "F64", "c64": "C64", "f8e5m2": "F8_E5M2", "f8e4m3fn": "F8_E4M3"}
NOTHING = {"unpack_trivial", "python_return", "python_del", "comment"}
MARKERS = {"_set_grad_enabled_with_warning", "set_grad_enabled", "autocast_enter", "autocast_exit"}


class ExportError(Exception):
    """The program has something that the format cannot say."""


def dtype_name(dtype):
    """A thunder or torch dtype as the format calls it."""
    known = dtype if isinstance(dtype, torch.dtype) else dtypes.to_torch_dtype(dtype)
    if known not in DTYPES:
        raise ExportError(f"dtype {dtype}")
    return DTYPES[known]


def encode(value, name_of=lambda proxy: proxy.name):
    """A Python value of a trace as an encoded value; `name_of` gives a tensor's name."""
    def inner(part):
        return encode(part, name_of)

    if isinstance(value, NumberProxy):
        return inner(value.value)
    if isinstance(value, Proxy):
        return name_of(value)
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int):
        if not -2**63 <= value < 2**63:
            raise ExportError(f"the integer {value}")
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else {"float": "nan" if value != value else "inf" if value > 0 else "-inf"}
    if isinstance(value, complex):
        return {"complex": [value.real, value.imag]}
    if isinstance(value, str):
        return {"str": value}
    if isinstance(value, slice):
        return {"slice": [inner(v) for v in (value.start, value.stop, value.step)]}
    if value is Ellipsis:
        return {"ellipsis": True}
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {"namedtuple": [[k, inner(getattr(value, k))] for k in value._fields]}
    if isinstance(value, (tuple, torch.Size)):
        return [inner(v) for v in value]
    if isinstance(value, list):
        return {"list": [inner(v) for v in value]}
    if isinstance(value, dict):
        return {"dict": [[inner(k), inner(v)] for k, v in value.items()]}
    if isinstance(value, (torch.dtype, dtypes.dtype)):
        return {"dtype": dtype_name(value)}
    if isinstance(value, (torch.device, thunder.devices.Device)):
        return {"device": str(thunder.devices.to_torch_device(value))}
    if isinstance(value, type) and value in (int, float, bool, complex):
        return {"pytype": value.__name__}
    if isinstance(value, (torch.layout, torch.memory_format)):
        return {"enum": str(value)}
    if callable(value):
        return {"fn": getattr(value, "__name__", "function")}
    raise ExportError(f"a value of type {type(value).__name__}")


def proxies(value):
    """The tensors in a nest of arguments or results, in order."""
    if isinstance(value, TensorProxy):
        return [value]
    if isinstance(value, (tuple, list)):
        return [p for v in value for p in proxies(v)]
    if isinstance(value, dict):
        return [p for v in value.values() for p in proxies(v)]
    return []


class Exporter:
    """Turns one trace into the document."""

    def __init__(self, name):
        self.values, self.symbols, self.rules, self.adhoc = {}, {}, {}, {}
        self.prefix, self.renamed = "", {}  # of the rule that is exported
        self.document = {"format": FORMAT, "version": VERSION,
                         "producer": f"lightning-thunder {thunder.__version__}, torch {torch.__version__.split('+')[0]}",
                         "name": re.sub(r"[^A-Za-z0-9_]", "_", name) or "main"}
        self.grad_enabled = True

    def name(self, proxy):
        """A tensor's name in the file: a rule's own have its prefix."""
        name = self.renamed.get(proxy.name, proxy.name)
        return self.prefix + name

    def encode(self, value):
        return encode(value, self.name)

    def describe(self, proxy):
        """The value record of a tensor."""
        if self.name(proxy) in self.values:
            return
        shape = ",".join(str(int(s)) for s in proxy.shape)
        record = {"type": f"{dtype_name(dtypes.to_strong_dtype(proxy.dtype))}[{shape}]"}
        if dtypes.is_weak_dtype(proxy.dtype):
            record["weak"] = True
        self.values[self.name(proxy)] = record

    def symbol(self, bsym):
        """`ltorch.add`, `prims.add`, `ext.executor.name`; records what it is."""
        sym = bsym.sym
        module = getattr(sym.module, "__name__", "")
        space = {"thunder.torch": "ltorch", "thunder.core.prims": "prims", "thunder.clang": "clang"}.get(module)
        if sym.executor is not None and "ad_hoc" in str(sym.executor.name):
            name = self.function_name(sym)
        elif sym.executor is not None:
            name = f"ext.{sym.executor.name}.{sym.name}"
        elif space:
            name = f"{space}.{sym.name}"
        else:
            name = f"ext.user.{re.sub(r'[^A-Za-z0-9_]', '_', sym.name)}"
        tags = sorted(str(t.name) for t in sym.tags or ())
        auto = "AUTO_REGISTERED" in tags
        kind = "auto" if auto else "composite" if bsym.subsymbols else "prim" if space else "opaque"
        record = {"kind": kind}
        if name.startswith("ext."):
            record.update(is_prim=bool(sym.is_prim), has_grad_rule=False, effects=[])
        if tags:
            record["tags"] = tags
        known = self.symbols.setdefault(name, record)
        if bsym.subsymbols and known["kind"] == "prim":
            known["kind"] = "composite"
        return name

    def function_name(self, sym):
        """Of a torch.autograd.Function: thunder's names hold ids and counters."""
        if sym not in self.adhoc:
            base = re.sub(r"(_\d+)+$", "", sym.name)
            taken = sum(name.split(".")[2] == base for name in self.adhoc.values())
            self.adhoc[sym] = f"ext.autograd_function.{base}" + (f".{taken}" if taken else "")
        return self.adhoc[sym]

    def rule(self, bsym):
        """The name of the gradient rule that an executor has for a symbol; none without one."""
        sym = bsym.sym
        info = sym.executor.implmap.get(sym.id) if sym.executor is not None else None
        transform = getattr(info, "grad_transform", None)
        if transform is None or self.prefix:
            return None
        name = f"r{len(self.rules)}"
        self.rules[name] = None
        trace = TraceCtx()
        with tracectx(trace):
            copies = [TensorProxy(like=p, name=p.name) if isinstance(p, TensorProxy) else p for p in bsym.args]
            result = transform(*copies, **bsym.kwargs)
        if isinstance(bsym.output, Proxy) and isinstance(result, tuple) and len(result) == 1:
            result = result[0]
        self.prefix, self.renamed = name + ".", {}
        for proxy in proxies(copies):
            self.describe(proxy)
        body = [record for record in map(self.op, trace.bound_symbols) if record]
        self.rules[name] = {"kind": "grad", "args": [self.encode(a) for a in copies],
                            "body": body, "out": self.encode(result)}
        if bsym.kwargs:
            self.rules[name]["kwargs"] = {k: self.encode(v) for k, v in bsym.kwargs.items()}
        self.prefix, self.renamed = "", {}
        return name

    def location(self, bsym):
        """`file.py:12`, without folders; none for thunder's own code."""
        path, position = bsym.source_filename, bsym.source_positions
        line = getattr(position, "lineno", position if isinstance(position, int) else None)
        if not path or line is None or os.path.dirname(thunder.__file__) in path:
            return None
        return f"{os.path.basename(path)}:{line}"

    def op(self, bsym):
        """The record of a bound symbol; none for what computes nothing."""
        if bsym.sym.name in MARKERS:
            if bsym.args and isinstance(bsym.args[0], bool):
                self.grad_enabled = bsym.args[0]
            return None
        if bsym.sym.name in NOTHING:
            return None
        if bsym.sym.id == prims.PrimIDs.UPDATE_ALIASES:  # other names of the same tensors
            for old, new in zip(proxies(bsym.args), proxies(bsym.output)):
                self.renamed[new.name] = self.renamed.get(old.name, old.name)
            return None
        outputs = proxies(bsym.output)
        body = [record for record in map(self.op, bsym.subsymbols) if record]
        writes = bsym.sym.name in ("copy_", "put_grad") or any(r["sym"] == "prims.copy_" for r in body)
        if not outputs and not writes:  # python_return, dim, a conversion of a number
            return None
        for proxy in outputs:
            self.describe(proxy)
        record = {"sym": self.symbol(bsym), "args": [self.encode(a) for a in bsym.args]}
        if bsym.kwargs:
            record["kwargs"] = {k: self.encode(v) for k, v in bsym.kwargs.items()}
        record["out"] = self.encode(bsym.output)
        if rule := self.rule(bsym):
            record["grad_rule"] = rule
            self.symbols[record["sym"]]["has_grad_rule"] = True
        if not self.grad_enabled:
            record["no_grad"] = True
        if location := self.location(bsym):
            record["loc"] = location
        known = {p.name for p in proxies(bsym.args)} | {p.name for p in proxies(bsym.kwargs)}
        if body:
            record["body"] = body
        elif outputs and all(p.name in known for p in outputs):
            record["body"] = []  # an identity
        return record

    def run(self, trace, inputs, outputs):
        """`inputs`: (proxy name, role, name, tensor) in the order of the computation."""
        storages, records = {}, []
        by_name = {p.name: p for p in proxies(list(trace.args))}
        for value, role, name, tensor in inputs:
            self.describe(by_name[value])
            if tensor.requires_grad:
                self.values[value]["requires_grad"] = True
            self.values[value].pop("weak", None)
            record = {"value": value, "role": role, "name": name}
            pointer = tensor.untyped_storage().data_ptr()
            shared = sum(t.untyped_storage().data_ptr() == pointer for _, _, _, t in inputs) > 1 and tensor.numel()
            if shared or not tensor.is_contiguous() or tensor.storage_offset():
                record.update(storage=storages.setdefault(pointer, value), offset=tensor.storage_offset(),
                              strides=list(tensor.stride()))
            if not tensor.is_leaf:
                record["is_leaf"] = False
            records.append(record)
        ops = [record for record in map(self.op, trace.bound_symbols) if record]
        self.document.update(values=self.values, inputs=records, ops=ops, outputs=encode(outputs), rules=self.rules,
                             symbols=dict(sorted(self.symbols.items())))
        return self.document


def keep_checkpoints():
    """thunder inlines what torch.utils.checkpoint runs and only marks it; here it becomes the body of a symbol."""

    def lookaside(function, *args, **options):
        trace = jit_ext.get_jit_ctx().computation_trace
        trace.push_scope([])
        result = jit_ext._interpret_call(function, *args)
        body = trace.pop_scope()
        if result is INTERPRETER_SIGNALS.EXCEPTION_RAISED:
            return result
        given = proxies([jit_ext.unwrap(a) for a in args])
        known = {p.name for p in given}
        for bsym in body:  # what the body captures is an argument, too
            for proxy in bsym.flat_proxy_args:
                if isinstance(proxy, TensorProxy) and proxy.name not in known:
                    given.append(proxy)
                    known.add(proxy.name)
            known.update(p.name for p in bsym.flat_proxy_outs)
        symbol = Symbol("checkpoint", id="thunder_export.checkpoint", _module=thunder.torch)
        bsym = symbol.bind(*given, output=jit_ext.unwrap(result), subsymbols=tuple(body))
        trace.peek_scope().append(bsym)
        return result

    jit_ext.register_general_jit_lookaside(torch.utils.checkpoint.checkpoint)(lookaside)


def input_paths(prologue):
    """Proxy name -> (role, name), from the unpacking symbols of a prologue."""
    paths = {}

    def visit(bsym):
        for inner in bsym.subsymbols:
            visit(inner)
        kind = bsym.sym.name
        if kind in ("unpack_parameter", "unpack_buffer"):
            paths[bsym.output.name] = ("param" if kind == "unpack_parameter" else "buffer", bsym.args[1].lstrip("."))
        elif kind == "unpack_trivial":
            paths[bsym.output.name] = ("arg", bsym.kwargs.get("name", bsym.output.name))
        elif kind == "unpack_sequence":
            base = paths.get(bsym.args[0].name, ("arg", bsym.args[0].name))[1]
            for i, item in enumerate(bsym.output):
                if isinstance(item, Proxy):
                    paths[item.name] = ("arg", f"{base}[{i}]")
        elif kind in ("unpack_dict_key", "unpack_getitem"):
            base = paths.get(bsym.args[0].name, ("arg", bsym.args[0].name))[1]
            if isinstance(bsym.output, Proxy):
                paths[bsym.output.name] = ("arg", f"{base}[{bsym.args[1]!r}]")

    for bsym in prologue.bound_symbols:
        visit(bsym)
    return paths


def read_epilogue(epilogue):
    """What the user's function returns, and the slots of modules that are assigned anew."""
    kinds = {"pack_buffer": "buffer", "pack_attr": "attr", "pack_setitem": "item"}
    writebacks, result = [], None
    for bsym in epilogue.bound_symbols:
        if bsym.sym.name in kinds:
            writebacks.append({"kind": kinds[bsym.sym.name], "target": str(bsym.args[1]).lstrip("."),
                               "value": bsym.args[2].name})
        elif bsym.sym.id == prims.PrimIDs.RETURN:
            result = bsym.args[0] if len(bsym.args) == 1 else bsym.args
    return result, writebacks


def write_safetensors(path, tensors):
    """Named tensors in row-major order."""
    header, data, offset = {}, [], 0
    for name, tensor in tensors.items():
        tensor = tensor.detach().contiguous().cpu()
        raw = tensor.reshape(-1).view(torch.uint8).numpy().tobytes() if tensor.numel() else b""
        header[name] = {"dtype": TAGS[DTYPES[tensor.dtype]], "shape": list(tensor.shape),
                        "data_offsets": [offset, offset + len(raw)]}
        data.append(raw)
        offset += len(raw)
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text + b"".join(data))


def export(function, args=(), kwargs=None, folder=None, name=None):
    """Traces a call of a module or function and returns the document.

    With `folder`, writes graph.json, and weights.safetensors with parameters and buffers by qualified name, and
    inputs.safetensors with the arguments of this call by value name. The call itself is made, with its effects.
    """
    kwargs = kwargs or {}
    keep_checkpoints()
    module = function if isinstance(function, torch.nn.Module) else None
    jitted = thunder.jit(function, disable_torch_autograd=True)  # the first trace is the same, and less can fail
    weights = {}
    if module is not None:
        weights = {k: v.detach().clone() for k, v in list(module.named_parameters(remove_duplicate=False)) +
                   list(module.named_buffers(remove_duplicate=False))}
    given = torch.utils._pytree.tree_map(lambda v: v.detach().clone() if isinstance(v, torch.Tensor) else v, (args, kwargs))
    jitted(*args, **kwargs)
    trace = thunder.last_traces(jitted)[0]
    paths = input_paths(thunder.last_prologue_traces(jitted)[0])
    inputs, data = [], {}
    tensors = dict(module.named_parameters(remove_duplicate=False)) if module is not None else {}
    if module is not None:
        tensors.update(module.named_buffers(remove_duplicate=False))
    for proxy in proxies(list(trace.args)):
        if proxy.name not in paths:
            raise ExportError(f"where input {proxy.name} comes from")
        role, path = paths[proxy.name]
        if role == "arg":
            tensor = eval(path, {}, {"args": args, "kwargs": kwargs})  # an access path such as args[0]['x']
            data[proxy.name] = eval(path, {}, {"args": given[0], "kwargs": given[1]})
        else:
            tensor = tensors[path]
        inputs.append((proxy.name, role, path, tensor))
    outputs, writebacks = read_epilogue(thunder.compile_stats(jitted).last_epilogue_traces[0])
    title = name or getattr(function, "__name__", type(function).__name__)
    document = Exporter(title).run(trace, inputs, outputs)
    if writebacks:
        document["writebacks"] = writebacks
    if folder:
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, "graph.json"), "w") as file:
            json.dump(document, file, indent=1)
        if weights:
            used = {path for _, role, path, _ in inputs if role != "arg"}
            write_safetensors(os.path.join(folder, "weights.safetensors"), {k: v for k, v in weights.items() if k in used})
        write_safetensors(os.path.join(folder, "inputs.safetensors"), data)
    return document


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("program", help="a Python file with make() -> {'f': callable, 'args': tuple, 'kwargs': dict}")
    parser.add_argument("folder")
    options = parser.parse_args()
    spec = importlib.util.spec_from_file_location("program", options.program)
    program = importlib.util.module_from_spec(spec)
    sys.modules["program"] = program
    spec.loader.exec_module(program)
    made = program.make()
    try:
        export(made["f"], made.get("args", ()), made.get("kwargs"), options.folder)
    except ExportError as error:
        sys.exit(f"thunder_export: error: {error}")


if __name__ == "__main__":
    main()

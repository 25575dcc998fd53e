#!/usr/bin/env python3
"""Writes a program as lightning-thunder traces it as a thunder graph JSON file, which thunderc reads.

    thunder_export.py SCRIPT.py FOLDER [--make NAME] [--name NAME] [--no-weights]

SCRIPT defines make(), which returns a dictionary: `f` (a module or a function), `args` (a tuple of example arguments) and, where needed, `kwargs`;
it may define register(thunder), which returns a list of executors. FOLDER gets graph.json, inputs.safetensors, and the parameters
and buffers as weights.safetensors, which thunderc compiles in. From Python: export(f, args, kwargs, executors=...) returns the graph as a dictionary.

The graph is thunder's first computation trace, before autodiff and the executors, with its decompositions. What is added to printing it: checkpointed
regions are kept as regions with all they capture as arguments, no_grad becomes a flag, markers and computations of literals are dropped, the rules of
executors and of torch.autograd.Function become rules of the file, shared storage of inputs is described. For thunder 0.2.6.
"""
import argparse, collections, contextlib, importlib.util, json, math, os, pathlib, re, sys, warnings

warnings.filterwarnings("ignore", module="thunder")
import torch
import thunder
from thunder.core import devices, dtypes, prims
from thunder.core import jit_ext
from thunder.core.proxies import AnyProxy, NumberProxy, Proxy, ProxyTag, StringProxy, TensorProxy
from thunder.core.symbol import BoundSymbol
from thunder.core.trace import TraceCtx, tracectx
from thunder.core.transforms import Transform
import thunder.torch as ltorch

FORMAT, VERSION = "thunder-graph", 1
# Symbols that open and close a context: their effect is in the flags of the ops between them.
MARKERS = {"_set_grad_enabled_with_warning", "autocast_enter", "autocast_exit", "enter_autocast", "exit_autocast", "python_return", "python_del",
           "unpack_trivial", "comment", "check_none"}
CHECKPOINT_OPTIONS = {"context_fn", "debug", "determinism_check", "preserve_rng_state", "use_reentrant"}
INFORMATIVE_TAGS = {"DONT_DCE", "IN_PLACE", "RANDOM_OP", "REDUCTION_OP", "MATMUL_OP", "SHAPE_OP", "AUTO_REGISTERED", "DONT_RECOMPUTE_IN_BACKWARD",
                    "DONT_AUTO_RECOMPUTE_IN_BACKWARD", "TORCH_COMPILE_COMPLIANT_CUSTOM_OP"}
DTYPES = {torch.bool: "bool", torch.uint8: "u8", torch.int8: "i8", torch.int16: "i16", torch.int32: "i32", torch.int64: "i64",
          torch.bfloat16: "bf16", torch.float16: "f16", torch.float32: "f32", torch.float64: "f64", torch.complex32: "c32",
          torch.complex64: "c64", torch.complex128: "c128", torch.float8_e5m2: "f8e5m2", torch.float8_e4m3fn: "f8e4m3fn"}


class ExportError(Exception):
    """What the format, or this exporter, can't say."""


# ---------------------------------------------------------------------------------------------- tracing

class _Traced(Exception):
    """Ends compilation once the first traces are there."""


class _StopAfterTracing(Transform):
    def transform_traces_pre_prologue(self, *args, **kwargs):
        raise _Traced


def _checkpoint_as_region(function, *args, **options):
    """In place of thunder's own handling, which inlines the region and only tags its results."""
    context = jit_ext.get_jit_ctx()
    trace = context.computation_trace
    trace.push_scope([])
    keywords = {k: v for k, v in options.items() if k not in CHECKPOINT_OPTIONS}
    wrapped = jit_ext._interpret_call(function, *args, **keywords)
    body = trace.pop_scope()
    if wrapped is jit_ext.INTERPRETER_SIGNALS.EXCEPTION_RAISED:
        return wrapped
    explicit = [a for a in jit_ext.tree_map(jit_ext.unwrap, list(args) + list(keywords.values()))]
    explicit = [p for p in thunder.core.pytree.tree_flatten(explicit)[0] if isinstance(p, Proxy)]
    inputs = {p.name: p for p in explicit}
    for proxy in _captured(body):
        inputs.setdefault(proxy.name, proxy)
    trace.peek_scope().append(ltorch.checkpoint.bind(*inputs.values(), output=jit_ext.unwrap(wrapped), subsymbols=tuple(body)))
    return wrapped


def _captured(body):
    """Proxies that the ops of `body` read and do not compute, in order of their first use."""
    made, read = set(), {}

    def visit(ops):
        for op in ops:
            for proxy in op.flat_proxy_args:
                if proxy.name not in made:
                    read.setdefault(proxy.name, proxy)
            visit(op.subsymbols)
            made.update(p.name for p in op.flat_proxy_outs)
    visit(body)
    return read.values()


@contextlib.contextmanager
def _regions_kept():
    lookasides, key = jit_ext._general_jit_lookaside_map, torch.utils.checkpoint.checkpoint
    old = lookasides[key]
    jit_ext.register_general_jit_lookaside(key)(_checkpoint_as_region)
    try:
        yield
    finally:
        lookasides[key] = old


def _trace(f, args, kwargs, executors):
    """The first prologue, computation and epilogue traces, and all executors that may have rules, by priority."""
    compiled = thunder.jit(f, transforms=[_StopAfterTracing()], executors=list(executors) or None, skip_inplace_alias_updates=True)
    with _regions_kept(), contextlib.suppress(_Traced):
        try:
            compiled(*args, **kwargs)
        except NotImplementedError as error:
            raise ExportError(f"thunder does not trace this program: {error}") from error
    statistics = thunder.compile_stats(compiled)
    if not statistics.last_traces:
        raise ExportError("thunder traced nothing")
    ad_hoc = thunder.compile_data(compiled).executors_list[0]
    return statistics.last_prologue_traces[0], statistics.last_traces[0], statistics.last_epilogue_traces[0], [ad_hoc, *executors]


# ---------------------------------------------------------------------------------------------- inputs

def _input_paths(prologue):
    """Name of an unpacked proxy -> (role, qualified name or access path)."""
    paths = {"args": ("arg", "args"), "kwargs": ("arg", "kwargs")}
    for op in prologue.bound_symbols:
        if op.output is None or not isinstance(op.output, (Proxy, tuple, list)):
            continue
        name = op.sym.name
        if name in ("unpack_parameter", "unpack_buffer"):
            paths[op.output.name] = ("param" if name == "unpack_parameter" else "buffer", op.args[1])
        elif name in ("unpack_sequence", "unpack_dict_key", "unpack_key", "getitem", "subscr", "unpack_getitem"):
            base, key = op.args[0], op.args[1]
            if isinstance(base, Proxy) and base.name in paths and isinstance(op.output, Proxy):
                paths[op.output.name] = ("arg", f"{paths[base.name][1]}[{key!r}]")
            elif isinstance(base, Proxy) and base.name in paths:
                for i, item in enumerate(op.output):
                    if isinstance(item, Proxy):
                        paths[item.name] = ("arg", f"{paths[base.name][1]}[{i}]")
    return paths


def _tensor_at(f, args, kwargs, role, name):
    if role == "arg":
        return eval(name, {"args": args, "kwargs": kwargs})  # an access path that this file composed
    module = f if isinstance(f, torch.nn.Module) else None
    if module is None:
        raise ExportError(f"'{name}': parameters of a module that is not the exported one")
    return module.get_parameter(name) if role == "param" else module.get_buffer(name)


class _Storages:
    """`storage`, `offset` and `strides` of inputs: what shares memory, what lies otherwise than row-major."""

    def __init__(self, tensors):
        self.tensors = tensors
        self.first, self.shared = {}, collections.Counter()
        for name, tensor in tensors.items():
            pointer = tensor.untyped_storage().data_ptr()
            self.first.setdefault(pointer, name)
            self.shared[pointer] += 1

    def describe(self, name):
        tensor = self.tensors[name]
        pointer = tensor.untyped_storage().data_ptr()
        if self.shared[pointer] == 1 and tensor.is_contiguous() and tensor.storage_offset() == 0 or tensor.numel() == 0:
            return {}
        return {"storage": self.first[pointer], "offset": tensor.storage_offset(), "strides": list(tensor.stride())}


# ---------------------------------------------------------------------------------------------- encoding

def _type_of(proxy):
    if isinstance(proxy, TensorProxy):
        return f"{_dtype(proxy.dtype)}[{','.join(str(int(d)) for d in proxy.shape)}]"
    if isinstance(proxy, NumberProxy):
        return proxy.python_type.__name__
    raise ExportError(f"'{proxy.name}' is a {type(proxy).__name__}")


def _dtype(dtype):
    return DTYPES[dtypes.to_torch_dtype(dtype)]


def _device(device):
    return "cpu" if device.devicetype == devices.DeviceType.CPU else f"{device.device_str()}"


class _Graph:
    """One graph under construction: values, rules and symbols are collected while ops are encoded."""

    def __init__(self, executors):
        self.executors = executors
        self.values, self.rules, self.symbols = {}, {}, {}
        self.classes = {}  # names of torch.autograd.Function's symbols, by symbol

    # values -----------------------------------------------------------------

    def declare(self, proxy, prefix=""):
        if not isinstance(proxy, (TensorProxy, NumberProxy)) or prefix + proxy.name in self.values:
            return
        record = {"type": _type_of(proxy)}
        if isinstance(proxy, TensorProxy):
            if proxy.device.devicetype != devices.DeviceType.CPU:
                record["device"] = _device(proxy.device)
            if proxy.requires_grad:
                record["requires_grad"] = True
            if dtypes.is_weak_dtype(proxy.true_dtype):
                record["weak"] = True
            if ProxyTag.DETACHED_AUTOGRAD_GRAPH in proxy.tags:
                record["tags"] = ["DETACHED_AUTOGRAD_GRAPH"]
        self.values[prefix + proxy.name] = record

    def encode(self, value, prefix=""):
        """An argument in the notation of the format: strings are references, everything else says what it is."""
        one = lambda v: self.encode(v, prefix)
        if isinstance(value, StringProxy):
            return {"str": value.value}
        if isinstance(value, Proxy):
            if isinstance(value, AnyProxy):
                raise ExportError(f"'{value.name}' is an object that no tensor or number stands for")
            if isinstance(value, NumberProxy) and value.value is not None and prefix + value.name not in self.values:
                return one(value.value)
            self.declare(value, prefix)
            return prefix + value.name
        if value is None or isinstance(value, (bool, int)):
            return value
        if isinstance(value, float):
            return value if math.isfinite(value) else {"float": "nan" if math.isnan(value) else "inf" if value > 0 else "-inf"}
        if isinstance(value, complex):
            return {"complex": [one(value.real), one(value.imag)]}
        if isinstance(value, str):
            return {"str": value}
        if isinstance(value, slice):
            return {"slice": [one(value.start), one(value.stop), one(value.step)]}
        if value is Ellipsis:
            return {"ellipsis": True}
        if isinstance(value, tuple) and hasattr(value, "_fields"):
            return {"namedtuple": [[field, one(item)] for field, item in zip(value._fields, value)]}
        if isinstance(value, (tuple, torch.Size)):
            return [one(item) for item in value]
        if isinstance(value, list):
            return {"list": [one(item) for item in value]}
        if isinstance(value, dict):
            return {"dict": [[one(key), one(item)] for key, item in value.items()]}
        if isinstance(value, (dtypes.dtype, torch.dtype)):
            return {"dtype": _dtype(value)}
        if isinstance(value, (devices.Device, torch.device)):
            return {"device": _device(devices.to_device(value))}
        if value in (int, float, bool, complex):
            return {"pytype": value.__name__}
        if isinstance(value, (torch.layout, torch.memory_format)):
            return {"enum": str(value)}
        if callable(value):
            return {"fn": getattr(value, "__name__", type(value).__name__)}
        raise ExportError(f"no notation for a {type(value).__name__}")

    # ops --------------------------------------------------------------------

    def name_symbol(self, op):
        sym = op.sym
        executor = sym.executor
        if executor is not None and isinstance(executor, thunder.extend.TemporaryExecutor):
            return self._name_class(sym)
        if executor is not None:
            name, record = f"ext.{executor.name}.{sym.name}", {"kind": "composite" if op.subsymbols else "opaque"}
            record.update(is_prim=bool(sym.is_prim), has_grad_rule=self._find_rule(op, "grad_transform") is not None,
                          effects=["host"] if sym.tags and prims.OpTags.DONT_DCE in sym.tags else [])
        else:
            module = sym.module.__name__ if sym.module is not None else ""
            library = {"thunder.core.prims": "prims", "thunder.clang": "clang", "thunder.distributed.prims": "dist"}.get(module)
            is_auto = bool(sym.tags) and prims.OpTags.AUTO_REGISTERED in sym.tags
            if library is None and (module.startswith("thunder.torch") or is_auto or not module):
                library = "ltorch"
            if library is None and _is_custom_op(sym):
                name = "ext." + str(sym.id).replace("::", ".").removesuffix(".default")
                self.symbols.setdefault(name, {"kind": "opaque", "is_prim": True, "has_grad_rule": False, "effects": [], "torch_library": True})
                return name
            if library is None:
                raise ExportError(f"symbol '{sym.name}' of module '{module}' belongs to none of thunder's libraries")
            name = f"{library}.{sym.name}"
            record = {"kind": "auto" if is_auto else "prim" if sym.is_prim else "composite"}
        tags = sorted(tag.name for tag in sym.tags or () if tag.name in INFORMATIVE_TAGS)
        if tags:
            record["tags"] = tags
        self.symbols.setdefault(name, record)
        return name

    def _name_class(self, sym):
        """ext.autograd_function.Cls, and Cls.1 for the second specialisation: thunder's own names hold addresses and counters."""
        if sym not in self.classes:
            cls = re.sub(r"(_\d+)+$", "", sym.name)
            count = sum(name.split(".")[2] == cls for name in self.classes.values())
            self.classes[sym] = f"ext.autograd_function.{cls}" + (f".{count}" if count else "")
            self.symbols[self.classes[sym]] = {"kind": "composite", "is_prim": False, "has_grad_rule": True, "effects": []}
        return self.classes[sym]

    def encode_ops(self, ops, prefix="", no_grad=False, with_rules=True):
        """The ops that compute something; `no_grad` is what the ops around say."""
        encoded, enabled = [], not no_grad
        for op in ops:
            if op.sym.name == "_set_grad_enabled_with_warning":
                enabled = bool(op.args[0])
            if op.sym.name in MARKERS or not op.flat_proxy_args and not op.flat_proxy_outs:
                continue
            if op.output is not None and not op.flat_proxy_outs:
                continue  # a number that is known while tracing, as a rank
            encoded.append(self._encode_op(op, prefix, not enabled, with_rules))
        return encoded

    def _encode_op(self, op, prefix, no_grad, with_rules):
        record = {"sym": self.name_symbol(op)}
        if op.args:
            record["args"] = [self.encode(a, prefix) for a in op.args]
        kwargs = {k: self.encode(v, prefix) for k, v in op.kwargs.items() if record["sym"] != "ltorch.checkpoint" or k not in CHECKPOINT_OPTIONS}
        if kwargs:
            record["kwargs"] = kwargs
        record["out"] = self.encode(op.output, prefix)
        if no_grad:
            record["no_grad"] = True
        location = _location(op)
        if location and not prefix:
            record["loc"] = location
        if with_rules:
            for key, kind, attribute in (("grad_rule", "grad", "grad_transform"), ("impl_rule", "impl", "execution_transform")):
                rule = self._find_rule(op, attribute)
                if rule is not None and not (kind == "impl" and record["sym"].startswith("ext.")):
                    record[key] = self._add_rule(kind, rule, op)
        body = self.encode_ops(op.subsymbols, prefix, no_grad, with_rules)
        if body or op.subsymbols:
            record["body"] = body
        return record

    # rules ------------------------------------------------------------------

    def _find_rule(self, op, attribute):
        """Of the first executor that has an implementation for this op and accepts it."""
        for executor in self.executors:
            implementation = executor.implmap.get(op.sym.id)
            if implementation is None:
                continue
            if implementation.checker is None or implementation.checker(*op.args, **op.kwargs):
                return getattr(implementation, attribute)
        return None

    def _add_rule(self, kind, function, op):
        name = f"r{len(self.rules)}"
        self.rules[name] = None  # keeps the place of a rule inside this one
        prefix = name + "."
        trace = TraceCtx()
        with tracectx(trace):
            formal = lambda v: v if not isinstance(v, TensorProxy) else TensorProxy(v.name, like=v, requires_grad=v.requires_grad)
            args, kwargs = thunder.core.pytree.tree_map(formal, (op.args, op.kwargs))
            out = function(*args, **kwargs)
        aliases = {}
        ops = _without_alias_updates(trace.bound_symbols, aliases)
        for proxy in thunder.core.pytree.tree_flatten((args, kwargs))[0]:
            self.declare(proxy, prefix) if isinstance(proxy, TensorProxy) else None
        record = {"kind": kind, "args": [self.encode(a, prefix) for a in args]}
        if kwargs:
            record["kwargs"] = {k: self.encode(v, prefix) for k, v in kwargs.items()}
        body = self.encode_ops(ops, prefix, with_rules=False)
        if isinstance(out, tuple) and len(out) == 1 and not isinstance(op.output, tuple):
            out = out[0]
        record["out"] = self.encode(_renamed(out, aliases), prefix)
        record["body"] = body
        self.rules[name] = record
        return name


def _is_custom_op(sym):
    return bool(sym.tags) and prims.OpTags.TORCH_COMPILE_COMPLIANT_CUSTOM_OP in sym.tags


def _renamed(value, aliases):
    rename = lambda v: aliases.get(v.name, v) if isinstance(v, Proxy) else v
    return thunder.core.pytree.tree_map(rename, value)


def _without_alias_updates(ops, aliases):
    """`prims.update_aliases` only gives values new names: their users read the old ones. `aliases` is filled."""
    kept = []
    for op in ops:
        args, kwargs, output = (_renamed(part, aliases) for part in (op.args, op.kwargs, op.output))
        if op.sym.name == "update_aliases":
            for old, new in zip(thunder.core.pytree.tree_flatten(args)[0], op.flat_proxy_outs):
                aliases[new.name] = old
            continue
        inner = _without_alias_updates(op.subsymbols, aliases)
        kept.append(BoundSymbol(op.sym, args=args, kwargs=kwargs, output=output, subsymbols=tuple(inner), source_filename=op.source_filename,
                                source_positions=op.source_positions))
    return kept


def _location(op):
    """basename:line of the user's source; what lies in thunder itself says nothing."""
    if not op.source_filename or op.source_positions is None or op.source_filename.startswith(os.path.dirname(thunder.__file__) + os.sep):
        return None
    return f"{os.path.basename(op.source_filename)}:{op.source_positions.lineno}"


# ---------------------------------------------------------------------------------------------- export

def export(f, args=(), kwargs=None, *, executors=(), name="main"):
    """The thunder graph of f(*args, **kwargs) as a dictionary, and its input tensors by value name.

    f: a module or a function; args, kwargs: example arguments, whose shapes, dtypes, storages and numbers the graph is specialised to;
    executors: thunder executors by priority. Raises ExportError for what the format can't say.
    """
    kwargs = kwargs or {}
    prologue, computation, epilogue, ranked = _trace(f, args, kwargs, executors)
    graph = _Graph(ranked)
    paths = _input_paths(prologue)
    inputs, tensors = [], {}
    for proxy in computation.args:
        if not isinstance(proxy, TensorProxy):
            continue
        if proxy.name not in paths:
            raise ExportError(f"'{proxy.name}' is neither an argument nor a parameter or buffer of the module")
        role, path = paths[proxy.name]
        tensors[proxy.name] = _tensor_at(f, args, kwargs, role, path)
        inputs.append({"value": proxy.name, "role": role, "name": path})
    storages = _Storages(tensors)
    for record, proxy in zip(inputs, (p for p in computation.args if isinstance(p, TensorProxy))):
        graph.declare(proxy)
        graph.values[proxy.name]["requires_grad"] = tensors[proxy.name].requires_grad
        if not tensors[proxy.name].requires_grad:
            del graph.values[proxy.name]["requires_grad"]
        record.update(storages.describe(proxy.name))
        if record["role"] == "arg" and not tensors[proxy.name].is_leaf:
            record["is_leaf"] = False
    ops = graph.encode_ops(computation.bound_symbols)
    outputs, writebacks = _results(graph, epilogue)
    document = {"format": FORMAT, "version": VERSION, "producer": f"lightning-thunder {thunder.__version__}, torch {torch.__version__.split('+')[0]}",
                "name": name, "values": graph.values, "inputs": inputs, "ops": ops, "outputs": outputs}
    if writebacks:
        document["writebacks"] = writebacks
    if graph.rules:
        document["rules"] = graph.rules
    document["symbols"] = dict(sorted(graph.symbols.items()))
    return document, tensors


def _results(graph, epilogue):
    """The user's results, and the slots of the module that the epilogue assigns anew."""
    outputs, writebacks = None, []
    for op in epilogue.bound_symbols:
        if op.sym.name == "python_return":
            outputs = graph.encode(op.args[0] if len(op.args) == 1 else tuple(op.args))
        elif op.sym.name in ("pack_buffer", "pack_setitem", "pack_attr"):
            kind = {"pack_buffer": "buffer", "pack_setitem": "item", "pack_attr": "attr"}[op.sym.name]
            writebacks.append({"kind": kind, "target": str(op.args[1]).lstrip("."), "value": graph.encode(op.args[2])})
    return outputs, writebacks


def dumps(document):
    """JSON text with one op a line, nested ops indented."""
    compact = lambda value: json.dumps(value, separators=(",", ":"), allow_nan=False)

    def op_lines(ops, indent):
        return ",\n".join(indent + op_text(op, indent) for op in ops)

    def op_text(op, indent):
        head = {k: v for k, v in op.items() if k != "body"}
        if "body" not in op:
            return compact(head)
        if not op["body"]:
            return compact(head)[:-1] + ',"body":[]}'
        return compact(head)[:-1] + ',"body":[\n' + op_lines(op["body"], indent + "  ") + "\n" + indent + "]}"

    def entries(mapping, text):
        return "{\n" + ",\n".join(f"  {json.dumps(k)}:{text(v)}" for k, v in mapping.items()) + "\n}"

    parts = []
    for key, value in document.items():
        if key == "ops":
            text = "[\n" + op_lines(value, "  ") + "\n]" if value else "[]"
        elif key == "inputs" and value:
            text = "[\n" + ",\n".join("  " + compact(v) for v in value) + "\n]"
        elif key in ("values", "symbols") and value:
            text = entries(value, compact)
        elif key == "rules":
            text = entries(value, lambda rule: op_text(rule, "  "))
        else:
            text = compact(value)
        parts.append(f'"{key}":{text}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0], epilog="Needs lightning-thunder, torch and safetensors.")
    parser.add_argument("script", type=pathlib.Path, help="Python file with make() and perhaps register(thunder)")
    parser.add_argument("folder", type=pathlib.Path, help="where graph.json and the tensors go")
    parser.add_argument("--make", default="make", help="function that returns f, args and kwargs (default: make)")
    parser.add_argument("--name", help="name of the graph (default: the script's)")
    parser.add_argument("--no-weights", action="store_true", help="write no weights.safetensors: parameters are inputs of the program")
    options = parser.parse_args()
    from safetensors.torch import save_file

    spec = importlib.util.spec_from_file_location(options.script.stem, options.script)
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    case = getattr(script, options.make)()
    executors = script.register(thunder) if hasattr(script, "register") else []
    try:
        document, tensors = export(case["f"], case.get("args", ()), case.get("kwargs"), executors=executors, name=options.name or options.script.stem)
    except ExportError as error:
        sys.exit(f"thunder_export: error: {error}")
    plain = lambda tensor: tensor.detach().contiguous().clone()  # tensors of a safetensors file share no memory
    options.folder.mkdir(parents=True, exist_ok=True)
    (options.folder / "graph.json").write_text(dumps(document))
    given = [i for i in document["inputs"] if i["role"] == "arg" or options.no_weights]
    stored = [i for i in document["inputs"] if i not in given]
    save_file({i["value"]: plain(tensors[i["value"]]) for i in given}, options.folder / "inputs.safetensors")
    if stored:
        save_file({i["name"]: plain(tensors[i["value"]]) for i in stored}, options.folder / "weights.safetensors")


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Makes the programs of docs/Semantics.md in this folder; needs lightning-thunder and PyTorch, which nothing else here does.

ROW.json is the graph that thunder traced, ROW.safetensors has its inputs (in.NAME), and what PyTorch's eager mode computes: results (out.I),
inputs that are written, afterwards (mut.NAME), cotangents (cot.I) and gradients (grad.NAME). Where eager mode refuses or differs by design, the
row has a second function without writes, which says what is meant; its results count.
"""
import pathlib
import sys
import warnings

warnings.filterwarnings("ignore")
here = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(here.parents[2] / "tools" / "python"))
import torch  # noqa: E402
import torch.nn as nn  # noqa: E402
import torch.nn.functional as F  # noqa: E402
from torch.utils.checkpoint import checkpoint  # noqa: E402
from safetensors.torch import save_file  # noqa: E402
import thunder_export  # noqa: E402

ROWS, REFUSED = {}, {}


def row(name, *shapes, grad=(), make=None, means=None):
    """Registers f, or the module that f returns, as the program of a row: inputs are normal draws of these shapes, or made by `make`.
    `grad`: positions of the inputs that require a gradient (parameters do anyhow); empty: no gradients."""
    def register(f):
        ROWS[name] = (f, shapes, grad, make, means)
        return f
    return register


def refused(name, make, f):
    """A program that thunderc refuses; only refused/NAME.json is made."""
    REFUSED[name] = (f, make)


def region(f, *args):
    return checkpoint(f, *args, use_reentrant=False)


# ------------------------------------------------------------------ mutation and aliasing

@row("M1", (2, 3))
def _(x):
    x.view(-1).sin_()


@row("M2", (2, 3))
def _(x):
    torch.randn(4).sin_()
    return x + 1


@row("M3", (2, 3), grad=[0])
def _(x):
    y = x * 2
    z = y.detach().cos()
    y.mul_(3)
    return z, y + 1


@row("M4", (2, 3))
def _(x):
    x.add_(1)
    return x


@row("M5", (2, 3))
def _(x):
    v = x.view(6)
    x.mul_(2)
    return v + 0


@row("M6", (2, 3))
def _(x):
    v = x[0]
    x.exp_()
    return v * 1


def same(count):
    def make():
        t = torch.randn(2, 3)
        return (t,) * count
    return make


@row("M7", make=same(2))
def _(a, b):
    return a.exp_() + b.tanh_()


@row("M7_three", make=same(3))
def _(a, b, c):
    return a.exp_() + b.tanh_() + c.cosh_()


def windows(*makers):
    def make():
        t = torch.randn(12)
        return tuple(maker(t) for maker in makers)
    return make


@row("M8_overlap", make=windows(lambda t: t[0:4], lambda t: t[2:6]))
def _(a, b):
    a.add_(1)
    b.mul_(2)
    return a * 1, b * 1


@row("M8_disjoint", make=windows(lambda t: t[0:4], lambda t: t[6:10]))
def _(a, b):
    a.add_(1)
    return a * b


@row("M8_transposed", make=windows(lambda t: t.view(3, 4), lambda t: t.view(3, 4).t()))
def _(a, b):
    a.sin_()
    return b * 1


@row("M8_strided", make=windows(lambda t: t[0:12:2], lambda t: t[0:12:3]))
def _(a, b):
    a.mul_(3)
    b.add_(10)
    return a + 0, b + 0


@row("M9", (2, 3), grad=[0])
def _(x):
    c = x.clone()
    c.mul_(2)
    return c, x * 1


@row("M10", (2, 3))
def _(x):
    x.add_(1).sin_().mul_(5)


@row("M11", (2, 3))
def _(x):
    y = x.view(3, 2)
    y[0][0] = 0
    return x * 1


@row("M12", (3, 4))
def _(x):
    a, b = x.chunk(2, dim=1)
    a.mul_(2)
    b.neg_()
    return x * 1


def _m15(x):
    return (x * 1).sin() + x * 2


@row("M15", (2, 3), grad=[0], means=_m15)
def _(x):
    y = x * 1
    s = y.sin()
    y.mul_(2)
    return s + y


@row("M16", (2, 3), grad=[0])
def _(x):
    y = x * 1
    y.view(-1).sin_()
    return y


class SinInPlace(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x.clone().sin_()

    @staticmethod
    def backward(ctx, g):
        (x,) = ctx.saved_tensors
        return g * x.cos()


refused("M17", lambda: (torch.ones(2, 3, requires_grad=True),), lambda x: SinInPlace.apply(x) * 2)
refused("M13", lambda: (torch.arange(4),), lambda x: x.add_(1.5))
refused("M14", lambda: (torch.ones(2, 3, requires_grad=True),), lambda x: x.mul_(2))
refused("M22", lambda: (torch.ones(1, 3),), lambda x: x.expand(3, 3).add_(1))


@row("M20", (2, 3), (6,), grad=[0, 1])
def _(x, z):
    y = x * 1
    y.view(-1).copy_(z)
    return y * 2


@row("M20_part", (2, 3), (3,), grad=[0, 1])
def _(x, z):
    y = x * 1
    y[1].copy_(z * z)
    return y * y


class Counter(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("n", torch.tensor([1.0, 2.0, 3.0]))

    def forward(self, x):
        self.n.add_(x)


@row("M21", (3,))
def _():
    return Counter()


@row("M23", (2, 3))
def _(x):
    x.zero_()
    return x + 1


@row("M23_setitem", (2, 3), grad=[0])
def _(x):
    y = x * 1
    y[0] = 2.0
    return y * x


@row("M24", (2, 3))
def _(x):
    y = x.add_(1)
    z = y.sin_()
    w = z.mul_(y.copy_(z.cos()))
    return w


@row("M25", (2, 3), (2, 3))
def _(x, y):
    z = x.view(6)
    s = y.exp_().add(x) + z.exp().view(2, 3)
    t = x.copy_(z.exp().view(x.shape)).view(6) + z.cos()
    return s, t


class WritesInRegion(nn.Module):
    """The region writes a value from outside of it, once."""

    def __init__(self):
        super().__init__()
        self.register_buffer("n", torch.tensor([1.0, 2.0, 3.0]))

    def forward(self, x):
        def body(v):
            self.n.add_(1)
            return (v * self.n).sin()
        return region(body, x)


@row("M26", (2, 3), grad=[0], means=lambda x: (x * torch.tensor([2.0, 3.0, 4.0])).sin())
def _():
    return WritesInRegion()


@row("M8_subset", make=windows(lambda t: t.view(3, 4), lambda t: t.view(3, 4)[0]))
def _(a, b):
    b.add_(1)
    return a * 2


@row("M16b", (2, 3), grad=[0])
def _(x):
    y = x * 1
    y.view(-1).sin_()
    return y * 2


@row("M16c", (2, 3), grad=[0])
def _(x):
    y = x * 1
    v = y.view(-1)
    y.sin_()
    return v * 2


@row("M16d", (2, 3), grad=[0])
def _(x):
    y = x * 1
    y[0].mul_(3)
    return y * 2


@row("M16e", (2, 3), grad=[0])
def _(x):
    y = x * 1
    y[0] = x[1]
    return y * 2


@row("M16f", (2, 3), grad=[0])
def _(x):
    y = x * 1
    y.sin_().mul_(2)
    return y


class Scaled(nn.Module):
    def __init__(self):
        super().__init__()
        torch.manual_seed(2)
        self.w = nn.Parameter(torch.randn(2, 3))
        self.register_buffer("n", torch.zeros(()))
        self.register_buffer("h", torch.zeros(2, 3))


class ViewOfInput(Scaled):
    def forward(self, x):
        x.view(-1).add_(1)
        return x * self.w


class CountsSteps(Scaled):
    def forward(self, x):
        self.n.add_(1)
        return (x * self.w).sum()


class RowOfBuffer(Scaled):
    def forward(self, x):
        self.h[0].copy_(x.mean(0))
        return (x * self.w).sum()


@row("M16g", (2, 3), grad=["w"])
def _():
    return ViewOfInput()


@row("M16h", (2, 3), grad=["w"])
def _():
    return CountsSteps()


@row("M16i", (2, 3), grad=["w"])
def _():
    return RowOfBuffer()


class NormTwice(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.BatchNorm1d(3)

    def forward(self, x):
        return self.norm(self.norm(x).sin())


@row("M18", (4, 3), grad=[0])
def _():
    return nn.BatchNorm1d(3)


@row("M18b", (4, 3), grad=[0])
def _():
    return NormTwice()


class Reassigns(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("c", torch.ones(3))

    def forward(self, x):
        self.c = self.c + x
        return self.c * 2


@row("M21b", (3,))
def _():
    return Reassigns()


@row("M29", (3,), (3,), grad=[1])
def _(average, p):
    with torch.no_grad():
        average.mul_(0.9).add_(p, alpha=0.1)
    return (p * 2).sum()


@row("M30", (2, 3), (3, 2))
def _(x, v):
    x.t().add_(v)
    return x * 1


@row("M31", (3, 3))
def _(x):
    x.diagonal().mul_(2)
    return x * 1


@row("M32", (2, 3))
def _(x):
    x.add_(1)
    return x.view(-1), x


@row("M33", (2, 3), grad=[0])
def _(x):
    return F.relu(x * 1, inplace=True) * 2


@row("M34", (2, 3))
def _(x):
    x.t().reshape(-1).add_(1)
    return x * 1


@row("M35", (2, 3))
def _(x):
    x.contiguous().add_(1)
    return x * 1


@row("M36", make=lambda: (torch.randn(3, 2).t(),))
def _(x):
    x.reshape(-1).add_(1)
    return x * 1


@row("M37", make=lambda: (torch.randn(4, 3), torch.tensor([[True, False, True]] * 4), torch.tensor([1])))
def _(x, mask, i):
    x.masked_fill_(mask, -1.0)
    x.index_put_((i,), torch.zeros(3))
    return x * 1


@row("M39", (2, 3), (2, 3))
def _(x, y):
    x += y
    x[:, 0] += 1
    return x * 1


# ------------------------------------------------------------------ checkpointing

@row("C1", (4, 4), (4, 4), grad=[0, 1])
def _(x, y):
    def body(x, y):
        h = x @ y
        a, b = h.sin(), h.cos()
        return (a * b).exp() + F.softmax(a, -1)
    return region(body, x, y)


@row("C4", (4, 4), (4, 4), grad=[0, 1])
def _(x, y):
    def inner(v):
        return (v @ y).tanh()

    def outer(v):
        return region(inner, v.sin()).cos() * y
    return region(outer, x)


@row("C5", (4, 4), grad=[0])
def _(x):
    def body(v):
        t = v * 2
        t.sin_()
        return t * v
    return region(body, x)


def _c5(x, y):
    z = x * 2.0 + 1.0
    return (z * y).sin(), z


@row("C5_input", (4, 4), (4, 4), grad=[0, 1], means=_c5)
def _(x, y):
    z = x * 2.0

    def body(b):
        z.add_(1.0)
        return (z * b).sin()
    return region(body, y), z


@row("C7", (4, 4), grad=[0])
def _(x):
    h = region(lambda v: v.sin().exp(), x)
    return h * h, h


@row("C8", (4, 4), (4, 4), grad=[0, 1])
def _(x, y):
    h = region(lambda v: (v @ y).sin(), x)
    return region(lambda v: (v @ y).cos(), h)


class Captures(nn.Module):
    def __init__(self):
        super().__init__()
        torch.manual_seed(3)
        self.linear = nn.Linear(4, 4)

    def forward(self, x):
        return region(lambda v: torch.tanh(self.linear(v)) * self.linear.bias, x)


@row("C9", (3, 4), grad=[0])
def _():
    return Captures()


@row("C10", (4, 4), grad=[0])
def _(x):
    with torch.no_grad():
        s = region(lambda v: v.sin().exp(), x)
    return x * s


@row("C11", (4, 4), grad=[0])
def _(x):
    body = lambda v: v.sin().exp()  # noqa: E731
    return region(body, x) * body(x) + region(body, x)


@row("C13", (4, 4), grad=[0])
def _(x):
    def body(v):
        unused = v.exp().cos()  # noqa: F841
        return v.sin()
    return region(body, x).cos()


@row("C14", (4, 6), grad=[0])
def _(x):
    return region(lambda v: F.softmax(v * 2, -1), x)


# ------------------------------------------------------------------ dead code and equal code

@row("D2", (2, 3))
def _(x):
    y, z = x + 1, x + 1
    return y, z, z + 1


@row("D2_written", (2, 3))
def _(x):
    y, z = x + 1, x + 1
    y.mul_(3)
    return y, z


@row("D3", (2, 3))
def _(x):
    b = x + 1
    x.mul_(2)
    return b, x


@row("D4", (2, 3), grad=[0])
def _(x):
    t = x * 1
    t.copy_(x.sin())
    return x + 1


# ------------------------------------------------------------------ values

def fresh(inputs):
    """Clones that share memory as `inputs` do."""
    storages = {}

    def clone(t):
        key = t.untyped_storage().data_ptr()
        if key not in storages:
            flat = torch.empty(0, dtype=t.dtype).set_(t.untyped_storage())
            storages[key] = flat.detach().clone()
        return storages[key].as_strided(t.shape, t.stride(), t.storage_offset())
    return tuple(clone(t.detach()) for t in inputs)


def leaves(value):
    return [] if value is None else [t for v in value for t in leaves(v)] if isinstance(value, (tuple, list)) else [value]


def make_row(name):
    f, shapes, grad, make, means = ROWS[name]
    build = f if f.__code__.co_argcount == 0 else None
    torch.manual_seed(sum(map(ord, name)))
    inputs = make() if make else tuple(torch.randn(s) for s in shapes)

    def started(requires):
        made = fresh(inputs)
        for i in grad if requires else ():
            if isinstance(i, int):
                made[i].requires_grad_()
        return (build() if build else f), made

    function, args = started(True)
    document, tensors = thunder_export.export(function, args, name=name)
    keys = [i["value"] for i in document["inputs"]]
    data = {"in." + key: tensors[key].detach().clone().contiguous() for key in keys}

    # Forward: results, and what is written.
    function, args = started(False)
    module = function if isinstance(function, nn.Module) else None
    with torch.no_grad():
        out = leaves(function(*args))
    places = {i["value"]: i for i in document["inputs"]}
    for key in keys:
        kind = places[key]
        after = module.get_parameter(kind["name"]) if kind["role"] == "param" else \
            module.get_buffer(kind["name"]) if kind["role"] == "buffer" else eval(kind["name"], {"args": args})
        if not torch.equal(after, data["in." + key]):
            data["mut." + key] = after.detach().clone().contiguous()
    for i, t in enumerate(out):
        data[f"out.{i}"] = t.detach().clone().contiguous()

    if grad:
        function, args = started(True)
        named = {key: args[int(places[key]["name"][5:-1])] for key in keys if places[key]["role"] == "arg"}
        named = {key: t for key, t in named.items() if t.requires_grad}
        if isinstance(function, nn.Module):
            named.update({key: function.get_parameter(places[key]["name"]) for key in keys if places[key]["role"] == "param"})
        results = leaves((means or function)(*args))
        for i, (t, forward) in enumerate(zip(results, out)):
            assert torch.allclose(t, forward), name
        results = [(i, t) for i, t in enumerate(results) if t.requires_grad]
        cotangents = [torch.randn_like(t) for _, t in results]
        found = torch.autograd.grad([t for _, t in results], list(named.values()), cotangents, allow_unused=True)
        for (i, _), cotangent in zip(results, cotangents):
            data[f"cot.{i}"] = cotangent
        for (key, t), g in zip(named.items(), found):
            data["grad." + key] = torch.zeros_like(t) if g is None else g.contiguous()
    (here / f"{name}.json").write_text(thunder_export.dumps(document))
    save_file({k: v.detach().clone() for k, v in data.items()}, here / f"{name}.safetensors")


for name, (f, make) in REFUSED.items():
    (here / "refused").mkdir(exist_ok=True)
    (here / "refused" / f"{name}.json").write_text(thunder_export.dumps(thunder_export.export(f, make(), name=name)[0]))
for name in sys.argv[1:] or ROWS:
    try:
        make_row(name)
    except Exception as error:  # noqa: BLE001 - the others are made all the same
        print(f"{name}: {type(error).__name__}: {str(error)[:300]}")

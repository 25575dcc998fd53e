#!/usr/bin/env python3
"""Makes the programs (all, or those named) and PyTorch's results in this folder; needs torch, which nothing else here does.

NAME.pt2 is an exported module; NAME.safetensors has its inputs (in.NAME), the results (out.I), inputs afterwards when they are mutated
(mut.NAME), buffers afterwards (state.NAME), cotangents (cot.I) and the gradients of what --wrt names (grad.NAME).
"""
import json
import struct
import sys
import torch


class NoGrad(torch.nn.Module):
    """Constants, writes to an intermediate and to a parameter's average outside autograd, a region with gradients inside."""

    def __init__(self):
        super().__init__()
        self.w = torch.nn.Parameter(torch.tensor([1.0, -2.0, 0.5]))
        self.register_buffer("average", torch.tensor([0.25, 0.5, -1.0]))

    def forward(self, x):
        y = x * self.w
        with torch.no_grad():
            largest = y.abs().amax()
            y.add_(1)
            self.average.mul_(0.5).add_(self.w, alpha=0.5)
            with torch.enable_grad():
                square = x * x
            mul = x * 3
        return y * y / largest + mul + square, y.view(1, 3) * self.average


class Gaps(torch.nn.Module):
    """Inputs with gaps or in another order in memory, written through views."""

    def forward(self, x, y, z):
        x.mul_(2)
        y[1].add_(x)
        y.t().select(0, 2).sin_()
        z.view(6)[1::2].neg_()
        return y * 1, z + 0


class Resized(torch.nn.Module):
    """Inputs that get other sizes."""

    def forward(self, x, y):
        x.t_()
        y.unsqueeze_(0).squeeze_(2)
        return x * y.sum()


class Windows(torch.nn.Module):
    """Windows by strides: on a view of an input, beyond the view; on a transposed input; copied."""

    def forward(self, x, y):
        part = x[6:]
        beyond = part.as_strided((4,), (1,), 2)
        turned = y.as_strided((2, 2), (2, 1), 2)
        copied = torch.as_strided_copy(part, (2, 3), (1, 2))
        return beyond * 2, turned * 3, copied


class Aliases(torch.nn.Module):
    """Operators under their second names, in place too."""

    def forward(self, x):
        y = torch.absolute(x).clone()
        y.arctan_()
        return torch.special.psi(y + 1), torch.multiply(y, x), torch.greater(x, 0) * x


def wide(*shape, generator=torch.Generator().manual_seed(5)):
    return torch.randint(-8, 9, shape, generator=generator) / 4.0


PROGRAMS = {
    "no_grad": (NoGrad(), lambda: {"x": torch.tensor([1.5, -0.5, 2.0])}, ["x", "w"]),
    "gaps": (Gaps(), lambda: {"x": torch.arange(6.0)[::2], "y": torch.arange(-9.0, 9.0).view(6, 3).t()[:, ::2],
                              "z": torch.arange(12.0).view(6, 2)[:, 0].view(2, 3)}, []),
    "windows": (Windows(), lambda: {"x": torch.arange(12.0), "y": torch.arange(6.0).view(3, 2).t()}, ["x", "y"]),
    "aliases": (Aliases(), lambda: {"x": wide(5)}, ["x"]),
    "resized": (Resized(), lambda: {"x": wide(2, 3), "y": wide(3, 1)}, ["x"]),
}


def save(path, tensors):
    header, blob = {}, b""
    for name, tensor in tensors.items():
        data = tensor.detach().contiguous().numpy().tobytes()
        header[name] = {"dtype": "F32", "shape": list(tensor.shape), "data_offsets": [len(blob), len(blob) + len(data)]}
        blob += data
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text + blob)


for name in sys.argv[1:] or PROGRAMS:
    module, make, selected = PROGRAMS[name]
    program = torch.export.export(module, tuple(make().values()), strict=False)
    torch.export.save(program, name + ".pt2")
    inputs = make()
    tensors = {"in." + k: v.clone() for k, v in inputs.items()}
    leaves = {k: inputs[k] for k in selected if k in inputs}
    for leaf in leaves.values():
        leaf.requires_grad_()
    # A mutated input is no leaf; its gradient is that of its value on entry.
    arguments = {k: v.clone() if k in leaves else v for k, v in inputs.items()}
    outputs = module(**arguments)
    outputs = outputs if isinstance(outputs, tuple) else (outputs,)
    tensors.update({f"out.{i}": v for i, v in enumerate(outputs)})
    for k, v in arguments.items():
        if v.shape != tensors["in." + k].shape or not torch.equal(v, tensors["in." + k]):
            tensors["mut." + k] = v
    tensors.update({"state." + k: v for k, v in module.named_buffers()})
    leaves.update({k: v for k, v in module.named_parameters() if k in selected})
    if leaves:
        cotangents = [wide(*v.shape) for v in outputs]
        tensors.update({f"cot.{i}": v for i, v in enumerate(cotangents)})
        gradients = torch.autograd.grad(outputs, list(leaves.values()), cotangents)
        tensors.update({"grad." + k: v for k, v in zip(leaves, gradients)})
    save(name + ".safetensors", tensors)

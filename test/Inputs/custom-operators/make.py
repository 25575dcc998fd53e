#!/usr/bin/env python3
"""Wrote custom.pt2 (torch 2.8), a model with custom operators, and prints the results that the tests expect."""
import torch


@torch.library.custom_op("test::scale", mutates_args=())
def scale(x: torch.Tensor, by: float, *, mode: str) -> torch.Tensor:
    return x * by


@torch.library.custom_op("test::accumulate", mutates_args=("m",))
def accumulate(m: torch.Tensor, x: torch.Tensor) -> torch.Tensor:
    sum = m.sum()
    m += x
    return sum


scale.register_fake(lambda x, by, *, mode: torch.empty_like(x))
accumulate.register_fake(lambda m, x: x.new_empty(()))


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("m", torch.zeros(2, 2))

    def forward(self, x):
        y = torch.ops.test.scale(x, 0.5, mode="half")
        old = torch.ops.test.accumulate(self.m[1], y)
        y.add_(1)  # the result of a custom operator is a storage of its own
        return y, old, self.m + 0


program = torch.export.export(Model(), (torch.tensor([2.0, 4.0]),))
torch.export.save(program, "custom.pt2")
m = Model()
for _ in range(2):
    print(m(torch.tensor([2.0, 4.0])))

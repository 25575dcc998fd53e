#!/usr/bin/env python3
"""Exports a small model with the custom operator example::swish, and PyTorch's results. Needs torch and safetensors; nothing else does."""
import re
import torch
from safetensors.torch import save_file


@torch.library.custom_op("example::swish", mutates_args=())
def swish(x: torch.Tensor, beta: float) -> torch.Tensor:
    return x * torch.sigmoid(beta * x)


swish.register_fake(lambda x, beta: torch.empty_like(x))


def backward(ctx, g):
    x, beta = ctx.saved_tensors[0], ctx.beta
    s = torch.sigmoid(beta * x)
    return g * (s + beta * x * s * (1 - s)), None


def setup(ctx, inputs, output):
    ctx.save_for_backward(inputs[0])
    ctx.beta = inputs[1]


swish.register_autograd(backward, setup_context=setup)


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.second = torch.nn.Linear(3, 4), torch.nn.Linear(4, 1)

    def forward(self, x):
        return self.second(swish(self.first(x), 1.5)).square().mean()


torch.manual_seed(0)
model, x = Model(), torch.randn(5, 3)
program = torch.export.export(model, (x,))
for node in program.graph.nodes:  # where torch is installed says nothing to others
    if "stack_trace" in node.meta:
        node.meta["stack_trace"] = re.sub(r'File ".*/site-packages/', 'File "', node.meta["stack_trace"])
torch.export.save(program, "model.pt2")
save_file({"x": x}, "inputs.safetensors")
loss = model(x)
loss.backward()
save_file({"output0": loss.detach()}, "outputs.safetensors")
save_file({"output0": loss.detach(), **{"grad." + name: p.grad for name, p in model.named_parameters()}}, "gradients.safetensors")

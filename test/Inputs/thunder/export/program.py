"""A module with a buffer, a view that is written, a checkpoint region, and numbers and None among its outputs."""
import torch
from torch.utils.checkpoint import checkpoint


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(3, 4)
        self.register_buffer("seen", torch.zeros(4))

    def forward(self, x, scale):
        hidden = checkpoint(lambda v: torch.sin(self.linear(v)), x, use_reentrant=False)
        self.seen[1:].add_(hidden[0, 1:])
        return {"out": hidden * scale, "none": None, "two": 2, "seen": self.seen * 1}


def make():
    torch.manual_seed(0)
    return {"f": Model(), "args": (torch.randn(2, 3), torch.full((4,), 2.0))}

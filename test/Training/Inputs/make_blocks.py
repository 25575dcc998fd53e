#!/usr/bin/env python3
"""Exports blocks.pt2, a model of two blocks whose modules `--checkpoint` names; not needed to build or test.

    python make_blocks.py     (torch)
"""
import re

import torch


class Block(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.fc, self.out = torch.nn.Linear(4, 8), torch.nn.Linear(8, 4)

    def forward(self, x):
        return torch.tanh(self.out(torch.sin(self.fc(x))))


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.blocks = torch.nn.ModuleList([Block(), Block()])

    def forward(self, x):
        for block in self.blocks:
            x = block(x)
        return self.blocks[0](x)  # a second call of one block


torch.manual_seed(1)
program = torch.export.export(Model(), (torch.zeros(8, 4),))
for node in program.graph.nodes:  # where torch is installed says nothing to others
    if "stack_trace" in node.meta:
        node.meta["stack_trace"] = re.sub(r'File ".*/site-packages/', 'File "', node.meta["stack_trace"])
torch.export.save(program, "blocks.pt2")

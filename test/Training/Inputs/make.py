#!/usr/bin/env python3
"""Trains the digits classifier with PyTorch and writes what a training program's log must say; not needed to build or test.

    python make.py     (torch, safetensors)

  expected.json         for each case: flags of thunderc, flags of the program, lines of the log, norms of the trained parameters
  few_classes.safetensors, few_onehot.safetensors
                        64 training images with their digits as classes and as F32 [64, 10]
  tied.pt2, pairs.safetensors
                        a model with one weight under two names, and data for it
  autocast.safetensors  the scores of the first 32 images under torch.autocast("cpu", dtype=torch.bfloat16)
"""
import json
import pathlib

import torch
from safetensors.torch import load_file, save_file
from torch.nn.functional import binary_cross_entropy_with_logits, cross_entropy, mse_loss, one_hot

HERE = pathlib.Path(__file__).resolve().parent
DIGITS = HERE.parents[2] / "examples" / "digits"
BATCH, STEPS = 32, 8
torch.set_num_threads(1)

train = load_file(DIGITS / "train.safetensors")
few = {"input": train["input"][:64].clone(), "target": train["target"][:64].clone()}
onehot = {"input": few["input"], "target": one_hot(few["target"], 10).float()}
save_file(onehot, HERE / "few_onehot.safetensors")
save_file(few, HERE / "few_classes.safetensors")


def run(loss, optimizer, data, model=DIGITS / "digits_untrained.pt2", inputs="input", batch_rows=BATCH, clip=None, accumulate=1, schedule=None, validate_every=None, freeze=()):
    """The usual PyTorch loop; the lines of its log and the norms of the parameters after it."""
    model = torch.export.load(model).module()
    parameters = dict(model.named_parameters(remove_duplicate=False))
    for name in freeze:
        parameters[name].requires_grad_(False)
    optimizer = optimizer([p for p in model.parameters() if p.requires_grad])
    scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, schedule or (lambda step: 1))
    lines, batch = [], 0
    batches = len(data[inputs]) // batch_rows

    def validate(done):
        with torch.no_grad():
            losses = [loss(model(few["input"][i:i + BATCH]), few["target"][i:i + BATCH]).item() for i in (0, BATCH)]
        lines.append({"step": done, "validation_loss": sum(losses) / 2})

    for step in range(STEPS):
        optimizer.zero_grad()
        total = 0
        for _ in range(accumulate):
            rows = slice(batch % batches * batch_rows, (batch % batches + 1) * batch_rows)
            batch += 1
            value = loss(model(data[inputs][rows]), data["target"][rows])
            (value / accumulate).backward()
            total += value.item() / accumulate
        line = {"step": step, "loss": total, "lr": scheduler.get_last_lr()[0]}
        if clip is not None:
            line["grad_norm"] = torch.nn.utils.clip_grad_norm_(model.parameters(), clip).item()
        optimizer.step()
        scheduler.step()
        lines.append(line)
        if validate_every and ((step + 1) % validate_every == 0 or step + 1 == STEPS):
            validate(step + 1)
    return lines, {name: p.detach().double().norm().item() for name, p in parameters.items()}


def linear(step, warmup=3):
    return (step + 1) / warmup if step < warmup else 1 - (step - warmup) / (STEPS - warmup)


def cosine(step, warmup=2):
    return (step + 1) / warmup if step < warmup else (1 + torch.cos(torch.tensor((step - warmup) / (STEPS - warmup) * torch.pi,
                                                                                 dtype=torch.double)).item()) / 2


CE = "--loss=cross_entropy(output0,target)"


class Tied(torch.nn.Module):
    """One weight under two names."""

    def __init__(self):
        super().__init__()
        self.down, self.up = torch.nn.Linear(4, 4), torch.nn.Linear(4, 4)
        self.up.weight = self.down.weight

    def forward(self, x):
        return self.up(torch.tanh(self.down(x)))


torch.manual_seed(0)
pairs = {"x": torch.randn(12, 4), "target": torch.randn(12, 4)}
save_file(pairs, HERE / "pairs.safetensors")
program = torch.export.export(Tied(), (pairs["x"][:3].clone(),))
for node in program.graph.nodes:
    node.meta.pop("stack_trace", None)  # it names folders of one machine
torch.export.save(program, HERE / "tied.pt2")
SGD, Adam, AdamW = torch.optim.SGD, torch.optim.Adam, torch.optim.AdamW
cases = {
    "sgd": ([CE, "--optimizer=sgd"], ["--lr", "0.1"], dict(optimizer=lambda p: SGD(p, lr=0.1))),
    "dampening": ([CE, "--optimizer=sgd", "--momentum=0.9", "--dampening=0.3", "--lr=0.05"], [],
                  dict(optimizer=lambda p: SGD(p, lr=0.05, momentum=0.9, dampening=0.3))),
    "nesterov": ([CE, "--optimizer=sgd", "--momentum=0.9", "--nesterov", "--weight-decay=0.01", "--lr=0.05"], [],
                 dict(optimizer=lambda p: SGD(p, lr=0.05, momentum=0.9, nesterov=True, weight_decay=0.01))),
    "adam": ([CE, "--optimizer=adam"], [], dict(optimizer=lambda p: Adam(p))),
    "adam_decay": ([CE, "--optimizer=adam", "--weight-decay=0.1", "--betas=0.8,0.99"], ["--lr", "0.01", "--eps", "1e-6"],
                   dict(optimizer=lambda p: Adam(p, lr=0.01, weight_decay=0.1, betas=(0.8, 0.99), eps=1e-6))),
    "adamw": ([CE, "--optimizer=adamw"], ["--betas", "0.9,0.95"], dict(optimizer=lambda p: AdamW(p, betas=(0.9, 0.95)))),
    "clip": ([CE, "--optimizer=sgd"], ["--lr", "0.5", "--clip-norm", "0.4"], dict(optimizer=lambda p: SGD(p, lr=0.5), clip=0.4)),
    "no_clip": ([CE, "--optimizer=sgd"], ["--lr", "0.5", "--clip-norm", "100"], dict(optimizer=lambda p: SGD(p, lr=0.5), clip=100)),
    "accumulate": ([CE, "--optimizer=adam"], ["--accumulate", "3"], dict(optimizer=lambda p: Adam(p), accumulate=3)),
    "clip_accumulate": ([CE, "--optimizer=adamw"], ["--accumulate", "2", "--clip-norm", "0.3", "--lr", "0.01"],
                        dict(optimizer=lambda p: AdamW(p, lr=0.01), accumulate=2, clip=0.3)),
    "linear": ([CE, "--optimizer=sgd"], ["--lr", "0.2", "--schedule", "linear", "--warmup", "3"],
               dict(optimizer=lambda p: SGD(p, lr=0.2), schedule=linear)),
    "cosine": ([CE, "--optimizer=adamw"], ["--lr", "0.02", "--schedule=cosine", "--warmup", "2"],
               dict(optimizer=lambda p: AdamW(p, lr=0.02), schedule=cosine)),
    "validate": ([CE, "--optimizer=sgd"], ["--lr", "0.2", "--validate", "few_classes.safetensors", "--validate-every", "3"],
                 dict(optimizer=lambda p: SGD(p, lr=0.2), validate_every=3)),
    "freeze": ([CE, "--optimizer=adam", "--freeze=hidden.*"], ["--lr", "0.01"],
               dict(optimizer=lambda p: Adam(p, lr=0.01), freeze=("hidden.weight", "hidden.bias"))),
    "mse": (["--loss=mse(output0,target)", "--optimizer=sgd"], ["--lr", "0.5"],
            dict(loss=mse_loss, data=onehot, optimizer=lambda p: SGD(p, lr=0.5))),
    "bce": (["--loss=bce_with_logits(output0,target)", "--optimizer=sgd"], ["--lr", "0.5"],
            dict(loss=binary_cross_entropy_with_logits, data=onehot, optimizer=lambda p: SGD(p, lr=0.5))),
    # One gradient, one update, both names in the state.
    "tied": (["--loss=mse(output0,target)", "--optimizer=adam"], ["--lr", "0.05", "--clip-norm", "0.5"],
             dict(loss=mse_loss, data=pairs, model=HERE / "tied.pt2", inputs="x", batch_rows=3, clip=0.5, optimizer=lambda p: Adam(p, lr=0.05))),
}
expected = {}
for name, (compile_flags, run_flags, keywords) in cases.items():
    data = keywords.setdefault("data", train)
    keywords.setdefault("loss", cross_entropy)
    lines, norms = run(**keywords)
    files = {id(train): "{digits}/train.safetensors", id(onehot): "few_onehot.safetensors", id(pairs): "pairs.safetensors"}
    expected[name] = {"model": "tied.pt2" if "model" in keywords else "{digits}/digits_untrained.pt2",
                      "compile": compile_flags, "run": run_flags, "data": files[id(data)], "log": lines, "norms": norms}


def text(case):
    log = ",\n    ".join(json.dumps(line) for line in case["log"])
    rest = ",\n  ".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in case.items() if key != "log")
    return f"{{{rest},\n  \"log\": [\n    {log}]}}"


(HERE / "expected.json").write_text("{" + ",\n".join(f"{json.dumps(name)}: {text(case)}" for name, case in expected.items()) + "}\n")

model = torch.export.load(DIGITS / "digits_untrained.pt2").module()
hidden, scores = model.hidden, model.scores
with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16):
    output = torch.nn.functional.linear(torch.relu(torch.nn.functional.linear(few["input"][:32], hidden.weight, hidden.bias)), scores.weight, scores.bias)
save_file({"output0": output}, HERE / "autocast.safetensors")

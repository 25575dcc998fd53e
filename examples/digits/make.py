#!/usr/bin/env python3
"""Makes the files of this example. They are checked in: nobody needs to run this to build, run or test thunderc.

    pip install torch scikit-learn safetensors && python make.py

The model is a classifier with one hidden layer for scikit-learn's 8x8 images of handwritten digits. It is exported twice, with the
same parameter names, so that state files move between the two programs:
  digits_trained.pt2    trained by PyTorch, for the 357 test images at once
  digits_untrained.pt2  fresh weights, for batches of 32 training images
  train.safetensors     input F32 [1440, 64], target I64 [1440]
  test.safetensors      input F32 [357, 64]
  labels.safetensors    target I64 [357], the digits of the test images
"""
import pathlib
import site

import torch
from safetensors.torch import save_file
from sklearn.datasets import load_digits

HERE = pathlib.Path(__file__).resolve().parent
TEST_IMAGES = 357  # the last ones; 1440 = 45 batches of 32 remain for training
BATCH = 32


class Digits(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.hidden = torch.nn.Linear(64, 128)
        self.scores = torch.nn.Linear(128, 10)

    def forward(self, input):
        return self.scores(torch.relu(self.hidden(input)))


def accuracy(model, images, labels):
    with torch.no_grad():
        return (model(images).argmax(1) == labels).float().mean().item()


def train(model, images, labels, epochs=40):
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
    for _ in range(epochs):
        for rows in torch.randperm(len(images)).split(BATCH):
            optimizer.zero_grad()
            torch.nn.functional.cross_entropy(model(images[rows]), labels[rows]).backward()
            optimizer.step()


def export(model, images, path):
    """Writes the program with source lines that do not name the machine it was exported on."""
    program = torch.export.export(model, (images.clone(),))
    for node in program.graph.nodes:
        if trace := node.meta.get("stack_trace"):
            for folder in (str(HERE), *site.getsitepackages()):
                trace = trace.replace(folder + "/", "")
            node.meta["stack_trace"] = trace
    torch.export.save(program, path)


def main():
    images, labels = load_digits(return_X_y=True)
    images, labels = torch.tensor(images, dtype=torch.float32) / 16, torch.tensor(labels, dtype=torch.int64)
    order = torch.randperm(len(images), generator=torch.Generator().manual_seed(0))
    images, labels = images[order], labels[order]
    test, rest = (images[-TEST_IMAGES:], labels[-TEST_IMAGES:]), (images[:-TEST_IMAGES], labels[:-TEST_IMAGES])
    save_file({"input": rest[0].contiguous(), "target": rest[1].contiguous()}, HERE / "train.safetensors")
    save_file({"input": test[0].contiguous()}, HERE / "test.safetensors")
    save_file({"target": test[1].contiguous()}, HERE / "labels.safetensors")

    torch.manual_seed(1)
    model = Digits()
    export(model, rest[0][:BATCH], HERE / "digits_untrained.pt2")
    print(f"untrained: test accuracy {accuracy(model, *test):.3f}")
    train(model, *rest)
    export(model, test[0], HERE / "digits_trained.pt2")
    print(f"trained:   test accuracy {accuracy(model, *test):.3f}")


if __name__ == "__main__":
    main()

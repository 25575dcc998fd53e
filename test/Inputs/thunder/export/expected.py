"""What PyTorch itself computes for program.py, as a safetensors file."""
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, "..", "..", "..", "..", "tools", "python")]
import program  # noqa: E402
from thunder_export import write_safetensors  # noqa: E402

made = program.make()
result = made["f"](*made["args"])
write_safetensors(sys.argv[1], {"output0": result["out"], "output3": result["seen"]})

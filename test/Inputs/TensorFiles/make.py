"""Makes the files of this folder with NumPy and the safetensors package; not needed to build or test."""
import numpy as np
from safetensors.numpy import save_file

f = np.arange(6, dtype="<f4").reshape(2, 3) / 4
arrays = {
    "f": f,
    "fortran": np.asfortranarray(f),
    "big": f.astype(">f8"),
    "cube": np.asfortranarray(np.arange(24, dtype="<i2").reshape(2, 3, 4)),
    "scalar": np.array(-7, "<i8"),
    "empty": np.zeros((0, 3), "<f2"),
    "mask": np.array([True, False]),
    "complex": np.array([1 + 2j], "<c8"),
}
np.savez("numpy.npz", **arrays)
np.savez_compressed("deflated.npz", f=f)
np.save("half.npy", np.array([1, -0.5, 65504], "<f2"))
np.save("text.npy", np.array(["a"]))
np.save("record.npy", np.zeros(1, [("a", "<f4")]))
save_file({k: np.ascontiguousarray(v) for k, v in arrays.items() if k not in ("big", "complex")}, "reference.safetensors", {"made by": "safetensors"})

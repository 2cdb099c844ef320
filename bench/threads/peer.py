"""h5py in a process that lives on: python peer.py FOLDER

Makes files of shuffled and deflated float32 there, and prints a line of JSON for each: path and CRC of the values. Then, for each path that
comes in, opens it, reads the whole dataset and prints the seconds that took.
"""

import json
import sys
import time
import zlib
from pathlib import Path

import h5py
import numpy as np

LAYERS, SIDE = 64, 512
CHUNKS = {"chunks of 1 MiB": (1, SIDE, SIDE), "chunks of 64 KiB": (1, 128, 128)}


def field(rng: np.random.Generator) -> np.ndarray:
    y, x = np.mgrid[0:SIDE, 0:SIDE] / SIDE
    waves = [np.sin((3 + i % 5) * y) * np.cos((7 + i % 3) * x) for i in range(LAYERS)]
    return (280 + 20 * np.stack(waves) + rng.normal(0, 0.02, (LAYERS, SIDE, SIDE))).astype("f4")


folder = Path(sys.argv[1])
values = field(np.random.default_rng(1))
for name, chunks in CHUNKS.items():
    path = folder / f"{chunks[1]}.h5"
    with h5py.File(path, "w") as file:
        file.create_dataset("data", data=values, chunks=chunks, compression="gzip", compression_opts=4, shuffle=True)
    print(json.dumps({"name": name, "path": str(path), "crc": zlib.crc32(values.tobytes())}), flush=True)
print(json.dumps(None), flush=True)
del values

for line in sys.stdin:
    begin = time.perf_counter()
    with h5py.File(line.strip(), "r") as file:
        file["data"][...]
    print(json.dumps(time.perf_counter() - begin), flush=True)

"""What `mirazarr read --output` wrote, read by others: python read-files.py CASES.json

A case is {file, variable, npy, raw, png, csv, range}: `npy` holds the decoded values, `raw` the stored ones, `png` a picture of the first
field with colours spread over `range`, `csv` the table. NumPy and GDAL read them, xarray reads the file.
"""

import csv
import json
import sys
import warnings

import numpy as np
import rasterio
import xarray as xr

warnings.filterwarnings("ignore")


def same(ours, theirs):
    ours, theirs = np.asarray(ours), np.asarray(theirs)
    return ours.shape == theirs.shape and np.array_equal(ours.astype("f8"), theirs.astype("f8"), equal_nan=True)


def check(case):
    with xr.open_dataset(case["file"], decode_times=False) as dataset:
        decoded = dataset[case["variable"]].load()
    with xr.open_dataset(case["file"], decode_cf=False) as dataset:
        stored = dataset[case["variable"]].values
    if not same(np.load(case["npy"]), decoded.values):
        yield ".npy has other values than xarray"
    raw = np.load(case["raw"])
    if raw.dtype != stored.dtype.newbyteorder("<") or not same(raw, stored):
        yield f"the stored .npy is {raw.dtype}, not {stored.dtype}, or has other values"
    with open(case["csv"], newline="") as file:
        head, *rows = list(csv.reader(file))
    if head != [*decoded.dims, case["variable"]]:
        yield f"the table has the columns {head}"
    if not same([float(row[-1] or "nan") for row in rows], decoded.values.reshape(-1)):
        yield "the table has other values than xarray"
    field = decoded.isel({name: 0 for name in decoded.dims[:-2]})
    rows_up = decoded[decoded.dims[-2]].values
    values = field.values[::-1] if rows_up[0] < rows_up[-1] else field.values
    with rasterio.open(case["png"]) as picture:
        pixels, palette = picture.read(1), picture.colormap(1)
    low, high = case["range"]
    expected = 1 + np.clip(np.floor((values - low) / (high - low) * 254 + 0.5), 0, 254)
    if not np.array_equal(pixels, np.where(np.isnan(values), 0, expected).astype("u1")):
        yield "the picture has other pixels"
    if palette[0][3] != 0 or any(palette[i][3] != 255 for i in range(1, 256)):
        yield "not just what is missing is transparent"
    lightness = [0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b, _ in (palette[i] for i in range(1, 256))]
    if any(after <= before for before, after in zip(lightness, lightness[8:])):
        yield "the colours do not go from dark to light"


def main(path):
    failed = 0
    for case in json.load(open(path)):
        problems = list(check(case))
        for problem in problems:
            print(f"{case['file']} {case['variable']}: {problem}")
        failed += bool(problems)
        if not problems:
            print(f"{case['file'].split('/')[-1]} {case['variable']}: as xarray, NumPy and GDAL read them")
    sys.exit(1 if failed else 0)


main(sys.argv[1])

"""Compares what zarr-python, xarray and GDAL read through `mirazarr serve` with what they read from the files themselves.

    python serve.py CASES.json

`CASES.json` is written by serve.mjs: a file, its format, and its URL in each mode of the server. Ends with
"N passed, M failed"; the exit code is 1 after any failure.
"""

import json
import pathlib
import re
import sys
import urllib.request
import warnings

import h5py
import hdf5plugin  # noqa: F401  filters for h5py
import netCDF4
import numpy as np
import rasterio
import xarray as xr
import zarr

from compare import Difference, compare_datasets, compare_values, describe, groups_of

STORED = ["none", "raw", "zstd"]
DECODED = ["decoded", "decoded-zstd"]
# GDAL needs a request for each look: a few arrays of a file are enough.
GDAL_ARRAYS = 3


# ----------------------------------------------------------------------------- stored values, by the path of the array


def source_arrays(case):
    """What the reader of the format finds, path by path: stored values, native byte order."""
    readers = {"netcdf3": read_netcdf3, "netcdf4": read_hdf5, "hdf5": read_hdf5, "tiff": read_tiff, "zarr": read_zarr}
    return {path: native(values) for path, values in readers[case["format"]](case["path"])}


def read_netcdf3(path):
    with netCDF4.Dataset(path) as file:
        file.set_auto_maskandscale(False)
        file.set_auto_chartostring(False)
        for name, variable in file.variables.items():
            yield f"/{name}", np.asarray(variable[...])


def read_hdf5(path):
    found = []
    with h5py.File(path) as file:
        file.visititems(lambda name, node: found.append((f"/{name}", node)) if is_plain_dataset(node) else None)
        for name, node in found:
            try:
                yield name, np.asarray(node[()])
            except OSError:
                pass  # h5py lacks the filter


def decoded_arrays(case):
    """What xarray makes of the file: masked and unpacked."""
    try:
        with xr.open_dataset(case["path"], engine="netcdf4", decode_times=False) as file:
            return {f"/{name}": native(each.values) for name, each in file.variables.items() if each.dtype.kind == "f"}
    except Exception:
        return {}  # what xarray cannot open shows nothing


def is_plain_dataset(node):
    return isinstance(node, h5py.Dataset) and node.shape is not None and node.dtype.kind in "iuf" and node.size > 0


def read_tiff(path):
    with rasterio.open(path) as file:
        bands = file.read()
        yield "/0", bands[0] if file.count == 1 else bands


def read_zarr(path):
    root = zarr.open(path, mode="r")
    arrays = [("", root)] if isinstance(root, zarr.Array) else [(name, node) for name, node in members(root)]
    for name, node in arrays:
        if node.dtype.kind in "iufb" and node.size > 0:
            yield f"/{name}", node[...]


def members(group):
    return [(name, node) for name, node in group.members(max_depth=None) if isinstance(node, zarr.Array)]


def native(values):
    return np.ascontiguousarray(values.astype(values.dtype.newbyteorder("="), copy=False))


# ---------------------------------------------------------------------------------------------------- the clients


def listing_of(url):
    with urllib.request.urlopen(f"{url}/") as answer:
        return json.load(answer)


def served_paths(url):
    """The arrays that a client can be expected to read: the listing says which need codecs that it lacks."""
    listing = listing_of(url)
    strange = {note["path"] for note in listing["diagnostics"] if note["code"] in ("codec-not-portable", "grid-not-portable")}
    return {array["path"] for array in listing["arrays"]} - strange


def compare_zarr(case, mode, arrays):
    """zarr-python against the reader of the format, bit for bit."""
    url = case["urls"][mode]
    # zarr-python refuses a group with one array that it has no codec for: without transcoding, arrays are opened one by one.
    root = None if mode == "none" else zarr.open(url, mode="r")
    for path in sorted(served_paths(url) & set(arrays)):
        expected = arrays[path]
        node = zarr.open(url + path.rstrip("/"), mode="r") if root is None else root if path == "/" else root[path[1:]]
        found = native(node[...])
        if found.dtype.kind == "b" and expected.dtype.kind in "iu":
            expected = expected.astype(bool)
        if found.shape != expected.shape:
            # NetCDF-4: an array that ends before its dimension goes on with its fill value.
            found = found[tuple(slice(length) for length in expected.shape)]
        yield path
        if found.dtype != expected.dtype or found.tobytes() != expected.tobytes():
            yield Difference(path, f"{mode}: zarr-python reads {found.dtype} {found.shape}, other values than {expected.dtype}")


def compare_xarray(case, mode):
    """xarray on the served store against xarray on the file."""
    for group in groups_of(case["path"]):
        options = {"group": group, "decode_times": False}
        url = case["urls"][mode]
        try:
            file = xr.open_dataset(case["path"], engine="netcdf4", **options)
        except Exception:
            continue  # what xarray cannot open shows nothing
        # One path for the dataset: without dask, a task for each chunk is spared.
        with file, xr.open_zarr(url, consolidated=True, chunks=None, **options) as served:
            if mode == "none":
                served_names = {p.rsplit("/", 1)[1] for p in served_paths(url) if p.rsplit("/", 1)[0] == (group or "")}
                file = file.drop_vars(set(file.variables) - served_names)
                served = served.drop_vars(set(served.variables) - served_names)
            # Text with `_FillValue` cannot be opened from Zarr: it gets `missing_value`, which xarray does not apply to bytes.
            texts = [name for name, each in file.variables.items() if each.encoding.get("dtype", each.dtype) == "S1" and "_FillValue" in each.encoding]
            file, served = file.drop_vars(texts), served.drop_vars(texts, errors="ignore")
            yield group or "/"
            if mode in DECODED:
                yield from compare_decoded(file, served)
            else:
                yield from compare_datasets(file, served, [], is_raw=False)


def compare_decoded(file, served):
    """Values alone: a decoded store has no attributes left that tell of sentinels and packing."""
    for name in sorted(set(file.variables) & set(served.variables)):
        theirs, ours = file.variables[name], served.variables[name]
        problem = compare_values(theirs.values, ours.values, theirs, is_raw=False)
        if problem:
            yield Difference(name, problem)


def compare_gdal(case, mode, arrays):
    """GDAL through /vsicurl against the reader of the format: planes of arrays with two or three dimensions."""
    url = case["urls"][mode]
    paths = [path for path in sorted(served_paths(url) & set(arrays)) if is_raster(path, arrays[path])]
    for path in paths[:GDAL_ARRAYS]:
        expected = arrays[path]
        plane, suffix = (expected, "") if expected.ndim == 2 else (expected[-1], f":{expected.shape[0] - 1}")
        yield path
        try:
            with rasterio.open(f'ZARR:"/vsicurl/{url}":{path}{suffix}') as dataset:
                found = dataset.read(1)
        except rasterio.errors.RasterioError as error:
            yield Difference(path, f"{mode}: GDAL cannot read it: {describe(error)}")
            continue
        if found.shape[0] < plane.shape[0] or found.shape[1] < plane.shape[1]:
            yield Difference(path, f"{mode}: GDAL reads {found.shape} instead of {plane.shape}")
        elif not same_plane(found[: plane.shape[0], : plane.shape[1]], plane):
            yield Difference(path, f"{mode}: GDAL reads other values")


def same_plane(found, expected):
    """Equal; where xarray unpacked in another float type than the served array has, within the rounding of that type."""
    if found.dtype == expected.dtype:
        return np.array_equal(found, expected, equal_nan=expected.dtype.kind == "f")
    return expected.dtype.kind == "f" and np.allclose(found, expected, rtol=2.0**-22, atol=0, equal_nan=True)


def is_raster(path, values):
    """GDAL's names of arrays end at a colon; bounds of longitudes are two X axes to it, which it refuses."""
    return values.ndim in (2, 3) and values.shape[-1] > 2 and values.dtype.kind in "iuf" and re.fullmatch(r"[\w/.-]+", path)


# --------------------------------------------------------------------------------------------------------- report


def judge(case):
    arrays = source_arrays(case)
    for mode in STORED:
        yield from labelled(f"zarr-python {mode}", compare_zarr(case, mode, arrays))
    if case["format"] in ("netcdf3", "netcdf4"):
        for mode in ["none", "zstd", *DECODED]:
            yield from labelled(f"xarray {mode}", compare_xarray(case, mode))
    for mode in ["raw", "zstd"]:
        yield from labelled(f"GDAL {mode}", compare_gdal(case, mode, arrays))
    if case["format"] in ("netcdf3", "netcdf4"):
        yield from labelled("GDAL decoded", compare_gdal(case, "decoded-zstd", decoded_arrays(case)))


def labelled(label, results):
    try:
        for result in results:
            yield label, result
    except Exception as error:
        yield label, Difference(None, describe(error))


def main(path):
    warnings.simplefilter("ignore")
    cases = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    listed = json.loads((pathlib.Path(__file__).parent / "known-differences.json").read_text(encoding="utf-8"))
    known = {(entry["case"], variable) for entry in listed for variable in entry.get("variables", [None])}
    compared, passed, failed = {}, 0, 0
    for case in cases:
        differences = []
        try:
            for label, result in judge(case):
                if isinstance(result, Difference):
                    if (f"corpus/{case['name']}", result.variable) not in known:
                        differences.append(f"{label}: {result}")
                else:
                    compared[label] = compared.get(label, 0) + 1
        except Exception as error:
            differences.append(f"the file itself: {describe(error)}")
        failed, passed = (failed + 1, passed) if differences else (failed, passed + 1)
        if differences:
            print(f"FAILED  {case['name']}")
            for line in differences:
                print(f"        {line}")
    print()
    for label, count in compared.items():
        print(f"{label:24}  {count} compared")
    print(f"\n{passed} passed, {failed} failed")
    return 1 if failed > 0 or passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

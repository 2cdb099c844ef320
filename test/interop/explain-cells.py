"""Random cells of files, as other readers see them: python explain-cells.py FILES.json CELLS.json

FILES.json is a list of {name, format, path, withMissing}; `withMissing` are paths of arrays that are looked at first. CELLS.json gets,
for each file, up to twenty cells of up to two arrays: their path, index, stored bytes (little-endian, hexadecimal) and whether they are missing. Half of them are missing where the array has any. NetCDF and
HDF5 are read with xarray (mask_and_scale) and netCDF4 or h5py, TIFF with rasterio, Zarr with zarr-python and xarray. Cells are
drawn with a seed of the file's name: they stay the same.
"""

import hashlib
import json
import os
import signal
import sys
import warnings

import h5py
import hdf5plugin  # noqa: F401 (filters for h5py)
import netCDF4
import numpy as np
import rasterio
import xarray as xr
import zarr

warnings.filterwarnings("ignore")
ARRAYS = 2
CELLS = 20
MOST_ELEMENTS = 10_000_000
SECONDS = 20


def draw(name, with_missing_first, candidates):
    """Cells of some of the candidates (path, stored, missing), which are read when they are drawn."""
    rng = np.random.default_rng(int(hashlib.sha256(name.encode()).hexdigest()[:12], 16))
    # zarr-python lists the arrays of a group in another order in each run.
    candidates = sorted(candidates, key=lambda candidate: candidate[0])
    order = sorted(rng.permutation(len(candidates)), key=lambda place: candidates[place][0] not in with_missing_first)
    found = []
    with_missing = []
    plain = []
    # Arrays with something missing first: they are what is asked about.
    for place in order[:8]:
        path, load = candidates[place]
        try:
            loaded = load()
        except Exception:
            continue
        if loaded is None or loaded[0].size == 0:
            continue
        (with_missing if loaded[1].any() else plain).append((path, *loaded))
        if len(with_missing) >= ARRAYS:
            break
    for path, stored, missing in (with_missing + plain)[:ARRAYS]:
        gone = np.flatnonzero(missing)
        there = np.flatnonzero(~missing)
        half = CELLS // ARRAYS
        chosen = []
        for pool, count in ((gone, half - half // 2), (there, half)):
            if len(pool):
                chosen += rng.choice(pool, min(count, len(pool)), replace=False).tolist()
        flat = stored.reshape(-1)
        for cell in chosen[:half]:
            index = [int(i) for i in np.unravel_index(cell, stored.shape)] if stored.ndim else []
            value = flat[cell : cell + 1]
            found.append(
                {
                    "path": path,
                    "index": index,
                    "bytes": value.astype(value.dtype.newbyteorder("<")).tobytes().hex(),
                    "missing": bool(missing.reshape(-1)[cell]),
                }
            )
    return found


def is_wanted(dtype, shape):
    return dtype.kind in "iuf" and dtype.itemsize <= 8 and 0 < np.prod(shape, dtype=object) <= MOST_ELEMENTS


def decoded_missing(dataset, name):
    """What xarray masks; the width of a type does not matter here."""
    return np.asarray(dataset[name].isnull().values)


def netcdf(path, raw_array):
    """Variables of every group: stored by `raw_array`, missing by xarray."""
    groups = []
    with netCDF4.Dataset(path) as file:

        def walk(group, at):
            groups.append((at, [name for name in group.variables]))
            for name, child in group.groups.items():
                walk(child, f"{at}/{name}")

        walk(file, "")
    for at, names in groups:
        for name in names:
            yield f"{at}/{name}", lambda at=at, name=name: load_netcdf(path, at, name, raw_array)


def load_netcdf(path, group, name, raw_array):
    stored = raw_array(path, f"{group}/{name}")
    if stored is None or not is_wanted(stored.dtype, stored.shape):
        return None
    try:
        with xr.open_dataset(path, group=group or None, engine="netcdf4", decode_times=False) as dataset:
            missing = decoded_missing(dataset, name)
    except Exception:
        # One variable that xarray cannot decode refuses a group as a whole.
        return without_rules(stored, attribute_names(path, f"{group}/{name}"))
    return (stored, missing) if missing.shape == stored.shape else None


def attribute_names(path, name):
    with netCDF4.Dataset(path) as file:
        return file[name].ncattrs()


def without_rules(stored, attributes):
    """Where no attribute speaks of missing data, only NaN is."""
    return None if {"_FillValue", "missing_value"} & set(attributes) else (stored, np.isnan(stored))


def raw_netcdf(path, name):
    with netCDF4.Dataset(path) as file:
        variable = file[name]
        variable.set_auto_maskandscale(False)
        variable.set_auto_chartostring(False)
        if not isinstance(variable.dtype, np.dtype) or not is_wanted(variable.dtype, variable.shape):
            return None
        return np.asarray(variable[...])


def raw_hdf5(path, name):
    with h5py.File(path) as file:
        dataset = file[name]
        return dataset[...] if is_wanted(dataset.dtype, dataset.shape) else None


def tiff(path):
    with rasterio.open(path) as dataset:
        if dataset.subdatasets or not is_wanted(np.dtype(dataset.dtypes[0]), dataset.shape):
            return

        def load():
            with rasterio.open(path) as file:
                stored = file.read()
                missing = file.read_masks() == 0
                if stored.dtype.kind == "f":
                    missing |= np.isnan(stored)
                return (stored[0], missing[0]) if file.count == 1 else (stored, missing)

        yield "/0", load


def zarr_store(path):
    root = zarr.open(path, mode="r")
    if isinstance(root, zarr.Array):
        yield "/", lambda: load_zarr(path, "", None, root)
        return
    groups = [("", root)] + [(f"/{name}", group) for name, group in root.members(max_depth=None) if isinstance(group, zarr.Group)]
    for at, group in groups:
        for name, array in group.arrays():
            yield f"{at}/{name}", lambda at=at, name=name, array=array: load_zarr(path, at, name, array)


def load_zarr(path, group, name, array):
    if not is_wanted(np.dtype(array.dtype), array.shape):
        return None
    stored = np.asarray(array[...])
    if name is not None and has_dimensions(array):
        return stored, decoded_missing(xr.open_zarr(path, group=group or None, consolidated=False, decode_times=False), name)
    # Without names of dimensions xarray opens nothing.
    return None if "_ARRAY_DIMENSIONS" in array.attrs else without_rules(stored, array.attrs)


def has_dimensions(array):
    return "_ARRAY_DIMENSIONS" in array.attrs or bool(getattr(array.metadata, "dimension_names", None))


READERS = {
    "netcdf3": lambda path: netcdf(path, raw_netcdf),
    "netcdf4": lambda path: netcdf(path, raw_hdf5),
    "hdf5": lambda path: netcdf(path, raw_hdf5),
    "tiff": tiff,
    "zarr": zarr_store,
}


def cells_of(file):
    """The cells of a file, drawn in a process of its own: some files crash the libraries of other readers."""
    receiver, sender = os.pipe()
    child = os.fork()
    if child == 0:
        signal.alarm(SECONDS)
        try:
            cells = draw(file["name"], set(file["withMissing"]), list(READERS[file["format"]](file["path"])))
        except Exception:
            # What other readers do not open they cannot judge.
            cells = []
        with os.fdopen(sender, "w") as pipe:
            json.dump(cells, pipe)
        os._exit(0)
    os.close(sender)
    with os.fdopen(receiver) as pipe:
        text = pipe.read()
    _, status = os.waitpid(child, 0)
    return json.loads(text) if status == 0 else []


def main(list_path, cells_path):
    with open(list_path) as file:
        files = json.load(file)
    drawn = [{**file, "cells": cells_of(file)} for file in files]
    with open(cells_path, "w") as file:
        json.dump([one for one in drawn if one["cells"]], file)


main(*sys.argv[1:])

"""Reductions beside xarray's: python reductions.py make FILE | compare FILES.json VALUES.bin

`make` writes arrays with everything that can go wrong. `compare` takes what reductions.mjs found: types, shapes and masks must be those of
xarray, whole numbers, extremes, counts and quantiles equal; sums and means of floats within one step of their type from a sum that
nothing was rounded in (math.fsum). How far xarray's own are from that is printed.
"""

import json
import logging
import math
import os
import sys
import warnings
from collections import Counter

import eccodes
import netCDF4
import numpy as np
import xarray as xr
import zarr

warnings.filterwarnings("ignore")
np.seterr(all="ignore")
# What zarr-python cannot open is counted, not told.
logging.disable(logging.CRITICAL)
LEAST_FILES = 200


def make(path):
    rng = np.random.default_rng(2019)
    shape = (17, 23, 11)
    with netCDF4.Dataset(path, "w") as file:
        for name, length in zip("tyx", shape):
            file.createDimension(name, length)

        def add(name, values, **attributes):
            chunks = tuple(int(rng.integers(1, length + 1)) for length in shape)
            fill = attributes.pop("_FillValue", None)
            variable = file.createVariable(name, values.dtype, tuple("tyx"), chunksizes=chunks, zlib=True, fill_value=fill)
            variable.set_auto_maskandscale(False)
            variable.setncatts(attributes)
            variable[:] = values

        for kind in ("f4", "f8"):
            values = (rng.normal(size=shape) * 10.0 ** rng.integers(-10, 10, size=shape)).astype(kind)
            add(f"wide_{kind}", values)
            values = rng.normal(287, 9, size=shape).astype(kind)
            values[rng.random(shape) < 0.3] = np.nan
            values[3], values[:, 5], values[:, :, 2] = np.nan, np.nan, np.nan
            add(f"holes_{kind}", values)
            values = values.copy()
            values[rng.random(shape) < 0.02] = np.inf
            values[rng.random(shape) < 0.01] = -np.inf
            add(f"infinite_{kind}", values)
        for kind in ("i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8"):
            limits = np.iinfo(kind)
            add(f"whole_{kind}", rng.integers(limits.min, limits.max, size=shape, dtype=kind, endpoint=True))
            low = max(limits.min, -100)
            add(f"masked_{kind}", rng.integers(low, 100, size=shape, dtype=kind), _FillValue=np.dtype(kind).type(7))
        packed = rng.integers(-30000, 30000, size=shape).astype("i2")
        packed[:, 4] = -32768
        add("packed", packed, scale_factor=0.01, add_offset=250.0, _FillValue=np.int16(-32768))
        add("packed_f4", packed, scale_factor=np.float32(0.01), _FillValue=np.int16(-32768))


def opened(entry, path):
    """The array at a path of a file, as xarray has it, masked and unpacked."""
    if entry["format"] == "tiff":
        if path != "/0":
            raise KeyError(path)
        import rioxarray

        array = rioxarray.open_rasterio(entry["path"])
        # Where nothing says what is missing it would make floats of integers all the same.
        if array.rio.nodata is not None:
            array = rioxarray.open_rasterio(entry["path"], mask_and_scale=True)
        return array[0] if array.sizes["band"] == 1 else array
    if entry["format"] == "grib":
        return message(entry["path"], int(path[1:]))
    if entry["format"] == "zarr":
        return zarr_array(entry["path"], path)
    group, _, name = path.rpartition("/")
    options = {"engine": "h5netcdf", "phony_dims": "sort"} if entry["format"] == "hdf5" else {"engine": "netcdf4"}
    dataset = xr.open_dataset(entry["path"], group=group or None, decode_times=False, decode_coords=False, **options)
    return dataset[name]


def zarr_array(store, path):
    """By xarray, or by zarr-python where it has no names of dimensions."""
    group, _, name = path.rpartition("/")
    try:
        options = {"engine": "zarr", "consolidated": False, "decode_times": False, "decode_coords": False}
        return xr.open_dataset(store, group=group or None, **options)[name]
    except Exception:
        return xr.DataArray(zarr.open_array(store, path=path[1:], mode="r")[...])


def message(path, number):
    with open(path, "rb") as file:
        for _ in range(number):
            handle = eccodes.codes_grib_new_from_file(file)
            if handle is None:
                raise KeyError(number)
    eccodes.codes_set(handle, "missingValue", 1e300)
    values = eccodes.codes_get_values(handle)
    return xr.DataArray(np.where(values == 1e300, np.nan, values))


def same(a, b):
    return a.dtype == b.dtype and a.shape == b.shape and np.array_equal(a, b, equal_nan=a.dtype.kind == "f")


def exact(array, axes, how):
    """Sums or means of floats, and means of integers, in float64, nothing rounded before the end."""
    moved = np.moveaxis(array, axes, range(-len(axes), 0))
    cells = moved.reshape(*moved.shape[: moved.ndim - len(axes)], -1)
    out = np.empty(cells.shape[:-1])
    for index in np.ndindex(out.shape):
        cell = cells[index]
        cell = cell[~np.isnan(cell)].astype("f8")
        total = math.fsum(cell.tolist()) if np.isfinite(cell).all() else cell.sum()
        out[index] = total if how == "sum" else total / cell.size if cell.size else math.nan
    return out


def steps(found, truth, dtype):
    """How many steps of the type lie between: the most of all."""
    rounded = truth.astype(dtype)
    usable = np.isfinite(rounded) & np.isfinite(found)
    if not usable.any():
        return 0.0
    distance = np.abs(found[usable].astype("f8") - rounded[usable].astype("f8"))
    return float((distance / np.spacing(np.abs(rounded[usable])).astype("f8")).max())


class Comparison:
    def __init__(self):
        self.files = {}
        self.left = Counter()
        self.results = 0
        self.failures = []
        self.worst = {}

    def judge(self, label, result, found, array):
        dims = [array.dims[d] for d in result["over"]]
        how = result["how"]
        if how == "quantile":
            expected = self.quantiles(array, dims, result)
            if expected is None:
                return
        else:
            expected = getattr(array, how)(dims).values
        expected = np.asarray(expected)
        self.results += 1
        # Where NumPy meets a cell of nothing first, all of its quantiles get the type of the values.
        if how == "quantile" and expected.dtype == np.float32 and found.dtype == np.float64:
            found = found.astype(np.float32)
        if found.dtype != expected.dtype or found.shape != expected.shape:
            self.failures.append(f"{label}: {found.dtype} {found.shape} is not {expected.dtype} {expected.shape}")
        elif how not in ("mean", "sum") or expected.dtype.kind != "f":
            if not same(found, expected):
                self.failures.append(f"{label}: {found.ravel()[:5]} is not {expected.ravel()[:5]}")
        else:
            truth = exact(array.values, result["over"], how)
            kind = expected.dtype.name
            ours, theirs = steps(found, truth, kind), steps(expected, truth, kind)
            key = f"{how} {kind}"
            before = self.worst.get(key, (0, 0))
            self.worst[key] = (max(before[0], ours), max(before[1], theirs))
            if ours > 1:
                self.failures.append(f"{label}: {ours} steps from the exact result")
            rounded = truth.astype(kind)
            if not np.array_equal(np.isnan(found), np.isnan(rounded)) or not np.array_equal(np.isinf(found), np.isinf(rounded)):
                self.failures.append(f"{label}: missing or infinite where the exact result is not")

    def quantiles(self, array, dims, result):
        """xarray's; NumPy subtracts integers in their own type, where the difference may not fit, so they are widened here."""
        if result["method"] == "linear" and array.dtype.kind in "iu":
            if array.dtype.itemsize == 8 and abs(array.values.astype("f8")).max() > 2**52:
                return None
            array = array.astype("f8")
        cells = array.size // max(1, math.prod(array.sizes[d] for d in dims))
        if cells > 3000:
            return None
        return array.quantile(result["q"], dims, method=result["method"]).values

    def file(self, entry, values):
        def load(place):
            dtype = np.dtype("float32" if place["dataType"] == "float16" else place["dataType"])
            raw = values[place["offset"] : place["offset"] + place["length"]]
            return np.frombuffer(raw, dtype).reshape(place["shape"]).astype(place["dataType"])

        for one in entry["arrays"]:
            label = f"{entry['name']} {one['path']}"
            try:
                array = opened(entry, one["path"]).load()
                # Names may be there twice, messages have no shape, and some numbers are big-endian.
                native = array.values.astype(array.dtype.newbyteorder("="))
                array = xr.DataArray(native.reshape(one["decoded"]["shape"]) if entry["format"] == "grib" else native)
            except Exception:
                self.left[f"{entry['format']}: not read by the peer"] += 1
                continue
            if not same(load(one["decoded"]), array.values):
                self.left[f"{entry['format']}: decoded otherwise"] += 1
                continue
            self.files[entry["name"]] = entry["format"]
            for result in one["results"]:
                what = f"{label} {result['how']} {result.get('method', '')} over {result['over']}"
                try:
                    self.judge(what, result, load(result), array)
                except Exception as error:
                    self.failures.append(f"{what}: {error!r}")


def compare(list_path, values_path):
    with open(list_path) as file:
        entries = json.load(file)
    with open(values_path, "rb") as file:
        values = file.read()
    comparison = Comparison()
    for entry in entries:
        comparison.file(entry, values)
    for failure in comparison.failures[:40]:
        print("FAILED", failure)
    for key, (ours, theirs) in sorted(comparison.worst.items()):
        print(f"{key}: at most {ours:.3g} steps from the exact result, xarray {theirs:.3g}")
    for reason, count in sorted(comparison.left.items()):
        print(f"left out, {reason}: {count} arrays")
    formats = ", ".join(f"{count} {name}" for name, count in sorted(Counter(comparison.files.values()).items()))
    count = len(comparison.files)
    print(f"{count} files ({formats}): {comparison.results - len(comparison.failures)} passed, {len(comparison.failures)} failed")
    with_corpus = len(entries) > 2
    if with_corpus and count < LEAST_FILES:
        print(f"FAILED fewer than {LEAST_FILES} files were compared")
        return 1
    return 1 if comparison.failures else 0


if __name__ == "__main__":
    command, *arguments = sys.argv[1:]
    if command == "make":
        make(*arguments)
    else:
        status = compare(*arguments)
        sys.stdout.flush()
        # The HDF5 libraries of the peers do not always survive their own end.
        os._exit(status)

"""Compares what xarray makes of our references to GRIB, by the codecs of kerchunk and gribberish, with ecCodes.

    python grib-flavors.py CASE.json

Every chunk that is a reference is one message: ecCodes decodes the same bytes, with a label for missing values that no field
has. Prints a line for the file (fields that are equal, arrays that we refuse to leave to the other) and every difference; the
exit code is 1 after any of them.
"""

import json
import sys

import eccodes
import kerchunk.codecs  # noqa: F401  registers its codec with numcodecs
import kerchunk.utils
import numpy as np
import xarray as xr

MISSING = -1.0e300
# Some files of the corpus have constant fields of gigabytes in a few octets.
MOST_VALUES = 20_000_000
# gribberish multiplies where ecCodes divides: the last bits of a double differ.
TOLERANCE = 1e-13


def array_documents(references):
    """Path, codec configuration and separator of every array that has a codec of GRIB."""
    for key, text in references.items():
        name = key.rsplit("/", 1)[-1]
        if name not in (".zarray", "zarr.json"):
            continue
        document = json.loads(text) if isinstance(text, str) else text
        path = key[: -len(name)].strip("/")
        if name == ".zarray":
            codecs = [f for f in document["filters"] or [] if f["id"] == "grib"]
            configurations = codecs
        else:
            codecs = [c for c in document.get("codecs", []) if c["name"] == "gribberish"]
            configurations = [c.get("configuration", {}) for c in codecs]
        if configurations:
            prefix, separator = (f"{path}/", ".") if name == ".zarray" else (f"{path}/c/", "/")
            yield path, configurations[0]["var"], prefix, separator


def truth(message, variable):
    handle = eccodes.codes_new_from_message(message)
    try:
        if variable in ("latitude", "longitude"):
            return eccodes.codes_get_array(handle, f"{variable}s")
        eccodes.codes_set(handle, "missingValue", MISSING)
        values = eccodes.codes_get_array(handle, "values")
        values[values == MISSING] = np.nan
        return values
    finally:
        eccodes.codes_release(handle)


def open_group(case, zarr_format, group):
    store = kerchunk.utils.refs_as_store(case["references"])
    return xr.open_zarr(store, zarr_format=zarr_format, consolidated=False, chunks=None, group=group or None)


def compare_chunk(found, expected):
    if found.size != expected.size:
        return f"{found.size} values instead of {expected.size}"
    found = found.ravel()
    if (np.isnan(found) != np.isnan(expected)).any():
        return "other values are missing"
    there = ~np.isnan(expected)
    difference = np.abs(found[there] - expected[there])
    scale = np.abs(expected[there]).max(initial=0)
    if difference.max(initial=0) > TOLERANCE * scale:
        return f"values differ by {difference.max():g}"
    return None


def compare_flavor(case, zarr_format):
    """Number of equal fields, and all differences."""
    with open(case["references"]) as file:
        references = json.load(file)["refs"]
    equal, differences, groups = 0, [], {}
    for path, variable, prefix, separator in array_documents(references):
        group, _, name = path.rpartition("/")
        try:
            if group not in groups:
                groups[group] = open_group(case, zarr_format, group)
            array = groups[group][name]
        except Exception as error:
            differences.append(f"{path}: does not open: {error}")
            continue
        if np.prod(array.shape[-grid_rank(array) :]) > MOST_VALUES:
            continue
        chunks = {k: v for k, v in references.items() if k.startswith(prefix) and isinstance(v, list)}
        for key, (url, offset, length) in chunks.items():
            index = tuple(int(i) for i in key[len(prefix) :].split(separator))
            with open(url.removeprefix("file://"), "rb") as file:
                file.seek(offset)
                message = file.read(length)
            # The axes of a chunk are one long, but for those of the grid, of which there is one chunk.
            selection = tuple(i if axis < array.ndim - grid_rank(array) else slice(None) for axis, i in enumerate(index))
            try:
                problem = compare_chunk(array[selection].values, truth(message, variable))
            except Exception as error:
                problem = f"{type(error).__name__}: {error}"
            if problem is None:
                equal += 1
            else:
                differences.append(f"{path} {index}: {problem}")
    return equal, differences


def grid_rank(array):
    return 1 if array.dims[-1] in ("point", "coefficient") else 2


def main(path):
    with open(path) as file:
        case = json.load(file)
    cells, differences = [], []
    for flavor, written in case["flavors"].items():
        if "error" in written:
            cells.append(f"{flavor}: not written")
            differences.append(f"{flavor}: {written['error']}")
            continue
        equal, found = compare_flavor(written, 3 if flavor == "gribberish" else 2)
        refused = len(written["refused"])
        cells.append(f"{flavor} {equal:4} equal, {len(found)} different, {refused:3} refused")
        differences += [f"{flavor}: {difference}" for difference in found]
    name = case["name"].removeprefix("corpus/grib/")
    print(f"{name[:60]:60}  {' | '.join(cells)}{case.get('note', '')[:80]}", flush=True)
    for difference in differences[:20]:
        print(f"    ! {difference[:300]}")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

"""Compares what xarray makes of our references with what it makes of the files themselves.

    python compare.py CASES.json

`CASES.json` is written by run.mjs: cases with a `file` are compared with it, cases with `expected` values with those.
Prints a table and ends with "N passed, M failed"; the exit code is 1 after any failure.
"""

import collections
import json
import pathlib
import sys
import warnings

import icechunk
import kerchunk.utils
import netCDF4
import numpy as np
import pandas as pd
import xarray as xr

LARGEST_BYTES = 2**31
# It warns of local repositories at every opening.
icechunk.set_logs_filter("error")


class Difference(Exception):
    """One thing that is not the same; `variable` is None for the dataset as a whole."""

    def __init__(self, variable, what):
        super().__init__(f"{variable or 'dataset'}: {what}")
        self.variable = variable


# ------------------------------------------------------------------------------------------------ one file


def open_references(case, **options):
    if case.get("target") == "json v3":
        store = kerchunk.utils.refs_as_store(case["references"])
        return xr.open_zarr(store, zarr_format=3, consolidated=False, chunks=None, **options)
    if case.get("target") == "icechunk":
        storage = icechunk.local_filesystem_storage(case["references"])
        # Without a virtual reference there is nothing to configure.
        config = icechunk.Repository.fetch_config(storage)
        prefixes = (config and config.virtual_chunk_containers) or {}
        allowed = {prefix: icechunk.Credentials.LocalFileSystemAccess() for prefix in prefixes}
        session = icechunk.Repository.open(storage, authorize_virtual_chunk_access=allowed).readonly_session("main")
        return xr.open_zarr(session.store, zarr_format=3, consolidated=False, chunks=None, **options)
    # fsspec finds the protocol by itself, unless it meets a group of a Parquet set before any URL.
    storage = {"remote_protocol": "file"} if case.get("target") == "parquet" and case["hasGroups"] else {}
    # Options of the decoder reach the engine only this way; without dask one task for each chunk is spared.
    decoder = {"chunks": None, **options}
    return xr.open_dataset(
        case["references"], engine="kerchunk", storage_options=storage, open_dataset_options=decoder
    )


def open_both(case, **options):
    file = xr.open_dataset(case["file"], engine="netcdf4", **options)
    try:
        return file, open_references(case, **options)
    except Exception as error:
        raise Difference(None, f"the references do not open: {describe(error)}") from error


def compare_file(case):
    """All differences of a case, and notes about what xarray itself cannot do with the file."""
    if "error" in case:
        return [Difference(None, f"we cannot write it: {case['error']}")], []
    notes, differences = [], []
    for group in groups_of(case["file"]):
        found, told = compare_group(case, group)
        differences += found
        notes += told
    return differences, notes


def groups_of(path):
    """The root, and every group below it that has variables."""
    yield None
    try:
        with netCDF4.Dataset(path) as file:
            waiting = list(file.groups.values())
            while waiting:
                group = waiting.pop(0)
                waiting += group.groups.values()
                if group.variables:
                    yield group.path
    except OSError:
        return  # xarray says why


def compare_group(case, group):
    notes, options = [], {"group": group}
    try:
        xr.open_dataset(case["file"], engine="netcdf4", **options).close()
    except Exception as error:
        # Times that it cannot decode make xarray refuse the whole file; the rest can still be compared.
        options["decode_times"] = False
        notes.append(f"times not decoded: {describe(error)}")
    differences = []
    # A hundred thousand chunks take fsspec a minute: once is enough.
    raw = [{"group": group, "decode_cf": False}] if case["referenceCount"] < 100_000 else []
    for mode in [options, *raw]:
        try:
            file, references = open_both(case, **mode)
        except Difference as difference:
            differences.append(difference)
            continue
        with file, references:
            differences += compare_datasets(file, references, notes, is_raw="decode_cf" in mode)
    return differences, notes


def compare_datasets(file, references, notes, is_raw):
    for name in set(file.variables) ^ set(references.variables):
        yield Difference(name, "only in the file" if name in file.variables else "only in the references")
    shared = set(file.variables) & set(references.variables)
    if shared & set(file.coords) != shared & set(references.coords):
        yield Difference(None, f"coordinates {sorted(references.coords)} instead of {sorted(file.coords)}")
    yield from compare_attributes(None, file.attrs, references.attrs)
    for name in shared:
        theirs, ours = file.variables[name], references.variables[name]
        if theirs.dims != ours.dims or theirs.shape != ours.shape:
            yield Difference(name, f"{ours.dims} {ours.shape} instead of {theirs.dims} {theirs.shape}")
            continue
        if not is_raw:
            yield from compare_attributes(name, theirs.attrs, shown_attributes(theirs, ours))
        if theirs.nbytes > LARGEST_BYTES:
            notes.append(f"{name}: {theirs.nbytes} bytes, not compared")
            continue
        try:
            expected = theirs.values
        except Exception as error:
            notes.append(f"{name}: xarray cannot load it: {describe(error)}")
            continue
        try:
            problem = compare_values(expected, ours.values, theirs, is_raw)
        except Exception as error:
            problem = f"the references do not load: {describe(error)}"
        if problem:
            yield Difference(name, f"{'raw' if is_raw else 'decoded'} {problem}")


def can_hold(dtype, variable):
    """Whether the integer type holds every sentinel that the file names."""
    limits = np.iinfo(dtype)
    values = [value for name in ("_FillValue", "missing_value") for value in np.ravel(variable.encoding.get(name, []))]
    return all(
        isinstance(value, np.number) and limits.min <= value <= limits.max and value == np.floor(value) for value in values
    )


def compare_values(expected, found, variable, is_raw):
    """What is wrong, or None."""
    if expected.dtype.kind in "OSUT" and found.dtype.kind in "OSUT":
        expected, found = text(expected), text(found)
    is_reinterpreted = {expected.dtype.kind, found.dtype.kind} == {"i", "u"} and expected.itemsize == found.itemsize
    if is_raw and "_Unsigned" in variable.attrs and is_reinterpreted:
        # Where xarray would reinterpret the sentinels wrongly, our references have the type that `_Unsigned` gives.
        expected = expected.astype(found.dtype)
    is_promoted = expected.dtype.kind == "f" and found.dtype.kind in "iu" and not is_raw
    if is_promoted and not can_hold(found.dtype, variable) and not np.isnan(expected).any():
        # Sentinels that the type cannot hold are not written; on the file xarray promotes for them and masks nothing.
        expected = expected.astype(found.dtype)
    exact = expected.dtype.newbyteorder("=") == found.dtype.newbyteorder("=")
    packed = not is_raw and {"scale_factor", "add_offset"} & set(variable.encoding)
    if not exact and not packed:
        return f"dtype {found.dtype} instead of {expected.dtype}"
    missing, found_missing = pd.isnull(expected), pd.isnull(found)
    if not np.array_equal(missing, found_missing):
        return f"masks differ in {np.count_nonzero(missing != found_missing)} of {missing.size}"
    if exact and expected.dtype.kind == "f":
        # Bits, so that -0.0 is not 0.0; a NaN has many.
        bits = f"u{expected.dtype.itemsize}"
        same = missing | (native(expected).view(bits) == native(found).view(bits))
    elif exact:
        same = missing | (expected == found)
    else:
        # JSON has no float32: xarray unpacks in float64 what it unpacks in float32 from the file (writing-references §5).
        offset = abs(float(variable.encoding.get("add_offset", 0)))
        error = np.abs(expected.astype("f8") - found.astype("f8"))
        size = np.maximum(np.maximum(np.abs(found.astype("f8")), np.abs(expected.astype("f8"))), offset)
        same = missing | (expected == found) | (error <= 2.0**-23 * size)
    if np.all(same):
        return None
    at = tuple(int(i[0]) for i in np.nonzero(~np.atleast_1d(same)))
    pair = f"{np.atleast_1d(found)[at]!r} instead of {np.atleast_1d(expected)[at]!r}"
    return f"values differ in {np.count_nonzero(~same)} of {same.size}, first at {list(at)}: {pair}"


def text(array):
    """Text is `str`, `bytes` or NumPy's own, by the reader: the same characters are the same text."""
    decode = lambda item: item.decode("utf-8", "surrogateescape") if isinstance(item, bytes) else item
    objects = array.astype(object)
    return np.array([decode(item) for item in objects.ravel()], dtype=object).reshape(array.shape)


def native(array):
    return np.ascontiguousarray(array.astype(array.dtype.newbyteorder("="), copy=False))


def shown_attributes(theirs, ours):
    """Ours without what xarray keeps elsewhere (`least_significant_digit`), and without what we add to enumerations."""
    hidden = ({"flag_values", "flag_meanings"} | set(theirs.encoding)) - set(theirs.attrs)
    return {key: value for key, value in ours.attrs.items() if key not in hidden}


def compare_attributes(name, theirs, ours):
    if set(theirs) != set(ours):
        yield Difference(name, f"attributes differ: {sorted(set(theirs) ^ set(ours))}")
    for key in set(theirs) & set(ours):
        if not same_attribute(plain(theirs[key]), plain(ours[key])):
            yield Difference(name, f"attribute {key} is {ours[key]!r} instead of {theirs[key]!r}")


def same_attribute(theirs, ours):
    if isinstance(theirs, str) and isinstance(ours, str) and "\ufffd" in theirs:
        # Text that is not UTF-8: netCDF4-python has replacement characters, we read it as Latin-1 and lose nothing.
        return theirs == ours.encode("latin-1", "replace").decode("utf-8", "replace")
    return theirs == ours


def plain(value):
    """An attribute as JSON has it: no NumPy types, one-element lists as scalars, what is not finite as text."""
    if isinstance(value, np.ndarray | np.generic):
        value = value.tolist()
    if isinstance(value, list | tuple):
        return plain(value[0]) if len(value) == 1 else [plain(item) for item in value]
    if isinstance(value, float) and not np.isfinite(value):
        return "NaN" if np.isnan(value) else "Infinity" if value > 0 else "-Infinity"
    return value


# ------------------------------------------------------------------------------------- made stores (Case B)


def compare_expected(case):
    """A store that exists only as references: what xarray reads must be what the case says."""
    differences = []
    for group, variables in case["expected"].items():
        dataset = open_references(case, group=group or None)
        for name, expected in variables.items():
            if name not in dataset.variables:
                differences.append(Difference(name, "it is not there"))
                continue
            values = dataset.variables[name].values
            if values.dtype.str.lstrip("<>|=") != expected["dtype"]:
                differences.append(Difference(name, f"dtype {values.dtype.str} instead of {expected['dtype']}"))
            elif list(values.shape) != expected["shape"]:
                differences.append(Difference(name, f"shape {values.shape} instead of {expected['shape']}"))
            elif not all(map(is_value, values.ravel(), expected["values"])):
                differences.append(Difference(name, f"{values.ravel().tolist()} instead of {expected['values']}"))
    return differences, []


def is_value(found, expected):
    """Whether a value is the one that JSON spells: null for NaN, text also for what JSON numbers cannot say (`-0.0`)."""
    if isinstance(found, bytes):
        found = found.decode("latin-1")
    if expected is None:
        return bool(pd.isnull(found))
    if isinstance(expected, str):
        return str(found) == expected
    return found == (np.float32(expected) if isinstance(found, np.float32) else expected)


# -------------------------------------------------------------------------------------------------- report


def describe(error):
    return f"{type(error).__name__}: {str(error).splitlines()[0][:160] if str(error) else ''}"


def judge(case, known):
    """The outcome of a case (see OUTCOMES) and the lines that explain it."""
    if "expected" in case:
        differences, notes = compare_expected(case)
    else:
        try:
            xr.open_dataset(case["file"], engine="netcdf4", decode_cf=False).close()
        except Exception as error:
            return "xarray cannot open", [describe(error)]
        differences, notes = compare_file(case)
    return explain(differences, notes, known)


def explain(differences, notes, known):
    """The outcome of differences of which some are known, and what is left to say."""
    explained = {name: entry["reason"] for entry in known for name in entry.get("variables", [None])}
    unexplained = [difference for difference in differences if difference.variable not in explained]
    seen = {difference.variable for difference in differences}
    certain = {name for entry in known for name in entry.get("variables", [None]) if not entry.get("mayAgree")}
    stale = [name for name in explained if name in certain - seen]
    if unexplained or stale:
        lines = [str(difference) for difference in unexplained]
        return "FAILED", lines + [f"{name or 'dataset'}: the known difference does not occur any more" for name in stale]
    if differences:
        return "known difference", [f"{name or 'dataset'}: {explained[name]}" for name in explained if name in seen] + notes
    return "equal", notes


OUTCOMES = ["equal", "known difference", "xarray cannot open", "FAILED"]


def main(path):
    warnings.simplefilter("ignore")
    here = pathlib.Path(__file__).parent
    known = json.loads((here / "known-differences.json").read_text(encoding="utf-8"))
    cases = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    counts = collections.Counter()
    for case in cases:
        try:
            outcome, lines = judge(case, [entry for entry in known if entry["case"] == case["name"]])
        except Exception as error:
            outcome, lines = "FAILED", [describe(error)]
        counts[outcome] += 1
        if outcome != "equal" or lines:
            print(f"{outcome:18}  {case['name']}")
            for line in lines:
                print(f"{'':20}{line}")
    print()
    for outcome in OUTCOMES:
        print(f"{outcome:18}  {counts[outcome]}")
    passed = counts["equal"] + counts["known difference"]
    print(f"\n{passed} passed, {counts['FAILED']} failed")
    return 1 if counts["FAILED"] > 0 or passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

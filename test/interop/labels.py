"""What xarray selects by label, by position and at points: python labels.py FILES.json FOLDER CASES.json

FILES.json is a list of {name, format, path}. Axes of every kind are drawn with seeds and written into FOLDER as further files. CASES.json
gets for each file random calls and what xarray made of them: positions along every dimension (of variables that hold nothing else), decoded values
of some variables, or the error. Draws are seeded by the name of a file: they stay the same.
"""

import hashlib
import json
import os
import signal
import sys
import warnings

import cftime
import netCDF4
import numpy as np
import pandas as pd
import xarray as xr

warnings.filterwarnings("ignore")
CALLS = 12
MOST_BYTES = 30_000_000
MOST_VALUES = 400
SECONDS = 20
POSITION = "position_along_"
DURATIONS = {"days", "hours", "minutes", "seconds", "milliseconds", "microseconds", "nanoseconds"}


def generator(name):
    return np.random.default_rng(int(hashlib.sha256(name.encode()).hexdigest()[:12], 16))


# Axes that are made.


def axis_values(kind, rng):
    """Values, dtype and attributes of an axis."""
    n = int(rng.integers(2, 40))
    step = float(rng.choice([0.1, 0.25, 1.0, 2.5, 10.0]))
    up = np.arange(n) * step + float(rng.integers(-50, 50))
    if kind == "ascending":
        return up, "f8", {}
    if kind == "descending":
        return up[::-1], "f8", {"units": "degrees_north"}
    if kind == "float32":
        return (up if rng.random() < 0.5 else up[::-1]).astype("f4"), "f4", {}
    if kind == "integers":
        return (np.cumsum(rng.integers(1, 5, n)) - 20).astype("i4"), "i4", {}
    if kind == "uneven":
        return np.cumsum(rng.random(n)) * 10, "f8", {}
    if kind == "duplicates":
        return np.sort(rng.integers(0, max(2, n // 2), n)).astype("f8"), "f8", {}
    if kind == "mixed":
        return rng.permutation(up), "f8", {}
    if kind == "mixed duplicates":
        return rng.integers(0, max(2, n // 2), n).astype("f8"), "f8", {}
    if kind == "longitudes":
        m = int(rng.choice([12, 36, 72]))
        begin = float(rng.choice([0, -180, 0.5]))
        return begin + np.arange(m) * (360 / m), str(rng.choice(["f8", "f4"])), {"units": "degrees_east"}
    if kind == "missing":
        values = up.copy()
        values[rng.integers(0, n)] = np.nan
        return values, "f8", {}
    if kind == "strings":
        letters = np.array(list("abcdefghij"))
        names = sorted({"".join(rng.choice(letters, 3)) for _ in range(n)})
        return (names if rng.random() < 0.5 else list(rng.permutation(names))), str, {}
    raise ValueError(kind)


CALENDARS = ["standard", "proleptic_gregorian", "noleap", "all_leap", "360_day", "julian"]
NUMBERS = [
    "ascending",
    "descending",
    "float32",
    "integers",
    "uneven",
    "duplicates",
    "mixed",
    "mixed duplicates",
    "longitudes",
    "missing",
    "strings",
]


def write_time(dataset, rng, calendar):
    n = int(rng.integers(3, 60))
    unit, step = [("hours", 1), ("hours", 6), ("days", 1), ("days", 30), ("minutes", 45)][int(rng.integers(5))]
    values = np.arange(n) * step
    shape = rng.random()
    if shape < 0.15:
        values = values[::-1]
    elif shape < 0.25:
        values = np.sort(rng.choice(values, n))
    elif shape < 0.6:
        values = np.sort(rng.choice(np.arange(n * 3), n, replace=False)) * step
    dataset.createDimension("time", n)
    time = dataset.createVariable("time", "f8" if rng.random() < 0.5 else "i4", ("time",))
    year = int(rng.integers(1950, 2030))
    time.setncatts({"units": f"{unit} since {year}-01-{int(rng.integers(1, 29)):02d}", "calendar": calendar})
    time[:] = values


def write_made(path, rng, kinds, calendar):
    with netCDF4.Dataset(path, "w") as dataset:
        dims = []
        if calendar is not None:
            write_time(dataset, rng, calendar)
            dims.append("time")
        for i, kind in enumerate(kinds):
            values, dtype, attributes = axis_values(kind, rng)
            name = f"{'lon' if kind == 'longitudes' else 'axis'}{i}"
            dims.append(name)
            dataset.createDimension(name, len(values))
            fill = -999.0 if kind == "missing" else False
            axis = dataset.createVariable(name, dtype, (name,), **({} if dtype is str else {"fill_value": fill}))
            axis.setncatts(attributes)
            axis[:] = np.array(values, dtype=object) if dtype is str else np.nan_to_num(np.asarray(values), nan=-999.0)
        shape = [len(dataset.dimensions[d]) for d in dims]
        chunks = [max(1, int(rng.integers(1, n + 1))) for n in shape]
        data = dataset.createVariable("data", "i2", dims, chunksizes=chunks, zlib=True, fill_value=-1)
        data.setncatts({"scale_factor": 0.5, "add_offset": 10.0})
        data.set_auto_maskandscale(False)
        data[:] = rng.integers(-1, 1000, shape)


def made_files(folder):
    files = []
    for i in range(80):
        rng = generator(f"made {i}")
        calendar = CALENDARS[i % 6] if i % 2 == 0 else None
        kinds = [NUMBERS[(i + k * 3) % len(NUMBERS)] for k in range(1 if calendar else 2)]
        path = os.path.join(folder, f"made-{i}.nc")
        write_made(path, rng, kinds, calendar)
        words = ", ".join(([calendar] if calendar else []) + kinds)
        files.append({"name": f"made {i} ({words})", "format": "made", "path": path})
    return files


# Calls.


def is_time(index):
    return index.dtype.kind == "M" or (index.dtype.kind == "O" and len(index) > 0 and isinstance(index[0], cftime.datetime))


def iso(value):
    if isinstance(value, cftime.datetime):
        return value.isoformat(timespec="microseconds")
    moment = value.to_datetime64() if isinstance(value, pd.Timestamp) else value
    return np.datetime_as_string(moment.astype("datetime64[ns]"), unit="ns")


def as_json(label):
    """A label as JSON has it, tagged where JSON has no such type."""
    if isinstance(label, slice):
        return {"range": [as_json(label.start), as_json(label.stop), label.step]}
    if isinstance(label, (list, np.ndarray)):
        return {"list": [as_json(one) for one in label]}
    if isinstance(label, (np.datetime64, pd.Timestamp, cftime.datetime)):
        return {"moment": iso(label)}
    if label is None or isinstance(label, (str, int)):
        return label
    return float(label)


def period(value, rng):
    """A date as people write it, as exact as a draw."""
    text = iso(value)
    return text[: int(rng.choice([4, 7, 10, 13, 16, 19]))]


def value_of(index, rng):
    """A value of the axis that is there."""
    there = index.dropna()
    return there[int(rng.integers(len(there)))]


def label_near(index, rng):
    """A value of the axis or one close to it, or beyond its ends."""
    value = value_of(index, rng)
    draw = rng.random()
    if index.dtype.kind in "OUT" and isinstance(value, str):
        return value if draw < 0.8 else value + "x"
    if is_time(index):
        if draw < 0.6:
            return value
        seconds = int(rng.integers(-200_000, 200_000))
        delta = np.timedelta64(seconds, "s") if index.dtype.kind == "M" else __import__("datetime").timedelta(seconds=seconds)
        return value + delta
    value = float(value)
    if draw < 0.5:
        # As a person would write it: float32 values have shorter names.
        return float(str(np.float32(value))) if index.dtype == np.float32 else value
    finite = np.asarray(index, dtype="f8")
    finite = finite[np.isfinite(finite)]
    width = float(np.ptp(finite)) or 1.0
    return round(value + float(rng.normal()) * width * float(rng.choice([0.01, 0.1, 1.0])), 3)


def draw_label(index, rng):
    """A label, a list or a range, and the options that go with it."""
    options = {}
    draw = rng.random()
    if draw < 0.35:
        label = label_near(index, rng)
        if is_time(index) and rng.random() < 0.6:
            label = period(label, rng)
    elif draw < 0.55:
        label = [label_near(index, rng) for _ in range(int(rng.integers(1, 5)))]
        if rng.random() < 0.5:
            label = [value_of(index, rng) for _ in label]
        if index.dtype.kind in "fiu":
            label = [float(one) for one in label]
    else:
        ends = [label_near(index, rng) for _ in range(2)]
        if is_time(index):
            ends = [period(end, rng) if rng.random() < 0.6 else end for end in ends]
        ends = [None if rng.random() < 0.1 else end for end in ends]
        return slice(ends[0], ends[1], int(rng.integers(2, 4)) if rng.random() < 0.15 else None), {}
    if rng.random() < 0.5:
        options["method"] = str(rng.choice(["nearest", "nearest", "pad", "backfill"]))
        if rng.random() < 0.3 and not is_time(index) and index.dtype.kind in "fiu":
            options["tolerance"] = round(float(rng.random()) * 5, 3)
    return label, options


def draw_position(length, rng):
    draw = rng.random()
    if draw < 0.4:
        return int(rng.integers(-length - 1, length + 1))
    if draw < 0.7:
        return [int(i) for i in rng.integers(-length, length, int(rng.integers(0, 6)))]
    start, stop = (int(i) for i in rng.integers(-length - 2, length + 3, 2))
    return slice(start, stop, int(rng.integers(1, 4)))




def outcome(select, dataset, variables):
    """Positions and values of a selection, or the error that it ends with. Values that netCDF-C cannot read are left out."""
    try:
        found = select(dataset)
    except Exception as error:
        return {"error": f"{type(error).__name__}: {str(error)[:120]}"}
    result = {"positions": {}, "values": {}}
    for name in found.variables:
        if str(name).startswith(POSITION):
            own = found[name]
            result["positions"][name[len(POSITION) :]] = {"dims": list(own.dims), "values": np.ravel(own.values).tolist()}
    for name in variables:
        own = found[name]
        result["values"][name] = {"dims": list(own.dims), "shape": list(own.shape)}
        if own.size > MOST_VALUES:
            continue
        try:
            flat = np.ravel(own.values)
        except (OSError, RuntimeError):
            continue
        # Durations are numbers with units here.
        if flat.dtype.kind in "iuf":
            result["values"][name]["data"] = [
                None if np.isnan(v) else v.item() if np.isfinite(v) else str(v) for v in flat
            ]
    return result


def axis_facts(index):
    facts = {"kind": "text", "length": len(index), "dtype": str(index.dtype), "hasMissing": bool(index.hasnans)}
    facts["order"] = (
        "ascending" if index.is_monotonic_increasing else "descending" if index.is_monotonic_decreasing else "mixed"
    )
    if is_time(index):
        facts["kind"] = "time"
        facts["values"] = [None if pd.isna(value) else iso(value) for value in index]
    elif index.dtype.kind in "fiu":
        facts["kind"] = "number"
        facts["values"] = [None if not np.isfinite(float(v)) else float(v) for v in index]
    return facts


def cases_of(file, rng):
    options = {"engine": "zarr"} if file["format"] == "zarr" else {"engine": "netcdf4"}
    with xr.open_dataset(file["path"], **options) as dataset:
        dims = {str(d): n for d, n in dataset.sizes.items() if n > 0}
        if not dims:
            return None
        numeric = [
            str(name)
            for name, variable in dataset.data_vars.items()
            if variable.dtype.kind in "iuf"
            and variable.dims
            and 0 < variable.nbytes <= MOST_BYTES
            # xarray unpacks those to integers, which cannot be missing (docs/divergences.md).
            and np.asarray(variable.encoding.get("scale_factor", 1.0)).dtype.kind == "f"
            # And missing durations to the least integer.
            and str(variable.attrs.get("units", variable.encoding.get("units"))) not in DURATIONS
        ]
        rng.shuffle(numeric)
        variables = numeric[:2]
        if not variables:
            return None
        kept = dataset[variables]
        kept = kept.assign({POSITION + d: ((d,), np.arange(n)) for d, n in kept.sizes.items()})
        own = [str(d) for d in kept.sizes if kept.sizes[d] > 0]
        indexed = [d for d in own if d in kept.indexes and kept.indexes[d].dtype.kind in "fiuMOUT" and len(kept.indexes[d].dropna()) > 1]
        facts = {}
        calls = []
        for _ in range(CALLS):
            kind = rng.random()
            if not indexed or kind < 0.2:
                chosen = {d: draw_position(kept.sizes[d], rng) for d in rng.permutation(own)[: int(rng.integers(1, 4))]}
                result = outcome(lambda ds, chosen=chosen: ds.isel(chosen), kept, variables)
                calls.append({"call": "isel", "labels": {d: as_json(v) for d, v in chosen.items()}, "options": {}, "xarray": result})
                continue
            numbers = [d for d in indexed if kept.indexes[d].dtype.kind in "fiu" or is_time(kept.indexes[d])]
            if kind < 0.35 and len(numbers) >= 1:
                count = int(rng.integers(1, 8))
                chosen = {
                    str(d): [value_of(kept.indexes[d], rng) for _ in range(count)]
                    for d in rng.permutation(numbers)[:2]
                }
                own_options = {"method": "nearest"} if rng.random() < 0.5 else {}
                result = outcome(
                    lambda ds, chosen=chosen, o=own_options: ds.sel(
                        {d: xr.DataArray(np.array(v), dims="points") for d, v in chosen.items()}, **o
                    ),
                    kept,
                    variables,
                )
                calls.append({"call": "points", "labels": {d: as_json(v) for d, v in chosen.items()}, "options": own_options, "xarray": result})
            else:
                d = str(rng.choice(indexed))
                label, own_options = draw_label(kept.indexes[d], rng)
                chosen = {d: label}
                result = outcome(lambda ds, c=chosen, o=own_options: ds.sel(c, **o), kept, variables)
                call = {"call": "sel", "labels": {d: as_json(label)}, "options": own_options, "xarray": result}
                if isinstance(label, slice) and not (label.start is None and label.stop is None):
                    swapped = {d: slice(label.stop, label.start, label.step)}
                    call["swapped"] = outcome(lambda ds, c=swapped: ds.sel(c), kept, variables)
                calls.append(call)
            for d in calls[-1]["labels"]:
                if d in kept.indexes and d not in facts:
                    facts[d] = axis_facts(kept.indexes[d])
        return {"variables": variables, "sizes": {str(d): int(n) for d, n in kept.sizes.items()}, "axes": facts, "calls": calls}


def alone(file, path):
    """The cases of a file, made by a process of its own: netCDF-C crashes on some, and hangs on others."""
    child = os.fork()
    if child == 0:
        signal.alarm(SECONDS)
        try:
            json.dump(cases_of(file, generator(file["name"])), open(path, "w"))
            os._exit(0)
        except Exception as error:
            if file["format"] == "made":
                print(f"{file['name']}: {type(error).__name__}: {error}", flush=True)
            os._exit(1)
    _, status = os.waitpid(child, 0)
    if status == 0:
        return json.load(open(path))
    if file["format"] == "made":
        sys.exit(1)
    return None


def main():
    files = made_files(sys.argv[2]) + json.load(open(sys.argv[1]))
    result = []
    for file in files:
        cases = alone(file, os.path.join(sys.argv[2], "cases.json"))
        if cases is not None:
            result.append({**file, **cases})
    json.dump(result, open(sys.argv[3], "w"))


main()

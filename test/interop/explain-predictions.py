"""Holds what `explain` predicts of other programs against those programs.

    python explain-predictions.py CASES.json

`CASES.json` is written by explain-predictions.mjs. Prints how many predictions were made of each program, how many of them
could be checked, and every one that is false; the exit code is 1 if one is, or if nothing could be checked.
"""

import collections
import json
import logging
import multiprocessing
import os
import pathlib
import resource
import signal
import sys
import warnings

import imagecodecs.zarr
import kerchunk.utils
import netCDF4
import numpy as np
import pandas as pd
import rasterio
import rioxarray
import xarray as xr
import zarr

imagecodecs.zarr.register_codecs(verbose=False)
MOVED = ("_FillValue", "missing_value", "_Unsigned", "scale_factor", "add_offset", "units", "calendar")
DEFAULT_FILLS = [float(value) for value in netCDF4.default_fillvals.values() if not isinstance(value, str)]
# What asks for more of a file is given up: dimensions of some are terabytes, and xarray loads their coordinates.
MOST_SECONDS = 30
MOST_BYTES = 2**31


class Unchecked(Exception):
    """The program was not asked, or gave no answer that a prediction is about: why."""


# ------------------------------------------------------------------------------------------------ what is predicted


def predicted_mask(prediction, stored, case, window):
    """Where the tests of a prediction find stored values."""
    if stored.dtype.kind not in "biufc":
        if prediction["masks"]:
            raise Unchecked("values that are no numbers")
        return np.zeros(stored.shape, bool)
    seen = np.ascontiguousarray(stored.astype(stored.dtype.newbyteorder("="), copy=False)).reshape(stored.shape)
    if prediction["readAs"] != seen.dtype.name and seen.dtype.kind in "iu":
        seen = seen.view(prediction["readAs"])
    missing = np.zeros(seen.shape, bool)
    for test in prediction["masks"]:
        missing |= found_by(test, seen, case, window)
    return missing


def found_by(test, seen, case, window):
    if test["kind"] == "nan":
        return np.isnan(seen)
    if test["kind"] == "below":
        return seen < seen.dtype.type(test["bound"])
    if test["kind"] == "above":
        return seen > seen.dtype.type(test["bound"])
    if test["kind"] == "maskArray":
        return masked_by(next(mask for mask in case["maskArrays"] if mask["path"] == test["path"]), seen, test)
    if test["comparedAs"] not in np.sctypeDict:
        raise Unchecked(f"a comparison of {test['comparedAs']}")
    value = np.frombuffer(bytes.fromhex(test["bytes"]), test["comparedAs"])[0]
    compared = seen.astype(test["comparedAs"])
    equal = compared == value
    if test.get("near"):
        # GDAL's ARE_REAL_EQUAL, with its two units in the last place.
        with np.errstate(all="ignore"):
            equal |= np.abs(compared - value) < np.finfo(compared.dtype).eps * np.abs(compared + value) * 2
    return equal


def masked_by(mask, seen, test):
    elements = np.fromfile(mask["file"], mask["dataType"]).reshape(mask["shape"])
    if seen.size % elements.size or seen.shape[-elements.ndim :] != elements.shape:
        raise Unchecked("a mask of another shape")
    missing = np.broadcast_to(elements == 0, seen.shape).copy()
    if "sparedBand" in test:
        missing[test["sparedBand"]] = False
    return missing


# ------------------------------------------------------------------------------------------------ what programs do


def window_of(shape, most):
    """The part of an array that is compared: all of its last dimensions, and so much of the first as is allowed."""
    lengths = list(shape)
    for axis in range(len(lengths)):
        rest = int(np.prod(lengths[axis + 1 :], dtype="i8"))
        lengths[axis] = max(1, min(lengths[axis], most // max(1, rest)))
        if rest <= most:
            break
    return tuple(slice(0, length) for length in lengths)


def hold(prediction, run):
    """None if what a program does is as predicted, else what it did. `run` gives a reading, or raises."""
    if prediction["outcome"] == "unknown":
        raise Unchecked("nothing is predicted")
    try:
        reading = run()
    except Unchecked:
        raise
    except MemoryError as error:
        raise Unchecked("too large") from error
    except Exception as error:
        if prediction["outcome"] == "fails":
            return None
        return f"it fails: {describe(error)}"
    if prediction["outcome"] == "fails":
        return "it does not fail"
    return next((problem for problem in differences(prediction, reading) if problem), None)


def differences(prediction, reading):
    """`reading` has `missing` (a mask, or how many), `expected` likewise, and `dataType`, `nodata`, `encodedNodata`."""
    yield reading.get("probed")
    if "expected" in reading:
        expected, found = (np.count_nonzero(reading[key]) if np.ndim(reading[key]) else int(reading[key]) for key in ("expected", "missing"))
        if expected != found:
            yield f"{found} values are masked, not {expected}"
        elif np.ndim(reading["expected"]) and not np.array_equal(reading["expected"], reading["missing"]):
            yield "other values are masked"
    if prediction.get("dataType") and "dataType" in reading and prediction["dataType"] != reading["dataType"]:
        yield f"it gives {reading['dataType']}"
    for key in ("nodata", "encodedNodata"):
        if key in prediction and key in reading and not same_number(prediction[key], reading[key], prediction):
            yield f"{key} is {reading[key]!r}"


def same_number(text, value, prediction):
    if text is None or value is None:
        return text is None and value is None
    dtype = np.dtype(prediction["readAs"])
    if dtype.kind in "iu" and np.isfinite(float(text)):
        return float(text) == float(value)
    dtype = dtype if dtype.kind == "f" else np.dtype("f8")
    return np.array_equal(dtype.type(text), dtype.type(value), equal_nan=True)


def describe(error):
    return f"{type(error).__name__}: {str(error).splitlines()[0][:120] if str(error) else ''}"


def name_of(dtype):
    return "object" if dtype.kind in "OUST" else dtype.newbyteorder("=").name


def open_alone(open_group, array, case):
    """An array without its neighbours, where together they are no dataset: overviews have the dimensions of the image."""
    group, _, name = array["path"].rpartition("/")
    others = [other["path"].rpartition("/")[2] for other in case["arrays"] if other["path"] != array["path"]]
    return open_xarray(lambda **options: open_group(group.strip("/"), drop_variables=others, **options))


def open_xarray(opener):
    """A dataset, and whether its times are decoded: what cannot be decoded makes xarray refuse the whole file."""
    try:
        return opener(), True
    except Exception:
        try:
            return opener(decode_times=False), False
        except Exception as error:
            raise Unchecked(f"xarray cannot open it: {describe(error)}") from error


def read_xarray(dataset, decodes_times, name, prediction, stored, window, case, attributes):
    if name not in dataset.variables:
        raise Unchecked("xarray does not show it")
    if not decodes_times and prediction["outcome"] == "reads" and prediction["missingAs"] in ("NaT", "-9223372036854775808"):
        raise Unchecked("times that xarray cannot decode")
    variable = dataset.variables[name]
    if variable.ndim != len(window):
        raise Unchecked("characters that are joined")
    values = variable[window].values if window else variable.values
    reading = {"dataType": name_of(values.dtype)}
    if stored is None:
        return reading
    if prediction["outcome"] == "reads":
        reading["expected"] = predicted_mask(prediction, stored, case, window)
        if prediction["missingAs"] == "true":
            reading["expected"] = np.zeros(stored.shape, bool)
        shown = values == np.iinfo("i8").min if prediction["missingAs"] == "-9223372036854775808" else pd.isnull(values)
        reading["missing"] = np.asarray(shown)
        reading["probed"] = probe_xarray(attributes, prediction, stored, name)
    return reading


def probe_xarray(attributes, prediction, stored, name):
    """What xarray makes, with these attributes, of values that matter: those that are named, their neighbours, the extremes."""
    if stored.dtype.kind not in "iuf" or prediction["outcome"] != "reads" or prediction["missingAs"] == "true":
        return None
    probe = probed_values(stored.dtype, attributes, prediction)
    # Most of them are no times.
    variable = xr.conventions.decode_cf_variable(name, xr.Variable(("x",), probe, dict(attributes)), decode_times=False)
    found, expected = pd.isnull(variable.values), predicted_mask(prediction, probe, None, None)
    wrong = probe[found != expected]
    return f"of other values it masks {'more' if found[found != expected].all() else 'less'}: {wrong[:3]}" if wrong.size else None


def probed_values(dtype, attributes, prediction):
    native = dtype.newbyteorder("=")
    limits = np.iinfo(native) if native.kind in "iu" else np.finfo(native)
    named = [np.frombuffer(bytes.fromhex(test["bytes"]), test["comparedAs"])[0] for test in prediction["masks"] if test["kind"] == "value"]
    for key in ("_FillValue", "missing_value", "valid_min", "valid_max", "valid_range"):
        named += [value for value in np.ravel(attributes.get(key, [])) if isinstance(value, np.number)]
    named += [0, 1, -1, limits.min, limits.max, *DEFAULT_FILLS]
    values = []
    for value in named:
        if native.kind == "f":
            with np.errstate(all="ignore"):
                near = native.type(value)
                values += [near, np.nextafter(near, native.type(np.inf)), np.nextafter(near, native.type(-np.inf))]
        elif np.isfinite(value):
            values += [number for number in (int(value) - 1, int(value), int(value) + 1) if limits.min <= number <= limits.max]
    return np.array(values, native).astype(dtype)


def read_rioxarray(dataset, name, prediction):
    if name not in dataset.variables:
        raise Unchecked("xarray does not show it")
    accessor = dataset[name].rio
    # Asked for in this order: a failure is one of either.
    return {"encodedNodata": plain(accessor.encoded_nodata), "nodata": plain(accessor.nodata)}


def plain(value):
    return None if value is None else float(value)


def read_rasterio(path, prediction, stored, case):
    try:
        dataset = rasterio.open(path)
    except Exception as error:
        raise Unchecked(f"GDAL does not open it: {describe(error)}") from error
    with dataset:
        if dataset.count == 0 or len(set(dataset.dtypes)) != 1:
            raise Unchecked("no bands of one type")
        if stored is not None and dataset.count * dataset.width * dataset.height != stored.size:
            raise Unchecked("other elements than ours")
        reading = {"dataType": dataset.dtypes[0]}
        # rasterio has nodata as a double, which 64-bit integers need not be.
        if dataset.dtypes[0] != "uint64":
            reading["nodata"] = dataset.nodata
        if stored is not None and stored.size <= case["mostElements"]:
            # Rows may stand the other way around, so that only their number can be compared.
            try:
                found = np.ma.getmaskarray(dataset.read(masked=True))
            except Exception as error:
                raise Unchecked(f"GDAL does not read it: {describe(error)}") from error
            reading["missing"] = np.count_nonzero(found)
            reading["expected"] = np.count_nonzero(predicted_mask(prediction, stored, case, None))
        return reading


# ------------------------------------------------------------------------------------------------ one file


def check_netcdf(case):
    """xarray, rioxarray and netCDF4-python on the file."""
    try:
        file = netCDF4.Dataset(case["file"])
    except Exception as error:
        raise Unchecked(f"netCDF-C cannot open it: {describe(error)}") from error
    datasets = {}
    with file:
        for array in case["arrays"]:
            group, _, name = array["path"].rpartition("/")
            checks = {prediction["program"]: prediction for prediction in array["predictions"] if prediction["of"] == "file"}
            variable = find_variable(file, group, name)
            if variable is None or list(variable.shape) != array["shape"] or array["isArbitrary"]:
                yield from ((array, prediction, Unchecked("netCDF-C does not show it, or what memory held")) for prediction in checks.values())
                continue
            window = window_of(variable.shape, case["mostElements"])
            variable.set_auto_maskandscale(False)
            variable.set_auto_chartostring(False)
            try:
                stored = np.asarray(variable[window])
            except Exception as error:
                yield from ((array, prediction, Unchecked(describe(error))) for prediction in checks.values())
                continue
            if group not in datasets:
                datasets[group] = attempt(lambda: open_xarray(lambda **options: xr.open_dataset(case["file"], engine="netcdf4", group=group or None, **options)))

            def with_netcdf4(prediction):
                variable.set_auto_maskandscale(True)
                values = variable[window]
                reading = {"missing": np.ma.getmaskarray(values)}
                # A scalar that is masked is a constant of NumPy, which has a type of its own.
                if values is not np.ma.masked:
                    reading["dataType"] = name_of(values.dtype)
                if prediction["outcome"] == "reads":
                    reading["expected"] = predicted_mask(prediction, stored, array, window)
                return reading

            def with_xarray(prediction):
                dataset, decodes = opened(datasets[group])
                attributes = {key: variable.getncattr(key) for key in variable.ncattrs()}
                return read_xarray(dataset, decodes, name, prediction, stored, window, array, attributes)

            def with_rioxarray(prediction):
                return read_rioxarray(opened(datasets[group])[0], name, prediction)

            runs = {"xarray": with_xarray, "rioxarray": with_rioxarray, "netCDF4-python": with_netcdf4}
            yield from judged(array, checks, runs)


def check_gdal_netcdf(case):
    """GDAL's netCDF driver on the file."""
    with netCDF4.Dataset(case["file"]) as file:
        variables = {}
        for array in case["arrays"]:
            group, _, name = array["path"].rpartition("/")
            variable = find_variable(file, group, name)
            if variable is None or variable.size > case["mostElements"] or list(variable.shape) != array["shape"] or array["isArbitrary"]:
                continue
            variable.set_auto_maskandscale(False)
            variable.set_auto_chartostring(False)
            try:
                variables[array["path"]] = np.asarray(variable[...])
            except Exception:
                continue
    for array in case["arrays"]:
        checks = {prediction["program"]: prediction for prediction in array["predictions"] if prediction["of"] == "file"}
        stored = variables.get(array["path"])

        def with_gdal(prediction):
            if stored is None:
                raise Unchecked("netCDF-C does not show it")
            return read_rasterio(f'netcdf:"{case["file"]}":{array["path"].lstrip("/")}', prediction, stored, {**array, **case})

        yield from judged(array, checks, {"GDAL": with_gdal})


def check_tiff(case):
    """GDAL and rioxarray on the first image of the file."""
    for array in case["arrays"]:
        if array["path"] != "/0":
            continue
        checks = {prediction["program"]: prediction for prediction in array["predictions"] if prediction["of"] == "file"}
        stored = None
        if np.prod(array["shape"]) <= case["mostElements"]:
            try:
                with rasterio.open(case["file"]) as dataset:
                    stored = dataset.read()
            except Exception:
                stored = None
        if stored is not None and stored.size != np.prod(array["shape"]):
            stored = None

        def with_gdal(prediction):
            return read_rasterio(case["file"], prediction, stored, {**array, **case})

        def with_rioxarray(prediction):
            try:
                data = rioxarray.open_rasterio(case["file"], masked=True)
            except Exception as error:
                raise Unchecked(f"rioxarray cannot open it: {describe(error)}") from error
            if not isinstance(data, xr.DataArray):
                raise Unchecked("several rasters")
            reading = {"dataType": data.dtype.name, "nodata": plain(data.rio.nodata), "encodedNodata": plain(data.rio.encoded_nodata)}
            if stored is not None:
                try:
                    reading["missing"] = np.count_nonzero(pd.isnull(data.values))
                except rasterio.errors.RasterioIOError as error:
                    raise Unchecked(f"GDAL does not read it: {describe(error)}") from error
                reading["expected"] = np.count_nonzero(predicted_mask(prediction, stored, array, None))
            return reading

        yield from judged(array, checks, {"GDAL": with_gdal, "rioxarray": with_rioxarray})


def check_zarr(case, of):
    """xarray, rioxarray and zarr-python on a Zarr: our references, or the store itself."""
    if of == "zarr":
        if "references" not in case:
            return
        opened_store = lambda: kerchunk.utils.refs_as_store(case["references"])
        open_group = lambda group, **options: xr.open_zarr(opened_store(), zarr_format=3, consolidated=False, chunks=None, group=group or None, **options)
        root = zarr.open_group(opened_store(), mode="r", zarr_format=3)
    else:
        open_group = lambda group, **options: xr.open_zarr(case["file"], consolidated=False, chunks=None, group=group or None, **options)
        root = zarr.open(case["file"], mode="r")
    datasets = {}
    for array in case["arrays"]:
        group, _, name = array["path"].rpartition("/")
        checks = {prediction["program"]: prediction for prediction in array["predictions"] if prediction["of"] == of}
        window = window_of(array["shape"], case["mostElements"])
        try:
            node = root[array["path"].strip("/")] if array["path"] != "/" else root
            stored = np.asarray(node[window])
        except Exception as error:
            yield from ((array, prediction, Unchecked(describe(error))) for prediction in checks.values())
            continue
        if group not in datasets:
            datasets[group] = attempt(lambda: open_xarray(lambda **options: open_group(group.strip("/"), **options)))

        def with_zarr(prediction):
            missing = np.zeros(stored.shape, bool)
            return {"dataType": name_of(stored.dtype), "missing": missing, "expected": predicted_mask(prediction, stored, array, window)}

        dataset_of = datasets[group]
        if isinstance(dataset_of, Unchecked):
            dataset_of = attempt(lambda: open_alone(open_group, array, case))

        def with_xarray(prediction):
            dataset, decodes = opened(dataset_of)
            variable = dataset.variables.get(name)
            # What the decoders took away is in the encoding.
            attributes = {} if variable is None else {**variable.attrs, **{key: variable.encoding[key] for key in MOVED if key in variable.encoding}}
            return read_xarray(dataset, decodes, name, prediction, stored, window, array, attributes)

        def with_rioxarray(prediction):
            return read_rioxarray(opened(dataset_of)[0], name, prediction)

        def with_gdal(prediction):
            small = stored if stored.size == np.prod(array["shape"], dtype="i8") else None
            return read_rasterio(f'ZARR:"{case["file"]}":{array["path"]}', prediction, small, {**array, **case})

        runs = {"xarray": with_xarray, "rioxarray": with_rioxarray, "zarr-python": with_zarr}
        yield from judged(array, checks, {**runs, "GDAL": with_gdal} if of == "file" else runs)


def check_gdal_zarr(case):
    """GDAL's Zarr driver on our documents."""
    for array in case["arrays"]:
        checks = {prediction["program"]: prediction for prediction in array["predictions"] if prediction["of"] == "zarr"}

        def with_gdal(prediction):
            if not array.get("plain"):
                raise Unchecked("too large, or no numbers")
            try:
                stored = zarr.open_array(case["plain"] + array["plain"], mode="r")[...]
            except Exception as error:
                raise Unchecked(f"no store: {describe(error)}") from error
            return read_rasterio(f'ZARR:"{case["plain"]}":{array["plain"]}', prediction, stored, {**array, **case})

        yield from judged(array, checks, {"GDAL": with_gdal})


def judged(array, checks, runs):
    for program, prediction in checks.items():
        if program not in runs:
            continue
        try:
            yield array, prediction, hold(prediction, lambda: runs[program](prediction))
        except Unchecked as reason:
            yield array, prediction, reason


def attempt(action):
    try:
        return action()
    except Unchecked as reason:
        return reason


def opened(result):
    if isinstance(result, Unchecked):
        raise result
    return result


def find_variable(file, group, name):
    try:
        place = file[group] if group else file
        return place.variables.get(name)
    except (IndexError, KeyError):
        return None


# ------------------------------------------------------------------------------------------------ all files

CHECKS = {
    "netcdf3": [check_netcdf, check_gdal_netcdf, lambda case: check_zarr(case, "zarr"), check_gdal_zarr],
    "tiff": [check_tiff, lambda case: check_zarr(case, "zarr"), check_gdal_zarr],
    "zarr": [lambda case: check_zarr(case, "file"), check_gdal_zarr],
}
CHECKS["netcdf4"] = CHECKS["hdf5"] = CHECKS["netcdf3"]


def check_case(case):
    """All checks of a file in one process; where that dies, because netCDF-C or GDAL crash on some files, each in its own."""
    numbers = range(len(CHECKS[case["format"]]))
    results, survived = check_apart(case, numbers)
    if not survived:
        results = [result for number in numbers for result in check_apart(case, [number])[0]]
    return case["name"], results


def check_apart(case, numbers):
    receiver, sender = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            os.close(receiver)
            signal.alarm(MOST_SECONDS)
            resource.setrlimit(resource.RLIMIT_DATA, (MOST_BYTES, MOST_BYTES))
            # What C libraries print is theirs.
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            with os.fdopen(sender, "w") as stream:
                for number in numbers:
                    for result in run_check(CHECKS[case["format"]][number], case):
                        stream.write(json.dumps(result) + "\n")
                        stream.flush()
        finally:
            os._exit(0)
    os.close(sender)
    with os.fdopen(receiver) as stream:
        lines = stream.read().splitlines()
    _, status = os.waitpid(pid, 0)
    return [json.loads(line) for line in lines if line.endswith("]")], status == 0


def run_check(check, case):
    """The outcomes of a check as data; what stops it, such as a file that its library cannot open, leaves the rest unchecked."""
    try:
        for array, prediction, outcome in check(case):
            kind = "right" if outcome is None else "unchecked" if isinstance(outcome, Unchecked) else "FALSE"
            yield array["path"], prediction["program"], prediction["of"], kind, str(outcome or "")
    except Exception:
        return


def main(path):
    sys.stdout.reconfigure(line_buffering=True)
    warnings.simplefilter("ignore")
    logging.disable(logging.CRITICAL)
    cases = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    made, outcomes, reasons = collections.Counter(), collections.defaultdict(collections.Counter), collections.Counter()
    for case in cases:
        for array in case["arrays"]:
            for prediction in array["predictions"]:
                key = prediction["of"], prediction["program"]
                made[key, "unknown" if prediction["outcome"] == "unknown" else "made"] += 1
    with multiprocessing.Pool(2) as pool:
        for name, results in pool.imap_unordered(check_case, cases, chunksize=2):
            for array, program, of, kind, text in results:
                outcomes[of, program][kind] += 1
                if kind == "FALSE":
                    print(f"FALSE  {program} on the {of}, {name}{array}: {text}")
                elif kind == "unchecked" and "nothing is predicted" not in text:
                    reasons[of, program, text[:70]] += 1
    if os.environ.get("MIRAZARR_REASONS"):
        for (of, program, text), count in reasons.most_common(60):
            print(f"{count:5} {program} on the {of}: {text}")
    print(f"\n{'':26}{'predicted':>12}{'not known':>12}{'checked':>12}{'false':>12}")
    for of, program in sorted({key for key, _ in made}):
        count = outcomes[of, program]
        row = [made[(of, program), "made"], made[(of, program), "unknown"], count["right"] + count["FALSE"], count["FALSE"]]
        print(f"{f'{program} on the {of}':26}" + "".join(f"{number:>12}" for number in row))
    false = sum(count["FALSE"] for count in outcomes.values())
    checked = false + sum(count["right"] for count in outcomes.values())
    print(f"\n{checked} predictions checked, {false} false")
    return 1 if false or not checked else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

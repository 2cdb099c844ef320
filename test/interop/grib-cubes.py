"""Compares the cubes of a GRIB file with what ecCodes says of its messages.

    python grib-cubes.py FILE.json

The JSON lists fields as mirazarr has them: path, coordinates, and where values and places are in a file of float64. Every
message that ecCodes decodes must be one of them, by its keys, and the other way round. Prints a line for the file and every
difference; the exit code is 1 after any of them, and 2 where there was no field that both decode.
"""

import collections
import datetime
import json
import math
import sys

import eccodes
import numpy as np

MISSING = -1.0e300
# Degrees; ecCodes reckons rotated grids in single precision, and at the rim of a disc digits are lost.
TOLERANCE = collections.defaultdict(lambda: 2e-6, {"rotated_ll": 2e-5, "rotated_gg": 2e-5, "reduced_rotated_gg": 2e-5, "space_view": 1e-5})
# Kinds of level that have one name here, and in ecCodes several by precision or by the value.
LEVEL_NAMES = {
    "isobaricInPa": "isobaricInhPa",
    "isobaricLayerHighPrecision": "isobaricLayer",
    "heightAboveGroundHighPrecision": "heightAboveGround",
    "sigmaLayerHighPrecision": "sigmaLayer",
    "oceanSurface": "depthBelowSea",
}
# Names of ecCodes for numbers that NCEP uses otherwise in edition 1 (ON388, table 3a): they are of ECMWF.
FOREIGN_LEVELS = {"oceanWave", "oceanMixedLayer"}
# Names that the table of parameters leaves out: with conditions on rare keys (probabilities, anomalies, grids of ORCA).
FINER_NAMES = {"tpg100", "2ta", "t_a", "tlat", "ulat", "vlat", "dis06", "~"}


def get(handle, key, kind=None):
    if handle is None:
        raise ValueError("not decoded")
    try:
        return eccodes.codes_get(handle, key, kind) if kind else eccodes.codes_get(handle, key)
    except eccodes.CodesInternalError:
        return None


def messages(path):
    eccodes.codes_grib_multi_support_on()
    with open(path, "rb") as file:
        while True:
            try:
                handle = eccodes.codes_grib_new_from_file(file)
            except eccodes.CodesInternalError:
                yield None
                continue
            if handle is None:
                return
            yield handle
            eccodes.codes_release(handle)


def seconds(date, time):
    moment = datetime.datetime(date // 10000, date // 100 % 100, date % 100, tzinfo=datetime.timezone.utc)
    return int(moment.timestamp()) + time // 10000 * 3600 + time // 100 % 100 * 60 + time % 100


def in_rows(values, handle, keys=("jPointsAreConsecutive", "alternativeRowScanning")):
    """From the order of coding to rows, i fastest."""
    flags = {"alternativeRowScanning": 0, **{key: get(handle, key, int) for key in keys}}
    ni, nj = get(handle, "Ni", int), get(handle, "Nj", int)
    if ni is None or nj is None or ni * nj != len(values):
        return values
    runs = values.reshape((ni, nj) if flags["jPointsAreConsecutive"] else (nj, ni)).copy()
    if flags["alternativeRowScanning"]:
        runs[1::2] = runs[1::2, ::-1]
    return (runs.T if flags["jPointsAreConsecutive"] else runs).ravel()


def values_of(handle):
    eccodes.codes_set(handle, "missingValue", MISSING)
    values = np.array(eccodes.codes_get_values(handle))
    values[values == MISSING] = np.nan
    # A constant field is R / 10^D (docs/divergences.md); ecCodes leaves D out.
    scale, reference = get(handle, "decimalScaleFactor", int), get(handle, "referenceValue", float)
    if get(handle, "edition") == 2 and get(handle, "bitsPerValue") == 0 and scale and reference:
        values[~np.isnan(values)] = reference / 10.0**scale if scale > 0 else reference * 10.0**-scale
    return in_rows(values, handle)


def places_of(handle):
    """Latitudes and longitudes in rows; none where ecCodes has none. Rows to and fro are already straight in them."""
    try:
        found = [in_rows(np.array(eccodes.codes_get_array(handle, key)), handle, ("jPointsAreConsecutive",)) for key in ("latitudes", "longitudes")]
    except eccodes.CodesInternalError:
        return None
    grid = get(handle, "gridType", str)
    if grid == "space_view" and get(handle, "orientationOfTheGridInDegrees", float) != 0:
        # ecCodes takes no notice of it (docs/divergences.md).
        return None
    if grid == "space_view":
        return space_view(*found, handle)
    if grid == "rotated_gg":
        return unrotated(*found, handle)
    # A distance that does not lead to the last row is not believed here (docs/divergences.md).
    return None if grid == "regular_ll" and is_contradictory(handle) else found


def is_contradictory(handle):
    first, last = (get(handle, f"latitudeOf{end}GridPointInDegrees", float) for end in ("First", "Last"))
    step = get(handle, "jDirectionIncrementInDegrees", float)
    return bool(step) and abs(abs(last - first) - step * (get(handle, "Nj", int) - 1)) > step / 2


def space_view(latitude, longitude, handle):
    """ecCodes has the north-west first whichever way the image is scanned, and zeros beside the earth."""
    beside = (latitude == 0) & (longitude == 0)
    ni, nj = get(handle, "Nx", int), get(handle, "Ny", int)
    turned = []
    for values in (latitude, longitude):
        rows = np.where(beside, np.nan, values).reshape(nj, ni)
        rows = rows[::-1] if get(handle, "jScansPositively", int) else rows
        turned.append((rows[:, ::-1] if get(handle, "iScansNegatively", int) else rows).ravel())
    return turned


def unrotated(latitude, longitude, handle):
    """ecCodes leaves the places of regular rotated Gaussian grids rotated."""
    pole_latitude, pole_longitude = (math.radians(get(handle, f"{key}OfSouthernPoleInDegrees", float)) for key in ("latitude", "longitude"))
    phi, lam = np.radians(latitude), np.radians(longitude)
    x, y, z = np.cos(phi) * np.cos(lam), np.cos(phi) * np.sin(lam), np.sin(phi)
    tilt = math.pi / 2 + pole_latitude
    x, z = x * math.cos(tilt) - z * math.sin(tilt), x * math.sin(tilt) + z * math.cos(tilt)
    return [np.degrees(np.arcsin(np.clip(z, -1, 1))), np.degrees(np.arctan2(y, x) + pole_longitude)]


def describe(handle):
    """The keys of a message in the words of the cubes."""
    time = get(handle, "dataTime", int) * 100 + (get(handle, "second", int) or 0)
    level_kind = get(handle, "typeOfLevel", str)
    if get(handle, "edition") == 2:
        levels = [surface(handle, which) for which in ("First", "Second")]
    else:
        # Depths are in centimetres there.
        scale = 100 if level_kind in ("depthBelowLand", "depthBelowLandLayer") else 1
        levels = [(get(handle, key, float) or 0) / scale for key in ("topLevel", "bottomLevel")]
    reference = seconds(get(handle, "dataDate", int), time)
    # What was observed has no time of validity besides.
    valid_date = get(handle, "validityDate", int)
    return {
        "edition": get(handle, "edition", int),
        "time": reference,
        "valid": seconds(valid_date, get(handle, "validityTime", int) * 100) if valid_date else 60 * (reference // 60),
        "kind": LEVEL_NAMES.get(level_kind, level_kind),
        "levels": levels,
        "name": get(handle, "shortName", str),
        "number": get(handle, "perturbationNumber", int),
        "percentile": get(handle, "percentileValue", int),
        # Edition 1 does not say what was done between two times.
        "stepType": None if get(handle, "timeRangeIndicator", int) == 2 else get(handle, "stepType", str),
        # In hours.
        "start": get(handle, "startStep", int) if get(handle, "stepUnits", int) == 1 else None,
        "gridType": get(handle, "gridType", str),
    }


def surface(handle, which):
    if get(handle, f"typeOf{which}FixedSurface", int) is None:
        return None
    if eccodes.codes_is_missing(handle, f"scaledValueOf{which}FixedSurface"):
        return None
    kind = get(handle, f"typeOf{which}FixedSurface", int)
    scaled, factor = (get(handle, f"{key}Of{which}FixedSurface", int) for key in ("scaledValue", "scaleFactor"))
    # The highest bit is the sign (regulation 92.1.5): ecCodes takes negative potential vorticity for a large number.
    scaled = scaled if scaled < 2**31 else 2**31 - scaled
    return float(f"{scaled}e{-factor - (2 if kind in (100, 108) else 0)}")


def key_differences(field, said):
    """What the coordinates and the path of a field say otherwise than the keys of the message."""
    at, path = field["at"], field["path"]
    *_, kind, product, name = path.split("/")
    pairs = {"time": (at["time"], said["time"])}
    # ecCodes has no seconds of the time of validity.
    valid = at["time"] + 3600 * at["step"]
    pairs["valid time"] = (60 * math.floor(valid / 60), said["valid"])
    if said["name"] != "unknown" and said["name"] not in FINER_NAMES and not is_of_ecmwf(name, said):
        pairs["name"] = (name, said["name"])
    if said["kind"] not in ("unknown", None, *FOREIGN_LEVELS):
        pairs["kind of level"] = (kind, said["kind"])
    if "level" in at:
        bounds = at.get("level_bounds", [at["level"]])
        pairs["level"] = (bounds, said["levels"][: len(bounds)])
    if "step_bounds" in at and said["start"] is not None:
        pairs["start of the interval"] = (at["step_bounds"][0], said["start"])
    if "number" in at:
        pairs["number"] = (at["number"], said["number"])
    if "percentile" in at:
        pairs["percentile"] = (at["percentile"], said["percentile"])
    if said["stepType"] not in (None, "unknown"):
        pairs["process"] = (product.split("_")[0], said["stepType"])
    return [f"{what}: {ours!r}, ecCodes {theirs!r}" for what, (ours, theirs) in pairs.items() if ours != theirs]


def is_of_ecmwf(name, said):
    """ecCodes takes tables from 128 on, of which every centre has its own, for those of ECMWF."""
    table = name.split("_")[0]
    return said["edition"] == 1 and table.isdigit() and int(table) >= 128


def place_difference(field, places, grid, numbers):
    """The largest distance of a point from where ecCodes has it, as text; none where it is small enough."""
    if places is None:
        return None
    if "latitude" not in field:
        return f"no latitude and longitude ({grid})"
    shape = field["shape"]
    ours = {name: numbers(field[name]).reshape(field[name]["shape"]) for name in ("latitude", "longitude")}
    if ours["latitude"].ndim == 1 and len(shape) == 2:
        ours = dict(zip(ours, np.meshgrid(ours["latitude"], ours["longitude"], indexing="ij")))
    latitude, longitude = (ours[name].ravel() for name in ("latitude", "longitude"))
    if len(latitude) != len(places[0]):
        return f"{len(latitude)} places, ecCodes {len(places[0])} ({grid})"
    # Where both are zero, ecCodes may mean the point under the camera.
    under_camera = (latitude == 0) & (longitude == 0)
    if not np.array_equal(np.isnan(latitude), np.isnan(places[0]) & ~under_camera):
        return f"other points are on the earth: {np.isnan(latitude).sum()} are not, ecCodes {np.isnan(places[0]).sum()} ({grid})"
    apart = np.abs(longitude - places[1]) % 360
    apart = np.minimum(apart, 360 - apart) * np.cos(np.radians(latitude))
    worst = np.nanmax(np.maximum(np.abs(latitude - places[0]), apart), initial=0)
    return None if worst <= TOLERANCE[grid] else f"places are {worst:.3g} degrees apart ({grid})"


def compare(case):
    numbers_file = np.memmap(case["values"], "<f8", "r") if case["fields"] else None

    def numbers(place):
        return numbers_file[place["from"] : place["from"] + place["count"]]

    waiting = collections.defaultdict(list)
    for field in case["fields"]:
        waiting[(field["at"]["time"], field["values"]["count"])].append(field)
    differences, equal, undecoded, absent = collections.Counter(), 0, 0, []
    for handle in messages(case["path"]):
        try:
            values, said = values_of(handle), describe(handle)
        except (eccodes.CodesInternalError, ValueError, TypeError):
            undecoded += 1
            continue
        candidates = waiting[(said["time"], len(values))]
        same = [f for f in candidates if np.array_equal(numbers(f["values"]), values, equal_nan=True)]
        # Logarithms and complex spectra may differ in the last bit (docs/divergences.md).
        close = same or [f for f in candidates if np.allclose(numbers(f["values"]), values, rtol=1e-12, atol=0, equal_nan=True)]
        if not close:
            absent.append(f"{said['kind']}/{said['stepType']}/{said['name']} {said['levels']} valid {said['valid']}")
            continue
        field = min(close, key=lambda f: len(key_differences(f, said)))
        candidates.remove(field)
        found = key_differences(field, said)
        place = place_difference(field, places_of(handle), said["gridType"], numbers)
        if place:
            found.append(place)
        equal += not found
        for difference in found:
            differences[f"{field['path']}: {difference}"] += 1
    # What was refused by name is not there; everything else is.
    if not case["refused"]:
        differences.update(f"no field has the time and values of {label}" for label in absent)
    left = sum(len(fields) for fields in waiting.values())
    if left > undecoded:
        differences[f"{left} fields are in no message that ecCodes knows"] += 1
    return differences, equal, len(absent), undecoded


def main(list_path):
    with open(list_path) as file:
        case = json.load(file)
    name = case["name"].removeprefix("corpus/grib/")
    if "error" in case:
        print(f"FAILED  {name}: {case['error']}")
        return 1
    differences, equal, absent, undecoded = compare(case)
    counts = f"{equal} fields equal, {absent} refused here, {undecoded} not decoded by ecCodes"
    print(f"{'FAILED' if differences else 'equal ' if equal else 'none  '}  {name}: {counts}")
    for difference, count in differences.items():
        print(f"        {difference}{f' (x{count})' if count > 1 else ''}")
    return 1 if differences else 0 if equal else 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

"""crs_grids.py FILES JUDGED: are the points of grids where ecCodes has them, by PROJ and the coordinate systems of their stores?"""
import json, math, sys, warnings
import pyproj
import eccodes

warnings.simplefilter("ignore")
# What the store has computed itself.
TOLERANCE_CELLS = 1e-6
# First points of GRIB have six digits behind the point, three in edition 1, and ecCodes has formulas of its own.
ECCODES_CELLS = 1e-4
# ecCodes rounds the places of rotated grids with single precision.
ROTATED_DEGREES = 1e-5


def to_degrees(crs, points):
    """Longitudes and latitudes by the datum of the system itself."""
    base = crs.geodetic_crs if crs.is_projected else crs.source_crs or crs
    transform = pyproj.Transformer.from_crs(crs, base, always_xy=True)
    return [transform.transform(p["x"], p["y"]) for p in points]


def apart(one, other):
    """In degrees of a great circle, nearly."""
    return max(abs((one[0] - other[0] + 180) % 360 - 180) * math.cos(math.radians(other[1])), abs(one[1] - other[1]))


def grid_sections(path):
    """The grids of a file as ecCodes has them: size, scanning, and latitudes and longitudes where it reckons them."""
    found = {}
    with open(path, "rb") as f:
        while True:
            try: message = eccodes.codes_grib_new_from_file(f)
            except eccodes.PrematureEndOfFileError: break
            if message is None: break
            try:
                key = eccodes.codes_get(message, "md5GridSection")
                if key in found: continue
                found[key] = None
                kind = eccodes.codes_get(message, "gridType")
                # Their coordinates are latitudes and longitudes, which grib-cubes.mjs compares.
                if kind.startswith("regular"): continue
                columns, rows = (eccodes.codes_get_long(message, key) for key in ("Ni", "Nj"))
                if eccodes.codes_get_long(message, "alternativeRowScanning"): continue
                lat, lon = (eccodes.codes_get_array(message, key) for key in ("latitudes", "longitudes"))
                if len(lat) != rows * columns: continue
                shape = (columns, rows) if eccodes.codes_get_long(message, "jPointsAreConsecutive") else (rows, columns)
                lat, lon = (values.reshape(shape).T if shape[0] != rows else values.reshape(shape) for values in (lat, lon))
                if kind == "space_view":
                    # ecCodes has these from the north-west, whatever the order of the values.
                    turn = (slice(None, None, -1 if eccodes.codes_get_long(message, "jScansPositively") else 1), slice(None, None, -1 if eccodes.codes_get_long(message, "iScansNegatively") else 1))
                    lat, lon = lat[turn], lon[turn]
                found[key] = (kind, lat, lon)
            except eccodes.CodesInternalError: pass
            finally: eccodes.codes_release(message)
    return [one for one in found.values() if one is not None]


def judge_grib(file, judged):
    theirs = grid_sections(file["path"])
    failures, points = [], 0
    for grid in file["grids"]:
        name = f"{file['name']} {grid['group']}"
        rows, columns = grid["shape"]
        wkt, cf = pyproj.CRS.from_wkt(grid["wkt"]), pyproj.CRS.from_cf(grid["cf"])
        judged["compared"].setdefault("grib", {"grids": 0, "points": 0})
        if grid.get("code") and not pyproj.CRS(grid.get("code")).equals(wkt, ignore_axis_order=True): failures.append(f"{name}: {grid['code']} is another system than the WKT")
        if not grid.get("code") and grid.get("groupWkt") != grid["wkt"]: failures.append(f"{name}: proj:wkt2 is not crs_wkt")
        scale = math.degrees(1 / wkt.ellipsoid.semi_major_metre) if wkt.is_projected else 1
        cell = max(step for step in grid["step"] if step) * scale if any(grid["step"]) else 1
        by_wkt, by_cf = to_degrees(wkt, grid["points"]), to_degrees(cf, grid["points"])
        for point, one, other in zip(grid["points"], by_wkt, by_cf):
            on_earth = all(map(math.isfinite, one))
            if on_earth != (point.get("lat") is not None) and "lat" in point:
                failures.append(f"{name} {point['at']}: {one} by PROJ, {point['lat']}, {point['lon']} in the store")
            if not on_earth: continue
            if apart(one, other) > TOLERANCE_CELLS * cell: failures.append(f"{name} {point['at']}: {one} by WKT, {other} by CF")
            if point.get("lat") is not None and apart(one, (point["lon"], point["lat"])) > TOLERANCE_CELLS * cell:
                failures.append(f"{name} {point['at']}: {one} by PROJ, {point['lon']}, {point['lat']} in the store")
        if grid.get("transform"):
            a, _, c, _, e, f = grid["transform"]
            for p in grid["points"]:
                j, i = p["at"]
                if abs(c + (i + 0.5) * a - p["x"]) > 1e-6 * abs(a) or abs(f + (j + 0.5) * e - p["y"]) > 1e-6 * abs(e): failures.append(f"{name}: spatial:transform is not of x and y")
        best = None
        for kind, lat, lon in theirs:
            if lat.shape != (rows, columns): continue
            allowed = ROTATED_DEGREES if kind.startswith("rotated") else ECCODES_CELLS * cell
            worst, count = 0, 0
            for point, one in zip(grid["points"], by_wkt):
                there = float(lon[tuple(point["at"])]), float(lat[tuple(point["at"])])
                # ecCodes leaves the places of regular rotated Gaussian grids rotated.
                one = (point["x"], point["y"]) if kind == "rotated_gg" else one
                if not all(map(math.isfinite, one)): continue
                count += 1
                worst = max(worst, apart(one, there) / allowed)
            if best is None or worst < best[0]: best = (worst, count)
        if wkt.is_geographic and not wkt.is_derived: continue
        if best is None: judged["without"].append(f"{name} in ecCodes, which has no places for it")
        elif best[0] > 1: failures.append(f"{name}: {best[0]:.3g} times farther from ecCodes than allowed")
        else: points += best[1]
        if best is not None: judged["compared"]["grib"]["grids"] += 1
    judged["compared"].setdefault("grib", {"grids": 0, "points": 0})["points"] += points
    judged["failures"] += failures


def main():
    files, out = sys.argv[1:]
    with open(files) as f: listed = json.load(f)
    judged = {"failures": [], "compared": {}, "without": []}
    for file in listed:
        try: judge_grib(file, judged)
        except Exception as error: judged["failures"].append(f"{file['name']}: {type(error).__name__}: {error}")
    with open(out, "w") as f: json.dump(judged, f)


main()

"""crs.py FILES JUDGED: compares coordinate systems with those of GDAL, by where they put the corners of images."""
import json, math, sys, warnings
import pyproj

warnings.simplefilter("ignore")
TOLERANCE_PIXELS = 1e-6


def geographic(crs):
    """Longitudes and latitudes from Greenwich by the datum of the system itself, so that no shift of datums is needed."""
    return crs.source_crs.geodetic_crs if crs.is_bound else crs.geodetic_crs


def corners(crs, points):
    source = crs.source_crs if crs.is_bound else crs
    return [pyproj.Transformer.from_crs(source, geographic(crs), always_xy=True).transform(x, y) for x, y in points]


def compare(what, ours, theirs, points, pixel_degrees):
    """Points are pairs of places, the same one in the units of either system."""
    found = []
    a, b = ours.ellipsoid, theirs.ellipsoid
    if abs(a.semi_major_metre - b.semi_major_metre) > 1e-6 or abs(a.semi_minor_metre - b.semi_minor_metre) > 1e-6:
        found.append(f"{what}: ellipsoid {a.semi_major_metre} {a.inverse_flattening}, not {b.semi_major_metre} {b.inverse_flattening}")
    if abs(ours.prime_meridian.longitude - theirs.prime_meridian.longitude) > 1e-9:
        found.append(f"{what}: prime meridian {ours.prime_meridian.longitude}, not {theirs.prime_meridian.longitude}")
    if len(shift_of(ours)) != len(shift_of(theirs)) or any(abs(x - y) > 1e-6 for x, y in zip(shift_of(ours), shift_of(theirs))):
        found.append(f"{what}: shift to WGS 84 {shift_of(ours)}, not {shift_of(theirs)}")
    for one, other in zip(corners(ours, [here for here, _ in points]), corners(theirs, [there for _, there in points])):
        if not all(map(math.isfinite, other)):
            if any(map(math.isfinite, one)): found.append(f"{what}: {one}, where GDAL has no place")
            continue
        off = max(abs((one[0] - other[0] + 180) % 360 - 180) * math.cos(math.radians(other[1])), abs(one[1] - other[1])) / pixel_degrees
        if not off <= TOLERANCE_PIXELS: found.append(f"{what}: a corner is {off:.3g} pixels off")
    return found


def shift_of(crs):
    return crs.coordinate_operation.towgs84 if crs.is_bound else []


def judge(file):
    import rasterio

    try:
        with rasterio.open(file["path"]) as f: system, place, width, height = f.crs, f.transform, f.width, f.height
    except rasterio.errors.RasterioIOError: return None
    if system is None or not file.get("wkt"):
        if system is None and file.get("wkt"): return {"failures": ["described, though GDAL knows no system"]}
        return None if system is None and not file.get("problem") else {"problem": file.get("problem") or "not described, and no diagnostic says why"}
    theirs = pyproj.CRS.from_wkt(system.to_wkt(version="WKT2_2019"))
    if theirs.is_compound: theirs = theirs.sub_crs_list[0]
    points = [place * pair for pair in ((0, 0), (width, 0), (0, height), (width, height))]
    metres = theirs.axis_info[0].unit_conversion_factor if theirs.is_projected else 1
    step = math.sqrt(abs(place.determinant))
    pixel = step * metres / theirs.ellipsoid.semi_major_metre * 180 / math.pi if theirs.is_projected else step
    failures = compare("WKT", pyproj.CRS.from_wkt(file["wkt"]), theirs, [(point, point) for point in points], pixel)
    if file.get("crsWkt") != file["wkt"]: failures.append("crs_wkt is not proj:wkt2")
    cf = file.get("cf")
    if cf:
        # pyproj takes the numbers of a grid mapping for metres; CF has them in the unit of the coordinates.
        in_metres = {key: value * metres if key in ("false_easting", "false_northing") else value for key, value in cf.items()}
        pairs = [((x * metres, y * metres), (x, y)) for x, y in points]
        failures += compare("CF", pyproj.CRS.from_cf(in_metres), theirs, pairs, pixel)
    return {"failures": failures, "hasCf": bool(cf)}


def main():
    files, out = sys.argv[1:]
    with open(files) as f: listed = json.load(f)
    judged = []
    for file in listed:
        try: verdict = judge(file)
        except Exception as error: verdict = {"failures": [f"{type(error).__name__}: {error}"]}
        if verdict is not None: judged.append({"name": file["name"], **verdict})
    with open(out, "w") as f: json.dump(judged, f)


main()

"""coordinate-systems.py FILES JUDGED: where pyproj puts the corners of files, by what GDAL, netCDF4 and Zarr's JSON say of them."""
import json, math, sys, warnings
import pyproj
from pyproj.transformer import TransformerGroup

warnings.simplefilter("ignore")
TOLERANCE_PIXELS = 1e-6
LENGTHS = {"m": 1, "meter": 1, "metre": 1, "meters": 1, "metres": 1, "km": 1000, "kilometers": 1000, "kilometer": 1000, "1": 1}
ANGLES = {"rad": 1, "radian": 1, "radians": 1, "microradian": 1e-6, "microradians": 1e-6}


def metres_of(crs):
    """The size of a unit of x and y, roughly: to say how large a pixel is."""
    if crs.is_bound: crs = crs.source_crs
    if crs.is_geographic: return math.radians(1) * 6371000
    return crs.axis_info[0].unit_conversion_factor


def operations(crs):
    """The ways from a system to WGS 84 that PROJ has without grids, its first choice first; or none but to leave the datum alone."""
    alone = pyproj.Transformer.from_crs(crs, crs.geodetic_crs, always_xy=True)
    if abs(crs.ellipsoid.semi_major_metre - 6378137) > 1e5: return [alone]
    try: return TransformerGroup(crs, "EPSG:4326", always_xy=True).transformers
    except IndexError: return [alone]


def off(ours, theirs, pixel_metres):
    """How many pixels two lists of places are apart at most; None where one has a place that the other has not."""
    worst = 0
    for one, other in zip(ours, theirs):
        shown = [all(value is not None and math.isfinite(value) for value in place) for place in (one, other)]
        if shown[0] != shown[1]: return None
        if not shown[0]: continue
        east = ((one[0] - other[0] + 180) % 360 - 180) * math.cos(math.radians(other[1]))
        worst = max(worst, math.hypot(east, one[1] - other[1]) * math.radians(1) * 6371000 / pixel_metres)
    return worst


def places(way, points, is_angular):
    """Where PROJ puts points. What it puts where something else is, beyond a pole or the rim of the map, is no place."""
    found = []
    for x, y in points:
        place = way.transform(x, y)
        back = way.transform(*place, direction="INVERSE") if all(map(math.isfinite, place)) else (math.inf, math.inf)
        east = (back[0] - x + 180) % 360 - 180 if is_angular and math.isfinite(back[0]) else back[0] - x
        found.append(place if math.hypot(east, back[1] - y) <= (1e-7 if is_angular else 1e-2) else (None, None))
    return found


def compare(what, system, crs, points, pixel_metres):
    """Nothing, or how far the corners are from where PROJ has them."""
    if crs.is_compound: crs = crs.sub_crs_list[0]
    ours = system["ours"]
    ways = operations(crs)
    found = [off(ours, [way.transform(x, y) for x, y in points], pixel_metres) for way in ways]
    if all(one is None for one in found): found = [off(ours, places(way, points, crs.is_geographic), pixel_metres) for way in ways]
    best = min((one for one in found if one is not None), default=None)
    if best is None: return [f"{what}: {system['ours']} has places where PROJ has none, or the other way round"]
    if best <= TOLERANCE_PIXELS: return []
    return [f"{what}: a corner is {best:.3g} pixels off"]


def judge_texts(system, pixel_metres):
    """WKT and PROJJSON must be the same system to pyproj, and mean what we compute."""
    if not system.get("wkt2"): return []
    one, other = pyproj.CRS.from_wkt(system["wkt2"]), pyproj.CRS.from_json_dict(system["projjson"])
    failures = [] if one == other else ["WKT and PROJJSON differ"]
    unit = system["unit"] / (metres_of(one) if system["isLength"] else math.radians(1))
    points = [[x * unit, y * unit] for x, y in system["corners"]["points"]]
    return failures + compare("WKT", system, one, points, pixel_metres)


def tiff(file, system):
    import rasterio

    # Compressions that this GDAL does not have.
    try: opened = rasterio.open(file["path"])
    except rasterio.errors.RasterioIOError: return None
    with opened as f:
        if f.crs is None or f.transform.is_identity: return None
        points = [f.transform * (u * f.width, v * f.height) for u, v in file["parts"]]
        return pyproj.CRS.from_wkt(f.crs.to_wkt(version="WKT2_2019")), points


def netcdf(file, system):
    import netCDF4

    with netCDF4.Dataset(file["path"]) as f:
        f.set_auto_mask(False)
        group = f
        *above, name = system["array"].strip("/").split("/")
        for one in above: group = group.groups[one]
        variable = group.variables[name]
        mapping = getattr(variable, "grid_mapping", None)
        x, y = (coordinate(group, variable.dimensions, kind) for kind in "xy")
        if x is None or y is None: return None
        if mapping is None: return None if system["kind"] == "projected" else (pyproj.CRS.from_epsg(4326), edges(x, y, 1, file))
        holder = find(group, mapping.split()[0].rstrip(":"))
        if holder is None: return None
        attributes = {key: holder.getncattr(key) for key in holder.ncattrs()}
        if is_degrees(x): return pyproj.CRS.from_epsg(4326) if system["kind"] == "geographic" else None, edges(x, y, 1, file)
        crs = pyproj.CRS.from_cf({key: value.tolist() if hasattr(value, "tolist") else value for key, value in attributes.items()})
        units = getattr(x, "units", "m")
        size = LENGTHS.get(units, 1)
        if units in ANGLES: size = ANGLES[units] * float(attributes["perspective_point_height"])
        return crs, edges(x, y, size / (metres_of(crs) if crs.is_projected else 1), file)


def find(group, name):
    while group is not None:
        if name in group.variables: return group.variables[name]
        group = group.parent
    return None


def is_degrees(variable):
    return getattr(variable, "units", "").lower().startswith("degree") and getattr(variable, "standard_name", "") not in ("grid_longitude", "grid_latitude")


def coordinate(group, dimensions, kind):
    names = {"x": ("projection_x_coordinate", "longitude", "grid_longitude"), "y": ("projection_y_coordinate", "latitude", "grid_latitude")}[kind]
    for name in dimensions:
        variable = find(group, name)
        if variable is None or variable.ndim != 1: continue
        if getattr(variable, "standard_name", "") in names or getattr(variable, "axis", "").lower() == kind: return variable
        units = getattr(variable, "units", "").lower()
        if units.startswith("degree") and units[-1:] in ("east", "e") if kind == "x" else units.startswith("degree") and units[-1:] in ("north", "n"): return variable
        if name.lower() in ({"x": ("lon", "longitude"), "y": ("lat", "latitude")}[kind]): return variable
    return None


def edges(x, y, size, file):
    ends = []
    for variable in (x, y):
        values = [float(value) for value in variable[:]]
        half = (values[-1] - values[0]) / (len(values) - 1) / 2
        ends.append((values[0] - half, values[-1] + half))
    (west, east), (top, bottom) = ends
    if is_degrees(y): top, bottom = (max(-90, min(90, value)) for value in (top, bottom))
    return [((west + u * (east - west)) * size, (top + v * (bottom - top)) * size) for u, v in file["parts"]]


READERS = {"tiff": tiff, "netcdf3": netcdf, "netcdf4": netcdf}


def judge(file, system):
    pixel = system["corners"]["pixel"] * (system["unit"] if system["isLength"] else math.radians(1) * 6371000)
    failures = judge_texts(system, pixel or 1)
    reader = READERS.get(file["format"])
    theirs = reader and reader(file, system)
    if theirs: failures += compare("the file", system, theirs[0], theirs[1], pixel or 1)
    return {"failures": failures, "isIndependent": bool(theirs)}


def register(out, every):
    """Systems of the register with places in their area, and where PROJ has these by its first choice without grids."""
    from pyproj.database import query_crs_info
    from pyproj.enums import PJType

    found = query_crs_info(auth_name="EPSG", pj_types=[PJType.PROJECTED_CRS, PJType.GEOGRAPHIC_2D_CRS], allow_deprecated=True)
    rows = []
    for one in sorted(found, key=lambda one: int(one.code))[::every]:
        crs, area = pyproj.CRS.from_epsg(one.code), one.area_of_use
        # What PROJ itself cannot compute, and angles in other units than degrees, which it takes in that unit.
        if area is None or (not crs.is_projected and crs.axis_info[0].unit_name != "degree"): continue
        width = (area.east - area.west) % 360 or 360
        places = [(area.west + width * u, area.south + (area.north - area.south) * v) for u, v in ((0.3, 0.4), (0.7, 0.6), (0.5, 0.1))]
        try: points = [pyproj.Transformer.from_crs(crs.geodetic_crs, crs, always_xy=True).transform(*place) for place in places]
        except pyproj.exceptions.ProjError: continue
        if not all(math.isfinite(value) for point in points for value in point): continue
        texts = {"proj:code": f"EPSG:{one.code}", "proj:wkt2": crs.to_wkt(), "proj:projjson": crs.to_json_dict()}
        try: texts["spatial_ref"] = crs.to_wkt("WKT1_GDAL")
        except pyproj.exceptions.CRSError: pass
        ways = operations(crs)
        theirs = [[way.transform(*point) for point in points] for way in ways]
        rows.append({"code": f"EPSG:{one.code}", "points": points, "texts": texts, "theirs": theirs, "how": [way.definition for way in ways]})
    with open(out, "w") as f: json.dump(rows, f)


def main():
    if sys.argv[1] == "register": return register(sys.argv[2], int(sys.argv[3]))
    files, out = sys.argv[1:]
    with open(files) as f: listed = json.load(f)
    for file in listed:
        for system in file["systems"]:
            if "ours" not in system: continue
            try: system["verdict"] = judge(file, system)
            except Exception as error: system["verdict"] = {"failures": [f"{type(error).__name__}: {error}"], "isIndependent": False}
    with open(out, "w") as f: json.dump(listed, f)


main()

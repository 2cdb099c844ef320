"""python scripts/make-epsg-table.py src/cf/register: the systems of the EPSG register, from the database of PROJ.

Writes epsg-table.ts and geographic-codes.ts. Projected and geographic systems, those that are no longer recommended included: files have them. For each, the shift to
WGS 84 that PROJ takes first within its area when it has no grids, with its accuracy. Running it again with the same pyproj changes
nothing. The EPSG Geodetic Parameter Dataset is owned by the International Association of Oil & Gas Producers (IOGP); its terms of use
allow that it is part of software, if the source is named.
"""

import math
import os
import re
import sqlite3
import sys
import warnings

import pyproj
from pyproj.database import query_crs_info
from pyproj.enums import PJType
from pyproj.transformer import TransformerGroup

warnings.filterwarnings("ignore")

NATURAL = [8801, 8802, 8806, 8807]
NATURAL_SCALED = [8801, 8802, 8805, 8806, 8807]
CONIC = [8821, 8822, 8823, 8824, 8826, 8827]
CYLINDER = [8823, 8802, 8806, 8807]
OBLIQUE = [8811, 8812, 8813, 8814, 8815]

# The codes of methods: the name of each in src/cf/projection-methods.ts, and its parameters in the order there.
METHODS = {
    9807: ("transverseMercator", NATURAL_SCALED),
    9801: ("lambertConic1", NATURAL_SCALED),
    9802: ("lambertConic2", CONIC),
    9822: ("albers", CONIC),
    1119: ("equidistantConic", CONIC),
    9810: ("polarStereographicA", NATURAL_SCALED),
    9829: ("polarStereographicB", [8832, 8833, 8806, 8807]),
    9809: ("obliqueStereographic", NATURAL_SCALED),
    9804: ("mercatorA", NATURAL_SCALED),
    9805: ("mercatorB", CYLINDER),
    9820: ("lambertAzimuthal", NATURAL),
    1125: ("azimuthalEquidistant", NATURAL),
    9840: ("orthographic", NATURAL),
    9806: ("cassini", NATURAL),
    9818: ("polyconic", NATURAL),
    1028: ("equirectangular", CYLINDER),
    9835: ("cylindricalEqualArea", CYLINDER),
    9812: ("obliqueMercatorA", OBLIQUE + [8806, 8807]),
    9815: ("obliqueMercatorB", OBLIQUE + [8816, 8817]),
    1024: ("pseudoMercator", NATURAL),
}
# The same, where the figure is a sphere.
SPHERICAL = {1027: 9820, 1029: 1028, 9834: 9835}


class Indexed(list):
    """Texts, each once."""

    def of(self, text):
        if text not in self:
            self.append(text)
        return self.index(text)


units, ellipsoids, shifts, conversions = Indexed(), Indexed(), Indexed(), Indexed()


def number(value):
    return repr(int(value)) if value == int(value) else repr(float(value))


def unit_of(unit):
    """The number of metres or radians of a unit of PROJJSON."""
    if unit == "metre" or unit == "unity":
        return (unit, 1.0)
    if unit == "degree":
        return ("degree", 0.0174532925199433)
    return (unit["name"], unit["conversion_factor"])


def unit_index(unit):
    name, size = unit_of(unit)
    return units.of(f"{name}|{number(size)}")


def ellipsoid_index(ellipsoid):
    def metres(value):
        return value["value"] * unit_of(value["unit"])[1] if isinstance(value, dict) else value

    major = metres(ellipsoid.get("semi_major_axis", ellipsoid.get("radius")))
    if "semi_minor_axis" in ellipsoid:
        inverse = major / (major - metres(ellipsoid["semi_minor_axis"]))
    else:
        inverse = ellipsoid.get("inverse_flattening", 0)
    return ellipsoids.of(f"{ellipsoid['name']}|{number(major)}|{number(inverse)}")


def shift_index(code):
    """The first operation of PROJ without a grid, if it is one of seven parameters: an index, or nothing."""
    try:
        group = TransformerGroup(f"EPSG:{code}", "EPSG:4326", always_xy=True, allow_ballpark=False)
    except IndexError:
        return ""  # what pyproj raises if there is no operation at all
    for one in group.transformers:
        found = seven(one.definition)
        if found is None:
            continue
        accuracy = "" if one.accuracy is None or one.accuracy < 0 else number(one.accuracy)
        # One of no effect is known to the accuracy of the frames; better ones between them need no grid but a date.
        grid = "g" if not group.best_available else ""
        return shifts.of(f"{' '.join(number(value) for value in found)}|{accuracy}|{grid}")
    return ""


def seven(definition):
    if re.search(r"proj=(hgridshift|gridshift|vgridshift|molobadekas|geogoffset|deformation|tinshift|defmodel|affine|axisswap)", definition):
        return None
    steps = re.findall(r"(inv )?proj=helmert ([^|]*?)(?= step |$)", definition)
    if len(steps) == 0:
        # No effect at all, or that of another ellipsoid.
        return [0.0] * 3 if "proj=cart" in definition else []
    if len(steps) > 1 or steps[0][0]:
        return None
    values = dict(part.split("=") for part in steps[0][1].split() if "=" in part)
    if any(key.startswith("d") or key == "t_epoch" for key in values) or "exact" in steps[0][1]:
        return None
    sign = -1 if values.get("convention") == "coordinate_frame" else 1
    found = [float(values.get(key, 0)) * (sign if key.startswith("r") else 1) for key in ("x", "y", "z", "rx", "ry", "rz", "s")]
    found = [value + 0.0 for value in found]
    while len(found) > 3 and found[-1] == 0:
        found.pop()
    return found


def esri_names():
    """The names that ESRI has for datums, by their codes."""
    with sqlite3.connect(os.path.join(pyproj.datadir.get_data_dir(), "proj.db")) as database:
        query = "SELECT code, alt_name FROM alias_name WHERE table_name = 'geodetic_datum' AND auth_name = 'EPSG' AND source = 'ESRI' ORDER BY rowid"
        return {str(code): name.removeprefix("D_") for code, name in database.execute(query)}


def geographic_line(code, name, crs):
    datum = crs.get("datum") or crs["datum_ensemble"]
    ellipsoid = datum["ellipsoid"]
    meridian = datum.get("prime_meridian", {"name": "Greenwich", "longitude": 0})
    longitude = meridian["longitude"]
    if isinstance(longitude, dict):
        longitude = longitude["value"] * unit_of(longitude["unit"])[1] / math.pi * 180
    place = "" if longitude == 0 else f"{meridian['name']}={number(longitude)}"
    angle = unit_index(crs["coordinate_system"]["axis"][0]["unit"])
    datum_name = datum["name"].removesuffix(" ensemble")
    alias = ESRI_NAMES.get(str(datum.get("id", {}).get("code", datum_codes.get(datum["name"]))), "").replace("_", " ")
    if alias.lower() not in ("", datum_name.lower()):
        datum_name += f"={alias}"
    return [str(code), name, datum_name, str(ellipsoid_index(ellipsoid)), place, str(angle), str(shift_index(code))]


def conversion_index(crs, is_sphere):
    conversion = crs["conversion"]
    method = conversion["method"]
    code = method.get("id", {}).get("code")
    if is_sphere:
        code = SPHERICAL.get(code, code)
    axes = crs["coordinate_system"]["axis"]
    directions = {axis["direction"] for axis in axes}
    if code not in METHODS or "west" in directions or (directions == {"south"} and "meridian" not in axes[0]):
        return conversions.of(f"!{method['name']}")
    name, codes = METHODS[code]
    found = {one["id"]["code"]: one for one in conversion["parameters"]}
    # The cylinders of spheres have a latitude of origin in the register, which is zero.
    if set(found) - set(codes) and any(found[extra]["value"] != 0 for extra in set(found) - set(codes)):
        return conversions.of(f"!{method['name']}")
    length = unit_of(axes[0]["unit"])[1]
    values = []
    for one in codes:
        value, unit = found[one]["value"], unit_of(found[one]["unit"])
        if one in (8806, 8807, 8816, 8817, 8826, 8827):
            value = value if unit[1] == length else value * unit[1] / length
        elif one not in (8805, 8815) and unit[0] != "degree":
            value = value * unit[1] / math.pi * 180
        values.append(number(value))
    return conversions.of(f"{name} {' '.join(values)}")


def systems(*kinds):
    found = query_crs_info(auth_name="EPSG", pj_types=list(kinds), allow_deprecated=True)
    return sorted((int(one.code), one.name) for one in found)


ESRI_NAMES = esri_names()
with sqlite3.connect(os.path.join(pyproj.datadir.get_data_dir(), "proj.db")) as database:
    datum_codes = {name: code for code, name in database.execute("SELECT code, name FROM geodetic_datum WHERE auth_name = 'EPSG'")}

geographic, projected, names = [], [], {}
for code, name in systems(PJType.GEOGRAPHIC_2D_CRS, PJType.GEOGRAPHIC_3D_CRS):
    names[code] = name
    geographic.append(geographic_line(code, name, pyproj.CRS.from_epsg(code).to_json_dict()))
own_shifts = {line[0]: line[6] for line in geographic}
spheres = {line[0] for line in geographic if ellipsoids[int(line[3])].endswith("|0")}
previous = 0
for code, name in systems(PJType.PROJECTED_CRS):
    crs = pyproj.CRS.from_epsg(code).to_json_dict()
    base = crs["base_crs"]["id"]["code"]
    if base not in names:
        continue
    if name.startswith(names[base] + " /"):
        name = name[len(names[base]) + 1 :]
    conversion = conversion_index(crs, str(base) in spheres)
    unit = unit_index(crs["coordinate_system"]["axis"][0]["unit"])
    shift = str(shift_index(code))
    # Most have the shift of the system that they are based on.
    shift = "" if shift == own_shifts[str(base)] else (shift or "-")
    projected.append("|".join([str(code - previous), name, str(base), str(conversion), str(unit), shift]).rstrip("|"))
    previous = code

version = pyproj.database.get_database_metadata("EPSG.VERSION")
tables = {
    "UNITS": ("Units: name, metres or radians.", units),
    "ELLIPSOIDS": ("Ellipsoids: name, semi-major axis in metres, inverse flattening.", ellipsoids),
    "SHIFTS": ("Shifts to WGS 84: parameters of the position vector transformation, accuracy in metres, g if a grid is better.", shifts),
    "CONVERSIONS": ("Projections: method and parameters; ! before a method that is not described.", conversions),
    "GEOGRAPHIC": (
        "Geographic systems: code, name, datum and its name at ESRI, ellipsoid, meridian, unit, shift.",
        ["|".join(line).rstrip("|") for line in geographic],
    ),
    "PROJECTED": (
        "Projected systems: what is added to the code before, name (after that of the base if it begins with /), base, projection, unit, and the shift where it is another.",
        projected,
    ),
}
notice = (
    f"// Made by scripts/make-epsg-table.py with PROJ {pyproj.proj_version_str}: EPSG Geodetic Parameter Dataset {version},\n"
    "// owned by the International Association of Oil & Gas Producers (IOGP), https://epsg.org. Do not edit.\n"
)
with open(os.path.join(sys.argv[1], "geographic-codes.ts"), "w", encoding="utf-8") as out:
    codes = sorted(names)
    steps = [str(after - before) for before, after in zip([0, *codes], codes)]
    out.write(notice)
    out.write("\n/** Codes of geographic systems, each as what is added to the one before. */\n")
    out.write(f'export const GEOGRAPHIC_CODES =\n\t"{" ".join(steps)}";\n')
with open(os.path.join(sys.argv[1], "epsg-table.ts"), "w", encoding="utf-8") as out:
    out.write(notice)
    for name, (comment, lines) in tables.items():
        text = "\n".join(lines).replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
        out.write(f"\n/** {comment} */\nexport const {name}: string = `{text}`;\n")
print(len(geographic), len(projected), len(conversions), len(shifts), sum(line.startswith("!") for line in conversions))

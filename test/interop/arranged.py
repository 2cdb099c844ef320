"""Compares arranged stores with what other programs make of their files.

    python arranged.py CASES.json

`CASES.json` is written by arranged.mjs: a file, its URL as an arranged store, its references, and its documents. Ends with
"N passed, M failed"; the exit code is 1 after any failure.
"""

import json
import math
import sys
import warnings

import kerchunk.utils
import numpy as np
import rasterio
import xarray as xr
import zarr
from affine import Affine

warnings.simplefilter("ignore")
try:
    import zarr_cm
except ImportError:
    zarr_cm = None
try:
    from ome_zarr_models.v05.image import ImageAttrs
except ImportError:
    ImageAttrs = None

# Coordinates of files have few digits: this much of a pixel.
TOLERANCE_PIXELS = 2e-3


class Difference(Exception):
    pass


def require(holds, text):
    if not holds:
        raise Difference(text)


def same_transform(ours, theirs, shape, tolerance=1e-6):
    """Corners are compared, in pixels: rounding of large coordinates is none of a transform."""
    height, width = shape
    inverse = ~Affine(*theirs[:6])
    for column, row in [(0, 0), (width, 0), (0, height), (width, height)]:
        found = inverse * (Affine(*ours) * (column, row))
        require(
            math.hypot(found[0] - column, found[1] - row) <= tolerance,
            f"corner {(column, row)} is at {found} by {ours} and {theirs[:6]}",
        )


# ----------------------------------------------------------------------------- GeoTIFF, against rasterio


def levels_of(case):
    return case["document"]["attributes"]["multiscales"]["layout"]


def check_tiff(case):
    with rasterio.open(case["path"]) as file:
        place, crs, count = file.transform, file.crs, len(file.overviews(1)) + 1
    layout = levels_of(case)
    require(len(layout) == count, f"{len(layout)} levels, GDAL has {count}")
    for i, level in enumerate(layout):
        options = {} if i == 0 else {"overview_level": i - 1}
        with rasterio.open(case["path"], **options) as file:
            require(level["spatial:shape"] == [file.height, file.width], f"level {i}: {level['spatial:shape']}")
            same_transform(level["spatial:transform"], file.transform, file.shape)
    # Level by level as other programs see it, the values of the coarsest.
    coarsest = layout[-1]["asset"]
    with rasterio.open(case["path"], overview_level=len(layout) - 2) as file:
        truth, expected = file.read(), file.transform
    array = zarr.open_group(case["url"], mode="r")[f"{coarsest}/data"]
    values = np.asarray(array[...]).reshape(truth.shape)
    require(np.array_equal(values, truth, equal_nan=truth.dtype.kind == "f"), "values by zarr-python")
    if not place.is_rectilinear:
        return
    with rasterio.open(f'ZARR:"/vsicurl/{case["url"]}":/{coarsest}/data') as file:
        same_transform(list(file.transform)[:6], expected, file.shape)
        require(crs is None or file.crs is None or file.crs == crs, f"CRS {file.crs}, of the file {crs}")
        if str(array.dtype) in ("uint8", "int16", "uint16", "float32"):
            require(np.array_equal(file.read().reshape(truth.shape), truth, equal_nan=True), "values by GDAL")


def check_rioxarray(case):
    import rioxarray  # noqa: F401

    for group in case["groups"]:
        if "spatial:transform" not in group["attributes"]:
            continue
        dataset = xr.open_zarr(case["url"], group=group["path"] or None, decode_times=False)
        place = group["attributes"]
        same_transform(place["spatial:transform"], dataset.rio.transform(), place["spatial:shape"])
        return


# ----------------------------------------------------------------------------- NetCDF and GRIB, against coordinates


def check_netcdf(case):
    compared = 0
    for group in case["groups"]:
        place = group["attributes"]
        if "spatial:transform" not in place:
            continue
        with xr.open_dataset(case["path"], group=group["path"] or None, engine="netcdf4", decode_times=False) as file:
            transform = Affine(*place["spatial:transform"])
            for at, name in enumerate(place["spatial:dimensions"]):
                if name not in file.variables:
                    continue
                values = file[name].values.astype("f8")
                require(len(values) == place["spatial:shape"][at], f"{name} has {len(values)} values")
                step = transform.e if at == 0 else transform.a
                start = transform.f if at == 0 else transform.c
                own = start + (np.arange(len(values)) + 0.5) * step
                require(np.abs(own - values).max() <= abs(step) * TOLERANCE_PIXELS, f"{name} is elsewhere")
                compared += 1
    require(compared > 0 or not case["groups"], "nothing was compared")


def check_grib(case):
    import eccodes

    boxes = set()
    with open(case["path"], "rb") as file:
        while (message := eccodes.codes_grib_new_from_file(file)) is not None:
            if eccodes.codes_get(message, "gridType") == "regular_ll":
                keys = ("latitudeOfFirstGridPointInDegrees", "latitudeOfLastGridPointInDegrees", "Nj", "Ni")
                first, last, rows, columns = (eccodes.codes_get(message, key) for key in keys)
                west = eccodes.codes_get(message, "longitudeOfFirstGridPointInDegrees")
                boxes.add((round(min(first, last), 3), round(max(first, last), 3), rows, columns, round(west % 360, 3)))
            eccodes.codes_release(message)
    for group in case["groups"]:
        place = group["attributes"]
        if not boxes or "spatial:transform" not in place or place["spatial:dimensions"] != ["latitude", "longitude"]:
            continue
        transform, (rows, columns) = Affine(*place["spatial:transform"]), place["spatial:shape"]
        latitudes = sorted((transform * (0.5, row + 0.5))[1] for row in (0, rows - 1))
        west = (transform * (0.5, 0.5))[0]
        near = [
            box
            for box in boxes
            if box[2:4] == (rows, columns)
            and abs(box[0] - latitudes[0]) < 2e-3
            and abs(box[1] - latitudes[1]) < 2e-3
            and min((box[4] - west) % 360, (west - box[4]) % 360) < 2e-3
        ]
        require(near, f"no message has the grid {latitudes}, {west}, {(rows, columns)}: {boxes}")


# ----------------------------------------------------------------------------- all


def check_tree(case):
    tree = xr.open_datatree(case["url"], engine="zarr", decode_times=False)
    paths = {node.path for node in tree.subtree}
    for group in case["groups"]:
        require(f"/{group['path']}" in paths, f"/{group['path']} is missing")


def check_references(case):
    """Our references as a tree: the attributes of groups, and the values of the coarsest level of a COG."""
    if case.get("references") is None:
        return
    store = kerchunk.utils.refs_as_store(case["references"])
    root = zarr.open_group(store, mode="r", zarr_format=3, use_consolidated=False)
    for group in case["groups"]:
        attributes = (root[group["path"]] if group["path"] else root).attrs
        for name in ("spatial:bbox", "spatial:dimensions"):
            require(attributes.get(name) == group["attributes"][name], f"{name} of the references")
    if case["format"] != "tiff" or not all(is_known(codec) for codec in codecs_of(case)):
        return
    tree = xr.open_datatree(store, engine="zarr", zarr_format=3, consolidated=False, decode_cf=False)
    layout = levels_of(case)
    with rasterio.open(case["path"], overview_level=len(layout) - 2) as file:
        truth = file.read()
    values = tree[f"/{layout[-1]['asset']}"]["data"].values.reshape(truth.shape)
    require(np.array_equal(values, truth, equal_nan=truth.dtype.kind == "f"), "values of the references")
    REFERENCED.append(case["name"])


# Files whose values were read through references.
REFERENCED = []


def codecs_of(case):
    # An array that cannot be opened spoils the tree, so those of all levels count.
    for node in nodes_of(case["document"]).values():
        if node["node_type"] == "array":
            yield from (codec["name"] for codec in node["codecs"])


def is_known(codec):
    return codec in ("bytes", "transpose", "zstd", "gzip", "crc32c") or codec.startswith("numcodecs.")


def nodes_of(document):
    return {"": document, **document.get("consolidated_metadata", {}).get("metadata", {})}


def check_conventions(case):
    for path, node in nodes_of(case["document"]).items():
        attributes = node["attributes"]
        if "zarr_conventions" not in attributes:
            continue
        used = {entry["name"].rstrip(":") for entry in attributes["zarr_conventions"]}
        require(("spatial" in used) == any(name.startswith("spatial:") for name in attributes), f"{path}: spatial:")
        require(("proj" in used) == any(name.startswith("proj:") for name in attributes), f"{path}: proj:")
        if zarr_cm is not None:
            zarr_cm.validate_all(attributes)


def check_ome(case):
    for path, node in nodes_of(case.get("omeDocument") or {"attributes": {}}).items():
        ome = node["attributes"].get("ome")
        if ome is None:
            continue
        if ImageAttrs is not None:
            ImageAttrs.model_validate(ome)
        names = [axis["name"] for axis in ome["multiscales"][0]["axes"]]
        require(names == [name for name in "tczyx" if name in names], f"{path}: axes {names}")
        for dataset in ome["multiscales"][0]["datasets"]:
            array = nodes_of(case["omeDocument"])[f"{path}/{dataset['path']}".lstrip("/")]
            require(array["dimension_names"] == names, f"{path}: dimensions {array['dimension_names']}")
            scale = dataset["coordinateTransformations"][0]["scale"]
            require(len(scale) == len(names) and all(step > 0 for step in scale), f"{path}: scale {scale}")


CHECKS = {
    "tiff": [check_tiff, check_rioxarray],
    "netcdf3": [check_netcdf],
    "netcdf4": [check_netcdf],
    "grib": [check_grib],
}


def main(list_file):
    with open(list_file) as file:
        cases = json.load(file)
    passed, failures = 0, []
    for case in cases:
        for check in [*CHECKS[case["format"]], check_tree, check_references, check_conventions, check_ome]:
            try:
                check(case)
                passed += 1
            except Exception as error:  # what another program throws is a failure, too
                failures.append(f"{case['name']}: {check.__name__}: {type(error).__name__}: {str(error)[:400]}")
    if not REFERENCED and any(case["format"] == "tiff" for case in cases):
        failures.append("no values were read through references")
    for failure in failures:
        print("FAILED", failure)
    for name, module in (("zarr-cm", zarr_cm), ("ome-zarr-models", ImageAttrs)):
        if module is None:
            print(f"{name} is not there: attributes were only looked at")
    formats = {case["format"]: sum(other["format"] == case["format"] for other in cases) for case in cases}
    print(f"files: {formats}, {len(REFERENCED)} read through references; {passed} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

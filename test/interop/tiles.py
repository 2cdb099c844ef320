"""Tiles and values by label of `mirazarr serve`, beside what others find: python tiles.py CASES.json

Of every pixel of a tile: its centre is turned to longitude and latitude by PROJ, the nearest cell is looked for here among the coordinates that
xarray, rasterio or ecCodes give, and its value gets a colour of the committed table. Pixels within a billionth of a cell from where two cells
meet may show either. Answers by label are compared with `sel`.
"""

import json
import sys
import warnings

import numpy as np
import pyproj
import rasterio
import xarray as xr

warnings.filterwarnings("ignore")

HALF = 20037508.342789244
TO_DEGREES = pyproj.Transformer.from_crs(3857, 4326, always_xy=True)


def centres(tile):
    """Mercator metres of the centres of columns and rows."""
    size, world = tile["size"], 2 ** tile["z"]
    steps = (np.arange(size) + 0.5) / size
    return -HALF + (tile["x"] + steps) / world * 2 * HALF, HALF - (tile["y"] + steps) / world * 2 * HALF


def nearest(axis, values, turns):
    """Indexes of the nearest numbers of an axis, -1 beyond half a spacing, and which are too near to the edge of a cell to tell."""
    axis, values = np.asarray(axis, "f8"), np.asarray(values, "f8")
    gaps = np.abs(values[:, None] - axis[None, :])
    if turns:
        gaps = np.minimum(gaps % 360, 360 - gaps % 360)
    order = np.argsort(gaps, axis=1, kind="stable")
    best, second = order[:, 0], order[:, 1]
    rows = np.arange(len(values))
    spacing = np.abs(np.diff(axis))
    reach = np.maximum(np.r_[spacing[0], spacing], np.r_[spacing, spacing[-1]]) / 2
    inside = np.empty(len(axis))
    inside[1:-1] = reach[1:-1]
    inside[0], inside[-1] = spacing[0] / 2, spacing[-1] / 2
    distance = gaps[rows, best]
    edge = 1e-9 * spacing.max()
    unsure = (np.abs(gaps[rows, second] - distance) < edge) | (np.abs(distance - inside[best]) < edge)
    return np.where(distance <= inside[best], best, -1), unsure


class Grid:
    """Values [band, row, column], and the cell that places in longitude and latitude lie in."""

    def __init__(self, values, rows, columns):
        self.values, self.rows, self.columns = values, rows, columns

    def cells(self, tile):
        x, y = centres(tile)
        longitudes, _ = TO_DEGREES.transform(x, np.zeros_like(x))
        _, latitudes = TO_DEGREES.transform(np.zeros_like(y), y)
        row, unsure_row = nearest(self.rows, latitudes, False)
        column, unsure_column = nearest(self.columns, longitudes, True)
        shape = (tile["size"], tile["size"])
        return (
            np.broadcast_to(row[:, None], shape),
            np.broadcast_to(column[None, :], shape),
            unsure_row[:, None] | unsure_column[None, :],
        )


class Image(Grid):
    """An image of GDAL: by its transform and its coordinate system."""

    def __init__(self, values, transform, system):
        self.values, self.inverse = values, ~transform
        self.project = pyproj.Transformer.from_crs(4326, system, always_xy=True)

    def cells(self, tile):
        x, y = np.meshgrid(*centres(tile))
        column, row = self.inverse * self.project.transform(*TO_DEGREES.transform(x, y))
        _, height, width = self.values.shape
        unsure = (np.abs(row - np.round(row)) < 1e-6) | (np.abs(column - np.round(column)) < 1e-6)
        inside = (row >= 0) & (row < height) & (column >= 0) & (column < width)
        return (
            np.where(inside, np.floor(row), -1).astype(int),
            np.where(inside, np.floor(column), -1).astype(int),
            unsure,
        )


def roles(field):
    """Names of the dimensions of latitudes and longitudes."""
    latitude = next(d for d in field.dims if d.lower().startswith("lat") or d == "day_lat")
    longitude = next(d for d in field.dims if d.lower().startswith("lon") or d.endswith("lon"))
    return latitude, longitude


def grid_of(case):
    if case["reader"] == "xarray":
        with xr.open_dataset(case["file"], decode_times=False) as dataset:
            field = dataset[case["variable"].strip("/")].load()
        latitude, longitude = roles(field)
        others = {d: (case.get("positions") or {}).get(d, 0) for d in field.dims if d not in (latitude, longitude)}
        field = field.isel(others).transpose(latitude, longitude)
        return Grid(field.values[None], field[latitude].values, field[longitude].values)
    if case["reader"] == "rasterio":
        with rasterio.open(case["file"]) as source:
            if case.get("bands"):
                values = source.read().astype("f8")
                values[:, source.dataset_mask() == 0] = np.nan
            else:
                values = source.read(1, masked=True)[None].astype("f8").filled(np.nan)
            return Image(values, source.transform, source.crs)
    import eccodes

    with open(case["file"], "rb") as file:
        message = eccodes.codes_grib_new_from_file(file)
    shape = eccodes.codes_get(message, "Nj"), eccodes.codes_get(message, "Ni")
    values, latitudes, longitudes = (
        eccodes.codes_get_array(message, key).reshape(shape) for key in ("values", "latitudes", "longitudes")
    )
    if eccodes.codes_get(message, "numberOfMissing") > 0:
        values = np.where(values == eccodes.codes_get(message, "missingValue"), np.nan, values)
    return Grid(values[None], latitudes[:, 0], longitudes[0])


def tile_problems(case, tile, grid, colours):
    row, column, unsure = grid.cells(tile)
    outside = (row < 0) | (column < 0)
    values = grid.values[:, np.maximum(row, 0), np.maximum(column, 0)].astype("f8")
    values[:, outside] = np.nan
    missing = np.isnan(values).all(axis=0)
    with rasterio.open(tile["png"]) as picture:
        pixels = picture.read()
        palette = picture.colormap(1) if pixels.shape[0] == 1 else None
    if pixels.shape[1:] != (tile["size"], tile["size"]):
        yield f"has {pixels.shape[1:]} pixels"
        return
    if palette is not None:
        table = np.array([palette[i] for i in range(256)])
        pixels = np.moveaxis(table[pixels[0]], -1, 0)
    if case.get("bands"):
        expected = np.where(missing, 0, np.nan_to_num(values[:3]))
    else:
        low, high = case["range"]
        scale = 254 / (high - low) if high > low else 0
        number = np.clip(np.floor((np.nan_to_num(values[0], nan=low) - low) * scale + 0.5), 0, 254).astype(int)
        expected = np.where(missing, 0, np.moveaxis(colours[number], -1, 0))
    opacity = np.where(missing, 0, 255)
    seen = np.where(pixels[3] == 0, 0, pixels[:3])
    wrong = ((seen != expected).any(axis=0) | (pixels[3] != opacity)) & ~unsure
    if wrong.any():
        where = np.argwhere(wrong)[0]
        yield f"{wrong.sum()} of {wrong.size} pixels differ, the first at {where}: {pixels[:, where[0], where[1]]}"
    tile["checked"] = int((~unsure).sum())
    tile["shown"] = int((~unsure & ~missing).sum())


def label_problems(case):
    with xr.open_dataset(case["file"], decode_times=False) as dataset:
        field = dataset[case["variable"].strip("/")].load()
    for request in case["labels"]:
        sel = request["sel"]
        own = field.isel({d: 0 for d in field.dims if d not in sel})
        plain = {d: label["value"] for d, label in sel.items() if "value" in label}
        near = {d: label["nearest"] for d, label in sel.items() if "nearest" in label}
        ranges = {d: slice(label["start"], label["stop"]) for d, label in sel.items() if "start" in label}
        own = own.sel(plain).sel(ranges).sel(near, method="nearest")
        answer = xr.DataArray.from_dict(request["answer"])
        values = np.asarray(answer.values, "O")
        values = np.where(values == None, np.nan, values).astype("f8")  # noqa: E711
        if tuple(answer.dims) != own.dims or not np.array_equal(values, own.values.astype("f8"), equal_nan=True):
            yield f"by label {sel}: {answer.dims} {values.shape}, xarray has {own.dims} {own.shape}"
        for name in sel:
            if not np.array_equal(answer[name].values.astype("f8"), own[name].values.astype("f8")):
                yield f"by label {sel}: {name} is {answer[name].values}, xarray has {own[name].values}"


def main(path):
    with open(path) as file:
        document = json.load(file)
    colours = np.array(document["colours"]).reshape(255, 3)
    passed = failed = pixels = shown = labels = 0
    for case in document["cases"]:
        grid = grid_of(case)
        problems = []
        for tile in case["tiles"]:
            address = f"{tile['z']}/{tile['x']}/{tile['y']}"
            problems += [f"tile {address} {problem}" for problem in tile_problems(case, tile, grid, colours)]
            pixels += tile.get("checked", 0)
            shown += tile.get("shown", 0)
        problems += list(label_problems(case)) if case["labels"] else []
        labels += len(case["labels"])
        for problem in problems:
            print(f"{case['file'].split('/')[-1]} {case['variable']}: {problem}")
        passed, failed = passed + (not problems), failed + bool(problems)
    print(f"{pixels} pixels ({shown} of values) and {labels} selections: {passed} files passed, {failed} failed")
    sys.exit(1 if failed or shown == 0 else 0)


main(sys.argv[1])

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
    turn = 360 if turns else np.inf
    if turns:
        values = axis.min() - 180 + (values - axis.min() + 180) % 360
    # Every number of the axis, after one turn and before one too, in order.
    shifts = (-360, 0, 360) if turns else (0,)
    numbers = np.concatenate([axis + shift for shift in shifts])
    order = np.argsort(numbers, kind="stable")
    numbers, indexes = numbers[order], np.tile(np.arange(len(axis)), len(shifts))[order]
    above = np.clip(np.searchsorted(numbers, values), 1, len(numbers) - 1)
    to_below, to_above = np.abs(values - numbers[above - 1]), np.abs(numbers[above] - values)
    best = np.where(to_above < to_below, indexes[above], indexes[above - 1])
    distance = np.minimum(to_below, to_above)
    spacing = np.abs(np.diff(axis))
    ends = np.where(best == 0, spacing[0], np.where(best == len(axis) - 1, spacing[-1], np.inf)) / 2
    low, high = axis.min(), axis.max()
    within = (values >= low) & (values <= high) | (values + turn >= low) & (values + turn <= high)
    edge = 1e-9 * spacing.max()
    unsure = (np.abs(to_above - to_below) < edge) | (np.abs(distance - ends) < edge)
    return np.where(within | (distance <= ends), best, -1), unsure


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
        row, column = (np.where(np.isfinite(place), place, -9) for place in (row, column))
        _, height, width = self.values.shape
        unsure = (np.abs(row - np.round(row)) < 1e-6) | (np.abs(column - np.round(column)) < 1e-6)
        inside = (row >= 0) & (row < height) & (column >= 0) & (column < width)
        return (
            np.where(inside, np.floor(row), -1).astype(int),
            np.where(inside, np.floor(column), -1).astype(int),
            unsure,
        )


class Projected(Grid):
    """Axes x and y of a coordinate system that pyproj knows by the attributes of CF."""

    def __init__(self, values, rows, columns, system, unit):
        super().__init__(values, rows, columns)
        self.unit, self.turns = unit, "otated" in system.to_wkt()
        self.project = pyproj.Transformer.from_crs(system.source_crs or system.geodetic_crs, system, always_xy=True)

    def cells(self, tile):
        x, y = np.meshgrid(*centres(tile))
        longitudes, latitudes = TO_DEGREES.transform(x, y)
        x, y = (np.where(np.isfinite(place), place, 1e30) for place in self.project.transform(longitudes, latitudes))
        row, unsure_row = nearest(self.rows, y.ravel() / self.unit, False)
        column, unsure_column = nearest(self.columns, x.ravel() / self.unit, self.turns)
        return tuple(part.reshape(x.shape) for part in (row, column, unsure_row | unsure_column))


class Places(Grid):
    """A longitude and a latitude for each cell: the nearest on the globe, up to three quarters of the way to its farthest neighbour."""

    def __init__(self, values, latitudes, longitudes):
        self.values, self.shape = values, latitudes.shape
        self.points = self.vectors(latitudes, longitudes)
        whole = self.points.reshape(*self.shape, 3)
        spacing = np.zeros(self.shape)
        for axis in (0, 1):
            step = np.linalg.norm(np.diff(whole, axis=axis), axis=-1)
            before = np.insert(step, 0, 0, axis=axis)
            after = np.append(step, np.zeros_like(np.take(step, [0], axis=axis)), axis=axis)
            spacing = np.fmax(spacing, np.fmax(before, after))
        self.reach = 0.75 * 2 * np.degrees(np.arcsin(spacing.ravel() / 2))

    @staticmethod
    def vectors(latitudes, longitudes):
        phi, lam = np.radians(np.asarray(latitudes, "f8").ravel()), np.radians(np.asarray(longitudes, "f8").ravel())
        return np.stack([np.cos(phi) * np.cos(lam), np.cos(phi) * np.sin(lam), np.sin(phi)], axis=-1)

    def cells(self, tile):
        x, y = np.meshgrid(*centres(tile))
        longitudes, latitudes = TO_DEGREES.transform(x, y)
        wanted = self.vectors(latitudes, longitudes)
        # Every distance is measured, so not those of every pixel.
        best, unsure = np.full(len(wanted), -1), np.ones(len(wanted), bool)
        for start in range(0, len(wanted), 37 * 128):
            some = np.arange(start, min(start + 37 * 128, len(wanted)), 37)
            chords = np.sqrt(((wanted[some][:, None, :] - self.points[None, :, :]) ** 2).sum(axis=-1))
            chords = np.where(np.isnan(chords), 9, chords)
            number, two = chords.argmin(axis=1), np.partition(chords, 1, axis=1)[:, :2]
            degrees, limit = 2 * np.degrees(np.arcsin(np.minimum(two[:, 0] / 2, 1))), self.reach[number]
            best[some] = np.where(degrees <= limit, number, -1)
            unsure[some] = (two[:, 1] - two[:, 0] < 1e-12) | (np.abs(degrees - limit) < 1e-9)
        shape = (tile["size"], tile["size"])
        row, column = np.where(best < 0, -1, best // self.shape[1]), np.where(best < 0, -1, best % self.shape[1])
        return row.reshape(shape), column.reshape(shape), unsure.reshape(shape)


UNITS = {"km": 1000, "m": 1, "metre": 1, "metres": 1, "meters": 1, "rad": 1, "radian": 1, "1": 1, "degrees": 1, "degree": 1}


def projected(dataset, field):
    mapping = dict(dataset[field.attrs.get("grid_mapping") or field.encoding["grid_mapping"]].attrs)
    row, column = field.dims[-2:]
    unit = UNITS[field[column].attrs.get("units", "m")]
    return Projected(field.values[None], field[row].values, field[column].values, pyproj.CRS.from_cf(mapping), unit)


def placed(field):
    names = {**field.coords}
    latitude = next(c for c in names.values() if c.ndim == 2 and c.attrs.get("units") == "degrees_north")
    longitude = next(c for c in names.values() if c.ndim == 2 and c.attrs.get("units") == "degrees_east")
    return Places(field.transpose(*latitude.dims).values[None], latitude.values, longitude.values)


def roles(field):
    """Names of the dimensions of latitudes and longitudes."""
    latitude = next(d for d in field.dims if d.lower().startswith("lat") or d == "day_lat")
    longitude = next(d for d in field.dims if d.lower().startswith("lon") or d.endswith("lon"))
    return latitude, longitude


def image_of(case, **options):
    with rasterio.open(case["file"], **options) as source:
        if case.get("bands"):
            values = source.read().astype("f8")
            values[:, source.dataset_mask() == 0] = np.nan
        else:
            values = source.read(1, masked=True)[None].astype("f8").filled(np.nan)
        return Image(values, source.transform, source.crs), source.overviews(1)


def grids_of(case):
    """The grid of a case, and of its overviews, the finest first."""
    if case["reader"] == "rasterio":
        finest, factors = image_of(case)
        return [finest, *(image_of(case, overview_level=i)[0] for i in range(len(factors)))]
    if case["reader"] in ("projected", "places"):
        with xr.open_dataset(case["file"], decode_times=False) as dataset:
            name = case["variable"].strip("/")
            field = dataset.set_coords([c for c in ("lat", "lon", "nav_lat", "nav_lon") if c in dataset])[name].load()
            field = field.isel({d: 0 for d in field.dims[:-2]})
            return [projected(dataset, field) if case["reader"] == "projected" else placed(field)]
    return [grid_of(case)]


def grid_of(case):
    if case["reader"] == "xarray":
        with xr.open_dataset(case["file"], decode_times=False) as dataset:
            field = dataset[case["variable"].strip("/")].load()
        latitude, longitude = roles(field)
        others = {d: (case.get("positions") or {}).get(d, 0) for d in field.dims if d not in (latitude, longitude)}
        field = field.isel(others).transpose(latitude, longitude)
        return Grid(field.values[None], field[latitude].values, field[longitude].values)
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
                yield f"by label {sel}: {name} has {answer[name].size} labels, xarray {own[name].size}, or others"


def main(path):
    with open(path) as file:
        document = json.load(file)
    colours = np.array(document["colours"]).reshape(255, 3)
    passed = failed = pixels = shown = labels = overviews = 0
    for case in document["cases"]:
        grids = grids_of(case)
        problems = []
        for tile in case["tiles"]:
            address = f"{tile['z']}/{tile['x']}/{tile['y']}"
            found = [list(tile_problems(case, tile, grid, colours)) for grid in grids]
            # Deep tiles are of the finest level, others of any.
            level = next((i for i, one in enumerate(found) if not one), 0) if tile["z"] < case["maxzoom"] else 0
            overviews += level > 0
            problems += [f"tile {address} {problem}" for problem in found[level]]
            pixels += tile.get("checked", 0)
            shown += tile.get("shown", 0)
        problems += list(label_problems(case)) if case["labels"] else []
        labels += len(case["labels"])
        for problem in problems:
            print(f"{case['file'].split('/')[-1]} {case['variable']}: {problem}")
        passed, failed = passed + (not problems), failed + bool(problems)
    print(f"{pixels} pixels ({shown} of values), {overviews} tiles of overviews, {labels} selections: {passed} files passed, {failed} failed")
    sys.exit(1 if failed or shown == 0 else 0)


main(sys.argv[1])

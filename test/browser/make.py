"""Writes truth.json: what other tools read at cells of the samples, for the pixels that the explorer draws there.

    python test/browser/make.py        needs netCDF4, xarray, rasterio, eccodes and astropy (versions: test/interop/requirements.txt)

The output is deterministic: running the script again changes nothing.
"""

import json
import pathlib
import subprocess
import sys

import numpy as np

HERE = pathlib.Path(__file__).parent
SAMPLES = HERE.parent.parent / "samples"


def cells_of(plane, tool, valid=24, missing=12):
    """Cells spread over a plane, with its missing ones among them; None where the tool says that there is no value.

    Those at the rim are left out: the frame of the picture is drawn over a part of them.
    """
    values = np.ma.masked_invalid(np.ma.asarray(plane, dtype="f8"))
    mask = np.ma.getmaskarray(values)
    inside = np.zeros(mask.shape, bool)
    inside[2:-2, 2:-2] = True
    picked = []
    for wanted, count in ((~mask, valid), (mask, missing)):
        places = np.argwhere(wanted & inside)
        for row, column in places[np.linspace(0, len(places) - 1, min(count, len(places))).astype(int)]:
            value = None if mask[row, column] else float(values[row, column])
            picked.append({"row": int(row), "column": int(column), "value": value})
    return {"tool": tool, "shape": list(values.shape), "missing": int(mask.sum()), "cells": picked}


def sea_surface():
    import xarray

    with xarray.open_dataset(SAMPLES / "sea-surface.nc") as dataset:
        return cells_of(dataset["sst"].values[1], "xarray")


def elevation():
    import rasterio

    with rasterio.open(SAMPLES / "elevation.tif") as dataset:
        return cells_of(dataset.read(1, masked=True), "GDAL")


def photograph():
    import rasterio

    with rasterio.open(SAMPLES / "photograph.tif") as dataset:
        pixels = dataset.read()
        mask = dataset.dataset_mask() == 0
    found = cells_of(np.ma.array(pixels[0], mask=mask), "GDAL")
    for cell in found["cells"]:
        if cell["value"] is not None:
            cell["value"] = [int(band) for band in pixels[:, cell["row"], cell["column"]]]
    return found


def forecast():
    import eccodes

    with open(SAMPLES / "forecast.grib2", "rb") as file:
        while (message := eccodes.codes_grib_new_from_file(file)) is not None:
            if eccodes.codes_get(message, "shortName") == "swh" and eccodes.codes_get(message, "step") == 24:
                eccodes.codes_set(message, "missingValue", 1e30)
                shape = (eccodes.codes_get(message, "Nj"), eccodes.codes_get(message, "Ni"))
                values = eccodes.codes_get_values(message).reshape(shape)
                return cells_of(np.ma.masked_equal(values, 1e30), "ecCodes")
            eccodes.codes_release(message)
    raise LookupError("swh, 24 h")


def galaxy():
    from astropy.io import fits

    with fits.open(SAMPLES / "galaxy.fits") as hdus:
        return cells_of(hdus[0].data, "astropy")


READERS = {
    "sea-surface.nc": sea_surface,
    "elevation.tif": elevation,
    "photograph.tif": photograph,
    "forecast.grib2": forecast,
    "galaxy.fits": galaxy,
}


def main():
    """Each tool gets a process of its own: their libraries do not agree with each other."""
    truth = {
        name: json.loads(subprocess.run([sys.executable, __file__, name], capture_output=True, check=True).stdout)
        for name in READERS
    }
    (HERE / "truth.json").write_text(json.dumps(truth, indent=1) + "\n")


if len(sys.argv) > 1:
    print(json.dumps(READERS[sys.argv[1]]()))
else:
    main()

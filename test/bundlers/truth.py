"""Writes truth.json beside it: decoded values of samples by xarray (NetCDF-4) and rasterio (a cloud-optimised GeoTIFF).

A digest is of the values as little-endian doubles, those that are missing as -1e300. Running it again changes nothing.
"""

import hashlib
import json
from pathlib import Path

import numpy as np
import rasterio
import xarray as xr

HERE = Path(__file__).parent
SAMPLES = HERE / "../../samples"


def facts(values: np.ndarray) -> dict:
    doubles = np.where(np.isnan(values), -1e300, values.astype("<f8"))
    return {"shape": list(values.shape), "sha256": hashlib.sha256(doubles.tobytes()).hexdigest()}


truth = []
for group, name in [("biology", "chlorophyll"), ("physics", "temperature")]:
    with xr.open_dataset(SAMPLES / "ocean-colour.nc", group=group, engine="netcdf4") as dataset:
        truth.append({"file": "ocean-colour.nc", "path": f"/{group}/{name}", "truth": facts(dataset[name].values)})
with rasterio.open(SAMPLES / "elevation.tif") as image:
    heights = image.read(1, masked=True).astype("float64").filled(np.nan)
    truth.append({"file": "elevation.tif", "path": "/0", "truth": facts(heights)})
(HERE / "truth.json").write_text(json.dumps(truth, indent="\t") + "\n")

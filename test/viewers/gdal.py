"""Reads places of files that `mirazarr serve` gives, with GDAL: `gdal.py URL ARRAY LEVEL EXPECTED.json FILE`.

Prints what differs from the expected values, and ends with 1 if anything does.
"""

import json
import sys

import numpy as np
import rasterio

url, array, level, expected, name = sys.argv[1:]
places = json.loads(open(expected).read())[name][int(level)]
with rasterio.open(f'ZARR:"/vsicurl/{url}":{array}') as image:
    values = image.read(1)
    system = None if image.crs is None else image.crs.to_epsg()
    wrong = 0
    for place in places:
        found, wanted = values[place["row"], place["column"]], place["value"]
        is_right = np.isnan(found) if wanted is None else abs(found - wanted) < 1e-4
        x, y = image.xy(place["row"], place["column"])
        wanted_xy = (place["x"], place["y"]) if "x" in place else (place["lon"], place["lat"])
        if not is_right or not np.allclose((x, y), wanted_xy):
            wrong += 1
            print(place, found, (x, y))
    print(f"{len(places)} places, {wrong} wrong, EPSG:{system}, {image.transform.to_gdal()}")
    sys.exit(0 if wrong == 0 else 1)

"""xarray through Kerchunk references: python peer.py REFERENCES.json point|series|mean [dask]; prints one value of the answer."""

import sys

import xarray as xr

path, what, *chunked = sys.argv[1:]
options = {"chunks": {}} if chunked else {}
dataset = xr.open_dataset(path, engine="kerchunk", **options)
if what == "point":
    print(float(dataset.t.sel(time="2020-02-20", lat=40.2, lon=100.1, method="nearest").values))
elif what == "series":
    print(float(dataset.t.sel(lat=40.2, lon=100.1, method="nearest").values[50]))
else:
    print(float(dataset.t.mean("time").values[49, 100]))

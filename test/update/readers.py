"""Reads cubes as others do, and compares every value with what xarray reads from the files themselves.

A line of JSON is a cube: {"cube", "form", "files", "open"}; the answer is a line, "ok" or what is wrong. With "open", the cube that was
opened under that name before is read again, lazily: as a program that has had it open while it was updated.
"""

import json
import sys
import warnings

import icechunk
import numpy as np
import xarray as xr

warnings.simplefilter("ignore")
opened = {}


def open_cube(cube, form):
    if form != "icechunk":
        return xr.open_dataset(cube, engine="kerchunk", storage_options={"remote_protocol": "file"}, cache=False)
    storage = icechunk.local_filesystem_storage(cube)
    prefixes = icechunk.Repository.fetch_config(storage).virtual_chunk_containers
    repository = icechunk.Repository.open(storage, authorize_virtual_chunk_access={prefix: None for prefix in prefixes})
    return xr.open_zarr(repository.readonly_session("main").store, consolidated=False, chunks=None)


def compare(cube, truth):
    assert set(cube.variables) == set(truth.variables), (set(cube.variables), set(truth.variables))
    for name in truth.variables:
        own, other = cube[name].values, truth[name].values
        assert own.shape == other.shape, (name, own.shape, other.shape)
        same = np.array_equal(own, other) if own.dtype.kind == "M" else np.allclose(own, other, rtol=1e-6, equal_nan=True)
        assert same, (name, own, other)


for line in sys.stdin:
    task = json.loads(line)
    try:
        parts = [xr.open_dataset(file, engine="netcdf4") for file in task["files"]]
        truth = xr.concat(parts, "time", data_vars="minimal", coords="minimal", compat="override").load()
        for part in parts:
            part.close()
        if task.get("again"):
            dataset = opened.pop(task["cube"])
        else:
            dataset = open_cube(task["cube"], task["form"])
            if task.get("keep"):
                opened[task["cube"]] = dataset
                print("ok", flush=True)
                continue
        compare(dataset, truth)
        print("ok", flush=True)
    except Exception as error:  # every failure is an answer
        print(repr(error).replace("\n", " ")[:2000], flush=True)

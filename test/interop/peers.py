"""Has kerchunk and VirtualiZarr write references of files, and notes what xarray reads through them.

    python peers.py FILES.json FOLDER

`FILES.json` is a list of `{ name, format, path }`. For each file and writer FOLDER gets a JSON file of references, and
`peers.json` lists the digests of all variables: little-endian elements, undecoded.
"""

import concurrent.futures
import hashlib
import json
import multiprocessing
import pathlib
import sys
import warnings

import kerchunk.hdf
import numpy as np
import obstore.store
import ujson
import virtualizarr
import virtualizarr.parsers
import xarray as xr
from obspec_utils.registry import ObjectStoreRegistry


def by_kerchunk(case):
    if case["format"] == "netcdf3":
        from kerchunk.netCDF3 import NetCDF3ToZarr  # needs SciPy, which is not everywhere

        return NetCDF3ToZarr(case["path"], inline_threshold=0).translate()
    return kerchunk.hdf.SingleHdf5ToZarr(case["path"], inline_threshold=0).translate()


def by_virtualizarr(case):
    is_netcdf3 = case["format"] == "netcdf3"
    parser = virtualizarr.parsers.NetCDF3Parser() if is_netcdf3 else virtualizarr.parsers.HDFParser()
    registry = ObjectStoreRegistry({"file://": obstore.store.LocalStore()})
    options = {"registry": registry, "parser": parser, "loadable_variables": []}
    with virtualizarr.open_virtual_dataset(f"file://{case['path']}", **options) as dataset:
        return dataset.vz.to_kerchunk(format="dict")


def digests(references):
    variables = {}
    options = {"chunks": None, "decode_cf": False}
    with xr.open_dataset(references, engine="kerchunk", open_dataset_options=options) as dataset:
        for name, variable in dataset.variables.items():
            if variable.dtype.kind not in "iufcb" or variable.nbytes > 2**28:
                continue
            try:
                values = variable.values
            except Exception as error:
                variables[name] = {"error": f"{type(error).__name__}: {error}"}
                continue
            little = np.ascontiguousarray(values.astype(values.dtype.newbyteorder("<")))
            variables[name] = {"digest": hashlib.sha256(little.tobytes()).hexdigest(), "shape": list(values.shape)}
    return variables


WRITERS = {"kerchunk": by_kerchunk, "VirtualiZarr": by_virtualizarr}
LONGEST_SECONDS = 60


def work(writer, case, path):
    """What a writer makes of a file: digests, or an error."""
    warnings.simplefilter("ignore")
    try:
        pathlib.Path(path).write_text(ujson.dumps(WRITERS[writer](case)))
        return {"variables": digests(path)}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {str(error)[:120]}"}


class Worker:
    """A process of its own for each writer: files can crash one, or make it wait for ever (h5py's lock)."""

    def __init__(self):
        self.pool = None

    def run(self, *arguments):
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = concurrent.futures.ProcessPoolExecutor(max_workers=1, mp_context=context)
        try:
            return self.pool.submit(work, *arguments).result(LONGEST_SECONDS)
        except (concurrent.futures.process.BrokenProcessPool, TimeoutError) as error:
            for process in (self.pool._processes or {}).values():
                process.kill()
            self.pool = None
            return {"error": f"{type(error).__name__}: it crashes, or does not end"}


def main(files, folder):
    results = []
    workers = {writer: Worker() for writer in WRITERS}
    for i, case in enumerate(json.loads(pathlib.Path(files).read_text())):
        for writer, worker in workers.items():
            path = str(pathlib.Path(folder) / f"peer-{i}-{writer}.json")
            result = {"name": case["name"], "format": case["format"], "writer": writer, "references": path}
            results.append({**result, **worker.run(writer, case, path)})
    (pathlib.Path(folder) / "peers.json").write_text(json.dumps(results))


if __name__ == "__main__":
    main(*sys.argv[1:])

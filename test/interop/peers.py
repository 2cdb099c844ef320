"""Has kerchunk, VirtualiZarr and virtual-tiff write references of files, and notes what xarray reads through them.

    python peers.py FILES.json FOLDER

`FILES.json` is a list of `{ name, format, path }`. FOLDER gets the references of each file, by each writer in each form, and
`peers.json` with digests of all variables: of their values (undecoded, little-endian) and of what is missing, through the
references and in the file itself.
"""

import concurrent.futures
import hashlib
import json
import multiprocessing
import pathlib
import sys
import warnings

import compare
import icechunk
import kerchunk.df
import kerchunk.hdf
import numpy as np
import obstore.store
import rasterio
import ujson
import virtual_tiff
import virtualizarr
import virtualizarr.parsers
import xarray as xr
from obspec_utils.registry import ObjectStoreRegistry

# ---------------------------------------------------------------------------------------------------- writers


def kerchunk_references(case):
    if case["format"] == "netcdf3":
        from kerchunk.netCDF3 import NetCDF3ToZarr  # needs SciPy, which is not everywhere

        return NetCDF3ToZarr(case["path"], inline_threshold=0).translate()
    return kerchunk.hdf.SingleHdf5ToZarr(case["path"], inline_threshold=0).translate()


def kerchunk_json(case, path):
    pathlib.Path(path).write_text(ujson.dumps(kerchunk_references(case)))


def kerchunk_parquet(case, path):
    kerchunk.df.refs_to_dataframe(kerchunk_references(case), path, record_size=1000)


PARSERS = {
    "netcdf3": virtualizarr.parsers.NetCDF3Parser,
    "netcdf4": virtualizarr.parsers.HDFParser,
    "hdf5": virtualizarr.parsers.HDFParser,
    "tiff": lambda: virtual_tiff.VirtualTIFF(ifd=0),
}


def virtual_dataset(case):
    registry = ObjectStoreRegistry({"file://": obstore.store.LocalStore()})
    options = {"registry": registry, "parser": PARSERS[case["format"]](), "loadable_variables": []}
    return virtualizarr.open_virtual_dataset(f"file://{case['path']}", **options)


def virtualizarr_kerchunk(case, path, **options):
    with virtual_dataset(case) as dataset:
        dataset.vz.to_kerchunk(path, **options)


def virtualizarr_icechunk(case, path):
    folder = pathlib.Path(case["path"]).parent
    config = icechunk.RepositoryConfig.default()
    store = icechunk.local_filesystem_store(str(folder))
    config.set_virtual_chunk_container(icechunk.VirtualChunkContainer(f"file://{folder}/", store))
    session = icechunk.Repository.create(icechunk.local_filesystem_storage(path), config).writable_session("main")
    with virtual_dataset(case) as dataset:
        dataset.vz.to_icechunk(session.store)
    session.commit("VirtualiZarr")


NOT_TIFF = ["netcdf3", "netcdf4", "hdf5"]
# By the name of the writer and its form: the formats, the end of the name, how it is opened, and what writes it.
WRITERS = {
    "kerchunk, json": (NOT_TIFF, ".json", "json", kerchunk_json),
    "kerchunk, parquet": (NOT_TIFF, ".parq", "parquet", kerchunk_parquet),
    "VirtualiZarr, json": ([*PARSERS], ".json", "json", lambda *to: virtualizarr_kerchunk(*to, format="json")),
    "VirtualiZarr, json v3": (
        [*PARSERS],
        ".json",
        "json v3",
        lambda *to: virtualizarr_kerchunk(*to, format="json", zarr_format=3),
    ),
    "VirtualiZarr, parquet": ([*PARSERS], ".parq", "parquet", lambda *to: virtualizarr_kerchunk(*to, format="parquet")),
    "VirtualiZarr, icechunk": ([*PARSERS], ".icechunk", "icechunk", virtualizarr_icechunk),
}

# ---------------------------------------------------------------------------------------------------- readers

LARGEST_BYTES = 2**28
MASKED = {"decode_times": False, "decode_timedelta": False, "decode_coords": False}


def digests(raw, decoded):
    """Of every variable that has a plain form, or the error that reading it gives."""
    variables = {}
    for name, variable in raw.variables.items():
        if variable.dtype.kind not in "iufcbSOT" or variable.nbytes > LARGEST_BYTES:
            continue
        try:
            found = {"values": value_digest(variable.values)}
            if variable.dtype.kind in "iufb":
                found["mask"] = mask_digest(decoded.variables[name].values)
            variables[name] = found
        except Exception as error:
            variables[name] = {"error": f"{type(error).__name__}: {str(error)[:120]}"}
    return variables


def value_digest(values):
    if values.dtype.kind in "OT":
        text = json.dumps(values.ravel().tolist(), ensure_ascii=False, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()
    return hashlib.sha256(np.ascontiguousarray(values.astype(values.dtype.newbyteorder("<"))).tobytes()).hexdigest()


def mask_digest(values):
    missing = np.isnan(values) if values.dtype.kind in "fc" else np.zeros(values.shape, bool)
    return hashlib.sha256(missing.astype("u1").tobytes()).hexdigest()


def of_references(target, path):
    case = {"target": target, "references": path, "hasGroups": False}
    raw = compare.open_references(case, decode_cf=False)
    try:
        decoded = compare.open_references(case, **MASKED)
    except Exception:
        # What xarray cannot decode it can still read.
        decoded = raw
    with raw, decoded:
        return digests(raw, decoded)


def of_file(case):
    """The same of the file itself, where its own library reads it."""
    try:
        if case["format"] == "tiff":
            with rasterio.open(case["path"]) as file:
                values, masked = file.read(), file.read(masked=True)
            missing = np.ma.getmaskarray(masked) | (np.isnan(values) if values.dtype.kind in "fc" else False)
            mask = hashlib.sha256(missing.astype("u1").tobytes()).hexdigest()
            return {"0": {"values": value_digest(values), "mask": mask}}
        options = {"engine": "netcdf4"}
        raw = xr.open_dataset(case["path"], decode_cf=False, **options)
        with raw, xr.open_dataset(case["path"], **options, **MASKED) as decoded:
            return digests(raw, decoded)
    except Exception:
        return {}


# ------------------------------------------------------------------------------------------------------- work

LONGEST_SECONDS = 60


def work(writer, case, path):
    """What a writer makes of a file: digests, or an error."""
    warnings.simplefilter("ignore")
    _, _, target, write = WRITERS[writer]
    try:
        write(case, path)
        return {"variables": of_references(target, path)}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {str(error)[:120]}"}


def look(case):
    warnings.simplefilter("ignore")
    return of_file(case)


class Worker:
    """A process of its own: files can crash it, or make it wait for ever (h5py's lock)."""

    def __init__(self):
        self.pool = None

    def run(self, task, *arguments):
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = concurrent.futures.ProcessPoolExecutor(max_workers=1, mp_context=context)
        try:
            return self.pool.submit(task, *arguments).result(LONGEST_SECONDS)
        except (concurrent.futures.process.BrokenProcessPool, TimeoutError) as error:
            for process in (self.pool._processes or {}).values():
                process.kill()
            self.pool = None
            return {"error": f"{type(error).__name__}: it crashes, or does not end"}


def main(files, folder):
    results = []
    worker = Worker()
    for i, case in enumerate(json.loads(pathlib.Path(files).read_text())):
        source = worker.run(look, case)
        for j, (writer, (formats, end, _, _)) in enumerate(WRITERS.items()):
            if case["format"] not in formats:
                continue
            path = str(pathlib.Path(folder) / f"peer-{i}-{j}{end}")
            result = {"name": case["name"], "format": case["format"], "writer": writer, "references": path}
            results.append({**result, "source": source, **worker.run(work, writer, case, path)})
    (pathlib.Path(folder) / "peers.json").write_text(json.dumps(results))


if __name__ == "__main__":
    main(*sys.argv[1:])

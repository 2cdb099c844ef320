"""Compares every form of references that we write with what xarray (rasterio for TIFF) reads from the files themselves.

    python targets.py CASES.json

Prints a table of formats and targets, and every difference that is not known. The exit code is 1 after any of them.
"""

import collections
import concurrent.futures
import json
import multiprocessing
import pathlib
import sys
import warnings

import compare
import imagecodecs.numcodecs
import imagecodecs.zarr
import numpy as np
import rasterio
import zarr

imagecodecs.numcodecs.register_codecs(verbose=False)
imagecodecs.zarr.register_codecs(verbose=False)
# virtual-tiff has codecs of the same names and of another kind.
names = {key: f"imagecodecs.zarr.{cls.__name__}" for key, cls in imagecodecs.zarr._CODEC_CLASSES.items()}
zarr.config.set({f"codecs.imagecodecs_{key}": path for key, path in names.items()})


def compare_tiff(case):
    """The first image: raw values, and which of them are missing."""
    if "error" in case:
        return [compare.Difference(None, f"we cannot write it: {case['error']}")]
    with rasterio.open(case["file"]) as file:
        expected, masked = file.read(), file.read(masked=True)
        nodata = file.nodata is not None
    if len(expected) == 1:
        expected, masked = expected[0], masked[0]
    differences = []
    with compare.open_references(case, decode_cf=False) as raw:
        if "0" not in raw.variables:
            return [compare.Difference("0", "it is not there")]
        found = raw.variables["0"].values
    if found.shape != expected.shape:
        return [compare.Difference("0", f"shape {found.shape} instead of {expected.shape}")]
    same = (found == expected) | (is_nan(found) & is_nan(expected))
    if not np.all(same):
        differences.append(compare.Difference("0", f"raw values differ in {np.count_nonzero(~same)} of {same.size}"))
    if nodata and not {"scale_factor", "add_offset"} & set(raw.variables["0"].attrs):
        with compare.open_references(case) as decoded:
            missing = is_nan(decoded.variables["0"].values)
        wanted = np.ma.getmaskarray(masked) | is_nan(expected)
        if not np.array_equal(missing, wanted):
            count = np.count_nonzero(missing != wanted)
            differences.append(compare.Difference("0", f"masks differ in {count} of {missing.size}"))
    return differences


def is_nan(values):
    return np.isnan(values) if values.dtype.kind in "fc" else np.zeros(values.shape, bool)


def judge(case, known):
    known = known + [{"variables": case.get("refused", []), "reason": "refused by name", "mayAgree": True}]
    if case["format"] != "tiff":
        return compare.judge(case, known)
    try:
        rasterio.open(case["file"]).read()
    except Exception as error:
        return "rasterio cannot open", [compare.describe(error)]
    return compare.explain(compare_tiff(case), [], known)


class Worker:
    """A process that judges cases. netCDF-C crashes on some files; then there is a new one."""

    def __init__(self):
        self.pool = None

    def judge(self, case, known):
        if self.pool is None:
            # Not a fork: Icechunk has threads that would not be there.
            context = multiprocessing.get_context("spawn")
            self.pool = concurrent.futures.ProcessPoolExecutor(max_workers=1, mp_context=context)
        try:
            return self.pool.submit(judged, case, known).result()
        except concurrent.futures.process.BrokenProcessPool:
            self.pool = None
            return "xarray cannot open", ["it crashes"]


def judged(case, known):
    warnings.simplefilter("ignore")
    try:
        return judge(case, known)
    except Exception as error:
        return "FAILED", [compare.describe(error)]


def main(path):
    worker = Worker()
    here = pathlib.Path(__file__).parent
    known = json.loads((here / "known-differences.json").read_text(encoding="utf-8"))
    counts = collections.defaultdict(collections.Counter)
    for case in json.loads(pathlib.Path(path).read_text(encoding="utf-8")):
        entries = [entry for entry in known if entry["case"] == case["name"]]
        entries = [entry for entry in entries if case["target"] in entry.get("targets", [case["target"]])]
        outcome, lines = worker.judge(case, entries)
        counts[case["format"], case["target"]][outcome] += 1
        if outcome == "FAILED":
            print(f"FAILED  {case['name']} through {case['target']}")
            for line in lines:
                print(f"{'':8}{line}")
    return print_table(counts)


def print_table(counts):
    """Files that are equal, differ as known, cannot be opened by xarray itself, and are wrong."""
    targets = list(dict.fromkeys(target for _, target in counts))
    formats = list(dict.fromkeys(name for name, _ in counts))
    print(f"\n{'equal + known / openable':26}" + "".join(f"{target:>16}" for target in targets))
    failed = 0
    for name in formats:
        cells = []
        for target in targets:
            count = counts[name, target]
            openable = count["equal"] + count["known difference"] + count["FAILED"]
            cells.append(f"{count['equal']} + {count['known difference']} / {openable}")
            failed += count["FAILED"]
        print(f"{name:26}" + "".join(f"{cell:>16}" for cell in cells))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

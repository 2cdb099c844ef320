"""Lets VirtualiZarr read the references that we write, and compares with what xarray reads from the files themselves.

    python virtualizarr-reads.py CASES.json

A file that VirtualiZarr refuses is told; one that it reads otherwise without a word is a failure. The exit code is 1 after any.
"""

import collections
import json
import pathlib
import sys
import warnings

import compare
import icechunk
import obstore.store
import virtualizarr.parsers
import xarray as xr
from obspec_utils.registry import ObjectStoreRegistry

# Where a variable is large, its type and its sentinels are those of a smaller one.
LARGEST_BYTES = 2**26


def open_with_virtualizarr(case, **options):
    registry = ObjectStoreRegistry({"file://": obstore.store.LocalStore()})
    if case["target"] == "icechunk":
        storage = icechunk.local_filesystem_storage(case["references"])
        session = icechunk.Repository.open(storage).readonly_session("main")
        prefix = f"file://{case['references']}/chunks"
        parser = virtualizarr.parsers.IcechunkParser()
        store = parser.parse_session(session, registry=registry, native_chunks_prefix=prefix)
    elif case["target"] == "parquet":
        parser = virtualizarr.parsers.KerchunkParquetParser()
        store = parser(case["references"], registry)
    else:
        store = virtualizarr.parsers.KerchunkJSONParser()(f"file://{case['references']}", registry)
    return xr.open_zarr(store, zarr_format=3, consolidated=False, chunks=None, **options)


def judge(case, known):
    """equal, refused, known or FAILED, and why."""
    if "error" in case:
        return "we refuse", [case["error"]]
    options = {"decode_times": False, "decode_timedelta": False, "decode_coords": False}
    try:
        file = xr.open_dataset(case["file"], engine="netcdf4", **options)
    except Exception as error:
        return "xarray cannot open", [compare.describe(error)]
    with file:
        try:
            references = open_with_virtualizarr(case, **options)
        except Exception as error:
            return "VirtualiZarr refuses", [compare.describe(error)]
        wrong, refused = [], []
        with references:
            for name in sorted(set(file.variables) & set(references.variables), key=str):
                theirs, ours = file.variables[name], references.variables[name]
                if theirs.nbytes > LARGEST_BYTES:
                    continue
                try:
                    expected = theirs.values
                except Exception:
                    continue  # of the file itself
                try:
                    found = ours.values
                except Exception as error:
                    refused.append(f"{name}: {compare.describe(error)}")
                    continue
                problem = (
                    f"{found.shape} instead of {expected.shape}"
                    if found.shape != expected.shape
                    else compare.compare_values(expected, found, theirs, is_raw=False)
                )
                if problem and name not in known:
                    wrong.append(f"{name}: {problem}")
    if wrong:
        return "FAILED", wrong
    return ("VirtualiZarr refuses", refused) if refused else ("equal", [])


def main(path):
    warnings.simplefilter("ignore")
    icechunk.set_logs_filter("error")
    here = pathlib.Path(__file__).parent
    known = json.loads((here / "known-differences.json").read_text(encoding="utf-8"))
    counts = collections.defaultdict(collections.Counter)
    reasons = collections.Counter()
    for case in json.loads(pathlib.Path(path).read_text(encoding="utf-8")):
        entries = [entry for entry in known if entry["case"] == case["name"]]
        entries = [entry for entry in entries if case["target"] in entry.get("targets", [case["target"]])]
        names = {name for entry in entries for name in entry.get("variables", [])}
        try:
            outcome, lines = judge(case, names)
        except Exception as error:
            outcome, lines = "FAILED", [compare.describe(error)]
        counts[case["format"], case["target"]][outcome] += 1
        if outcome == "FAILED":
            print(f"FAILED  {case['name']} through {case['target']}")
        for line in lines:
            if outcome == "FAILED":
                print(f"{'':8}{line}")
            elif outcome == "VirtualiZarr refuses":
                reasons[case["target"], line.split(": ", 1)[-1][:90]] += 1
    for (target, reason), count in reasons.most_common(12):
        print(f"{count:4} {target}: VirtualiZarr refuses, {reason}")
    print("\nour references, read by VirtualiZarr: files")
    outcomes = ["equal", "VirtualiZarr refuses", "we refuse", "xarray cannot open", "FAILED"]
    print(f"{'':22}" + "".join(f"{outcome:>22}" for outcome in outcomes))
    for (name, target), count in counts.items():
        print(f"{f'{name}, {target}':22}" + "".join(f"{count[outcome]:>22}" for outcome in outcomes))
    failed = sum(count["FAILED"] for count in counts.values())
    passed = sum(count["equal"] for count in counts.values())
    print(f"\n{passed} passed, {failed} failed")
    return 1 if failed or passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

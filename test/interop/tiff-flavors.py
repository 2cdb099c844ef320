"""Compares what xarray reads through our references to TIFF, with the codecs of virtual-tiff or imagecodecs, with rioxarray.

    python tiff-flavors.py FLAVOR CASES.json EXPECTED.json

One flavor at a time: both packages have codecs of the same names, with other configurations. Prints how many images are equal
by codecs, and every difference; the exit code is 1 after any of them, or if a codec that the peer has was never read.
EXPECTED.json holds digests of images that GDAL cannot read itself.
"""

import collections
import enum
import hashlib
import json
import os
import re
import sys
import warnings

import kerchunk.utils
import numpy as np
import rioxarray
import xarray as xr
import zarr

warnings.simplefilter("ignore")
# By the codec that compresses, or the predictor: what must have been compared at least once in each flavor.
NEEDED = [
    "imagecodecs_lzw",
    "numcodecs.zlib",
    "zstd",
    "imagecodecs_packbits",
    "imagecodecs_jpeg",
    "imagecodecs_webp",
    "imagecodecs_jpeg2k",
    "imagecodecs_lerc",
    "imagecodecs_delta",
    "imagecodecs_floatpred",
]
# What the packages cannot do, by the names of fixtures; an entry that no longer holds is a failure, too.
THEIR_FAULTS = {
    "virtual-tiff": {
        r"^bits-|^int24|^minimal": "it has no codec for odd widths",
        r"^jpeg-(gray|planar)|^jpeg12-ycbcr": "its JPEG codec does not make arrays",
        r"^predictor2-.*-big": "it adds differences in the wrong byte order",
        r"^predictor3-": "it has no form for interleaved samples",
    },
}
LERC_FAULT = {r"^lerc-mask\.": "the masks of LERC are ignored"}


def use_codecs(flavor):
    """Makes zarr-python use the codecs of one package: names that both have mean other configurations."""
    if flavor == "virtual-tiff":
        import virtual_tiff.codecs

        # zarr-python 3.4 has no such enumeration any more, without which its codec for interleaved samples fails.
        virtual_tiff.codecs.Endian = enum.Enum("Endian", {"little": "little", "big": "big"})
        return
    import imagecodecs.zarr

    imagecodecs.zarr.register_codecs()
    classes = {name: value for name, value in vars(imagecodecs.zarr).items() if isinstance(value, type)}
    zarr.config.set({f"codecs.imagecodecs_{name.lower()}": f"imagecodecs.zarr.{name}" for name in classes})


def digest(values):
    values = np.ascontiguousarray(values)
    return hashlib.sha256(values.astype(values.dtype.newbyteorder("<")).tobytes()).hexdigest()


def truth(case, expected):
    """The digest of what rioxarray reads; of what the fixture was made of, where GDAL reads it in another form or not at all."""
    try:
        opened = rioxarray.open_rasterio(case["path"], masked=False)
        # Of several images it makes something else.
        values = opened.values if isinstance(opened, xr.DataArray) else None
    except Exception:
        values = None
    known = expected.get(case["name"], {}).get("/0", {}).get("sha256")
    found = None if values is None else digest(values[0] if values.shape[0] == 1 else values)
    return {found, known} - {None}


def read(case):
    store = kerchunk.utils.refs_as_store(case["references"])
    dataset = xr.open_zarr(store, zarr_format=3, consolidated=False, chunks=None, mask_and_scale=False)
    return digest(dataset["0"].values)


def main(flavor, cases_path, expected_path):
    use_codecs(flavor)
    with open(cases_path) as file:
        cases = [case for case in json.load(file) if case["flavor"] == flavor]
    with open(expected_path) as file:
        expected = json.load(file)
    faults = {**THEIR_FAULTS.get(flavor, {}), **LERC_FAULT}
    equal, problems, excused = collections.Counter(), [], set()
    for case in cases:
        if "refused" in case:
            problems.append(f"{case['name']}: {case['refused']}")
            continue
        try:
            problem = None if read(case) in truth(case, expected) else "other values"
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
        known = {pattern for pattern in faults if re.search(pattern, case["name"])}
        if problem is None:
            equal.update(case["codecs"])
        elif known:
            excused |= known
        else:
            problems.append(f"{case['name']} {case['codecs']}: {problem}")
    problems += [f"no longer: {reason}" for pattern, reason in faults.items() if pattern not in excused]
    problems += [f"{codec} was never read" for codec in NEEDED if equal[codec] == 0]
    print(f"{flavor}: {', '.join(f'{codec} {count}' for codec, count in sorted(equal.items()))}")
    for problem in problems:
        print(f"FAILED   {problem[:300]}")
    return 1 if problems else 0


if __name__ == "__main__":
    status = main(*sys.argv[1:])
    sys.stdout.flush()
    # The threads of fsspec complain when the interpreter is taken down around them.
    os._exit(status)

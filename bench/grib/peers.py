"""Makes a field in every packing, and times how fast ecCodes and gribberish decode it. Run by decode.mjs.

    python peers.py FOLDER ROUNDS       needs eccodes, gribberish, numpy; prints one line of JSON
"""

import json
import pathlib
import sys
import time

import gribberish
import numpy as np

import eccodes

NI, NJ = 1440, 721
DIFFERENCES = {"packingType": "grid_complex_spatial_differencing"}
PACKINGS = {
    "simple 16 bits": {"bitsPerValue": 16},
    "simple 12 bits": {"bitsPerValue": 12},
    "simple 11 bits": {"bitsPerValue": 11},
    "simple 24 bits": {"bitsPerValue": 24},
    "complex": {"packingType": "grid_complex", "bitsPerValue": 14},
    "complex, 1st differences": {**DIFFERENCES, "orderOfSpatialDifferencing": 1, "bitsPerValue": 14},
    "complex, 2nd differences": {**DIFFERENCES, "orderOfSpatialDifferencing": 2, "bitsPerValue": 14},
    "IEEE 32 bits": {"packingType": "grid_ieee", "precision": 1},
    "CCSDS": {"packingType": "grid_ccsds", "bitsPerValue": 14},
    "PNG": {"packingType": "grid_png", "bitsPerValue": 16},
    "JPEG 2000": {"packingType": "grid_jpeg", "bitsPerValue": 14},
}


def field():
    """A temperature: waves of several lengths and noise of a tenth of a degree."""
    rng = np.random.default_rng(1)
    y, x = np.mgrid[0:NJ, 0:NI]
    waves = 25 * np.cos(np.pi * y / NJ) + 8 * np.sin(x / 60) * np.cos(y / 45) + 3 * np.sin(x / 17 + y / 23)
    return (273.15 + waves + 0.1 * rng.standard_normal((NJ, NI))).ravel()


def message(keys, values):
    handle = eccodes.codes_grib_new_from_samples("regular_ll_pl_grib2")
    grid = {"Ni": NI, "Nj": NJ, "iDirectionIncrementInDegrees": 0.25, "jDirectionIncrementInDegrees": 0.25}
    for key, value in grid.items():
        eccodes.codes_set(handle, key, value)
    # A packing with options of its own can only be chosen where there is nothing to pack.
    eccodes.codes_set_values(handle, np.zeros(NI * NJ))
    for key, value in keys.items():
        eccodes.codes_set(handle, key, value)
    eccodes.codes_set_values(handle, values)
    content = eccodes.codes_get_message(handle)
    eccodes.codes_release(handle)
    return content


def with_eccodes(content):
    handle = eccodes.codes_new_from_message(content)
    values = eccodes.codes_get_values(handle)
    eccodes.codes_release(handle)
    return values


def with_gribberish(content):
    return gribberish.parse_grib_array(content, 0, False, False)


def best(decode, content, rounds):
    """Million values a second of the fastest round, or why it failed."""
    try:
        times, start = [], time.monotonic()
        while len(times) < rounds or time.monotonic() - start < 1:
            times.append(timed(decode, content))
    except Exception as error:  # what a peer refuses is a result
        return str(error)
    return NI * NJ / min(times) / 1e6


def timed(decode, content):
    begin = time.process_time()
    decode(content)
    return time.process_time() - begin


def main():
    folder, rounds = pathlib.Path(sys.argv[1]), int(sys.argv[2])
    values = field()
    results = []
    for number, (name, keys) in enumerate(PACKINGS.items()):
        content = message(keys, values)
        (folder / f"{number}.grib2").write_bytes(content)
        results.append(
            {
                "packing": name,
                "file": f"{number}.grib2",
                "bytes": len(content),
                "sum": float(with_eccodes(content).sum()),
                "eccodes": best(with_eccodes, content, rounds),
                "gribberish": best(with_gribberish, content, rounds),
            }
        )
    print(json.dumps(results))


main()

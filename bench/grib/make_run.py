"""Makes a file like that of a model run, many messages of lengths that differ, and its index as wgrib2 (FILE.idx) and ECMWF
(FILE.index) would. Run by open.mjs.

    python make_run.py FILE COUNT           needs eccodes and numpy
"""

import json
import sys

import numpy as np

import eccodes

NI, NJ = 360, 181


def main():
    file, count = sys.argv[1], int(sys.argv[2])
    rng = np.random.default_rng(1)
    y, x = np.mgrid[0:NJ, 0:NI]
    with open(file, "wb") as out, open(f"{file}.idx", "w") as noaa, open(f"{file}.index", "w") as ecmwf:
        for number in range(count):
            waves = 20 * np.cos(np.pi * y / NJ) + 5 * np.sin(x / (10 + number % 7))
            values = waves + rng.uniform(0.01, 1) * rng.standard_normal((NJ, NI))
            handle = eccodes.codes_grib_new_from_samples("regular_ll_pl_grib2")
            eccodes.codes_set(handle, "Ni", NI)
            eccodes.codes_set(handle, "Nj", NJ)
            eccodes.codes_set(handle, "level", 1 + number)
            # Differences can only be chosen where there is nothing to pack.
            eccodes.codes_set_values(handle, np.zeros(NI * NJ))
            eccodes.codes_set(handle, "packingType", "grid_complex_spatial_differencing")
            eccodes.codes_set(handle, "orderOfSpatialDifferencing", 2)
            eccodes.codes_set(handle, "bitsPerValue", 12)
            eccodes.codes_set_values(handle, values.ravel())
            date, time = (eccodes.codes_get(handle, key) for key in ("dataDate", "dataTime"))
            offset, message = out.tell(), eccodes.codes_get_message(handle)
            noaa.write(f"{number + 1}:{offset}:d={date}{time // 100:02}:TMP:{number + 1} mb:anl:\n")
            line = {"date": str(date), "time": f"{time:04}", "type": "an", "step": "0", "levtype": "pl", "param": "t"}
            line |= {"levelist": str(number + 1), "_offset": offset, "_length": len(message)}
            ecmwf.write(json.dumps(line) + "\n")
            out.write(message)
            eccodes.codes_release(handle)


main()

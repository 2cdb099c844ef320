"""Makes files of many nodes that need a library, and opens files as the peers do: the processor time of it goes to the output.

peers.py make h5py|netcdf4 COUNT PATH
peers.py open h5py|netCDF4|zarr PATH NAME    (without a file at PATH the bytes come from the input)
"""

import os
import sys
import time


def make(kind, count, path):
    if kind == "h5py":
        import h5py

        with h5py.File(path, "w") as file:
            for i in range(count):
                file.create_dataset(f"v{i}", data=[i], dtype="i4").attrs["a"] = 1
    else:
        import netCDF4

        with netCDF4.Dataset(path, "w") as file:
            file.createDimension("x", 1)
            for i in range(count):
                file.createVariable(f"v{i}", "i4", ("x",)).a = 1


def names_and_shapes(peer, path):
    if peer == "h5py":
        import h5py

        with h5py.File(path) as file:
            return [(name, file[name].shape, dict(file[name].attrs)) for name in file]
    if peer == "netCDF4":
        import netCDF4

        with netCDF4.Dataset(path) as file:
            return [(name, one.shape, one.ncattrs()) for name, one in file.variables.items()]
    import zarr

    group = zarr.open_consolidated(path, mode="r")
    return [(name, one.shape, dict(one.attrs)) for name, one in group.arrays()]


def main(command, kind, *rest):
    if command == "make":
        make(kind, int(rest[0]), rest[1])
        return
    path, name = rest
    if not os.path.exists(path) or kind == "zarr":
        target = os.path.join(path + "-store", "zarr.json") if kind == "zarr" else path
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "wb") as file:
            file.write(sys.stdin.buffer.read())
        path = os.path.dirname(target) if kind == "zarr" else target
    # What importing takes is not opening.
    __import__(kind)
    begin = time.process_time()
    names_and_shapes(kind, path)
    print(time.process_time() - begin)


main(*sys.argv[1:])

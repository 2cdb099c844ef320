"""Makes the template, and opens files as VirtualiZarr does."""

import json
import resource
import sys
import time

command, *arguments = sys.argv[1:]

if command == "template":
    import netCDF4
    import numpy

    path, stamp = arguments
    file = netCDF4.Dataset(path, "w", format="NETCDF4")
    file.createDimension("time", None)
    file.createDimension("lat", 16)
    file.createDimension("lon", 32)
    axis = file.createVariable("time", "f8", ("time",))
    axis.units = "hours since 2000-01-01 00:00:00"
    axis.calendar = "standard"
    axis[:] = [float(stamp)]
    file.createVariable("lat", "f8", ("lat",))[:] = numpy.linspace(-75, 75, 16)
    file.createVariable("lon", "f8", ("lon",))[:] = numpy.linspace(0, 348.75, 32)
    random = numpy.random.default_rng(1)
    for name in ("t2m", "u10", "v10"):
        field = file.createVariable(
            name, "i2", ("time", "lat", "lon"), zlib=True, shuffle=True, fill_value=-32767, chunksizes=(1, 16, 32)
        )
        field.set_auto_maskandscale(False)
        field.scale_factor = 0.01
        field.add_offset = 273.15
        field.units = "K"
        field[0] = numpy.cumsum(random.integers(-3, 4, (16, 32)), axis=1).astype("i2")
    file.Conventions = "CF-1.8"
    file.close()
else:
    from obspec_utils.registry import ObjectStoreRegistry
    from obstore.store import LocalStore
    from virtualizarr import open_virtual_mfdataset
    from virtualizarr.parsers import HDFParser

    folder, count = arguments
    files = [f"file://{folder}/f{i:07d}.nc" for i in range(int(count))]
    registry = ObjectStoreRegistry({"file://": LocalStore()})
    begin, used = time.perf_counter(), resource.getrusage(resource.RUSAGE_SELF)
    dataset = open_virtual_mfdataset(
        files,
        registry=registry,
        parser=HDFParser(),
        combine="nested",
        concat_dim="time",
        coords="minimal",
        data_vars="minimal",
        compat="override",
        join="override",
    )
    wall, now = time.perf_counter() - begin, resource.getrusage(resource.RUSAGE_SELF)
    assert dataset.sizes["time"] == int(count)
    cpu = now.ru_utime + now.ru_stime - used.ru_utime - used.ru_stime
    print(json.dumps({"wallMs": 1000 * wall, "cpuMs": 1000 * cpu}))

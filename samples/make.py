"""Makes the sample files of the demo. The data are invented; the traps are real.

    python samples/make.py        needs netCDF4 and numpy (versions: test/interop/requirements.txt)

The output is deterministic: running the script again changes nothing.
"""

import pathlib

import netCDF4
import numpy as np

HERE = pathlib.Path(__file__).parent

# Land by rows of 5 degrees from north to south, as ranges of longitude. Rough, but you will know it when you see it.
LAND = [
    [],
    [(-90, -62), (-60, -25)],
    [(-100, -78), (-70, -20), (15, 20), (95, 105)],
    [(-125, -115), (-100, -75), (-55, -22), (53, 57), (80, 140)],
    [(-165, -85), (-73, -63), (-53, -33), (14, 30), (32, 180), (-180, -170)],
    [(-165, -94), (-78, -70), (-50, -43), (-24, -15), (7, 18), (22, 163), (170, 178)],
    [(-160, -155), (-130, -93), (-77, -62), (-6, -2), (12, 17), (24, 138), (156, 163)],
    [(-128, -80), (-78, -56), (-10, 1), (4, 140)],
    [(-124, -60), (-3, 138)],
    [(-124, -71), (-9, 3), (11, 15), (19, 28), (40, 49), (53, 132), (141, 145)],
    [(-122, -76), (-9, -1), (21, 24), (27, 49), (54, 122), (126, 129), (137, 141)],
    [(-117, -80), (-9, 20), (35, 121), (130, 132)],
    [(-114, -97), (-82, -80), (-13, 34), (36, 48), (55, 120)],
    [(-106, -98), (-83, -77), (-16, 37), (39, 59), (70, 91), (92, 115)],
    [(-101, -89), (-73, -69), (-16, 38), (43, 55), (73, 83), (95, 107), (120, 122)],
    [(-88, -84), (-17, 43), (75, 80), (103, 109), (123, 125)],
    [(-78, -60), (-12, 46), (80, 83), (99, 101), (123, 126)],
    [(-79, -51), (10, 45), (98, 104), (110, 118)],
    [(-80, -44), (10, 40), (102, 106), (110, 116), (120, 122), (132, 142)],
    [(-79, -35), (13, 39), (107, 113), (139, 147)],
    [(-77, -38), (14, 40), (48, 50), (131, 136), (142, 143)],
    [(-71, -39), (12, 38), (44, 49), (123, 146)],
    [(-70, -42), (14, 35), (43, 47), (114, 150)],
    [(-71, -49), (15, 32), (114, 153)],
    [(-71, -52), (18, 29), (116, 127), (134, 152)],
    [(-73, -58), (141, 149), (175, 177)],
    [(-74, -65), (146, 148), (171, 173)],
    [(-75, -67)],
    [(-74, -69)],
    [],
    [],
    [(-68, -62), (45, 160)],
    [(-75, -60), (-15, 170)],
    [(-150, -60), (-35, 165)],
    [(-180, 180)],
    [(-180, 180)],
]

LATITUDE = np.arange(87.5, -90, -5, dtype="f4")
LONGITUDE = np.arange(-177.5, 180, 5, dtype="f4")

NO_DATA = -32768  # land
CLOUD = -32767
STUCK = 9999  # a sensor that reports 99.99 degrees


def land_mask():
    centres = np.asarray(LONGITUDE)
    # A range of land takes every cell that it reaches into by 1.5 degrees.
    mask = np.zeros((LATITUDE.size, LONGITUDE.size), bool)
    for row, ranges in enumerate(LAND):
        for west, east in ranges:
            mask[row] |= (centres + 1 > west) & (centres - 1 < east)
    return mask


def temperature(month):
    """Degrees Celsius: warm in the tropics, following the sun, with a warm pool and two cold currents."""
    lat, lon = np.meshgrid(LATITUDE, LONGITUDE, indexing="ij")
    sun = 8 * np.sin(2 * np.pi * (month - 3) / 12)
    degrees = 29 * np.cos(np.radians(np.clip(lat - sun, -90, 90))) ** 1.6 - 1.5
    degrees += 2.5 * np.exp(-(((lon - 150) / 35) ** 2) - ((lat - 2) / 12) ** 2)
    degrees -= 6 * np.exp(-(((lon + 82) / 12) ** 2) - ((lat + 15) / 12) ** 2)
    degrees -= 5 * np.exp(-(((lon - 8) / 10) ** 2) - ((lat + 22) / 10) ** 2)
    degrees += 4 * np.exp(-(((lon + 60) / 15) ** 2) - ((lat - 40) / 6) ** 2)
    return np.clip(degrees, -1.8, 31)


def clouds(month):
    lat, lon = np.meshgrid(LATITUDE, LONGITUDE, indexing="ij")
    bands = np.sin(np.radians(3 * lon + 40 * month) + 0.09 * lat) * np.cos(np.radians(4.1 * lat + 15 * month))
    return bands > 0.86


def sea_surface(path):
    with netCDF4.Dataset(path, "w", format="NETCDF3_CLASSIC") as nc:
        nc.set_auto_maskandscale(False)
        nc.title = "Monthly sea surface temperature (invented)"
        nc.Conventions = "CF-1.8"
        nc.createDimension("time", None)
        nc.createDimension("lat", LATITUDE.size)
        nc.createDimension("lon", LONGITUDE.size)
        lat = nc.createVariable("lat", "f4", ("lat",))
        lat.units = "degrees_north"
        lat[:] = LATITUDE
        lon = nc.createVariable("lon", "f4", ("lon",))
        lon.units = "degrees_east"
        lon[:] = LONGITUDE
        time = nc.createVariable("time", "f8", ("time",))
        time.units = "days since 2026-01-01"
        sst = nc.createVariable("sst", "i2", ("time", "lat", "lon"), fill_value=np.int16(NO_DATA))
        sst.set_auto_maskandscale(False)
        sst.long_name = "sea surface temperature"
        sst.units = "degree_Celsius"
        sst.scale_factor = 0.01
        sst.add_offset = 0.0
        # The second sentinel: added by another program years later, and never the same as the first.
        sst.missing_value = np.int16(CLOUD)
        sst.valid_range = np.array([-300, 4500], "i2")
        quality = nc.createVariable("quality", "i1", ("time", "lat", "lon"))
        quality.set_auto_maskandscale(False)
        quality.long_name = "quality of the observation"
        quality.flag_values = np.array([0, 1, 2], "i1")
        quality.flag_meanings = "good doubtful bad"
        land = land_mask()
        for record, month in enumerate([1, 4, 7]):
            time[record] = [0, 90, 181][record]
            packed = np.round(temperature(month) * 100).astype("i2")
            cloud = clouds(month) & ~land
            packed[cloud] = CLOUD
            packed[land] = NO_DATA
            for row, column in [(20, 8), (14, 25), (26, 50)]:
                packed[row, column] = STUCK
            sst[record] = packed
            quality[record] = np.where(packed == STUCK, 2, np.where(cloud, 1, 0))


def buoys(path):
    """Small columns, each with a trap: 64-bit numbers, a sentinel of another width, `_Unsigned`, text."""
    with netCDF4.Dataset(path, "w", format="NETCDF3_64BIT_DATA") as nc:
        nc.set_auto_maskandscale(False)
        nc.title = "Five buoys (invented)"
        nc.createDimension("buoy", 5)
        nc.createDimension("letters", 6)
        name = nc.createVariable("name", "S1", ("buoy", "letters"))
        for i, text in enumerate(["Aurora", "Brise", "Cirrus", "Dune", "Écume"]):
            letters = text.encode()[:6].ljust(6, b"\0")
            name[i] = np.frombuffer(letters, "S1")
        serial = nc.createVariable("serial", "i8", ("buoy",), fill_value=np.int64(-9223372036854775807))
        serial.set_auto_maskandscale(False)
        serial[:] = [9007199254740993, 9007199254740995, -9223372036854775807, 42, 0]
        pressure = nc.createVariable("pressure", "f4", ("buoy",))
        pressure.units = "hPa"
        pressure[:] = np.array([1013.25, 1e20, 998.5, 1002.75, 1e20], "f4")
        pressure.setncattr("missing_value", 1e20)  # a double on single-precision data: as it stands, it matches nothing
        battery = nc.createVariable("battery", "i1", ("buoy",), fill_value=np.int8(-1))
        battery.set_auto_maskandscale(False)
        battery.setncattr("_Unsigned", "true")
        battery.units = "percent"
        battery.scale_factor = np.float32(0.5)
        battery[:] = np.array([200, 180, 255, 20, 0], "u1").view("i1")
        depth = nc.createVariable("depth", "i2", ("buoy",))
        depth.units = "m"
        depth[:] = [0, 12, -32767, 40, 7]
        depth.setncattr("missing_value", "n/a")  # text on numbers masks nothing


def gauge(path, year, factor, fill, metres):
    """A year of a water gauge. In 2024 it got another sensor: the factor and the sentinel change, and -999 is a reading."""
    with netCDF4.Dataset(path, "w", format="NETCDF3_CLASSIC") as nc:
        nc.title = f"Water level in {year} (invented)"
        nc.createDimension("time", len(metres))
        time = nc.createVariable("time", "f8", ("time",))
        time.units = f"days since {year}-01-01"
        time[:] = np.linspace(0, 270, len(metres))
        level = nc.createVariable("level", "i2", ("time",), fill_value=np.int16(fill))
        level.set_auto_maskandscale(False)
        level.units = "m"
        level.scale_factor = factor
        level[:] = [fill if value is None else round(value / factor) for value in metres]


sea_surface(HERE / "sea-surface.nc")
buoys(HERE / "buoys.nc")
gauge(HERE / "gauge-2023.nc", 2023, 0.01, -999, [1.52, None, 0.87, 1.1])
gauge(HERE / "gauge-2024.nc", 2024, 0.001, -9999, [1.483, 1.266, -0.999, None])
gauge(HERE / "gauge-2025.nc", 2025, 0.001, -9999, [1.501, 1.32, 0.911])

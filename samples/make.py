"""Makes the sample files of the demo and of the explorer. The data are invented; the traps are real.

    python samples/make.py        needs netCDF4, rasterio, eccodes and numpy (versions: test/interop/requirements.txt)

The output is deterministic: running the script again changes nothing.
"""

import pathlib
import subprocess
import sys

import numpy as np

from land import LAND_2_DEGREES

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
    import netCDF4

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
    import netCDF4

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
    import netCDF4

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


def land_2_degrees():
    mask = np.zeros((90, 180), bool)
    for row, ranges in enumerate(LAND_2_DEGREES):
        for first, end in ranges:
            mask[row, first:end] = True
    return mask


def waves_of_noise(shape, seed, octaves=5, coarsest=3):
    """Smooth hills between 0 and 1 that repeat from east to west: octaves of random values, each interpolated."""
    random = np.random.default_rng(seed)
    total, weight = np.zeros(shape), 0.0
    for octave in range(octaves):
        count = coarsest * 2**octave
        knots = random.random((count + 2, count))
        rows = np.linspace(0, count, shape[0])
        columns = np.arange(shape[1]) * count / shape[1]
        r, c = rows.astype(int), columns.astype(int)
        # Cubic steps between knots, so that no edges are seen.
        fr, fc = ((t * t * (3 - 2 * t)) for t in (rows - r, columns - c))
        upper = knots[r][:, c] * (1 - fc) + knots[r][:, (c + 1) % count] * fc
        lower = knots[r + 1][:, c] * (1 - fc) + knots[r + 1][:, (c + 1) % count] * fc
        total += (upper * (1 - fr)[:, None] + lower * fr[:, None]) / 2**octave
        weight += 1 / 2**octave
    return total / weight


ISLAND = (320, 384)
ISLAND_NO_DATA = -32768


def island_heights():
    """Metres of a volcanic island with a caldera, ridges and a second cone; at or below 0 is sea."""
    y, x = np.mgrid[0 : ISLAND[0], 0 : ISLAND[1]]
    u, v = (x - 185) / 150, (y - 165) / 125
    hills = waves_of_noise(ISLAND, 11)
    coast = 1.02 - np.hypot(u, v) + 0.9 * (hills - 0.5)
    # Valleys run down from the rim, and none is seen at the top itself.
    from_top = np.hypot(u - 0.08, v + 0.1)
    valleys = np.cos(11 * np.arctan2(v + 0.1, u - 0.08) + 9 * hills) * (1 - np.exp(-((from_top / 0.3) ** 2)))
    height = 1250 * np.clip(coast, -1, None) * (0.85 + 0.2 * valleys * np.clip(1.1 - from_top, 0, 1))
    height += 950 * np.exp(-((u - 0.08) ** 2 + (v + 0.1) ** 2) / 0.035)
    height -= 640 * np.exp(-((u - 0.08) ** 2 + (v + 0.1) ** 2) / 0.0065)
    height += 420 * np.exp(-((u + 0.52) ** 2 + (v - 0.22) ** 2) / 0.012)
    return np.round(height).astype("i2")


def island_profile(**more):
    from rasterio.transform import from_origin

    return dict(
        driver="GTiff", width=ISLAND[1], height=ISLAND[0], crs="EPSG:32628", transform=from_origin(205_000, 3_192_000, 90, 90),
        tiled=True, blockxsize=128, blockysize=128, **more,
    )  # fmt: skip


def elevation(path):
    """A cloud-optimised GeoTIFF: tiles, two overviews, a sentinel in the sea, and holes where the radar saw nothing."""
    import rasterio
    from rasterio.shutil import copy

    height = island_heights()
    height[height <= 0] = ISLAND_NO_DATA
    y, x = np.mgrid[0 : ISLAND[0], 0 : ISLAND[1]]
    for row, column, radius in [(120, 236, 7), (204, 150, 5), (170, 262, 4)]:
        height[(y - row) ** 2 + ((x - column) * 0.7) ** 2 < radius**2] = ISLAND_NO_DATA
    profile = island_profile(count=1, dtype="int16", nodata=ISLAND_NO_DATA)
    with rasterio.MemoryFile() as memory:
        with memory.open(**profile) as tiff:
            tiff.write(height, 1)
            tiff.set_band_description(1, "elevation above the sea")
            tiff.set_band_unit(1, "m")
            tiff.update_tags(TIFFTAG_IMAGEDESCRIPTION="Elevation of an island (invented)")
        with memory.open() as tiff:
            copy(
                tiff, path, driver="COG", compress="DEFLATE", predictor="STANDARD", level=9, blocksize=128,
                overview_resampling="average", overview_count=2,
            )  # fmt: skip


def photograph(path):
    """The island from above: red, green and blue, and a mask for what the flight did not see."""
    import rasterio

    height = island_heights().astype("f8")
    north, west = np.gradient(height / 90)
    light = np.clip((1 + 1.9 * (north + west)) / np.sqrt(1 + north**2 + west**2), 0.25, 1.6)[..., None]
    knots = [-900, -150, -1, 0, 25, 350, 800, 1150, 1700]
    colours = [
        (16, 52, 92), (28, 92, 132), (88, 168, 178), (222, 205, 160), (150, 168, 96), (84, 124, 66), (122, 108, 76), (128, 112, 104), (186, 178, 172),
    ]  # fmt: skip
    rgb = np.stack([np.interp(height, knots, [colour[band] for colour in colours]) for band in range(3)], -1)
    rgb = np.where(height[..., None] > 0, rgb * light, rgb).clip(0, 255).astype("u1")
    y, x = np.mgrid[0 : ISLAND[0], 0 : ISLAND[1]]
    seen = np.abs((x - 190) * 0.94 + (y - 160) * 0.34) < 172
    rgb[~seen] = 0
    with rasterio.Env(GDAL_TIFF_INTERNAL_MASK=True):
        profile = island_profile(count=3, dtype="uint8", photometric="YCBCR", compress="JPEG", jpeg_quality=82)
        with rasterio.open(path, "w", **profile) as tiff:
            tiff.write(np.moveaxis(rgb, -1, 0))
            tiff.write_mask(seen)
            tiff.update_tags(TIFFTAG_IMAGEDESCRIPTION="An island from above (invented)")


def forecast(path):
    """Waves, which have a bitmap because there are none on land, and the temperature of the air, which is everywhere."""
    import eccodes

    lat, lon = np.meshgrid(np.arange(89, -90, -2), np.arange(1, 360, 2), indexing="ij")
    land = np.roll(land_2_degrees(), -90, axis=1)
    noise = waves_of_noise(land.shape, 5)
    with open(path, "wb") as file:
        for hours in [0, 24, 48]:
            moved = np.roll(noise, hours // 4, axis=1)
            storms = 5.5 * np.exp(-(((np.abs(lat) - 52) / 13) ** 2)) * (0.35 + 1.9 * np.clip(moved - 0.42, 0, None) / 0.3)
            height = np.clip(0.7 + storms + 1.1 * moved, 0.1, 14)
            ice = (lat > 78) | (lat < -68)
            air = 273.15 + 31 * np.cos(np.radians(lat)) ** 1.3 - 18 * np.abs(np.sin(np.radians(lat))) ** 3 + 9 * (moved - 0.5)
            air += np.where(land, 4 * np.sin(np.radians(lat * 2)) - 3, 0)
            for (discipline, category, number), surface, values, missing in [
                ((10, 0, 3), (1, None), height, land | ice),
                ((0, 0, 0), (103, 2), air, None),
            ]:
                message = eccodes.codes_grib_new_from_samples("regular_ll_sfc_grib2")
                wanted = {
                    "centre": "ecmf", "dataDate": 20260115, "dataTime": 0, "stepUnits": 1, "forecastTime": hours,
                    "discipline": discipline, "parameterCategory": category, "parameterNumber": number,
                    "typeOfFirstFixedSurface": surface[0], "Ni": 180, "Nj": 90,
                    "latitudeOfFirstGridPointInDegrees": 89, "longitudeOfFirstGridPointInDegrees": 1,
                    "latitudeOfLastGridPointInDegrees": -89, "longitudeOfLastGridPointInDegrees": 359,
                    "iDirectionIncrementInDegrees": 2, "jDirectionIncrementInDegrees": 2,
                    "packingType": "grid_ccsds", "bitsPerValue": 10,
                }  # fmt: skip
                for key, value in wanted.items():
                    eccodes.codes_set(message, key, value)
                if surface[1] is not None:
                    eccodes.codes_set(message, "scaleFactorOfFirstFixedSurface", 0)
                    eccodes.codes_set(message, "scaledValueOfFirstFixedSurface", surface[1])
                if missing is not None:
                    eccodes.codes_set(message, "bitmapPresent", 1)
                    eccodes.codes_set(message, "missingValue", 9999)
                    values = np.where(missing, 9999, values)
                eccodes.codes_set_values(message, values.ravel())
                eccodes.codes_write(message, file)
                eccodes.codes_release(message)


def fits_unit(cards, data):
    """One header and its data, both in records of 2880 bytes."""
    lines = []
    for name, value, comment in cards:
        if isinstance(value, bool):
            text = f"{'T' if value else 'F':>20}"
        elif isinstance(value, str):
            text = f"'{value:<8}'".ljust(20)
        else:
            text = f"{value:>20}"
        lines.append(f"{name:<8}= {text} / {comment}".ljust(80)[:80])
    header = "".join([*lines, "END".ljust(80)]).encode("ascii")
    body = data.tobytes()
    return header.ljust(-(-len(header) // 2880) * 2880, b" ") + body.ljust(-(-len(body) // 2880) * 2880, b"\0")


def sky_axes(step):
    return [("NAXIS", 2, ""), ("NAXIS1", 200 // step, "columns"), ("NAXIS2", 150 // step, "rows")]


def sky_place(step):
    """Where pixels are in the sky, if every step-th one is kept."""
    return [
        ("CTYPE1", "RA---TAN", "right ascension, gnomonic"), ("CTYPE2", "DEC--TAN", "declination, gnomonic"),
        ("CRPIX1", 98 / step + 1, "column of the reference"), ("CRPIX2", 74 / step + 1, "row of the reference"),
        ("CRVAL1", 202.4696, "degrees"), ("CRVAL2", 47.1952, "degrees"),
        ("CDELT1", round(-0.0011 * step, 4), "degrees a pixel"), ("CDELT2", round(0.0011 * step, 4), "degrees a pixel"),
        ("CUNIT1", "deg", ""), ("CUNIT2", "deg", ""), ("RADESYS", "ICRS", ""),
    ]  # fmt: skip


def galaxy(path):
    """Counts of a camera with BLANK where stars saturated it, and a map of their error with NaN where nothing was seen."""
    y, x = np.mgrid[0:150, 0:200]
    random = np.random.default_rng(3)
    u = ((x - 98) * 0.88 + (y - 74) * 0.47) / 58
    v = (-(x - 98) * 0.47 + (y - 74) * 0.88) / 25
    radius = np.hypot(u, v)
    arms = 0.5 + 0.5 * np.cos(2 * np.arctan2(v, u) - 9.5 * np.log(radius + 0.12))
    sky = 118 + 6 * waves_of_noise(y.shape, 9, 3) + random.normal(0, 2.2, y.shape)
    counts = sky + 5200 * np.exp(-radius / 0.075) + 900 * np.exp(-radius / 0.34) * (0.25 + 1.2 * arms**1.6)
    for _ in range(46):
        row, column, bright = random.uniform(0, 150), random.uniform(0, 200), 60 * 10 ** random.uniform(0, 2.25)
        counts += bright * np.exp(-((y - row) ** 2 + (x - column) ** 2) / 2.6)
    saturated = counts > 6200
    saturated[:, 31] |= y[:, 31] > 96  # a column of the detector that bleeds
    stored = np.round((counts - 3000) / 0.5).clip(-32000, 32000).astype(">i2")
    stored[saturated] = -32768
    error = np.sqrt(counts).astype(">f4")
    error[saturated] = np.nan
    error[np.hypot(x - 99.5, (y - 74.5) * 1.05) > 118] = np.nan
    error = error[::2, ::2]
    primary = [
        ("SIMPLE", True, ""), ("BITPIX", 16, "integers of 16 bits"), *sky_axes(1), ("EXTEND", True, ""),
        ("BSCALE", 0.5, "counts = BZERO + BSCALE * stored"), ("BZERO", 3000.0, ""), ("BLANK", -32768, "saturated"),
        ("BUNIT", "adu", "counts of the camera"), ("OBJECT", "A spiral galaxy (invented)", ""), *sky_place(1),
    ]  # fmt: skip
    extension = [
        ("XTENSION", "IMAGE", ""), ("BITPIX", -32, "single precision"), *sky_axes(2), ("PCOUNT", 0, ""), ("GCOUNT", 1, ""),
        ("EXTNAME", "ERROR", "standard error of the counts"), ("BUNIT", "adu", ""), *sky_place(2),
    ]  # fmt: skip
    path.write_bytes(fits_unit(primary, stored) + fits_unit(extension, error))


def ocean_colour(path):
    """NetCDF-4, which is HDF5: groups, packing into unsigned integers, valid ranges, chunks that were never written."""
    import netCDF4

    lat, lon = np.meshgrid(np.arange(89, -90, -2), np.arange(-179, 180, 2), indexing="ij")
    land = land_2_degrees()
    near = sum(np.roll(np.roll(land, a, 0), b, 1).astype("f8") for a in range(-3, 4) for b in range(-3, 4)) / 49
    noise = waves_of_noise(land.shape, 21)
    veil = waves_of_noise(land.shape, 22, octaves=3, coarsest=9)
    with netCDF4.Dataset(path, "w", format="NETCDF4") as nc:
        nc.title = "Ocean colour and temperature from a satellite (invented)"
        nc.Conventions = "CF-1.8"
        for name, length in [("time", 3), ("lat", 90), ("lon", 180)]:
            nc.createDimension(name, length)
        for name, values, units in [("lat", lat[:, 0], "degrees_north"), ("lon", lon[0], "degrees_east")]:
            axis = nc.createVariable(name, "f4", (name,))
            axis.units = units
            axis.standard_name = "latitude" if name == "lat" else "longitude"
            axis[:] = values
        time = nc.createVariable("time", "i4", ("time",))
        time.units = "days since 2026-03-01"
        time.standard_name = "time"
        time[:] = [0, 8, 16]
        packed = dict(zlib=True, complevel=9, shuffle=True, chunksizes=(1, 45, 90))
        dimensions = ("time", "lat", "lon")

        biology = nc.createGroup("biology")
        biology.description = "Derived from reflected light: nothing under clouds, nothing in polar night"
        plankton = biology.createVariable("chlorophyll", "f4", dimensions, fill_value=np.float32(-32767), **packed)
        plankton.long_name = "concentration of chlorophyll a"
        plankton.units = "mg m-3"
        plankton.valid_min = np.float32(0.001)
        plankton.valid_max = np.float32(100)

        physics = nc.createGroup("physics")
        surface = physics.createVariable("temperature", "u2", dimensions, fill_value=np.uint16(65535), **packed)
        surface.set_auto_maskandscale(False)
        surface.long_name = "temperature of the sea surface"
        surface.units = "degree_Celsius"
        surface.scale_factor = np.float32(0.005)
        surface.add_offset = np.float32(-5)
        surface.missing_value = np.uint16(65534)
        surface.valid_range = np.array([0, 9000], "u2")
        flags = physics.createVariable("flags", "u1", dimensions, **packed)
        flags.long_name = "why there is no value"
        flags.flag_values = np.array([0, 1, 2, 3], "u1")
        flags.flag_meanings = "seen land cloud glint"

        for record in range(2):  # the third week was never written
            cloud = (np.roll(veil, 7 * record, axis=1) > 0.67) & ~land
            night = lat > 80 - 6 * record
            glint = (np.abs(lat + 4) < 3) & (np.sin(np.radians(lon * 9 + 40 * record)) > 0.93) & ~land & ~cloud
            upwelling = np.exp(-((np.abs(lat) - 52) / 17) ** 2) + 0.5 * np.exp(-(lat / 7) ** 2)
            amount = 10 ** (-1.5 + 1.1 * upwelling + 2.4 * near + 1.3 * (noise - 0.5))
            amount[glint] = 400
            # Seven bits of each mantissa are kept, as archives do: the rest would be noise that does not compress.
            rounded = ((amount.astype("f4").view("u4") + 0x8000) & 0xFFFF0000).view("f4")
            plankton[record] = np.where(land | cloud | night, np.float32(-32767), rounded)
            degrees = 30.5 * np.cos(np.radians(lat * 0.97 - 3)) ** 1.5 - 1.7 + 3 * (noise - 0.5)
            stored = np.round((degrees.clip(-1.9, 32) + 5) / 0.05) * 10
            stored[glint] = 9600
            stored[cloud] = 65534
            stored[land] = 65535
            surface[record] = stored.astype("u2")
            flags[record] = np.where(land, 1, np.where(cloud, 2, np.where(glint, 3, 0)))


def classic_files():
    sea_surface(HERE / "sea-surface.nc")
    buoys(HERE / "buoys.nc")
    gauge(HERE / "gauge-2023.nc", 2023, 0.01, -999, [1.52, None, 0.87, 1.1])
    gauge(HERE / "gauge-2024.nc", 2024, 0.001, -9999, [1.483, 1.266, -0.999, None])
    gauge(HERE / "gauge-2025.nc", 2025, 0.001, -9999, [1.501, 1.32, 0.911])
    ocean_colour(HERE / "ocean-colour.nc")


def tiff_files():
    elevation(HERE / "elevation.tif")
    photograph(HERE / "photograph.tif")


def other_files():
    forecast(HERE / "forecast.grib2")
    galaxy(HERE / "galaxy.fits")


PARTS = {"netcdf": classic_files, "tiff": tiff_files, "other": other_files}

if __name__ == "__main__":
    if len(sys.argv) > 1:
        PARTS[sys.argv[1]]()
    else:
        # Each in a process of its own: the libraries bring copies of HDF5 that do not go together.
        for part in PARTS:
            subprocess.run([sys.executable, __file__, part], check=True)

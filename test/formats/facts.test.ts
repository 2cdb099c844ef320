/**
 * Which kind of its format a file is. The kinds of NetCDF are those of `ncdump -k`; which of the TIFFs are COGs was asked of GDAL's
 * `validate_cloud_optimized_geotiff`; editions and counts are in the scripts that made the fixtures.
 */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openStore } from "../../src/node.ts";

const open = (name: string, options = {}) => openStore(join(import.meta.dirname, "../fixtures", name), options);

describe("store.facts", () => {
	it.each([
		["netcdf3/types-cdf1.nc", "NetCDF-3 classic", []],
		["netcdf3/types-cdf2.nc", "NetCDF-3 64-bit offset", []],
		["netcdf3/types-cdf5.nc", "NetCDF-3 64-bit data (CDF-5)", []],
		["hdf5-parser/unlimited.nc", "NetCDF-4", ["HDF5"]],
		["hdf5-parser/classic-model.nc", "NetCDF-4", ["classic model", "HDF5"]],
		["hdf5-parser/storage.h5", "HDF5", []],
		["hdf5-parser/scales.h5", "HDF5", ["with dimension scales"]],
		["tiff/cog-mask.tif", "GeoTIFF", ["COG", "6 images"]],
		["tiff/pixel-is-area.tif", "GeoTIFF", ["COG", "1 image"]],
		["tiff/pixel-is-point.tif", "GeoTIFF", ["not a COG", "1 image"]],
		["tiff/be-bigtiff-1024-tiles.tif", "TIFF", ["BigTIFF", "1 image"]],
		["grib-cubes/grid-polar1.grib", "GRIB edition 1", ["1 message"]],
		["grib-cubes/grid-polar.grib", "GRIB edition 2", ["1 message"]],
		["fits/tables.fits", "FITS", ["4 HDUs"]],
		["hdf4/fills.hdf", "HDF4", []],
		["hdf4/hdf-eos.hdf", "HDF-EOS2 (HDF4)", []],
		["info/v2.zarr", "Zarr v2", []],
		["info/v3.zarr", "Zarr v3", []],
		["info/v2.zarr.zip", "Zarr v2", ["in a zip"]],
		["icechunk/v1", "Icechunk specification 1", ["Zarr v3"]],
		["icechunk/v2", "Icechunk specification 2", ["Zarr v3"]],
	])("%s is %s", async (name, version, traits) => {
		const { facts } = await open(name);
		expect({ version: facts.version, traits: facts.traits ?? [] }).toEqual({ version, traits });
	});

	it("is that of the file where only a part of it is opened", async () => {
		expect((await open("info/v3.zarr", { drop: ["wind"] })).facts.version).toBe("Zarr v3");
	});
});

describe("description.unlimited", () => {
	it.each([
		["hdf5-parser/unlimited.nc", "short", [0]],
		["netcdf3/truncated-records.nc", "s", [0]],
		["info/v3.zarr", "wind", undefined],
	])("%s: %s", async (name, path, axes) => {
		expect((await open(name)).array(path).description.unlimited).toEqual(axes);
	});
});

describe("the coordinate system of a GRIB grid", () => {
	it.each([
		[
			"grid-lambert",
			{ grid_mapping_name: "lambert_conformal_conic", standard_parallel: [30, 60], earth_radius: 6371229 },
		],
		["grid-rotated", { grid_mapping_name: "rotated_latitude_longitude", grid_north_pole_latitude: 0 }],
		["grid-azimuthal", { grid_mapping_name: "lambert_azimuthal_equal_area", semi_major_axis: 6378137 }],
		["grid-space-view", { grid_mapping_name: "geostationary", longitude_of_projection_origin: 9.5 }],
		["grid-gaussian1", { grid_mapping_name: "latitude_longitude", earth_radius: 6367470 }],
	])("%s: attributes of a CF grid mapping, on its group", async (name, expected) => {
		const store = await open(`grib-cubes/${name}.grib`);
		const [level] = store.group.groups.values();
		const [product] = level?.groups.values() ?? [];
		const found = Array.from(product?.attributes ?? [], ([key, { shape, values }]) => [
			key,
			shape.length === 0 ? values[0] : Array.from(values as ArrayLike<unknown>),
		]);
		expect(Object.fromEntries(found)).toMatchObject(expected);
	});
});

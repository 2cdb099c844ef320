import { expect, it } from "vitest";
import { nearNames } from "../../src/zarr/near-names.ts";

it.each([
	["bouys.nc", ["buoys.nc", "sea.nc"], ["buoys.nc"]],
	["tme", ["lat", "lon", "time"], ["time"]],
	["TIME", ["time", "lime"], ["time", "lime"]],
	["cube.nc", ["cube.nc4", "tube.grib", "cub.nc"], ["cube.nc4", "cub.nc"]],
	["a", ["b", "abc"], ["b"]],
	["temperature", ["pressure", "humidity"], []],
	["x1", ["x2", "x3", "x4", "x5"], ["x2", "x3", "x4"]],
])("near %s of %j: %j", (wanted, names, near) => {
	expect(nearNames(wanted, names)).toEqual(near);
});

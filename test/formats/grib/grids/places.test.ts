import { describe, expect, it } from "vitest";
import { read } from "../../../../src/read/read.ts";
import { openCubes, truth } from "../cubes/cube-fixtures.ts";

/** Degrees. ecCodes rounds the places of rotated grids with single precision. */
const tolerance = (name: string): number => (name.includes("rotated") ? 1e-5 : name.includes("gaussian") ? 1e-9 : 1e-6);

describe("places of grids equal those of ecCodes", () => {
	it.each(Object.keys(truth.places))("%s", async (name) => {
		const store = await openCubes(name);
		const path = store.contents().find(({ path }) => path.endsWith("/latitude"))?.path ?? "";
		const latitude = (await read(store, path)).data as Float64Array;
		const longitude = (await read(store, path.replace("latitude", "longitude"))).data as Float64Array;
		const isRegular = store.array(path).metadata.dimension_names?.[0] === "latitude";
		for (const [point, trueLatitude, trueLongitude] of truth.places[name] ?? []) {
			const row = isRegular ? Math.floor(point / longitude.length) : point;
			const column = isRegular ? point % longitude.length : point;
			expect(Math.abs((latitude[row] as number) - trueLatitude)).toBeLessThan(tolerance(name));
			const apart = Math.abs((longitude[column] as number) - trueLongitude) % 360;
			expect(Math.min(apart, 360 - apart)).toBeLessThan(
				name.includes("gaussian1") ? 1e-6 : Math.max(tolerance(name), 1e-6),
			);
		}
	});
});

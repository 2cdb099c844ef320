/** Values are those of netCDF4-python on the same file (samples/make.py). */
import { join } from "node:path";
import { expect, it } from "vitest";
import { openStore, toCsv } from "../../../src/node.ts";

const FILE = join(import.meta.dirname, "../../../samples/sea-surface.nc");

async function csv(options: Parameters<typeof toCsv>[2]): Promise<string[]> {
	let text = "";
	for await (const piece of toCsv(await openStore(FILE), "/sst", options)) text += piece;
	return text.trimEnd().split("\n");
}

it("has a line for each value, with its coordinates, and nothing where it is missing", async () => {
	const lines = await csv({ selection: [1, { start: 8, stop: 9 }, { start: 33, stop: 37 }] });
	expect(lines).toEqual([
		"time,lat,lon,sst",
		"2026-04-01T00:00:00,47.5,-12.5,15.85",
		"2026-04-01T00:00:00,47.5,-7.5,15.85",
		"2026-04-01T00:00:00,47.5,-2.5,",
		"2026-04-01T00:00:00,47.5,2.5,",
	]);
});

it("has times as they are stored on request", async () => {
	expect((await csv({ selection: [1, 8, 33], times: "number" }))[1]).toBe("90,47.5,-12.5,15.85");
});

it("leaves rules out by their text or by their cause", async () => {
	const land = { selection: [1, 8, 36] };
	expect((await csv({ ...land, maskExcept: ["_FillValue -32768"] }))[1]).toMatch(/,-327\.68$/);
	expect((await csv({ ...land, maskExcept: ["sentinel"] }))[1]).toMatch(/,-327\.68$/);
	expect((await csv({ ...land, maskExcept: ["missing_value -32767"] }))[1]).toMatch(/,2\.5,$/);
	const stuck = { selection: [0, 20, 8], mask: "netcdf" } as const;
	expect((await csv(stuck))[1]).toMatch(/,$/);
	expect((await csv({ ...stuck, maskExcept: ["validRange"] }))[1]).toMatch(/,99\.99000000000001$/);
});

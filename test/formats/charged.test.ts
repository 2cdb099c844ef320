import { describe, expect, it } from "vitest";
import { isMiraError } from "../../src/errors.ts";
import type { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { DEFAULT_LIMITS, type Limits } from "../../src/zarr/budget.ts";
import * as fits from "./fits/fixtures.ts";
import * as hdf4 from "./hdf4/fixtures.ts";
import * as netcdf3 from "./netcdf3/fixtures.ts";
import * as tiff from "./tiff/fixtures.ts";

type Open = (limits: Partial<Limits>) => Promise<ManifestStore>;

/** Files of formats whose charges are the same for all: nodes, attributes, memory. Others have tests of their own. */
const FILES: readonly [format: string, bytes: number, open: Open][] = [
	[
		"NetCDF-3",
		netcdf3.fixtureBytes("times").length,
		(limits) => netcdf3.openBytes(netcdf3.fixtureBytes("times"), { limits }),
	],
	["TIFF", tiff.fixtureBytes("cog-mask.tif").length, (limits) => tiff.openFixture("cog-mask.tif", { limits })],
	["FITS", fits.fixtureBytes("tables.fits").length, (limits) => fits.openFixture("tables.fits", { limits })],
	["HDF4", hdf4.fixtureBytes("groups.hdf").length, (limits) => hdf4.openFixture("groups", { limits })],
];

/** What every byte that was read adds to the limit of memory, and what a node takes of it (src/zarr/budget.ts). */
const HELD_PER_BYTE = 8;
const NODE_BYTES = 1000;

/** The least value of a limit with which a file opens: below it the error must name that limit. */
async function leastLimit(open: Open, name: keyof Limits, lowest: number): Promise<number> {
	let [refused, opened] = [lowest, DEFAULT_LIMITS[name]];
	while (opened - refused > 1) {
		const middle = Math.floor((opened + refused) / 2);
		const error = await open({ [name]: middle }).then(
			() => undefined,
			(thrown: unknown) => thrown,
		);
		if (error === undefined) opened = middle;
		else if (isMiraError(error, "limit-exceeded") && error.hint?.includes(`limits.${name}`)) refused = middle;
		else throw error;
	}
	return opened;
}

describe.each(FILES)("%s charges", (_, fileBytes, open) => {
	it("every array and group", async () => {
		const { length } = (await open({})).contents();
		// The root of a file is there anyhow.
		expect(await leastLimit(open, "maxNodes", -1)).toBe(length - 1);
	});

	it("every value of attributes that the file has", async () => {
		const { group } = await open({});
		const inRoot = Array.from(group.attributes.values(), ({ values }) => values.length).reduce((a, b) => a + b, 0);
		expect(await leastLimit(open, "maxAttributeValues", -1)).toBeGreaterThanOrEqual(Math.max(1, inRoot));
	});

	it("the memory of every node", async () => {
		const { length } = (await open({})).contents();
		const least = await leastLimit(open, "maxHeldBytes", -1e12);
		// At most all bytes of the file were read.
		expect(least + HELD_PER_BYTE * fileBytes).toBeGreaterThanOrEqual(NODE_BYTES * (length - 1));
	});
});

// A cold open over HTTP until the place of every chunk is known: what does not depend on the machine.
import { openStore } from "mirazarr";
import { netcdf3File } from "../netcdf3-file.mjs";
import { countRequests } from "../range-server.mjs";

const FIRST_READ_BYTES = 65536;
const ATTRIBUTES = [
	["units", () => "1"],
	["long_name", (i) => `variable number ${i}`],
	["missing_value", () => ({ type: "float", values: [-999] })],
];

export const title = "Cold open of a NetCDF-3 file with 500 variables and 48 020 chunks";

export async function run() {
	// With three attributes each it is the file of the peers' bench.
	return [...(await openLines(1)), ...(await openLines(3))];
}

async function openLines(attributeCount) {
	const { bytes, headerBytes } = classicFile(attributeCount);
	const counts = await countRequests(bytes, async (url) => {
		const store = await openStore(url);
		let references = 0;
		for (const array of store.group.arrays.values()) references += (await array.manifest()).referenceCount;
		if (references !== 48_020) throw new Error(`${references} references were found`);
	});
	// A header that does not fit into the first read may be asked for in steps, each twice as far (cold-open goals).
	const steps = 1 + Math.max(0, Math.ceil(Math.log2(headerBytes / FIRST_READ_BYTES)));
	const line = (unit, atMost, peer) => ({
		what: `header of ${Math.round(headerBytes / 1024)} KiB`,
		value: counts[unit],
		unit,
		atMost,
		peer,
	});
	return [
		line("requests", steps, "VirtualiZarr 2"),
		line("rounds", steps, "VirtualiZarr 2"),
		line("bytes", FIRST_READ_BYTES * 2 ** (steps - 1), "VirtualiZarr 1 MB"),
	];
}

/** 480 record variables and 20 fixed ones, 100 records. */
function classicFile(attributeCount) {
	return netcdf3File({
		dimensions: { time: null, y: 8, x: 16 },
		recordCount: 100,
		variables: Array.from({ length: 500 }, (_, i) => ({
			name: `v${String(i).padStart(3, "0")}`,
			type: "float",
			dimensions: i < 480 ? ["time", "y", "x"] : ["y", "x"],
			attributes: Object.fromEntries(ATTRIBUTES.slice(0, attributeCount).map(([name, value]) => [name, value(i)])),
		})),
	});
}

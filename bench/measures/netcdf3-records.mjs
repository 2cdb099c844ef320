// Tiny records of one variable among those of others: a request for each would take hours.
import { openStore, read } from "mirazarr";
import { netcdf3File } from "../netcdf3-file.mjs";
import { countRequests } from "../range-server.mjs";

export const title = "Reading a NetCDF-3 variable with 4 bytes a record";

export async function run() {
	const near = await countRead(100_000, 3);
	const far = await countRead(1000, 2 ** 15 - 8);
	const line = ({ strideBytes, recordCount, ...counts }, unit, target) => ({
		what: `${recordCount} records, ${strideBytes} bytes apart`,
		value: counts[unit],
		unit,
		...target,
	});
	return [
		line(near, "requests", { atMost: 1 }),
		line(near, "rounds", { atMost: 1 }),
		line(near, "bytes", { atMost: near.recordCount * near.strideBytes }),
		line(far, "requests", { atMost: far.recordCount }),
		line(far, "bytes", { atMost: 4 * far.recordCount }),
	];
}

/** What reading costs after opening. Records of `value` lie between those of others, `wide` being as wide as told. */
async function countRead(recordCount, wide) {
	const { bytes, strideBytes } = netcdf3File({
		dimensions: { time: null, n: wide },
		recordCount,
		variables: [
			{ name: "time", type: "double", dimensions: ["time"] },
			{ name: "value", type: "int", dimensions: ["time"], value: (i) => i * 7 },
			{ name: "other", type: "float", dimensions: ["time"] },
			{ name: "wide", type: "short", dimensions: ["time", "n"] },
		],
	});
	let opening;
	const all = await countRequests(bytes, async (url, counts) => {
		const store = await openStore(url);
		opening = { ...counts };
		const { data } = await read(store, "/value");
		if (data.length !== recordCount || data.some((value, i) => value !== i * 7)) throw new Error("wrong values");
	});
	const reading = Object.fromEntries(Object.entries(all).map(([unit, count]) => [unit, count - opening[unit]]));
	return { ...reading, strideBytes, recordCount };
}

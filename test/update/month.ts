import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A store of Zarr v2 with some times, all of them in one chunk; winds are the times, and `more`. */
export function writeMonth(path: string, time: number, count: number, more = 0): string {
	mkdirSync(join(path, "time"), { recursive: true });
	mkdirSync(join(path, "wind"), { recursive: true });
	const times = Float64Array.from({ length: count }, (_, i) => time + i);
	const winds = Float32Array.from({ length: 3 * count }, (_, i) => time + more + i / 8);
	const array = (shape: number[], dtype: string): string =>
		JSON.stringify({
			...{ zarr_format: 2, shape, chunks: shape, dtype, compressor: null, fill_value: 0, order: "C", filters: null },
		});
	const files: [string, string | Uint8Array][] = [
		[".zgroup", '{"zarr_format":2}'],
		["time/.zarray", array([count], "<f8")],
		["time/.zattrs", '{"_ARRAY_DIMENSIONS":["time"],"units":"days since 2000-01-01"}'],
		["time/0", new Uint8Array(times.buffer)],
		["wind/.zarray", array([count, 3], "<f4")],
		["wind/.zattrs", '{"_ARRAY_DIMENSIONS":["time","x"]}'],
		["wind/0.0", new Uint8Array(winds.buffer)],
	];
	for (const [key, content] of files) writeFileSync(join(path, key), content);
	return path;
}

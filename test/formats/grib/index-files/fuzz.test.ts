/** A damaged index ends in the right values at their places or a MiraError, as damaged files do. */
import { expect, it } from "vitest";
import type { ManifestStore } from "../../../../src/manifest/manifest-store.ts";
import { read } from "../../../../src/read/read.ts";
import { damaged, orRefusal } from "../../damage.ts";
import { type Files, fixtures, open, stretch } from "./index-fixtures.ts";

/** Just enough for files that are not read in one go. */
const MESSAGE_BYTES = 480_000;
const FIELD_VALUES = 12;

/** Values by array and place, of all arrays that can be read. */
async function fields(files: Files, name: string, what: string): Promise<Map<string, number[]>> {
	const found = new Map<string, number[]>();
	const opened = await orRefusal(open(files, name, {}), what);
	for (const { path, kind } of opened?.store.contents() ?? []) {
		if (opened === undefined || kind !== "array") continue;
		const values = await orRefusal(read(opened.store, path), `${what} ${path}`);
		if (values === undefined || values.shape.length < 3) continue;
		const labels = await places(opened.store, path);
		for (const [i, label] of labels.entries())
			found.set(`${path} ${label}`, [...(values.data as Float64Array)].slice(i * FIELD_VALUES).slice(0, FIELD_VALUES));
	}
	return found;
}

/** Where the fields of an array are, by the coordinates of its group. */
async function places(store: ManifestStore, path: string): Promise<string[]> {
	const names = store.array(path).metadata.dimension_names?.slice(0, -2) ?? [];
	let labels = [""];
	for (const name of names) {
		const { data } = await read(store, path.replace(/[^/]*$/, String(name)));
		const values = Array.from(data as Float64Array, String);
		labels = labels.flatMap((label) => values.map((value) => `${label} ${name}=${value}`));
	}
	return labels;
}

it.each([
	["noaa.f024", "noaa.f024.idx"],
	["ecmwf-6h.grib2", "ecmwf-6h.index"],
])(
	"%s with a damaged index",
	async (name, indexName) => {
		const files = stretch(fixtures(), name, indexName, MESSAGE_BYTES);
		const whole = await fields(files, name, "whole");
		expect(whole.size).toBeGreaterThanOrEqual(9);
		const nothing = Array<number>(FIELD_VALUES).fill(Number.NaN);
		// A place that only another array of the group has, by a line that is wrong, has no values.
		for (const [what, index] of damaged(files.get(indexName) as Uint8Array, 1))
			for (const [place, values] of await fields(new Map(files).set(indexName, index), name, what))
				expect(values, `${what}: ${place}`).toEqual(whole.get(place) ?? nothing);
	},
	60_000,
);

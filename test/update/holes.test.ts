import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openPart } from "../../src/dataset/open-part.ts";
import { fileUrl } from "../../src/io/file.ts";
import { withLocalFiles } from "../../src/io/local-stores.ts";
import { openStore, read } from "../../src/node.ts";
import { planFor, urlsOf } from "./cubes.ts";

const root = mkdtempSync(join(tmpdir(), "mirazarr-holes-"));
afterAll(() => rmSync(root, { recursive: true }));

/** The file of each time of an array; a number where the chunk is missing. */
type Chunks = readonly (string | number)[];

/** References of arrays with a chunk for each time, in Zarr v3, whose fill values mask nothing. */
function references(name: string, times: readonly number[], arrays: { [name: string]: Chunks }, fill = 0): string {
	const document = (names: string[], shape: number[], dataType: string, fillValue: number): string =>
		JSON.stringify({
			zarr_format: 3,
			node_type: "array",
			shape,
			data_type: dataType,
			chunk_grid: {
				name: "regular",
				configuration: { chunk_shape: shape.with(0, names.length > 1 ? 1 : times.length) },
			},
			chunk_key_encoding: { name: "default", configuration: { separator: "/" } },
			fill_value: fillValue,
			codecs: [{ name: "bytes", configuration: { endian: "little" } }],
			attributes: {},
			dimension_names: names,
		});
	const values = Buffer.from(Int32Array.from(times).buffer).toString("base64");
	const refs: { [key: string]: unknown } = {
		"zarr.json": JSON.stringify({ zarr_format: 3, node_type: "group", attributes: {} }),
		"time/zarr.json": document(["time"], [times.length], "int32", 0),
		"time/c/0": `base64:${values}`,
	};
	for (const [array, chunks] of Object.entries(arrays)) {
		refs[`${array}/zarr.json`] = document(["time", "x"], [times.length, 2], "float32", fill);
		for (const [i, file] of chunks.entries())
			if (typeof file === "string") refs[`${array}/c/${i}/0`] = [join(root, file), 0, 8];
	}
	const path = join(root, name);
	writeFileSync(path, JSON.stringify({ version: 1, refs }));
	return path;
}

for (const file of ["a.bin", "b.bin", "c.bin"]) writeFileSync(join(root, file), Buffer.alloc(8));
const [a, b, c] = urlsOf(["a.bin", "b.bin", "c.bin"].map((name) => join(root, name))) as [string, string, string];
const TIMES = [0, 1, 2, 3, 4, 5];
/** Nobody has the first chunk of the second file. */
const TORN: Chunks = ["a.bin", "a.bin", -1, "b.bin", "c.bin", "c.bin"];

describe("chunks that are missing where a file begins", () => {
	it("H1: a file whose part the references do not tell is not removed in part, but refused by name", async () => {
		const cube = references("torn.json", TIMES, { wind: TORN });
		await expect(planFor(cube, { remove: [b] })).rejects.toMatchObject({
			code: "cannot-combine",
			what: "it is in the cube, but not by itself: nothing tells whether it has what is missing at 2",
		});
		const plan = await planFor(cube, { remove: [c] }, { gap: "allow" });
		expect(plan.steps).toMatchObject([{ file: c, action: "remove", at: 4, length: 2 }]);
	});

	it("H2: another array tells where it begins", async () => {
		const whole = TORN.with(2, "b.bin");
		const cube = references("told.json", TIMES, { wind: TORN, zonal: whole });
		const plan = await planFor(cube, { remove: [b] }, { gap: "allow" });
		expect(plan.steps).toMatchObject([{ file: b, action: "remove", at: 2, length: 2 }]);
	});

	it("H3: such a file is not passed over where all are looked at", async () => {
		const cube = references("looked-at.json", TIMES, { wind: TORN });
		await expect(planFor(cube, { files: [c], refresh: true })).rejects.toMatchObject({
			code: "cannot-combine",
			what: expect.stringMatching(/^nothing was noted about it, and is in the cube not by itself/),
		});
	});

	it("H4: what a file brings that becomes the first does not fill what is missing in those that stay", async () => {
		const cube = references("filled.json", [2, 3, 4], { wind: ["b.bin", -1, "c.bin"] }, -5);
		const first = references("first.json", [1], { wind: ["a.bin"] }, 7);
		const open = async () => [await openPart(fileUrl(first), withLocalFiles({}))];
		await expect(planFor(cube, { files: [a] }, { open })).rejects.toMatchObject({
			code: "cannot-combine",
			message: expect.stringContaining("fill"),
		});
		const same = references("same.json", [1], { wind: ["a.bin"] }, -5);
		const plan = await planFor(
			cube,
			{ files: [a] },
			{ open: async () => [await openPart(fileUrl(same), withLocalFiles({}))] },
		);
		await plan.apply();
		const { data } = await read(await openStore(cube), "/wind");
		expect(Array.from(data as Float32Array)).toEqual([0, 0, 0, 0, -5, -5, 0, 0]);
	});

	it("H5: references that name no files by themselves say so", async () => {
		const cube = references("nobody.json", [0, 1], { wind: [-1, -1] });
		await expect(planFor(cube, { remove: [a] })).rejects.toMatchObject({
			code: "not-found",
			hint: "Its references do not tell which files it has: build it again from those that it should have",
		});
	});
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { buildCube, contentOf, FORMS, planFor, updateCube, urlsOf } from "./cubes.ts";

const root = mkdtempSync(join(tmpdir(), "mirazarr-cut-"));
afterAll(() => rmSync(root, { recursive: true }));

/** A store of Zarr v2 with some times, all of them in one chunk. */
function month(name: string, time: number, count: number): string {
	const path = join(root, name);
	mkdirSync(join(path, "time"), { recursive: true });
	mkdirSync(join(path, "wind"), { recursive: true });
	const times = Float64Array.from({ length: count }, (_, i) => time + i);
	const winds = Float32Array.from({ length: 3 * count }, (_, i) => time + i / 8);
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

const months = urlsOf([month("jan.zarr", 0, 4), month("feb.zarr", 4, 6), month("mar.zarr", 10, 8)]);

describe.each(FORMS)("files whose raw chunks are longer than those of the cube, in %s", (form) => {
	const cube = join(root, `cube.${form}`);
	const scratch = join(root, `scratch.${form}`);

	it("L1: are cut as a build cuts them, behind it and before it", async () => {
		await buildCube(scratch, months);
		await buildCube(cube, months.slice(0, 2));
		await updateCube(cube, { files: months.slice(2) });
		expect(await contentOf(cube)).toBe(await contentOf(scratch));
		await buildCube(cube, months.slice(1));
		await updateCube(cube, { files: months.slice(0, 1) });
		expect(await contentOf(cube)).toBe(await contentOf(scratch));
	});

	it("L2: are refused by name where the length of the cube does not fit into theirs", async () => {
		await buildCube(cube, months.slice(0, 2));
		const odd = urlsOf([month("odd.zarr", 18, 3)]);
		await expect(planFor(cube, { files: [months[2], ...odd] as string[] })).rejects.toMatchObject({
			code: "cannot-combine",
			differences: [expect.objectContaining({ variable: "wind", property: "chunkShape", file: odd[0] })],
		});
	});
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { buildCube, contentOf, FORMS, planFor, updateCube, urlsOf } from "./cubes.ts";
import { writeMonth } from "./month.ts";

const root = mkdtempSync(join(tmpdir(), "mirazarr-cut-"));
afterAll(() => rmSync(root, { recursive: true }));

const months = urlsOf([
	writeMonth(join(root, "jan.zarr"), 0, 4),
	writeMonth(join(root, "feb.zarr"), 4, 6),
	writeMonth(join(root, "mar.zarr"), 10, 8),
]);

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
		const odd = urlsOf([writeMonth(join(root, "odd.zarr"), 18, 3)]);
		await expect(planFor(cube, { files: [months[2], ...odd] as string[] })).rejects.toMatchObject({
			code: "cannot-combine",
			differences: [expect.objectContaining({ variable: "wind", property: "chunkShape", file: odd[0] })],
		});
	});
});

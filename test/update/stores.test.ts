import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openStore } from "../../src/node.ts";
import { parseSources } from "../../src/verify/source-facts.ts";
import { verify } from "../../src/verify/verify.ts";
import { buildCube, contentOf, FORMS, planFor, updateCube, urlsOf } from "./cubes.ts";
import { writeMonth } from "./month.ts";

const root = mkdtempSync(join(tmpdir(), "mirazarr-stores-"));
afterAll(() => rmSync(root, { recursive: true }));

/** Stores of the same length, each of which has a chunk of every array as an object. */
function made(form: string): {
	urls: string[];
	cube: string;
	scratch: string;
	write: (i: number, more?: number) => void;
} {
	const folder = mkdtempSync(join(root, "case-"));
	const path = (i: number): string => join(folder, `m${i}.zarr`);
	const write = (i: number, more?: number): void => void writeMonth(path(i), 4 * i, 4, more);
	for (let i = 0; i < 4; i++) write(i);
	const urls = urlsOf([0, 1, 2, 3].map(path));
	return { urls, cube: join(folder, `cube.${form}`), scratch: join(folder, `scratch.${form}`), write };
}

describe.each(FORMS)("a cube of Zarr stores in %s", (form) => {
	it("Z1: has stores as its files: one is added, put again, looked at, and leaves", async () => {
		const { urls, cube, scratch, write } = made(form);
		await buildCube(cube, urls.slice(0, 3));
		await updateCube(cube, { files: urls.slice(3) });
		write(1, 7);
		// With the slash that shells put behind folders.
		const again = await updateCube(cube, { files: [`${urls[1]}/`] });
		expect(again.steps).toEqual([expect.objectContaining({ file: urls[1], action: "replace", at: 4, length: 4 })]);
		expect((await planFor(cube, { refresh: true })).steps.map(({ file }) => file)).toEqual(urls);
		await updateCube(cube, { remove: urls.slice(0, 1) });
		await buildCube(scratch, urls.slice(1));
		expect(await contentOf(cube)).toBe(await contentOf(scratch));
	});

	it("Z2: is rid of those that are gone", async () => {
		const { urls, cube, scratch } = made(form);
		await buildCube(cube, urls);
		rmSync(new URL(urls[2] as string), { recursive: true });
		const { steps } = await updateCube(cube, { prune: true }, { gap: "allow" });
		expect(steps).toEqual([expect.objectContaining({ file: urls[2], action: "remove", why: "it is gone" })]);
		await buildCube(scratch, urls.toSpliced(2, 1));
		expect(await contentOf(cube)).toBe(await contentOf(scratch));
	});

	it("Z3: does not keep what was noted of objects that have changed", async () => {
		const { urls, cube, write } = made(form);
		await buildCube(cube, urls);
		write(1, 7);
		await updateCube(cube, { files: urls.slice(1, 2) });
		const notes = form === "json" ? cube.replace(/\.json$/, ".sources.json") : join(cube, "sources.json");
		const sources = form === "icechunk" ? undefined : parseSources(readFileSync(notes), notes);
		const store = await openStore(cube, { allow: [root] });
		expect(await verify(store, { sources })).toMatchObject({ ok: true });
	});
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { Archive } from "./archive.ts";
import { buildCube, contentOf, updateCube, urlsOf } from "./cubes.ts";

const root = mkdtempSync(join(tmpdir(), "mirazarr-others-"));
afterAll(() => rmSync(root, { recursive: true }));

const archive = new Archive(root);
const NAMES = [0, 1, 2].map((i) => `f${i}.nc`);
for (const [i, name] of NAMES.entries()) archive.write({ name, time: i * 10, count: 1, layout: "a", wind: i + 1 });
const urls = urlsOf(NAMES.map((name) => archive.path(name)));

/** A cube of the first files, changed as text. */
async function cubeOf(name: string, count: number, change: (text: string) => string): Promise<string> {
	const cube = join(root, name);
	await buildCube(cube, urls.slice(0, count));
	writeFileSync(cube, change(readFileSync(cube, "utf8")));
	return cube;
}

/** As `json.dumps` of Python writes a name. */
const escaped = (text: string): string => text.replaceAll("wind/", "w\\u00efnd/");

describe("references that others have written", () => {
	it("O1: chunks of arrays whose names Python escapes move and leave with those of the others", async () => {
		const cube = await cubeOf("escaped.json", 3, escaped);
		await updateCube(cube, { remove: urls.slice(1, 2) });
		const fresh = join(root, "fresh.json");
		await buildCube(fresh, [urls[0], urls[2]] as string[]);
		writeFileSync(fresh, escaped(readFileSync(fresh, "utf8")));
		expect(await contentOf(cube)).toBe(await contentOf(fresh));
	});

	it("O2: beside templates, paths of added files are full ones", async () => {
		const cube = await cubeOf("templates.json", 2, (text) => {
			const { refs, ...rest } = JSON.parse(text);
			const first = refs["wind/0.0.0"][0];
			const shortened = JSON.parse(JSON.stringify(refs).replaceAll(`[${JSON.stringify(first)},`, '["{{u}}",'));
			return JSON.stringify({ ...rest, templates: { u: first }, refs: shortened });
		});
		await updateCube(cube, { files: urls.slice(2) });
		const { refs } = JSON.parse(readFileSync(cube, "utf8"));
		expect(refs["wind/0.0.0"][0]).toBe("{{u}}");
		expect(refs["wind/2.0.0"][0]).toMatch(/^(file:\/\/)?\/.*f2\.nc$/);
	});
});

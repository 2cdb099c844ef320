import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { mapLimited } from "../../src/io/concurrency.ts";
import { Archive } from "./archive.ts";
import { buildCube, type Form, updateCube, urlsOf } from "./cubes.ts";
import { Readers } from "./readers.ts";
import { runSequence } from "./sequence.ts";

const root = mkdtempSync(join(tmpdir(), "mirazarr-update-"));
afterAll(() => rmSync(root, { recursive: true }));

/** A few here; .ci/run asks for 300, and lets others read some of them. */
const COUNT = Number(process.env.MIRAZARR_UPDATE_SEQUENCES ?? 8);
const PYTHON = process.env.MIRAZARR_UPDATE_SEQUENCES === undefined ? undefined : process.env.MIRAZARR_PYTHON;
/** Of so many sequences one is read by others, in each of its states. */
const ONE_OF = 10;

/** Sequences side by side: much of their time is that of the disk. */
const AT_ONCE = 4;

/** The tests of a form; each has a file of its own, and so a process. */
export function describeSequences(form: Form): void {
	describe(`random sequences of build, update, change, remove and verify: ${form}`, () => {
		it(`equal a build from scratch, ${COUNT} of them`, { timeout: 1_200_000 }, async () => {
			const readers = PYTHON === undefined ? undefined : new Readers(PYTHON);
			let states = 0;
			try {
				const seeds = Array.from({ length: COUNT }, (_, i) => i + 1);
				await mapLimited(seeds, AT_ONCE, async (seed) => {
					const folder = mkdtempSync(join(root, "archive-"));
					const told = await runSequence(seed, form, folder, async (cube, files, what) => {
						if (readers === undefined || seed % ONE_OF !== 0) return;
						const paths = files.map(({ name }) => join(folder, name));
						expect(await readers.read({ cube, form, files: paths }), `seed ${seed}, after ${what}`).toBe("ok");
						states++;
					});
					expect(told[0]).toBe("build");
					rmSync(folder, { recursive: true });
				});
			} finally {
				readers?.end();
			}
			if (readers !== undefined) expect(states).toBeGreaterThanOrEqual(Math.floor(COUNT / ONE_OF));
		});

		it.skipIf(PYTHON === undefined)(
			"a reader that had the cube open reads what it was",
			{ timeout: 120_000 },
			async () => {
				const readers = new Readers(PYTHON as string);
				try {
					const folder = mkdtempSync(join(root, "archive-"));
					const archive = new Archive(folder);
					const names = Array.from({ length: 6 }, (_, i) => `f${i}.nc`);
					for (const [i, name] of names.entries())
						archive.write({ name, time: 10 * i, count: 1, layout: "a", wind: i + 1 });
					const paths = names.map((name) => archive.path(name));
					const cube = join(folder, `cube.${form}`);
					await buildCube(cube, urlsOf(paths.slice(0, 3)));
					const task = { cube, form, files: paths.slice(0, 3) };
					expect(await readers.read({ ...task, keep: true })).toBe("ok");
					for (const path of paths.slice(3)) await updateCube(cube, { files: urlsOf([path]) });
					expect(await readers.read({ ...task, again: true })).toBe("ok");
					expect(await readers.read({ ...task, files: paths })).toBe("ok");
				} finally {
					readers.end();
				}
			},
		);
	});
}

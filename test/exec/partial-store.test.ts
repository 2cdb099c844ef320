/** What is kept comes back as it was, or not at all. */
import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PartialStore } from "../../src/exec/partial-store.ts";

let folder = "";
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "mirazarr-partials-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const PARTIAL = Uint8Array.from({ length: 50 }, (_, i) => 7 * i);

it.each([PARTIAL, new Uint8Array(0)])("%#: comes back, in the place of what was there before", async (partial) => {
	const store = new PartialStore(folder);
	await store.save("a", Uint8Array.of(1));
	await store.save("a", partial);
	expect(new Uint8Array((await store.load("a")) as Uint8Array)).toEqual(partial);
	expect(await store.load("b")).toBeUndefined();
});

it("is not there once a bit of it is another, or any byte is gone or added", async () => {
	const store = new PartialStore(folder);
	await store.save("a", PARTIAL);
	const kept = await readFile(join(folder, "a"));
	for (let at = 0; at < kept.length; at++) {
		const damaged = Uint8Array.from(kept);
		damaged[at] = (damaged[at] as number) ^ (1 << (at % 8));
		await writeFile(join(folder, "a"), damaged);
		expect(await store.load("a"), `byte ${at}`).toBeUndefined();
	}
	for (let length = 0; length < kept.length; length++) {
		await writeFile(join(folder, "a"), kept.subarray(0, length));
		expect(await store.load("a"), `${length} bytes`).toBeUndefined();
	}
	await writeFile(join(folder, "a"), Buffer.concat([kept, Uint8Array.of(0)]));
	expect(await store.load("a")).toBeUndefined();
});

it("is not there under another key", async () => {
	const store = new PartialStore(folder);
	await store.save("a", PARTIAL);
	await rename(join(folder, "a"), join(folder, "b"));
	expect(await store.load("b")).toBeUndefined();
});

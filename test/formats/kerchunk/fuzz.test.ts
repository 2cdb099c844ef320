/** Damaged reference files end in a right answer or a MiraError: no crash, no hang, no room made for a number in a file. */
import { describe, expect, it } from "vitest";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { openStore } from "../../../src/open.ts";
import { read } from "../../../src/read/read.ts";
import { decodeBase64 } from "../../../src/zarr/base64.ts";
import { CUTS, damaged, FLIPS, generator, largestRoom, orRefusal } from "../damage.ts";
import { DATA, FIXTURE, openReferenceFile, utf8 } from "./fixtures.ts";

const limits = { maxArrayBytes: 2 ** 20, maxMetadataBytes: 2 ** 20 };
const LARGEST_ROOM = 2 ** 22;

async function readAll(opening: Promise<ManifestStore>, what: string): Promise<void> {
	const store = await orRefusal(opening, what);
	for (const { path, kind } of store?.contents() ?? []) {
		if (store === undefined || kind !== "array") continue;
		const values = await orRefusal(read(store, path), `${what} ${path}`);
		expect(values?.bytes.length ?? 0).toBeLessThanOrEqual(2 ** 20);
	}
}

describe.each(Object.entries(FIXTURE.sets))("JSON, %s", (_, { references }) => {
	const bytes = utf8(references);

	it(`${FLIPS} changed bits and ${CUTS} cuts`, async () => {
		for (const [what, changed] of damaged(bytes, 3)) {
			const room = await largestRoom(() => readAll(openReferenceFile(changed, { limits }), what));
			expect(room, what).toBeLessThanOrEqual(LARGEST_ROOM);
		}
	});

	it("bytes that are those of another place, which keep more of the grammar", async () => {
		const random = generator(3);
		for (let i = 0; i < 100; i++) {
			const changed = bytes.slice();
			const at = random(bytes.length);
			changed[at] = changed[random(bytes.length)] as number;
			await readAll(openReferenceFile(changed, { limits }), `changed at ${at}`);
		}
	});
});

describe("Parquet", () => {
	const files = Object.entries(FIXTURE.parquet.files).map(([name, text]) => [name, decodeBase64(text)] as const);
	const data = ["a/data.bin", "s/data.bin"].map((name) => [name, DATA] as const);

	it.each(files)(`${FLIPS} changed bits and ${CUTS} cuts of %s`, async (name, bytes) => {
		for (const [what, changed] of damaged(bytes, 5)) {
			const store = new MemoryStore([...files, ...data, [name, changed]]);
			const registry = new ObjectStoreRegistry().register("memory://refs/", store);
			const room = await largestRoom(() => readAll(openStore("memory://refs/", { registry, limits }), what));
			expect(room, what).toBeLessThanOrEqual(LARGEST_ROOM);
		}
	});
});

/** Damaged reference files end in a right answer or a MiraError: no crash, no hang, no room made for a number in a file. */
import { describe, expect, it } from "vitest";
import { read } from "../../../src/read/read.ts";
import { generator, orRefusal } from "../damage.ts";
import { FIXTURE, openReferenceFile, utf8 } from "./fixtures.ts";

const TRIES = 150;
const limits = { maxArrayBytes: 2 ** 20, maxMetadataBytes: 2 ** 20 };

async function readAll(bytes: Uint8Array, what: string): Promise<void> {
	const store = await orRefusal(openReferenceFile(bytes, { limits }), what);
	for (const { path, kind } of store?.contents() ?? []) {
		if (store === undefined || kind !== "array") continue;
		const values = await orRefusal(read(store, path), `${what} ${path}`);
		expect(values?.bytes.length ?? 0).toBeLessThanOrEqual(2 ** 20);
	}
}

describe.each(Object.entries(FIXTURE.sets))("%s", (_, { references }) => {
	const bytes = utf8(references);

	it(`${TRIES} truncations and changed bytes`, async () => {
		const random = generator(3);
		for (let i = 0; i < TRIES; i++) {
			const at = random(bytes.length);
			await readAll(bytes.slice(0, at), `cut at ${at}`);
			const damaged = bytes.slice();
			damaged[at] = random(3) === 0 ? random(256) : (damaged[random(bytes.length)] as number);
			await readAll(damaged, `changed at ${at}`);
		}
	});
});

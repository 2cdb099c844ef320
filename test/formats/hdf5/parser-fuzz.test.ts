/** Damaged files end in a right answer or a MiraError: no crash, no hang, no room made for a size that a header claims. */
import { describe, expect, it } from "vitest";
import { explainFill } from "../../../src/read/explain.ts";
import { read } from "../../../src/read/read.ts";
import { tries } from "../../extent.ts";
import { generator, orRefusal } from "../damage.ts";
import { bytesOf, fixtureFiles, openFixture } from "./parser-fixtures.ts";

const TRUNCATIONS = tries(20, 8);
const FLIPS = tries(50, 15);
const LIMIT_BYTES = 2 ** 20;

async function readAll(file: string, bytes: Uint8Array, what: string): Promise<void> {
	const limits = { maxArrayBytes: LIMIT_BYTES, maxReferences: 2 ** 16, maxMetadataBytes: 2 ** 20 };
	const store = await orRefusal(openFixture(file, { bytes, limits }), what);
	for (const { path, kind } of store?.contents() ?? []) {
		if (store === undefined || kind !== "array") continue;
		const values = await orRefusal(read(store, path), `${what} ${path}`);
		if (values === undefined) continue;
		expect(values.bytes.length).toBeLessThanOrEqual(LIMIT_BYTES);
		await explainFill(store, path);
	}
}

describe.each(fixtureFiles)("check 15, %s", (file) => {
	const bytes = bytesOf(file);

	it(`${TRUNCATIONS} truncations`, async () => {
		const random = generator(1);
		for (let i = 0; i < TRUNCATIONS; i++) {
			const length = random(bytes.length);
			await readAll(file, bytes.slice(0, length), `cut at ${length}`);
		}
	});

	it(`${FLIPS} bit flips`, async () => {
		const random = generator(2);
		for (let i = 0; i < FLIPS; i++) {
			const damaged = bytes.slice();
			const at = random(bytes.length);
			damaged[at] = (damaged[at] as number) ^ (1 << random(8));
			await readAll(file, damaged, `flip at ${at}`);
		}
	});
});

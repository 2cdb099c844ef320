/** Damaged stores end in an answer or a MiraError: no crash, no hang, no room made for a number in a document. */
import { describe, expect, it } from "vitest";
import { read } from "../../../src/read/read.ts";
import { generator, orRefusal } from "../damage.ts";
import { filesOf, openFiles, STORES } from "./fixtures.ts";

const TRIES = 25;
const limits = { maxArrayBytes: 2 ** 20, maxMetadataBytes: 2 ** 20 };

describe("one object of the store is cut off, changed or gone", () => {
	it.each(Object.keys(STORES))("%s", async (name) => {
		const random = generator(17);
		const files = [...filesOf(name)];
		for (let i = 0; i < TRIES; i++) {
			const damaged = new Map(files);
			const [key, bytes] = files[random(files.length)] as [string, Uint8Array];
			const changed = bytes.slice(0, i % 3 === 0 ? random(bytes.length + 1) : bytes.length);
			if (i % 3 === 1) changed[random(bytes.length)] = random(256);
			if (i % 12 === 2) damaged.delete(key);
			else damaged.set(key, changed);
			const what = `try ${i}, ${key}`;
			const store = await orRefusal(openFiles(damaged, { limits, canList: i % 2 === 0 }), what);
			for (const { path, kind } of store?.contents() ?? []) {
				if (store === undefined || kind !== "array") continue;
				const values = await orRefusal(read(store, path), `${what} ${path}`);
				expect(values?.bytes.length ?? 0).toBeLessThanOrEqual(2 ** 20);
			}
		}
	});
});

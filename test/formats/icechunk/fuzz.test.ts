/** Damaged files of a repository end in a right answer or a MiraError: no crash, no hang, no room made for a number in a file. */
import { describe, expect, it } from "vitest";
import { unwrapFile } from "../../../src/formats/icechunk/file.ts";
import { MemoryStore } from "../../../src/io/memory.ts";
import { read } from "../../../src/read/read.ts";
import { generator, orRefusal } from "../damage.ts";
import { DATA, openRepository, repositoryFiles } from "./fixtures.ts";
import { plainFile } from "./made-repository.ts";

const limits = { maxArrayBytes: 2 ** 20, maxMetadataBytes: 2 ** 20 };
const data = new MemoryStore([["data.bin", DATA]]);

async function readAll(files: Map<string, Uint8Array>, what: string): Promise<void> {
	const store = await orRefusal(openRepository(files, { data, limits }), what);
	for (const { path, kind } of store?.contents() ?? []) {
		if (store === undefined || kind !== "array" || path.startsWith("/c")) continue;
		const values = await orRefusal(read(store, path), `${what} ${path}`);
		expect(values?.bytes.length ?? 0).toBeLessThanOrEqual(2 ** 20);
	}
}

const TYPES = [
	["snapshots/", "snapshot"],
	["manifests/", "manifest"],
	["repo", "repository"],
] as const;

describe.each(["v1", "v2"] as const)("%s", (version) => {
	const files = repositoryFiles(version);

	it("truncations and changed bytes of every file, as it is and decompressed", async () => {
		const random = generator(7);
		for (const [name, file] of files) {
			const type = TYPES.find(([prefix]) => name.startsWith(prefix))?.[1];
			if (type === undefined && !name.endsWith("branch.main/ref.json")) continue;
			await damage(name, file, 4, random);
			// Most damage in compressed files is noticed by zstd: behind it the structure itself is tried.
			if (type !== undefined)
				await damage(name, plainFile(type, await unwrapFile(file, type, name, 2 ** 20)), 20, random);
		}
	});

	async function damage(name: string, file: Uint8Array, tries: number, random: (n: number) => number): Promise<void> {
		for (let i = 0; i < tries; i++) {
			const at = random(file.length);
			const damaged = i % 4 === 0 ? file.slice(0, at) : file.slice();
			if (i % 4 !== 0) damaged[at] = random(3) === 0 ? random(256) : (file[random(file.length)] as number);
			await readAll(new Map(files).set(name, damaged), `${name} at ${at}, ${i}`);
		}
	}
});

/** What every writer does: tries again what may pass, and takes "forbidden" for "not there". */
import { describe, expect, it } from "vitest";
import { statusError } from "../../../src/io/http-response.ts";
import { MemoryStore } from "../../../src/io/memory.ts";
import type { ObjectStore } from "../../../src/io/object-store.ts";
import { writeIcechunk } from "../../../src/write/icechunk.ts";
import { writeKerchunkParquet } from "../../../src/write/kerchunk-parquet.ts";
import { writeZarrMetadata } from "../../../src/write/zarr-metadata.ts";
import { series } from "../icechunk-disk.ts";
import { makeStore } from "../made-store.ts";

const WRITERS = {
	parquet: writeKerchunkParquet,
	"Zarr metadata": writeZarrMetadata,
	icechunk: (store, target) => writeIcechunk(store, { store: target, path: "a b" }),
} satisfies Record<string, (store: Awaited<ReturnType<typeof makeStore>>["store"], target: ObjectStore) => unknown>;

const answer = (status: number): Error => statusError(new Response(null, { status }), "https://host/x");

async function names(target: MemoryStore): Promise<string[]> {
	const found: string[] = [];
	for await (const { path } of target.list("")) found.push(path);
	return found;
}

describe.each(Object.entries(WRITERS))("%s", (_, write) => {
	it("every object is tried again while the server is busy", async () => {
		const { store } = await makeStore(series(0));
		const target = new MemoryStore();
		const refused = new Set<string>();
		const once = (what: string): void => {
			if (refused.has(what)) return;
			refused.add(what);
			throw answer(503);
		};
		const busy: ObjectStore = {
			get: async (path, ...rest) => {
				once(`get ${path}`);
				return target.get(path, ...rest);
			},
			put: async (path, ...rest) => {
				once(`put ${path}`);
				await target.put(path, ...rest);
			},
		};
		await write(store, busy);
		expect([...refused].filter((what) => what.startsWith("put"))).toEqual(
			expect.arrayContaining((await names(target)).map((path) => `put ${path}`)),
		);
	});

	it("a bucket that may not be listed says of what is not there that it is forbidden", async () => {
		const { store } = await makeStore(series(0));
		const target = new MemoryStore();
		const bucket: ObjectStore = {
			get: async (path, ...rest) => {
				if (!(await names(target)).includes(path)) throw answer(403);
				return target.get(path, ...rest);
			},
			put: (...args) => target.put(...args),
		};
		await write(store, bucket);
		expect(await names(target)).not.toEqual([]);
	});
});

it("a repository that may not be read is not taken for none", async () => {
	const { store } = await makeStore(series(0));
	const target = new MemoryStore();
	await writeIcechunk(store, { store: target });
	const before = await names(target);
	const closed: ObjectStore = {
		get: () => Promise.reject(answer(403)),
		put: (...args) => target.put(...args),
	};
	await expect(writeIcechunk(store, { store: closed })).rejects.toMatchObject({
		code: "not-allowed",
		message: /there is already a repository/,
	});
	expect((await names(target)).filter((name) => name.startsWith("repo"))).toEqual(
		before.filter((name) => name.startsWith("repo")),
	);
});

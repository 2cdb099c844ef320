import { execFileSync } from "node:child_process";
import {
	mkdir,
	mkdtemp,
	open,
	readdir,
	readFile,
	rename,
	rm,
	symlink,
	truncate,
	utimes,
	writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FileStore, fileUrl } from "../../src/io/file.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import type { Source } from "../../src/io/source.ts";
import { pattern } from "./pattern.ts";

const data = pattern(1000);
let directory: string;

beforeEach(async () => {
	directory = await mkdtemp(join(tmpdir(), "mirazarr-io-"));
});
afterEach(() => rm(directory, { recursive: true }));

async function save(name: string, bytes = data): Promise<string> {
	const path = join(directory, name);
	await mkdir(join(path, ".."), { recursive: true });
	await writeFile(path, bytes);
	return path;
}

function registry(root = directory): ObjectStoreRegistry {
	return new ObjectStoreRegistry().register(fileUrl(root), new FileStore(root));
}

function source(path: string): Source {
	return registry().source(fileUrl(path));
}

describe("fileUrl", () => {
	it("takes a path literally, and a URL as it is", () => {
		expect(fileUrl("/d/a b#1?x%20é.nc")).toBe("file:///d/a%20b%231%3Fx%2520%C3%A9.nc");
		expect(fileUrl("x.nc")).toBe(pathToFileURL("x.nc").href);
		expect(fileUrl("s3://b/x")).toBe("s3://b/x");
		expect(fileUrl("file:///d/a%20b")).toBe("file:///d/a%20b");
	});
});

describe("reads", () => {
	it.each(["x.nc", "a b.nc", "a#b", "a?b", "100%", "c%20d.bin", "é日本", "a\\b", "x\ny", "sub dir/x"])(
		"a file named %j",
		async (name) => {
			const path = await save(name);
			expect(await source(path).read(100, 50)).toEqual(data.slice(100, 150));
			const single = new ObjectStoreRegistry().register(fileUrl(path), new FileStore(path));
			expect(await single.source(fileUrl(path)).readAll()).toEqual(data);
		},
	);

	it("a file: URL in which ? and # are written as they are", async () => {
		await save("what?#1.nc");
		expect(
			await registry()
				.source(`${fileUrl(directory)}/what?#1.nc`)
				.size(),
		).toBe(1000);
	});

	it("never zeros past the end", async () => {
		const file = source(await save("x"));
		expect(await file.readUpTo(990, 100)).toEqual(data.slice(990));
		await expect(file.read(990, 100)).rejects.toMatchObject({ code: "truncated-file" });
		expect(await file.readUpTo(5000, 100)).toEqual(new Uint8Array(0));
		expect(await source(await save("empty", new Uint8Array(0))).size()).toBe(0);
	});

	it("of far more than the file has allocate no more than the file has", async () => {
		expect(await source(await save("x")).readUpTo(0, 2 ** 50)).toEqual(data);
	});

	it("beyond 4 GiB are exact", async () => {
		const path = await save("sparse", new Uint8Array(0));
		await truncate(path, 5 * 2 ** 30);
		const handle = await open(path, "r+");
		await handle.write(data, 0, data.length, 2 ** 32 + 5);
		await handle.close();
		const file = source(path);
		expect(await file.read(2 ** 32 + 5, 1000)).toEqual(data);
		expect(await file.size()).toBe(5 * 2 ** 30);
	});

	it("of many files at once, more than are kept open", async () => {
		const paths = await Promise.all(Array.from({ length: 200 }, (_, i) => save(`f${i}`, pattern(100, i))));
		const files = registry();
		for (let round = 0; round < 2; round++) {
			const reads = paths.map((path) => files.source(fileUrl(path)).read(0, 100, { use: "chunk" }));
			for (const [i, bytes] of (await Promise.all(reads)).entries()) expect(bytes).toEqual(pattern(100, i));
		}
	});

	it("end with the caller's reason", async () => {
		const file = source(await save("x"));
		await expect(file.read(0, 10, { signal: AbortSignal.abort("enough") })).rejects.toBe("enough");
		const controller = new AbortController();
		const read = file.read(0, 10, { signal: controller.signal });
		queueMicrotask(() => controller.abort("later"));
		await expect(read).rejects.toBe("later");
	});
});

describe("refusals", () => {
	it("nothing there, a directory, a file where a directory is named: not-found", async () => {
		await save("d/x");
		for (const name of ["none", "d", "d/x/y"]) {
			await expect(source(join(directory, name)).read(0, 1)).rejects.toMatchObject({ code: "not-found" });
		}
	});

	it("a pipe is not waited for", async () => {
		const path = join(directory, "pipe");
		execFileSync("mkfifo", [path]);
		await expect(source(path).read(0, 1)).rejects.toThrow(/not a regular file/);
	});

	it("a path that leaves the store", async () => {
		const path = await save("d/x");
		const store = new FileStore(join(path, ".."));
		await save("secret");
		for (const outside of ["../secret", "%2e%2e/secret", "..%2fsecret", "/../secret", "x%00"]) {
			await expect(store.get(outside, undefined)).rejects.toMatchObject({ code: "not-allowed" });
		}
	});

	it("a URL of another machine", () => {
		expect(() => new FileStore("file://server/share/x")).toThrow(expect.objectContaining({ code: "bad-argument" }));
	});
});

describe("symbolic links", () => {
	let outside: string;
	beforeEach(async () => {
		outside = await save("outside/target");
		await save("inside/x");
		await symlink("x", join(directory, "inside/near"));
		await symlink("../outside/target", join(directory, "inside/far"));
		await symlink("../outside", join(directory, "inside/farther"));
	});

	it("within the directory are followed", async () => {
		const files = registry(join(directory, "inside"));
		expect(await files.source(fileUrl(join(directory, "inside/near"))).readAll()).toEqual(data);
	});

	it.each(["far", "farther/target"])("that leave it are refused, with a hint (%s)", async (name) => {
		const files = registry(join(directory, "inside"));
		await expect(files.source(fileUrl(join(directory, "inside", name))).read(0, 1)).rejects.toMatchObject({
			code: "not-allowed",
			hint: expect.stringContaining(`allow: ["${fileUrl(join(outside, ".."))}/"]`),
		});
	});

	it("that lead to something else that may be read are followed", async () => {
		const files = registry(join(directory, "inside"));
		const allowed = join(directory, "outside");
		files.register(fileUrl(allowed), new FileStore(allowed));
		expect(await files.source(fileUrl(join(directory, "inside/far"))).readAll()).toEqual(data);
	});

	it("are followed when they are what the user named, or on the way to it", async () => {
		for (const name of ["inside/far", "inside/farther/target"]) {
			const path = join(directory, name);
			expect(await registry(path).source(fileUrl(path)).readAll()).toEqual(data);
		}
		const root = join(directory, "inside/farther");
		expect(
			await registry(root)
				.source(fileUrl(join(root, "target")))
				.readAll(),
		).toEqual(data);
	});
});

describe("a file that changes after it was opened", () => {
	const changes: [string, (path: string) => Promise<unknown>][] = [
		["written again", (path) => writeFile(path, pattern(1000, 1))],
		["cut", (path) => truncate(path, 500)],
		["replaced", async (path) => rename(await save("new", pattern(1000, 1)), path)],
		["touched", (path) => utimes(path, 1, 1)],
	];
	it.each(changes)("%s: source-changed", async (_, change) => {
		const path = await save("x");
		const file = source(path);
		await file.read(0, 10);
		await change(path);
		await expect(file.read(100, 10)).rejects.toMatchObject({ code: "source-changed" });
	});

	it("is read as it is now by who opens it now, though the old one is still open", async () => {
		const path = await save("x");
		const store = new FileStore(path);
		await store.get("", undefined);
		await rename(await save("new", pattern(500, 1)), path);
		expect((await store.get("", undefined)).bytes).toEqual(pattern(500, 1));
	});
});

describe("list and put", () => {
	it("lists what can be read", async () => {
		await save("s/zarr.json");
		await save("s/a #1/c/0");
		await symlink("..", join(directory, "s/loop"));
		const files = registry();
		const list = async (options: { shallow: boolean }): Promise<string[]> => {
			const urls: string[] = [];
			for await (const { url } of files.list(`${fileUrl(directory)}/s`, options)) {
				urls.push(url.slice(fileUrl(directory).length));
			}
			return urls.sort();
		};
		expect(await list({ shallow: false })).toEqual(["/s/a%20%231/c/0", "/s/zarr.json"]);
		expect(await list({ shallow: true })).toEqual(["/s/a%20%231/", "/s/loop/", "/s/zarr.json"]);
		await expect(files.list(`${fileUrl(directory)}/none`).next()).rejects.toMatchObject({ code: "not-found" });
	});

	it("puts whole files, where it may", async () => {
		await expect(new FileStore(directory).put("x", data)).rejects.toMatchObject({ code: "not-allowed" });
		const store = new FileStore(directory, { writable: true });
		await store.put("d/a%20b", data);
		await store.put("d/a%20b", data.slice(1));
		expect(new Uint8Array(await readFile(join(directory, "d/a b")))).toEqual(data.slice(1));
		await expect(store.put("d/y", data, { signal: AbortSignal.abort("enough") })).rejects.toBe("enough");
		expect(await readdir(join(directory, "d"))).toEqual(["a b"]);
	});

	it("writes only if there is no file yet, or still the same: of many writers one wins", async () => {
		const stores = Array.from({ length: 6 }, () => new FileStore(directory, { writable: true }));
		const results = await Promise.allSettled(
			stores.map((store, i) => store.put("x", pattern(i + 1), { only: "if-absent" })),
		);
		expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		await expect(stores[0]?.put("y", data, { only: { ifEtag: '"1"' } })).rejects.toMatchObject({
			code: "write-conflict",
		});
		expect(await readdir(directory)).toEqual(["x"]);
	});

	it("loses no update of writers who read, change and write only what they read", async () => {
		await new FileStore(directory, { writable: true }).put("count", new Uint8Array([0]));
		const count = async (): Promise<void> => {
			const store = new FileStore(directory, { writable: true });
			for (let done = 0; done < 10; ) {
				const { bytes, etag = "" } = await store.get("count", undefined);
				const write = store.put("count", new Uint8Array([(bytes[0] ?? 0) + 1]), { only: { ifEtag: etag } });
				done += await write.then(
					() => 1,
					(error: unknown) => {
						expect(error).toMatchObject({ code: "write-conflict" });
						return 0;
					},
				);
			}
		};
		await Promise.all([count(), count(), count()]);
		expect(await readFile(join(directory, "count"))).toEqual(Buffer.from([30]));
	});

	it("gives every version a later date than the one before, whatever the clock says", async () => {
		const store = new FileStore(directory, { writable: true });
		await store.put("x", data);
		const inAnHour = new Date(Date.now() + 3_600_000);
		await utimes(join(directory, "x"), inAnHour, inAnHour);
		let before = 0;
		for (let version = 0; version < 20; version++) {
			const { etag = "", modifiedMs = 0 } = await store.get("x", undefined);
			expect(modifiedMs).toBeGreaterThan(before);
			before = modifiedMs;
			await store.put("x", data, { only: { ifEtag: etag } });
		}
	});

	it("takes the lock of a writer that died long ago, and nothing else that is called so", async () => {
		const store = new FileStore(directory, { writable: true });
		const anHourAgo = new Date(Date.now() - 3_600_000);
		for (const name of ["x.mirazarr-lock", "x.lock"]) {
			await writeFile(join(directory, name), "old");
			await utimes(join(directory, name), anHourAgo, anHourAgo);
		}
		await store.put("x", data, { only: "if-absent" });
		expect((await readdir(directory)).sort()).toEqual(["x", "x.lock"]);
	});
});

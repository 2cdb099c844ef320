/** Files that clients name: only below the root, however the name is spelt, and never more of them open than allowed. */
import { execFileSync } from "node:child_process";
import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	renameSync,
	rmSync,
	symlinkSync,
	unlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { MiraError } from "../../src/errors.ts";
import { type OpenOptions, openStore } from "../../src/node.ts";
import type { FilesRootOptions } from "../../src/serve/files-root.ts";
import { type RunningServer, type ServerOptions, startServer } from "../../src/serve/node.ts";
import { bytesIn, codeIn } from "./fetching.ts";
import { recordChunk, recordFile } from "./record-file.ts";

const folder = mkdtempSync(join(tmpdir(), "mirazarr-root-"));
const root = join(folder, "root");
mkdirSync(join(root, "sub/.hidden"), { recursive: true });
mkdirSync(join(root, "store.zarr"));
for (const [i, name] of ["a.nc", "sub/b.nc", "sub/odd name#?%é.nc", "sub/.hidden/c.nc", ".d.nc"].entries())
	writeFileSync(join(root, name), recordFile(i + 1));
writeFileSync(join(root, "text.txt"), "root: of no format");
writeFileSync(join(root, "store.zarr/zarr.json"), '{"zarr_format":3,"node_type":"group","attributes":{"here":true}}');
writeFileSync(join(folder, "secret.nc"), recordFile(66));
symlinkSync(join(root, "a.nc"), join(root, "inside.nc"));
symlinkSync(join(folder, "secret.nc"), join(root, "outside.nc"));
symlinkSync(folder, join(root, "up"));
symlinkSync("/dev/zero", join(root, "device"));
execFileSync("mkfifo", [join(root, "pipe")]);
afterAll(() => rmSync(folder, { recursive: true }));

const running: RunningServer[] = [];
afterEach(async () => {
	for (const server of running.splice(0)) await server.close(0);
});

const isStore = async (place: string): Promise<boolean> => readdirSync(place).includes("zarr.json");

async function start(more: Partial<FilesRootOptions> = {}, options: Partial<ServerOptions> = {}) {
	const server = await startServer({
		sources: {},
		port: 0,
		root: { directory: root, open: openStore, isStore, ...more },
		...options,
	});
	running.push(server);
	return (path: string, init?: RequestInit) => fetch(server.url + path, init);
}

describe("a file below the root", () => {
	it("is opened when it is asked for, and so is the folder of a store", async () => {
		const ask = await start();
		expect(await bytesIn(await ask("/files/a.nc/v/c/7/0"))).toEqual(recordChunk(1));
		expect(await bytesIn(await ask("/files/sub/b.nc/v/c/7/0"))).toEqual(recordChunk(2));
		const odd = encodeURIComponent("odd name#?%é.nc");
		expect(await bytesIn(await ask(`/files/sub/${odd}/v/c/7/0`))).toEqual(recordChunk(3));
		expect(await bytesIn(await ask("/files/inside.nc/v/c/7/0"))).toEqual(recordChunk(1));
		const document = await (await ask("/files/store.zarr/zarr.json")).json();
		expect(document.attributes).toEqual({ here: true });
		for (const place of ["/files/sub/b.nc", "/files/sub/b.nc/"])
			expect(await (await ask(place)).json()).toMatchObject({ name: "files/sub/b.nc", groups: ["/"] });
		expect(await (await ask("/")).json()).toMatchObject({ sources: [], files: expect.stringMatching(/\/files\/$/) });
	});

	it.each([
		["nothing", "/files/none.nc/zarr.json"],
		["a folder", "/files/sub/zarr.json"],
		["the root", "/files/"],
		["a link that leads out", "/files/outside.nc/zarr.json"],
		["a folder that leads out", "/files/up/secret.nc/zarr.json"],
		["a folder that leads out and in again", "/files/up/root/a.nc/zarr.json"],
		["a hidden file", "/files/.d.nc/zarr.json"],
		["a file in a hidden folder", "/files/sub/.hidden/c.nc/zarr.json"],
		["a device", "/files/device/zarr.json"],
		["a pipe", "/files/pipe/zarr.json"],
		["a backslash", "/files/sub%5cb.nc/zarr.json"],
		["an endless name", `/files/${"a".repeat(4000)}/zarr.json`],
		["endless folders", `/files/${"sub/".repeat(1500)}zarr.json`],
	])("and nothing else: %s is 404", async (_, path) => {
		const ask = await start();
		const response = await ask(path);
		expect(response.status).toBe(404);
		expect(await response.text()).not.toContain(folder);
	});

	it("that no longer exists is no hole for who asks for its chunks", async () => {
		const response = await (await start())("/files/none.nc/v/c/0/0");
		expect(response.status).toBe(410);
		expect(await codeIn(response)).toBe("not-found");
	});

	it("of no known format says so", async () => {
		const response = await (await start())("/files/text.txt/zarr.json");
		expect(response.status).toBe(501);
		expect(await codeIn(response)).toBe("unknown-format");
	});

	it("cannot refer to what is outside", async () => {
		const refs = { ".zgroup": '{"zarr_format":2}', "v/.zarray": VARRAY, "v/0": [join(folder, "secret.nc"), 0, 16] };
		writeFileSync(join(root, "refs.json"), JSON.stringify({ version: 1, refs }));
		const ask = await start();
		expect((await ask("/files/refs.json/v/zarr.json")).status).toBe(200);
		const response = await ask("/files/refs.json/v/c/0");
		expect(response.status).toBe(403);
		expect(await codeIn(response)).toBe("not-allowed");
	});
});

const VARRAY = JSON.stringify({
	zarr_format: 2,
	shape: [16],
	chunks: [16],
	dtype: "|u1",
	compressor: null,
	filters: null,
	fill_value: 0,
	order: "C",
});

describe("open files", () => {
	it("are as many as allowed, and those that were closed are opened again", async () => {
		let opened = 0;
		const open = (url: string, options: OpenOptions) => {
			opened++;
			return openStore(url, options);
		};
		const ask = await start({ open, maxOpen: 2 });
		const names = ["a.nc", "sub/b.nc", "inside.nc"];
		for (const [i, name] of [...names, ...names].entries())
			expect(await bytesIn(await ask(`/files/${name}/v/c/${i + 5}/0`))).toEqual(
				recordChunk(name === "sub/b.nc" ? 2 : 1),
			);
		expect(opened).toBe(6);
		expect(await (await ask("/-/metrics")).text()).toContain("mirazarr_root_open 2\n");
	});

	it("are opened once for all who ask at the same time, and few at a time", async () => {
		let [opened, under, most] = [0, 0, 0];
		const open = async (url: string, options: OpenOptions) => {
			opened++;
			most = Math.max(most, ++under);
			await new Promise((resolve) => setTimeout(resolve, 5));
			under--;
			return openStore(url, options);
		};
		for (let i = 0; i < 20; i++) writeFileSync(join(root, `many-${i}.nc`), recordFile(i));
		const ask = await start({ open });
		const asked = Array.from({ length: 100 }, async (_, i) => {
			const response = await ask(`/files/many-${i % 20}.nc/v/c/9/0`);
			expect(await bytesIn(response)).toEqual(recordChunk(i % 20));
		});
		await Promise.all(asked);
		expect(opened).toBe(20);
		// All of one client, which has four places.
		expect(most).toBeLessThanOrEqual(4);
	});

	it("that were replaced while they were closed are refused until their metadata are read", async () => {
		writeFileSync(join(root, "changing.nc"), recordFile(1));
		const ask = await start({ maxOpen: 1 });
		expect(await bytesIn(await ask("/files/changing.nc/v/c/9/0"))).toEqual(recordChunk(1));
		expect((await ask("/files/a.nc/zarr.json")).status).toBe(200);
		writeFileSync(join(root, "changing.next"), recordFile(2));
		renameSync(join(root, "changing.next"), join(root, "changing.nc"));
		const refused = await ask("/files/changing.nc/v/c/9/0");
		expect(refused.status).toBe(409);
		expect(await codeIn(refused)).toBe("source-changed");
		expect((await ask("/files/changing.nc/zarr.json")).status).toBe(200);
		expect(await bytesIn(await ask("/files/changing.nc/v/c/9/0"))).toEqual(recordChunk(2));
	});

	it("that became links out of the root give nothing of what they lead to", async () => {
		writeFileSync(join(root, "swapped.nc"), recordFile(1));
		const ask = await start();
		expect((await ask("/files/swapped.nc/v/c/9/0")).status).toBe(200);
		unlinkSync(join(root, "swapped.nc"));
		symlinkSync(join(folder, "secret.nc"), join(root, "swapped.nc"));
		for (const path of ["/files/swapped.nc/v/c/10/0", "/files/swapped.nc/zarr.json", "/files/swapped.nc/v/c/11/0"]) {
			const response = await ask(path);
			expect(response.status).not.toBe(404);
			const body = await bytesIn(response);
			if (path.endsWith("/0")) expect(response.ok).toBe(false);
			expect(Buffer.from(body).includes(Buffer.from(recordChunk(66).subarray(0, 64)))).toBe(false);
		}
	});
});

describe("the root", () => {
	it("has to be a directory, and to be given in the right way", async () => {
		await expect(start({ directory: join(folder, "none") })).rejects.toThrow(MiraError);
		await expect(start({ directory: join(folder, "secret.nc") })).rejects.toThrow(MiraError);
		await expect(start({ maxOpen: 0 })).rejects.toThrow(
			"startServer, root: maxOpen must be a whole number of at least 1",
		);
		const store = await openStore(join(root, "a.nc"));
		await expect(start({}, { sources: { files: store } })).rejects.toThrow("cannot be the name of a source");
	});

	it("is behind the token, too", async () => {
		const ask = await start({}, { token: "secret" });
		expect((await ask("/files/a.nc/zarr.json")).status).toBe(401);
		expect((await ask("/files/none.nc/zarr.json")).status).toBe(401);
	});
});

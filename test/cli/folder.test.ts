/** `info` of a folder that is no store. */
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../src/node.ts";
import { runCli, sample } from "./run-cli.ts";

let root = "";
const GROUP = '{"zarr_format":3,"node_type":"group","attributes":{}}';

beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), "mirazarr-folder-"));
	await cp(sample("buoys.nc"), join(root, "buoys 2.nc"));
	await cp(sample("sea-surface.nc"), join(root, "buoys 10.nc"));
	await mkdir(join(root, "cube.zarr"));
	await writeFile(join(root, "cube.zarr/zarr.json"), GROUP);
	await mkdir(join(root, "a/b/deep.zarr"), { recursive: true });
	await writeFile(join(root, "a/b/deep.zarr/zarr.json"), GROUP);
	await writeFile(join(root, "paper.pdf"), "%PDF-1.7\n");
	await writeFile(join(root, "empty.nc"), "");
	await writeFile(join(root, "package.json"), '{"name": "no references"}');
	await writeFile(join(root, ".hidden.nc"), "x");
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe("info of a folder", () => {
	it("lists what can be opened, one level deep, with format and size, and what to type next", async () => {
		const { code, stdout } = await runCli(["info", root], { columns: 80 });
		expect(code).toBe(0);
		expect(stdout.replaceAll(root, "ROOT").split("\n")).toEqual([
			"ROOT",
			"a folder, not a store: 3 that can be opened, 1 folder, 3 other files",
			"",
			"  buoys 2.nc   NetCDF-3  912 bytes",
			"  buoys 10.nc  NetCDF-3    24.6 kB",
			"  cube.zarr/   Zarr",
			"  a/           folder",
			"",
			"cannot be opened: empty.nc (an empty file), package.json (a JSON document",
			"without references), paper.pdf (a PDF document)",
			"",
			"to see one      mirazarr info 'ROOT/buoys 2.nc'",
			"to look deeper  mirazarr info ROOT --recursive",
			"",
		]);
	});

	it("looks deeper when that is asked for", async () => {
		const { stdout } = await runCli(["info", root, "--recursive"], { columns: 80 });
		expect(stdout).toMatch(/^ {2}a\/b\/deep\.zarr\/ +Zarr$/m);
	});

	it("is bounded, and says where it was cut", async () => {
		const { stdout } = await runCli(["info", root, "--max-entries", "2"], { columns: 80 });
		expect(stdout.replaceAll("\n", " ")).toMatch(/not looked at: 5 more entries of .*--max-entries COUNT/);
		expect(stdout).not.toContain("paper.pdf");
	});

	it("ends for links that go in circles", async () => {
		const circle = await mkdtemp(join(root, "circle-"));
		await symlink(circle, join(circle, "again"));
		const { code, stdout } = await runCli(["info", circle, "--recursive"], { columns: 80 });
		expect(code).toBe(0);
		expect(stdout).toContain("not searched");
		await rm(circle, { recursive: true });
	});

	it("ends by Ctrl-C", async () => {
		const { code } = await runCli(["info", root, "--recursive"], {
			signal: AbortSignal.abort(new Error("interrupted")),
		});
		expect(code).toBe(130);
	});

	it("is data with --json", async () => {
		const { stdout } = await runCli(["info", root, "--json"]);
		expect(JSON.parse(stdout)).toMatchObject({
			folder: root,
			isCut: false,
			entries: expect.arrayContaining([
				{ path: "buoys 2.nc", place: join(root, "buoys 2.nc"), kind: "openable", format: "NetCDF-3", sizeBytes: 912 },
				{ path: "a", place: join(root, "a"), kind: "folder" },
			]),
		});
	});

	it("of a pattern lists what it matches", async () => {
		const { stdout } = await runCli(["info", join(root, "buoys*")], { columns: 80 });
		expect(stdout).toContain("a pattern: 2 that can be opened");
	});

	it("of a group of Zarr arrays without a document of its own shows the group", async () => {
		const group = await mkdtemp(join(root, "group-"));
		const array = { zarr_format: 2, shape: [1], chunks: [1], dtype: "<i4", fill_value: 0, order: "C" };
		await mkdir(join(group, "x"));
		await writeFile(join(group, "x/.zarray"), JSON.stringify({ ...array, compressor: null, filters: null }));
		const { stdout } = await runCli(["info", group]);
		expect(stdout).toContain("1 array");
		await rm(group, { recursive: true });
	});

	it("of a store shows the store", async () => {
		const { stdout } = await runCli(["info", join(root, "cube.zarr")]);
		expect(stdout).toContain("There are no arrays in it");
	});
});

it("no directory is crawled to find stores in it", async () => {
	const store = await openStore(root);
	expect(store.contents().map(({ path }) => path)).toEqual(["/", "/cube.zarr"]);
	await rm(join(root, "cube.zarr"), { recursive: true });
	await expect(openStore(root)).rejects.toMatchObject({ code: "not-found" });
});

it.each([
	["read", "x"],
	["explain", "x"],
	["convert", "x.json"],
	["verify", ""],
])("%s of a folder says that it is one, and what lists it", async (command, argument) => {
	const plain = await mkdtemp(join(root, "plain-"));
	const { code, stderr } = await runCli([command, plain, ...(argument === "" ? [] : [argument])]);
	expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining(`mirazarr info ${plain}`) });
	await rm(plain, { recursive: true });
});

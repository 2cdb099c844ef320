import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore, read } from "../../src/node.ts";
import { runCli, sample } from "./run-cli.ts";

let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "mirazarr-convert-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("JSON to Parquet and back is the same document, and the notes about sources go along", async () => {
	const [first, parquet, last] = ["a.json", "b.parq", "c.json"].map((name) => join(folder, name)) as [
		string,
		string,
		string,
	];
	await runCli(["build", sample("sea-surface.nc"), "-o", first]);
	expect((await runCli(["convert", first, parquet])).code).toBe(0);
	expect((await runCli(["convert", parquet, last])).code).toBe(0);
	expect(JSON.parse(await readFile(last, "utf8"))).toEqual(JSON.parse(await readFile(first, "utf8")));
	expect(await readFile(join(folder, "c.sources.json"), "utf8")).toBe(
		await readFile(join(folder, "a.sources.json"), "utf8"),
	);
});

it("to Zarr v3 metadata, and to Icechunk, the values are the same", async () => {
	const input = join(folder, "d.json");
	await runCli(["build", sample("sea-surface.nc"), "-o", input]);
	const expected = (await read(await openStore(sample("sea-surface.nc")), "/sst")).bytes;
	for (const [name, ...options] of [["e.json", "--zarr-format", "3"], ["f.icechunk"]] as string[][]) {
		const output = join(folder, name as string);
		const { code, stderr } = await runCli(["convert", input, output, "--allow", sample(""), ...options]);
		expect({ code, stderr }).toMatchObject({ code: 0 });
		const store = await openStore(output, { allow: [sample("")] });
		expect((await read(store, "/sst")).bytes).toEqual(expected);
	}
});

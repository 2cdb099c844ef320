import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCli, sample } from "./run-cli.ts";

let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "mirazarr-cli-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("references", () => {
	it("go to stdout as one JSON document, diagnostics to stderr", async () => {
		const { code, stdout, stderr } = await runCli(["references", sample("sea-surface.nc")]);
		expect(code).toBe(0);
		expect(JSON.parse(stdout).refs["sst/0.0.0"]).toEqual([expect.stringMatching(/sea-surface\.nc$/), 1280, 5184]);
		expect(stderr).toContain("fill-conflict");
	});

	it("go to a file, the same to the last byte", async () => {
		const file = join(folder, "refs.json");
		const { code, stdout, stderr } = await runCli(["references", sample("sea-surface.nc"), "-o", file]);
		expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
		expect(stderr).toContain(`wrote ${file}: 11 references`);
		const piped = await runCli(["references", sample("sea-surface.nc")]);
		expect(`${await readFile(file, "utf8")}\n`).toBe(piped.stdout);
		expect(await readdir(folder)).toEqual(["refs.json"]);
	});

	it("tell their progress as JSON", async () => {
		const { stderr } = await runCli(["references", sample("sea-surface.nc"), "--progress", "json"]);
		const events = stderr.split("\n").filter((line) => line.startsWith("{"));
		expect(JSON.parse(events[0] ?? "")).toEqual({ phase: "arrays", done: 0, total: 5 });
		expect(JSON.parse(events.at(-1) ?? "")).toMatchObject({ phase: "bytes" });
	});

	it("fail where the file cannot be made", async () => {
		const { code, stderr } = await runCli(["references", sample("buoys.nc"), "-o", join(folder, "no/such/refs.json")]);
		expect(code).toBe(1);
		expect(stderr).toMatch(/^mirazarr: ENOENT/);
	});
});

import { cp, mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli, sample } from "./run-cli.ts";

let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "mirazarr-verify-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each(["refs.json", "refs.parq"])("%s is true until its file changes", async (name) => {
	const data = join(folder, `${name}.nc`);
	const references = join(folder, name);
	await cp(sample("sea-surface.nc"), data);
	await runCli(["build", data, "-o", references]);
	const before = await runCli(["verify", references, "--allow", folder]);
	expect(before).toMatchObject({ code: 0, stdout: expect.stringContaining("all true") });
	expect(before.stdout).toContain("11 references to 1 object");
	await utimes(data, 1, 1);
	const after = await runCli(["verify", references, "--allow", folder]);
	expect(after).toMatchObject({ code: 1, stdout: expect.stringContaining("it was changed at 1970-01-01T00:00:01") });
	const json = await runCli(["verify", references, "--allow", folder, "--json"]);
	expect(JSON.parse(json.stdout)).toMatchObject({ ok: false, sources: [{ status: "changed" }] });
});

it("says what was not compared, and what may not be read: once, not as something untrue", async () => {
	const references = join(folder, "others.json");
	await runCli(["build", sample("buoys.nc"), "-o", references]);
	await rm(join(folder, "others.sources.json"));
	const compared = await runCli(["verify", references, "--allow", sample("")]);
	expect(compared).toMatchObject({ code: 0, stdout: expect.stringContaining("without a record") });
	const closed = await runCli(["verify", references]);
	expect(closed.code).toBe(1);
	expect(closed.stdout).toMatch(
		/^not allowed file:\S*\/samples\/: 1 object outside what may be read\n {4}To read it, pass --allow \S*samples\/\n/,
	);
	expect(closed.stdout).not.toContain("no longer true");
});

it("takes how much is read, and a time, and tells its progress", async () => {
	const data = join(folder, "timed.nc");
	const references = join(folder, "timed.json");
	await cp(sample("sea-surface.nc"), data);
	await utimes(data, 1.7e9, 1.7e9);
	await runCli(["build", data, "-o", references]);
	const whole = await runCli(["verify", references, "--sample", "all", "--progress", "json"]);
	expect(whole).toMatchObject({ code: 0, stdout: expect.stringContaining("11 chunks decoded") });
	const events = whole.stderr.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : []));
	expect(events.at(-1)).toMatchObject({ phase: "sources", done: 1, total: 1, failed: 0, bytes: expect.any(Number) });
	expect(events.filter(({ phase }) => phase === "chunks")).toHaveLength(11);
	await rm(join(folder, "timed.sources.json"));
	const before = await runCli(["verify", references, "--changed-since", "2023-11-14T22:13:20"]);
	expect(before).toMatchObject({ code: 0, stdout: expect.not.stringContaining("without a record") });
	const after = await runCli(["verify", references, "--changed-since", "2023-11-14"]);
	expect(after).toMatchObject({ code: 1, stdout: expect.stringContaining("after 2023-11-14T00:00:00.000Z") });
	for (const wrong of [
		["--sample", "some"],
		["--sample", "0"],
		["--changed-since", "yesterday"],
	])
		expect(await runCli(["verify", references, ...wrong])).toMatchObject({ code: 2 });
});

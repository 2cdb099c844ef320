/** What `build` wrote is read from where it lies: by itself, and after the folder was moved. */
import { cp, mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "../../src/cli/run.ts";
import { openStore, read } from "../../src/node.ts";
import { runCli, sample } from "./run-cli.ts";

let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "mirazarr-place-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A folder with data and references in folders beside each other, and data with a difficult name beside references. */
let here = "";
const NAME = "sea ~ café #1.nc";
beforeEach(async () => {
	here = await mkdtemp(join(folder, "case-"));
	await mkdir(join(here, "data"));
	await mkdir(join(here, "out"));
	await cp(sample("sea-surface.nc"), join(here, NAME));
	await cp(sample("sea-surface.nc"), join(here, "data/a.nc"));
});

/** Starts a server, and ends it when it has said everything. */
async function serveAndStop(args: readonly string[]): Promise<string> {
	const stop = new AbortController();
	let said = "";
	const stdout = { write: () => void stop.abort(), isTTY: false, columns: undefined };
	const stderr = {
		write: (text: string | Uint8Array) => {
			said += String(text);
			return undefined;
		},
		isTTY: false,
		columns: undefined,
	};
	const stdin = async function* () {};
	await run(["serve", ...args, "--port", "0"], { stdout, stderr, stdin, env: {}, signal: stop.signal });
	return said;
}

describe.each(["refs.json", "refs.parq", "refs.icechunk"])("%s beside its data", (name) => {
	it("is verified, read and served without a question", async () => {
		const references = join(here, name);
		expect(await runCli(["build", join(here, NAME), "-o", references])).toMatchObject({ code: 0 });
		const verified = await runCli(["verify", references]);
		expect(verified).toMatchObject({ code: 0, stdout: expect.stringContaining("all true") });
		expect(await runCli(["read", references, "sst", "--stats"])).toMatchObject({ code: 0 });
		expect(await serveAndStop([references])).not.toContain("not-allowed");
	});

	it("one answer settles what lies elsewhere, and the server asks before any client does", async () => {
		const references = join(here, "out", name);
		await runCli(["build", join(here, "data/a.nc"), "-o", references]);
		const closed = await runCli(["verify", references]);
		expect(closed.code).toBe(1);
		const answer = /pass (--allow \S+\/data\/)\n/.exec(closed.stdout)?.[1]?.split(" ") ?? [];
		expect(await runCli(["verify", references, ...answer])).toMatchObject({ code: 0 });
		const refused = await runCli(["read", references, "sst"]);
		expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining(answer.join(" ")) });
		const said = await serveAndStop([references]);
		expect(said.match(/not-allowed/g)).toHaveLength(1);
		expect(said).toContain(
			`1 object below ${answer[1]} is outside what may be read (To read it, pass ${answer.join(" ")})`,
		);
		expect(await serveAndStop([references, ...answer])).not.toContain("not-allowed");
	});
});

describe("the paths of JSON", () => {
	const urlsOf = async (file: string): Promise<unknown[]> => {
		const { refs } = JSON.parse(await readFile(file, "utf8"));
		return [...new Set(Object.values(refs).flatMap((one) => (Array.isArray(one) ? [one[0]] : [])))];
	};

	it("are those seen from its folder, raw, as fsspec takes them", async () => {
		const { stderr } = await runCli(["build", join(here, NAME), "-o", join(here, "beside.json")]);
		expect(stderr).toContain("Local files are named as seen from its folder");
		expect(await urlsOf(join(here, "beside.json"))).toEqual([NAME]);
		await runCli(["build", join(here, "data/a.nc"), "-o", join(here, "out/refs.json")]);
		expect(await urlsOf(join(here, "out/refs.json"))).toEqual(["../data/a.nc"]);
		await runCli(["convert", join(here, "out/refs.json"), join(here, "refs.json")]);
		expect(await urlsOf(join(here, "refs.json"))).toEqual(["data/a.nc"]);
	});

	it("lead to the data when the folder has moved, and the notes about the sources too", async () => {
		await runCli(["build", join(here, NAME), "-o", join(here, "refs.json")]);
		const moved = `${here}-moved`;
		await rename(here, moved);
		const verified = await runCli(["verify", join(moved, "refs.json")]);
		expect(verified).toMatchObject({ code: 0, stdout: expect.not.stringContaining("without a record") });
		const store = await openStore(join(moved, "refs.json"));
		const expected = await read(await openStore(join(moved, NAME)), "/sst");
		expect((await read(store, "/sst")).bytes).toEqual(expected.bytes);
	});

	it("are full on request, and where there is no folder", async () => {
		const file = join(here, "refs.json");
		const { stderr } = await runCli(["build", join(here, NAME), "-o", file, "--paths", "absolute"]);
		expect(stderr).not.toContain("its folder");
		expect(await urlsOf(file)).toEqual([`file://${join(here, NAME)}`]);
		expect(await runCli(["verify", file])).toMatchObject({
			code: 0,
			stdout: expect.not.stringContaining("without a record"),
		});
		const { stdout } = await runCli(["build", join(here, NAME)]);
		expect(stdout).toContain(JSON.stringify(`file://${join(here, NAME)}`));
	});

	it.each(["refs.parq", "refs.icechunk"])("%s has full ones alone, and says so", async (name) => {
		const refused = await runCli(["build", join(here, NAME), "-o", join(here, name), "--paths", "relative"]);
		expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("hold full paths") });
	});
});

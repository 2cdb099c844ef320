/** `mirazarr update`: what it says, and what it does besides updating. */
import {
	copyFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { Archive } from "../update/archive.ts";
import { runCli, sample } from "./run-cli.ts";

const root = mkdtempSync(join(tmpdir(), "mirazarr-update-cli-"));
afterAll(() => rmSync(root, { recursive: true }));

let archive: Archive;
let files: string[] = [];
let cube = "";

/** Four files, a cube of the first three, and one that is none. */
beforeEach(async () => {
	archive = new Archive(mkdtempSync(join(root, "case-")));
	const names = ["f0.nc", "f1.nc", "f2.nc", "f3.nc"];
	for (const [i, name] of names.entries()) archive.write({ name, time: i * 10, count: 1, layout: "a", wind: i + 1 });
	writeFileSync(archive.path("bad.nc"), "nonsense");
	files = names.map((name) => archive.path(name));
	cube = archive.path("cube.json");
	await runCli(["build", ...files.slice(0, 3), "-o", cube, "--concat", "time"]);
});

describe("update --skip-failed", () => {
	it("opens the file that becomes the first, although others have failed before", async () => {
		const [first = "", , , last = ""] = files;
		const { code, stdout, stderr } = await runCli([
			...["update", cube, "--skip-failed", "--json", "--remove", first],
			...[archive.path("bad.nc"), last],
		]);
		expect(JSON.parse(stdout)).toMatchObject({ before: 3, after: 3 });
		expect(stderr).toContain("cube.json was updated without them");
		expect(code).toBe(1);
	});

	it("names the files that failed where the others leave a gap because of them", async () => {
		archive.write({ name: "f5.nc", time: 50, count: 1, layout: "a", wind: 6 });
		const { code, stderr } = await runCli([
			"update",
			cube,
			archive.path("bad.nc"),
			archive.path("f5.nc"),
			"--skip-failed",
		]);
		expect(code).toBe(1);
		expect(stderr).toMatch(/1 of 2 files could not be opened.*bad\.nc: this is a text file.*time would have a gap/s);
	});

	it("tells what of a folder is left out, and that nothing is to do", async () => {
		const { stdout, stderr } = await runCli(["update", cube, archive.folder, "--dry-run", "--gap", "allow"]);
		expect(stderr).toContain("left out: bad.nc");
		expect(stdout).toContain("would update");
		const same = await runCli(["update", cube, ...files.slice(0, 3), "--dry-run"]);
		expect(same.stdout).toMatch(/^\S+cube\.json \(Kerchunk JSON\): nothing to do: 3 files\s+unchanged; time 3$/m);
	});

	it("does not say that a cube was updated when it was only looked at", async () => {
		const before = readFileSync(cube);
		const bad = archive.path("bad.nc");
		const { stderr } = await runCli(["update", cube, bad, files[3] as string, "--skip-failed", "--dry-run"]);
		expect(stderr).toContain("cube.json would be updated without them");
		expect(readFileSync(cube)).toEqual(before);
	});
});

it.each(["json", "parq", "icechunk"])("leaves what others have put beside a cube in %s", async (form) => {
	const own = archive.path(`own.${form}`);
	await runCli(["build", ...files.slice(0, 3), "-o", own, "--concat", "time"]);
	for (const end of ["previous", "mirazarr-previous"]) {
		mkdirSync(`${own}.${end}`);
		writeFileSync(join(`${own}.${end}`, "mine"), "");
	}
	cpSync(own, `${own}.previous/copy`, { recursive: true });
	expect(await runCli(["update", own, files[3] as string, "--dry-run"])).toMatchObject({ code: 0 });
	expect(await runCli(["update", own, files[3] as string])).toMatchObject({ code: 0 });
	expect(existsSync(`${own}.previous/mine`) && existsSync(`${own}.previous/copy`)).toBe(true);
	expect(existsSync(`${own}.mirazarr-previous/mine`)).toBe(true);
});

describe("update --renumber", () => {
	it("knows a cube on this machine by its URL", async () => {
		const parquet = archive.path("cube.parq");
		await runCli(["build", ...files, "-o", parquet, "--concat", "time"]);
		const argv = [
			"update",
			pathToFileURL(parquet).href,
			"--renumber",
			"--gap",
			"allow",
			"--remove",
			files[1] as string,
		];
		expect(await runCli(argv)).toMatchObject({ code: 0 });
		const gone = await runCli(["update", pathToFileURL(`${parquet}.gone`).href, files[3] as string]);
		expect(gone.stderr).toContain("mirazarr build makes one");
	});

	it("goes on where a process was killed between the two steps by which a directory takes the place of another", async () => {
		const parquet = archive.path("cube.parq");
		await runCli(["build", ...files, "-o", parquet, "--concat", "time"]);
		const previous = `${parquet}.mirazarr-previous`;
		renameSync(parquet, previous);
		const argv = ["update", parquet, "--renumber", "--gap", "allow", "--remove", files[1] as string];
		expect(await runCli(argv)).toMatchObject({ code: 0 });
		cpSync(parquet, previous, { recursive: true });
		expect(await runCli(["update", parquet, "--refresh"])).toMatchObject({ code: 0 });
		expect([existsSync(parquet), existsSync(previous)]).toEqual([true, false]);
	});

	it("is refused while another is under way, and leaves what that has written; --take-over begins anew", async () => {
		const parquet = archive.path("cube.parq");
		await runCli(["build", ...files, "-o", parquet, "--concat", "time"]);
		const metadata = JSON.parse(readFileSync(join(parquet, ".zmetadata"), "utf8"));
		const claimed = { ...metadata, mirazarr_update: new Date().toISOString() };
		writeFileSync(join(parquet, ".zmetadata"), JSON.stringify(claimed));
		const begun = join(`${parquet}.unfinished`, "begun");
		mkdirSync(`${parquet}.unfinished`);
		writeFileSync(begun, "");
		const argv = ["update", parquet, "--renumber", "--gap", "allow", "--remove", files[1] as string];
		const refused = await runCli(argv);
		expect(refused.stderr).toMatch(/may still be under way.*--take-over/s);
		expect(existsSync(begun)).toBe(true);
		expect(await runCli([...argv, "--take-over"])).toMatchObject({ code: 0 });
		expect([existsSync(begun), existsSync(join(parquet, "begun"))]).toEqual([false, false]);
		expect(await runCli(argv)).toMatchObject({ code: 1, stderr: expect.stringContaining("it is not in the cube") });
	});
});

describe.each(["json", "parq", "icechunk"])("update of a cube of one file in %s", (form) => {
	it("says which dimensions there are, and which flag names one", async () => {
		const one = archive.path(`one.${form}`);
		await runCli(["build", files[0] as string, "-o", one]);
		const allow = ["--allow", archive.folder];
		const unknown = await runCli(["update", one, files[1] as string, ...allow]);
		expect(unknown.stderr).toMatch(/do not tell along which dimension files are added; it has .*time \(1\)/);
		expect(unknown.stderr).toContain("Name it with --concat DIMENSION");
		const wrong = await runCli(["update", one, files[1] as string, ...allow, "--concat", "tme"]);
		expect(wrong.stderr).toMatch(/it has no dimension "tme".*hint: It has .*time \(1\)/s);
		const argv = ["update", one, files[1] as string, ...allow, "--concat", "time"];
		expect(await runCli([...argv, "--json"])).toMatchObject({ code: 0, stdout: expect.stringContaining('"after": 2') });
	});

	it("finds its dimension where there is one alone", async () => {
		const one = archive.path(`line.${form}`);
		const drop = ["sst", "wind", "depth", "lat", "lon"].flatMap((name) => ["--drop", name]);
		await runCli(["build", files[0] as string, "-o", one, ...drop]);
		const { code, stdout, stderr } = await runCli([
			...["update", one, files[1] as string, "--json", "--allow", archive.folder, ...drop],
		]);
		expect(stderr).not.toContain("dimension");
		expect([code, JSON.parse(stdout)]).toMatchObject([0, { dimension: "time", before: 1, after: 2 }]);
	});
});

it("a difference that no flag of update resolves has no arrow to nothing", async () => {
	const [one = "", first = "", second = ""] = ["gauge.json", "a.nc", "b.nc"].map((name) => archive.path(name));
	copyFileSync(sample("gauge-2023.nc"), first);
	copyFileSync(sample("gauge-2024.nc"), second);
	await runCli(["build", first, "-o", one]);
	const { stderr } = await runCli(["update", one, second, "--concat", "time"]);
	expect(stderr).toContain("level: scale factor");
	expect(stderr).not.toMatch(/→\s*$/m);
	expect(stderr).toContain("hint: Build the cube again from all its files");
});

it("a fill_value that only the references take for missing is told from one of the files", async () => {
	const text = readFileSync(cube, "utf8");
	const { refs, ...rest } = JSON.parse(text);
	const wind = refs["wind/.zarray"].replace(/("fill_value":)[^,]*/, "$19.5");
	writeFileSync(cube, JSON.stringify({ ...rest, refs: { ...refs, "wind/.zarray": wind } }));
	const refused = await runCli(["update", cube, files[3] as string]);
	expect(refused.stderr).toContain("wind: values that mean missing");
	expect(refused.stderr.replace(/\s+/g, " ")).toContain("pass --no-v2-fill-as-mask");
	expect(await runCli(["update", cube, files[3] as string, "--no-v2-fill-as-mask"])).toMatchObject({ code: 0 });
});

/** What a release promises: what the package holds, one version everywhere, a reason and a licence for every dependency. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isAllowed } from "../scripts/licences/allowed.mjs";
import { judgeContents, packedFiles } from "../scripts/release/contents.mjs";
import { release } from "../scripts/release/version.mjs";
import { addressProblems, versionProblems } from "../scripts/release/versions.mjs";

const root = join(import.meta.dirname, "..");
const text = (name: string): string => readFileSync(join(root, name), "utf8");
const manifest = JSON.parse(text("package.json"));

describe("the tarball", () => {
	it("holds files of the kinds that users need, each within its budget", async () => {
		const { files, size } = await packedFiles(root, ["--dry-run"]);
		expect(judgeContents(files, size).problems).toEqual([]);
		const paths = files.map(({ path }) => path);
		const named = [manifest.bin.mirazarr, manifest.unpkg, manifest.jsdelivr, ...exportedFiles()];
		for (const file of named) expect(paths).toContain(file.slice("./".length));
	});

	it("is judged: what is of no kind, too much, or not there", () => {
		const { problems } = judgeContents(
			[
				{ path: "dist/mirazarr.min.js", size: 9e6 },
				{ path: "dist/index.js.map", size: 1 },
				{ path: "samples/make.py", size: 1 },
				{ path: "dist/web/samples/galaxy.fits", size: 1 },
			],
			9e6,
		);
		for (const part of [
			"index.js.map",
			"make.py",
			"web/samples",
			"9000 kB",
			"the tarball",
			"declarations: there is none",
		])
			expect(
				problems.filter((problem) => problem.includes(part)),
				part,
			).toHaveLength(part === "9000 kB" ? 2 : 1);
	});
});

function exportedFiles(): string[] {
	const leaves = (entry: unknown): string[] =>
		typeof entry === "string" ? [entry] : Object.values(entry as object).flatMap(leaves);
	return Object.values(manifest.exports).flatMap(leaves);
}

describe("the version", () => {
	const lock = JSON.parse(text("package-lock.json"));

	it("is the same in package.json, its lock, CHANGELOG.md and CITATION.cff, and so is the address", () => {
		const told = { manifest, lock, changelog: text("CHANGELOG.md"), citation: text("CITATION.cff") };
		expect(versionProblems(told)).toEqual([]);
		expect(versionProblems({ ...told, manifest: { version: "9.9.9" } })).toHaveLength(3);
		expect(versionProblems({ ...told, changelog: `## [${manifest.version}] – unreleased\n` })).toHaveLength(2);
		expect(addressProblems(manifest, told.citation)).toEqual([]);
		expect(addressProblems({ ...manifest, homepage: "https://example.com" }, told.citation)).toHaveLength(1);
	});

	it("of a release is set everywhere, and changes become a section by their kinds", () => {
		const names = ["CHANGELOG.md", "package.json", "package-lock.json", "CITATION.cff"];
		const files = Object.fromEntries(names.map((name) => [name, text(name)]));
		const changes = [
			{ name: "added-a.md", text: "A is new,\nand good.\n" },
			{ name: "fixed-b.md", text: "B is mended.\n" },
		];
		const written = release({ version: "9.1.0", date: "2030-01-02", changes, files });
		const [changelog = "", ...others] = names.map((name) => written[name] ?? "");
		const [first, second] = changelog.split(/^(?=## )/m).slice(1);
		expect(first).toBe(
			"## [9.1.0] – 2030-01-02\n\n### Added\n\n- A is new,\n  and good.\n\n### Fixed\n\n- B is mended.\n\n",
		);
		expect(second).toContain(`[${manifest.version}]`);
		const [newManifest, newLock] = others.slice(0, 2).map((json) => JSON.parse(json));
		expect(versionProblems({ manifest: newManifest, lock: newLock, changelog, citation: others[2] ?? "" })).toEqual([]);
		expect(() => release({ version: manifest.version, date: "", changes, files })).toThrow("no version after");
		expect(() => release({ version: "9.1.0", date: "", changes: [], files })).toThrow("nothing to release");
		const stray = [{ name: "c.md", text: "" }];
		expect(() => release({ version: "9.1.0", date: "", changes: stray, files })).toThrow("begins with no kind");
	});

	it("waits for changes whose files begin with their kind", () => {
		for (const name of readdirSync(join(root, "changes")))
			expect(name).toMatch(/^(README|(added|changed|fixed|removed|security)-[\w-]+)\.md$/);
	});
});

describe("dependencies", () => {
	it("have a row with a reason in docs/dependencies.md each, by their versions, and no row is without one", () => {
		const tables = text("docs/dependencies.md").split(/^## /m).slice(1);
		const rows = tables.map((table) =>
			Array.from(table.matchAll(/^\| `(.+)` \| (.+) \| .{10,} \|$/gm), (row) => row.slice(1, 3)),
		);
		const { dependencies, peerDependencies, devDependencies } = manifest;
		expect(rows.map((all) => Object.fromEntries(all))).toEqual([dependencies, peerDependencies, devDependencies]);
	});

	it("have licences that ask for nothing but to be named, and THIRD-PARTY-NOTICES.md has them all", () => {
		expect(["MIT", "MIT AND BSD-3-Clause", "GPL-3.0 OR MIT"].map(isAllowed)).toEqual([true, true, true]);
		expect(["GPL-3.0", "MIT AND GPL-3.0", undefined, "SEE LICENSE"].map(isAllowed)).toEqual([
			false,
			false,
			false,
			false,
		]);
		const said = execFileSync(process.execPath, [join(root, "scripts/licences.mjs"), "--check"], { encoding: "utf8" });
		expect(said).toMatch(/^\d+ packages, /);
	});
});

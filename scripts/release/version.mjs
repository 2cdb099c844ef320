/**
 * Makes a release of the changes in changes/: a section of CHANGELOG.md with today's date, the version in package.json, its lock and
 * CITATION.cff. What is left is to look at it, `npm run release:check`, a commit and a tag.
 *
 *     node scripts/release/version.mjs 0.2.0
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { firstRelease } from "./versions.mjs";

const KINDS = { added: "Added", changed: "Changed", fixed: "Fixed", removed: "Removed", security: "Security" };

/** The section of a release, of changes by the names of their files. */
export function releaseSection(version, date, changes) {
	const groups = Object.entries(KINDS).map(([kind, heading]) => {
		const texts = changes.filter(({ name }) => name.startsWith(`${kind}-`)).map(({ text }) => text.trim());
		const items = texts.map((text) => `- ${text.replace(/\n(?=.)/g, "\n  ")}\n`);
		return items.length === 0 ? "" : `\n### ${heading}\n\n${items.join("")}`;
	});
	return `## [${version}] – ${date}\n${groups.join("")}`;
}

/** The texts of all files that name the version, after a release; throws where that cannot be one. */
export function release({ version, date, changes, files }) {
	const wrong = changes.filter(({ name }) => !Object.keys(KINDS).some((kind) => name.startsWith(`${kind}-`)));
	if (wrong.length > 0)
		throw new Error(`changes/${wrong[0].name} begins with no kind: ${Object.keys(KINDS).join(", ")}`);
	if (changes.length === 0) throw new Error("There is nothing to release: changes/ has no file");
	const { version: last } = firstRelease(files["CHANGELOG.md"]);
	if (!isLater(version, last)) throw new Error(`${version} is no version after ${last}`);
	const lock = JSON.parse(files["package-lock.json"]);
	lock.version = version;
	lock.packages[""].version = version;
	return {
		"CHANGELOG.md": files["CHANGELOG.md"].replace(/^## /m, () => `${releaseSection(version, date, changes)}\n## `),
		"package.json": files["package.json"].replace(/^( *"version": )".*"/m, `$1"${version}"`),
		"package-lock.json": `${JSON.stringify(lock, null, 2)}\n`,
		"CITATION.cff": files["CITATION.cff"]
			.replace(/^version: .*$/m, `version: ${version}`)
			.replace(/^date-released: .*$/m, `date-released: "${date}"`),
	};
}

function isLater(version, last) {
	const [a, b] = [version, last].map((text) => /^(\d+)\.(\d+)\.(\d+)$/.exec(text)?.slice(1).map(Number));
	const at = a?.findIndex((number, i) => number !== b[i]) ?? -1;
	return at >= 0 && a[at] > b[at];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const root = join(import.meta.dirname, "../..");
	const folder = join(root, "changes");
	const names = readdirSync(folder).filter((name) => name !== "README.md");
	const changes = names.sort().map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
	const files = Object.fromEntries(
		["CHANGELOG.md", "package.json", "package-lock.json", "CITATION.cff"].map((name) => [
			name,
			readFileSync(join(root, name), "utf8"),
		]),
	);
	try {
		const version = process.argv[2] ?? "";
		const written = release({ version, date: new Date().toISOString().slice(0, 10), changes, files });
		for (const [name, text] of Object.entries(written)) writeFileSync(join(root, name), text);
		for (const { name } of changes) rmSync(join(folder, name));
		console.log(`${version}: ${changes.length} changes. Look at CHANGELOG.md, then npm run release:check.`);
	} catch (error) {
		console.error(error.message);
		process.exitCode = 1;
	}
}

/** One version everywhere: package.json, its lock, the first heading of the changelog with its date, CITATION.cff. And one address. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { judged } from "./outcome.mjs";

export const versions = {
	title: "versions",
	async run({ root }) {
		const read = (name) => readFileSync(join(root, name), "utf8");
		const manifest = JSON.parse(read("package.json"));
		const lock = JSON.parse(read("package-lock.json"));
		return [
			judged(
				"one version",
				versionProblems({ manifest, lock, changelog: read("CHANGELOG.md"), citation: read("CITATION.cff") }),
				`${manifest.version} in package.json, the lock, CHANGELOG.md and CITATION.cff`,
			),
			judged("one address", addressProblems(manifest, read("CITATION.cff")), addressOf(manifest)),
		];
	},
};

/** The first heading of a changelog: its version, and its date unless it is yet to be released. */
export function firstRelease(changelog) {
	const [, version, date] = /^## \[?(\d+\.\d+\.\d+)\]?(?: – (.+))?$/m.exec(changelog) ?? [];
	return { version, date };
}

export function versionProblems({ manifest: { version }, lock, changelog, citation }) {
	const release = firstRelease(changelog);
	const told = {
		"package-lock.json": lock.packages[""].version,
		"the first heading of CHANGELOG.md": release.version,
		"CITATION.cff": field(citation, "version"),
	};
	const problems = Object.entries(told).flatMap(([place, other]) =>
		other === version ? [] : [`${place} says ${other}, package.json ${version}`],
	);
	const date = field(citation, "date-released");
	if (!/^\d{4}-\d{2}-\d{2}$/.test(release.date ?? "")) problems.push(`CHANGELOG.md has no date of ${release.version}`);
	if (date !== release.date) problems.push(`CITATION.cff was released on ${date}, CHANGELOG.md says ${release.date}`);
	return problems;
}

/** Where the project is, as package.json says it. */
export function addressOf({ repository }) {
	return repository.url.replace(/^git\+/, "").replace(/\.git$/, "");
}

export function addressProblems(manifest, citation) {
	const address = addressOf(manifest);
	const told = {
		homepage: manifest.homepage.replace(/#readme$/, ""),
		bugs: manifest.bugs.replace(/\/issues$/, ""),
		"repository-code of CITATION.cff": field(citation, "repository-code"),
		"url of CITATION.cff": field(citation, "url"),
	};
	return Object.entries(told).flatMap(([place, other]) =>
		other === address ? [] : [`${place} is ${other}, not ${address}`],
	);
}

function field(citation, name) {
	return new RegExp(`^${name}: "?([^"\\n]+)"?$`, "m").exec(citation)?.[1];
}

/**
 * The licences of everything that users get with the package:
 *   node scripts/licences.mjs            lists them, and writes THIRD-PARTY-NOTICES.md
 *   node scripts/licences.mjs --check    fails where that is not what is installed
 * Either fails on a licence that is not known to be permissive.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAllowed } from "./licences/allowed.mjs";
import { COMPILED, DATA } from "./licences/inside.mjs";
import { packagesInside } from "./licences/packages.mjs";

const root = join(import.meta.dirname, "..");
const NOTICES = "THIRD-PARTY-NOTICES.md";
const WAYS = { installed: "installed with it", peer: "with zarrita, a peer", page: "in the explorer's page" };

const packages = packagesInside(root);
const text = notices(packages);
const problems = [...licenceProblems(packages), ...placeProblems(packages)];
if (process.argv.includes("--check")) {
	const there = existsSync(join(root, NOTICES)) ? readFileSync(join(root, NOTICES), "utf8") : "";
	if (there !== text) problems.push(`${NOTICES} is not up to date: npm run licences`);
	console.log(
		`${packages.length} packages, ${COMPILED.length} works compiled into them, ${DATA.length} tables of data`,
	);
} else {
	writeFileSync(join(root, NOTICES), text);
	for (const { name, version, licence } of packages) console.log(`${`${name}@${version}`.padEnd(32)}${licence}`);
	for (const { what, inside, licence } of COMPILED) console.log(`${`${what} (in ${inside})`.padEnd(32)}${licence}`);
	for (const { what, licence } of DATA) console.log(`${licence.padEnd(18)}${what}`);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function licenceProblems(all) {
	const works = [
		...all.map(({ name, licence }) => ({ what: name, licence })),
		...[...COMPILED, ...DATA].filter(({ isLookedAt }) => !isLookedAt),
	];
	return works
		.filter(({ licence }) => !isAllowed(licence))
		.map(
			({ what, licence }) => `${what}: the licence ${licence} has not been looked at (scripts/licences/allowed.mjs)`,
		);
}

/** What is said to be somewhere is there. */
function placeProblems(all) {
	const names = new Set(all.map(({ name }) => name));
	return [
		...COMPILED.filter(({ inside }) => !names.has(inside)).map(({ what, inside }) => `${what}: there is no ${inside}`),
		...DATA.filter(({ file }) => !existsSync(join(root, file))).map(({ what, file }) => `${what}: there is no ${file}`),
	];
}

function notices(all) {
	const rows = all.map(({ name, version, licence, ways }) => {
		const where = Object.keys(WAYS).filter((way) => ways.has(way));
		return `| ${name} | ${version} | ${licence} | ${where.map((way) => WAYS[way]).join(", ")} |`;
	});
	return `# Third-party notices

mirazarr is licensed under [Apache-2.0](LICENSE). Users get these works of others with it; \`npm run licences\` writes this page from what is installed,
and \`npm run licences -- --check\` fails on a licence that is not permissive. \`dist/mirazarr.min.js\` and \`dist/service-worker.js\` hold code of the
packages that are installed with it, of zarrita and of what zarrita needs; \`dist/web/\` that of the page besides.

## Packages

| package | version | licence | |
|---|---|---|---|
${rows.join("\n")}

## Compiled into packages, as WebAssembly

| work | in | licence | of |
|---|---|---|---|
${COMPILED.map(({ what, inside, licence, of }) => `| ${what} | ${inside} | ${licence} | ${of} |`).join("\n")}

The kernels of mirazarr itself, \`src/codecs/kernels/\`, are its own code, and have its licence.

## Data

| data | in | licence | of |
|---|---|---|---|
${DATA.map(({ what, file, licence, of }) => `| ${what} | \`${file}\` | ${licence} | ${of} |`).join("\n")}

## Texts

${texts(all).join("\n\n")}
`;
}

/** Each text once, with the packages that have it. */
function texts(all) {
	const owners = new Map();
	for (const one of all)
		for (const licenceText of textsOf(one)) owners.set(licenceText, [...(owners.get(licenceText) ?? []), one.name]);
	return Array.from(owners, ([licenceText, names]) => `### ${names.join(", ")}\n\n\`\`\`text\n${licenceText}\n\`\`\``);
}

function textsOf({ texts: own, licence, author }) {
	if (own.length > 0) return own;
	return [
		`${licence}${author ? `, ${author}` : ""}. The package has no text of it: https://spdx.org/licenses/${licence}.html`,
	];
}

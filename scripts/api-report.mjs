/**
 * The public API with its types, one report an entry of package.json, in api/. `npm run api` writes them, `npm run api -- --check`
 * fails where they differ from what is there: a change of the API is then a line of a diff, on purpose.
 */
import { readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ENTRIES, extract, withDeclarations } from "./api-extract.mjs";

const isCheck = process.argv.includes("--check");
const reportFolder = join(dirname(fileURLToPath(import.meta.url)), "../api");

const changed = await withDeclarations((declarations) =>
	ENTRIES.filter((entry) => extract(entry, declarations, { reportFolder, isCheck })).map(({ name }) => name),
);
const stray = readdirSync(reportFolder).filter((file) => !ENTRIES.some(({ name }) => file === `${name}.api.md`));
for (const file of stray) if (!isCheck) rmSync(join(reportFolder, file));
const words = [...changed, ...stray].join(", ");
console.log(words === "" ? `${ENTRIES.length} reports, as before` : `changed: ${words}`);
if (isCheck && words !== "") {
	console.error("The public API is not the one that api/ describes. Run `npm run api` and look at the diff.");
	process.exitCode = 1;
}

/** Writes the files of one case into a folder. See run.mjs. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const [file, name, folder] = process.argv.slice(2);
const { cases } = await import(pathToFileURL(file).href);
const { files } = cases.find((one) => one.name === name);
for (const [path, bytes] of await files()) {
	const target = join(folder, path);
	mkdirSync(dirname(target), { recursive: true });
	writeFileSync(target, bytes);
}

import { readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Keeps of the declarations in a folder those that the entries lead to: the compiler writes one for every source, and two thirds of them
 * are of what nobody can import. They are made such that TypeScript 5.0 reads them: they name each other by the files that are there at run
 * time, and arrays over an ArrayBuffer, which have a type of their own since 5.7 alone, by what makes them.
 */
export function keepNeededDeclarations(folder, entries) {
	const needed = new Set();
	const visit = (file) => {
		if (needed.has(file)) return;
		needed.add(file);
		const text = readFileSync(file, "utf8")
			.replace(IMPORT, "$1$2.js$3")
			.replace(OVER_ARRAY_BUFFER, "ReturnType<typeof $1.from>");
		writeFileSync(file, text);
		for (const [, , path] of text.matchAll(BUILT_IMPORT)) visit(join(dirname(file), `${path}.d.ts`));
	};
	for (const entry of entries) visit(join(folder, entry));
	for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
		if (name.endsWith(".d.ts") && !needed.has(join(folder, name))) rmSync(join(folder, name));
	removeEmpty(folder);
	return needed.size;
}

const IMPORT = /(\bfrom |\bimport\()("\.[^"]*)\.ts(")/g;
const OVER_ARRAY_BUFFER = /\b(\w+Array)<ArrayBuffer>/g;
const BUILT_IMPORT = /(\bfrom |\bimport\()"(\.[^"]*)\.js"/g;

function removeEmpty(folder) {
	for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory()))
		removeEmpty(join(folder, name));
	if (readdirSync(folder).length === 0) rmdirSync(folder);
}

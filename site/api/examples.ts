import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../project.ts";

/** A program of docs/examples. */
export type Example = {
	/** `docs/examples/mirazarr/decode.ts` */
	source: string;
	/** The folder it is in: those of one folder are one page. */
	folder: string;
	/** Its anchor on that page. */
	id: string;
	/** What its doc comment says. */
	words: string;
	/** The program below its doc comment. */
	code: string;
	/** The names of the package that it imports. */
	names: ReadonlySet<string>;
};

const FOLDER = "docs/examples";

/** All of them, in the order of their names. */
export function readExamples(): Example[] {
	if (!existsSync(join(ROOT, FOLDER))) return [];
	return readdirSync(join(ROOT, FOLDER), { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".ts"))
		.sort()
		.map((file) => parseExample(`${FOLDER}/${file}`, readFileSync(join(ROOT, FOLDER, file), "utf8")));
}

/** A program by what it says of itself and what it imports. */
export function parseExample(source: string, text: string): Example {
	const [comment = "", words = ""] = /^\s*\/\*\*(.*?)\*\/\s*/s.exec(text) ?? [];
	const file = source.slice(FOLDER.length + 1).replace(/\.ts$/, "");
	const folder = file.includes("/") ? file.slice(0, file.lastIndexOf("/")) : "";
	return {
		source,
		folder,
		id: file.slice(folder.length).replace(/^\//, ""),
		words: words
			.replace(/^[ \t]*\* ?/gm, "")
			.replace(/\s+/g, " ")
			.trim(),
		code: text.slice(comment.length),
		names: importedNames(text),
	};
}

/** The names that a program imports from the package. */
export function importedNames(code: string): Set<string> {
	const names = new Set<string>();
	for (const [, list = ""] of code.matchAll(/\bimport\s+(?:type\s+)?\{([^}]*)\}\s*from\s*"mirazarr(?:\/[^"]*)?"/g))
		for (const part of list.split(",")) {
			const name = /^\s*(?:type\s+)?(\w+)/.exec(part)?.[1];
			if (name !== undefined) names.add(name);
		}
	return names;
}

/** The examples of a name, those that are about little else first. */
export function examplesOf(name: string, examples: readonly Example[]): Example[] {
	return examples
		.filter(({ names }) => names.has(name))
		.sort((a, b) => a.names.size - b.names.size || a.code.length - b.code.length);
}

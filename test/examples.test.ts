/** Every public name has an example (docs/examples) that uses it, and every example runs and prints what it says. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { compileSnippets, expectedOutput, type Snippet } from "./run-snippets.ts";

const root = join(import.meta.dirname, "..");

/** The examples by their files, `fill/decode-a-chunk.ts`. */
const examples = new Map(
	readdirSync(join(root, "docs/examples"), { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".ts"))
		.sort()
		.map((file) => [file, readFileSync(join(root, "docs/examples", file), "utf8")]),
);

/** What the API reports say of each entry, by its name in the files of api/: `write-icechunk`. */
const reports = new Map(
	readdirSync(join(root, "api")).map((file) => [
		file.replace(/\.api\.md$/, ""),
		readFileSync(join(root, "api", file), "utf8"),
	]),
);

const { exports }: { exports: Record<string, { node?: object }> } = JSON.parse(
	readFileSync(join(root, "package.json"), "utf8"),
);

/** What users import, `mirazarr/write/icechunk`, by the name of its report. */
const ENTRIES = new Map(
	Object.keys(exports).map((path) => [
		path === "." ? "mirazarr" : path.slice(2).replaceAll("/", "-"),
		`mirazarr${path.slice(1)}`,
	]),
);

/** The names that a report says its entry exports. */
function publicNames(report: string): Set<string> {
	const declaration = /^export (?:(?:type|function|(?:abstract )?class|const|interface) (\w+)|\{ \w+ as (\w+) \})/gm;
	return new Set(Array.from(report.matchAll(declaration), ([, name, alias]) => (name ?? alias) as string));
}

/** The names that a program imports from one of these entries, as `mirazarr/fill`, and then uses. */
function namesUsed(program: string, entries: readonly string[]): string[] {
	const statement = /^import (?:type )?\{([^}]*)\} from "([^"]+)";$/gm;
	const lists = Array.from(program.matchAll(statement)).filter(([, , entry = ""]) => entries.includes(entry));
	const names = lists.flatMap(([, list = ""]) =>
		Array.from(list.matchAll(/(?:type )?(\w+)/g), ([, name]) => name ?? ""),
	);
	const body = program.replace(statement, "").replace(/\/\*.*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"/gs, "");
	return names.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
}

/**
 * The names of a report that no example of its folder shows. In Node `mirazarr` is the very module that `mirazarr/node` is
 * (package.json), so the examples of the one show the names of the other.
 */
function namesWithoutExample(folder: string, report: string, programs: ReadonlyMap<string, string>): string[] {
	const folders = folder === "node" ? ["node", "mirazarr"] : [folder];
	const entries = folders.map((name) => ENTRIES.get(name) ?? "");
	const own = [...programs].filter(([file]) => folders.some((name) => file.startsWith(`${name}/`)));
	const shown = new Set(own.flatMap(([, program]) => namesUsed(program, entries)));
	return [...publicNames(report)].filter((name) => !shown.has(name));
}

describe("every public name has an example", () => {
	it.each([...reports])("%s", (folder, report) => {
		expect(publicNames(report).size).toBeGreaterThan(0);
		expect(namesWithoutExample(folder, report, examples), `docs/examples/${folder}/ shows no such names`).toEqual([]);
	});

	it("`mirazarr` and `mirazarr/node` are one module in Node", () => {
		expect(exports["."]?.node).toEqual(exports["./node"]);
	});

	it("a folder of examples is that of an entry", () => {
		const folders = new Set(Array.from(examples.keys(), (file) => /^(.*)\//.exec(file)?.[1] ?? "mirazarr"));
		expect([...folders].filter((folder) => !reports.has(folder))).toEqual([]);
	});

	it("a name that is added without an example is named", () => {
		const report =
			"// @public\nexport function shown(options?: Unused): Forgotten;\n\n// @public\nexport type Unused = object;\n\n// @public\nexport class Forgotten {\n    Shown(): void;\n}\n\n// @public\ntype Selection_2 = readonly number[];\nexport { Selection_2 as Selection }\n";
		const program =
			'/** Forgotten. */\nimport { shown, type Unused } from "mirazarr/fill";\n\nshown("Unused"); // Selection\n';
		expect(namesWithoutExample("fill", report, new Map([["fill/a.ts", program]]))).toEqual([
			"Unused",
			"Forgotten",
			"Selection",
		]);
		expect(namesWithoutExample("cf", report, new Map([["fill/a.ts", program]]))).toContain("shown");
	});
});

describe("examples", () => {
	let snippets: Map<string, Snippet>;
	beforeAll(async () => {
		snippets = await compileSnippets(examples);
	});

	it.each([...examples])("%s prints what it says", async (file, program) => {
		expect(program, "what it shows, in a sentence or two").toMatch(/^\/\*\*.*?\*\/\nimport /s);
		expect(expectedOutput(program)).not.toEqual([]);
		const printed = await snippets.get(file)?.();
		expect(printed?.map((values) => format(...values))).toEqual(expectedOutput(program));
	});
});

/** Programs that import the package by its public names, as the documentation shows them: run, and what they print. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = join(import.meta.dirname, "..");
type Entry = { default: string } | { node: { default: string } } | string;
const packageExports: Record<string, Entry> = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).exports;

/** The source of every entry of the package, by the name that users import. */
const ENTRIES = Object.fromEntries(
	Object.entries(packageExports).flatMap(([name, entry]): [string, string][] => {
		if (typeof entry === "string") return [];
		const { default: path } = "node" in entry ? entry.node : entry;
		return [[`mirazarr${name.slice(1)}`, join(root, path.replace("./dist/", "src/").replace(/\.js$/, ".ts"))]];
	}),
);

/** A program that was compiled: run from the root of the package, it gives what it hands to each `console.log`. */
export type Snippet = () => Promise<unknown[][]>;

/** Compiles programs, all at once, so that the library which they share is compiled once. */
export async function compileSnippets(codes: ReadonlyMap<string, string>): Promise<Map<string, Snippet>> {
	// Inside the project, so that its dependencies are found.
	mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
	const outdir = mkdtempSync(join(root, "node_modules/.cache/mirazarr-snippets-"));
	process.once("exit", () => rmSync(outdir, { recursive: true, force: true }));
	const names = [...codes.keys()];
	await build({
		entryPoints: names.map((name, i) => ({ in: `snippet:${name}`, out: String(i) })),
		plugins: [
			{
				name: "snippets",
				setup({ onResolve, onLoad }) {
					onResolve({ filter: /^snippet:/ }, ({ path }) => ({
						path: path.slice("snippet:".length),
						namespace: "snippet",
					}));
					onLoad({ filter: /./, namespace: "snippet" }, ({ path }) => ({
						contents: codes.get(path) ?? "",
						resolveDir: root,
						loader: "ts",
					}));
				},
			},
		],
		bundle: true,
		// Made to be required: bundled as modules they are no longer what they were.
		external: ["bullmq", "ioredis"],
		splitting: true,
		platform: "node",
		format: "esm",
		outdir,
		outExtension: { ".js": ".mjs" },
		alias: ENTRIES,
		// What looks for files of the package looks from where its sources are.
		define: { "import.meta.url": JSON.stringify(pathToFileURL(join(root, "src/node.ts")).href) },
		banner: {
			js: "const printed = []; const console = { log: (...values) => printed.push(values), error() {}, warn() {} };",
		},
		footer: { js: "export { printed };" },
	});
	return new Map(
		names.map((name, i) => [
			name,
			async () => {
				const { printed } = await import(/* @vite-ignore */ pathToFileURL(join(outdir, `${i}.mjs`)).href);
				return printed;
			},
		]),
	);
}

/** The comments behind `console.log(…);`, one for each call. */
export function expectedOutput(code: string): string[] {
	return Array.from(code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm), (match) => match[1] ?? "");
}

/** What the page weighs before the first file, and what it is made of. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const built = join(root, "dist/web");

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] };

/** The files that the browser fetches for the page before anybody opens anything. */
function firstLoad(): string[] {
	const path = join(built, ".vite/manifest.json");
	if (!existsSync(path)) throw new Error("the page is not built: npm run build:web");
	const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path, "utf8"));
	const files = new Set(["index.html"]);
	const visit = (name: string): void => {
		const { file, imports = [], css = [] } = manifest[name] as Chunk;
		if (files.has(file)) return;
		for (const each of [file, ...css]) files.add(each);
		for (const next of imports) visit(next);
	};
	visit("index.html");
	for (const [, icon = ""] of readFileSync(join(built, "index.html"), "utf8").matchAll(/href="\.\/([^"]+)"/g))
		files.add(icon);
	return [...files];
}

describe("before the first file", () => {
	it("the page weighs at most 150 kB, compressed", () => {
		const sizes = firstLoad().map((file) => gzipSync(readFileSync(join(built, file))).length);
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150_000);
	});

	it("no engine is loaded: no format, no codec, no reader", () => {
		const texts = firstLoad()
			.filter((file) => file.endsWith(".js"))
			.map((file) => readFileSync(join(built, file), "utf8"));
		expect(texts.length).toBeGreaterThan(0);
		for (const text of texts) expect(text).not.toMatch(/MiraError|zarr_format|WebAssembly/);
	});
});

describe("the sources of the page", () => {
	const sources = readdirSync(join(root, "web"), { recursive: true, encoding: "utf8" })
		.filter((file) => /\.tsx?$/.test(file))
		.map((file) => ({ file, text: readFileSync(join(root, "web", file), "utf8") }));

	it("import the library by its public names alone", () => {
		for (const { file, text } of sources) expect(text, file).not.toMatch(/from "(\.\.\/)+src\//);
	});

	it("leave the library to the engine: the page has its types", () => {
		const page = sources.filter(({ file }) => file.startsWith("page/"));
		expect(page.length).toBeGreaterThan(20);
		for (const { file, text } of page) expect(text, file).not.toMatch(/^import (?!type )[^;]*from "mirazarr/m);
	});

	it("are short files, and say what they export", () => {
		for (const { file, text } of sources) {
			expect(text.split("\n").length, file).toBeLessThan(500);
			expect(file).not.toMatch(/(^|\/)(utils?|helpers?|misc|common)\b/);
			const lines = text.split("\n");
			for (const [i, line] of lines.entries())
				if (/^export (async )?(function\*?|class|const|type|interface) \w/.test(line))
					expect(lines[i - 1]?.trimEnd(), `${file}:${i + 1} ${line}`).toMatch(/\*\/$/);
		}
	});
});

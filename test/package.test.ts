/** Hygiene: what the package promises about itself. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { type OutputChunk, rolldown } from "rolldown";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keepNeededDeclarations } from "../scripts/bundle/declarations.mjs";
import { bundle as buildPackage, bundleServiceWorker, bundleSingleFile } from "../scripts/bundle.mjs";
import * as library from "../src/index.ts";

const root = join(import.meta.dirname, "..");
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((file) =>
	file.endsWith(".ts"),
);

/** Sources of the entries that package.json exports, those of browsers where Node has another. */
const entries = Object.values<string | { default: string }>(manifest.exports).flatMap((entry) =>
	typeof entry === "string" ? [] : [entry.default.replace("./dist/", "src/").replace(/\.js$/, ".ts")],
);

describe("package.json", () => {
	it("pins every version exactly, and has zarrita as a peer; those of a queue need not be there", () => {
		for (const version of Object.values({ ...manifest.dependencies, ...manifest.devDependencies }))
			expect(version).toMatch(/^\d+\.\d+\.\d+$/);
		expect(Object.keys(manifest.peerDependencies)).toEqual(["bullmq", "ioredis", "zarrita"]);
		expect(manifest.peerDependenciesMeta).toEqual({ bullmq: { optional: true }, ioredis: { optional: true } });
	});

	it("exports entries that exist, each by its own name", () => {
		for (const entry of entries) expect(sources.map((file) => `src/${file}`)).toContain(entry);
		expect(Object.keys(manifest.exports).filter((name) => name.includes("*"))).toEqual([]);
		const formats = readdirSync(join(root, "src/formats"), { withFileTypes: true }).filter((one) => one.isDirectory());
		for (const { name } of formats) expect(entries).toContain(`src/formats/${name}/index.ts`);
	});
});

describe("in a browser", () => {
	async function bundle(entry: string, external: string[] = []) {
		const result = await build({
			entryPoints: [join(root, entry)],
			bundle: true,
			splitting: true,
			format: "esm",
			platform: "browser",
			conditions: ["browser"],
			outdir: "out",
			write: false,
			minify: true,
			metafile: true,
			external,
			logLevel: "silent",
		});
		return result;
	}

	it.each(entries.filter((entry) => !/(^|\/)node\.ts$|\/exec\//.test(entry)))(
		"%s bundles without anything of Node",
		async (entry) => {
			const { outputFiles, errors } = await bundle(entry);
			expect(errors).toEqual([]);
			for (const { text } of outputFiles) expect(text).not.toMatch(/from\s*"node:|require\("node:|import\("node:/);
		},
	);

	it("mirazarr/fill depends on nothing", async () => {
		const { metafile } = await bundle("src/fill/index.ts");
		expect(Object.keys(metafile.inputs).filter((file) => file.includes("node_modules"))).toEqual([]);
	});

	it("the first load has no format, no wasm and no decompressor in it", async () => {
		const { metafile } = await bundle("src/index.ts", ["zarrita"]);
		const entry = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint?.endsWith("src/index.ts"));
		const eager = new Set<string>();
		const visit = (output: typeof entry): void => {
			for (const file of Object.keys(output?.inputs ?? {})) eager.add(file);
			for (const { path, kind } of output?.imports ?? [])
				if (kind === "import-statement") visit(metafile.outputs[path]);
		};
		visit(entry);
		for (const file of eager)
			expect(file).not.toMatch(
				/zstddec|(?<!catalogue\/)numcodecs|saxes|hyparquet|aws4fetch|lerc|jsquash|codecs\/image\/(?!wasm)|formats\/\w+\/(index|array|image)\.ts/,
			);
	});
});

describe("what is built", () => {
	let folder = "";
	let chunks: Map<string, OutputChunk>;
	beforeAll(async () => {
		const cache = join(root, "node_modules/.cache");
		mkdirSync(cache, { recursive: true });
		folder = mkdtempSync(join(cache, "mirazarr-built-"));
		cpSync(join(root, "package.json"), join(folder, "package.json"));
		const output = await buildPackage(join(folder, "dist"));
		chunks = new Map(output.flatMap((one) => (one.type === "chunk" ? [[one.fileName, one]] : [])));
	}, 60_000);
	afterAll(() => rmSync(folder, { recursive: true, force: true }));

	/** The files that are loaded with one, itself included. */
	function loadedWith(file: string, seen = new Set<string>()): Set<string> {
		seen.add(file);
		for (const next of chunks.get(file)?.imports ?? []) if (!seen.has(next)) loadedWith(next, seen);
		return seen;
	}

	it("is few files: a page or a program waits for each", () => {
		const built = [...loadedWith("index.js")].filter((file) => chunks.has(file));
		// One of them is what `mirazarr/fill` has alone.
		expect(built.length).toBeLessThanOrEqual(9);
		// They are asked for together.
		for (const file of built) expect(["index.js", ...(chunks.get("index.js")?.imports ?? [])]).toContain(file);
		// Of them 23 are names of parameters of GRIB, of which a file loads those of its centre and disciplines.
		expect(chunks.size).toBeLessThan(210);
	});

	it("keeps formats, codecs, commands and the register of coordinate systems apart until they are needed", () => {
		const modules = (file: string) => [...loadedWith(file)].flatMap((name) => chunks.get(name)?.moduleIds ?? []);
		for (const module of [...modules("index.js"), ...modules("cli/main.js")])
			expect(module).not.toMatch(
				/formats\/\w+\/index\.ts|codecs\/(image\/(?!wasm)|(tiff|fits|hdf4)\/)|cli\/commands|epsg-table/,
			);
	});

	it("opens with 45 kB, and has the rest when it is needed", async () => {
		const script = 'import { openStore } from "mirazarr"; globalThis.open = openStore;';
		for (const { kilobytes, modules } of [await byEsbuild(folder, script), await byRolldown(folder, script)]) {
			expect(kilobytes).toBeLessThanOrEqual(45);
			// It is this very package, and no stub of it.
			expect(kilobytes).toBeGreaterThan(10);
			for (const module of modules) expect(module).not.toMatch(/formats\/|parts\/(?!open)/);
		}
	});

	it("has what is about missing data alone without formats, codecs, stores and zarrita", async () => {
		const script = 'export * from "mirazarr/fill";';
		for (const { kilobytes, modules } of [await byEsbuild(folder, script), await byRolldown(folder, script)]) {
			expect(kilobytes).toBeLessThanOrEqual(55);
			expect(kilobytes).toBeGreaterThan(10);
			for (const module of modules)
				expect(module).not.toMatch(/formats\/|codecs\/|zarrita|parts\/(?!open|fill|report-words)/);
		}
	});

	it.each(["tiff", "hdf5", "zarr"])("has %s by its own import without the code of other formats", async (format) => {
		const script = `import { ${format} } from "mirazarr/formats/${format}"; globalThis.parser = ${format}();`;
		for (const { kilobytes, modules } of [await byEsbuild(folder, script), await byRolldown(folder, script)]) {
			expect(kilobytes).toBeLessThanOrEqual(130);
			const ofFormats = modules.filter((module) => /formats\/|parts\/(zarr|hdf5|kerchunk)\.js/.test(module));
			expect(ofFormats).toHaveLength(1);
			expect(ofFormats[0]).toMatch(new RegExp(`/${format}\\b`));
		}
	});

	it("has no source maps that point nowhere", () => {
		for (const { code, map } of chunks.values()) {
			expect(code).not.toContain("sourceMappingURL");
			expect(map).toBeNull();
		}
	});

	it("needs zarrita for what zarrita reads alone: the command works without", () => {
		const everything = new Set<string>();
		const visit = (file: string): void => {
			if (everything.has(file)) return;
			everything.add(file);
			const { imports = [], dynamicImports = [] } = chunks.get(file) ?? {};
			for (const next of [...imports, ...dynamicImports.filter((name) => chunks.has(name))]) visit(next);
		};
		visit("cli/main.js");
		expect(everything).toContain("parts/engine.js");
		expect(everything).not.toContain("zarrita");
		expect(loadedWith("index.js")).toContain("zarrita");
	});

	it("has a service worker of one file, for workers cannot import later, and that needs no other", async () => {
		const output = await bundleServiceWorker(join(folder, "dist"));
		expect(output.map(({ fileName }) => fileName)).toEqual(["service-worker.js"]);
		const { code, imports, moduleIds } = output[0] as OutputChunk;
		expect(imports).toEqual([]);
		expect(code.match(/import\.meta|\bimport\(|\brequire\(/g)).toBeNull();
		for (const format of readdirSync(join(root, "src/formats"), { withFileTypes: true }))
			if (format.isDirectory()) expect(moduleIds).toContain(join(root, "src/formats", format.name, "index.ts"));
		expect(code.match(/url:new URL\(`data:application\/wasm;base64,/g)).toHaveLength(2);
		// The register of coordinate systems is in it too, for it draws maps, and every kernel.
		expect(code.length).toBeLessThan(4_600_000);
		// A script, not a module: what a page registers without more ado, and what importScripts takes.
		expect(() => new Function(code)).not.toThrow();
	});

	it("has a file for a script tag that needs no other, with the names of the package", async () => {
		const output = await bundleSingleFile(join(folder, "dist"));
		expect(output.map(({ fileName }) => fileName)).toEqual(["mirazarr.min.js"]);
		const { code, imports, moduleIds } = output[0] as OutputChunk;
		expect(imports).toEqual([]);
		expect(code.match(/import\.meta|\bimport\(|\brequire\(/g)).toBeNull();
		for (const format of readdirSync(join(root, "src/formats"), { withFileTypes: true }))
			if (format.isDirectory()) expect(moduleIds).toContain(join(root, "src/formats", format.name, "index.ts"));
		expect(code.length).toBeLessThan(3_900_000);
		const written = readFileSync(join(folder, "dist/mirazarr.min.js"), "utf8");
		expect(written).toContain(`mirazarr ${manifest.version}, ${manifest.license}`);
		// As a classic script and as a module it sets the global.
		const page = { URL, TextDecoder, TextEncoder };
		expect(Object.keys(runInNewContext(`${written}; globalThis.mirazarr`, page)).sort()).toEqual(
			Object.keys(library).sort(),
		);
	});

	it("has the declarations that entries lead to and no others, as TypeScript 5.0 reads them", () => {
		const declared = join(folder, "declarations");
		mkdirSync(join(declared, "inner"), { recursive: true });
		const write = (name: string, text: string) => writeFileSync(join(declared, name), text);
		write("index.d.ts", 'export type { A } from "./inner/a.ts";\nexport type B = import("./b.ts").B;\n');
		write("inner/a.d.ts", "export type A = Uint8Array<ArrayBuffer>;\n");
		write("b.d.ts", "export type B = Uint8Array;\n");
		write("inner/private.d.ts", 'export type C = import("../b.ts").B;\n');
		write("b.js", "");
		expect(keepNeededDeclarations(declared, ["index.d.ts"])).toBe(3);
		expect(readdirSync(declared, { recursive: true, encoding: "utf8" }).sort()).toEqual(
			["b.d.ts", "b.js", "index.d.ts", "inner", join("inner", "a.d.ts")].sort(),
		);
		const read = (name: string) => readFileSync(join(declared, name), "utf8");
		expect(read("index.d.ts")).toContain('"./inner/a.js"');
		expect(read("index.d.ts")).toContain('import("./b.js")');
		expect(read("inner/a.d.ts")).toBe("export type A = ReturnType<typeof Uint8Array.from>;\n");
	});

	it("decodes in threads of Node, and ends when it has nothing more to do", () => {
		const script = `
			import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
			import { gzipSync } from "node:zlib";
			const { openStore, read } = await import(process.argv[1]);
			let started = 0;
			process.on("worker", () => started++);
			const folder = mkdtempSync(process.argv[2]);
			const little = { name: "bytes", configuration: { endian: "little" } };
			writeFileSync(folder + "/zarr.json", JSON.stringify({
				zarr_format: 3, node_type: "array", shape: [512, 1024], data_type: "int32", fill_value: 0, attributes: {},
				chunk_grid: { name: "regular", configuration: { chunk_shape: [64, 1024] } },
				chunk_key_encoding: { name: "default" }, codecs: [little, { name: "gzip", configuration: { level: 1 } }],
			}));
			for (let i = 0; i < 8; i++) {
				mkdirSync(folder + "/c/" + i, { recursive: true });
				const numbers = Int32Array.from({ length: 65536 }, (_, at) => i * 65536 + at);
				writeFileSync(folder + "/c/" + i + "/0", gzipSync(numbers));
			}
			const results = [];
			for (const workers of [2, false, undefined]) {
				const { data } = await read(await openStore(folder, { workers }), "/");
				results.push(started, data.every((number, at) => number === at));
			}
			rmSync(folder, { recursive: true });
			console.log(results.join());
		`;
		const args = ["--input-type=module", "-e", script, join(folder, "dist/node.js"), join(folder, "zarr-")];
		expect(execFileSync(process.execPath, args, { encoding: "utf8" }).trim()).toBe("2,true,2,true,2,true");
	});

	it("tells its version", () => {
		const printed = execFileSync(process.execPath, [join(folder, "dist/cli/main.js"), "--version"], {
			encoding: "utf8",
		});
		expect(printed.trim()).toBe(manifest.version);
	});
});

/** What a page loads at once: its size, compressed, and the files of the package that are in it. */
type AtOnce = { kilobytes: number; modules: string[] };

function atOnce(texts: readonly string[], modules: readonly string[], folder: string): AtOnce {
	const bytes = texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
	const own = modules.flatMap((module) => (module.startsWith(folder) ? [module.slice(folder.length + 1)] : []));
	return { kilobytes: bytes / 1000, modules: own.filter((module) => !module.startsWith("dist/exports/")) };
}

/** As applications bundle it: with parts that are loaded later, and small. */
async function byEsbuild(folder: string, script: string): Promise<AtOnce> {
	const { outputFiles, metafile } = await build({
		stdin: { contents: script, resolveDir: folder },
		bundle: true,
		splitting: true,
		format: "esm",
		platform: "browser",
		outdir: "/out",
		write: false,
		minify: true,
		metafile: true,
		external: ["zarrita"],
		logLevel: "silent",
	});
	const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [resolve(path), output]));
	const files = new Set<string>();
	const visit = (path: string): void => {
		files.add(path);
		for (const { path: next, kind, external } of outputs.get(path)?.imports ?? [])
			if (kind === "import-statement" && external !== true && !files.has(resolve(next))) visit(resolve(next));
	};
	for (const [path, { entryPoint }] of outputs) if (entryPoint === "<stdin>") visit(path);
	const texts = outputFiles.flatMap(({ path, text }) => (files.has(path) ? [text] : []));
	const used = [...files].flatMap((path) => Object.entries(outputs.get(path)?.inputs ?? {}));
	return atOnce(
		texts,
		used.flatMap(([input, { bytesInOutput }]) => (bytesInOutput > 0 ? [resolve(input)] : [])),
		folder,
	);
}

/** The same as vite does. */
async function byRolldown(folder: string, script: string): Promise<AtOnce> {
	const entry = join(folder, "entry.mjs");
	writeFileSync(entry, script);
	const bundled = await rolldown({ input: entry, platform: "browser", external: ["zarrita"] });
	const { output } = await bundled.generate({ format: "esm", minify: true });
	const chunks = new Map(output.flatMap((one) => (one.type === "chunk" ? [[one.fileName, one] as const] : [])));
	const files = new Set<OutputChunk>();
	const visit = (chunk: OutputChunk | undefined): void => {
		if (chunk === undefined || files.has(chunk)) return;
		files.add(chunk);
		for (const next of chunk.imports) visit(chunks.get(next));
	};
	for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk);
	return atOnce(
		[...files].map(({ code }) => code),
		[...files].flatMap(({ modules }) =>
			Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
		),
		folder,
	);
}

describe("sources", () => {
	it("document every exported symbol", () => {
		const bare: string[] = [];
		for (const file of sources) {
			const lines = readFileSync(join(root, "src", file), "utf8").split("\n");
			for (const [i, line] of lines.entries()) {
				if (!/^export (async )?(abstract )?(function\*?|class|const|type|interface) \w/.test(line)) continue;
				if (!lines[i - 1]?.trimEnd().endsWith("*/")) bare.push(`${file}:${i + 1} ${line}`);
			}
		}
		expect(bare).toEqual([]);
	});

	it("use Node only where Node is", () => {
		const allowed =
			/^(node\.ts|io\/(file|file-calls|file-etag|file-failure|open-files|file-lock|make-folder|missing-file|cloud-environment)\.ts|codecs\/(inflate-node|node)\.ts|read\/workers\/((start-)?thread|read-file)\.ts|cli\/|serve\/|exec\/)/;
		for (const file of sources) {
			if (allowed.test(file)) continue;
			expect(readFileSync(join(root, "src", file), "utf8"), file).not.toMatch(
				/from "node:|import\("node:|\bBuffer\.|\bprocess\./,
			);
		}
	});

	it("have no long files and no rooms for everything", () => {
		for (const file of sources) {
			const text = readFileSync(join(root, "src", file), "utf8");
			// Tables that a script makes are as long as what they list.
			if (!/^\/[/*].*\bMade by scripts\//.test(text)) expect(text.split("\n").length, file).toBeLessThan(500);
			expect(file).not.toMatch(/(^|\/)(utils?|helpers?|misc|common)\b/);
		}
	});
});

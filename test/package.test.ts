/** Hygiene: what the package promises about itself. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import * as codecs from "../src/codecs/index.ts";
import * as fill from "../src/fill/index.ts";
import * as index from "../src/index.ts";
import * as node from "../src/node.ts";

const root = join(import.meta.dirname, "..");
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((file) =>
	file.endsWith(".ts"),
);

describe("package.json", () => {
	it("pins every version exactly, and has zarrita as a peer", () => {
		for (const version of Object.values({ ...manifest.dependencies, ...manifest.devDependencies }))
			expect(version).toMatch(/^\d+\.\d+\.\d+$/);
		expect(Object.keys(manifest.peerDependencies)).toEqual(["zarrita"]);
	});

	it("exports entries that exist", () => {
		for (const [name, entry] of Object.entries<Record<string, unknown>>(manifest.exports)) {
			if (typeof entry === "string" || name.includes("*")) continue;
			const target = (entry.node as Record<string, string> | undefined)?.default ?? (entry.default as string);
			expect(sources).toContain(target.replace("./dist/", "").replace(/\.js$/, ".ts"));
		}
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

	it.each([
		"src/index.ts",
		"src/fill/index.ts",
		"src/codecs/index.ts",
		"src/formats/netcdf3/index.ts",
		"src/formats/dmrpp/index.ts",
		"src/formats/fits/index.ts",
		"src/formats/grib/index.ts",
		"src/formats/hdf4/index.ts",
		"src/formats/hdf5/index.ts",
		"src/formats/icechunk/index.ts",
		"src/formats/kerchunk/index.ts",
		"src/formats/tiff/index.ts",
		"src/formats/zarr/index.ts",
		"src/formats/zip/index.ts",
		"src/serve/index.ts",
		"src/testing/index.ts",
		"src/write/icechunk.ts",
		"src/write/kerchunk-json.ts",
		"src/write/kerchunk-parquet.ts",
		"src/write/zarr-metadata.ts",
	])("%s bundles without anything of Node", async (entry) => {
		const { outputFiles, errors } = await bundle(entry);
		expect(errors).toEqual([]);
		for (const { text } of outputFiles) expect(text).not.toMatch(/from\s*"node:|require\("node:|import\("node:/);
	});

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

describe("the public API", () => {
	it("of mirazarr", () => {
		expect(Object.keys(index).sort()).toMatchInlineSnapshot(`
			[
			  "AzureStore",
			  "BlobStore",
			  "ChunkManifest",
			  "CombineError",
			  "DerivedArray",
			  "GcsStore",
			  "HttpStore",
			  "LoadedVariable",
			  "ManifestArray",
			  "ManifestBuilder",
			  "ManifestGroup",
			  "ManifestStore",
			  "MemoryStore",
			  "MiraError",
			  "NO_CHUNK",
			  "ObjectStoreRegistry",
			  "S3Store",
			  "Trace",
			  "TransientError",
			  "VirtualDataTree",
			  "VirtualDataset",
			  "align",
			  "boundsOwners",
			  "broadcast",
			  "childUrl",
			  "collectSources",
			  "combineByCoords",
			  "combineNested",
			  "commonTimeUnits",
			  "concat",
			  "concatManifests",
			  "convertTimeUnits",
			  "cutChunks",
			  "decode",
			  "decodedArray",
			  "decodedView",
			  "directoryUrl",
			  "drop",
			  "encodePath",
			  "expandDims",
			  "explainFill",
			  "fixedScaleOffsetToCodecs",
			  "formatDiagnostic",
			  "formatDifference",
			  "headerBytes",
			  "insertAxis",
			  "isMiraError",
			  "isUrl",
			  "isValid",
			  "isel",
			  "load",
			  "merge",
			  "openStore",
			  "openVirtualDataTree",
			  "openVirtualDataset",
			  "openVirtualDatasets",
			  "packingToAttributes",
			  "packingToCodecs",
			  "parseSelection",
			  "parseSources",
			  "parseTimeUnits",
			  "preflight",
			  "read",
			  "registerBlob",
			  "registerCodec",
			  "registerDirectory",
			  "registerNamed",
			  "registerWithZarrita",
			  "registryFor",
			  "reindex",
			  "removeAxis",
			  "rename",
			  "renamePaths",
			  "siblingUrl",
			  "sourcesDocument",
			  "splitUniform",
			  "stack",
			  "takeChunks",
			  "timesToDatetime64",
			  "timesToEpoch",
			  "timesToIso",
			  "toVirtualDataTree",
			  "toVirtualDataset",
			  "verify",
			]
		`);
	});

	it("of mirazarr in Node adds local files", () => {
		expect(
			Object.keys(node)
				.filter((name) => !(name in index))
				.sort(),
		).toMatchInlineSnapshot(`
			[
			  "FileStore",
			  "fileUrl",
			  "s3Options",
			]
		`);
	});

	it("of mirazarr/fill", () => {
		expect(Object.keys(fill).sort()).toMatchInlineSnapshot(`
			[
			  "JsonFloat",
			  "MISSING_VALUE_UUID",
			  "MiraError",
			  "assertEncodable",
			  "attributesFromJson",
			  "dataType",
			  "decodeFillValue",
			  "decodeV2FillValue",
			  "decodeValues",
			  "encodeFillValue",
			  "explainFillModel",
			  "fillFromJson",
			  "fillToJson",
			  "isMiraError",
			  "isValid",
			  "migrateV2Fill",
			  "missingValueConvention",
			  "netcdfDefaultFill",
			  "numericAttribute",
			  "parseDataType",
			  "parseFillText",
			  "parseJson",
			  "projectAttributes",
			  "resolveFill",
			  "sentinelsToPlainJson",
			  "textAttribute",
			  "v2DimensionNames",
			  "v2FillCandidate",
			  "validateConventionEntry",
			  "validateFillValue",
			  "validateMissingValueConvention",
			  "writeJson",
			]
		`);
	});

	it("of mirazarr/codecs", () => {
		expect(Object.keys(codecs).sort()).toMatchInlineSnapshot(`
			[
			  "createPipeline",
			  "encodeChunk",
			  "registerCodec",
			  "useWasmFiles",
			]
		`);
	});
});

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
			/^(node\.ts|io\/(file|file-lock|cloud-environment)\.ts|codecs\/inflate-node\.ts|cli\/|serve\/|exec\/)/;
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

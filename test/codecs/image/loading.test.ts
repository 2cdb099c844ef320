import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "esbuild";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { WasmFile } from "../../../src/codecs/image/wasm.ts";
import type { createPipeline } from "../../../src/codecs/index.ts";
import { type ImageVector, vector, vectors } from "./vectors.ts";

const LERC = "lerc/lerc-wasm.wasm";
const WEBP = "@jsquash/webp/codec/dec/webp_dec.wasm";
const root = join(import.meta.dirname, "../../..");
const { resolve } = createRequire(import.meta.url);

const read = vi.fn(({ specifier }: WasmFile) => readFile(resolve(specifier)));
const compile = vi.spyOn(WebAssembly, "compile");
const instantiate = vi.spyOn(WebAssembly, "instantiate");
let pipelineOf: typeof createPipeline;

/** Decoders are kept as long as their module: each test begins with new ones. */
beforeEach(async () => {
	vi.resetModules();
	vi.clearAllMocks();
	({ createPipeline: pipelineOf } = await import("../../../src/codecs/index.ts"));
	const { useWasmFiles } = await import("../../../src/codecs/image/wasm.ts");
	useWasmFiles(read);
});

async function decode({ codecs, spec, encoded }: ImageVector, bytes = encoded): Promise<Uint8Array> {
	return (await (await pipelineOf(codecs, spec)).decode(bytes)) as Uint8Array;
}

/** The memory of the first instance that was made. */
async function memoryOfDecoder(): Promise<WebAssembly.Memory> {
	const { exports } = (await instantiate.mock.results.map(({ value }) => value)[0]) as unknown as WebAssembly.Instance;
	return Object.values(exports).find((value) => value instanceof WebAssembly.Memory) as WebAssembly.Memory;
}

describe("acceptance 19: WebAssembly", () => {
	it("is not loaded to build a chain", async () => {
		for (const { codecs, spec } of vectors) await pipelineOf(codecs, spec);
		expect(read).not.toHaveBeenCalled();
	});

	it.each([
		["JPEG, YCbCr 420, 21 x 35", []],
		["JPEG 2000, 3 samples, 21 x 35", []],
		["PNG, 3 samples of u1", []],
		["LERC, f4", [LERC]],
		["WebP, lossless, read as 3 samples", [WEBP]],
	])("for %s is %j", async (name, files) => {
		await decode(vector(name));
		expect(read.mock.calls.map(([{ specifier }]) => specifier)).toEqual(files);
	});

	it("is not loaded to open a file, but to read it", async () => {
		const { openStore } = await import("../../../src/open.ts");
		const { read: readArray } = await import("../../../src/read/read.ts");
		const file = readFileSync(join(root, "test/fixtures/image-codecs/lerc-mask.tif"));
		const store = await openStore(new Blob([file]));
		expect(compile).not.toHaveBeenCalled();
		const { data } = await readArray(store, "/0");
		expect((data as Float32Array).filter(Number.isNaN)).toHaveLength(300);
		expect(read).toHaveBeenCalledOnce();
		expect(compile).toHaveBeenCalledOnce();
	});

	it("that cannot be loaded is said, and tried again", async () => {
		read.mockRejectedValueOnce(new Error("404"));
		await expect(decode(vector("LERC, f4"))).rejects.toMatchObject({
			code: "unsupported-feature",
			message: expect.stringContaining(LERC),
		});
		expect(await decode(vector("LERC, f4"))).toEqual(vector("LERC, f4").decoded);
	});
});

describe("another build than the one whose letters we call", () => {
	const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

	it.each([
		["LERC, f4", LERC, WEBP, "lerc"],
		["WebP, lossless, read as 3 samples", WEBP, LERC, "@jsquash/webp"],
	])("%s: is refused by the name and version of its package", async (name, file, other, of) => {
		read.mockImplementationOnce(() => readFile(resolve(other)));
		await expect(decode(vector(name))).rejects.toMatchObject({
			code: "unsupported-feature",
			message: expect.stringContaining(`"${file}", is not that of ${of} ${dependencies[of]}`),
		});
		expect(instantiate).not.toHaveBeenCalled();
		expect(await decode(vector(name))).toEqual(vector(name).decoded);
	});
});

describe("an instance", () => {
	it.each(["LERC, f4", "WebP, lossy, read as 3 samples"])("serves many chunks without growing, %s", async (name) => {
		const chunk = vector(name);
		const pipeline = await pipelineOf(chunk.codecs, chunk.spec);
		await pipeline.decode(chunk.encoded);
		const memory = await memoryOfDecoder();
		const before = memory.buffer.byteLength;
		const cut = chunk.encoded.slice(0, -9);
		for (let i = 0; i < 500; i++) {
			await pipeline.decode(chunk.encoded);
			await pipeline.decode(cut).catch(() => undefined);
		}
		expect(instantiate).toHaveBeenCalledOnce();
		expect(memory.buffer.byteLength).toBe(before);
	});

	it("that failed is replaced", async () => {
		const chunk = vector("LERC, f4");
		await decode(chunk);
		const memory = await memoryOfDecoder();
		// What a bug in the decoder could do: all that it knows is gone.
		new Uint8Array(memory.buffer).fill(0xff);
		await expect(decode(chunk)).rejects.toMatchObject({ code: "corrupt-chunk" });
		expect(await decode(chunk)).toEqual(chunk.decoded);
		expect(instantiate).toHaveBeenCalledTimes(2);
	});
});

describe("in a bundle for browsers", () => {
	it("decoders of images are apart, and nothing of Node is in them", async () => {
		const { metafile, outputFiles } = await build({
			entryPoints: [join(root, "src/codecs/index.ts")],
			bundle: true,
			splitting: true,
			format: "esm",
			platform: "browser",
			outdir: "out",
			write: false,
			metafile: true,
			logLevel: "silent",
		});
		const eager = new Set<string>();
		const visit = (name: string | undefined): void => {
			const output = metafile.outputs[name ?? ""];
			for (const file of Object.keys(output?.inputs ?? {})) eager.add(file);
			for (const { path, kind } of output?.imports ?? []) if (kind === "import-statement") visit(path);
		};
		visit(
			Object.keys(metafile.outputs).find((name) => metafile.outputs[name]?.entryPoint?.endsWith("codecs/index.ts")),
		);
		expect([...eager].filter((file) => file.includes("codecs/image/"))).toEqual(["src/codecs/image/wasm.ts"]);
		expect([...eager].filter((file) => /kernels\/modules\/jpeg/.test(file))).toEqual([]);
		expect(Object.keys(metafile.inputs).filter((file) => /lerc-wasm|jpeg-stream/.test(file))).toHaveLength(2);
		for (const { text } of outputFiles) expect(text).not.toMatch(/\brequire\(|from\s*"(fs|path|module|node:)/);
	});
});

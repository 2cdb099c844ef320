import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { createPipeline as CreatePipeline } from "../../src/codecs/pipeline.ts";
import { vectors } from "./vectors.ts";

// Where a content security policy forbids WebAssembly, everything that we have in JavaScript too must still decode.

let createPipeline: typeof CreatePipeline;

beforeAll(async () => {
	class Module {
		constructor() {
			throw new WebAssembly.CompileError("refused to compile or instantiate");
		}
	}
	// zstddec takes another way, which has nothing to fall back to.
	vi.stubGlobal("WebAssembly", Object.create(WebAssembly, { Module: { value: Module } }));
	vi.resetModules();
	({ createPipeline } = await import("../../src/codecs/pipeline.ts"));
	const { loadChunkTools } = await import("../../src/codecs/chunk-tools.ts");
	expect(await loadChunkTools()).toBeNull();
	expect(loadChunkTools()).toBeNull();
});

afterAll(() => vi.unstubAllGlobals());

it.each(vectors.map((vector) => [vector.name, vector] as const))("decodes %s", async (_, vector) => {
	const { codecs, spec, encoded, decoded } = vector;
	const pipeline = await createPipeline(codecs, spec);
	const found = await pipeline.decode(encoded);
	if (found instanceof Uint8Array) expect(Buffer.compare(found, decoded as Uint8Array)).toBe(0);
	else expect(found).toEqual(decoded);
});

/** Reads WebAssembly from elsewhere than the package: where a page forbids `data:` URLs, or keeps files in a cache of its own. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createPipeline, useWasmFiles } from "mirazarr/codecs";
import { dataType } from "mirazarr/fill";

const asked: string[] = [];
useWasmFiles(async ({ specifier }) => {
	asked.push(specifier);
	return readFile(createRequire(import.meta.url).resolve(specifier));
});

const image = Buffer.from("UklGRiIAAABXRUJQVlA4TBYAAAAvAQAAAA9wCqgr+N5DfP4DDxWI6H8A", "base64");
const pipeline = await createPipeline([{ name: "imagecodecs_webp" }], {
	dataType: dataType("uint8"),
	shape: [1, 2, 3],
});
console.log((await pipeline.decode(image)).join(" ")); // 10 20 30 200 100 0
console.log(asked.join()); // @jsquash/webp/codec/dec/webp_dec.wasm

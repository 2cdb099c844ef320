/** References of the TIFF fixtures, in every form, read again: byte for byte what rasterio reads from the files. */
import { describe, expect, it } from "vitest";
import { portableTiffChain } from "../../src/codecs/tiff/virtual-tiff.ts";
import { isMiraError } from "../../src/errors.ts";
import { parseReferences } from "../../src/formats/kerchunk/index.ts";
import { read } from "../../src/read/read.ts";
import { type KerchunkOptions, writeKerchunkJson } from "../../src/write/kerchunk-json.ts";
import { expected, openFixture, sha256 } from "../formats/tiff/fixtures.ts";

const FORMS: Record<string, KerchunkOptions> = {
	"Zarr v2": { zarrFormat: 2 },
	"Zarr v3, standard": { zarrFormat: 3 },
	"Zarr v3, virtual-tiff": { zarrFormat: 3, codecFlavor: "virtual-tiff" },
	"Zarr v3, imagecodecs": { zarrFormat: 3, codecFlavor: "imagecodecs" },
	"Zarr v3, rectilinear tails": { zarrFormat: 3, tail: "rectilinear" },
};

describe.each(Object.entries(FORMS))("%s", (_, form) => {
	// A strip that holds more than it should is an error to every other reader, and so it is in references.
	const files = Object.entries(expected).filter(([name]) => !("tail" in form && name.startsWith("oversize")));
	it.each(files)("%s", async (name, images) => {
		const store = await openFixture(name, { unrepresentableFill: "drop" });
		const json = await writeKerchunkJson(store, {
			...form,
			onUnsupported: "skip",
			inlineBudget: { arrayBytes: 2 ** 24 },
		});
		const again = await parseReferences(portable(JSON.parse(json.text())), store.registry);
		const found = new Set(again.contents().map(({ path }) => path));
		for (const [path, { sha256: digest }] of Object.entries(images)) {
			const full = path.startsWith("/") ? path : `/${path}`;
			const refusal = json.diagnostics.find(
				(diagnostic) => diagnostic.path === full && diagnostic.severity === "warning",
			);
			if (!found.has(full as `/${string}`)) {
				expect(refusal?.message).toContain("it is not in the references");
				continue;
			}
			expect(sha256((await read(again, full)).bytes), full).toBe(digest);
		}
	});
});

/** Chains of virtual-tiff in the form that can be run. */
function portable({ refs }: { refs: Record<string, string> }): Record<string, string> {
	const documents = Object.entries(refs).map(([key, text]) => {
		const document = key.endsWith("zarr.json") ? JSON.parse(text) : undefined;
		if (document?.codecs === undefined) return [key, text];
		return [key, JSON.stringify({ ...document, codecs: portableTiffChain(document.codecs) })];
	});
	return Object.fromEntries(documents);
}

describe("T8 a short last strip", () => {
	it("is filled up, encoded again and inlined, so that the grid is regular", async () => {
		const store = await openFixture("lzw-strips.tif");
		const { refs } = JSON.parse((await writeKerchunkJson(store, { zarrFormat: 3 })).text());
		const document = JSON.parse(refs["0/zarr.json"]);
		expect(document.chunk_grid).toEqual({ name: "regular", configuration: { chunk_shape: [3, 16, 45] } });
		expect(document.codecs).toEqual(store.array("/0").metadata.codecs);
		expect(refs["0/c/0/1/0"]).toHaveLength(3);
		expect(refs["0/c/0/2/0"]).toMatch(/^base64:/);
	});

	it("stays a reference in a rectilinear grid on request", async () => {
		const store = await openFixture("lzw-strips.tif");
		const { refs } = JSON.parse((await writeKerchunkJson(store, { zarrFormat: 3, tail: "rectilinear" })).text());
		expect(JSON.parse(refs["0/zarr.json"]).chunk_grid.name).toBe("rectilinear");
		expect(refs["0/c/0/2/0"]).toHaveLength(3);
	});

	it("beyond the budget is refused by name", async () => {
		const store = await openFixture("lzw-strips.tif");
		const error = await writeKerchunkJson(store, { inlineBudget: { arrayBytes: 10 } }).catch((e: unknown) => e);
		expect(isMiraError(error, "limit-exceeded") && error.path).toBe("/0");
	});
});

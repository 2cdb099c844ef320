/** Zarr v3 documents without chunks: the same ones that references have. */
import { expect, it } from "vitest";
import { MemoryStore } from "../../src/io/memory.ts";
import { writeKerchunkJson } from "../../src/write/kerchunk-json.ts";
import { writeZarrMetadata } from "../../src/write/zarr-metadata.ts";
import { parseJson } from "../../src/zarr/json.ts";
import { i16, text } from "../fill/typed-values.ts";
import { ARRAY_ROWS } from "./array-rows.ts";
import { FILL_ROWS } from "./fill-rows.ts";
import { type MadeArray, makeStore } from "./made-store.ts";

async function documents(arrays: { [path: string]: MadeArray }) {
	const { store } = await makeStore(arrays);
	const target = new MemoryStore();
	const written = await writeZarrMetadata(store, target);
	const found = new Map<string, Record<string, unknown>>();
	for await (const { path } of target.list("")) {
		const { bytes } = await target.get(path, undefined);
		found.set(decodeURIComponent(path), parseJson(bytes) as Record<string, unknown>);
	}
	return { store, written, found };
}

it.each([...FILL_ROWS, ...ARRAY_ROWS])("what references with Zarr v3 say: $title", async ({ arrays }) => {
	const { store, found } = await documents(arrays);
	const { refs } = JSON.parse((await writeKerchunkJson(store, { zarrFormat: 3, onUnsupported: "skip" })).text());
	for (const [key, document] of Object.entries<string>(refs)) {
		if (!key.endsWith("/zarr.json")) continue;
		const expected = parseJson(document) as Record<string, unknown>;
		const own = found.get(key) as Record<string, unknown>;
		// References without codecs, where others would not know them, or in other chunks; the export says what the file has.
		expect({ ...own, codecs: 0, chunk_grid: 0 }).toEqual({ ...expected, codecs: 0, chunk_grid: 0 });
	}
});

it("W8 text with a missing value is declared to be text; the root has all documents", async () => {
	const letter = { kind: "text" as const, name: "null_terminated_bytes" as const, itemBytes: 1 };
	const { found, written } = await documents({
		"g/c": { type: letter as never, shape: [2], attributes: { _FillValue: text("-") }, chunks: { 0: ["a", "-"] } },
		v: { type: "uint8", shape: [1], attributes: { _FillValue: i16(300) }, chunks: { 0: [1] } },
	});
	expect(written).toMatchObject({ documentCount: 4, diagnostics: [] });
	expect([...found.keys()].sort()).toEqual(["g/c/zarr.json", "g/zarr.json", "v/zarr.json", "zarr.json"]);
	expect(found.get("g/c/zarr.json")).toMatchObject({ attributes: { missing_value: "-", _Encoding: "utf-8" } });
	expect(found.get("v/zarr.json")).toMatchObject({ attributes: {} });
	const root = found.get("zarr.json") as { consolidated_metadata: { metadata: Record<string, unknown> } };
	for (const name of ["v", "g", "g/c"])
		expect(root.consolidated_metadata.metadata[name]).toEqual(found.get(`${name}/zarr.json`));
});

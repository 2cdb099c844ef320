/** References to GRIB fields for other readers: only where peers.json, made with these readers, says that they are right. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseReferences } from "../../../src/formats/kerchunk/index.ts";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { openStore } from "../../../src/open.ts";
import { read } from "../../../src/read/read.ts";
import { type KerchunkJson, type KerchunkOptions, writeKerchunkJson } from "../../../src/write/kerchunk-json.ts";
import { sameBytes } from "../../../src/zarr/scalar.ts";
import { fixtureBytes, openFixture, trueValues } from "../../formats/grib/fixtures.ts";

const GRIBBERISH: KerchunkOptions = { zarrFormat: 3, codecFlavor: "gribberish" };
const FLAVORS: Record<string, KerchunkOptions> = { kerchunk: {}, gribberish: GRIBBERISH };
/** Nothing may be inlined, so that whatever is not referenced is refused by name. */
const STRICT = { onUnsupported: "skip", inlineBudget: { arrayBytes: 0 } } as const;

const peers: Record<string, Record<string, string>> = JSON.parse(
	readFileSync(join(import.meta.dirname, "../../fixtures/grib-flavors/peers.json"), "utf8"),
);

function refusal(json: KerchunkJson, path: string): string | undefined {
	return json.diagnostics.find((diagnostic) => diagnostic.path === path)?.message;
}

function openCubes(name: string, options: { northUp?: boolean } = {}): Promise<ManifestStore> {
	const files = new MemoryStore([["file.grib", fixtureBytes(name)]]);
	const registry = new ObjectStoreRegistry().register("memory://files/", files);
	return openStore("memory://files/file.grib", { registry, grib: { index: "none", ...options } });
}

/** The path of the one array of fields. */
function fieldPath(store: ManifestStore): `/${string}` {
	const found = store.contents().find(({ path, kind }) => kind === "array" && /\/t$|\/\d+_\d+_\d+$/.test(path));
	return found?.path as `/${string}`;
}

describe.each(Object.entries(FLAVORS))("%s", (reader, options) => {
	// The array of a field with a predefined bitmap is refused before; behind junk the first array is of another message.
	const names = Object.keys(peers).filter((name) => name !== "predefined-bitmap" && name !== "junk");
	it.each(names)("%s is written where they decode it rightly, and then read again", async (name) => {
		const store = await openFixture(name);
		const json = await writeKerchunkJson(store, { ...options, ...STRICT });
		const isWritten = refusal(json, "/1") === undefined;
		expect(isWritten ? "equal" : refusal(json, "/1")).toEqual(
			peers[name]?.[reader] === "equal" ? "equal" : expect.stringContaining(reader),
		);
		if (!isWritten) return;
		const { refs } = JSON.parse(json.text());
		expect(Object.entries(refs).find(([key]) => /^1\/(c\/)?\d/.test(key))?.[1]).toHaveLength(3);
		const again = await parseReferences(refs, store.registry);
		expect(sameBytes((await read(again, "/1")).bytes, (await read(store, "/1")).bytes)).toBe(true);
	});
});

describe("documents", () => {
	it("name the filter of kerchunk in Zarr v2", async () => {
		const { refs } = JSON.parse((await writeKerchunkJson(await openFixture("simple-bitmap"), STRICT)).text());
		expect(JSON.parse(refs["1/.zarray"])).toMatchObject({
			dtype: "<f8",
			compressor: null,
			filters: [{ id: "grib", var: "values", dtype: "float64" }],
		});
	});

	it("name the codec of gribberish in Zarr v3", async () => {
		const json = await writeKerchunkJson(await openFixture("simple-bitmap"), { ...GRIBBERISH, ...STRICT });
		const { refs } = JSON.parse(json.text());
		expect(JSON.parse(refs["1/zarr.json"])).toMatchObject({
			data_type: "float64",
			codecs: [{ name: "gribberish", configuration: { var: "values" } }],
		});
	});

	it("of the standard flavor hint at the other", async () => {
		const json = await writeKerchunkJson(await openFixture("simple-12"), { zarrFormat: 3, ...STRICT });
		expect(refusal(json, "/1")).toContain('no other program knows codec "mirazarr.grib"');
		const { hint } = json.diagnostics.find(({ path }) => path === "/1") ?? {};
		expect(hint).toContain('write one that others know with codecFlavor: "gribberish"');
	});

	it("inline within the budget what others would get wrong", async () => {
		const store = await openFixture("true-9999");
		const { refs } = JSON.parse((await writeKerchunkJson(store)).text());
		expect(JSON.parse(refs["1/.zarray"]).filters).toBeNull();
		expect((await read(await parseReferences(refs, store.registry), "/1")).data).toEqual(trueValues("true-9999"));
	});
});

describe("refusals", () => {
	it("G10: a true 9999 is not left to kerchunk", async () => {
		const json = await writeKerchunkJson(await openFixture("true-9999"), STRICT);
		expect(refusal(json, "/1")).toContain("it holds the value 9999, which kerchunk takes for missing");
	});

	it("rule 14: a constant field with a decimal scale is left to nobody", async () => {
		for (const options of Object.values(FLAVORS)) {
			const json = await writeKerchunkJson(await openFixture("constant-decimal"), { ...options, ...STRICT });
			expect(refusal(json, "/1")).toContain("does not apply its decimal scale 2");
		}
	});

	it("G11: the second field of a message is out of reach for both", async () => {
		for (const [reader, options] of Object.entries(FLAVORS)) {
			const json = await writeKerchunkJson(await openFixture("two-fields"), { ...options, ...STRICT });
			expect(refusal(json, "/1")).toBeUndefined();
			expect(refusal(json, "/2")).toContain(`${reader} reads only the first field of a message`);
		}
	});

	it.each(["10", "20", "30"])("scanning mode 0x%s: others leave values in the order of the file", async (mode) => {
		const store = await openCubes(`scanning-${mode}`);
		for (const [reader, options] of Object.entries(FLAVORS)) {
			const json = await writeKerchunkJson(store, {
				...options,
				onUnsupported: "skip",
				inlineBudget: { arrayBytes: 64 },
			});
			expect(refusal(json, fieldPath(store))).toContain(`${reader} leaves them in the order of the file`);
		}
	});

	it("the north up: gribberish turns rows around, kerchunk does not", async () => {
		const store = await openCubes("scanning-40", { northUp: true });
		const path = fieldPath(store);
		const json = await writeKerchunkJson(store, { onUnsupported: "skip", inlineBudget: { arrayBytes: 64 } });
		expect(refusal(json, path)).toContain("kerchunk does not turn them around");
		const { refs } = JSON.parse((await writeKerchunkJson(store, GRIBBERISH)).text());
		expect(JSON.parse(refs[`${path.slice(1)}/zarr.json`]).codecs).toEqual([
			{ name: "gribberish", configuration: { var: "values", north_up: true } },
		]);
		const again = await parseReferences(refs, store.registry);
		expect((await read(again, path)).data).toEqual((await read(store, path)).data);
	});
});

import { describe, expect, it } from "vitest";
import * as zarr from "zarrita";
import { MiraError } from "../../src/errors.ts";
import { DerivedArray } from "../../src/manifest/derived-array.ts";
import { ManifestGroup } from "../../src/manifest/manifest-group.ts";
import { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { read } from "../../src/read/read.ts";
import { answerZarrita } from "../../src/read/zarrita-extension.ts";
import { dataType } from "../../src/zarr/data-type.ts";
import { parseJson } from "../../src/zarr/json.ts";
import { parseArrayDocument, parseGroupDocument } from "../../src/zarr/metadata.ts";
import { bytesOf, type SampleArray, sampleStore } from "./sample-store.ts";

const TEN: SampleArray = {
	dataType: dataType("uint8"),
	shape: [20],
	chunks: [10],
	fill: Uint8Array.of(9),
	data: { "0": Uint8Array.from({ length: 10 }, (_, i) => i), "1": Uint8Array.from({ length: 10 }, (_, i) => 100 + i) },
};

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

describe("keys", () => {
	it("are documents and chunks, and nothing else", async () => {
		const store = sampleStore({ "g/v": TEN });
		expect(store.contents()).toEqual([
			{ path: "/", kind: "group" },
			{ path: "/g", kind: "group" },
			{ path: "/g/v", kind: "array" },
		]);
		expect(await store.get("/g/v/c/1")).toEqual(TEN.data?.["1"]);
		expect(parseArrayDocument(parseJson((await store.get("/g/v/zarr.json")) as Uint8Array)).shape).toEqual([20]);
		for (const key of [
			"/g/v",
			"/g/v/c",
			"/g/v/c/2",
			"/g/v/c/0/0",
			"/g/v/0",
			"/v/zarr.json",
			"/g/v/.zarray",
			"/h/zarr.json",
		] as const)
			expect(await store.get(key), key).toBeUndefined();
	});

	it("of the root hold the metadata of everything, consolidated", async () => {
		const store = sampleStore({ "g/v": TEN, w: TEN });
		const root = parseGroupDocument(parseJson((await store.get("/zarr.json")) as Uint8Array));
		expect([...(root.consolidated?.keys() ?? [])]).toEqual(["w", "g", "g/v"]);
		const opened = await zarr.withConsolidatedMetadata(store, { format: "v3" });
		expect(opened.contents().map(({ path }) => path)).toEqual(["/", "/w", "/g", "/g/v"]);
	});

	it.each([
		"a#b?c",
		"my var",
		"100%",
		"a%20b",
		"é🧊",
		"c",
		"0",
		"zarr",
		"a.b",
		"__proto__",
		"constructor",
		"+*:'\"[x]{b}",
	])("work for an array named %j, raw and encoded", async (name) => {
		const store = sampleStore({ [name]: TEN });
		expect(store.array(`/${name}`).metadata.shape).toEqual([20]);
		expect(await store.get(`/${name}/c/0`)).toEqual(TEN.data?.["0"]);
		expect(await store.get(`/${encodeURIComponent(name)}/c/0`)).toEqual(TEN.data?.["0"]);
		expect(text(await store.get("/zarr.json"))).toContain(JSON.stringify(name));
		const twice = encodeURIComponent(encodeURIComponent(name));
		const array = await zarr.open(zarr.root(store).resolve(twice), { kind: "array" });
		expect((await zarr.get(array)).data).toEqual((await read(store, `/${name}`)).data);
	});

	it("a raw name wins over a decoded one", async () => {
		const store = sampleStore({ "a%20b": TEN, "a b": { ...TEN, data: {} } });
		expect(await store.get("/a%20b/c/0")).toEqual(TEN.data?.["0"]);
		expect(await store.get("/a b/c/0")).toBeUndefined();
	});

	it("of arrays that cannot be shown throw their reason, and the others open", async () => {
		const store = sampleStore({ v: TEN });
		store.group.add("odd", new MiraError("unsupported-feature", "float128 is not supported", { path: "/odd" }));
		expect(store.contents()).toContainEqual({ path: "/odd", kind: "array" });
		expect(() => store.array("/odd")).toThrow("float128 is not supported");
		await expect(store.get("/odd/zarr.json")).rejects.toThrow("float128");
		expect(text(await store.get("/zarr.json"))).not.toContain("odd");
		expect(() => store.array("/nothing")).toThrow(expect.objectContaining({ code: "not-found" }));
	});
});

describe("getRange", () => {
	it.each([
		["inside", { offset: 2, length: 3 }, [2, 3, 4]],
		["clamped at the end, not into the neighbour", { offset: 8, length: 100 }, [8, 9]],
		["behind the end", { offset: 50, length: 5 }, []],
		["a suffix", { suffixLength: 3 }, [7, 8, 9]],
		["a suffix longer than the chunk", { suffixLength: 300 }, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
		["nothing", { offset: 3, length: 0 }, []],
	])("%s", async (_, range, expected) => {
		for (const inlined of [false, true]) {
			const store = sampleStore({ v: { ...TEN, inlined } });
			expect(Array.from((await store.getRange("/v/c/0", range)) ?? [])).toEqual(expected);
		}
	});

	it("of a document and of a hole", async () => {
		const store = sampleStore({ v: { ...TEN, data: {} } });
		expect(text(await store.getRange("/v/zarr.json", { offset: 0, length: 1 }))).toBe("{");
		expect(await store.getRange("/v/c/0", { offset: 0, length: 1 })).toBeUndefined();
	});
});

it.each([false, true])("bytes are the caller's own: writing to them changes nothing (inlined: %s)", async (inlined) => {
	const store = sampleStore({ v: { ...TEN, inlined } });
	const [a, b] = await Promise.all([store.get("/v/c/0"), store.get("/v/c/0")]);
	a?.fill(99);
	expect(b).toEqual(TEN.data?.["0"]);
	(await store.getRange("/v/c/0", { offset: 0, length: 5 }))?.fill(99);
	(await store.get("/v/zarr.json"))?.fill(99);
	expect(await store.get("/v/c/0")).toEqual(TEN.data?.["0"]);
	expect(text(await store.get("/v/zarr.json"))).toContain("zarr_format");
	const part = await store.getRange("/v/zarr.json", { offset: 0, length: 5 });
	expect(part?.buffer.byteLength).toBe(5);
});

describe("DerivedArray", () => {
	it("computes its chunks when asked, and has no references", async () => {
		const asked: number[][] = [];
		const group = new ManifestGroup();
		const description = sampleStore({
			v: { dataType: dataType("int16"), shape: [5], chunks: [2], fill: Uint8Array.of(7, 0) },
		}).array("/v").description;
		group.arrays.set(
			"v",
			new DerivedArray(description, async (index) => {
				asked.push([...index]);
				const [i = 0] = index;
				return i === 1 ? undefined : bytesOf(Int16Array.of(10 * i, 10 * i + 1));
			}),
		);
		const store = answerZarrita(new ManifestStore({ url: "memory://x", group, registry: sampleStore({}).registry }));
		expect(Array.from((await read(store, "/v")).data)).toEqual([0, 1, 7, 7, 20]);
		const zarray = await zarr.open(zarr.root(store).resolve("v"), { kind: "array" });
		expect((await zarr.get(zarray, [zarr.slice(3, 5)])).data).toEqual(Int16Array.of(7, 20));
		expect((await store.array("/v").manifest()).referenceCount).toBe(0);
		expect(asked).toContainEqual([2]);
	});
});

it("a manifest that failed to load is asked for again", async () => {
	const store = sampleStore({ v: TEN });
	const sound = await store.array("/v").manifest();
	let tries = 0;
	const { ManifestArray } = await import("../../src/manifest/manifest-array.ts");
	const array = new ManifestArray(store.array("/v").description, () => {
		tries++;
		if (tries === 1) throw new MiraError("network", "no answer");
		return sound;
	});
	await expect(array.manifest()).rejects.toThrow("no answer");
	expect(await array.manifest()).toBe(sound);
	expect(await array.manifest()).toBe(sound);
	expect(tries).toBe(2);
});

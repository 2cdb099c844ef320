import { describe, expect, it } from "vitest";
import { MiraError } from "../../src/errors.ts";
import { DerivedArray } from "../../src/manifest/derived-array.ts";
import { ManifestGroup, type StoreArray } from "../../src/manifest/manifest-group.ts";
import { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { read } from "../../src/read/read.ts";
import { transcode, transform } from "../../src/read/transform.ts";
import { writeKerchunkJson } from "../../src/write/kerchunk-json.ts";
import { dataType } from "../../src/zarr/data-type.ts";
import { bytesOf, sampleStore } from "../manifest/sample-store.ts";

const GZIP = { name: "gzip", configuration: { level: 1 } };
const LITTLE = { name: "bytes", configuration: { endian: "little" } };

/** 1, 2, 3, a hole, 5: chunks of two, of which the last holds something behind the end. */
function source() {
	return sampleStore({
		v: {
			dataType: dataType("int16"),
			shape: [7],
			chunks: [2],
			fill: bytesOf(Int16Array.of(-9)),
			data: {
				"0": bytesOf(Int16Array.of(1, 2)),
				"1": bytesOf(Int16Array.of(3, 4)),
				"3": bytesOf(Int16Array.of(7, 8)),
			},
		},
	});
}

function storeOf(array: StoreArray, { url, registry }: ManifestStore): ManifestStore {
	const group = new ManifestGroup();
	group.arrays.set("v", array);
	return new ManifestStore({ url, group, registry });
}

function regular(chunkShape: number[]) {
	return { kind: "regular" as const, chunkShape };
}

describe("transcode", () => {
	it("pads chunks on the border with the fill value, whatever stands behind the end", async () => {
		const store = source();
		const { codecs, ...described } = store.array("/v").description;
		const array = transcode(store, store.array("/v"), { ...described, chunkGrid: regular([4]) });
		expect(array.description.codecs).toEqual([LITTLE]);
		expect(await array.compute([0], {})).toEqual(bytesOf(Int16Array.of(1, 2, 3, 4)));
		expect(await array.compute([1], {})).toEqual(bytesOf(Int16Array.of(-9, -9, 7, -9)));
	});

	it("encodes by the codecs of the target, which every reader respects", async () => {
		const store = source();
		const { description } = store.array("/v");
		const array = transcode(store, store.array("/v"), {
			...description,
			chunkGrid: regular([2]),
			codecs: [LITTLE, GZIP],
		});
		expect(array.metadata.codecs).toEqual([LITTLE, GZIP]);
		expect((await array.compute([0], {}))?.subarray(0, 2)).toEqual(Uint8Array.of(0x1f, 0x8b));
		expect((await read(storeOf(array, store), "/v")).data).toEqual(Int16Array.of(1, 2, 3, 4, -9, -9, 7));
		const renamed = array.describedAs({ ...array.description, path: "/v" });
		expect((await read(storeOf(renamed, store), "/v", { selection: [{ start: 3 }] })).data).toEqual(
			Int16Array.of(4, -9, -9, 7),
		);
	});

	it("leaves holes holes, also behind the end of what is stretched", async () => {
		const store = source();
		const { description } = store.array("/v");
		const array = transcode(store, store.array("/v"), { ...description, shape: [12], chunkGrid: regular([2]) });
		expect(await array.compute([2], {})).toBeUndefined();
		expect(await array.compute([3], {})).toEqual(bytesOf(Int16Array.of(7, -9)));
		expect(await array.compute([4], {})).toBeUndefined();
	});
});

describe("transform", () => {
	const target = { ...source().array("/v").description, chunkGrid: regular([2]), codecs: undefined };

	it("names the chunk in errors that do not say where they are", async () => {
		const fails = (error: Error) =>
			transform(source(), { target, elements: () => Promise.reject(error) }).compute([3], {});
		await expect(fails(new MiraError("bad-metadata", "no such calendar"))).rejects.toMatchObject({
			code: "bad-metadata",
			path: "/v",
			what: "chunk [3]: no such calendar",
		});
		const told = new MiraError("not-found", "gone", { path: "/other" });
		await expect(fails(told)).rejects.toBe(told);
		const reason = new Error("enough");
		await expect(fails(reason)).rejects.toBe(reason);
	});

	it("asks for what is inside the extent alone", async () => {
		const regions: unknown[] = [];
		const array = transform(source(), {
			target,
			extent: [3],
			elements: async (region) => {
				regions.push(region);
				return new Uint8Array(2 * (region.counts[0] as number));
			},
		});
		expect(await array.compute([1], {})).toEqual(bytesOf(Int16Array.of(0, -9)));
		expect(await array.compute([2], {})).toBeUndefined();
		expect(regions).toEqual([{ starts: [2], counts: [1] }]);
	});

	it("a chunk that no memory could hold is refused before anything is read", async () => {
		const huge = { ...target, shape: [2 ** 40], chunkGrid: regular([2 ** 40]) };
		const array = transform(source(), { target: huge, elements: () => Promise.reject(new Error("was read")) });
		await expect(array.compute([0], {})).rejects.toMatchObject({ code: "limit-exceeded", path: "/v" });
	});
});

describe("writers", () => {
	const target = { ...source().array("/v").description, chunkGrid: regular([2]) };

	async function references(store: ManifestStore, zarrFormat: 2 | 3) {
		return JSON.parse(
			(await (zarrFormat === 3 ? writeKerchunkJson(store, { zarrFormat }) : writeKerchunkJson(store))).text(),
		).refs;
	}

	it("respect the codecs of a derived array", async () => {
		const store = source();
		const array = transcode(store, store.array("/v"), {
			...store.array("/v").description,
			chunkGrid: regular([4]),
			codecs: [LITTLE, GZIP],
		});
		const v2 = await references(storeOf(array, store), 2);
		expect(JSON.parse(v2["v/.zarray"]).compressor).toMatchObject({ id: "gzip" });
		expect(v2["v/0"]).toMatch(/^base64:H4sI/);
		const v3 = await references(storeOf(array, store), 3);
		expect(v3["v/c/0"]).toMatch(/^base64:H4sI/);
	});

	it("decode a derived array whose codecs nobody else knows", async () => {
		const configuration = { item_bytes: 3, endian: "big", bit_offset: 0, bit_precision: 16 };
		const ours = new DerivedArray(
			{ ...target, shape: [2], codecs: [{ name: "mirazarr.integer_bits", configuration }] },
			async () => Uint8Array.of(0, 1, 2, 0, 3, 4),
		);
		const store = storeOf(ours, source());
		expect((await read(store, "/v")).data).toEqual(Int16Array.of(0x102, 0x304));
		const encoded = `base64:${btoa("\x02\x01\x04\x03")}`;
		expect((await references(store, 2))["v/0"]).toBe(encoded);
		expect((await references(store, 3))["v/c/0"]).toBe(encoded);
	});
});

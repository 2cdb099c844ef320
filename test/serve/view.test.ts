import { describe, expect, it } from "vitest";
import { ZSTDDecoder } from "zstddec";
import type { ManifestStore } from "../../src/manifest/manifest-store.ts";
import { openStore } from "../../src/node.ts";
import { read } from "../../src/read/read.ts";
import { servedView } from "../../src/serve/index.ts";
import { listedAxis } from "../../src/zarr/chunk-grid.ts";
import { dataType } from "../../src/zarr/data-type.ts";
import { hdf5Fixture, sample } from "../cli/run-cli.ts";
import { bytesOf, sampleStore } from "../manifest/sample-store.ts";

const BIG_ENDIAN = [{ name: "bytes", configuration: { endian: "big" } }];
const LITTLE_ENDIAN = [{ name: "bytes", configuration: { endian: "little" } }];

/** 0, 1, 2, … as big-endian 32-bit integers. */
function bigEndian(count: number): Uint8Array {
	const bytes = new Uint8Array(count * 4);
	const view = new DataView(bytes.buffer);
	for (let i = 0; i < count; i++) view.setInt32(i * 4, i);
	return bytes;
}

const COUNTING = {
	dataType: dataType("int32"),
	shape: [4000],
	chunks: [2000],
	codecs: BIG_ENDIAN,
	fill: bytesOf(Int32Array.of(-9)),
	data: { "0": bigEndian(2000) },
};

function metadataOf(store: ManifestStore, path: string) {
	return store.array(path).metadata as unknown as {
		shape: number[];
		chunk_grid: unknown;
		codecs: { name: string; configuration?: unknown }[];
		fill_value: unknown;
	};
}

describe("without transcoding", () => {
	it("an array is served as it is", async () => {
		const store = sampleStore({ v: COUNTING });
		const view = servedView(store, {});
		expect(view.array("/v")).toBe(store.array("/v"));
		expect(await view.get("/v/c/0")).toEqual(bigEndian(2000));
	});

	it("a grid and a codec that few know are noted", () => {
		const grid = { kind: "rectilinear" as const, edges: [listedAxis([3, 1])] };
		const view = servedView(
			sampleStore({
				a: { dataType: dataType("uint8"), shape: [4], grid },
				b: { dataType: dataType("uint8"), shape: [4], codecs: [{ name: "bytes" }, { name: "imagecodecs_lzw" }] },
			}),
			{},
		);
		expect(view.diagnostics.map(({ path, code }) => [path, code])).toEqual([
			["/a", "grid-not-portable"],
			["/b", "codec-not-portable"],
		]);
	});

	it("an array that ends before its dimension goes on with its fill value", async () => {
		const store = await openStore(hdf5Fixture("unlimited.nc"));
		const short = Array.from(store.group.arrays).filter(
			([, { description }]) => description.dimensionLengths !== undefined,
		);
		expect(short.length).toBeGreaterThan(0);
		const view = servedView(store, {});
		for (const [name, { description }] of short) {
			const { shape, dimensionLengths } = description;
			expect(view.array(name).description.shape).toEqual(dimensionLengths);
			const [own, served] = [await read(store, name), await read(view, name)];
			const fill = Array.from(description.fill.storage.value);
			if (shape.length !== 1) continue;
			expect(served.bytes.subarray(0, own.bytes.length)).toEqual(own.bytes);
			const rest = Array.from(served.bytes.subarray(own.bytes.length));
			for (let i = 0; i < rest.length; i += fill.length) expect(rest.slice(i, i + fill.length)).toEqual(fill);
		}
	});

	it("codecs that only mirazarr has are decoded, and lists refused", async () => {
		const store = await openStore(hdf5Fixture("types.h5"));
		const view = servedView(store, {});
		for (const { path, kind } of view.contents()) {
			if (kind !== "array" || view.node(path)?.kind === "refused") continue;
			expect(
				metadataOf(view, path).codecs.filter(({ name }) => name.startsWith("mirazarr.")),
				path,
			).toEqual([]);
		}
		const lists = Array.from(store.group.arrays).filter(
			([, { description }]) => description.dataType.kind === "sequence",
		);
		expect(lists.length).toBeGreaterThan(0);
		for (const [name] of lists)
			expect(view.group.get(name)).toMatchObject({ kind: "refused", error: { code: "unsupported-feature" } });
	});
});

describe("decoded", () => {
	it("masks of other arrays apply, as everywhere, unless they are not wanted", async () => {
		const store = sampleStore({
			v: { dataType: dataType("uint8"), shape: [2], data: { "0": Uint8Array.of(1, 2) } },
			mask: { dataType: dataType("uint8"), shape: [2], data: { "0": Uint8Array.of(0, 1) } },
		});
		store.array("/v").fill.validity.push({ kind: "maskArray", path: "/mask", source: { place: "test", text: "" } });
		const masked = servedView(store, { decoded: true, transcode: "zstd" });
		expect((await read(masked, "/v")).data).toEqual(Float32Array.of(Number.NaN, 2));
		const plain = servedView(store, { decoded: { maskArrays: false }, transcode: "zstd" });
		expect((await read(plain, "/v")).data).toEqual(Uint8Array.of(1, 2));
	});
});

describe("transcoding", () => {
	it("raw makes chunks little-endian, and leaves holes holes", async () => {
		const view = servedView(sampleStore({ v: COUNTING }), { transcode: "raw" });
		expect(metadataOf(view, "/v").codecs).toEqual(LITTLE_ENDIAN);
		expect(metadataOf(view, "/v").fill_value).toBe(-9);
		expect(await view.get("/v/c/0")).toEqual(bytesOf(Int32Array.from({ length: 2000 }, (_, i) => i)));
		expect(await view.get("/v/c/1")).toBeUndefined();
	});

	it("zstd compresses them, by a chain that everybody has", async () => {
		const view = servedView(sampleStore({ v: COUNTING }), { transcode: "zstd" });
		expect(metadataOf(view, "/v").codecs).toEqual([
			...LITTLE_ENDIAN,
			{ name: "zstd", configuration: { level: 1, checksum: false } },
		]);
		const decoder = new ZSTDDecoder();
		await decoder.init();
		const chunk = (await view.get("/v/c/0")) as Uint8Array;
		expect(chunk.length).toBeLessThan(8000);
		expect(decoder.decode(chunk, 8000)).toEqual(bytesOf(Int32Array.from({ length: 2000 }, (_, i) => i)));
	});

	it("leaves alone what is plain already", () => {
		const store = sampleStore({
			v: { ...COUNTING, codecs: LITTLE_ENDIAN },
			w: { dataType: dataType("uint8"), shape: [4], codecs: BIG_ENDIAN },
			z: { ...COUNTING, codecs: [...LITTLE_ENDIAN, { name: "zstd", configuration: { level: 5, checksum: false } }] },
		});
		const [raw, zstd] = [servedView(store, { transcode: "raw" }), servedView(store, { transcode: "zstd" })];
		expect(raw.array("/v")).toBe(store.array("/v"));
		expect(raw.array("/w")).toBe(store.array("/w"));
		expect(raw.array("/z")).not.toBe(store.array("/z"));
		expect(zstd.array("/z")).toBe(store.array("/z"));
		expect(zstd.array("/v")).not.toBe(store.array("/v"));
	});

	it("makes a rectilinear grid regular, padded with the fill value", async () => {
		const store = sampleStore({
			v: {
				dataType: dataType("uint8"),
				shape: [2, 5],
				grid: {
					kind: "rectilinear",
					edges: [{ kind: "repeat", length: 2 }, listedAxis([2, 3])],
				},
				fill: Uint8Array.of(99),
				data: { "0,0": Uint8Array.of(0, 1, 5, 6), "0,1": Uint8Array.of(2, 3, 4, 7, 8, 9) },
			},
		});
		const view = servedView(store, { transcode: "raw" });
		expect(metadataOf(view, "/v").chunk_grid).toEqual({ name: "regular", configuration: { chunk_shape: [2, 3] } });
		expect(await view.get("/v/c/0/0")).toEqual(Uint8Array.of(0, 1, 2, 5, 6, 7));
		expect(await view.get("/v/c/0/1")).toEqual(Uint8Array.of(3, 4, 99, 8, 9, 99));
		expect(view.diagnostics).toEqual([]);
	});

	it.each(["raw", "zstd"] as const)("%s keeps every value of files of all kinds", async (transcode) => {
		for (const file of [
			hdf5Fixture("types.h5"),
			hdf5Fixture("storage.h5"),
			sample("buoys.nc"),
			sample("sea-surface.nc"),
		]) {
			const store = await openStore(file);
			const view = servedView(store, { transcode });
			for (const { path, kind } of view.contents()) {
				if (kind !== "array") continue;
				const expected = await read(store, path).catch((error) => error.code);
				const found = await read(view, path).catch((error) => error.code);
				// Lists are refused here; what the store cannot read, the view cannot either.
				if (typeof found === "string") expect([expected, "unsupported-feature"], path).toContain(found);
				else if (found.shape.join() === expected.shape.join()) expect(found, path).toEqual(expected);
			}
		}
	});
});

describe("decoding", () => {
	it("comes before transcoding", async () => {
		const store = await openStore(sample("sea-surface.nc"));
		const view = servedView(store, { decoded: true, transcode: "raw" });
		expect(view.array("sst").description.dataType.kind).toBe("float");
		expect(metadataOf(view, "/sst").fill_value).toBe("NaN");
		expect(metadataOf(view, "/sst").codecs).toEqual(LITTLE_ENDIAN);
		const { data } = await read(view, "sst", { selection: [0, 18, { stop: 1 }] });
		// 2736 × 0.01, as xarray unpacks it.
		expect((data as Float64Array)[0]).toBeCloseTo(27.36, 5);
	});
});

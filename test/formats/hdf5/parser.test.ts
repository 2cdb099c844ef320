/** Values, fills and refusals against h5py, which made the files and read them back. */
import { describe, expect, it } from "vitest";
import { isMiraError } from "../../../src/errors.ts";
import { read } from "../../../src/read/read.ts";
import { encodeBase64 } from "../../../src/zarr/base64.ts";
import { bytesOf, fixtureFiles, openFixture, truthOf } from "./parser-fixtures.ts";

/** Lists of any kind as plain arrays, also in structs; 64-bit integers as numbers. */
function plain(value: unknown): unknown {
	if (typeof value === "bigint") return Number(value);
	if (ArrayBuffer.isView(value) || Array.isArray(value)) return Array.from(value as ArrayLike<unknown>, plain);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
}

describe.each(fixtureFiles)("%s", (file) => {
	const truth = truthOf(file);

	// Some files are about attributes and groups alone.
	const arrays = Object.entries(truth.arrays);

	it.skipIf(arrays.length === 0)("values are those of h5py", async () => {
		const store = await openFixture(file);
		for (const [path, expected] of arrays) {
			const values = await read(store, path);
			expect(values.shape, path).toEqual(expected.shape);
			if (expected.bytes !== undefined) expect(encodeBase64(values.bytes), path).toBe(expected.bytes);
			else expect(plain(values.data), path).toEqual(expected.values);
		}
	});

	const filled = arrays.filter(([, { fillDefined }]) => fillDefined !== undefined);
	it.skipIf(filled.length === 0)("check 2: the header alone is the fill_value", async () => {
		const store = await openFixture(file);
		for (const [path, expected] of filled) {
			const { storage } = store.array(path).fill;
			expect(storage.status, path).toBe(expected.fillDefined);
			if (expected.fill !== undefined) expect(encodeBase64(storage.value), path).toBe(expected.fill);
		}
	});

	it("what has no form is refused by name, alone", async () => {
		const store = await openFixture(file);
		const paths = store.contents().map(({ path }) => path as string);
		expect(paths).toContain("/");
		for (const path of truth.absent) expect(paths).not.toContain(path);
		for (const [path, word] of Object.entries(truth.refused)) {
			expect(paths).toContain(path);
			const error = await read(store, path).catch((thrown: unknown) => thrown);
			expect(isMiraError(error, "unsupported-feature"), path).toBe(true);
			expect(String(error)).toContain(word);
			expect(String(error)).toContain(path);
		}
	});
});

describe("types", () => {
	it("sequences of big-endian floats", async () => {
		const store = await openFixture("types.h5");
		expect(plain((await read(store, "/vlen_f8_be")).data)).toEqual([[1, 2, 3], [], [7]]);
	});

	it("text that is filled up with spaces ends before them", async () => {
		const store = await openFixture("types.h5");
		expect((await read(store, "/text_spaces")).data).toEqual(["a", "", "abcd", "ab cd"]);
	});

	it("arrays in a compound are fields named by their places, and shown as lists", async () => {
		const store = await openFixture("types.h5");
		expect((await read(store, "/nested")).data).toEqual([
			{
				in: { a: 1, b: 2.5 },
				list: [1, 2, 3],
				table: [
					[1, 2],
					[3, 4],
				],
			},
		]);
	});
});

describe("storage", () => {
	it("check 8: compact data are referenced by their place in the object header", async () => {
		const store = await openFixture("storage.h5");
		const entry = (await store.array("/compact").manifest()).get([0, 0]);
		expect(entry.kind).toBe("virtual");
		expect((await store.array("/compact").manifest()).inlinedBytes).toBe(0);
	});

	it("check 7: chunks that skipped filters unexpectedly are inlined, the others referenced", async () => {
		const store = await openFixture("storage.h5");
		const manifest = await store.array("/mask_mixed").manifest();
		expect([0, 1, 2].map((i) => manifest.get([i]).kind)).toEqual(["virtual", "inlined", "inlined"]);
	});

	it("check 7: they are inlined as the file has them, and derived where a filter cannot be applied again", async () => {
		const store = await openFixture("masks.h5");
		const kinds = ["/struct", "/few_bits", "/nbit", "/scaleoffset", "/twice"].map((path) => store.array(path).kind);
		expect(kinds).toEqual(["manifest", "manifest", "derived", "derived", "derived"]);
		const manifest = await store.array("/struct").manifest();
		expect([0, 1, 2].map((i) => manifest.get([i]).kind)).toEqual(["virtual", "inlined", "virtual"]);
	});

	it("beyond the inline budget they are refused", async () => {
		const store = await openFixture("storage.h5", { inlineBudget: { arrayBytes: 10 } });
		await expect(read(store, "/mask_mixed")).rejects.toMatchObject({ code: "limit-exceeded" });
		await expect(read(store, "/chunked_gzip")).resolves.toBeDefined();
	});

	it("a filter that gave up on every chunk is no codec; one that gave up on some makes a derived array", async () => {
		const store = await openFixture("storage.h5");
		expect(store.array("/lzf_always_gives_up").metadata.codecs).toEqual([{ name: "bytes" }]);
		expect((await store.array("/lzf_always_gives_up").manifest()).referenceCount).toBe(2);
		expect(store.array("/lzf_gives_up").kind).toBe("derived");
	});

	it("data in external files are referenced there; a file that is not there fails when it is read", async () => {
		const store = await openFixture("storage.h5");
		expect((await store.array("/external").manifest()).get([0, 0])).toEqual({
			kind: "virtual",
			url: "memory://fixtures/storage-raw.bin",
			offset: 4,
			length: 240,
		});
		expect((await store.array("/external_two").manifest()).urls).toHaveLength(2);
		await expect(read(store, "/external_missing")).rejects.toMatchObject({ code: "not-found" });
	});

	it("a null dataspace is an array of length 0, and said so", async () => {
		const store = await openFixture("storage.h5");
		expect((await read(store, "/null")).shape).toEqual([0]);
		expect(store.diagnostics).toContainEqual(expect.objectContaining({ code: "null-dataspace", path: "/null" }));
	});

	it("a file that is cut off: a chunk behind the end is missing, one that is cut in two an error", async () => {
		const whole = await openFixture("cut.h5");
		const entry = (await whole.array("/contiguous").manifest()).get([0]);
		const end = entry.kind === "virtual" ? entry.offset : 0;
		const behind = await openFixture("cut.h5", { bytes: bytesOf("cut.h5").slice(0, end) });
		expect(new Set((await read(behind, "/contiguous")).data as Int32Array)).toEqual(new Set([-2]));
		expect(behind.diagnostics).toContainEqual(expect.objectContaining({ code: "truncated-file", path: "/contiguous" }));
		const inside = await openFixture("cut.h5", { bytes: bytesOf("cut.h5").slice(0, end + 100) });
		await expect(read(inside, "/contiguous")).rejects.toMatchObject({ code: "truncated-file" });
		expect((await read(inside, "/chunked")).data).toEqual(Int32Array.from({ length: 40 }, (_, i) => i));
	});
});

describe("fills", () => {
	it("check 2, D12: a hole reads as the header says, whatever _FillValue is", async () => {
		const store = await openFixture("fills.h5");
		const { fill, metadata } = store.array("/attribute_differs");
		expect(metadata.fill_value).toBe(0);
		expect(metadata.attributes._FillValue).toBe(-9999);
		expect(fill.validity).toHaveLength(1);
		expect(Array.from((await read(store, "/attribute_differs")).data as Int32Array)).toEqual([0, 0, 0]);
	});

	it("a _FillValue that the type cannot hold is dropped with a warning, or an error on request", async () => {
		const store = await openFixture("fills.h5");
		expect(store.array("/attribute_unfit").metadata.attributes._FillValue).toBeUndefined();
		expect(store.diagnostics).toContainEqual(
			expect.objectContaining({ code: "fill-out-of-range", path: "/attribute_unfit" }),
		);
		const strict = await openFixture("fills.h5", { unrepresentableFill: "error" });
		expect(() => strict.array("/attribute_unfit")).toThrow(expect.objectContaining({ code: "fill-out-of-range" }));
	});

	it("the fill of a variable-length string is looked up", async () => {
		const store = await openFixture("fills.h5");
		expect(store.array("/string").metadata.fill_value).toBe("none");
	});
});

describe("virtual datasets", () => {
	it("numbers of another type are converted, with integers kept inside their range", async () => {
		const store = await openFixture("virtual-new.h5");
		expect([...((await read(store, "/cut")).data as Uint8Array)]).toEqual([0, 2, 254, 255]);
	});

	it("sources that take turns along a dimension are put together in one chunk, not one for each turn", async () => {
		const store = await openFixture("virtual-new.h5");
		const gridOf = (path: string): unknown => store.array(path).description.chunkGrid;
		expect(gridOf("/grid")).toEqual({ kind: "regular", chunkShape: [6, 4] });
		expect(gridOf("/stack")).toEqual({ kind: "regular", chunkShape: [1, 4, 5] });
	});

	it("a source becomes another shape element by element, and where sources overlap the last one counts", async () => {
		const store = await openFixture("virtual-new.h5");
		const table = Array.from((await read(store, "/table", { selection: [{ start: 1, stop: 3 }] })).data as Int32Array);
		expect(table).toEqual([20, -2, -2, 21, -2, -2, 22, -2, -2, 23, -2, -2]);
		expect([...((await read(store, "/overlap")).data as Int32Array)]).toEqual([0, 10, 11, 12, 13, 14]);
	});
});

describe("links", () => {
	it("check 10: hard and soft links are arrays of their own, in groups too", async () => {
		const store = await openFixture("links.h5");
		for (const path of ["/near", "/hard", "/soft"])
			expect(Array.from((await read(store, path)).data as BigInt64Array, Number), path).toEqual([0, 1, 2]);
		expect(Array.from((await read(store, "/group_again/v")).data as BigInt64Array, Number)).toEqual([0, 1, 2, 3, 4]);
		expect((await read(store, "/odd #?% name/v")).shape).toEqual([6]);
	});

	it("check 10: a link to a group around it does not make the tree endless", async () => {
		const store = await openFixture("links.h5");
		expect(store.contents().map(({ path }) => path)).not.toContain("/group/up/near");
		expect(store.diagnostics).toContainEqual(expect.objectContaining({ code: "alias-not-shown", path: "/group/up" }));
	});

	it("links into other files are followed where they may be read, else reported", async () => {
		const store = await openFixture("links.h5");
		expect((await read(store, "/external")).shape).toEqual([4]);
		expect((await read(store, "/external_group/inside")).shape).toEqual([2]);
		const reported = new Map(store.diagnostics.map(({ path, code }) => [path, code]));
		expect(reported.get("/external_missing")).toBe("dangling-link");
		expect(reported.get("/external_outside")).toBe("not-allowed");
		expect(reported.get("/external_self")).toBe("alias-not-shown");
		expect(reported.get("/dangling")).toBe("dangling-link");
		expect(reported.get("/circle")).toBe("dangling-link");
	});
});

describe("options", () => {
	it("group: that group is the root, and keeps the dimensions it inherits", async () => {
		const store = await openFixture("dimensions.nc", { group: "/inner" });
		const paths = store.contents().flatMap(({ path, kind }) => (kind === "array" ? [path] : []));
		expect(paths).toEqual(["/own", "/deeper/inherited"]);
		expect(store.array("/deeper/inherited").metadata.dimension_names).toEqual(["time", "x"]);
		await expect(openFixture("dimensions.nc", { group: "/none" })).rejects.toMatchObject({ code: "not-found" });
	});

	it("drop: by name, and by path", async () => {
		const store = await openFixture("dimensions.nc", { drop: ["v", "/inner/own"] });
		const paths = store.contents().map(({ path }) => path as string);
		expect(paths).not.toContain("/v");
		expect(paths).not.toContain("/inner/own");
		expect(paths).toContain("/x");
	});
});

import { describe, expect, it } from "vitest";
import * as zarr from "zarrita";
import { Trace } from "../../../src/io/tracing.ts";
import type { ChunkEntry } from "../../../src/manifest/chunk-manifest.ts";
import { decode } from "../../../src/read/decode.ts";
import { read } from "../../../src/read/read.ts";
import { attributeToJson } from "../../../src/zarr/attributes.ts";
import { fixtureBytes, fixtureNames, fixtureTruth, openBytes, openFixture, type Truth } from "./fixtures.ts";

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, "base64"));
/** In truncated files netCDF-C reads zeros behind the end, where we have holes and errors: judged by tests of their own. */
const whole = fixtureNames.filter((name) => !name.startsWith("truncated"));

function ours(variable: Truth["variables"][string]): string {
	return variable.dataType === "char" ? "null_terminated_bytes" : variable.dataType;
}

async function offsets(store: Awaited<ReturnType<typeof openFixture>>, path: string): Promise<[number, number][]> {
	const manifest = await store.array(path).manifest();
	return [...manifest.entries()].map(([, entry]) => {
		const { offset, length } = entry as Extract<ChunkEntry, { kind: "virtual" }>;
		return [offset, length];
	});
}

describe.each(whole)("%s", (name) => {
	const truth = fixtureTruth(name);

	it("has the variables, dimensions and types that netCDF4 sees", async () => {
		const store = await openFixture(name);
		const arrays = store.contents().filter(({ kind }) => kind === "array");
		expect(arrays.map(({ path }) => path.slice(1)).sort()).toEqual(Object.keys(truth.variables).sort());
		for (const [variable, expected] of Object.entries(truth.variables)) {
			const { description, metadata } = store.array(`/${variable}`);
			expect(description.dataType.name).toBe(ours(expected));
			expect(metadata).toMatchObject({ shape: expected.shape, dimension_names: expected.dimensions });
		}
	});

	it("has the values, through read and through zarrita", async () => {
		const store = await openFixture(name);
		for (const [variable, expected] of Object.entries(truth.variables)) {
			const values = await read(store, `/${variable}`);
			expect(values.bytes, variable).toEqual(bytesOf(expected.base64));
			if (expected.dataType === "char" || expected.shape.includes(0)) continue;
			const twice = encodeURIComponent(encodeURIComponent(variable));
			const array = await zarr.open(zarr.root(store).resolve(twice), { kind: "array" });
			const chunk = await zarr.get(array);
			const data = typeof chunk === "object" && chunk !== null && "data" in chunk ? chunk.data : undefined;
			if (data !== undefined) expect(data, variable).toEqual(values.data);
		}
	});

	it("has the attributes with their types", async () => {
		const store = await openFixture(name);
		const nodes = [
			[store.group.attributes, truth.attributes] as const,
			...Object.entries(truth.variables).map(
				([v, { attributes }]) => [store.array(`/${v}`).attributes, attributes] as const,
			),
		];
		for (const [attributes, expected] of nodes) {
			expect([...attributes.keys()]).toEqual(Object.keys(expected));
			for (const [key, { dataType, value, base64, length }] of Object.entries(expected)) {
				const attribute = attributes.get(key);
				expect(attribute?.dataType, key).toBe(dataType === "char" ? "string" : dataType);
				if (value !== undefined && attribute !== undefined) expect(attributeToJson(attribute), key).toBe(value);
				if (base64 === undefined || dataType === "char" || !ArrayBuffer.isView(attribute?.values)) continue;
				const { buffer, byteOffset, byteLength } = attribute.values;
				expect(new Uint8Array(buffer, byteOffset, byteLength).slice(), key).toEqual(bytesOf(base64));
				expect(attribute.values.length).toBe(length ?? 1);
			}
		}
	});

	it("has the fill value that netCDF-C gives to unwritten storage", async () => {
		const store = await openFixture(name);
		expect(store.contents().length).toBeGreaterThan(1);
		for (const [variable, { fill }] of Object.entries(truth.variables))
			if (fill !== undefined) expect(store.array(`/${variable}`).fill.storage.value, variable).toEqual(bytesOf(fill));
	});
});

/** Where the dimension of variable `b` of two.nc stands: behind its name and its rank of 1. */
function findDimensionIds(bytes: Uint8Array): { header: number; at: number } {
	const variables = [...bytes].findIndex((_, i) => bytes[i] === 0 && bytes[i + 3] === 0x0b && bytes[i + 7] === 2) + 4;
	const name = [...bytes].findIndex((_, i) => i > variables && bytes[i] === 0x62 && bytes[i - 1] === 1);
	return { header: bytes[variables + 3] ?? 0, at: name + 4 + 4 + 3 };
}

describe("traps", () => {
	it("N1: a single record variable is not padded", async () => {
		const store = await openFixture("one");
		expect(store.array("/s").metadata.shape).toEqual([4, 3]);
		expect(await offsets(store, "/s")).toEqual([
			[96, 6],
			[102, 6],
			[108, 6],
			[114, 6],
		]);
	});

	it("N2: several record variables are", async () => {
		const store = await openFixture("two");
		expect(await offsets(store, "/s")).toEqual([
			[132, 6],
			[144, 6],
			[156, 6],
			[168, 6],
		]);
		expect(await offsets(store, "/b")).toEqual([
			[140, 1],
			[152, 1],
			[164, 1],
			[176, 1],
		]);
	});

	it("N3: CDF-5 is parsed", async () => {
		expect(fixtureBytes("types-cdf5")[3]).toBe(5);
		const names = [...(await openFixture("types-cdf5")).group.arrays.values()].map(
			({ description }) => description.dataType.name,
		);
		expect(names).toEqual(expect.arrayContaining(["uint8", "uint16", "uint32", "int64", "uint64"]));
	});

	it("N4: vsize is recomputed", async () => {
		const bytes = fixtureBytes("vsize");
		expect(bytes.join()).toContain("255,255,255,255");
		const store = await openBytes(bytes);
		for (const [variable, { base64 }] of Object.entries(fixtureTruth("vsize").variables))
			expect((await read(store, `/${variable}`)).bytes).toEqual(bytesOf(base64));
	});

	it.each(["streaming", "streaming-one"])("N5: records of %s are counted by the size of the file", async (name) => {
		const store = await openFixture(name);
		expect(store.diagnostics.map(({ code }) => code)).toContain("streamed-records");
		for (const [variable, { shape }] of Object.entries(fixtureTruth(name).variables))
			expect(store.array(`/${variable}`).metadata.shape).toEqual(shape);
	});

	it("N6: what the padding holds does not matter", async () => {
		const store = await openFixture("padding");
		for (const [variable, { base64 }] of Object.entries(fixtureTruth("padding").variables))
			expect((await read(store, `/${variable}`)).bytes).toEqual(bytesOf(base64));
	});

	it("N11: numbers of attributes are numbers", async () => {
		const stores = await Promise.all(whole.map(openFixture));
		const ranges = stores.flatMap((store) =>
			[...store.group.arrays.values()].map(({ metadata }) => metadata.attributes.valid_range),
		);
		const [range] = ranges.filter((value) => value !== undefined);
		expect(range).toEqual([expect.any(Number), expect.any(Number)]);
	});

	it("N12: text with a record dimension is S1, a record a chunk", async () => {
		const store = await openFixture("char-records");
		const truth = fixtureTruth("char-records");
		const records = Object.entries(truth.variables).filter(
			([, { dataType, dimensions }]) => dataType === "char" && truth.dimensions[dimensions[0] ?? ""]?.unlimited,
		);
		expect(records.length).toBeGreaterThan(0);
		for (const [name, { shape }] of records) {
			const { description, metadata } = store.array(`/${name}`);
			expect(metadata.data_type).toEqual({ name: "null_terminated_bytes", configuration: { length_bytes: 1 } });
			expect(description.chunkGrid).toEqual({ kind: "regular", chunkShape: [1, ...shape.slice(1)] });
		}
	});

	it("N13: no records are a shape of zero, chunks of one and no references", async () => {
		const store = await openFixture("no-records");
		const records = [...store.group.arrays.values()].filter(({ metadata }) => metadata.shape[0] === 0);
		expect(records.length).toBeGreaterThan(0);
		for (const array of records) {
			const { chunkGrid, path } = array.description;
			expect(chunkGrid.kind === "regular" && chunkGrid.chunkShape.every((length) => length >= 1)).toBe(true);
			expect((await array.manifest()).referenceCount).toBe(0);
			expect((await read(store, path)).bytes.length).toBe(0);
		}
	});

	it("N14: behind the end of a truncated file are holes, and a diagnostic", async () => {
		const store = await openFixture("truncated-records");
		const fileBytes = fixtureBytes("truncated-records").length;
		expect(store.diagnostics).toContainEqual(expect.objectContaining({ code: "truncated-file", severity: "warning" }));
		const holes: string[] = [];
		for (const array of store.group.arrays.values()) {
			const { path, shape, fill } = array.description;
			const manifest = await array.manifest();
			for (const [, entry] of manifest.entries()) expect(entry).toMatchObject({ kind: "virtual" });
			for (const [, entry] of manifest.entries())
				expect(entry.kind === "virtual" && entry.offset).toBeLessThan(fileBytes);
			if (manifest.missingCount === 0) continue;
			holes.push(path);
			const last = await read(store, path, { selection: [(shape[0] ?? 1) - 1] });
			expect(last.bytes.subarray(0, fill.storage.value.length)).toEqual(fill.storage.value);
		}
		expect(holes.length).toBeGreaterThan(0);
	});

	it("N14: a chunk that is cut in two is an error when it is read, never zeros", async () => {
		const store = await openFixture("truncated-fixed");
		const outcomes = await Promise.all(
			[...store.group.arrays.keys()].map((name) => read(store, `/${name}`).catch(({ code }) => code)),
		);
		expect(outcomes).toContain("truncated-file");
	});

	it("a record variable of unknown size makes the others unusable, never shifted", async () => {
		// The dimension of `b` does not exist: so nobody knows how long a record is.
		const bytes = fixtureBytes("two");
		const { header, at } = findDimensionIds(bytes);
		expect(header).toBe(2);
		bytes[at] = 7;
		const store = await openBytes(bytes);
		for (const name of ["s", "b"]) {
			expect(() => store.array(`/${name}`)).toThrow(expect.objectContaining({ code: "corrupt-file" }));
			expect(store.diagnostics).toContainEqual(expect.objectContaining({ severity: "error", path: `/${name}` }));
		}
	});

	it("names end at their first NUL, and odd characters survive", async () => {
		const store = await openFixture("names");
		for (const name of Object.keys(fixtureTruth("names").variables))
			expect(store.array(`/${name}`).description.path).toBe(`/${name}`);
	});

	it("drop leaves variables out", async () => {
		const store = await openBytes(fixtureBytes("two"), { drop: ["b"] });
		expect(store.contents().map(({ path }) => path)).toEqual(["/", "/s"]);
	});
});

describe("requests", () => {
	it("one opens a file whose header fits in 64 KiB, and reads no more than that", async () => {
		const trace = new Trace();
		const long = new Uint8Array(10 ** 6);
		long.set(fixtureBytes("two"));
		await openBytes(long, { trace });
		expect([trace.requests.length, trace.bytes]).toEqual([1, 65536]);
	});

	it("a longer header is read on, twice as far each time, nothing twice", async () => {
		const trace = new Trace();
		const bytes = fixtureBytes("long-header");
		const store = await openBytes(bytes, { trace });
		expect(store.contents().length).toBeGreaterThan(1);
		expect(trace.requests.length).toBe(1 + Math.ceil(Math.log2(bytes.length / 65536)));
		expect(trace.bytes).toBe(bytes.length);
	});
});

describe("decode", () => {
	it.each(["fills", "packed", "unsigned"])("%s is decoded as xarray does", async (name) => {
		const store = await openFixture(name);
		for (const [variable, expected] of Object.entries(fixtureTruth(name).xarray)) {
			if (expected.base64 === undefined || !/^[iuf]\d$/.test(expected.dtype)) continue;
			const { data } = await decode(store, `/${variable}`);
			// Rule 12: an integer factor stands for a float, so the same numbers are float64 where xarray gives integers.
			if (variable === "integer_scale") {
				expect(Array.from(data as Float64Array)).toEqual(Array.from(new Int32Array(bytesOf(expected.base64).buffer)));
				continue;
			}
			const { buffer, byteOffset, byteLength } = data as Float64Array;
			expect(new Uint8Array(buffer, byteOffset, byteLength).slice(), variable).toEqual(bytesOf(expected.base64));
		}
	});
});

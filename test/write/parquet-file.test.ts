import { type Compressors, parquetMetadata, parquetReadObjects } from "hyparquet";
import { describe, expect, test } from "vitest";
import { ZSTDDecoder } from "zstddec";
import { encodeReferenceFile } from "../../src/write/kerchunk/parquet-file.ts";
import { randomNumbers } from "../random-numbers.ts";

type Row = { path: string | null; offset: bigint; size: bigint; raw?: Uint8Array | null };

/** hyparquet is a reader of others: it shares nothing with the writer. */
async function rowsOf(bytes: Uint8Array): Promise<Row[]> {
	const zstd = new ZSTDDecoder();
	await zstd.init();
	const compressors: Compressors = { ZSTD: (input, outputBytes) => zstd.decode(input, outputBytes) };
	const file = bytes.slice().buffer;
	return (await parquetReadObjects({ file, utf8: false, rowFormat: "object", compressors })) as Row[];
}

async function pathsOf(urlIds: number[], urls: string[]): Promise<(string | null)[]> {
	const bytes = await encodeReferenceFile({
		rowCount: urlIds.length,
		referenceCount: urlIds.filter((id) => id > 0).length,
		urlIds: Uint32Array.from(urlIds),
		urls,
		offsets: new Float64Array(urlIds.length),
		lengths: new Float64Array(urlIds.length),
		raw: new Map(),
	});
	return (await rowsOf(bytes)).map(({ path }) => path);
}

describe("paths", () => {
	const row = (ids: number[]): (string | null)[] => ids.map((id) => (id === 0 ? null : `s3://bucket/${id}`));

	test.each([
		["one row", [1], 1],
		["nothing", [0, 0, 0], 0],
		["a run alone", new Array(1000).fill(1), 1],
		["seven of each: runs too short to be runs", Array.from({ length: 70 }, (_, i) => 1 + Math.floor(i / 7)), 10],
		["a run behind three values that are packed", [1, 2, 3, ...new Array(20).fill(4), 5], 5],
		["every row another", Array.from({ length: 3000 }, (_, i) => i + 1), 3000],
	])("%s", async (_, ids: number[], count) => {
		const urls = Array.from({ length: count }, (_, i) => `s3://bucket/${i + 1}`);
		expect(await pathsOf(ids, urls)).toEqual(row(ids));
	});

	test.each([2, 3, 5, 257, 65537])("runs of any length, holes between them, %i urls", async (count) => {
		const random = randomNumbers(count);
		const ids: number[] = [];
		while (ids.length < 2000) {
			const id = random(4) === 0 ? 0 : 1 + random(count);
			for (let n = 1 + random(random(2) === 0 ? 3 : 40); n > 0; n--) ids.push(id);
		}
		const urls = Array.from({ length: count }, (_, i) => `s3://bucket/${i + 1}`);
		expect(await pathsOf(ids, urls)).toEqual(row(ids));
	});
});

test("numbers up to 2^53, and bytes of any kind", async () => {
	const offsets = Float64Array.of(0, 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 53 - 1);
	const raw = new Map([
		[1, new Uint8Array(0)],
		[3, Uint8Array.of(0, 0x80, 0xff)],
	]);
	const bytes = await encodeReferenceFile({
		rowCount: 6,
		referenceCount: 1,
		urlIds: Uint32Array.of(0, 0, 1, 0, 0, 0),
		urls: ["é b#?.nc"],
		offsets,
		lengths: offsets.slice().reverse(),
		raw,
	});
	const rows = await rowsOf(bytes);
	expect(rows.map(({ offset }) => Number(offset))).toEqual([...offsets]);
	expect(rows.map(({ size }) => Number(size))).toEqual([...offsets].reverse());
	expect(rows.map((row) => row.raw)).toEqual([0, 1, 2, 3, 4, 5].map((row) => raw.get(row) ?? null));
	expect(rows[2]?.path).toBe("é b#?.nc");
});

test("fastparquet must find that numbers are never null, or it makes floats of them", async () => {
	const columns = { rowCount: 1, referenceCount: 0, urlIds: Uint32Array.of(0), urls: [], raw: new Map() };
	const bytes = await encodeReferenceFile({ ...columns, offsets: Float64Array.of(7), lengths: Float64Array.of(8) });
	const [group] = parquetMetadata(bytes.slice().buffer).row_groups;
	expect(group?.columns.map(({ meta_data }) => meta_data?.statistics?.null_count)).toEqual([1n, 0n, 0n]);
});

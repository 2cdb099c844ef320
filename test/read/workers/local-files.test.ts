import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { FileStore, fileUrl } from "../../../src/io/file.ts";
import { Trace } from "../../../src/io/tracing.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { decode } from "../../../src/read/decode.ts";
import { read } from "../../../src/read/read.ts";
import type { Selection } from "../../../src/read/selection.ts";
import { useThreads } from "../../../src/read/workers/platform.ts";
import { dataType } from "../../../src/zarr/data-type.ts";
import { bytesOf, type SampleArray, sampleStore } from "../../manifest/sample-store.ts";
import { cloneWorker, emptyLog, type WorkerLog } from "./clone-worker.ts";

const LITTLE = { name: "bytes", configuration: { endian: "little" } };
const SHUFFLE = { name: "numcodecs.shuffle", configuration: { elementsize: 4 } };
const ZLIB = { name: "numcodecs.zlib", configuration: { level: 1 } };

const folder = mkdtempSync(join(tmpdir(), "mirazarr-local-files-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

/** Numbers in deflated chunks of a file; `order` puts the chunks elsewhere in it, `holes` leaves some out. */
type Sample = { shape: number[]; chunks: number[]; order?: "backwards"; holes?: boolean };

function sample({ shape, chunks, order, holes }: Sample): SampleArray {
	const grid = shape.map((length, d) => Math.ceil(length / (chunks[d] as number)));
	const size = chunks.reduce((product, length) => product * length, 1);
	const count = grid.reduce((product, length) => product * length, 1);
	const data: [string, Uint8Array][] = [];
	for (let flat = 0; flat < count; flat++) {
		if (holes && flat % 5 === 3) continue;
		let rest = flat;
		const index = grid.toReversed().map((length) => {
			const i = rest % length;
			rest = Math.floor(rest / length);
			return i;
		});
		const numbers = Float32Array.from({ length: size }, (_, i) => flat * 1000 + ((i * 7919) % 251));
		const deflated = deflateSync(shuffled(bytesOf(numbers)));
		data.push([index.toReversed().join(), deflated]);
	}
	if (order === "backwards") data.reverse();
	return {
		dataType: dataType("float32"),
		shape,
		chunks,
		codecs: [LITTLE, SHUFFLE, ZLIB],
		fill: bytesOf(Float32Array.of(-1)),
		data: Object.fromEntries(data),
	};
}

function shuffled(bytes: Uint8Array): Uint8Array {
	const count = bytes.length / 4;
	return bytes.map((_, at) => bytes[(at % count) * 4 + Math.floor(at / count)] as number);
}

/** A store over a local file, and its path. */
function localStore(
	array: SampleArray,
	workers: number | false,
	trace?: Trace,
): { store: ManifestStore; path: string } {
	const path = join(folder, `${files++}.bin`);
	const keep = (bytes: Uint8Array) => {
		writeFileSync(path, bytes);
		return new FileStore(path);
	};
	const store = sampleStore({ a: array }, trace, { url: fileUrl(path), keep });
	Object.defineProperty(store.registry, "workers", { value: workers });
	return { store, path };
}

/** The first chunk is read here, so that the version of the file is known, as it is of every file that was opened. */
async function opened(store: ManifestStore): Promise<ManifestStore> {
	await store.registry.source(store.url as string).read(0, 1);
	return store;
}

function threads(damage?: Parameters<typeof cloneWorker>[1]): WorkerLog {
	const log = emptyLog();
	useThreads(async () => cloneWorker(log, damage), 2);
	return log;
}

function same(one: ArrayBufferView, other: ArrayBufferView): boolean {
	const bytes = ({ buffer, byteOffset, byteLength }: ArrayBufferView) => Buffer.from(buffer, byteOffset, byteLength);
	return bytes(one).equals(bytes(other));
}

const LAYOUTS: Record<string, Sample> = {
	layers: { shape: [20, 96, 96], chunks: [1, 96, 96] },
	"tiles that end with the array": { shape: [3, 256, 256], chunks: [1, 64, 64] },
	"tiles that reach beyond it": { shape: [5, 250, 230], chunks: [2, 64, 60] },
	"rows of tiles longer than a portion": { shape: [128, 4096], chunks: [64, 64] },
	"chunks that were never written": { shape: [6, 200, 200], chunks: [1, 64, 64], holes: true },
	"chunks in another order than in the file": { shape: [4, 256, 256], chunks: [1, 64, 64], order: "backwards" },
	"one chunk": { shape: [300, 300], chunks: [300, 300] },
};
const SELECTIONS: Record<string, (rank: number) => Selection | undefined> = {
	"all of it": () => undefined,
	"a box": (rank) => Array.from({ length: rank }, (_, d) => ({ start: d === 0 ? 1 : 13 })),
	"every third": (rank) => Array.from({ length: rank }, (_, d) => (d === 0 ? null : { start: 2, step: 3 })),
};

describe("chunks of a local file, which threads read themselves", () => {
	for (const [layout, made] of Object.entries(LAYOUTS))
		it.each(Object.entries(SELECTIONS))(
			`${layout}: %s has the values that it has without threads`,
			async (_, select) => {
				const log = threads();
				const array = sample(made);
				const selection = select(made.shape.length);
				const alone = await read(localStore(array, false).store, "a", { selection });
				expect(log.jobs).toBe(0);
				const store = await opened(localStore(array, 2).store);
				for (const shared of [false, true]) {
					const crewed = await read(store, "a", { selection, shared });
					expect(same(crewed.bytes, alone.bytes)).toBe(true);
					expect(crewed.bytes.buffer instanceof SharedArrayBuffer).toBe(shared);
				}
				expect(log.fileReads).toBe(log.jobs);
				expect(log.fileReads).toBeGreaterThan(0);
				const floats = await decode(store, "a", { selection });
				expect(
					same(
						floats.data as Float32Array,
						(await decode(localStore(array, false).store, "a", { selection })).data as Float32Array,
					),
				).toBe(true);
			},
		);

	it("a damaged chunk ends the read with the error that it has without threads, but for the name of the file", async () => {
		const array = sample({ shape: [8, 256, 256], chunks: [1, 128, 128] });
		array.data?.["5,1,0"]?.fill(7, 40, 90);
		const log = threads();
		const alone = await read(localStore(array, false).store, "a").catch((error) => error);
		const crewed = await read(await opened(localStore(array, 2).store), "a").catch((error) => error);
		expect(log.fileReads).toBeGreaterThan(0);
		expect(crewed.code).toBe("corrupt-chunk");
		expect(crewed.what).toBe(alone.what);
		expect(crewed.message).toContain("chunk [5, 1, 0]");
	});

	it("a file that was replaced since it was opened is not mistaken for the one that was", async () => {
		const array = sample({ shape: [8, 256, 256], chunks: [1, 256, 256] });
		const log = threads();
		const { store, path } = localStore(array, 2);
		await opened(store);
		writeFileSync(path, new Uint8Array(2 ** 20));
		const error = await read(store, "a").catch((caught) => caught);
		expect(error.code).toBe("source-changed");
		expect(log.started).toBeGreaterThan(0);
	});

	it("a file that is replaced while threads read it ends the read", async () => {
		const array = sample({ shape: [8, 256, 256], chunks: [1, 256, 256] });
		const { store, path } = localStore(array, 2);
		let jobs = 0;
		threads(() => {
			if (jobs++ === 3) writeFileSync(path, new Uint8Array(2 ** 20));
			return undefined;
		});
		const error = await read(await opened(store), "a").catch((caught) => caught);
		expect(error.code).toBe("source-changed");
	});

	it("a reference beyond the end of the file is a truncated file, as ever", async () => {
		const array = sample({ shape: [8, 256, 256], chunks: [1, 256, 256] });
		threads();
		const { store, path } = localStore(array, 2);
		writeFileSync(path, new Uint8Array(1000));
		const error = await read(await opened(store), "a").catch((caught) => caught);
		expect(error.code).toBe("truncated-file");
	});

	it("the signal ends the read, whatever the threads are at", async () => {
		const abort = new AbortController();
		threads(() => {
			abort.abort(new Error("the view moved on"));
			return undefined;
		});
		const store = await opened(localStore(sample({ shape: [8, 256, 256], chunks: [1, 256, 256] }), 2).store);
		await expect(read(store, "a", { signal: abort.signal })).rejects.toThrow("the view moved on");
	});

	it("who counts what is read sees every byte: then it is read here", async () => {
		const log = threads();
		const trace = new Trace();
		const array = sample({ shape: [8, 256, 256], chunks: [1, 256, 256] });
		const store = await opened(localStore(array, 2, trace).store);
		const { bytes } = await read(store, "a");
		expect(same(bytes, (await read(localStore(array, false).store, "a")).bytes)).toBe(true);
		expect(log.jobs).toBeGreaterThan(0);
		expect(log.fileReads).toBe(0);
		expect(trace.bytes).toBeGreaterThan(1000);
	});
});

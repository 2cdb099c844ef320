import { describe, expect, it } from "vitest";
import { MemoryStore } from "../../src/io/memory.ts";
import type { ObjectPart, ObjectStore } from "../../src/io/object-store.ts";
import { ObjectStoreRegistry } from "../../src/io/registry.ts";
import type { RegistryOptions } from "../../src/io/registry-view.ts";
import { TransientError } from "../../src/io/retry.ts";
import type { ByteRange, Source } from "../../src/io/source.ts";
import { Trace } from "../../src/io/tracing.ts";
import { pattern, repeatableRandom } from "./pattern.ts";

const MIB = 2 ** 20;

function open(bytes: Uint8Array, options: RegistryOptions = {}): { source: Source; trace: Trace; store: MemoryStore } {
	const trace = new Trace();
	const store = new MemoryStore([["x", bytes]]);
	const registry = new ObjectStoreRegistry(options).register("memory://m", trace.wrap(store));
	return { source: registry.source("memory://m/x"), trace, store };
}

describe("requests are shared", () => {
	it("8 concurrent readers of one block cause 1 request", async () => {
		const data = pattern(100_000);
		const { source, trace } = open(data);
		const reads = await Promise.all(Array.from({ length: 8 }, () => source.read(50_000, 4096, { use: "chunk" })));
		for (const bytes of reads) expect(bytes).toEqual(data.slice(50_000, 54_096));
		expect(trace.requests).toHaveLength(1);
	});

	it("also when they come one after the other while the request is under way, for a part of it", async () => {
		const data = pattern(1000);
		let answer = (): void => {};
		let requests = 0;
		const store: ObjectStore = {
			get: (_, range) => {
				requests++;
				return new Promise((resolve) => {
					const { offset, length } = range!;
					answer = () => resolve({ bytes: data.slice(offset, offset + length), size: 1000, etag: undefined });
				});
			},
		};
		const source = new ObjectStoreRegistry().register("memory://m", store).source("memory://m/x");
		const reads = [source.read(100, 100, { use: "chunk" })];
		await new Promise((resolve) => setTimeout(resolve));
		reads.push(source.read(100, 100, { use: "chunk" }), source.read(150, 20, { use: "chunk" }));
		await new Promise((resolve) => setTimeout(resolve));
		answer();
		const [whole, same, part] = await Promise.all(reads);
		expect(requests).toBe(1);
		expect(whole).toEqual(data.slice(100, 200));
		expect(same).toEqual(whole);
		expect(part).toEqual(data.slice(150, 170));
	});

	it("8 concurrent readers of a whole object cause 1 request, whatever their limits", async () => {
		const { source, trace } = open(pattern(1000));
		const reads = Array.from({ length: 8 }, () => source.readAll());
		await expect(source.readAll({ maxBytes: 10 })).rejects.toMatchObject({ code: "limit-exceeded" });
		for (const bytes of await Promise.all(reads)) expect(bytes).toEqual(pattern(1000));
		expect(trace.requests).toHaveLength(2);
	});

	it("a failure reaches all who share it, and the next read tries again", async () => {
		let requests = 0;
		const store: ObjectStore = {
			get: async (): Promise<ObjectPart> => {
				requests++;
				if (requests === 1) throw new Error("once");
				return { bytes: pattern(10), size: 10, etag: undefined };
			},
		};
		const source = new ObjectStoreRegistry().register("memory://m", store).source("memory://m/x");
		const reads = await Promise.allSettled([source.read(0, 10), source.read(0, 10)]);
		expect(reads.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
		expect(await source.read(0, 10)).toEqual(pattern(10));
	});
});

describe("reads that start together are merged", () => {
	it("2000 adjacent chunks of one file are few requests without a wasted byte", async () => {
		const chunkBytes = 10_000;
		const data = pattern(2000 * chunkBytes);
		const { source, trace } = open(data);
		const chunks = await Promise.all(
			Array.from({ length: 2000 }, async (_, i) => {
				await Promise.resolve();
				return await source.read(i * chunkBytes, chunkBytes, { use: "chunk" });
			}),
		);
		for (const [i, bytes] of chunks.entries()) {
			expect(Buffer.compare(bytes, data.subarray(i * chunkBytes, (i + 1) * chunkBytes))).toBe(0);
		}
		expect(trace.requests).toHaveLength(3);
		expect(trace.bytes).toBe(data.length);
		expect(trace.rounds).toBe(1);
	});

	it("chunks far apart in the file are not: at most a tenth is wasted", async () => {
		const { source, trace } = open(pattern(4 * MIB));
		const ranges = Array.from({ length: 100 }, (_, i) => ({ offset: i * 40_000, length: 512 }));
		await source.readMany(ranges, { use: "chunk" });
		expect(trace.requests).toHaveLength(100);
		expect(trace.bytes).toBe(100 * 512);
	});

	it("metadata are: a round trip costs more than a gap", async () => {
		const { source, trace } = open(pattern(4 * MIB));
		const ranges = Array.from({ length: 100 }, (_, i) => ({ offset: i * 40_000, length: 512 }));
		await source.readMany(ranges);
		expect(trace.requests).toHaveLength(1);
	});

	it("by the gap that a call gives", async () => {
		const { source, trace } = open(pattern(MIB));
		const ranges = [0, 1000, 100_000].map((offset) => ({ offset, length: 100 }));
		await source.readMany(ranges, { gap: 899 });
		expect(trace.requests).toHaveLength(3);
		trace.reset();
		await source.readMany(
			ranges.map(({ offset }) => ({ offset: offset + 500_000, length: 100 })),
			{ gap: 900, use: "chunk" },
		);
		expect(trace.requests.map(({ range }) => range)).toEqual([
			{ offset: 500_000, length: 1100 },
			{ offset: 600_000, length: 100 },
		]);
	});

	it("at most as many requests run at a time as the registry allows", async () => {
		let running = 0;
		let most = 0;
		const store: ObjectStore = {
			get: async (_, range) => {
				running++;
				most = Math.max(most, running);
				await new Promise((resolve) => setTimeout(resolve));
				running--;
				return { bytes: new Uint8Array(range!.length), size: 10 * MIB, etag: undefined };
			},
		};
		const registry = new ObjectStoreRegistry({ concurrency: 3, chunkGapBytes: 0 }).register("memory://m", store);
		const reads = Array.from({ length: 20 }, (_, i) =>
			registry.source(`memory://m/${i % 4}`).read(i * 1000, 10, { use: "chunk" }),
		);
		await Promise.all(reads);
		expect(most).toBe(3);
	});
});

describe("what was read is kept", () => {
	it("the first 64 KiB serve later reads of the header, and only what lies beyond is asked for", async () => {
		const data = pattern(200_000);
		const { source, trace } = open(data);
		await source.readUpTo(0, 65_536);
		expect(await source.read(8, 100)).toEqual(data.slice(8, 108));
		expect(await source.read(65_000, 1000)).toEqual(data.slice(65_000, 66_000));
		expect(await source.readUpTo(0, 131_072)).toEqual(data.slice(0, 131_072));
		expect(trace.requests.map(({ range }) => range)).toEqual([
			{ offset: 0, length: 65_536 },
			{ offset: 65_536, length: 464 },
			{ offset: 66_000, length: 65_072 },
		]);
	});

	it("chunks do not push metadata out, and are not kept", async () => {
		const data = pattern(MIB);
		const { source, trace } = open(data, { cacheBytes: 100_000 });
		await source.read(0, 1000);
		for (let i = 0; i < 20; i++) await source.read(50_000 * i, 20_000, { use: "chunk" });
		trace.reset();
		await source.read(0, 1000);
		expect(trace.requests).toHaveLength(0);
		await source.read(50_000, 20_000, { use: "chunk" });
		expect(trace.requests).toHaveLength(1);
	});

	it("returned bytes are the caller's own: changing them does not change what is kept", async () => {
		const { source, trace } = open(pattern(1000));
		for (let round = 0; round < 2; round++) {
			const bytes = await source.read(0, 500);
			expect(bytes).toEqual(pattern(500));
			bytes.fill(0);
		}
		expect(trace.requests).toHaveLength(1);
	});

	it("nor do those that callers got together", async () => {
		const data = pattern(1000);
		const { source, store } = open(data.slice());
		for (const use of ["metadata", "chunk"] as const) {
			const reads = [
				...(await source.readMany([
					{ offset: 0, length: 500 },
					{ offset: 0, length: 500 },
				])),
				await source.read(0, 500, { use }),
				(await source.readAll({ use })).subarray(0, 500),
			];
			for (const bytes of reads) {
				expect(bytes).toEqual(data.slice(0, 500));
				bytes.fill(0);
			}
		}
		expect((await store.get("x", undefined)).bytes).toEqual(data);
	});
});

describe("a store that breaks its contract", () => {
	function answering(part: Partial<ObjectPart>): Source {
		const store: ObjectStore = { get: async () => ({ bytes: pattern(10), size: 100, etag: undefined, ...part }) };
		return new ObjectStoreRegistry().register("memory://m", store).source("memory://m/x");
	}

	it.each([
		["too many bytes", { bytes: pattern(11) }],
		["no bytes before the end", { bytes: new Uint8Array(0) }],
	])("%s: range-not-honoured", async (_, part) => {
		await expect(answering(part).read(0, 10)).rejects.toMatchObject({ code: "range-not-honoured" });
	});
});

describe("two first answers that differ", () => {
	it("are a change, whichever comes first", async () => {
		let version = 0;
		const store: ObjectStore = {
			get: async (_, range) => ({ bytes: pattern(range!.length), size: undefined, etag: `"${++version}"` }),
		};
		const source = new ObjectStoreRegistry().register("memory://m", store).source("memory://m/x");
		const reads = await Promise.allSettled([source.read(0, 10), source.read(10 * MIB, 10)]);
		expect(reads.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
		expect(source.etag).toBe('"1"');
	});
});

describe("abort", () => {
	it("of a read that waits for its turn sends nothing, and gives its place up", async () => {
		let release = (): void => {};
		const paths: string[] = [];
		const store: ObjectStore = {
			get: async (path) => {
				paths.push(path);
				if (path === "first") await new Promise<void>((resolve) => (release = resolve));
				return { bytes: pattern(10), size: 10, etag: undefined };
			},
		};
		const registry = new ObjectStoreRegistry({ concurrency: 1 }).register("memory://m", store);
		const first = registry.source("memory://m/first").read(0, 10);
		const controller = new AbortController();
		const second = registry.source("memory://m/second").read(0, 10, { signal: controller.signal });
		const third = registry.source("memory://m/third").read(0, 10);
		await new Promise((resolve) => setTimeout(resolve));
		controller.abort("enough");
		await expect(second).rejects.toBe("enough");
		release();
		await Promise.all([first, third]);
		expect(paths).toEqual(["first", "third"]);
	});

	it("when all callers of a request have left, it ends; who comes later starts anew", async () => {
		const signals: AbortSignal[] = [];
		const store: ObjectStore = {
			get: (_, __, options) => {
				signals.push(options!.signal!);
				// The first never answers, not even to the abort.
				if (signals.length === 1) return new Promise(() => {});
				return Promise.resolve({ bytes: pattern(10), size: 10, etag: undefined });
			},
		};
		const source = new ObjectStoreRegistry().register("memory://m", store).source("memory://m/x");
		const [one, two] = [new AbortController(), new AbortController()];
		const reads = [one, two].map(({ signal }) => source.read(0, 10, { signal }));
		const settled = Promise.allSettled(reads);
		await new Promise((resolve) => setTimeout(resolve));
		one.abort("one");
		expect(signals[0]?.aborted).toBe(false);
		two.abort("two");
		expect(await settled).toEqual([
			{ status: "rejected", reason: "one" },
			{ status: "rejected", reason: "two" },
		]);
		expect(signals[0]?.aborted).toBe(true);
		expect(await source.read(0, 10)).toEqual(pattern(10));
	});

	it("a thousand reads with one signal do not make Node warn", async () => {
		const warnings: Error[] = [];
		const listen = (warning: Error): void => void warnings.push(warning);
		process.on("warning", listen);
		const { source } = open(pattern(10_000));
		const { signal } = new AbortController();
		await Promise.all(Array.from({ length: 1000 }, (_, i) => source.read(i * 10, 10, { signal, use: "chunk" })));
		await new Promise((resolve) => setTimeout(resolve));
		process.off("warning", listen);
		expect(warnings).toEqual([]);
	});
});

describe("property: whatever is read, however, equals the direct slice", () => {
	it.each([1, 2, 3, 4])("seed %d, through short answers, failures, merging and a small cache", async (seed) => {
		const random = repeatableRandom(seed);
		const data = pattern(300_000, seed);
		const inner = new MemoryStore([["x", data]]);
		const store: ObjectStore = {
			get: async (path, range, options) => {
				if (random() < 0.2) throw new TransientError("network", "not now");
				if (random() < 0.5) await new Promise((resolve) => setTimeout(resolve));
				const shorter = range && random() < 0.2 ? { ...range, length: Math.ceil(range.length / 2) } : range;
				const part = await inner.get(path, shorter, options);
				return random() < 0.5 ? part : { ...part, size: undefined };
			},
		};
		const registry = new ObjectStoreRegistry({
			cacheBytes: 50_000,
			chunkGapBytes: 5000,
			maxRequestBytes: 60_000,
			retry: { sleep: async () => {}, attempts: 50 },
		});
		const source = registry.register("memory://m", store).source("memory://m/x");
		const randomRange = (): ByteRange => {
			const offset = Math.floor(random() * 310_000);
			return { offset, length: Math.floor(random() ** 3 * 40_000) };
		};
		const slice = ({ offset, length }: ByteRange): Uint8Array => data.slice(offset, offset + length);
		const same = (a: Uint8Array, b: Uint8Array): void => expect(Buffer.compare(a, b)).toBe(0);

		for (let round = 0; round < 15; round++) {
			await Promise.all(
				Array.from({ length: 25 }, async () => {
					const use = random() < 0.5 ? "chunk" : "metadata";
					if (random() < 0.3) await Promise.resolve();
					if (random() < 0.3) {
						const ranges = Array.from({ length: 10 }, randomRange).filter(
							(range) => slice(range).length === range.length,
						);
						const parts = await source.readMany(ranges, { use, gap: random() < 0.5 ? 3000 : undefined });
						for (const [i, part] of parts.entries()) same(part, slice(ranges[i]!));
						return;
					}
					const range = randomRange();
					same(await source.readUpTo(range.offset, range.length, { use }), slice(range));
					if (slice(range).length < range.length) {
						await expect(source.read(range.offset, range.length, { use })).rejects.toMatchObject({
							code: "truncated-file",
						});
					}
				}),
			);
		}
	});
});

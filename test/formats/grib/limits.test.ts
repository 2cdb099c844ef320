import { describe, expect, it } from "vitest";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import { Trace } from "../../../src/io/tracing.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { openStore } from "../../../src/open.ts";
import { read } from "../../../src/read/read.ts";
import type { Limits } from "../../../src/zarr/budget.ts";
import { joinBytes } from "../../../src/zarr/join-bytes.ts";
import { buildMessage, simple } from "./build-message.ts";
import { fixtureBytes, openBytes, openIn } from "./fixtures.ts";

const field = { points: 4, coded: 4, representation: simple(0, 0, 0, 8), bitmap: [255], data: [1, 2, 3, 4] };
const constant = (points: number) => ({
	points,
	coded: points,
	representation: simple(5, 0, 0, 0),
	bitmap: [255],
	data: [],
});

function repeat(message: Uint8Array, count: number): Uint8Array {
	return joinBytes(Array.from({ length: count }, () => message));
}

async function openCubes(bytes: Uint8Array, limits: Partial<Limits> = {}): Promise<ManifestStore> {
	const store = new MemoryStore([["file.grib", bytes]]);
	const registry = new ObjectStoreRegistry({ limits }).register("memory://files/", store);
	return openStore("memory://files/file.grib", { registry, grib: { duplicates: "first" } });
}

const beyond = (limit: keyof Limits) => ({
	code: "limit-exceeded",
	hint: expect.stringContaining(`limits.${limit}`),
});

describe("the budget of an opening", () => {
	it("every message is a node", async () => {
		const bytes = repeat(buildMessage(field), 11);
		expect((await openBytes(bytes, { maxNodes: 11 })).group.arrays.size).toBe(11);
		await expect(openBytes(bytes, { maxNodes: 10 })).rejects.toMatchObject(beyond("maxNodes"));
	});

	it("groups, arrays and coordinates of cubes are nodes", async () => {
		const count = (await openCubes(buildMessage(field))).contents().length;
		await expect(openCubes(buildMessage(field), { maxNodes: count - 1 })).resolves.toBeDefined();
		await expect(openCubes(buildMessage(field), { maxNodes: count - 2 })).rejects.toMatchObject(beyond("maxNodes"));
	});

	it("fields take memory, whether or not they have bytes of their own", async () => {
		const fields = Array.from({ length: 50 }, () => field);
		await expect(openBytes(buildMessage(...fields), { maxHeldBytes: 0 })).rejects.toMatchObject(beyond("maxHeldBytes"));
	});

	it("messages that overlap are gone through only so often", async () => {
		// Each claims to go on to the end of the world, and has the next one in a local section.
		const head = new Uint8Array(64);
		head.set(new TextEncoder().encode("GRIB\0\0\0\u0002\0\0\u0001"));
		head.set([0, 0, 0, 21, 1], 16);
		head.set([0, 0, 0, 43, 2], 37);
		const bytes = repeat(head, 200);
		await expect(openBytes(bytes, { maxWork: 0 })).rejects.toMatchObject(beyond("maxWork"));
	});

	it("lines of an index take memory", async () => {
		const message = fixtureBytes("simple-12");
		const lines = Array.from({ length: 100 }, (_, i) => `1.${i + 1}:0:`).join("\n");
		const store = new MemoryStore([
			["file.grib", message],
			["file.grib.idx", new TextEncoder().encode(lines)],
		]);
		const registry = new ObjectStoreRegistry({ limits: { maxHeldBytes: 0 } }).register("memory://files/", store);
		const opened = openStore("memory://files/file.grib", { registry, grib: { index: "only" } });
		await expect(opened).rejects.toMatchObject(beyond("maxHeldBytes"));
	});
});

describe("requests", () => {
	it("short messages of a large file come many at a time", async () => {
		const message = buildMessage(field);
		const count = Math.ceil(2 ** 22 / message.length) + 100;
		const trace = new Trace();
		const store = await openIn(trace.wrap(new MemoryStore([["file.grib", repeat(message, count)]])));
		expect(store.group.arrays.size).toBe(count);
		expect(trace.requests.length).toBeLessThan(20);
	});

	it("headings between short messages do not cost requests", async () => {
		const part = joinBytes([new TextEncoder().encode("\u0001HEAD KWBC 010000\r\r\n"), buildMessage(field)]);
		const count = Math.ceil(2 ** 22 / part.length) + 100;
		const trace = new Trace();
		const store = await openIn(trace.wrap(new MemoryStore([["file.grib", repeat(part, count)]])));
		expect(store.group.arrays.size).toBe(count);
		expect(trace.requests.length).toBeLessThan(40);
	});
});

describe("fields that claim more than they hold", () => {
	it("a constant field is as large as its header says, and a part of it is not worth that", async () => {
		const store = await openBytes(buildMessage(constant(1000)), { maxChunkBytes: 4000 });
		await expect(read(store, "/1", { selection: [0, 0] })).rejects.toMatchObject(beyond("maxChunkBytes"));
		// Who asks for all of it gets it.
		expect((await read(store, "/1")).bytes).toEqual(new Uint8Array(new Float64Array(1000).fill(5).buffer));
	});

	it("section 7 has no more values than the grid has points", async () => {
		const masked = { ...constant(4), coded: 2 ** 31, bitmap: [0, 0xf0] };
		const store = await openBytes(buildMessage(masked));
		await expect(read(store, "/1")).rejects.toMatchObject({
			code: "corrupt-chunk",
			message: expect.stringContaining("section 5 has 2147483648 values for the 4 points"),
		});
	});
});

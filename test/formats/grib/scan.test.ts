import { describe, expect, it } from "vitest";
import { isMiraError, MiraError } from "../../../src/errors.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import { Trace } from "../../../src/io/tracing.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { openStore } from "../../../src/open.ts";
import { read } from "../../../src/read/read.ts";
import { RoundsStore } from "../../io/rounds-store.ts";
import { generator } from "../damage.ts";
import { fixtureBytes, openBytes, openFixture, openIn, trueValues } from "./fixtures.ts";
import { SparseFile, stretched } from "./sparse-file.ts";

async function places(store: ManifestStore): Promise<{ offset: number; length: number }[]> {
	const found = [];
	for (const [, array] of store.group.arrays) {
		const entry = (await array.manifest()).get(array.description.shape.map(() => 0));
		if (entry.kind === "virtual") found.push({ offset: entry.offset, length: entry.length });
	}
	return found;
}

function joined(...parts: Uint8Array[]): Uint8Array {
	return Uint8Array.from(parts.flatMap((part) => [...part]));
}

const text = (characters: string): Uint8Array => new TextEncoder().encode(characters);

describe("messages are found by their lengths", () => {
	it("G12: a message beyond 4 GiB, and the one behind it", async () => {
		const simple = fixtureBytes("simple-12");
		const file = new SparseFile([stretched(simple, 5 * 2 ** 30), { head: simple, lengthBytes: simple.length }]);
		const store = await openIn(file);
		expect(await places(store)).toEqual([{ offset: 5 * 2 ** 30, length: simple.length }]);
		// Its section 7 cannot be that long, but where the message ends is known.
		expect(store.group.get("1")?.kind).toBe("refused");
		expect(new Float64Array((await read(store, "/2")).bytes.slice().buffer)).toEqual(trueValues("simple-12"));
	});

	it("G13: edition 1 has its length in octets 5 to 7, and very long ones in units of 120", async () => {
		const [short] = await places(await openFixture("simple1-16"));
		expect(short).toEqual({ offset: 0, length: fixtureBytes("simple1-16").length });
		const [long] = await places(await openFixture("long1"));
		expect(long).toEqual({ offset: 0, length: fixtureBytes("long1").length });
	});

	it("G14: GRIB inside of data is no start", async () => {
		const store = await openFixture("junk");
		expect(await places(store)).toHaveLength(3);
	});

	it("G16: what lies between messages is skipped, and said so", async () => {
		const simple = fixtureBytes("simple-12");
		const junk = text("GRIB is a word here, and GRIB too");
		const store = await openBytes(joined(junk, simple, junk, simple, new Uint8Array(1000)));
		expect(await places(store)).toEqual([
			{ offset: junk.length, length: simple.length },
			{ offset: 2 * junk.length + simple.length, length: simple.length },
		]);
		expect(store.diagnostics).toMatchObject([{ code: "bytes-skipped", severity: "info" }]);
		expect(store.diagnostics[0]?.message).toContain(`${2 * junk.length + 1000} bytes in 3 places`);
	});

	it("a message that does not end where it says is refused, the others are read", async () => {
		const simple = fixtureBytes("simple-12");
		const damaged = simple.slice();
		damaged[15] = (damaged[15] as number) - 10;
		const store = await openBytes(joined(simple, damaged, simple));
		expect(store.contents().map(({ path }) => path)).toEqual(["/", "/1", "/3", "/2"]);
		const error = await read(store, "/2").catch((error: unknown) => error);
		expect(isMiraError(error, "corrupt-file")).toBe(true);
		expect(new Float64Array((await read(store, "/3")).bytes.slice().buffer)).toEqual(trueValues("simple-12"));
	});

	it("the last message of a truncated file is an error when it is read", async () => {
		const simple = fixtureBytes("simple-12");
		const store = await openBytes(joined(simple, simple.subarray(0, simple.length - 20)));
		expect(store.diagnostics).toMatchObject([{ code: "truncated-file", severity: "warning" }]);
		expect((await read(store, "/1")).shape).toEqual([5, 7]);
		const error = await read(store, "/2").catch((error: unknown) => error);
		expect(isMiraError(error, "truncated-file")).toBe(true);
	});

	it.each([
		["GRIB\0\0\0\u0001 is not enough", "corrupt-file"],
		["GRIB\0\0\0\u0003 is of another edition", "unsupported-feature"],
		["GRIB", "corrupt-file"],
	])("%j is refused", async (content, code) => {
		const error = await openBytes(text(content)).catch((error: unknown) => error);
		expect(isMiraError(error) && error.code).toBe(code);
	});
});

describe("requests", () => {
	/** As large as those of a global model: their lengths differ, as compressed ones do. */
	function modelRun(lengths: readonly number[]): SparseFile {
		const head = fixtureBytes("differences-2");
		return new SparseFile(lengths.map((length) => stretched(head, length)));
	}

	const lengths = (count: number, least: number, most: number): number[] => {
		const random = generator(1);
		return Array.from({ length: count }, () => least + random(most - least));
	};

	it.each([
		["70 kB", 30_000, 110_000],
		["650 kB", 200_000, 1_100_000],
	])("743 messages of about %s: a request for each, many at once, and no byte twice", async (_, least, most) => {
		const file = modelRun(lengths(743, least, most));
		const counted = new RoundsStore(file);
		const store = await openIn(counted);
		expect(store.group.arrays.size).toBe(743);
		expect(counted.rounds).toBeLessThanOrEqual(60);
		expect(counted.requests.length).toBeLessThanOrEqual(1 + 743 + 64);
		expect(counted.repeatedBytes).toBe(0);
		// The windows, the first 64 KiB, and what scouts may search.
		expect(counted.bytes).toBeLessThanOrEqual(743 * 512 + 2 ** 16 + 2 ** 23);
		expect(counted.bytes).toBeLessThanOrEqual(743 * 512 + 2 ** 16 + file.size / 8);
	});

	it("few messages, each very long, are not worth a search", async () => {
		const file = modelRun(lengths(20, 30_000_000, 50_000_000));
		const counted = new RoundsStore(file);
		await openIn(counted);
		expect(counted.rounds).toBeLessThanOrEqual(20);
		expect(counted.bytes).toBeLessThanOrEqual(20 * 512 + 2 ** 16);
	});

	it("bulletins: headings between long messages cost no request", async () => {
		const head = fixtureBytes("differences-2");
		const heading = { head: text("\u0001\r\r\n123\r\r\nHTXA85 KWBC 010000\r\r\n"), lengthBytes: 40 };
		const file = new SparseFile(lengths(300, 30_000, 110_000).flatMap((length) => [heading, stretched(head, length)]));
		const counted = new RoundsStore(file);
		const store = await openIn(counted);
		expect(store.group.arrays.size).toBe(300);
		expect(counted.rounds).toBeLessThanOrEqual(30);
		expect(counted.requests.length).toBeLessThanOrEqual(300 + 64);
	});

	it("who gives up waits for nobody", async () => {
		const controller = new AbortController();
		const counted = new RoundsStore(modelRun(lengths(743, 30_000, 110_000)));
		const registry = new ObjectStoreRegistry().register("memory://files/", counted);
		const opened = openStore("memory://files/file.grib", {
			registry,
			signal: controller.signal,
			grib: { index: "none" },
		});
		while (counted.rounds < 10) await new Promise((resolve) => setImmediate(resolve));
		controller.abort(new Error("enough"));
		await expect(opened).rejects.toThrow("enough");
		const { length } = counted.requests;
		for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
		expect(counted.requests.length).toBe(length);
	});

	it("a request that fails is the failure of the scan, whoever made it", async () => {
		const file = modelRun(lengths(743, 30_000, 110_000));
		const broken = new RoundsStore({
			get: (path, range) => {
				if ((range?.offset ?? 0) < file.size / 3 || (range?.offset ?? 0) > file.size / 2) return file.get(path, range);
				throw new MiraError("http-status", "The server answered 403");
			},
		});
		await expect(openIn(broken)).rejects.toMatchObject({ code: "http-status" });
	});

	it("messages of one length are read ahead of", async () => {
		const file = modelRun(Array.from({ length: 200 }, () => 500_000));
		const trace = new Trace();
		const store = await openIn(trace.wrap(file));
		expect(store.group.arrays.size).toBe(200);
		expect(trace.rounds).toBeLessThanOrEqual(200 / 8);
		expect(trace.requests.length).toBeLessThanOrEqual(1 + 200);
	});

	it("a small file is read in one go", async () => {
		const counted = new RoundsStore(modelRun(lengths(100, 20_000, 40_000)));
		const store = await openIn(counted);
		expect(store.group.arrays.size).toBe(100);
		expect(counted.requests.length).toBe(2);
		expect(counted.repeatedBytes).toBe(0);
		const tiny = new RoundsStore(modelRun(lengths(3, 5_000, 20_000)));
		await openIn(tiny);
		expect(tiny.requests.length).toBe(1);
	});

	it("behind a bitmap of simple packing nobody looks for section 7", async () => {
		const simple = fixtureBytes("simple-bitmap");
		// The bitmap and the values of a larger grid, of which the heads alone are there.
		const points = 1_000_000;
		const view = new DataView(simple.slice().buffer);
		let at = 16;
		while (view.getUint8(at + 4) !== 6) {
			if (view.getUint8(at + 4) === 3) {
				view.setUint32(at + 6, points);
				view.setUint32(at + 30, 1000);
				view.setUint32(at + 34, 1000);
			}
			if (view.getUint8(at + 4) === 5) view.setUint32(at + 5, points);
			at += view.getUint32(at);
		}
		view.setUint32(at, 6 + points / 8);
		const lengthBytes = at + 6 + points / 8 + 5 + (points * 12) / 8 + 4;
		view.setBigUint64(8, BigInt(lengthBytes));
		const message = { head: new Uint8Array(view.buffer, 0, at + 6), lengthBytes };
		const trace = new Trace();
		const store = await openIn(trace.wrap(new SparseFile(Array.from({ length: 50 }, () => message))));
		expect(store.group.arrays.size).toBe(50);
		expect(trace.requests.length).toBeLessThanOrEqual(1 + 50);
	});
});

import { describe, expect, it } from "vitest";
import { read } from "../../../../src/read/read.ts";
import { fixtureBytes, trueValues } from "../fixtures.ts";
import { edited, everything, type Files, fixtures, open, ROOT, stretch, truth } from "./index-fixtures.ts";

const files = fixtures();
const MESSAGE_BYTES = 2 ** 19;

/** Files beyond 4 MiB, with real values: smaller ones are read in one go. */
const large = {
	noaa: stretch(files, "noaa.f024", "noaa.f024.idx", MESSAGE_BYTES),
	ecmwf: stretch(files, "ecmwf-6h.grib2", "ecmwf-6h.index", MESSAGE_BYTES),
};

describe("a file that is opened by its index alone", () => {
	it.each(["noaa.f000", "noaa.f006", "noaa.f012", "noaa.f024", "odd.grib2", "ecmwf-3h.grib2", "ecmwf-6h.grib2"])(
		"%s is what it is without",
		async (name) => {
			const [indexed, scanned] = [
				await open(files, name, { index: "only" }),
				await open(files, name, { index: "none" }),
			];
			expect(await everything(indexed.store)).toEqual(await everything(scanned.store));
			expect(indexed.store.diagnostics).toEqual(scanned.store.diagnostics);
		},
	);

	it("G11: fields of one message are lines with the same offset", async () => {
		const { store } = await open(files, "noaa.f006", { index: "only" });
		const fields = truth["noaa.f006"]?.filter(({ shortName }) => shortName === "v") ?? [];
		const { data } = await read(store, "/isobaricInhPa/instant/v");
		const levels = [...((await read(store, "/isobaricInhPa/instant/level")).data as Float64Array)];
		const at = (level: number): number[] => [...(data as Float64Array)].slice(12 * levels.indexOf(level)).slice(0, 12);
		expect([at(500), at(850)]).toEqual(fields.map(({ values }) => values));
	});

	it("costs the index and one message of each kind", async () => {
		const { trace } = await open(files, "noaa.f024", { index: "only" });
		const [index, ...asked] = trace.requests.map(({ path, range }) => ({ path, offset: 0, length: 0, ...range }));
		const offsets = (text: string): number[] =>
			new TextDecoder()
				.decode(files.get("noaa.f024.idx"))
				.split("\n")
				.filter((line) => line.includes(text))
				.map((line) => Number(line.split(":")[1]));
		const last = [
			offsets("TMP:0.4 mb"),
			offsets("UGRD:850 mb"),
			offsets("2 hybrid"),
			offsets("2 m "),
			offsets("80 m "),
		];
		const expected = [...last.flat(), ...offsets("18-24 hour acc")];
		expect(index?.path).toBe("noaa.f024.idx");
		// Neighbours come in one request.
		expect(expected).toEqual(expect.arrayContaining(asked.map(({ offset }) => offset)));
		const isAsked = (at: number): boolean => asked.some(({ offset, length }) => at >= offset && at < offset + length);
		expect(expected.filter((at) => !isAsked(at))).toEqual([]);
		expect(asked.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(expected.length * 512);
	});

	it("of members of an ensemble one is read", async () => {
		const { trace } = await open(files, "ecmwf-6h.grib2", { index: "only" });
		expect(trace.requests.map(({ path }) => path)).toEqual([
			"ecmwf-6h.grib2.idx",
			"ecmwf-6h.index",
			"ecmwf-6h.grib2.index",
			"ecmwf-6h.grib2",
		]);
	});

	it("an index may also have the whole name of its file", async () => {
		const renamed: Files = new Map([
			["a.grib2", files.get("ecmwf-3h.grib2") as Uint8Array],
			["a.grib2.index", files.get("ecmwf-3h.index") as Uint8Array],
		]);
		expect((await open(renamed, "a.grib2", { index: "only" })).store.group.groups.size).toBe(2);
	});

	it("fails without an index, and says which were looked for", async () => {
		const alone: Files = new Map([["a.grib2", files.get("ecmwf-3h.grib2") as Uint8Array]]);
		const opened = open(alone, "a.grib2", { index: "only" });
		await expect(opened).rejects.toMatchObject({
			code: "not-found",
			message: expect.stringContaining(`${ROOT}a.grib2.idx, ${ROOT}a.index, ${ROOT}a.grib2.index`),
		});
	});

	it("G13: messages of edition 1 are where an inventory of wgrib says", async () => {
		const bytes = fixtureBytes("simple1-16");
		const line = "1:0:d=08020612:VAR:kpds5=1:kpds6=100:kpds7=1000:TR=0:P1=0:P2=0:TimeU=1:1000 mb:anl:NAve=0\n";
		const edition1: Files = new Map([
			["a.grib1", bytes],
			["a.grib1.idx", new TextEncoder().encode(line)],
		]);
		const { store } = await open(edition1, "a.grib1", { index: "only", layout: "messages" });
		expect((await read(store, "/1")).bytes).toEqual(new Uint8Array(trueValues("simple1-16").buffer));
	});

	it('with layout: "messages" every message is read, where the index says', async () => {
		const [indexed, scanned] = [
			await open(files, "noaa.f012", { index: "only", layout: "messages" }),
			await open(files, "noaa.f012", { index: "none", layout: "messages" }),
		];
		expect(await everything(indexed.store)).toEqual(await everything(scanned.store));
		// Those that are neighbours come together.
		expect(indexed.trace.requests).toHaveLength(1 + 2);
	});
});

describe("a large file beside which there is an index", () => {
	it.each([
		["noaa", "noaa.f024"],
		["ecmwf", "ecmwf-6h.grib2"],
	] as const)("of %s is what it is without", async (kind, name) => {
		const [indexed, scanned] = [await open(large[kind], name, {}), await open(large[kind], name, { index: "none" })];
		expect(await everything(indexed.store)).toEqual(await everything(scanned.store));
		expect(indexed.store.diagnostics).toEqual([]);
	});

	it("is opened in three rounds: its beginning, the index, one message of each kind", async () => {
		const { trace } = await open(large.noaa, "noaa.f024", {});
		expect(trace.rounds).toBe(3);
		expect(trace.requests).toHaveLength(1 + 1 + 6);
	});

	it("a message is compared with the index before its first use", async () => {
		const { store, trace } = await open(large.noaa, "noaa.f024", {});
		trace.reset();
		const first = await read(store, "/isobaricInhPa/instant/t", { selection: [0, 0, 1, null, null] });
		expect([...(first.data as Float64Array)]).toEqual(truth["noaa.f024"]?.[2]?.values);
		// Its head, and the message.
		expect(trace.requests).toHaveLength(2);
	});

	it("small files are read in one go, without looking for one", async () => {
		const { trace } = await open(files, "noaa.f024", {});
		expect(trace.requests.map(({ path }) => path)).toEqual(["noaa.f024"]);
	});
});

describe("an index that is not of its file", () => {
	const wrong: [what: string, change: (text: string) => string, why: RegExp][] = [
		["offsets", (text) => text.replaceAll(/:(\d{6,}):/g, (_, at) => `:${Number(at) + 8}:`), /no GRIB message/],
		["a last message less", (text) => text.replace(/.*\n$/, ""), /the file has 6291456 bytes, not 5767168/],
		["a message less", (text) => text.replace(/^2:.*\n/m, ""), /line 2 does not continue the inventory/],
		["a message behind the end", (text) => `${text}13:6291456:d=2024013112:TMP:surface:anl:\n`, /no GRIB message/],
		["another date", (text) => text.replaceAll("d=2024013112", "d=2024013118"), /its reference time is/],
		["another step", (text) => text.replaceAll("24 hour fcst", "30 hour fcst"), /its step is 86400, not 108000/],
		["another interval", (text) => text.replace("18-24", "12-24"), /its interval is 21600, not 43200/],
		["another level", (text) => text.replace("0.4 mb", "0.5 mb"), /its level is 0.4, not 0.5/],
		["fields that are not there", (text) => text.replace(/^6.2.*\n/m, ""), /the message has 2 fields, not 1/],
		["text of something else", () => "<html>\nnot found\n</html>\n", /line 1 is not one of an inventory/],
		["nothing", () => "\n", /the index is empty/],
	];

	it.each(wrong)("with %s: the file is scanned, and a diagnostic says so", async (_, change, why) => {
		const damaged = edited(large.noaa, "noaa.f024.idx", change);
		const { store } = await open(damaged, "noaa.f024", {});
		expect(store.diagnostics).toMatchObject([{ code: "index-ignored", message: expect.stringMatching(why) }]);
		const scanned = await open(large.noaa, "noaa.f024", { index: "none" });
		expect(await everything(store)).toEqual(await everything(scanned.store));
	});

	it.each(wrong)("with %s: by the index alone it is an error", async (_, change, why) => {
		const opened = open(edited(large.noaa, "noaa.f024.idx", change), "noaa.f024", { index: "only" });
		await expect(opened).rejects.toMatchObject({ name: "MiraError", message: expect.stringMatching(why) });
	});

	it("a length of ECMWF that the message does not have", async () => {
		const shorter = (text: string): string => text.replaceAll(`"_length": ${MESSAGE_BYTES}`, '"_length": 400');
		const { store } = await open(edited(large.ecmwf, "ecmwf-6h.index", shorter), "ecmwf-6h.grib2", {});
		expect(store.diagnostics).toMatchObject([{ message: expect.stringContaining("524288 bytes, not 400") }]);
	});

	it("JSON that says no place, or is none", async () => {
		for (const change of [() => '{"param": "t"}\n', () => "{ this is no JSON }\n"]) {
			const { store } = await open(edited(large.ecmwf, "ecmwf-6h.index", change), "ecmwf-6h.grib2", {});
			expect(store.diagnostics).toMatchObject([{ code: "index-ignored" }]);
		}
	});

	it("another message where nobody has looked yet is an error when it is read, and the others are right", async () => {
		// The message at 850 hPa becomes a parameter of its own, with the same length.
		const bytes = (large.noaa.get("noaa.f024") as Uint8Array).slice();
		const product = bytes
			.subarray(MESSAGE_BYTES)
			.findIndex((_, i, all) => i > 16 && all[i + 4] === 4 && all[i + 3] === 34);
		bytes[MESSAGE_BYTES + product + 10] = 4;
		const { store } = await open(new Map(large.noaa).set("noaa.f024", bytes), "noaa.f024", {});
		expect(store.diagnostics).toEqual([]);
		const levels = [...((await read(store, "/isobaricInhPa/instant/level")).data as Float64Array)];
		const at = (level: number): Promise<unknown> =>
			read(store, "/isobaricInhPa/instant/t", { selection: [0, 0, levels.indexOf(level), null, null] });
		await expect(at(850)).rejects.toMatchObject({ code: "bad-reference", offset: MESSAGE_BYTES });
		await expect(at(500)).resolves.toMatchObject({ shape: [3, 4] });
		await expect(store.array("/isobaricInhPa/instant/t").manifest()).rejects.toMatchObject({ code: "bad-reference" });
	});
});

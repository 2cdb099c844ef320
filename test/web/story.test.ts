/** Stories of values. What files hold is laid down in samples/make.py, and was read by netCDF4-python. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { decode, openStore } from "../../src/node.ts";
import { cellStory } from "../../web/engine/cell.ts";
import { explain } from "../../web/engine/explain.ts";
import { maskChoice } from "../../web/engine/mask-choice.ts";
import { hexRows, hexText } from "../../web/page/story/hex-rows.ts";
import { storySentence, storyText } from "../../web/page/story/story-words.ts";
import { openedSamples } from "./engine-context.ts";

const SEA = { store: "file:sea-surface.nc", path: "/sst", off: [] as string[] };

async function sentenceAt(index: number[], off: string[] = []): Promise<string> {
	return storySentence(await cellStory({ ...SEA, index, off }, await openedSamples("sea-surface.nc")));
}

describe("the story of a value", () => {
	it("says why it is missing", async () => {
		expect(await sentenceAt([0, 6, 10])).toBe(
			"Missing, because the stored value equals _FillValue -32768 (attribute _FillValue).",
		);
	});

	it("says that it is valid, and what other rules would say", async () => {
		expect(await sentenceAt([1, 8, 33])).toBe("A valid value: no rule in force says that it is missing.");
		expect(await sentenceAt([0, 20, 8])).toMatch(
			/By NetCDF’s own rules it would be missing: the stored 9999 lies outside -300 to 4500 \(attribute valid_range\)\.$/,
		);
	});

	it("follows the rules that are switched", async () => {
		expect(await sentenceAt([0, 6, 10], ["_FillValue -32768"])).toMatch(
			/^A valid value.* If no rule were switched off, it would be missing: the stored value equals _FillValue -32768/,
		);
		expect(await sentenceAt([0, 20, 8], ["+outside -300 to 4500"])).toMatch(/^Missing, because the stored 9999 lies/);
	});

	it("tells of chunks that were never written", async () => {
		const request = { store: "file:ocean-colour.nc", path: "/physics/flags", index: [2, 0, 0], off: [] };
		const story = await cellStory(request, await openedSamples("ocean-colour.nc"));
		expect(storySentence(story)).toMatch(/^Its chunk was never written, and reads as the fill value 255\. /);
		expect(story.excerpt).toBeUndefined();
	});

	it("can be copied whole", async () => {
		const story = await cellStory({ ...SEA, index: [0, 6, 10] }, await openedSamples("sea-surface.nc"));
		const text = storyText(story);
		expect(text).toContain("cell: /sst[0, 6, 10]\n");
		expect(text).toContain("stored bytes: 00 80 (little-endian)\nstored value: -32768 int16\n");
		expect(text).toContain("lat: 57.5 degrees_north\n");
		expect(text).toContain("source: sea-surface.nc\nbytes: 1280 to 6463 (5184)\n");
		expect(text).toContain("[80][00]");
	});
});

describe("a dump", () => {
	it("has 8 bytes a line, with those of the value marked", () => {
		const rows = hexRows(new Uint8Array([...Array(10).keys()].map((i) => i + 0x40)), 16, { start: 7, length: 2 });
		expect(rows.map(({ offset, bytes }) => [offset, bytes.length])).toEqual([
			[16, 8],
			[24, 2],
		]);
		expect(hexText(rows).split("\n")).toEqual([
			"00000010  40  41  42  43  44  45  46 [47] @ABCDEFG",
			"00000018 [48] 49                          HI",
		]);
	});
});

describe("the switches of rules", () => {
	it("are options of the library", () => {
		expect(maskChoice([])).toEqual({});
		expect(maskChoice(["missing_value -32767"])).toEqual({ maskExcept: ["missing_value -32767"] });
		expect(maskChoice(["+outside 0 to 9000"])).toEqual({ mask: "netcdf", maskExcept: ["defaultFill"] });
		expect(maskChoice(["+NetCDF default fill -32767", "+outside 0 to 9"])).toEqual({ mask: "netcdf" });
		expect(maskChoice(["+fill_value 5", "mask /mask"])).toEqual({ maskStorageFill: true, maskExcept: ["mask /mask"] });
	});
});

it("rules that are off by default are known by the texts that the library gives them", async () => {
	const found = new Map<string, string>();
	for (const [file, path] of [
		["sea-surface.nc", "/sst"],
		["forecast.grib2", "/surface/instant/swh"],
		["elevation.tif", "/0"],
	] as const) {
		const store = await openStore(join(import.meta.dirname, "../../samples", file));
		const { reasons } = await decode(store, path, { mask: "netcdf", maskStorageFill: true, reasons: "all" });
		for (const [i, cause] of (reasons?.all?.causes ?? []).entries()) found.set(cause, reasons?.rules[i] ?? "");
	}
	const choices = ["validRange", "defaultFill", "storageFill"].map((cause) => maskChoice([`+${found.get(cause)}`]));
	expect(choices).toEqual([
		{ mask: "netcdf", maskExcept: ["defaultFill"] },
		{ mask: "netcdf", maskExcept: ["validRange"] },
		{ maskStorageFill: true },
	]);
});

it("missing data are explained with words for each rule", async () => {
	const context = await openedSamples("sea-surface.nc", "forecast.grib2");
	const sea = await explain({ store: SEA.store, path: "/sst" }, context);
	expect(sea.rules).toEqual(["written values equal to -32768", "written values equal to -32767"]);
	expect(sea.unpacking).toBe("stored × 0.01");
	expect(sea.report.predictions.map(({ program }) => program)).toContain("netCDF4-python");
	const waves = await explain({ store: "file:forecast.grib2", path: "/surface/instant/swh" }, context);
	expect(waves.rules).toEqual([expect.stringMatching(/^where the bitmap of the field has a 0/)]);
	expect(waves.unpacking).toBeUndefined();
});

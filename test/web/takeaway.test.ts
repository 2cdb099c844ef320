/** What is taken away of a view: tables, and figures. Values are those of netCDF4-python (samples/make.py). */
import { describe, expect, it } from "vitest";
import { describe as describeArray } from "../../web/engine/describe.ts";
import { csv } from "../../web/engine/takeaway.ts";
import { EMPTY_VIEW, type ViewState } from "../../web/page/state/view-state.ts";
import type { Figure } from "../../web/page/takeaway/figure.ts";
import { figureSvg } from "../../web/page/takeaway/figure-svg.ts";
import { shownData, shownSelections } from "../../web/page/takeaway/shown-data.ts";
import { openedSamples } from "./engine-context.ts";

const SEA = { store: "file:sea-surface.nc", path: "/sst" };

async function selectionsOf(view: Partial<ViewState>, shown: ViewState["view"] = "picture") {
	const facts = await describeArray(SEA, await openedSamples("sea-surface.nc"));
	return shownSelections({ ...EMPTY_VIEW, ...view }, facts, shown);
}

describe("what is shown", () => {
	it("is a window of a plane at the positions of the other dimensions", async () => {
		expect(await selectionsOf({ at: { time: 1 }, window: [10.2, -3, 20.5, 4] })).toEqual([
			[1, { start: 0, stop: 4 }, { start: 10, stop: 21 }],
		]);
	});

	it("is the whole plane on a map, which is not zoomed by cells", async () => {
		expect(await selectionsOf({ window: [10, 0, 20, 4] }, "map")).toEqual([
			[0, { start: 0, stop: 36 }, { start: 0, stop: 72 }],
		]);
	});

	it("is the line of the sliders, and every one that was kept along the same dimension", async () => {
		const lines = [
			{ dim: "time", at: { lat: 8, lon: 33 } },
			{ dim: "lat", at: { time: 0, lon: 1 } },
			{ dim: "time", at: { lat: 9, lon: 1 } },
		];
		expect(await selectionsOf({ lines, at: { lat: 2 } }, "lines")).toEqual([
			[{ start: 0, stop: 3 }, 2, 0],
			[{ start: 0, stop: 3 }, 8, 33],
			[{ start: 0, stop: 3 }, 9, 1],
		]);
	});

	it("is named as the command line names it", async () => {
		const facts = await describeArray(SEA, await openedSamples("sea-surface.nc"));
		const sources = (source: string) => shownData({ ...EMPTY_VIEW, sources: [source] }, facts, [], 2).sources;
		expect(sources("sample:a.nc")).toEqual(["samples/a.nc"]);
		expect(sources("file:a b.nc")).toEqual(["a b.nc"]);
		expect(sources("file:///data/a%20b.nc")).toEqual(["/data/a b.nc"]);
		expect(sources("s3://bucket/a.nc")).toEqual(["s3://bucket/a.nc"]);
	});
});

describe("a table", () => {
	it("has what is shown, one selection below the other, with one head", async () => {
		const context = await openedSamples("sea-surface.nc");
		const selections = [
			[1, 8, { start: 33, stop: 36 }],
			[0, 6, 10],
		];
		const bytes = await csv({ ...SEA, selections, off: [] }, context);
		expect(new TextDecoder().decode(bytes).trimEnd().split("\n")).toEqual([
			"time,lat,lon,sst",
			"2026-04-01T00:00:00,47.5,-12.5,15.85",
			"2026-04-01T00:00:00,47.5,-7.5,15.85",
			"2026-04-01T00:00:00,47.5,-2.5,",
			"2026-01-01T00:00:00,57.5,-127.5,",
		]);
	});
});

describe("a figure", () => {
	const FIGURE: Figure = {
		title: "Temperature <&> “x”",
		subtitle: "sea.nc · \u0007",
		width: 400,
		height: 200,
		markup: '<rect width="400" height="200"/>',
		colours: { label: "°C", stops: ["#000", "#fff"], ticks: [{ at: 0.5, text: "15" }] },
		missing: [{ label: "_FillValue -32768", colour: "rgb(1 2 3)", hatch: "M0 0h1v1h-1z" }],
		series: [],
		palette: { paper: "#fff", ink: "#000", quiet: "#555", line: "#ccc" },
	};

	it("has a title, the drawing, colours and the reasons, and is sound XML whatever the texts hold", () => {
		const svg = figureSvg(FIGURE);
		expect(svg).toContain("Temperature &lt;&amp;&gt; “x”</text>");
		expect(svg).not.toContain("\u0007");
		expect(svg).toContain('<stop offset="1" stop-color="#fff"/>');
		expect(svg).toContain(">15</text>");
		expect(svg).toContain('fill="url(#missing-0)"');
		expect(svg).toContain(FIGURE.markup);
	});

	it("breaks a long legend into rows", () => {
		const missing = Array.from({ length: 6 }, (_, i) => ({ label: `rule number ${i}`, colour: "#123", hatch: "" }));
		const places = [...figureSvg({ ...FIGURE, missing }).matchAll(/<rect x="([\d.]+)" y="(\d+)" width="16"/g)];
		expect(new Set(places.map(([, , y]) => y)).size).toBeGreaterThan(1);
		expect(Math.max(...places.map(([, x]) => Number(x)))).toBeLessThan(FIGURE.width);
	});
});

/** What is shown, as an address, and back. */
import { expect, it } from "vitest";
import { formatAddress, parseAddress } from "../../web/page/state/address.ts";
import { EMPTY_VIEW, type ViewState } from "../../web/page/state/view-state.ts";

const FULL: ViewState = {
	sources: ["https://data.example/a.nc?token=1&b=#2", "sample:sea-surface.nc", "file:my file, 100%.tif"],
	path: "/group #1/a&b=c",
	view: "picture",
	at: { time: 3, "a,b:c|d;e": 7 },
	plane: ["la,t", "lon"],
	window: [-1.5, 0, 20.125, 10],
	colours: "viridis",
	scaling: "log",
	span: { kind: "values", min: -1e-20, max: 3 },
	rgb: [3, 2, 1],
	projection: "equalEarth",
	off: ["_FillValue", "valid range, upper"],
	cell: [0, 6, 10],
	lines: [
		{ dim: "time", at: { lat: 1, lon: 2 } },
		{ dim: "x|y;z", at: {} },
	],
	policy: "derive",
	panel: "attributes",
};

it("is the same after a journey through the address", () => {
	expect(parseAddress(formatAddress(FULL))).toEqual(FULL);
	const percentiles: ViewState = { ...FULL, span: { kind: "percentiles", low: 2, high: 98 } };
	expect(parseAddress(formatAddress(percentiles))).toEqual(percentiles);
});

it("is empty for an empty page, and can be read by people", () => {
	expect(formatAddress(EMPTY_VIEW)).toBe("");
	expect(parseAddress("")).toEqual(EMPTY_VIEW);
	expect(formatAddress({ ...EMPTY_VIEW, sources: ["https://data.example/a.nc"], path: "/sst" })).toBe(
		"#source=https://data.example/a.nc&path=/sst",
	);
});

it("is made by no address, however wrong, anything but a view", () => {
	for (const hash of ["#", "#&&=", "#view=nonsense&window=1,2&at=x&cell=a,b&span=1", "#source=%E0%A4%A&path=%"]) {
		const view = parseAddress(hash);
		expect(Object.keys(view).toSorted(), hash).toEqual(Object.keys(EMPTY_VIEW).toSorted());
		expect({ view: view.view, window: view.window, cell: view.cell, at: view.at }, hash).toEqual({
			view: undefined,
			window: undefined,
			cell: undefined,
			at: {},
		});
	}
});

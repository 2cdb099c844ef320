import { describe, expect, it } from "vitest";
import { dimensionAxes } from "../../../src/read/labels/dimension-axes.ts";
import { numericAttribute, textAttribute } from "../../../src/zarr/attributes.ts";
import { dataType } from "../../../src/zarr/data-type.ts";
import { type SampleArray, sampleStore } from "../../manifest/sample-store.ts";

function axis(name: string, values: number[], attributes: Record<string, string> = {}): Record<string, SampleArray> {
	return {
		[name]: {
			dataType: dataType("float64"),
			shape: [values.length],
			dimensionNames: [name],
			attributes: new Map(Object.entries(attributes).map(([key, text]) => [key, textAttribute(text)])),
			data: { "0": new Uint8Array(Float64Array.from(values).buffer) },
		},
	};
}

const cube = (dimensionNames: (string | null)[], shape: number[]): SampleArray => ({
	dataType: dataType("uint8"),
	shape,
	dimensionNames,
	data: {},
});

describe("dimensionAxes", () => {
	it("gives numbers with their units, times as dates of their calendar, and positions where there is nothing", async () => {
		const store = sampleStore({
			...axis("time", [58, 59], { units: "days since 2001-01-01", calendar: "360_day" }),
			...axis("depth", [0, 10, 25], { units: "m", positive: "down" }),
			v: cube(["time", "depth", null], [2, 3, 4]),
		});
		const [time, depth, other] = await dimensionAxes(store, "/v");
		expect(time).toMatchObject({ dimension: "time", length: 2, role: "time", units: "days since 2001-01-01" });
		// Thirty days a month: day 58 is the 29th of February.
		expect(time?.labels).toMatchObject({ kind: "times", texts: ["2001-02-29", "2001-02-30"].map(startsWith) });
		expect(depth).toMatchObject({ name: "depth", role: "vertical", units: "m" });
		expect(depth?.labels).toEqual({ kind: "numbers", values: Float64Array.of(0, 10, 25) });
		expect(other).toEqual({ dimension: null, length: 4, labels: { kind: "positions" } });
	});

	it("reckons the centres of images, and reads nothing", async () => {
		const transform = numericAttribute(Float64Array.of(10, 0, 500, 0, -10, 900));
		const store = sampleStore({
			image: { ...cube(["y", "x"], [4, 6]), attributes: new Map([["spatial:transform", transform]]) },
		});
		const [y, x] = await dimensionAxes(store, "/image");
		expect(y?.labels).toEqual({ kind: "even", first: 895, step: -10 });
		expect(x?.labels).toEqual({ kind: "even", first: 505, step: 10 });
	});

	it("keeps positions where a coordinate cannot be read, and says why", async () => {
		const { time } = axis("time", [1, 2]);
		const store = sampleStore({
			time: { ...(time as SampleArray), data: { "0": new Uint8Array(3) } },
			v: cube(["time"], [2]),
		});
		const [broken] = await dimensionAxes(store, "/v");
		expect(broken).toMatchObject({ name: "time", labels: { kind: "positions" }, problem: expect.any(String) });
	});
});

function startsWith(text: string): unknown {
	return expect.stringMatching(new RegExp(`^${text}`));
}

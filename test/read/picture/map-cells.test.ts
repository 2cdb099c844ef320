import { describe, expect, it } from "vitest";
import { mapCells } from "../../../src/read/picture/map-cells.ts";
import { textAttribute } from "../../../src/zarr/attributes.ts";
import { dataType } from "../../../src/zarr/data-type.ts";
import { type SampleArray, sampleStore } from "../../manifest/sample-store.ts";

function axis(name: string, units: string, values: number[]): SampleArray {
	return {
		dataType: dataType("float64"),
		shape: [values.length],
		dimensionNames: [name],
		attributes: new Map([["units", textAttribute(units)]]),
		data: { "0": new Uint8Array(Float64Array.from(values).buffer) },
	};
}

describe("mapCells", () => {
	it("finds the cells that hold places, however longitudes are counted", async () => {
		const store = sampleStore({
			lat: axis("lat", "degrees_north", [45, -45]),
			lon: axis("lon", "degrees_east", [45, 135, 225, 315]),
			v: { dataType: dataType("uint8"), shape: [3, 2, 4], dimensionNames: ["time", "lat", "lon"] },
		});
		const cells = await mapCells(store, "/v");
		expect(cells).toMatchObject({ rowAxis: 1, columnAxis: 2, height: 2, width: 4 });
		const found = cells.cellsAt([10, 100, -10, -170, Number.NaN], [80, -80, 1, -1, 0]);
		expect([...found]).toEqual([0, 5, 3, 6, -1]);
	});

	it("has no cell for places beside a grid", async () => {
		const store = sampleStore({
			lat: axis("lat", "degrees_north", [0, 1]),
			lon: axis("lon", "degrees_east", [10, 11]),
			v: { dataType: dataType("uint8"), shape: [2, 2], dimensionNames: ["lat", "lon"] },
		});
		const { cellsAt } = await mapCells(store, "/v");
		expect([...cellsAt([10, 20, 11.4], [0, 0, 1.6])]).toEqual([0, -1, -1]);
	});
});

import { describe, expect, it } from "vitest";
import { counted } from "../../web/engine/histogram.ts";
import { shortened } from "../../web/engine/line.ts";
import {
	formatView,
	type MapView,
	movedView,
	PROJECTIONS,
	parseView,
	pixelPlaces,
	projectionOf,
	usualView,
	zoomedView,
} from "../../web/engine/map-projections.ts";
import { linePath, nearestPoint, pieces, spanOf } from "../../web/page/lines/line-geometry.ts";
import { readArcs } from "../../web/page/map/coastlines.ts";

const size = { width: 400, height: 200 };

describe("maps", () => {
	it("find the place of a pixel, and that lies there again, in every projection", () => {
		for (const { name } of PROJECTIONS) {
			const view: MapView = usualView(undefined, name);
			const { longitudes, latitudes, width } = pixelPlaces(view, size, 10);
			const projection = projectionOf(view, size);
			const found = Array.from(longitudes.keys()).filter((i) => !Number.isNaN(longitudes[i]));
			expect(found.length).toBeGreaterThan(100);
			for (const i of found) {
				const [x, y] = projection([longitudes[i] as number, latitudes[i] as number]) as [number, number];
				// At the edge of a globe places are far apart.
				expect(Math.abs(x - ((i % width) + 0.5) * 10)).toBeLessThan(0.5);
				expect(Math.abs(y - (Math.floor(i / width) + 0.5) * 10)).toBeLessThan(0.5);
			}
		}
	});

	it("show the whole earth once: the corners of an equirectangular map are its ends", () => {
		const { longitudes, latitudes, width } = pixelPlaces(usualView(undefined, "equirectangular"), size, 100);
		expect(width).toBe(4);
		expect([...longitudes].map(Math.round)).toEqual([-135, -45, 45, 135, -135, -45, 45, 135]);
		expect([...latitudes].map(Math.round)).toEqual([45, 45, 45, 45, -45, -45, -45, -45]);
		// A globe does not fill its map.
		expect(pixelPlaces(usualView(undefined, "orthographic"), size, 10).longitudes.some(Number.isNaN)).toBe(true);
	});

	it("keep what is under the pointer when they are zoomed or moved", () => {
		const view: MapView = { name: "mercator", centre: [10, 45], zoom: 4 };
		const before = projectionOf(view, size).invert?.([300, 50]) as [number, number];
		const zoomed = projectionOf(zoomedView(view, size, 2, 300, 50), size)(before) as [number, number];
		expect(zoomed[0]).toBeCloseTo(300, 0);
		expect(zoomed[1]).toBeCloseTo(50, 0);
		const moved = projectionOf(movedView(view, size, -40, 20), size)(before) as [number, number];
		expect(moved[0]).toBeCloseTo(340, 6);
		expect(moved[1]).toBeCloseTo(30, 6);
	});

	it("begin where an array is, also across the antimeridian, and are told in addresses", () => {
		expect(usualView({ west: 170, east: -170, south: -20, north: 0 }).centre).toEqual([-180, -10]);
		expect(usualView({ west: -180, east: 180, south: 60, north: 90 })).toMatchObject({
			name: "north",
			centre: [0, 90],
		});
		const view: MapView = { name: "orthographic", centre: [12.34, -5.6], zoom: 2.5 };
		expect(parseView(formatView(view))).toEqual(view);
		expect(parseView("mercator")).toEqual({ name: "mercator" });
		expect(parseView("nowhere@1,2,3")).toBeUndefined();
	});

	it("read coastlines that are kept as differences", () => {
		const arcs = [
			[
				[0, 0],
				[10, -5],
				[1, 1],
			],
		];
		const transform = { scale: [0.1, 0.2], translate: [-180, -90] };
		expect(readArcs({ arcs, transform } as Parameters<typeof readArcs>[0]).coordinates).toEqual([
			[
				[-180, -90],
				[-179, -91],
				[-178.9, -90.8],
			],
		]);
	});
});

describe("lines", () => {
	it("break where values are missing", () => {
		const values = [1, 2, Number.NaN, 3];
		expect(pieces(values)).toEqual([
			[0, 1],
			[3, 3],
		]);
		expect(linePath([0, 1, 2, 3], values)).toBe("M0 1L1 2M3 3");
		expect(spanOf([values], 0)).toEqual([1, 3]);
		expect([nearestPoint([0, 10, 20], 14), nearestPoint([20, 10, 0], 14)]).toEqual([1, 1]);
	});

	it("keep the extremes of each stretch when they are shortened", () => {
		const values = Float64Array.from({ length: 1000 }, (_, i) => (i === 437 ? 99 : i === 801 ? Number.NaN : i % 7));
		const { positions, values: kept } = shortened(values, new Uint8Array(1000), 100);
		expect(positions.length).toBeLessThanOrEqual(100);
		expect(kept).toContain(99);
		expect(positions[kept.indexOf(99)]).toBe(437);
	});

	it("are counted by bins, with what lies beside the range", () => {
		const { counts, below, above, mean } = counted([Float64Array.of(0, 1, 2, 3), Float64Array.of(10)], 2, [1, 3]);
		expect({ counts, below, above, mean }).toEqual({ counts: [1, 2], below: 1, above: 1, mean: 3.2 });
	});
});

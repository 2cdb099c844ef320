/** Places on maps by PROJ: test/fixtures/coordinate-systems/make.py. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { METHODS, type MethodName, type ProjectionParameters } from "../../src/cf/projection-methods.ts";
import { figureOf } from "../../src/cf/projections/figure.ts";
import { projectionOf } from "../../src/cf/projections/projection-of.ts";

type Case = {
	method: MethodName;
	text: string;
	parameters: ProjectionParameters;
	semiMajor: number;
	inverseFlattening: number;
	places: [number, number][];
	points: [number, number][];
};

const truth = JSON.parse(
	readFileSync(join(import.meta.dirname, "../fixtures/coordinate-systems/truth.json"), "utf8"),
) as { projections: Case[] };

const RADIAN = Math.PI / 180;
/** A tenth of a micrometre. */
const METRES = 1e-7;

describe("projections are those of PROJ", () => {
	it.each(truth.projections)("$text", ({ method, parameters, semiMajor, inverseFlattening, places, points }) => {
		const { forward, inverse } = projectionOf(method, figureOf(semiMajor, inverseFlattening), parameters);
		for (const [i, [longitude, latitude]] of places.entries()) {
			const [x, y] = points[i] as [number, number];
			const [ownX, ownY] = forward((longitude - 9) * RADIAN, latitude * RADIAN);
			expect(Math.hypot(ownX - x, ownY - y)).toBeLessThan(METRES);
			const [east, north] = inverse(x, y);
			const across = (east / RADIAN + 9 - longitude) * Math.cos(latitude * RADIAN);
			expect(Math.hypot(across, north / RADIAN - latitude) * 111_000).toBeLessThan(METRES);
		}
	});

	it("has a case for every method but the turned pole, which moves degrees", () => {
		const tried = new Set(truth.projections.map(({ method }) => method));
		expect(Object.keys(METHODS).filter((name) => !tried.has(name as MethodName))).toEqual(["rotatedPole"]);
	});
});

describe("what a map does not show", () => {
	const sphere = figureOf(6_371_000, 0);

	it("is NaN: behind the limb, beside the disk", () => {
		const view = projectionOf("geostationaryY", sphere, { height: 35_785_831 });
		expect(view.forward(Math.PI / 2, 0)).toEqual([Number.NaN, Number.NaN]);
		expect(view.inverse(6e6, 0)).toEqual([Number.NaN, Number.NaN]);
		const above = projectionOf("orthographic", sphere, { latitude: 0 });
		expect(above.forward(2, 0)).toEqual([Number.NaN, Number.NaN]);
		expect(above.inverse(7e6, 0)).toEqual([Number.NaN, Number.NaN]);
	});

	it("poles are places", () => {
		const north = projectionOf("polarStereographicA", figureOf(6_378_137, 298.257), { latitude: 90, scale: 1 });
		expect(north.inverse(0, 0)[1]).toBeCloseTo(Math.PI / 2, 12);
		const cone = projectionOf("lambertConic2", sphere, { latitude: 40, parallel1: 30, parallel2: 60 });
		const [x, y] = cone.forward(1, Math.PI / 2);
		expect(cone.inverse(x, y)[1]).toBeCloseTo(Math.PI / 2, 12);
	});

	it("impossible numbers are refused", () => {
		expect(() => projectionOf("geostationaryX", sphere, { height: 0 })).toThrow(/impossible numbers/);
		expect(() => projectionOf("mercatorA", figureOf(0, 0), { scale: 1 })).toThrow(/impossible numbers/);
	});
});

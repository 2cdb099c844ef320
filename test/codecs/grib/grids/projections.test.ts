import { describe, expect, it } from "vitest";
import {
	albers,
	lambertConformal,
	mercator,
	type Projection,
	polarStereographic,
} from "../../../../src/codecs/grib/grids/projections.ts";

const GRS80 = { major: 6_378_137, minor: 6_356_752.314 };
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const point = (latitude: number, longitude: number) => ({ latitude: radians(latitude), longitude: radians(longitude) });
const centre = radians(-98);

/** From 20 N 120 W to 50 N 90 W (or south), as PROJ 9 has it through pyproj: aea, lcc, merc and stere with a, b, lon_0=-98. */
const cases: [name: string, projection: Projection, sign: number, x: number, y: number][] = [
	["Albers", albers(GRS80, radians(30), radians(60), centre), 1, 2933778.634337122, 3072402.992573825],
	["Lambert", lambertConformal(GRS80, radians(30), radians(60), centre), 1, 2959212.4978355705, 2997396.7059794553],
	["Lambert, south", lambertConformal(GRS80, radians(-30), radians(-60), centre), -1, 2959212.4978, -2997396.70598],
	["Mercator", mercator(GRS80, radians(20), centre), 1, 3139412.5893099387, 3906047.396608169],
	["polar", polarStereographic(GRS80, radians(60), centre, 1), 1, 3722735.298982816, 3421502.19361715],
	["polar, south", polarStereographic(GRS80, radians(-60), centre, -1), -1, 3722735.298982816, -3421502.19361715],
];

describe("projections", () => {
	it.each(cases)("%s: as PROJ has it, and back", (_, projection, sign, x, y) => {
		const from = projection.forward(point(20 * sign, -120));
		const to = projection.forward(point(50 * sign, -90));
		expect(to.x - from.x).toBeCloseTo(x, 3);
		expect(to.y - from.y).toBeCloseTo(y, 3);
		const back = projection.inverse(to.x, to.y);
		expect(back.latitude).toBeCloseTo(radians(50 * sign), 11);
		expect(back.longitude).toBeCloseTo(radians(-90), 11);
	});
});

import * as elementary from "../../zarr/arithmetic/elementary.ts";
import { fromCentre } from "./azimuthal.ts";
import { type Figure, NOWHERE, type Point, type Projection } from "./figure.ts";

/**
 * What a geostationary satellite sees, x and y being its scanning angles times its height (CGMS 03, section 4.4.3). `sweep` is the
 * axis along which it scans: x for GOES, y for Meteosat and Himawari.
 */
export function geostationary({ semiMajor, e2 }: Figure, height: number, sweep: "x" | "y"): Projection {
	const distance = 1 + height / semiMajor;
	return {
		forward: (longitude, latitude) => {
			const sine = elementary.sin(latitude);
			const normal = 1 / Math.sqrt(1 - e2 * sine * sine);
			const fromAxis = normal * elementary.cos(latitude);
			const [towards, east] = [fromAxis * elementary.cos(longitude), fromAxis * elementary.sin(longitude)];
			const north = normal * (1 - e2) * sine;
			const away = distance - towards;
			// Behind the limb: the ray would enter the earth first.
			if (away * towards - east * east - (north * north) / (1 - e2) < 0) return NOWHERE;
			return sweep === "x"
				? [height * elementary.atan(east / elementary.hypot(north, away)), height * elementary.atan(north / away)]
				: [height * elementary.atan(east / away), height * elementary.atan(north / elementary.hypot(east, away))];
		},
		inverse: (x, y) => {
			const [east, north] = ray(x / height, y / height, sweep);
			const a = 1 + east * east + (north * north) / (1 - e2);
			const root = distance * distance - a * (distance * distance - 1);
			if (!(root >= 0)) return NOWHERE;
			const along = (distance - Math.sqrt(root)) / a;
			const towards = distance - along;
			return [
				elementary.atan2(east * along, towards),
				elementary.atan2(north * along, (1 - e2) * elementary.hypot(towards, east * along)),
			];
		},
	};
}

/** The direction of a pixel, with 1 towards the earth. */
function ray(x: number, y: number, sweep: "x" | "y"): Point {
	if (!(Math.abs(x) < Math.PI / 2 && Math.abs(y) < Math.PI / 2)) return NOWHERE;
	const [east, north] = [elementary.tan(x), elementary.tan(y)];
	return sweep === "x" ? [east * elementary.hypot(1, north), north] : [east, north * elementary.hypot(1, east)];
}

/** The view from a height above the origin, on a sphere of the equator's radius, as PROJ has it (Snyder 1987, page 173). */
export function verticalPerspective({ semiMajor }: Figure, origin: number, height: number): Projection {
	const [sine, cosine] = [elementary.sin(origin), elementary.cos(origin)];
	const distance = 1 + height / semiMajor;
	return {
		forward: (longitude, latitude) => {
			const [sin, cos] = [elementary.sin(latitude), elementary.cos(latitude)];
			const near = cos * elementary.cos(longitude);
			const cosAngle = sine * sin + cosine * near;
			if (cosAngle < 1 / distance) return NOWHERE;
			const k = height / (distance - cosAngle);
			return [k * cos * elementary.sin(longitude), k * (cosine * sin - sine * near)];
		},
		inverse: (x, y) => {
			const tangent = elementary.hypot(x, y) / height;
			// The ray meets the sphere where (distance - cos)·tangent = sin.
			const root = 1 + tangent * tangent * (1 - distance * distance);
			if (root < 0) return NOWHERE;
			const cosAngle = (distance * tangent * tangent + Math.sqrt(root)) / (1 + tangent * tangent);
			return fromCentre(origin, x, y, elementary.atan2((distance - cosAngle) * tangent, cosAngle));
		},
	};
}

/** Longitudes and latitudes with another pole: radians to radians (CF, appendix F: rotated pole). */
export function rotatedPole(poleLatitude: number, poleGridLongitude: number): Projection {
	const [sine, cosine] = [elementary.sin(poleLatitude), elementary.cos(poleLatitude)];
	return {
		forward: (longitude, latitude) => {
			const [sin, cos] = [elementary.sin(latitude), elementary.cos(latitude)];
			const near = cos * elementary.cos(longitude);
			const [across, along] = [cos * elementary.sin(longitude), sine * near + cosine * sin];
			return [
				elementary.atan2(across, along) + poleGridLongitude,
				elementary.atan2(sine * sin - cosine * near, elementary.hypot(across, along)),
			];
		},
		inverse: (x, y) => {
			if (!(Math.abs(y) <= Math.PI / 2 + 1e-10)) return NOWHERE;
			const [sin, cos] = [elementary.sin(y), elementary.cos(y)];
			const near = cos * elementary.cos(x - poleGridLongitude);
			const [across, along] = [cos * elementary.sin(x - poleGridLongitude), sine * near - cosine * sin];
			return [
				elementary.atan2(across, along),
				elementary.atan2(sine * sin + cosine * near, elementary.hypot(across, along)),
			];
		},
	};
}

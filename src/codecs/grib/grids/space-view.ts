import * as elementary from "../../../zarr/arithmetic/elementary.ts";
import type { Earth } from "./earth.ts";
import type { PointPlaces } from "./places.ts";

/** A grid as a camera above the equator sees it. Distances on the image are in lengths of its grid. */
export type SpaceView = {
	earth: Earth;
	/** Under the camera, in degrees. */
	latitude: number;
	longitude: number;
	/** How large the earth appears. */
	widthLengths: number;
	heightLengths: number;
	/** From the first point of the grid to the point under the camera, in the directions in which the grid is scanned. */
	centreLengths: { i: number; j: number };
	/** From the upward direction of the image to the north, in degrees. */
	orientation: number;
	/** From the middle of the earth to the camera, in radii of the equator; undefined for one that is infinitely far away. */
	altitude: number | undefined;
};

/** Why places cannot be told of such a view; undefined where they can. */
export function spaceViewRefusal({ latitude, orientation, altitude }: SpaceView): string | undefined {
	if (altitude === undefined || altitude <= 1) return "the height of the camera is not known";
	if (latitude !== 0) return "the camera is not above the equator";
	// Images of ECMWF that say 180 have their north up in ecCodes, and down by the words of the template: nobody can tell.
	return orientation === 0 ? undefined : `the image is turned by ${orientation} degrees`;
}

/** The directions in which a grid is scanned, and how many points it has. */
export type ScannedImage = { ni: number; nj: number; isWestward: boolean; isNorthward: boolean };

/** The angles, in radians, between neighbouring columns and rows. */
function angularSteps(
	{ earth, widthLengths, heightLengths, altitude = Number.NaN }: SpaceView,
	{ isWestward, isNorthward }: Pick<ScannedImage, "isWestward" | "isNorthward">,
): { x: number; y: number } {
	const angle = 2 * elementary.asin(1 / altitude);
	return {
		x: ((isWestward ? -1 : 1) * angle) / widthLengths,
		y: ((isNorthward ? 1 : -1) * angle * (earth.minor / earth.major)) / heightLengths,
	};
}

/** The first point of the image, and the steps to the next column and row, in metres at the height of the camera, as PROJ has them. */
export function spaceViewSteps(
	view: SpaceView,
	directions: Pick<ScannedImage, "isWestward" | "isNorthward">,
): { x: number; y: number; dx: number; dy: number } {
	const { x, y } = angularSteps(view, directions);
	const height = ((view.altitude ?? Number.NaN) - 1) * view.earth.major;
	const [dx, dy] = [x * height, y * height];
	return { x: -view.centreLengths.i * dx, y: -view.centreLengths.j * dy, dx, dy };
}

/**
 * Where each point of the image lies on the earth, NaN for those that are beside it. The formulas are those of the normalised
 * geostationary projection (CGMS 03, section 4.4.3.2), for any height of the camera.
 */
export function spaceViewPlaces(view: SpaceView, image: ScannedImage): PointPlaces {
	const { ni, nj } = image;
	const { earth, centreLengths: centre, altitude = Number.NaN } = view;
	const { x: xStep, y: yStep } = angularSteps(view, image);
	const height = altitude * earth.major;
	const flattening = elementary.square(earth.major / earth.minor);
	const tangent = elementary.square(height) - elementary.square(earth.major);
	const places = { latitude: new Float64Array(ni * nj), longitude: new Float64Array(ni * nj) };
	const sinX = Float64Array.from({ length: ni }, (_, i) => elementary.sin((i - centre.i) * xStep));
	const cosX = Float64Array.from({ length: ni }, (_, i) => elementary.cos((i - centre.i) * xStep));
	for (let j = 0, point = 0; j < nj; j++) {
		const y = (j - centre.j) * yStep;
		const [sinY, cosY] = [elementary.sin(y), elementary.cos(y)];
		const curve = 1 + (flattening - 1) * elementary.square(sinY);
		for (let i = 0; i < ni; i++, point++) {
			const ahead = (cosX[i] as number) * cosY;
			// Of a root of a negative number, which is NaN, the ray does not meet the earth.
			const distance = (height * ahead - Math.sqrt(elementary.square(height * ahead) - curve * tangent)) / curve;
			const [s1, s2] = [height - distance * ahead, distance * (sinX[i] as number) * cosY];
			places.latitude[point] =
				elementary.atan((flattening * distance * sinY) / Math.sqrt(elementary.square(s1) + elementary.square(s2))) *
				DEGREES;
			places.longitude[point] = (((view.longitude + elementary.atan2(s2, s1) * DEGREES) % 360) + 360) % 360;
		}
	}
	return places;
}

const DEGREES = 180 / Math.PI;

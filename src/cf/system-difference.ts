import { isMiraError } from "../errors.ts";
import * as elementary from "../zarr/arithmetic/elementary.ts";
import type { DescribedSystem } from "./described-system.ts";
import { figureOf } from "./projections/figure.ts";
import { systemTransform } from "./transform-of.ts";

/**
 * In which way two systems differ, in words; undefined if they mean the same. One may say it by other parameters than the other (a
 * scale, a parallel), so places are compared, not names. Where the first says nothing of the figure, that of the second is taken.
 */
export function differenceOf(one: DescribedSystem, other: DescribedSystem, hasFigure: boolean): string | undefined {
	if ((one.projection === undefined) !== (other.projection === undefined))
		return one.projection === undefined ? "one is not projected" : "the other is not projected";
	const [figure, otherFigure] = [one, other].map(({ geographic: { ellipsoid } }) =>
		figureOf(ellipsoid.semiMajor, ellipsoid.inverseFlattening),
	) as [ReturnType<typeof figureOf>, ReturnType<typeof figureOf>];
	if (hasFigure) {
		// Ten nanometres in a metre are digits that one of them rounded.
		if (Math.abs(figure.semiMajor / otherFigure.semiMajor - 1) > 1e-8 || Math.abs(figure.e2 - otherFigure.e2) > 1e-8)
			return "the ellipsoids";
	}
	if (one.geographic.meridian.longitude !== other.geographic.meridian.longitude) return "the prime meridians";
	if (one.projection === undefined || other.projection === undefined) return undefined;
	try {
		return isSameMap(hasFigure ? one : { ...one, geographic: other.geographic }, other) ? undefined : "the projections";
	} catch (error) {
		// Impossible numbers; whoever transforms by them is told.
		if (isMiraError(error)) return "the projections";
		throw error;
	}
}

const METRES = { name: "metre", size: 1 };
const NOT_SHIFTED = { kind: "not-shifted" } as const;

/** True if places all over the globe that either shows are at the same x and y, to a millimetre for most of them. */
function isSameMap(one: DescribedSystem, other: DescribedSystem): boolean {
	const [own, others] = [one, other].map((system) =>
		systemTransform({ ...system, geographic: { ...system.geographic, toWgs84: undefined } }, METRES, NOT_SHIFTED),
	) as [ReturnType<typeof systemTransform>, ReturnType<typeof systemTransform>];
	let compared = 0;
	for (let latitude = -80; latitude <= 80; latitude += 20)
		for (let longitude = -170; longitude <= 170; longitude += 20) {
			const [x, y] = own.fromLonLat(longitude, latitude);
			const [otherX, otherY] = others.fromLonLat(longitude, latitude);
			if (Number.isNaN(x) !== Number.isNaN(otherX)) return false;
			if (!(elementary.hypot(x, y) < 3e7)) continue;
			compared++;
			if (elementary.hypot(x - otherX, y - otherY) > 1e-3 + 1e-8 * elementary.hypot(x, y)) return false;
		}
	return compared > 0;
}

import { MiraError } from "../../errors.ts";
import type { MethodName, ProjectionParameters } from "../projection-methods.ts";
import {
	lambertAzimuthal,
	obliqueStereographic,
	orthographic,
	polarStereographic,
	stereographic,
} from "./azimuthal.ts";
import { albers, equidistantConic, lambertConic } from "./conic.ts";
import {
	cassini,
	cylindricalEqualArea,
	equirectangular,
	mercator,
	polyconic,
	sinusoidal,
	transverseMercator,
} from "./cylindrical.ts";
import { type Figure, figureOf, type Projection, parallelRadius } from "./figure.ts";
import { azimuthalEquidistant } from "./geodesic.ts";
import { obliqueMercator, swissMercator } from "./oblique-mercator.ts";
import { geostationary, rotatedPole, verticalPerspective } from "./perspective.ts";

/** Parameters with their angles in radians, all of those that a method has. */
type Angles = Required<ProjectionParameters>;

const BUILDERS: Readonly<Record<MethodName, (figure: Figure, p: Angles) => Projection>> = {
	transverseMercator: (figure, p) => transverseMercator(figure, p.latitude, p.scale),
	lambertConic1: (figure, p) => lambertConic(figure, p.latitude, [p.latitude, p.latitude], p.scale),
	lambertConic2: (figure, p) => lambertConic(figure, p.latitude, [p.parallel1, p.parallel2], 1),
	albers: (figure, p) => albers(figure, p.latitude, [p.parallel1, p.parallel2]),
	equidistantConic: (figure, p) => equidistantConic(figure, p.latitude, [p.parallel1, p.parallel2]),
	polarStereographicA: (figure, p) => polarStereographic(figure, p.latitude < 0, { scale: p.scale }),
	polarStereographicB: (figure, p) => polarStereographic(figure, p.parallel1 < 0, { parallel: p.parallel1 }),
	obliqueStereographic: (figure, p) => obliqueStereographic(figure, p.latitude, p.scale),
	stereographic: (figure, p) => stereographic(figure, p.latitude, p.scale),
	mercatorA: (figure, p) => mercator(figure, p.scale),
	mercatorB: (figure, p) => mercator(figure, parallelRadius(figure, p.parallel1)),
	pseudoMercator: ({ semiMajor }) => mercator(figureOf(semiMajor, 0), 1),
	lambertAzimuthal: (figure, p) => lambertAzimuthal(figure, p.latitude),
	azimuthalEquidistant: (figure, p) => azimuthalEquidistant(figure, p.latitude),
	orthographic: (figure, p) => orthographic(figure, p.latitude),
	cassini: (figure, p) => cassini(figure, p.latitude),
	polyconic: (figure, p) => polyconic(figure, p.latitude),
	sinusoidal: (figure) => sinusoidal(figure),
	equirectangular: (figure, p) => equirectangular(figure, p.parallel1),
	cylindricalEqualArea: (figure, p) => cylindricalEqualArea(figure, p.parallel1),
	obliqueMercatorA: (figure, p) => obliqueMercator(figure, p, false),
	obliqueMercatorB: (figure, p) =>
		isEastward(p) ? swissMercator(figure, p.latitude, p.scale) : obliqueMercator(figure, p, true),
	geostationaryX: (figure, p) => geostationary(figure, p.height, "x"),
	geostationaryY: (figure, p) => geostationary(figure, p.height, "y"),
	verticalPerspective: (figure, p) => verticalPerspective(figure, p.latitude, p.height),
	rotatedPole: (_, p) => rotatedPole(p.latitude, p.gridLongitude),
};

const ANGLES = [
	"latitude",
	"longitude",
	"parallel1",
	"parallel2",
	"azimuth",
	"rectifiedAngle",
	"gridLongitude",
] as const satisfies (keyof ProjectionParameters)[];

/** A method with its parameters (angles in degrees) on an ellipsoid. Longitudes count from its own, x and y from its origin. */
export function projectionOf(method: MethodName, figure: Figure, parameters: ProjectionParameters): Projection {
	const angles: { -readonly [name in keyof ProjectionParameters]: number } = { ...parameters };
	for (const name of ANGLES) if (angles[name] !== undefined) angles[name] *= Math.PI / 180;
	const { height, scale } = angles;
	if (!(figure.semiMajor > 0) || !(figure.e2 >= 0 && figure.e2 < 1) || (height ?? 1) <= 0 || scale === 0)
		throw new MiraError(
			"bad-metadata",
			`a ${method} projection with impossible numbers: ${JSON.stringify(parameters)}`,
		);
	return BUILDERS[method](figure, angles as Angles);
}

function isEastward({ azimuth, rectifiedAngle }: Angles): boolean {
	return Math.abs(azimuth - Math.PI / 2) < 1e-10 && Math.abs(rectifiedAngle - Math.PI / 2) < 1e-10;
}

import { MiraError } from "../../../errors.ts";
import * as elementary from "../../../zarr/arithmetic/elementary.ts";
import type { Attributes } from "../../../zarr/attributes.ts";
import { MOST_SIP_ORDER, sipDistortion } from "./sip.ts";
import { PROJECTION_PARAMETERS, SKY_PROJECTIONS } from "./sky-projections.ts";
import { nativePole, toNative, toSky } from "./sphere.ts";

/** Where the pixels of a FITS image are on the sky. Pixels are counted from 0, at their centres; the sky is in degrees. */
export type FitsWcs = {
	kind: "celestial";
	/** Its code in CTYPE: `TAN`, `SIN`, `AIT`, … */
	projection: string;
	/** What the coordinates are, by the first letters of CTYPE: `["RA", "DEC"]`, `["GLON", "GLAT"]`. */
	coordinates: readonly [longitude: string, latitude: string];
	/** RADESYS: `ICRS`, `FK5`, …; undefined where the header does not say. */
	frame: string | undefined;
	/** The axes of the image along which x and y run, by their numbers in FITS, from 1; the last dimension of the array is axis 1. */
	axes: readonly [x: number, y: number];
	/** The longitude, from 0 to 360, and the latitude of a pixel; NaN beside the map. */
	toSky(x: number, y: number): readonly [longitude: number, latitude: number];
	/** The pixel of a place on the sky; NaN for what the map does not show. */
	toPixel(longitude: number, latitude: number): readonly [x: number, y: number];
};

/** The values of keywords, of one of several descriptions of an image: `A` reads `CRVAL1A`. */
class Keywords {
	readonly #attributes: Attributes;
	readonly #alternate: string;

	constructor(attributes: Attributes, alternate: string) {
		this.#attributes = attributes;
		this.#alternate = alternate;
	}

	number(keyword: string): number | undefined {
		const value = this.#attributes.get(`${keyword}${this.#alternate}`)?.values[0];
		return typeof value === "number" || typeof value === "bigint" ? Number(value) : undefined;
	}

	text(keyword: string): string | undefined {
		const value = this.#attributes.get(`${keyword}${this.#alternate}`)?.values[0];
		return typeof value === "string" ? value.trim() : undefined;
	}

	/** Numbers of a keyword with an index or two, such as `CD1_2`, by the index. */
	indexed(pattern: RegExp): [groups: string[], value: number][] {
		const found: [string[], number][] = [];
		for (const keyword of this.#attributes.keys()) {
			if (!keyword.endsWith(this.#alternate)) continue;
			const own = keyword.slice(0, keyword.length - this.#alternate.length);
			const groups = pattern.exec(own);
			const value = groups === null ? undefined : this.number(own);
			if (groups !== null && value !== undefined) found.push([groups.slice(1), value]);
		}
		return found;
	}
}

/** An axis of the sky: its number, what it is, and how many degrees its unit has. */
type SkyAxis = { number: number; name: string; projection: string; degrees: number };

/** Degrees by which a place may be beyond the rim. */
const ROUNDING = 1e-12;

/** FITS has no image of more axes. */
const MOST_AXES = 999;

/** Distortions by tables and by other polynomials than SIP, and matrices in the form of a draft of the standard. */
const NOT_KNOWN = /^(CPDIS|CQDIS|D2IMDIS|DP|DQ)\d$|^AXISCORR$|^(PC|CD)\d{6}$/;

/**
 * The celestial coordinates of a FITS image by its keywords, which are the attributes of its array (FITS standard, 8.3):
 * `fitsWcs(store.array("/0").attributes)`. Undefined where the header has none. Throws `unsupported-feature` for projections and
 * distortions that are not known: a place without them would be another one. `alternate` is the letter of another description.
 */
export function fitsWcs(attributes: Attributes, { alternate = "" }: { alternate?: string } = {}): FitsWcs | undefined {
	if (!/^[A-Z]?$/.test(alternate)) throw new MiraError("bad-argument", `alternate is one letter, not "${alternate}"`);
	const keywords = new Keywords(attributes, alternate);
	const found = skyAxes(keywords);
	if (found === undefined) return undefined;
	const { longitude, latitude } = found;
	for (const keyword of attributes.keys())
		if (NOT_KNOWN.test(keyword)) throw refusal(`what ${keyword} means for the coordinates is not known`);
	const projection = projectionOf(keywords, longitude, latitude);
	const reference = {
		longitude: (keywords.number(`CRVAL${longitude.number}`) ?? 0) * longitude.degrees,
		latitude: (keywords.number(`CRVAL${latitude.number}`) ?? 0) * latitude.degrees,
	};
	const pole = nativePole(reference, projection.theta0, {
		longitudePole: keywords.number(`PV${longitude.number}_3`) ?? keywords.number("LONPOLE"),
		latitudePole: keywords.number(`PV${longitude.number}_4`) ?? keywords.number("LATPOLE"),
	});
	if (pole === undefined)
		throw new MiraError("corrupt-file", "LONPOLE and CRVAL contradict each other: there is no pole");
	const plane = linearPlane(keywords, longitude, latitude);
	return {
		kind: "celestial",
		projection: longitude.projection,
		coordinates: [longitude.name, latitude.name],
		frame: keywords.text("RADESYS") ?? keywords.text("RADECSYS"),
		axes: plane.axes,
		toSky: (x, y) => {
			const [planeX, planeY] = plane.fromPixel(x, y);
			const { phi, theta } = projection.toNative(planeX, planeY);
			// The plane goes on beyond the rim of most maps.
			if (!(Math.abs(phi) <= 180 + ROUNDING && Math.abs(theta) <= 90 + ROUNDING)) return [Number.NaN, Number.NaN];
			const place = toSky(phi, theta, pole);
			return [place.longitude, place.latitude];
		},
		toPixel: (skyLongitude, skyLatitude) => {
			const { phi, theta } = toNative({ longitude: skyLongitude, latitude: skyLatitude }, pole);
			const [planeX, planeY] = projection.toPlane(phi, theta);
			return plane.toPixel(planeX, planeY);
		},
	};
}

/** The two axes whose CTYPE names a projection of the sky. */
function skyAxes(keywords: Keywords): { longitude: SkyAxis; latitude: SkyAxis } | undefined {
	const axes: (SkyAxis & { isLatitude: boolean })[] = [];
	for (let number = 1; number <= MOST_AXES; number++) {
		const type = keywords.text(`CTYPE${number}`);
		if (type === undefined && number > (keywords.number("WCSAXES") ?? 4)) break;
		const [, name = "", projection = "", distortion = "SIP"] =
			/^(RA|DEC|.LON|.LAT|..LN|..LT)-+([A-Z0-9]{3})(?:-([A-Z0-9]{3}))?$/.exec(type ?? "") ?? [];
		if (name === "") continue;
		if (distortion !== "SIP") throw refusal(`the distortion ${distortion} is not known`);
		const isLatitude = /^(DEC|.LAT|..LT)$/.test(name);
		axes.push({ number, name, projection, isLatitude, degrees: degreesOf(keywords.text(`CUNIT${number}`)) });
	}
	const [longitude, latitude] = [axes.find((axis) => !axis.isLatitude), axes.find((axis) => axis.isLatitude)];
	if (longitude === undefined || latitude === undefined || axes.length !== 2) return undefined;
	if (longitude.projection !== latitude.projection)
		throw refusal(`the axes of the sky have the projections ${longitude.projection} and ${latitude.projection}`);
	return { longitude, latitude };
}

const UNITS: ReadonlyMap<string, number> = new Map([
	["", 1],
	["deg", 1],
	["arcmin", 1 / 60],
	["arcsec", 1 / 3600],
	["mas", 1 / 3_600_000],
	["rad", 180 / Math.PI],
]);

function degreesOf(unit: string | undefined): number {
	// Older headers have whole words.
	const size = UNITS.get((unit ?? "").replace(/^degrees?$/i, "deg"));
	if (size === undefined) throw refusal(`the unit "${unit}" of an axis of the sky is not known`);
	return size;
}

function projectionOf(keywords: Keywords, longitude: SkyAxis, latitude: SkyAxis) {
	const { projection: code } = longitude;
	const make = SKY_PROJECTIONS.get(code);
	if (make === undefined) throw refusal(`the projection ${code} is not known`);
	const own = PROJECTION_PARAMETERS.get(code);
	for (const [[axis, m], value] of keywords.indexed(/^PV(\d+)_(\d+)$/)) {
		const isFixed = Number(axis) === longitude.number && (m === "3" || m === "4");
		if (isFixed || value === 0 || (Number(axis) !== longitude.number && Number(axis) !== latitude.number)) continue;
		const isOwn = Number(axis) === latitude.number && own?.has(Number(m)) === true;
		const only = own?.get(Number(m));
		if (!isOwn || (only !== undefined && only !== value))
			throw refusal(`the parameter PV${axis}_${m} of the projection ${code} is not known`);
	}
	return make((m) => keywords.number(`PV${latitude.number}_${m}`));
}

/** Pixels and the plane of the projection, in degrees. */
type Plane = {
	axes: readonly [number, number];
	fromPixel(x: number, y: number): readonly [number, number];
	toPixel(x: number, y: number): readonly [number, number];
};

/** Section 8.1: distortion, the distance from the point of reference, then a matrix. */
function linearPlane(keywords: Keywords, longitude: SkyAxis, latitude: SkyAxis): Plane {
	const rows = matrixRows(keywords, longitude.number, latitude.number);
	const used = [...new Set(rows.flatMap((row) => [...row].filter(([, value]) => value !== 0).map(([axis]) => axis)))];
	const [first, second] = used.sort((a, b) => a - b);
	if (first === undefined || second === undefined || used.length !== 2)
		throw refusal(`the sky depends on ${used.length} axes of the image, not on two`);
	const [[a, b], [c, d]] = rows.map((row, i) => {
		const { degrees } = i === 0 ? longitude : latitude;
		return [(row.get(first) ?? 0) * degrees, (row.get(second) ?? 0) * degrees] as const;
	}) as [readonly [number, number], readonly [number, number]];
	const determinant = a * d - b * c;
	if (determinant === 0 || !Number.isFinite(determinant))
		throw new MiraError("corrupt-file", "the matrix of the world coordinates has no inverse");
	const [originX, originY] = [
		(keywords.number(`CRPIX${first}`) ?? 0) - 1,
		(keywords.number(`CRPIX${second}`) ?? 0) - 1,
	];
	const sip = sipOf(keywords, first === 1 && second === 2);
	return {
		axes: [first, second],
		fromPixel: (x, y) => {
			const [u, v] = sip?.correct(x - originX, y - originY) ?? [x - originX, y - originY];
			return [a * u + b * v, c * u + d * v];
		},
		toPixel: (x, y) => {
			const [u, v] = [(d * x - b * y) / determinant, (a * y - c * x) / determinant];
			const [ownU, ownV] = sip?.distort(u, v) ?? [u, v];
			return [ownU + originX, ownV + originY];
		},
	};
}

function sipOf(keywords: Keywords, isFirstPlane: boolean) {
	for (const order of [keywords.number("A_ORDER") ?? 0, keywords.number("B_ORDER") ?? 0])
		if (order > MOST_SIP_ORDER) throw refusal(`a distortion of order ${order} is not known`);
	const sip = sipDistortion((keyword) => keywords.number(keyword));
	if (sip !== undefined && !isFirstPlane) throw refusal("a distortion of other axes than the first two is not known");
	return sip;
}

/** What each axis of the image adds to the two axes of the sky, by its number. */
function matrixRows(
	keywords: Keywords,
	longitude: number,
	latitude: number,
): [Map<number, number>, Map<number, number>] {
	const cd = keywords.indexed(/^CD(\d+)_(\d+)$/);
	const pc = keywords.indexed(/^PC(\d+)_(\d+)$/);
	const step = (axis: number): number => keywords.number(`CDELT${axis}`) ?? 1;
	const rowOf = (elements: typeof cd, axis: number): [number, number][] =>
		elements.flatMap(([[i, j], value]): [number, number][] => (Number(i) === axis ? [[Number(j), value]] : []));
	// Elements of CD that are left out are zero, those of PC are of the unit matrix.
	if (cd.length > 0) return [new Map(rowOf(cd, longitude)), new Map(rowOf(cd, latitude))];
	const unit = (axis: number): Map<number, number> =>
		new Map(
			[[axis, 1] as [number, number], ...rowOf(pc, axis)].map(([j, value]): [number, number] => [
				j,
				value * step(axis),
			]),
		);
	const turn = ((keywords.number(`CROTA${latitude}`) ?? 0) * Math.PI) / 180;
	if (pc.length > 0 || turn === 0) return [unit(longitude), unit(latitude)];
	const [sin, cos] = [elementary.sin(turn), elementary.cos(turn)];
	return [
		new Map([
			[longitude, step(longitude) * cos],
			[latitude, -step(latitude) * sin],
		]),
		new Map([
			[longitude, step(longitude) * sin],
			[latitude, step(latitude) * cos],
		]),
	];
}

function refusal(what: string): MiraError {
	return new MiraError("unsupported-feature", what);
}

/** Projections of maps, the same for the lines of the page and the rasters of the engine. */
import {
	type GeoProjection,
	geoEqualEarth,
	geoEquirectangular,
	geoMercator,
	geoOrthographic,
	geoRotation,
	geoStereographic,
} from "d3-geo";

/** The projections that a map can have. */
export const PROJECTIONS = [
	{ name: "equal-earth", label: "Equal Earth" },
	{ name: "equirectangular", label: "Equirectangular" },
	{ name: "mercator", label: "Mercator" },
	{ name: "orthographic", label: "Globe" },
	{ name: "north", label: "North polar" },
	{ name: "south", label: "South polar" },
] as const;

/** The name of a projection. */
export type ProjectionName = (typeof PROJECTIONS)[number]["name"];

/** What of the earth a map shows. */
export type MapView = {
	name: ProjectionName;
	/** In degrees. */
	centre: readonly [longitude: number, latitude: number];
	/** 1 where the whole earth, or a half of it, fits into the map. */
	zoom: number;
};

/** Width and height in pixels. */
type Size = { width: number; height: number };

/** How a projection is made: its size at zoom 1, for a map of a width and a height, and how far it reaches. */
const KINDS: Readonly<
	Record<
		ProjectionName,
		{ make(): GeoProjection; scale(width: number, height: number): number; turn: Turn; clip?: number }
	>
> = {
	"equal-earth": { make: geoEqualEarth, scale: (w, h) => Math.min(w / 5.42, h / 2.64), turn: "longitude" },
	equirectangular: {
		make: geoEquirectangular,
		scale: (w, h) => Math.min(w / (2 * Math.PI), h / Math.PI),
		turn: "longitude",
	},
	mercator: { make: geoMercator, scale: (w, h) => Math.min(w, h * 1.4) / (2 * Math.PI), turn: "longitude" },
	orthographic: { make: geoOrthographic, scale: (w, h) => Math.min(w, h) / 2.02, turn: "both", clip: 90 },
	north: { make: geoStereographic, scale: (w, h) => Math.min(w, h) / 3, turn: "north", clip: 120 },
	south: { make: geoStereographic, scale: (w, h) => Math.min(w, h) / 3, turn: "south", clip: 120 },
};

/** What is turned to the middle: a longitude, a place, or a pole, around which the map is then moved. */
type Turn = "longitude" | "both" | "north" | "south";

/** How far a map in Mercator reaches: both ends are equally far. */
const MERCATOR_END = 85;

/** The projection of a map. */
export function projectionOf(
	{ name, centre: [longitude, latitude], zoom }: MapView,
	{ width, height }: Size,
): GeoProjection {
	const { make, scale, turn, clip } = KINDS[name];
	const projection = make()
		.scale(scale(width, height) * zoom)
		.translate([width / 2, height / 2])
		.precision(0.3);
	if (clip !== undefined) projection.clipAngle(clip - 1e-6);
	if (turn === "both") return projection.rotate([-longitude, -latitude]);
	if (turn === "longitude") {
		const end = name === "mercator" ? MERCATOR_END : 90;
		return projection.rotate([-longitude, 0]).center([0, Math.max(-end, Math.min(end, latitude))]);
	}
	const rotation: [number, number] = [0, turn === "north" ? -90 : 90];
	return projection.rotate(rotation).center(geoRotation(rotation)([longitude, latitude]));
}

/** Pixels whose place is found again no further away than this lie on the map. */
const FOUND_AGAIN = 0.5;

/** The places of the pixels of a map, row by row, NaN beside it. A pixel of the result is `step` pixels wide. */
export function pixelPlaces(
	view: MapView,
	size: Size,
	step: number,
): { longitudes: Float64Array; latitudes: Float64Array; width: number; height: number } {
	const projection = projectionOf(view, size);
	const { turn, clip } = KINDS[view.name];
	const [width, height] = [Math.ceil(size.width / step), Math.ceil(size.height / step)];
	const longitudes = new Float64Array(width * height).fill(Number.NaN);
	const latitudes = new Float64Array(width * height).fill(Number.NaN);
	// Beyond its clip a projection goes on.
	const farthest = turn === "north" ? 90 - (clip ?? 180) : turn === "south" ? -90 + (clip ?? 180) : undefined;
	for (let row = 0, i = 0; row < height; row++)
		for (let column = 0; column < width; column++, i++) {
			const pixel: [number, number] = [(column + 0.5) * step, (row + 0.5) * step];
			const place = projection.invert?.(pixel);
			if (place == null || !Number.isFinite(place[0]) || !Number.isFinite(place[1]) || Math.abs(place[1]) > 90)
				continue;
			if (farthest !== undefined && (turn === "north" ? place[1] < farthest : place[1] > farthest)) continue;
			const again = projection(place);
			if (again === null || Math.abs(again[0] - pixel[0]) > FOUND_AGAIN || Math.abs(again[1] - pixel[1]) > FOUND_AGAIN)
				continue;
			[longitudes[i], latitudes[i]] = place;
		}
	return { longitudes, latitudes, width, height };
}

/** A view moved by pixels: what was under the pointer stays there, where that can be. */
export function movedView(view: MapView, size: Size, across: number, down: number): MapView {
	const projection = projectionOf(view, size);
	const [longitude, latitude] = view.centre;
	if (KINDS[view.name].turn === "both") {
		const degrees = 180 / Math.PI / projection.scale();
		return { ...view, centre: [wrapped(longitude + across * degrees), clamped(latitude - down * degrees, 90)] };
	}
	const centre = projection.invert?.([size.width / 2 + across, size.height / 2 + down]);
	if (centre == null || !centre.every(Number.isFinite)) return view;
	return { ...view, centre: [wrapped(centre[0]), clamped(centre[1], view.name === "mercator" ? MERCATOR_END : 89.9)] };
}

/** A view made larger by a factor, around a pixel. */
export function zoomedView(view: MapView, size: Size, factor: number, x: number, y: number): MapView {
	const zoom = Math.min(Math.max(view.zoom * factor, 0.8), 4000);
	const place = projectionOf(view, size).invert?.([x, y]);
	const next = { ...view, zoom };
	if (place == null || !place.every(Number.isFinite)) return next;
	const now = projectionOf(next, size)(place);
	return now === null ? next : movedView(next, size, now[0] - x, now[1] - y);
}

function wrapped(longitude: number): number {
	return longitude - 360 * Math.round(longitude / 360);
}

function clamped(latitude: number, end: number): number {
	return Math.max(-end, Math.min(end, latitude));
}

/** How far an array reaches: west is greater than east where it crosses the antimeridian. */
export type Reach = { west: number; south: number; east: number; north: number };

/** The map that shows all of an array best. */
export function usualView(reach: Reach | undefined, name?: ProjectionName | undefined): MapView {
	if (reach === undefined) return { name: name ?? "equal-earth", centre: [0, 0], zoom: 1 };
	const { west, south, east, north } = reach;
	const wide = west <= east ? east - west : east - west + 360;
	const [longitude, latitude] = [wrapped(west + wide / 2), (south + north) / 2];
	const usual: ProjectionName =
		wide > 200
			? south > 40
				? "north"
				: north < -40
					? "south"
					: "equal-earth"
			: latitude > 66
				? "north"
				: latitude < -66
					? "south"
					: "mercator";
	const own = name ?? usual;
	if (own === "north" || own === "south") {
		const isRound = wide > 200;
		const pole = own === "north" ? 90 : -90;
		const far = Math.max(4, own === "north" ? 90 - south : north + 90);
		return {
			name: own,
			centre: isRound ? [0, pole] : [longitude, latitude],
			zoom: isRound ? Math.max(1, 1.35 / Math.tan((Math.min(far, 112) * Math.PI) / 360)) : zoomFor(wide, north - south),
		};
	}
	if (wide > 200)
		return {
			name: own,
			centre: [own === "orthographic" ? longitude : wide >= 359 ? 0 : longitude, own === "orthographic" ? latitude : 0],
			zoom: 1,
		};
	return {
		name: own,
		centre: [longitude, latitude],
		zoom: zoomFor(wide * Math.max(0.2, Math.cos((latitude * Math.PI) / 180)), north - south),
	};
}

function zoomFor(wide: number, high: number): number {
	return Math.min(Math.max(Math.min(300 / Math.max(wide, 1e-3), 150 / Math.max(high, 1e-3)) * 0.75, 1), 3000);
}

/** A view for the address: `mercator@15.2,47.1,6.3`. */
export function formatView({ name, centre: [longitude, latitude], zoom }: MapView): string {
	const digits = Math.max(2, Math.ceil(Math.log10(zoom)) + 2);
	return `${name}@${Number(longitude.toFixed(digits))},${Number(latitude.toFixed(digits))},${Number(zoom.toPrecision(4))}`;
}

/** The view that an address names; only the name of a projection where it says no more. */
export function parseView(text: string | undefined): MapView | { name: ProjectionName } | undefined {
	const [named, numbers] = (text ?? "").split("@");
	const name = PROJECTIONS.find((one) => one.name === named)?.name;
	if (name === undefined) return undefined;
	const [longitude, latitude, zoom] = (numbers ?? "").split(",").map(Number);
	if (longitude === undefined || latitude === undefined || zoom === undefined) return { name };
	return [longitude, latitude, zoom].every(Number.isFinite) ? { name, centre: [longitude, latitude], zoom } : { name };
}

import { isMiraError, located, MiraError } from "../../errors.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import type { DimensionSelection } from "../selection.ts";
import { pixelIn } from "./affine.ts";
import { type Coordinate, findCoordinate, isPartner } from "./coordinates.ts";
import type { AxisSelection } from "./label-axis.ts";
import { loadAxis } from "./load-axis.ts";
import { loadPlaces } from "./load-places.ts";
import { numberOf, requestsOnMap } from "./map-requests.ts";

/** What is asked for along a coordinate: the nearest to a label, or what a label selects: a value, or a range `30:50`. */
export type LabelRequest = {
	/** The coordinate, by its name or by what it is commonly called. */
	name: string;
	label: string;
	method: "nearest" | "select";
};

/** Options of {@link selectLabels}. */
export type LabelOptions = {
	/** How far the nearest may be, in the units of its coordinate, or degrees of arc where two make a place. */
	tolerance?: number | undefined;
	signal?: AbortSignal | undefined;
};

/** The positions of labels along the dimensions of an array; null for those that nothing was asked of. */
export async function selectLabels(
	store: ManifestStore,
	path: string,
	requests: readonly LabelRequest[],
	options: LabelOptions = {},
): Promise<DimensionSelection[]> {
	const { shape, dimensionNames = [], path: ownPath } = store.array(path).description;
	const selection: DimensionSelection[] = shape.map(() => null);
	const set = (axis: number, entry: DimensionSelection, name: string): void => {
		if (selection[axis] !== null)
			throw new MiraError(
				"bad-selection",
				`${name} selects along ${dimensionNames[axis]}, where another label did already`,
			);
		selection[axis] = entry;
	};
	try {
		const asked = await requestsOnMap(store, path, requests);
		const wanted = asked.map((request): Wanted => {
			const axis = dimensionNames.indexOf(request.name);
			return { request, axis, coordinate: coordinateFor(store, path, request.name, axis >= 0) };
		});
		const places: Placed[] = [];
		for (const { request, axis, coordinate } of wanted) {
			if (coordinate === undefined) set(axis, positionOf(request, shape[axis] as number), request.name);
			else if (coordinate.axes.length === 0)
				throw new MiraError("bad-selection", `${coordinate.name} is the same everywhere: there is nothing to select`);
			else if (coordinate.axes.length > 1 || wanted.some((other) => isPartner(coordinate, other.coordinate)))
				places.push({ request, coordinate });
			else set(coordinate.axes[0] as number, await along(store, coordinate, request, shape, options), request.name);
		}
		const place = await placeOf(store, places, shape, options);
		for (const [i, axis] of (places[0]?.coordinate.axes ?? []).entries())
			set(axis, place[i] as number, (places[0] as Placed).request.name);
		return selection;
	} catch (error) {
		throw isMiraError(error) ? located(error, { path: ownPath, url: store.url }) : error;
	}
}

/** A request with its coordinate; without one its labels are positions along `axis`. */
type Wanted = { request: LabelRequest; axis: number; coordinate: Coordinate | undefined };

/** A request that needs another one to be a place. */
type Placed = { request: LabelRequest; coordinate: Coordinate };

/** Undefined for a dimension that has no coordinate: its labels are positions, as in xarray. */
function coordinateFor(store: ManifestStore, path: string, name: string, isDimension: boolean): Coordinate | undefined {
	try {
		return findCoordinate(store, path, name);
	} catch (error) {
		if (isDimension && isMiraError(error, "bad-selection")) return undefined;
		throw error;
	}
}

function positionOf({ name, label, method }: LabelRequest, length: number): DimensionSelection {
	const [start, stop, ...others] = label.split(":").map((part) => (part.trim() === "" ? undefined : Number(part)));
	const numbers = [start, stop].filter((number) => number !== undefined);
	const isRange = label.includes(":");
	const fits = numbers.every((n) => Number.isInteger(n) && n >= 0 && n < length);
	if (others.length > 0 || !fits || (isRange ? method === "nearest" : start === undefined))
		throw new MiraError(
			"bad-selection",
			`${name} has no coordinate: its labels are positions in 0…${length - 1}, not ${label}`,
		);
	// Both ends belong to a range of labels.
	return isRange ? { start: start ?? 0, stop: (stop ?? length - 1) + 1 } : (start as number);
}

async function along(
	store: ManifestStore,
	coordinate: Coordinate,
	{ label, method }: LabelRequest,
	shape: readonly number[],
	{ tolerance, signal }: LabelOptions,
): Promise<AxisSelection> {
	const axis = await loadAxis(store, coordinate, shape[coordinate.axes[0] as number] as number, signal);
	return method === "nearest" ? axis.nearest(label, tolerance) : axis.select(label);
}

/** The index of the place that two coordinates name together, along the dimensions that they share. */
async function placeOf(
	store: ManifestStore,
	places: readonly Placed[],
	shape: readonly number[],
	{ tolerance, signal }: LabelOptions,
): Promise<number[]> {
	const [one] = places;
	if (one === undefined) return [];
	const first = places.find(({ coordinate: { role } }) => role === "latitude" || role === "y");
	const second = places.find(({ coordinate: { role } }) => role === "longitude" || role === "x");
	if (places.length > 2 || first === undefined || second === undefined)
		throw new MiraError("bad-selection", `${one.coordinate.name} lies along several dimensions: give its partner too`, {
			hint: "Latitude and longitude, or y and x, make a place together",
		});
	if (places.some(({ request }) => request.method !== "nearest"))
		throw new MiraError(
			"bad-selection",
			`${one.coordinate.name} and its partner make places: only the nearest can be found`,
		);
	const { axes, source } = first.coordinate;
	const [vertical, horizontal] = [numberOf(first.request), numberOf(second.request)];
	const lengths = axes.map((axis) => shape[axis] as number);
	if (source.kind === "transform") return pixelIn(source.transform, horizontal, vertical, lengths);
	if (!isPartner(first.coordinate, second.coordinate))
		throw new MiraError(
			"bad-selection",
			`${first.coordinate.name} and ${second.coordinate.name} are not the latitudes and longitudes of the same cells`,
		);
	const search = await loadPlaces(store, first.coordinate, second.coordinate, signal);
	return search.nearest(vertical, horizontal, tolerance).index;
}

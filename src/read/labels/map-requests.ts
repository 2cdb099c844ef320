import { transformOf } from "../../cf/describe-system.ts";
import { MiraError } from "../../errors.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { boxOnMap, type DegreeRange, gridMapOf, noPlaceAlone, placeOnMap } from "../crs/degrees-on-map.ts";
import { rolesNamed } from "./axis-role.ts";
import type { LabelRequest } from "./select-labels.ts";

/**
 * Requests for latitude and longitude as requests for x and y, where an array lies on a map that has these alone and whose coordinate
 * system is known; all others as they are.
 */
export async function requestsOnMap(
	store: ManifestStore,
	path: string,
	requests: readonly LabelRequest[],
): Promise<readonly LabelRequest[]> {
	const { dimensionNames = [] } = store.array(path).description;
	const named = (role: "latitude" | "longitude"): LabelRequest | undefined =>
		requests.find(({ name }) => !dimensionNames.includes(name) && rolesNamed(name).includes(role));
	const [latitude, longitude] = [named("latitude"), named("longitude")];
	if (latitude === undefined && longitude === undefined) return requests;
	const map = gridMapOf(store, path);
	if (map === undefined) return requests;
	if (latitude === undefined || longitude === undefined) throw noPlaceAlone(map, (latitude ?? longitude)?.name ?? "");
	const transform = await transformOf(map.system);
	const others = requests.filter((request) => request !== latitude && request !== longitude);
	const both = [latitude, longitude];
	if (both.every(({ method }) => method === "nearest")) {
		const [lat = 0, lon = 0] = both.map(numberOf);
		const [x, y] = placeOnMap(map, transform, lat, lon);
		const nearest = (name: string, place: number): LabelRequest => ({ name, label: String(place), method: "nearest" });
		return [...others, nearest(map.y.name, y), nearest(map.x.name, x)];
	}
	const [from, to] = rangeOf(latitude, [-90, 90]);
	const { x, y } = boxOnMap(map, transform, from > to ? [to, from] : [from, to], rangeOf(longitude, [-180, 180]));
	const within = (name: string, range: DegreeRange): LabelRequest => ({
		name,
		label: range.join(":"),
		method: "select",
	});
	return [...others, within(map.y.name, y), within(map.x.name, x)];
}

/** The number that a label is. */
export function numberOf({ name, label }: LabelRequest): number {
	const number = Number(label);
	if (label.trim() === "" || Number.isNaN(number))
		throw new MiraError("bad-selection", `"${label}" of ${name} is not a number`);
	return number;
}

function rangeOf(request: LabelRequest, [first, last]: DegreeRange): DegreeRange {
	const parts = request.label.split(":");
	if (request.method !== "select" || parts.length !== 2)
		throw new MiraError(
			"bad-selection",
			`${request.name} and its partner make places on the map: ask for the nearest, or for two ranges`,
		);
	const [start = "", stop = ""] = parts;
	const end = (label: string, open: number): number => (label.trim() === "" ? open : numberOf({ ...request, label }));
	return [end(start, first), end(stop, last)];
}

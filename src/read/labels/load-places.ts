import { MiraError } from "../../errors.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { decode } from "../decode.ts";
import type { Coordinate } from "./coordinates.ts";
import { type Loads, loadOnce } from "./load-once.ts";
import { PlaceSearch } from "./place-search.ts";

/** Places are read once: by the arrays of their latitudes and longitudes, as long as those live. */
const searches = new WeakMap<object, Loads<PlaceSearch>>();

/** The places that latitudes and longitudes along the same dimensions name. */
export function loadPlaces(
	store: ManifestStore,
	latitude: Coordinate,
	longitude: Coordinate,
	signal: AbortSignal | undefined,
): Promise<PlaceSearch> {
	const [first, second] = [latitude, longitude].map(({ source, name }) => {
		if (source.kind !== "array") throw new MiraError("bad-selection", `${name} is not in degrees`);
		return source;
	});
	if (first === undefined || second === undefined) throw new MiraError("bad-selection", "a place has two coordinates");
	const known: Loads<PlaceSearch> = searches.get(first.array) ?? new WeakMap();
	searches.set(first.array, known);
	const { shape } = first.array.description;
	return loadOnce(known, second.array, async () => {
		const [latitudes, longitudes] = await Promise.all([
			degreesOf(store, first.path, signal),
			degreesOf(store, second.path, signal),
		]);
		return new PlaceSearch({ shape, latitudes, longitudes });
	});
}

async function degreesOf(
	store: ManifestStore,
	path: string,
	signal: AbortSignal | undefined,
): Promise<ArrayLike<number>> {
	const { data } = await decode(store, path, { signal });
	if (ArrayBuffer.isView(data) && !(data instanceof BigInt64Array) && !(data instanceof BigUint64Array)) return data;
	return Float64Array.from(data as ArrayLike<number | bigint>, Number);
}

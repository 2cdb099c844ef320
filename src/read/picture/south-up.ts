import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { coordinatesAt } from "../labels/coordinates-at.ts";
import type { ResolvedRange } from "../selection.ts";

/** True where the first row is south of the last one. */
export async function isSouthUp(
	store: ManifestStore,
	path: string,
	ranges: readonly ResolvedRange[],
	signal: AbortSignal,
): Promise<boolean> {
	const long = ranges.flatMap(({ count }, d) => (count > 1 ? [d] : []));
	const rows = long.at(-2);
	if (rows === undefined) return false;
	const places = [0, (ranges[rows] as ResolvedRange).count - 1].map((row) =>
		ranges.map(({ start, step }, d) => (d === rows ? start + row * step : start)),
	);
	const [first, last] = await Promise.all(
		places.map(async (place) => {
			const coordinates = await coordinatesAt(store, path, place, signal);
			const north = coordinates.find(({ role }) => role === "latitude") ?? coordinates.find(({ role }) => role === "y");
			return Number(north?.value ?? Number.NaN);
		}),
	);
	return (first as number) < (last as number);
}

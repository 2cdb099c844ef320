import { namedSystem } from "../../cf/grid-mapping.ts";
import { pathBelow } from "../../manifest/manifest-group.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { type Attributes, textIn } from "../../zarr/attributes.ts";
import type { JsonObject } from "../../zarr/json.ts";
import { scopesOf } from "../labels/coordinates.ts";

/** The code of longitudes and latitudes of which nothing more is said: those of GPS, as everybody takes them. */
const LONGITUDE_LATITUDE = "EPSG:4326";

/**
 * The coordinate system of an array by the convention `proj:`: a code, or a text in WKT 2; nothing where neither is known. It
 * comes from the grid mapping that the array names (CF, section 5.6), or from the groups that it is in.
 */
export function systemAttributes(store: ManifestStore, path: string, isGeographic: boolean): JsonObject {
	for (const attributes of describing(store, path)) {
		const code = namedSystem(attributes)?.code;
		// The convention allows nothing but an authority and a number.
		if (code !== undefined && /^[A-Z]+:\d+$/.test(code)) return { "proj:code": code };
		const wkt = textIn(attributes, "proj:wkt2", "crs_wkt", "spatial_ref");
		if (wkt !== undefined && isWkt2(wkt)) return { "proj:wkt2": wkt };
	}
	return isGeographic ? { "proj:code": LONGITUDE_LATITUDE } : {};
}

/** Attributes that may tell of the system of an array: its own, those of its grid mapping, those of the groups above. */
function describing(store: ManifestStore, path: string): Attributes[] {
	const { attributes } = store.array(path);
	const scopes = scopesOf(store, path);
	// It may be followed by the coordinates that it is for (CF, section 5.6).
	const [name] = textIn(attributes, "grid_mapping")?.split(/[\s:]+/) ?? [];
	const mappings = name === undefined ? [] : scopes.map((scope) => store.node(pathBelow(scope.path, name)));
	return [
		attributes,
		...mappings.flatMap((node) => (node?.kind === "array" ? [node.array.attributes] : [])),
		...scopes.map(({ group }) => group.attributes),
	];
}

/** WKT 1 has other keywords: `GEOGCS`, `PROJCS`. */
function isWkt2(text: string): boolean {
	return /^\s*(GEOGCRS|GEODCRS|GEODETICCRS|GEOGRAPHICCRS|PROJCRS|PROJECTEDCRS|BOUNDCRS|COMPOUNDCRS|ENGCRS)\s*\[/i.test(
		text,
	);
}

import type { Diagnostic } from "../diagnostics.ts";
import { hint, MiraError, option } from "../errors.ts";
import { type Attributes, attributeFromJson } from "../zarr/attributes.ts";
import type { DataType } from "../zarr/data-type.ts";
import { fillToJson } from "../zarr/fill-value.ts";
import type { JsonObject, JsonValue } from "../zarr/json.ts";
import { showJson } from "./attribute-scalars.ts";
import type { FillCandidate } from "./candidate.ts";
import type { FillOptions } from "./fill-options.ts";
import type { FillModel } from "./model.ts";
import { projectAttributes } from "./project.ts";
import { resolveFill } from "./resolve.ts";

/** The `fill_value` of a `.zarray` document as a candidate for `resolveFill`. */
export function v2FillCandidate(fillValue: JsonValue | undefined): FillCandidate {
	const json = fillValue ?? null;
	return {
		role: "storage",
		value: attributeFromJson(json),
		source: { place: ".zarray fill_value", text: typeof json === "string" ? json : showJson(json) },
	};
}

/** What a Zarr v2 array says about missing data. */
export type V2Fill = {
	/** References made by Kerchunk mean less by a `fill_value` of 0 (design, rule 10). */
	family: "zarr-v2" | "kerchunk";
	path: string;
	dataType: DataType;
	fillValue: JsonValue | undefined;
	/** Those of `.zattrs`; `_ARRAY_DIMENSIONS` among them says that xarray wrote the array. */
	attributes: Attributes;
};

/** The same for Zarr v3. */
export type MigratedFill = {
	fillValue: JsonValue;
	/** Without `_ARRAY_DIMENSIONS`, which became `dimensionNames`. */
	attributes: JsonObject;
	dimensionNames: string[] | undefined;
	fill: FillModel;
	diagnostics: Diagnostic[];
};

/**
 * Carries the missing data of a Zarr v2 array over to v3 (the migration of the `_FillValue` convention): a fill that xarray
 * wrote is storage fill and sentinel both. A `null` fill has no counterpart in v3, so the caller must choose with `nullFill`.
 */
export function migrateV2Fill(input: V2Fill, options: FillOptions = {}): MigratedFill {
	const { family, path, dataType, attributes } = input;
	const candidates = [v2FillCandidate(input.fillValue)];
	const { fill, diagnostics, problem } = resolveFill({
		policy: family,
		path,
		dataType,
		attributes,
		candidates,
		options,
	});
	if (problem !== undefined) throw problem;
	if (fill.storage.status === "undefined")
		throw new MiraError("bad-fill", `fill_value ${showJson(input.fillValue ?? null)} has no counterpart in Zarr v3`, {
			path,
			...hint`Choose what unwritten chunks hold: ${option("nullFill")} with a value, or "extreme"`,
		});
	const { _ARRAY_DIMENSIONS: _, ...projected } = projectAttributes(attributes, fill, dataType, options);
	return {
		fillValue: fillToJson(dataType, fill.storage.value),
		attributes: projected,
		dimensionNames: v2DimensionNames(attributes),
		fill,
		diagnostics,
	};
}

/** The names that xarray keeps in an attribute of Zarr v2 arrays, where v3 has a place of its own (trap Z11). */
export function v2DimensionNames(attributes: Attributes): string[] | undefined {
	const names = attributes.get("_ARRAY_DIMENSIONS");
	if (names?.dataType === "string") return [...names.values];
	// An array without dimensions has an empty list, which has no type.
	return names?.dataType === "json" && Array.isArray(names.values[0]) && names.values[0].length === 0 ? [] : undefined;
}

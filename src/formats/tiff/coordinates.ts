import { wktOf } from "../../cf/described-system.ts";
import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import type { FillModel } from "../../fill/model.ts";
import type { InlineBudget } from "../../manifest/inline-budget.ts";
import { ManifestArray } from "../../manifest/manifest-array.ts";
import { ManifestBuilder } from "../../manifest/manifest-builder.ts";
import { type Attributes, textAttribute } from "../../zarr/attributes.ts";
import { dataType, type FixedDataType } from "../../zarr/data-type.ts";
import { zeroScalar } from "../../zarr/scalar.ts";
import { GRID_MAPPING, gridMappingArray } from "../grid-mapping-array.ts";
import { describedIn, mappingOf } from "./conventions.ts";
import type { Georeference } from "./georeference.ts";

/**
 * The coordinates of the centres of pixels, as `x` and `y`, and `spatial_ref`, which says what they are. A rotated image has
 * no coordinates along its rows and columns alone: it gets `spatial_ref` only. Throws where they are beyond the budget.
 */
export function coordinateArrays(
	georeference: Georeference,
	{ width, height }: { width: number; height: number },
	budget: InlineBudget,
): Map<string, ManifestArray> {
	const { transform, isRotated, isGeographic } = georeference;
	const [a, , c, , e, f] = transform;
	const { name: unit = "unknown" } = describedIn(georeference)?.projection?.unit ?? {};
	// As UDUNITS spells it, by which CF goes.
	const length = unit === "unknown" ? undefined : unit.replaceAll(" ", "_");
	const arrays = new Map<string, ManifestArray>();
	if (!isRotated) {
		for (const [path, count] of [["/y", height] as const, ["/x", width] as const])
			budget.spend(path, 8 * count, "the coordinates", "they are computed from the tags");
		const centres = (count: number, step: number, origin: number) =>
			Float64Array.from({ length: count }, (_, i) => origin + (i + 0.5) * step);
		arrays.set("y", coordinate("y", centres(height, e, f), axisAttributes("Y", isGeographic, length)));
		arrays.set("x", coordinate("x", centres(width, a, c), axisAttributes("X", isGeographic, length)));
	}
	arrays.set(GRID_MAPPING, gridMappingArray(`/${GRID_MAPPING}`, referenceAttributes(georeference)));
	return arrays;
}

/** Attributes of CF for the axes, as rioxarray writes them. */
function axisAttributes(axis: "X" | "Y", isGeographic: boolean, length: string | undefined): Attributes {
	const [standardName, longName, units] = isGeographic
		? axis === "X"
			? ["longitude", "longitude", "degrees_east"]
			: ["latitude", "latitude", "degrees_north"]
		: [`projection_${axis.toLowerCase()}_coordinate`, `${axis.toLowerCase()} coordinate of projection`, length];
	const attributes: Attributes = new Map([
		["axis", textAttribute(axis)],
		["long_name", textAttribute(longName as string)],
		["standard_name", textAttribute(standardName as string)],
	]);
	if (units !== undefined) attributes.set("units", textAttribute(units));
	return attributes;
}

function referenceAttributes(georeference: Georeference): Attributes {
	const { transform, crsCode } = georeference;
	const [a, b, c, d, e, f] = transform;
	const system = describedIn(georeference);
	const attributes: Attributes = mappingOf(georeference);
	// The name under which CF has a text of WKT (section 5.6.1).
	if (system !== undefined) attributes.set("crs_wkt", textAttribute(wktOf(system)));
	if (crsCode !== undefined) attributes.set("proj:code", textAttribute(crsCode));
	// GDAL's order of the six numbers.
	attributes.set("GeoTransform", textAttribute([c, a, b, f, d, e].join(" ")));
	return attributes;
}

function coordinate(name: string, values: Float64Array, attributes: Attributes): ManifestArray {
	const bytes = new Uint8Array(8 * values.length);
	const view = new DataView(bytes.buffer);
	for (const [i, value] of values.entries()) view.setFloat64(8 * i, value, true);
	const type = dataType("float64");
	return new ManifestArray(
		{
			path: `/${name}`,
			shape: [values.length],
			dataType: type,
			chunkGrid: { kind: "regular", chunkShape: [values.length] },
			codecs: [{ name: "bytes", configuration: { endian: "little" } }] satisfies EmittedCodec[],
			dimensionNames: [name],
			attributes,
			fill: zeroFill(type),
		},
		() => new ManifestBuilder([1]).inlined([0], bytes).build(),
	);
}

function zeroFill(type: FixedDataType): FillModel {
	const value = zeroScalar(type);
	return {
		storage: { status: "default", value, source: { place: "default", text: "0" } },
		validity: [],
		packing: {},
		dropped: [],
	};
}

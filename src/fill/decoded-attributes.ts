import { type Attributes, numericAttribute } from "../zarr/attributes.ts";
import { type DataType, isNumeric } from "../zarr/data-type.ts";
import type { TypedNumbers } from "../zarr/nd-array.ts";
import { castScalar, zeroScalar } from "../zarr/scalar.ts";
import { type DecodeOptions, decodeValues } from "./decode.ts";
import { declaresMissingValue, MISSING_VALUE_UUID, otherConventions } from "./missing-value-convention.ts";
import type { FillModel, ValidRange } from "./model.ts";
import { isPacked } from "./packing.ts";
import { repeatsSentinel } from "./sentinels.ts";
import { reinterpretBound, reinterpretedType } from "./unsigned.ts";

/** Attributes by which readers find sentinels, in any convention. */
const SENTINELS: ReadonlySet<string> = new Set(["_FillValue", "missing_value", MISSING_VALUE_UUID, "gdal_no_data"]);
const PACKING: ReadonlySet<string> = new Set(["scale_factor", "add_offset"]);
const BOUNDS: ReadonlySet<string> = new Set(["valid_range", "valid_min", "valid_max"]);

/** What is left to say about an array once its values are decoded. */
export type DecodedRest = { attributes: Attributes; validRange: ValidRange | undefined };

/**
 * The attributes of an array once its values are decoded: nothing tells of sentinels and packing any more, so no reader
 * applies them twice. The valid range, which is given for stored numbers, is decoded with them.
 */
export function decodedAttributes(
	attributes: Attributes,
	fill: FillModel,
	stored: DataType,
	{ scale = true }: Pick<DecodeOptions, "scale"> = {},
): DecodedRest {
	const isMoved = fill.packing.unsigned !== undefined || (scale && isPacked(fill.packing));
	const bounds = isMoved ? decodedBounds(attributes, fill, stored, scale) : undefined;
	const sentinels = fill.validity.filter((rule) => rule.kind === "sentinel");
	const rest: Attributes = new Map();
	for (const [name, attribute] of attributes) {
		const isGone = SENTINELS.has(name) || name === "_Unsigned" || (scale && PACKING.has(name));
		const isBound = isMoved && BOUNDS.has(name);
		if (!isGone && !isBound && !repeatsSentinel(stored, name, attribute, sentinels)) rest.set(name, attribute);
	}
	for (const [name, attribute] of bounds?.attributes ?? []) rest.set(name, attribute);
	if (declaresMissingValue(attributes)) {
		const others = otherConventions(attributes);
		if (others === undefined) rest.delete("zarr_conventions");
		else rest.set("zarr_conventions", others);
	}
	return { attributes: rest, validRange: isMoved ? bounds?.validRange : fill.validRange };
}

/** The valid range among decoded numbers, and its attributes under the names that the file has for them. */
function decodedBounds(attributes: Attributes, fill: FillModel, stored: DataType, scale: boolean) {
	const { validRange, packing, validity } = fill;
	if (validRange === undefined || !isNumeric(stored)) return undefined;
	const seen = reinterpretedType(stored, packing.unsigned);
	const bounds = [validRange.min, validRange.max];
	const bytes = new Uint8Array(2 * stored.itemBytes);
	for (const [i, bound] of bounds.entries()) {
		const cast = bound === undefined ? undefined : castScalar(seen, reinterpretBound(bound, stored, seen));
		bytes.set(cast?.bytes ?? zeroScalar(stored), i * stored.itemBytes);
	}
	const sentinels = validity.filter((rule) => rule.kind === "sentinel");
	const values = { dataType: stored, shape: [2], bytes };
	const decoded = decodeValues(values, { ...fill, validity: sentinels }, { missing: "validity", scale });
	const pair = decoded.data as TypedNumbers;
	const isKnown = bounds.map((bound) => bound !== undefined);
	// A negative factor turns the range around.
	if (scale && (packing.scaleFactor?.value ?? 1) < 0) {
		pair.reverse();
		isKnown.reverse();
	}
	const moved: Attributes = new Map();
	if (attributes.has("valid_range")) moved.set("valid_range", numericAttribute(pair));
	else
		for (const [i, name] of ["valid_min", "valid_max"].entries())
			if (isKnown[i]) moved.set(name, numericAttribute(pair.slice(i, i + 1), []));
	const [min, max] = [pair[0], pair[1]];
	return {
		attributes: moved,
		validRange: { ...(isKnown[0] && { min }), ...(isKnown[1] && { max }), source: validRange.source },
	};
}

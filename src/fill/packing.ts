import type { Attributes, AttributeValue } from "../zarr/attributes.ts";
import { type DataType, dataType, isNumeric, usesBigInt } from "../zarr/data-type.ts";
import { castScalar, readScalar, type Scalar } from "../zarr/scalar.ts";
import { attributeScalars, attributeSource } from "./attribute-scalars.ts";
import type { Findings } from "./findings.ts";
import type { Packing, PackingNumber, ValidRange } from "./model.ts";
import { parseFillText } from "./text.ts";
import { reinterpretedType } from "./unsigned.ts";

/**
 * `scale_factor`, `add_offset` and `_Unsigned` of an array, with the widths they had in the file. `kind` says what the file
 * means by them; where it makes no difference, because there is no offset, they are CF's.
 */
export function readPacking(
	type: DataType,
	attributes: Attributes,
	typed: boolean,
	findings: Findings,
	kind: Packing["kind"] = "cf",
): Packing {
	const scaleFactor = readNumber("scale_factor", type, attributes, typed, findings);
	const addOffset = readNumber("add_offset", type, attributes, typed, findings);
	const unsigned = readUnsigned(attributes.get("_Unsigned"));
	return {
		...(kind === "calibration" && (addOffset?.value ?? 0) !== 0 ? { kind } : {}),
		...(scaleFactor === undefined ? {} : { scaleFactor }),
		...(addOffset === undefined ? {} : { addOffset }),
		// Where it would change nothing it is not a part of the packing.
		...(reinterpretedType(type, unsigned) === type ? {} : { unsigned }),
	};
}

function readNumber(
	name: "scale_factor" | "add_offset",
	type: DataType,
	attributes: Attributes,
	typed: boolean,
	findings: Findings,
): PackingNumber | undefined {
	const attribute = attributes.get(name);
	if (attribute === undefined) return undefined;
	const source = attributeSource(name, attribute, typed);
	const drop = (reason: string): undefined => findings.drop("packing", source, "packing-invalid", reason) as undefined;
	if (!isNumeric(type)) return drop(`an array of data type "${type.name}" cannot be packed`);
	const scalars = attributeScalars(attribute) ?? [];
	if (scalars.length !== 1) return drop("it is not one number");
	const [scalar] = scalars;
	// TIFF and FITS keep numbers as text (P7); a packed array without its factor is worse than a text taken for a number.
	const number = typeof scalar === "string" ? parseFillText(dataType("float64"), scalar) : scalar;
	if (typeof number !== "number" && typeof number !== "bigint") return drop("it is not a number");
	if (typeof number === "number" && !Number.isFinite(number)) return drop("it is not finite");
	return {
		value: Number(number),
		dataType: typeof scalar === "string" || attribute.dataType === "json" ? "float64" : attribute.dataType,
		source,
	};
}

/** True where there is something to unpack; `_Unsigned` alone only says how the stored bits are read. */
export function isPacked({ scaleFactor, addOffset }: Packing): boolean {
	return scaleFactor !== undefined || addOffset !== undefined;
}

/**
 * The `add_offset` by which CF's formula means the same: of a calibration `-(scale_factor * add_offset)`. Where the factor is
 * not a power of two, the last digit of a value may differ, since another step of the formula is rounded.
 */
export function cfOffset({ kind, scaleFactor, addOffset }: Packing): number | undefined {
	if (kind !== "calibration" || addOffset === undefined) return addOffset?.value;
	return -(addOffset.value * (scaleFactor?.value ?? 1));
}

/** What `_Unsigned` says, in any spelling that occurs: "true", "True", a boolean. Undefined if it says neither. */
export function readUnsigned(attribute: AttributeValue | undefined): boolean | undefined {
	const [value] = attribute === undefined ? [] : (attributeScalars(attribute) ?? []);
	if (typeof value === "boolean") return value;
	const word = typeof value === "string" ? value.trim().toLowerCase() : undefined;
	return word === "true" ? true : word === "false" ? false : undefined;
}

/**
 * `valid_range`, or else `valid_min` and `valid_max`, as the stored numbers have them. A bound that the data type cannot
 * hold is left out, as netCDF4-python does.
 */
export function readValidRange(
	type: DataType,
	attributes: Attributes,
	unsigned: boolean | undefined,
	typed: boolean,
	findings: Findings,
): ValidRange | undefined {
	if (!isNumeric(type)) return undefined;
	const range = attributes.get("valid_range");
	const bounds = range === undefined ? [] : (attributeScalars(range) ?? []);
	if (range !== undefined && bounds.length === 2) {
		const source = attributeSource("valid_range", range, typed);
		const [min, max] = bounds.map((bound) => castBound(type, bound, unsigned));
		if (min !== undefined && max !== undefined) return { min, max, source };
		findings.drop("validRange", source, "valid-range-ignored", `data type "${type.name}" cannot hold its bounds`);
		return undefined;
	}
	const found = (["valid_min", "valid_max"] as const).map((name) => {
		const attribute = attributes.get(name);
		if (attribute === undefined) return undefined;
		const source = attributeSource(name, attribute, typed);
		const scalars = attributeScalars(attribute) ?? [];
		const value = scalars.length === 1 ? castBound(type, scalars[0], unsigned) : undefined;
		if (value !== undefined) return { value, source };
		findings.drop("validRange", source, "valid-range-ignored", `it is not one value of data type "${type.name}"`);
		return undefined;
	});
	const [min, max] = found;
	const sources = found.flatMap((bound) => (bound === undefined ? [] : [bound.source]));
	if (sources.length === 0) return undefined;
	return {
		...(min === undefined ? {} : { min: min.value }),
		...(max === undefined ? {} : { max: max.value }),
		source: {
			place: sources.map(({ place }) => place).join(" and "),
			text: sources.map(({ text }) => text).join(" to "),
		},
	};
}

function castBound(
	type: DataType,
	bound: Scalar | undefined,
	unsigned: boolean | undefined,
): number | bigint | undefined {
	if ((typeof bound !== "number" && typeof bound !== "bigint") || Number.isNaN(bound)) return undefined;
	// A bound may also have been written for the type that `_Unsigned` makes of the data.
	const cast = castScalar(type, bound) ?? castScalar(reinterpretedType(type, unsigned), bound);
	if (cast === undefined) return undefined;
	if (type.kind === "float") return readScalar(type, cast.bytes) as number;
	return usesBigInt(type) ? BigInt(bound) : Number(bound);
}

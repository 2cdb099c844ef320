import { type Attributes, type AttributeValue, attributeToJson } from "../zarr/attributes.ts";
import type { DataType } from "../zarr/data-type.ts";
import { fillToJson } from "../zarr/fill-value.ts";
import { JsonFloat, type JsonObject, type JsonValue, writeJson } from "../zarr/json.ts";
import { formatNumber, isNaNScalar, readScalar, sameBytes } from "../zarr/scalar.ts";
import { encodeFillValue } from "./convention.ts";
import type { FillOptions } from "./fill-options.ts";
import {
	declaresMissingValue,
	MISSING_VALUE_UUID,
	missingValueConvention,
	registeredConventions,
} from "./missing-value-convention.ts";
import type { FillModel, SentinelRole, SentinelRule } from "./model.ts";
import { cfOffset, isPacked, readUnsigned } from "./packing.ts";
import { repeatsSentinel } from "./sentinels.ts";
import { reinterpretedType } from "./unsigned.ts";

/** Kinds for which xarray decodes `_FillValue` (design, rule 4). */
const WITH_FILL_VALUE: ReadonlySet<DataType["kind"]> = new Set(["bool", "int", "uint", "float", "complex"]);
/** Kinds whose values CF and the convention spell alike: xarray would take the pair of a complex number for two values. */
const REGISTERED: ReadonlySet<DataType["kind"]> = new Set(["bool", "int", "uint", "float", "string"]);
const STRING_LIKE: ReadonlySet<DataType["kind"]> = new Set(["string", "utf32", "text", "bytes", "raw"]);

/** True for types whose `_FillValue` xarray decodes; an array of any other it cannot open with one. */
export function hasConventionForm(type: DataType): boolean {
	return WITH_FILL_VALUE.has(type.kind);
}

/**
 * The attributes of a Zarr v3 array as JSON, in the order of the file: sentinels and packing in the forms that readers
 * understand, everything else as `attributeToJson` has it. Sentinels that are in no attribute of the file come last.
 */
export function projectAttributes(
	attributes: Attributes,
	fill: FillModel,
	dataType: DataType,
	options: FillOptions = {},
): JsonObject {
	const sentinels = fill.validity.filter((rule) => rule.kind === "sentinel");
	const projected = projectSentinels(attributes, fill, sentinels, dataType, options);
	const entries: [string, JsonValue][] = [];
	const take = (name: string): void => {
		const json = projected.get(name);
		if (json !== undefined) entries.push([name, json]);
		projected.delete(name);
	};
	for (const [name, attribute] of attributes) {
		if (name === "_FillValue") {
			take("_FillValue");
			// A string-like sentinel takes its place under the other name.
			if (!attributes.has("missing_value")) take("missing_value");
		} else if (name === "zarr_conventions" && projected.has(name)) take(name);
		else if (name === "missing_value" || name === MISSING_VALUE_UUID) {
			if (!projected.has(name) && isPlainAttribute(name, attributes, fill))
				entries.push([name, attributeToJson(attribute)]);
			take(name);
		} else if (!repeatsSentinel(dataType, name, attribute, sentinels)) {
			const json = projectAttribute(name, attribute, fill);
			if (json !== undefined) entries.push([name, json]);
		}
	}
	for (const name of [...projected.keys()]) take(name);
	if (fill.packing.kind === "calibration" && !attributes.has(CALIBRATION))
		entries.push([CALIBRATION, calibrationText(fill.packing)]);
	return Object.fromEntries(entries);
}

function projectSentinels(
	attributes: Attributes,
	fill: FillModel,
	sentinels: readonly SentinelRule[],
	type: DataType,
	options: FillOptions,
): Map<string, JsonValue> {
	const projected = new Map<string, JsonValue>();
	// Unsigned integers to be read as signed: xarray casts the sentinels to the signed type and fails if that cannot hold them.
	const written = fill.packing.unsigned === false ? reinterpretedType(type, false) : type;
	const convention = hasConventionForm(type) || (options.stringFill === "convention" && STRING_LIKE.has(type.kind));
	const fillValue = sentinels.find(({ role }) => role === "_FillValue");
	const emitted = convention ? (fillValue ?? impliedFillValue(fill, sentinels, type)) : undefined;
	if (emitted !== undefined) projected.set("_FillValue", encodeFillValue(written, emitted.value));
	// What `_FillValue` cannot say goes to `missing_value`, which xarray compares as it stands.
	const plain = sentinelsToPlainJson(fill, written, convention ? "missing_value" : undefined);
	const missing = plain.length > 0 ? plain : missingTexts(fill, sentinels, written);
	if (missing.length > 0) projected.set("missing_value", missing.length === 1 ? (missing[0] as JsonValue) : missing);
	const [first] = fillValue === undefined ? sentinels : [fillValue];
	// Of structs it is the only form that there is: xarray cannot open one that has any other.
	const { emitMissingValueConvention: emit = false } = options;
	if ((emit !== false || type.kind === "struct") && first !== undefined)
		projected.set(MISSING_VALUE_UUID, missingValueConvention(type, first.value));
	if (emit === "registered" && first !== undefined && REGISTERED.has(type.kind)) {
		const json = fillToJson(type, first.value);
		// In this form the value stands under the name of CF's attribute, which must not change for others.
		const known = projected.get("missing_value");
		if (known === undefined || writeJson(known) === writeJson(json)) {
			projected.set("missing_value", json);
			projected.set("zarr_conventions", registeredConventions(attributes));
		}
	}
	if (options.declareEncoding === true && type.kind === "text" && missing.length > 0 && !attributes.has("_Encoding"))
		projected.set("_Encoding", "utf-8");
	return projected;
}

/**
 * What the file calls `missing_value` and JSON has no number for: `"NaN"`, `"-Infinity"`, `"(1+2j)"`, so it keeps its
 * name. To xarray text equals no number, and beside numbers it would make text of them; and for packed floats it would
 * choose another width, as for a sentinel that is not NaN.
 */
function missingTexts({ packing }: FillModel, sentinels: readonly SentinelRule[], type: DataType): string[] {
	if (isPacked(packing) || (type.kind !== "float" && type.kind !== "complex")) return [];
	const values = sentinels.filter(({ role }) => role === "missing_value").map(({ value }) => readScalar(type, value));
	return [
		...new Set(values.map((value) => (Array.isArray(value) ? complexText(value as [number, number]) : String(value)))),
	];
}

/** As Python writes and reads it. */
function complexText([re, im]: readonly [number, number]): string {
	const part = (value: number): string => formatNumber(value).toLowerCase().replace("infinity", "inf");
	return `(${part(re)}${im < 0 || Object.is(im, -0) ? "" : "+"}${part(im)}j)`;
}

/**
 * A `missing_value` that must also stand as `_FillValue` for xarray to mask it: with `_Unsigned` it reinterprets that
 * alone (M17), and an infinity or a complex number has no plain form in JSON.
 */
function impliedFillValue(
	{ packing }: FillModel,
	sentinels: readonly SentinelRule[],
	type: DataType,
): SentinelRule | undefined {
	if (packing.unsigned !== undefined) return sentinels[0];
	return sentinels.find(({ value }) => plainJson(type, value) === undefined && !isNaNScalar(type, value));
}

/**
 * The sentinels as plain JSON (`missing_value`, Zarr v2), each once: exact integers, floats widened to the double they are,
 * text as text, base64 for bytes. NaN is missing anyway and is left out, and so is what has no plain form: infinities, and
 * complex numbers with an imaginary part.
 */
export function sentinelsToPlainJson(fill: FillModel, type: DataType, role?: SentinelRole): JsonValue[] {
	const values: Uint8Array[] = [];
	for (const rule of fill.validity) {
		if (rule.kind !== "sentinel" || (role !== undefined && rule.role !== role)) continue;
		if (!values.some((value) => sameBytes(value, rule.value))) values.push(rule.value);
	}
	return values.flatMap((value) => plainJson(type, value) ?? []);
}

function plainJson(type: DataType, value: Uint8Array): JsonValue | undefined {
	const scalar = readScalar(type, value);
	switch (type.kind) {
		case "float":
			return Number.isFinite(scalar) ? new JsonFloat(scalar as number) : undefined;
		case "complex": {
			const [re, im] = scalar as [number, number];
			return im === 0 && Number.isFinite(re) ? new JsonFloat(re) : undefined;
		}
		case "text":
			return scalar as string;
		case "raw":
			return encodeFillValue(type, value);
		case "struct":
			return undefined;
		default:
			return fillToJson(type, value);
	}
}

/** The attribute that says how the file itself has a packing that the document has in CF's form. */
const CALIBRATION = "calibration";

function calibrationText({ addOffset }: FillModel["packing"]): string {
	const offset = addOffset?.value ?? 0;
	return `scale_factor * (stored ${offset < 0 ? "+" : "-"} ${Math.abs(offset)})`;
}

/**
 * What is not a sentinel of CF stays what it is, an attribute of the file: text on numbers (`missing_value = "n/a"`), and the
 * `missing_value` of a declared convention, which may be `"NaN"`.
 */
function isPlainAttribute(name: string, attributes: Attributes, { dropped }: FillModel): boolean {
	if (name !== "missing_value" || declaresMissingValue(attributes)) return true;
	return dropped.some(({ role, code }) => role === "missing_value" && code === "fill-text");
}

function projectAttribute(name: string, attribute: AttributeValue, { packing }: FillModel): JsonValue | undefined {
	switch (name) {
		case "scale_factor":
			return packing.scaleFactor === undefined ? undefined : new JsonFloat(packing.scaleFactor.value);
		case "add_offset": {
			// In a Zarr document it means what CF means by it, whatever the file does.
			const offset = cfOffset(packing);
			return offset === undefined ? undefined : new JsonFloat(offset);
		}
		case "_Unsigned": {
			// xarray knows "true" alone: neither "True" nor a boolean.
			const unsigned = readUnsigned(attribute);
			return unsigned === undefined ? attributeToJson(attribute) : String(unsigned);
		}
		default:
			return attributeToJson(attribute);
	}
}

import { attributeScalars } from "../../fill/attribute-scalars.ts";
import { encodeFillValue } from "../../fill/convention.ts";
import type { FillModel, SentinelRole, SentinelRule } from "../../fill/model.ts";
import { hasConventionForm, sentinelsToPlainJson } from "../../fill/project.ts";
import type { ArrayDescription } from "../../manifest/manifest-array.ts";
import { encodeBase64 } from "../../zarr/base64.ts";
import type { DataType } from "../../zarr/data-type.ts";
import { fillToJson } from "../../zarr/fill-value.ts";
import { JsonFloat, type JsonObject, type JsonValue } from "../../zarr/json.ts";
import { castScalar, isNaNScalar, readScalar, type Scalar, sameBytes } from "../../zarr/scalar.ts";
import { isOpenFill } from "./null-fill.ts";

/** The missing data of an array in the words of Zarr v2. */
export type V2FillProjection = {
	/** `.zarray.fill_value`. */
	fillValue: JsonValue;
	/** `_FillValue` and `missing_value` of `.zattrs`. */
	sentinels: JsonObject;
	/**
	 * Whether holes are to be written as chunks. `must`: no `fill_value` gives them their value without masking too much.
	 * `should`: xarray would read them right, VirtualiZarr would not.
	 */
	inlineHoles: "must" | "should" | "no";
	/** Sentinels for which there is no place left. */
	lost: SentinelRule[];
};

type FillDescription = Pick<ArrayDescription, "dataType" | "fill" | "fillRules" | "attributes">;

/**
 * Decides how v2 metadata say what is missing. Two readers understand it in two ways. xarray takes a `fill_value` for
 * `_FillValue` and then masks it everywhere; where there is none it takes the attribute as it stands. VirtualiZarr makes v3
 * metadata of it: it takes `_FillValue` in the form of the convention, which for floats is base64, and a missing `fill_value`
 * of floats for NaN. Both are right where a sentinel is in both places. Never does a value become masked that the file
 * does not mask.
 *
 * `mayInline` is false where holes have proved too large to be written as chunks.
 */
export function projectV2Fill(description: FillDescription, hasHoles: boolean, mayInline = true): V2FillProjection {
	const { dataType: type, fill } = description;
	const storage = fill.storage.value;
	const sentinels = fill.validity.filter((rule) => rule.kind === "sentinel");
	const [carried, ...others] = sentinels.filter((rule) => needsFillValue(type, rule));
	if (carried !== undefined)
		return {
			...carry(description, carried.value),
			inlineHoles: hasHoles && !sameBytes(storage, carried.value) ? "must" : "no",
			lost: others.filter(({ value }) => !sameBytes(value, carried.value)),
		};

	const asInFile: V2FillProjection = {
		fillValue: null,
		sentinels: plainSentinels(description),
		inlineHoles: "no",
		lost: type.kind === "struct" ? sentinels : [],
	};
	// Nobody knows what they hold: `null` says so here too, and a chunk of zeros would not.
	if (hasHoles && isOpenFill(description)) return asInFile;
	const isPacked = fill.packing.scaleFactor !== undefined || fill.packing.addOffset !== undefined;
	const hasNaN = sentinels.some(({ value }) => isNaNScalar(type, value));
	const isZero = storage.every((byte) => byte === 0);
	const isInexact = type.kind === "float" || type.kind === "complex";
	const own = sentinels.find(({ role, value }) => role === "_FillValue" && !isNaNScalar(type, value));
	const holesDiffer = hasHoles && (own === undefined || !sameBytes(storage, own.value));
	const mayCarry = !holesDiffer || (mayInline && !isNaNScalar(type, storage));
	// Of floats VirtualiZarr refuses every other form of a sentinel.
	if (isInexact && own !== undefined && mayCarry)
		return { ...carry(description, own.value), inlineHoles: holesDiffer ? "should" : "no", lost: [] };
	if (!hasHoles || isZero) {
		// A NaN as `_FillValue` keeps packed floats in their own width; only the fill value can say NaN. Beside another
		// sentinel it would take that one's place.
		const isNaNAlone = hasNaN && Object.keys(asInFile.sentinels).length === 0;
		if (isNaNAlone && isPacked && !hasHoles) return { ...asInFile, fillValue: "NaN" };
		return hasHoles && isInexact && mayInline ? { ...asInFile, inlineHoles: "should" } : asInFile;
	}
	if (isNaNScalar(type, storage)) {
		const hasOther = sentinels.some(({ value }) => !isNaNScalar(type, value));
		// Without a sentinel xarray would unpack to float64, with a NaN it keeps float32.
		if (isPacked && !hasOther && !hasNaN) return { ...asInFile, inlineHoles: "must" };
		return { ...carry(description, storage), inlineHoles: "no", lost: [] };
	}
	const equal = sentinels.filter(({ value }) => sameBytes(value, storage));
	// With `_Unsigned` xarray reinterprets `_FillValue` alone: no sentinel may change its place.
	const isFree = fill.packing.unsigned === undefined || equal.some(({ role }) => role === "_FillValue");
	if (equal.length > 0 && isFree) return { ...carry(description, storage), inlineHoles: "no", lost: [] };
	return { ...asInFile, inlineHoles: "must" };
}

/** Sentinels that an attribute cannot express: bytes, which JSON does not have, infinities, complex numbers. */
function needsFillValue(type: DataType, { role, value }: SentinelRule): boolean {
	const scalar = readScalar(type, value);
	switch (type.kind) {
		case "text":
		case "raw":
			// `missing_value` of text is compared with bytes and masks nothing, in the file as here.
			return role === "_FillValue";
		case "float":
			return scalar === Number.POSITIVE_INFINITY || scalar === Number.NEGATIVE_INFINITY;
		case "complex": {
			const [re, im] = scalar as [number, number];
			return !Number.isNaN(re) && !Number.isNaN(im) && (im !== 0 || !Number.isFinite(re));
		}
		default:
			return false;
	}
}

/**
 * One value as `fill_value`, which takes the place of `_FillValue` for xarray, and if it is a sentinel also as the attribute,
 * for those who make v3 metadata of it; every other sentinel is a `missing_value`.
 */
function carry(description: FillDescription, value: Uint8Array): Pick<V2FillProjection, "fillValue" | "sentinels"> {
	const { dataType: type, fill } = description;
	const rest: FillModel = {
		...fill,
		validity: fill.validity.filter((rule) => rule.kind === "sentinel" && !sameBytes(rule.value, value)),
	};
	const others = [...sentinelsToPlainJson(rest, type), ...uncastable(description)];
	const isSentinel = fill.validity.some((rule) => rule.kind === "sentinel" && sameBytes(rule.value, value));
	return {
		fillValue: v2FillValue(type, value),
		sentinels: {
			...(isSentinel && hasConventionForm(type) ? { _FillValue: encodeFillValue(type, value) } : {}),
			...(others.length === 0 ? {} : { missing_value: unwrap(others) }),
		},
	};
}

function plainSentinels(description: FillDescription): JsonObject {
	const entries = (["_FillValue", "missing_value"] as const).flatMap((role): [string, JsonValue][] => {
		const own = sentinelsToPlainJson(description.fill, description.dataType, role);
		const values = [...own, ...uncastable(description, role)];
		return values.length === 0 ? [] : [[role, unwrap(values)]];
	});
	return Object.fromEntries(entries);
}

function unwrap(values: JsonValue[]): JsonValue {
	return values.length === 1 ? (values[0] as JsonValue) : values;
}

/**
 * Values of the file that are not sentinels because the data type cannot hold them (300 on uint8, text on numbers). They mask
 * nothing, but xarray promotes the array for them all the same, so they stay as they are.
 */
function uncastable({ dataType: type, fill, attributes }: FillDescription, role?: SentinelRole): JsonValue[] {
	if (fill.packing.unsigned !== undefined) return []; // xarray would fail to reinterpret them
	const roles: SentinelRole[] = role === undefined ? ["_FillValue", "missing_value"] : [role];
	return roles.flatMap((name) => {
		const attribute = attributes.get(name);
		const scalars = attribute === undefined ? [] : (attributeScalars(attribute) ?? []);
		const codes = new Set(fill.dropped.filter((dropped) => dropped.role === name).map(({ code }) => code));
		const numbers = codes.has("fill-out-of-range") ? scalars.filter(isFiniteNumber) : [];
		const texts = codes.has("fill-text") ? scalars.filter((scalar) => typeof scalar === "string") : [];
		return [...numbers.filter((number) => castScalar(type, number) === undefined).map(numberJson), ...texts];
	});
}

function isFiniteNumber(scalar: Scalar): scalar is number | bigint {
	return typeof scalar === "bigint" || (typeof scalar === "number" && Number.isFinite(scalar));
}

function numberJson(value: number | bigint): JsonValue {
	return typeof value === "number" && !Number.isInteger(value) ? new JsonFloat(value) : value;
}

/** The `fill_value` of a `.zarray` document: like v3's, but `|S` and `|V` are base64 of all bytes, and NaN is always `"NaN"`. */
function v2FillValue(type: DataType, value: Uint8Array): JsonValue {
	if (type.kind === "text" || type.kind === "raw" || type.kind === "struct") return encodeBase64(value);
	if (type.kind === "float" && isNaNScalar(type, value)) return "NaN";
	if (type.kind === "complex")
		return (readScalar(type, value) as [number, number]).map((part) =>
			Number.isFinite(part) ? new JsonFloat(part) : String(part),
		);
	return fillToJson(type, value);
}

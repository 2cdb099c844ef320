import { type Advice, hint, isMiraError, messageWithoutHint, option } from "../errors.ts";
import type { AttributeValue } from "../zarr/attributes.ts";
import { type DataType, isNumeric } from "../zarr/data-type.ts";
import { narrowNaN } from "../zarr/nan-bits.ts";
import { type CastResult, castScalar, type Scalar } from "../zarr/scalar.ts";
import { attributeJson, attributeScalars, jsonToScalar } from "./attribute-scalars.ts";
import { decodeFillValue } from "./convention.ts";
import type { FillOptions } from "./fill-options.ts";
import { type Findings, quote } from "./findings.ts";
import type { DroppedFill, FillSource, Packing } from "./model.ts";
import { isPacked } from "./packing.ts";
import type { FillPolicy } from "./policies.ts";
import { isSameDecimal, parseFillText } from "./text.ts";
import { reinterpretedType } from "./unsigned.ts";
import { decodeV2FillValue } from "./v2-fill.ts";

/** A place where a file names a fill value. */
export type FillCandidate = {
	role: "storage" | "_FillValue" | "missing_value" | "nodata";
	/** An attribute with its type, the bytes of one element of the array's data type, or text to be parsed. */
	value: AttributeValue | Uint8Array | string;
	/** For values given for unpacked numbers: they are packed before they are compared. */
	domain?: "packed" | "physical" | undefined;
	/** For the storage fill: whether the file says it, or its library assumes it. By default as the policy has it. */
	status?: "explicit" | "default" | undefined;
	source: FillSource;
};

/** What the values of an array are read with. */
export type CandidateContext = {
	type: DataType;
	policy: FillPolicy;
	options: FillOptions;
	packing: Packing;
	findings: Findings;
};

/**
 * The values of a candidate, cast to the data type of the array (design, rule 3). What cannot be one is reported in the
 * findings and left out; an empty list, `null` and an empty tag are not values at all.
 */
export function readCandidate(context: CandidateContext, candidate: FillCandidate): CastResult[] {
	const { value, role, domain = "packed" } = candidate;
	if (value instanceof Uint8Array) return [{ bytes: value, exact: true }];
	if (typeof value === "string") return readText(context, candidate, value);
	if (role === "storage" && context.policy.v2Mask !== undefined) return readV2Fill(context, candidate, value);
	if (role === "_FillValue" && isConventionForm(context, value)) return readConvention(context, candidate, value);
	if (context.type.kind === "struct") return readStructs(context, candidate, value);
	const same = domain === "packed" ? sameTypeElements(context.type, value) : undefined;
	if (same !== undefined) return same;
	const scalars = attributeScalars(value);
	if (scalars === undefined) {
		drop(context, candidate, "fill-form", "it is neither a value nor a list of values");
		return [];
	}
	return scalars.flatMap((scalar) => {
		if (typeof scalar === "string" && !isStringLike(context.type)) return readText(context, candidate, scalar, true);
		return cast(context, candidate, scalar, domain);
	});
}

/** Sentinels of structs are compounds of the file, which attributes have as JSON. */
function readStructs(context: CandidateContext, candidate: FillCandidate, attribute: AttributeValue): CastResult[] {
	const json = attributeJson(attribute);
	return (Array.isArray(json) ? json : json === null ? [] : [json]).flatMap((item) => {
		const scalar = jsonToScalar(context.type, item);
		const result = scalar === undefined ? undefined : castScalar(context.type, scalar);
		if (result !== undefined) return [result];
		drop(context, candidate, "fill-form", `it is not a value of data type "${context.type.name}"`);
		return [];
	});
}

/** Values of the array's own type need no cast, which would lose the payload of a NaN. (float16 stands widened.) */
function sameTypeElements(type: DataType, { dataType, values }: AttributeValue): CastResult[] | undefined {
	if (dataType !== type.name || dataType === "float16" || !ArrayBuffer.isView(values)) return undefined;
	const { buffer, byteOffset, BYTES_PER_ELEMENT: width } = values;
	return Array.from<unknown, CastResult>(values, (_, i) => ({
		bytes: new Uint8Array(buffer, byteOffset + i * width, width).slice(),
		exact: true,
	}));
}

function isStringLike(type: DataType): boolean {
	return type.kind === "string" || type.kind === "text" || type.kind === "utf32";
}

/** Numbers on integers are the same in every form. Kerchunk files of others carry the convention in v2 attributes (K8). */
function isConventionForm({ type, policy }: CandidateContext, attribute: AttributeValue): boolean {
	if (policy.attributes === "typed") return false;
	if (policy.attributes === "json") return type.kind === "float" && isBase64Double(attribute);
	return !((type.kind === "int" || type.kind === "uint") && isNumberAttribute(attribute));
}

function isNumberAttribute({ dataType }: AttributeValue): boolean {
	return dataType.startsWith("int") || dataType.startsWith("uint") || dataType.startsWith("float");
}

function isBase64Double(attribute: AttributeValue): boolean {
	return attribute.dataType === "string" && /^[A-Za-z0-9+/]{11}=$/.test(attribute.values[0] ?? "");
}

function readConvention(context: CandidateContext, candidate: FillCandidate, attribute: AttributeValue): CastResult[] {
	const { type, policy, options, findings } = context;
	try {
		const decoded = decodeFillValue(type, attributeJson(attribute), { lenient: options.lenientText });
		if (decoded === undefined) return [];
		for (const note of decoded.notes) if (note.code === "fill-form") findings.note("warning", note.code, note.message);
		if (policy.attributes === "json")
			findings.note(
				"warning",
				"fill-form",
				`${quote(candidate.source)} is in the form of Zarr v3; v2 readers ignore it`,
			);
		return [decoded];
	} catch (error) {
		if (isMiraError(error, "fill-out-of-range")) unfit(context, candidate, "it is out of range");
		else if (isMiraError(error, "bad-fill")) drop(context, candidate, "fill-form", messageWithoutHint(error));
		else throw error;
		return [];
	}
}

function readV2Fill(context: CandidateContext, candidate: FillCandidate, attribute: AttributeValue): CastResult[] {
	const json = attributeJson(attribute);
	if (json === null) return [];
	const decoded = decodeV2FillValue(context.type, json);
	if (decoded !== undefined) return [decoded];
	drop(context, candidate, "fill-form", `it is not a value of data type "${context.type.name}"`);
	return [];
}

/** As a number it would lose its sign. */
const NEGATIVE_NAN = Uint8Array.of(0, 0, 0, 0, 0, 0, 0xf8, 0xff);

const JSON_FLOATS = new Set(["NaN", "Infinity", "-Infinity"]);

function readText(
	context: CandidateContext,
	candidate: FillCandidate,
	text: string,
	inAttribute = false,
): CastResult[] {
	const { type, policy, options } = context;
	if (text.trim() === "" && !isStringLike(type) && !inAttribute) return [];
	// JSON has no other spelling for these.
	const isSpelled = type.kind === "complex" ? /^\(.*j\)$/.test(text) : type.kind === "float" && JSON_FLOATS.has(text);
	const isJsonFloat = policy.attributes !== "typed" && isSpelled;
	if (inAttribute && policy.text === "lenient" && options.lenientText !== true && !isJsonFloat) {
		const advice = hint`Pass ${option("lenientText", true)} to take text for numbers`;
		drop(context, candidate, "fill-text", `text is not a value of data type "${type.name}"`, advice);
		return [];
	}
	const scalar = parseFillText(type, text);
	if (type.kind === "float" && /^-nan/i.test(text.trim()))
		return [{ bytes: narrowNaN(NEGATIVE_NAN, type.itemBytes), exact: true }];
	if (scalar !== undefined) {
		const isKept = type.kind !== "float" || typeof scalar !== "number" || isSameDecimal(text, scalar);
		const results = cast(context, candidate, scalar, candidate.domain ?? "packed");
		return isKept ? results : results.map((result) => ({ ...result, exact: false }));
	}
	drop(context, candidate, "fill-text", "it is not a number");
	return [];
}

function cast(
	context: CandidateContext,
	candidate: FillCandidate,
	scalar: Scalar,
	domain: "packed" | "physical",
): CastResult[] {
	const { type, packing } = context;
	const packed = domain === "physical" ? pack(type, scalar, packing) : scalar;
	// The value may have been given for the type that `_Unsigned` makes of the data: 255 on int8 is the byte of -1 (M16).
	const result = castScalar(type, packed) ?? castScalar(reinterpretedType(type, packing.unsigned), packed);
	if (result !== undefined) return [result];
	unfit(context, candidate, unfitReason(type, packed));
	return [];
}

/** A value of the unpacked domain in the packed one: `(value - add_offset) / scale_factor`, or as the calibration has it. */
function pack(type: DataType, scalar: Scalar, packing: Packing): Scalar {
	if (!isNumeric(type) || (typeof scalar !== "number" && typeof scalar !== "bigint")) return scalar;
	if (!isPacked(packing)) return scalar;
	const factor = packing.scaleFactor?.value ?? 1;
	const offset = packing.addOffset?.value ?? 0;
	const packed = packing.kind === "calibration" ? Number(scalar) / factor + offset : (Number(scalar) - offset) / factor;
	// The division leaves a trace of rounding: 99.99999999999999 stands for 100.
	const nearest = Math.round(packed);
	return type.kind !== "float" && Math.abs(packed - nearest) <= 1e-9 * Math.max(1, Math.abs(packed)) ? nearest : packed;
}

function unfitReason(type: DataType, scalar: Scalar): string {
	if (typeof scalar === "string") return `it is longer than ${type.itemBytes} bytes`;
	if (typeof scalar !== "number" && typeof scalar !== "bigint") return `it is not a value of data type "${type.name}"`;
	if (type.kind === "float" || type.kind === "complex") return `${scalar} is beyond the largest ${type.name}`;
	if (type.kind !== "int" && type.kind !== "uint") return `a number is not a value of data type "${type.name}"`;
	if (Number.isNaN(scalar)) return "NaN is not an integer";
	const bits = BigInt(type.itemBytes * 8);
	const least = type.kind === "int" ? -(1n << (bits - 1n)) : 0n;
	const greatest = least + (1n << bits) - 1n;
	return scalar < least || scalar > greatest
		? `${scalar} is outside ${least} to ${greatest}`
		: `${scalar} is not a whole number`;
}

/** A value that the data type cannot hold: an error or a diagnostic, as the policy or the user will have it (rule 6). */
function unfit(context: CandidateContext, candidate: FillCandidate, reason: string): void {
	const { type, policy, options, findings } = context;
	if ((options.unrepresentableFill ?? policy.unrepresentable) === "error")
		findings.refuse(candidate.source, type.name, reason);
	drop(context, candidate, "fill-out-of-range", reason);
}

function drop(
	{ findings }: CandidateContext,
	candidate: FillCandidate,
	code: "fill-form" | "fill-text" | "fill-out-of-range",
	reason: string,
	advice?: Advice,
): void {
	const role: DroppedFill["role"] = candidate.role === "nodata" ? "_FillValue" : candidate.role;
	findings.drop(role, candidate.source, code, reason, advice);
}

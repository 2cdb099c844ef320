import { type Diagnostic, diagnosticOf } from "../diagnostics.ts";
import { hint, MiraError, option } from "../errors.ts";
import type { Attributes } from "../zarr/attributes.ts";
import { type DataType, isNumeric } from "../zarr/data-type.ts";
import { castScalar, formatScalar, isNaNScalar, type Scalar, zeroScalar } from "../zarr/scalar.ts";
import { attributeSource, showJson } from "./attribute-scalars.ts";
import { type CandidateContext, type FillCandidate, readCandidate } from "./candidate.ts";
import type { FillOptions } from "./fill-options.ts";
import { Findings, quote } from "./findings.ts";
import { readMissingValueConvention } from "./missing-value-convention.ts";
import type { CodecBitmapRule, FillModel, MaskArrayRule, Packing, SentinelRule, StorageFill } from "./model.ts";
import { readPacking, readValidRange } from "./packing.ts";
import { extremeFill, FILL_POLICIES, type FillPolicyName, isZeroFill } from "./policies.ts";
import {
	addSentinel,
	checkPerVariable,
	consolidate,
	disagreement,
	type Place,
	perVariableCandidates,
	separate,
} from "./sentinels.ts";

/** Everything a parser knows about the missing data of one array. */
export type ResolveInput = {
	policy: FillPolicyName;
	/** The array, for diagnostics. */
	path: string;
	dataType: DataType;
	/** `_FillValue`, `missing_value`, packing and valid range are looked for here. */
	attributes: Attributes;
	/** What is not an attribute: the fill of a header, GDAL_NODATA, BLANK. */
	candidates?: readonly FillCandidate[] | undefined;
	/** What `scale_factor` and `add_offset` mean in this file; CF's formula by default. */
	packing?: Packing["kind"];
	/** Validity that no value expresses: mask arrays, bitmaps of codecs. */
	validity?: readonly (MaskArrayRule | CodecBitmapRule)[] | undefined;
	options?: FillOptions | undefined;
};

/** The decision about the missing data of one array. */
export type ResolvedFill = {
	fill: FillModel;
	diagnostics: Diagnostic[];
	/** Set where an unrepresentable fill is an error. `fill` is then as if it had been dropped, so it can be explained. */
	problem?: MiraError;
};

/**
 * Decides what is missing in an array (design, "Missing data: the rules"): from every candidate of the file, by the policy
 * of its family, one typed `FillModel`. It never throws for what a file says; `problem` is for the caller to throw.
 */
export function resolveFill(input: ResolveInput): ResolvedFill {
	const { dataType: type, attributes, options = {} } = input;
	const policy = FILL_POLICIES[input.policy];
	const typed = policy.attributes === "typed";
	const findings = new Findings(input.path);
	const packing = readPacking(type, attributes, typed, findings, input.packing);
	const context: CandidateContext = { type, policy, options, packing, findings };

	const places = sentinelCandidates(input, context).map((candidate) => readPlace(context, candidate));
	const sentinels = policy.places === "consolidated" ? consolidate(places, findings) : separate(places);
	if (policy.places === "consolidated") checkPerVariable(type, attributes, sentinels[0], findings);
	const storage = storageFill(context, input.candidates ?? [], sentinels);
	if (policy.v2Mask !== undefined && storage.status === "explicit")
		addV2Fill(context, attributes.has("_ARRAY_DIMENSIONS"), storage, sentinels);
	const conflict = disagreement(type, sentinels);
	if (conflict !== undefined) findings.note("warning", "fill-conflict", conflict);

	const validRange = readValidRange(type, attributes, packing.unsigned, typed, findings);
	return {
		fill: {
			storage,
			validity: [...sentinels, ...(input.validity ?? [])],
			packing,
			...(validRange === undefined ? {} : { validRange }),
			dropped: findings.dropped,
		},
		diagnostics: findings.diagnostics,
		...(findings.problem === undefined ? {} : { problem: findings.problem }),
	};
}

/** All that a resolution has to report, the error included for which its array is refused. */
export function resolutionReport({ diagnostics, problem }: ResolvedFill): Diagnostic[] {
	return problem === undefined ? diagnostics : [...diagnostics, diagnosticOf(problem, { path: problem.path ?? "/" })];
}

/** Every candidate for a sentinel in the order of precedence: nodata, `_FillValue`, the convention, `missing_value`. */
function sentinelCandidates(input: ResolveInput, { policy, type, findings }: CandidateContext): FillCandidate[] {
	const typed = policy.attributes === "typed";
	const given = (role: FillCandidate["role"]): FillCandidate[] =>
		(input.candidates ?? []).filter((candidate) => candidate.role === role);
	const attribute = (role: "_FillValue" | "missing_value"): FillCandidate[] => {
		const value = input.attributes.get(role);
		return value === undefined ? [] : [{ role, value, source: attributeSource(role, value, typed) }];
	};
	const convention: FillCandidate[] = [];
	let missingValue = attribute("missing_value");
	for (const reading of readMissingValueConvention(type, input.attributes)) {
		const text = typeof reading.json === "string" ? reading.json : showJson(reading.json);
		const source = { place: `missing_value convention (${reading.form} form)`, text };
		if (reading.kind === "invalid") findings.drop("_FillValue", source, "fill-form", reading.reason);
		else convention.push({ role: "_FillValue", value: reading.bytes, source });
		if (reading.kind === "value" && reading.note !== undefined)
			findings.note("warning", "fill-form", `${quote(source)} is used, though ${reading.note}`);
		// In the framework form the convention's value stands where CF's would, and is read by the rules of the convention.
		if (reading.kind === "value" && reading.form === "framework")
			missingValue = [{ role: "missing_value", value: reading.bytes, source }];
	}
	const candidates = [
		...given("nodata"),
		...attribute("_FillValue"),
		...given("_FillValue"),
		...convention,
		...missingValue,
		...given("missing_value"),
	];
	const isNamed = candidates.length > 0 || policy.places !== "consolidated";
	return isNamed ? candidates : perVariableCandidates(type, input.attributes, findings);
}

function readPlace(context: CandidateContext, candidate: FillCandidate): Place {
	const { type, policy, findings } = context;
	if (policy.sentinelsOn === "integers" && type.kind !== "int" && type.kind !== "uint") {
		const reason = `it is defined for integers only, not for "${type.name}"`;
		findings.drop("_FillValue", candidate.source, "fill-form", reason);
		return { candidate, values: [] };
	}
	const values = readCandidate(context, candidate);
	const { source } = candidate;
	if (candidate.role === "_FillValue" && values.length > 1)
		findings.note(
			"warning",
			"fill-form",
			`${quote(source)} has ${values.length} values where one is allowed; all mask`,
		);
	const declared = source.dataType ?? type.name;
	const differs = isNumeric(type) && declared !== type.name && values.length > 0;
	if (policy.sameType && candidate.role === "_FillValue" && differs)
		findings.note("info", "fill-type-mismatch", `${quote(source)} is a ${declared}; the array is ${type.name}`);
	for (const { bytes } of values.filter((value) => !value.exact)) {
		const message = `${quote(source)} is not exactly a ${type.name}; values are compared with ${formatScalar(type, bytes)}`;
		findings.note("warning", "fill-cast-inexact", message);
	}
	return { candidate, values };
}

/** What unwritten storage holds: from the places that the policy names, in their order, else its default. */
function storageFill(
	context: CandidateContext,
	candidates: readonly FillCandidate[],
	sentinels: readonly SentinelRule[],
): StorageFill {
	const { type, policy, options, findings } = context;
	for (const origin of policy.storageFrom) {
		if (origin === "_FillValue") {
			const rule = sentinels.find(({ role }) => role === "_FillValue");
			if (rule !== undefined) return { status: "explicit", value: filled(context, rule.value), source: rule.source };
			continue;
		}
		for (const candidate of candidates.filter(({ role }) => role === "storage")) {
			const [value] = readCandidate(context, candidate);
			if (value !== undefined)
				return { status: candidate.status ?? "explicit", value: value.bytes, source: candidate.source };
		}
	}
	if (policy.v2Mask !== undefined) {
		if (options.nullFill !== undefined) return nullFill(type, options.nullFill);
		const message = "the array has no usable fill_value; unwritten chunks are read as zero";
		findings.note("info", "fill-undefined", message, hint`Pass ${option("nullFill")} to choose a value`);
	}
	return policy.storageDefault(type);
}

/** Where a NaN is text, libraries fill with the ordinary one, whatever sign the text gives it. */
function filled({ type, policy }: CandidateContext, value: Uint8Array): Uint8Array {
	const isNaNText = policy.text === "number" && isNaNScalar(type, value);
	return isNaNText ? (castScalar(type, Number.NaN)?.bytes ?? value) : value;
}

/** Not `explicit`: the file does not say it, so it cannot mean "missing" there. */
function nullFill(type: DataType, choice: Scalar): StorageFill {
	const value =
		choice === "extreme" ? extremeFill(type) : (castScalar(type, choice)?.bytes ?? zeroOfNoNumber(type, choice));
	if (value === undefined)
		throw new MiraError("bad-argument", `nullFill ${String(choice)} is not a value of data type "${type.name}"`);
	return { status: "default", value, source: { place: "option nullFill", text: String(choice) } };
}

/** One choice is for all arrays of a store: where elements are not numbers, a number stands for their zero, such as no text. */
function zeroOfNoNumber(type: DataType, choice: Scalar): Uint8Array | undefined {
	const isNumber = typeof choice === "number" || typeof choice === "bigint";
	const takesNumbers = isNumeric(type) || type.kind === "complex" || type.kind === "time";
	return isNumber && !takesNumbers ? zeroScalar(type) : undefined;
}

/**
 * The fill of a Zarr v2 array as a sentinel (rule 10): xarray, which writes `_ARRAY_DIMENSIONS`, has no other place for it.
 * In Kerchunk references a 0 is usually the default of HDF5 and means nothing.
 */
function addV2Fill(
	{ type, policy, options, findings }: CandidateContext,
	isXarray: boolean,
	{ value, source }: StorageFill,
	sentinels: SentinelRule[],
): void {
	const masks = options.v2FillAsMask ?? (isXarray && (policy.v2Mask === "any" || !isZeroFill(type, value)));
	const fill = `fill_value ${formatScalar(type, value)}`;
	const message = masks
		? `${fill} is treated as missing, as xarray treats it`
		: `${fill} is what unwritten chunks hold; it is not treated as missing`;
	findings.note("info", "v2-fill-as-mask", message, hint`Pass ${option("v2FillAsMask", !masks)} for the opposite`);
	if (masks) addSentinel(sentinels, { bytes: value, exact: true }, source, true);
}

import type { Diagnostic } from "../diagnostics.ts";
import type { HintPart, MiraError } from "../errors.ts";
import type { Attributes } from "../zarr/attributes.ts";
import type { DataType } from "../zarr/data-type.ts";
import { fillToJson } from "../zarr/fill-value.ts";
import { hexText } from "../zarr/hex.ts";
import { type JsonObject, type JsonValue, writeJson } from "../zarr/json.ts";
import { formatScalar } from "../zarr/scalar.ts";
import type { FillOptions } from "./fill-options.ts";
import { quote } from "./findings.ts";
import type { MaskOptions } from "./missing-rules.ts";
import { MISSING_VALUE_UUID } from "./missing-value-convention.ts";
import type { DroppedFill, FillModel, FillSource, PackingNumber, SentinelRule, StorageFill } from "./model.ts";
import type { FillPolicyName } from "./policies.ts";
import { predictions } from "./predictions/predict.ts";
import type { Prediction } from "./predictions/prediction.ts";
import { projectAttributes } from "./project.ts";
import { disagreement } from "./sentinels.ts";

/** An array, and what was decided about its missing data. */
export type ExplainInput = {
	path: string;
	dataType: DataType;
	shape: readonly number[];
	attributes: Attributes;
	fill: FillModel;
	/** Those of the resolution; only the ones about fills and packing are repeated. */
	diagnostics?: readonly Diagnostic[] | undefined;
	/** The error that opening the array would throw. */
	problem?: MiraError | undefined;
	/** The family of the source: it tells which programs read the file itself. */
	policy?: FillPolicyName | undefined;
	/** Whether the elements are stored big-endian, which some programs get wrong. */
	bigEndian?: boolean | undefined;
	/** The units of the time whose bounds it holds. */
	boundedUnits?: string | undefined;
	options?: FillOptions | undefined;
	/** As for `decode`: `"netcdf"` applies the valid range. */
	mask?: MaskOptions["mask"];
};

/** A value that the file names, and what became of it. */
export type CandidateReport = {
	place: string;
	/** As the file spells it. */
	text: string;
	declaredType?: string;
	/** After the cast to the data type of the array. */
	value?: string;
	/** Whether the data type can hold it. */
	fits: boolean;
	/** What it became; `none` if it was dropped. */
	role: "storage" | "_FillValue" | "missing_value" | "packing" | "validRange" | "none";
	/** Why, in one sentence. */
	reason: string;
};

/** A rule that makes values missing. */
export type RuleReport =
	| { kind: "sentinel"; role: SentinelRule["role"]; value: string; bytes: string; exact: boolean; place: string }
	| { kind: "maskArray"; path: string; place: string }
	/** `text`: what the file says there, if anything. */
	| { kind: "codecBitmap"; place: string; text?: string };

/** Why values of an array are missing: plain data, fit for JSON. Values are text, because numbers would round some of them. */
export type FillReport = {
	path: string;
	dataType: string;
	shape: number[];
	/** What unwritten storage holds; `bytes` is hexadecimal, little-endian. */
	storage: { value: string; bytes: string; status: StorageFill["status"]; place: string };
	candidates: CandidateReport[];
	/** Those in force. */
	rules: RuleReport[];
	/** `kind` is there where the formula is not CF's: `scaleFactor * (stored - addOffset)`. */
	packing: { kind?: "calibration"; scaleFactor?: PackingReport; addOffset?: PackingReport; unsigned?: boolean };
	validRange?: { min?: string; max?: string; place: string; applied: boolean };
	dropped: { role: DroppedFill["role"]; place: string; text: string; code: DroppedFill["code"]; reason: string }[];
	/** Sentences about places that contradict each other. */
	conflicts: string[];
	/** What our Zarr v3 metadata say, each as JSON text. */
	emitted: { fill_value: string; _FillValue?: string; missing_value?: string; missing_value_convention?: string };
	/** What other programs will make of the file, and of the Zarr. */
	predictions: Prediction[];
	diagnostics: Diagnostic[];
	/** The message of the error that opening the array throws, if it does. */
	error?: string;
	/** The end of that message: what to do, and the same in parts. */
	hint?: string | undefined;
	remedy?: readonly HintPart[] | undefined;
};

/** A factor with the width it has in the file. */
export type PackingReport = { value: number; dataType: string; place: string };

/** Explains what is missing in an array and why, what is written about it, and what other programs will make of that. */
export function explainFillModel(input: ExplainInput): FillReport {
	const { dataType: type, fill, options = {} } = input;
	const emitted = projectAttributes(input.attributes, fill, type, options);
	return {
		path: input.path,
		dataType: type.name,
		shape: [...input.shape],
		storage: {
			value: formatScalar(type, fill.storage.value),
			bytes: hexText(fill.storage.value),
			status: fill.storage.status,
			place: fill.storage.source.place,
		},
		candidates: candidateReports(type, fill),
		rules: fill.validity.map((rule) => ruleReport(type, rule)),
		packing: packingReport(fill),
		...validRangeReport(input),
		dropped: fill.dropped.map(({ role, source, code, reason }) => ({
			role,
			place: source.place,
			text: source.text,
			code,
			reason,
		})),
		conflicts: conflictReports(type, fill),
		emitted: emittedReport(type, fill, emitted),
		predictions: predictions({
			...input,
			policy: input.policy,
			bigEndian: input.bigEndian ?? false,
			boundedUnits: input.boundedUnits,
			hasUnusedFill: input.diagnostics?.some(({ code }) => code === "fill-undefined") ?? false,
			emitted,
		}),
		diagnostics: (input.diagnostics ?? []).filter(({ code }) => /fill|packing|valid-range/.test(code)),
		...problemReport(input.problem),
	};
}

function problemReport(problem: MiraError | undefined): Pick<FillReport, "error" | "hint" | "remedy"> {
	if (problem === undefined) return {};
	return { error: problem.message, hint: problem.hint, remedy: problem.remedy };
}

function candidateReports(type: DataType, fill: FillModel): CandidateReport[] {
	const { storage, validity, packing, validRange, dropped } = fill;
	const reports: CandidateReport[] = [];
	if (storage.status !== "undefined")
		reports.push({
			...origin(storage.source),
			value: formatScalar(type, storage.value),
			fits: true,
			role: "storage",
			reason:
				storage.status === "default"
					? "The file says nothing, so this is what its library returns for unwritten storage."
					: "It is what the source returns for storage that was never written.",
		});
	for (const rule of validity) {
		if (rule.kind !== "sentinel") continue;
		const value = formatScalar(type, rule.value);
		const reason = rule.exact
			? `Written values equal to ${value} are missing.`
			: `The cast to ${type.name} changed it; written values equal to ${value} are missing.`;
		reports.push({ ...origin(rule.source), value, fits: true, role: rule.role, reason });
	}
	for (const factor of [packing.scaleFactor, packing.addOffset])
		if (factor !== undefined)
			reports.push({
				...origin(factor.source),
				value: String(factor.value),
				fits: true,
				role: "packing",
				reason: "It unpacks the stored numbers, after the missing ones were found.",
			});
	if (validRange !== undefined)
		reports.push({
			...origin(validRange.source),
			value: `${validRange.min ?? "…"} to ${validRange.max ?? "…"}`,
			fits: true,
			role: "validRange",
			reason: 'Values outside it are missing only by the rules of NetCDF (mask "netcdf").',
		});
	for (const { source, code, reason } of dropped)
		reports.push({ ...origin(source), fits: code !== "fill-out-of-range", role: "none", reason: sentence(reason) });
	return reports;
}

function origin({ place, text, dataType }: FillSource): Pick<CandidateReport, "place" | "text" | "declaredType"> {
	return { place, text, ...(dataType === undefined ? {} : { declaredType: dataType }) };
}

function sentence(clause: string): string {
	return `It is not used: ${clause}.`;
}

function ruleReport(type: DataType, rule: FillModel["validity"][number]): RuleReport {
	const { place } = rule.source;
	if (rule.kind === "maskArray") return { kind: rule.kind, path: rule.path, place };
	if (rule.kind === "codecBitmap")
		return { kind: rule.kind, place, ...(rule.source.text === "" ? {} : { text: rule.source.text }) };
	const { kind, role, value, exact } = rule;
	return { kind, role, value: formatScalar(type, value), bytes: hexText(value), exact, place };
}

function packingReport({ packing }: FillModel): FillReport["packing"] {
	const factor = ({ value, dataType, source }: PackingNumber): PackingReport => ({
		value,
		dataType,
		place: source.place,
	});
	return {
		...(packing.kind === "calibration" ? { kind: packing.kind } : {}),
		...(packing.scaleFactor === undefined ? {} : { scaleFactor: factor(packing.scaleFactor) }),
		...(packing.addOffset === undefined ? {} : { addOffset: factor(packing.addOffset) }),
		...(packing.unsigned === undefined ? {} : { unsigned: packing.unsigned }),
	};
}

function validRangeReport({ fill: { validRange }, mask }: ExplainInput): Pick<FillReport, "validRange"> {
	if (validRange === undefined) return {};
	const { min, max, source } = validRange;
	return {
		validRange: {
			...(min === undefined ? {} : { min: String(min) }),
			...(max === undefined ? {} : { max: String(max) }),
			place: source.place,
			applied: mask === "netcdf",
		},
	};
}

function conflictReports(type: DataType, { validity, dropped }: FillModel): string[] {
	const differ = disagreement(
		type,
		validity.filter((rule) => rule.kind === "sentinel"),
	);
	const overruled = dropped.filter(({ code }) => code === "fill-conflict");
	return [
		...(differ === undefined ? [] : [differ]),
		...overruled.map(({ source, reason }) => `${quote(source)} is not used: ${reason}`),
	];
}

function emittedReport(type: DataType, fill: FillModel, attributes: JsonObject): FillReport["emitted"] {
	const text = (json: JsonValue | undefined): string | undefined => (json === undefined ? undefined : writeJson(json));
	const fillValue = text(attributes._FillValue);
	const missingValue = text(attributes.missing_value);
	const convention = text(attributes[MISSING_VALUE_UUID]);
	return {
		fill_value: writeJson(fillToJson(type, fill.storage.value)),
		...(fillValue === undefined ? {} : { _FillValue: fillValue }),
		...(missingValue === undefined ? {} : { missing_value: missingValue }),
		...(convention === undefined ? {} : { missing_value_convention: convention }),
	};
}

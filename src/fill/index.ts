/**
 * Missing data, by itself: find, decode, explain and write the fill values and the packing of any Zarr array, without a
 * dependency. A viewer needs `resolveFill` once an array and `decodeValues` once a chunk.
 */
export type { Diagnostic, DiagnosticCode } from "../diagnostics.ts";
export { isMiraError, MiraError } from "../errors.ts";
export {
	type Attributes,
	type AttributeValue,
	attributesFromJson,
	numericAttribute,
	textAttribute,
} from "../zarr/attributes.ts";
export { type DataType, dataType, parseDataType } from "../zarr/data-type.ts";
export { fillFromJson, fillToJson } from "../zarr/fill-value.ts";
export { JsonFloat, type JsonObject, type JsonValue, parseJson, writeJson } from "../zarr/json.ts";
export type { FillCandidate } from "./candidate.ts";
export {
	type DecodedFillValue,
	type DecodeFillOptions,
	decodeFillValue,
	encodeFillValue,
	type FillNote,
	validateFillValue,
} from "./convention.ts";
export {
	type AllReasons,
	type DecodeContext,
	type DecodedArray,
	type DecodeOptions,
	decodeValues,
	type Reasons,
	type StoredValues,
} from "./decode.ts";
export { assertEncodable } from "./encodable.ts";
export {
	type CandidateReport,
	type ExplainInput,
	explainFillModel,
	type FillReport,
	type PackingReport,
	type RuleReport,
} from "./explain.ts";
export type { FillOptions } from "./fill-options.ts";
export type { FillCode } from "./findings.ts";
export { type MigratedFill, migrateV2Fill, type V2Fill, v2DimensionNames, v2FillCandidate } from "./migrate.ts";
export type { MaskOptions, Masks } from "./missing-rules.ts";
export {
	MISSING_VALUE_UUID,
	missingValueConvention,
	validateConventionEntry,
	validateMissingValueConvention,
} from "./missing-value-convention.ts";
export type {
	CodecBitmapRule,
	DroppedFill,
	FillModel,
	FillSource,
	MaskArrayRule,
	Packing,
	PackingNumber,
	SentinelRole,
	SentinelRule,
	StorageFill,
	ValidityRule,
	ValidRange,
} from "./model.ts";
export { type FillPolicyName, netcdfDefaultFill } from "./policies.ts";
export type { Forecast, MaskTest, Prediction, Program, Reading } from "./predictions/prediction.ts";
export { projectAttributes, sentinelsToPlainJson } from "./project.ts";
export { maskText, STORAGE_WORDS, unpackingText } from "./report-words.ts";
export { type ResolvedFill, type ResolveInput, resolveFill } from "./resolve.ts";
export { parseFillText } from "./text.ts";
export { decodeV2FillValue } from "./v2-fill.ts";
export { isValid } from "./validity-bitmap.ts";

/**
 * Opens archival scientific files as virtual Zarr, without copying them, and gets missing data right.
 *
 * @module
 */

export { boundsOwners } from "./cf/bounds.ts";
export type { Calendar } from "./cf/calendar.ts";
export { parseTimeUnits, type TimeScale, timesToDatetime64, timesToEpoch, timesToIso } from "./cf/time.ts";
export { commonTimeUnits, convertTimeUnits, type TimeNumbers } from "./cf/time-units.ts";
export { registerCodec } from "./codecs/index.ts";
export { fixedScaleOffsetToCodecs } from "./codecs/packing/fixed-scale-offset.ts";
export { combineByCoords, combineNested, type Nested } from "./dataset/combine.ts";
export { CombineError, formatDifference } from "./dataset/combine-error.ts";
export { type CombineOptions, concat, stack } from "./dataset/concat.ts";
export { broadcast, expandDims } from "./dataset/expand-dims.ts";
export type { FactName, VariableFacts } from "./dataset/facts.ts";
export { isel } from "./dataset/isel.ts";
export { load } from "./dataset/load.ts";
export { merge } from "./dataset/merge.ts";
export {
	type FileName,
	type OpenDatasetOptions,
	type OpenDatasetsOptions,
	type OpenProgress,
	openVirtualDataset,
	openVirtualDatasets,
	openVirtualDataTree,
} from "./dataset/open-virtual-dataset.ts";
export type { ConvertedPacking, ConvertOptions } from "./dataset/packing/conversion.ts";
export type { PackingExactness } from "./dataset/packing/exactness.ts";
export { packingToAttributes } from "./dataset/packing/to-attributes.ts";
export { type PackingToCodecsOptions, packingToCodecs } from "./dataset/packing/to-codecs.ts";
export type { Policy, PolicyOption } from "./dataset/policy.ts";
export { type Difference, type DifferenceProperty, type PreflightReport, preflight } from "./dataset/preflight.ts";
export { align, type Join, reindex } from "./dataset/reindex.ts";
export { drop, rename, renamePaths } from "./dataset/rename.ts";
export { splitUniform } from "./dataset/split.ts";
export { type DatasetOptions, toVirtualDataset } from "./dataset/to-dataset.ts";
export { LoadedVariable, type LoadedVariableInput, type Variable } from "./dataset/variable.ts";
export { toVirtualDataTree, VirtualDataTree } from "./dataset/virtual-data-tree.ts";
export { type DatasetParts, VirtualDataset } from "./dataset/virtual-dataset.ts";
export type { Diagnostic, DiagnosticCode } from "./diagnostics.ts";
export { formatDiagnostic } from "./diagnostics.ts";
export {
	type ErrorCode,
	type ErrorDetails,
	type HintPart,
	isMiraError,
	MiraError,
	type Remedy,
	type RemedyValue,
} from "./errors.ts";
export type { DecodedArray, Reasons } from "./fill/decode.ts";
export type { FillReport } from "./fill/explain.ts";
export type * from "./fill/model.ts";
export { isValid } from "./fill/validity-bitmap.ts";
export type { Parser, ParserOptions } from "./formats/format.ts";
export * from "./io/index.ts";
export { type ChunkEntry, ChunkManifest } from "./manifest/chunk-manifest.ts";
export { concatManifests } from "./manifest/concat.ts";
export { cutChunks, type Pieces } from "./manifest/cut.ts";
export { type ComputeChunk, DerivedArray } from "./manifest/derived-array.ts";
export { type ArrayDescription, type ArrayDocument, ManifestArray } from "./manifest/manifest-array.ts";
export { ManifestBuilder } from "./manifest/manifest-builder.ts";
export { ManifestGroup, type StoreArray } from "./manifest/manifest-group.ts";
export { ManifestStore, type RangeQuery, type StoreKey } from "./manifest/manifest-store.ts";
export { insertAxis, NO_CHUNK, removeAxis, takeChunks } from "./manifest/take.ts";
export { type OpenOptions, openStore } from "./open.ts";
export { type DecodeOptions, decode } from "./read/decode.ts";
export { type DecodedViewOptions, decodedArray, decodedView } from "./read/decoded-view.ts";
export { explainFill } from "./read/explain.ts";
export { type ReadOptions as ReadArrayOptions, read } from "./read/read.ts";
export { type DimensionSelection, parseSelection, type Selection } from "./read/selection.ts";
export {
	collectSources,
	parseSources,
	type SourceFacts,
	sourcesDocument,
} from "./verify/source-facts.ts";
export { type VerifyOptions, type VerifyReport, verify } from "./verify/verify.ts";
export type { Attributes, AttributeValue } from "./zarr/attributes.ts";
export type { ChunkGrid } from "./zarr/chunk-grid.ts";
export type { DataType } from "./zarr/data-type.ts";
export type { CodecMetadata } from "./zarr/metadata.ts";
export type { Elements, NdArray } from "./zarr/nd-array.ts";

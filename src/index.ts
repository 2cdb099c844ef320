/**
 * Opens archival scientific files as virtual Zarr, without copying them, and gets missing data right.
 *
 * @module
 */
export { registerCodec } from "./codecs/index.ts";
export type { Diagnostic } from "./diagnostics.ts";
export { formatDiagnostic } from "./diagnostics.ts";
export { type ErrorCode, type ErrorDetails, isMiraError, MiraError } from "./errors.ts";
export type { DecodedArray, Reasons } from "./fill/decode.ts";
export type { FillReport } from "./fill/explain.ts";
export type * from "./fill/model.ts";
export { isValid } from "./fill/validity-bitmap.ts";
export type { Parser, ParserOptions } from "./formats/format.ts";
export * from "./io/index.ts";
export { type ChunkEntry, ChunkManifest } from "./manifest/chunk-manifest.ts";
export { concatManifests } from "./manifest/concat.ts";
export { type ComputeChunk, DerivedArray } from "./manifest/derived-array.ts";
export { type ArrayDescription, type ArrayDocument, ManifestArray } from "./manifest/manifest-array.ts";
export { ManifestBuilder } from "./manifest/manifest-builder.ts";
export { ManifestGroup, type StoreArray } from "./manifest/manifest-group.ts";
export { ManifestStore, type RangeQuery, type StoreKey } from "./manifest/manifest-store.ts";
export { type OpenOptions, openStore } from "./open.ts";
export { type DecodeOptions, decode } from "./read/decode.ts";
export { explainFill } from "./read/explain.ts";
export { type ReadOptions as ReadArrayOptions, read } from "./read/read.ts";
export { type DimensionSelection, parseSelection, type Selection } from "./read/selection.ts";
export type { Attributes, AttributeValue } from "./zarr/attributes.ts";
export type { ChunkGrid } from "./zarr/chunk-grid.ts";
export type { DataType } from "./zarr/data-type.ts";
export type { CodecMetadata } from "./zarr/metadata.ts";
export type { Elements, NdArray } from "./zarr/nd-array.ts";

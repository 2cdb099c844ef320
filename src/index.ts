/**
 * Opens archival scientific files as virtual Zarr, without copying them, and gets missing data right.
 *
 * @module
 */
export type { CoordinateSystem } from "./cf/coordinate-system.ts";
export { describeSystem, transformOf } from "./cf/describe-system.ts";
export type { DescribedSystem, Ellipsoid, GeographicSystem, Unit } from "./cf/described-system.ts";
export type { MethodName, ProjectionParameter, ProjectionParameters } from "./cf/projection-methods.ts";
export type { CoordinateTransform, DatumStep } from "./cf/transform-of.ts";
export { registerCodec } from "./codecs/index.ts";
export { registerWithZarrita } from "./codecs/zarrita.ts";
export type { FileName, OpenDatasetOptions, OpenPartOptions } from "./dataset/open-part.ts";
export {
	type OpenDatasetsOptions,
	type OpenProgress,
	openVirtualDataset,
	openVirtualDatasets,
	openVirtualDataTree,
} from "./dataset/open-virtual-dataset.ts";
export { VirtualDataTree } from "./dataset/virtual-data-tree.ts";
export { type DatasetParts, VirtualDataset } from "./dataset/virtual-dataset.ts";
export { type Diagnostic, type DiagnosticCode, formatDiagnostic } from "./diagnostics.ts";
export {
	type ErrorCode,
	type ErrorDetails,
	type HintPart,
	isMiraError,
	MiraError,
	type Remedy,
	type RemedyValue,
	withoutSecrets,
} from "./errors.ts";
export type { AllReasons, DecodedArray, Reasons } from "./fill/decode.ts";
export type { FillReport } from "./fill/explain.ts";
export type { FillModel } from "./fill/model.ts";
export { isValid } from "./fill/validity-bitmap.ts";
export type { ChoiceOptions } from "./formats/choice-options.ts";
export type { FormatOptions } from "./formats/format-options.ts";
export type { Parser } from "./formats/parser.ts";
export type { ParserOptions } from "./formats/parser-options.ts";
export type { AccessToken } from "./io/access-token.ts";
export { type AzureOptions, AzureStore } from "./io/azure.ts";
export { BlobStore } from "./io/blob.ts";
export type { AbortOptions } from "./io/deadline.ts";
export { type GcsOptions, GcsStore } from "./io/gcs.ts";
export { type FollowRedirects, type HttpHeaders, type HttpOptions, HttpStore } from "./io/http.ts";
export { HttpSession, type HttpSessionOptions, type Login } from "./io/http-session.ts";
export { MemoryStore } from "./io/memory.ts";
export { type Netrc, parseNetrc } from "./io/netrc.ts";
export type {
	GetOptions,
	ListedObject,
	ListOptions,
	ObjectFacts,
	ObjectPart,
	ObjectStore,
	ObjectVersion,
	PutOptions,
} from "./io/object-store.ts";
export {
	type MadePlace,
	ObjectStoreRegistry,
	type ResolvedUrl,
	type ScopeOptions,
} from "./io/registry.ts";
export type { RegistryOptions } from "./io/registry-view.ts";
export { type RetryOptions, TransientError } from "./io/retry.ts";
export { type S3Options, S3Store } from "./io/s3.ts";
export type { S3Credentials, S3CredentialsProvider } from "./io/s3-signature.ts";
export type {
	ByteRange,
	ByteUse,
	LocalFile,
	ReadAllOptions,
	ReadManyOptions,
	ReadOptions,
	Source,
} from "./io/source.ts";
export { Trace, type TracedRequest } from "./io/tracing.ts";
export { type ChunkEntry, ChunkManifest } from "./manifest/chunk-manifest.ts";
export { type ComputeChunk, DerivedArray } from "./manifest/derived-array.ts";
export { type ArrayDescription, type ArrayDocument, ManifestArray } from "./manifest/manifest-array.ts";
export {
	type GroupNode,
	ManifestGroup,
	type NodeContent,
	type StoreArray,
	type TreeNode,
} from "./manifest/manifest-group.ts";
export { ManifestStore, type RangeQuery, type StoreKey } from "./manifest/manifest-store.ts";
export type { StoreFacts } from "./manifest/store-facts.ts";
export { type OpenOptions, openStore } from "./open.ts";
export { type ArrangeOptions, arrange } from "./read/arrange/arrange.ts";
export type { ArrangeConvention, Arrangement } from "./read/arrange/arrangement.ts";
export type { GeozarrOptions } from "./read/arrange/geozarr.ts";
export type { OmeOptions } from "./read/arrange/ome.ts";
export { type ArrayRole, rolesIn } from "./read/array-roles.ts";
export { type Block, type BlockProgress, type BlocksOptions, blocks } from "./read/blocks.ts";
export { type ChunkExcerpt, type ChunkExcerptOptions, chunkExcerpt } from "./read/chunk-excerpt.ts";
export { coordinateSystem } from "./read/crs/coordinate-system-of.ts";
export { lonLatBounds, pixelGrid } from "./read/crs/lon-lat-bounds.ts";
export type { LonLatBounds, PixelGrid } from "./read/crs/map-bounds.ts";
export { type DecodeOptions, decode } from "./read/decode.ts";
export { type ArrangedViewOptions, type DecodedViewOptions, decodedView } from "./read/decoded-view.ts";
export { explainFill } from "./read/explain.ts";
export { type ExplainValueOptions, explainValue, type MissingReport, type ValueReport } from "./read/explain-value.ts";
export type { AffineTransform } from "./read/labels/affine.ts";
export type { CellCoordinate } from "./read/labels/coordinates-at.ts";
export { type AxisLabels, type DimensionAxis, dimensionAxes } from "./read/labels/dimension-axes.ts";
export type { ChunkReport } from "./read/locate-chunk.ts";
export { type CsvOptions, toCsv } from "./read/output/to-csv.ts";
export {
	type OverviewOptions,
	overview,
	overviews,
	type PixelSize,
	type PyramidLevel,
} from "./read/pyramid/overviews.ts";
export { type ReadOptions as ReadArrayOptions, read } from "./read/read.ts";
export type { QuantileMethod } from "./read/reduce/quantile-rank.ts";
export { type ReducedArray, type ReduceOptions, type ReductionName, reduce } from "./read/reduce/reduce.ts";
export type { Over } from "./read/reduce/reduction.ts";
export { type DimensionSelection, parseSelection, type Selection } from "./read/selection.ts";
export { whyMissing } from "./read/why-missing.ts";
export { answerZarrita } from "./read/zarrita-extension.ts";
export type { Attributes, AttributeValue } from "./zarr/attributes.ts";
export type { Budget, Limits } from "./zarr/budget.ts";
export type { ChunkGrid } from "./zarr/chunk-grid.ts";
export type { DataType } from "./zarr/data-type.ts";
export type { CodecMetadata } from "./zarr/metadata.ts";
export type { Elements, NdArray } from "./zarr/nd-array.ts";

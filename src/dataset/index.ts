/**
 * Operations on virtual datasets: what `openVirtualDatasets` does by itself, step by step. Nothing is read but coordinates.
 *
 * @module
 */
export { fixedScaleOffsetToCodecs } from "../codecs/packing/fixed-scale-offset.ts";
export type { Label, LabelMethod } from "../read/labels/label-axis.ts";
export { combineByCoords, combineNested, type Nested } from "./combine.ts";
export { type CombineDatasetsOptions, combineDatasets } from "./combine-datasets.ts";
export { CombineError, formatDifference, type Solution } from "./combine-error.ts";
export { type CombineOptions, concat, stack } from "./concat.ts";
export { DatasetVariable } from "./dataset-variable.ts";
export { broadcast, expandDims } from "./expand-dims.ts";
export type { FactName, VariableFacts } from "./facts.ts";
export { isel, type PositionSelection } from "./isel.ts";
export type { LabelRange, LabelSelection, PointLabels, PointsOptions, SelOptions } from "./label-search.ts";
export { load } from "./load.ts";
export { merge } from "./merge.ts";
export type { ConvertedPacking, ConvertOptions } from "./packing/conversion.ts";
export type { PackingExactness } from "./packing/exactness.ts";
export { packingToAttributes } from "./packing/to-attributes.ts";
export { type PackingToCodecsOptions, packingToCodecs } from "./packing/to-codecs.ts";
export type { Policy, PolicyOption } from "./policy.ts";
export {
	type Difference,
	type DifferenceProperty,
	type PreflightReport,
	preflight,
} from "./preflight.ts";
export { PROPERTY_WORDS } from "./property-words.ts";
export { align, type Join, reindex } from "./reindex.ts";
export { drop, rename, renamePaths } from "./rename.ts";
export { type StoreSelOptions, sel } from "./sel.ts";
export { splitUniform } from "./split.ts";
export { type DatasetOptions, toVirtualDataset } from "./to-dataset.ts";
export { LoadedVariable, type LoadedVariableInput, type Variable } from "./variable.ts";
export { toVirtualDataTree } from "./virtual-data-tree.ts";

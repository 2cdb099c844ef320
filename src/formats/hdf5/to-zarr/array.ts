import type { EmittedCodec } from "../../../codecs/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics.ts";
import type { FillOptions } from "../../../fill/fill-options.ts";
import { resolutionReport, resolveFill } from "../../../fill/resolve.ts";
import { ChunkManifest } from "../../../manifest/chunk-manifest.ts";
import { type ComputeChunk, DerivedArray } from "../../../manifest/derived-array.ts";
import type { InlineBudget } from "../../../manifest/inline-budget.ts";
import { type ArrayDescription, ManifestArray } from "../../../manifest/manifest-array.ts";
import type { StoreArray } from "../../../manifest/manifest-group.ts";
import type { Attributes } from "../../../zarr/attributes.ts";
import { type ChunkGrid, gridShape } from "../../../zarr/chunk-grid.ts";
import { rawType } from "../../../zarr/data-type.ts";
import type { CodecMetadata } from "../../../zarr/metadata.ts";
import type { Hdf5File } from "../file.ts";
import { codecsForMask, type FilterContext } from "../filters.ts";
import type { VariableDimensions } from "../netcdf4/dimensions.ts";
import type { DatasetHeader, Dataspace, Filter } from "../object-model.ts";
import { type Reading, start, waitFor } from "../reading.ts";
import { ChunkDecoder, type ChunkForm } from "./chunk-decoder.ts";
import { headerFill } from "./fill.ts";
import { type InlineContext, inlineDeviating } from "./inline-deviating.ts";
import { type Storage, storageOf } from "./storage.ts";
import { type ElementContext, resolveElements } from "./variable-length.ts";
import type { OpenSource } from "./virtual-dataset.ts";
import { type FixedElement, type VariableElement, zarrElementOf } from "./zarr-type.ts";

/** What the arrays of a file have in common. */
export type ArrayContext = {
	file: Hdf5File;
	fillOptions: FillOptions;
	/** The same for every array. */
	fillRules: NonNullable<ArrayDescription["fillRules"]>;
	budget: InlineBudget;
	/** The path of the object at an address: references become paths. */
	pathOf: (address: number) => string | undefined;
	/** Finds the source of a virtual dataset: a path in a file. */
	openSource: OpenSource;
	/** Filled while arrays are built, and later, when their chunk indexes are read. */
	diagnostics: Diagnostic[];
};

/** A dataset with what the view of the file says about it. */
export type DatasetInput = {
	path: string;
	header: DatasetHeader;
	attributes: Attributes;
	dimensions: VariableDimensions | undefined;
};

/** The array of a dataset. Throws what makes it impossible to show, with its path. */
export function* buildArray(input: DatasetInput, context: ArrayContext): Reading<StoreArray> {
	const { path, header, attributes } = input;
	const { file, diagnostics } = context;
	const element = zarrElementOf(header.datatype);
	file.budget.dimensions(rankOf(header.dataspace) + element.innerShape.length);
	file.budget.element(element.dataType.itemBytes ?? 0);
	const { candidates, problem } = yield* headerFill(elementContext(path, context), element, header.fill);
	if (problem !== undefined) diagnostics.push({ severity: "warning", path, ...problem });
	const { dataType } = element;
	const options = context.fillOptions;
	const resolved = resolveFill({ policy: "hdf5", path, dataType, attributes, candidates, options });
	for (const diagnostic of resolutionReport(resolved)) diagnostics.push(diagnostic);
	const unlimited = unlimitedAxes(header.dataspace);
	const fillRules =
		resolved.problem === undefined ? context.fillRules : { ...context.fillRules, problem: resolved.problem };
	// One literal: the descriptions of all arrays are objects of one shape.
	const describe: Describe = (shape, chunkShape, codecs) => {
		const { dimensionNames, dimensionLengths } = namedDimensions(shape, input.dimensions);
		return {
			path,
			shape,
			dataType,
			chunkGrid: { kind: "regular", chunkShape },
			codecs,
			dimensionNames,
			dimensionLengths,
			unlimited,
			attributes,
			fill: resolved.fill,
			fillRules,
		};
	};
	if (header.layout.kind === "virtual") {
		// Few files have them.
		const { virtualArray } = yield* waitFor(import("./virtual-dataset.ts"));
		return yield* virtualArray(input, element, describe, context);
	}
	const ownShape = datasetShape(input, context);
	const storage = storageOf({
		file,
		path,
		header,
		datasetShape: ownShape,
		innerShape: element.innerShape,
		storedBytes: element.storedBytes,
		diagnostics,
	});
	const shape = element.innerShape.length === 0 ? ownShape : [...ownShape, ...element.innerShape];
	return element.kind === "variable"
		? variableArray(describe(shape, storage.chunkShape, undefined), storage, element, input, context)
		: yield* fixedArray(shape, describe, storage, element, input, context);
}

/** Makes the description of an array; one that is derived has no codecs of its own. */
export type Describe = <C extends readonly CodecMetadata[] | undefined>(
	shape: readonly number[],
	chunkShape: number[],
	codecs: C,
) => Omit<ArrayDescription, "codecs"> & { codecs: C };

/**
 * How an array describes its dimensions. Those of an array datatype, behind those of the dataset, have no names. Along an
 * unlimited one other variables may have gone further.
 */
export function namedDimensions(
	shape: readonly number[],
	{ names, lengths }: VariableDimensions = { names: [], lengths: [] },
): Pick<ArrayDescription, "dimensionNames" | "dimensionLengths"> {
	const isLonger = shape.some((length, d) => (lengths[d] ?? 0) > length);
	return {
		dimensionNames: names.length === shape.length ? names : shape.map((_, d) => names[d] ?? null),
		dimensionLengths: isLonger ? shape.map((length, d) => Math.max(length, lengths[d] ?? 0)) : undefined,
	};
}

/** Undefined where the dataset cannot grow without bound. */
function unlimitedAxes(dataspace: Dataspace): number[] | undefined {
	if (dataspace.kind !== "simple" || dataspace.maxShape === undefined) return undefined;
	const axes = dataspace.maxShape.flatMap((most, d) => (most === undefined ? [d] : []));
	return axes.length === 0 ? undefined : axes;
}

/** A null dataspace has no elements; Zarr has no word for it, but arrays of length 0. */
function datasetShape({ path, header: { dataspace } }: DatasetInput, { diagnostics }: ArrayContext): number[] {
	if (dataspace.kind === "simple") return dataspace.shape;
	if (dataspace.kind === "scalar") return [];
	diagnostics.push({
		severity: "info",
		code: "null-dataspace",
		path,
		message: "the dataset has a null dataspace: it is shown as an array of length 0",
	});
	return [0];
}

function rankOf(dataspace: Dataspace): number {
	return dataspace.kind === "simple" ? dataspace.shape.length : 1;
}

/** How the references of an array, or of an attribute, become paths. One that leads to nothing is reported, once. */
export function elementContext(path: string, { file, pathOf, diagnostics }: ArrayContext): ElementContext {
	let isReported = false;
	const nameOf = (address: number): string => {
		const name = pathOf(address);
		if (name !== undefined) return name;
		const message = "it refers to an object that no path leads to; the text is empty in its place";
		if (!isReported) diagnostics.push({ severity: "warning", code: "dangling-reference", path, message });
		isReported = true;
		return "";
	};
	return { file, nameOf };
}

/** Elements in the global heap are found when they are asked for: nothing can refer to them. */
function variableArray(
	description: Omit<ArrayDescription, "codecs"> & { codecs: undefined },
	storage: Storage,
	element: VariableElement,
	{ path, header }: DatasetInput,
	context: ArrayContext,
): DerivedArray {
	const form: ChunkForm = {
		path,
		filters: header.filters,
		elementBytes: header.datatype.sizeBytes,
		dataType: rawType(element.storedBytes),
		toBytes: { name: "bytes" },
	};
	return new DerivedArray(description, lookedUp(storage, element, form, elementContext(path, context)));
}

function lookedUp(
	storage: Storage,
	element: VariableElement,
	form: ChunkForm,
	{ file, nameOf }: ElementContext,
): ComputeChunk {
	const decoder = new ChunkDecoder(file, storage, form);
	return async (index, options) => {
		const stored = await decoder.decode(index, options);
		return stored === undefined
			? undefined
			: await start(resolveElements({ file: file.afresh(), nameOf }, element, stored as Uint8Array));
	};
}

function decoded(file: Hdf5File, storage: Storage, form: ChunkForm): ComputeChunk {
	const decoder = new ChunkDecoder(file, storage, form);
	return async (index, options) => (await decoder.decode(index, options)) as Uint8Array | undefined;
}

function* fixedArray(
	shape: readonly number[],
	describe: Describe,
	storage: Storage,
	element: FixedElement,
	{ path, header }: DatasetInput,
	{ file, budget }: Pick<ArrayContext, "file" | "budget">,
): Reading<StoreArray> {
	const { filters, layout } = header;
	const { dataType, codec } = element;
	const { chunkShape } = storage;
	const elementBytes = header.datatype.sizeBytes;
	const derived = (): DerivedArray =>
		new DerivedArray(
			describe(shape, chunkShape, undefined),
			decoded(file, storage, { path, filters, elementBytes, dataType, toBytes: codec }),
		);
	if (layout.kind === "chunked" && filters.length > 0 && layout.hasUnfilteredEdges && hasEdges(shape, chunkShape))
		return derived();
	const mask = mayBeSkipped(header) ? yield* waitFor(commonMask(storage)) : 0;
	if (mask === undefined) return derived();
	const found = chainOf(element, filters, mask, { elementBytes, path });
	// A filter without a codec: the array is there, and reading it says which one.
	if (found === undefined) return derived();
	const description = describe(shape, chunkShape, found);
	return manifestArray(description, storage, element, header, mask, { file, budget });
}

function manifestArray(
	description: ArrayDescription,
	storage: Storage,
	element: FixedElement,
	{ filters, datatype }: DatasetHeader,
	mask: number,
	{ file, budget }: Pick<ArrayContext, "file" | "budget">,
): ManifestArray {
	if (filters.length === 0) return new ManifestArray(description, plainReferences(storage, description));
	const { path, codecs } = description;
	const { storedBytes } = element;
	const toZarr = { path, filters, elementBytes: datatype.sizeBytes, storedBytes, codecs: codecs.slice(1), budget };
	return new ManifestArray(description, filteredReferences(file, storage, mask, toZarr, description));
}

/** Whether everything about an array but the places of its chunks follows from the header of its dataset. */
export function isDescribedByHeader(array: StoreArray, header: DatasetHeader): boolean {
	const { layout, dataspace, externalFiles } = header;
	const isPlain = layout.kind !== "virtual" && dataspace.kind !== "null" && externalFiles.length === 0;
	return array.kind === "manifest" && isPlain && !mayBeSkipped(header);
}

/** The array of a dataset that has been described: in another file, whose header says the same (`isDescribedByHeader`). */
export function describedArray(
	description: ArrayDescription,
	header: DatasetHeader,
	context: ArrayContext,
): ManifestArray {
	const { file, diagnostics } = context;
	const { path } = description;
	const element = zarrElementOf(header.datatype) as FixedElement;
	const datasetShape = header.dataspace.kind === "simple" ? header.dataspace.shape : [];
	const { innerShape, storedBytes } = element;
	const storage = storageOf({ file, path, header, datasetShape, innerShape, storedBytes, diagnostics });
	return manifestArray(description, storage, element, header, 0, context);
}

function plainReferences(storage: Storage, description: ArrayDescription): () => Promise<ChunkManifest> {
	return async () => overAllDimensions((await storage.place()).manifest, description);
}

function filteredReferences(
	file: Hdf5File,
	storage: Storage,
	mask: number,
	toZarr: InlineContext,
	description: ArrayDescription,
): () => Promise<ChunkManifest> {
	return async () => overAllDimensions(await inlineDeviating(file, storage, mask, toZarr), description);
}

const plainChains = new WeakMap<FixedElement, readonly EmittedCodec[]>();

/** The codecs of an array; undefined where a filter has none. Without filters all arrays of a type share them. */
function chainOf(
	element: FixedElement,
	filters: readonly Filter[],
	mask: number,
	context: FilterContext,
): readonly EmittedCodec[] | undefined {
	if (filters.length === 0) {
		const plain = plainChains.get(element) ?? [element.codec];
		plainChains.set(element, plain);
		return plain;
	}
	const found = codecsForMask(filters, mask, context);
	return "refused" in found ? undefined : [element.codec, ...found.codecs];
}

/** The mask that all chunks have; undefined where they differ. */
async function commonMask(storage: Storage): Promise<number | undefined> {
	const placement = await storage.place();
	return placement.exceptions.size === 0 ? placement.commonMask : undefined;
}

/**
 * Filters that never give up on a chunk: only an application that writes chunks by itself can skip them. Nbit and scale-offset
 * would be two more, but are not undone later (`inlineDeviating`), and rare enough to look.
 */
const TIRELESS: ReadonlySet<number> = new Set([1, 2, 3, 32004, 32008, 32015, 32022, 32023]);

/**
 * Whether chunks are to be expected that skipped filters, so the chunk index is read at once: lzf, blosc, szip and
 * others give up on chunks that do not shrink. Where the header says it all, nothing is read.
 */
function mayBeSkipped({ filters, layout }: DatasetHeader): boolean {
	if (layout.kind !== "chunked" || filters.length === 0) return false;
	return layout.index.kind === "single" || filters.some(({ id }) => !TIRELESS.has(id));
}

function hasEdges(shape: readonly number[], chunkShape: readonly number[]): boolean {
	return shape.some((length, d) => length % (chunkShape[d] ?? 1) !== 0);
}

/** The manifest over the dimensions of an array datatype too: it has one chunk along each of them. */
function overAllDimensions(
	manifest: ChunkManifest,
	{ shape, chunkGrid }: { shape: readonly number[]; chunkGrid: ChunkGrid },
): ChunkManifest {
	if (manifest.gridShape.length === shape.length) return manifest;
	return new ChunkManifest(gridShape(chunkGrid, shape), manifest.columns);
}

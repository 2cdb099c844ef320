import { boundsOwners, withOwnersUnits } from "../cf/bounds.ts";
import { decodeCf } from "../cf/decode.ts";
import { encodeChunk } from "../codecs/index.ts";
import { copyRuns } from "../codecs/runs.ts";
import { type Diagnostic, diagnosticOf } from "../diagnostics.ts";
import { hint, isMiraError, option } from "../errors.ts";
import type { Masks } from "../fill/missing-rules.ts";
import type { FillModel } from "../fill/model.ts";
import { DerivedArray, derivedChunks, plainCodec } from "../manifest/derived-array.ts";
import type { ArrayDescription } from "../manifest/manifest-array.ts";
import { ManifestGroup, type StoreArray } from "../manifest/manifest-group.ts";
import { ManifestStore } from "../manifest/manifest-store.ts";
import type { Attributes } from "../zarr/attributes.ts";
import { isFixed } from "../zarr/data-type.ts";
import { type Element, elementCount, type TypedNumbers, viewElements } from "../zarr/nd-array.ts";
import { isNaNScalar, readScalar, repeatScalar, sameBytes } from "../zarr/scalar.ts";
import type { ChunkElements } from "./chunk.ts";
import { runsOf } from "./chunk-runs.ts";
import {
	type DecodedDescription,
	type DecodedViewOptions,
	decodedBytes,
	decodesTimes,
	describeDecoded,
	isDecodable,
	joinsCharacters,
} from "./decoded-description.ts";
import { readRegion } from "./read.ts";
import { answerZarrita } from "./zarrita-extension.ts";

export type { DecodedViewOptions } from "./decoded-description.ts";

/**
 * A store of physical values: masked, unpacked and promoted as `decode` does it, computed when a chunk is asked for. Missing
 * values are NaN, and so is `fill_value`; no attribute tells of sentinels or packing any more. So a viewer that knows nothing
 * of them shows the right thing: `zarr.open(decodedView(await openStore(url)))`.
 *
 * Arrays that decoding would not change are those of the store itself, and stay virtual. So do text, structs and booleans,
 * which have no NaN.
 */
export function decodedView(store: ManifestStore, options: DecodedViewOptions = {}): ManifestStore {
	const diagnostics = [...store.diagnostics];
	const group = decodedGroup(store, store.group, options, diagnostics);
	return answerZarrita(new ManifestStore({ url: store.url, group, registry: store.registry, diagnostics }));
}

function decodedGroup(
	store: ManifestStore,
	group: ManifestGroup,
	options: DecodedViewOptions,
	diagnostics: Diagnostic[],
): ManifestGroup {
	const decoded = new ManifestGroup(group.attributes);
	const owners = boundsOwners(group.arrays);
	for (const [name, array] of group.arrays) {
		const owner = owners.get(name);
		const inherited = owner === undefined ? undefined : group.arrays.get(owner)?.attributes;
		const source = withUnits(sourceOf(array, options), inherited, options);
		decoded.arrays.set(name, viewArray(store, array, source, options, diagnostics));
	}
	for (const [name, error] of group.refused) decoded.refused.set(name, error);
	for (const [name, child] of group.groups) decoded.groups.set(name, decodedGroup(store, child, options, diagnostics));
	return decoded;
}

/** What an array is decoded by. */
function sourceOf({ description }: StoreArray, { maskArrays = true }: DecodedViewOptions): ArrayDescription {
	if (maskArrays) return description;
	const validity = description.fill.validity.filter(({ kind }) => kind !== "maskArray");
	return { ...description, fill: { ...description.fill, validity } };
}

/** Bounds of times are times, too, though their units stand at the variable that they bound. */
function withUnits(
	description: ArrayDescription,
	owner: Attributes | undefined,
	{ times = "number" }: DecodedViewOptions,
): ArrayDescription {
	if (owner === undefined || times === "number") return description;
	return { ...description, attributes: withOwnersUnits(description.attributes, owner) };
}

function viewArray(
	store: ManifestStore,
	array: StoreArray,
	description: ArrayDescription,
	options: DecodedViewOptions,
	diagnostics: Diagnostic[],
): StoreArray {
	const possible = { ...options, times: possibleTimes(description, options, diagnostics) };
	if (!isDecodable(description, possible)) return array;
	const decoded = derive(store, array, description, possible);
	const loss = decodesTimes(description, possible) ? undefined : lossOf(description, decoded.description);
	if (loss !== undefined) diagnostics.push({ path: description.path, ...LOSS_ADVICE, ...loss });
	return decoded;
}

const LOSS_ADVICE = hint`decode with ${option("missing", "validity")} keeps the type, beside a bitmap`;

/** What a view cannot show, though `decode` can. */
function lossOf(
	{ dataType: stored, fill }: ArrayDescription,
	{ dataType: decoded }: ArrayDescription,
): Pick<Diagnostic, "severity" | "code" | "message"> | undefined {
	if (decoded.kind === "bool" && fill.validity.length > 0)
		return {
			severity: "warning",
			code: "validity-lost",
			message: "its missing values are true in the view, as in xarray: a boolean has no NaN",
		};
	const isWide = (stored.kind === "int" || stored.kind === "uint") && stored.itemBytes === 8;
	if (isWide && decoded.kind === "float")
		return {
			severity: "info",
			code: "precision-lost",
			message: "its 64-bit integers are floats in the view, as in xarray: beyond 2^53 they are rounded",
		};
	return undefined;
}

/** Times of a calendar or unit that nobody knows stay numbers; the rest of the view does not suffer. */
function possibleTimes(
	description: ArrayDescription,
	options: DecodedViewOptions,
	diagnostics: Diagnostic[],
): DecodedViewOptions["times"] {
	try {
		isDecodable(description, options);
		return options.times;
	} catch (error) {
		if (!isMiraError(error, "unsupported-feature")) throw error;
		const { path } = description;
		diagnostics.push({ ...diagnosticOf(error, { path, severity: "warning" }), code: "times-not-decoded" });
		return "number";
	}
}

/**
 * One array as a decoded view shows it, whether decoding changes its values or not: regular chunks, codec `bytes`, computed
 * when asked. `store` is the one that it belongs to.
 */
export function decodedArray(store: ManifestStore, array: StoreArray, options: DecodedViewOptions = {}): DerivedArray {
	return derive(store, array, sourceOf(array, options), options);
}

/** What a chunk is computed from. */
type Decoding = {
	store: ManifestStore;
	array: StoreArray;
	/** The array, with what it inherits from others. */
	source: ArrayDescription;
	options: DecodedViewOptions;
	/** What it becomes; undefined where nothing is decoded. */
	target: DecodedDescription | undefined;
};

function derive(
	store: ManifestStore,
	array: StoreArray,
	source: ArrayDescription,
	options: DecodedViewOptions,
): DerivedArray {
	const target = isDecodable(source, options) ? describeDecoded(source, options) : undefined;
	const decoding: Decoding = { store, array, source, options, target };
	const description = target ?? { ...source, chunkGrid: { kind: "regular", chunkShape: derivedChunks(source) } };
	const { dataType, chunkGrid, shape } = description;
	const { chunkShape } = chunkGrid;
	// Texts are made of all the characters of the last dimension.
	const lengths = shape.length < source.shape.length ? [...chunkShape, source.shape.at(-1) as number] : chunkShape;
	const skipsHoles = hasChunks(source, lengths) && decodesToFill(decoding);
	return new DerivedArray(description, async (index, { signal }) => {
		const starts = lengths.map((length, d) => (index[d] ?? 0) * length);
		if (starts.some((start, d) => start >= (source.shape[d] as number))) return undefined;
		if (skipsHoles && array.kind === "manifest") {
			const [entry] = await array.find([index]);
			if (entry?.kind === "missing") return undefined;
		}
		// Decoded is what the array has; beyond its border the fill value is stored, and may be no value that can be decoded.
		const counts = lengths.map((length, d) => Math.min(length, (source.shape[d] as number) - (starts[d] as number)));
		const elements = await decodeRegion(decoding, starts, counts, signal);
		const padded = pad(elements, counts.slice(0, chunkShape.length), chunkShape, description);
		if (padded instanceof Uint8Array) return padded;
		return encodeChunk(padded, [plainCodec(dataType)], { dataType, shape: chunkShape });
	});
}

/** Elements in a chunk that may be larger, the rest of which is the fill value. */
function pad(
	elements: ChunkElements,
	counts: readonly number[],
	chunkShape: readonly number[],
	{ dataType, fill }: Pick<ArrayDescription, "dataType" | "fill">,
): ChunkElements {
	if (counts.every((count, d) => count === chunkShape[d])) return elements;
	const size = elementCount(chunkShape);
	const padded = isFixed(dataType)
		? repeatScalar(fill.storage.value, size)
		: new Array<Element>(size).fill(dataType.kind === "sequence" ? [] : readScalar(dataType, fill.storage.value));
	const spans = counts.map((count) => ({ chunk: 0, from: 0, to: 0, step: 1, count }));
	copyRuns(elements, padded, runsOf(counts, chunkShape, spans, dataType.itemBytes ?? 1));
	return padded;
}

function hasChunks({ chunkGrid }: ArrayDescription, lengths: readonly number[]): boolean {
	return chunkGrid.kind === "regular" && chunkGrid.chunkShape.every((length, d) => length === lengths[d]);
}

/** True if what was never written decodes to the fill value of the view, so that a hole can stay one. */
function decodesToFill({ source, options, target }: Decoding): boolean {
	if (target === undefined) return true;
	const { dataType: type, fill: decodedFill } = target;
	// What stands in unwritten storage need not be a time.
	if (!isFixed(type) || decodesTimes(source, options)) return false;
	const { dataType, fill, attributes } = source;
	const values = { dataType, shape: [], bytes: fill.storage.value };
	const valid = Uint8Array.of(1);
	const masks = new Map(fill.validity.flatMap((rule) => (rule.kind === "maskArray" ? [[rule.path, valid]] : [])));
	const { data } = decodeCf(values, fill, options, { attributes, masks });
	const value = decodedBytes(type, data as TypedNumbers);
	const expected = decodedFill.storage.value;
	return sameBytes(value, expected) || (isNaNScalar(type, value) && isNaNScalar(type, expected));
}

async function decodeRegion(
	{ store, array, source, options, target }: Decoding,
	starts: readonly number[],
	lengths: readonly number[],
	signal: AbortSignal | undefined,
): Promise<ChunkElements> {
	if (target === undefined) return readRegion(store, array, starts, lengths, signal);
	const [elements, masks] = await Promise.all([
		readRegion(store, array, starts, lengths, signal),
		readMasks(store, source.fill, starts, lengths, signal),
	]);
	const { dataType, fill, attributes } = source;
	const stored = elements instanceof Uint8Array ? { bytes: elements } : { bytes: new Uint8Array(0), data: elements };
	// Texts keep what they say: nothing that is joined of characters means "missing".
	const missing = joinsCharacters(source, options) ? "validity" : "nan";
	const values = { dataType, shape: lengths, ...stored };
	const { data } = decodeCf(values, fill, { ...options, missing }, { attributes, masks });
	if (isFixed(target.dataType)) return decodedBytes(target.dataType, data as TypedNumbers);
	return Array.from(data as (string | null)[], (text) => text ?? "");
}

/** The same region of the arrays that say what is valid; a mask has the last dimensions of what it masks. */
async function readMasks(
	store: ManifestStore,
	fill: FillModel,
	starts: readonly number[],
	lengths: readonly number[],
	signal: AbortSignal | undefined,
): Promise<Masks> {
	const masks = new Map<string, ArrayLike<number>>();
	for (const rule of fill.validity) {
		if (rule.kind !== "maskArray") continue;
		const mask = store.array(rule.path);
		const { shape, dataType } = mask.description;
		const from = starts.length - shape.length;
		const elements = await readRegion(store, mask, starts.slice(from), lengths.slice(from), signal);
		masks.set(rule.path, viewElements(dataType, elements as Uint8Array) as ArrayLike<number>);
	}
	return masks;
}

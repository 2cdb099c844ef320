import { boundsOwners, withOwnersUnits } from "../cf/bounds.ts";
import { decodeCf } from "../cf/decode.ts";
import { type Diagnostic, diagnosticOf } from "../diagnostics.ts";
import { checkOptions, hint, isMiraError, type OptionValues, option } from "../errors.ts";
import { ABORT_OPTIONS, type AbortOptions } from "../io/deadline.ts";
import { type DerivedArray, derivedChunks } from "../manifest/derived-array.ts";
import type { ArrayDescription } from "../manifest/manifest-array.ts";
import type { ManifestGroup, StoreArray } from "../manifest/manifest-group.ts";
import { ManifestStore } from "../manifest/manifest-store.ts";
import { mapTree } from "../manifest/map-tree.ts";
import type { Attributes } from "../zarr/attributes.ts";
import { isFixed } from "../zarr/data-type.ts";
import type { TypedNumbers } from "../zarr/nd-array.ts";
import { isNaNScalar, sameBytes } from "../zarr/scalar.ts";
import { ARRANGEMENT, type Arrangement, arrangeAs } from "./arrange/arrangement.ts";
import { decodedWindows } from "./arrange/ome-windows.ts";
import type { ChunkElements } from "./chunk.ts";
import { VIEW_OPTIONS } from "./decode.ts";
import {
	type DecodedDescription,
	type DecodedViewOptions,
	decodedBytes,
	decodesTimes,
	describeDecoded,
	isDecodable,
	joinsCharacters,
} from "./decoded-description.ts";
import { fillInForce, readMasks } from "./mask-arrays.ts";
import { readRanges } from "./read.ts";
import { transcode, transform } from "./transform.ts";
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
export function decodedView(store: ManifestStore, options?: DecodedViewOptions): ManifestStore;
/** The same of a store that is arranged for viewers: coordinates are read for that, so there is a promise of it. */
export function decodedView(store: ManifestStore, options: ArrangedViewOptions): Promise<ManifestStore>;
/** The same, with or without `arrange`. */
export function decodedView(
	store: ManifestStore,
	{ arrange, signal, timeoutMs, ...options }: DecodedViewOptions & Partial<ArrangedViewOptions> = {},
): ManifestStore | Promise<ManifestStore> {
	checkOptions("decodedView", { ...options, arrange, signal, timeoutMs }, ARRANGED_VIEW_OPTIONS);
	if (arrange === undefined) return viewOf(store, options);
	return arrangeAs(store, arrange, { signal, timeoutMs }).then((arranged) => viewOf(arranged, options));
}

/** Options of a view of a store that is arranged for viewers. */
export type ArrangedViewOptions = DecodedViewOptions &
	AbortOptions & {
		/** The convention, or one with its options; see `arrange`. */
		arrange: Arrangement;
	};

const ARRANGED_VIEW_OPTIONS: OptionValues<ArrangedViewOptions> = {
	...VIEW_OPTIONS,
	...ABORT_OPTIONS,
	arrange: ARRANGEMENT,
};

function viewOf(store: ManifestStore, options: DecodedViewOptions): ManifestStore {
	const diagnostics = [...store.diagnostics];
	const owners = new Map<ManifestGroup, Map<string, string>>();
	const ownerOf = (name: string, group: ManifestGroup): StoreArray | undefined => {
		const known = owners.get(group) ?? boundsOwners(group.arrays);
		owners.set(group, known);
		const owner = known.get(name);
		return owner === undefined ? undefined : group.arrays.get(owner);
	};
	const group = mapTree(
		store.group,
		(node, { name, parent }) => {
			if (node.kind !== "array") return node;
			const source = withUnits(sourceOf(node.array, options), ownerOf(name, parent)?.attributes, options);
			return viewArray(store, node.array, source, options, diagnostics);
		},
		"/",
		(own) => decodedWindows(own, options),
	);
	return answerZarrita(new ManifestStore({ url: store.url, group, registry: store.registry, diagnostics }));
}

/** What an array is decoded by. */
function sourceOf({ description }: StoreArray, options: DecodedViewOptions): ArrayDescription {
	return { ...description, fill: fillInForce(description.fill, options) };
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
	checkOptions("decodedArray", options, VIEW_OPTIONS);
	return derive(store, array, sourceOf(array, options), options);
}

/** What a chunk is computed from. */
type Decoding = {
	store: ManifestStore;
	array: StoreArray;
	/** The array, with what it inherits from others. */
	source: ArrayDescription;
	options: DecodedViewOptions;
	/** What it becomes. */
	target: DecodedDescription;
};

function derive(
	store: ManifestStore,
	array: StoreArray,
	source: ArrayDescription,
	options: DecodedViewOptions,
): DerivedArray {
	if (!isDecodable(source, options)) {
		const { codecs, longestChunkBytes, ...described } = source;
		return transcode(store, array, {
			...described,
			chunkGrid: { kind: "regular", chunkShape: derivedChunks(source) },
		});
	}
	const target = describeDecoded(source, options);
	const decoding: Decoding = { store, array, source, options, target };
	// Texts are made of all the characters of the last dimension.
	const characters = source.shape.slice(target.shape.length);
	return transform(store, {
		target,
		holesOf: decodesToFill(decoding) ? array : undefined,
		// Decoded is what the array has; beyond its border the fill value is stored, and may be no value that can be decoded.
		elements: ({ starts, counts }, signal) =>
			decodeRegion(decoding, [...starts, ...characters.map(() => 0)], [...counts, ...characters], signal),
	});
}

/** True if what was never written decodes to the fill value of the view, so a hole can stay one. */
function decodesToFill({ source, options, target }: Decoding): boolean {
	const { dataType: type, fill: decodedFill } = target;
	// What is in unwritten storage need not be a time.
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
	const ranges = lengths.map((count, d) => ({ start: starts[d] as number, step: 1, count, kept: true }));
	const [elements, masks] = await Promise.all([
		readRanges(store, array, ranges, signal),
		readMasks(store, source, source.fill, ranges, signal),
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

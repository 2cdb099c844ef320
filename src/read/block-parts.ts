import { decodedType } from "../cf/decode.ts";
import { copyRuns } from "../codecs/runs.ts";
import { MiraError } from "../errors.ts";
import type { DecodedArray } from "../fill/decode.ts";
import { withDeadline } from "../io/deadline.ts";
import type { StoreArray } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { longestChunk } from "../zarr/chunk-grid.ts";
import type { DataType } from "../zarr/data-type.ts";
import { elementCount } from "../zarr/nd-array.ts";
import { oneAhead } from "./ahead.ts";
import { type PlannedBox, piecesOf, planBoxes, type Span, withinRanges } from "./block-plan.ts";
import { type ChunkElements, elementMemory, fillElements } from "./chunk.ts";
import { runsOf } from "./chunk-runs.ts";
import { type DecodeOptions, decodeElements, decodeRanges } from "./decode.ts";
import { joinsCharacters } from "./decoded-description.ts";
import { fillInForce, readMasks } from "./mask-arrays.ts";
import { readRanges } from "./read.ts";
import { countTouched, selectedChunks } from "./selected-chunks.ts";
import type { ResolvedRange } from "./selection.ts";
import { innerArray } from "./shards.ts";

/** What is read part by part. */
export type PartedArray = { store: ManifestStore; array: StoreArray; ranges: readonly ResolvedRange[] };

/** A part of a selection, decoded. */
export type BlockPart = {
	/** Where it is in the selection. */
	spans: readonly Span[];
	/** Where it is in the array. */
	ranges: readonly ResolvedRange[];
	/** Undefined where nothing was ever written and `holes` leaves that out. */
	values: DecodedArray | undefined;
	/** In elements, this part included. */
	progress: { done: number; total: number };
};

/**
 * How parts are decoded. `holes` is for who goes through all of them, whatever a header claims: parts that were never written are left
 * out, or their elements are charged to the budget.
 */
export type PartOptions = DecodeOptions & { holes?: "skip" | "charge" };

/** The parts of a box that was read, each decoded when it is asked for; undefined for a box that is left out. */
type LoadedBox = ((piece: readonly Span[]) => DecodedArray) | undefined;

/** What planning a box and looking for its chunks costs, in steps. */
const BOX_STEPS = 2000;

/** What a decoded element takes: float16 is shown in wider numbers. */
export function decodedMemory(type: DataType): number {
	return type.name === "float16" ? 4 : elementMemory(type);
}

/** The parts of a selection, each of at most `bytes` once it is decoded, in C order; the next is read while one is dealt with. */
export async function* decodedParts(
	{ store, array: whole, ranges }: PartedArray,
	bytes: number,
	{ signal, holes, ...options }: PartOptions,
): AsyncGenerator<BlockPart, void, undefined> {
	if (!(bytes > 0)) throw new MiraError("bad-argument", `a block of ${bytes} bytes can hold nothing`);
	const { description } = whole;
	const { path } = description;
	const fill = fillInForce(description.fill, options);
	const decoded = decodedType(description.dataType, fill, options, description.attributes);
	const mostElements = Math.max(1, Math.floor(bytes / (decodedMemory(decoded) + (options.reasons ? 1 : 0))));
	const array = fittingArray(whole, ranges, mostElements, store);
	const boxes = planBoxes(
		array.description.chunkGrid,
		ranges,
		mostElements,
		joinsCharacters(description, options) ? 1 : 0,
	);
	const { budget } = store.registry;
	const load = async (box: PlannedBox, either: AbortSignal | undefined): Promise<LoadedBox> => {
		const own = withinRanges(ranges, box.spans);
		if (holes !== undefined && (await isUnwritten(array, own))) {
			budget.work(holes === "skip" ? BOX_STEPS : elementCount(own.map(({ count }) => count)));
			if (holes === "skip") return undefined;
		}
		const details = { url: store.url, path };
		const timed = { ...options, signal: either };
		return withDeadline("decoding", timed, (limited) => loadBox({ store, array, ranges: own }, box, limited), details);
	};
	const total = elementCount(ranges.map(({ count }) => count));
	let done = 0;
	for await (const [box, loaded] of oneAhead(boxes, load, signal))
		for (const piece of piecesOf(loaded === undefined ? { ...box, cuts: undefined } : box)) {
			signal?.throwIfAborted();
			const spans = piece.map(({ to, count }, d) => ({ to: (box.spans[d] as Span).to + to, count }));
			done += elementCount(piece.map(({ count }) => count));
			yield { spans, ranges: withinRanges(ranges, spans), values: loaded?.(piece), progress: { done, total } };
		}
}

/** The array itself, or one of the inner chunks of its shards where a shard is too large. */
function fittingArray(
	array: StoreArray,
	ranges: readonly ResolvedRange[],
	mostElements: number,
	store: ManifestStore,
): StoreArray {
	const { chunkGrid } = array.description;
	const chunk = ranges.map(({ count, step }, d) => Math.min(count, Math.ceil(longestChunk(chunkGrid, d) / step)));
	if (array.kind !== "manifest" || elementCount(chunk) <= mostElements) return array;
	const inner = innerArray(array, store.registry);
	return inner === undefined ? array : fittingArray(inner, ranges, mostElements, store);
}

/** True where no chunk of these places was ever written, if that can be told from the references at hand. */
async function isUnwritten(array: StoreArray, ranges: readonly ResolvedRange[]): Promise<boolean> {
	if (array.kind !== "manifest") return false;
	const manifest = await array.manifestFor(countTouched(array.description, ranges));
	if (manifest === undefined || manifest.missingCount === 0) return false;
	return selectedChunks(array.description, ranges, manifest).next().done === true;
}

/** Reads a box; one that is cut keeps its stored elements, so that its chunk is fetched and decoded once. */
async function loadBox(parted: PartedArray, { cuts }: PlannedBox, options: DecodeOptions): Promise<LoadedBox> {
	const { store, array, ranges } = parted;
	if (cuts === undefined) {
		const values = await decodeRanges(store, array, ranges, options);
		return () => values;
	}
	const fill = fillInForce(array.description.fill, options);
	const [elements, masks] = await Promise.all([
		readRanges(store, array, ranges, options.signal),
		readMasks(store, array.description, fill, ranges, options.signal),
	]);
	const shape = ranges.map(({ count }) => count);
	const bits = Array.from(
		masks,
		([path, mask]) => [path, Uint8Array.from(mask, (valid) => Number(valid !== 0))] as const,
	);
	return (piece) => {
		const cutMasks = new Map(bits.map(([path, mask]) => [path, cutMask(mask, shape, piece)]));
		const cut = cutElements(array, elements, shape, piece);
		return decodeElements(array, cut, withinRanges(ranges, piece), cutMasks, options);
	};
}

/** A box of elements of `shape`. */
function cutElements(
	{ description }: StoreArray,
	elements: ChunkElements,
	shape: readonly number[],
	piece: readonly Span[],
): ChunkElements {
	const counts = piece.map(({ count }) => count);
	const cut = fillElements(description, elementCount(counts));
	const spans = piece.map(({ to, count }) => ({ chunk: 0, from: to, step: 1, to: 0, count }));
	copyRuns(elements, cut, runsOf(shape, counts, spans, description.dataType.itemBytes ?? 1));
	return cut;
}

/** The same of a mask, which has all dimensions or the last ones. */
function cutMask(mask: Uint8Array, shape: readonly number[], piece: readonly Span[]): Uint8Array {
	let first = shape.length;
	for (let size = 1; size < mask.length; size *= shape[first] as number) first--;
	const counts = piece.slice(first).map(({ count }) => count);
	const cut = new Uint8Array(elementCount(counts));
	const spans = piece.slice(first).map(({ to, count }) => ({ chunk: 0, from: to, step: 1, to: 0, count }));
	copyRuns(mask, cut, runsOf(shape.slice(first), counts, spans, 1));
	return cut;
}

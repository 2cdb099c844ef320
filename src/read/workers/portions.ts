import type { Awaitable } from "../../codecs/codec.ts";
import { throwIfOver } from "../../io/deadline-signals.ts";
import type { ByteRange, LocalFile } from "../../io/source.ts";
import type { ChunkEntry } from "../../manifest/chunk-manifest.ts";
import type { Origin } from "../../manifest/origin.ts";
import { chunkShapeAt } from "../../zarr/chunk-grid.ts";
import { chunkChain, type LoadedChunk, loadChunks } from "../chunk.ts";
import { groupChunks } from "../chunk-groups.ts";
import type { ChunkWaves } from "../fetch-selection.ts";
import type { ChunkSpan } from "../selected-chunks.ts";
import type { Chain, FileBytes, Stretch } from "./batch.ts";
import { workerPlatform } from "./platform.ts";

/** Chunks that are decoded together, and how their encoded bytes are to be had. */
export type Portion = {
	/** How all of them are decoded; undefined if they are missing, and not for workers. */
	chain: Chain | undefined;
	parts: readonly PortionPart[];
	/** Their encoded bytes, one after the other, or where they are. */
	encoded: readonly Uint8Array[] | FileBytes;
	encodedBytes: number;
	/** The chunks themselves, for whoever decodes them here. */
	load(): Awaitable<readonly LoadedChunk[]>;
};

/** A chunk: its shape, what is selected of it, and where its bytes are among those of its portion. */
export type PortionPart = { shape: readonly number[]; spans: readonly ChunkSpan[]; at: number; encodedBytes: number };

/** Chunks of a selection, which are looked for together. */
type Group = {
	spans: readonly ChunkSpan[][];
	indexes: readonly (readonly number[])[];
	load(first: number, count: number): Promise<LoadedChunk[]>;
};

/** Between chunks of a local file it costs less to read so much than to read once more. */
const GAP_BYTES = 2 ** 14;

/**
 * The chunks of a selection in portions of about so many decoded bytes. Those of local files are left to the threads, which read what
 * they decode: then nobody waits for anybody else.
 */
export async function* portionsOf(
	origin: Origin,
	chunks: ChunkWaves,
	portionBytes: number,
	signal: AbortSignal | undefined,
): AsyncGenerator<Portion, void, undefined> {
	const { array, ranges, chunkBytes, resultBytes } = chunks;
	const most = Math.max(1, Math.floor(portionBytes / chunkBytes));
	const files = new LocalFiles(origin);
	if (!(await isLocal(files, chunks))) {
		for await (const wave of chunks.waves) {
			const chunkOf = new Map(wave.map(({ chunk, spans }) => [spans as ChunkSpan[], chunk]));
			for (const spans of groupChunks(array.description, ranges, chunkOf.keys(), most))
				yield* loadedPortions(
					spans,
					spans.map((own) => chunkOf.get(own) as LoadedChunk),
				);
		}
		return;
	}
	for (const spans of groupChunks(array.description, ranges, chunks.selected(), most)) {
		throwIfOver(signal);
		const indexes = spans.map(indexOf);
		const load: Group["load"] = (first, count) =>
			loadChunks(origin, array, indexes.slice(first, first + count), resultBytes, signal);
		yield* (await filePortions(files, chunks, { spans, indexes, load }, 4 * portionBytes)) ??
			loadedPortions(spans, await load(0, indexes.length));
	}
}

function indexOf(spans: readonly ChunkSpan[]): number[] {
	const index: number[] = [];
	for (const { chunk } of spans) index.push(chunk);
	return index;
}

/** The files of a selection, each looked up once. */
class LocalFiles {
	readonly origin: Origin;
	readonly #files = new Map<string, Promise<LocalFile | undefined>>();

	constructor(origin: Origin) {
		this.origin = origin;
	}

	/** The file of a chunk; undefined if it is not all within one. */
	async of(entry: ChunkEntry): Promise<LocalFile | undefined> {
		if (entry.kind !== "virtual") return undefined;
		const { url } = entry;
		const found = this.#files.get(url) ?? Promise.resolve(this.origin.registry.source(url).localFile?.());
		this.#files.set(url, found);
		const file = await found;
		return file !== undefined && isWithin(entry, file) ? file : undefined;
	}
}

/** Nothing is allocated because of the word of a reference alone. */
function isWithin({ offset, length }: ByteRange, { size }: LocalFile): boolean {
	return offset + length <= size;
}

async function isLocal(files: LocalFiles, { array, selected }: ChunkWaves): Promise<boolean> {
	const first = selected()[Symbol.iterator]().next();
	if (first.done || array.kind !== "manifest" || !workerPlatform()?.readsFiles) return false;
	const [entry] = await array.find([indexOf(first.value)]);
	return entry !== undefined && (await files.of(entry)) !== undefined;
}

/** Portions of chunks that are there: those that follow each other and are decoded alike. */
async function* loadedPortions(
	spans: readonly ChunkSpan[][],
	chunks: readonly LoadedChunk[],
): AsyncGenerator<Portion, void, undefined> {
	const encoded = await Promise.all(chunks.map((chunk) => chunk.encoded()));
	const chains = encoded.map((one) => one?.chain);
	for (const [first, count] of equalRuns(chains)) {
		const own = encoded.slice(first, first + count).map((one) => one?.bytes ?? new Uint8Array(0));
		let at = 0;
		const parts = own.map((bytes, i) => {
			const { shape } = chunks[first + i] as LoadedChunk;
			const part = { shape, spans: spans[first + i] as ChunkSpan[], at, encodedBytes: bytes.length };
			at += bytes.length;
			return part;
		});
		yield {
			chain: chains[first],
			parts,
			encoded: own,
			encodedBytes: at,
			load: () => chunks.slice(first, first + count),
		};
	}
}

/** Portions of chunks that are in one file; undefined where they are not, or would take more than `mostBytes` because they overlap. */
async function filePortions(
	files: LocalFiles,
	{ array, resultBytes }: ChunkWaves,
	{ spans, indexes, load }: Group,
	mostBytes: number,
): Promise<Portion[] | undefined> {
	const { chunkGrid, shape: arrayShape } = array.description;
	const entries = array.kind === "manifest" ? await array.find(indexes) : [];
	const [first] = entries;
	if (first?.kind !== "virtual") return undefined;
	const file = await files.of(first);
	if (file === undefined) return undefined;
	const parts: (PortionPart & { offset: number; chain: Chain })[] = [];
	for (let i = 0; i < indexes.length; i++) {
		const entry = entries[i] as ChunkEntry;
		const index = indexes[i] as readonly number[];
		if (entry.kind !== "virtual" || entry.url !== first.url || !isWithin(entry, file)) return undefined;
		const { offset, length: encodedBytes } = entry;
		const shape = chunkShapeAt(chunkGrid, arrayShape, index);
		const known = chunkChain({ origin: files.origin, array, index, shape, resultBytes }, encodedBytes);
		const chain = known instanceof Promise ? await known : known;
		parts.push({ shape, spans: spans[i] as ChunkSpan[], at: 0, encodedBytes, offset, chain });
	}
	const portions: Portion[] = [];
	for (const [begin, count] of equalRuns(parts.map(({ chain }) => chain))) {
		const own = parts.slice(begin, begin + count);
		const { stretches, length } = layOut(own);
		if (length > mostBytes && count > 1) return undefined;
		const { chain } = own[0] as { chain: Chain };
		const encoded = { file, stretches, length };
		portions.push({ chain, parts: own, encoded, encodedBytes: length, load: () => load(begin, count) });
	}
	return portions;
}

/** How chunks are read together; says of each where it begins then. */
function layOut(parts: readonly (PortionPart & { offset: number })[]): Pick<FileBytes, "stretches" | "length"> {
	const stretches: Stretch[] = [];
	let length = 0;
	for (const part of [...parts].sort((a, b) => a.offset - b.offset)) {
		const last = stretches.at(-1);
		const gap = last === undefined ? -1 : part.offset - (last.offset + last.length);
		if (last === undefined || gap < 0 || gap > GAP_BYTES) {
			part.at = length;
			stretches.push({ offset: part.offset, length: part.encodedBytes, at: length });
			length += part.encodedBytes;
			continue;
		}
		part.at = length + gap;
		last.length += gap + part.encodedBytes;
		length += gap + part.encodedBytes;
	}
	return { stretches, length };
}

/** Where runs of equal items begin, and how long they are. */
function* equalRuns(items: readonly unknown[]): IterableIterator<[first: number, count: number]> {
	for (let first = 0; first < items.length; ) {
		let end = first + 1;
		while (end < items.length && items[end] === items[first]) end++;
		yield [first, end - first];
		first = end;
	}
}

import { checkOptions, type OptionValues, TAKES } from "../errors.ts";
import { ABORT_OPTIONS, type AbortOptions, withDeadline } from "../io/deadline.ts";
import type { ManifestStore, StoreKey } from "../manifest/manifest-store.ts";
import type { ValueReport } from "./explain-value.ts";

/** Options of `chunkExcerpt`. */
export type ChunkExcerptOptions = AbortOptions & {
	/** Bytes at most: 96 by default. */
	maxBytes?: number | undefined;
};

const EXCERPT_OPTIONS: OptionValues<ChunkExcerptOptions> = { maxBytes: TAKES.wholeNumber, ...ABORT_OPTIONS };

/** Some bytes of the chunk that a value is in, as they are stored. */
export type ChunkExcerpt = {
	/** The object that has them; absent where the store carries the chunk itself. */
	url?: string;
	/** Where the first byte is: in the object, or in the chunk that the store carries. A multiple of 16 around an element. */
	offset: number;
	bytes: Uint8Array;
	/** Which of these bytes are the value; absent where the chunk is encoded, and begins at the first byte. */
	element?: { start: number; length: number };
};

/** Lines of a dump are as long, and begin at its multiples. */
const LINE_BYTES = 16;

/**
 * The bytes of the file around a value that `explainValue` tells of. Of a chunk that is compressed, in which no byte is that of
 * one value, the first bytes; of one that was never written, or is computed, nothing.
 */
export async function chunkExcerpt(
	store: ManifestStore,
	report: ValueReport,
	options: ChunkExcerptOptions = {},
): Promise<ChunkExcerpt | undefined> {
	checkOptions("chunkExcerpt", options, EXCERPT_OPTIONS);
	return withDeadline("reading", options, (own) => excerptChecked(store, report, own), {
		url: store.url,
		path: report.path,
	});
}

async function excerptChecked(
	store: ManifestStore,
	{ chunk, stored }: ValueReport,
	{ maxBytes = 96, signal }: ChunkExcerptOptions,
): Promise<ChunkExcerpt | undefined> {
	const length = stored.bytes === undefined ? undefined : stored.bytes.length / 2;
	if (chunk.kind === "inlined") {
		const bytes = await store.get(chunk.key as StoreKey, { signal });
		if (bytes === undefined) return undefined;
		const isPlain = chunk.codecs.length === 1 && chunk.codecs[0] === "bytes";
		const { offset, size, element } = windowOf(isPlain ? chunk.elementOffset : undefined, length, 0, maxBytes);
		return { offset, bytes: bytes.slice(offset, offset + size), ...element };
	}
	const { url, offset: chunkOffset, length: chunkBytes } = chunk;
	if (url === undefined || chunkOffset === undefined || chunkBytes === undefined) return undefined;
	const { offset, size, element } = windowOf(chunk.fileOffset, length, chunkOffset, maxBytes);
	const wanted = element === undefined ? Math.min(size, chunkBytes) : size;
	return { url, offset, bytes: await store.registry.source(url).readUpTo(offset, wanted, { signal }), ...element };
}

/** Where to begin: lines before that of the element, which is whole in them; or at the beginning of the chunk. */
function windowOf(
	place: number | undefined,
	length: number | undefined,
	chunkOffset: number,
	maxBytes: number,
): { offset: number; size: number; element?: Pick<ChunkExcerpt, "element"> } {
	if (place === undefined || length === undefined) return { offset: chunkOffset, size: maxBytes };
	const line = Math.floor(place / LINE_BYTES) * LINE_BYTES;
	const room = Math.floor((maxBytes - (place - line) - length) / 2 / LINE_BYTES) * LINE_BYTES;
	const offset = Math.max(0, line - Math.max(0, room));
	const start = place - offset;
	return { offset, size: maxBytes, element: { element: { start, length: Math.min(length, maxBytes - start) } } };
}

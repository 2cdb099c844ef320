import { loadChunkTools } from "./chunk-tools.ts";
import type { Awaitable, DecodeContext } from "./codec.ts";
import { type ElementLayout, isInOrder } from "./elements.ts";
import type { Runs } from "./runs.ts";

/**
 * `zlib` is RFC 1950 (HDF5's and TIFF's deflate), `gzip` is RFC 1952, with any number of members, `deflate` is RFC 1951: the
 * bare stream, which has no checksum.
 */
export type InflateFormat = "zlib" | "gzip" | "deflate";

/**
 * Inflates a stream and verifies its checksum; throws if it is damaged, cut off, or longer than `maxOutputBytes`. After a
 * zlib stream anything may follow (chunks of HDF5 and TIFF are sometimes padded); after a gzip member only zeros or another
 * member.
 */
export type Inflate = (format: InflateFormat, bytes: Uint8Array, context: DecodeContext) => Uint8Array;

/** What inflates on a platform. */
export interface Inflater {
	inflate: Inflate;
	/** Inflates the bytes of elements and puts these together in one go, where that is the faster way. */
	elements?: ElementInflater | undefined;
}

/** An inflater with a memory of its own, in which elements can be put together before they are copied. */
export interface ElementInflater {
	/** Whether it is the faster way for such chunks. */
	takes(format: InflateFormat, layout: ElementLayout): boolean;
	/** Copies runs of the elements. Throws if there are not as many bytes as the elements have. */
	inflate(format: InflateFormat, bytes: Uint8Array, layout: ElementLayout, output: Uint8Array, runs: Runs): void;
}

/** The largest expansion that deflate can reach: a match of 258 bytes in two bits. */
export const MAX_EXPANSION = 1032;

let native: Inflate | undefined;
let inflater: Awaitable<Inflater> | undefined;

/** Gives the platform an inflater of its own, or takes it away again. `mirazarr/node` does this with zlib. */
export function useNativeInflate(inflate: Inflate | undefined): void {
	native = inflate;
	inflater = undefined;
}

/** The inflater of the platform: a promise of it until it is there, then the inflater itself. */
export function loadInflater(): Awaitable<Inflater> {
	inflater ??= importInflater(native);
	return inflater;
}

/** That in WebAssembly is four times as fast as the one in JavaScript; but a content security policy may forbid it. */
async function importInflater(inflate: Inflate | undefined): Promise<Inflater> {
	const kernel = (await loadChunkTools())?.inflater;
	const loaded = inflate === undefined ? (kernel ?? (await importPortable())) : besideKernel(inflate, kernel?.elements);
	if (inflate === native) inflater = loaded;
	return loaded;
}

async function importPortable(): Promise<Inflater> {
	return { inflate: (await import("./inflate-portable.ts")).portableInflate };
}

/** Larger chunks would need much memory twice. */
const MOST_KERNEL_BYTES = 2 ** 24;

/**
 * An inflater of the platform is as fast as the kernel, and faster with CRC-32, for which there is no instruction in WebAssembly.
 * But where elements are to be put together the kernel has them at hand (bench/README.md).
 */
function besideKernel(inflate: Inflate, kernel: ElementInflater | undefined): Inflater {
	if (kernel === undefined) return { inflate };
	const takes: ElementInflater["takes"] = (format, layout) =>
		format !== "gzip" &&
		!isInOrder(layout) &&
		layout.count * layout.itemBytes <= MOST_KERNEL_BYTES &&
		kernel.takes(format, layout);
	return { inflate, elements: { ...kernel, takes } };
}

/** What inflates whole streams, for those who want nothing else. */
export async function loadInflate(): Promise<Inflate> {
	return native ?? (await loadInflater()).inflate;
}

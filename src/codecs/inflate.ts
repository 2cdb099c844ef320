import { corruptChunk, type DecodeContext } from "./codec.ts";
import { portableInflate } from "./inflate-portable.ts";

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

let implementation: Inflate = portableInflate;

/** Replaces the inflater in JavaScript by one of the platform, which is faster. `mirazarr/node` does this with zlib. */
export function useNativeInflate(inflate: Inflate): void {
	implementation = inflate;
}

/** The largest expansion that deflate can reach: a match of 258 bytes in two bits. */
export const MAX_EXPANSION = 1032;

/** Inflates with the best inflater there is. */
export const inflate: Inflate = (format, bytes, context) => {
	const { outputBytes } = context;
	// Before anything is allocated: a size from a damaged header can be anything.
	if (outputBytes !== undefined && outputBytes > bytes.length * MAX_EXPANSION)
		throw corruptChunk(format, `${bytes.length} bytes cannot inflate to the ${outputBytes} that the chunk needs`);
	return implementation(format, bytes, context);
};

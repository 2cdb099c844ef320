/*
 * What is done with the bytes of chunks before they are elements. It is one kernel, so that a chunk is copied into its memory
 * once, and out of it once.
 */
#include "deflate.h"
#include "differences.h"
#include "elements.h"
#include "lz4.h"
#include "memory.h"

EXPORT("inflate") enum Outcome inflate(Stream *stream, enum Checksum checksum) {
	return inflateStream(stream, checksum);
}

EXPORT("decodeLz4") int decodeLz4Block(const u8 *in, u32 length, u8 *out, u32 outLength) {
	return decodeLz4(in, in + length, out, out + outLength);
}

EXPORT("gather") void gather(const u8 *planes, u32 stride, const u8 *order, u32 size, u8 *out, u32 count) {
	gatherElements(planes, stride, order, size, out, count);
}

EXPORT("reorder") void reorder(const u8 *in, const u8 *order, u32 size, u8 *out, u32 count) {
	reorderElements(in, order, size, out, count);
}

EXPORT("unshuffleBits") void unshuffleBitsOf(const u8 *in, u32 size, u8 *out, u32 count) {
	unshuffleBits(in, size, out, count);
}

EXPORT("addDifferences") void addDifferencesOf(const u8 *in, u8 *out, u32 rowCount, u32 length, u32 step) {
	addDifferences(in, out, rowCount, length, step);
}

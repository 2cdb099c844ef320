// The three kinds of scans: sequential, progressive and lossless coding (T.81 annexes F, G and H).
#pragma once
#include "jpeg-transform.h"

// A component in a scan, as jpeg-planes.ts lays it out. Of the places those are set that its coding needs.
typedef struct {
	// Blocks across and down in each interleaved unit (MCU), in a scan of this component alone, and across in the plane.
	uint32_t across, down, blocksAcross, blocksDown, strideBlocks;
	const HuffmanTable *dc, *ac;
	const uint16_t *quantization;
	// Samples of one byte, or of two.
	void *plane;
	// 64 for each block of the plane, of progressive coding.
	int16_t *coefficients;
	// The last value of the first coefficient, on which the next one builds.
	uint32_t predictor;
} Component;

// A scan, as jpeg-planes.ts lays it out.
typedef struct {
	// Where the data begin, and the end of the stream.
	const uint8_t *start, *streamEnd;
	// The end of the room for data, which stand backwards there.
	uint8_t *roomEnd;
	uint32_t unitsAcross, unitRows;
	// Units between restart markers; 0 for none.
	uint32_t restartUnits;
	// Whether samples have two bytes.
	uint32_t isWide;
	// Progressive coding: the first and last coefficient, and the bits above and below those that come. Lossless coding: `first` is the
	// number of the predictor.
	uint32_t first, last, high, low;
	// Lossless coding: the size of the image, and bits of a sample.
	uint32_t width, rows, precision;
	uint32_t componentCount;
	Component components[4];
} Scan;

// Where coefficient k of a block is in its rows (figure A.6), and room for runs that end beyond it.
static const uint8_t NATURAL_ORDER[64 + 16] = {
	0,  1,  8,  16, 9,  2,  3,  10, 17, 24, 32, 25, 18, 11, 4,  5,  12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13,
	6,  7,  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31,
	39, 46, 53, 60, 61, 54, 47, 55, 62, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63,
};

INLINE Reader openReader(const Scan *scan) {
	Reader reader = {.end = scan->streamEnd, .first = scan->roomEnd - 1};
	load(&reader, scan->start);
	return reader;
}

// Reads the 64 coefficients of a block (F.2.2) into `block`, which must be zero, multiplied by their quantization. Gives, as bits, the
// columns that have one besides the first.
INLINE uint32_t readBlock(Bits *bits, Component *component, int32_t *block) {
	const HuffmanTable *dc = component->dc, *ac = component->ac;
	const uint16_t *quantization = component->quantization;
	refill(bits);
	int32_t entry = dc->coefficients[bits->code >> (64 - LOOK_BITS)];
	if (entry >> 16 != 0) {
		component->predictor += entry >> 16;
		skip(bits, entry & 0xff);
	} else {
		if (entry == 0) entry = searchCode(bits, dc);
		skip(bits, entry & 0xff);
		const uint32_t size = entry >> 8 & 15;
		if (size > 0) component->predictor += extended(take(bits, size), size);
	}
	block[0] = component->predictor * quantization[0];
	uint32_t columns = 0;
	for (uint32_t k = 1; k < 64;) {
		refill(bits);
		entry = ac->coefficients[bits->code >> (64 - LOOK_BITS)];
		int32_t value = entry >> 16;
		if (value != 0) {
			k += entry >> 8 & 15;
			skip(bits, entry & 0xff);
		} else {
			if (entry == 0) entry = searchCode(bits, ac);
			skip(bits, entry & 0xff);
			const uint32_t size = entry >> 8 & 15;
			const uint32_t run = entry >> 12;
			if (size == 0 && run == 15) {
				k += 16;
				continue;
			}
			if (size == 0) break;
			k += run;
			value = extended(take(bits, size), size);
		}
		const uint32_t at = NATURAL_ORDER[k++];
		block[at] = (uint32_t)value * quantization[at];
		columns |= 1u << (at & 7);
	}
	return columns;
}

// What is done with each block of a scan, in order.
typedef enum { SEQUENTIAL, SEQUENTIAL_WIDE, PROGRESSIVE } Coding;

// What a scan has besides the reader: coefficients that are zero between blocks, and how many blocks are known to have nothing more
// in their band.
typedef struct {
	_Alignas(16) int32_t block[64];
	uint32_t emptyBlocks;
} Memory;

INLINE void decodeSequential(Bits *bits, Component *component, Memory *memory, uint32_t row, uint32_t column, int isWide) {
	const uint32_t stride = 8 * component->strideBlocks;
	const uint32_t to = 8 * (row * stride + column);
	int32_t *block = memory->block;
	const uint32_t columns = readBlock(bits, component, block);
	if (isWide) transformBlock12(block, (uint16_t *)component->plane + to, stride);
	else if (columns == 0) {
		fillBlock(block[0], (uint8_t *)component->plane + to, stride);
		block[0] = 0;
		return;
	} else if (columns < 16) transformHalf(block, (uint8_t *)component->plane + to, stride);
	else transformBlock(block, (uint8_t *)component->plane + to, stride);
	__builtin_memset(block, 0, sizeof memory->block);
}

// How many blocks have nothing more in their band, this one included (G.1.2.2).
INLINE uint32_t runOfBlocks(Bits *bits, uint32_t size) { return (1u << size) + (size == 0 ? 0 : take(bits, size)); }

INLINE void firstBits(Bits *bits, const Scan *scan, const HuffmanTable *table, int16_t *block, Memory *memory) {
	if (memory->emptyBlocks > 0) {
		memory->emptyBlocks--;
		return;
	}
	for (uint32_t k = scan->first; k <= scan->last; k++) {
		const uint32_t code = symbol(bits, table);
		const uint32_t size = code & 15, run = code >> 4;
		if (size == 0 && run < 15) {
			memory->emptyBlocks = runOfBlocks(bits, run) - 1;
			return;
		}
		k += run;
		if (size > 0) block[NATURAL_ORDER[k]] = (uint32_t)extended(take(bits, size), size) << scan->low;
	}
}

// One more bit of a coefficient that is not zero.
INLINE void refine(Bits *bits, int16_t *coefficient, int32_t one) {
	refill(bits);
	const int32_t value = *coefficient;
	if (take(bits, 1) && (value & one) == 0) *coefficient = value + (value > 0 ? one : -one);
}

INLINE void refineBits(Bits *bits, const Scan *scan, const HuffmanTable *table, int16_t *block, Memory *memory) {
	const int32_t one = 1 << scan->low;
	uint32_t k = scan->first;
	if (memory->emptyBlocks == 0)
		for (; k <= scan->last; k++) {
			const uint32_t code = symbol(bits, table);
			const uint32_t size = code & 15;
			uint32_t run = code >> 4;
			if (size == 0 && run < 15) {
				memory->emptyBlocks = runOfBlocks(bits, run);
				break;
			}
			const int32_t value = size == 0 ? 0 : take(bits, 1) ? one : -one;
			// The run counts zeros alone; what is not zero on the way gets its next bit.
			for (; k <= scan->last; k++) {
				int16_t *coefficient = block + NATURAL_ORDER[k];
				if (*coefficient != 0) refine(bits, coefficient, one);
				else if (run-- == 0) break;
			}
			if (value != 0) block[NATURAL_ORDER[k]] = value;
		}
	if (memory->emptyBlocks == 0) return;
	for (; k <= scan->last; k++) {
		int16_t *coefficient = block + NATURAL_ORDER[k];
		if (*coefficient != 0) refine(bits, coefficient, one);
	}
	memory->emptyBlocks--;
}

INLINE void decodeProgressive(Bits *bits, const Scan *scan, Component *component, Memory *memory, uint32_t row, uint32_t column) {
	int16_t *block = component->coefficients + 64 * (row * component->strideBlocks + column);
	if (scan->first > 0) {
		if (scan->high == 0) firstBits(bits, scan, component->ac, block, memory);
		else refineBits(bits, scan, component->ac, block, memory);
	} else if (scan->high > 0) {
		refill(bits);
		block[0] |= take(bits, 1) << scan->low;
	} else {
		const uint32_t size = symbol(bits, component->dc) & 15;
		if (size > 0) component->predictor += extended(take(bits, size), size);
		block[0] = component->predictor << scan->low;
	}
}

INLINE Result decodeBlock(
	Reader *reader, const Scan *scan, Component *component, Memory *memory, uint32_t row, uint32_t column, Coding coding
) {
	// A copy, which can stay in registers.
	Bits bits = reader->bits;
	if (coding == PROGRESSIVE) decodeProgressive(&bits, scan, component, memory, row, column);
	else decodeSequential(&bits, component, memory, row, column, coding == SEQUENTIAL_WIDE);
	reader->bits = bits;
	return state(reader);
}

// Walks through the blocks of a scan (A.2), as far as its rows of units go. The units of a component alone are its blocks.
INLINE Result walk(Scan *scan, Coding coding) {
	Reader reader = openReader(scan);
	Memory memory = {0};
	Component *components = scan->components;
	const int isAlone = scan->componentCount == 1;
	const uint32_t ownRows = scan->unitRows * components->down;
	const uint32_t rows = !isAlone ? scan->unitRows : ownRows < components->blocksDown ? ownRows : components->blocksDown;
	const uint32_t columns = isAlone ? components->blocksAcross : scan->unitsAcross;
	uint32_t toRestart = scan->restartUnits, restarts = 0;
	for (uint32_t row = 0; row < rows; row++)
		for (uint32_t column = 0; column < columns; column++) {
			if (scan->restartUnits > 0 && toRestart-- == 0) {
				const Result found = restart(&reader, restarts++);
				if (found != GOOD) return found;
				for (uint32_t i = 0; i < scan->componentCount; i++) components[i].predictor = 0;
				memory.emptyBlocks = 0;
				toRestart = scan->restartUnits - 1;
			}
			for (Component *component = components; component < components + scan->componentCount; component++) {
				const uint32_t across = isAlone ? 1 : component->across, down = isAlone ? 1 : component->down;
				for (uint32_t y = 0; y < down; y++)
					for (uint32_t x = 0; x < across; x++) {
						const Result result =
							decodeBlock(&reader, scan, component, &memory, row * down + y, column * across + x, coding);
						if (result != GOOD) return result;
					}
			}
		}
	return GOOD;
}

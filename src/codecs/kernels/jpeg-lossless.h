// Lossless coding (T.81 annex H).
#pragma once
#include "jpeg-scan.h"

INLINE uint32_t sampleAt(const void *plane, uint32_t at, int isWide) {
	return isWide ? ((const uint16_t *)plane)[at] : ((const uint8_t *)plane)[at];
}

INLINE void setSample(void *plane, uint32_t at, uint32_t value, int isWide) {
	if (isWide) ((uint16_t *)plane)[at] = value;
	else ((uint8_t *)plane)[at] = value;
}

// The predictors (table H.1), of the samples to the left, above, and above to the left.
INLINE int32_t predict(uint32_t selection, int32_t left, int32_t above, int32_t corner) {
	switch (selection) {
	case 1: return left;
	case 2: return above;
	case 3: return corner;
	case 4: return left + above - corner;
	case 5: return left + ((above - corner) >> 1);
	case 6: return above + ((left - corner) >> 1);
	default: return (left + above) >> 1;
	}
}

// Predicts and corrects one sample.
INLINE Result decodeSample(Reader *reader, const Scan *scan, Component *component, uint32_t x, uint32_t y, int isFirst, int isWide) {
	const uint32_t stride = 8 * component->strideBlocks;
	const uint32_t at = y * stride + x;
	void *plane = component->plane;
	// Of the first row only what is to the left is known, of the first column only what is above.
	int32_t predicted;
	if (isFirst) predicted = x > 0 ? sampleAt(plane, at - 1, isWide) : 1u << (scan->precision - scan->low - 1);
	else if (x == 0) predicted = sampleAt(plane, at - stride, isWide);
	else {
		const int32_t left = sampleAt(plane, at - 1, isWide), above = sampleAt(plane, at - stride, isWide);
		predicted = predict(scan->first, left, above, sampleAt(plane, at - stride - 1, isWide));
	}
	const uint32_t size = symbol(&reader->bits, component->dc);
	if (size > 16) return WIDE_DIFFERENCE;
	// Sixteen bits are one difference only, which is not followed by any.
	const int32_t difference = size == 0 ? 0 : size == 16 ? 32768 : extended(take(&reader->bits, size), size);
	setSample(plane, at, predicted + difference, isWide);
	return GOOD;
}

INLINE Result decodeLossless(Scan *scan, int isWide) {
	Reader reader = openReader(scan);
	const uint32_t restartRows = scan->restartUnits / scan->width;
	for (uint32_t y = 0; y < scan->rows; y++) {
		const int isRestart = restartRows > 0 && y > 0 && y % restartRows == 0;
		if (isRestart) {
			const Result found = restart(&reader, y / restartRows - 1);
			if (found != GOOD) return found;
		}
		for (uint32_t x = 0; x < scan->width; x++)
			for (uint32_t i = 0; i < scan->componentCount; i++) {
				Result result = decodeSample(&reader, scan, scan->components + i, x, y, y == 0 || isRestart, isWide);
				if (result == GOOD) result = state(&reader);
				if (result != GOOD) return result;
			}
	}
	if (scan->low == 0) return GOOD;
	for (uint32_t i = 0; i < scan->componentCount; i++) {
		const Component *component = scan->components + i;
		const uint32_t stride = 8 * component->strideBlocks;
		for (uint32_t at = 0; at < stride * scan->rows; at++)
			setSample(component->plane, at, sampleAt(component->plane, at, isWide) << scan->low, isWide);
	}
	return GOOD;
}

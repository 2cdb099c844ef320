// JPEG (T.81) from scans to pixels: those of libjpeg-turbo, bit for bit.
#include "attributes.h"
#include "jpeg-lossless.h"
#include "jpeg-pixels.h"

// Each decodes a scan into the planes, or the coefficients, of its components.
EXPORT("decodeSequential") Result sequential(Scan *scan) {
	return scan->isWide ? walk(scan, SEQUENTIAL_WIDE) : walk(scan, SEQUENTIAL);
}

EXPORT("decodeProgressive") Result progressive(Scan *scan) { return walk(scan, PROGRESSIVE); }

EXPORT("decodeLossless") Result lossless(Scan *scan) {
	return scan->isWide ? decodeLossless(scan, 1) : decodeLossless(scan, 0);
}

// Turns the coefficients of a progressive image into samples, once all are there.
EXPORT("transformCoefficients")
void transformCoefficients(
	const int16_t *coefficients, const uint16_t *quantization, void *plane, uint32_t strideBlocks, uint32_t rows, uint32_t isWide
) {
	_Alignas(16) int32_t block[64];
	const uint32_t stride = 8 * strideBlocks;
	for (uint32_t row = 0; row < rows; row++)
		for (uint32_t column = 0; column < strideBlocks; column++, coefficients += 64) {
			const uint32_t to = 8 * (row * stride + column);
			for (uint32_t i = 0; i < 64; i++) block[i] = coefficients[i] * quantization[i];
			if (isWide) transformBlock12(block, (uint16_t *)plane + to, stride);
			else transformBlock(block, (uint8_t *)plane + to, stride);
		}
}

// Writes pixels of `count` samples, `rows` times `width`; those of the result are `stride` apart from row to row.
EXPORT("writePixels")
void writePixels(
	const Source *sources, uint32_t count, uint32_t width, uint32_t rows, Conversion conversion, uint32_t isWide, void *pixels,
	uint32_t stride
) {
	for (uint32_t y = 0; y < rows; y++)
		if (isWide) writeRow16(sources, count, y, width, conversion, (uint16_t *)pixels + y * stride * count);
		else writeRow8(sources, count, y, width, conversion, (uint8_t *)pixels + y * stride * count);
}

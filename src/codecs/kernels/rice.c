/**
 * RICE_1 of tiled images of FITS (FITS standard, 10.4.1): differences between pixels, in blocks that share a number of lower bits.
 * Nothing here trusts the stream: behind its end lie ones, at which every number ends, and its place is checked again and again.
 */
#include "big-endian-bits.h"

/** Pixels that are decoded before the place in the stream is checked. */
#define MAX_PIXELS 256
/** Bytes of ones that must follow a stream: more than so many pixels of 32 bits take, with what is looked at ahead. */
#define PADDING_BYTES 1088

/** What `decode` gives where it cannot go on; all else is a number of pixels. */
enum { CUT_OFF = -1, NO_PARAMETER = -2 };

typedef struct {
	const uint32_t *words;
	uint64_t end_bit;
	uint64_t bit;
	/** Bits of a pixel, and of the parameter of a block; the parameter of pixels that are not encoded. */
	uint32_t pixel_bits;
	uint32_t parameter_bits;
	uint32_t plain_parameter;
	uint32_t block_pixels;
	/** The block whose pixels are next. */
	uint32_t left;
	uint32_t parameter;
	/** The pixel before; only its lowest bits count. */
	uint32_t last;
} Decoder;

_Static_assert(sizeof(Decoder) <= 64, "JavaScript gives it 64 bytes");

/** Makes a decoder of a stream, which has PADDING_BYTES more and is turned into words at its place. */
__attribute__((export_name("begin"))) void begin(
	Decoder *decoder, uint32_t *stream, uint32_t bytes, uint32_t pixel_bits, uint32_t parameter_bits,
	uint32_t plain_parameter, uint32_t block_pixels
) {
	make_words(stream, (bytes + PADDING_BYTES) & ~3u);
	*decoder = (Decoder){
		.words = stream,
		.end_bit = 8 * (uint64_t)bytes,
		.bit = pixel_bits,
		.pixel_bits = pixel_bits,
		.parameter_bits = parameter_bits,
		.plain_parameter = plain_parameter,
		.block_pixels = block_pixels,
		.last = bits_at(stream, 0, pixel_bits),
	};
}

/** Differences 0, -1, 1, -2, … are the numbers 0, 1, 2, 3, … */
static inline uint32_t difference_of(uint32_t number) {
	return number >> 1 ^ -(number & 1);
}

static inline void plain_pixels(Decoder *decoder, uint32_t *pixels, uint32_t count) {
	for (uint32_t i = 0; i < count; i++) {
		pixels[i] = decoder->last += difference_of(bits_at(decoder->words, decoder->bit, decoder->pixel_bits));
		decoder->bit += decoder->pixel_bits;
	}
}

/** Each pixel is as many zeros as its upper bits say, a one, and its lower bits. */
static inline void coded_pixels(Decoder *decoder, uint32_t *pixels, uint32_t count, uint32_t lower_bits) {
	const uint32_t *words = decoder->words;
	const uint32_t mask = (1u << lower_bits) - 1;
	uint64_t bit = decoder->bit;
	uint32_t last = decoder->last;
	for (uint32_t i = 0; i < count; i++) {
		uint64_t ahead = look_ahead(words, bit);
		uint32_t upper = 0;
		while (ahead >> 32 == 0) {
			upper += 32;
			bit += 32;
			ahead = look_ahead(words, bit);
		}
		uint32_t zeros = (uint32_t)__builtin_clzll(ahead);
		uint32_t taken = zeros + 1 + lower_bits;
		upper += zeros;
		bit += taken;
		// One look ahead mostly sees the lower bits, too.
		uint32_t lower = taken <= 32 ? (uint32_t)(ahead >> (64 - taken)) : bits_at(words, bit - lower_bits - 1, lower_bits + 1);
		last += difference_of(upper << lower_bits | (lower & mask));
		pixels[i] = last;
	}
	decoder->bit = bit;
	decoder->last = last;
}

/** Pixels of one byte are unsigned, those of more are signed. */
static inline void wrap_pixels(uint32_t *pixels, uint32_t count, uint32_t pixel_bits) {
	if (pixel_bits == 8)
		for (uint32_t i = 0; i < count; i++) pixels[i] &= 0xff;
	if (pixel_bits == 16)
		for (uint32_t i = 0; i < count; i++) pixels[i] = (uint32_t)(int32_t)(int16_t)pixels[i];
}

/** Decodes the next `wanted` pixels. Gives how many, or less than 0 if the stream is damaged. */
__attribute__((export_name("decode"))) int32_t decode(Decoder *decoder, uint32_t *pixels, uint32_t wanted) {
	for (uint32_t done = 0; done < wanted;) {
		if (decoder->left == 0) {
			decoder->left = decoder->block_pixels;
			decoder->parameter = bits_at(decoder->words, decoder->bit, decoder->parameter_bits);
			decoder->bit += decoder->parameter_bits;
			if (decoder->parameter > decoder->plain_parameter + 1) return NO_PARAMETER;
		}
		uint32_t count = decoder->left < wanted - done ? decoder->left : wanted - done;
		if (count > MAX_PIXELS) count = MAX_PIXELS;
		if (decoder->parameter == 0)
			for (uint32_t i = 0; i < count; i++) pixels[done + i] = decoder->last;
		else if (decoder->parameter == decoder->plain_parameter + 1) plain_pixels(decoder, pixels + done, count);
		else coded_pixels(decoder, pixels + done, count, decoder->parameter - 1);
		if (decoder->bit > decoder->end_bit) return CUT_OFF;
		decoder->left -= count;
		done += count;
	}
	wrap_pixels(pixels, wanted, decoder->pixel_bits);
	return (int32_t)wanted;
}

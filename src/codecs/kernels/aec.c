/**
 * Adaptive entropy coding (CCSDS 121.0-B-3, as libaec and szip write it): blocks of samples, each with the code that suits it.
 * Nothing here trusts the stream: behind its end lie ones, at which every number ends, and each block is checked once it is read.
 */
#include <wasm_simd128.h>
#include "big-endian-bits.h"

/** The largest block. */
#define MAX_SAMPLES 256
/** Bytes of ones that must follow a stream: more than a block of 256 samples of 32 bits takes, with what is looked at ahead. */
#define PADDING_BYTES 1088

/** "Remainder of segment": zeros up to the next multiple of 64 blocks or the end of the interval (chapter 3). */
#define REMAINDER_OF_SEGMENT 5
#define SEGMENT_BLOCKS 64

/** What `decode` gives where it cannot go on; all else is a number of samples. */
enum { CUT_OFF = -1, TOO_MANY_ZEROS = -2, OUT_OF_RANGE = -3 };

/** What samples become. */
enum { AS_UINT8 = 1, AS_UINT16 = 2, AS_UINT32 = 4, AS_FLOAT64 = 8 };

/** Flags of a stream. */
enum { PREDICTED = 1, SIGNED = 2, PADDED = 4 };

typedef struct {
	/** The stream as big-endian words, and with the bits of each byte turned around: its first bit is the lowest there. */
	const uint32_t *words;
	const uint64_t *reversed;
	uint64_t end_bit;
	/** How it was made. */
	uint32_t sample_bits;
	uint32_t identifier_bits;
	uint32_t block_samples;
	uint32_t interval_blocks;
	uint32_t interval_samples;
	uint32_t flags;
	/** What is next: a bit of the stream, a block and a sample of the interval. */
	uint64_t bit;
	uint32_t block_number;
	uint32_t sample_number;
	/** Blocks of zeros that are still to come of those that one code stood for. */
	uint32_t zero_blocks;
	/** The sample before, counted from the lowest that is possible. */
	uint32_t last;
	/** Of the block; they are added up in fours. */
	uint32_t samples[MAX_SAMPLES + 4];
} Decoder;

_Static_assert(sizeof(Decoder) <= 2048, "JavaScript gives it 2048 bytes");

/**
 * Makes a decoder of a stream, which is turned into words at its place; `reversed` has room for as much. Both have PADDING_BYTES
 * more, of which those of the stream are ones.
 */
__attribute__((export_name("begin"))) void begin(
	Decoder *decoder, uint8_t *stream, uint8_t *reversed, uint32_t bytes, uint32_t sample_bits, uint32_t identifier_bits,
	uint32_t block_samples, uint32_t interval_blocks, uint32_t interval_samples, uint32_t flags
) {
	uint32_t all_bytes = (bytes + PADDING_BYTES) & ~7u;
	uint32_t *words = (uint32_t *)stream;
	for (uint32_t i = 0; i < all_bytes; i++) reversed[i] = __builtin_bitreverse8(stream[i]);
	make_words(words, all_bytes);
	*decoder = (Decoder){
		.words = words,
		.reversed = (const uint64_t *)reversed,
		.end_bit = 8 * (uint64_t)bytes,
		.sample_bits = sample_bits,
		.identifier_bits = identifier_bits,
		.block_samples = block_samples,
		.interval_blocks = interval_blocks,
		.interval_samples = interval_samples,
		.flags = flags,
	};
}

static inline uint32_t next_bits(Decoder *decoder, uint32_t count) {
	uint32_t value = bits_at(decoder->words, decoder->bit, count);
	decoder->bit += count;
	return value;
}

/** Numbers that are written as so many zeros before a one. */
static inline void next_unary(Decoder *decoder, uint32_t *values, uint32_t count) {
	const uint64_t *reversed = decoder->reversed + (uint32_t)(decoder->bit >> 6);
	uint32_t start = (uint32_t)decoder->bit & 63;
	uint64_t ones = *reversed & (~(uint64_t)0 << start);
	/* Places in the stream from the first word on. */
	uint32_t base = 0, from = start;
	for (uint32_t i = 0; i < count; ) {
		while (ones == 0) ones = *++reversed, base += 64;
		uint32_t left = (uint32_t)__builtin_popcountll(ones);
		uint32_t end = i + left < count ? i + left : count;
		for (; i < end; i++) {
			uint32_t one = base + (uint32_t)__builtin_ctzll(ones);
			ones &= ones - 1;
			values[i] = one - from;
			from = one + 1;
		}
	}
	decoder->bit += from - start;
}

/** The number of zero blocks that a code stands for (chapter 3). */
static uint32_t zero_block_count(const Decoder *decoder, uint32_t code) {
	uint32_t left = decoder->interval_blocks - decoder->block_number;
	uint32_t segment = SEGMENT_BLOCKS - decoder->block_number % SEGMENT_BLOCKS;
	if (code == REMAINDER_OF_SEGMENT) return left < segment ? left : segment;
	return code > REMAINDER_OF_SEGMENT ? code - 1 : code;
}

/** Pairs of samples with one code each (chapter 3): the diagonal of the sum, then the place on it. */
static void next_second_extension(Decoder *decoder, uint32_t *values, uint32_t count) {
	uint32_t codes[MAX_SAMPLES / 2];
	next_unary(decoder, codes, count / 2);
	for (uint32_t i = 0; i < count / 2; i++) {
		uint64_t code = codes[i];
		uint64_t sum = (uint64_t)((__builtin_sqrt((double)(8 * code + 1)) - 1) / 2);
		uint32_t second = (uint32_t)(code - sum * (sum + 1) / 2);
		values[2 * i] = (uint32_t)sum - second;
		values[2 * i + 1] = second;
	}
}

/** Appends `count` numbers of `bits` bits to those that are there. */
static inline void next_lower_bits(Decoder *decoder, uint32_t *values, uint32_t count, uint32_t bits) {
	const uint32_t *words = decoder->words;
	uint64_t bit = decoder->bit;
	uint32_t i = 0;
	if (bits <= 16) {
		// Two at a time: one look ahead sees both.
		const uint32_t mask = (1u << bits) - 1;
		for (; i + 2 <= count; i += 2, bit += 2 * bits) {
			uint32_t both = bits_at(words, bit, 2 * bits);
			values[i] = values[i] << bits | both >> bits;
			values[i + 1] = values[i + 1] << bits | (both & mask);
		}
	}
	for (; i < count; i++, bit += bits) values[i] = values[i] << bits | bits_at(words, bit, bits);
	decoder->bit = bit;
}

/** All bits that any of the numbers has. */
static inline uint32_t union_of(const uint32_t *values, uint32_t count) {
	uint32_t bits = 0;
	for (uint32_t i = 0; i < count; i++) bits |= values[i];
	return bits;
}

/** The highest number that a sample can be. */
static inline uint32_t most_of(const Decoder *decoder) {
	return 0xffffffffu >> (32 - decoder->sample_bits);
}

/**
 * Reads a block as it is coded. Blocks of zeros are only counted. Where the block `has_reference`, its first sample is not a
 * difference: it becomes the last sample, from which it differs by 0. Gives less than 0 if the stream is damaged.
 */
static int32_t read_block(Decoder *decoder, uint32_t has_reference) {
	uint32_t *samples = decoder->samples;
	uint32_t count = decoder->block_samples;
	uint32_t bits = decoder->sample_bits;
	uint32_t identifier = next_bits(decoder, decoder->identifier_bits);
	if (identifier == (1u << decoder->identifier_bits) - 1) {
		for (uint32_t i = 0; i < count; i++) samples[i] = next_bits(decoder, bits);
		if (has_reference) decoder->last = samples[0];
	} else {
		uint32_t is_low_entropy = identifier == 0;
		uint32_t is_zeros = is_low_entropy && next_bits(decoder, 1) == 0;
		uint32_t first = has_reference ? 1 : 0;
		uint32_t split = is_low_entropy ? 0 : identifier - 1;
		if (has_reference) decoder->last = next_bits(decoder, bits);
		if (is_zeros) {
			uint32_t code;
			next_unary(decoder, &code, 1);
			decoder->zero_blocks = zero_block_count(decoder, code + 1);
			if (decoder->zero_blocks > decoder->interval_blocks - decoder->block_number) return TOO_MANY_ZEROS;
		} else {
			if (is_low_entropy) next_second_extension(decoder, samples, count);
			else next_unary(decoder, samples + first, count - first);
			if (union_of(samples + first, count - first) > most_of(decoder) >> split) return OUT_OF_RANGE;
			if (split > 0) next_lower_bits(decoder, samples + first, count - first, split);
		}
	}
	if (has_reference) samples[0] = 0;
	return decoder->bit > decoder->end_bit ? CUT_OFF : 0;
}

/** The difference that a number stands for, where both signs are possible: 0, -1, 1, -2, … (chapter 4). */
static inline v128_t differences(v128_t mapped) {
	v128_t is_negative = wasm_v128_and(mapped, wasm_i32x4_const_splat(1));
	return wasm_v128_xor(wasm_u32x4_shr(mapped, 1), wasm_i32x4_neg(is_negative));
}

/** Adds up differences that come nowhere near an end of the range. */
static inline void add_up(uint32_t *samples, uint32_t count, uint32_t last) {
	const v128_t zero = wasm_i32x4_const_splat(0);
	v128_t before = wasm_u32x4_splat(last);
	for (uint32_t i = 0; i < count; i += 4) {
		v128_t sums = differences(wasm_v128_load(samples + i));
		sums = wasm_i32x4_add(sums, wasm_i32x4_shuffle(zero, sums, 0, 4, 5, 6));
		sums = wasm_i32x4_add(sums, wasm_i32x4_shuffle(zero, sums, 0, 1, 4, 5));
		sums = wasm_i32x4_add(sums, before);
		wasm_v128_store(samples + i, sums);
		before = wasm_i32x4_shuffle(sums, sums, 3, 3, 3, 3);
	}
}

/** The same of any differences: up to the nearer end of the range both signs are possible, beyond it only one. */
static inline void unfold(uint32_t *samples, uint32_t count, uint32_t last, uint32_t most) {
	for (uint32_t i = 0; i < count; i++) {
		uint32_t mapped = samples[i];
		uint32_t half = (mapped >> 1) + (mapped & 1);
		uint32_t below = last, above = most - last;
		if (half <= (below < above ? below : above)) last += (mapped >> 1) ^ -(mapped & 1);
		else last = below < above ? mapped : most - mapped;
		samples[i] = last;
	}
}

/** Turns mapped differences into samples, counted from the lowest that is possible (chapter 4). */
static void undo_prediction(Decoder *decoder) {
	uint32_t *samples = decoder->samples;
	const uint32_t count = decoder->block_samples;
	const uint32_t last = decoder->last, most = most_of(decoder);
	uint64_t sum = count;
	for (uint32_t i = 0; i < count; i++) sum += samples[i];
	// A difference is at most half of its number and a half.
	uint64_t reach = sum / 2;
	if (reach <= last && reach <= most - last) add_up(samples, count, last);
	else unfold(samples, count, last, most);
	decoder->last = samples[count - 1];
}

/** Makes the samples of the next block; gives less than 0 if the stream is damaged. */
static int32_t next_block(Decoder *decoder) {
	uint32_t *samples = decoder->samples;
	const uint32_t count = decoder->block_samples;
	const uint32_t is_predicted = decoder->flags & PREDICTED;
	const uint32_t lowest = is_predicted && decoder->flags & SIGNED ? 1u << (decoder->sample_bits - 1) : 0;
	if (decoder->zero_blocks == 0) {
		const uint32_t is_first = decoder->block_number == 0;
		if (is_first && decoder->flags & PADDED) decoder->bit = (decoder->bit + 7) & ~(uint64_t)7;
		// The reference sample is in the first block of an interval, before all that is predicted from it.
		const uint32_t has_reference = is_predicted && is_first;
		int32_t problem = read_block(decoder, has_reference);
		if (problem < 0) return problem;
		if (has_reference) decoder->last ^= lowest;
		if (is_predicted && decoder->zero_blocks == 0) undo_prediction(decoder);
	}
	if (decoder->zero_blocks > 0) {
		for (uint32_t i = 0; i < count; i++) samples[i] = decoder->last;
		decoder->zero_blocks--;
	}
	if (lowest > 0)
		for (uint32_t i = 0; i < count; i++) samples[i] -= lowest;
	return 0;
}

/** Whole numbers in the smallest form that holds `bits`; signed ones as two's complement of it. */
static uint32_t form_mask(uint32_t bits) {
	return bits <= 8 ? 0xff : bits <= 16 ? 0xffff : 0xffffffffu;
}

/**
 * Decodes the next samples: `wanted`, or fewer than a block more, for all of which there must be room. `AS_FLOAT64` makes
 * (sample · factor + reference) · decimal of each. Gives how many, or less than 0 if the stream is damaged.
 */
__attribute__((export_name("decode"))) int32_t decode(
	Decoder *decoder, void *output, uint32_t wanted, uint32_t form, double factor, double reference, double decimal
) {
	const uint32_t *samples = decoder->samples;
	const uint32_t mask = form_mask(decoder->sample_bits);
	uint32_t done = 0;
	while (done < wanted) {
		int32_t problem = next_block(decoder);
		if (problem < 0) return problem;
		// Lines of szip are filled up to whole blocks.
		uint32_t left = decoder->interval_samples - decoder->sample_number;
		uint32_t count = decoder->block_samples < left ? decoder->block_samples : left;
		if (form == AS_FLOAT64) {
			double *values = (double *)output + done;
			for (uint32_t i = 0; i < count; i++) values[i] = ((double)(samples[i] & mask) * factor + reference) * decimal;
		} else if (form == AS_UINT32) {
			uint32_t *values = (uint32_t *)output + done;
			for (uint32_t i = 0; i < count; i++) values[i] = samples[i];
		} else if (form == AS_UINT16) {
			uint16_t *values = (uint16_t *)output + done;
			for (uint32_t i = 0; i < count; i++) values[i] = (uint16_t)samples[i];
		} else {
			uint8_t *values = (uint8_t *)output + done;
			for (uint32_t i = 0; i < count; i++) values[i] = (uint8_t)samples[i];
		}
		done += count;
		decoder->block_number++;
		decoder->sample_number += count;
		if (decoder->sample_number == decoder->interval_samples) decoder->block_number = decoder->sample_number = 0;
	}
	return (int32_t)done;
}

/** Numbers of any width in a stream whose first bit is the highest of its first byte. */
#include <stdint.h>

/** Turns a stream into words that a processor reads at once, at its place. `bytes` is a multiple of 4. */
static inline void make_words(uint32_t *stream, uint32_t bytes) {
	for (uint32_t i = 0; i < bytes / 4; i++) stream[i] = __builtin_bswap32(stream[i]);
}

/** At least 33 bits from `bit` on, as the highest of 64. Up to 8 bytes from where it is are read. */
static inline uint64_t look_ahead(const uint32_t *words, uint64_t bit) {
	uint64_t two;
	__builtin_memcpy(&two, words + (uint32_t)(bit >> 5), 8);
	return (two << 32 | two >> 32) << (bit & 31);
}

/** A number of 1 to 32 bits. */
static inline uint32_t bits_at(const uint32_t *words, uint64_t bit, uint32_t count) {
	return (uint32_t)(look_ahead(words, bit) >> (64 - count));
}

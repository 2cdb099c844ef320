/* The checksums of zlib (RFC 1950, section 9) and gzip (RFC 1952, section 8). */
#pragma once

#include "memory.h"

/** The largest prime below 2^16. */
#define ADLER_MODULUS 65521
/** After so many bytes the sums still fit 32 bits. */
#define ADLER_BLOCK 5552

static inline u32 sumOfLanes(v128_t lanes) {
	return wasm_u32x4_extract_lane(lanes, 0) + wasm_u32x4_extract_lane(lanes, 1) + wasm_u32x4_extract_lane(lanes, 2) +
		wasm_u32x4_extract_lane(lanes, 3);
}

/** Adler-32 of what was summed before, followed by `length` bytes. */
static u32 adler32(u32 before, const u8 *bytes, u32 length) {
	const v128_t weightsLow = wasm_i16x8_const(16, 15, 14, 13, 12, 11, 10, 9);
	const v128_t weightsHigh = wasm_i16x8_const(8, 7, 6, 5, 4, 3, 2, 1);
	u32 a = before & 0xffff;
	u32 b = before >> 16;
	while (length > 0) {
		u32 block = length < ADLER_BLOCK ? length : ADLER_BLOCK;
		u32 whole = block & ~15u;
		length -= block;
		/* Sums of the bytes, of those sums before each sixteen, and of the bytes as often as they count within their sixteen. */
		v128_t sums = wasm_i32x4_splat(0);
		v128_t sumsBefore = sums;
		v128_t weighted = sums;
		for (const u8 *end = bytes + whole; bytes < end; bytes += 16) {
			v128_t sixteen = load128(bytes);
			sumsBefore = wasm_i32x4_add(sumsBefore, sums);
			sums = wasm_i32x4_add(sums, wasm_u32x4_extadd_pairwise_u16x8(wasm_u16x8_extadd_pairwise_u8x16(sixteen)));
			weighted = wasm_i32x4_add(weighted, wasm_i32x4_dot_i16x8(wasm_u16x8_extend_low_u8x16(sixteen), weightsLow));
			weighted = wasm_i32x4_add(weighted, wasm_i32x4_dot_i16x8(wasm_u16x8_extend_high_u8x16(sixteen), weightsHigh));
		}
		b += whole * a + 16 * sumOfLanes(sumsBefore) + sumOfLanes(weighted);
		a += sumOfLanes(sums);
		for (const u8 *end = bytes + (block - whole); bytes < end; bytes++) {
			a += *bytes;
			b += a;
		}
		a %= ADLER_MODULUS;
		b %= ADLER_MODULUS;
	}
	return b << 16 | a;
}

/** Table k, entry b: what byte b does to the remainder k bytes later. */
static u32 crcTables[8][256];

static void makeCrcTables(void) {
	for (u32 byte = 0; byte < 256; byte++) {
		u32 remainder = byte;
		for (int bit = 0; bit < 8; bit++) remainder = remainder >> 1 ^ (remainder & 1 ? 0xedb88320 : 0);
		crcTables[0][byte] = remainder;
	}
	for (int table = 1; table < 8; table++)
		for (u32 byte = 0; byte < 256; byte++) {
			u32 remainder = crcTables[table - 1][byte];
			crcTables[table][byte] = remainder >> 8 ^ crcTables[0][remainder & 0xff];
		}
}

/** CRC-32 of what was summed before, followed by `length` bytes: eight a step, whose lookups do not wait for each other. */
static u32 crc32(u32 before, const u8 *bytes, u32 length) {
	if (crcTables[0][1] == 0) makeCrcTables();
	u32 remainder = ~before;
	const u8 *end = bytes + length;
	for (; end - bytes >= 8; bytes += 8) {
		u64 eight = load64(bytes) ^ remainder;
		remainder = crcTables[7][eight & 0xff] ^ crcTables[6][eight >> 8 & 0xff] ^ crcTables[5][eight >> 16 & 0xff] ^
			crcTables[4][eight >> 24 & 0xff] ^ crcTables[3][eight >> 32 & 0xff] ^ crcTables[2][eight >> 40 & 0xff] ^
			crcTables[1][eight >> 48 & 0xff] ^ crcTables[0][eight >> 56];
	}
	for (; bytes < end; bytes++) remainder = remainder >> 8 ^ crcTables[0][(remainder ^ *bytes) & 0xff];
	return ~remainder;
}

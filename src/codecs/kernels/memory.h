/* What the kernels share: numbers of a known width, and loads and stores at any place. */
#pragma once

#include <wasm_simd128.h>

#include "attributes.h"

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;

#define LIKELY(condition) __builtin_expect(!!(condition), 1)
#define UNLIKELY(condition) __builtin_expect(!!(condition), 0)

static inline u64 load64(const u8 *from) {
	u64 value;
	__builtin_memcpy(&value, from, sizeof value);
	return value;
}

static inline v128_t load128(const u8 *from) {
	return wasm_v128_load(from);
}

static inline void store128(u8 *to, v128_t value) {
	wasm_v128_store(to, value);
}

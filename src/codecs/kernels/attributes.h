// How functions of kernels are marked.
#pragma once

// Makes a function one that JavaScript can call.
#define EXPORT(name) __attribute__((export_name(name)))
// For what is small and called everywhere.
#define INLINE static inline __attribute__((always_inline))

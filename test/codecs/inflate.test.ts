import zlib from "node:zlib";
import { describe, expect, it } from "vitest";
import type { InflateFormat } from "../../src/codecs/inflate.ts";
import { inflate } from "../../src/codecs/inflate.ts";
import { zlibInflate } from "../../src/codecs/inflate-node.ts";
import { portableInflate } from "../../src/codecs/inflate-portable.ts";

/** The same numbers on every run (a linear congruential generator). */
function random(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
}

/** Bytes from constant to noise, with repetitions near and far. */
function content(next: () => number): Uint8Array {
	const bytes = new Uint8Array(Math.floor(next() * 100_000));
	const symbols = 1 + Math.floor(next() ** 3 * 256);
	for (let at = 0; at < bytes.length; ) {
		const length = Math.min(1 + Math.floor(next() * 600), bytes.length - at);
		const from = Math.floor(next() * at);
		if (next() < 0.5) bytes.copyWithin(at, from, Math.min(from + length, at));
		else for (let i = 0; i < length; i++) bytes[at + i] = next() * next() * symbols;
		at += length;
	}
	return bytes;
}

const { Z_DEFAULT_STRATEGY, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED } = zlib.constants;

describe.each(["zlib", "gzip"] as const)("%s", (format: InflateFormat) => {
	const deflate = format === "zlib" ? zlib.deflateSync : zlib.gzipSync;

	it.each([Z_DEFAULT_STRATEGY, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED])(
		"in JavaScript inflates what zlib deflates (strategy %i)",
		(strategy) => {
			const next = random(strategy + 1);
			for (let round = 0; round < 40; round++) {
				const bytes = content(next);
				const memLevel = 1 + Math.floor(next() * 9);
				const stream = deflate(bytes, { strategy, memLevel, level: Math.floor(next() * 10) });
				const known = { outputBytes: bytes.length, maxOutputBytes: bytes.length };
				expect(Buffer.compare(portableInflate(format, stream, known), bytes)).toBe(0);
				const unknown = { maxOutputBytes: 1e6 };
				expect(Buffer.compare(portableInflate(format, stream, unknown), bytes)).toBe(0);
			}
		},
	);

	it("in JavaScript refuses what zlib refuses", () => {
		const next = random(7);
		for (let round = 0; round < 400; round++) {
			const bytes = content(next).subarray(0, 3000);
			const damaged = Uint8Array.from(deflate(bytes, { strategy: round % 5 }));
			const at = Math.floor(next() * damaged.length);
			damaged[at] = (damaged[at] as number) ^ (1 << Math.floor(next() * 8));
			const context = { maxOutputBytes: 1e5 };
			expect(outcome(() => portableInflate(format, damaged, context))).toEqual(
				outcome(() => zlibInflate(format, damaged, context)),
			);
		}
	});

	it("in JavaScript refuses a stream that ends anywhere before its end", () => {
		const stream = deflate(content(random(3)).subarray(0, 600));
		for (let length = 0; length < stream.length; length++)
			expect(() => portableInflate(format, stream.subarray(0, length), { maxOutputBytes: 1e5 })).toThrow(
				expect.objectContaining({ code: "corrupt-chunk" }),
			);
	});

	it("refuses a size that the stream cannot have before anything is allocated", () => {
		const context = { outputBytes: 1e12, maxOutputBytes: 1e12 };
		expect(() => inflate(format, deflate(new Uint8Array(10)), context)).toThrow(/cannot inflate/);
	});

	it("gives plain bytes from Node, which are copied by slice", () => {
		const context = { outputBytes: 100, maxOutputBytes: 100 };
		const output = zlibInflate(format, deflate(new Uint8Array(100)), context);
		expect(Object.getPrototypeOf(output)).toBe(Uint8Array.prototype);
	});
});

/** The content, or the code of the error. */
function outcome(inflate: () => Uint8Array): unknown {
	try {
		return [...inflate()];
	} catch (error) {
		return (error as { code: unknown }).code;
	}
}

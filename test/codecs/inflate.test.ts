import zlib from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Inflate, InflateFormat } from "../../src/codecs/inflate.ts";
import { zlibInflate } from "../../src/codecs/inflate-node.ts";
import { tries } from "../extent.ts";
import { INFLATERS } from "./inflaters.ts";

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
const STRATEGIES = [Z_DEFAULT_STRATEGY, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED];
const DEFLATE = { zlib: zlib.deflateSync, gzip: zlib.gzipSync, deflate: zlib.deflateRawSync };

/** The content, or the code of the error. */
function outcome(inflate: () => Uint8Array): string {
	try {
		return Buffer.from(inflate()).toString("latin1");
	} catch (error) {
		return `refused: ${(error as { code: unknown }).code}`;
	}
}

function expectAsZlib(inflate: Inflate, format: InflateFormat, stream: Uint8Array, maxOutputBytes = 1e5): void {
	const context = { maxOutputBytes };
	expect(outcome(() => inflate(format, stream, context))).toBe(outcome(() => zlibInflate(format, stream, context)));
}

describe.each(INFLATERS)("%s", (_, inflate) => {
	describe.each(["zlib", "gzip", "deflate"] as const)("%s", (format) => {
		const deflate = DEFLATE[format];

		it.each(STRATEGIES)("inflates what zlib deflates (strategy %i)", (strategy) => {
			const next = random(strategy + 1);
			for (let round = 0; round < tries(40, 10); round++) {
				const bytes = content(next);
				const memLevel = 1 + Math.floor(next() * 9);
				const windowBits = 9 + Math.floor(next() * 7);
				const stream = deflate(bytes, { strategy, memLevel, windowBits, level: round % 10 });
				const known = { outputBytes: bytes.length, maxOutputBytes: bytes.length };
				expect(Buffer.compare(inflate(format, stream, known), bytes)).toBe(0);
				expect(Buffer.compare(inflate(format, stream, { maxOutputBytes: 1e6 }), bytes)).toBe(0);
			}
		});

		it("inflates matches of every distance and length there is", () => {
			const next = random(11);
			// What zlib finds again is as far away as the noise between is long.
			for (const distance of [...Array(40).keys(), 63, 64, 255, 256, 4095, 16384, 32767 - 258, 32768 - 262]) {
				const period = Uint8Array.from({ length: distance + 1 }, () => next() * 256);
				const bytes = Uint8Array.from({ length: 3 * distance + 600 }, (_, i) => period[i % period.length] as number);
				for (const length of [0, 1, 2, 3, 4, bytes.length - 257, bytes.length]) {
					const part = bytes.subarray(0, Math.max(length, 0));
					expect(Buffer.compare(inflate(format, deflate(part, { level: 9 }), { maxOutputBytes: 1e6 }), part)).toBe(0);
				}
			}
		});

		it("refuses what zlib refuses, and gives the same of what it does not", () => {
			const next = random(7);
			for (let round = 0; round < tries(600, 100); round++) {
				const bytes = content(next).subarray(0, 3000);
				const damaged = Uint8Array.from(deflate(bytes, { strategy: round % 5, level: round % 10 }));
				for (let flips = 1 + (round % 2); flips > 0; flips--) {
					// Where the tables are, a bit matters most.
					const at = Math.floor(next() ** 2 * damaged.length);
					damaged[at] = (damaged[at] as number) ^ (1 << Math.floor(next() * 8));
				}
				expectAsZlib(inflate, format, damaged);
			}
		});

		it("does with any bytes what zlib does", () => {
			const next = random(13);
			const header = deflate(new Uint8Array(0)).subarray(0, { zlib: 2, gzip: 10, deflate: 0 }[format]);
			for (let round = 0; round < tries(3000, 400); round++) {
				const noise = Uint8Array.from({ length: next() * 60 }, () => next() * 256);
				// A last block with codes of its own, or one before it with those of the standard.
				if (noise.length > 0) noise[0] = ((noise[0] as number) & 0xf8) | (round % 3 === 0 ? 3 : 5);
				expectAsZlib(inflate, format, Buffer.concat([header, noise]));
			}
		});

		it.each(STRATEGIES)("refuses a stream that ends anywhere before its end (strategy %i)", (strategy) => {
			const bytes = content(random(3)).subarray(0, 600);
			for (const level of [0, 6]) {
				const stream = deflate(bytes, { strategy, level });
				for (let length = 0; length < stream.length; length++) {
					const refusal = outcome(() => inflate(format, stream.subarray(0, length), { maxOutputBytes: 1e5 }));
					expect(refusal).toBe("refused: corrupt-chunk");
				}
			}
		});

		it.each([0, 1, 2, 255, 1000, 65_535, 65_536])("keeps to its bound, for an output of %i bytes", (size) => {
			for (const level of [0, 1, 6]) {
				const bytes = Uint8Array.from({ length: size }, (_, i) => (i < size / 2 ? 7 : i * i));
				const stream = deflate(bytes, { level });
				for (const maxOutputBytes of [size, size + 1])
					expect(Buffer.compare(inflate(format, stream, { maxOutputBytes }), bytes)).toBe(0);
				if (size < 2) continue;
				for (const context of [{ maxOutputBytes: size - 1 }, { outputBytes: size - 1, maxOutputBytes: size - 1 }])
					expect(() => inflate(format, stream, context)).toThrow(`more than ${size - 1} bytes`);
			}
		});

		it("refuses a size that the stream cannot have before anything is allocated", () => {
			const context = { outputBytes: 1e12, maxOutputBytes: 1e12 };
			expect(() => inflate(format, deflate(new Uint8Array(10)), context)).toThrow(/cannot inflate/);
		});

		it("gives plain bytes, which are copied by slice", () => {
			const context = { outputBytes: 100, maxOutputBytes: 100 };
			const output = inflate(format, deflate(new Uint8Array(100)), context);
			expect(Object.getPrototypeOf(output)).toBe(Uint8Array.prototype);
		});
	});

	it("inflates several blocks of every kind behind each other", () => {
		const parts = [content(random(5)), content(random(6)), new Uint8Array(70_000)];
		const raw = parts.flatMap((part) => [
			zlib.deflateRawSync(part, { level: 0, finishFlush: zlib.constants.Z_FULL_FLUSH }),
			zlib.deflateRawSync(part, { level: 9, finishFlush: zlib.constants.Z_FULL_FLUSH }),
			zlib.deflateRawSync(part, { strategy: Z_FIXED, finishFlush: zlib.constants.Z_SYNC_FLUSH }),
		]);
		const stream = Buffer.concat([...raw, zlib.deflateRawSync(new Uint8Array(0))]);
		const expected = Buffer.concat(parts.flatMap((part) => [part, part, part]));
		expect(Buffer.compare(inflate("deflate", stream, { maxOutputBytes: expected.length }), expected)).toBe(0);
	});

	it("accepts anything behind a zlib stream", () => {
		const stream = Buffer.concat([zlib.deflateSync(Buffer.from("text")), Buffer.of(1, 2, 3)]);
		expect(outcome(() => inflate("zlib", stream, { outputBytes: 4, maxOutputBytes: 4 }))).toBe("text");
	});

	it("inflates gzip members one after the other, and zeros behind them", () => {
		const member = (text: string): Uint8Array => zlib.gzipSync(Buffer.from(text));
		const stream = Buffer.concat([member("one "), member(""), member("and another")]);
		const padded = Buffer.concat([stream, Buffer.alloc(5)]);
		for (const bytes of [stream, padded]) {
			expect(outcome(() => inflate("gzip", bytes, { maxOutputBytes: 100 }))).toBe("one and another");
			expect(outcome(() => inflate("gzip", bytes, { outputBytes: 15, maxOutputBytes: 15 }))).toBe("one and another");
		}
		for (let length = 0; length <= stream.length; length++) expectAsZlib(inflate, "gzip", stream.subarray(0, length));
		expectAsZlib(inflate, "gzip", Buffer.concat([stream, Buffer.from("rubbish")]));
	});

	it("does not let a match of a gzip member reach into the one before", () => {
		// A match of 10 bytes at distance 20, of a stream that has given 10 only.
		const whole = zlib.deflateRawSync(Buffer.from("0123456789abcdefghij0123456789"), { strategy: Z_FIXED });
		const reaching = zlib.deflateRawSync(Buffer.from("0123456789"), {
			strategy: Z_FIXED,
			dictionary: Buffer.from("0123456789"),
		});
		expect(reaching.length).toBeLessThan(whole.length);
		const trailer = Buffer.alloc(8);
		trailer.writeUInt32LE(0xa684c7c6, 0); // of 0123456789
		trailer.writeUInt32LE(10, 4);
		const header = zlib.gzipSync("").subarray(0, 10);
		const stream = Buffer.concat([zlib.gzipSync("0123456789"), header, reaching, trailer]);
		expect(outcome(() => inflate("gzip", stream, { maxOutputBytes: 100 }))).toBe("refused: corrupt-chunk");
	});

	it("reads every field of a gzip header, and verifies its checksum", () => {
		const plain = zlib.gzipSync(Buffer.from("text"));
		const fields = [
			[4, Buffer.from([3, 0, 9, 9, 9])],
			[8, Buffer.from("name\0")],
			[16, Buffer.from("a comment\0")],
		] as const;
		for (let flags = 0; flags < 32; flags++) {
			const parts = fields.filter(([flag]) => flags & flag).map(([, bytes]) => bytes);
			const header = Buffer.concat([plain.subarray(0, 10), ...parts]);
			header[3] = flags;
			for (const difference of [0, 1]) {
				const crc = Buffer.alloc(flags & 2 ? 2 : 0);
				if (flags & 2) crc.writeUInt16LE((crcOf(header) ^ difference) & 0xffff);
				expectAsZlib(inflate, "gzip", Buffer.concat([header, crc, plain.subarray(10)]));
			}
		}
	});
});

/** CRC-32, bit by bit (RFC 1952, section 8). */
function crcOf(bytes: Uint8Array): number {
	let remainder = -1;
	for (const byte of bytes) {
		remainder ^= byte;
		for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
	}
	return ~remainder >>> 0;
}

describe("the inflater of a platform", () => {
	afterEach(() => vi.unstubAllGlobals());
	const stream = zlib.deflateSync(Buffer.from("text"));

	async function freshInflater(): Promise<{ hasKernel: boolean; text: string }> {
		vi.resetModules();
		const { loadInflater } = await import("../../src/codecs/inflate.ts");
		const inflater = await loadInflater();
		expect(loadInflater()).toBe(inflater);
		const output = inflater.inflate("zlib", stream, { maxOutputBytes: 100 });
		return { hasKernel: inflater.elements !== undefined, text: Buffer.from(output).toString() };
	}

	it("is WebAssembly", async () => {
		expect(await freshInflater()).toEqual({ hasKernel: true, text: "text" });
	});

	it("is JavaScript where a content security policy forbids WebAssembly", async () => {
		class Forbidden {
			constructor() {
				throw new WebAssembly.CompileError("refused to compile");
			}
		}
		vi.stubGlobal("WebAssembly", { Module: Forbidden, CompileError: WebAssembly.CompileError });
		expect(await freshInflater()).toEqual({ hasKernel: false, text: "text" });
	});

	it("is JavaScript where there is no WebAssembly", async () => {
		vi.stubGlobal("WebAssembly", undefined);
		expect(await freshInflater()).toEqual({ hasKernel: false, text: "text" });
	});
});

import { MiraError } from "../../errors.ts";
import { joinBytes } from "../../zarr/join-bytes.ts";
import { corruptChunk } from "../codec.ts";
import { ArithmeticDecoder } from "./jpeg2000-arithmetic.ts";

/** How code-blocks are coded (T.800 table A.19), as bits. */
export const BLOCK_STYLE = {
	bypass: 1,
	resetContexts: 2,
	terminateAll: 4,
	causal: 8,
	segmentationSymbols: 32,
} as const;

/** What is decoded together: some passes, and the bytes they have. */
export type BlockSegment = { passes: number; bytes: Uint8Array[] };

/** Where neighbours are looked for: T.800 table D.1 differs by the kind of sub-band. */
export type BandKind = "LL" | "HL" | "LH" | "HH";

/** What is known of a coefficient and its neighbours: which are significant, which of those are negative, and its own state. */
const WEST = 0x01;
const EAST = 0x02;
const NORTH = 0x04;
const SOUTH = 0x08;
const NORTH_WEST = 0x10;
const NORTH_EAST = 0x20;
const SOUTH_WEST = 0x40;
const SOUTH_EAST = 0x80;
const NEIGHBOURS = 0xff;
const WEST_NEGATIVE = 0x100;
const EAST_NEGATIVE = 0x200;
const NORTH_NEGATIVE = 0x400;
const SOUTH_NEGATIVE = 0x800;
const SIGNIFICANT = 0x1000;
const REFINED = 0x2000;
const VISITED = 0x4000;
/** What lies in the stripe below, for code-blocks that do not look there. */
const BELOW = SOUTH | SOUTH_WEST | SOUTH_EAST | SOUTH_NEGATIVE;

/** The contexts of the decoder. */
const CONTEXT = { sign: 9, magnitude: 14, run: 17, uniform: 18, count: 19 } as const;

/** Contexts of significance by the neighbours (T.800 table D.1). */
const significanceContexts: Readonly<Record<BandKind, Uint8Array>> = {
	LL: contextTable((h, v, d) => horizontalContext(h, v, d)),
	LH: contextTable((h, v, d) => horizontalContext(h, v, d)),
	HL: contextTable((h, v, d) => horizontalContext(v, h, d)),
	HH: contextTable((h, v, d) => diagonalContext(h + v, d)),
};

function contextTable(context: (h: number, v: number, d: number) => number): Uint8Array {
	const has = (flags: number, neighbour: number): number => ((flags & neighbour) === 0 ? 0 : 1);
	return Uint8Array.from({ length: 256 }, (_, flags) =>
		context(
			has(flags, WEST) + has(flags, EAST),
			has(flags, NORTH) + has(flags, SOUTH),
			has(flags, NORTH_WEST) + has(flags, NORTH_EAST) + has(flags, SOUTH_WEST) + has(flags, SOUTH_EAST),
		),
	);
}

function horizontalContext(h: number, v: number, d: number): number {
	if (h === 2) return 8;
	if (h === 1) return v > 0 ? 7 : d > 0 ? 6 : 5;
	return v > 0 ? 2 + v : Math.min(d, 2);
}

function diagonalContext(hv: number, d: number): number {
	if (d >= 3) return 8;
	if (d === 2) return hv > 0 ? 7 : 6;
	return (d === 1 ? 3 : 0) + Math.min(hv, 2);
}

/** Contexts of signs, and in bit 7 whether the sign is flipped (T.800 tables D.2 and D.3), by `signIndex`. */
const signContexts = Uint8Array.from({ length: 256 }, (_, index) => {
	const contribution = (neighbour: number): number =>
		(index & neighbour) === 0 ? 0 : (index & (neighbour << 4)) === 0 ? 1 : -1;
	const h = Math.sign(contribution(WEST) + contribution(EAST));
	const v = Math.sign(contribution(NORTH) + contribution(SOUTH));
	const isFlipped = h < 0 || (h === 0 && v < 0);
	const sum = isFlipped ? 3 * -h - v : 3 * h + v;
	// 3h + v is 0, 1, 2, 3 or 4 once it is not negative.
	return CONTEXT.sign + sum + (isFlipped ? 0x80 : 0);
});

/** The four neighbours side by side, and above them which are negative. */
function signIndex(flags: number): number {
	return (flags & 0x0f) | ((flags >> 4) & 0xf0);
}

/** Decodes code-blocks (T.800 annex D); has the memory that all of them use. */
export class BlockDecoder {
	readonly #decoder = new ArithmeticDecoder(CONTEXT.count);
	#flags = new Uint16Array(0);
	#stride = 0;
	#width = 0;
	#height = 0;
	/** What is masked out of the flags in the last row of a stripe. */
	#unseen = 0;
	#contexts = significanceContexts.LL;
	/**
	 * The coefficients of the last block, row by row. They are doubled: the lowest bit says that the value lies half-way to
	 * the next one that could be told apart.
	 */
	coefficients: Int32Array = new Int32Array(0);

	/** Decodes the passes of a block of which the highest `planes` bits of the magnitude may be set. */
	decode(
		width: number,
		height: number,
		planes: number,
		segments: readonly BlockSegment[],
		kind: BandKind,
		style: number,
	): void {
		if (planes > 30) throw new MiraError("unsupported-feature", `a JPEG 2000 code-block has ${planes} bit planes`);
		this.#prepare(width, height, kind, style);
		let plane = planes;
		let pass = 2;
		for (const segment of segments) {
			const isRaw = (style & BLOCK_STYLE.bypass) !== 0 && plane <= planes - 4 && pass < 2;
			// Behind the bytes of all packets stand the two FF that end them for the decoder.
			const bytes = joinBytes(segment.bytes, 2);
			bytes.fill(0xff, bytes.length - 2);
			if (isRaw) this.#decoder.startRaw(bytes);
			else this.#decoder.start(bytes);
			for (let i = 0; i < segment.passes && plane > 0; i++) {
				if (pass === 0) this.#significancePass(plane, isRaw);
				else if (pass === 1) this.#refinementPass(plane, isRaw);
				else this.#cleanupPass(plane, style);
				if (style & BLOCK_STYLE.resetContexts) this.#resetContexts();
				if (++pass === 3) {
					pass = 0;
					plane--;
				}
			}
		}
	}

	#prepare(width: number, height: number, kind: BandKind, style: number): void {
		const flags = (width + 2) * (height + 2);
		if (this.#flags.length < flags) this.#flags = new Uint16Array(flags);
		else this.#flags.fill(0, 0, flags);
		if (this.coefficients.length < width * height) this.coefficients = new Int32Array(width * height);
		else this.coefficients.fill(0, 0, width * height);
		this.#width = width;
		this.#height = height;
		this.#stride = width + 2;
		this.#unseen = style & BLOCK_STYLE.causal ? BELOW : 0;
		this.#contexts = significanceContexts[kind];
		this.#resetContexts();
	}

	/** T.800 table D.7. */
	#resetContexts(): void {
		const { states } = this.#decoder;
		states.fill(0);
		states[0] = 2 * 4;
		states[CONTEXT.run] = 2 * 3;
		states[CONTEXT.uniform] = 2 * 46;
	}

	/** Coefficients with significant neighbours (T.800 D.3.1). */
	#significancePass(plane: number, isRaw: boolean): void {
		const decoder = this.#decoder;
		const flags = this.#flags;
		const contexts = this.#contexts;
		const stride = this.#stride;
		for (let top = 0; top < this.#height; top += 4) {
			const bottom = Math.min(top + 4, this.#height);
			for (let x = 0; x < this.#width; x++)
				for (let y = top, at = (top + 1) * stride + x + 1; y < bottom; y++, at += stride) {
					const seen = (flags[at] as number) & (y === top + 3 ? ~this.#unseen : -1);
					if ((seen & NEIGHBOURS) === 0 || (seen & SIGNIFICANT) !== 0) continue;
					const isFound = isRaw ? decoder.rawBit() : decoder.decide(contexts[seen & NEIGHBOURS] as number);
					if (isFound) this.#found(x, y, at, plane, isRaw ? decoder.rawBit() : this.#sign(seen));
					flags[at] = (flags[at] as number) | VISITED;
				}
		}
	}

	/** One more bit of those that were significant before (T.800 D.3.3). */
	#refinementPass(plane: number, isRaw: boolean): void {
		const decoder = this.#decoder;
		const flags = this.#flags;
		const coefficients = this.coefficients;
		const stride = this.#stride;
		const width = this.#width;
		const half = 1 << (plane - 1);
		for (let top = 0; top < this.#height; top += 4) {
			const bottom = Math.min(top + 4, this.#height);
			for (let x = 0; x < width; x++)
				for (let y = top, at = (top + 1) * stride + x + 1; y < bottom; y++, at += stride) {
					const flag = flags[at] as number;
					if ((flag & (SIGNIFICANT | VISITED)) !== SIGNIFICANT) continue;
					const seen = flag & (y === top + 3 ? ~this.#unseen : -1);
					const context = CONTEXT.magnitude + (seen & REFINED ? 2 : seen & NEIGHBOURS ? 1 : 0);
					const bit = isRaw ? decoder.rawBit() : decoder.decide(context);
					const value = coefficients[y * width + x] as number;
					coefficients[y * width + x] = value + ((bit === 1) === value > 0 ? half : -half);
					flags[at] = flag | REFINED;
				}
		}
	}

	/** All the others; four zeros in a column that has no neighbours are one decision (T.800 D.3.4). */
	#cleanupPass(plane: number, style: number): void {
		const decoder = this.#decoder;
		const flags = this.#flags;
		const contexts = this.#contexts;
		const stride = this.#stride;
		const unseen = this.#unseen;
		for (let top = 0; top < this.#height; top += 4) {
			const bottom = Math.min(top + 4, this.#height);
			for (let x = 0; x < this.#width; x++) {
				let y = top;
				let at = (top + 1) * stride + x + 1;
				const isRun =
					bottom === top + 4 &&
					((flags[at] as number) |
						(flags[at + stride] as number) |
						(flags[at + 2 * stride] as number) |
						((flags[at + 3 * stride] as number) & ~unseen)) ===
						0;
				if (isRun) {
					if (decoder.decide(CONTEXT.run) === 0) continue;
					y += 2 * decoder.decide(CONTEXT.uniform) + decoder.decide(CONTEXT.uniform);
					at += (y - top) * stride;
					this.#found(x, y, at, plane, this.#sign((flags[at] as number) & (y === top + 3 ? ~unseen : -1)));
					y++;
					at += stride;
				}
				for (; y < bottom; y++, at += stride) {
					const flag = flags[at] as number;
					if ((flag & (SIGNIFICANT | VISITED)) === 0) {
						const seen = flag & (y === top + 3 ? ~unseen : -1);
						if (decoder.decide(contexts[seen & NEIGHBOURS] as number)) this.#found(x, y, at, plane, this.#sign(seen));
					}
					flags[at] = (flags[at] as number) & ~VISITED;
				}
			}
		}
		if (style & BLOCK_STYLE.segmentationSymbols) this.#checkSegmentation();
	}

	#checkSegmentation(): void {
		let symbol = 0;
		for (let i = 0; i < 4; i++) symbol = 2 * symbol + this.#decoder.decide(CONTEXT.uniform);
		if (symbol !== 10) throw corruptChunk("jpeg2k", "a code-block does not end as it should");
	}

	#sign(seen: number): number {
		const context = signContexts[signIndex(seen)] as number;
		return this.#decoder.decide(context & 0x7f) ^ (context >> 7);
	}

	/** A coefficient became significant: its neighbours are told. */
	#found(x: number, y: number, at: number, plane: number, isNegative: number): void {
		const flags = this.#flags;
		const above = at - this.#stride;
		const below = at + this.#stride;
		const value = 3 << (plane - 1);
		this.coefficients[y * this.#width + x] = isNegative ? -value : value;
		flags[at] = (flags[at] as number) | SIGNIFICANT;
		flags[at - 1] = (flags[at - 1] as number) | (isNegative ? EAST | EAST_NEGATIVE : EAST);
		flags[at + 1] = (flags[at + 1] as number) | (isNegative ? WEST | WEST_NEGATIVE : WEST);
		flags[above] = (flags[above] as number) | (isNegative ? SOUTH | SOUTH_NEGATIVE : SOUTH);
		flags[below] = (flags[below] as number) | (isNegative ? NORTH | NORTH_NEGATIVE : NORTH);
		flags[above - 1] = (flags[above - 1] as number) | SOUTH_EAST;
		flags[above + 1] = (flags[above + 1] as number) | SOUTH_WEST;
		flags[below - 1] = (flags[below - 1] as number) | NORTH_EAST;
		flags[below + 1] = (flags[below + 1] as number) | NORTH_WEST;
	}
}

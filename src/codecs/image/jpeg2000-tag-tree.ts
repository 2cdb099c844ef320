/** Bits of packet headers: the bit after a byte FF is stuffed (T.800 B.10.1). */
export interface HeaderBits {
	bit(): number;
}

/**
 * A tag tree (T.800 B.10.2): whole numbers for the cells of a grid, each coded as far as it is asked for, and what they have in
 * common only once.
 */
export class TagTree {
	readonly #levels: { across: number; values: Uint32Array; known: Uint32Array }[] = [];

	constructor(across: number, down: number) {
		let [width, height] = [across, down];
		for (;;) {
			const values = new Uint32Array(width * height).fill(0xffff_ffff);
			this.#levels.unshift({ across: width, values, known: new Uint32Array(width * height) });
			if (width * height <= 1) break;
			width = Math.ceil(width / 2);
			height = Math.ceil(height / 2);
		}
	}

	/** True if the number of a cell is below `threshold`; reads what is needed to know. */
	isBelow(bits: HeaderBits, x: number, y: number, threshold: number): boolean {
		let least = 0;
		let value = 0;
		for (const [i, { across, values, known }] of this.#levels.entries()) {
			const shift = this.#levels.length - 1 - i;
			const node = (y >> shift) * across + (x >> shift);
			least = Math.max(least, known[node] as number);
			value = values[node] as number;
			while (least < threshold && least < value) {
				if (bits.bit() === 1) value = least;
				else least++;
			}
			values[node] = value;
			known[node] = least;
		}
		return value < threshold;
	}
}

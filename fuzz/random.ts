/** Numbers that look random and are the same in every run: a case is repeated by its number alone. */
export class Random {
	#state: number;

	constructor(seed: number) {
		this.#state = seed >>> 0;
	}

	/** An unsigned number of 32 bits. */
	next(): number {
		this.#state = (this.#state + 0x9e3779b9) >>> 0;
		return mixed(this.#state);
	}

	/** A whole number from 0 to below `n`. */
	below(n: number): number {
		return Math.floor((this.next() / 2 ** 32) * n);
	}

	/** True once in `n` times. */
	oneIn(n: number): boolean {
		return this.below(n) === 0;
	}

	/** One of a list that is not empty. */
	pick<T>(list: readonly T[]): T {
		return list[this.below(list.length)] as T;
	}
}

/** A number of 32 bits that follows from two others and resembles neither. */
export function derived(seed: number, index: number): number {
	return mixed((Math.imul(seed, 0x85ebca6b) ^ mixed((index + 0x7f4a7c15) >>> 0)) >>> 0);
}

function mixed(value: number): number {
	let bits = value;
	bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
	bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
	return (bits ^ (bits >>> 15)) >>> 0;
}

/** `length` bytes of which every four name their own place, so that bytes of another place cannot pass for them. */
export function pattern(length: number, seed = 0): Uint8Array {
	const words = new Uint32Array(Math.ceil(length / 4));
	for (let i = 0; i < words.length; i++) words[i] = Math.imul(i + 1 + seed, 0x9e3779b1);
	return new Uint8Array(words.buffer, 0, length);
}

/** Numbers from 0 up to 1, the same ones on every run (mulberry32). */
export function repeatableRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** A generator of whole numbers that gives the same ones in every run. */
export function randomNumbers(seed: number): (below: number) => number {
	let state = (seed * 0x9e3779b1) >>> 0 || 1;
	return (below) => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		state >>>= 0;
		return state % below;
	};
}

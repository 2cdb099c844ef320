/** Icechunk sorts by bytes, and readers find what they look for by halving. */

/** The order of two ids of one length. */
export function compareIds(a: Uint8Array, b: Uint8Array): number {
	for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] as number) - (b[i] as number);
	return 0;
}

/** The order of two texts by their UTF-8, which is not that of JavaScript's own comparison. */
export function compareText(a: string, b: string): number {
	const [left, right] = [new TextEncoder().encode(a), new TextEncoder().encode(b)];
	const end = Math.min(left.length, right.length);
	return compareIds(left.subarray(0, end), right.subarray(0, end)) || left.length - right.length;
}

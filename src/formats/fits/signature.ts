/** True for files that begin with the first card of a FITS header (FITS standard, 4.4.1.1). */
export function isFits(head: Uint8Array): boolean {
	return [..."SIMPLE  ="].every((letter, i) => head[i] === letter.charCodeAt(0));
}

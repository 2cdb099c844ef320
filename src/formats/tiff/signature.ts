/** True if a file begins as TIFF does: a byte order, then 42 for the classic form or 43 for BigTIFF. */
export function isTiff(head: Uint8Array): boolean {
	const [a, b, c, d] = head;
	if (a === 0x49 && b === 0x49) return (c === 42 || c === 43) && d === 0;
	return a === 0x4d && b === 0x4d && c === 0 && (d === 42 || d === 43);
}

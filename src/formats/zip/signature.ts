/** True if a file begins as zip files do: with the header of a member, or with the end record if there is none. */
export function isZip(head: Uint8Array): boolean {
	const [p, k, a, b] = head;
	return p === 0x50 && k === 0x4b && ((a === 3 && b === 4) || (a === 5 && b === 6));
}

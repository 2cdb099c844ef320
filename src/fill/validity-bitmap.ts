/**
 * Validity of elements as Arrow keeps it: bit `i % 8` of byte `i / 8`, least significant first, 1 where the value is valid.
 * `codes` holds one number an element, 0 where it is valid; the bits after the last element are 0.
 */
export function validityBitmap(codes: Uint8Array): Uint8Array {
	const bitmap = new Uint8Array(Math.ceil(codes.length / 8));
	for (let i = 0; i < codes.length; i++) {
		if (codes[i] === 0) bitmap[i >> 3] = (bitmap[i >> 3] as number) | (1 << (i & 7));
	}
	return bitmap;
}

/** True if element `index` is valid; without a bitmap every element is. */
export function isValid(validity: Uint8Array | undefined, index: number): boolean {
	return validity === undefined || (((validity[index >> 3] as number) >> (index & 7)) & 1) === 1;
}

/**
 * Repeats `length` bytes from `distance` before `at`, as compressors of the LZ family refer to them: the source may overlap
 * what is being written. Returns where it ends.
 */
export function copyMatch(bytes: Uint8Array, at: number, distance: number, length: number): number {
	const end = at + length;
	// A call costs as much as copying some thirty bytes.
	if (length > 32 && distance === 1) bytes.fill(bytes[at - 1] as number, at, end);
	else if (length > 32 && distance >= length) bytes.copyWithin(at, at - distance, end - distance);
	else for (let to = at; to < end; to++) bytes[to] = bytes[to - distance] as number;
	return end;
}

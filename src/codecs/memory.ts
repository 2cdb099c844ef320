/** Gives `length` bytes at the beginning of a buffer of their own. */
export type Allocate = (length: number) => Uint8Array;

let implementation: Allocate = (length) => new Uint8Array(length);

/** Replaces the allocation by one of the platform that does not clear memory. `mirazarr/node` does this. */
export function useNativeAllocation(allocate: Allocate): void {
	implementation = allocate;
}

/**
 * Memory whose every byte is written before anyone else sees it. It is not cleared where that can be helped, for clearing
 * takes about as long as filling: use it only where nothing is left out, and where an error throws it away.
 */
export function allocate(length: number): Uint8Array {
	return implementation(length);
}

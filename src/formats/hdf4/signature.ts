/** The first four bytes of every HDF4 file: control-N, control-C, control-S, control-A. */
const SIGNATURE = [0x0e, 0x03, 0x13, 0x01];

/** Where the first block of data descriptors begins. */
export const FIRST_BLOCK_BYTES: number = SIGNATURE.length;

/** True if a file with these first bytes is HDF4. */
export function isHdf4(head: Uint8Array): boolean {
	return SIGNATURE.every((byte, i) => head[i] === byte);
}

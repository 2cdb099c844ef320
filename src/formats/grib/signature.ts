import { isMessageStart } from "../../codecs/grib/message.ts";

/**
 * True for files that begin as GRIB, or with a message near their beginning: headings of bulletins and records of other
 * systems come first in many. Since that is a search, GRIB is the last format to be tried.
 */
export function isGrib(head: Uint8Array): boolean {
	return [0x47, 0x52, 0x49, 0x42].every((byte, i) => head[i] === byte) || findMessage(head, 0) !== undefined;
}

/** Where the next message begins, at `from` or later, as far as these bytes tell. */
export function findMessage(bytes: Uint8Array, from: number): number | undefined {
	for (let at = bytes.indexOf(0x47, from); at >= 0; at = bytes.indexOf(0x47, at + 1))
		if (isMessageStart(bytes, at, true)) return at;
	return undefined;
}

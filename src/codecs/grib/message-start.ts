import { unsigned } from "./octets.ts";

/** Octets that tell whether a message begins. */
export const START_BYTES = 21;

/** True where a message begins; `isStrict` also looks at the section that follows, for places that nothing points to. */
export function isMessageStart(bytes: Uint8Array, at: number, isStrict: boolean): boolean {
	if (bytes[at] !== 0x47 || bytes[at + 1] !== 0x52 || bytes[at + 2] !== 0x49 || bytes[at + 3] !== 0x42) return false;
	const edition = bytes[at + 7];
	if ((edition !== 1 && edition !== 2) || at + START_BYTES > bytes.length) return false;
	if (!isStrict) return true;
	const [length, least] = edition === 1 ? [unsigned(bytes, at + 8, 3), 28] : [unsigned(bytes, at + 16, 4), 21];
	return length >= least && length < 2 ** 16 && (edition === 1 || bytes[at + 20] === 1);
}

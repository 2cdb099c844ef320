import { MiraError } from "../errors.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const VALUE_OF: ReadonlyMap<string, number> = new Map([...ALPHABET].map((c, i) => [c, i]));

/** Standard base64 with padding (RFC 4648, section 4). */
export function encodeBase64(bytes: Uint8Array): string {
	// In slices: one call with every byte as an argument would overflow the stack, one a byte would be slow.
	let text = "";
	for (let at = 0; at < bytes.length; at += 0x6000) text += String.fromCharCode(...bytes.subarray(at, at + 0x6000));
	return btoa(text);
}

/** Strict: the standard alphabet, padded, nothing else. */
export function decodeBase64(text: string): Uint8Array {
	if (text.length % 4 !== 0) throw badBase64(text, "its length is not a multiple of 4 (is the padding missing?)");
	const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
	const bytes = new Uint8Array((text.length / 4) * 3 - padding);
	let buffer = 0;
	let bits = 0;
	let at = 0;
	for (let i = 0; i < text.length - padding; i++) {
		const value = VALUE_OF.get(text[i] as string);
		if (value === undefined) throw badBase64(text, `"${text[i]}" is not in the alphabet`);
		buffer = ((buffer << 6) | value) & 0xffffff;
		bits += 6;
		if (bits >= 8) {
			bits -= 8;
			bytes[at++] = (buffer >> bits) & 0xff;
		}
	}
	return bytes;
}

function badBase64(text: string, why: string): MiraError {
	return new MiraError("bad-fill", `"${text.slice(0, 40)}" is not base64: ${why}`);
}

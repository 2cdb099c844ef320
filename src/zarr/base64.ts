import { MiraError } from "../errors.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const CODES: Uint8Array = new TextEncoder().encode(ALPHABET);
const PADDING = "=".charCodeAt(0);
const NO_VALUE = 64;
/** What the characters stand for, by their codes. */
const VALUES: Uint8Array = new Uint8Array(128).fill(NO_VALUE);
for (const [value, code] of CODES.entries()) VALUES[code] = value;

const ASCII = new TextDecoder();

/** Standard base64 with padding (RFC 4648, section 4). */
export function encodeBase64(bytes: Uint8Array): string {
	const { length } = bytes;
	const out = new Uint8Array(Math.ceil(length / 3) * 4);
	let to = 0;
	for (let at = 0; at < length; at += 3) {
		// Beyond the end there are zeros.
		const bits = ((bytes[at] as number) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
		out[to++] = CODES[bits >> 18] as number;
		out[to++] = CODES[(bits >> 12) & 63] as number;
		out[to++] = CODES[(bits >> 6) & 63] as number;
		out[to++] = CODES[bits & 63] as number;
	}
	out.fill(PADDING, to - ((3 - (length % 3)) % 3));
	return ASCII.decode(out);
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
		const value = VALUES[text.charCodeAt(i)] ?? NO_VALUE;
		if (value === NO_VALUE) throw badBase64(text, `"${text[i]}" is not in the alphabet`);
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

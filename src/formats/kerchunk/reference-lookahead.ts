import { ByteScanner, type TextSpan } from "./byte-scanner.ts";
import { inlineBytes } from "./inline-bytes.ts";

const QUOTE = 0x22;
const COLON = 0x3a;
const OPEN_BRACE = 0x7b;
const BACKSLASH = 0x5c;

/** How the key of an array document of Zarr v2 ends. */
const ENDING = new TextEncoder().encode('.zarray"');
/** How far the end of the ending can move on when the text has this byte there (Horspool's search). */
const STEPS = new Uint8Array(256).fill(ENDING.length);
for (const [i, byte] of ENDING.subarray(0, -1).entries()) STEPS[byte] = ENDING.length - 1 - i;

/** What looks like the document of an array. */
export type FoundDocument = { key: string; document: Uint8Array };

/**
 * What look like documents of arrays of Zarr v2, from a byte of a JSON text on. The text is not parsed, and most of its bytes are
 * not even looked at: it is for those who check later that the documents were what they looked like.
 */
export function* findArrayDocuments(bytes: Uint8Array, from: number): IterableIterator<FoundDocument> {
	const scanner = new ByteScanner(bytes);
	const span: TextSpan = { start: 0, end: 0, hasEscapes: false };
	let at = nextEnding(bytes, from);
	while (at >= 0) {
		const end = at + ENDING.length;
		scanner.at = openingQuote(bytes, at);
		scanner.string(span);
		if (scanner.at === end && scanner.take(COLON)) {
			const key = scanner.text(span);
			const first = scanner.peek();
			if (first === QUOTE) {
				scanner.string(span);
				yield { key, document: inlineBytes(scanner.text(span)) };
			} else if (first === OPEN_BRACE) yield { key, document: scanner.slice() };
		}
		// Never back, and not into an object that was looked at.
		at = nextEnding(bytes, Math.max(end, scanner.at));
	}
}

/** Where the ending stands next; -1 if it does not. */
function nextEnding(bytes: Uint8Array, from: number): number {
	const last = ENDING.length - 1;
	let end = from + last;
	while (end < bytes.length) {
		const byte = bytes[end] as number;
		if (byte === QUOTE && isEnding(bytes, end - last)) return end - last;
		end += STEPS[byte] as number;
	}
	return -1;
}

function isEnding(bytes: Uint8Array, at: number): boolean {
	for (let i = 0; i < ENDING.length; i++) if (bytes[at + i] !== ENDING[i]) return false;
	return true;
}

/** The quote that opens the string with a byte in it. */
function openingQuote(bytes: Uint8Array, inside: number): number {
	let at = inside;
	while (at > 0 && (bytes[at] !== QUOTE || bytes[at - 1] === BACKSLASH)) at--;
	return at;
}

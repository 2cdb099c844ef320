/** Rows of about so many bytes are decoded at once: a call for each text would cost more than its characters. */
const BLOCK_BYTES = 2 ** 16;

const STRICT_UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Whether bytes are UTF-8 (Unicode 15, table 3-7). Looked at here, because a decoder tells it by an exception, which costs a
 * hundred times as much as a text: columns of other encodings have millions.
 */
export function isUtf8(bytes: Uint8Array, from = 0, to: number = bytes.length): boolean {
	for (let at = from; at < to; ) {
		const lead = bytes[at++] as number;
		if (lead < 0x80) continue;
		const more = lead < 0xc2 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : lead < 0xf5 ? 3 : 0;
		if (more === 0 || at + more > to) return false;
		const second = bytes[at] as number;
		const least = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
		const most = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
		if (second < least || second > most) return false;
		for (const end = at + more; ++at < end; ) if (((bytes[at] as number) & 0xc0) !== 0x80) return false;
	}
	return true;
}

/** Text that is UTF-8, or else Latin-1. */
export function utf8OrLatin1(bytes: Uint8Array): string {
	return isUtf8(bytes) ? STRICT_UTF8.decode(bytes) : latin1(bytes, 0, bytes.length);
}

const UTF16 = new TextDecoder("utf-16le", { ignoreBOM: true });

/** The numbers of the characters of Latin-1 are those of Unicode; a decoder of this name would have others from 0x80 to 0x9f. */
function latin1(bytes: Uint8Array, from: number, to: number): string {
	return UTF16.decode(new Uint16Array(bytes.subarray(from, to)));
}

/** Texts that stand one behind the other in equal room, each up to its first NUL: UTF-8, or else Latin-1. */
export function decodeTexts(bytes: Uint8Array, itemBytes: number): string[] {
	const texts = new Array<string>(itemBytes === 0 ? 0 : Math.floor(bytes.length / itemBytes));
	const blockRows = Math.max(1, Math.floor(BLOCK_BYTES / itemBytes));
	for (let first = 0; first < texts.length; first += blockRows) {
		const beyond = Math.min(first + blockRows, texts.length);
		const block = latin1(bytes, first * itemBytes, beyond * itemBytes);
		for (let row = first; row < beyond; row++) {
			const from = row * itemBytes;
			let end = from;
			let bits = 0;
			for (let byte = bytes[end] as number; end < from + itemBytes && byte !== 0; byte = bytes[++end] as number)
				bits |= byte;
			const isMore = bits > 0x7f && isUtf8(bytes, from, end);
			texts[row] = isMore
				? STRICT_UTF8.decode(bytes.subarray(from, end))
				: block.slice(from - first * itemBytes, end - first * itemBytes);
		}
	}
	return texts;
}

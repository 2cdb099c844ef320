/** Crockford's digits: no I, L, O, U. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The name of the object that an id stands for: base 32, as in `snapshots/1CECHNKREP0F1RSTCMT0`. */
export function idText(id: Uint8Array): string {
	let text = "";
	let bits = 0;
	let value = 0;
	for (const byte of id) {
		value = (value << 8) | byte;
		for (bits += 8; bits >= 5; bits -= 5) text += DIGITS[(value >>> (bits - 5)) & 31];
		value &= 0xff;
	}
	return bits > 0 ? text + DIGITS[(value << (5 - bits)) & 31] : text;
}

/** The id of 12 bytes that a text stands for; undefined for what is none. */
export function parseId(text: string): Uint8Array | undefined {
	if (text.length !== 20) return undefined;
	const id = new Uint8Array(12);
	let bits = 0;
	let value = 0;
	let at = 0;
	for (const digit of text.toUpperCase()) {
		const number = DIGITS.indexOf(digit);
		if (number < 0) return undefined;
		value = ((value << 5) | number) & 0xfff;
		bits += 5;
		if (bits < 8) continue;
		bits -= 8;
		id[at++] = value >>> bits;
	}
	return id;
}

import { FITS_KEYWORDS, FITS_VALUES } from "./dictionary.ts";
import { emptyLayout, type Layout } from "./layout.ts";
import type { Random } from "./random.ts";

const CARD_BYTES = 80;
const BLOCK_BYTES = 2880;

/** Gives a card of a header another keyword, another value, or the place of another card. */
export function changeCard(bytes: Uint8Array, random: Random): void {
	const cards = cardsOf(bytes);
	if (cards.length === 0) return;
	const at = random.pick(cards);
	const write = (text: string, from: number): void => {
		bytes.set(Buffer.from(text, "latin1").subarray(0, CARD_BYTES - from), at + from);
	};
	switch (random.below(8)) {
		case 0:
			write(random.pick(FITS_KEYWORDS).padEnd(8), 0);
			return;
		case 1: {
			bytes.copyWithin(at, random.pick(cards), random.pick(cards) + CARD_BYTES);
			return;
		}
		case 2:
			write(" ".repeat(CARD_BYTES), 0);
			return;
		case 3: {
			const digit = at + 10 + random.below(20);
			bytes[digit] = random.pick([0x2d, 0x30, 0x31, 0x39, 0x20, 0x2e, 0x45, 0x27, 0x80]);
			return;
		}
		case 4:
			write(`${random.pick(FITS_KEYWORDS).padEnd(8)}= ${random.pick(FITS_VALUES).padStart(20)}`.padEnd(CARD_BYTES), 0);
			return;
		default:
			write(`= ${random.pick(FITS_VALUES).padStart(20)} /`, 8);
			return;
	}
}

/** Where data begin, behind headers: descriptors of arrays in the heap, and compressed tiles. */
export function fitsLayout(bytes: Uint8Array): Layout {
	const layout = emptyLayout();
	const cards = cardsOf(bytes);
	for (const card of cards) layout.regions.push({ start: card, end: card + CARD_BYTES, isBig: true });
	for (const card of cards) {
		if (keywordAt(bytes, card) !== "END") continue;
		const start = Math.ceil((card + CARD_BYTES) / BLOCK_BYTES) * BLOCK_BYTES;
		for (let at = start; at + 4 <= Math.min(start + 400, bytes.length); at += 4)
			layout.fields.push({ at, width: 4, isBig: true });
		if (start < bytes.length) layout.regions.push({ start, end: Math.min(start + 1000, bytes.length), isBig: true });
	}
	return layout;
}

/** Places of the cards of all headers: a header begins at a block with SIMPLE or XTENSION, and ends with END. */
function cardsOf(bytes: Uint8Array): number[] {
	const cards: number[] = [];
	let isInside = false;
	for (let at = 0; at + CARD_BYTES <= bytes.length; at += CARD_BYTES) {
		const keyword = keywordAt(bytes, at);
		if (at % BLOCK_BYTES === 0 && (keyword === "SIMPLE" || keyword === "XTENSION")) isInside = true;
		if (isInside && keyword !== "") cards.push(at);
		if (keyword === "END") isInside = false;
	}
	return cards;
}

function keywordAt(bytes: Uint8Array, at: number): string {
	return Buffer.from(bytes.buffer, bytes.byteOffset + at, 8)
		.toString("latin1")
		.trimEnd();
}

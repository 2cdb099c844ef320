import { XML_WORDS } from "./dictionary.ts";
import type { Random } from "./random.ts";

const ELEMENT = /<([\w:]+)(\s[^<>]*)?>/g;
const ATTRIBUTE = /([\w:]+)="([^"]*)"/g;
const DEEP = 3000;

/** Changes a document at one place: a value or name of an attribute, an element, a text. */
export function changeXml(bytes: Uint8Array, random: Random): Uint8Array {
	const text = new TextDecoder("latin1").decode(bytes);
	return Buffer.from(changedText(text, random), "latin1");
}

function changedText(text: string, random: Random): string {
	switch (random.below(10)) {
		case 0:
			return replaceOne(text, /<[\w:]+[^<>]*\/>/g, () => "", random);
		case 1:
			return replaceOne(text, /<[\w:]+[^<>]*\/>/g, (match) => match[0] + match[0], random);
		case 2:
			return replaceOne(text, ELEMENT, (match) => `<${random.pick(XML_WORDS)}${match[2] ?? ""}>`, random);
		case 3:
			return replaceOne(text, ATTRIBUTE, (match) => `${random.pick(XML_WORDS)}="${match[2]}"`, random);
		case 4:
			return replaceOne(text, />([^<>]+)</g, () => `>${random.pick(XML_WORDS)}<`, random);
		case 5:
			return replaceOne(text, /\d+/g, (match) => number(match[0], random), random);
		case 6:
			return random.oneIn(8)
				? replaceOne(text, ELEMENT, (match) => '<Group name="g">'.repeat(DEEP) + match[0], random)
				: replaceOne(text, /<\/[\w:]+>/g, () => "", random);
		default:
			return replaceOne(text, ATTRIBUTE, (match) => `${match[1]}="${value(match[2] as string, random)}"`, random);
	}
}

function value(old: string, random: Random): string {
	return /\d/.test(old) && random.oneIn(2)
		? old.replace(/\d+/, (digits) => number(digits, random))
		: random.pick(XML_WORDS);
}

function number(old: string, random: Random): string {
	const known = BigInt(old.slice(0, 30));
	return String(
		random.pick([
			known + 1n,
			known - 1n,
			known * 2n,
			known * 65_536n,
			0n,
			-1n,
			1n << 31n,
			1n << 32n,
			1n << 53n,
			1n << 64n,
		]),
	);
}

function replaceOne(text: string, pattern: RegExp, by: (match: RegExpMatchArray) => string, random: Random): string {
	const matches = [...text.matchAll(pattern)];
	if (matches.length === 0) return text;
	const match = random.pick(matches);
	const at = match.index;
	return text.slice(0, at) + by(match) + text.slice(at + match[0].length);
}

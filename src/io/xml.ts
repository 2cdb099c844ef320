/** A text or a tag of a document; the text of a tag is its source. */
type XmlToken =
	| { kind: "text"; text: string }
	| { kind: "tag"; name: string; form: "start" | "end" | "empty"; text: string };

/** What is not text and no element: how it begins and ends. */
const ASIDES = [
	["<!--", "-->"],
	["<?", "?>"],
	["<!", ">"],
] as const;

/**
 * The texts and tags of a document, in one pass; what is not closed ends it. It is not a general reader of XML: declarations and
 * comments are stepped over. All small documents are read by it (listings of clouds, metadata of GDAL); those of DMR++ are
 * large, and have a parser of their own (`formats/dmrpp/xml-parser.ts` says why).
 */
export function* scanXml(xml: string): IterableIterator<XmlToken> {
	let at = 0;
	while (at < xml.length) {
		const tag = xml.indexOf("<", at);
		const textEnd = tag < 0 ? xml.length : tag;
		if (textEnd > at) yield { kind: "text", text: unescapeXml(xml.slice(at, textEnd)) };
		if (tag < 0) return;
		const aside = ASIDES.find(([begin]) => xml.startsWith(begin, tag));
		const isCdata = xml.startsWith("<![CDATA[", tag);
		const end = isCdata ? xml.indexOf("]]>", tag) : aside ? xml.indexOf(aside[1], tag) : tagEnd(xml, tag);
		if (end < 0) return;
		if (isCdata) yield { kind: "text", text: xml.slice(tag + 9, end) };
		else if (aside === undefined) yield readTag(xml.slice(tag, end + 1));
		at = end + (isCdata ? 3 : (aside?.[1].length ?? 1));
	}
}

/** The `>` that closes a tag; one in quotes does not. */
function tagEnd(xml: string, begin: number): number {
	let quote = "";
	for (let i = begin + 1; i < xml.length; i++) {
		const character = xml[i] as string;
		if (quote !== "") quote = character === quote ? "" : quote;
		else if (character === '"' || character === "'") quote = character;
		else if (character === ">") return i;
	}
	return -1;
}

function readTag(text: string): XmlToken {
	const name = /^<\/?([\w:.-]*)/.exec(text)?.[1] ?? "";
	const form = text.startsWith("</") ? "end" : text.endsWith("/>") ? "empty" : "start";
	return { kind: "tag", name, form, text };
}

/** An element of a document: the text and the elements that are in it. */
export type XmlElement = { name: string; text: string; children: XmlElement[] };

/** A small document as a tree; undefined where an element does not end, or another one does. */
export function readXml(xml: string): XmlElement | undefined {
	const document: XmlElement = { name: "", text: "", children: [] };
	const open = [document];
	for (const token of scanXml(xml)) {
		const inner = open.at(-1) as XmlElement;
		if (token.kind === "text") inner.text += token.text;
		else if (token.form === "end") {
			if (open.length === 1 || inner.name !== token.name) return undefined;
			open.pop();
		} else {
			const element: XmlElement = { name: token.name, text: "", children: [] };
			inner.children.push(element);
			if (token.form === "start") open.push(element);
		}
	}
	return open.length === 1 ? document.children[0] : undefined;
}

/** The elements of a name that are inside another, at any depth, in the order of the document. */
export function* elementsNamed(element: XmlElement, name: string): IterableIterator<XmlElement> {
	const left = [...element.children].reverse();
	for (let next = left.pop(); next !== undefined; next = left.pop()) {
		if (next.name === name) yield next;
		for (let i = next.children.length - 1; i >= 0; i--) left.push(next.children[i] as XmlElement);
	}
}

/** A name begins where no name goes on, so a long one is looked at once. */
const ATTRIBUTE = /(?<![\w:.-])([A-Za-z_:][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The attributes of a tag, given its source. */
export function tagAttributes(text: string): Map<string, string> {
	return new Map(
		Array.from(text.matchAll(ATTRIBUTE), ([, name = "", double, single]) => [
			name,
			unescapeXml(double ?? single ?? ""),
		]),
	);
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
	["lt", "<"],
	["gt", ">"],
	["amp", "&"],
	["quot", '"'],
	["apos", "'"],
]);

/** What stands between `&` and `;` in an entity that is known: longer ones are none. */
const LONGEST_ENTITY = 10;

/** Text with its entities resolved. */
export function unescapeXml(text: string): string {
	let resolved = "";
	let done = 0;
	for (let at = text.indexOf("&"); at >= 0; at = text.indexOf("&", at + 1)) {
		const end = text.slice(at, at + LONGEST_ENTITY).indexOf(";");
		const character = end < 0 ? undefined : entityOf(text.slice(at + 1, at + end));
		if (character === undefined) continue;
		resolved += text.slice(done, at) + character;
		done = at + end + 1;
	}
	return done === 0 ? text : resolved + text.slice(done);
}

function entityOf(name: string): string | undefined {
	const [, decimal, hex] = /^#(?:(\d{1,7})|[xX]([0-9a-fA-F]{1,6}))$/.exec(name) ?? [];
	if (decimal === undefined && hex === undefined) return ENTITIES.get(name);
	const code = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
	return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

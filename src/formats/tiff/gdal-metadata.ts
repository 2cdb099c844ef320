/** An `Item` of GDAL's metadata: of the whole file, or of the band with that index. */
export type GdalItem = {
	name: string;
	/** Text with the entities of XML resolved once. GDAL escapes values twice: see `itemText`. */
	value: string;
	/** Index of the band it belongs to, from 0; undefined for the whole file. */
	sample: number | undefined;
	/** What GDAL uses it for: `scale`, `offset`, `unittype`, `description`, `colorinterp`. */
	role: string | undefined;
	/** The domain of the metadata; undefined for the default one. */
	domain: string | undefined;
};

/** More bands than any image has; a larger number would only make empty lists. */
const MAX_SAMPLE = 65_535;

/** A name begins where no name goes on, so that a long one is looked at once. */
const ATTRIBUTE = /(?<![\w:.-])([A-Za-z_:][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Reads the `Item` elements of the tag GDAL_METADATA. It is no general reader of XML: what it does not know (other elements,
 * declarations) is stepped over, and markup inside an item is part of its text, as for the domains `xml:…`.
 */
export function parseGdalMetadata(xml: string): GdalItem[] {
	const items: GdalItem[] = [];
	let open: (Omit<GdalItem, "value"> & { depth: number; parts: string[] }) | undefined;
	for (const token of scanXml(xml)) {
		const isItem = token.kind === "tag" && token.name === "Item";
		if (open === undefined) {
			if (!isItem || token.form === "end") continue;
			const item = readItem(token.text);
			if (token.form === "empty") items.push({ ...item, value: "" });
			else open = { ...item, depth: 1, parts: [] };
			continue;
		}
		if (isItem && token.form !== "empty") open.depth += token.form === "end" ? -1 : 1;
		if (open.depth > 0) open.parts.push(token.text);
		else {
			const { depth: _, parts, ...item } = open;
			items.push({ ...item, value: parts.join("") });
			open = undefined;
		}
	}
	return items;
}

type XmlToken =
	| { kind: "text"; text: string }
	| { kind: "tag"; name: string; form: "start" | "end" | "empty"; text: string };

/** What is no text and no element: how it begins and ends. */
const ASIDES = [
	["<!--", "-->"],
	["<?", "?>"],
	["<!", ">"],
] as const;

/** The texts and tags of a document, in one pass; what is not closed ends it. */
function* scanXml(xml: string): IterableIterator<XmlToken> {
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

function readItem(text: string): Omit<GdalItem, "value"> {
	const attributes = new Map(
		Array.from(text.matchAll(ATTRIBUTE), ([, name = "", double, single]) => [
			name,
			unescapeXml(double ?? single ?? ""),
		]),
	);
	const sample = attributes.get("sample") ?? "";
	const isIndex = /^\d+$/.test(sample) && Number(sample) <= MAX_SAMPLE;
	return {
		name: attributes.get("name") ?? "",
		sample: isIndex ? Number(sample) : undefined,
		role: attributes.get("role"),
		domain: attributes.get("domain") || undefined,
	};
}

/** The value of an item as it was given to GDAL, which escapes it once by itself and once more as XML. */
export function itemText({ value }: GdalItem): string {
	return unescapeXml(value);
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
	["lt", "<"],
	["gt", ">"],
	["amp", "&"],
	["quot", '"'],
	["apos", "'"],
]);

function unescapeXml(text: string): string {
	return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(\w+));/g, (whole, decimal, hex, name) => {
		if (name !== undefined) return ENTITIES.get(name) ?? whole;
		const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
		return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
	});
}

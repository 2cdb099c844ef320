import { scanXml, tagAttributes, unescapeXml } from "../../io/xml.ts";

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

function readItem(text: string): Omit<GdalItem, "value"> {
	const attributes = tagAttributes(text);
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

import { MiraError } from "../errors.ts";

/** One page of the listing of a bucket. */
export type ListingPage = {
	objects: { key: string; size: number }[];
	/** Keys up to a delimiter, with it. */
	directories: string[];
	/** Where the next page begins; undefined on the last one. */
	next: string | undefined;
};

/** How a cloud calls the parts of its listings. */
export type ListingTags = {
	/** The element that everything is in. */
	root: string;
	/** The element of one object, and inside it the elements with its key and its size. */
	object: string;
	key: string;
	size: string;
	/** The element of one directory; its name is in an element called `directoryKey`. */
	directory: string;
	directoryKey: string;
	next: string;
};

/**
 * Reads a listing. These documents are written by machines in a fixed form without comments, CDATA or attributes of
 * interest, so that elements can be found by their tags; text is unescaped as XML demands. What is not such a document
 * is an error: an empty listing would be a wrong answer.
 */
export function parseListing(xml: string, tags: ListingTags, url: string): ListingPage {
	if (!xml.includes(`<${tags.root}`)) throw notListing(url, "it is another document");
	// Not all XML can carry every key, so S3 encodes keys if asked to, and says so.
	const isEncoded = element(xml, "EncodingType") === "url";
	const keyIn = (part: string, tag: string): string => {
		const text = element(part, tag);
		if (text === undefined) throw notListing(url, "an entry has no name");
		return isEncoded ? decodeFormText(text, url) : text;
	};
	const objects: ListingPage["objects"] = [];
	for (const object of elements(xml, tags.object)) {
		// With a hierarchical namespace, Azure lists directories among the blobs.
		if (element(object, "ResourceType") === "directory") continue;
		objects.push({ key: keyIn(object, tags.key), size: Number(element(object, tags.size) ?? 0) });
	}
	const directories = elements(xml, tags.directory).map((directory) => keyIn(directory, tags.directoryKey));
	const next = element(xml, tags.next) || undefined;
	if (next === undefined && element(xml, "IsTruncated") === "true")
		throw notListing(url, "it does not say how to go on");
	return { objects, directories, next };
}

/** The `Code` that S3, Google and Azure put into the document of a refusal. */
export function errorCode(xml: string): string | undefined {
	const code = element(xml, "Code");
	return code !== undefined && /^\w+$/.test(code) ? code : undefined;
}

/** The text of the first element of a name. */
export function element(xml: string, name: string): string | undefined {
	const inner = elementAt(xml, name, 0)?.inner;
	return inner === undefined ? undefined : unescapeXml(inner);
}

/** What is inside the elements of a name, still escaped. */
function elements(xml: string, name: string): string[] {
	const found: string[] = [];
	for (let each = elementAt(xml, name, 0); each !== undefined; each = elementAt(xml, name, each.end))
		found.push(each.inner);
	return found;
}

/** By plain search: with a pattern, a document of nothing but opening tags would take forever. */
function elementAt(xml: string, name: string, from: number): { inner: string; end: number } | undefined {
	const open = xml.indexOf(`<${name}>`, from);
	if (open === -1) return undefined;
	const begin = open + name.length + 2;
	const close = xml.indexOf(`</${name}>`, begin);
	return close === -1 ? undefined : { inner: xml.slice(begin, close), end: close + name.length + 3 };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const MAX_CODE_POINT = 0x10ffff;

/** An entity that XML does not know stays as it is. */
function unescapeXml(text: string): string {
	return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (all, decimal, hex, name) => {
		if (name !== undefined) return ENTITIES[name] ?? all;
		const codePoint = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
		return codePoint > MAX_CODE_POINT ? all : String.fromCodePoint(codePoint);
	});
}

/** `encoding-type=url` is the encoding of forms: a `+` is a space. */
function decodeFormText(text: string, url: string): string {
	try {
		return decodeURIComponent(text.replaceAll("+", " "));
	} catch {
		throw notListing(url, `the name "${text}" is not encoded as it says`);
	}
}

function notListing(url: string, reason: string): MiraError {
	return new MiraError("http-status", `The answer is no listing that can be read: ${reason}`, { url });
}

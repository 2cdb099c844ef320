import { MiraError } from "../errors.ts";
import { elementsNamed, readXml, scanXml, type XmlElement } from "./xml.ts";

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

/** Reads a listing. What is not such a document, or breaks off, is an error: an empty listing would be a wrong answer. */
export function parseListing(xml: string, tags: ListingTags, url: string): ListingPage {
	const root = readXml(xml);
	if (root?.name !== tags.root)
		throw notListing(url, root === undefined ? "it breaks off, or is not XML" : "it is another document");
	// Not all XML can carry every key, so S3 encodes keys if asked to, and says so.
	const isEncoded = textIn(root, "EncodingType") === "url";
	const keyIn = (part: XmlElement, tag: string): string => {
		const text = textIn(part, tag);
		if (text === undefined) throw notListing(url, "an entry has no name");
		return isEncoded ? decodeFormText(text, url) : text;
	};
	const objects: ListingPage["objects"] = [];
	for (const object of elementsNamed(root, tags.object)) {
		// With a hierarchical namespace, Azure lists directories among the blobs.
		if (textIn(object, "ResourceType") === "directory") continue;
		objects.push({ key: keyIn(object, tags.key), size: Number(textIn(object, tags.size) ?? 0) });
	}
	const directories = Array.from(elementsNamed(root, tags.directory), (found) => keyIn(found, tags.directoryKey));
	const next = textIn(root, tags.next) || undefined;
	if (next === undefined && textIn(root, "IsTruncated") === "true")
		throw notListing(url, "it does not say how to go on");
	return { objects, directories, next };
}

/** The text of the first element of a name inside another. */
function textIn(element: XmlElement, name: string): string | undefined {
	for (const found of elementsNamed(element, name)) return found.text;
	return undefined;
}

/** The text of the first element of a name in the document of a refusal, of which only the beginning may have been read. */
export function refusalText(xml: string, name: string): string | undefined {
	let text: string | undefined;
	for (const token of scanXml(xml)) {
		if (token.kind === "text") text = text === undefined ? undefined : text + token.text;
		else if (token.name === name && token.form === "start") text = "";
		else if (token.name === name && token.form === "end" && text !== undefined) return text;
	}
	return undefined;
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
	return new MiraError("http-status", `The answer is not a listing that can be read: ${reason}`, { url });
}

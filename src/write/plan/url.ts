import type { Diagnostic } from "../../diagnostics.ts";
import { decodePath, formatUrl, parseUrl, splitQuery, withoutSignature } from "../../io/url.ts";

/**
 * A URL as fsspec wants it, without signatures: references are passed on, and outlive them. For HTTP that is the encoded form; the paths of files and the keys of buckets it takes as they
 * are, without decoding: `file:///data/a b.nc`, not `a%20b.nc`.
 */
export function fsspecUrl(signed: string): string {
	const url = withoutSignature(signed);
	const protocol = protocolOf(url);
	if (protocol === "http" || protocol === "https") return formatUrl(parseUrl(url));
	const [path, query] = protocol === "file" ? [url.replaceAll("?", "%3F"), ""] : splitQuery(url);
	const begin = protocol.length + "://".length;
	return `${path.slice(0, begin)}${decodePath(path.slice(begin))}${query}`;
}

/**
 * The path of a local file as seen from a folder, raw: `a.nc`, `../data/a.nc`. Undefined for what is not a local file, and where
 * nothing but the root is above both: then they do not belong together, and moving them together is not what anybody does.
 */
export function relativePath(url: string, folder: string): string | undefined {
	if (protocolOf(url) !== "file" || protocolOf(folder) !== "file") return undefined;
	const to = rawSegments(url);
	const from = rawSegments(folder).filter((name) => name !== "");
	let shared = 0;
	while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++;
	if (shared === 0) return undefined;
	const path = [...from.slice(shared).map(() => ".."), ...to.slice(shared)].join("/");
	// fsspec takes a tilde for the home directory, and a colon may look like a protocol.
	return /^~|^[^/]*:/.test(path) ? `./${path}` : path;
}

function rawSegments(url: string): string[] {
	return fsspecUrl(formatUrl(parseUrl(url)))
		.slice("file:///".length)
		.split("/");
}

/** The part before `://`, in lower case. */
export function protocolOf(url: string): string {
	return url.slice(0, url.indexOf("://")).toLowerCase();
}

/** Protocols that mean something in this process alone. */
const PRIVATE = new Set(["memory", "blob"]);

/** What a reader of these references must know about their URLs. */
export function reportUrls(urls: readonly string[]): Diagnostic[] {
	const diagnostics: Diagnostic[] = [];
	const names = [...new Set(urls.map(protocolOf))].sort();
	if (urls.some((url) => withoutSignature(url) !== url))
		diagnostics.push({
			severity: "warning",
			code: "signature-not-written",
			path: "/",
			message: "the references name objects without the signatures and tokens of their URLs, which are secrets",
			hint: "Readers need their own credentials, or references to public objects",
		});
	if (names.length > 1)
		diagnostics.push({
			severity: "warning",
			code: "mixed-protocols",
			path: "/",
			message: `the references use ${names.join(" and ")}, but fsspec registers only the first protocol that it meets`,
			hint: 'Write a set for each, or open them with fsspec.filesystem("reference", fo=…, fs={protocol: filesystem, …})',
		});
	for (const name of names.filter((protocol) => PRIVATE.has(protocol)))
		diagnostics.push({
			severity: "warning",
			code: "unreachable-url",
			path: "/",
			message: `references to ${name}:// objects cannot be read by any other program`,
			hint: "Open the data from a file or a server before writing references",
		});
	return diagnostics;
}

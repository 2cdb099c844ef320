/**
 * The one rule for names of objects.
 *
 * - A *URL* begins with `scheme://`; anything else is a local path, which `fileUrl` of `io/file.ts` converts.
 * - The path of a URL is percent-encoded, in every scheme: `s3://b/a%20b` and `s3://b/a b` both name the key `a b`, a
 *   literal `%20` is `%2520`. A `%` that no two hex digits follow stands for itself.
 * - `?` begins a query (signatures, `versionId`), which belongs to the request and is not part of what prefixes match.
 *   `file:` and `memory:` have no queries: there `?` is a character of the name.
 * - `#` is always a character of the name: a fragment names no object.
 * - A local path and a raw key (`encodePath`) are taken literally; nothing in them is special but `/`.
 *
 * URLs are kept and shown as they were given. For matching and for requests they are parsed by the platform's own URL
 * parser, the one `fetch` uses, so what was checked is what is asked for. `.` and `..`, encoded or not, are resolved
 * by it; a `..` behind an encoded slash is refused, because some servers decode before they resolve.
 */
import { type Advice, hint, MiraError, option, SECRET_PARAMETER } from "../errors.ts";

/** A URL taken apart, in the spelling in which it is requested. */
export type ParsedUrl = {
	/** Scheme and authority, such as `https://host:8080` or `file://`. */
	origin: string;
	/** Of the path, still percent-encoded; the last one is empty after a final slash. */
	segments: string[];
	/** With its `?`, or empty. */
	query: string;
};

const SCHEME = /^[a-z][a-z0-9+.-]+:\/\//i;
const WITHOUT_QUERY = /^(file|memory):/i;

/** Whether `text` is a URL rather than a local path. `C:\data` is a path: a scheme has two letters at least. */
export function isUrl(text: string): boolean {
	return SCHEME.test(text);
}

/** Takes a URL apart and normalises it; `bad-argument` for what is not a URL. */
export function parseUrl(url: string): ParsedUrl {
	if (!isUrl(url)) {
		throw new MiraError("bad-argument", `"${url}" is not a URL`, {
			hint: "A local path works where the package runs in Node; elsewhere write scheme://host/path",
		});
	}
	const { protocol, host, pathname, search, username, password } = platformUrl(url);
	if (username !== "" || password !== "") {
		throw new MiraError("bad-argument", "A URL must not carry a user name or password", {
			...hint`Pass ${option("session")} with the login instead`,
		});
	}
	const segments = withoutDots(pathname.split("/").slice(1));
	for (const segment of segments) {
		if (decode(segment).split(/[/\\]/).includes("..")) {
			throw new MiraError("not-allowed", `The path hides ".." in "${segment}"`, { url });
		}
	}
	return { origin: `${protocol}//${host}`, segments, query: search };
}

/**
 * The parser of Node 20 (Ada 2) leaves `..` as it is behind a name that begins with a dot, as in `/.cache/../data`: what is left
 * is resolved here, as the URL standard has it.
 */
function withoutDots(segments: readonly string[]): string[] {
	const isDots = (segment: string | undefined): boolean => segment !== undefined && /^(?:\.|%2e){1,2}$/i.test(segment);
	if (!segments.some(isDots)) return [...segments];
	const kept: string[] = [];
	for (const segment of segments) {
		if (!isDots(segment)) kept.push(segment);
		else if (decode(segment) === "..") kept.pop();
	}
	return isDots(segments.at(-1)) ? [...kept, ""] : kept;
}

/** The text of a parsed URL. */
export function formatUrl({ origin, segments, query }: ParsedUrl): string {
	return `${origin}/${segments.join("/")}${query}`;
}

/**
 * Identity of the first `count` segments of a URL; equal for all spellings of the same place. The separator cannot
 * occur in an encoded segment, so a key names whole segments.
 */
export function placeKey({ origin, segments }: ParsedUrl, count: number): string {
	return [origin, ...segments.slice(0, count).map((segment) => encodeURIComponent(decode(segment)))].join("/");
}

/** Number of segments of a URL that is used as a prefix: `https://h/a/` is the same prefix as `https://h/a`. */
export function prefixLength({ segments }: ParsedUrl): number {
	return segments.at(-1) === "" ? segments.length - 1 : segments.length;
}

/** Whether `url` is `prefix` itself or lies below it. */
export function isWithin(url: ParsedUrl, prefix: ParsedUrl): boolean {
	const count = prefixLength(prefix);
	return url.segments.length >= count && placeKey(url, count) === placeKey(prefix, count);
}

/** A raw path or key as a URL spells it: only what would change its meaning is encoded. */
export function encodePath(path: string): string {
	return path.replace(/[%?#\\\p{Cc}\s]/gu, encodeURIComponent);
}

/** The raw key that the `path` of a store stands for. */
export function decodePath(path: string): string {
	return splitQuery(path)[0].split("/").map(decode).join("/");
}

/** The URL of a raw `key` below `root`. The query of the root is not copied: its store adds it. */
export function childUrl(root: string, key: string): string {
	return `${withoutQuery(root).replace(/\/$/, "")}/${encodePath(key)}`;
}

/** The URL of a raw `name` in the directory of `url`; `..` in it is resolved when it is read. */
export function siblingUrl(url: string, name: string): string {
	return directoryUrl(url) + encodePath(name);
}

/** The directory an object is in, with its final slash; a URL that ends in a slash is its own directory. */
export function directoryUrl(url: string): string {
	const path = withoutQuery(url);
	const authorityEnd = path.indexOf("/", path.indexOf("://") + 3);
	return authorityEnd === -1 ? `${path}/` : path.slice(0, path.lastIndexOf("/") + 1);
}

/** The directory that two directories have in common; both have their final slash. */
export function commonDirectory(a: string, b: string): string {
	let end = 0;
	for (let i = 0; i < Math.min(a.length, b.length) && a[i] === b[i]; i++) if (a[i] === "/") end = i + 1;
	return a.slice(0, end);
}

/** What to tell a user who wants to read `url` although it is outside what may be read. */
export function allowHint(url: string): Advice {
	return hint`To read it, pass ${option("allow", [directoryUrl(url)])}`;
}

/** A URL or a store's path, and its query with the `?`. */
export function splitQuery(text: string): [path: string, query: string] {
	const at = text.indexOf("?");
	return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at)];
}

/** What Azure, and CloudFront and older S3 and Google, put beside a signature; it means nothing without it. */
const BESIDE_SIGNATURE: readonly (readonly [signature: string, others: RegExp])[] = [
	["sig", /^(s[eprstv]|spr|sip|srt|sk(oid|tid|t|e|s|v))$/],
	["signature", /^(expires|policy|key-pair-id|awsaccesskeyid|googleaccessid)$/],
];

/** A URL without the parameters that give access to anyone who has them; the others say which object it is, and stay. */
export function withoutSignature(url: string): string {
	if (WITHOUT_QUERY.test(url) || !url.includes("?")) return url;
	const [path, query] = splitQuery(url);
	const parameters = query.slice(1).split("&");
	const names = parameters.map((parameter) => parameter.replace(/=.*/s, "").toLowerCase());
	const beside = BESIDE_SIGNATURE.filter(([signature]) => names.includes(signature)).map(([, others]) => others);
	const isSecret = (name: string): boolean => [SECRET_PARAMETER, ...beside].some((pattern) => pattern.test(name));
	const kept = parameters.filter((_, i) => !isSecret(names[i] ?? ""));
	if (kept.length === parameters.length) return url;
	return kept.length === 0 ? path : `${path}?${kept.join("&")}`;
}

function withoutQuery(url: string): string {
	return WITHOUT_QUERY.test(url) ? url : splitQuery(url)[0];
}

/** The platform's parser drops tabs, newlines and outer spaces and gives `\` and `#` a meaning; encoded they survive. */
function platformUrl(url: string): URL {
	const special = WITHOUT_QUERY.test(url) ? /[?#\\\p{Cc}\s]/gu : /[#\\\p{Cc}\s]/gu;
	try {
		return new URL(url.replace(special, encodeURIComponent).replace(/%(?![0-9a-f]{2})/gi, "%25"));
	} catch (cause) {
		throw new MiraError("bad-argument", `"${url}" is not a URL`, { cause });
	}
}

/** Octets that are not UTF-8 stay encoded: they are compared as they are. */
function decode(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}

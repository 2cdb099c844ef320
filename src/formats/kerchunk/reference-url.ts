import { isMiraError } from "../../errors.ts";
import { encodePath, formatUrl, isUrl, parseUrl, siblingUrl, splitQuery } from "../../io/url.ts";

/** Prefixes of fsspec that only say how to cache. */
const CACHES = /^(?:(?:simplecache|filecache|blockcache|cached)::)+/;
const DRIVE = /^[a-zA-Z]:[\\/]/;

/**
 * The URL of a reference. fsspec writes http URLs as they are, but local paths and the keys of buckets raw, without any
 * encoding. A path that is not absolute is relative to the folder that `base`, the references, lie in.
 */
export function referenceUrl(text: string, base: string): string {
	const plain = text.replace(CACHES, "");
	if (/^https?:/i.test(plain)) return plain;
	if (plain.startsWith("/")) return `file://${encodePath(plain)}`;
	if (DRIVE.test(plain)) return `file:///${encodePath(plain.replaceAll("\\", "/"))}`;
	if (!isUrl(plain)) return withoutDots(siblingUrl(base, plain));
	const begin = plain.indexOf("://") + 3;
	const scheme = plain.slice(0, begin).toLowerCase();
	if (scheme === "file://" || scheme === "local://") return `file://${encodePath(plain.slice(begin))}`;
	if (scheme === "memory://") return plain;
	const [key, query] = splitQuery(plain.slice(begin));
	return `${scheme}${encodePath(key)}${query}`;
}

/** Steps up and down are taken at once, so messages name the place itself; what hides some fails when it is read. */
function withoutDots(url: string): string {
	if (!/\/\.\.?(?:\/|$)/.test(url)) return url;
	try {
		return formatUrl(parseUrl(url));
	} catch (error) {
		if (!isMiraError(error)) throw error;
		return url;
	}
}

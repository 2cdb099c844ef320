import type { Source } from "../io/source.ts";

/** Tags of bytes that stay the same object: what is cached is hashed once. */
const tags = new WeakMap<Uint8Array, Promise<string>>();

/** A strong tag of the bytes themselves. */
export function contentTag(bytes: Uint8Array): Promise<string> {
	const known = tags.get(bytes) ?? hash(bytes);
	tags.set(bytes, known);
	return known;
}

async function hash(bytes: Uint8Array): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>));
	return `"${Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}

/**
 * The tag of a part of an object: that of the object and where the part is. As strong as the object's own; undefined where it
 * has none, or nothing was read of it yet.
 */
export function partTag({ etag }: Source, offset: number, length: number): string | undefined {
	if (etag === undefined) return undefined;
	const [, weak = "", opaque = ""] = /^(W\/)?"?(.*?)"?$/s.exec(etag) ?? [];
	// Half a surrogate pair has no encoding; a store of an application may hand one on.
	return `${weak}"${encodeURIComponent(opaque.replace(/\p{Cs}/gu, "\ufffd"))}:${offset}+${length}"`;
}

/** True if a list of tags, as `If-None-Match` has it, names this one. Weak comparison: RFC 9110, 8.8.3.2. */
export function listsTag(header: string, tag: string): boolean {
	return header.trim() === "*" || tagsOf(header).some((each) => withoutWeakness(each) === withoutWeakness(tag));
}

/** The same by strong comparison, as `If-Match` and `If-Range` demand: a weak tag equals nothing. */
export function listsTagStrongly(header: string, tag: string): boolean {
	return header.trim() === "*" || (!tag.startsWith("W/") && tagsOf(header).includes(tag));
}

function tagsOf(header: string): string[] {
	return header.match(/(W\/)?"[^"]*"/g) ?? [];
}

function withoutWeakness(tag: string): string {
	return tag.replace(/^W\//, "");
}

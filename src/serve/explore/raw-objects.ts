import { MiraError } from "../../errors.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import type { ByteRange } from "../../io/source.ts";
import { type Answer, answerWith, type Question } from "../answer.ts";
import { parseByteRange } from "../byte-range.ts";
import { listsTagStrongly } from "../entity-tag.ts";
import { Refusal } from "../refusal.ts";

/** A larger object is read by ranges, or not at all. */
const LARGEST_WHOLE_BYTES = 2 ** 30;
/** Of a longer range the beginning is sent: who asked asks for the rest. */
const LONGEST_RANGE_BYTES = 2 ** 26;

/**
 * The bytes of an object, or a range of them, as they are now. Nothing is kept and no version is pinned: that is for the one who
 * asks, who sees by the tag that the object has become another.
 */
export async function answerObject(registry: ObjectStoreRegistry, url: string, question: Question): Promise<Answer> {
	const place = registry.resolve(url);
	const { method, header, signal } = question;
	const get = (range: ByteRange | undefined) =>
		place.store.get(place.path, range, {
			signal,
			maxBytes: LARGEST_WHOLE_BYTES,
			mayFollow: (other) => registry.has(other),
		});
	const asked = header("range");
	// How long a suffix is, and what HEAD asks for, cannot be known before the object is.
	const first = method === "HEAD" || /=\s*-/.test(asked ?? "") ? await get({ offset: 0, length: 1 }) : undefined;
	const span = parseByteRange(asked, first?.size ?? Number.MAX_SAFE_INTEGER);
	if (first !== undefined && method === "HEAD") {
		const length: Record<string, string> = first.size === undefined ? {} : { "Content-Length": String(first.size) };
		return answerWith(200, { ...objectHeaders(first), ...length }, undefined);
	}
	const range = span && { offset: span.begin, length: Math.min(span.end - span.begin, LONGEST_RANGE_BYTES) };
	const part = await get(range);
	const ifMatch = header("if-match");
	if (ifMatch !== undefined && part.etag !== undefined && !listsTagStrongly(ifMatch, part.etag))
		throw new Refusal(412, "changed", "the object is not the one that If-Match names");
	if (range === undefined) return answerWith(200, objectHeaders(part), part.bytes);
	if (part.bytes.length === 0)
		throw new Refusal(416, "bad-range", "the range begins behind the end of the object", {
			headers: { "Content-Range": `bytes */${part.size ?? "*"}` },
		});
	const last = range.offset + part.bytes.length - 1;
	const contentRange = `bytes ${range.offset}-${last}/${part.size ?? "*"}`;
	return answerWith(206, { ...objectHeaders(part), "Content-Range": contentRange }, part.bytes);
}

function objectHeaders({ etag, modifiedMs }: { etag: string | undefined; modifiedMs?: number | undefined }) {
	return {
		"Content-Type": "application/octet-stream",
		"Accept-Ranges": "bytes",
		"Cache-Control": "no-store",
		...(etag === undefined ? {} : { ETag: etag }),
		...(modifiedMs === undefined ? {} : { "Last-Modified": new Date(modifiedMs).toUTCString() }),
	};
}

/** More objects of one listing than a page can do something with. */
const MOST_LISTED = 1_000_000;

/** The objects below a prefix, or what is directly below it, by their URLs. */
export async function listObjects(
	registry: ObjectStoreRegistry,
	url: string,
	isShallow: boolean,
	signal: AbortSignal,
): Promise<{ url: string; size: number }[]> {
	const found: { url: string; size: number }[] = [];
	for await (const { url: each, size } of registry.list(url, { shallow: isShallow, signal })) {
		found.push({ url: each, size });
		if (found.length > MOST_LISTED) throw new MiraError("limit-exceeded", `there are more than ${MOST_LISTED} objects`);
	}
	return found;
}

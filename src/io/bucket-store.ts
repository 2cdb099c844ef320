import { MiraError } from "../errors.ts";
import { type ListingPage, type ListingTags, parseListing } from "./bucket-xml.ts";
import { type FollowRedirects, HttpStore, shownUrl, unanswered } from "./http.ts";
import { discard, readRefusal, readWholeResponse, statusError } from "./http-response.ts";
import { type IdleClock, withinIdleTime } from "./idle-clock.ts";
import {
	type GetOptions,
	type ListedObject,
	type ListOptions,
	type ObjectPart,
	type ObjectStore,
	type PutOptions,
	writeConflict,
} from "./object-store.ts";
import { withRetry } from "./retry.ts";
import type { ByteRange } from "./source.ts";
import { decodePath, encodePath, parseUrl, splitQuery } from "./url.ts";

/** Sends a request, as the platform's `fetch` does. */
export type BucketFetch = (url: string, init: RequestInit) => Promise<Response>;

/** Sends a request for one object; gives the answer, and how messages call the object. */
export type ObjectRequest = (init: RequestInit) => Promise<{ response: Response; url: string }>;

type PutHeaders = Readonly<Record<string, string>>;

/** What makes the HTTP interface of one cloud differ from another's. */
export type BucketApi = {
	/** The bucket or container: keys are appended to it. */
	bucketUrl: string;
	/** Added to every request: the SAS token of Azure. With its `?`, or empty. */
	query: string;
	/** Sends a request as it is: to where redirects lead, which must not see who asks. */
	send: BucketFetch;
	/** Sends a request to the cloud, with what it wants to see of the caller. */
	sendAuthorised: BucketFetch;
	/** Parameters of one page of a listing. */
	listQuery(page: {
		prefix: string;
		delimiter: string | undefined;
		marker: string | undefined;
	}): Record<string, string | undefined>;
	listingTags: ListingTags;
	/** Headers of a write with its condition; `request` asks the cloud about the object itself. */
	putHeaders(only: PutOptions["only"], request: ObjectRequest): PutHeaders | Promise<PutHeaders>;
};

/** Largest page of a listing that is read, in bytes: Azure lists up to 5,000 blobs at once, of a kilobyte or two each. */
const MAX_PAGE_BYTES = 2 ** 24;

/** Objects in a bucket of a cloud store. Reading is plain HTTP; listing and writing are alike in all clouds but for names. */
export class BucketStore implements ObjectStore {
	readonly #api: BucketApi;
	readonly #http: HttpStore;
	/** Of the keys that are in this store: empty, or with a final slash. */
	readonly #prefix: string;

	/** `key` is the raw key, or the first part of keys, that the store was made for. */
	constructor(key: string, api: BucketApi, follow: FollowRedirects | undefined) {
		this.#api = api;
		this.#prefix = key.replace(/\/?$/, "/").replace(/^\/$/, "");
		const url = `${api.bucketUrl}/${encodeKey(key)}${api.query}`;
		const { origin } = new URL(url);
		this.#http = new HttpStore(url, {
			fetch: (target, init) =>
				new URL(target).origin === origin ? api.sendAuthorised(target, init) : api.send(target, init),
			follow,
		});
	}

	get(path: string, range: ByteRange | undefined, options: GetOptions = {}): Promise<ObjectPart> {
		return this.#http.get(encodeStorePath(path), range, options);
	}

	async *list(path: string, options: ListOptions = {}): AsyncGenerator<ListedObject> {
		const below = `${this.#prefix}${decodePath(path)}`.replace(/\/?$/, "/").replace(/^\/$/, "");
		const listed = (key: string, size: number): ListedObject => ({
			path: encodePath(key.slice(this.#prefix.length)),
			size,
		});
		let marker: string | undefined;
		do {
			const { objects, directories, next } = await this.#listPage(below, marker, options);
			for (const key of directories) yield listed(key, 0);
			// Consoles make empty objects that stand for directories.
			for (const { key, size } of objects) if (!key.endsWith("/")) yield listed(key, size);
			if (next !== undefined && next === marker)
				throw new MiraError("http-status", "The listing does not end", { url: this.#api.bucketUrl });
			marker = next;
		} while (marker !== undefined);
	}

	async put(path: string, bytes: Uint8Array, options: PutOptions = {}): Promise<void> {
		const { signal, only, maxIdleSeconds } = options;
		const target = this.#http.urlOf(encodeStorePath(path));
		const url = shownUrl(target);
		await withinIdleTime(url, { signal, maxIdleSeconds, sentBytes: bytes.length }, async (clock) => {
			const request: ObjectRequest = async (init) => ({ response: await this.#request(target, init, clock), url });
			const headers = await this.#api.putHeaders(only, request);
			// A copy: the caller may go on to use its array while this one is on its way.
			const { response } = await request({ method: "PUT", headers, body: bytes.slice() });
			if (response.ok) return await discard(response);
			const reason = await readRefusal(response, clock);
			// 409: another conditional write is under way. NoSuchKey: the object with that tag was removed.
			const { status } = response;
			if (only !== undefined && (status === 412 || status === 409 || reason === "NoSuchKey")) throw writeConflict(url);
			throw statusError(response, url, reason);
		});
	}

	/** Tried again here, because a listing cannot be begun again once some of it was given out. */
	async #listPage(
		prefix: string,
		marker: string | undefined,
		{ shallow = false, signal, maxIdleSeconds }: ListOptions,
	): Promise<ListingPage> {
		const { bucketUrl, query, listQuery, listingTags } = this.#api;
		const parameters = Object.entries(listQuery({ prefix, delimiter: shallow ? "/" : undefined, marker }))
			.filter((entry): entry is [string, string] => entry[1] !== undefined)
			.map(([name, value]) => `${name}=${encodeReserved(value)}`);
		const url = `${bucketUrl}${query === "" ? "?" : `${query}&`}${parameters.join("&")}`;
		const read = (): Promise<ObjectPart> =>
			withinIdleTime(shownUrl(url), { signal, maxIdleSeconds }, async (clock) =>
				readWholeResponse(await this.#request(url, {}, clock), shownUrl(url), clock, MAX_PAGE_BYTES),
			);
		const { bytes } = await withRetry(read, {}, signal);
		return parseListing(new TextDecoder().decode(bytes), listingTags, shownUrl(url));
	}

	/** Redirects are not followed: a listing or a write belongs to the service that was named. */
	async #request(url: string, init: RequestInit, clock: IdleClock): Promise<Response> {
		try {
			const response = await this.#api.sendAuthorised(url, { ...init, redirect: "manual", signal: clock.signal });
			clock.answered();
			return response;
		} catch (cause) {
			throw unanswered(cause, url);
		}
	}
}

/** Takes `scheme://bucket/key` apart. The key is raw; `query` keeps its `?`. */
export function parseBucketUrl(url: string): { bucket: string; key: string; query: string } {
	const { origin, segments, query } = parseUrl(url);
	const bucket = origin.slice(origin.indexOf("://") + 3);
	checkName(bucket, url);
	return { bucket, key: decodePath(segments.join("/")), query };
}

/** Refuses what cannot be a bucket, container or account: in a host name or path it could lead to another place. */
export function checkName(name: string, url: string): void {
	if (/^[\w$][\w$.-]*$/.test(name)) return;
	throw new MiraError("bad-argument", name === "" ? "The URL names no bucket" : `"${name}" names no bucket`, { url });
}

/** A key as it is signed and sent: all but the unreserved characters of RFC 3986 and the slash is encoded. */
function encodeKey(key: string): string {
	return encodeReserved(key).replaceAll("%2F", "/");
}

/** A store's path, encoded for the cloud and not only for the URL: there `+` is a space. */
function encodeStorePath(path: string): string {
	return encodeKey(decodePath(path)) + splitQuery(path)[1];
}

function encodeReserved(text: string): string {
	return encodeURIComponent(text).replace(
		/[!'()*]/g,
		(character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
	);
}

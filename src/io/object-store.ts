import { MiraError } from "../errors.ts";
import type { ByteRange, LocalFile } from "./source.ts";

/** What a store answered. */
export type ObjectPart = {
	/** Given away: the store does not keep or change them. */
	bytes: Uint8Array;
	/** Of the whole object; undefined when the store does not tell. */
	size: number | undefined;
	/** Changes whenever the content of the object does; undefined when the store has none. */
	etag: string | undefined;
	/** When the object was last changed, where the store tells. */
	modifiedMs?: number | undefined;
};

/** What an object is, without any of it. */
export type ObjectFacts = Omit<ObjectPart, "bytes">;

/** The version of an object that references were made of: its tag, or a time after which it was not changed. */
export type ObjectVersion = { etag: string } | { unmodifiedSinceMs: number };

/** Options of {@link ObjectStore.get}. */
export type GetOptions = {
	signal?: AbortSignal | undefined;
	/** Seconds without progress after which a server is given up, with a `TransientError`. Default 30. */
	maxIdleSeconds?: number | undefined;
	/** The object is expected to carry this tag. Stores may use it to fail early; the source compares in any case. */
	etag?: string | undefined;
	/** Memory of the size of the range, where the bytes may be put instead of memory of their own; what is left out stays as it is. */
	into?: Uint8Array | undefined;
	/** For a whole object: refuse (`limit-exceeded`) one that is larger. */
	maxBytes?: number | undefined;
	/** Whether a redirect or a symbolic link may lead to this URL, outside the store. Default: it may not. */
	mayFollow?: ((url: string) => boolean) | undefined;
};

/** Options of {@link ObjectStore.list}. */
export type ListOptions = {
	signal?: AbortSignal | undefined;
	/** As for {@link GetOptions}, for every page of a listing. */
	maxIdleSeconds?: number | undefined;
	/** Only the direct children; directories among them end in `/`. */
	shallow?: boolean | undefined;
	/** Whether a directory that is a symbolic link may lead to this URL, outside the store. Default: it may not. */
	mayFollow?: ((url: string) => boolean) | undefined;
};

/** Options of {@link ObjectStore.put}. */
export type PutOptions = {
	signal?: AbortSignal | undefined;
	/** As for {@link GetOptions}, once the object could have been sent at 16 KiB a second. */
	maxIdleSeconds?: number | undefined;
	/**
	 * Write only if there is no such object yet, or if it is still the one with this tag; `write-conflict` otherwise.
	 * Of several writers who ask for the same, one wins.
	 */
	only?: "if-absent" | { ifEtag: string } | undefined;
};

/** An entry of a listing, named like the `path` of `get`. */
export type ListedObject = { path: string; size: number };

/**
 * Where objects are kept. A `path` is the rest of a URL after the registered prefix, as a URL spells it: percent-encoded,
 * with its query if it has one, empty for the prefix itself. A store keeps nothing, and tries nothing again but the pages
 * of a listing: sources and writers do. It throws `MiraError`s, and a `TransientError` where trying again may help.
 */
export interface ObjectStore {
	/** True for one that asks another source of the same registry, which then counts as the request under way. */
	readonly isLayered?: boolean | undefined;
	/** True for one that puts bytes where it is told (`into`). */
	readonly readsInto?: boolean | undefined;
	/**
	 * Bytes from the start of `range`; fewer than asked at the end of the object, or when the store answers in pieces,
	 * none only if the range begins at or after the end. Without a range, the whole object.
	 */
	get(path: string, range: ByteRange | undefined, options?: GetOptions): Promise<ObjectPart>;
	/** What an object is, where that can be told for less than a read, and with the errors that a read has. */
	look?(path: string, options?: GetOptions): Promise<ObjectFacts>;
	/** The file that an object is, if stores of this kind have files. */
	localFile?(path: string, mayFollow: GetOptions["mayFollow"]): Promise<LocalFile>;
	/** The objects below `path`, in no particular order. */
	list?(path: string, options?: ListOptions): AsyncIterable<ListedObject>;
	/** Creates or replaces an object, at once or not at all. */
	put?(path: string, bytes: Uint8Array, options?: PutOptions): Promise<void>;
}

/** What `put` throws when its condition does not hold. */
export function writeConflict(url: string): MiraError {
	return new MiraError("write-conflict", "Somebody else wrote the object in the meantime", {
		url,
		hint: "Read it again, then write",
	});
}

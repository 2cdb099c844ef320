/** A run of bytes in an object. */
export type ByteRange = { offset: number; length: number };

/** A file, and what it was when it was opened. Who reads it elsewhere compares the tag before and after. */
export type LocalFile = { path: string; etag: string; size: number };

/** How the bytes will be used; it decides what is kept and how eagerly neighbouring reads are merged. */
export type ByteUse =
	/** Small, read again, on the critical path of opening: kept in the cache, merged over gaps up to 64 KiB. */
	| "metadata"
	/**
	 * Payload: never enters the cache, so it cannot push metadata out. Merged over gaps up to 16 KiB, and over larger ones
	 * while at most a tenth is wasted.
	 */
	| "chunk";

/** What every read takes. */
export type ReadOptions = {
	/** Ends this read alone; other callers that share a request with it are not disturbed. */
	signal?: AbortSignal | undefined;
	/** Default `metadata`. */
	use?: ByteUse | undefined;
	/** Seconds without progress after which a request is given up, or made again; default `limits.maxIdleSeconds`. */
	maxIdleSeconds?: number | undefined;
};

/** Options of {@link Source.readMany}. */
export type ReadManyOptions = ReadOptions & {
	/** Merge ranges whose gap is at most this many bytes, however much of the merged read is wasted. */
	gap?: number | undefined;
};

/** Options of {@link Source.readAll}. */
export type ReadAllOptions = ReadOptions & {
	/** Refuse (`limit-exceeded`) an object larger than this; default `limits.maxMetadataBytes`. */
	maxBytes?: number | undefined;
};

/**
 * Ranged reads of one object. Caching, merging of neighbouring reads, retries and pinning happen behind it, so a parser
 * reads whatever it needs, as small as it likes, and starts together what it can. Metadata are the caller's own bytes;
 * those of chunks may share memory with their neighbours and are for reading only.
 */
export interface Source {
	/** As it was given to the registry. */
	readonly url: string;
	/** Entity tag of the object that was opened, when the store has one; every later read is checked against it. */
	readonly etag: string | undefined;
	/** When that object was last changed, where the store tells. */
	readonly modifiedMs?: number | undefined;
	/** Its size in bytes, as soon as anything was read and the store tells. */
	readonly knownBytes?: number | undefined;
	/** Exactly `length` bytes; `truncated-file` when the object ends before. */
	read(offset: number, length: number, options?: ReadOptions): Promise<Uint8Array>;
	/** Like `read` for many ranges at once, in the order given. */
	readMany(ranges: readonly ByteRange[], options?: ReadManyOptions): Promise<Uint8Array[]>;
	/** Fills `target` from `offset` on, without memory in between where the store can. After an error, parts may have been written. */
	readInto?(offset: number, target: Uint8Array, options?: ReadOptions): Promise<void>;
	/** Up to `length` bytes, fewer at the end of the object: for a header whose length is not yet known. */
	readUpTo(offset: number, length: number, options?: ReadOptions): Promise<Uint8Array>;
	/** The whole object in one request that asks for no range: documents, and chunks that are objects of their own. */
	readAll(options?: ReadAllOptions): Promise<Uint8Array>;
	/** The file that it is, if it is one and still what was opened: threads of the same process read it themselves. */
	localFile?(): Promise<LocalFile | undefined>;
	/** Size in bytes. It costs no request once anything was read; before, it reads the first `headerBytes`. */
	size(options?: ReadOptions): Promise<number>;
	/** The same for one of which nothing is to be read: where the store can tell the size for less, no byte is. */
	look?(options?: ReadOptions): Promise<number>;
}

/**
 * How much a first read of a file asks for. Sniffing and parsers use the same number, so one request serves both;
 * most headers fit (reference: cold-open goals).
 */
export const headerBytes: number = 64 * 1024;

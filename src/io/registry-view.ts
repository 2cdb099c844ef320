import { DEFAULT_LIMITS, type Limits } from "../zarr/budget.ts";
import { ExtentCache } from "./cache.ts";
import { Limiter } from "./concurrency.ts";
import type { FollowRedirects } from "./http.ts";
import type { NamedObjects } from "./named-objects.ts";
import type { ExpectedVersion, KnownVersion, ObjectSource, SourceContext } from "./object-source.ts";
import type { ObjectStore } from "./object-store.ts";
import { OutsidePlaces } from "./outside-places.ts";
import type { RetryOptions } from "./retry.ts";
import type { Scope } from "./scoped-source.ts";
import { VersionPins } from "./version-pins.ts";

/**
 * What a fast connection transfers while a request is on its way. Without it, the interleaved records of a NetCDF-3 file
 * would cost a request each.
 */
const FREE_GAP_BYTES = 2 ** 14;

/** How a registry reads; the defaults suit remote stores and local files alike. */
export type RegistryOptions = {
	/** Requests under way at a time, default 16. */
	concurrency?: number | undefined;
	/** Metadata kept in memory, default 32 MiB. */
	cacheBytes?: number | undefined;
	/**
	 * Chunk reads with at most this gap between them become one request, default 1 MiB. Gaps beyond 16 KiB are read only
	 * while they stay below a tenth of the bytes asked for.
	 */
	chunkGapBytes?: number | undefined;
	/** Largest request that merging makes, default 8 MiB: larger ones would run better side by side. */
	maxRequestBytes?: number | undefined;
	retry?: RetryOptions | undefined;
	limits?: Partial<Limits> | undefined;
	/**
	 * How many workers decode chunks, or `false` for none. Without it: as many as there are cores, at most 4, and only where so much
	 * is read that it pays. Everything works without workers too, where they are forbidden.
	 */
	workers?: number | false | undefined;
	/**
	 * Many files are opened that may be like each other, default false. Parsers then take over what is the same as in a file
	 * before, and what they give has parts in common: attributes and descriptions, which nobody may edit.
	 */
	alike?: boolean | undefined;
};

/** A prefix that may be read, and its store. */
export type Registration = { prefix: string; store: ObjectStore; follow: FollowRedirects | undefined };

/** What the scopes of a registry have in common. */
export type Shared = {
	registrations: Map<string, Registration>;
	/** What may be read besides, each object from a store that is registered when it is asked for. */
	named: NamedObjects | undefined;
	/** Least recently asked for first. */
	sources: Map<string, { source: ObjectSource; store: ObjectStore; registered: number }>;
	/** What was told of objects that other registries opened. */
	known: Map<string, KnownVersion>;
	/** As long as the list of URLs of the references that were read, of which it is a part. */
	expected: Map<string, ExpectedVersion | ExpectedVersion[]>;
	/** Of the stores that were ever registered: an object of one that was replaced is not that of its successor. */
	storeNumbers: WeakMap<ObjectStore, number>;
	storeCount: number;
	/** How often a store was registered. */
	registered: number;
	outside: OutsidePlaces;
	context: SourceContext;
	concurrency: number;
	workers: RegistryOptions["workers"];
	alike: Map<string, unknown> | undefined;
};

/** What a registry consists of. Every file is opened through a view of one, for which nothing is made anew. */
export class View {
	readonly shared: Shared;
	readonly limits: Limits;
	readonly scope: Scope;

	constructor(shared: Shared, limits: Limits, scope: Scope) {
		this.shared = shared;
		this.limits = limits;
		this.scope = scope;
	}
}

/** Stores, sources and limits of a new registry. */
export function newView(options: RegistryOptions, mayFollow: (url: string) => boolean): View {
	const { concurrency = 16, cacheBytes = 2 ** 25, chunkGapBytes = 2 ** 20, maxRequestBytes = 2 ** 23 } = options;
	const limits = { ...DEFAULT_LIMITS, ...options.limits };
	const expected: Shared["expected"] = new Map();
	const shared: Shared = {
		registrations: new Map(),
		named: undefined,
		sources: new Map(),
		known: new Map(),
		expected,
		storeNumbers: new WeakMap(),
		storeCount: 0,
		registered: 0,
		outside: new OutsidePlaces(),
		concurrency,
		workers: options.workers,
		alike: options.alike === true ? new Map() : undefined,
		context: {
			limiter: new Limiter(concurrency),
			cache: new ExtentCache(cacheBytes),
			retry: options.retry ?? {},
			merge: {
				metadata: { freeGap: 2 ** 16, gap: 2 ** 16, waste: 0, maxRequestBytes },
				chunk: { freeGap: Math.min(FREE_GAP_BYTES, chunkGapBytes), gap: chunkGapBytes, waste: 0.1, maxRequestBytes },
			},
			maxWholeBytes: limits.maxMetadataBytes,
			maxIdleSeconds: limits.maxIdleSeconds,
			mayFollow,
			pins: new VersionPins(),
			expected,
		},
	};
	return new View(shared, limits, { signal: undefined, budget: undefined, absent: undefined, asked: undefined });
}

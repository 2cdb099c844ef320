import { MiraError } from "../errors.ts";
import { Budget, type Limits } from "../zarr/budget.ts";
import { eitherSignal } from "./abort.ts";
import { throwIfOver } from "./deadline-signals.ts";
import type { FollowRedirects } from "./http.ts";
import { NamedObjects } from "./named-objects.ts";
import { type KnownVersion, ObjectSource } from "./object-source.ts";
import type { ListOptions, ObjectStore, ObjectVersion } from "./object-store.ts";
import { newView, type Registration, type RegistryOptions, type Shared, View } from "./registry-view.ts";
import { type Scope, ScopedSource } from "./scoped-source.ts";
import type { Source } from "./source.ts";
import { allowHint, formatUrl, type ParsedUrl, parseUrl, placeKey, prefixLength } from "./url.ts";

/** What a scope adds. */
export type ScopeOptions = {
	signal?: AbortSignal | undefined;
	limits?: Partial<Limits> | undefined;
	/** Whole objects that are not there are asked for once: for an opening, which nobody writes to meanwhile. */
	remembersAbsent?: boolean | undefined;
};

/** What a URL resolves to. */
export type ResolvedUrl = {
	store: ObjectStore;
	/** The rest of the URL after the prefix, percent-encoded and with its query; empty for the prefix itself. */
	path: string;
	/** The registered prefix, without its query. */
	prefix: string;
};

/** A prefix whose store is made of nothing else: another thread, or another machine, makes one that is like it. */
export type MadePlace = { prefix: string; follow: FollowRedirects };

/** Sources that a registry keeps for those who ask for them again; one that somebody holds lives on without it. */
const MOST_SOURCES = 2 ** 12;

/**
 * Maps URL prefixes to object stores, and thereby decides what may be read: nothing outside a registered prefix.
 * Each object has one source, which stays with the version of the object that it saw first; to see a file that was
 * rewritten, make a new registry.
 *
 * However many objects are read, the registry stays small: of the {@link MOST_SOURCES} sources asked for last it keeps what
 * they know and have cached. Of the others it keeps the version alone, in a few bytes, so a source made again fails with
 * `source-changed` where the object is another; that of about the last million objects ({@link VersionPins}). An object that
 * was last read before those counts as new.
 */
export class ObjectStoreRegistry {
	#shared: Shared;
	#limits: Limits;
	#scope: Scope;

	constructor(options: RegistryOptions = {}) {
		// What a view of another registry consists of is no option for others: its class stays inside.
		const { shared, limits, scope } = options instanceof View ? options : newView(options, (url) => this.has(url));
		this.#shared = shared;
		this.#limits = limits;
		this.#scope = scope;
	}

	/** Ends every read made through this registry or scope. */
	get signal(): AbortSignal | undefined {
		return this.#scope.signal;
	}

	/** Requests under way at a time: who asks for many objects need not begin more. */
	get concurrency(): number {
		return this.#shared.concurrency;
	}

	/** How many workers decode what is read, or `false`; undefined where the size of a read decides. */
	get workers(): number | false | undefined {
		return this.#shared.workers;
	}

	/** What parsers know of files, each under the key of its format, for others that may be like them; undefined where none are. */
	get alike(): Map<string, unknown> | undefined {
		return this.#shared.alike;
	}

	/** Bounds that parsers keep to. */
	get limits(): Limits {
		return this.#limits;
	}

	/**
	 * What may still be done within the limits. All that belongs to one opening shares one account; afterwards everyone who asks
	 * gets an account of their own, so a store that is read for years does not wear out.
	 */
	get budget(): Budget {
		return this.#scope.budget ?? new Budget(this.#limits);
	}

	/** The registered prefixes, without queries: those may be secrets. */
	get prefixes(): string[] {
		const { named, registrations } = this.#shared;
		const objects = Array.from(named?.urls ?? [], (url) => formatUrl({ ...parseUrl(url), query: "" }));
		return [...new Set([...objects, ...Array.from(registrations.values(), ({ prefix }) => prefix)])];
	}

	/**
	 * Lets everything at and below `prefix` be read, from `store`. The same prefix again replaces its store. `follow` says that the
	 * store is what anybody makes of the prefix, with these redirects.
	 */
	register(prefix: string, store: ObjectStore, follow?: FollowRedirects | undefined): this {
		const parsed = parseUrl(prefix);
		const { registrations, storeNumbers } = this.#shared;
		if (!storeNumbers.has(store)) storeNumbers.set(store, this.#shared.storeCount++);
		const place = formatUrl({ ...parsed, query: "" });
		// The query of a prefix may be a secret: it stays with the store.
		const isMade = parsed.query === "";
		registrations.set(placeKey(parsed, prefixLength(parsed)), {
			prefix: place,
			store,
			follow: isMade ? follow : undefined,
		});
		this.#shared.registered++;
		return this;
	}

	/** Lets very many objects be read, each from a store of its own, which is made when the object is asked for. */
	registerEach(urls: Iterable<string>, make: (url: string) => ObjectStore): this {
		this.#shared.named ??= new NamedObjects(make);
		for (const url of urls) if (!this.has(url)) this.#shared.named.add(url);
		return this;
	}

	/** Whether `url` lies within what may be read; what is not even a URL does not. */
	has(url: string): boolean {
		const isIn = this.#registrationOf(url) !== undefined;
		if (!isIn) this.#scope.asked?.add(url);
		return isIn;
	}

	/** The prefixes whose stores others can make too. */
	get madePlaces(): MadePlace[] {
		const { registrations } = this.#shared;
		return Array.from(registrations.values()).flatMap(({ prefix, follow }) =>
			follow === undefined ? [] : [{ prefix, follow }],
		);
	}

	/** Whether others who make the stores of {@link madePlaces} see an object as this registry would, which has not seen it yet. */
	isMade(url: string): boolean {
		const { sources, known } = this.#shared;
		return !sources.has(url) && !known.has(url) && this.#registrationOf(url)?.follow !== undefined;
	}

	/** The store of the longest registered prefix of whole segments, and the path in it; else `not-allowed`. */
	resolve(url: string): ResolvedUrl {
		const parsed = parseUrl(url);
		const found = this.#find(parsed);
		if (found === undefined) throw this.#notAllowed(url);
		const { registration, count } = found;
		const path = parsed.segments.slice(count).join("/") + parsed.query;
		return { store: registration.store, path, prefix: registration.prefix };
	}

	/** The source of an object; whatever is asked for a URL shares one cache, its requests and its version. */
	source(url: string): Source {
		const { sources, storeNumbers, context, registered } = this.#shared;
		this.#scope.asked?.add(url);
		let entry = sources.get(url);
		if (entry !== undefined && entry.registered < registered) {
			// Another store may have been registered for it since.
			if (this.resolve(url).store === entry.store) entry.registered = registered;
			else entry = undefined;
		}
		if (entry === undefined) {
			const { store, path } = this.resolve(url);
			const storeNumber = storeNumbers.get(store) as number;
			const source = new ObjectSource(url, store, path, storeNumber, context, this.#shared.known.get(url));
			entry = { store, source, registered };
			sources.delete(url);
			for (const oldest of sources.keys()) {
				if (sources.size < MOST_SOURCES) break;
				sources.delete(oldest);
			}
		} else sources.delete(url);
		sources.set(url, entry);
		const { maxMetadataBytes, maxIdleSeconds } = this.#limits;
		const { signal, budget } = this.#scope;
		const isPlain =
			signal === undefined &&
			budget === undefined &&
			maxMetadataBytes === context.maxWholeBytes &&
			maxIdleSeconds === context.maxIdleSeconds;
		return isPlain ? entry.source : new ScopedSource(entry.source, this.#scope, this.#limits);
	}

	/**
	 * Notes which version of an object references were made of; to read another one fails with `source-changed`. Where the
	 * store tells neither tag nor time, nothing can be compared.
	 */
	expect(url: string, version: ObjectVersion): void {
		const { expected } = this.#shared;
		const added = "etag" in version ? version.etag : version.unmodifiedSinceMs;
		const known = expected.get(url);
		if (known === undefined) {
			expected.set(url, added);
			return;
		}
		const isKnown = [known]
			.flat()
			.some((other) => other === added || (typeof other === "number" && typeof added === "number" && other <= added));
		if (!isKnown) expected.set(url, [known, added].flat());
	}

	/** What was noted of a URL by `expect`. */
	expectations(url: string): ObjectVersion[] {
		const known = this.#shared.expected.get(url);
		return [known ?? []]
			.flat()
			.map((version) => (typeof version === "string" ? { etag: version } : { unmodifiedSinceMs: version }));
	}

	/** Notes what an object is that was opened elsewhere, by a registry of another thread: nobody need ask for it again. */
	remember(url: string, version: KnownVersion): void {
		this.#shared.known.set(url, version);
	}

	/**
	 * Notes what references lead to although it may not be read: the error of reading any of it advises how to allow all of
	 * it, once.
	 */
	noteOutside(urls: readonly string[]): void {
		this.#shared.outside.add(urls);
	}

	/** The objects below `url`; `unsupported-feature` where the store cannot list. */
	async *list(url: string, options: ListOptions = {}): AsyncGenerator<{ url: string; size: number }> {
		const { store, path, prefix } = this.resolve(url);
		if (store.list === undefined) {
			throw new MiraError("unsupported-feature", "This store cannot list its objects", { url });
		}
		const signal = eitherSignal(this.#scope.signal, options.signal);
		const { maxIdleSeconds } = this.#limits;
		const base = prefix.replace(/\/$/, "");
		for await (const { path: listed, size } of store.list(path, { maxIdleSeconds, ...options, signal })) {
			yield { url: `${base}/${listed}`, size };
		}
	}

	/** A view on the same stores and sources, with a signal, limits and a budget that travel with it. */
	scope({ signal, limits, remembersAbsent = false }: ScopeOptions): ObjectStoreRegistry {
		const either = eitherSignal(this.#scope.signal, signal);
		const own = { ...this.#limits, ...limits };
		return this.#view(own, {
			...this.#scope,
			signal: either,
			budget: new Budget(own, () => throwIfOver(either)),
			absent: remembersAbsent ? new Map() : undefined,
		});
	}

	/** The same, but that every object that is asked for through it, or a scope of it, is noted, also one that may not be read. */
	noting(asked: Set<string>): ObjectStoreRegistry {
		return this.#view(this.#limits, { ...this.#scope, asked });
	}

	#view(limits: Limits, scope: Scope): ObjectStoreRegistry {
		return new ObjectStoreRegistry(new View(this.#shared, limits, scope));
	}

	/** Takes signal and budget of this scope away, also from the sources it gave out: what was opened with it lives on. */
	release(): void {
		this.#scope.signal = undefined;
		this.#scope.budget = undefined;
		this.#scope.absent = undefined;
	}

	#registrationOf(url: string): Registration | undefined {
		try {
			return this.#find(parseUrl(url))?.registration;
		} catch {
			return undefined;
		}
	}

	/** From the longest prefix to the shortest: registrations are few, and so are the segments of a URL. */
	#find(url: ParsedUrl): { registration: Registration; count: number } | undefined {
		for (let count = url.segments.length; count >= 0; count--) {
			const key = placeKey(url, count);
			const registration = this.#shared.registrations.get(key) ?? this.#registerNamed(key);
			if (registration !== undefined) return { registration, count };
		}
		return undefined;
	}

	#registerNamed(key: string): Registration | undefined {
		const object = this.#shared.named?.take(key);
		if (object !== undefined) this.register(object.url, object.store);
		return this.#shared.registrations.get(key);
	}

	#notAllowed(url: string): MiraError {
		const { prefixes } = this;
		const allowed =
			prefixes.length === 0 ? "nothing may be read" : `only what is below ${prefixes.join(", ")} may be read`;
		const { outside } = this.#shared;
		return new MiraError("not-allowed", `This object is outside what may be read: ${allowed}`, {
			url,
			...(outside.has(url) ? outside.advice : allowHint(url)),
		});
	}
}

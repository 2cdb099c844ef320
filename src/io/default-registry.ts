/**
 * What may be read when the user gives no registry: the object named, its directory (sidecars, external files, sources
 * of references), or the root of the store named; and what is allowed besides. Everything else that a file refers to stays
 * closed, so a file from a stranger cannot make us open a local file or an internal address.
 */
import { hint, MiraError, option } from "../errors.ts";
import { BlobStore } from "./blob.ts";
import { DeferredStore } from "./deferred-store.ts";
import { type FollowRedirects, HttpStore } from "./http.ts";
import type { HttpSession } from "./http-session.ts";
import type { ObjectStore } from "./object-store.ts";
import { type MadePlace, ObjectStoreRegistry } from "./registry.ts";
import type { RegistryOptions } from "./registry-view.ts";
import type { Trace } from "./tracing.ts";
import { directoryUrl, encodePath, parseUrl } from "./url.ts";

/** Makes the store for a URL prefix. */
export type StoreFactory = ((
	prefix: string,
	options: { follow: FollowRedirects; session?: HttpSession | undefined },
) => ObjectStore) & {
	/** True for one that others have too: the stores it makes are those of their environment. */
	readonly isOfEnvironment?: boolean | undefined;
};

/** The same factories, marked as those that every thread and every machine has. */
export function ofEnvironment<S extends string>(factories: Readonly<Record<S, StoreFactory>>): typeof factories {
	const marked = Object.entries<StoreFactory>(factories).map(([scheme, make]) => [
		scheme,
		Object.assign(make, { isOfEnvironment: true }),
	]);
	return Object.fromEntries(marked) as typeof factories;
}

/** Options of {@link registryFor}. */
export type DefaultRegistryOptions = Omit<RegistryOptions, "alike"> & {
	/** Prefixes that may be read besides what was named. */
	allow?: readonly string[] | undefined;
	/** Stores by scheme (`file`, `s3`), added to those for `http`, `https`, `s3`, `gs` and `az` or instead of them. */
	schemes?: Readonly<Record<string, StoreFactory>> | undefined;
	/** Who asks web servers: headers and logins, each for its host alone. The clouds have ways of their own. */
	session?: HttpSession | undefined;
	/** Counts the requests. */
	trace?: Trace | undefined;
};

/** Public objects, anywhere; who has keys registers a store that has them, or sets them in the environment of Node. */
const WEB: Readonly<Record<string, StoreFactory>> = ofEnvironment({
	http: (prefix, options) => new HttpStore(prefix, options),
	https: (prefix, options) => new HttpStore(prefix, options),
	s3: (prefix, { follow }) => new DeferredStore(async () => new (await import("./s3.ts")).S3Store(prefix, { follow })),
	gs: (prefix, { follow }) =>
		new DeferredStore(async () => new (await import("./gcs.ts")).GcsStore(prefix, { follow })),
	az: (prefix, { follow }) =>
		new DeferredStore(async () => new (await import("./azure.ts")).AzureStore(prefix, { follow })),
});

/** The registry for a URL that the user named: what {@link registerNamed} adds, and what is allowed besides. */
export function registryFor(url: string, options: DefaultRegistryOptions = {}): ObjectStoreRegistry {
	const registry = new ObjectStoreRegistry(options);
	registerNamed(registry, url, options);
	for (const prefix of options.allow ?? []) registerAllowed(registry, prefix, options);
	return registry;
}

/** Lets everything below a prefix be read that the user allowed. */
export function registerAllowed(
	registry: ObjectStoreRegistry,
	prefix: string,
	options: DefaultRegistryOptions = {},
): void {
	if (!registry.has(prefix)) registerMade(registry, { prefix, follow: "registered" }, options);
}

/** Lets everything below a prefix be read, by a store that is made of it. */
export function registerMade(
	registry: ObjectStoreRegistry,
	{ prefix, follow }: MadePlace,
	options: DefaultRegistryOptions = {},
): void {
	const isRepeatable = options.session === undefined && factoryFor(prefix, options)?.isOfEnvironment === true;
	registry.register(prefix, makeStore(prefix, follow, options), isRepeatable ? follow : undefined);
}

/**
 * Lets a URL that the user named be read, be it an object or the root of a store, and its redirects be followed. A
 * registry that covers it already is left as it is. Once it turns out to be an object, {@link registerDirectory} adds
 * what is beside it.
 */
export function registerNamed(registry: ObjectStoreRegistry, url: string, options: DefaultRegistryOptions = {}): void {
	if (!registry.has(url)) registerMade(registry, { prefix: url, follow: "anywhere" }, options);
}

/** The same for very many of them, which are mostly not read again: each gets its store when it is. */
export function registerAllNamed(
	registry: ObjectStoreRegistry,
	urls: Iterable<string>,
	options: DefaultRegistryOptions = {},
): void {
	registry.registerEach(urls, (url) => makeStore(url, "anywhere", options));
}

/** The same for one of many, whose directories were registered before: it has a store of its own all the same. */
export function registerBelow(registry: ObjectStoreRegistry, url: string, options: DefaultRegistryOptions = {}): void {
	registry.register(url, makeStore(url, "anywhere", options));
}

/** Lets the directory of the object that the user named be read too. */
export function registerDirectory(
	registry: ObjectStoreRegistry,
	url: string,
	options: DefaultRegistryOptions = {},
): void {
	const directory = directoryUrl(url);
	if (!registry.has(directory)) registerMade(registry, { prefix: directory, follow: "registered" }, options);
}

let blobCount = 0;

/** Registers a blob under a URL of its own, which is returned. */
export function registerBlob(
	registry: ObjectStoreRegistry,
	blob: Blob,
	{ trace }: { trace?: Trace | undefined } = {},
): string {
	blobCount++;
	const name = "name" in blob && typeof blob.name === "string" ? blob.name : "blob";
	const url = `memory://blob-${blobCount}/${encodePath(name)}`;
	const store = new BlobStore(blob);
	registry.register(url, trace?.wrap(store) ?? store);
	return url;
}

function makeStore(prefix: string, follow: FollowRedirects, options: DefaultRegistryOptions): ObjectStore {
	const { schemes, session, trace } = options;
	const factory = factoryFor(prefix, options);
	if (factory === undefined) {
		const scheme = schemeOf(prefix);
		const factories = { ...WEB, ...schemes };
		throw new MiraError("bad-argument", `There is no store for ${scheme}: URLs`, {
			url: prefix,
			...hint`Built in: ${Object.keys(factories).join(", ")}. Others can be registered in a ${option("registry")}`,
		});
	}
	const store = factory(prefix, { follow, session });
	return trace?.wrap(store) ?? store;
}

function factoryFor(prefix: string, { schemes }: DefaultRegistryOptions): StoreFactory | undefined {
	const scheme = schemeOf(prefix);
	const factories = { ...WEB, ...schemes };
	return Object.hasOwn(factories, scheme) ? factories[scheme] : undefined;
}

function schemeOf(prefix: string): string {
	return parseUrl(prefix).origin.replace(/:.*/, "");
}

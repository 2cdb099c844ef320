import { Limiter } from "../io/concurrency.ts";
import type { StoreFactory } from "../io/default-registry.ts";
import { HttpStore } from "../io/http.ts";
import type { ObjectStore } from "../io/object-store.ts";
import { parseUrl } from "../io/url.ts";

/** Requests to one host at a time, for all sources together: what browsers and other polite clients stay near to. */
const PER_HOST = 16;

/**
 * Stores that share a bound for each host (or bucket). A registry bounds its own requests; a server has as many registries as
 * sources, often of one archive.
 */
export function limitedPerHost(
	schemes: Readonly<Record<string, StoreFactory>>,
	perHost: number = PER_HOST,
): Record<string, StoreFactory> {
	const limiters = new Map<string, Limiter>();
	const web: Record<string, StoreFactory> = {
		http: (prefix, options) => new HttpStore(prefix, options),
		https: (prefix, options) => new HttpStore(prefix, options),
	};
	const limited = (factory: StoreFactory): StoreFactory => {
		return (prefix, options) => {
			const { origin } = parseUrl(prefix);
			const limiter = limiters.get(origin) ?? new Limiter(perHost);
			limiters.set(origin, limiter);
			return limitedStore(factory(prefix, options), limiter);
		};
	};
	return Object.fromEntries(
		Object.entries({ ...web, ...schemes }).map(([scheme, factory]) => [scheme, limited(factory)]),
	);
}

function limitedStore(store: ObjectStore, limiter: Limiter): ObjectStore {
	const limited: ObjectStore = {
		get: (path, range, options) => limiter.run(() => store.get(path, range, options), options?.signal),
	};
	if (store.list !== undefined) limited.list = store.list.bind(store);
	return limited;
}

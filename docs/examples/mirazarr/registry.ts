/** Says what may be read, and from where: nothing outside the registered prefixes, whatever a file refers to. */
import {
	HttpStore,
	isMiraError,
	type MadePlace,
	MemoryStore,
	ObjectStoreRegistry,
	type RegistryOptions,
	type ResolvedUrl,
} from "mirazarr";

const options: RegistryOptions = { concurrency: 8, cacheBytes: 2 ** 24, limits: { maxNodes: 1000 } };
const registry = new ObjectStoreRegistry(options)
	.register("memory://archive/", new MemoryStore())
	.register("memory://archive/2026/", new MemoryStore());

const { prefix, path }: ResolvedUrl = registry.resolve("memory://archive/2026/07/a.nc");
console.log(prefix, path); // memory://archive/2026/ 07/a.nc
// A store that is nothing but what anybody makes of its prefix: threads and workers make one of their own.
registry.register("https://data.example.org/", new HttpStore("https://data.example.org/"), "registered");
const places: MadePlace[] = registry.madePlaces;
console.log(places.map((place) => place.prefix).join()); // https://data.example.org/

try {
	registry.resolve("file:///etc/passwd");
} catch (error) {
	console.log(isMiraError(error, "not-allowed")); // true
}

import { ObjectStoreRegistry } from "./registry.ts";
import { directoryUrl } from "./url.ts";

/** The directory that all files are in, as far as there is one. */
export function commonDirectory(urls: readonly string[]): string {
	const [first = "", ...others] = [...new Set(urls)];
	if (others.length === 0) return first;
	let directory = directoryUrl(first);
	while (!others.every((url) => url.startsWith(directory))) {
		const parent = directoryUrl(directory.slice(0, -1));
		if (parent.length >= directory.length || !/:\/\/[^/]*\/./.test(directory)) return first;
		directory = parent;
	}
	return directory;
}

/** A registry that knows what all of them do; where two know a prefix, the first. */
export function commonRegistry(registries: readonly ObjectStoreRegistry[]): ObjectStoreRegistry {
	const [first, ...others] = [...new Set(registries)];
	if (first === undefined || others.length === 0) return first ?? new ObjectStoreRegistry();
	const common = new ObjectStoreRegistry({ limits: first.limits });
	for (const registry of [first, ...others].reverse())
		for (const prefix of registry.prefixes) common.register(prefix, registry.resolve(prefix).store);
	return common;
}

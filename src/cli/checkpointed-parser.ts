import { isMiraError } from "../errors.ts";
import { Choice } from "../formats/choice.ts";
import type { Parser } from "../formats/parser.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import { splitQuery, withoutSignature } from "../io/url.ts";
import { walk } from "../manifest/manifest-group.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { type OpenOptions, openStore } from "../node.ts";
import type { Checkpoints } from "./checkpoints.ts";
import { packageVersion } from "./package-files.ts";

/** A parser that opens what was opened before from a checkpoint, and makes one of everything else. */
export function checkpointedParser(checkpoints: Checkpoints, options: OpenOptions): Parser {
	const version = packageVersion();
	return async (url, registry) => {
		const source = await describeSource(url, registry);
		if (source === undefined) return openGroup(url, registry, options);
		// A signature that was renewed, or another login, is for the same object.
		const unsigned = withoutSignature(url);
		const secret = unsigned === url ? "" : splitQuery(url)[1];
		const key = checkpoints.keyOf([version, unsigned, source, { ...options, session: undefined }]);
		const known = await checkpoints.load(key, registry, secret);
		if (known !== undefined) return known;
		const store = await openGroup(url, registry, options);
		await loadManifests(store);
		await checkpoints.save(key, store, secret);
		return store;
	};
}

/**
 * Opens a file. Of a group of it diagnostics name paths of the file; whoever gets the store takes the group for the root, and
 * would not find what they are about.
 */
async function openGroup(url: string, registry: ObjectStoreRegistry, options: OpenOptions): Promise<ManifestStore> {
	const store = await openStore(url, { ...options, registry });
	const base = `/${new Choice(options).root}`;
	if (base === "/") return store;
	const { diagnostics } = store;
	for (const [i, found] of diagnostics.entries())
		if (found.path === base || found.path.startsWith(`${base}/`))
			diagnostics[i] = { ...found, path: found.path.slice(base.length) || "/" };
	return store;
}

/** The version of an object, as far as its store tells; undefined for stores of many objects. */
async function describeSource(url: string, registry: ObjectStoreRegistry): Promise<unknown[] | undefined> {
	try {
		const source = registry.source(url);
		return [await source.size(), source.etag];
	} catch (error) {
		if (isMiraError(error)) return undefined;
		throw error;
	}
}

/** All chunk indexes at once, in few rounds of requests. */
async function loadManifests(store: ManifestStore): Promise<void> {
	await Promise.all(
		Array.from(walk(store.group), (node) => (node.kind === "array" ? node.array.manifest() : undefined)),
	);
}

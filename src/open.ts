import { registerWithZarrita } from "./codecs/zarrita.ts";
import { MiraError } from "./errors.ts";
import { detectFormat, type Parser, type ParserOptions, runParser } from "./formats/format.ts";
import {
	type DefaultRegistryOptions,
	registerAllowed,
	registerBlob,
	registerDirectory,
	registerNamed,
} from "./io/default-registry.ts";
import { ObjectStoreRegistry } from "./io/registry.ts";
import { headerBytes } from "./io/source.ts";
import { isUrl } from "./io/url.ts";
import type { ManifestStore } from "./manifest/manifest-store.ts";

/** Options of `openStore`. */
export type OpenOptions = ParserOptions &
	DefaultRegistryOptions & {
		/** Use this parser instead of detecting the format. */
		parser?: Parser | undefined;
		/**
		 * Where objects are read from; what was named and what `allow` adds is registered in it. Without one: what was named,
		 * its directory, and what `allow` adds.
		 */
		registry?: ObjectStoreRegistry | undefined;
		signal?: AbortSignal | undefined;
	};

/**
 * Opens a file as a virtual Zarr store: its header is read, its data stay where they are. The format is detected by its
 * first bytes. Afterwards zarrita reads the store with no further call.
 */
export async function openStore(url: string | URL | Blob, options: OpenOptions = {}): Promise<ManifestStore> {
	registerWithZarrita();
	const { location, registry } = locateObject(url, options);
	const scope = registry.scope({ signal: options.signal, limits: options.limits });
	try {
		return await runParser(options.parser ?? (await detectParser(location, scope, options)), location, scope);
	} finally {
		// The signal is for the opening; the store that comes of it lives on.
		scope.release();
	}
}

function locateObject(
	url: string | URL | Blob,
	options: OpenOptions,
): { location: string; registry: ObjectStoreRegistry } {
	const registry = options.registry ?? new ObjectStoreRegistry(options);
	for (const prefix of options.allow ?? []) registerAllowed(registry, prefix, options);
	if (url instanceof Blob) return { location: registerBlob(registry, url, options), registry };
	const location = String(url);
	if (!isUrl(location))
		throw new MiraError("bad-argument", `"${location}" is not a URL`, {
			hint: 'Local paths can be opened in Node (import from "mirazarr" or "mirazarr/node"); in a browser pass a File or Blob',
		});
	registerNamed(registry, location, options);
	if (options.registry === undefined) registerDirectory(registry, location, options);
	return { location, registry };
}

async function detectParser(url: string, registry: ObjectStoreRegistry, options: ParserOptions): Promise<Parser> {
	// The same bytes that parsers ask for first, so that one request serves both.
	const head = await registry.source(url).readUpTo(0, headerBytes);
	const format = detectFormat(head, url);
	return (await format.load())(options);
}

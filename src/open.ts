import { registerWithZarrita } from "./codecs/zarrita.ts";
import { MiraError } from "./errors.ts";
import { detectFormat, type Parser, type ParserOptions, runParser } from "./formats/format.ts";
import {
	type DefaultRegistryOptions,
	registerBlob,
	registerDirectory,
	registerNamed,
	registryFor,
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
		/** Where objects are read from. Without one: what was named and its directory, and what `allow` adds. */
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
	const scoped = registry.scope({ signal: options.signal });
	const parser = options.parser ?? (await detectParser(location, scoped, options));
	// The signal ends the opening; the store that comes of it lives on.
	return runParser(parser, location, scoped);
}

function locateObject(
	url: string | URL | Blob,
	options: OpenOptions,
): { location: string; registry: ObjectStoreRegistry } {
	if (url instanceof Blob) {
		const registry = options.registry ?? new ObjectStoreRegistry(options);
		return { location: registerBlob(registry, url, options), registry };
	}
	const location = String(url);
	if (!isUrl(location))
		throw new MiraError("bad-argument", `"${location}" is not a URL`, {
			hint: 'Local paths can be opened in Node (import from "mirazarr" or "mirazarr/node"); in a browser pass a File or Blob',
		});
	if (options.registry !== undefined) {
		registerNamed(options.registry, location, options);
		return { location, registry: options.registry };
	}
	const registry = registryFor(location, options);
	registerDirectory(registry, location, options);
	return { location, registry };
}

async function detectParser(url: string, registry: ObjectStoreRegistry, options: ParserOptions): Promise<Parser> {
	// The same bytes that parsers ask for first, so that one request serves both.
	const head = await registry.source(url).readUpTo(0, headerBytes);
	const format = detectFormat(head, url);
	return (await format.load())(options);
}

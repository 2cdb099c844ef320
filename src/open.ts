import {
	adviceOf,
	checkOptions,
	isMiraError,
	located,
	MiraError,
	numbersBy,
	type OptionValue,
	type OptionValues,
	oneOf,
	TAKES,
} from "./errors.ts";
import { detectFile, detectStore, isNamedAsStore } from "./formats/detection.ts";
import { type FormatOptions, formatValues, ownerHint } from "./formats/format-options.ts";
import type { Parser } from "./formats/parser.ts";
import { PARSER_OPTIONS, type ParserOptions } from "./formats/parser-options.ts";
import { ROOT_DOCUMENTS } from "./formats/zarr/format.ts";
import { readDocument } from "./formats/zarr/read-document.ts";
import { ABORT_OPTIONS, type AbortOptions, withDeadline } from "./io/deadline.ts";
import {
	type DefaultRegistryOptions,
	registerAllowed,
	registerBlob,
	registerDirectory,
	registerNamed,
} from "./io/default-registry.ts";
import { ObjectStoreRegistry } from "./io/registry.ts";
import { TransientError } from "./io/retry.ts";
import { headerBytes } from "./io/source.ts";
import { childUrl, directoryUrl, isUrl, splitQuery } from "./io/url.ts";
import type { ManifestStore } from "./manifest/manifest-store.ts";
import { ARRANGEMENT, type Arrangement, arrangeAs } from "./read/arrange/arrangement.ts";
import { DEFAULT_LIMITS } from "./zarr/budget.ts";

/** Options of `openStore`: what all formats share, and what one alone has under its key, `{ tiff: { ifd: 0 } }`. */
export type OpenOptions = ParserOptions &
	FormatOptions &
	DefaultRegistryOptions &
	AbortOptions & {
		/** Use this parser instead of detecting the format. */
		parser?: Parser | undefined;
		/**
		 * Where objects are read from; what was named and what `allow` adds is registered in it. Without one: what was named,
		 * its directory, and what `allow` adds.
		 */
		registry?: ObjectStoreRegistry | undefined;
		/** Open the document beside the file that describes it, `FILE.dmrpp`, instead of the file: one small request. */
		sidecar?: "dmrpp" | undefined;
		/** Arrange the store for viewers, as `arrange` does: by a convention, or by one with its options. */
		arrange?: Arrangement | undefined;
	};

/**
 * Opens a file as a virtual Zarr store: its header is read, its data stay where they are. The format is detected by its
 * first bytes. A directory, or a prefix of an object store, is opened as the store that it holds. Afterwards zarrita reads the
 * store with no further call.
 */
export async function openStore(url: string | URL | Blob, options: OpenOptions = {}): Promise<ManifestStore> {
	checkOptions("openStore", options, openValues("openStore"), ownerHint);
	return withDeadline("opening", options, (own) => openChecked(url, own), placeOf(url));
}

/** Where an object is, for the errors about it. */
export function placeOf(url: string | URL | Blob): { url?: string } {
	return url instanceof Blob ? {} : { url: String(url) };
}

/** What the options of `openStore` take, for functions that take them among others. */
export function openValues(functionName: string): Record<string, OptionValue> {
	return { ...PARSER_OPTIONS, ...OPENING, ...formatValues(functionName) };
}

const WORKERS: OptionValue = {
	text: "a whole number of at least 0, or false",
	accepts: (value) => value === false || TAKES.wholeNumber.accepts(value),
};

const OPENING: OptionValues<Omit<OpenOptions, keyof ParserOptions | keyof FormatOptions>> = {
	parser: TAKES.function,
	registry: TAKES.object,
	allow: TAKES.textList,
	sidecar: oneOf("dmrpp"),
	arrange: ARRANGEMENT,
	...ABORT_OPTIONS,
	limits: numbersBy(Object.keys(DEFAULT_LIMITS)),
	schemes: TAKES.object,
	session: TAKES.object,
	trace: TAKES.object,
	concurrency: TAKES.wholeNumber,
	workers: WORKERS,
	cacheBytes: TAKES.number,
	chunkGapBytes: TAKES.number,
	maxRequestBytes: TAKES.number,
	retry: TAKES.object,
};

/** The same for options that were checked; they may be among others. */
export async function openChecked(url: string | URL | Blob, options: OpenOptions): Promise<ManifestStore> {
	// What a parser needs comes while the first bytes of the file do.
	const running = import("./formats/run-parser.ts");
	running.catch(() => {}); // of two failures the first is told
	const { location, registry } = locateObject(options.sidecar === undefined ? url : sidecarOf(url), options);
	const scope = registry.scope({ signal: options.signal, limits: options.limits, remembersAbsent: true });
	try {
		const found = await detectParser(location, scope, options);
		// What lies beside a file belongs to it, and beside a store of references; other stores have all below their root.
		if (found.beside !== undefined && options.registry === undefined && !(url instanceof Blob))
			registerDirectory(registry, found.beside, options);
		const { runParser } = await running;
		const store = await runParser(found.parser, found.root ?? location, scope).catch((error: unknown) => {
			// What a budget refuses, it refuses wherever it is charged.
			if (isMiraError(error, "limit-exceeded") && error.url === undefined) throw located(error, { url: location });
			// Servers that answer every path with something have no store either, if its document is none.
			if (found.refused !== undefined && isMiraError(error, "bad-json")) throw found.refused;
			throw found.failure === undefined || !isMiraError(error, "not-found") ? error : neither(found.failure, error);
		});
		store.format ??= found.format;
		return options.arrange === undefined ? store : await arrangeAs(store, options.arrange, { signal: options.signal });
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
	registerNamed(registry, rootOfDocument(location) ?? location, options);
	return { location, registry };
}

function sidecarOf(url: string | URL | Blob): string {
	if (url instanceof Blob)
		throw new MiraError("bad-argument", "a Blob has no file beside it", { hint: "Open the DMR++ document itself" });
	const [path, query] = splitQuery(String(url));
	return `${path}.dmrpp${query}`;
}

/** The root of the store that a document of it stands for: `a.zarr/zarr.json` is the store `a.zarr/`. */
function rootOfDocument(location: string): string | undefined {
	const directory = directoryUrl(location);
	const [name, query] = splitQuery(location.slice(directory.length));
	return ROOT_DOCUMENTS.includes(name) ? directory + query : undefined;
}

/** What is not a file for one reason, and no store for another. */
function neither(file: MiraError, store: MiraError): MiraError {
	// It has bytes: that these are no store either goes without saying.
	if (file.code === "unknown-format") return file;
	return new MiraError(file.code, `${file.what}, and ${store.what}`, {
		url: file.url,
		...(file.hint === undefined ? adviceOf(store) : adviceOf(file)),
		cause: file,
	});
}

/**
 * `root` is set for stores, `beside` for what may refer to its neighbours; `refused` is why it can be no file, and `failure` the same
 * where nothing says that it is a store.
 */
type Detected = {
	parser: Parser;
	/** Unknown for parsers of others. */
	format?: string | undefined;
	root?: string | undefined;
	beside?: string | undefined;
	refused?: MiraError | undefined;
	failure?: MiraError | undefined;
};

async function detectParser(location: string, registry: ObjectStoreRegistry, options: OpenOptions): Promise<Detected> {
	const { parser } = options;
	if (parser !== undefined) {
		const { withChoice } = await import("./formats/run-parser.ts");
		return { parser: withChoice(parser, options), beside: location };
	}
	const root = rootOfDocument(location) ?? (location.endsWith("/") ? location : undefined);
	if (root !== undefined) return await detectRoot(root, registry, options);
	if (isNamedAsStore(location)) {
		const { isGuess, ...found } = await detectRoot(location, registry, options);
		if (!isGuess) return found;
	}
	try {
		// The same bytes that parsers ask for first, so one request serves both.
		const head = await registry.source(location).readUpTo(0, headerBytes);
		const { name, loadParser } = await detectFile(head, location);
		return { parser: await loadParser(options), format: name, beside: location };
	} catch (failure) {
		// A directory has no bytes of its own; web servers answer with a page about it, or refuse.
		const mayBeStore = isMiraError(failure, "not-found", "http-status", "range-not-honoured", "unknown-format");
		if (!mayBeStore || failure instanceof TransientError) throw failure;
		return detectRoot(location, registry, options, failure);
	}
}

async function detectRoot(
	root: string,
	registry: ObjectStoreRegistry,
	options: OpenOptions,
	failure?: MiraError,
): Promise<Detected & { isGuess: boolean }> {
	const read = (key: string): Promise<Uint8Array | undefined> => readDocument(childUrl(root, key), registry);
	const { name, isGuess, refersBeside, loadParser } = await detectStore(read, root);
	return {
		isGuess,
		parser: await loadParser(options),
		format: name,
		root,
		beside: refersBeside ? splitQuery(root)[0].replace(/\/$/, "") : undefined,
		refused: failure,
		failure: isGuess ? failure : undefined,
	};
}

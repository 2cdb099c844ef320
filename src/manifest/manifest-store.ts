import type { Diagnostic } from "../diagnostics.ts";
import { MiraError } from "../errors.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import { DEFAULT_CHUNK_KEYS, decodeChunkKey } from "../zarr/chunk-key.ts";
import { joinBytes } from "../zarr/join-bytes.ts";
import { writeJson } from "../zarr/json.ts";
import { groupDocument } from "../zarr/metadata.ts";
import { fetchChunks, sizedEntry } from "./chunk-bytes.ts";
import { type ArrayDescription, describeArray } from "./manifest-array.ts";
import {
	type GroupNode,
	groupAttributes,
	hasRootArray,
	type ManifestGroup,
	type StoreArray,
	type TreeNode,
	walk,
} from "./manifest-group.ts";
import type { StoreFacts } from "./store-facts.ts";

/** A path or key of a store. */
export type StoreKey = `/${string}`;

/** Part of a value, as zarrita asks for it. */
export type RangeQuery = { offset: number; length: number } | { suffixLength: number };

/** What is used of zarrita's arrays; the rest of them passes through. */
export type ZarritaArray = { resolve(path: string): { path: string } };

/** A function that zarrita applies to the arrays it opens. */
export type ArrayExtension = <A extends ZarritaArray>(array: A) => A;

function refuseZarrita(): never {
	throw new MiraError("bad-argument", "this store was not prepared for zarrita", {
		hint: "Open it with openStore({ parser }), or pass it through answerZarrita",
	});
}

type GetOptions = { signal?: AbortSignal | undefined };

/**
 * A read-only Zarr v3 store over a group of virtual arrays. It is what zarrita takes (`get`, `getRange`), so
 * `zarr.open(store)` works as it is. Chunks are ranges of the original files, read when asked.
 */
export class ManifestStore {
	/** The root: its arrays, groups and attributes. */
	readonly group: ManifestGroup;
	/** Everything lossy, odd or repaired that a user should know. */
	readonly diagnostics: Diagnostic[];
	/** What was opened. */
	readonly url: string;
	/** Name of the format that was found there, such as `TIFF`; set by `openStore`. */
	format: string | undefined;
	/** Which kind of its format it is, as far as the parser says. */
	readonly facts: StoreFacts;
	/** Resolves the urls of references; what it does not know cannot be read. */
	readonly registry: ObjectStoreRegistry;
	/**
	 * Applied by zarrita to every array that it opens from this store. Decoding lies above a store, so whoever opens one
	 * sets it (`answerZarrita`); without it zarrita would decode by itself, and be silently wrong.
	 */
	arrayExtensions: readonly ArrayExtension[] = [refuseZarrita];
	/** In pieces, because that of the root may be large: whoever asks gets a copy of their own. */
	readonly #documents = new Map<string, readonly Uint8Array[]>();

	constructor(options: {
		url: string;
		group: ManifestGroup;
		registry: ObjectStoreRegistry;
		diagnostics?: Diagnostic[] | undefined;
		facts?: StoreFacts | undefined;
	}) {
		this.url = options.url;
		this.group = options.group;
		this.registry = options.registry;
		this.diagnostics = options.diagnostics ?? [];
		this.facts = options.facts ?? {};
	}

	/** Every array and group, the root first, by their raw names. */
	contents(): { path: StoreKey; kind: "array" | "group" }[] {
		return Array.from(walk(this.group), ({ path, kind }) => ({ path, kind: kind === "group" ? "group" : "array" }));
	}

	/** The array at a path, raw or percent-encoded. Throws its own error if it is one that cannot be shown. */
	array(path: string): StoreArray {
		const node = this.node(path);
		if (node !== undefined && "error" in node) throw node.error;
		if (node?.kind === "array") return node.array;
		throw new MiraError("not-found", `there is no array "${path}"`, {
			url: this.url,
			hint: node ? "It is a group" : `Arrays: ${listSome(this.contents().filter(({ kind }) => kind === "array"))}`,
		});
	}

	/** What stands at a path, raw or percent-encoded: an array, a group, or an array that cannot be shown. */
	node(path: string): TreeNode | undefined {
		return findNode(this.group, segments(path)) ?? findNode(this.group, segments(decodeKey(path)));
	}

	/**
	 * The value of a key: a `zarr.json` document, or the bytes of a chunk as its codecs left them. They are the caller's own: a
	 * copy, because what is read may be shared with others, and what is kept here must stay as it is.
	 */
	async get(key: StoreKey, options: GetOptions = {}): Promise<Uint8Array | undefined> {
		const value = this.#resolve(key);
		if (value === undefined) return undefined;
		if (value.kind === "document") return joinBytes(this.#document(value.node));
		const [bytes] = await fetchChunks(value.array, [value.index], this.registry, options);
		return bytes?.slice();
	}

	/** A part of a value, never more than the value has: a range that ends behind a chunk does not reach its neighbour. */
	async getRange(key: StoreKey, range: RangeQuery, options: GetOptions = {}): Promise<Uint8Array | undefined> {
		const value = this.#resolve(key);
		if (value === undefined) return undefined;
		if (value.kind === "document") return cut(joinBytes(this.#document(value.node)), range).slice();
		return this.#chunkRange(value.array, value.index, range, options);
	}

	async #chunkRange(array: StoreArray, index: number[], range: RangeQuery, options: GetOptions) {
		const [entry] = array.kind === "manifest" ? await array.find([index]) : [];
		if (entry?.kind !== "virtual" && entry?.kind !== "object") {
			const [bytes] = await fetchChunks(array, [index], this.registry, options);
			return bytes && cut(bytes, range).slice();
		}
		const place = entry.kind === "object" ? await sizedEntry(entry, this.registry, options) : entry;
		if (place.kind === "missing") return undefined;
		const { begin, end } = clamp(range, place.length);
		if (begin === end) return new Uint8Array(0);
		const source = this.registry.source(place.url);
		return (await source.read(place.offset + begin, end - begin, { ...options, use: "chunk" })).slice();
	}

	#document(node: TreeNode): readonly Uint8Array[] {
		const known = this.#documents.get(node.path);
		if (known !== undefined) return known;
		if ("error" in node) throw node.error;
		const isRoot = node.kind === "group" && node.path === "/";
		const parts = isRoot ? rootDocument(node.group) : [new TextEncoder().encode(documentText(node))];
		this.#documents.set(node.path, parts);
		return parts;
	}

	#resolve(key: string) {
		// A raw name wins over a decoded one: a variable may really be called "a%20b".
		return resolveKey(this.group, key) ?? resolveKey(this.group, decodeKey(key));
	}
}

/** Spaces a level of the documents. */
const INDENT = 2;
/** Levels above the documents in that of the root: the object, `consolidated_metadata`, `metadata`. */
const CONSOLIDATED_MARGIN = 3 * INDENT;
const ENCODED_AT_ONCE = 1000;

/** Documents beside each other that somebody may look at; more of them have a line each. */
const MOST_INDENTED = 1000;

function documentText(
	node: Extract<TreeNode, { kind: "array" | "group" }>,
	{ indent, margin }: { indent: number; margin: number } = { indent: INDENT, margin: 0 },
): string {
	const document =
		node.kind === "array" ? describeArray(node.array.description) : groupDocument(groupAttributes(node.group));
	return writeJson(document, { indent, margin });
}

/** Texts of arrays that were described by the same parts: files of very many arrays describe most of them alike. */
class SharedTexts {
	readonly #known = new WeakMap<ArrayDescription["attributes"], { description: ArrayDescription; text: string }>();

	text(node: Parameters<typeof documentText>[0], form: Parameters<typeof documentText>[1]): string {
		if (node.kind !== "array") return documentText(node, form);
		const { description } = node.array;
		const last = this.#known.get(description.attributes);
		if (last !== undefined && hasSameParts(last.description, description)) return last.text;
		const text = documentText(node, form);
		this.#known.set(description.attributes, { description, text });
		return text;
	}
}

/** True if two arrays differ in nothing but their paths, which their documents do not have. */
function hasSameParts(one: ArrayDescription, other: ArrayDescription): boolean {
	const names = new Set([...Object.keys(one), ...Object.keys(other)] as (keyof ArrayDescription)[]);
	names.delete("path");
	return [...names].every((name) => one[name] === other[name]);
}

function hasMoreNodes(root: ManifestGroup, than: number): boolean {
	let count = 0;
	for (const _ of walk(root)) if (++count > than) return true;
	return false;
}

/**
 * The document of the root, with those of all nodes below it by their relative paths. They become bytes a few at a time: a
 * store may have more of them than there is room for as objects.
 */
function rootDocument(root: ManifestGroup): Uint8Array[] {
	const encoder = new TextEncoder();
	const empty = writeJson(groupDocument(groupAttributes(root), {}), { indent: INDENT });
	// The last member of the document is the object of the others, and has nothing in it yet.
	const end = empty.lastIndexOf("{}") + 1;
	const form = { indent: hasMoreNodes(root, MOST_INDENTED) ? 0 : INDENT, margin: CONSOLIDATED_MARGIN };
	const parts: Uint8Array[] = [];
	const known = new SharedTexts();
	let texts = [empty.slice(0, end)];
	let separator = "";
	for (const node of walk(root)) {
		if ("error" in node || node.path === "/") continue;
		const name = writeJson(node.path.slice(1));
		texts.push(`${separator}\n${" ".repeat(CONSOLIDATED_MARGIN)}${name}: ${known.text(node, form)}`);
		separator = ",";
		if (texts.length < ENCODED_AT_ONCE) continue;
		parts.push(encoder.encode(texts.join("")));
		texts = [];
	}
	const closing = separator === "" ? "" : `\n${" ".repeat(CONSOLIDATED_MARGIN - INDENT)}`;
	texts.push(closing, empty.slice(end));
	parts.push(encoder.encode(texts.join("")));
	return parts;
}

type StoreValue = { kind: "document"; node: TreeNode } | { kind: "chunk"; array: StoreArray; index: number[] };

function resolveKey(group: ManifestGroup, key: string): StoreValue | undefined {
	const names = segments(key);
	if (names.at(-1) === "zarr.json") {
		const node = findNode(group, names.slice(0, -1));
		if (node !== undefined) return { kind: "document", node };
	}
	for (let depth = 0; depth < names.length; depth++) {
		const node = findNode(group, names.slice(0, depth));
		if (node === undefined) return undefined;
		if (node.kind !== "array") continue;
		const { shape } = node.array.description;
		const index = decodeChunkKey(DEFAULT_CHUNK_KEYS, names.slice(depth).join("/"), shape.length);
		return index && { kind: "chunk", array: node.array, index };
	}
	return undefined;
}

function findNode(root: ManifestGroup, path: readonly string[]): TreeNode | undefined {
	let node: GroupNode | undefined = { kind: "group", group: root };
	const names = path.length === 0 && hasRootArray(root) ? [""] : path;
	for (const name of names) {
		if (node?.kind !== "group") return undefined;
		node = node.group.get(name);
	}
	return node && { ...node, path: `/${names.join("/")}` };
}

function segments(path: string): string[] {
	return path.split("/").filter((name) => name !== "");
}

function decodeKey(key: string): string {
	try {
		return decodeURIComponent(key);
	} catch {
		return key; // a lone "%" is a character of the name
	}
}

function cut(bytes: Uint8Array, range: RangeQuery): Uint8Array {
	const { begin, end } = clamp(range, bytes.length);
	return bytes.subarray(begin, end);
}

function clamp(range: RangeQuery, length: number): { begin: number; end: number } {
	if ("suffixLength" in range) return { begin: Math.max(0, length - range.suffixLength), end: length };
	const begin = Math.min(Math.max(range.offset, 0), length);
	return { begin, end: Math.min(begin + Math.max(range.length, 0), length) };
}

function listSome(nodes: { path: string }[]): string {
	const names = nodes.slice(0, 10).map(({ path }) => path);
	return `${names.join(", ")}${nodes.length > names.length ? ", …" : ""}`;
}

import { isMiraError } from "../../errors.ts";
import { countChunks } from "../../manifest/chunk-manifest.ts";
import type { ChunkLayout } from "../../manifest/described-document.ts";
import { v3ChunkLayout } from "../../manifest/described-document.ts";
import { UrlTable } from "../../manifest/url-table.ts";
import { type Budget, beyond } from "../../zarr/budget.ts";
import { gridShape } from "../../zarr/chunk-grid.ts";
import { isJsonObject, type JsonValue, parseJson } from "../../zarr/json.ts";
import { DOCUMENT_NAMES } from "../zarr/node-documents.ts";
import { v2ChunkLayout } from "../zarr/v2-array.ts";
import { ReferencedArray } from "./referenced-array.ts";

/** A document: its bytes, or the place where they are. */
export type ReferencedDocument =
	| Uint8Array
	| { urlNumber: number; range?: { offset: number; length: number } | undefined };

/** Everything that a reference set says: documents by their keys, and the chunks of every array. */
export class ReferenceSet {
	readonly documents: Map<string, ReferencedDocument> = new Map();
	readonly arrays: Map<string, ReferencedArray> = new Map();
	/** Texts of all urls, templates not yet filled in. */
	urls: UrlTable = new UrlTable();
	/** Keys that belong to no array that was known when they were met. */
	strayCount = 0;
	/** Arrays that were expected before their documents came. */
	readonly #expected = new Set<string>();
	readonly #budget: Budget;

	constructor(budget: Budget) {
		this.#budget = budget;
	}

	/** Takes a document in; that of an array says what its other keys mean. */
	addDocument(key: string, document: ReferencedDocument): void {
		this.documents.set(key, document);
		const { path, name } = splitKey(key);
		this.#budget.nest(levels(path));
		if (!(document instanceof Uint8Array)) return;
		if (name === ".zarray" || name === "zarr.json") this.#addArray(path, name, parseDocument(document));
		else if (key === ".zmetadata") {
			const json = parseDocument(document);
			const entries = isJsonObject(json) && isJsonObject(json.metadata) ? Object.entries(json.metadata) : [];
			for (const [inner, node] of entries) this.#addArray(splitKey(inner).path, splitKey(inner).name, node);
		}
	}

	#addArray(path: string, name: string, document: JsonValue | undefined): void {
		const layout = chunkLayout(name, document);
		if (layout === undefined) return;
		const known = this.arrays.get(path);
		// Refused before their documents are kept: the tree would not hold them.
		const { maxNodes } = this.#budget.limits;
		if (known === undefined && this.arrays.size >= maxNodes)
			throw beyond("maxNodes", `it has more than ${maxNodes} arrays`);
		if (known === undefined) this.arrays.set(path, new ReferencedArray(path, layout, this.urls));
		else if (known.hasLayout(layout)) this.#expected.delete(path);
	}

	/** Takes the chunks of an array in already, whose document looks as if it came later. */
	expectArray(key: string, document: Uint8Array): void {
		const { path, name } = splitKey(key);
		if (this.arrays.has(path)) return;
		this.#addArray(path, name, parseDocument(document));
		if (this.arrays.has(path)) this.#expected.add(path);
	}

	/** Whether every document that was expected came, and said the same. */
	get isAsExpected(): boolean {
		return this.#expected.size === 0;
	}

	/** Takes the chunk of a key in. The key must be no document's. */
	addChunk(key: string, add: (array: ReferencedArray, number: number) => void): void {
		const array = this.arrayOf(key);
		if (array === undefined) return;
		const bytes = new TextEncoder().encode(key);
		const number = array.chunkNumber(bytes, array.prefix.length, bytes.length);
		// zarr never asks for what lies outside the grid, nor for other objects below an array.
		if (number >= 0) add(array, number);
	}

	/** The array that a key lies below. Arrays do not nest, so the first one on the way is it. */
	arrayOf(key: string): ReferencedArray | undefined {
		const root = this.arrays.get("");
		if (root !== undefined) return root;
		let depth = 0;
		for (let slash = key.indexOf("/"); slash >= 0; slash = key.indexOf("/", slash + 1)) {
			this.#budget.nest(depth++);
			const array = this.arrays.get(key.slice(0, slash));
			if (array !== undefined) return array;
		}
		this.strayCount++;
		return undefined;
	}

	/** Forgets everything. */
	clear(): void {
		this.documents.clear();
		this.arrays.clear();
		this.urls = new UrlTable();
		this.strayCount = 0;
		this.#expected.clear();
	}

	/** Forgets the references of chunks, to take them in again now that all arrays are known. */
	clearChunks(): void {
		for (const array of this.arrays.values()) array.clear();
		this.strayCount = 0;
	}
}

/** How deep a path leads. */
function levels(path: string): number {
	let count = path === "" ? 0 : 1;
	for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) count++;
	return count;
}

/** True for keys of documents. */
export function isDocumentKey(key: string): boolean {
	return DOCUMENT_NAMES.has(splitKey(key).name);
}

/** The path of the node that a key belongs to, and the rest. */
export function splitKey(key: string): { path: string; name: string } {
	const slash = key.lastIndexOf("/");
	return { path: key.slice(0, Math.max(slash, 0)), name: key.slice(slash + 1) };
}

/** Undefined for what is not JSON: the tree will say so. */
function parseDocument(document: Uint8Array): JsonValue | undefined {
	try {
		return parseJson(document);
	} catch (error) {
		if (isMiraError(error)) return undefined;
		throw error;
	}
}

/** Where the chunks of an array are; undefined for what is none, or cannot be understood: the tree will say why. */
function chunkLayout(name: string, document: JsonValue | undefined): ChunkLayout | undefined {
	try {
		if (document === undefined || (name !== ".zarray" && name !== "zarr.json")) return undefined;
		const layout = name === "zarr.json" ? v3ChunkLayout(document) : v2ChunkLayout(document);
		if (layout !== undefined) countChunks(gridShape(layout.chunkGrid, layout.shape));
		return layout;
	} catch (error) {
		if (isMiraError(error)) return undefined;
		throw error;
	}
}

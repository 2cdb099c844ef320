import { checkOptions, MiraError, TAKES } from "../../errors.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { isJsonObject, type JsonValue } from "../../zarr/json.ts";
import { parseChosen } from "../choice.ts";
import { ownValues, PARSER_OPTIONS, type ParserOptions } from "../parser-options.ts";
import { type KerchunkOptions, kerchunkFormat } from "./format.ts";
import { inlineBytes } from "./inline-bytes.ts";
import { openReferences } from "./open-references.ts";
import { isDocumentKey, type ReferencedDocument, ReferenceSet } from "./reference-set.ts";

/** A reference set in memory: the references themselves (version 0), or `{ version: 1, refs, templates, gen }`. */
export type ReferenceInput = Readonly<Record<string, unknown>>;

/**
 * The store of a reference set that was made in memory, such as the dictionaries of Kerchunk's own writers. Values are as in
 * its JSON: texts, objects, `[url]` and `[url, offset, length]`; and bytes. `options.url` is where relative references begin.
 */
export async function parseReferences(
	input: ReferenceInput,
	registry: ObjectStoreRegistry,
	options: KerchunkOptions & ParserOptions & { url?: string | undefined } = {},
): Promise<ManifestStore> {
	const values = { ...ownValues(kerchunkFormat.options), ...PARSER_OPTIONS, url: TAKES.text };
	checkOptions("parseReferences", options, values);
	if (typeof input !== "object" || input === null || Array.isArray(input))
		throw new MiraError("bad-argument", "a reference set is an object of keys and references", {
			hint: Array.isArray(input) ? "This is a list of reference sets: open each by itself" : undefined,
		});
	const { refs } = input;
	const isWrapped = typeof refs === "object" && refs !== null && !Array.isArray(refs);
	const entries = Object.entries(isWrapped ? refs : input);
	const references = new ReferenceSet(registry.budget);
	for (const [key, value] of entries)
		if (isDocumentKey(key)) references.addDocument(key, documentOf(key, value, references));
	for (const [key, value] of entries) if (!isDocumentKey(key)) addChunk(references, key, value);
	const { templates, gen } = isWrapped ? (input as { templates?: JsonValue; gen?: JsonValue }) : {};
	const url = options.url ?? "memory://references/references.json";
	return parseChosen(options, (choice) => {
		return openReferences({ references, templates, gen }, url, registry, options, choice);
	});
}

function documentOf(key: string, value: unknown, references: ReferenceSet): ReferencedDocument {
	if (value instanceof Uint8Array) return value;
	if (typeof value === "string") return inlineBytes(value);
	const place = placeOf(value, references);
	if (place !== undefined) return place;
	if (typeof value === "object" && value !== null && !Array.isArray(value))
		return new TextEncoder().encode(jsonText(value));
	throw new MiraError(
		"bad-reference",
		`the value of "${key}" is not a string, an object, [url] or [url, offset, length]`,
	);
}

function addChunk(references: ReferenceSet, key: string, value: unknown): void {
	if (value === null || value === undefined) return;
	references.addChunk(key, (array, number) => {
		const place = placeOf(value, references);
		if (place?.range !== undefined) array.range(number, place.urlNumber, place.range.offset, place.range.length);
		else if (place !== undefined) array.object(number, place.urlNumber);
		else if (typeof value === "string") array.inlined(number, value);
		else if (value instanceof Uint8Array) array.inlinedBytes(number, value);
		else if (isJsonObject(value as JsonValue)) array.inlined(number, jsonText(value));
		else array.refuse(key, "it is not a string, bytes, an object, [url] or [url, offset, length]");
	});
}

function placeOf(value: unknown, references: ReferenceSet) {
	if (!Array.isArray(value) || typeof value[0] !== "string" || (value.length !== 1 && value.length !== 3))
		return undefined;
	const [url, offset, length] = value as [string, unknown, unknown];
	const urlNumber = references.urls.intern(url);
	const isWhole = value.length === 1 || (offset === null && length === null);
	return { urlNumber, range: isWhole ? undefined : { offset: wholeNumber(offset), length: wholeNumber(length) } };
}

function wholeNumber(value: unknown): number {
	return typeof value === "number" || typeof value === "bigint" ? Number(value) : Number.NaN;
}

/** No document is nested deeper; an object that holds itself would be without end. */
const MAX_DEPTH = 200;

/** JSON with the bare NaN of Python, which fill values in memory may be. */
function jsonText(value: unknown, depth = 0): string {
	if (depth > MAX_DEPTH) throw new MiraError("bad-reference", `an object has more than ${MAX_DEPTH} levels`);
	if (typeof value === "number" || typeof value === "bigint") return String(value);
	if (Array.isArray(value)) return `[${value.map((item) => jsonText(item, depth + 1)).join(",")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
	const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}:${jsonText(member, depth + 1)}`);
	return `{${members.join(",")}}`;
}

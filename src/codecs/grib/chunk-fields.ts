import { MiraError } from "../../errors.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { fetchChunks } from "../../manifest/chunk-bytes.ts";
import type { ChunkEntry } from "../../manifest/chunk-manifest.ts";
import type { ManifestArray } from "../../manifest/manifest-array.ts";
import { type FieldPacking, fieldPacking } from "./field-packing.ts";
import { END_BYTES, type GribSections } from "./message.ts";
import { MessageReader, WINDOW_BYTES } from "./message-reader.ts";
import { fieldSections } from "./read-field.ts";

/** A chunk of an array of GRIB fields: what the headers of its message say. */
export type ChunkField = { index: readonly number[]; sections: GribSections; packing: FieldPacking | undefined };

/** Octets of section 4 of edition 1 that say how it is packed. */
const DATA_HEAD_BYTES = 14;

/** What a scan has read of every message: its windows begin with the end of the message before. */
const SCANNED_BYTES = WINDOW_BYTES - END_BYTES;

/** How many messages are looked at together. */
const BATCH = 256;

/**
 * The fields of the chunks of an array, in their order, by the heads of their messages: what was read when the file was
 * opened is not read again. `field` is their place in the message; after `most` of them it ends.
 */
export async function* chunkFields(
	array: ManifestArray,
	field: number,
	registry: ObjectStoreRegistry,
	most: number = Number.POSITIVE_INFINITY,
): AsyncGenerator<ChunkField, void, undefined> {
	let batch: Promise<ChunkField>[] = [];
	let left = most;
	for (const [index, entry] of (await array.manifest()).entries()) {
		if (left-- <= 0) break;
		batch.push(
			entry.kind === "virtual" ? headField(index, entry, field, registry) : storedField(index, array, field, registry),
		);
		if (batch.length < BATCH) continue;
		yield* await Promise.all(batch);
		batch = [];
	}
	yield* await Promise.all(batch);
}

async function headField(
	index: readonly number[],
	{ url, offset, length }: Extract<ChunkEntry, { kind: "virtual" }>,
	field: number,
	registry: ObjectStoreRegistry,
): Promise<ChunkField> {
	const source = registry.source(url);
	const [message] = await new MessageReader(source, registry.budget).messagesAt([
		{ offset, length: Math.min(length, SCANNED_BYTES) },
	]);
	if (message !== undefined && "problem" in message) throw message.problem;
	const sections = message?.fields[field];
	if (sections === undefined) throw new MiraError("corrupt-file", `the message has no field ${field}`, { url, offset });
	const known = fieldPacking(sections);
	if (known !== undefined) return { index, sections, packing: known };
	const head = await source.readUpTo(offset + sections.data.offset, DATA_HEAD_BYTES);
	return { index, sections, packing: fieldPacking(sections, head) };
}

/** Of a message that is not part of a file all bytes are at hand, or are one object. */
async function storedField(
	index: readonly number[],
	array: ManifestArray,
	field: number,
	registry: ObjectStoreRegistry,
): Promise<ChunkField> {
	const [message = new Uint8Array()] = await fetchChunks(array, [index], registry, {});
	const sections = fieldSections(message, field);
	const { offset } = sections.data;
	return { index, sections, packing: fieldPacking(sections, message.subarray(offset, offset + DATA_HEAD_BYTES)) };
}

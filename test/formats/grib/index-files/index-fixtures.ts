import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type GribOptions, grib } from "../../../../src/formats/grib/index.ts";
import { MemoryStore } from "../../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../../src/io/registry.ts";
import { Trace } from "../../../../src/io/tracing.ts";
import { walk } from "../../../../src/manifest/manifest-group.ts";
import type { ManifestStore } from "../../../../src/manifest/manifest-store.ts";
import { openStore } from "../../../../src/open.ts";
import { read } from "../../../../src/read/read.ts";
import { octets } from "../build-message.ts";

const folder = join(import.meta.dirname, "../../../fixtures/grib-index");

/** The root of the stores below. */
export const ROOT = "memory://files/";

/** What ecCodes says of the fields of a file, in their order. */
export const truth: Record<string, { shortName: string; step: number; values: number[] }[]> = JSON.parse(
	readFileSync(join(folder, "truth.json"), "utf8"),
);

/** Files by their names. */
export type Files = Map<string, Uint8Array>;

/** All fixtures. */
export function fixtures(): Files {
	return new Map(readdirSync(folder).map((name) => [name, new Uint8Array(readFileSync(join(folder, name)))]));
}

/** A registry with these files, and what is asked of them. */
export function serve(files: Files): { registry: ObjectStoreRegistry; trace: Trace } {
	const trace = new Trace();
	const registry = new ObjectStoreRegistry().register(ROOT, trace.wrap(new MemoryStore(files)));
	return { registry, trace };
}

/** Opens one of the files, and counts. */
export async function open(
	files: Files,
	name: string,
	options: GribOptions,
): Promise<{ store: ManifestStore; trace: Trace }> {
	const { registry, trace } = serve(files);
	return { store: await openStore(ROOT + name, { registry, parser: grib(options) }), trace };
}

/** All that a store says: metadata, fill models, references and values of every array. */
export async function everything(store: ManifestStore): Promise<Record<string, unknown>> {
	const all: Record<string, unknown> = {};
	for (const node of walk(store.group)) {
		if (node.kind !== "array") continue;
		const { metadata, fill } = node.array;
		const manifest = await node.array.manifest();
		const { bytes } = await read(store, node.path);
		all[node.path] = { metadata, fill, references: [...manifest.entries()], bytes };
	}
	return all;
}

/** A file whose messages have so many bytes each, and its index: zeros follow the values. */
export function stretch(files: Files, name: string, indexName: string, messageBytes: number): Files {
	const file = files.get(name) as Uint8Array;
	const text = new TextDecoder().decode(files.get(indexName));
	const places = new Map<number, number>();
	const parts: Uint8Array[] = [];
	for (let at = 0; at < file.length; ) {
		const length = Number(new DataView(file.buffer, file.byteOffset + at + 8).getBigUint64(0));
		places.set(at, parts.length * messageBytes);
		parts.push(stretchMessage(file.subarray(at, at + length), messageBytes));
		at += length;
	}
	const bytes = new Uint8Array(parts.length * messageBytes);
	for (const [i, part] of parts.entries()) bytes.set(part, i * messageBytes);
	const index = text
		.replace(/^([\d.]+):(\d+):/gm, (_, number, at) => `${number}:${places.get(Number(at))}:`)
		.replace(
			/"_offset": (\d+), "_length": \d+/g,
			(_, at) => `"_offset": ${places.get(Number(at))}, "_length": ${messageBytes}`,
		);
	return new Map([
		[name, bytes],
		[indexName, new TextEncoder().encode(index)],
	]);
}

function stretchMessage(message: Uint8Array, lengthBytes: number): Uint8Array {
	const bytes = new Uint8Array(lengthBytes);
	bytes.set(message.subarray(0, -4));
	bytes.set(octets(lengthBytes, 8), 8);
	let last = 16;
	for (let at = 16; at < message.length - 4; ) {
		last = at;
		at += new DataView(message.buffer, message.byteOffset + at).getUint32(0);
	}
	bytes.set(octets(lengthBytes - 4 - last, 4), last);
	bytes.fill(0x37, lengthBytes - 4);
	return bytes;
}

/** The text of a file, changed. */
export function edited(files: Files, name: string, change: (text: string) => string): Files {
	const text = new TextDecoder().decode(files.get(name));
	return new Map(files).set(name, new TextEncoder().encode(change(text)));
}

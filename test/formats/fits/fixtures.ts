import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import type { Trace } from "../../../src/io/tracing.ts";
import type { ManifestStore } from "../../../src/manifest/manifest-store.ts";
import { type OpenOptions, openStore } from "../../../src/open.ts";
import type { Limits } from "../../../src/zarr/budget.ts";

const folder = join(import.meta.dirname, "../../fixtures/fits");

/** An array as astropy reads it: elements little-endian, or their digest, and the doubles that masking and scaling leave. */
export type TrueArray = { dtype: string; shape: number[]; bytes?: string; sha256?: string; decoded?: string };

/** What `make.py` wrote down, by file and path; columns of a variable length are lists. */
export const expected: Record<string, Record<string, TrueArray>> = JSON.parse(
	readFileSync(join(folder, "expected.json"), "utf8"),
);

/** Names of all fixtures. */
export const fixtureNames: string[] = readdirSync(folder).filter((file) => file.endsWith(".fits"));

/** The bytes of a fixture. */
export function fixtureBytes(name: string): Uint8Array {
	return new Uint8Array(readFileSync(join(folder, name)));
}

/** Opens bytes as a file. */
export async function openBytes(
	bytes: Uint8Array,
	options: Omit<OpenOptions, "registry"> & { limits?: Partial<Limits>; trace?: Trace } = {},
): Promise<ManifestStore> {
	const { limits, trace, ...others } = options;
	const memory = new MemoryStore([["file.fits", bytes]]);
	const registry = new ObjectStoreRegistry({ limits }).register("memory://files/", trace?.wrap(memory) ?? memory);
	return openStore("memory://files/file.fits", { registry, ...others });
}

/** Opens a fixture. */
export function openFixture(name: string, options?: Parameters<typeof openBytes>[1]): Promise<ManifestStore> {
	return openBytes(fixtureBytes(name), options);
}

/** Elements in the form of the truth: whichever of the two that it has. */
export function inFormOf(truth: TrueArray, bytes: Uint8Array): Partial<TrueArray> {
	return truth.bytes === undefined
		? { sha256: createHash("sha256").update(bytes).digest("hex") }
		: { bytes: Buffer.from(bytes).toString("base64") };
}

/** A header of cards, padded to its block. */
export function headerBlock(...cards: string[]): Uint8Array {
	const text = [...cards, "END"].map((card) => card.padEnd(80)).join("");
	return new TextEncoder().encode(text.padEnd(Math.ceil(text.length / 2880) * 2880));
}

/** Parts of a file one behind the other. */
export function join2880(...parts: Uint8Array[]): Uint8Array {
	return new Uint8Array(Buffer.concat(parts));
}

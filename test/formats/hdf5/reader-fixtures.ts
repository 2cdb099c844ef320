import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, inflateSync } from "node:zlib";
import { MiraError } from "../../../src/errors.ts";
import { type DecodedAttributes, decodeAttributes } from "../../../src/formats/hdf5/attribute-value.ts";
import type { DecodeFilters } from "../../../src/formats/hdf5/file.ts";
import type { Hdf5Node, RawAttribute } from "../../../src/formats/hdf5/object-model.ts";
import { start } from "../../../src/formats/hdf5/reading.ts";
import { type OpenedHdf5, openHdf5 } from "../../../src/formats/hdf5/superblock.ts";
import { type Hdf5Tree, type WalkOptions, walkTree } from "../../../src/formats/hdf5/tree.ts";
import { MemoryStore } from "../../../src/io/memory.ts";
import { ObjectStoreRegistry } from "../../../src/io/registry.ts";
import type { Trace } from "../../../src/io/tracing.ts";

const folder = join(import.meta.dirname, "../../fixtures/hdf5");

/** An attribute as h5py has it; see the README beside the fixtures. */
export type TrueAttribute = { dtype: string; shape: number[] | null; value: unknown };

/** What h5py found in a fixture. */
export type Truth = {
	groups: Record<string, { links: string[]; attributes: Record<string, TrueAttribute> }>;
	datasets: Record<
		string,
		{
			shape: number[] | null;
			maxShape: (number | null)[] | null;
			itemBytes: number;
			layout: string;
			chunks?: number[];
			filters: [id: number, optional: number, parameters: number[]][];
			fill: string;
			fillTime: string;
			fillHex?: string;
			offset?: number | null;
			external?: [name: string, offset: number, size: number][];
			hex?: string;
			attributes: Record<string, TrueAttribute>;
		}
	>;
	types: string[];
	aliases: Record<string, string>;
	softLinks: Record<string, string | null>;
	externalLinks: Record<string, [file: string, path: string]>;
};

/** Names of the fixtures that have a truth. */
export const fixtureNames: string[] = readdirSync(folder)
	.filter((file) => file.endsWith(".json"))
	.map((file) => file.slice(0, -5));

/** The bytes of a fixture. */
export function fixtureBytes(name: string): Uint8Array {
	return new Uint8Array(gunzipSync(readFileSync(join(folder, `${name}.h5.gz`))));
}

/** The truth about a fixture. */
export function fixtureTruth(name: string): Truth {
	return JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
}

/** A file with all that was found in it. */
export type ReadFile = OpenedHdf5 & { tree: Hdf5Tree; attributes: Map<string, DecodedAttributes> };

/** Deflate alone: what the heap of `compressed-heap` needs. */
export const inflateOnly: DecodeFilters = async (bytes, filters, filterMask, decodedBytes) => {
	if (filters.length !== 1 || filters[0]?.id !== 1 || filterMask !== 0)
		throw new MiraError("unsupported-feature", "only deflate is expected here");
	try {
		return new Uint8Array(inflateSync(bytes, { maxOutputLength: decodedBytes }));
	} catch (cause) {
		throw new MiraError("corrupt-file", "a heap does not inflate", { cause });
	}
};

/** Opens bytes as an HDF5 file, walks it and decodes every attribute. */
export async function readBytes(bytes: Uint8Array, options: WalkOptions & { trace?: Trace } = {}): Promise<ReadFile> {
	const memory = new MemoryStore([["file.h5", bytes]]);
	const registry = new ObjectStoreRegistry().register("memory://files/", options.trace?.wrap(memory) ?? memory);
	const opened = await openHdf5("memory://files/file.h5", registry, { decodeFilters: inflateOnly });
	const tree = await walkTree(opened.file, opened.rootAddress, options);
	const nameOf = (address: number): string => tree.pathOf(address) ?? "";
	const attributes = new Map(
		await Promise.all(
			tree.nodes.map(
				async (node): Promise<[string, DecodedAttributes]> => [
					node.path,
					await start(decodeAttributes(opened.file, rawAttributes(node), { path: node.path, nameOf, isNetcdf: false })),
				],
			),
		),
	);
	return { ...opened, tree, attributes };
}

/** A fixture, read. */
export function readFixture(name: string): Promise<ReadFile> {
	return readBytes(fixtureBytes(name));
}

/** The attributes of any node. */
export function rawAttributes({ object }: Hdf5Node): readonly RawAttribute[] {
	if (object.kind === "group") return object.attributes;
	return object.kind === "dataset" ? object.header.attributes : [];
}

/** Bytes as hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
	return Buffer.from(bytes).toString("hex");
}

import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { Diagnostic } from "../diagnostics.ts";
import { MiraError } from "../errors.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import { ChunkManifest, type ManifestColumns } from "../manifest/chunk-manifest.ts";
import { type ArrayDescription, ManifestArray } from "../manifest/manifest-array.ts";
import { ManifestGroup } from "../manifest/manifest-group.ts";
import { ManifestStore } from "../manifest/manifest-store.ts";
import type { Attributes } from "../zarr/attributes.ts";
import { JsonFloat } from "../zarr/json.ts";

/** Changes when what is kept does. */
const VERSION = 2;

type SavedArray = { description: ArrayDescription; gridShape: readonly number[]; columns: ManifestColumns };
type SavedError = Pick<MiraError, "code" | "what" | "url" | "path" | "offset" | "hint" | "remedy">;
type SavedGroup = {
	attributes: Attributes;
	arrays: [name: string, array: SavedArray][];
	groups: [name: string, group: SavedGroup][];
	refused: [name: string, error: SavedError][];
};
type SavedStore = { url: string; diagnostics: Diagnostic[]; group: SavedGroup };

/**
 * Files that were opened, kept in a folder until the work on all of them is done: an interrupted build need not open them
 * again. Everything is kept as it is in memory, exact to the type of each attribute.
 */
export class Checkpoints {
	readonly folder: string;

	constructor(folder: string) {
		this.folder = folder;
	}

	/** The name for what becomes of a source: another if the source, the options or this program change. */
	keyOf(facts: readonly unknown[]): string {
		const text = JSON.stringify([VERSION, process.versions.v8, ...facts]);
		return createHash("sha256").update(text).digest("hex");
	}

	/** What was kept; undefined where there is nothing, or nothing that can be read. */
	async load(key: string, registry: ObjectStoreRegistry): Promise<ManifestStore | undefined> {
		try {
			const { url, diagnostics, group } = restore(deserialize(await readFile(this.#path(key)))) as SavedStore;
			return new ManifestStore({ url, registry, diagnostics, group: loadGroup(group) });
		} catch {
			return undefined;
		}
	}

	/** Keeps a store; false for one that computes chunks, which has to be opened again. */
	async save(key: string, store: ManifestStore): Promise<boolean> {
		const group = await saveGroup(store.group);
		if (group === undefined) return false;
		const saved: SavedStore = { url: store.url, diagnostics: store.diagnostics, group };
		await mkdir(this.folder, { recursive: true });
		const unfinished = `${this.#path(key)}.${randomUUID()}.unfinished`;
		await writeFile(unfinished, serialize(storable(saved)));
		await rename(unfinished, this.#path(key));
		return true;
	}

	/** Forgets everything. */
	async remove(): Promise<void> {
		await rm(this.folder, { recursive: true, force: true });
	}

	#path(key: string): string {
		return join(this.folder, key);
	}
}

async function saveGroup(group: ManifestGroup): Promise<SavedGroup | undefined> {
	const saved: SavedGroup = { attributes: group.attributes, arrays: [], groups: [], refused: [] };
	for (const [name, array] of group.arrays) {
		if (array.kind === "derived") return undefined;
		const { gridShape, columns } = await array.manifest();
		saved.arrays.push([name, { description: array.description, gridShape, columns }]);
	}
	for (const [name, child] of group.groups) {
		const below = await saveGroup(child);
		if (below === undefined) return undefined;
		saved.groups.push([name, below]);
	}
	for (const [name, { code, what, url, path, offset, hint, remedy }] of group.refused)
		saved.refused.push([name, { code, what, url, path, offset, hint, remedy }]);
	return saved;
}

function loadGroup({ attributes, arrays, groups, refused }: SavedGroup): ManifestGroup {
	const group = new ManifestGroup(attributes);
	for (const [name, { description, gridShape, columns }] of arrays)
		group.arrays.set(name, new ManifestArray(description, () => new ChunkManifest(gridShape, columns)));
	for (const [name, child] of groups) group.groups.set(name, loadGroup(child));
	for (const [name, { code, what, ...details }] of refused) group.refused.set(name, new MiraError(code, what, details));
	return group;
}

/** V8 keeps everything but the classes of objects. A set, of which there are none otherwise, stands for a `JsonFloat`. */
function storable(value: unknown): unknown {
	if (value instanceof JsonFloat) return new Set([value.value]);
	return mapMembers(value, storable);
}

function restore(value: unknown): unknown {
	if (value instanceof Set) return new JsonFloat([...value][0] as number);
	return mapMembers(value, restore);
}

function mapMembers(value: unknown, map: (member: unknown) => unknown): unknown {
	if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return value;
	if (Array.isArray(value)) return value.map(map);
	if (value instanceof Map) return new Map(Array.from(value, ([key, member]) => [key, map(member)]));
	// Options of opening stand beside those that decided on fill values, functions among them.
	const members = Object.entries(value).filter(([, member]) => typeof member !== "function");
	return Object.fromEntries(members.map(([key, member]) => [key, map(member)]));
}

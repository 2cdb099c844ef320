import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { Diagnostic } from "../diagnostics.ts";
import { MiraError } from "../errors.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import { ChunkManifest, type ManifestColumns } from "../manifest/chunk-manifest.ts";
import { type ArrayDescription, ManifestArray } from "../manifest/manifest-array.ts";
import { type GroupNode, ManifestGroup, type NodeContent, type StoreArray } from "../manifest/manifest-group.ts";
import { ManifestStore } from "../manifest/manifest-store.ts";
import type { Attributes } from "../zarr/attributes.ts";
import { JsonFloat } from "../zarr/json.ts";

/** Stands for the query of a URL that was opened, where that is a secret; no URL has such a character. */
const SECRET = "\u0000";

/** Changes when what is kept does. */
const VERSION = 2;

type SavedArray = { description: ArrayDescription; gridShape: readonly number[]; columns: ManifestColumns };
type SavedError = Pick<MiraError, "code" | "what" | "url" | "path" | "offset" | "hint" | "remedy">;
type SavedNode =
	| { kind: "array"; array: SavedArray }
	| { kind: "group"; group: SavedGroup }
	| { kind: "refused"; error: SavedError }
	| { kind: "unfit"; array: SavedArray; error: SavedError };
type SavedGroup = { attributes: Attributes; nodes: [name: string, node: SavedNode][] };
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
		// What JSON has no number for, a fill value may be all the same.
		const exact = (_: string, fact: unknown): unknown =>
			typeof fact === "bigint" || (typeof fact === "number" && !Number.isFinite(fact))
				? `${fact} ${typeof fact}`
				: fact;
		const text = JSON.stringify([VERSION, process.versions.v8, ...facts], exact);
		return createHash("sha256").update(text).digest("hex");
	}

	/**
	 * What was kept; undefined where there is nothing, or nothing that can be read. `secret` is the query that the URL has now,
	 * if it is one that must not be kept.
	 */
	async load(key: string, registry: ObjectStoreRegistry, secret = ""): Promise<ManifestStore | undefined> {
		try {
			const saved = restore(deserialize(await readFile(this.#path(key))), secret);
			const { url, diagnostics, group } = saved as SavedStore;
			return new ManifestStore({ url, registry, diagnostics, group: loadGroup(group) });
		} catch {
			return undefined;
		}
	}

	/** Keeps a store; false for one that computes chunks, which has to be opened again. */
	async save(key: string, store: ManifestStore, secret = ""): Promise<boolean> {
		const group = await saveGroup(store.group);
		if (group === undefined) return false;
		const saved: SavedStore = { url: store.url, diagnostics: store.diagnostics, group };
		await mkdir(this.folder, { recursive: true });
		const unfinished = `${this.#path(key)}.${randomUUID()}.unfinished`;
		await writeFile(unfinished, serialize(storable(saved, secret)));
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

/** Undefined for a group with an array that is computed. */
async function saveGroup(group: ManifestGroup): Promise<SavedGroup | undefined> {
	const saved: SavedGroup = { attributes: group.attributes, nodes: [] };
	for (const [name, node] of group.nodes()) {
		const kept = await saveNode(node);
		if (kept === undefined) return undefined;
		saved.nodes.push([name, kept]);
	}
	return saved;
}

async function saveNode(node: GroupNode): Promise<SavedNode | undefined> {
	switch (node.kind) {
		case "refused":
			return { kind: "refused", error: saveError(node.error) };
		case "group": {
			const group = await saveGroup(node.group);
			return group && { kind: "group", group };
		}
		default: {
			const array = await saveArray(node.array);
			if (array === undefined) return undefined;
			return node.kind === "array" ? { kind: "array", array } : { kind: "unfit", array, error: saveError(node.error) };
		}
	}
}

async function saveArray(array: StoreArray): Promise<SavedArray | undefined> {
	if (array.kind === "derived") return undefined;
	const { gridShape, columns } = await array.manifest();
	return { description: array.description, gridShape, columns };
}

function saveError({ code, what, url, path, offset, hint, remedy }: MiraError): SavedError {
	return { code, what, url, path, offset, hint, remedy };
}

function loadGroup({ attributes, nodes }: SavedGroup): ManifestGroup {
	const group = new ManifestGroup(attributes);
	for (const [name, node] of nodes) group.add(name, loadNode(node));
	return group;
}

function loadNode(node: SavedNode): NodeContent {
	switch (node.kind) {
		case "group":
			return loadGroup(node.group);
		case "array":
			return loadArray(node.array);
		case "refused":
			return loadError(node.error);
		case "unfit":
			return { kind: "unfit", array: loadArray(node.array), error: loadError(node.error) };
	}
}

function loadArray({ description, gridShape, columns }: SavedArray): ManifestArray {
	return new ManifestArray(description, () => new ChunkManifest(gridShape, columns));
}

function loadError({ code, what, ...details }: SavedError): MiraError {
	return new MiraError(code, what, details);
}

/**
 * V8 keeps everything but the classes of objects. A set, of which there are none otherwise, stands for a `JsonFloat`.
 */
function storable(value: unknown, secret: string): unknown {
	if (value instanceof JsonFloat) return new Set([value.value]);
	if (typeof value === "string") return secret === "" ? value : value.replaceAll(secret, SECRET);
	return mapMembers(value, (member) => storable(member, secret));
}

function restore(value: unknown, secret: string): unknown {
	if (value instanceof Set) return new JsonFloat([...value][0] as number);
	if (typeof value === "string") return secret === "" ? value : value.replaceAll(SECRET, () => secret);
	return mapMembers(value, (member) => restore(member, secret));
}

function mapMembers(value: unknown, map: (member: unknown) => unknown): unknown {
	if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return value;
	if (Array.isArray(value)) return value.map(map);
	if (value instanceof Map) return new Map(Array.from(value, ([key, member]) => [key, map(member)]));
	// Options of opening stand beside those that decided on fill values, functions among them.
	const members = Object.entries(value).filter(([, member]) => typeof member !== "function");
	return Object.fromEntries(members.map(([key, member]) => [key, map(member)]));
}

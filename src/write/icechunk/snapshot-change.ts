import { hint, MiraError, option } from "../../errors.ts";
import { compareText } from "../../icechunk/byte-order.ts";
import type { Repository } from "../../icechunk/repository.ts";
import type { ArrayData, Node } from "../../icechunk/schemas.ts";
import type { ChunkManifest } from "../../manifest/chunk-manifest.ts";
import { v3ChunkLayout } from "../../manifest/described-document.ts";
import { gridShape } from "../../zarr/chunk-grid.ts";
import { type JsonObject, writeJson } from "../../zarr/json.ts";
import { groupDocument } from "../../zarr/metadata.ts";
import type { PlannedNode } from "../plan/plan.ts";
import { type ArrayChange, ExistingArray, type Placement } from "./array-change.ts";
import type { ChunkTarget } from "./manifest-file.ts";
import { randomId } from "./target.ts";
import { chunkNumbers } from "./transaction-log.ts";

/**
 * What becomes of what is there: `create` adds, and refuses arrays that exist; `replace` puts the store in the place of
 * everything in the group; data are appended along a dimension, or put where a region begins, in elements by dimension.
 */
export type WriteMode = "create" | "replace" | { append: string } | { region: Readonly<Record<string, number>> };

/** The nodes of a snapshot, and what is different. */
export type SnapshotChange = {
	/** All nodes, in the order of their paths. Those of changed arrays have yet no manifests of the new references. */
	nodes: Node[];
	/** By the paths of their nodes. */
	arrays: Map<string, ArrayChange>;
	added: Node[];
	removed: Node[];
	/** Arrays and groups whose documents are different. */
	updated: Node[];
};

/** What a change is made of. */
export type ChangeInput = {
	/** The store, its root at `group`. */
	planned: readonly PlannedNode[];
	/** Path of a group, such as `/` or `/model/run`. */
	group: string;
	existing: readonly Node[];
	mode: WriteMode;
	/** Reads manifests of the repository. */
	repository: Repository;
	/** Targets of references; those of the repository are added. */
	targets: Map<string, ChunkTarget>;
};

/** Decides what the next snapshot holds. Nothing is written. */
export async function changeSnapshot(input: ChangeInput): Promise<SnapshotChange> {
	const { mode } = input;
	const change =
		mode === "create" || mode === "replace" ? addNodes(input, mode === "replace") : await putArrays(input, mode);
	change.nodes.sort((a, b) => compareText(a.path, b.path));
	return change;
}

function addNodes({ planned, group, existing }: ChangeInput, isReplaced: boolean): SnapshotChange {
	const removed = isReplaced ? existing.filter(({ path }) => isWithin(path, group)) : [];
	const nodes = new Map(existing.filter((node) => !removed.includes(node)).map((node) => [node.path, node]));
	const arrays = new Map<string, ArrayChange>();
	const added: Node[] = [];
	const add = (node: Node): void => {
		nodes.set(node.path, node);
		added.push(node);
	};
	for (const path of parentsOf(group)) {
		if (nodes.get(path)?.data.kind === "array") throw taken(path);
		if (!nodes.has(path)) add(newNode(path, groupDocument({}), undefined));
	}
	for (const { path: relative, documents, chunks } of planned) {
		const path = join(group, relative);
		const document = documents[0]?.[1] as JsonObject;
		const known = nodes.get(path);
		// A group that exists stays as it is.
		if (known?.data.kind === "group" && chunks === undefined) continue;
		if (known !== undefined) throw taken(path);
		const node = newNode(path, document, chunks?.manifest);
		add(node);
		if (chunks !== undefined)
			arrays.set(path, { document, written: chunks.manifest, kept: [], changed: chunkNumbers(chunks.manifest) });
	}
	return { nodes: [...nodes.values()], arrays, added, removed, updated: [] };
}

async function putArrays(
	{ planned, group, existing, repository, targets }: ChangeInput,
	mode: Exclude<WriteMode, string>,
): Promise<SnapshotChange> {
	const nodes = new Map(existing.map((node) => [node.path, node]));
	const arrays = new Map<string, ArrayChange>();
	const updated: Node[] = [];
	for (const { path: relative, documents, chunks } of planned) {
		if (chunks === undefined) continue;
		const path = join(group, relative);
		const node = nodes.get(path);
		if (node === undefined)
			throw new MiraError("cannot-combine", "the repository has no such array", {
				path,
				...hint`Leave it out, or add it first, with ${option("mode", "create")}`,
			});
		const array = new ExistingArray(node);
		const place = placeOf(array, mode);
		// Arrays that do not lie along the dimension are the same in every part.
		if (place === undefined) continue;
		const incoming = { document: documents[0]?.[1] as JsonObject, manifest: chunks.manifest };
		const change = await array.put(incoming, place, repository, targets);
		const next = withDocument(node, change.document);
		arrays.set(path, change);
		nodes.set(path, next);
		if (place.grows !== undefined) updated.push(next);
	}
	if (arrays.size === 0)
		throw new MiraError("bad-argument", `no array of the store has the dimension ${dimensionsOf(mode).join(" or ")}`);
	return { nodes: [...nodes.values()], arrays, added: [], removed: [], updated };
}

function placeOf({ description }: ExistingArray, mode: Exclude<WriteMode, string>): Placement | undefined {
	const { shape, dimensionNames = [] } = description;
	if ("append" in mode) {
		const axis = dimensionNames.indexOf(mode.append);
		if (axis < 0) return undefined;
		return { start: shape.map((length, d) => (d === axis ? length : 0)), grows: axis };
	}
	const starts = shape.map((_, d) => mode.region[dimensionNames[d] ?? ""]);
	if (starts.every((start) => start === undefined)) return undefined;
	for (const start of starts)
		if (start !== undefined && !(Number.isSafeInteger(start) && start >= 0))
			throw new MiraError("bad-argument", `a region begins at a whole number, not at ${start}`);
	return { start: starts.map((start) => start ?? 0), grows: undefined };
}

function dimensionsOf(mode: Exclude<WriteMode, string>): string[] {
	return "append" in mode ? [mode.append] : Object.keys(mode.region);
}

function newNode(path: string, document: JsonObject, manifest: ChunkManifest | undefined): Node {
	const empty: ArrayData = { shape: new Uint8Array(0), dimensionNames: undefined, manifests: [], shapeV2: [] };
	const data: Node["data"] = manifest === undefined ? { kind: "group", value: {} } : { kind: "array", value: empty };
	return withDocument({ id: randomId(8), path, userData: new Uint8Array(0), data, extra: undefined }, document);
}

/** A node with another document; of an array it decides on what else the snapshot says of it. */
export function withDocument(node: Node, document: JsonObject): Node {
	const userData = new TextEncoder().encode(writeJson(document));
	const layout = v3ChunkLayout(document);
	if (node.data.kind !== "array" || layout === undefined) return { ...node, userData };
	const { shape, chunkGrid } = layout;
	const counts = gridShape(chunkGrid, shape);
	const names = Array.isArray(document.dimension_names) ? document.dimension_names : undefined;
	const value: ArrayData = {
		...node.data.value,
		shape: new Uint8Array(0),
		dimensionNames: names?.map((name) => ({ name: typeof name === "string" ? name : undefined })),
		shapeV2: shape.map((length, d) => ({ length: BigInt(length), chunkCount: counts[d] as number })),
	};
	return { ...node, userData, data: { kind: "array", value } };
}

/** Whether a path is a group or lies below it. */
function isWithin(path: string, group: string): boolean {
	return path === group || group === "/" || path.startsWith(`${group}/`);
}

/** The groups on the way to a group, the root first, without itself. */
function parentsOf(group: string): string[] {
	const names = group.split("/").filter((name) => name !== "");
	return names.map((_, depth) => `/${names.slice(0, depth).join("/")}`);
}

function join(group: string, relative: string): string {
	return relative === "" ? group : `${group === "/" ? "" : group}/${relative}`;
}

function taken(path: string): MiraError {
	return new MiraError("bad-argument", "the repository already has something of this name", {
		path,
		...hint`Pass ${option("mode", "replace")}, { append: dimension } or { region }, or another group`,
	});
}

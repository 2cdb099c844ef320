import type { Diagnostic } from "../../diagnostics.ts";
import { MiraError } from "../../errors.ts";
import { manifestFilesOf } from "../../icechunk/manifest-files.ts";
import { idText } from "../../icechunk/object-id.ts";
import type { Repository } from "../../icechunk/repository.ts";
import type { Node, Snapshot } from "../../icechunk/schemas.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import type { ArrayDescription, ManifestArray } from "../../manifest/manifest-array.ts";
import type { Budget } from "../../zarr/budget.ts";
import type { ChunkKeyEncoding } from "../../zarr/chunk-key.ts";
import { isJsonObject, parseJson, writeJson } from "../../zarr/json.ts";
import { OutsideReport } from "../kerchunk/outside-report.ts";
import type { KeySpace } from "../zarr/key-space.ts";
import { ArrayReferences } from "./array-references.ts";

/** The keys of the Zarr store that a snapshot holds. */
export class SnapshotSpace implements KeySpace {
	readonly url: string;
	readonly v2Policy = "zarr-v2";
	readonly knowsAllNodes = true;
	readonly #repository: Repository;
	readonly #registry: ObjectStoreRegistry;
	readonly #outside: OutsideReport;
	readonly #nodes = new Map<string, Node>();
	readonly #children = new Map<string, Set<string>>();
	/** By the ids of manifests. */
	readonly #referenceCounts: ReadonlyMap<string, number>;

	constructor(repository: Repository, snapshot: Snapshot, registry: ObjectStoreRegistry, diagnostics: Diagnostic[]) {
		this.url = repository.url;
		this.#repository = repository;
		this.#registry = registry;
		this.#outside = new OutsideReport(registry, diagnostics);
		this.#referenceCounts = new Map(
			manifestFilesOf(snapshot).map(({ id, referenceCount }) => [idText(id), referenceCount]),
		);
		for (const node of snapshot.nodes) this.#addNode(node, repository.urlOf("snapshots", snapshot.id));
	}

	get budget(): Budget {
		return this.#registry.budget;
	}

	async document(key: string): Promise<Uint8Array | undefined> {
		if (key === "zarr.json" && this.#nodes.size === 0) return EMPTY_ROOT;
		if (!/(?:^|\/)zarr\.json$/.test(key)) return undefined;
		const node = this.#nodes.get(key.slice(0, Math.max(0, key.length - "/zarr.json".length)));
		return node && withoutConsolidated(node.userData);
	}

	async children(path: string): Promise<string[]> {
		return [...(this.#children.get(path) ?? [])];
	}

	array(description: ArrayDescription, _chunkKeys: ChunkKeyEncoding, keyPath: string): ManifestArray {
		const node = this.#nodes.get(keyPath);
		if (node?.data.kind !== "array")
			throw new MiraError("corrupt-file", "the snapshot has a group in the place of this array", { url: this.url });
		const { manifests } = node.data.value;
		const own = {
			id: node.id,
			manifests: manifests.map((ref) => ({ ...ref, referenceCount: this.#referenceCounts.get(idText(ref.id)) ?? 0 })),
		};
		return new ArrayReferences(this.#repository, this.#registry, this.#outside, description, own).array(description);
	}

	#addNode(node: Node, url: string): void {
		const names = node.path === "/" ? [] : node.path.slice(1).split("/");
		this.budget.nest(names.length);
		const isPath = node.path.startsWith("/") && !names.some((name) => ["", ".", ".."].includes(name));
		const key = names.join("/");
		if (!isPath || this.#nodes.has(key))
			throw new MiraError(
				"corrupt-file",
				`a node has the ${isPath ? "same path as another" : "impossible path"} "${node.path}"`,
				{
					url,
				},
			);
		this.#nodes.set(key, node);
		for (const [depth, name] of names.entries()) {
			const parent = names.slice(0, depth).join("/");
			const children = this.#children.get(parent) ?? new Set();
			this.#children.set(parent, children.add(name));
		}
	}
}

/** A new repository has not even a root. */
const EMPTY_ROOT: Uint8Array = new TextEncoder().encode('{"zarr_format":3,"node_type":"group"}');

/** Consolidated metadata repeat what the snapshot holds, and may be older. */
function withoutConsolidated(document: Uint8Array): Uint8Array {
	const text = new TextDecoder().decode(document);
	if (!text.includes('"consolidated_metadata"')) return document;
	const json = parseJson(text, { floats: "tagged" });
	if (!isJsonObject(json)) return document;
	const { consolidated_metadata: _, ...rest } = json;
	return new TextEncoder().encode(writeJson(rest));
}

import type { Diagnostic } from "../diagnostics.ts";
import { MiraError } from "../errors.ts";
import { icechunk } from "../formats/icechunk/index.ts";
import { locationUrl } from "../icechunk/containers.ts";
import { type Checksum, type ChunkTargets, readManifest } from "../icechunk/manifest.ts";
import { idText } from "../icechunk/object-id.ts";
import type { Node } from "../icechunk/schemas.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import { ManifestBuilder } from "../manifest/manifest-builder.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import type { ArrayChange } from "../write/icechunk/array-change.ts";
import { type Base, commitPlanned, readBase } from "../write/icechunk/commit.ts";
import { withDocument } from "../write/icechunk/snapshot-change.ts";
import { spliceArray } from "../write/icechunk/spliced-array.ts";
import { TargetStore } from "../write/icechunk/target.ts";
import { chunkNumbers } from "../write/icechunk/transaction-log.ts";
import { measureWholes } from "../write/icechunk/whole-objects.ts";
import type { PlannedNode } from "../write/plan/plan.ts";
import { gridShape } from "../zarr/chunk-grid.ts";
import { isJsonObject, type JsonObject, parseJson } from "../zarr/json.ts";
import type { CubeEdit, CubeForm, CubeTarget, NotedVersion, UpdateWritten, WriteOptions } from "./cube-form.ts";
import { placeNamer } from "./place-name.ts";
import { moveNumber } from "./stretches.ts";

/** An Icechunk repository: an edit is one commit, which is refused once somebody else has committed. */
export class IcechunkForm implements CubeForm {
	readonly name = "Icechunk";
	readonly zarrFormat = 3;
	readonly store: ManifestStore;
	readonly #target: TargetStore;
	readonly #base: Base;
	readonly #nodes: ReadonlyMap<string, Node>;

	static async open({ url, store }: CubeTarget, registry: ObjectStoreRegistry): Promise<IcechunkForm> {
		const target = new TargetStore({ store }, registry.signal);
		const base = await readBase(target, "main");
		return new IcechunkForm(target, base, await icechunk({ snapshot: idText(base.parentId) })(url, registry));
	}

	private constructor(target: TargetStore, base: Base, store: ManifestStore) {
		this.#target = target;
		this.#base = base;
		this.store = store;
		this.#nodes = new Map(base.nodes.map((node) => [node.path, node]));
	}

	document(path: string, key: string): JsonObject | undefined {
		const node = this.#nodes.get(`/${path}`);
		const document =
			node === undefined || key !== "zarr.json" ? undefined : parseJson(node.userData, { floats: "tagged" });
		return isJsonObject(document) ? document : undefined;
	}

	/** Every reference carries what its object was: those of all arrays are looked at, once each. */
	async noted(): Promise<ReadonlyMap<string, NotedVersion>> {
		const repository = this.#target.open();
		const found = new Versions(await repository.containers());
		const [leader] = Array.from(this.#nodes.values())
			.filter((node) => node.data.kind === "array" && node.data.value.manifests.length > 0)
			.toSorted((a, b) => this.#gridSize(b) - this.#gridSize(a));
		if (leader?.data.kind !== "array") return found.versions;
		const { chunkGrid, shape } = this.store.array(leader.path as `/${string}`).description;
		const grid = gridShape(chunkGrid, shape);
		for (const { id } of leader.data.value.manifests) {
			const query = { url: repository.urlOf("manifests", id), id, nodeId: leader.id, gridShape: grid };
			readManifest(await repository.manifest(id), query, found, new ManifestBuilder(grid));
		}
		return found.versions;
	}

	/** Most of the files are in the array that has most chunks. */
	#gridSize({ path }: Node): number {
		const { chunkGrid, shape } = this.store.array(path as `/${string}`).description;
		return gridShape(chunkGrid, shape).reduce((product, count) => product * count, 1);
	}

	async write(edit: CubeEdit, { signal }: WriteOptions): Promise<UpdateWritten> {
		const diagnostics: Diagnostic[] = [];
		const planned: PlannedNode[] = await Promise.all(
			edit.arrays.map(async ({ path, documents, added }) => {
				const manifest = await measureWholes(added, `/${path}`, edit.registry, signal);
				return { path, documents, chunks: { manifest } };
			}),
		);
		const { snapshot, bytes } = await commitPlanned(
			this.#target,
			this.#base,
			planned,
			edit.registry,
			{ message: messageOf(edit), signal },
			diagnostics,
			async (targets) => {
				const nodes = new Map(this.#nodes);
				const arrays = new Map<string, ArrayChange>();
				const updated: Node[] = [];
				for (const [i, { path, documents, axis, oldGrid, moves }] of edit.arrays.entries()) {
					const node = this.#nodes.get(`/${path}`);
					const document = documents[0]?.[1];
					const added = planned[i]?.chunks?.manifest;
					if (node === undefined || document === undefined || added === undefined)
						throw new MiraError("cannot-combine", "the repository has no such array", { path: `/${path}` });
					const change =
						moves === undefined
							? { document, written: added, kept: [], changed: chunkNumbers(added) }
							: await spliceArray(
									node,
									{
										document,
										axis,
										oldGrid,
										move: moves.kept,
										moveNumber: (number) => moveNumber(number, [oldGrid, added.gridShape], axis, moves.kept),
										added,
									},
									this.#base.manifestFiles,
									this.#target.open(),
									targets,
								);
					arrays.set(node.path, change);
					const next = withDocument(node, document);
					nodes.set(node.path, next);
					updated.push(next);
				}
				const root = nodes.get("/");
				const [rootDocument] = edit.root ?? [];
				if (root !== undefined && rootDocument !== undefined) {
					const next = withDocument(root, rootDocument[1]);
					nodes.set("/", next);
					updated.push(next);
				}
				return { nodes: [...nodes.values()], arrays, added: [], removed: [], updated };
			},
		);
		return { bytes, objects: this.#target.writtenObjects, snapshot };
	}
}

function messageOf({ noted, forgotten, layout }: CubeEdit): string {
	return `Updated by mirazarr: ${noted.length} files put, ${forgotten.length} removed, ${layout.dimension} from ${layout.oldLength} to ${layout.newLength}`;
}

/** What references say that their objects were. */
class Versions implements ChunkTargets {
	readonly versions = new Map<string, NotedVersion>();
	readonly #names: Parameters<typeof locationUrl>[1];
	readonly #nameOf = placeNamer();

	constructor(names: Parameters<typeof locationUrl>[1]) {
		this.#names = names;
	}

	virtual(location: string, checksum: Checksum | undefined): string {
		const url = locationUrl(location, this.#names);
		if (checksum?.kind === "etag") this.versions.set(this.#nameOf(url), { etag: checksum.etag });
		if (checksum?.kind === "last-modified")
			this.versions.set(this.#nameOf(url), { modified: new Date(checksum.seconds * 1000).toISOString() });
		return url;
	}

	native(): string {
		return "native:";
	}
}

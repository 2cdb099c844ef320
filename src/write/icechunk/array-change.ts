import { FACTS, type FactName, factOf } from "../../dataset/facts.ts";
import { MiraError } from "../../errors.ts";
import { type ChunkTargets, readManifest } from "../../icechunk/manifest.ts";
import type { Repository } from "../../icechunk/repository.ts";
import type { ManifestRef, Node } from "../../icechunk/schemas.ts";
import { type ChunkManifest, countChunks } from "../../manifest/chunk-manifest.ts";
import { describeV3Array } from "../../manifest/described-document.ts";
import { type ArrayDescription, ManifestArray } from "../../manifest/manifest-array.ts";
import { ManifestBuilder } from "../../manifest/manifest-builder.ts";
import { gridShape } from "../../zarr/chunk-grid.ts";
import { isJsonObject, type JsonObject, parseJson } from "../../zarr/json.ts";
import type { ChunkTarget } from "./manifest-file.ts";
import { renumber } from "./renumber.ts";
import { type ChunkNumbers, chunkNumbers } from "./transaction-log.ts";

/** An array that a commit writes references of. */
export type ArrayChange = {
	/** `zarr.json` as it will be. */
	document: JsonObject;
	/** References that are written into new manifests. */
	written: ChunkManifest;
	/** Manifests of the repository that stay as they are. */
	kept: readonly ManifestRef[];
	/** Numbers of the chunks that differ from before. */
	changed: ChunkNumbers;
};

/** Where data are put along the dimensions of an array that exists. */
export type Placement = {
	/** In elements, for each dimension. */
	start: readonly number[];
	/** The dimension along which the array grows; undefined where it does not. */
	grows: number | undefined;
};

/** An array of the repository. */
export class ExistingArray {
	readonly node: Node;
	readonly description: ArrayDescription;
	readonly #document: JsonObject;
	readonly #manifests: readonly ManifestRef[];

	constructor(node: Node) {
		if (node.data.kind !== "array")
			throw new MiraError("cannot-combine", "there is a group in the repository where the store has an array", {
				path: node.path,
			});
		const document = parseJson(node.userData, { floats: "tagged" });
		if (!isJsonObject(document))
			throw new MiraError("bad-metadata", "the document is not an object", { path: node.path });
		this.node = node;
		this.#document = document;
		this.description = describeV3Array(node.path, document, {}).description;
		this.#manifests = node.data.value.manifests;
	}

	/**
	 * Puts the chunks of another array into this one. Both must be of one kind: type, chunks, codecs, fill value, what is
	 * missing, packing and units are compared, because chunks carry none of it.
	 */
	async put(
		incoming: { document: JsonObject; manifest: ChunkManifest },
		place: Placement,
		repository: Repository,
		targets: Map<string, ChunkTarget>,
	): Promise<ArrayChange> {
		const { path, shape } = this.description;
		const added = describeV3Array(path, incoming.document, {}).description;
		this.#compare(added);
		const chunkShape = this.#checkPlace(added.shape, place);
		const newShape = shape.map((length, d) => (d === place.grows ? length + (added.shape[d] as number) : length));
		const grid = gridShape({ kind: "regular", chunkShape }, newShape);
		const first = place.start.map((start, d) => start / (chunkShape[d] as number));
		const box = incoming.manifest.gridShape.map((count, d): Range => {
			const from = first[d] as number;
			return { from, to: from + count };
		});
		const builder = new ManifestBuilder(grid, { path });
		// What is appended lies behind every manifest; what is overwritten must leave those that it was in.
		const hit = place.grows === undefined ? this.#manifests.filter((ref) => overlaps(ref, box)) : [];
		for (const ref of hit) await this.#keepOutside(ref, box, builder, repository, targets);
		copyShifted(incoming.manifest, grid, first, builder);
		const written = builder.build();
		return {
			document: { ...this.#document, shape: newShape },
			written,
			kept: this.#manifests.filter((ref) => !hit.includes(ref)),
			changed: place.grows === undefined ? boxNumbers(grid, box) : chunkNumbers(written),
		};
	}

	#compare(added: ArrayDescription): void {
		const { path } = this.description;
		const [own, other] = [this.description, added].map((description) => new ManifestArray(description, noChunks));
		for (const name of FACTS) {
			const [there, here] = [factOf(own as ManifestArray, name), factOf(other as ManifestArray, name)];
			if (there.key === here.key) continue;
			throw new MiraError(
				"cannot-combine",
				`${FACT_NAMES[name]} in the repository: ${there.text ?? "none"}; in the store: ${here.text ?? "none"}`,
				{ path, hint: "Chunks of both cannot be in one array" },
			);
		}
	}

	/** The shape of the chunks, if the data begin and end where chunks do. */
	#checkPlace(addedShape: readonly number[], { start, grows }: Placement): number[] {
		const { path, shape, chunkGrid } = this.description;
		if (chunkGrid.kind !== "regular")
			throw new MiraError("unsupported-feature", "its chunks have different shapes", { path });
		const { chunkShape } = chunkGrid;
		for (const [d, length] of shape.entries()) {
			const chunk = chunkShape[d] as number;
			const from = start[d] as number;
			const to = from + (addedShape[d] as number);
			const name = this.description.dimensionNames?.[d] ?? d;
			if (from % chunk !== 0)
				throw new MiraError(
					"cannot-combine",
					d === grows
						? `dimension ${name} has length ${length}, which is not a multiple of its chunks of ${chunk}: the last one is not full, and nothing can follow it`
						: `along dimension ${name} the data would begin at ${from}, inside a chunk of ${chunk}`,
					{
						path,
						hint: d === grows ? "Write all the data again, in other chunks" : "Begin at a multiple of the chunk length",
					},
				);
			if (d !== grows && (to > length || (to % chunk !== 0 && to !== length)))
				throw new MiraError(
					"cannot-combine",
					to > length
						? `dimension ${name} has length ${length}, the data would end at ${to}`
						: `along dimension ${name} the data would end at ${to}, inside a chunk of ${chunk}`,
					{ path },
				);
		}
		return chunkShape;
	}

	/** Takes the references of a manifest over that lie outside a box. */
	async #keepOutside(
		{ id }: ManifestRef,
		box: readonly Range[],
		builder: ManifestBuilder,
		repository: Repository,
		targets: Map<string, ChunkTarget>,
	): Promise<void> {
		const { path, shape, chunkGrid } = this.description;
		const grid = gridShape(chunkGrid, shape);
		const old = new ManifestBuilder(grid, { path });
		const query = { url: repository.urlOf("manifests", id), id, nodeId: this.node.id, gridShape: grid };
		readManifest(await repository.manifest(id), query, new KeptTargets(targets), old);
		const { columns } = old.build();
		const copy = builder.copyFrom(columns);
		for (let row = 0; row < columns.urlIds.length; row++) {
			const number = columns.keys?.[row] ?? row;
			if (!isInBox(number, grid, box)) copy(row, number);
		}
	}
}

type Range = { from: number; to: number };

/** In the words of people. */
const FACT_NAMES: { readonly [name in FactName]: string } = {
	dataType: "data type",
	dimensions: "dimensions",
	chunkShape: "shape of the chunks",
	codecs: "codecs",
	fillValue: "fill value",
	sentinels: "missing values",
	scaleFactor: "scale_factor",
	addOffset: "add_offset",
	unsigned: "_Unsigned",
	units: "units",
	calendar: "calendar",
};

/** References of the repository under keys that no url has. */
export class KeptTargets implements ChunkTargets {
	readonly #targets: Map<string, ChunkTarget>;

	constructor(targets: Map<string, ChunkTarget>) {
		this.#targets = targets;
	}

	virtual(location: string, checksum: Parameters<ChunkTargets["virtual"]>[1]): string {
		return this.#add({ kind: "virtual", location, checksum });
	}

	native(id: Uint8Array): string {
		return this.#add({ kind: "native", id });
	}

	#add(target: ChunkTarget): string {
		const key = `kept ${this.#targets.size}`;
		this.#targets.set(key, target);
		return key;
	}
}

function noChunks(): never {
	throw new MiraError("bad-argument", "only the description of this array is known");
}

function copyShifted(
	{ columns, gridShape: ownGrid }: ChunkManifest,
	grid: readonly number[],
	first: readonly number[],
	builder: ManifestBuilder,
): void {
	const copy = builder.copyFrom(columns);
	for (let row = 0; row < columns.urlIds.length; row++)
		copy(row, shiftNumber(columns.keys?.[row] ?? row, ownGrid, grid, first));
}

/** The number of a chunk of a small grid in a larger one, in which it begins at `first`. */
function shiftNumber(
	number: number,
	ownGrid: readonly number[],
	grid: readonly number[],
	first: readonly number[],
): number {
	return renumber(number, ownGrid, grid, (index, d) => index + (first[d] as number));
}

function isInBox(number: number, grid: readonly number[], box: readonly Range[]): boolean {
	let rest = number;
	for (let d = grid.length - 1; d >= 0; d--) {
		const length = grid[d] as number;
		const index = rest % length;
		const { from, to } = box[d] as Range;
		if (index < from || index >= to) return false;
		rest = Math.floor(rest / length);
	}
	return true;
}

/** Numbers of all chunks of a box. */
function boxNumbers(grid: readonly number[], box: readonly Range[]): Float64Array {
	const counts = box.map(({ from, to }) => to - from);
	const first = box.map(({ from }) => from);
	return Float64Array.from({ length: countChunks(counts) }, (_, n) => shiftNumber(n, counts, grid, first));
}

function overlaps({ extents }: ManifestRef, box: readonly Range[]): boolean {
	const view = new DataView(extents.buffer, extents.byteOffset, extents.byteLength);
	return box.every(({ from, to }, d) => {
		if (8 * d + 8 > extents.length) return true;
		return view.getUint32(8 * d, true) < to && view.getUint32(8 * d + 4, true) > from;
	});
}

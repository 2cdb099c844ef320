import { CombineError } from "../dataset/combine-error.ts";
import { compareFacts } from "../dataset/preflight.ts";
import type { LoadedVariable } from "../dataset/variable.ts";
import type { VirtualDataset } from "../dataset/virtual-dataset.ts";
import type { Diagnostic } from "../diagnostics.ts";
import { MiraError } from "../errors.ts";
import { describeV2Array } from "../formats/zarr/v2-array.ts";
import { type ChunkManifest, chunkIndex } from "../manifest/chunk-manifest.ts";
import { describeV3Array } from "../manifest/described-document.ts";
import { InlineBudget, type InlineBudgetOptions } from "../manifest/inline-budget.ts";
import { type ArrayDescription, ManifestArray } from "../manifest/manifest-array.ts";
import { ManifestBuilder } from "../manifest/manifest-builder.ts";
import { V2_NODES } from "../write/kerchunk/v2-nodes.ts";
import { type PlannedNode, planReferences } from "../write/plan/plan.ts";
import { LEAVE_OUT } from "../write/plan/refusal.ts";
import { v3Nodes } from "../write/plan/v3-nodes.ts";
import { gridShape } from "../zarr/chunk-grid.ts";
import type { JsonObject } from "../zarr/json.ts";
import type { Cube } from "./cube.ts";
import type { ArrayEdit, CubeEdit } from "./cube-form.ts";
import { chunkMoves, type Layout, moveNumber } from "./stretches.ts";

/** What edits are made of. */
export type EditInput = {
	cube: Cube;
	layout: Layout;
	/** The files that are put, in the order of their places. */
	files: readonly VirtualDataset[];
	/** They as one, one behind the other; undefined where there is none. */
	joined: VirtualDataset | undefined;
	/** The variables that the cube has inlined, as they will be. */
	whole: VirtualDataset | undefined;
	/** Whether a file that is put becomes the first, from which descriptions and all that has not the dimension are taken. */
	isFirstPut: boolean;
	inlineBudget: InlineBudgetOptions | undefined;
	signal: AbortSignal | undefined;
};

/** What every array of the cube gets, in the terms of its form. */
export async function editArrays(
	input: EditInput,
): Promise<Pick<CubeEdit, "arrays" | "root"> & { diagnostics: Diagnostic[] }> {
	const { cube, joined, whole, isFirstPut } = input;
	const diagnostics: Diagnostic[] = [];
	const loaded = new Set(whole?.variables.keys());
	const along = new Set(cube.names);
	// Of what has not the dimension, that of the first file stays: nothing needs to be planned for it.
	const wanted = (name: string): boolean => !loaded.has(name) && (along.has(name) || isFirstPut);
	const planned = joined === undefined ? new Map() : await plan(only(joined, wanted), input, diagnostics);
	const wholes = whole === undefined ? new Map() : await plan(whole, input, []);
	const arrays: ArrayEdit[] = [];
	for (const name of along)
		arrays.push(loaded.has(name) ? rewritten(name, wholes, input) : await spliced(name, planned, input));
	if (isFirstPut)
		for (const [path, node] of planned)
			if (path !== "" && !along.has(path) && cube.form.store.group.arrays.has(path))
				arrays.push(replaced(path, node, input));
	return { arrays, root: isFirstPut ? planned.get("")?.documents : undefined, diagnostics };
}

function only(dataset: VirtualDataset, isWanted: (name: string) => boolean): VirtualDataset {
	return dataset.with({ variables: new Map([...dataset.variables].filter(([name]) => isWanted(name))) });
}

type Planned = ReadonlyMap<string, PlannedNode>;

async function plan(
	dataset: VirtualDataset,
	{ cube, inlineBudget, signal }: EditInput,
	diagnostics: Diagnostic[],
): Promise<Planned> {
	const budget = new InlineBudget(inlineBudget, LEAVE_OUT);
	const format = cube.form.zarrFormat === 2 ? V2_NODES : v3Nodes({});
	const context = { store: dataset.toStore(), budget, signal, diagnostics };
	const { nodes } = await planReferences(format, context, "error");
	return new Map(nodes.map((node) => [node.path, node]));
}

/** An array that is written as a whole: its values stand in the references. */
function rewritten(name: string, wholes: Planned, { cube, whole, isFirstPut, layout }: EditInput): ArrayEdit {
	const { documents, chunks } = wholes.get(name) as PlannedNode;
	const { shape, chunkGrid, dimensionNames = [] } = describedIn(cube, name);
	const loaded = whole?.variables.get(name) as LoadedVariable;
	const added = withHoles(chunks as NonNullable<typeof chunks>);
	// Attributes stay those of the cube: another may have written them, in its own way.
	const kept = isFirstPut
		? documents
		: documents.map(([key, document]) => [key, like(cube, name, key, document)] as const);
	return {
		path: name,
		documents: kept.map(([key, document]) => [key, document] as const),
		oldGrid: gridShape(chunkGrid, shape),
		axis: dimensionNames.indexOf(layout.dimension),
		moves: undefined,
		added,
		loaded,
	};
}

/** A document of the cube with the shape, the chunks and the codecs of another. */
function like(cube: Cube, name: string, key: string, next: JsonObject): JsonObject {
	const old = cube.form.document(name, key);
	if (old === undefined) return next;
	if (key === ".zattrs") return old;
	const taken = ["shape", "chunks", "chunk_grid", "compressor", "filters", "codecs", "dtype", "data_type", "order"];
	const entries = taken.filter((member) => member in next).map((member) => [member, next[member]]);
	return { ...old, ...(Object.fromEntries(entries) as JsonObject) };
}

/** An array without the dimension, which is that of the file that is now the first. */
function replaced(path: string, { documents, chunks }: PlannedNode, { cube }: EditInput): ArrayEdit {
	const { shape, chunkGrid } = describedIn(cube, path);
	const added = withHoles(chunks as NonNullable<typeof chunks>);
	return { path, documents, oldGrid: gridShape(chunkGrid, shape), axis: 0, moves: undefined, added };
}

/** An array whose chunks stay, go, or get others between them. */
async function spliced(name: string, planned: Planned, input: EditInput): Promise<ArrayEdit> {
	const { cube, layout, isFirstPut } = input;
	const node = planned.get(name);
	const old = describedIn(cube, name);
	const path = `/${name}`;
	const axis = (old.dimensionNames ?? []).indexOf(layout.dimension);
	if (old.chunkGrid.kind !== "regular")
		throw new MiraError(
			"unsupported-feature",
			"its chunks have different shapes, and nothing can be put between them",
			{
				path,
				hint: "Build the cube again from all its files",
			},
		);
	if (node?.chunks !== undefined) await requireSameLayout(name, node, input);
	const chunkLength = old.chunkGrid.chunkShape[axis] as number;
	const moves = chunkMoves(layout, chunkLength, path);
	const oldGrid = gridShape(old.chunkGrid, old.shape);
	const grid = oldGrid.with(axis, moves.count);
	const builder = new ManifestBuilder(grid, { path });
	if (node?.chunks !== undefined) {
		const manifest = withHoles(node.chunks);
		const copy = builder.copyFrom(manifest.columns);
		for (let row = 0; row < manifest.columns.urlIds.length; row++)
			copy(row, moveNumber(manifest.columns.keys?.[row] ?? row, [manifest.gridShape, grid], axis, moves.put));
	}
	const shape = old.shape.with(axis, layout.newLength);
	const own = cube.form.zarrFormat === 2 ? ".zarray" : "zarr.json";
	const documents = isFirstPut ? (node?.documents ?? []) : [[own, cube.form.document(name, own) ?? {}] as const];
	return {
		path: name,
		documents: documents.map(([key, document]) => [key, key === own ? { ...document, shape: [...shape] } : document]),
		oldGrid,
		axis,
		moves,
		added: builder.build(),
	};
}

function describedIn(cube: Cube, name: string): ArrayDescription {
	const array = cube.form.store.group.arrays.get(name);
	if (array !== undefined) return array.description;
	throw new MiraError("cannot-combine", "the cube has no such array", { path: `/${name}` });
}

/** Holes that are inlined are chunks like others here. */
function withHoles({ manifest, hole }: NonNullable<PlannedNode["chunks"]>): ChunkManifest {
	if (hole === undefined) return manifest;
	const builder = new ManifestBuilder(manifest.gridShape);
	for (let number = 0; number < manifest.chunkCount; number++)
		if (manifest.get(chunkIndex(manifest.gridShape, number)).kind === "missing") builder.inlinedAt(number, hole);
	const copy = builder.copyFrom(manifest.columns);
	for (let row = 0; row < manifest.columns.urlIds.length; row++) copy(row, manifest.columns.keys?.[row] ?? row);
	return builder.build();
}

/** Chunks carry neither their shape nor their codecs nor what stands for those that are missing: these must be the same. */
async function requireSameLayout(name: string, node: PlannedNode, input: EditInput): Promise<void> {
	const { cube, isFirstPut } = input;
	const documents = new Map(node.documents);
	const path = `/${name}`;
	const { description } =
		cube.form.zarrFormat === 2
			? describeV2Array(
					path,
					{ array: documents.get(".zarray") ?? null, attributes: documents.get(".zattrs") },
					"kerchunk",
					{},
				)
			: describeV3Array(path, documents.get("zarr.json") ?? null, {});
	const facts = ["dataType", "chunkShape", "codecs"] as const;
	const members = [
		{ url: cube.form.store.url, variable: asArray(describedIn(cube, name)) },
		{ url: fileUnlike(name, input), variable: asArray(description) },
	];
	const differences = compareFacts(name, members, facts);
	if (differences.length > 0) throw new CombineError(differences);
	const fills = compareFacts(name, members, ["fillValue"]);
	if (fills.length === 0) return;
	const hasHoles = (node.chunks?.manifest.missingCount ?? 0) > 0 && node.chunks?.hole === undefined;
	// A file that becomes the first brings its own value: also for what is missing in those that stay.
	if (hasHoles || (isFirstPut && (await missesChunks(cube, name)))) throw new CombineError(fills);
}

/** The file to name where chunks are unlike those of the cube: one whose own have another shape, or any. */
function fileUnlike(name: string, { cube, files }: EditInput): string {
	const known = asArray(describedIn(cube, name));
	const isUnlike = ({ url, variables }: VirtualDataset): boolean => {
		const variable = variables.get(name);
		const members = [{ url: cube.form.store.url, variable: known }];
		return variable !== undefined && compareFacts(name, [...members, { url, variable }], ["chunkShape"]).length > 0;
	};
	return (files.find(isUnlike) ?? files[0])?.url ?? cube.form.store.url;
}

async function missesChunks(cube: Cube, name: string): Promise<boolean> {
	const manifest = await cube.form.store.group.arrays.get(name)?.manifest();
	return (manifest?.missingCount ?? 0) > 0;
}

function asArray(description: ArrayDescription): ManifestArray {
	return new ManifestArray(description, () => {
		throw new MiraError("bad-argument", "only the description of this array is known");
	});
}

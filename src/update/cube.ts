import { rootDataset } from "../dataset/open-part.ts";
import { dimensionsOf } from "../dataset/variable.ts";
import type { VirtualDataset } from "../dataset/virtual-dataset.ts";
import { hint, isMiraError, MiraError, option } from "../errors.ts";
import { type DefaultRegistryOptions, registerDirectory, registryFor } from "../io/default-registry.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import { childUrl } from "../io/url.ts";
import { ABSENT, type ChunkManifest } from "../manifest/chunk-manifest.ts";
import type { ManifestArray } from "../manifest/manifest-array.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { gridShape } from "../zarr/chunk-grid.ts";
import { CubeFiles } from "./cube-files.ts";
import type { CubeForm, CubeTarget } from "./cube-form.ts";
import { IcechunkForm } from "./icechunk-form.ts";
import { JsonForm } from "./json-form.ts";
import { ParquetForm } from "./parquet-form.ts";
import { placeNamer } from "./place-name.ts";
import { hasOpenBorders, joinExtents, type SourceExtents, sourceExtents } from "./source-extents.ts";

/** Options of `openCube`. */
export type CubeOptions = DefaultRegistryOptions & {
	/** Whether the `fill_value` of its arrays of Zarr v2 also means "missing", as it is said of its files. */
	v2FillAsMask?: boolean | undefined;
	/** The dimension along which files stand. By default the one along which the references go from file to file. */
	dimension?: string | undefined;
	signal?: AbortSignal | undefined;
};

/** References to many files as one, as they are now: what there is to know before they are changed. */
export class Cube {
	readonly form: CubeForm;
	/** The dimension along which files stand. */
	readonly dimension: string;
	/** What the references describe. Arrays that they have inlined are loaded. */
	readonly dataset: VirtualDataset;
	/** Where every file stands. */
	readonly files: CubeFiles;
	/** Files that have no stretch of the dimension to themselves, and why. */
	readonly unclear: ReadonlyMap<string, string>;
	/** Those of its files that are stores of many objects. */
	readonly stores: ReadonlySet<string>;

	constructor(
		form: CubeForm,
		dimension: string,
		dataset: VirtualDataset,
		files: CubeFiles,
		unclear: ReadonlyMap<string, string>,
		stores: ReadonlySet<string>,
	) {
		this.form = form;
		this.dimension = dimension;
		this.dataset = dataset;
		this.files = files;
		this.unclear = unclear;
		this.stores = stores;
	}

	/** Number of elements along the dimension. */
	get length(): number {
		return this.dataset.dimensions.get(this.dimension) ?? 0;
	}

	/** Names of the variables that lie along the dimension. */
	get names(): string[] {
		return [...this.dataset.variables]
			.filter(([, variable]) => dimensionsOf(variable).includes(this.dimension))
			.map(([name]) => name);
	}
}

const NOTHING: SourceExtents = {
	files: new CubeFiles({ urls: [], from: new Float64Array(0), to: new Float64Array(0) }),
	unclear: new Map(),
	stores: new Set(),
};

/** Opens references in JSON, in Parquet or in an Icechunk repository, to update them. */
export async function openCube(target: CubeTarget, options: CubeOptions = {}): Promise<Cube> {
	const registry = registryFor(target.url, options).scope({ signal: options.signal });
	const form = await openForm(target, registry, options);
	const { store } = form;
	const arrays = [...store.group.arrays].filter(
		(entry): entry is [string, ManifestArray] => entry[1].kind === "manifest",
	);
	if (arrays.length === 0)
		throw new MiraError("unsupported-feature", "it has no arrays at its root, and only those can be updated", {
			url: target.url,
			hint: "Build it again from all its files",
		});
	const inner = Array.from(store.contents()).find(({ path, kind }) => kind === "array" && path.lastIndexOf("/") > 0);
	if (inner !== undefined)
		throw new MiraError("unsupported-feature", "it has arrays in groups, which would stay as they are", {
			url: target.url,
			path: inner.path,
			hint: "Build it again from all its files",
		});
	const inlined = await inlinedNames(arrays);
	const leaders = arrays
		.filter(([name]) => !inlined.includes(name))
		.toSorted(([, a], [, b]) => gridSize(a) - gridSize(b));
	const dimensions = dimensionsIn(store);
	const asked = knownDimension(dimensions, options.dimension, target.url);
	const { dimension, found } = await findDimension(leaders, asked, () => unknownDimension(dimensions, target.url));
	const dataset = await rootDataset(store, { loadable: { also: inlined }, signal: options.signal });
	const { files, unclear, stores } = found ?? NOTHING;
	return new Cube(form, dimension, dataset, files, unclear, stores);
}

/** The dimensions of all arrays at the root of a cube, with their lengths; those without a name are one that is undefined. */
function dimensionsIn({ group }: ManifestStore): Map<string | undefined, number> {
	const dimensions = new Map<string | undefined, number>();
	for (const { description } of group.arrays.values())
		for (const [axis, length] of description.shape.entries())
			dimensions.set(description.dimensionNames?.[axis] ?? undefined, length);
	return dimensions;
}

/** The dimension that was asked for, or the only one that there is; undefined where references have to tell. */
function knownDimension(
	dimensions: ReadonlyMap<string | undefined, number>,
	asked: string | undefined,
	url: string,
): string | undefined {
	const [only, ...others] = dimensions.keys();
	if (asked === undefined) return others.length === 0 ? only : undefined;
	if (dimensions.has(asked)) return asked;
	throw new MiraError("not-found", `it has no dimension "${asked}"`, { url, hint: `It has ${listed(dimensions)}` });
}

function listed(dimensions: ReadonlyMap<string | undefined, number>): string {
	const named = [...dimensions].flatMap(([name, length]) => (name === undefined ? [] : [`${name} (${length})`]));
	return named.length === 0 ? "none that has a name" : named.join(", ");
}

async function openForm(target: CubeTarget, registry: ObjectStoreRegistry, options: CubeOptions): Promise<CubeForm> {
	const { url } = target;
	const { v2FillAsMask } = options;
	if (/\.json$/i.test(url)) {
		registerDirectory(registry, url, options);
		return JsonForm.open(target, registry, { v2FillAsMask });
	}
	if (await has(registry, childUrl(url, ".zmetadata"))) return ParquetForm.open(target, registry, { v2FillAsMask });
	if (await has(registry, childUrl(url, "repo"))) return IcechunkForm.open(target, registry);
	throw new MiraError("unknown-format", "there are no references that could be updated", {
		url,
		hint: "References are a file whose name ends in .json, a directory with a .zmetadata, or an Icechunk repository of version 2",
	});
}

async function has(registry: ObjectStoreRegistry, url: string): Promise<boolean> {
	try {
		await registry.source(url).readUpTo(0, 1);
		return true;
	} catch (error) {
		if (isMiraError(error, "not-found")) return false;
		throw error;
	}
}

function gridSize({ description: { chunkGrid, shape } }: ManifestArray): number {
	return gridShape(chunkGrid, shape).reduce((product, count) => product * count, 1);
}

const MOST_INLINED_CHUNKS = 64;

/** Arrays whose values stand in the references: they have no chunks that could stay where they are. */
async function inlinedNames(arrays: readonly [string, ManifestArray][]): Promise<string[]> {
	const found = await Promise.all(
		arrays.map(async ([name, array]) => {
			// What has many chunks in several dimensions is not inlined, and to look at one of them costs reading many.
			const size = gridSize(array);
			if (size === 0 || (array.description.shape.length > 1 && size > MOST_INLINED_CHUNKS)) return [];
			const [first] = await array.find([array.description.shape.map(() => 0)]);
			const isOwn = first?.kind === "inlined" || (first?.kind === "virtual" && isOwnChunk(first.url));
			// Some writers inline whatever chunk is short, between others of the same array that stay where they are.
			return isOwn && !refersToOthers(await array.manifest()) ? [name] : [];
		}),
	);
	return found.flat();
}

function refersToOthers({ columns: { urlIds, urls } }: ChunkManifest): boolean {
	const isOther = urls.map((url) => !isOwnChunk(url));
	return urlIds.some((id) => id < ABSENT && isOther[id] === true);
}

/** Icechunk has chunks of its own, beside those that are elsewhere. */
function isOwnChunk(url: string): boolean {
	return /\/chunks\/[0-9A-Z]{20}$/.test(url);
}

/** The dimension along which references go from file to file, and where files stand: the smallest array tells it. */
async function findDimension(
	arrays: readonly [string, ManifestArray][],
	asked: string | undefined,
	refuse: () => MiraError,
): Promise<{ dimension: string; found: SourceExtents | undefined }> {
	if (asked !== undefined) {
		const has = ({ description }: ManifestArray): boolean => description.dimensionNames?.includes(asked) === true;
		const leader = arrays.find(([, array]) => has(array))?.[1];
		return { dimension: asked, found: leader && (await settled(await extentsOf(leader, asked), asked, arrays)) };
	}
	for (const [, array] of arrays) {
		const manifest = await array.manifest();
		if (manifest.urls.length < 2) continue;
		const { path, dimensionNames = [], shape, chunkGrid } = array.description;
		for (const [axis, dimension] of dimensionNames.entries()) {
			if (typeof dimension !== "string" || chunkGrid.kind !== "regular" || (manifest.gridShape[axis] as number) < 2)
				continue;
			const chunkLength = chunkGrid.chunkShape[axis] as number;
			const found = sourceExtents(manifest, { path, axis, chunkLength, length: shape[axis] as number }, placeNamer());
			if (found.files.size > 1 && found.unclear.size === 0)
				return { dimension, found: await settled(found, dimension, arrays) };
		}
	}
	throw refuse();
}

/** References to one file, and those whose chunks are all kept beside them, lead from no file to another. */
function unknownDimension(dimensions: ReadonlyMap<string | undefined, number>, url: string): MiraError {
	return new MiraError(
		"cannot-combine",
		`its references do not tell along which dimension files are added; it has ${listed(dimensions)}`,
		{ url, ...hint`Name it with ${option("dimension")}` },
	);
}

/** With the references of all arrays, where those of one do not tell the borders of files. */
async function settled(
	found: SourceExtents,
	dimension: string,
	arrays: readonly [string, ManifestArray][],
): Promise<SourceExtents> {
	const along = arrays.filter(([, { description }]) => description.dimensionNames?.includes(dimension));
	const { shape = [], dimensionNames = [] } = along[0]?.[1].description ?? {};
	const length = shape[dimensionNames.indexOf(dimension)] ?? 0;
	if (!hasOpenBorders(found, length)) return found;
	return joinExtents(await Promise.all(along.map(([, array]) => extentsOf(array, dimension))), length);
}

async function extentsOf(array: ManifestArray, dimension: string): Promise<SourceExtents> {
	const { dimensionNames = [], shape, chunkGrid, path } = array.description;
	const axis = dimensionNames.indexOf(dimension);
	if (chunkGrid.kind !== "regular")
		throw new MiraError(
			"unsupported-feature",
			"its chunks have different shapes, and nothing can be put between them",
			{
				path,
				hint: "Build the cube again from all its files",
			},
		);
	const [chunkLength, length] = [chunkGrid.chunkShape[axis] as number, shape[axis] as number];
	return sourceExtents(await array.manifest(), { path, axis, chunkLength, length }, placeNamer());
}

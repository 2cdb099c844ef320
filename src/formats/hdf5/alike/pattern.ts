import type { ArrayDescription, ManifestArray } from "../../../manifest/manifest-array.ts";
import { ManifestGroup, type StoreArray } from "../../../manifest/manifest-group.ts";
import type { StoreFacts } from "../../../manifest/store-facts.ts";
import type { Attributes } from "../../../zarr/attributes.ts";
import { sameStructure } from "../../../zarr/same-structure.ts";
import { decodeAttributes } from "../attribute-value.ts";
import type { Hdf5File } from "../file.ts";
import { visibleAttributes, withEnumMembers } from "../netcdf4/attributes.ts";
import type { Netcdf4View } from "../netcdf4/view.ts";
import type { DatasetHeader, Hdf5Node } from "../object-model.ts";
import {
	type ArrayContext,
	buildArray,
	describedArray,
	elementContext,
	isDescribedByHeader,
} from "../to-zarr/array.ts";
import { isNetcdfRoot } from "../to-zarr/groups.ts";
import type { Hdf5Tree } from "../tree.ts";
import { type Consulted, hasPieces, type Piece } from "./consulted.ts";
import { atOnce, type FoundAgain, KnownObject } from "./known-object.ts";

/** A file that was opened, with all that was found out about it. */
export type OpenedFile = {
	file: Hdf5File;
	rootAddress: number;
	consulted: Consulted;
	tree: Hdf5Tree;
	view: Netcdf4View;
	group: ManifestGroup;
	facts: StoreFacts;
};

/** Of what a group of the store was made, and what is in it. */
type KnownGroup = {
	path: string;
	object: KnownObject;
	attributes: Attributes;
	nodes: [name: string, node: KnownGroup | KnownArray][];
};

type KnownArray = { object: KnownObject; header: DatasetHeader; description: ArrayDescription };

/** A file in which it is looked for what is known of another. */
type Search = { file: Hdf5File; whole: Uint8Array; context: ArrayContext };

/**
 * A file by which others are recognised that are made alike: of one archive, a hundred thousand may differ in the places of their
 * chunks and in some attributes. What follows from the same bytes at the same places is the same, and is taken over; the rest is
 * found out anew. Only files without anything odd are patterns.
 */
export class Pattern {
	readonly #address: ReturnType<typeof addressing>;
	readonly #structure: readonly Piece[];
	readonly #view: Netcdf4View;
	readonly #root: KnownGroup;
	/** What is in the file and not in the store: dimensions that are no variables, what was left out. */
	readonly #others: readonly KnownObject[];
	readonly #isNetcdf: boolean;
	/** Where references to objects lead. */
	readonly pathOf: Hdf5Tree["pathOf"];
	/** All paths of the file. */
	readonly paths: readonly string[];
	readonly facts: StoreFacts;

	/** Undefined for a file in which something is odd. */
	static of(opened: OpenedFile): Pattern | undefined {
		const { file, consulted, tree, group } = opened;
		const { whole } = file;
		// What ends with the file may go on in another.
		if (whole === undefined || consulted.endBytes > whole.length) return undefined;
		const objects = new Map<string, KnownObject>();
		for (const { path, object, aliasOf } of tree.nodes) {
			const own = object.kind === "dataset" ? object.header : object.kind === "group" ? object : undefined;
			if (own === undefined || aliasOf !== undefined) return undefined;
			// How far it reaches is decided by other files, and by that the names of dimensions of all arrays may be.
			if ("layout" in own && own.layout.kind === "virtual") return undefined;
			objects.set(path, new KnownObject(file, whole, consulted, own));
		}
		const nodes = new Map(tree.nodes.map((node) => [node.path, node]));
		const root = knownGroup(group, "/", nodes, objects);
		return root && new Pattern(opened, whole, root, objects);
	}

	private constructor(
		{ file, rootAddress, consulted, tree, view, facts }: OpenedFile,
		whole: Uint8Array,
		root: KnownGroup,
		objects: ReadonlyMap<string, KnownObject>,
	) {
		this.#address = addressing(rootAddress, file);
		this.#structure = consulted.pieces(whole);
		this.#view = view;
		this.#root = root;
		const shown = new Set(objectsBelow(root));
		this.#others = [...objects.values()].filter((object) => !shown.has(object));
		const top = tree.nodes[0]?.object;
		this.#isNetcdf = top?.kind === "group" && isNetcdfRoot(top.attributes);
		this.pathOf = tree.pathOf;
		this.paths = tree.nodes.map(({ path }) => path);
		this.facts = facts;
	}

	/** Whether in another file the same objects are at the same places. */
	hasStructureOf(file: Hdf5File, rootAddress: number): boolean {
		const { whole } = file;
		if (whole === undefined || !sameStructure(addressing(rootAddress, file), this.#address)) return false;
		return hasPieces(whole, this.#structure);
	}

	/** The groups and arrays of a file of the same structure: undefined where they are others, or there may be something odd. */
	apply(context: ArrayContext): ManifestGroup | undefined {
		const { file, diagnostics } = context;
		const { whole } = file;
		if (whole === undefined || !this.#others.every((object) => object.findIn(file, whole) !== undefined))
			return undefined;
		const group = this.#group(this.#root, { file, whole, context });
		return diagnostics.length === 0 ? group : undefined;
	}

	#group({ path, object, attributes, nodes }: KnownGroup, search: Search): ManifestGroup | undefined {
		const found = object.findIn(search.file, search.whole);
		const values = found?.attributes === undefined ? attributes : this.#values(found, path, search);
		if (found === undefined || values === undefined) return undefined;
		const group = new ManifestGroup(values);
		for (const [name, known] of nodes) {
			const node = "nodes" in known ? this.#group(known, search) : this.#array(known, search);
			if (node === undefined) return undefined;
			group.add(name, node);
		}
		return group;
	}

	#array({ object, header: known, description }: KnownArray, search: Search): StoreArray | undefined {
		const found = object.findIn(search.file, search.whole);
		if (found === undefined) return undefined;
		const header = { ...known, layout: found.layout ?? known.layout };
		if (found.attributes === undefined) return describedArray(description, header, search.context);
		const { path } = description;
		const values = this.#values(found, path, search);
		if (values === undefined) return undefined;
		const attributes = withEnumMembers(values, known.datatype);
		const dimensions = this.#view.dimensions.get(path);
		const input = { path, header: { ...header, attributes: found.attributes }, attributes, dimensions };
		return atOnce(buildArray(input, search.context));
	}

	/** Undefined where one of them has no form outside HDF5. */
	#values({ attributes = [] }: FoundAgain, path: string, { file, context }: Search): Attributes | undefined {
		const { nameOf } = elementContext(path, context);
		const visible = visibleAttributes(attributes, this.#view.scales.has(path));
		const { values, diagnostics } = atOnce(decodeAttributes(file, visible, { path, nameOf, isNetcdf: this.#isNetcdf }));
		return diagnostics.length === 0 ? values : undefined;
	}
}

/** How a file is addressed, and where it begins. */
function addressing(rootAddress: number, { baseAddress, sizes, nodeRanks }: Hdf5File) {
	return { rootAddress, baseAddress, sizes, nodeRanks };
}

/** Undefined where something in the group does not follow from the headers of the file. */
function knownGroup(
	group: ManifestGroup,
	path: string,
	nodes: ReadonlyMap<string, Hdf5Node>,
	objects: ReadonlyMap<string, KnownObject>,
): KnownGroup | undefined {
	const object = objects.get(path);
	if (object === undefined || nodes.get(path)?.object.kind !== "group") return undefined;
	const known: KnownGroup = { path, object, attributes: group.attributes, nodes: [] };
	for (const [name, node] of group.nodes()) {
		const below =
			node.kind === "group"
				? knownGroup(node.group, path === "/" ? `/${name}` : `${path}/${name}`, nodes, objects)
				: node.kind === "array" && node.array.kind === "manifest"
					? knownArray(node.array, nodes, objects)
					: undefined;
		if (below === undefined) return undefined;
		known.nodes.push([name, below]);
	}
	return known;
}

function knownArray(
	array: ManifestArray,
	nodes: ReadonlyMap<string, Hdf5Node>,
	objects: ReadonlyMap<string, KnownObject>,
): KnownArray | undefined {
	const { description } = array;
	const dataset = nodes.get(description.path)?.object;
	const object = objects.get(description.path);
	if (object === undefined || dataset?.kind !== "dataset") return undefined;
	const { header } = dataset;
	return isDescribedByHeader(array, header) ? { object, header, description } : undefined;
}

function* objectsBelow({ object, nodes }: KnownGroup): Generator<KnownObject> {
	yield object;
	for (const [, node] of nodes) {
		if ("nodes" in node) yield* objectsBelow(node);
		else yield node.object;
	}
}

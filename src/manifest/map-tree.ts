import type { Attributes } from "../zarr/attributes.ts";
import { type GroupNode, ManifestGroup, type NodeContent, pathBelow, type StoreArray } from "./manifest-group.ts";

/** Where a node stands that may be changed. */
export type NodePlace = {
	name: string;
	path: `/${string}`;
	/** The group that it is in, as it was. */
	parent: ManifestGroup;
};

/**
 * The same tree with other nodes. `change` gets every node below the root, parents before children, and gives what takes its
 * place: the node itself, something else, or undefined to leave it out with all that is below. What it gives back unchanged
 * is kept, whatever its kind, so no view of a tree loses what it has nothing to do with. `attributesOf` gives the attributes of
 * a group that stays, by default its own.
 */
export function mapTree(
	root: ManifestGroup,
	change: (node: GroupNode, place: NodePlace) => NodeContent | undefined,
	path: `/${string}` = "/",
	attributesOf: (group: ManifestGroup) => Attributes = (group) => group.attributes,
): ManifestGroup {
	const mapped = new ManifestGroup(attributesOf(root));
	for (const [name, node] of root.nodes()) {
		const place = { name, path: pathBelow(path, name), parent: root };
		const changed = change(node, place);
		if (changed === undefined) continue;
		const isSame = changed === node && node.kind === "group";
		mapped.add(name, isSame ? mapTree(node.group, change, place.path, attributesOf) : changed);
	}
	return mapped;
}

/** The same tree with other arrays, those included of which only a fill value does not fit. */
export function mapArrays(
	root: ManifestGroup,
	change: (array: StoreArray, path: `/${string}`) => StoreArray,
	path?: `/${string}`,
): ManifestGroup {
	return mapTree(
		root,
		(node, place) => ("array" in node ? { ...node, array: change(node.array, place.path) } : node),
		path,
	);
}

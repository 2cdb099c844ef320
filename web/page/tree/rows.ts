import type { TreeNodeFacts } from "../../engine/tree.ts";

/** An array of the tree. */
export type ArrayNode = Extract<TreeNodeFacts, { kind: "array" }>;

/** A row of the tree, as it is shown. `key` is its own among all rows. */
export type TreeRow = {
	key: string;
	/** 0 for what stands in the root. */
	level: number;
	/** Its place among those that stand beside it, from 1, and how many they are. */
	position: number;
	count: number;
} & (
	| { kind: "group"; name: string; isOpen: boolean; arrays: number }
	/** Coordinates, bounds and references of a group, apart from its data. */
	| { kind: "coordinates"; isOpen: boolean; arrays: number }
	| { kind: "array"; node: ArrayNode }
	| { kind: "refused"; name: string; reason: string }
);

/** What the reader opened and closed, against what is open of itself. */
export type Toggled = ReadonlySet<string>;

/** Groups are open of themselves in trees of up to so many nodes, or else only the topmost ones. */
const MOST_OPEN = 200;

/** Coordinates are open of themselves, if a group has up to so many. */
const MOST_COORDINATES = 4;

type Folder = { path: string; name: string; data: TreeNodeFacts[]; coordinates: ArrayNode[]; folders: Folder[] };

/**
 * The rows of a tree: in each group data first, then its coordinates, then the groups below. Where the array that is shown stands
 * is open of itself.
 */
export function treeRows(
	nodes: readonly TreeNodeFacts[],
	toggled: Toggled,
	search: string,
	shownPath?: string | undefined,
): TreeRow[] {
	const words = search.toLowerCase().split(/\s+/).filter(Boolean);
	const shown = words.length === 0 ? nodes : nodes.filter((node) => node.kind !== "group" && matches(node, words));
	const isLarge = shown.length > MOST_OPEN;
	const rows: TreeRow[] = [];
	const isOpen = (key: string, isOpenItself: boolean): boolean => words.length > 0 || isOpenItself !== toggled.has(key);
	const add = (folder: Folder, level: number): void => {
		const { data, coordinates, folders } = folder;
		const count = data.length + (coordinates.length > 0 ? 1 : 0) + folders.length;
		let position = 0;
		for (const node of data) rows.push(rowOf(node, level, ++position, count));
		if (coordinates.length > 0) {
			const key = `${folder.path}/#coordinates`;
			const hasShown = coordinates.some(({ path }) => path === shownPath);
			const open = isOpen(key, hasShown || (!isLarge && (coordinates.length <= MOST_COORDINATES || data.length === 0)));
			rows.push({
				kind: "coordinates",
				key,
				level,
				position: ++position,
				count,
				isOpen: open,
				arrays: coordinates.length,
			});
			if (open)
				for (const [i, node] of coordinates.entries()) rows.push(rowOf(node, level + 1, i + 1, coordinates.length));
		}
		for (const below of folders) {
			const hasShown = shownPath?.startsWith(`${below.path}/`) === true;
			const open = isOpen(below.path, hasShown || !isLarge || (level === 0 && folders.length === 1));
			const { path: key, name } = below;
			rows.push({
				kind: "group",
				key,
				level,
				position: ++position,
				count,
				name,
				isOpen: open,
				arrays: arraysIn(below),
			});
			if (open) add(below, level + 1);
		}
	};
	add(folderTree(shown), 0);
	return rows;
}

function rowOf(node: TreeNodeFacts, level: number, position: number, count: number): TreeRow {
	const place = { key: node.path, level, position, count };
	return node.kind === "array"
		? { kind: "array", ...place, node }
		: { kind: "refused", ...place, name: node.name, reason: node.kind === "refused" ? node.reason : "" };
}

function matches(node: TreeNodeFacts, words: readonly string[]): boolean {
	const title = node.kind === "array" ? (node.title ?? "") : "";
	const text = `${node.path} ${title}`.toLowerCase();
	return words.every((word) => text.includes(word));
}

function folderTree(nodes: readonly TreeNodeFacts[]): Folder {
	const root: Folder = { path: "", name: "", data: [], coordinates: [], folders: [] };
	const folders = new Map([["", root]]);
	const folderAt = (path: string): Folder => {
		const known = folders.get(path);
		if (known !== undefined) return known;
		const slash = path.lastIndexOf("/");
		const folder: Folder = { path, name: path.slice(slash + 1), data: [], coordinates: [], folders: [] };
		folders.set(path, folder);
		folderAt(path.slice(0, slash)).folders.push(folder);
		return folder;
	};
	for (const node of nodes) {
		if (node.kind === "group") folderAt(node.path);
		else {
			const folder = folderAt(node.path.slice(0, node.path.lastIndexOf("/")));
			if (node.kind === "array" && node.role !== "data") folder.coordinates.push(node);
			else folder.data.push(node);
		}
	}
	return root;
}

function arraysIn({ data, coordinates, folders }: Folder): number {
	return folders.reduce((sum, folder) => sum + arraysIn(folder), data.length + coordinates.length);
}

/** Heights of rows in pixels; they must be known before rows are drawn, for only those in view are. */
export function rowHeight(row: TreeRow): number {
	switch (row.kind) {
		case "group":
		case "coordinates":
			return 30;
		case "refused":
			return 46;
		case "array":
			return row.node.role === "data" ? 58 : 30;
	}
}

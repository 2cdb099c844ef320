import {
	type ArrayRole,
	type Diagnostic,
	type ManifestGroup,
	type ManifestStore,
	rolesIn,
	type StoreArray,
} from "mirazarr";

/** A line of the tree. */
export type TreeNodeFacts =
	| { kind: "group"; path: string; name: string; depth: number }
	| ({ kind: "array"; path: string; name: string; depth: number } & ArraySummary)
	| { kind: "refused"; path: string; name: string; depth: number; reason: string };

/** What the tree says of an array. */
export type ArraySummary = {
	role: ArrayRole;
	dataType: string;
	shape: readonly number[];
	/** `dim_0` and the like where the file names none. */
	dimensions: readonly string[];
	/** What people call it: its long name and units, where it has them. */
	title: string | undefined;
	units: string | undefined;
	/** Of all values once they are decoded; undefined where their size varies. */
	decodedBytes: number | undefined;
};

/** A store that was opened, as the page knows it. */
export type OpenedTree = {
	url: string;
	/** The format, and which kind of it: `NetCDF-4`, `GeoTIFF`. */
	format: string;
	traits: readonly string[];
	/** Parents before children. */
	nodes: readonly TreeNodeFacts[];
	diagnostics: readonly Diagnostic[];
	/** The array that is worth looking at first. */
	first: string | undefined;
};

/** Everything that is in a store. */
export function listTree(store: ManifestStore): OpenedTree {
	const nodes: TreeNodeFacts[] = [];
	addNodes(store.group, "", 0, nodes);
	return {
		url: store.url,
		format: store.facts.version ?? store.format ?? "",
		traits: store.facts.traits ?? [],
		nodes,
		diagnostics: store.diagnostics,
		first: firstWorthALook(nodes),
	};
}

function addNodes(group: ManifestGroup, above: string, depth: number, nodes: TreeNodeFacts[]): void {
	const roles = rolesIn(group);
	for (const [name, node] of group.nodes()) {
		const path = `${above}/${name}`;
		if (node.kind === "group") {
			nodes.push({ kind: "group", path, name, depth });
			addNodes(node.group, path, depth + 1, nodes);
		} else if (node.kind === "array")
			nodes.push({
				kind: "array",
				path,
				name: name === "" ? "/" : name,
				depth,
				...summarise(node.array, roles.get(name) ?? "data"),
			});
		else nodes.push({ kind: "refused", path, name, depth, reason: node.error.what });
	}
}

/** What the tree says of an array. */
export function summarise(array: StoreArray, role: ArrayRole): ArraySummary {
	const { shape, dataType, dimensionNames, attributes } = array.description;
	const text = (...names: string[]): string | undefined => {
		const found = names.map((name) => attributes.get(name)).find((value) => value?.dataType === "string");
		return found?.dataType === "string" ? found.values[0] : undefined;
	};
	const count = shape.reduce((product, length) => product * length, 1);
	return {
		role,
		dataType: dataType.name,
		shape,
		dimensions: shape.map((_, d) => dimensionNames?.[d] ?? `dim_${d}`),
		title: text("long_name", "standard_name", "title", "description"),
		units: text("units"),
		decodedBytes: dataType.itemBytes === undefined ? undefined : count * dataType.itemBytes,
	};
}

/** Data before coordinates, planes before series, series before single values, larger planes first. */
function firstWorthALook(nodes: readonly TreeNodeFacts[]): string | undefined {
	let best: { path: string; worth: number } | undefined;
	for (const node of nodes) {
		if (node.kind !== "array") continue;
		const worth = worthOf(node);
		if (best === undefined || worth > best.worth) best = { path: node.path, worth };
	}
	return best?.path;
}

const NUMBERS = /^(u?int|float|complex)\d+$/;

function worthOf({ role, shape, dataType }: ArraySummary): number {
	const long = shape.filter((length) => length > 1).toSorted((a, b) => b - a);
	if (shape.includes(0)) return -1;
	const cells = (long[0] ?? 1) * (long[1] ?? 1);
	const isNumeric = NUMBERS.test(dataType);
	// Beyond a screen's worth of cells one plane is as good as another, and the first of the file is taken.
	const size = Math.min(Math.log2(cells), 16);
	return (isNumeric ? 400 : 0) + (role === "data" ? 200 : 0) + Math.min(long.length, 2) * 50 + size;
}

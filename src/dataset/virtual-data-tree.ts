import { checkOptions, visibleText } from "../errors.ts";
import { Choice } from "../formats/choice.ts";
import { withDeadline } from "../io/deadline.ts";
import { InlineBudget } from "../manifest/inline-budget.ts";
import type { ManifestGroup } from "../manifest/manifest-group.ts";
import { ManifestStore } from "../manifest/manifest-store.ts";
import { answerZarrita } from "../read/zarrita-extension.ts";
import { DATASET_OPTIONS, type DatasetOptions, groupDataset } from "./to-dataset.ts";
import { datasetGroup, type VirtualDataset } from "./virtual-dataset.ts";

/** Datasets in nested groups. */
export class VirtualDataTree {
	/** The variables of this group itself. */
	readonly dataset: VirtualDataset;
	/** The groups below, by their names. */
	readonly children: ReadonlyMap<string, VirtualDataTree>;

	constructor(dataset: VirtualDataset, children: Iterable<readonly [name: string, tree: VirtualDataTree]> = []) {
		this.dataset = dataset;
		this.children = new Map(children);
	}

	/** The tree as a store with the same groups. */
	toStore(): ManifestStore {
		const { url, registry } = this.dataset;
		const diagnostics = Array.from(walkTree(this), ({ path, dataset }) =>
			dataset.diagnostics.map((found) => ({ ...found, path: joinPath(path, found.path) })),
		).flat();
		return answerZarrita(new ManifestStore({ url, group: treeGroup(this, "/"), registry, diagnostics }));
	}

	/** An overview of every group, in the manner of xarray. */
	toString(): string {
		const groups = Array.from(
			walkTree(this),
			({ path, dataset }) => `Group: ${visibleText(path)}\n${indent(dataset.toString())}`,
		);
		return groups.join("\n");
	}
}

/** The groups of a store, each as a dataset. */
export async function toVirtualDataTree(
	store: ManifestStore,
	options: Omit<DatasetOptions, "group" | "loadable"> = {},
): Promise<VirtualDataTree> {
	checkOptions("toVirtualDataTree", options, TREE_OPTIONS);
	const chosen = new Choice(options).applyTo(store, [...store.diagnostics]);
	const budget = new InlineBudget(options.inlineBudget);
	const build = async (group: ManifestGroup, path: string, own: typeof options): Promise<VirtualDataTree> => {
		const dataset = await groupDataset(chosen, group, path, own, budget);
		const children: [string, VirtualDataTree][] = [];
		for (const [name, child] of group.groups)
			children.push([name, await build(child, joinPath(path, `/${name}`), own)]);
		return new VirtualDataTree(dataset, children);
	};
	return withDeadline("making datasets", options, (own) => build(chosen.group, "/", own), { url: store.url });
}

const { group: _group, loadable: _loadable, ...TREE_OPTIONS } = DATASET_OPTIONS;

function treeGroup({ dataset, children }: VirtualDataTree, path: string): ManifestGroup {
	const group = datasetGroup(dataset, path);
	for (const [name, child] of children) group.add(name, treeGroup(child, joinPath(path, `/${name}`)));
	return group;
}

function* walkTree(tree: VirtualDataTree, path = "/"): IterableIterator<{ path: string; dataset: VirtualDataset }> {
	yield { path, dataset: tree.dataset };
	for (const [name, child] of tree.children) yield* walkTree(child, joinPath(path, `/${name}`));
}

function joinPath(base: string, path: string): string {
	if (base === "/") return path;
	return path === "/" ? base : base + path;
}

function indent(text: string): string {
	return text.replace(/^/gm, "    ");
}

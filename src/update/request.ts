import type { VirtualDataset } from "../dataset/virtual-dataset.ts";
import type { ObjectStoreRegistry } from "../io/registry.ts";
import type { InlineBudgetOptions } from "../manifest/inline-budget.ts";
import type { OverlapPolicy } from "./placement.ts";

/** What is asked of an update. */
export type UpdateRequest = {
	/** Files that belong into the cube: new ones, and those whose content may have changed. By their urls. */
	files?: readonly string[] | undefined;
	/** Files of the cube that leave it. */
	remove?: readonly string[] | undefined;
	/** Look at every file of the cube: those that have changed are put again. */
	refresh?: boolean | undefined;
	/** Look at every file of the cube: those that are gone leave it. */
	prune?: boolean | undefined;
};

/** How it is done. */
export type UpdateOptions = {
	/** Opens files, each as a dataset, in the order given; undefined for one that is left out. */
	open: (urls: readonly string[]) => Promise<readonly (VirtualDataset | undefined)[]>;
	/** By which it is asked what files are now. */
	registry: ObjectStoreRegistry;
	/** A file whose values are among those of others: refused by default. */
	overlap?: OverlapPolicy | undefined;
	/** A gap in an axis that had none: refused by default. */
	gap?: "refuse" | "allow" | undefined;
	/** `convertTime` writes times in the units of the cube. Files that differ otherwise are refused. */
	policy?: "convertTime" | undefined;
	inlineBudget?: InlineBudgetOptions | undefined;
	signal?: AbortSignal | undefined;
};

/** What an update does with a file. */
export type UpdateStep = {
	file: string;
	action: "append" | "insert" | "replace" | "remove" | "skip" | "unchanged";
	/** Where it begins along the dimension, in the cube as it will be, and how long it is; of one that leaves, as it is. */
	at?: number | undefined;
	length?: number | undefined;
	/** Why: how it has changed, whose values are there already. */
	why?: string | undefined;
};

import { checkOptions, type OptionValues, TAKES } from "../errors.ts";
import { type AbortOptions, withDeadline } from "../io/deadline.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { type Loads, loadOnce } from "../read/labels/load-once.ts";
import { type LabelSelection, SEL_OPTIONS, type SelOptions } from "./label-search.ts";
import { selectLabels } from "./select-labels.ts";
import { toVirtualDataset } from "./to-dataset.ts";
import type { VirtualDataset } from "./virtual-dataset.ts";

/** Options of `sel`. */
export type StoreSelOptions = SelOptions & {
	/** The group of a store whose arrays are selected of; its root by default. */
	group?: string | undefined;
};

const STORE_SEL_OPTIONS: OptionValues<StoreSelOptions> = { ...SEL_OPTIONS, group: TAKES.text };

/**
 * A part of a store by labels of its coordinates: `sel(store, { time: "2020-07", lat: { start: 30, stop: 50 } })`. The short form of
 * `toVirtualDataset` and `VirtualDataset.sel`: coordinates are read, once for a store and a group; the rest is when it is asked for.
 */
export async function sel(
	store: ManifestStore,
	labels: Readonly<Record<string, LabelSelection>>,
	options: StoreSelOptions = {},
): Promise<VirtualDataset> {
	checkOptions("sel", options, STORE_SEL_OPTIONS);
	const { group = "/", ...rest } = options;
	const select = async (own: SelOptions) => selectLabels(await groupOf(store, group, own), labels, own);
	return withDeadline("selecting by labels", rest, select, { url: store.url });
}

const datasets = new WeakMap<ManifestStore, Map<string, Loads<VirtualDataset>>>();

/** The dataset of a group, made once for a store. */
function groupOf(store: ManifestStore, group: string, { signal }: AbortOptions): Promise<VirtualDataset> {
	const known = datasets.get(store) ?? new Map<string, Loads<VirtualDataset>>();
	datasets.set(store, known);
	const loads: Loads<VirtualDataset> = known.get(group) ?? new WeakMap();
	known.set(group, loads);
	return loadOnce(loads, store, () => toVirtualDataset(store, { group, signal }));
}

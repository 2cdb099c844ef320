import { isMiraError, type ManifestStore, ObjectStoreRegistry, type VirtualDataset } from "mirazarr";
import type { CallContext, Engine } from "./engine.ts";
import { DROPPED_FOLDER, openPlace, type SourcePlace } from "./opening.ts";
import { DroppedStore } from "./stores.ts";

/** One of several files: its name in the engine, which is its source in the address. */
export type NamedPlace = { store: string; place: SourcePlace };

/** A file that is open as a dataset, or why it is not. */
export type FileDataset =
	| { kind: "open"; store: string; dataset: VirtualDataset }
	| { kind: "failed"; store: string; error: unknown };

/** Opens files side by side, each as a dataset. One that fails does not spoil the others. */
export async function openDatasets(
	sources: readonly NamedPlace[],
	{ group, drop }: { group: string | undefined; drop: readonly string[] },
	{ engine, signal }: CallContext,
): Promise<FileDataset[]> {
	const { drop: dropVariables, toVirtualDataset } = await import("mirazarr/dataset");
	return Promise.all(
		sources.map(async ({ store: name, place }): Promise<FileDataset> => {
			try {
				const store = await openedStore(engine, name, place, signal);
				const whole = await toVirtualDataset(store, { signal, ...(group === undefined ? {} : { group }) });
				const left = drop.filter((variable) => whole.variables.has(variable));
				return { kind: "open", store: name, dataset: dropVariables(whole, left) };
			} catch (error) {
				signal.throwIfAborted();
				return { kind: "failed", store: name, error };
			}
		}),
	);
}

function openedStore(engine: Engine, name: string, place: SourcePlace, signal: AbortSignal): Promise<ManifestStore> {
	if (engine.has(name)) return engine.store(name);
	signal.addEventListener("abort", () => engine.close(name), { once: true });
	return engine.keep(name, openPlace(place, signal));
}

/** One registry that knows all files: what comes of joining them is read through it. */
export function commonRegistry(
	sources: readonly NamedPlace[],
	datasets: readonly VirtualDataset[],
): ObjectStoreRegistry {
	const common = new ObjectStoreRegistry();
	for (const { registry } of datasets.toReversed())
		for (const prefix of registry.prefixes) common.register(prefix, registry.resolve(prefix).store);
	// Files that were dropped one after the other are in one folder, of which each registry knows a part.
	const dropped = sources.flatMap(({ place }) => (place.kind === "dropped" ? place.files : []));
	if (dropped.length > 0) common.register(DROPPED_FOLDER, new DroppedStore(dropped));
	return common;
}

/** Groups that have arrays, of a file that has none at its root. */
export function groupsOf(store: ManifestStore): string[] {
	if (store.group.arrays.size > 0) return [];
	return store
		.contents()
		.filter(({ kind }) => kind === "array")
		.map(({ path }) => path.slice(0, path.lastIndexOf("/")))
		.filter((path, i, all) => path !== "" && all.indexOf(path) === i);
}

/** The message of an error, and what it advises. */
export function messageOf(error: unknown): { message: string; hint: string | undefined } {
	if (isMiraError(error)) return { message: error.what, hint: error.hint };
	return { message: error instanceof Error ? error.message : String(error), hint: undefined };
}

import { type ManifestStore, ObjectStoreRegistry, openStore } from "mirazarr";
import type { CallContext } from "./engine.ts";
import { type DroppedFile, DroppedStore, encoded } from "./stores.ts";
import { listTree, type OpenedTree } from "./tree.ts";

/** What is to be opened: a URL, or what was dropped on the page. */
export type OpenRequest = {
	/** The name of the store from now on, and of the source in the address. */
	store: string;
	place: SourcePlace;
};

/** Where the bytes of a source are. */
export type SourcePlace =
	| { kind: "url"; url: string }
	/** `root` is the file, or the folder that is a store, among the files; what lies beside a file is readable too. */
	| { kind: "dropped"; root: string; files: readonly DroppedFile[] };

/** Opens a store, unless it is open, and tells what is in it. */
export async function open({ store, place }: OpenRequest, { engine, signal }: CallContext): Promise<OpenedTree> {
	const opening = engine.has(store) ? engine.store(store) : engine.keep(store, openPlace(place, signal));
	return listTree(await opening);
}

function openPlace(place: SourcePlace, signal: AbortSignal): Promise<ManifestStore> {
	if (place.kind === "url") return openStore(place.url, { signal });
	const base = "memory://dropped";
	const registry = new ObjectStoreRegistry().register(base, new DroppedStore(place.files));
	return openStore(`${base}/${encoded(place.root)}`, { registry, signal });
}

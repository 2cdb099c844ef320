import { type ManifestStore, ObjectStoreRegistry, openStore } from "mirazarr";
import type { CallContext } from "./engine.ts";
import { type ExploreServer, schemesThrough } from "./explore-server.ts";
import { type DroppedFile, DroppedStore, encoded } from "./stores.ts";
import { listTree, type OpenedTree } from "./tree.ts";
import { WholeObjects } from "./whole-objects.ts";

/** What is to be opened: a URL, or what was dropped on the page. */
export type OpenRequest = {
	/** The name of the store from now on, and of the source in the address. */
	store: string;
	place: SourcePlace;
};

/** Where the bytes of a source are. `allow`: places elsewhere that may be read, where it refers to them. */
export type SourcePlace =
	/** `through` names the server of `mirazarr explore`, which reads what a browser cannot. */
	| { kind: "url"; url: string; allow?: readonly string[] | undefined; through?: ExploreServer | undefined }
	/** A small file, which is fetched whole, with what lies beside it. */
	| { kind: "whole"; url: string; allow?: readonly string[] | undefined }
	/** `root` is the file, or the folder that is a store, among the files; what lies beside a file is readable too. */
	| { kind: "dropped"; root: string; allow?: readonly string[] | undefined; files: readonly DroppedFile[] };

/** Opens a store, unless it is open, and tells what is in it. */
export async function open({ store, place }: OpenRequest, { engine, signal }: CallContext): Promise<OpenedTree> {
	// Of an opening that is given up nothing is left: whoever asks next begins anew.
	signal.addEventListener("abort", () => engine.close(store), { once: true });
	const opening = engine.has(store) ? engine.store(store) : engine.keep(store, openPlace(place, signal));
	return listTree(await opening);
}

/** Forgets stores, or all but some, with all that was kept of them. */
export async function close(
	request: { stores: readonly string[] } | { except: readonly string[] },
	{ engine }: CallContext,
): Promise<void> {
	const names = "stores" in request ? request.stores : engine.names.filter((name) => !request.except.includes(name));
	for (const name of names) engine.close(name);
}

/** Whether a server is there at all, where it does not let pages of others read what it answers. */
export async function reaches({ url }: { url: string }, { signal }: CallContext): Promise<boolean> {
	const enough = new AbortController();
	try {
		await fetch(url, { mode: "no-cors", signal: AbortSignal.any([signal, enough.signal]) });
		return true;
	} catch {
		return false;
	} finally {
		enough.abort();
	}
}

/** Where dropped files are, for the library: as local files in one folder, so that references to them can be written. */
export const DROPPED_FOLDER = "file:///dropped";

/** Opens what is at a place. */
export function openPlace(place: SourcePlace, signal: AbortSignal): Promise<ManifestStore> {
	const { allow } = place;
	if (place.kind === "url") return openStore(place.url, { allow, signal, schemes: schemesThrough(place.through) });
	if (place.kind === "whole") {
		const folder = new URL(".", place.url).href;
		const registry = new ObjectStoreRegistry().register(folder, new WholeObjects(folder));
		return openStore(place.url, { registry, allow, signal });
	}
	const registry = new ObjectStoreRegistry().register(DROPPED_FOLDER, new DroppedStore(place.files));
	return openStore(`${DROPPED_FOLDER}/${encoded(place.root)}`, { registry, allow, signal });
}

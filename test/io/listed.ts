import type { ListedObject, ListOptions, ObjectStore } from "../../src/io/object-store.ts";

/** All that a store lists below a path. */
export async function listed(store: ObjectStore, path = "", options: ListOptions = {}): Promise<ListedObject[]> {
	const all: ListedObject[] = [];
	for await (const each of store.list?.(path, options) ?? []) all.push(each);
	return all;
}

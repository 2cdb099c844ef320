// This package, on the thread of the page or with workers.
import { MemoryStore, ObjectStoreRegistry, openStore, read } from "mirazarr";

export const open = opening({ workers: false });
export const openWithWorkers = opening({ workers: 2 });

function opening({ workers }) {
	return async ({ objects, file, path }) => {
		const registry = new ObjectStoreRegistry({ workers });
		registry.register("memory://bench/", new MemoryStore(objects));
		if (registry.workers !== workers && workers !== false)
			throw { code: "no-workers", message: "this version has none" };
		const store = await openStore(`memory://bench/${file}`, { registry });
		return async () => [(await read(store, path)).data];
	};
}

export async function first({ url, path, rank }) {
	const store = await openStore(url);
	return (await read(store, path, { selection: Array(rank).fill(0) })).data[0];
}

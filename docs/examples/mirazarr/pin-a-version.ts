/** Notes which version of an object references were made of: to read another one is then an error, never other numbers. */
import { isMiraError, MemoryStore, ObjectStoreRegistry, type ObjectVersion } from "mirazarr";

const store = new MemoryStore([["a.bin", Uint8Array.of(1, 2, 3)]]);
const { etag } = await store.get("a.bin", undefined);
const version: ObjectVersion = { etag: etag! };
await store.put("a.bin", Uint8Array.of(4, 5, 6));

const registry = new ObjectStoreRegistry().register("memory://archive/", store);
registry.expect("memory://archive/a.bin", version);
const error = await registry
	.source("memory://archive/a.bin")
	.read(0, 3)
	.catch((error) => error);
console.log(isMiraError(error, "source-changed")); // true

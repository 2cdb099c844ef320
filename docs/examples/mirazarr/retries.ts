/** How often and how long a store that fails is asked again. A store of one's own says by `TransientError` that it may help. */
import { MemoryStore, type ObjectStore, ObjectStoreRegistry, type RetryOptions, TransientError } from "mirazarr";

const memory = new MemoryStore([["a.bin", Uint8Array.of(1, 2, 3)]]);
let failures = 2;
const unreliable: ObjectStore = {
	async get(path, range, options) {
		if (failures-- > 0) throw new TransientError("network", "the line is down", { retryAfterMs: 1 });
		return memory.get(path, range, options);
	},
};

const retry: RetryOptions = { attempts: 3, baseMs: 1, budgetMs: 1000 };
const registry = new ObjectStoreRegistry({ retry }).register("memory://archive/", unreliable);
console.log((await registry.source("memory://archive/a.bin").read(0, 3)).join()); // 1,2,3

/** Gives up: by a signal, as `fetch` takes it, or after a time. Every function that reads takes both. */
import { type AbortOptions, isMiraError, openStore, read } from "mirazarr";

const controller = new AbortController();
const patience: AbortOptions = { signal: controller.signal, timeoutMs: 60_000 };
const store = await openStore("samples/sea-surface.nc", patience);

controller.abort();
const error = await read(store, "sst", patience).catch((error) => error);
console.log(error.name, isMiraError(error)); // AbortError false

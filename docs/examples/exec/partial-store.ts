/** Where partials are kept, each under its key: a folder here, or a prefix of any object store. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PartialStore } from "mirazarr/exec";

const folder = await mkdtemp(join(tmpdir(), "partials-"));
const store = new PartialStore(folder);
await store.save("0123", Uint8Array.of(1, 2, 3));
console.log((await store.load("0123"))?.join(), (await store.load("4567")) === undefined); // 1,2,3 true
await rm(folder, { recursive: true });

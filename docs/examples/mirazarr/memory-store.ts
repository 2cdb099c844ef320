/** Objects in memory: for tests, and as the target of writers. What is listed and written has the same form in every store. */
import { isMiraError, type ListedObject, type ListOptions, MemoryStore, type PutOptions } from "mirazarr";

const store = new MemoryStore([["2026/a.txt", new TextEncoder().encode("first")]]);
const once: PutOptions = { only: "if-absent" };
await store.put("2026/b.txt", new TextEncoder().encode("second"), once);
const again = await store.put("2026/b.txt", new Uint8Array(), once).catch((error) => error);
console.log(isMiraError(again, "write-conflict")); // true

const here: ListOptions = { shallow: true };
const line = ({ path, size }: ListedObject) => `${path} (${size})`;
const listed: string[] = [];
for await (const object of store.list("2026/", here)) listed.push(line(object));
console.log(listed.sort().join(", ")); // 2026/a.txt (5), 2026/b.txt (6)

/** What was opened is kept in a folder or a bucket: of files that have not changed, a second run takes it from there. */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inProcess, openInBatches } from "mirazarr/exec";

const partials = await mkdtemp(join(tmpdir(), "partials-"));
const years = [2024, 2025].map((year) => `samples/gauge-${year}.nc`);
const options = { executor: inProcess(), policy: "convertTime" as const, partials };
await openInBatches(years, options);
const kept = await readdir(partials);

const again = await openInBatches(years, options);
console.log(String(again).split("\n")[1]); // Dimensions: (time: 7)
console.log(kept.length > 0, (await readdir(partials)).join() === kept.join()); // true true
await rm(partials, { recursive: true });

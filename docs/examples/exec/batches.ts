/** Files in batches that stay the same when the list grows: what was done for the others is still good. */
import { batchesOf, keyOf, type OpenTask, type PlainOpenOptions } from "mirazarr/exec";

const days = (count: number) => Array.from({ length: count }, (_, day) => `https://data.example.org/day-${day}.nc`);
const options: PlainOpenOptions = { drop: ["quality"] };
const task: OpenTask = {
	kind: "open",
	options,
	folders: ["https://data.example.org/"],
	concurrency: 16,
	partials: undefined,
	version: "1",
};

const before = batchesOf(days(100)).map((batch) => keyOf(batch, task));
const after = batchesOf(days(101)).map((batch) => keyOf(batch, task));
console.log(after.filter((key) => !before.includes(key)).length); // 1
console.log(batchesOf(days(100)).reduce((count, { urls }) => count + urls.length, 0)); // 100

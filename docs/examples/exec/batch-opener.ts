/** The other end of an executor of one's own: a batch of a task, with files that are opened and become one partial. */
import { fileUrl } from "mirazarr";
import { type Batch, type BatchContext, BatchOpener, type BatchResult, type OpenTask } from "mirazarr/exec";

const task: OpenTask = {
	kind: "open",
	options: {},
	folders: [fileUrl("samples/")],
	concurrency: 4,
	partials: undefined,
	version: "1",
};
const batch: Batch = { number: 0, first: 0, urls: ["samples/gauge-2024.nc", "samples/none.nc"].map(fileUrl) };
const context: BatchContext = { signal: undefined };
const { partial, failures }: BatchResult = await new BatchOpener(task).open(batch, context);
console.log(partial.length > 1000, failures.length); // true 1

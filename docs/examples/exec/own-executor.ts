/** An executor of one's own sends batches wherever work is done: here it opens them itself, the last one first. */
import {
	type Batch,
	type BatchContext,
	BatchOpener,
	type BatchResult,
	type ExecutionContext,
	type Executor,
	type OpenTask,
	openInBatches,
} from "mirazarr/exec";

let [files, failures] = [0, 0];
const backwards: Executor = {
	async *run(
		batches: readonly Batch[],
		task: OpenTask,
		{ signal, here, onFile }: ExecutionContext,
	): AsyncIterable<BatchResult> {
		const opener = new BatchOpener(task);
		for (const batch of batches.toReversed()) {
			const context: BatchContext = { signal, here, onFile: (place, failed) => onFile?.(batch, place, failed) };
			const result = await opener.open(batch, context);
			files += batch.urls.length;
			failures += result.failures.length;
			yield result;
		}
	},
	close: async () => {},
};
const years = [2024, 2025].map((year) => `samples/gauge-${year}.nc`);
const dataset = await openInBatches(years, { executor: backwards, policy: "convertTime" });
console.log(files, failures, String(dataset).split("\n")[1]); // 2 0 Dimensions: (time: 7)

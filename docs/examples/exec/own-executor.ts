/** An executor of one's own sends batches wherever work is done: here it does them itself, the last one first. */
import {
	type BatchContext,
	type BatchOf,
	type ExecutionContext,
	type Executor,
	openInBatches,
	type ResultOf,
	startWork,
	type Task,
	type Work,
} from "mirazarr/exec";

let files = 0;
const backwards: Executor = {
	async *run<T extends Task>(
		batches: readonly BatchOf<T>[],
		task: T,
		{ signal, here, onFile }: ExecutionContext,
	): AsyncIterable<ResultOf<T>> {
		const work: Work<T> = startWork(task);
		for (const batch of batches.toReversed()) {
			const context: BatchContext = { signal, here, onFile: (place, failed) => onFile?.(batch, place, failed) };
			files += batch.urls.length;
			yield await work(batch, context);
		}
	},
	close: async () => {},
};
const years = [2024, 2025].map((year) => `samples/gauge-${year}.nc`);
const dataset = await openInBatches(years, { executor: backwards, policy: "convertTime" });
console.log(files, String(dataset).split("\n")[1]); // 2 Dimensions: (time: 7)

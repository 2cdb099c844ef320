/** Many files as one, in threads: each batch becomes a compact partial, and nothing else of a file is kept in memory. */
import { type BatchOptions, type Executor, inThreads, openInBatches, type ThreadsOptions } from "mirazarr/exec";

const threads: ThreadsOptions = { threads: 2 };
const executor: Executor = inThreads(threads);
const options: BatchOptions = { executor, policy: ["convertTime", "derive"] };
const years = [2023, 2024, 2025].map((year) => `samples/gauge-${year}.nc`);
try {
	const dataset = await openInBatches(years, options);
	console.log(String(dataset).split("\n")[1]); // Dimensions: (time: 11)
} finally {
	await executor.close();
}

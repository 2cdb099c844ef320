/** Files are opened in the thread that asks as long as nothing else pays; the others go elsewhere, and none is lost between. */
import { expect, it } from "vitest";
import { handingOver, type Workload } from "../../src/exec/as-needed.ts";
import { type Batch, batchesOf } from "../../src/exec/batch.ts";
import type { BatchResult } from "../../src/exec/batch-opener.ts";
import type { ExecutionContext, Executor } from "../../src/exec/executor.ts";
import { inProcess } from "../../src/exec/in-process.ts";
import type { OpenTask } from "../../src/exec/open-task.ts";
import type { BatchOf, Task } from "../../src/exec/work.ts";
import { fileUrl } from "../../src/io/file.ts";
import { sample } from "../cli/run-cli.ts";

const urls = Array.from({ length: 300 }, () => fileUrl(sample("gauge-2024.nc")));
const batches = batchesOf(urls);
const folder = new URL(".", urls[0] as string).href;
const task: OpenTask = {
	kind: "open",
	options: {},
	folders: [folder],
	concurrency: 4,
	partials: undefined,
	version: "0",
};

/** Opens here too, and remembers what it was given. */
function recording(): Executor & { given: Batch[]; isClosed: boolean } {
	const inner = inProcess();
	const self = {
		given: [] as Batch[],
		isClosed: false,
		run<T extends Task>(own: readonly BatchOf<T>[], given: T, context: ExecutionContext) {
			self.given.push(...own);
			return inner.run(own, given, context);
		},
		close: async () => {
			self.isClosed = true;
		},
	};
	return self;
}

async function numbersOf(results: AsyncIterable<BatchResult>): Promise<number[]> {
	const numbers: number[] = [];
	for await (const { batch, failures } of results) {
		expect(failures).toEqual([]);
		numbers.push(batch.number);
	}
	return numbers.sort((a, b) => a - b);
}

const all = batches.map(({ number }) => number);

it("leaves everything to the thread that asks where the answer is never yes", async () => {
	const other = recording();
	const executor = handingOver(other, () => false);
	expect(await numbersOf(executor.run(batches, task, { signal: undefined }))).toEqual(all);
	expect(other.given).toEqual([]);
	await executor.close();
	expect(other.isClosed).toBe(true);
});

it("hands over what nobody has begun with, each batch once", async () => {
	const other = recording();
	const asked: Workload[] = [];
	const executor = handingOver(other, (work) => {
		asked.push(work);
		return work.doneFiles > 0;
	});
	expect(await numbersOf(executor.run(batches, task, { signal: undefined }))).toEqual(all);
	expect(other.given.length).toBeGreaterThan(0);
	expect(other.given.length).toBeLessThan(batches.length);
	expect(other.given).toEqual(batches.slice(-other.given.length));
	const [first, last] = [asked[0] as Workload, asked.at(-1) as Workload];
	expect([first.doneFiles, first.restFiles]).toEqual([0, urls.length]);
	expect(last.restFiles).toBe(other.given.reduce((sum, batch) => sum + batch.urls.length, 0));
	expect(last.busyMs).toBeGreaterThan(0);
});

it("ends where it is told to, and hands nothing over", async () => {
	const other = recording();
	const stop = new AbortController();
	const executor = handingOver(other, () => {
		stop.abort(new Error("enough"));
		return false;
	});
	await expect(numbersOf(executor.run(batches, task, { signal: stop.signal }))).rejects.toThrow("enough");
	expect(other.given).toEqual([]);
});

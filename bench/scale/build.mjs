// Builds references of files that are named by their numbers, and tells what it cost.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BroadcastChannel } from "node:worker_threads";
import { FileStore } from "mirazarr";
import { asNeeded, inProcess, inThreads, openInBatches } from "mirazarr/exec";
import { writeKerchunkParquet } from "mirazarr/write/kerchunk-parquet";

const { folder, count, threads, concurrency = 16 } = JSON.parse(process.argv[2]);
const files = Array.from({ length: count }, (_, i) => `${folder}/f${String(i).padStart(7, "0")}.nc`);
const work = mkdtempSync(join(tmpdir(), "mirazarr-scale-out-"));
// Without a number: as the command line does it.
const executor = threads === undefined ? asNeeded() : threads === 1 ? inProcess() : inThreads({ threads });
/** The most that each thread had, by its number; `thread-memory.mjs` tells. */
const threadPeaks = new Map();
const channel = new BroadcastChannel("mirazarr-thread-memory");
channel.onmessage = ({ data: { threadId, bytes } }) =>
	threadPeaks.set(threadId, Math.max(bytes, threadPeaks.get(threadId) ?? 0));
channel.unref();
const begin = performance.now();
const before = cpuMs();
try {
	const dataset = await openInBatches(files, { executor, concurrency, partials: join(work, "partials") });
	const [openMs, openCpuMs] = [performance.now() - begin, cpuMs() - before];
	const { referenceCount } = await writeKerchunkParquet(
		dataset.toStore(),
		new FileStore(join(work, "out"), { writable: true }),
	);
	if (referenceCount !== 3 * count) throw new Error(`${referenceCount} references of ${count} files`);
	const wallMs = performance.now() - begin;
	const peakBytes = process.resourceUsage().maxRSS * 1024;
	console.log(
		JSON.stringify({ openMs, openCpuMs, wallMs, cpuMs: cpuMs(), peakBytes, threadBytes: [...threadPeaks.values()] }),
	);
} finally {
	await executor.close();
	rmSync(work, { recursive: true, force: true });
}

function cpuMs() {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

// Loaded into every thread of a build (node --import): tells the thread that asks how much memory each of the others has.
import { BroadcastChannel, isMainThread, threadId } from "node:worker_threads";

const SAMPLE_MS = 100;

if (!isMainThread) {
	const channel = new BroadcastChannel("mirazarr-thread-memory");
	channel.unref();
	setInterval(() => {
		const { heapTotal, external } = process.memoryUsage();
		channel.postMessage({ threadId, bytes: heapTotal + external });
	}, SAMPLE_MS).unref();
}

import { setTimeout as sleep } from "node:timers/promises";

/** Memory in use, that of array buffers included (it is part of `external`). They are freed a little after the collection. */
export async function heldBytes() {
	for (let i = 0; i < 3; i++) {
		globalThis.gc();
		await sleep(20);
	}
	const { heapUsed, external } = process.memoryUsage();
	return heapUsed + external;
}

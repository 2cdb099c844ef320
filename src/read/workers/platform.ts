import type { StartWorker } from "./job.ts";

/** What a platform has for decoding beside the thread that asks. */
export type WorkerPlatform = {
	start: StartWorker;
	/** True if workers read local files themselves. */
	readsFiles: boolean;
	/** Workers where nobody says how many. */
	count: number;
	/** Less than this is sooner decoded than workers are started, where nobody asked for them. */
	leastBytes: number;
};

/** More are seldom fed fast enough, and each takes memory. */
const MOST_BY_DEFAULT = 4;

let platform: WorkerPlatform | undefined;

/** Says how workers are started where there is no `Worker` as browsers have it. `mirazarr/node` does this with threads. */
export function useThreads(start: StartWorker, cores: number): void {
	// A thread takes some 40 ms to load the engine: as long as decoding this much.
	platform = { start, readsFiles: true, count: Math.min(cores, MOST_BY_DEFAULT), leastBytes: 2 ** 24 };
}

/** What there is here, always the same; undefined where workers are not known. */
export function workerPlatform(): WorkerPlatform | undefined {
	if (platform === undefined && typeof Worker === "function")
		platform = {
			start: async () => (await import("./start-worker.ts")).startWorker(),
			readsFiles: false,
			count: Math.min(navigator.hardwareConcurrency || 2, MOST_BY_DEFAULT),
			// A page should not stand still for longer than a frame or two.
			leastBytes: 2 ** 22,
		};
	return platform;
}

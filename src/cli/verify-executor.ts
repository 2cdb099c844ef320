import { availableParallelism } from "node:os";
import type { Executor } from "../exec/executor.ts";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import type { VerifyOptions } from "../verify/verify.ts";
import { verifyAmount } from "../verify/verify-amount.ts";
import type { CredentialOptions } from "./credentials.ts";
import type { QueueOptions } from "./queue-options.ts";

/** Up to so many objects of others are asked for sooner than a thread is warm. A local file is no work that one could share. */
export const MOST_FAR_OBJECTS_HERE = 5000;
/** Up to so many bytes of chunks are decoded sooner. */
const MOST_CHUNK_BYTES_HERE = 2 ** 26;

/** How a verification is done, as its flags say. */
export type VerifyExecutorOptions = QueueOptions &
	Pick<CredentialOptions, "session"> & { threads?: number; sample?: VerifyOptions["sampleChunks"] };

/** Who looks at the objects of a store; undefined for this thread. `context` tells of workers. */
export async function verifyExecutor(
	store: ManifestStore,
	{ queue, session, threads, sample }: VerifyExecutorOptions,
	context: { onWorkers: (count: number) => void; onNote: (note: string) => void },
): Promise<Executor | undefined> {
	if (queue !== undefined) {
		const { inQueue } = await import("../exec/index.ts");
		return inQueue({ url: queue, ...context });
	}
	// What a session holds, logins and cookies, stays in this thread.
	const count = session === undefined ? (threads ?? (await threadsFor(store, sample))) : 1;
	if (count === 1) return undefined;
	const { inThreads } = await import("../exec/index.ts");
	return inThreads({ threads: count });
}

async function threadsFor(store: ManifestStore, sample: VerifyOptions["sampleChunks"]): Promise<number> {
	const { farObjects, chunkBytes } = await verifyAmount(store, sample);
	return farObjects > MOST_FAR_OBJECTS_HERE || chunkBytes > MOST_CHUNK_BYTES_HERE ? availableParallelism() : 1;
}

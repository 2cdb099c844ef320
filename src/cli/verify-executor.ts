import type { Executor } from "../exec/executor.ts";
import type { CredentialOptions } from "./credentials.ts";
import { localExecutor } from "./local-executor.ts";
import type { QueueOptions } from "./queue-options.ts";

/** How a verification is done, as its flags say. */
export type VerifyExecutorOptions = QueueOptions & Pick<CredentialOptions, "session"> & { threads?: number };

/** Who looks at the objects; undefined for this thread. `context` tells of workers. */
export async function verifyExecutor(
	{ queue, session, threads }: VerifyExecutorOptions,
	context: { onWorkers: (count: number) => void; onNote: (note: string) => void },
): Promise<Executor | undefined> {
	if (queue !== undefined) {
		const { inQueue } = await import("../exec/index.ts");
		return inQueue({ url: queue, ...context });
	}
	// With logins nobody else is asked: the registry of the store has them.
	return session === undefined && threads !== 1 ? localExecutor({ threads }) : undefined;
}

import type { Executor } from "../exec/executor.ts";
import type { CredentialOptions } from "./credentials.ts";

/** What `--threads` is for, in the help. */
export const THREADS_HELP = "as many as there are cores, once it is clear that they save time";

/** Who works on this machine: threads of this process, as asked or as needed. What a session holds, logins and cookies, stays in this one. */
export async function localExecutor({
	threads,
	session,
}: Pick<CredentialOptions, "session"> & { threads?: number | undefined }): Promise<Executor> {
	const { asNeeded, inProcess, inThreads } = await import("../exec/index.ts");
	if (session !== undefined || threads === 1) return inProcess();
	return threads === undefined ? asNeeded() : inThreads({ threads });
}

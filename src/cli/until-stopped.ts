import { onAbort } from "../io/abort.ts";
import type { ListeningServer } from "../serve/run-server.ts";

/** Waits for Ctrl-C or SIGTERM, then for the answers under way; a second of them ends the process the hard way. */
export async function untilStopped(server: ListeningServer, graceMs: number, signal: AbortSignal): Promise<void> {
	let stop = (): void => {};
	const stopped = new Promise<void>((resolve) => {
		stop = resolve;
	});
	const end = (): void => {
		server.close(graceMs).then(stop);
	};
	const takeBack = onAbort(signal, end);
	if (signal.aborted) end();
	await stopped;
	takeBack();
}

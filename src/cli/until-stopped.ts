import { onAbort } from "../io/abort.ts";
import type { ListeningServer } from "../serve/run-server.ts";

/** Waits for Ctrl-C, or for the end that service managers ask for; then for the answers under way, until the second of them. */
export async function untilStopped(server: ListeningServer, graceMs: number, signal: AbortSignal): Promise<void> {
	let stop = (): void => {};
	const stopped = new Promise<void>((resolve) => {
		stop = resolve;
	});
	let closing: Promise<void> | undefined;
	const end = (): void => {
		closing = server.close(closing === undefined ? graceMs : 0);
		closing.then(stop);
	};
	process.on("SIGTERM", end);
	const takeBack = onAbort(signal, end);
	if (signal.aborted) end();
	await stopped;
	takeBack();
	process.off("SIGTERM", end);
}

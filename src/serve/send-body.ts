import type { ServerResponse } from "node:http";
import { abortable } from "../io/abort.ts";

/** What a client has to take within the time that it has. */
const PIECE_BYTES = 2 ** 18;

/**
 * Sends a body piece by piece, each when the one before has left. A client that does not take a piece within `stallMs` is cut:
 * one that reads a byte now and then would hold all of it for ever. Gives the bytes that left before `signal` aborted.
 */
export async function sendBody(
	response: ServerResponse,
	body: Uint8Array,
	{ stallMs, signal }: { stallMs: number; signal: AbortSignal },
): Promise<number> {
	let sent = 0;
	let movedMs = performance.now();
	const watch = setInterval(() => {
		// An answer that waits for the one before it on the same connection has no socket yet.
		if (response.socket === null) movedMs = performance.now();
		else if (performance.now() - movedMs >= stallMs) response.socket.destroy();
	}, stallMs / 4);
	try {
		while (sent < body.length) {
			const piece = body.subarray(sent, sent + PIECE_BYTES);
			await abortable(
				settled((done) => response.write(piece, done)),
				signal,
			);
			sent += piece.length;
			movedMs = performance.now();
		}
		await abortable(
			settled((done) => response.end(done)),
			signal,
		);
	} catch {
		response.destroy();
	} finally {
		clearInterval(watch);
	}
	return sent;
}

function settled(act: (done: (error?: Error | null) => void) => void): Promise<void> {
	return new Promise((resolve, reject) => act((error) => (error == null ? resolve() : reject(error))));
}

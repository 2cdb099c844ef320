import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { MiraError } from "../errors.ts";
import { type AccessEntry, combinedLine } from "../serve/access.ts";
import type { Output } from "./terminal.ts";

/** Lines that wait to be written. Beyond that they are left out: a slow disk must not fill the memory. */
const MOST_WAITING_BYTES = 2 ** 20;

/** Where requests are written down. */
export interface AccessLog {
	write(entry: AccessEntry): void;
	/** Once all is written. */
	close(): Promise<void>;
}

/** A log at the end of a file, or `-` on an output. `complain` is told once if lines cannot be written. */
export async function openAccessLog(
	place: string,
	stdout: Output,
	complain: (message: string) => void,
): Promise<AccessLog> {
	if (place === "-") return outputLog(stdout);
	const stream = createWriteStream(place, { flags: "a" });
	await new Promise<void>((resolve, reject) => {
		stream.once("open", () => resolve());
		stream.once("error", (cause: NodeJS.ErrnoException) => {
			reject(new MiraError("bad-argument", `the access log ${place} cannot be written (${cause.code})`, { cause }));
		});
	});
	let isComplained = false;
	const complainOnce = (reason: string): void => {
		if (!isComplained) complain(`the access log ${place} lacks lines: ${reason}`);
		isComplained = true;
	};
	stream.on("error", (error: NodeJS.ErrnoException) => complainOnce(error.code ?? error.message));
	return {
		write(entry) {
			if (stream.writableLength > MOST_WAITING_BYTES) complainOnce("it cannot be written as fast as requests come");
			else if (!stream.destroyed) stream.write(`${combinedLine(entry)}\n`);
		},
		async close() {
			stream.end();
			await finished(stream).catch(() => {});
		},
	};
}

function outputLog(output: Output): AccessLog {
	let waiting: Promise<void> | undefined;
	let waitingBytes = 0;
	return {
		write(entry) {
			const line = `${combinedLine(entry)}\n`;
			if (waitingBytes > MOST_WAITING_BYTES) return;
			waiting = output.write(line);
			waitingBytes = waiting === undefined ? 0 : waitingBytes + line.length;
			waiting?.then(() => {
				waitingBytes = 0;
			});
		},
		async close() {
			await waiting;
		},
	};
}

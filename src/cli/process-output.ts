import { once } from "node:events";
import type { Output } from "./terminal.ts";

/** A stream of this process as an output; `onBroken` is told once it takes nothing any more. */
export function processOutput(stream: NodeJS.WriteStream, onBroken: (error: NodeJS.ErrnoException) => void): Output {
	stream.on("error", onBroken);
	let drained: Promise<void> | undefined;
	return {
		write(text) {
			if (stream.write(text)) return undefined;
			drained ??= once(stream, "drain")
				// What is broken is told elsewhere, and does not drain.
				.catch(() => {})
				.then(() => {
					drained = undefined;
				});
			return drained;
		},
		isTTY: stream.isTTY === true,
		get columns() {
			return stream.columns;
		},
	};
}

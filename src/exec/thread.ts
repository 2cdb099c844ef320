/** The script of a thread that opens batches of files. */
import { parentPort } from "node:worker_threads";
import { useNode } from "../codecs/node.ts";
import { BatchOpener } from "./batch-opener.ts";
import { type Answer, type Order, sendError, sendResult } from "./thread-message.ts";

useNode();
const stop = new AbortController();
let opener: BatchOpener | undefined;

function post(answer: Answer, transfer: ArrayBuffer[] = []): void {
	parentPort?.postMessage(answer, transfer);
}

async function open({ batch }: Extract<Order, { kind: "open" }>): Promise<void> {
	try {
		const onFile = (place: number, failed: boolean): void => post({ kind: "file", batch: batch.number, place, failed });
		const result = await (opener as BatchOpener).open(batch, { signal: stop.signal, onFile });
		const partial = new Uint8Array(result.partial);
		post({ kind: "done", ...sendResult({ ...result, partial }) }, [partial.buffer]);
	} catch (error) {
		post({ kind: "failed", batch: batch.number, error: sendError(error) });
	}
}

parentPort?.on("message", (order: Order) => {
	switch (order.kind) {
		case "begin":
			opener = new BatchOpener(order.task);
			break;
		case "open":
			void open(order);
			break;
		case "stop":
			stop.abort();
			break;
	}
});
post({ kind: "ready" });

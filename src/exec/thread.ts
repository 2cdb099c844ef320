/** The script of a thread that opens batches of files. */
import { parentPort } from "node:worker_threads";
import { useNode } from "../codecs/node.ts";
import { ReceivedBytes } from "../io/received-bytes.ts";
import { BatchOpener } from "./batch-opener.ts";
import { type Answer, type Order, sendError, sendResult } from "./thread-message.ts";
import { ThreadNews } from "./thread-news.ts";

useNode();
const stop = new AbortController();
const received = new ReceivedBytes();
let opener: BatchOpener | undefined;
const news = new ThreadNews((files) => {
	post({ kind: "news", files, receivedBytes: received.bytes });
	received.reset();
});

function post(answer: Answer, transfer: ArrayBuffer[] = []): void {
	parentPort?.postMessage(answer, transfer);
}

async function open({ batch }: Extract<Order, { kind: "open" }>): Promise<void> {
	try {
		const onFile = (place: number, failed: boolean): void => news.tell({ batch: batch.number, place, failed });
		const context = { signal: stop.signal, onFile, here: { trace: received } };
		const result = await (opener as BatchOpener).open(batch, context);
		const partial = new Uint8Array(result.partial);
		news.flush();
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

/** The script of a thread that does batches: opens files, or looks at objects. */
import { parentPort } from "node:worker_threads";
import { useNode } from "../codecs/node.ts";
import { ReceivedBytes } from "../io/received-bytes.ts";
import { sendError } from "./sent-error.ts";
import { type Answer, type AnyBatch, type Order, sendResult } from "./thread-message.ts";
import { ThreadNews } from "./thread-news.ts";
import { startWork, type Task, type Work } from "./work.ts";

useNode();
const stop = new AbortController();
const received = new ReceivedBytes();
let work: Work<Task> | undefined;
const news = new ThreadNews((files) => {
	post({ kind: "news", files, receivedBytes: received.bytes });
	received.reset();
});

function post(answer: Answer, transfer: ArrayBuffer[] = []): void {
	parentPort?.postMessage(answer, transfer);
}

async function answer(batch: AnyBatch): Promise<void> {
	try {
		const onFile = (place: number, failed: boolean): void => news.tell({ batch: batch.number, place, failed });
		const context = { signal: stop.signal, onFile, here: { trace: received } };
		const result = sendResult(await (work as Work<Task>)(batch, context));
		news.flush();
		const done = { kind: "done", batch: batch.number } as const;
		if (result.kind === "looked") post({ ...done, result });
		else {
			const partial = new Uint8Array(result.partial);
			post({ ...done, result: { ...result, partial } }, [partial.buffer]);
		}
	} catch (error) {
		post({ kind: "failed", batch: batch.number, error: sendError(error) });
	}
}

parentPort?.on("message", (order: Order) => {
	switch (order.kind) {
		case "begin":
			work = startWork(order.task);
			break;
		case "do":
			void answer(order.batch);
			break;
		case "stop":
			stop.abort();
			break;
	}
});
post({ kind: "ready" });

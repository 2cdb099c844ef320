/** Answers in Node, in a thread of its own: the server of the files is in the first one. */
import { parentPort } from "node:worker_threads";
import * as mirazarr from "../../../dist/node.js";
import { answer } from "../answer.mjs";

parentPort.on("message", async ({ id, question }) => {
	try {
		parentPort.postMessage({ id, answered: await answer(mirazarr, question) });
	} catch (error) {
		parentPort.postMessage({ id, failed: String(error.stack) });
	}
});

/** Answers on the main thread of a page whose chunks are decoded by workers of the package. */
import * as mirazarr from "mirazarr";
import { answer } from "../answer.mjs";

let sent = 0;
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (...parameters) {
	sent++;
	return postMessage.apply(this, parameters);
};

globalThis.ask = ({ job, ...question }) =>
	answer(mirazarr, { ...question, job: { ...job, options: { ...job.options, workers: 2 } } });
/** How many batches of chunks workers were given. */
globalThis.sentToWorkers = () => sent;

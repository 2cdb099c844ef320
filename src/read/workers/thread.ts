/** The script of a decoding thread of Node. */
import { parentPort } from "node:worker_threads";
import { useNode } from "../../codecs/node.ts";
import { answerJobs } from "./answer-jobs.ts";
import { fileReader } from "./read-file.ts";

useNode();
const answer = answerJobs((message, transfer) => parentPort?.postMessage(message, transfer), fileReader());
parentPort?.on("message", answer);

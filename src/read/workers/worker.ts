/** The script of a decoding worker in browsers. */
import { answerJobs } from "./answer-jobs.ts";

const answer = answerJobs((message, transfer) => postMessage(message, { transfer }));
addEventListener("message", ({ data }) => answer(data));

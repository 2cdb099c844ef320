/** Answers in a module worker. */
import * as mirazarr from "mirazarr";
import { answer } from "../answer.mjs";

globalThis.onmessage = async ({ data: { id, question } }) => {
	try {
		postMessage({ id, answered: await answer(mirazarr, question) });
	} catch (error) {
		postMessage({ id, failed: String(error.stack) });
	}
};

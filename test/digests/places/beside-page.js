/** A page that lets a module worker of its own answer. */
const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
const waiting = new Map();

worker.onmessage = ({ data: { id, answered, failed } }) => {
	const { resolve, reject } = waiting.get(id);
	waiting.delete(id);
	if (failed === undefined) resolve(answered);
	else reject(new Error(failed));
};
worker.onerror = ({ message }) => {
	for (const { reject } of waiting.values()) reject(new Error(`the worker failed: ${message}`));
};

let asked = 0;
globalThis.ask = (question) =>
	new Promise((resolve, reject) => {
		const id = asked++;
		waiting.set(id, { resolve, reject });
		worker.postMessage({ id, question });
	});

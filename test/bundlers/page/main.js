/** An application: it reads an array, and says what came of it. */
import { openStore, read } from "mirazarr";

let sent = 0;
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (...parameters) {
	sent++;
	return postMessage.apply(this, parameters);
};
/** How many batches of chunks workers were given. */
globalThis.sentToWorkers = () => sent;

globalThis.ask = async ({ url, path, options }) => {
	const { bytes, dataType, shape } = await read(await openStore(url, options), path);
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes.slice()));
	return { dataType, shape, sha256: Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") };
};

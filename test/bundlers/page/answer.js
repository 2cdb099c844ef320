/** What an application does with the library: it reads an array, and says what came of it. A script, for pages that have no modules. */
globalThis.answerWith = ({ decode, openStore, read }) => {
	let sent = 0;
	const { postMessage } = Worker.prototype;
	Worker.prototype.postMessage = function (...parameters) {
		sent++;
		return postMessage.apply(this, parameters);
	};
	/** How many batches of chunks workers were given. */
	globalThis.sentToWorkers = () => sent;

	async function sha256(bytes) {
		const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
		return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
	}

	/** Stored values by their bytes, decoded ones as doubles, of which -1e300 are missing. */
	globalThis.ask = async ({ url, path, options, decoded }) => {
		const store = await openStore(url, options);
		if (decoded) {
			const { data, shape } = await decode(store, path);
			return {
				shape,
				sha256: await sha256(Float64Array.from(data, (value) => (Number.isNaN(value) ? -1e300 : value))),
			};
		}
		const { bytes, dataType, shape } = await read(store, path);
		return { dataType, shape, sha256: await sha256(bytes.slice()) };
	};
};

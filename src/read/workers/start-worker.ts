import { type Answer, type DecodeWorker, jobTransfer } from "./job.ts";

/** Starts a worker of the browser: from its own file, or else from its text. */
export async function startWorker(): Promise<DecodeWorker> {
	try {
		// As seen from dist/parts/, where the build puts this. Bundlers look for exactly this form of words.
		return await whenReady(
			new Worker(new URL("../read/workers/worker.js", import.meta.url), { type: "module", name: "mirazarr" }),
		);
	} catch (error) {
		const { workerSource } = await import("./worker-source.ts");
		if (workerSource === undefined) throw error;
		const url = URL.createObjectURL(new Blob([workerSource], { type: "text/javascript" }));
		try {
			return await whenReady(new Worker(url, { name: "mirazarr" }));
		} finally {
			URL.revokeObjectURL(url);
		}
	}
}

function whenReady(worker: Worker): Promise<DecodeWorker> {
	return new Promise((resolve, reject) => {
		worker.onmessage = () => resolve(browserWorker(worker));
		worker.onerror = (event) => {
			// It is dealt with: the page's own handler of errors need not hear of it.
			event.preventDefault();
			worker.terminate();
			reject(new Error("the script of the worker cannot be loaded"));
		};
	});
}

function browserWorker(worker: Worker): DecodeWorker {
	return {
		post: (job) => worker.postMessage(job, jobTransfer(job)),
		listen(onAnswer, onDeath) {
			worker.onmessage = ({ data }: MessageEvent<Answer>) => onAnswer(data);
			worker.onerror = (event) => {
				event.preventDefault();
				onDeath();
			};
			worker.onmessageerror = onDeath;
		},
		hold: () => {}, // a page does not end by itself
		end: () => worker.terminate(),
	};
}

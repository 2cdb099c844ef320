import type { CallFailure, CallMessage, CallReply } from "../engine/call-messages.ts";
import type { MethodAnswer, MethodName, MethodRequest } from "../engine/methods.ts";

/** An error of the engine, with what there is to know of it. */
export class EngineError extends Error {
	override readonly name = "EngineError";
	readonly failure: CallFailure;

	constructor(failure: CallFailure) {
		super(failure.message);
		this.failure = failure;
	}
}

type Waiting = { resolve(value: unknown): void; reject(error: unknown): void };

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** Starts the engine, if it does not run yet: it takes a moment, and is wanted as soon as somebody is about to open a file. */
export function startEngine(): Worker {
	if (worker !== undefined) return worker;
	worker = new Worker(new URL("../engine/worker.ts", import.meta.url), { type: "module", name: "engine" });
	worker.onmessage = ({ data }: MessageEvent<CallReply>) => {
		const call = waiting.get(data.id);
		waiting.delete(data.id);
		if (data.kind === "value") call?.resolve(data.value);
		else call?.reject(new EngineError(data.failure));
	};
	worker.onerror = (event) => {
		const failure = { code: "unexpected", message: event.message || "The engine of the page could not be loaded" };
		for (const { reject } of waiting.values()) reject(new EngineError(failure));
		waiting.clear();
		worker?.terminate();
		worker = undefined;
	};
	return worker;
}

/** Asks the engine. An aborted call is given up there, too, and rejects with the reason of its signal. */
export function call<Name extends MethodName>(
	method: Name,
	request: MethodRequest<Name>,
	{ signal }: { signal?: AbortSignal | undefined } = {},
): Promise<MethodAnswer<Name>> {
	if (signal?.aborted) return Promise.reject(signal.reason);
	const engine = startEngine();
	const id = ++lastId;
	const send = (message: CallMessage): void => engine.postMessage(message);
	return new Promise<unknown>((resolve, reject) => {
		const abort = (): void => {
			waiting.delete(id);
			send({ kind: "abort", id });
			reject(signal?.reason);
		};
		const settled =
			<V>(settle: (value: V) => void) =>
			(value: V): void => {
				signal?.removeEventListener("abort", abort);
				settle(value);
			};
		waiting.set(id, { resolve: settled(resolve), reject: settled(reject) });
		signal?.addEventListener("abort", abort, { once: true });
		send({ kind: "call", id, method, request });
	}) as Promise<MethodAnswer<Name>>;
}

/** Whether an error says that nobody wants the answer any more. */
export function isAbort(error: unknown): boolean {
	return error instanceof DOMException && error.name === "AbortError";
}

/** The engine: everything heavy runs here, beside the thread of the page. */
import type { CallFailure, CallMessage, CallReply } from "./call-messages.ts";
import { Engine } from "./engine.ts";
import { failureOf } from "./failure.ts";
import { methods } from "./methods.ts";

type Scope = {
	postMessage(message: CallReply, transfer?: Transferable[]): void;
	onmessage: ((event: MessageEvent<CallMessage>) => void) | null;
};

const scope = self as unknown as Scope;
const engine = new Engine();
const running = new Map<number, AbortController>();

scope.onmessage = ({ data }) => {
	if (data.kind === "abort") running.get(data.id)?.abort();
	else void answer(data);
};

async function answer({ id, method, request }: Extract<CallMessage, { kind: "call" }>): Promise<void> {
	const controller = new AbortController();
	running.set(id, controller);
	const buffers = new Set<Transferable>();
	const context = {
		engine,
		signal: controller.signal,
		transfer<A extends ArrayBufferView>(array: A): A {
			buffers.add(array.buffer as ArrayBuffer);
			return array;
		},
	};
	try {
		const run = methods[method] as (request: unknown, given: typeof context) => Promise<unknown>;
		const value = await run(request, context);
		if (!controller.signal.aborted) scope.postMessage({ id, kind: "value", value }, [...buffers]);
	} catch (error) {
		const failure: CallFailure = failureOf(error);
		if (!controller.signal.aborted) scope.postMessage({ id, kind: "failure", failure });
	} finally {
		running.delete(id);
	}
}

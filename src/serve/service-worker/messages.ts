/** What a page and its service worker say to each other. Every message goes with a port for its answer. */
import { type ErrorDetails, isMiraError, MiraError } from "../../errors.ts";
import { abortable, onAbort } from "../../io/abort.ts";
import type { OpenOptions } from "../../open.ts";
import type { ViewOptions } from "../view.ts";

/** Both halves have it in their messages: those of another generation, and of other programs, are not for them. */
export const GENERATION = 1;

/** The lock that a page holds which may share something, by its id: so the worker knows whom to ask, and to wait for. */
export function pageLock(id: string): string {
	return `mirazarr page ${id}`;
}

/** Options of `openStore` that are more than data stay in the page. */
type PageOptions = "parser" | "registry" | "schemes" | "session" | "trace" | "signal" | "timeoutMs";

/** How a file is opened and shown, in data that can be handed to a worker: the options of `openStore` and of `servedView`. */
export type OpeningOptions = Omit<OpenOptions, PageOptions> & ViewOptions;

/** Something that a page shares: a file or URL that the worker opens, or a store that the page itself answers for. */
export type Shared = {
	name: string;
	/** Two pages may share one thing by one name if they call it the same here. */
	identity: string;
	opening: { source: Blob | string; options: OpeningOptions } | undefined;
};

/** What a page tells the worker. */
export type PageMessage =
	| { kind: "claim" }
	| { kind: "share"; shared: Shared }
	| { kind: "unshare"; name: string; identity: string };

/** What the worker asks a page. */
export type WorkerMessage = { kind: "recall" } | { kind: "ask"; name: string; asked: AskedRequest };

/** A request for a store that the page has. */
export type AskedRequest = {
	method: string;
	target: string;
	origin: string;
	headers: Record<string, string | undefined>;
};

/** The answer to it. */
export type GivenAnswer = { status: number; headers: Record<string, string>; body: Uint8Array | undefined };

/** What comes back through the port of a message. */
export type Reply<T> = { result: T } | { failure: Failure };

/** An error, in data. */
type Failure = ErrorDetails & { message: string; code?: MiraError["code"] };

/** A message as it is sent. */
export function sealed<M extends PageMessage | WorkerMessage>(message: M): M & { mirazarr: number } {
	return { ...message, mirazarr: GENERATION };
}

/** The message in an event, if it is one of ours. */
export function opened<M extends PageMessage | WorkerMessage>(data: unknown): M | undefined {
	const isOurs =
		typeof data === "object" && data !== null && "mirazarr" in data && data.mirazarr === GENERATION && "kind" in data;
	return isOurs ? (data as unknown as M) : undefined;
}

/** What goes through the port after a message whose reply nobody waits for any more. */
const ABORT = "abort";

/** Sends a message with a port, and waits for its reply, until the signal aborts: then the other side is told. */
export async function request<T>(send: (port: MessagePort) => void, signal?: AbortSignal): Promise<T> {
	signal?.throwIfAborted();
	const { port1, port2 } = new MessageChannel();
	const takeBack = onAbort(signal, () => port1.postMessage(ABORT));
	try {
		const replied = new Promise<Reply<T>>((resolve) => {
			port1.onmessage = ({ data }) => resolve(data);
		});
		send(port2);
		const reply = await abortable(replied, signal);
		if ("failure" in reply) throw errorOf(reply.failure);
		return reply.result;
	} finally {
		takeBack();
		port1.close();
	}
}

/** Replies with what `work` gives, or with its error. Its signal aborts when nobody waits any more. */
export async function replyWith<T>(
	port: MessagePort | undefined,
	work: (signal: AbortSignal) => Promise<T>,
): Promise<void> {
	const ending = new AbortController();
	if (port !== undefined) port.onmessage = ({ data }) => data === ABORT && ending.abort();
	const reply: Reply<T> = await work(ending.signal).then(
		(result) => ({ result }),
		(error: unknown) => ({ failure: failureOf(error) }),
	);
	port?.postMessage(reply);
	port?.close();
}

function failureOf(error: unknown): Failure {
	if (!isMiraError(error)) return { message: error instanceof Error ? error.message : String(error) };
	const { code, what, url, path, offset, hint, remedy } = error;
	return { message: what, code, url, path, offset, hint, remedy };
}

function errorOf({ message, code, ...details }: Failure): Error {
	return code === undefined ? new Error(message) : new MiraError(code, message.split("\n"), details);
}

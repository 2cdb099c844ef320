import type { CallContext } from "./engine.ts";

/** A method of the engine. */
export type Method<Request, Answer> = (request: Request, context: CallContext) => Promise<Answer>;

/** A method that is loaded when it is first asked for. */
export function later<Request, Answer>(load: () => Promise<Method<Request, Answer>>): Method<Request, Answer> {
	return async (request, context) => (await load())(request, context);
}

import { useEffect, useState } from "preact/hooks";
import type { MethodAnswer, MethodName, MethodRequest } from "../engine/methods.ts";
import { call, isAbort } from "./engine-client.ts";

/** How far a call is. `value` is that of the call before, until the new one arrives. */
export type CallState<Value> =
	| { kind: "waiting"; value: Value | undefined }
	| { kind: "ready"; value: Value }
	| { kind: "failed"; error: unknown; value: undefined };

/**
 * Asks the engine as long as a component is shown, again whenever the request changes; the call before is aborted. Without a
 * request nothing is asked.
 */
export function useCall<Name extends MethodName>(
	method: Name,
	request: MethodRequest<Name> | undefined,
): CallState<MethodAnswer<Name>> {
	const [state, setState] = useState<CallState<MethodAnswer<Name>>>({ kind: "waiting", value: undefined });
	// A request is what it says, not which object it is.
	const key = request === undefined ? undefined : JSON.stringify(request);
	useEffect(() => {
		if (key === undefined) return;
		const controller = new AbortController();
		setState(({ value }) => ({ kind: "waiting", value }));
		call(method, JSON.parse(key) as MethodRequest<Name>, { signal: controller.signal }).then(
			(value) => setState({ kind: "ready", value }),
			(error) => {
				if (!isAbort(error)) setState({ kind: "failed", error, value: undefined });
			},
		);
		return () => controller.abort();
	}, [method, key]);
	return state;
}

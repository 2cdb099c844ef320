import type { MethodName } from "./methods.ts";

/** What the page sends to the engine. */
export type CallMessage =
	| { kind: "call"; id: number; method: MethodName; request: unknown }
	/** The answer to this call is no longer wanted. */
	| { kind: "abort"; id: number };

/** What the engine sends to the page. */
export type CallReply =
	| { kind: "value"; id: number; value: unknown }
	| { kind: "failure"; id: number; failure: CallFailure };

/** An error, as far as it can be sent. */
export type CallFailure = {
	/** That of a `MiraError`; `unexpected` for any other. */
	code: string;
	message: string;
	hint?: string | undefined;
	url?: string | undefined;
	path?: string | undefined;
};

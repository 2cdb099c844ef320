import { isMiraError, MiraError } from "../errors.ts";

/** An error as plain data. */
export type SentError =
	| ({ kind: "mira" } & Pick<MiraError, "code" | "what" | "url" | "path" | "offset" | "hint" | "remedy">)
	| { kind: "other"; name: string; message: string; stack: string | undefined };

/** An error for another thread: what it says is kept, what caused it is not. */
export function sendError(error: unknown): SentError {
	if (isMiraError(error)) {
		const { code, what, url, path, offset, hint, remedy } = error;
		return { kind: "mira", code, what, url, path, offset, hint, remedy };
	}
	if (!(error instanceof Error)) return { kind: "other", name: "Error", message: String(error), stack: undefined };
	const { name, message, stack } = error;
	return { kind: "other", name, message, stack };
}

/** The inverse. */
export function receiveError(sent: SentError): Error {
	if (sent.kind === "mira") {
		const { kind, code, what, ...details } = sent;
		// As one text its lines would be taken for those of a name.
		return new MiraError(code, what.split("\n"), details);
	}
	const { name, message, stack } = sent;
	return Object.assign(new Error(message), { name, stack });
}

/** Whether a value is such an error. */
export function isSentError(value: unknown): value is SentError {
	if (typeof value !== "object" || value === null) return false;
	const { kind, code, what, name, message } = value as Record<string, unknown>;
	return kind === "mira" ? isText(code) && isText(what) : kind === "other" && isText(name) && isText(message);
}

function isText(value: unknown): value is string {
	return typeof value === "string";
}

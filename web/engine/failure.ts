import { isMiraError } from "mirazarr";
import type { CallFailure } from "./call-messages.ts";

/** An error as the page gets it: the message without its hint, which is shown apart. */
export function failureOf(error: unknown): CallFailure {
	if (!isMiraError(error))
		return { code: "unexpected", message: error instanceof Error ? error.message : String(error) };
	const { code, what, hint, url, path } = error;
	return { code, message: what, hint, url, path };
}

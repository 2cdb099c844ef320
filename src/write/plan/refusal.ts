import { type Advice, isMiraError, MiraError } from "../../errors.ts";

/** An array that these references cannot express, by name. */
export function refuse(path: string, message: string, advice: Advice): MiraError {
	return new MiraError("unsupported-feature", message, { path, ...advice });
}

/** True for an error that says what an array is, not that reading it failed: the array can be left out on request. */
export function isRefusal(error: unknown): error is MiraError {
	return isMiraError(error, "unsupported-feature", "unknown-codec", "limit-exceeded", "truncated-file", "bad-fill");
}

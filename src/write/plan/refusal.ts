import { type Advice, hint, isMiraError, MiraError, option } from "../../errors.ts";

/** An array that these references cannot express, by name; `instead` is what helps besides leaving it out. */
export function refuse(path: string, message: string, instead?: Advice): MiraError {
	const advice = hint`Pass ${option("onUnsupported", "skip")} to leave it out`;
	return new MiraError("unsupported-feature", message, {
		path,
		...(instead === undefined ? advice : hint`${advice}, or ${instead}`),
	});
}

/** What always helps: the other arrays are written. */
export const LEAVE_OUT: Advice = hint`pass ${option("onUnsupported", "skip")} to leave it out`;

/** What helps where Zarr v2 alone has no words for an array. */
export const AS_V3: Advice = hint`write JSON with ${option("zarrFormat", 3)}, or Icechunk`;

/** What helps where chunks have different shapes. */
export const RECTILINEAR: Advice = hint`${AS_V3}, with ${option("tail", "rectilinear")}`;

/** True for an error that says what an array is, not that reading it failed: the array can be left out on request. */
export function isRefusal(error: unknown): error is MiraError {
	return isMiraError(error, "unsupported-feature", "unknown-codec", "limit-exceeded", "truncated-file", "bad-fill");
}

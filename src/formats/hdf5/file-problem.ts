import { type ErrorCode, isMiraError, type MiraError } from "../../errors.ts";

/** What a file can be to blame for. Anything else (the network, the caller) concerns more than one object. */
const FILE_PROBLEMS: readonly ErrorCode[] = [
	"corrupt-file",
	"truncated-file",
	"unsupported-feature",
	"unknown-codec",
	"corrupt-chunk",
	"limit-exceeded",
];

/** True for errors that concern the structure that was being read, and nothing beside it. */
export function isFileProblem(error: unknown): error is MiraError {
	return isMiraError(error, ...FILE_PROBLEMS);
}

/** A problem of the file as a value, so what cannot be read does not take the rest along; other errors are thrown. */
export async function settle<T>(work: () => Promise<T>): Promise<T | MiraError> {
	try {
		return await work();
	} catch (error) {
		if (isFileProblem(error)) return error;
		throw error;
	}
}

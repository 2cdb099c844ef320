import { type ErrorCode, isMiraError, type MiraError } from "../../errors.ts";
import type { Budget } from "../../zarr/budget.ts";
import type { Reading } from "./reading.ts";

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

/** What the error of a structure costs to make and to keep: far more than the few bytes that may be to blame for it. */
const PROBLEM = { work: 1000, bytes: 2000 };

/**
 * A problem of the file as a value, so what cannot be read does not take the rest along; other errors are thrown, and so is that
 * of a budget which is spent: nothing more can be read.
 */
export function* settle<T>(budget: Budget, reading: Reading<T>): Reading<T | MiraError> {
	try {
		return yield* reading;
	} catch (error) {
		return problemOf(budget, error);
	}
}

/** An error as the problem of one structure; thrown where it is none. */
export function problemOf(budget: Budget, error: unknown): MiraError {
	if (!isFileProblem(error)) throw error;
	budget.work(PROBLEM.work);
	budget.hold(PROBLEM.bytes);
	return error;
}

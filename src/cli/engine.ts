import { setFlagsFromString } from "node:v8";

/** Four times what V8 sets: functions run so much longer before they are compiled by its last compiler. */
const PATIENCE = "--interrupt-budget=528000";

/**
 * Lets V8 11, that of Node 20, take its time. It has no compiler between its first and its last: it hands that one whatever ran for a
 * moment, and throws much of the outcome away as soon as another kind of value comes along. A command is over before that pays: builds
 * of a thousand files take half the processor time without. Later versions have a compiler between, and do well.
 */
export function letEngineTakeItsTime(): void {
	const { v8, bun } = process.versions;
	if (v8?.startsWith("11.") === true && bun === undefined) setFlagsFromString(PATIENCE);
}

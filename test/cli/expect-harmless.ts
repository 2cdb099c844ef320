import { expect } from "vitest";
import { forbiddenIn } from "../hostile-text.ts";
import { type CliResult, withoutStyling } from "./run-cli.ts";

/** Nothing that was printed commands a terminal, hides or forges a line. */
export function expectHarmless(args: readonly string[], { stdout, stderr }: CliResult): void {
	const printed = stdout + stderr;
	const what = JSON.stringify(args);
	expect(forbiddenIn(withoutStyling(printed)), what).toEqual([]);
	// The one sequence of these texts that is also one of ours.
	expect(printed.includes("\u001b[31m\\u202e"), what).toBe(false);
	// What stands behind the end of a line in a name does not begin one.
	expect(withoutStyling(printed), what).not.toMatch(/^FORGED/m);
	expect(stderr, what).not.toContain("unexpected ");
}

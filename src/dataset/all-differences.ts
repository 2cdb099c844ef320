import { isMiraError, type MiraError } from "../errors.ts";
import { throwIfOver } from "../io/deadline-signals.ts";
import { CombineError, type Solution } from "./combine-error.ts";
import type { CombineOptions } from "./concat.ts";
import { type Policy, policySet } from "./policy.ts";
import type { Difference, DifferenceProperty } from "./preflight.ts";

/** The policy that makes differences of a kind no obstacle, where there is one that gives one dataset. */
const POLICY_FOR: { readonly [property in DifferenceProperty]?: Policy } = {
	units: "convertTime",
	calendar: "convertTime",
	dataType: "derive",
	sentinels: "derive",
	scaleFactor: "derive",
	addOffset: "derive",
	unsigned: "derive",
	chunkShape: "derive",
	codecs: "derive",
	fillValue: "derive",
};

/** What was asked for, and what is assumed besides. */
type Assumption = { policies: Set<Policy>; join: CombineOptions["join"]; drop: Set<string> };

/**
 * A refusal with everything that stands in the way, not only what was found first. What comes behind a difference is seen by
 * going on as if its way out were taken: the policy or the alignment that resolves it, else leaving the variable out. `combine`
 * is asked again that way, until it succeeds or nothing is left to assume; nothing of what it gives is used.
 */
export async function withAllDifferences(
	refusal: CombineError,
	options: CombineOptions,
	combine: (options: CombineOptions, drop: ReadonlySet<string>) => Promise<unknown>,
): Promise<CombineError> {
	const assumed: Assumption = { policies: new Set(policySet(options.policy)), join: options.join, drop: new Set() };
	const found = new Map<string, Difference>();
	let current: unknown = refusal;
	while (current instanceof CombineError) {
		for (const one of current.differences)
			found.set([one.variable, one.property, one.file, one.firstFile].join("\0"), one);
		if (!assumeMore(assumed, current.differences)) break;
		const { policies, join, drop } = assumed;
		const attempt = { ...options, policy: [...policies], join };
		current = await combine(attempt, drop).then(
			() => undefined,
			(error: unknown) => error,
		);
		throwIfOver(options.signal);
	}
	if (current === undefined) return new CombineError([...found.values()], { solution: solutionOf(assumed) });
	const isNext = isMiraError(current, "cannot-combine") && !(current instanceof CombineError);
	return new CombineError([...found.values()], isNext ? { next: current as MiraError } : {});
}

/** Assumes a way out of each difference; false where there is none left. */
function assumeMore(assumed: Assumption, differences: readonly Difference[]): boolean {
	const { policies, drop, join } = assumed;
	const before = new Set(policies);
	let isMore = false;
	for (const { variable, property } of differences) {
		const policy = POLICY_FOR[property];
		const isPlace = property === "coordinate" || property === "length" || property === "overlap";
		if (policy !== undefined && !before.has(policy)) policies.add(policy);
		else if (isPlace && property !== "overlap" && (join ?? "exact") === "exact") assumed.join = "outer";
		else if (!isPlace && !drop.has(variable)) drop.add(variable);
		else continue;
		isMore = true;
	}
	return isMore;
}

/** What was asked for is part of it: it has to be asked for again. */
function solutionOf({ policies, join, drop }: Assumption): Solution {
	return { policy: [...policies].filter((policy) => policy !== "error"), join, drop: [...drop] };
}

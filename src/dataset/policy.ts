import { MiraError } from "../errors.ts";

/**
 * What to do with files that differ:
 *
 * - `error` (the default): refuse them, and say in what they differ;
 * - `derive`: put them together when read, each by its own rules; where types, sentinels or packing differ, as decoded floats;
 * - `convertTime`: load times and write them again in the units of the first file;
 * - `split`: a group for each kind of file, instead of one dataset;
 * - `codecs`: move packing and sentinels into codecs where that is exact, so the groups of `split` hold physical values.
 */
export type Policy = "error" | "derive" | "convertTime" | "split" | "codecs";

/** One policy, or several together. */
export type PolicyOption = Policy | readonly Policy[] | undefined;

const POLICIES: readonly Policy[] = ["error", "derive", "convertTime", "split", "codecs"];

/** The policies that were chosen. */
export function policySet(option: PolicyOption): ReadonlySet<Policy> {
	const chosen = new Set(typeof option === "string" ? [option] : (option ?? []));
	for (const policy of chosen)
		if (!POLICIES.includes(policy))
			throw new MiraError("bad-argument", `"${policy}" is not a policy`, { hint: `Policies: ${POLICIES.join(", ")}` });
	return chosen;
}

/** For those who give one dataset, or none. */
export function refuseSplit(policies: ReadonlySet<Policy>): void {
	if (!policies.has("split")) return;
	throw new MiraError("bad-argument", 'policy "split" gives several datasets, where one is asked for', {
		hint: "Use openVirtualDatasets, or splitUniform and then combine each group",
	});
}

import { InvalidArgumentError, type Option } from "commander";
import type { Policy } from "../dataset/policy.ts";
import { explained } from "./help.ts";
import { repeatable } from "./reading-options.ts";

/** What `--policy` takes; that files which differ are refused is the default, and no policy of anybody's choice. */
const POLICIES: Readonly<Record<Exclude<Policy, "error">, string>> = {
	derive: "put them together when read, each by its own rules",
	convertTime: "rewrite times in the units of the first file",
	split: "make a group of each kind of file",
	codecs: "with split: move packing into codecs, so groups hold physical values",
};

/** What to do with files that differ. */
export function policyOption(): Option {
	const option = repeatable(
		"--policy <names>",
		explained("what to do with files that differ, instead of refusing them; separate several with commas", POLICIES),
	);
	// For completion alone: `choices` would refuse several by commas.
	option.argChoices = Object.keys(POLICIES);
	return option.argParser((text: string, before: string[]) => [...before, ...text.split(",").map(knownPolicy)]);
}

function knownPolicy(name: string): string {
	if (Object.hasOwn(POLICIES, name)) return name;
	throw new InvalidArgumentError(`"${name}" is not a policy. The policies are ${Object.keys(POLICIES).join(", ")}.`);
}

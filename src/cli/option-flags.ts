import { formatFlag } from "./format-flags.ts";

/** The flags of what all formats share. */
const SHARED_FLAGS: ReadonlyMap<string, string> = new Map([
	["allow", "--allow"],
	["drop", "--drop"],
	["group", "--group"],
	["inlineBudget.arrayBytes", "--inline-budget"],
	["inlineBudget.storeBytes", "--inline-total"],
	["lenientText", "--lenient-text"],
	["limits", "--limit"],
	["unrepresentableFill", "--unrepresentable-fill"],
]);

/** The flag that sets an option of opening, by the path of the option: `grib.layout`, `inlineBudget.arrayBytes`, `drop`. */
export function flagOf(path: string): string | undefined {
	const [key = "", name = ""] = path.split(".");
	return SHARED_FLAGS.get(path) ?? formatFlag(key, name);
}

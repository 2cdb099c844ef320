/** The rules that make values of an array missing, and which of them are switched on. */

/** What kind of thing a rule is: the causes of the library. */
export type RuleCause =
	| "sentinel"
	| "maskArray"
	| "codecBitmap"
	| "storageFill"
	| "defaultFill"
	| "validRange"
	| "notANumber";

/** One rule. Its place in the list is the number of its bit, its pattern and its colour. */
export type MissingRuleFacts = { text: string; cause: RuleCause };

/** Rules that a bit each is there for; the others share the last. */
export const MOST_RULES = 8;

/** Whether a rule can be switched off: where there is no number there is nothing to show instead. */
export function isSwitchable({ cause }: MissingRuleFacts): boolean {
	return cause !== "notANumber" && cause !== "codecBitmap";
}

/** What readers do unless they are asked: xarray's rules. Valid ranges and defaults are those of the NetCDF library. */
export function isOnByDefault({ cause }: MissingRuleFacts): boolean {
	return cause !== "validRange" && cause !== "defaultFill" && cause !== "storageFill";
}

/**
 * The rules that differ from the default, as the address has them: the text of one that is off, with a plus in front of one that is on.
 */
export type SwitchedRules = readonly string[];

/** Whether a rule is on. */
export function isOn(rule: MissingRuleFacts, switched: SwitchedRules): boolean {
	if (!isSwitchable(rule)) return true;
	return isOnByDefault(rule) ? !switched.includes(rule.text) : switched.includes(`+${rule.text}`);
}

/** The other switches, with this one turned. */
export function withSwitched(rule: MissingRuleFacts, switched: SwitchedRules): string[] {
	const entry = isOnByDefault(rule) ? rule.text : `+${rule.text}`;
	return switched.includes(entry) ? switched.filter((other) => other !== entry) : [...switched, entry];
}

/** A bit for each rule that is on. */
export function enabledBits(rules: readonly MissingRuleFacts[], switched: SwitchedRules): number {
	let bits = 0;
	for (const [i, rule] of rules.entries()) if (isOn(rule, switched)) bits |= 1 << Math.min(i, MOST_RULES - 1);
	return bits;
}

/** A rule in words. */
export function ruleLabel({ text, cause }: MissingRuleFacts): string {
	switch (cause) {
		case "validRange":
			return `${text} (valid range)`;
		case "notANumber":
			return `${text} (stored as such)`;
		case "codecBitmap":
			return `not in the bitmap (${text})`;
		default:
			return text;
	}
}

const COLLATOR = new Intl.Collator("en", { numeric: true });

/** Compares names as people order them: `step-2` comes before `step-10`. The same on every machine. */
export function naturalOrder(a: string, b: string): number {
	return COLLATOR.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}

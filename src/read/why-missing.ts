import type { ValueReport } from "./explain-value.ts";

/**
 * Why a value is missing, as a clause: `the stored value equals _FillValue -9999 (attribute _FillValue)`. Undefined for a valid
 * value.
 */
export function whyMissing({ missing, stored }: Pick<ValueReport, "missing" | "stored">): string | undefined {
	if (missing === undefined) return undefined;
	const { cause, rule, place } = missing;
	const from = place === undefined ? "" : ` (${place})`;
	switch (cause) {
		case "sentinel":
		case "storageFill":
		case "defaultFill":
			return `the stored value equals ${rule}${from}`;
		case "maskArray":
			return `the array ${place} is 0 here`;
		case "codecBitmap":
			return `the data say so themselves: ${place}`;
		case "validRange":
			return `the stored ${stored.value} lies ${rule}${from}`;
		case "notANumber":
			return `the stored value is ${rule}`;
	}
}

import type { FillReport, RuleReport } from "./explain.ts";

/** Rules by their places, which the decoder applies itself: what it gives is NaN there. */
const CODEC_MASKS: ReadonlyMap<string, string> = new Map([
	["GRIB bitmap", "where the bitmap of the field has a 0"],
	["GRIB missing value management", "where a packed number is one of those that mean missing"],
	["GRIB level 0", "where the run lengths have level 0"],
	["ZBLANK", "where a tile of quantised floats holds ZBLANK"],
]);

/** What a rule that is no value makes missing, in words: `where the array /mask is 0`. */
export function maskText(rule: Exclude<RuleReport, { kind: "sentinel" }>): string {
	if (rule.kind === "maskArray") return `where the array ${rule.path} is 0`;
	const where = CODEC_MASKS.get(rule.place) ?? `where ${rule.place} says so`;
	return `${where}${rule.text === undefined ? "" : ` (${rule.text})`}: the decoder gives NaN`;
}

/** How numbers are unpacked, as a formula: `stored × 0.01 + 273.15`. Undefined where they are not. */
export function unpackingText({ kind, scaleFactor, addOffset }: FillReport["packing"]): string | undefined {
	if (scaleFactor === undefined && addOffset === undefined) return undefined;
	if (kind === "calibration" && addOffset !== undefined) {
		const shifted = addOffset.value < 0 ? `stored + ${-addOffset.value}` : `stored - ${addOffset.value}`;
		return scaleFactor === undefined ? shifted : `(${shifted}) × ${scaleFactor.value}`;
	}
	const scaled = scaleFactor === undefined ? "stored" : `stored × ${scaleFactor.value}`;
	if (addOffset === undefined || addOffset.value === 0) return scaled;
	return addOffset.value < 0 ? `${scaled} - ${-addOffset.value}` : `${scaled} + ${addOffset.value}`;
}

/** What storage that was never written reads as, in words. */
export const STORAGE_WORDS: { readonly [status in FillReport["storage"]["status"]]: string } = {
	explicit: "chunks that were never written read as this",
	default: "the default of the format: chunks that were never written read as this",
	undefined: "the file does not say; zero is assumed",
};

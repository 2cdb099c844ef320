import { type Advice, hint, MiraError, option } from "../errors.ts";
import { commonDirectory } from "../io/joined-place.ts";
import type { Difference, DifferenceProperty } from "./preflight.ts";

/** Differences that a message lists; all of them are in `differences`. */
const MOST_LISTED = 12;

/** The way out of a difference, where there is one. */
const WAYS: readonly [properties: readonly DifferenceProperty[], way: Advice][] = [
	[["units", "calendar"], hint`${option("policy", "convertTime")} writes times anew in the units of the first file`],
	[
		["dataType", "sentinels", "scaleFactor", "addOffset", "unsigned"],
		hint`${option("policy", "derive")} decodes each file by its own rules, ${option("policy", "split")} makes a group of each kind of file`,
	],
	[["chunkShape", "codecs", "fillValue"], hint`${option("policy", "derive")} puts chunks together when they are read`],
	[
		["coordinate", "length"],
		hint`${option("join", "outer")} or ${option("join", "inner")} aligns coordinates that truly differ; mend those that only seem to`,
	],
	[["presence"], hint`drop the variable, or combine the files that have it`],
];

/** Files that cannot be combined without changing what their values mean: which, and in what they differ. */
export class CombineError extends MiraError {
	readonly differences: readonly Difference[];

	constructor(differences: readonly Difference[]) {
		super("cannot-combine", differencesText(differences), waysOut(differences));
		this.differences = differences;
	}
}

function waysOut(differences: readonly Difference[]): Advice {
	const ways = WAYS.flatMap(([properties, way]) =>
		differences.some(({ property }) => properties.includes(property)) ? [way] : [],
	);
	if (ways.length === 0) return hint`${option("preprocess")} can mend a file before it is combined`;
	return hint`Ways out: ${ways.reduce((all, way) => hint`${all}; ${way}`)}`;
}

function differencesText(differences: readonly Difference[]): string {
	const directory = commonDirectory(differences.flatMap(({ file, firstFile }) => [file, firstFile]));
	const short = (url: string): string =>
		url !== directory && url.startsWith(directory) ? url.slice(directory.length) : url;
	const listed = differences
		.slice(0, MOST_LISTED)
		.map((found) => formatDifference({ ...found, file: short(found.file), firstFile: short(found.firstFile) }));
	const more = differences.length - listed.length;
	const files = new Set(differences.map(({ file }) => file)).size;
	return [
		`${files === 1 ? "a file differs" : `${files} files differ`} from the first, and combining them would change what values mean:`,
		...listed.map((line) => `  ${line}`),
		...(more > 0 ? [`  … and ${more} more`] : []),
	].join("\n");
}

/** One difference on one line. */
export function formatDifference({ variable, property, file, value, firstFile, firstValue }: Difference): string {
	return `${variable} ${property}: ${value} in ${file}, ${firstValue} in ${firstFile}`;
}

import { type Advice, hint, MiraError, option, visibleText } from "../errors.ts";
import { commonDirectory } from "../io/joined-place.ts";
import { groupBy } from "../zarr/group-by.ts";
import type { Policy } from "./policy.ts";
import type { Difference, DifferenceProperty } from "./preflight.ts";
import type { Join } from "./reindex.ts";

/** Lines of a message; all differences are in `differences`. */
const MOST_LISTED = 12;
/** Files that a line names. */
const MOST_FILES = 3;

/** The way out of a difference, where there is one. */
const WAYS: readonly [properties: readonly DifferenceProperty[], way: Advice][] = [
	[["units", "calendar"], hint`${option("policy", "convertTime")} rewrites times in the units of the first file`],
	[
		["dataType", "sentinels", "scaleFactor", "addOffset", "unsigned"],
		hint`${option("policy", "derive")} decodes each file by its own rules, ${option("policy", "split")} makes a group of each kind of file`,
	],
	[["chunkShape", "codecs", "fillValue"], hint`${option("policy", "derive")} puts chunks together when they are read`],
	[
		["coordinate", "length"],
		hint`${option("join", "outer")} or ${option("join", "inner")} aligns coordinates that truly differ; those that differ by rounding have to be corrected first`,
	],
	[
		["overlap"],
		hint`leave out files that cover the same places, or pass ${option("combine", "nested")} to join files in the order given`,
	],
	[
		["presence", "dimensions", "mask"],
		hint`${option("drop")} leaves the variable out; or combine only files that are alike in it`,
	],
];

/** What to do about a difference. */
export function wayOut(property: DifferenceProperty): Advice | undefined {
	return WAYS.find(([properties]) => properties.includes(property))?.[1];
}

/** What it takes to combine files all the same: all that has to be asked for together. */
export type Solution = { policy: readonly Policy[]; join?: Join | undefined; drop: readonly string[] };

/** Files that cannot be combined without changing what their values mean: which, and in what they differ. */
export class CombineError extends MiraError {
	/** Everything in which the files differ, so far as it stands in the way. */
	readonly differences: readonly Difference[];
	/** What together would make them fit, where that is known. */
	readonly solution: Solution | undefined;
	/** What else stands in the way, once the differences are out of it, where that is known. */
	readonly next: MiraError | undefined;

	constructor(differences: readonly Difference[], { solution, next }: { solution?: Solution; next?: MiraError } = {}) {
		super("cannot-combine", differencesText(differences, next), waysOut(differences, solution));
		this.differences = differences;
		this.solution = solution;
		this.next = next;
	}
}

function waysOut(differences: readonly Difference[], solution: Solution | undefined): Advice {
	const ways = new Set(differences.flatMap(({ property }) => wayOut(property) ?? []));
	const each = [...ways].reduce((all, way) => hint`${all}; ${way}`);
	const together = solution && solutionAdvice(solution);
	return together === undefined ? hint`Ways out: ${each}` : hint`Ways out: ${each}. ${together}`;
}

/** What to pass for a solution of more than one part; one alone is a way out among others. */
export function solutionAdvice({ policy, join, drop }: Solution): Advice | undefined {
	const parts = [
		...(policy.length === 0 ? [] : [option("policy", policy)]),
		...(join === undefined ? [] : [option("join", join)]),
		...(drop.length === 0 ? [] : [option("drop", drop)]),
	];
	if (Math.max(policy.length, parts.length) < 2) return undefined;
	return hint`All of it needs ${parts.map((part) => hint`${part}`).reduce((all, part) => hint`${all} and ${part}`)}`;
}

/** One property of one variable, with its values and the files that have each; that of the first file comes first. */
export type DifferenceGroup = {
	variable: string;
	property: DifferenceProperty;
	values: { value: string; files: string[] }[];
};

/** Differences by variable and property. Files are named from the directory that they share. */
export function groupDifferences(differences: readonly Difference[]): DifferenceGroup[] {
	const directory = commonDirectory(differences.flatMap(({ file, firstFile }) => [file, firstFile]));
	const short = (url: string): string =>
		url !== directory && url.startsWith(directory) ? url.slice(directory.length) : url;
	const groups = groupBy(differences, ({ variable, property }) => `${property}\0${variable}`);
	return Array.from(groups.values(), (members) => {
		const [{ variable, property }] = members as [Difference, ...Difference[]];
		const files = new Map<string, Set<string>>();
		const add = (value: string, file: string): void => {
			files.set(value, (files.get(value) ?? new Set()).add(short(file)));
		};
		for (const { firstValue, firstFile } of members) add(firstValue, firstFile);
		for (const { value, file } of members) add(value, file);
		return { variable, property, values: Array.from(files, ([value, names]) => ({ value, files: [...names] })) };
	});
}

function differencesText(differences: readonly Difference[], next: MiraError | undefined): string[] {
	const lines = groupDifferences(differences).flatMap(({ variable, property, values: [first, ...others] }) =>
		others.map(
			({ value, files }) =>
				`${variable} ${property}: ${value} in ${namesOf(files)}, ${first?.value} in ${namesOf(first?.files ?? [])}`,
		),
	);
	const more = lines.length - MOST_LISTED;
	const files = new Set(differences.map(({ file }) => file)).size;
	return [
		`${files === 1 ? "a file differs" : `${files} files differ`} from the first, and combining them would change what values mean:`,
		...lines.slice(0, MOST_LISTED).map((line) => `  ${line}`),
		...(more > 0 ? [`  … and ${more} more`] : []),
		...(next === undefined ? [] : [`  and also: ${next.what}`]),
	];
}

function namesOf(files: readonly string[]): string {
	const more = files.length - MOST_FILES;
	return more > 0 ? `${files.slice(0, MOST_FILES).join(", ")} and ${more} more` : files.join(", ");
}

/** One difference on one line. */
export function formatDifference({ variable, property, file, value, firstFile, firstValue }: Difference): string {
	return visibleText(`${variable} ${property}: ${value} in ${file}, ${firstValue} in ${firstFile}`);
}

import {
	type CombineError,
	type DifferenceGroup,
	groupDifferences,
	solutionAdvice,
	wayOut,
} from "../../dataset/combine-error.ts";
import { PROPERTY_WORDS } from "../../dataset/property-words.ts";
import { adviceOf, MiraError } from "../../errors.ts";
import { groupBy } from "../../zarr/group-by.ts";
import type { FlagWords } from "../flag-words.ts";
import { cut, tableLines, wrap } from "../table.ts";
import { counted } from "../wording.ts";

/** Files of one value that are named; how many more there are is told. */
const MOST_FILES = 4;
/** Groups of differences that are shown: more of them than this are files of another kind altogether. */
const MOST_GROUPS = 40;

/**
 * A refusal to join files, with all that stands in the way: by variable and property, each value with its files, and below
 * those that one way out resolves, that way; `otherwise` is what to do where there is none.
 */
export function differencesError(
	error: CombineError,
	words: FlagWords,
	columns: number,
	otherwise?: string | undefined,
): MiraError {
	const { differences, solution, next } = error;
	const groups = groupDifferences(differences);
	const shown = groups.slice(0, MOST_GROUPS);
	const byWay = groupsByWay(shown, words);
	const lines = [...byWay].flatMap(([way, members]) => [
		...members.flatMap((group) => groupLines(group, columns)),
		...(way === "" ? [] : wrap(`→ ${way}`, columns - 6).map((line, i) => `    ${i === 0 ? "" : "  "}${line}`)),
	]);
	const more = groups.length - shown.length;
	const files = new Set(differences.map(({ file }) => file)).size;
	const besides = next === undefined ? [] : wrap(`also, ${next.what}`, columns - 2).map((line) => `  ${line}`);
	const what = `${counted(files, "file")} cannot be joined with the first as ${files === 1 ? "it is" : "they are"}: values would change their meaning`;
	const together = solution && solutionAdvice(solution);
	const isStuck = otherwise !== undefined && byWay.has("");
	return new MiraError(
		"cannot-combine",
		[
			...wrap(what, columns - "mirazarr: ".length),
			...lines,
			...(more > 0 ? [`  … and ${more} more differences`] : []),
			...besides,
		],
		{ ...(isStuck ? { hint: otherwise } : (together ?? (next && adviceOf(next)))), cause: error },
	);
}

function groupsByWay(groups: readonly DifferenceGroup[], words: FlagWords): Map<string, DifferenceGroup[]> {
	return groupBy(groups, ({ property }) => {
		const advice = wayOut(property);
		return (advice && words.hint(advice)) ?? "";
	});
}

function groupLines({ variable, property, values }: DifferenceGroup, columns: number): string[] {
	const widest = Math.floor(columns / 2);
	const rows = values.map(({ value, files }) => [cut(value, widest), namesOf(files)]);
	return [`  ${variable}: ${PROPERTY_WORDS[property]}`, ...tableLines(rows, { indent: 4, columns })];
}

function namesOf(files: readonly string[]): string {
	const more = files.length - MOST_FILES;
	return more > 0 ? `${files.slice(0, MOST_FILES).join(", ")} and ${more} more` : files.join(", ");
}

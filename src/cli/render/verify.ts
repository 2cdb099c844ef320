import type { SourceReport, VerifyReport } from "../../verify/verify-report.ts";
import { shownPlace } from "../shown-place.ts";
import { wrap } from "../table.ts";
import type { Printer } from "../terminal.ts";
import { counted } from "../wording.ts";

/** Problems of one kind that are shown; `--json` has them all. */
const SHOWN = 20;

/** The report as lines: what is wrong first, then what was looked at. */
export function verifyLines(report: VerifyReport, printer: Printer): string[] {
	const { ok, sources, arrays, outside } = report;
	const { style, columns } = printer;
	const indented = (text: string): string[] => wrap(text, columns - 4).map((line) => `    ${line}`);
	const wrong = sources.filter(({ problem }) => problem !== undefined);
	const broken = arrays.filter(({ problems }) => problems.length > 0);
	const count = (status: SourceReport["status"]): number => sources.filter((source) => source.status === status).length;
	const references = arrays.reduce((sum, { referenceCount }) => sum + referenceCount, 0);
	const sampled = arrays.reduce((sum, { sampledChunks }) => sum + sampledChunks, 0);
	const unrecorded = count("unrecorded");
	return [
		...wrong
			.slice(0, SHOWN)
			.flatMap(({ url, status, problem = "", hint = "" }) => [
				...wrap(`${style.red(status)} ${shownPlace(url)}`, columns),
				...indented(problem),
				...indented(hint).map(style.dim),
			]),
		...more(wrong.length),
		...broken
			.slice(0, SHOWN)
			.flatMap(({ path, problems, advice = [] }) => [
				...wrap(`${style.red("broken")} ${path}`, columns),
				...problems.slice(0, 3).flatMap(indented),
				...advice.slice(0, 3).flatMap(({ hint = "" }) => indented(hint).map(style.dim)),
			]),
		...more(broken.length),
		...(outside === undefined
			? []
			: [
					...outside.places.flatMap(({ prefix, objectCount }) =>
						wrap(
							`${style.yellow("not allowed")} ${prefix}: ${counted(objectCount, "object")} outside what may be read`,
							columns,
						),
					),
					...indented(outside.hint ?? "").map(style.dim),
				]),
		...wrap(
			`${counted(references, "reference")} to ${counted(sources.length, "object")}, ${counted(sampled, "chunk")} decoded`,
			columns,
		),
		...(unrecorded === 0
			? []
			: wrap(
					`${counted(unrecorded, "object")} without a record of what it was: sizes and ETags were not compared`,
					columns,
				).map(style.dim)),
		ok
			? style.green("all true")
			: isUntrue(report)
				? style.red("no longer true")
				: style.yellow("nothing untrue was found, but not everything may be read"),
	];
}

/** True if something was found that is not as it was; what may not be read is neither. */
export function isUntrue({ sources, arrays }: VerifyReport): boolean {
	const isWrong = ({ status }: SourceReport): boolean => status === "changed" || status === "unreachable";
	return sources.some(isWrong) || arrays.some(({ problems }) => problems.length > 0);
}

function more(count: number): string[] {
	return count > SHOWN ? [`… and ${count - SHOWN} more (--json shows all)`] : [];
}

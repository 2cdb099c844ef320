import type { SourceReport, VerifyReport } from "../../verify/verify.ts";
import { wrap } from "../table.ts";
import type { Printer } from "../terminal.ts";
import { counted } from "../wording.ts";

/** Problems of one kind that are shown; `--json` has them all. */
const SHOWN = 20;

/** The report as lines: what is wrong first, then what was looked at. */
export function verifyLines({ ok, sources, arrays }: VerifyReport, printer: Printer): string[] {
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
				`${style.red(status)} ${url}`,
				...indented(problem),
				...indented(hint).map(style.dim),
			]),
		...more(wrong.length),
		...broken
			.slice(0, SHOWN)
			.flatMap(({ path, problems, advice = [] }) => [
				`${style.red("broken")} ${path}`,
				...problems.slice(0, 3).flatMap(indented),
				...advice.slice(0, 3).flatMap(({ hint = "" }) => indented(hint).map(style.dim)),
			]),
		...more(broken.length),
		`${counted(references, "reference")} to ${counted(sources.length, "object")}, ${counted(sampled, "chunk")} decoded`,
		...(unrecorded === 0
			? []
			: [
					style.dim(
						`${counted(unrecorded, "object")} without a record of what it was: sizes and ETags were not compared`,
					),
				]),
		ok ? style.green("all true") : style.red("not true any more"),
	];
}

function more(count: number): string[] {
	return count > SHOWN ? [`… and ${count - SHOWN} more (--json shows all)`] : [];
}

import { type Advice, hint, isMiraError, MiraError, visibleText } from "../errors.ts";
import { withNearFiles } from "../io/missing-file.ts";
import { groupBy } from "../zarr/group-by.ts";
import type { BuildRecord, FileFailure } from "./build-report.ts";
import { wrapMessage } from "./table.ts";
import { printerFor, type Terminal } from "./terminal.ts";
import { counted } from "./wording.ts";

/** That files could not be opened; what else goes wrong without them may be because of it. */
export class FilesFailed extends MiraError {}

/** Says which files were left out of a work that then failed for another reason: often they are that reason. */
export async function sayLeftOut(
	record: BuildRecord,
	error: unknown,
	{ stderr, env, signal }: Terminal,
): Promise<void> {
	const { failures, files } = record;
	if (failures.length === 0 || error instanceof FilesFailed || signal.aborted) return;
	record.progress.end();
	const { what } = await failedFiles(failures, files.length, "what follows is about the others");
	const printer = printerFor(stderr, env);
	printer.lines(what.split("\n").flatMap((line) => wrapMessage(line, stderr.columns)));
}

/** All files that could not be opened, by their reasons. */
export async function failedFiles(
	failures: readonly FileFailure[],
	total: number,
	state: string,
	skip?: Advice,
): Promise<FilesFailed> {
	const errors = await Promise.all(failures.map(({ error }) => withNearFiles(error)));
	const names = groupBy([...failures.keys()], (i) => reasonOf(errors[i]));
	const lines = Array.from(names)
		.slice(0, MOST_REASONS)
		.map(([reason, members]) => {
			const urls = members.map((i) => failures[i]?.url ?? "");
			const more = urls.length - MOST_NAMED;
			return `  ${urls.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}: ${reason}`;
		});
	const others = [...names.values()].slice(MOST_REASONS);
	if (others.length > 0)
		lines.push(
			`  and ${counted(others.flat().length, "more file")}, for ${counted(others.length, "other reason")}: --report FILE has them all`,
		);
	const advice = [...(skip === undefined ? [] : [skip]), ...adviceFor(errors)];
	return new FilesFailed(
		"bad-argument",
		[`${failures.length} of ${counted(total, "file")} could not be opened, ${state}`, ...lines],
		advice.length === 0 ? {} : advice.reduce((all, one) => hint`${all}. ${one}`),
	);
}

/** Reasons that are shown; more would push the rest off the screen. */
const MOST_REASONS = 20;
/** Files of one reason that are named. */
const MOST_NAMED = 5;

/** Without the name of the file, and the byte in it: those differ where the reason is the same. */
function reasonOf(error: unknown): string {
	if (isMiraError(error))
		return error.path === undefined ? error.what : `${error.what} (in ${visibleText(error.path)})`;
	return error instanceof Error ? error.message : String(error);
}

/** Different pieces of advice about many files that are shown. */
const MOST_ADVICE = 3;

function adviceFor(errors: readonly unknown[]): Advice[] {
	const found = new Map<string, Advice>();
	for (const error of errors)
		if (isMiraError(error) && error.hint !== undefined)
			found.set(error.hint, { hint: error.hint, remedy: error.remedy ?? [error.hint] });
	return [...found.values()].slice(0, MOST_ADVICE);
}

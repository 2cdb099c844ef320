import { type Advice, hint, isMiraError, MiraError, messageWithoutHint } from "../errors.ts";
import { withNearFiles } from "../io/missing-file.ts";
import { groupBy } from "../zarr/group-by.ts";
import type { FileFailure } from "./build-report.ts";
import { counted } from "./wording.ts";

/** All files that could not be opened, by their reasons. */
export async function failedFiles(
	failures: readonly FileFailure[],
	total: number,
	state: string,
	skip?: Advice,
): Promise<MiraError> {
	const errors = await Promise.all(failures.map(({ error }) => withNearFiles(error)));
	const names = groupBy([...failures.keys()], (i) => reasonOf(errors[i]));
	const lines = Array.from(names, ([reason, members]) => {
		const urls = members.map((i) => failures[i]?.url ?? "");
		const more = urls.length - MOST_NAMED;
		return `  ${urls.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}: ${reason}`;
	});
	const advice = [...(skip === undefined ? [] : [skip]), ...adviceFor(errors)];
	return new MiraError(
		"bad-argument",
		[`${failures.length} of ${counted(total, "file")} could not be opened, ${state}`, ...lines],
		advice.length === 0 ? {} : advice.reduce((all, one) => hint`${all}. ${one}`),
	);
}

/** Files of one reason that are named. */
const MOST_NAMED = 5;

function reasonOf(error: unknown): string {
	if (isMiraError(error)) return error.path === undefined ? error.what : messageWithoutHint(error);
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

// What a run of .ci/run printed, as numbers: its steps begin with "== ".

/** The steps of a run by their titles, with the lines that each printed. The record is refused unless the run came to its end. */
export function stepsOf(log) {
	const steps = log.split(/^== /m).slice(1);
	const last = steps.at(-1) ?? "";
	if (!last.startsWith(ALL_PASSED))
		throw new Error(`The log does not end with "== ${ALL_PASSED}": the run failed, or was cut.`);
	return steps.slice(0, -1).map((text) => {
		const [title, ...lines] = text.split("\n").map((line) => line.trimEnd());
		return { title, lines: lines.filter((line) => line !== "") };
	});
}

/** The last words of .ci/run. */
export const ALL_PASSED = "everything passed";

/** Rows of the tables of the corpus check, one a format. */
export function corpusOf(steps) {
	const lines = steps.find(({ title }) => title === "corpus")?.lines ?? [];
	return lines.flatMap((line) => {
		const [counts = "", arrays = "", zarrita = "", metadata = ""] = line.split("|");
		const [format, ...numbers] = counts.trim().split(/\s+/);
		if (arrays === "" || format === "format" || format === "all") return [];
		const [files, judged, right, , , , refused, absent, wrong, untyped, died, hang] = numbers.map(Number);
		const [arraysRight, arraysAll] = arrays
			.trim()
			.split(/[/\s]+/)
			.map(Number);
		const [zarritaDiffers, zarritaAll] = zarrita.trim().split(" of ").map(Number);
		const [masksRight, masksAll] = metadata
			.trim()
			.split(/[/\s]+/)
			.map(Number);
		const row = { format, files, judged, right, refused, absent, wrong, untyped, died, hang };
		return [{ ...row, arraysRight, arraysAll, zarritaDiffers, zarritaAll, masksRight, masksAll }];
	});
}

/** What steps of other tools found, by what they compared: their counts, else the last sentence with one. Who says neither is left out. */
export function interopOf(steps) {
	return steps.flatMap(({ title, lines }) => {
		const [kind, ...rest] = title.split(": ");
		if (!COMPARED.includes(kind)) return [];
		const own = lines.map((line) => line.trim());
		const counts = own.filter((line) => COUNTS.test(line));
		const found = counts.length > 0 ? counts : own.filter((line) => VERDICT.test(line)).slice(-1);
		return found.length === 0 ? [] : [{ what: kind === "interop" ? rest.join(": ") : title, found: found.join("; ") }];
	});
}

const COUNTS = /\d+ passed, \d+ failed/;
/** No row of a table, which needs its head, no case among others, and no number that does not say of what. */
const VERDICT = /^(?!ok |0 failed$)[^│|]*\d.*\b(findings|false|wrong|agree|decoded|failed)\b/;

/** Steps that compare with something outside. */
const COMPARED = ["interop", "viewers", "digests", "explorer", "bundlers", "hostile files", "fuzz"];

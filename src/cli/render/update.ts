import { withoutSecrets } from "../../errors.ts";
import type { UpdatePlan, UpdateResult, UpdateStep } from "../../update/index.ts";
import { groupBy } from "../../zarr/group-by.ts";
import type { JsonObject } from "../../zarr/json.ts";
import { shownPlace } from "../shown-place.ts";
import { tableLines, wrapMessage } from "../table.ts";
import type { Printer } from "../terminal.ts";
import { counted, sizeText } from "../wording.ts";

/** Steps that people are shown; programs get all. */
const MOST_STEPS = 20;

const DONE: { readonly [action in UpdateStep["action"]]: string } = {
	append: "appended",
	insert: "inserted",
	replace: "replaced",
	remove: "removed",
	skip: "left out",
	unchanged: "unchanged",
};

/** What an update does, or did, for people. */
export function updateLines(
	cube: string,
	form: string,
	plan: UpdatePlan,
	written: UpdateResult | undefined,
	isDry: boolean,
	{ style, columns }: Printer,
): string[] {
	const { dimension, oldLength, newLength, steps } = plan;
	const rows = steps.slice(0, MOST_STEPS).map(({ file, action, at, length, why }) => {
		const place = at === undefined ? "" : placeText(dimension, at, length ?? 0);
		return [isDry ? action : DONE[action], place, shownPlace(file) + (why === undefined ? "" : style.dim(` (${why})`))];
	});
	const more = steps.length - MOST_STEPS;
	const counts = Array.from(
		groupBy(steps, ({ action }) => action),
		([action, own]) =>
			`${counted(own.length, "file")} ${isDry && action !== "unchanged" ? `to ${action}` : DONE[action as UpdateStep["action"]]}`,
	);
	const isNothing = steps.every(({ action }) => action === "skip" || action === "unchanged");
	const length = oldLength === newLength ? `${dimension} ${oldLength}` : `${dimension} ${oldLength} → ${newLength}`;
	const what = isNothing
		? `${style.bold("nothing to do")}: ${counts.join(", ") || "no file has changed"}`
		: counts.join(", ");
	const would = isDry ? style.bold("would update") : style.green("updated");
	const head = isNothing ? cube : `${would} ${cube}`;
	const wrote =
		written === undefined
			? []
			: [
					`${counted(written.referenceCount, "reference")} put; ${counted(written.objects, "object")} written, ${sizeText(written.bytes)}${written.snapshot === undefined ? "" : `; snapshot ${written.snapshot}`}`,
				];
	return [
		...tableLines(rows, { indent: 2, columns }),
		...(more > 0 ? [style.dim(`  and ${more} more: --json has them all`)] : []),
		...wrapMessage(`${head} (${form}): ${what}; ${length}`, columns),
		...wrote.flatMap((line) => wrapMessage(style.dim(line), columns)),
		...(isDry && plan.movesChunks && form === "Kerchunk Parquet"
			? wrapMessage(style.dim("Chunks would move to other rows: that takes --renumber"), columns)
			: []),
	];
}

function placeText(dimension: string, at: number, length: number): string {
	return length === 1 ? `${dimension} ${at}` : `${dimension} ${at}–${at + length - 1}`;
}

/** The same for programs. */
export function updateDocument(plan: UpdatePlan, written: UpdateResult | undefined): JsonObject {
	const { dimension, oldLength, newLength, steps, movesChunks } = plan;
	return {
		dimension,
		before: oldLength,
		after: newLength,
		movesChunks,
		steps: steps.map(({ file, action, at, length, why }) => ({
			file: withoutSecrets(file),
			action,
			...(at === undefined ? {} : { at }),
			...(length === undefined ? {} : { length }),
			...(why === undefined ? {} : { why }),
		})),
		written:
			written === undefined
				? null
				: {
						references: written.referenceCount,
						objects: written.objects,
						bytes: written.bytes,
						...(written.snapshot === undefined ? {} : { snapshot: written.snapshot }),
					},
	};
}

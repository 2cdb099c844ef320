import type { InfoReport } from "../info/report.ts";
import { shellWord } from "../shell-word.ts";
import { visibleWidth } from "../style.ts";
import { cut, pad, withoutBlanks } from "../table.ts";
import type { Printer } from "../terminal.ts";
import { counted } from "../wording.ts";
import { broken, flowing, nameIn } from "./fitting.ts";
import { dimensionLines, placeLines } from "./info-sections.ts";

/** More lines than this are more than a screen. */
const MOST_GROUPS = 60;
/** Names of the arrays of a single group that are listed. */
const MOST_NAMES = 200;
const MOST_DIMENSIONS = 12;
/** Names that may fit behind a group. */
const MOST_TOLD = 20;

/** A file of many arrays: its groups with their counts. */
export function summaryLines(report: InfoReport, printer: Printer): string[] {
	const { style, columns } = printer;
	const { groups, arrays, refused, name } = report;
	const example = groups.find(({ dimensions }) => dimensions.length > 0);
	const count = arrays.length + refused.length;
	const advice =
		groups.length > 1
			? `${count} arrays: give --all, or a group, to see them: mirazarr info ${shellWord(name)} ${shellWord(groups.find(({ path }) => path !== "/")?.path ?? "")}`
			: `${count} arrays: give --all, or --match "PATTERN", to see more of them`;
	return [
		...(example === undefined
			? []
			: [
					...(example.path === "/" ? [] : [`In ${style.bold(cut(example.path, columns - 20))}, for example`]),
					...dimensionLines(example.dimensions.slice(0, MOST_DIMENSIONS), printer),
					...placeLines(example, printer),
				]),
		style.bold(groups.length > 1 ? "Groups" : "Arrays"),
		...(groups.length > 1 ? treeLines(report, printer) : nameLines(report, columns)),
		...broken(advice, columns).map(style.yellow),
		"",
	];
}

function nameLines({ arrays, refused }: InfoReport, columns: number): string[] {
	const names = [...arrays, ...refused].map(({ path }) => nameIn(path));
	const rest = names.length - MOST_NAMES;
	const shown = names.slice(0, MOST_NAMES).map((one) => cut(one, columns - 2));
	return flowing([...shown, ...(rest > 0 ? [`… and ${rest} more`] : [])], columns - 2).map((line) => `  ${line}`);
}

/** As many levels of the tree as fit on a screen; counts are those of all that is below. */
function treeLines({ groups, byGroup }: InfoReport, { style, columns }: Printer): string[] {
	const depthOf = (path: string): number => (path === "/" ? 0 : path.split("/").length - 1);
	const depths = groups.map(({ path }) => depthOf(path));
	let deepest = depths.reduce((most, depth) => Math.max(most, depth), 0);
	while (deepest > 1 && depths.filter((depth) => depth <= deepest).length > MOST_GROUPS) deepest--;
	const below = new Map<string, { count: number; names: string[] }>();
	for (const { path } of groups) {
		const { arrays = [], refused = [] } = byGroup.get(path) ?? {};
		const shown =
			path
				.split("/")
				.slice(0, deepest + 1)
				.join("/") || "/";
		const { count = 0, names = [] } = below.get(shown) ?? {};
		for (const array of arrays) if (array.role === "data" && names.length < MOST_TOLD) names.push(nameIn(array.path));
		below.set(shown, { count: count + arrays.length + refused.length, names });
	}
	const shown = groups.filter((_, i) => (depths[i] as number) <= deepest);
	const heads = shown.map(({ path }) => `${"  ".repeat(depthOf(path) + 1)}${path === "/" ? "/" : nameIn(path)}`);
	const width = Math.min(
		40,
		heads.slice(0, MOST_GROUPS).reduce((most, head) => Math.max(most, visibleWidth(head)), 0),
	);
	const lines = shown.slice(0, MOST_GROUPS).map(({ path }, i) => {
		const { count: own = 0, names = [] } = below.get(path) ?? {};
		const head = pad(cut(heads[i] as string, columns - 14), width);
		const text = own === 0 ? head : `${head}  ${pad(counted(own, "array"), 10)}`;
		const beside = columns - visibleWidth(text) - 2;
		const isTold = own > 0 && beside >= 16 && names.length > 0;
		return withoutBlanks(`${text}${isTold ? `  ${style.dim(cut(names.join(", "), beside))}` : ""}`);
	});
	const rest = shown.length - lines.length;
	return [...lines, ...(rest > 0 ? [`  … and ${counted(rest, "group")} more`] : [])];
}

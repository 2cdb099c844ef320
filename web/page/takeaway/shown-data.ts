import type { DimensionAxis } from "mirazarr";
import type { ArrayFacts } from "../../engine/describe.ts";
import { parseMany } from "../../engine/join-choice.ts";
import { maskChoice } from "../../engine/mask-choice.ts";
import type { Outline } from "../../engine/outline.ts";
import { lineDimension } from "../lines/line-dimension.ts";
import { planeAxes, positionsOf, rgbChoice } from "../picture/plane-choice.ts";
import type { ViewState } from "../state/view-state.ts";
import type { SelectedPart, ShownData } from "./snippets.ts";

/** What a view shows of an array, dimension by dimension. Several selections where it shows several lines. */
export function shownSelections(
	view: ViewState,
	facts: ArrayFacts,
	shownView: ViewState["view"],
	{ outline, axes = [] }: { outline?: Outline | undefined; axes?: readonly DimensionAxis[] | undefined } = {},
): SelectedPart[][] {
	const { shape, dimensions } = facts;
	const whole = (d: number): SelectedPart => ({ start: 0, stop: shape[d] as number });
	const positions = positionsOf(facts, view.at);
	const plane = planeAxes(facts, view.plane);
	if (shownView === "lines") {
		const along = lineDimension(facts, axes, view.lines);
		const kept = view.lines.filter(({ dim }) => dim === dimensions[along]);
		const all = [positions, ...kept.map(({ at }) => positionsOf(facts, at))];
		return all.map((at) => shape.map((_, d) => (d === along ? whole(d) : (at[d] as number))));
	}
	if (plane === undefined || shownView === "text") {
		const line = shape.findLastIndex((length) => length > 1);
		return [shape.map((_, d) => (d === line || shownView === "text" ? whole(d) : (positions[d] as number)))];
	}
	const [row, column] = plane;
	const rgb = outline === undefined ? undefined : rgbChoice(facts, outline, plane, view);
	const isZoomed = shownView === undefined || shownView === "picture" || shownView === "histogram";
	const [x0, y0, x1, y1] = (isZoomed ? view.window : undefined) ?? [0, 0, Infinity, Infinity];
	const window = (d: number, from: number, to: number): SelectedPart => {
		const length = shape[d] as number;
		const start = Math.min(Math.max(0, Math.floor(from)), Math.max(0, length - 1));
		return { start, stop: Math.max(start + 1, Math.min(length, Math.ceil(to))) };
	};
	return [
		shape.map((_, d) => {
			if (d === row) return window(d, y0, y1);
			if (d === column) return window(d, x0, x1);
			if (d === rgb?.axis) return { start: Math.min(...rgb.positions), stop: Math.max(...rgb.positions) + 1 };
			return positions[d] as number;
		}),
	];
}

/** What is shown, for lines of code that give the same. */
export function shownData(
	view: ViewState,
	facts: ArrayFacts,
	parts: readonly SelectedPart[],
	zarrFormat: 2 | 3,
): ShownData {
	const many = view.sources.length > 1 ? parseMany(view.policy) : undefined;
	const sources = many?.kind === "single" ? [view.sources[many.number] ?? ""] : view.sources;
	return {
		sources: sources.map(commandSource),
		join: many?.kind === "joined" ? many.choice : undefined,
		path: facts.path,
		dataType: facts.dataType,
		dimensions: facts.dimensions,
		shape: facts.shape,
		parts,
		masking: maskChoice(view.off),
		cell: view.cell?.length === facts.shape.length ? view.cell : undefined,
		zarrFormat,
	};
}

/** A source as the command line and programs name it: a dropped file by its name, a sample in its folder. */
function commandSource(source: string): string {
	if (source.startsWith("sample:")) return `samples/${source.slice("sample:".length)}`;
	if (source.startsWith("file://")) return localPath(source);
	return source.replace(/^file:/, "");
}

function localPath(url: string): string {
	try {
		return decodeURIComponent(url.slice("file://".length));
	} catch {
		return url.slice("file://".length);
	}
}

/** Lines with axes, gaps where values are missing, and what is under the pointer. */
import type { DimensionAxis } from "mirazarr";
import type { VNode } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { ArrayFacts } from "../../engine/describe.ts";
import type { LineAnswer } from "../../engine/line.ts";
import { enabledBits, ruleLabel } from "../../engine/switched-rules.ts";
import { niceNumbers, numberText, shortNumber } from "../axes/nice-steps.ts";
import { axisTitle, labelAt, ticksOf } from "../axes/ticks.ts";
import { unitText } from "../axes/unit-text.ts";
import { HATCH_COLOURS, HATCH_PERIOD, hatchPath, reasonOf } from "../missing/hatch.ts";
import { type Scaling, scaleNumbers, shareOf, valueAtShare } from "../picture/colour-scale.ts";
import { shortestText, unitOf } from "../picture/pointed-cell.ts";
import { useSize } from "../picture/use-size.ts";
import { viewState } from "../state/view-state.ts";
import { clicked, hovered, type PointedCell } from "../story/cell-events.ts";
import { alongAxis, linePath, nearestPoint, pieces, spanOf } from "./line-geometry.ts";

/** A line with what it is called, and its number, by which it is drawn. */
export type ShownLine = LineAnswer & { number: number; label: string };

/** Colours that differ to eyes that see fewer of them; dashes tell lines apart without them. */
const COLOURS = ["var(--accent)", "#d55e00", "#0072b2", "#cc79a7", "#e69f00", "#009e73", "#56b4e9", "#7f7f7f"];
const DASHES = ["", "7 3", "2 3", "10 3 2 3", "5 2", "1 4", "12 4", "3 3"];

/** How a line is drawn. */
export function lineStyle(number: number): Record<string, string> {
	return {
		fill: "none",
		stroke: COLOURS[number % COLOURS.length] as string,
		"stroke-width": number === 0 ? "2" : "1.75",
		"stroke-dasharray": DASHES[number % DASHES.length] as string,
		"stroke-linejoin": "round",
	};
}

const MARGIN = { left: 72, right: 18, top: 14, bottom: 46 };

/** Lines of so few points have a dot at each. */
const MOST_DOTS = 120;

/** What a chart shows. */
export type LineChartProps = {
	axis: DimensionAxis;
	axes: readonly DimensionAxis[];
	lines: readonly ShownLine[];
	scaling: Scaling;
	facts: ArrayFacts;
	dim: number;
	at: readonly number[];
};

/** A chart of lines. */
export function LineChart({ axis, axes, lines, scaling, facts, dim, at }: LineChartProps): VNode {
	const [ref, frame] = useSize();
	const width = Math.max(0, frame.width - MARGIN.left - MARGIN.right);
	const height = Math.max(0, frame.height - MARGIN.top - MARGIN.bottom);
	const [cursor, setCursor] = useState<number>();
	const place = useMemo(() => alongAxis(axis), [axis]);
	const span = useMemo(
		() =>
			spanOf(
				lines.map(({ values }) => values),
				scaling === "log" ? 0 : 0.05,
			) ?? [0, 1],
		[lines, scaling],
	);
	const scale = scaleNumbers(scaling, span as [number, number]);
	const x = (cells: number): number => place(cells) * width;
	const y = (value: number): number => (1 - shareOf(scale, value)) * height;
	const [first] = lines;
	const xs = useMemo(
		() => lines.map(({ positions }) => Float64Array.from(positions, (position) => x(position + 0.5))),
		[lines, width, place],
	);
	const across = ticksOf(axis, 0, axis.length, Math.max(2, Math.floor(width / 90)));
	const down = yTicks(scale, Math.max(2, Math.floor(height / 44)));

	const cellAt = (point: number): PointedCell | undefined => {
		if (first === undefined) return undefined;
		const position = first.positions[point] as number;
		const index = at.map((other, d) => (d === dim ? position : other));
		const value = first.values[point] as number;
		const rule = reasonOf(first.bits[point] as number, enabledBits(first.rules, viewState.value.off));
		return {
			path: facts.path,
			index,
			value: Number.isNaN(value) ? null : Number(shortestText(value, facts.dataType)),
			reason: rule < 0 ? null : ruleLabel(first.rules[rule] as (typeof first.rules)[number]),
			coordinates: axes.map((one, d) => ({
				name: one.name ?? one.dimension ?? "",
				text: labelAt(one, index[d] as number),
			})),
			...unitOf(facts.units),
		};
	};
	const point = (number: number | undefined): void => {
		setCursor(number);
		hovered.value = number === undefined ? null : (cellAt(number) ?? null);
	};
	const nearest = (event: MouseEvent): number => {
		const { left } = (event.currentTarget as SVGElement).getBoundingClientRect();
		return nearestPoint(xs[0] ?? [], event.clientX - left - MARGIN.left);
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		const last = (first?.positions.length ?? 1) - 1;
		const from = cursor ?? 0;
		if (event.key === "ArrowLeft") point(Math.max(0, from - 1));
		else if (event.key === "ArrowRight") point(Math.min(last, from + (cursor === undefined ? 0 : 1)));
		else if (event.key === "Home") point(0);
		else if (event.key === "End") point(last);
		else if (event.key === "Enter") clicked.value = cellAt(from) ?? null;
		else return;
		event.preventDefault();
	};
	return (
		<div
			class="line-chart"
			data-figure
			ref={ref}
			role="application"
			aria-roledescription="chart"
			aria-label={`${facts.path} along ${axisTitle(axis)}: ${lines.length} ${lines.length === 1 ? "line" : "lines"}. Arrow keys go from point to point.`}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: an application is one
			tabIndex={0}
			onKeyDown={onKeyDown}
		>
			<svg
				width={frame.width}
				height={frame.height}
				class="chart"
				aria-hidden="true"
				data-lines={lines.length}
				onPointerMove={(event) => point(nearest(event))}
				onPointerLeave={() => point(undefined)}
				onClick={(event) => {
					clicked.value = cellAt(nearest(event)) ?? null;
				}}
			>
				<HatchPatterns />
				<g transform={`translate(${MARGIN.left} ${MARGIN.top})`}>
					{down.map(({ at: value, text }) => (
						<g key={text} class="axis-tick">
							<path class="grid-line" d={`M0 ${y(value)}H${width}`} />
							<text x={-8} y={y(value)} dy="0.32em" text-anchor="end">
								{text}
							</text>
						</g>
					))}
					{across.map(({ at: cells, text }) => (
						<g key={cells} class="axis-tick">
							<path d={`M${x(cells)} ${height}v5`} />
							<text
								x={x(cells)}
								y={height + 18}
								text-anchor={x(cells) > width - 24 ? "end" : x(cells) < 12 ? "start" : "middle"}
							>
								{text}
							</text>
						</g>
					))}
					<path class="plane-frame" d={`M0 ${height}H${width}`} />
					<text class="axis-title" x={width / 2} y={height + 38} text-anchor="middle">
						{axisTitle(axis)}
					</text>
					<text class="axis-title" transform={`translate(-58 ${height / 2}) rotate(-90)`} text-anchor="middle">
						{unitText(facts.units) ?? facts.title ?? facts.path.slice(1)}
					</text>
					{first !== undefined && <MissingRuns line={first} xs={xs[0] as Float64Array} height={height} />}
					{lines.map((line, i) => (
						<LineShape key={line.number} line={line} xs={xs[i] as Float64Array} y={y} />
					))}
					{cursor !== undefined && first !== undefined && (
						<Cursor {...{ lines, xs, y, width, height, cursor, axis, facts }} />
					)}
				</g>
			</svg>
		</div>
	);
}

function LineShape({ line, xs, y }: { line: ShownLine; xs: Float64Array; y(value: number): number }): VNode {
	const ys = Float64Array.from(line.values, (value) => (Number.isFinite(value) ? y(value) : Number.NaN));
	const isDotted = ys.length <= MOST_DOTS;
	// A value between two that are missing has no line, and would not be seen.
	const alone = pieces(ys).flatMap(([from, to]) =>
		isDotted ? Array.from({ length: to - from + 1 }, (_, i) => from + i) : from === to ? [from] : [],
	);
	const style = lineStyle(line.number);
	return (
		<g>
			<path d={linePath(xs, ys)} {...style} />
			{alone.map((i) => (
				<circle key={i} cx={xs[i]} cy={ys[i]} r={2.4} fill={style.stroke} />
			))}
		</g>
	);
}

/** Where the first line has nothing, by reason. */
function MissingRuns({ line, xs, height }: { line: ShownLine; xs: Float64Array; height: number }): VNode {
	const enabled = enabledBits(line.rules, viewState.value.off);
	const runs: { rule: number; from: number; to: number }[] = [];
	for (let i = 0; i < line.bits.length; i++) {
		const rule = reasonOf(line.bits[i] as number, enabled);
		const before = runs.at(-1);
		if (rule < 0) continue;
		if (before?.rule === rule && before.to === i - 1) before.to = i;
		else runs.push({ rule, from: i, to: i });
	}
	const edge = (i: number, side: -1 | 1): number => {
		const other = xs[i + side];
		const own = xs[i] as number;
		return other === undefined ? own : (own + other) / 2;
	};
	return (
		<g class="missing-runs">
			{runs.slice(0, 2000).map(({ rule, from, to }) => {
				const [left, right] = [edge(from, -1), edge(to, 1)].sort((a, b) => a - b) as [number, number];
				return (
					<rect
						key={from}
						x={left}
						width={Math.max(right - left, 2)}
						y={height - 10}
						height={10}
						fill={`url(#line-hatch-${rule})`}
						data-rule={rule}
					>
						<title>{ruleLabel(line.rules[rule] as (typeof line.rules)[number])}</title>
					</rect>
				);
			})}
		</g>
	);
}

function HatchPatterns(): VNode {
	return (
		<defs>
			{HATCH_COLOURS.map((colour, i) => (
				<pattern
					key={colour.join()}
					id={`line-hatch-${i}`}
					width={HATCH_PERIOD}
					height={HATCH_PERIOD}
					patternUnits="userSpaceOnUse"
				>
					<rect width={HATCH_PERIOD} height={HATCH_PERIOD} fill={`rgb(${colour.join(" ")})`} opacity="0.2" />
					<path d={hatchPath(i)} fill={`rgb(${colour.join(" ")})`} />
				</pattern>
			))}
		</defs>
	);
}

type CursorProps = {
	lines: readonly ShownLine[];
	xs: readonly Float64Array[];
	y(value: number): number;
	width: number;
	height: number;
	cursor: number;
	axis: DimensionAxis;
	facts: ArrayFacts;
};

function Cursor({ lines, xs, y, width, height, cursor, axis, facts }: CursorProps): VNode {
	const left = xs[0]?.[cursor] ?? 0;
	const texts = lines.map((line, i) => {
		const own = nearestPoint(xs[i] as Float64Array, left);
		const value = line.values[own] as number;
		const rule = reasonOf(line.bits[own] as number, enabledBits(line.rules, viewState.value.off));
		const text = rule >= 0 ? `missing: ${line.rules[rule]?.text}` : shortNumber(value);
		return { number: line.number, text, top: Number.isFinite(value) ? y(value) : undefined };
	});
	const title = labelAt(axis, lines[0]?.positions[cursor] ?? 0);
	const isRight = left > width - 190;
	return (
		<g class="chart-cursor">
			<path d={`M${left} 0V${height}`} />
			{texts.map(
				({ number, top }) =>
					top !== undefined && <circle key={number} cx={left} cy={top} r={4} fill={lineStyle(number).stroke} />,
			)}
			<g transform={`translate(${isRight ? left - 10 : left + 10} 12)`} text-anchor={isRight ? "end" : "start"}>
				<text class="cursor-title">{title}</text>
				{texts.map(({ number, text }, i) => (
					<text key={number} y={16 * (i + 1)} fill={lineStyle(number).stroke}>
						{text}
						{unitText(facts.units) === undefined || text.startsWith("missing") ? "" : ` ${unitText(facts.units)}`}
					</text>
				))}
			</g>
		</g>
	);
}

function yTicks(scale: ReturnType<typeof scaleNumbers>, most: number): { at: number; text: string }[] {
	const [min, max] = [valueAtShare(scale, 0), valueAtShare(scale, 1)];
	if (scale.scaling === "linear") {
		const { values, step } = niceNumbers(min, max, most);
		return values.map((value) => ({ at: value, text: numberText(value, step) }));
	}
	return Array.from({ length: most + 1 }, (_, i) => {
		const value = Number(valueAtShare(scale, i / most).toPrecision(2));
		return { at: value, text: shortNumber(value, 3) };
	});
}

/** How often values occur, in view or in the whole array. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { Histogram } from "../../engine/histogram.ts";
import { isOn, MOST_RULES, ruleLabel } from "../../engine/switched-rules.ts";
import { niceNumbers, numberText, shortNumber } from "../axes/nice-steps.ts";
import { unitText } from "../axes/unit-text.ts";
import { HatchSwatch } from "../missing/hatch-swatch.tsx";
import { shareText } from "../missing/legend.tsx";
import { ErrorMessage } from "../opening/error-message.tsx";
import { planeAxes, positionsOf } from "../picture/plane-choice.ts";
import { useSize } from "../picture/use-size.ts";
import { cellsInWindow } from "../picture/view-window.ts";
import { viewState } from "../state/view-state.ts";
import { useCall } from "../use-call.ts";
import type { ViewProps } from "../views.ts";
import "../style/views.css";
import "../missing/missing.css";
import "./histogram.css";

const BINS = 80;

/** The view named histogram. */
export function HistogramView({ store, facts }: ViewProps): VNode {
	const [isWhole, setWhole] = useState(facts.shape.length < 2);
	const [isLog, setLog] = useState(false);
	const { off, span } = viewState.value;
	const request = {
		store,
		path: facts.path,
		box: isWhole ? undefined : boxInView(facts),
		bins: BINS,
		range: span?.kind === "values" ? ([span.min, span.max] as const) : undefined,
		switched: off,
	};
	const answer = useCall("histogram", request);
	const found = answer.value;
	return (
		<div class="histogram-view">
			<div class="toolbar" role="toolbar" aria-label="Histogram">
				{facts.shape.length >= 2 && (
					<label class="labelled">
						<span>of</span>
						<select
							class="field"
							value={isWhole ? "whole" : "view"}
							onChange={(event) => setWhole(event.currentTarget.value === "whole")}
						>
							<option value="view">what the picture shows</option>
							<option value="whole">the whole array</option>
						</select>
					</label>
				)}
				<button type="button" class="small-button" aria-pressed={isLog} onClick={() => setLog(!isLog)}>
					Logarithmic counts
				</button>
				<span class="quiet" role="status">
					{answer.kind === "waiting" ? "Counting …" : found === undefined ? "" : seenText(found)}
				</span>
			</div>
			{answer.kind === "failed" ? (
				<ErrorMessage error={answer.error} />
			) : (
				found !== undefined && (
					<>
						<Bars histogram={found} isLog={isLog} title={facts.title ?? facts.path.slice(1)} units={facts.units} />
						<Facts histogram={found} units={facts.units} />
					</>
				)
			)}
		</div>
	);
}

/** The part of the array that the picture shows: its window, at the positions of the sliders. */
function boxInView(facts: ViewProps["facts"]): [number, number][] {
	const { plane, window, at: wanted } = viewState.value;
	const drawn = planeAxes(facts, plane);
	const at = positionsOf(facts, wanted);
	return facts.shape.map((length, d): [number, number] => {
		if (drawn === undefined) return [0, length];
		const [rowAxis, columnAxis] = drawn;
		const cells =
			window &&
			cellsInWindow(window, { width: facts.shape[columnAxis] as number, height: facts.shape[rowAxis] as number });
		if (d === rowAxis) return cells === undefined ? [0, length] : [cells[1], cells[3]];
		if (d === columnAxis) return cells === undefined ? [0, length] : [cells[0], cells[2]];
		return [at[d] as number, (at[d] as number) + 1];
	});
}

function seenText({ seen, total }: Histogram): string {
	const all = total.toLocaleString("en");
	return seen < total
		? `${seen.toLocaleString("en")} of ${all} values, from chunks all over the array`
		: `${all} values`;
}

const MARGIN = { left: 72, right: 18, top: 18, bottom: 46 };

function Bars({
	histogram,
	isLog,
	title,
	units,
}: {
	histogram: Histogram;
	isLog: boolean;
	title: string;
	units: string | undefined;
}): VNode {
	const [ref, frame] = useSize();
	const [pointed, setPointed] = useState<number>();
	const { counts, min, max } = histogram;
	const width = Math.max(0, frame.width - MARGIN.left - MARGIN.right);
	const height = Math.max(0, frame.height - MARGIN.top - MARGIN.bottom);
	const most = Math.max(1, ...counts);
	const rise = (count: number): number => (isLog ? Math.log1p(count) / Math.log1p(most) : count / most) * height;
	const isEmpty = !Number.isFinite(min);
	const across =
		max > min ? niceNumbers(min, max, Math.max(2, Math.floor(width / 90))) : { values: isEmpty ? [] : [min], step: 1 };
	const x = (value: number): number => (max > min ? ((value - min) / (max - min)) * width : width / 2);
	const down = isLog
		? Array.from({ length: Math.floor(Math.log10(most)) + 1 }, (_, i) => 10 ** i)
		: niceNumbers(0, most, Math.max(2, Math.floor(height / 50))).values.filter(Number.isInteger);
	const edge = (bin: number): number => min + (bin / counts.length) * (max - min);
	const shown = pointed === undefined ? undefined : counts[pointed];
	return (
		<div
			data-figure
			class="line-chart"
			ref={ref}
			role="img"
			aria-label={
				isEmpty
					? `No values of ${title}`
					: `Histogram of ${title}: from ${shortNumber(min)} to ${shortNumber(max)}, most often near ${shortNumber(edge(counts.indexOf(most) + 0.5), 4)}`
			}
		>
			<svg
				width={frame.width}
				height={frame.height}
				class="chart"
				aria-hidden="true"
				data-bins={counts.join(",")}
				onPointerLeave={() => setPointed(undefined)}
				onPointerMove={(event) => {
					const { left } = event.currentTarget.getBoundingClientRect();
					const bin = Math.floor(((event.clientX - left - MARGIN.left) / width) * counts.length);
					setPointed(bin >= 0 && bin < counts.length ? bin : undefined);
				}}
			>
				<g transform={`translate(${MARGIN.left} ${MARGIN.top})`}>
					{down.map((count) => (
						<g key={count} class="axis-tick">
							<path class="grid-line" d={`M0 ${height - rise(count)}H${width}`} />
							<text x={-8} y={height - rise(count)} dy="0.32em" text-anchor="end">
								{count.toLocaleString("en")}
							</text>
						</g>
					))}
					{counts.map((count, bin) => (
						<rect
							key={bin}
							class={bin === pointed ? "bar pointed" : "bar"}
							x={(bin / counts.length) * width}
							width={Math.max(0.5, width / counts.length - 1)}
							y={height - rise(count)}
							height={rise(count)}
						/>
					))}
					<path class="plane-frame" d={`M0 ${height}H${width}`} />
					{across.values.map((value) => (
						<g key={value} class="axis-tick">
							<path d={`M${x(value)} ${height}v5`} />
							<text x={x(value)} y={height + 18} text-anchor={x(value) > width - 20 ? "end" : "middle"}>
								{numberText(value, across.step)}
							</text>
						</g>
					))}
					<text class="axis-title" x={width / 2} y={height + 38} text-anchor="middle">
						{title}
						{unitText(units) === undefined ? "" : ` (${unitText(units)})`}
					</text>
					<text class="axis-title" transform={`translate(-58 ${height / 2}) rotate(-90)`} text-anchor="middle">
						count
					</text>
					{pointed !== undefined && shown !== undefined && (
						<g
							class="chart-cursor"
							transform={`translate(${Math.min(edgePixel(pointed, counts.length, width), width - 180)} 8)`}
						>
							<text class="cursor-title">{shown.toLocaleString("en")}</text>
							<text y={16}>
								{shortNumber(edge(pointed), 5)} to {shortNumber(edge(pointed + 1), 5)}
							</text>
						</g>
					)}
				</g>
			</svg>
		</div>
	);
}

function edgePixel(bin: number, bins: number, width: number): number {
	return ((bin + 1) / bins) * width + 6;
}

function Facts({ histogram, units }: { histogram: Histogram; units: string | undefined }): VNode {
	const { least, greatest, mean, deviation, missing, rules, seen, below, above } = histogram;
	const unit = unitText(units) === undefined ? "" : ` ${unitText(units)}`;
	const facts: [string, string][] = Number.isFinite(least)
		? [
				["Least", `${shortNumber(least)}${unit}`],
				["Greatest", `${shortNumber(greatest)}${unit}`],
				["Mean", `${shortNumber(mean)}${unit}`],
				["Standard deviation", `${shortNumber(deviation, 5)}${unit}`],
				...(below + above > 0 ? [["Beside the range", shareText(below + above, seen)] as [string, string]] : []),
			]
		: [];
	return (
		<div class="histogram-foot">
			<dl>
				{facts.map(([name, text]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
			<ul class="missing-counts" aria-label="Missing data">
				{rules.slice(0, MOST_RULES).map((rule, i) =>
					isOn(rule, viewState.value.off) && (missing[i] ?? 0) > 0 ? (
						<li key={rule.text}>
							<HatchSwatch rule={i} />
							<span>{ruleLabel(rule)}</span>
							<span class="quiet">{shareText(missing[i] ?? 0, seen)}</span>
						</li>
					) : null,
				)}
			</ul>
		</div>
	);
}

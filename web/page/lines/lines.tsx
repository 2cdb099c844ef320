/** Values along a dimension: the line at the positions of the sliders, and those that were kept. */
import type { DimensionAxis } from "mirazarr";
import type { VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ArrayFacts } from "../../engine/describe.ts";
import type { LineAnswer } from "../../engine/line.ts";
import { labelAt } from "../axes/ticks.ts";
import { Dimensions } from "../dimensions/dimensions.tsx";
import { call, isAbort } from "../engine-client.ts";
import { ICONS } from "../icons.tsx";
import { ErrorMessage } from "../opening/error-message.tsx";
import { positionsOf } from "../picture/plane-choice.ts";
import { changeView, type LineChoice, type Scaling, viewState } from "../state/view-state.ts";
import { useCall } from "../use-call.ts";
import type { ViewProps } from "../views.ts";
import { LineChart, lineStyle, type ShownLine } from "./line-chart.tsx";
import { lineDimension } from "./line-dimension.ts";
import "../style/views.css";
import "./lines.css";

/** Points that a chart can show side by side, twice. */
const MOST_POINTS = 4000;

/** The view named lines. */
export function Lines({ store, facts }: ViewProps): VNode {
	const axes = useCall("axes", { store, path: facts.path });
	if (axes.kind === "failed") return <ErrorMessage error={axes.error} />;
	if (axes.value === undefined)
		return (
			<p class="quiet view-waiting" role="status">
				Reading coordinates …
			</p>
		);
	return <LinesOf key={`${store}\n${facts.path}`} store={store} facts={facts} axes={axes.value} />;
}

function LinesOf({ store, facts, axes }: ViewProps & { axes: readonly DimensionAxis[] }): VNode {
	const { lines, at: wanted, scaling } = viewState.value;
	const [chosen, setChosen] = useState<number>();
	const dim = chosen ?? lineDimension(facts, axes, lines);
	const at = positionsOf(facts, wanted);
	const name = facts.dimensions[dim] as string;
	const kept = lines.filter((line) => line.dim === name);
	const all = [at, ...kept.map((line) => positionsOf(facts, line.at))];
	const { answers, error } = useLines(store, facts.path, dim, all);
	const shown = useMemo(
		(): ShownLine[] =>
			answers.flatMap((answer, i) =>
				answer === undefined ? [] : [{ ...answer, number: i, label: lineLabel(facts, axes, dim, all[i] as number[]) }],
			),
		[answers],
	);
	const others = facts.shape.filter((length, d) => d !== dim && length > 1).length;
	const keep = (): void => {
		const place = Object.fromEntries(
			at.flatMap((position, d) => (d === dim ? [] : [[facts.dimensions[d] as string, position]])),
		);
		changeView({ lines: [...lines, { dim: name, at: place }] });
	};
	const remove = (line: LineChoice): void => changeView({ lines: lines.filter((other) => other !== line) });
	return (
		<div class="lines-view">
			<div class="toolbar" role="toolbar" aria-label="Lines">
				<label class="labelled">
					<span>along</span>
					<select class="field" value={String(dim)} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
						{facts.dimensions.map((one, d) =>
							(facts.shape[d] as number) > 1 || facts.shape.length === 1 ? (
								<option key={one} value={String(d)}>
									{one}
								</option>
							) : null,
						)}
					</select>
				</label>
				<label>
					<span class="sr-only">Scaling</span>
					<select
						class="field"
						value={scaling}
						onChange={(event) => changeView({ scaling: event.currentTarget.value as Scaling })}
					>
						<option value="linear">Linear</option>
						<option value="log">Logarithmic</option>
						<option value="symmetric">Symmetric log</option>
					</select>
				</label>
				{others > 0 && (
					<button type="button" class="small-button" onClick={keep}>
						Keep this line
					</button>
				)}
				{kept.length > 0 && (
					<button
						type="button"
						class="small-button"
						onClick={() => changeView({ lines: lines.filter((line) => line.dim !== name) })}
					>
						Remove kept lines
					</button>
				)}
			</div>
			<Dimensions axes={axes} names={facts.dimensions} at={at} drawn={[dim]} isReady={answers[0] !== undefined} />
			{error !== undefined ? (
				<ErrorMessage error={error} />
			) : (
				<LineChart
					axis={axes[dim] as DimensionAxis}
					lines={shown}
					scaling={scaling}
					facts={facts}
					dim={dim}
					at={at}
					axes={axes}
				/>
			)}
			<ul class="line-list" aria-label="Lines">
				{shown.map((line) => {
					const choice = kept[line.number - 1];
					return (
						<li key={line.number}>
							<svg width="30" height="10" aria-hidden="true">
								<path d="M1 5H29" {...lineStyle(line.number)} />
							</svg>
							<span>{line.label === "" ? facts.path.slice(1) : line.label}</span>
							{line.number === 0 && others > 0 && <span class="quiet">follows the sliders</span>}
							{line.isShortened && <span class="quiet">extremes of each stretch are drawn</span>}
							{choice !== undefined && (
								<button
									type="button"
									class="icon-button"
									aria-label={`Remove the line at ${line.label}`}
									onClick={() => remove(choice)}
								>
									{ICONS.close}
								</button>
							)}
						</li>
					);
				})}
			</ul>
		</div>
	);
}

function lineLabel(
	{ dimensions, shape }: ArrayFacts,
	axes: readonly DimensionAxis[],
	dim: number,
	at: readonly number[],
): string {
	return dimensions
		.flatMap((name, d) =>
			d === dim || shape[d] === 1 ? [] : [`${name} ${labelAt(axes[d] as DimensionAxis, at[d] as number)}`],
		)
		.join(", ");
}

/** The lines along a dimension at some positions; each is asked for once. */
function useLines(
	store: string,
	path: string,
	axis: number,
	all: readonly (readonly number[])[],
): { answers: readonly (LineAnswer | undefined)[]; error: unknown } {
	const { off } = viewState.value;
	const known = useRef(new Map<string, LineAnswer>());
	const [, setCount] = useState(0);
	const [error, setError] = useState<unknown>();
	const keys = all.map((at) => JSON.stringify([axis, at.map((position, d) => (d === axis ? null : position)), off]));
	const before = useRef<readonly (LineAnswer | undefined)[]>([]);
	useEffect(() => {
		const controller = new AbortController();
		setError(undefined);
		for (const [i, key] of keys.entries()) {
			if (known.current.has(key)) continue;
			const at = all[i] as readonly number[];
			call("line", { store, path, axis, at, switched: off, most: MOST_POINTS }, { signal: controller.signal }).then(
				(answer) => {
					known.current.set(key, answer);
					setCount((count) => count + 1);
				},
				(reason) => {
					if (!isAbort(reason)) setError(reason);
				},
			);
		}
		return () => controller.abort();
	}, [store, path, keys.join("\n")]);
	const found = keys.map((key) => known.current.get(key));
	// The line of the sliders stays until the next one is there.
	const answers = found.map((answer, i) => answer ?? (i === 0 ? before.current[0] : undefined));
	const key =
		answers.map((answer) => (answer === undefined ? "-" : answer.positions.length)).join(",") + keys.join("\n");
	const stable = useMemo(() => answers, [key, ...answers]);
	before.current = stable;
	return { answers: stable, error };
}

/** Sliders for the dimensions that are not drawn, and a choice of those that are. */
import type { DimensionAxis } from "mirazarr";
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { labelAt } from "../axes/ticks.ts";
import { ICONS } from "../icons.tsx";
import { changeView, viewState } from "../state/view-state.ts";
import "./dimensions.css";

/** What can be moved through. */
export type DimensionsProps = {
	/** What lies along every dimension, with the names that the page uses. */
	axes: readonly DimensionAxis[];
	names: readonly string[];
	/** Positions along all of them. */
	at: readonly number[];
	/** The dimensions that are drawn: they have no sliders. */
	drawn: readonly number[];
	/** Which two are drawn can be chosen. */
	plane?: readonly [rowAxis: number, columnAxis: number] | undefined;
	/** True if what is shown is whole: the next step of a play waits for it. */
	isReady: boolean;
};

/** Sliders for the other dimensions. */
export function Dimensions({ axes, names, at, drawn, plane, isReady }: DimensionsProps): VNode | null {
	const others = axes.flatMap((axis, d) => (drawn.includes(d) || axis.length <= 1 ? [] : [d]));
	const canChoose = plane !== undefined && axes.filter(({ length }) => length > 1).length > 2;
	const fixed = axes.flatMap((axis, d) =>
		axis.length === 1 && !drawn.includes(d) && axis.labels.kind !== "positions" ? [d] : [],
	);
	if (others.length === 0 && !canChoose && fixed.length === 0) return null;
	return (
		<div class="dimensions">
			{plane !== undefined && canChoose && <PlaneChoice {...{ axes, names, plane }} />}
			{others.map((d) => (
				<DimensionSlider
					key={names[d]}
					axis={axes[d] as DimensionAxis}
					name={names[d] as string}
					position={at[d] as number}
					isReady={isReady}
				/>
			))}
			{fixed.length > 0 && (
				<p class="dimension-fixed quiet">
					{fixed.map((d) => `${names[d]} ${labelAt(axes[d] as DimensionAxis, 0)}`).join(" · ")}
				</p>
			)}
		</div>
	);
}

/** At least so long does a step of a play take. */
const STEP_MS = 180;

function DimensionSlider({
	axis,
	name,
	position,
	isReady,
}: {
	axis: DimensionAxis;
	name: string;
	position: number;
	isReady: boolean;
}): VNode {
	const [isPlaying, setPlaying] = useState(false);
	const readiness = useRef(isReady);
	readiness.current = isReady;
	const go = (to: number): void => {
		const wrapped = ((to % axis.length) + axis.length) % axis.length;
		changeView({ at: { ...viewState.value.at, [name]: wrapped } });
	};
	useEffect(() => {
		if (!isPlaying) return;
		const timer = setInterval(() => {
			if (readiness.current) go((viewState.value.at[name] ?? 0) + 1);
		}, STEP_MS);
		return () => clearInterval(timer);
	}, [isPlaying, name, axis.length]);
	const label = labelAt(axis, position);
	return (
		<div class="dimension">
			<span class="dimension-name" id={`dimension-${name}`}>
				{name}
			</span>
			<button
				type="button"
				class="icon-button"
				aria-label={isPlaying ? `Stop ${name}` : `Play ${name}`}
				aria-pressed={isPlaying}
				onClick={() => setPlaying(!isPlaying)}
			>
				{isPlaying ? <PauseIcon /> : <PlayIcon />}
			</button>
			<button
				type="button"
				class="icon-button flipped"
				aria-label={`${name}: one back`}
				onClick={() => go(position - 1)}
			>
				{ICONS.chevron}
			</button>
			<input
				type="range"
				min={0}
				max={axis.length - 1}
				step={1}
				value={position}
				aria-labelledby={`dimension-${name}`}
				aria-valuetext={label}
				onInput={(event) => go(Number(event.currentTarget.value))}
			/>
			<button type="button" class="icon-button" aria-label={`${name}: one on`} onClick={() => go(position + 1)}>
				{ICONS.chevron}
			</button>
			<output class="dimension-value">
				<strong>{label}</strong>
				<span class="quiet">
					{position + 1} / {axis.length.toLocaleString("en")}
				</span>
			</output>
		</div>
	);
}

function PlaneChoice({
	axes,
	names,
	plane,
}: {
	axes: readonly DimensionAxis[];
	names: readonly string[];
	plane: readonly [number, number];
}): VNode {
	const choose = (which: 0 | 1, d: number): void => {
		const next: [number, number] = [plane[0], plane[1]];
		// Choosing the other one swaps them.
		if (next[1 - which] === d) next[1 - which] = next[which] as number;
		next[which] = d;
		changeView({ plane: [names[next[0]] as string, names[next[1]] as string], window: undefined });
	};
	const options = axes.flatMap((axis, d) => (axis.length > 1 ? [d] : []));
	return (
		<div class="plane-choice">
			{(["down", "across"] as const).map((word, which) => (
				<label key={word}>
					<span>{word}</span>
					<select
						class="field"
						value={String(plane[which])}
						onChange={(event) => choose(which as 0 | 1, Number(event.currentTarget.value))}
					>
						{options.map((d) => (
							<option key={d} value={String(d)}>
								{names[d]}
							</option>
						))}
					</select>
				</label>
			))}
		</div>
	);
}

function PlayIcon(): VNode {
	return (
		<svg viewBox="0 0 20 20" aria-hidden="true">
			<path d="M6.5 4.2v11.6a.6.6 0 0 0 .9.5l9-5.8a.6.6 0 0 0 0-1l-9-5.8a.6.6 0 0 0-.9.5z" fill="currentColor" />
		</svg>
	);
}

function PauseIcon(): VNode {
	return (
		<svg viewBox="0 0 20 20" aria-hidden="true">
			<path d="M6 4h2.8v12H6zM11.2 4H14v12h-2.8z" fill="currentColor" />
		</svg>
	);
}

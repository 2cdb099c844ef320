/** What colours mean, and how they are chosen. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { niceNumbers, numberText, shortNumber } from "../axes/nice-steps.ts";
import { unitText } from "../axes/unit-text.ts";
import { changeView, type Scaling, viewState } from "../state/view-state.ts";
import { type scaleNumbers, shareOf, type ValueRange, valueAtShare } from "./colour-scale.ts";
import { rgbAxis } from "./plane-choice.ts";
import { type PlaneColours, USUAL_COLOURS, USUAL_PERCENTILES } from "./use-colouring.ts";
import type { Plane } from "./use-plane.ts";

const SCALINGS: readonly { name: Scaling; label: string }[] = [
	{ name: "linear", label: "Linear" },
	{ name: "log", label: "Logarithmic" },
	{ name: "symmetric", label: "Symmetric log" },
];

/** The name under which an image's own colours are chosen. */
const OWN = "own";
const RGB = "rgb";

/** Colour map, scaling and range. */
export function ColourControls({ plane, colours }: { plane: Plane; colours: PlaneColours | undefined }): VNode {
	const { colours: chosen, scaling, span } = viewState.value;
	const { own } = plane.outline;
	const axis = rgbAxis(plane.facts, plane.outline, plane.plane);
	const isRgb = plane.rgb !== undefined;
	const isOwn =
		own !== undefined && chosen === undefined && (own.kind === "palette" || plane.rgb?.brightest !== undefined);
	const value = isOwn ? OWN : isRgb ? RGB : (chosen ?? USUAL_COLOURS).replace(/_r$/, "");
	const isReversed = (chosen ?? "").endsWith("_r");
	const isScaled = !isOwn && !isRgb;
	const choose = (name: string): void => {
		if (name === OWN) changeView({ colours: undefined, rgb: undefined, span: undefined });
		else if (name === RGB) changeView({ rgb: [0, 1, 2], span: undefined });
		else
			changeView({ colours: isReversed ? `${name}_r` : name, rgb: undefined, ...(isRgb ? { span: undefined } : {}) });
	};
	return (
		<div class="colour-controls">
			<label>
				<span class="sr-only">Colours</span>
				<select class="field" value={value} onChange={(event) => choose(event.currentTarget.value)}>
					{own !== undefined && <option value={OWN}>Own colours</option>}
					{axis !== undefined && !(own?.kind === "rgb" && isOwn) && <option value={RGB}>Red, green, blue</option>}
					{Object.keys(colours?.maps ?? { [USUAL_COLOURS]: true }).map((name) => (
						<option key={name} value={name}>
							{name}
						</option>
					))}
				</select>
			</label>
			{isScaled && (
				<>
					<button
						type="button"
						class="small-button"
						aria-pressed={isReversed}
						onClick={() => changeView({ colours: isReversed ? value : `${value}_r` })}
					>
						Reverse
					</button>
					<label>
						<span class="sr-only">Scaling</span>
						<select
							class="field"
							value={scaling}
							onChange={(event) => changeView({ scaling: event.currentTarget.value as Scaling })}
						>
							{SCALINGS.map(({ name, label }) => (
								<option key={name} value={name}>
									{label}
								</option>
							))}
						</select>
					</label>
				</>
			)}
			{isRgb && axis !== undefined && !isOwn && <BandChoice {...{ plane, axis }} />}
			{!isOwn && colours?.range !== undefined && <RangeChoice range={colours.range} />}
			{!isOwn && (
				<>
					<PercentileChoice isTyped={span?.kind === "values"} />
					<button
						type="button"
						class="small-button"
						title="Take the range of what is in view"
						onClick={() => {
							changeView({ span: span?.kind === "values" ? undefined : span });
							colours?.fit();
						}}
					>
						Fit
					</button>
				</>
			)}
		</div>
	);
}

function PercentileChoice({ isTyped }: { isTyped: boolean }): VNode {
	const { span } = viewState.value;
	const now = isTyped
		? "typed"
		: span?.kind === "percentiles"
			? `${span.low},${span.high}`
			: `${USUAL_PERCENTILES.low},${USUAL_PERCENTILES.high}`;
	return (
		<label>
			<span class="sr-only">Range of the colours</span>
			<select
				class="field"
				value={now}
				onChange={(event) => {
					const [low, high] = event.currentTarget.value.split(",").map(Number);
					if (low !== undefined && high !== undefined) changeView({ span: { kind: "percentiles", low, high } });
				}}
			>
				{isTyped && <option value="typed">as typed</option>}
				<option value="2,98">2–98 %</option>
				<option value="0.5,99.5">0.5–99.5 %</option>
				<option value="0,100">all values</option>
				<option value="10,90">10–90 %</option>
			</select>
		</label>
	);
}

/** The two ends of the range, to be typed. */
function RangeChoice({ range }: { range: ValueRange }): VNode {
	const [typed, setTyped] = useState<readonly [string, string]>();
	const texts = typed ?? (range.map((value) => String(Number(value.toPrecision(6)))) as [string, string]);
	const apply = (): void => {
		if (typed === undefined) return;
		const [min, max] = typed.map((text) => Number(text.replace("−", "-"))) as [number, number];
		if (typed.every((text) => text.trim() !== "") && Number.isFinite(min) && Number.isFinite(max) && min < max)
			changeView({ span: { kind: "values", min, max } });
		setTyped(undefined);
	};
	return (
		<form
			class="range-choice"
			onSubmit={(event) => {
				event.preventDefault();
				apply();
			}}
		>
			{(["Least value", "Greatest value"] as const).map((label, i) => (
				<input
					key={label}
					class="field number-field"
					aria-label={label}
					inputMode="decimal"
					value={texts[i]}
					onInput={({ currentTarget: { value } }) => setTyped(i === 0 ? [value, texts[1]] : [texts[0], value])}
					onBlur={apply}
				/>
			))}
			<button type="submit" class="sr-only">
				Use this range
			</button>
		</form>
	);
}

function BandChoice({ plane, axis }: { plane: Plane; axis: number }): VNode {
	const positions = plane.rgb?.positions ?? [0, 1, 2];
	const length = plane.facts.shape[axis] as number;
	return (
		<span class="band-choice">
			{(["Red", "Green", "Blue"] as const).map((label, i) => (
				<label key={label}>
					<span>{label[0]}</span>
					<input
						class="field number-field"
						type="number"
						aria-label={`${label}: position along ${plane.facts.dimensions[axis]}`}
						min={0}
						max={length - 1}
						value={positions[i]}
						onChange={({ currentTarget: { value } }) => {
							const next = positions.map((position, k) =>
								k === i ? Math.min(Math.max(Math.trunc(Number(value)), 0), length - 1) : position,
							);
							changeView({ rgb: next as [number, number, number] });
						}}
					/>
				</label>
			))}
		</span>
	);
}

/** The colours with their values below. */
export function ColourBar({
	colours,
	units,
	title,
}: {
	colours: PlaneColours;
	units: string | undefined;
	title: string;
}): VNode | null {
	const { colouring } = colours;
	if (colouring.kind !== "scale") return null;
	const { scale, table } = colouring;
	const stops = Array.from({ length: 24 }, (_, i) => {
		const at = 3 * Math.round((i / 23) * (table.length / 3 - 1));
		return `rgb(${table[at]} ${table[at + 1]} ${table[at + 2]})`;
	});
	const ticks = barTicks(scale);
	return (
		<figure class="colour-bar">
			<figcaption>
				{title}
				{unitText(units) !== undefined && <span class="quiet"> {unitText(units)}</span>}
			</figcaption>
			<div class="colour-strip" style={{ background: `linear-gradient(to right, ${stops.join(", ")})` }} />
			<div class="colour-ticks">
				{ticks.map(({ share, text }) => (
					<span key={text} style={{ left: `${100 * share}%` }}>
						{text}
					</span>
				))}
			</div>
		</figure>
	);
}

function barTicks(scale: ReturnType<typeof scaleNumbers>): { share: number; text: string }[] {
	const [min, max] = [valueAtShare(scale, 0), valueAtShare(scale, 1)];
	if (!(max > min)) return [{ share: 0, text: shortNumber(min, 4) }];
	if (scale.scaling !== "linear")
		return [0, 0.25, 0.5, 0.75, 1].map((share) => ({ share, text: shortNumber(valueAtShare(scale, share), 2) }));
	const { values, step } = niceNumbers(min, max, 6);
	return values.map((value) => ({ share: shareOf(scale, value), text: numberText(value, step) }));
}

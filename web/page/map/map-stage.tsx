/** The map itself: the raster, and over it coastlines and a graticule. */
import { geoGraticule, geoPath } from "d3-geo";
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type MapView, movedView, projectionOf, zoomedView } from "../../engine/map-projections.ts";
import { enabledBits, ruleLabel } from "../../engine/switched-rules.ts";
import { texelValue } from "../../engine/texels.ts";
import { labelAt } from "../axes/ticks.ts";
import { reasonOf } from "../missing/hatch.ts";
import { followGestures, type GestureActions } from "../picture/gestures.ts";
import type { DrawnTile } from "../picture/painter.ts";
import { shortestText, unitOf } from "../picture/pointed-cell.ts";
import { PAPER } from "../picture/stage.tsx";
import type { PlaneColours } from "../picture/use-colouring.ts";
import type { Plane } from "../picture/use-plane.ts";
import { useSize } from "../picture/use-size.ts";
import { WorkerPainter } from "../picture/worker-painter.ts";
import { theme } from "../state/theme.ts";
import { viewState } from "../state/view-state.ts";
import { clicked, hovered, type PointedCell } from "../story/cell-events.ts";
import { COASTLINES } from "./coastlines.ts";
import { COARSE_STEP, type MapSupply } from "./map-supply.ts";

/** What a map shows. */
export type MapStageProps = {
	plane: Plane;
	supply: MapSupply;
	colours: PlaneColours | undefined;
	view: MapView;
	onView(view: MapView): void;
};

const INK = {
	light: { coast: "#16262ccc", grid: "#16262c22", edge: "#16262c66", halo: "#ffffffaa" },
	dark: { coast: "#f4f7f6cc", grid: "#e6ebe922", edge: "#e6ebe966", halo: "#00000088" },
} as const;

/** How far an arrow key turns a map, as a share of its width. */
const KEY_STEP = 0.08;

/** A map that can be moved. */
export function MapStage({ plane, supply, colours, view, onView }: MapStageProps): VNode {
	const [frame, size] = useSize();
	const pad = useRef<HTMLDivElement>(null);
	const raster = useRef<HTMLCanvasElement>(null);
	const lines = useRef<HTMLCanvasElement>(null);
	const painter = useRef<WorkerPainter | undefined>(undefined);
	const drawn = useRef<DrawnTile | undefined>(undefined);
	const isWhole = useRef(false);
	const [generation, setGeneration] = useState(0);
	const key = JSON.stringify(view);

	useEffect(() => supply.want(plane, view, size), [plane, key, size.width, size.height]);

	const cellAt = (across: number, down: number): PointedCell | null => {
		const shown = supply.raster.value;
		if (shown === undefined) return null;
		const [column, row] = [Math.floor(across * shown.width), Math.floor(down * shown.height)];
		return pointedOnMap(plane, supply, row * shown.width + column);
	};
	const actions: GestureActions = {
		pan: (across, down) => onView(movedView(view, size, across * size.width, down * size.height)),
		zoom: (factor, across, down) => onView(zoomedView(view, size, factor, across * size.width, down * size.height)),
		point: (across, down) => {
			hovered.value = cellAt(across, down);
		},
		leave: () => {
			hovered.value = null;
		},
		press: (across, down) => {
			const cell = cellAt(across, down);
			if (cell !== null) clicked.value = cell;
		},
	};
	const latest = useRef(actions);
	latest.current = actions;
	useEffect(() => {
		const element = raster.current as HTMLCanvasElement;
		painter.current = new WorkerPainter(element, {
			onStarted: (kind) => {
				element.dataset.painter = kind;
			},
			onPainted: () => {
				element.dataset.painted = String(isWhole.current);
			},
			onLost: () => setGeneration((count) => count + 1),
		});
		const unfollow = followGestures(pad.current as HTMLDivElement, () => latest.current);
		return () => {
			unfollow();
			painter.current?.close();
			drawn.current = undefined;
		};
	}, [generation]);

	const shown = supply.raster.value;
	const enabled = enabledBits(supply.rules.value, viewState.value.off);
	const shade = theme.value;
	const ratio = globalThis.devicePixelRatio || 1;
	const pixels = { width: Math.round(size.width * ratio), height: Math.round(size.height * ratio) };
	useEffect(() => {
		let frameNumber = 0;
		const draw = (): void => {
			fitCanvas(lines.current, pixels);
			if (shown !== undefined && colours !== undefined && painter.current !== undefined) {
				if (drawn.current !== undefined && drawn.current !== shown) painter.current.release(drawn.current);
				drawn.current = shown;
				painter.current.prepare(shown);
				const box = {
					left: 0,
					top: 0,
					right: shown.width * shown.step * ratio,
					bottom: shown.height * shown.step * ratio,
				};
				const isSame =
					JSON.stringify(shown.view) === key && shown.size.width === size.width && shown.size.height === size.height;
				(raster.current as HTMLCanvasElement).dataset.painted = "false";
				// Until the new map is there, the one before stays where the lines are not.
				const count = plane.rgb === undefined ? 1 : 3;
				const fits = shown.bands.length === count;
				painter.current.paint({
					...pixels,
					tiles: fits ? [{ tile: shown, ...box, isFlipped: false, isMirrored: false }] : [],
					clip: box,
					colouring: colours.colouring,
					enabled,
					paper: PAPER[shade],
					hatchPixels: Math.max(1, Math.round(ratio)),
				});
				isWhole.current = isSame && shown.step < COARSE_STEP;
			}
			drawLines(lines.current, view, size, ratio, shade);
		};
		frameNumber = requestAnimationFrame(draw);
		return () => cancelAnimationFrame(frameNumber);
	});

	const onKeyDown = (event: KeyboardEvent): void => {
		const step = KEY_STEP * size.width;
		const moves: Readonly<Record<string, readonly [number, number]>> = {
			ArrowLeft: [-step, 0],
			ArrowRight: [step, 0],
			ArrowUp: [0, -step],
			ArrowDown: [0, step],
		};
		const move = moves[event.key];
		if (move !== undefined) onView(movedView(view, size, ...move));
		else if (event.key === "+" || event.key === "=")
			onView(zoomedView(view, size, 1.5, size.width / 2, size.height / 2));
		else if (event.key === "-") onView(zoomedView(view, size, 1 / 1.5, size.width / 2, size.height / 2));
		else if (event.key === "Enter") clicked.value = cellAt(0.5, 0.5);
		else return;
		event.preventDefault();
	};
	return (
		<div class="stage" ref={frame} data-figure>
			<div
				class="plane-pad map-pad"
				ref={pad}
				role="application"
				aria-roledescription="map"
				aria-label={`Map of ${plane.facts.path}`}
				aria-describedby="map-keys"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: an application is one
				tabIndex={0}
				onKeyDown={onKeyDown}
			>
				<canvas
					key={generation}
					ref={raster}
					data-view={key}
					data-range={colours?.range?.join(",")}
					data-level={shown && `${shown.level.path}:${shown.level.stride}`}
				/>
				<canvas ref={lines} class="map-lines" />
			</div>
		</div>
	);
}

function fitCanvas(canvas: HTMLCanvasElement | null, { width, height }: { width: number; height: number }): void {
	if (canvas === null) return;
	if (canvas.width !== width) canvas.width = width;
	if (canvas.height !== height) canvas.height = height;
}

function drawLines(
	canvas: HTMLCanvasElement | null,
	view: MapView,
	size: { width: number; height: number },
	ratio: number,
	shade: "light" | "dark",
): void {
	const context = canvas?.getContext("2d");
	if (!context || size.width < 2) return;
	context.setTransform(ratio, 0, 0, ratio, 0, 0);
	context.clearRect(0, 0, size.width, size.height);
	const path = geoPath(projectionOf(view, size), context);
	const stroke = (object: Parameters<typeof path>[0], style: string, width: number): void => {
		context.beginPath();
		path(object);
		context.strokeStyle = style;
		context.lineWidth = width;
		context.stroke();
	};
	const ink = INK[shade];
	stroke(graticule(view, size), ink.grid, 1);
	context.lineJoin = "round";
	stroke(COASTLINES, ink.halo, 2.4);
	stroke(COASTLINES, ink.coast, 1);
	stroke({ type: "Sphere" }, ink.edge, 1);
}

/** Below this zoom lines go round the whole earth. */
const NEAR = 3;

/** Meridians and parallels, of a map that shows little only those that it shows. */
function graticule(
	view: MapView,
	size: { width: number; height: number },
): ReturnType<ReturnType<typeof geoGraticule>> {
	const step = [30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02].find((degrees) => degrees * view.zoom <= 30) ?? 0.01;
	const lines = geoGraticule().step([step, step]).precision(Math.min(2.5, step));
	if (view.zoom < NEAR) return lines();
	const { invert } = projectionOf(view, size);
	const [longitude, latitude] = view.centre;
	let [across, down] = [step, step];
	for (let i = 0; i <= 8; i++)
		for (let k = 0; k <= 8; k++) {
			const place = invert?.([(i * size.width) / 8, (k * size.height) / 8]);
			if (place == null || !place.every(Number.isFinite)) continue;
			const east = place[0] - longitude;
			across = Math.max(across, Math.abs(east - 360 * Math.round(east / 360)));
			down = Math.max(down, Math.abs(place[1] - latitude));
		}
	const around = (from: number, reach: number, most: number): [number, number] => [
		Math.max(-most, Math.floor((from - reach) / step) * step),
		Math.min(most, Math.ceil((from + reach) / step) * step),
	];
	const [[west, east], [south, north]] = [around(longitude, Math.min(across, 180), 540), around(latitude, down, 90)];
	return lines.extent([
		[west, south],
		[east, north],
	])();
}

/** The cell of a pixel of the raster. */
function pointedOnMap(
	{ facts, axes, at, plane: [rowAxis, columnAxis], columns, rgb }: Plane,
	supply: MapSupply,
	pixel: number,
): PointedCell | null {
	const shown = supply.raster.value;
	const cell = shown?.cells[pixel] ?? -1;
	if (shown === undefined || cell < 0) return null;
	const [row, column] = [Math.floor(cell / columns.length), cell % columns.length];
	const index = at.map((position, d) =>
		d === rowAxis ? row : d === columnAxis ? column : d === rgb?.axis ? rgb.positions[0] : position,
	);
	const rules = supply.rules.value;
	const bits = shown.bands.reduce((held, band) => held & (band.bits[pixel] as number), 255);
	const rule = reasonOf(bits, enabledBits(rules, viewState.value.off));
	const texts = shown.bands.map((band) => shortestText(texelValue(band, pixel), facts.dataType));
	const isExact = shown.level.scale.every((size) => size === 1);
	return {
		path: facts.path,
		index,
		value: rule >= 0 ? null : texts.length > 1 ? texts.join(", ") : isExact ? Number(texts[0]) : `≈ ${texts[0]}`,
		reason: rule < 0 ? null : ruleLabel(rules[rule] as (typeof rules)[number]),
		coordinates: axes.map((axis, d) => ({
			name: axis.name ?? axis.dimension ?? "",
			text: labelAt(axis, index[d] as number),
		})),
		...unitOf(facts.units),
	};
}

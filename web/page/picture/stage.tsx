/** The canvas of a plane with its axes: what is drawn, moved and pointed at. */
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { enabledBits } from "../../engine/switched-rules.ts";
import { axisTitle, type Tick, ticksOf } from "../axes/ticks.ts";
import { theme } from "../state/theme.ts";
import { changeView, viewState } from "../state/view-state.ts";
import { clicked, hovered } from "../story/cell-events.ts";
import { followGestures } from "./gestures.ts";
import type { PlacedTile } from "./painter.ts";
import { type PlaneLayout, planeLayout } from "./plane-choice.ts";
import { pointedCell } from "./pointed-cell.ts";
import type { TileSupply } from "./tile-supply.ts";
import { type PlaneColours, USUAL_COLOURS } from "./use-colouring.ts";
import type { Plane } from "./use-plane.ts";
import { useSize } from "./use-size.ts";
import {
	cellAt,
	cellsPerPixel,
	panned,
	roundedWindow,
	type Size,
	shownWindow,
	type ViewWindow,
	wholePlane,
	zoomed,
} from "./view-window.ts";
import { WorkerPainter } from "./worker-painter.ts";

/** Room for the axes, in pixels of the page. */
const MARGIN = { left: 76, right: 14, top: 10, bottom: 44 };

/** What hatches are drawn on. */
export const PAPER = { light: [255, 255, 255], dark: [24, 31, 35] } as const;

/** Tiles that are copied to the worker that draws between two pictures: a few milliseconds' worth. */
const UPLOADS_A_FRAME = 4;

/** What a stage shows. */
export type StageProps = {
	plane: Plane;
	supply: TileSupply;
	colours: PlaneColours | undefined;
	/** A cell was chosen with a modifier, or in the mode for it: a line through it is wanted. */
	onLine(index: readonly number[]): void;
	isLineMode: boolean;
};

/** The picture itself. */
export function Stage({ plane, supply, colours, onLine, isLineMode }: StageProps): VNode {
	const [frameRef, frame] = useSize();
	const size: Size = {
		width: Math.max(0, frame.width - MARGIN.left - MARGIN.right),
		height: Math.max(0, frame.height - MARGIN.top - MARGIN.bottom),
	};
	const cells: Size = { width: plane.columns.length, height: plane.rows.length };
	const layout = planeLayout(plane.rows, plane.columns, plane.outline);
	const window = shownWindow(viewState.value.window ?? wholePlane(cells), size, layout.aspect);
	const [cursor, setCursor] = useState<{ row: number; column: number }>();

	useEffect(() => {
		supply.show(plane.source);
		if (size.width > 0) supply.want(window, cellsPerPixel(window, devicePixels(size)));
	}, [plane.source, ...window, size.width, size.height]);

	const move = (next: ViewWindow): void => changeView({ window: roundedWindow(next) });
	const turn = (share: number, isTurned: boolean): number => (isTurned ? 1 - share : share);
	const cellUnder = (across: number, down: number) =>
		cellAt(window, turn(across, layout.isMirrored), down, cells, layout.isFlipped);
	const tell = (cell: { row: number; column: number }) =>
		pointedCell(plane, supply, supply.rules.value, enabledBits(supply.rules.value, viewState.value.off), cell);
	const choose = (cell: { row: number; column: number }, isLine: boolean): void => {
		const told = tell(cell);
		setCursor(cell);
		if (isLine) onLine(told.index);
		else clicked.value = told;
	};
	const actions = {
		pan: (across: number, down: number) =>
			move(panned(window, layout.isMirrored ? -across : across, layout.isFlipped ? -down : down, cells)),
		zoom: (factor: number, across: number, down: number) =>
			move(zoomed(window, factor, turn(across, layout.isMirrored), turn(down, layout.isFlipped), cells)),
		point: (across: number, down: number) => {
			const cell = cellUnder(across, down);
			hovered.value = cell === undefined ? null : tell(cell);
		},
		leave: () => {
			hovered.value = null;
		},
		press: (across: number, down: number, event: PointerEvent) => {
			const cell = cellUnder(across, down);
			if (cell !== undefined) choose(cell, isLineMode || event.shiftKey);
		},
	};
	const latest = useRef(actions);
	latest.current = actions;

	const onKeyDown = (event: KeyboardEvent): void => {
		const arrow = ARROWS[event.key];
		const [sideways, downwards] = [layout.isMirrored ? -1 : 1, layout.isFlipped ? -1 : 1];
		if (arrow !== undefined && event.shiftKey) {
			const middle = cellUnder(0.5, 0.5) ?? { row: 0, column: 0 };
			const from = cursor ?? middle;
			const cell = {
				row: Math.min(Math.max(from.row + arrow[1] * downwards, 0), cells.height - 1),
				column: Math.min(Math.max(from.column + arrow[0] * sideways, 0), cells.width - 1),
			};
			setCursor(cell);
			hovered.value = tell(cell);
		} else if (arrow !== undefined) actions.pan(arrow[0] * KEY_STEP, arrow[1] * KEY_STEP);
		else if (event.key === "+" || event.key === "=") actions.zoom(1.5, 0.5, 0.5);
		else if (event.key === "-") actions.zoom(1 / 1.5, 0.5, 0.5);
		else if (event.key === "0" || event.key === "Home") changeView({ window: undefined });
		else if (event.key === "Enter" || event.key === "l") {
			const cell = cursor ?? cellUnder(0.5, 0.5);
			if (cell !== undefined) choose(cell, event.key === "l" || isLineMode);
		} else return;
		event.preventDefault();
	};

	const place = screenPlace(window, size, layout);
	return (
		<div class="stage" ref={frameRef} data-figure>
			<PlaneCanvas
				{...{ plane, supply, colours, window, size, layout, latest }}
				onKeyDown={onKeyDown}
				isLineMode={isLineMode}
			/>
			<StageAxes {...{ plane, window, size, place }} cursor={cursor} />
		</div>
	);
}

/** How far an arrow key moves. */
const KEY_STEP = 0.1;
const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

type ScreenPlace = { x(cells: number): number; y(cells: number): number };

/** Places on the canvas, in pixels of the page, of places on the plane. */
function screenPlace([x0, y0, x1, y1]: ViewWindow, { width, height }: Size, layout: PlaneLayout): ScreenPlace {
	return {
		x: (cells) => ((layout.isMirrored ? x1 - cells : cells - x0) / (x1 - x0)) * width,
		y: (cells) => ((layout.isFlipped ? y1 - cells : cells - y0) / (y1 - y0)) * height,
	};
}

function devicePixels({ width, height }: Size): Size {
	const ratio = globalThis.devicePixelRatio || 1;
	return { width: Math.round(width * ratio), height: Math.round(height * ratio) };
}

type CanvasProps = Pick<StageProps, "plane" | "supply" | "colours" | "isLineMode"> & {
	window: ViewWindow;
	size: Size;
	layout: PlaneLayout;
	latest: { current: Parameters<typeof followGestures>[1] extends () => infer Actions ? Actions : never };
	onKeyDown(event: KeyboardEvent): void;
};

/** The canvas: everything on it follows from its properties. */
function PlaneCanvas(props: CanvasProps): VNode {
	const { plane, supply, colours, window, size, layout, latest, onKeyDown, isLineMode } = props;
	const pad = useRef<HTMLDivElement>(null);
	const canvas = useRef<HTMLCanvasElement>(null);
	const painter = useRef<WorkerPainter | undefined>(undefined);
	const isWhole = useRef(false);
	const [generation, setGeneration] = useState(0);
	const pixels = devicePixels(size);
	const frames = useRef<number | undefined>(undefined);

	useEffect(() => {
		const element = canvas.current as HTMLCanvasElement;
		const own = new WorkerPainter(element, {
			onStarted: (kind) => {
				element.dataset.painter = kind;
			},
			onPainted: () => {
				element.dataset.painted = String(isWhole.current);
			},
			onLost: () => setGeneration((count) => count + 1),
		});
		painter.current = own;
		supply.onRelease = (tile) => own.release(tile);
		const unfollow = followGestures(pad.current as HTMLDivElement, () => latest.current);
		return () => {
			unfollow();
			own.close();
		};
	}, [generation]);

	const rules = supply.rules.value;
	const enabled = enabledBits(rules, viewState.value.off);
	const changes = supply.changes.value;
	const shade = theme.value;
	const draw = (): void => {
		const element = canvas.current;
		if (painter.current === undefined || element === null || pixels.width === 0 || colours === undefined) return;
		element.dataset.painted = "false";
		const place = screenPlace(window, pixels, layout);
		const bandCount = plane.rgb === undefined ? 1 : 3;
		const shown = supply.shown(window).filter(({ tile }) => tile.bands.length === bandCount);
		let uploads = 0;
		const placed: PlacedTile[] = [];
		for (const { tile, x0, y0, x1, y1 } of shown) {
			if (!painter.current.knows(tile)) {
				if (uploads++ >= UPLOADS_A_FRAME) continue;
				painter.current.prepare(tile);
			}
			placed.push({
				tile,
				...boxOf(place, layout, x0, y0, x1, y1),
				isFlipped: layout.isFlipped,
				isMirrored: layout.isMirrored,
			});
		}
		painter.current.paint({
			...pixels,
			tiles: placed,
			clip: boxOf(place, layout, 0, 0, plane.columns.length, plane.rows.length),
			colouring: colours.colouring,
			enabled,
			paper: PAPER[shade],
			hatchPixels: Math.max(1, Math.round(globalThis.devicePixelRatio || 1)),
		});
		const isUploaded = uploads <= UPLOADS_A_FRAME;
		isWhole.current = isUploaded && supply.state.value.kind === "ready";
		if (!isUploaded) frames.current = requestAnimationFrame(draw);
	};
	useEffect(() => {
		frames.current = requestAnimationFrame(draw);
		return () => cancelAnimationFrame(frames.current ?? 0);
	});

	const state = supply.state.value;
	const level = state.kind === "ready" ? state.level : undefined;
	const { scaling, colours: map } = viewState.value;
	return (
		<div
			class={isLineMode ? "plane-pad line-mode" : "plane-pad"}
			ref={pad}
			style={{ left: `${MARGIN.left}px`, top: `${MARGIN.top}px`, width: `${size.width}px`, height: `${size.height}px` }}
			// It takes keys, and moves by them.
			role="application"
			aria-roledescription="picture"
			aria-label={`Picture of ${plane.facts.path}: ${axisTitle(plane.rows)} down, ${axisTitle(plane.columns)} across`}
			aria-describedby="picture-keys"
			// biome-ignore lint/a11y/noNoninteractiveTabindex: an application is one
			tabIndex={0}
			onKeyDown={onKeyDown}
		>
			<canvas
				key={generation}
				ref={canvas}
				data-window={window.join(",")}
				data-range={colours?.range?.join(",")}
				data-scaling={scaling}
				data-colours={map ?? USUAL_COLOURS}
				data-level={level && `${level.path}:${level.stride}`}
				data-flipped={String(layout.isFlipped)}
				data-mirrored={String(layout.isMirrored)}
				data-changes={changes}
			/>
		</div>
	);
}

function boxOf(
	place: ScreenPlace,
	{ isFlipped, isMirrored }: PlaneLayout,
	x0: number,
	y0: number,
	x1: number,
	y1: number,
) {
	const [left, right] = isMirrored ? [place.x(x1), place.x(x0)] : [place.x(x0), place.x(x1)];
	const [top, bottom] = isFlipped ? [place.y(y1), place.y(y0)] : [place.y(y0), place.y(y1)];
	return { left, top, right, bottom };
}

type AxesProps = {
	plane: Plane;
	window: ViewWindow;
	size: Size;
	place: ScreenPlace;
	cursor: { row: number; column: number } | undefined;
};

/** Ticks, titles, the frame of the plane, and the cell that is pointed at by keys. */
function StageAxes({ plane, window: [x0, y0, x1, y1], size, place, cursor }: AxesProps): VNode {
	const { rows, columns } = plane;
	const across = ticksOf(columns, x0, x1, Math.max(2, Math.floor(size.width / 90)));
	const down = ticksOf(rows, y0, y1, Math.max(2, Math.floor(size.height / 44)));
	const clipX = (x: number): number => Math.min(Math.max(x, 0), size.width);
	const clipY = (y: number): number => Math.min(Math.max(y, 0), size.height);
	const xs = [clipX(place.x(0)), clipX(place.x(columns.length))].sort((a, b) => a - b) as [number, number];
	const ys = [clipY(place.y(0)), clipY(place.y(rows.length))].sort((a, b) => a - b) as [number, number];
	const chosen = viewState.value.cell;
	const [rowAxis, columnAxis] = plane.plane;
	const marked = cursor ?? (chosen && { row: chosen[rowAxis] ?? -1, column: chosen[columnAxis] ?? -1 });
	return (
		<svg
			class="stage-axes"
			width={size.width + MARGIN.left + MARGIN.right}
			height={size.height + MARGIN.top + MARGIN.bottom}
			aria-hidden="true"
		>
			<g transform={`translate(${MARGIN.left} ${MARGIN.top})`}>
				<rect
					class="plane-frame"
					x={xs[0] - 0.5}
					y={ys[0] - 0.5}
					width={xs[1] - xs[0] + 1}
					height={ys[1] - ys[0] + 1}
				/>
				{across.map((tick) => (
					<AxisTick key={tick.at} tick={tick} x={place.x(tick.at)} y={ys[1]} kind="across" width={size.width} />
				))}
				{down.map((tick) => (
					<AxisTick key={tick.at} tick={tick} x={xs[0]} y={place.y(tick.at)} kind="down" width={size.width} />
				))}
				<text class="axis-title" x={(xs[0] + xs[1]) / 2} y={ys[1] + 36} text-anchor="middle">
					{axisTitle(columns)}
				</text>
				<text
					class="axis-title"
					transform={`translate(${xs[0] - 62} ${(ys[0] + ys[1]) / 2}) rotate(-90)`}
					text-anchor="middle"
				>
					{axisTitle(rows)}
				</text>
				{marked !== undefined && <CellMark {...{ place, size }} {...marked} />}
			</g>
		</svg>
	);
}

/** The least size of the frame around a cell. */
const LEAST_MARK = 9;

function CellMark({
	place,
	size,
	row,
	column,
}: {
	place: ScreenPlace;
	size: Size;
	row: number;
	column: number;
}): VNode | null {
	const [x, y] = [place.x(column + 0.5), place.y(row + 0.5)];
	if (x < 0 || y < 0 || x > size.width || y > size.height) return null;
	const width = Math.max(Math.abs(place.x(column + 1) - place.x(column)), LEAST_MARK);
	const height = Math.max(Math.abs(place.y(row + 1) - place.y(row)), LEAST_MARK);
	const box = { x: x - width / 2, y: y - height / 2, width, height };
	return (
		<g class="cell-mark">
			<rect {...box} />
			<rect {...box} />
		</g>
	);
}

function AxisTick({
	tick,
	x,
	y,
	kind,
	width,
}: {
	tick: Tick;
	x: number;
	y: number;
	kind: "across" | "down";
	width: number;
}): VNode {
	if (kind === "down")
		return (
			<g class="axis-tick">
				<path d={`M${x - 5} ${y}H${x}`} />
				<text x={x - 8} y={y} dy="0.32em" text-anchor="end">
					{tick.text}
				</text>
			</g>
		);
	// Labels at the ends stay in the picture.
	const anchor = x > width - 24 ? "end" : x < 12 ? "start" : "middle";
	return (
		<g class="axis-tick">
			<path d={`M${x} ${y}v5`} />
			<text x={x} y={y + 18} text-anchor={anchor}>
				{tick.text}
			</text>
		</g>
	);
}

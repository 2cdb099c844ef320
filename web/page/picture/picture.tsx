/** A plane of an array as a picture. */
import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { enabledBits } from "../../engine/switched-rules.ts";
import { Dimensions } from "../dimensions/dimensions.tsx";
import { MissingLegend } from "../missing/legend.tsx";
import { byteText } from "../numbers.ts";
import { ErrorMessage } from "../opening/error-message.tsx";
import { changeView, viewState } from "../state/view-state.ts";
import { viewIsThere } from "../tree/thumbnail-turns.ts";
import type { ViewProps } from "../views.ts";
import { ColourBar, ColourControls } from "./colour-controls.tsx";
import { Stage } from "./stage.tsx";
import { TileSupply } from "./tile-supply.ts";
import { useColouring } from "./use-colouring.ts";
import { type Plane, usePlane } from "./use-plane.ts";
import { cellsInWindow, wholePlane, zoomed } from "./view-window.ts";
import "../style/views.css";
import "./picture.css";

/** The view named picture. */
export function Picture({ store, facts }: ViewProps): VNode {
	const state = usePlane(store, facts);
	if (state.kind === "failed") return <ErrorMessage error={state.error} />;
	if (state.kind === "waiting")
		return (
			<p class="quiet view-waiting" role="status">
				Reading coordinates …
			</p>
		);
	return <PlanePicture key={`${store}\n${facts.path}`} store={store} plane={state.plane} />;
}

function PlanePicture({ store, plane }: { store: string; plane: Plane }): VNode {
	const supply = useMemo(() => new TileSupply(), []);
	useEffect(() => () => supply.close(), []);
	const colours = useColouring(plane, supply);
	const [isLineMode, setLineMode] = useState(false);
	const { facts, rows, columns } = plane;
	const addLine = (index: readonly number[]): void => {
		const dim = lineDimension(plane);
		const at = Object.fromEntries(
			index.flatMap((position, d) => (d === dim ? [] : [[facts.dimensions[d] as string, position]])),
		);
		const line = { dim: facts.dimensions[dim] as string, at };
		changeView({ lines: [...viewState.value.lines, line] });
		setAdded(viewState.value.lines.length);
	};
	const [added, setAdded] = useState(0);
	const state = supply.state.value;
	useEffect(() => {
		if (state.kind === "ready" && colours !== undefined) viewIsThere();
	}, [state.kind, colours === undefined]);
	const cells = { width: columns.length, height: rows.length };
	const window = viewState.value.window ?? wholePlane(cells);
	const zoom = (factor: number): void => changeView({ window: [...zoomed(window, factor, 0.5, 0.5, cells)] });
	return (
		<div class="picture">
			<div class="toolbar" role="toolbar" aria-label="Picture">
				<ColourControls plane={plane} colours={colours} />
				<span class="zoom-buttons">
					<button type="button" class="small-button" aria-label="Zoom in" onClick={() => zoom(1.5)}>
						+
					</button>
					<button type="button" class="small-button" aria-label="Zoom out" onClick={() => zoom(1 / 1.5)}>
						−
					</button>
					<button type="button" class="small-button" onClick={() => changeView({ window: undefined })}>
						Whole
					</button>
				</span>
				<button
					type="button"
					class="small-button"
					aria-pressed={isLineMode}
					title="While this is on, a click adds a line through the cell (Shift and a click do so at any time)"
					onClick={() => setLineMode(!isLineMode)}
				>
					Add lines
				</button>
				{added > 0 && (
					<button type="button" class="small-button" onClick={() => changeView({ view: "lines" }, "push")}>
						Show {viewState.value.lines.length} {viewState.value.lines.length === 1 ? "line" : "lines"}
					</button>
				)}
			</div>
			<Dimensions
				axes={plane.axes}
				names={facts.dimensions}
				at={plane.at}
				drawn={plane.rgb === undefined ? plane.plane : [...plane.plane, plane.rgb.axis]}
				plane={plane.plane}
				isReady={state.kind === "ready"}
			/>
			{state.kind === "failed" ? (
				<ErrorMessage error={state.error} />
			) : (
				<Stage {...{ plane, supply, colours, isLineMode }} onLine={addLine} />
			)}
			<div class="picture-foot">
				{colours !== undefined && (
					<ColourBar colours={colours} units={facts.units} title={facts.title ?? facts.path.slice(1)} />
				)}
				<Legend {...{ store, plane, supply }} />
			</div>
			<SupplyLine supply={supply} plane={plane} />
			<p id="picture-keys" class="sr-only">
				Arrow keys move the picture, plus and minus zoom, 0 shows all of it. Shift and arrow keys move from cell to
				cell, Enter tells the story of the cell, L adds a line through it.
			</p>
		</div>
	);
}

/** The dimension that lines through a picture go along: time if there is one, else the first that is not drawn, else across. */
function lineDimension({ axes, plane }: Plane): number {
	const others = axes.flatMap((axis, d) => (plane.includes(d) || axis.length < 2 ? [] : [d]));
	return others.find((d) => axes[d]?.role === "time") ?? others[0] ?? plane[1];
}

/** Reads the signals that change with every tile, so that nothing else is drawn again. */
function Legend({ store, plane, supply }: { store: string; plane: Plane; supply: TileSupply }): VNode {
	const rules = supply.rules.value;
	void supply.changes.value;
	const state = supply.state.value;
	const { off, window } = viewState.value;
	const cells = { width: plane.columns.length, height: plane.rows.length };
	const shown = cellsInWindow(window ?? wholePlane(cells), cells);
	const inView = useMemo(
		() => (shown === undefined ? undefined : supply.countMissing(shown, enabledBits(rules, off))),
		[supply.changes.value, state, rules, off.join("\n"), shown?.join(",")],
	);
	const isSampled = state.kind === "ready" && (state.level.scale[0] > 1 || state.level.scale[1] > 1);
	return (
		<MissingLegend
			store={store}
			path={plane.facts.path}
			rules={rules}
			inView={inView}
			among={isSampled ? "of the cells shown" : "in view"}
		/>
	);
}

function SupplyLine({ supply, plane }: { supply: TileSupply; plane: Plane }): VNode {
	const state = supply.state.value;
	const cache = supply.cache.value;
	return (
		<p class="supply-line quiet" role="status">
			<span>
				{state.kind === "ready"
					? levelText(state.level, plane)
					: state.kind === "failed"
						? "Reading failed"
						: "Reading …"}
			</span>
			{cache !== undefined && (
				<span data-cache-bytes={cache.bytes}>
					{byteText(cache.bytes)} of {byteText(cache.limit)} kept in memory
				</span>
			)}
		</p>
	);
}

function levelText({ scale, path, stride }: Plane["levels"][number], plane: Plane): string {
	const size = Math.max(...scale);
	if (size === 1) return "Every cell is read";
	const what = path === plane.facts.path ? "" : ` of the overview ${path}`;
	return stride > 1
		? `Every ${stride}th cell${what} is read: zoom in for all`
		: `Read from the overview ${path} (1 : ${Math.round(size)})`;
}

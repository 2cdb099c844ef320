/** A plane of an array on a map of the earth. */
import type { VNode } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { countsByRule } from "../../engine/counts-by-rule.ts";
import type { MapOutline } from "../../engine/map.ts";
import {
	formatView,
	type MapView,
	PROJECTIONS,
	type ProjectionName,
	parseView,
	usualView,
} from "../../engine/map-projections.ts";
import { enabledBits } from "../../engine/switched-rules.ts";
import { Dimensions } from "../dimensions/dimensions.tsx";
import { MissingLegend } from "../missing/legend.tsx";
import { byteText } from "../numbers.ts";
import { ErrorMessage } from "../opening/error-message.tsx";
import { ColourBar, ColourControls } from "../picture/colour-controls.tsx";
import { useColouring } from "../picture/use-colouring.ts";
import { type Plane, usePlane } from "../picture/use-plane.ts";
import { changeView, viewState } from "../state/view-state.ts";
import { useCall } from "../use-call.ts";
import type { ViewProps } from "../views.ts";
import { MapStage } from "./map-stage.tsx";
import { COARSE_STEP, MapSupply } from "./map-supply.ts";
import "../style/views.css";
import "./map.css";

/** The view named map. */
export function EarthMap({ store, facts }: ViewProps): VNode {
	const outline = useCall("mapOutline", { store, path: facts.path });
	const place = outline.kind === "ready" ? outline.value : undefined;
	const plane = usePlane(
		store,
		facts,
		place && [facts.dimensions[place.rowAxis] as string, facts.dimensions[place.columnAxis] as string],
	);
	if (outline.kind === "failed") return <ErrorMessage error={outline.error} />;
	if (plane.kind === "failed") return <ErrorMessage error={plane.error} />;
	if (place === undefined || plane.kind === "waiting")
		return (
			<p class="quiet view-waiting" role="status">
				Reading coordinates …
			</p>
		);
	return <PlaneMap key={`${store}\n${facts.path}`} store={store} plane={plane.plane} outline={place} />;
}

function PlaneMap({ store, plane, outline }: { store: string; plane: Plane; outline: MapOutline }): VNode {
	const supply = useMemo(() => new MapSupply(), []);
	useEffect(() => () => supply.close(), []);
	const colours = useColouring(plane, supply);
	const { facts } = plane;
	const named = parseView(viewState.value.projection);
	const view: MapView = named !== undefined && "zoom" in named ? named : usualView(outline.reach, named?.name);
	const show = (next: MapView): void => changeView({ projection: formatView(next) });
	const state = supply.state.value;
	return (
		<div class="picture">
			<div class="toolbar" role="toolbar" aria-label="Map">
				<label>
					<span class="sr-only">Projection</span>
					<select
						class="field"
						value={view.name}
						onChange={(event) => show(usualView(outline.reach, event.currentTarget.value as ProjectionName))}
					>
						{PROJECTIONS.map(({ name, label }) => (
							<option key={name} value={name}>
								{label}
							</option>
						))}
					</select>
				</label>
				<ColourControls plane={plane} colours={colours} />
				<span class="zoom-buttons">
					<button
						type="button"
						class="small-button"
						aria-label="Zoom in"
						onClick={() => show({ ...view, zoom: view.zoom * 1.5 })}
					>
						+
					</button>
					<button
						type="button"
						class="small-button"
						aria-label="Zoom out"
						onClick={() => show({ ...view, zoom: Math.max(0.8, view.zoom / 1.5) })}
					>
						−
					</button>
					<button type="button" class="small-button" onClick={() => show(usualView(outline.reach, view.name))}>
						Whole
					</button>
				</span>
			</div>
			<Dimensions
				axes={plane.axes}
				names={facts.dimensions}
				at={plane.at}
				drawn={plane.rgb === undefined ? plane.plane : [...plane.plane, plane.rgb.axis]}
				isReady={state.kind === "ready"}
			/>
			{state.kind === "failed" ? (
				<ErrorMessage error={state.error} />
			) : (
				<MapStage {...{ plane, supply, colours, view }} onView={show} />
			)}
			<div class="picture-foot">
				{colours !== undefined && (
					<ColourBar colours={colours} units={facts.units} title={facts.title ?? facts.path.slice(1)} />
				)}
				<MapLegend {...{ store, plane, supply }} />
			</div>
			<p class="supply-line quiet" role="status">
				<span>{state.kind === "ready" ? "Each pixel shows the cell under its centre" : "Reading …"}</span>
				{supply.cache.value !== undefined && (
					<span>
						{byteText(supply.cache.value.bytes)} of {byteText(supply.cache.value.limit)} kept in memory
					</span>
				)}
			</p>
			<p id="map-keys" class="sr-only">
				Arrow keys turn the map, plus and minus zoom, 0 shows all of the array.
			</p>
		</div>
	);
}

function MapLegend({ store, plane, supply }: { store: string; plane: Plane; supply: MapSupply }): VNode {
	const rules = supply.rules.value;
	const raster = supply.raster.value;
	const { off } = viewState.value;
	// A coarse map is on its way to a fine one: what that will say is not known yet.
	const fine = useRef(raster);
	if (raster !== undefined && raster.step < COARSE_STEP) fine.current = raster;
	const counted = fine.current;
	const inView = useMemo(() => {
		if (counted === undefined) return undefined;
		const byBits = new Array<number>(256).fill(0);
		const [first] = counted.bands;
		let total = 0;
		for (const [i, cell] of counted.cells.entries()) {
			if (cell < 0) continue;
			total++;
			const bits = first?.bits[i] ?? 0;
			byBits[bits] = (byBits[bits] as number) + 1;
		}
		return { total, counts: countsByRule(byBits, enabledBits(rules, off)) };
	}, [counted, rules, off.join("\n")]);
	return <MissingLegend store={store} path={plane.facts.path} rules={rules} inView={inView} among="of the pixels" />;
}

/** neuroglancer: images of OME-Zarr, in a worker of its own, by URL. */
import "neuroglancer";
import { makeMinimalViewer } from "neuroglancer/unstable/ui/minimal_viewer.js";

/** Draws a source; gives the function that tells where a place is in the picture. */
export async function show({ container, url, file, shown, view, background, level, width, height }) {
	const isField = file === "ocean.nc";
	const { columns } = view;
	const viewer = makeMinimalViewer({
		target: container,
		showLayerDialog: false,
		showUIControls: false,
		showPanelBorders: false,
	});
	const hex = background.map((channel) => channel.toString(16).padStart(2, "0")).join("");
	const style = document.createElement("style");
	style.textContent =
		".neuroglancer-data-panel-layout-controls, .neuroglancer-display-dimensions-widget { display: none }";
	document.head.append(style);
	viewer.state.restoreState({
		dimensions: { x: [view.cell, ""], y: [view.cell, ""], ...(isField ? { t: [view.timeSeconds, "s"] } : {}) },
		// Whole numbers are centres of cells in OME-Zarr: the middle, and the first time.
		position: [columns / 2 - 0.5, (columns * height) / width / 2 - 0.5, ...(isField ? [0] : [])],
		layers: [
			{ name: "shown", type: "image", source: `${url}|zarr3:`, shader: shader(shown), blend: "default", opacity: 1 },
		],
		layout: "xy",
		displayDimensions: ["x", "y"],
		crossSectionScale: 1 / view.pixels,
		crossSectionBackgroundColor: `#${hex}`,
		showAxisLines: false,
		showScaleBar: false,
		showDefaultAnnotations: false,
	});
	return ({ row, column, rows, columns: own }) => [
		width / 2 + (column + 0.5 - own / 2) * view.pixels * 2 ** level,
		height / 2 + (row + 0.5 - rows / 2) * view.pixels * 2 ** level,
	];
}

/** A colour scale in which NaN is transparent. */
function shader({ limits: [low, high], anchors }) {
	const last = anchors.length - 1;
	const colours = anchors.map((colour) => `vec3(${colour.map((channel) => (channel / 255).toFixed(6))})`);
	return `
const vec3 ANCHORS[${anchors.length}] = vec3[${anchors.length}](${colours});
void main() {
	float value = toRaw(getDataValue());
	if (isnan(value)) { emitTransparent(); return; }
	float place = clamp((value - float(${low})) / float(${high - low}), 0.0, 1.0) * ${last}.0;
	int below = min(int(place), ${last - 1});
	emitRGB(mix(ANCHORS[below], ANCHORS[below + 1], place - float(below)));
}`;
}

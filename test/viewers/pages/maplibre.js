/** @carbonplan/zarr-layer on MapLibre. */
import { ZarrLayer } from "@carbonplan/zarr-layer";
import * as maplibregl from "maplibre-gl";

maplibregl.setWorkerUrl("/lib/maplibre-gl/dist/maplibre-gl-worker.mjs");

/** Metres of a pixel at zoom 0, where the world has 512 pixels. */
const WORLD = 40075016.68557849 / 512;

/**
 * EPSG:3857, told in full: zarr-layer 0.5.0 looks for the chunks that are in view by degrees otherwise, and finds few of a grid in
 * metres.
 */
const MERCATOR = "+proj=merc +a=6378137 +b=6378137 +units=m +nadgrids=@null +no_defs";

/** Draws a source; gives the function that tells where a place is in the picture. */
export async function show({ container, store, url, file, shown, background, view }) {
	const map = new maplibregl.Map({
		container,
		style: {
			version: 8,
			sources: {},
			layers: [{ id: "background", type: "background", paint: { "background-color": `rgb(${background})` } }],
		},
		center: view.lonLat,
		zoom: Math.log2(WORLD / view.metres),
		attributionControl: false,
		renderWorldCopies: false,
		fadeDuration: 0,
	});
	await map.once("load");
	map.addLayer(
		new ZarrLayer({
			id: "shown",
			...(store === undefined ? { source: url } : { store }),
			variable: shown.array,
			clim: shown.limits,
			colormap: shown.colours,
			...(file === "ocean.nc" ? { selector: { time: { selected: 0, type: "index" } } } : { proj4: MERCATOR }),
		}),
	);
	return ({ lon, lat }) => {
		const { x, y } = map.project([lon, lat]);
		return [x, y];
	};
}

/** OpenLayers, whose source for GeoZarr takes URLs. */
import TileLayer from "ol/layer/WebGLTile.js";
import OlMap from "ol/Map.js";
import GeoZarr from "ol/source/GeoZarr.js";
import View from "ol/View.js";

/** Draws a source; gives the function that tells where a place is in the picture. */
export async function show({ container, url, shown, view }) {
	const isField = view.degrees !== undefined;
	const [low, high] = shown.limits;
	const stops = shown.anchors.flatMap((colour, i, { length }) => [
		low + ((high - low) * i) / (length - 1),
		[...colour, 1],
	]);
	const map = new OlMap({
		target: container,
		controls: [],
		layers: [
			new TileLayer({
				source: new GeoZarr({ url, bands: [shown.array], dimensions: isField ? { time: 0 } : {}, transition: 0 }),
				// The second band is what OpenLayers makes of missing data.
				style: {
					color: ["case", ["==", ["band", 2], 0], [0, 0, 0, 0], ["interpolate", ["linear"], ["band", 1], ...stops]],
				},
			}),
		],
		view: new View({
			projection: isField ? "EPSG:4326" : "EPSG:3857",
			center: isField ? view.lonLat : view.metresXY,
			resolution: isField ? view.degrees : view.metres,
			constrainResolution: false,
			smoothResolutionConstraint: false,
			minResolution: 1e-6,
			maxResolution: 1e9,
		}),
	});
	await new Promise((resolve) => map.once("postrender", resolve));
	return ({ lon, lat, x, y }) => map.getPixelFromCoordinate(isField ? [lon, lat] : [x, y]);
}

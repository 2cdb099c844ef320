/** deck.gl-raster: a georeferenced image on a map of deck.gl. zarrita reads, the page paints. */
import { COORDINATE_SYSTEM, Deck, MapView, OrthographicView } from "@deck.gl/core";
import { RasterLayer } from "@developmentseed/deck.gl-raster";
import * as zarr from "zarrita";

/** The world of deck.gl in Mercator's projection is 512 wide. */
const METRES = (2 * Math.PI * 6378137) / 512;

/** Draws a source; gives the function that tells where a place is in the picture. */
export async function show({ container, store, url, file, shown, view, level, width, height }) {
	const root = await zarr.open(zarr.root(store ?? new zarr.FetchStore(url)), { kind: "group" });
	const isField = file === "ocean.nc";
	const array = await zarr.open(root.resolve(isField ? "sst" : `${level}/data`), { kind: "array" });
	const { data, shape } = await zarr.get(array, isField ? [0, null, null] : null);
	const place = isField ? root.attrs : root.attrs.multiscales.layout[level];
	const [rows, columns] = shape;
	const [longitude, latitude] = view.lonLat;
	const deck = new Deck({
		parent: container,
		width,
		height,
		views: isField ? new OrthographicView({ flipY: false }) : new MapView({ repeat: false }),
		initialViewState: isField
			? { target: [longitude, latitude], zoom: -Math.log2(view.degrees) }
			: { longitude, latitude, zoom: Math.log2(METRES / view.metres) },
		layers: [
			new RasterLayer({
				id: "shown",
				width: columns,
				height: rows,
				renderPipeline: new ImageData(paint(data, shown), columns, rows),
				reprojectionFns: reprojection(place["spatial:transform"], isField ? 1 : METRES, isField ? 0 : 256),
				coordinateSystem: COORDINATE_SYSTEM.CARTESIAN,
				// Colours as they are, without a sun.
				_subLayerProps: { raster: { material: { ambient: 1, diffuse: 0, specularColor: [0, 0, 0] } } },
			}),
		],
	});
	await new Promise((resolve) => deck.setProps({ onAfterRender: resolve }));
	return ({ lon, lat }) => deck.getViewports()[0].project([lon, lat]);
}

/** Pixels of values; what is missing is transparent. */
function paint(values, { limits: [low, high], colours }) {
	const pixels = new Uint8ClampedArray(4 * values.length);
	for (const [i, value] of values.entries()) {
		if (Number.isNaN(value)) continue;
		const place = Math.min(Math.max((value - low) / (high - low), 0), 1) * (colours.length - 1);
		pixels.set([...colours[Math.round(place)], 255], 4 * i);
	}
	return pixels;
}

/** Between cells, the coordinates of the file, and the units of deck.gl: straight lines stay straight. */
function reprojection([a, , c, , e, f], unit, origin) {
	return {
		forwardTransform: (column, row) => [a * column + c, e * row + f],
		inverseTransform: (x, y) => [(x - c) / a, (y - f) / e],
		forwardReproject: (x, y) => [origin + x / unit, origin + y / unit],
		inverseReproject: (x, y) => [(x - origin) * unit, (y - origin) * unit],
	};
}

/** The viewers, and what each is shown. */

/** zarrita, or the viewer, looks for the metadata of Zarr v2 as well. */
const ASKS_FOR_V2 = /404 .*\.z(metadata|attrs|group|array)$/;

/**
 * By the name of its page: what it is called, the arrangement that it needs, the ways in which it is given a file, and what of its
 * console is known to be harmless.
 */
export const VIEWERS = {
	maplibre: {
		title: "zarr-layer on MapLibre",
		// It takes places from coordinates.
		arrange: { "island.tif": { convention: "geozarr", coordinates: true } },
		ways: ["store", "worker", "serve"],
		ignores: [ASKS_FOR_V2],
		picture: { "ocean.nc": "zarr-layer.png", "island.tif": "zarr-layer-cog.png" },
	},
	openlayers: {
		title: "OpenLayers",
		arrange: { "island.tif": "geozarr", "ocean.nc": "geozarr" },
		size: { "ocean.nc": [480, 240] },
		ways: ["worker", "serve"],
		ignores: [ASKS_FOR_V2],
		picture: { "ocean.nc": "openlayers.png", "island.tif": "openlayers-cog.png" },
	},
	viv: {
		title: "Viv",
		arrange: { "island.tif": "ome", "ocean.nc": "ome" },
		size: { "ocean.nc": [480, 240] },
		ways: ["store", "worker", "serve"],
		ignores: [ASKS_FOR_V2],
		picture: { "island.tif": "viv.png" },
	},
	omezarr: {
		title: "ome-zarr.js",
		arrange: { "island.tif": "ome", "ocean.nc": "ome" },
		size: { "ocean.nc": [480, 240] },
		ways: ["store", "worker", "serve"],
		ignores: [ASKS_FOR_V2],
		// It takes the colour below, and none between.
		rounding: Math.floor,
		picture: { "ocean.nc": "ome-zarr.png" },
	},
	deckraster: {
		title: "deck.gl-raster",
		arrange: { "island.tif": "geozarr", "ocean.nc": "geozarr" },
		size: { "ocean.nc": [480, 240] },
		ways: ["store", "worker", "serve"],
		ignores: [ASKS_FOR_V2],
		picture: { "ocean.nc": "deck-raster.png" },
	},
	neuroglancer: {
		title: "neuroglancer",
		arrange: { "island.tif": "ome", "ocean.nc": "ome" },
		size: { "ocean.nc": [480, 240] },
		ways: ["worker", "serve"],
		picture: { "ocean.nc": "neuroglancer.png" },
	},
};

/** The centre of the island in the projection of maps on the web. */
const CENTRE = [-1_719_040, 3_279_040];
const ISLAND = { metresXY: CENTRE, lonLat: lonLatOf(CENTRE), columns: 512, cell: 160 };

/** The whole world; a cell has four pixels, by degrees or in an image. */
const WORLD = {
	lonLat: [0, 0],
	degrees: 0.75,
	metres: 40075016.68557849 / 512,
	columns: 120,
	pixels: 4,
	cell: 3,
	timeSeconds: 181 * 86400,
};

/** What is shown of a file: where, at which scale (in degrees or metres of a pixel, or in pixels of a cell), and the level of the pyramid or the time that must be seen. */
const VIEWS = {
	"ocean.nc": [{ name: "field", level: 0, shape: [60, 120], view: WORLD }],
	"island.tif": [
		{ name: "COG, full resolution", level: 0, shape: [512, 512], view: { ...ISLAND, metres: 160, pixels: 1 } },
		{ name: "COG, overview", level: 1, shape: [256, 256], view: { ...ISLAND, metres: 320, pixels: 0.5 } },
	],
};

/** Every viewer with every view and every way. */
export const CASES = Object.entries(VIEWERS).flatMap(([viewer, { title, arrange, ways, size = {}, picture }]) =>
	Object.entries(VIEWS).flatMap(([file, views]) =>
		views.flatMap(({ name, level, shape, view }, i) =>
			ways.map((via, k) => ({
				name: `${title}: ${name}, ${via}`,
				viewer,
				file,
				via,
				level,
				shape,
				view,
				arrange: arrange[file],
				size: size[file] ?? [512, 512],
				picture: i === views.length - 1 && k === 0 ? picture[file] : undefined,
			})),
		),
	),
);

/** Degrees of a place in metres of that projection. */
export function lonLatOf([x, y]) {
	const radius = 6378137;
	const degrees = 180 / Math.PI;
	return [(x / radius) * degrees, (2 * Math.atan(Math.exp(y / radius)) - Math.PI / 2) * degrees];
}

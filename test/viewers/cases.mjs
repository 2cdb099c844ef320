/** The viewers, and what each is shown. */

/** By the name of its page: the arrangement that it needs, the size of its picture, and what of its console is known to be harmless. */
export const VIEWERS = {
	// It asks for the metadata of Zarr v2 too.
	maplibre: { ignores: [/404 .*\.z(metadata|attrs|group)$/] },
};

/** The whole world, at a scale at which a cell of the field has several pixels. */
const WORLD = { lonLat: [0, 20], metres: 40075016.68557849 / 512 };

export const CASES = ["store", "worker", "serve"].map((via) => ({
	name: `zarr-layer on MapLibre: field, ${via}`,
	viewer: "maplibre",
	file: "ocean.nc",
	via,
	level: 0,
	view: WORLD,
	...(via === "store" ? { picture: "zarr-layer.png" } : {}),
}));

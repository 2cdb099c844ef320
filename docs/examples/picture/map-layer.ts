/** An array as a layer of a map in Web Mercator, tile by tile: for Leaflet, MapLibre and the like. */
import { openStore } from "mirazarr";
import {
	type MapLayer,
	type MapLayerOptions,
	openMapLayer,
	type Picture,
	rgbaPixels,
	type TileAddress,
	type TileOptions,
} from "mirazarr/picture";

const store = await openStore("samples/sea-surface.nc");
const options: MapLayerOptions = { at: { time: "2026-07" }, colours: "plasma", range: { min: 0, max: 30 } };
const layer: MapLayer = await openMapLayer(store, "sst", options);
console.log(layer.bounds.join(), JSON.stringify(layer.positions)); // -180,-90,180,90 [2,null,null]

const world: TileAddress = { z: 0, x: 0, y: 0 };
const sharp: TileOptions = { size: 512 };
const tile: Picture = await layer.tile(world, sharp);
console.log(tile.width, tile.height, rgbaPixels(tile).length); // 512 512 1048576

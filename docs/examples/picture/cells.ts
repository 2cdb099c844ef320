/** The cells of an array by longitudes and latitudes, for maps in any projection, and how far they reach. */
import { openStore } from "mirazarr";
import { type LonLatBox, type MapCells, mapCells, openMapLayer } from "mirazarr/picture";

const store = await openStore("samples/sea-surface.nc");
const cells: MapCells = await mapCells(store, "sst");
const [row = 0, column = 0] = [...cells.cellsAt([-177.5], [2.5])].flatMap((cell) => [
	Math.floor(cell / cells.width),
	cell % cells.width,
]);
console.log(row, column, cells.cellsAt([0], [95]).join()); // 17 0 -1

const [west, south, east, north]: LonLatBox = (await openMapLayer(store, "sst")).bounds;
console.log(west, south, east, north); // -180 -90 180 90

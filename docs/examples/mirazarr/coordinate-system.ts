/** The coordinate system of an array, and from its x and y to longitudes and latitudes and back. */
import {
	type CoordinateSystem,
	type CoordinateTransform,
	coordinateSystem,
	type DatumStep,
	openStore,
	transformOf,
} from "mirazarr";

const store = await openStore("samples/elevation.tif");
const system: CoordinateSystem = coordinateSystem(store, "0")!;
console.log(system.name, system.code, system.kind); // WGS 84 / UTM zone 28N EPSG:32628 projected

const { toLonLat, fromLonLat, unit, datum }: CoordinateTransform = await transformOf(system);
const accuracy = ({ kind, accuracy }: DatumStep) => (accuracy === undefined ? kind : `${kind} within ${accuracy} m`);
const [longitude, latitude] = toLonLat(205_000, 3_192_000);
console.log(longitude.toFixed(6), latitude.toFixed(6), accuracy(datum)); // -18.022823 28.821831 same
const [x, y] = fromLonLat(-18, 28.8);
console.log(x.toFixed(3), y.toFixed(3), unit.name); // 207167.299 3189523.113 metre

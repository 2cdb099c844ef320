/** How far an array reaches in degrees, and where its cells are on its map: to zoom a map to a file. */
import { type AffineTransform, type LonLatBounds, lonLatBounds, openStore, type PixelGrid, pixelGrid } from "mirazarr";

const store = await openStore("samples/elevation.tif");
const { west, south, east, north }: LonLatBounds = (await lonLatBounds(store, "0"))!;
console.log([west, south, east, north].map((degrees) => degrees.toFixed(4)).join(" ")); // -18.0228 28.5622 -17.6624 28.8293

const { transform, width, height }: PixelGrid = (await pixelGrid(store, "0"))!;
const corner = ([, , x, , , y]: AffineTransform) => `${x} ${y}`;
console.log(`${width} × ${height} from ${corner(transform)}`); // 384 × 320 from 205000 3192000

/** A selection has a position, a slice or `null` (all of it) for each dimension; people may write it as NumPy does. */
import { type DimensionSelection, openStore, parseSelection, read, type Selection } from "mirazarr";

const everySixth: DimensionSelection = { start: 0, stop: 36, step: 6 };
const selection: Selection = [0, everySixth, null];
const store = await openStore("samples/sea-surface.nc");
console.log((await read(store, "sst", { selection })).shape.join()); // 6,72

const typed = parseSelection("-1, 10:12, ::24");
console.log((await read(store, "sst", { selection: typed })).shape.join()); // 2,3

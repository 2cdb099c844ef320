/** The parser of GRIB with options of its own: only some fields, as cubes with rows from north to south. */
import { openStore, read } from "mirazarr";
import { type GribOptions, grib } from "mirazarr/formats/grib";

const options: GribOptions = { filter: { name: "2t" }, northUp: true };
const store = await openStore("samples/forecast.grib2", { parser: grib(options) });
console.log([...store.group.groups.keys()].join()); // heightAboveGround

const { shape, data } = await read(store, "heightAboveGround/instant/2t", { selection: [0, null, 0, 0] });
console.log(shape.join(), Array.from(data, (kelvin) => Number(kelvin).toFixed(2)).join(" ")); // 3 257.52 257.89 257.39

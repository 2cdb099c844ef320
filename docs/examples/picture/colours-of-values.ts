/** Colour maps, and the range that gets them: by default what the array declares, else most of its values. */
import { openStore } from "mirazarr";
import { COLOUR_MAPS, type ColourMapName, type ColourRange, colourTable, openMapLayer } from "mirazarr/picture";

console.log(COLOUR_MAPS.join()); // viridis,magma,inferno,plasma,cividis,greys,diverging
const reversed: ColourMapName = "greys_r";
console.log(colourTable(reversed).slice(0, 3).join()); // 255,255,255

const layer = await openMapLayer(await openStore("samples/sea-surface.nc"), "sst", { colours: "magma" });
const { min, max }: ColourRange = await layer.range();
console.log(min, max); // -3 45

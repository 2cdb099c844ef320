/** The colours that an image has of itself: a photograph is drawn as it is, a measurement by a colour map. */
import { openStore } from "mirazarr";
import { type OwnColours, ownColours } from "mirazarr/picture";

const describe = (own: OwnColours | undefined) =>
	own?.kind === "rgb" ? `${own.count} bands up to ${own.brightest}` : (own?.kind ?? "a measurement");
const photograph = await openStore("samples/photograph.tif");
console.log(describe(ownColours(photograph.array("0").description))); // 3 bands up to 255
const elevation = await openStore("samples/elevation.tif");
console.log(describe(ownColours(elevation.array("0").description))); // a measurement

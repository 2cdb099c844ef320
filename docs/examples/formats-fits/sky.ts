/** From pixels of an image to places in the sky and back, by the header of the file. */
import { openStore } from "mirazarr";
import { type FitsWcs, fitsWcs } from "mirazarr/formats/fits";

const { attributes } = (await openStore("samples/galaxy.fits")).array("0");
const wcs: FitsWcs = fitsWcs(attributes)!;
console.log(wcs.projection, wcs.coordinates.join(), wcs.frame); // TAN RA,DEC ICRS
const [ra, dec] = wcs.toSky(0, 0);
console.log(ra.toFixed(6), dec.toFixed(6)); // 202.628002 47.113691
const [x, y] = wcs.toPixel(202.4696, 47.1952);
console.log(x.toFixed(3), y.toFixed(3)); // 98.000 74.000

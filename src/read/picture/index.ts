/**
 * Arrays as pictures: layers of maps in Web Mercator, colour maps, PNG files. It runs in browsers and in Node.
 *
 * @module
 */
export { COLOUR_MAPS, type ColourMapName, colourTable } from "./colour-map.ts";
export { type PaletteImage, type Picture, type RgbaImage, rgbaPixels } from "./image.ts";
export type { LonLatBox } from "./map-bounds.ts";
export { type MapCells, mapCells } from "./map-cells.ts";
export { type MapLayer, type MapLayerOptions, openMapLayer, type TileOptions } from "./map-layer.ts";
export { type OwnColours, ownColours } from "./own-colours.ts";
export type { ColourRange } from "./picture.ts";
export type { Resampling } from "./pixel-places.ts";
export type { LoadBlock, PlaneOptions } from "./plane-blocks.ts";
export { encodePng } from "./png.ts";
export type { TileAddress } from "./tile-geometry.ts";

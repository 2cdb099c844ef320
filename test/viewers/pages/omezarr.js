/** ome-zarr.js: one plane of an image of OME-Zarr as a picture. */
import { LUTS, NgffImage } from "ome-zarr.js";

/** Draws a source; gives the function that tells where a place is in the picture. */
export async function show({ container, store, url, shown, view, background, level }) {
	// NaN gets the first colour of a table.
	LUTS.push({ path: "", name: "shown", rgb: [background, ...shown.colours.slice(1)] });
	const image = await NgffImage.load(store ?? url);
	image.setChannelLut(0, "shown");
	image.setChannelStart(0, shown.limits[0]);
	image.setChannelEnd(0, shown.limits[1]);
	const { data, width, height } = await image.renderRgba({ arrayPathOrIndex: level, maxSize: 4096 });
	const canvas = document.createElement("canvas");
	Object.assign(canvas, { width, height });
	canvas.getContext("2d").putImageData(new ImageData(data, width, height), 0, 0);
	const scale = (view.pixels * view.columns) / width;
	canvas.style = `width:${width * scale}px;height:${height * scale}px;image-rendering:pixelated`;
	container.append(canvas);
	return ({ row, column }) => [(column + 0.5) * scale, (row + 0.5) * scale];
}

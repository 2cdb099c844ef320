import { texelValue } from "../../engine/texels.ts";
import { HATCH_COLOURS, isHatched, reasonOf } from "../missing/hatch.ts";
import { colourIndex } from "./colour-scale.ts";
import { type Colouring, type DrawnTile, type Frame, type Painter, type PlacedTile, pixelsBetween } from "./painter.ts";

/** How much of the colour of a reason its paper has. */
const WASH = 0.16;

/** A painter on a canvas where there is no WebGL2: the same colours, pixel by pixel. */
export function canvasPainter(canvas: OffscreenCanvas): Painter | undefined {
	const context = canvas.getContext("2d");
	return (
		(context && {
			kind: "2d",
			isReady: () => true,
			prepare() {},
			release() {},
			close() {},
			paint(frame) {
				const image = context.createImageData(Math.max(1, frame.width), Math.max(1, frame.height));
				paintFrame(image.data, frame);
				context.putImageData(image, 0, 0);
			},
		}) ??
		undefined
	);
}

/** Draws a picture into red, green, blue and opacity of its pixels. */
export function paintFrame(pixels: Uint8ClampedArray, frame: Frame): void {
	for (const placed of frame.tiles) paintTile(pixels, frame, placed);
}

function paintTile(pixels: Uint8ClampedArray, frame: Frame, placed: PlacedTile): void {
	const { tile, left, top, right, bottom, isFlipped, isMirrored } = placed;
	const colourOf = colourer(tile, frame.colouring);
	const [perColumn, perRow] = [tile.width / (right - left), tile.height / (bottom - top)];
	// A pixel shows the texel under its middle.
	const { clip } = frame;
	const [firstX, endX] = pixelsBetween(Math.max(left, clip.left), Math.min(right, clip.right), frame.width);
	const [firstY, endY] = pixelsBetween(Math.max(top, clip.top), Math.min(bottom, clip.bottom), frame.height);
	for (let y = firstY; y < endY; y++) {
		const down = (y + 0.5 - top) * perRow;
		const row = Math.min(tile.height - 1, Math.floor(isFlipped ? tile.height - down : down));
		for (let x = firstX; x < endX; x++) {
			const across = (x + 0.5 - left) * perColumn;
			const column = Math.min(tile.width - 1, Math.floor(isMirrored ? tile.width - across : across));
			const at = Math.max(0, row) * tile.width + Math.max(0, column);
			// What is not a number, and not missing by a rule, is no cell at all.
			if (Number.isNaN(tile.bands[0]?.values[at]) && tile.bands[0]?.bits[at] === 0) continue;
			const reason = reasonOf(heldBits(tile, at, frame.colouring), frame.enabled);
			const colour = reason < 0 ? colourOf(at) : hatchColour(reason, x, y, frame);
			pixels.set(colour, 4 * (y * frame.width + x));
			pixels[4 * (y * frame.width + x) + 3] = 255;
		}
	}
}

/** Of colours a pixel is there if one of them is. */
function heldBits({ bands }: DrawnTile, at: number, { kind }: Colouring): number {
	const [first = 0, ...others] = bands.map(({ bits }) => bits[at] as number);
	return kind === "rgb" ? others.reduce((held, bits) => held & bits, first) : first;
}

function colourer({ bands }: DrawnTile, colouring: Colouring): (at: number) => ArrayLike<number> {
	const [first] = bands;
	if (first === undefined) return () => [0, 0, 0];
	if (colouring.kind === "rgb")
		return (at) =>
			colouring.ranges.map(([min, max], band) => {
				const share = ((bands[band]?.values[at] ?? 0) - min) / Math.max(max - min, 1e-30);
				return Math.round(Math.min(Math.max(share, 0), 1) * 255);
			});
	const { table } = colouring;
	const colour = (number: number): Uint8Array => table.subarray(3 * number, 3 * number + 3);
	if (colouring.kind === "palette")
		return (at) => colour(Math.min(Math.max(Math.trunc(texelValue(first, at)), 0), table.length / 3 - 1));
	return (at) => colour(colourIndex(colouring.scale, texelValue(first, at)));
}

function hatchColour(rule: number, x: number, y: number, { paper, hatchPixels }: Frame): readonly number[] {
	const own = HATCH_COLOURS[rule] as readonly number[];
	if (isHatched(rule, Math.floor((x + 0.5) / hatchPixels), Math.floor((y + 0.5) / hatchPixels))) return own;
	return paper.map((part, i) => Math.round(part * (1 - WASH) + (own[i] as number) * WASH));
}

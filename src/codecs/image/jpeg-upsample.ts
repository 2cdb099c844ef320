import type { JpegComponent, JpegFrame, JpegPlane } from "./jpeg-frame.ts";

/** A row of samples: `samples[from]` is the first. */
export type SampleRow = { samples: JpegPlane; from: number };

/** Gives the rows of a component as wide and as many as those of the image. A row is good until the next is asked for. */
export type RowSource = (y: number) => SampleRow;

/**
 * How the rows of a component are got. Where every second sample is missing it is interpolated with the weights and the
 * rounding of libjpeg's "fancy" upsampling; all else is repeated, as there.
 */
export function rowSource(component: JpegComponent, { maxAcross, maxDown }: JpegFrame): RowSource {
	const { plane, width, strideBlocks } = component;
	const stride = 8 * strideBlocks;
	const across = maxAcross / component.across;
	const down = maxDown / component.down;
	const lastRow = Math.min(component.height, plane.length / stride) - 1;
	const row = { samples: plane, from: 0 };
	if (across === 1 && down === 1) {
		return (y) => {
			row.from = y * stride;
			return row;
		};
	}
	const output = plane instanceof Uint8Array ? new Uint8Array(stride * across) : new Uint16Array(stride * across);
	const upsampled = { samples: output, from: 0 };
	/** The row nearest to output row `y` of two, and the next nearest; beyond the edge, the edge. */
	const near = (y: number): number => (y >> 1) * stride;
	const next = (y: number): number => Math.min(Math.max((y >> 1) + (y % 2 === 0 ? -1 : 1), 0), lastRow) * stride;
	const isSmooth = width > 2;
	if (across === 2 && down === 1 && isSmooth)
		return (y) => {
			widenRow(plane, y * stride, width, output);
			return upsampled;
		};
	if (across === 2 && down === 2 && isSmooth)
		return (y) => {
			widenRows(plane, near(y), next(y), width, output);
			return upsampled;
		};
	if (across === 1 && down === 2)
		return (y) => {
			blendRows(plane, near(y), next(y), width, y % 2 === 0 ? 1 : 2, output);
			return upsampled;
		};
	return (y) => {
		const from = Math.floor(y / down) * stride;
		for (let x = 0, to = 0; x < width; x++) for (let i = 0; i < across; i++) output[to++] = plane[from + x] as number;
		return upsampled;
	};
}

/** Twice as wide: three parts of the near sample, one of the far. */
function widenRow(plane: JpegPlane, from: number, width: number, output: JpegPlane): void {
	let before = plane[from] as number;
	let here = before;
	let to = 0;
	for (let x = 1; x <= width; x++) {
		const after = x < width ? (plane[from + x] as number) : here;
		output[to] = (3 * here + before + 1) >> 2;
		output[to + 1] = (3 * here + after + 2) >> 2;
		to += 2;
		before = here;
		here = after;
	}
}

/** Twice as wide and half-way between two rows, at once: the rounding is of the whole. */
function widenRows(plane: JpegPlane, near: number, next: number, width: number, output: JpegPlane): void {
	let here = 3 * (plane[near] as number) + (plane[next] as number);
	let before = here;
	let to = 0;
	for (let x = 1; x <= width; x++) {
		const after = x < width ? 3 * (plane[near + x] as number) + (plane[next + x] as number) : here;
		output[to] = (3 * here + before + 8) >> 4;
		output[to + 1] = (3 * here + after + 7) >> 4;
		to += 2;
		before = here;
		here = after;
	}
}

function blendRows(plane: JpegPlane, near: number, next: number, width: number, bias: number, output: JpegPlane): void {
	for (let x = 0; x < width; x++)
		output[x] = (3 * (plane[near + x] as number) + (plane[next + x] as number) + bias) >> 2;
}

/** What colours the page should draw, worked out from values here. */
import assert from "node:assert/strict";
import { colourTable } from "../../dist/read/picture/index.js";

/** viridis as it was published (S. van der Walt and N. Smith): its ends, quarters and middle. */
const VIRIDIS = [
	[0, [68, 1, 84]],
	[0.25, [59, 82, 139]],
	[0.5, [33, 145, 140]],
	[0.75, [94, 201, 98]],
	[1, [253, 231, 37]],
];

const table = colourTable("viridis");
const last = table.length / 3 - 1;
for (const [share, colour] of VIRIDIS) assert.ok(isNear(viridisAt(Math.round(share * last)), colour, 3), `${share}`);

function viridisAt(number) {
	return [...table.subarray(3 * number, 3 * number + 3)];
}

/** Whether two colours are the same but for the rounding of a graphics processor. */
export function isNear(found, wanted, most = 2) {
	return found.every((channel, i) => Math.abs(channel - wanted[i]) <= most);
}

/** Whether a pixel has the colour of a value: single precision may round to the neighbour of 255 colours. */
export function isViridis(found, value, [min, max], scaling = "linear") {
	const share = scaling === "log" ? Math.log(value / min) / Math.log(max / min) : (value - min) / (max - min);
	const number = Math.min(Math.max(Math.round(share * last), 0), last);
	return [number - 1, number, number + 1].some((near) => near >= 0 && near <= last && isNear(found, viridisAt(near)));
}

/** The colours of reasons (after M. Okabe and K. Ito), in the order of the legend. */
const HATCHES = [
	...[
		[213, 94, 0],
		[0, 114, 178],
		[204, 121, 167],
		[0, 158, 115],
	],
	...[
		[230, 159, 0],
		[86, 180, 233],
		[148, 103, 189],
		[127, 127, 127],
	],
];

/** The number of the reason whose hatch a pixel belongs to: a line of it, or the paper between, which has a sixth of its colour. */
export function hatchOf(found, paper = [255, 255, 255]) {
	return HATCHES.findIndex(
		(colour) =>
			isNear(found, colour) ||
			isNear(
				found,
				colour.map((channel, i) => paper[i] * 0.84 + channel * 0.16),
			),
	);
}

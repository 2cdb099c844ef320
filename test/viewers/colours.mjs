/** The colours that all viewers are given, and that their pictures are judged by. */

const ANCHORS = {
	/** Cold to warm. */
	"ocean.nc": [
		[22, 30, 90],
		[33, 84, 152],
		[58, 152, 178],
		[150, 208, 176],
		[243, 232, 164],
		[243, 160, 90],
		[196, 62, 56],
	],
	/** Shore to summit. */
	"island.tif": [
		[30, 94, 70],
		[86, 142, 84],
		[186, 190, 118],
		[206, 166, 104],
		[150, 104, 78],
		[244, 240, 236],
	],
};

/** What is shown: in which limits, and in which colours, a few and 256 between them. */
export const SHOWN = {
	"ocean.nc": { array: "sst", limits: [-2, 32], anchors: ANCHORS["ocean.nc"], colours: table(ANCHORS["ocean.nc"]) },
	"island.tif": {
		array: "data",
		limits: [-50, 2000],
		anchors: ANCHORS["island.tif"],
		colours: table(ANCHORS["island.tif"]),
	},
};

/** Behind the pictures: what is missing shows it. */
export const BACKGROUND = [233, 238, 242];

/** The colour of a number: between two of the table, unless its place there is rounded. */
export function colourOf(value, { limits: [low, high], colours, rounding = (place) => place }) {
	const place = rounding(Math.min(Math.max((value - low) / (high - low), 0), 1) * (colours.length - 1));
	const [a, b] = [colours[Math.floor(place)], colours[Math.ceil(place)]];
	return a.map((channel, i) => channel + (b[i] - channel) * (place % 1));
}

/** 256 colours between a few. */
function table(anchors) {
	return Array.from({ length: 256 }, (_, i) => {
		const place = (i / 255) * (anchors.length - 1);
		const [a, b] = [anchors[Math.floor(place)], anchors[Math.ceil(place)]];
		return a.map((channel, k) => Math.round(channel + (b[k] - channel) * (place % 1)));
	});
}

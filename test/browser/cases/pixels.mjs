/** Pixels of pictures against the colours of values that other tools read there. */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { hatchOf, isNear, isViridis } from "../colours.mjs";
import { decode, openStore } from "../library.mjs";

const truth = JSON.parse(
	await readFile(join(dirname(fileURLToPath(import.meta.url)), "../../fixtures/explorer/truth.json"), "utf8"),
);

/** What is shown of a sample; `isSouthUp` where its first row belongs to the bottom. */
const SHOWN = [
	{ file: "sea-surface.nc", path: "/sst", at: "time:1", range: [-2, 32] },
	{ file: "elevation.tif", path: "/0", range: [0, 1500] },
	{ file: "photograph.tif", path: "/0" },
	{ file: "forecast.grib2", path: "/surface/instant/swh", at: "step:1", range: [0, 8] },
	{ file: "galaxy.fits", path: "/0", range: [100, 1000], isSouthUp: true },
];

/** As many wrong cells are named. */
const MOST_NAMED = 4;

export const cases = [
	...SHOWN.map((shown) => ({
		name: `${shown.file} has the colours of what ${truth[shown.file].tool} reads`,
		run: (visit) => againstTruth(visit, shown),
	})),
	{
		name: "in the dark, on a logarithmic scale",
		options: { colorScheme: "dark" },
		run: (visit) => againstTruth(visit, { ...SHOWN[3], range: [0.5, 12], scaling: "log", paper: [24, 31, 35] }),
	},
	{ name: "a window, its dimensions turned", run: turned },
	{ name: "without WebGL the same colours", run: withoutWebGl },
];

async function againstTruth(visit, { file, path, at, range, scaling, isSouthUp, paper }) {
	const { shape, cells } = truth[file];
	await visit.load({
		...{ source: `sample:${file}`, path, view: "picture" },
		...(at && { at }),
		...(range && { span: range.join(","), colours: "viridis" }),
		...(scaling && { scaling }),
	});
	await visit.opened();
	return compare(visit, shape, cells, { range, scaling, isSouthUp, paper });
}

/** What is wrong with the colours of cells. */
async function compare(visit, [rows, columns], cells, { range, scaling, isSouthUp = false, paper }) {
	await visit.painted();
	const pixels = await visit.pixels();
	const { left, top, width, height } = await visit.planeBox([rows, columns]);
	const wrong = cells.flatMap(({ row, column, value }) => {
		const down = isSouthUp ? rows - 1 - row : row;
		const x = Math.floor(left + ((column + 0.5) / columns) * width);
		const y = Math.floor(top + ((down + 0.5) / rows) * height);
		const found = pixels.at(x, y);
		const isRight =
			value === null
				? hatchOf(found, paper) >= 0
				: Array.isArray(value)
					? isNear(found, value)
					: isViridis(found, value, range, scaling);
		return isRight ? [] : [`cell ${row}, ${column} (${value}) at ${x}, ${y} is ${found}`];
	});
	return [
		...wrong.slice(0, MOST_NAMED),
		...(wrong.length > MOST_NAMED ? [`… ${wrong.length} of ${cells.length}`] : []),
	];
}

/** Rows across and columns down, and only a part of them, cut at whole cells so that it fills the picture. */
async function turned(visit, world) {
	const store = await openStore(join(world.root, "samples/sea-surface.nc"));
	const { data, shape } = await decode(store, "sst", { selection: [2], missing: "nan" });
	const [x0, y0, x1, y1] = [10, 30, 20, 36];
	await visit.load({
		...{ source: "sample:sea-surface.nc", path: "/sst", view: "picture", at: "time:2" },
		...{ plane: "lon,lat", window: [x0, y0, x1, y1].join(","), span: "-2,32", colours: "viridis" },
	});
	await visit.opened();
	await visit.painted();
	const { left, top, width, height } = await visit.planeBox([shape[1], shape[0]]);
	const pixels = await visit.pixels();
	const problems = [];
	for (let lat = x0; lat < x1; lat++)
		for (let lon = y0; lon < y1; lon++) {
			const value = data[lat * shape[1] + lon];
			const x = Math.floor(left + ((lat + 0.5) / shape[0]) * width);
			const y = Math.floor(top + ((lon + 0.5) / shape[1]) * height);
			const found = pixels.at(x, y);
			const isRight = Number.isNaN(value) ? hatchOf(found) >= 0 : isViridis(found, value, [-2, 32]);
			if (!isRight && problems.length < MOST_NAMED) problems.push(`lat ${lat}, lon ${lon} (${value}) is ${found}`);
		}
	return problems;
}

async function withoutWebGl(visit) {
	await visit.context.addInitScript(() => {
		const { getContext } = HTMLCanvasElement.prototype;
		HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
			return kind === "webgl2" ? null : getContext.call(this, kind, ...rest);
		};
	});
	const problems = await againstTruth(visit, SHOWN[0]);
	const painter = await visit.page.locator(".stage canvas").getAttribute("data-painter");
	return [...problems, ...(painter === "2d" ? [] : [`drawn by ${painter}`])];
}

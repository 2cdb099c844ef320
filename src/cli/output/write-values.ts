import { MiraError } from "../../errors.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { decode } from "../../read/decode.ts";
import { coordinatesAt } from "../../read/labels/coordinates-at.ts";
import { read } from "../../read/read.ts";
import { type ResolvedRange, resolveSelection } from "../../read/selection.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { numberText } from "../elements.ts";
import { type ReadValuesOptions, readValues } from "../read-values.ts";
import { counted, shapeText } from "../wording.ts";
import { csvBlocks } from "./csv.ts";
import { npyHeader, npyOfDecoded, npyOfStored } from "./npy.ts";
import { type ColourRange, paletteImage, pictureShape, usualRange } from "./picture.ts";
import { encodePng } from "./png.ts";
import type { ValueForm } from "./write-output.ts";

/** What to write, and of what. */
export type ValuesTask = {
	store: ManifestStore;
	path: string;
	options: ReadValuesOptions & { signal: AbortSignal };
	/** The the values at the two ends of the colours of a picture; by default most of them. */
	range?: ColourRange | undefined;
	/** True where a table goes to a terminal. */
	isLookedAt: boolean;
};

/** A file of values: its pieces, and what is in it, for people. */
export type ValuesFile = { pieces: AsyncIterable<string> | Iterable<Uint8Array>; about: string };

/** Values in the form of a file. */
export function valuesFile(task: ValuesTask, form: ValueForm): Promise<ValuesFile> {
	switch (form) {
		case "csv":
			return csvFile(task);
		case "npy":
			return npyFile(task);
		case "png":
			return pngFile(task);
	}
}

async function csvFile({ store, path, options, isLookedAt }: ValuesTask): Promise<ValuesFile> {
	const { values, statistics } = await readValues(store, path, options);
	const times = options.times === "number" ? "number" : "iso";
	const pieces = csvBlocks(store, {
		path,
		ranges: rangesOf(store, path, options),
		values,
		times,
		isLookedAt,
		signal: options.signal,
	});
	return { pieces, about: counted(statistics.count, "row") };
}

function rangesOf(store: ManifestStore, path: string, { selection }: ReadValuesOptions): ResolvedRange[] {
	return resolveSelection(selection, store.array(path).description.shape, path);
}

/** Decoded values have NaN or NaT where they are missing. */
async function npyFile({ store, path, options }: ValuesTask): Promise<ValuesFile> {
	const { raw, mask, maskArrays, times, selection, signal } = options;
	if (raw) {
		const { shape, bytes, data } = await read(store, path, { selection, signal });
		return npyPieces(npyOfStored(store.array(path).description.dataType, shape, bytes, data));
	}
	const { dataType, shape, data } = await decode(store, path, {
		selection,
		signal,
		mask,
		maskArrays,
		characters: "joined",
		times: times === "iso" ? "datetime64" : "number",
	});
	return npyPieces(npyOfDecoded(dataType, shape, data));
}

function npyPieces(array: ReturnType<typeof npyOfDecoded>): ValuesFile {
	return { pieces: [npyHeader(array), array.bytes], about: `${shapeText(array.shape)}, ${array.descr}` };
}

async function pngFile({ store, path, options, range }: ValuesTask): Promise<ValuesFile> {
	const { values, statistics, units } = await readValues(store, path, { ...options, times: "number" });
	const ranges = rangesOf(store, path, options);
	const names = store.array(path).description.dimensionNames ?? [];
	const kept = ranges.flatMap(({ kept }, d) => (kept ? [names[d] ?? `dimension ${d}`] : []));
	const shape = pictureShape(values.shape, kept, path);
	const colours = range ?? usualRange(values, elementCount(values.shape));
	if (colours === undefined)
		throw new MiraError("bad-selection", "there is nothing to draw: no value is a number that is not missing", {
			path,
		});
	const image = paletteImage(values, shape, colours, await isSouthUp(store, path, ranges, options.signal));
	const unit = units === undefined ? "" : ` ${units}`;
	const missing = statistics.missing > 0 ? `, ${statistics.missing} missing (transparent)` : "";
	const about = `${image.width} × ${image.height} pixels, colours from ${numberText(colours.min)} to ${numberText(colours.max)}${unit}${missing}`;
	return { pieces: [encodePng(image)], about };
}

/** True where the first row is south of the last one. */
async function isSouthUp(
	store: ManifestStore,
	path: string,
	ranges: readonly ResolvedRange[],
	signal: AbortSignal,
): Promise<boolean> {
	const long = ranges.flatMap(({ count }, d) => (count > 1 ? [d] : []));
	const rows = long.at(-2);
	if (rows === undefined) return false;
	const places = [0, (ranges[rows] as ResolvedRange).count - 1].map((row) =>
		ranges.map(({ start, step }, d) => (d === rows ? start + row * step : start)),
	);
	const [first, last] = await Promise.all(
		places.map(async (place) => {
			const coordinates = await coordinatesAt(store, path, place, signal);
			const north = coordinates.find(({ role }) => role === "latitude") ?? coordinates.find(({ role }) => role === "y");
			return Number(north?.value ?? Number.NaN);
		}),
	);
	return (first as number) < (last as number);
}

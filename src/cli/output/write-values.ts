import { MiraError } from "../../errors.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { decode } from "../../read/decode.ts";
import { csvBlocks } from "../../read/output/csv.ts";
import { numberText } from "../../read/output/elements.ts";
import { type ColourRange, paletteImage, pictureShape, usualRange } from "../../read/picture/picture.ts";
import { encodePng } from "../../read/picture/png.ts";
import { isSouthUp } from "../../read/picture/south-up.ts";
import { read } from "../../read/read.ts";
import { type ResolvedRange, resolveSelection } from "../../read/selection.ts";
import { elementCount } from "../../zarr/nd-array.ts";
import { type ReadValuesOptions, readValues } from "../read-values.ts";
import { counted, shapeText } from "../wording.ts";
import { npyHeader, npyOfDecoded, npyOfStored } from "./npy.ts";
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
	const { raw, mask, maskArrays, maskStorageFill, maskExcept, scale, times, selection, signal } = options;
	if (raw) {
		const { shape, bytes, data } = await read(store, path, { selection, signal });
		return npyPieces(npyOfStored(store.array(path).description.dataType, shape, bytes, data));
	}
	const { dataType, shape, data } = await decode(store, path, {
		selection,
		signal,
		mask,
		maskArrays,
		maskStorageFill,
		maskExcept,
		scale,
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
	const isFlipped = await isSouthUp(store, path, ranges, options.signal);
	const image = paletteImage(values, shape, colours, { isFlipped });
	const unit = units === undefined ? "" : ` ${units}`;
	const missing = statistics.missing > 0 ? `, ${statistics.missing} missing (transparent)` : "";
	const about = `${image.width} × ${image.height} pixels, colours from ${numberText(colours.min)} to ${numberText(colours.max)}${unit}${missing}`;
	return { pieces: [await encodePng(image)], about };
}

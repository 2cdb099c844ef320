import type { StoreArray } from "../../manifest/manifest-group.ts";
import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import { type Attributes, attributeToJson, textIn } from "../../zarr/attributes.ts";
import { isJsonObject, JsonFloat, type JsonObject, type JsonValue, plainJson } from "../../zarr/json.ts";
import { bandAxis, bandNames } from "./single-bands.ts";

/** Images with more channels than anybody can choose from are drawn without a word about them. */
const MOST_CHANNELS = 256;
const COLOURS = ["FF0000", "00FF00", "0000FF", "FFFF00", "FF00FF", "00FFFF", "FFFFFF"] as const;
/** The photometric interpretation of TIFF whose first samples are red, green and blue. */
const RGB = 2n;

type Range = readonly [least: number, greatest: number];

/**
 * What is drawn of an image and how, in the form of `omero`. Nothing where it is not known how large its values are: readers then
 * look at them, and a window that is made up would show an empty picture.
 */
export function omeroOf(
	array: StoreArray,
	channelAxis: number | undefined,
	name: string,
	window: Range | undefined,
): JsonObject | undefined {
	const { shape, attributes } = array.description;
	const count = channelAxis === undefined ? 1 : (shape[channelAxis] as number);
	if (count > MOST_CHANNELS) return undefined;
	const isColour = count >= 3 && bandAxis(array.description) === channelAxis && photometric(attributes) === RGB;
	const labels =
		channelAxis === undefined
			? [name]
			: bandAxis(array.description) === channelAxis
				? bandNames(array, count)
				: Array.from({ length: count }, (_, i) => `${array.description.dimensionNames?.[channelAxis] ?? "c"} ${i}`);
	const channels: JsonObject[] = [];
	for (const [i, label] of labels.entries()) {
		const known = window ?? knownRange(array, count === 1 ? undefined : i) ?? typedRange(array);
		if (known === undefined) return undefined;
		const [start, end] = known;
		const [min, max] = typedRange(array) ?? known;
		channels.push({
			label,
			color: isColour || count > 1 ? (COLOURS[i % COLOURS.length] as string) : "FFFFFF",
			active: isColour ? i < 3 : i === 0,
			window: {
				min: number(Math.min(min, start)),
				max: number(Math.max(max, end)),
				start: number(start),
				end: number(end),
			},
		});
	}
	if (!isColour && count > 1) (channels[0] as JsonObject).color = "FFFFFF";
	return { channels, rdefs: { model: isColour ? "color" : "greyscale", defaultT: 0, defaultZ: 0 } };
}

function number(value: number): JsonValue {
	return Number.isSafeInteger(value) ? value : new JsonFloat(value);
}

function photometric(attributes: Attributes): bigint | undefined {
	const value = attributes.get("photometric_interpretation")?.values[0];
	return typeof value === "number" || typeof value === "bigint" ? BigInt(value) : undefined;
}

/** What attributes say of the values as they are stored. */
function knownRange(array: StoreArray, band: number | undefined): Range | undefined {
	const { fill, attributes } = array.description;
	const { min, max } = fill.validRange ?? {};
	if (min !== undefined && max !== undefined) return rangeOf(Number(min), Number(max));
	const { scaleFactor, addOffset } = fill.packing;
	// CF, appendix A: it is that of unpacked values.
	const actual = scaleFactor === undefined && addOffset === undefined ? attributes.get("actual_range")?.values : [];
	if (actual?.length === 2) return rangeOf(Number(actual[0]), Number(actual[1]));
	// GDAL's statistics are those of stored values, which a view has not.
	return array.kind === "manifest" ? statistics(attributes, band) : undefined;
}

function statistics(attributes: Attributes, band: number | undefined): Range | undefined {
	const all = attributes.get("band_metadata");
	const list = all === undefined ? undefined : plainJson(attributeToJson(all));
	const own = Array.isArray(list) && band !== undefined ? list[band] : undefined;
	const textOf = (name: string): string | undefined =>
		isJsonObject(own) ? (typeof own[name] === "string" ? own[name] : undefined) : textIn(attributes, name);
	const [least, greatest] = [textOf("STATISTICS_MINIMUM"), textOf("STATISTICS_MAXIMUM")];
	return least === undefined || greatest === undefined ? undefined : rangeOf(Number(least), Number(greatest));
}

function rangeOf(least: number, greatest: number): Range | undefined {
	return Number.isFinite(least) && Number.isFinite(greatest) && least < greatest ? [least, greatest] : undefined;
}

/** All that an integer can be; floats have no such range that could be drawn. */
function typedRange({ description: { dataType } }: StoreArray): Range | undefined {
	if (dataType.kind !== "int" && dataType.kind !== "uint") return undefined;
	const size = powerOfTwo(8 * dataType.itemBytes);
	return dataType.kind === "uint" ? [0, size - 1] : [-size / 2, size / 2 - 1];
}

import { numberText } from "../../read/output/elements.ts";
import { writeJson } from "../../zarr/json.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";
import type { AxisInfo, AxisNote } from "../info/axis.ts";
import type { Place } from "../info/place.ts";
import type { ArrayInfo } from "../info/report.ts";
import { counted, sizeText } from "../wording.ts";
import { fitsWords } from "./fits.ts";
import { oneLine, valueText } from "./fitting.ts";
import { gribWords } from "./grib.ts";

/** `2020-01-16 to 2020-12-16, every 1 month, noleap calendar`, `-87.5 to 87.5 by 5 degrees_north`. */
export function axisText(axis: AxisInfo | AxisNote | undefined): string {
	if (axis === undefined) return "";
	if ("note" in axis) return axis.note;
	const { first, last, step, isUneven, range, units, calendar, missing } = axis;
	const isTime = calendar !== undefined;
	const finest = typeof step === "number" ? Math.abs(step) / 1000 : 0;
	const show = (value: number | string): string =>
		typeof value === "number" ? placeText(value, finest) : isTime ? timeText(value) : writeJson(oneLine(value));
	const unit = units === undefined ? "" : ` ${oneLine(units)}`;
	const by = typeof step === "number" ? ` by ${numberText(step)}` : "";
	const span = first === last && step === undefined && !isUneven ? show(first) : `${show(first)} to ${show(last)}`;
	return [
		`${span}${by}${unit}`,
		...(typeof step === "string" ? [`every ${step.replace(/^1 /, "")}`] : []),
		...(isUneven ? ["unevenly spaced"] : []),
		...(range === undefined ? [] : [`between ${range.map(numberText).join(" and ")}`]),
		...(isTime && !PLAIN_CALENDARS.has(calendar) ? [`${calendar} calendar`] : []),
		...(missing > 0 ? [`${missing} missing`] : []),
	].join(", ");
}

/** A coordinate with as many digits as tell it from its neighbours: those of a float32 have no more than seven. */
function placeText(value: number, finest: number): string {
	const short = numberText(value);
	return finest > 0 && Math.abs(Number(short) - value) > finest ? String(Number(value.toPrecision(12))) : short;
}

/** Those in which dates of our time are what everybody takes them for. */
const PLAIN_CALENDARS: ReadonlySet<string> = new Set(["standard", "proleptic_gregorian"]);

/** A date without a time that is midnight, and without seconds that are none. */
function timeText(iso: string): string {
	return iso
		.replace(/T00:00:00$/, "")
		.replace(/:00$/, "")
		.replace("T", " ");
}

/** `WGS 84 / UTM zone 33N (EPSG:32633)`. */
export function systemText({ crs }: Place): string | undefined {
	if (crs === undefined) return undefined;
	const { name, code, parameters } = crs;
	const named = code === undefined || code === name ? oneLine(name) : `${oneLine(name)} (${code})`;
	return [named, ...parameters.map(([words, value]) => `${words} ${value}`)].join(", ");
}

/** `x 499980 to 609780, y 4990200 to 5100000`. */
export function boundsText({ bounds }: Place): string | undefined {
	if (bounds === undefined) return undefined;
	const { x, y, xName, yName, of } = bounds;
	const [left, right, bottom, top] = [...x, ...y].map((value) => String(Number(value.toPrecision(9))));
	const note = of === "centres" ? " (centres of cells)" : of === "stated" ? " (as the file states)" : "";
	return `${xName} ${left} to ${right}, ${yName} ${bottom} to ${top}${note}`;
}

/** `int16`, `null_terminated_bytes(12)`. */
export function typeText({ dataType, lengthBytes }: ArrayInfo): string {
	return lengthBytes === undefined ? dataType : `${dataType}(${lengthBytes})`;
}

/** `time × lat × lon`: lengths only of dimensions without a name, and of those that have several. */
export function dimensionText({ shape, dimensionNames }: ArrayInfo, varied: ReadonlySet<string>): string {
	if (shape.length === 0) return "scalar";
	return shape
		.map((length, d) => {
			const name = dimensionNames[d] ?? "";
			return name === "" ? String(length) : varied.has(name) ? `${name} ${length}` : name;
		})
		.join(" × ");
}

/** What an array is: its name in words, its units, what is missing in it, and how it is packed. */
export function meaningItems(array: ArrayInfo, format: string): string[] {
	const { title, units, missing, grib, axis, role } = array;
	const items: string[] = [];
	if (grib !== undefined) {
		const { parameter, level, product, time } = gribWords(grib);
		items.push(...[parameter, level, product, time].filter((word) => word !== ""));
	} else {
		const unit = units === undefined ? "" : `[${oneLine(units)}]`;
		const named = [title === undefined ? "" : oneLine(title), unit].filter((word) => word !== "").join(" ");
		if (named !== "") items.push(named);
	}
	const colours = format === "TIFF" ? COLOURS.get(Number(array.attributes.photometric_interpretation)) : undefined;
	if (colours !== undefined) items.push(colours);
	const isValue = array.shape.length === 0 && role !== "reference" && axis !== undefined;
	if (isValue) items.push(`value ${axisText("note" in axis ? axis : { ...axis, units: undefined })}`);
	const words = format === "FITS" ? fitsWords(array).map(oneLine) : [];
	const isSaid = words.some((word) => word.endsWith("is missing"));
	if (missing.length > 0 && !isSaid) items.push(`missing ${missing.map(oneLine).join(", ")}`);
	for (const word of words) items.push(word);
	const { packing } = array;
	if (packing !== undefined && words.length === 0 && (packing.factor !== 1 || packing.offset !== 0))
		items.push(packingText(packing));
	return items;
}

/** PhotometricInterpretation (TIFF 6.0, section 8, and its supplements). */
const COLOURS: ReadonlyMap<number, string> = new Map([
	[0, "grey, 0 is white"],
	[1, "grey"],
	[2, "RGB"],
	[3, "palette"],
	[4, "mask"],
	[5, "CMYK"],
	[6, "YCbCr"],
	[8, "L*a*b*"],
]);

function packedItems({ grib }: ArrayInfo): string[] {
	if (grib === undefined) return [];
	const { packing, bitmap, seen } = gribWords(grib);
	return [packing, bitmap, seen].filter((word) => word !== "");
}

/** `value = stored × 0.01 + 273.15`. */
export function packingText({ factor, offset }: NonNullable<ArrayInfo["packing"]>): string {
	const times = factor === 1 ? "" : ` × ${numberText(factor)}`;
	const plus = offset === 0 ? "" : offset < 0 ? ` − ${numberText(-offset)}` : ` + ${numberText(offset)}`;
	return times + plus === "" ? "packed" : `value = stored${times}${plus}`;
}

/** How an array is stored: chunks, codecs, references, and what unwritten chunks hold. */
export function storageItems(array: ArrayInfo): string[] {
	const { chunks, codecs, fillText } = array;
	return [
		...packedItems(array),
		`chunks ${Array.isArray(chunks) ? chunks.join(" × ") || "scalar" : "of several sizes"}`,
		`codecs ${codecs.map(codecText).join(", ")}`,
		countsText(array),
		`fill_value ${oneLine(fillText)}`,
	];
}

/** Where the chunks are. */
export function countsText({ counts }: ArrayInfo): string {
	if (counts === undefined) return "references were not counted";
	if ("error" in counts) return `references unknown: ${oneLine(counts.error)}`;
	const { chunks, computed, references, missingChunks, inlinedBytes } = counts;
	if (computed) return `${counted(chunks, "chunk")} computed when read`;
	const parts = [counted(references, "reference")];
	if (missingChunks > 0) parts.push(`${counted(missingChunks, "chunk")} missing`);
	if (inlinedBytes > 0) parts.push(`${sizeText(inlinedBytes)} inlined`);
	return parts.join(", ");
}

/** Settings beyond this are tables or bytes in base64, which tell nobody anything. */
const LONGEST_SETTING = 24;

/** A step of a chain with its settings: `bytes(big)`. */
export function codecText({ name, configuration = {} }: CodecMetadata): string {
	const settings = Object.values(configuration).map((value) => {
		const text = valueText(value);
		return text.length > LONGEST_SETTING ? "…" : text;
	});
	return settings.length === 0 ? name : `${name}(${settings.join(", ")})`;
}

/** Attributes that are said in words elsewhere. */
const SAID: ReadonlySet<string> = new Set([
	"long_name",
	"units",
	"coordinates",
	"grid_mapping",
	"bounds",
	"calendar",
	"_FillValue",
	"missing_value",
	"scale_factor",
	"add_offset",
	"axis",
	"photometric_interpretation",
	"BLANK",
	"BSCALE",
	"BZERO",
	"BUNIT",
	"TNULL",
	"TSCAL",
	"TZERO",
	"TUNIT",
	"GRIB_edition",
	"GRIB_level",
	"GRIB_product",
	"GRIB_shortName",
	"GRIB_typeOfLevel",
]);

/** The attributes that nothing else says, each as `name value`. */
export function attributeItems({ attributes, title }: ArrayInfo): string[] {
	return Object.entries(attributes)
		.filter(([name, value]) => !SAID.has(name) && !(name === "standard_name" && value === title))
		.map(([name, value]) => `${name} ${valueText(value)}`);
}

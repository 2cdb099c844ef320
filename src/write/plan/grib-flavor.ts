import { type ChunkField, chunkFields } from "../../codecs/grib/chunk-fields.ts";
import { type FieldPacking, PACKING_NAMES, type PackingKind } from "../../codecs/grib/field-packing.ts";
import { gridLayout } from "../../codecs/grib/grid.ts";
import { readGridSection } from "../../codecs/grib/grids/grid-section.ts";
import type { GribSections } from "../../codecs/grib/message.ts";
import { type Advice, hint, isMiraError, messageWithoutHint, option } from "../../errors.ts";
import { throwIfOver } from "../../io/deadline-signals.ts";
import { ManifestArray } from "../../manifest/manifest-array.ts";
import type { StoreArray } from "../../manifest/manifest-group.ts";
import { readChunk } from "../../read/chunk.ts";
import { powerOfTwo } from "../../zarr/arithmetic/powers.ts";
import type { JsonObject } from "../../zarr/json.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";
import type { InlineContext } from "./inlined-chunks.ts";

/** Whose codec decodes GRIB messages: that of gribberish in Zarr v3, or that of kerchunk, a filter of Zarr v2 over ecCodes. */
export type GribReader = "gribberish" | "kerchunk";

/** An array with a codec that others know, or itself and what keeps them from reading it. */
export type GribFlavored = { array: StoreArray; problem: string | undefined; instead?: Advice };

/**
 * Gives an array of GRIB fields the codec of another reader, if that reader makes the same values of every one of its messages:
 * their heads are looked at, and where kerchunk would take 9999 for missing, also their values. Other arrays stay as they are.
 * Without a reader it says whom to choose.
 */
export async function flavorGrib(
	array: StoreArray,
	reader: GribReader | undefined,
	context: InlineContext,
): Promise<GribFlavored> {
	const [codec, ...others] = array.description.codecs;
	if (array.kind === "derived" || codec?.name !== "mirazarr.grib" || others.length > 0)
		return { array, problem: undefined };
	const choice = choiceOf(codec.configuration ?? {});
	const problemOf = async (other: GribReader): Promise<string | undefined> =>
		choiceProblem(other, choice) ?? (await fieldsProblem(array, other, choice, context));
	if (reader === undefined) {
		const unread = { array, problem: 'no other program knows codec "mirazarr.grib"' };
		if ((await problemOf("gribberish")) !== undefined) return unread;
		return { ...unread, instead: hint`write one that others know with ${option("codecFlavor", "gribberish")}` };
	}
	const problem = await problemOf(reader);
	if (problem !== undefined) return { array, problem };
	const { dataType } = array.description;
	const codecs = [gribCodec(reader, choice, dataType.name)];
	const flavored = new ManifestArray({ ...array.description, codecs }, () => array.manifest());
	return { array: flavored, problem };
}

/** What `mirazarr.grib` takes of a message. */
type Choice = { field: number; content: string; order: string };

function choiceOf({ field = 0, values = "values", order = "coded" }: JsonObject): Choice {
	return { field: Number(field), content: String(values), order: String(order) };
}

function gribCodec(reader: GribReader, { content, order }: Choice, dtype: string): CodecMetadata {
	if (reader === "kerchunk") return { name: "numcodecs.grib", configuration: { var: content, dtype } };
	const northUp = order === "north_up" ? { north_up: true } : {};
	return { name: "gribberish", configuration: { var: content, ...northUp } };
}

function choiceProblem(reader: GribReader, { field, content }: Choice): string | undefined {
	if (field !== 0) return `${reader} reads only the first field of a message, and this is another`;
	if (content !== "values" && reader === "gribberish")
		return "gribberish counts longitudes from -180 and has coordinates of few grids";
	return undefined;
}

/** The first thing that is wrong with the fields of an array. */
async function fieldsProblem(
	array: ManifestArray,
	reader: GribReader,
	choice: Choice,
	context: InlineContext,
): Promise<string | undefined> {
	const { registry } = context.store;
	try {
		for await (const field of chunkFields(array, choice.field, registry)) {
			throwIfOver(context.signal);
			const problem =
				orderProblem(reader, choice, field.sections) ??
				(choice.content === "values" ? valuesProblem(reader, field) : coordinateProblem(field.sections)) ??
				(reader === "kerchunk" && choice.content === "values" ? await labelProblem(array, field, context) : undefined);
			if (problem !== undefined) return `chunk ${field.index.join(".")}: ${problem}`;
		}
		return undefined;
	} catch (error) {
		if (!isMiraError(error)) throw error;
		return `its messages cannot be looked at: ${messageWithoutHint(error)}`;
	}
}

/** Both readers give values in the order of the file; gribberish can turn rows around. */
function orderProblem(reader: GribReader, { order }: Choice, sections: GribSections): string | undefined {
	const { scanning } = gridLayout(sections);
	if (order === "coded" || scanning === undefined) return undefined;
	if (scanning.jConsecutive || scanning.isAlternating)
		return `the values are not coded in rows, and ${reader} leaves them in the order of the file`;
	if (order === "north_up" && scanning.jPositive && reader === "kerchunk")
		return "the rows are coded from south to north, and kerchunk does not turn them around";
	return undefined;
}

function valuesProblem(reader: GribReader, { sections, packing }: ChunkField): string | undefined {
	if (packing === undefined) return "how the field is packed is not known";
	if (isScaledConstant(packing) && (reader === "kerchunk" || sections.edition === 2))
		return `it is constant, and ${reader} does not apply its decimal scale ${packing.decimalScale}`;
	if (sections.edition === 1 && sections.grid === undefined)
		return `${reader} does not know every grid that a centre has given a number`;
	return reader === "gribberish" ? gribberishProblem(sections, packing) : undefined;
}

/** By the formula of the template a constant field is R / 10^D; ecCodes gives R (design, rule 14). */
function isScaledConstant({ isConstant, scaling, decimalScale }: FieldPacking): boolean {
	return isConstant && decimalScale !== 0 && scaling?.reference !== 0;
}

/** What gribberish 1.9 decodes rightly, measured field by field beside ecCodes. */
function gribberishProblem(sections: GribSections, packing: FieldPacking): string | undefined {
	const { kind, bits = 0, isConstant } = packing;
	if (sections.edition === 1) {
		if (kind !== "simple") return `gribberish does not decode ${PACKING_NAMES[kind]} in edition 1`;
		if (!sections.hasLength) return "gribberish does not know messages of edition 1 beyond 8 MiB";
		const { ni, nj } = gridLayout(sections);
		const isKnown = GRIB1_GRIDS.includes(sections.grid?.[5] ?? 255);
		return isKnown && ni !== undefined && nj !== undefined
			? undefined
			: "in edition 1 gribberish knows only regular latitude-longitude grids and Gaussian ones";
	}
	if (!GRIB2_KINDS.has(kind)) return `gribberish does not decode ${PACKING_NAMES[kind]}`;
	if (kind === "png" && isConstant) return "gribberish fails on constant fields in PNG";
	if (kind === "ccsds" && !isConstant && bits < 5) return `gribberish decodes CCSDS of ${bits} bits wrongly`;
	return bits > 32 ? `gribberish does not decode numbers of ${bits} bits` : undefined;
}

/** Types of table 6: latitude and longitude, Gaussian. */
const GRIB1_GRIDS: readonly number[] = [0, 4];

const GRIB2_KINDS: ReadonlySet<PackingKind> = new Set(["simple", "complex", "differences", "jpeg2000", "png", "ccsds"]);

/** Grids of which the coordinates of ecCodes were compared with ours. */
function coordinateProblem(sections: GribSections): string | undefined {
	const section = readGridSection(sections);
	if (section.kind === "degrees" && section.isGaussian && section.rotation !== undefined)
		return "kerchunk leaves the coordinates of a rotated Gaussian grid rotated";
	return section.kind === "degrees" || section.kind === "map"
		? undefined
		: "what kerchunk makes of the coordinates of such a grid is not known";
}

/** kerchunk labels missing values with 9999, and then takes every 9999 for missing. */
const LABEL = 9999;

async function labelProblem(
	array: ManifestArray,
	{ index, packing }: ChunkField,
	{ store, signal }: InlineContext,
): Promise<string | undefined> {
	if (packing === undefined || !canHold(packing, LABEL)) return undefined;
	const { elements } = await readChunk(store, array, index, { signal });
	if (!(elements instanceof Uint8Array)) return undefined;
	const { buffer, byteOffset, byteLength } = elements;
	const view = new DataView(buffer, byteOffset, byteLength);
	const { itemBytes } = array.description.dataType;
	for (let at = 0; at < byteLength; at += itemBytes ?? 8)
		if ((itemBytes === 4 ? view.getFloat32(at, true) : view.getFloat64(at, true)) === LABEL)
			return `it holds the value ${LABEL}, which kerchunk takes for missing`;
	return undefined;
}

/** False where no whole number that fits is scaled to the value. */
function canHold({ kind, bits = 0, scaling }: FieldPacking, value: number): boolean {
	if (scaling === undefined) return true;
	const { factor, reference, decimal } = scaling;
	const packed = Math.round((value / decimal - reference) / factor);
	const isGrouped = kind === "complex" || kind === "differences";
	if (!(packed >= 0) || (!isGrouped && packed >= powerOfTwo(bits))) return false;
	return Math.abs((packed * factor + reference) * decimal - value) <= 1e-9 * value;
}

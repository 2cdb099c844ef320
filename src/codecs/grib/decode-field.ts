import { MiraError } from "../../errors.ts";
import { type Awaitable, corruptChunk } from "../codec.ts";
import { spread } from "./bitmap.ts";
import { decodeComplex } from "./complex-packing.ts";
import { decodeCcsds, decodeJpeg2000Values, decodePngValues } from "./compressed-values.ts";
import { decodeGrib1 } from "./decode-grib1.ts";
import { gridLayout, straightenRuns } from "./grid.ts";
import { decodeIeee } from "./ieee-values.ts";
import { cut, type Grib2Sections, type GribSections } from "./message.ts";
import { ieee32, unsigned } from "./octets.ts";
import { codedCount, grib2PackingHead, representationTemplate } from "./packing-head.ts";
import { decodeRunLengths } from "./run-length.ts";
import { decodeSecondOrder, grib2SecondOrder } from "./second-order.ts";
import { decodeLogarithms, decodeSimple } from "./simple-packing.ts";
import { decodeComplexSpectrum, decodeSimpleSpectrum } from "./spectral.ts";

/** The values of a field in the order in which they are coded, NaN where one is missing. */
export function decodeField(message: Uint8Array, sections: GribSections): Awaitable<Float64Array> {
	if (sections.bitmap.kind === "predefined") throw predefinedBitmap(sections.bitmap.number);
	return sections.edition === 1 ? decodeGrib1(message, sections) : decodeGrib2(message, sections);
}

/** The refusal of a bitmap that only its centre knows. */
export function predefinedBitmap(number: number): MiraError {
	return new MiraError(
		"unsupported-feature",
		`the field is masked by bitmap ${number}, which the centre has predefined`,
		{
			hint: "The bitmap is not part of the file",
		},
	);
}

/** The refusal of a template of section 5; undefined for those that are decoded. */
export function unsupportedTemplate(template: number): MiraError | undefined {
	if (GRIB2_DECODERS.has(template)) return undefined;
	return new MiraError("unsupported-feature", `data representation template 5.${template} of GRIB 2 is not decoded`, {
		hint: "The other fields of the file can still be read",
	});
}

/** A template of section 5: how many octets the section has at least, and what to do with section 7. */
type Grib2Decoder = {
	leastBytes: number;
	decode(sections: Grib2Sections, data: Uint8Array, count: number): Awaitable<Float64Array>;
};

/** Compressors keep nothing of a constant field. */
function unlessConstant({ leastBytes, decode }: Grib2Decoder): Grib2Decoder {
	return {
		leastBytes,
		decode(sections, data, count) {
			const head = grib2PackingHead(sections);
			if (head.bits === 0 || count === 0) return decodeSimple(data, count, { ...head, bits: 0 });
			return decode(sections, data, count);
		},
	};
}

const jpeg2000 = unlessConstant({
	leastBytes: 20,
	decode: (sections, data, count) => decodeJpeg2000Values(data, count, grib2PackingHead(sections)),
});

const png = unlessConstant({
	leastBytes: 20,
	decode: (sections, data, count) => decodePngValues(data, count, grib2PackingHead(sections)),
});

const ccsds = unlessConstant({
	leastBytes: 25,
	decode: (sections, data, count) => decodeCcsds(sections.representation, data, count, grib2PackingHead(sections)),
});

/** By the number of the template of section 5 (code table 5.0). */
const GRIB2_DECODERS: ReadonlyMap<number, Grib2Decoder> = new Map<number, Grib2Decoder>([
	[0, { leastBytes: 20, decode: (sections, data, count) => decodeSimple(data, count, grib2PackingHead(sections)) }],
	[2, { leastBytes: 47, decode: (sections, data, count) => decodeComplex(sections, data, count, false) }],
	[3, { leastBytes: 49, decode: (sections, data, count) => decodeComplex(sections, data, count, true) }],
	[
		4,
		{ leastBytes: 12, decode: ({ representation }, data, count) => decodeIeee(data, count, representation[11] ?? 0) },
	],
	[40, jpeg2000],
	[41, png],
	[42, ccsds],
	[50, { leastBytes: 24, decode: decodeSimpleSpectrum }],
	[51, { leastBytes: 35, decode: decodeComplexSpectrum }],
	[61, { leastBytes: 24, decode: decodeLogarithmic }],
	[200, { leastBytes: 17, decode: ({ representation }, data, count) => decodeRunLengths(representation, data, count) }],
	// Numbers of NCEP from before the templates were agreed.
	[40000, jpeg2000],
	[40010, png],
	// Of ECMWF.
	[50001, { leastBytes: 20, decode: (sections, data, count) => decodeGrib2SecondOrder(sections, data, count, false) }],
	[50002, { leastBytes: 33, decode: (sections, data, count) => decodeGrib2SecondOrder(sections, data, count, true) }],
]);

function decodeGrib2(message: Uint8Array, sections: Grib2Sections): Awaitable<Float64Array> {
	const template = representationTemplate(sections);
	const decoder = GRIB2_DECODERS.get(template);
	if (decoder === undefined) throw unsupportedTemplate(template);
	if (sections.representation.length < decoder.leastBytes)
		throw corruptChunk("grib", `section 5 is too short for template 5.${template}`);
	const { bitmap } = sections;
	const count = codedCount(sections);
	const pointCount = unsigned(sections.grid, 6, 4);
	// A constant field needs no data: nothing else would bound what a few octets of section 5 make room for.
	if (bitmap.kind === "own" && count > pointCount)
		throw corruptChunk("grib", `section 5 has ${count} values for the ${pointCount} points of section 3`);
	const coded = decoder.decode(sections, cut(message, sections.data), count);
	if (bitmap.kind !== "own") return coded;
	const bits = cut(message, bitmap.range);
	const finish = (values: Float64Array): Float64Array => spread(values, bits, pointCount);
	return coded instanceof Promise ? coded.then(finish) : finish(coded);
}

function decodeLogarithmic(sections: Grib2Sections, data: Uint8Array, count: number): Float64Array {
	return decodeLogarithms(data, count, grib2PackingHead(sections), ieee32(sections.representation, 20));
}

function decodeGrib2SecondOrder(
	sections: Grib2Sections,
	data: Uint8Array,
	count: number,
	hasFlags: boolean,
): Float64Array {
	const head = grib2PackingHead(sections);
	const { packing, starts, isBoustrophedonic } = grib2SecondOrder(sections.representation, head.scaling, hasFlags);
	// A constant field has no groups; groups may have values where section 5 tells of no bits, as ecCodes reads them.
	if (head.bits === 0 && packing.groupCount === 0) return decodeSimple(data, count, head);
	const bytes = new Uint8Array(starts.length + data.length);
	bytes.set(starts);
	bytes.set(data, starts.length);
	const values = decodeSecondOrder(bytes, count, packing);
	if (isBoustrophedonic) straightenRuns(values, gridLayout(sections));
	return values;
}

import type { EmittedCodec } from "../../codecs/catalogue/catalogue.ts";
import { MiraError } from "../../errors.ts";
import type { FieldReader } from "./field-reader.ts";
import { numberTypeOf } from "./number-type.ts";

const CODERS = { none: 0, rle: 1, nbit: 2, skippingHuffman: 3, deflate: 4, szip: 5 } as const;

/** The codecs of a compressed element, by the part of its header that names the coder and its parameters (hcomp.c). */
export function parseCompression(fields: FieldReader): EmittedCodec[] {
	const model = fields.u16();
	if (model !== 0) throw new MiraError("unsupported-feature", `compression model ${model} is not known`);
	const coder = fields.u16();
	switch (coder) {
		case CODERS.none:
			return [];
		case CODERS.rle:
			return [{ name: "mirazarr.hdf4_rle", configuration: { run_base: 3, mix_base: 1 } }];
		case CODERS.nbit:
			return [nbit(fields)];
		case CODERS.skippingHuffman:
			return [{ name: "mirazarr.hdf4_skphuff", configuration: { skip: fields.size() } }];
		case CODERS.deflate:
			return [{ name: "numcodecs.zlib", configuration: { level: Math.min(9, fields.u16()) } }];
		case CODERS.szip:
			return [szip(fields)];
		default:
			throw new MiraError("unsupported-feature", `compression with coder ${coder} cannot be decoded`);
	}
}

function nbit(fields: FieldReader): EmittedCodec {
	const { dataType } = numberTypeOf(fields.i32());
	const signExtend = fields.u16() !== 0;
	const fillOne = fields.u16() !== 0;
	const startBit = fields.size();
	const bitLength = fields.size();
	return {
		name: "mirazarr.hdf4_nbit",
		configuration: {
			size: dataType.itemBytes,
			start_bit: startBit,
			bit_length: bitLength,
			sign_extend: signExtend,
			fill_one: fillOne,
		},
	};
}

function szip(fields: FieldReader): EmittedCodec {
	fields.u32(); // the number of pixels, which follows from the chunk
	const scanline = fields.u32();
	const options = fields.u32();
	const bits = fields.u8();
	const block = fields.u8();
	return {
		name: "mirazarr.hdf4_szip",
		configuration: {
			options_mask: options,
			pixels_per_block: block,
			pixels_per_scanline: scanline,
			bits_per_pixel: bits,
		},
	};
}
